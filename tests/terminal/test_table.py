"""The table in the terminal, by keyboard and mouse, without a screen (Textual's pilot)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import cuore
from cuore import words
from cuore.bots import Seat, make_bot
from cuore.terminal.card_table import CardTable
from cuore.terminal.dialogs import CardScreen, CurtainScreen, ResultScreen, SaveScreen, TextScreen
from cuore.terminal.kept import Keeper, kept_games
from cuore.terminal.players import Player
from cuore.terminal.table import TableApp

Steps = Callable[[TableApp, Pilot[Any]], Awaitable[None]]
ANN, BOT = Player("Ann"), Player("easy", "easy")
SIZE = (100, 30)  # every key draws the screen anew, and a large one takes as long as all else together


def at_table(
    steps: Steps,
    *players: Player,
    lang: str = "en",
    size: tuple[int, int] = SIZE,
    game: cuore.Game | None = None,
    keeper: Keeper | None = None,
    **deal: Any,
) -> TableApp:
    """Do something at a table of these players, and give the table back."""
    people = list(players) or [ANN, BOT]
    game = game or cuore.new_game(seats=[player.name for player in people], seed=5, **deal)
    app = TableApp(game, people, lang, pace=0, keeper=keeper)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())
    return app


async def asked(app: TableApp, pilot: Pilot[Any]) -> None:
    """Wait until a person is asked, or the game is over."""
    for _ in range(2000):
        if not app.sitting.bot_is_asked:
            break
        await pilot.pause(0.005)
    await pilot.pause()
    assert not app.sitting.bot_is_asked, "the bot never answers"


def test_a_whole_game_by_keyboard_alone() -> None:
    """From the last rounds of a game on, so that it does not take all day: by numbers, arrows and Enter."""

    ann = make_bot("big-love", 1)  # she knows how a game comes to its end

    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        for _ in range(400):
            await asked(app, pilot)
            if app.game.over:
                break
            number = app.game.legal().index(ann.choose(Seat(app.game)))
            await pilot.press(*str(number + 1))
            if app.query_one("#typed", Input).has_focus:  # the number could have gone on
                await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        await pilot.press("escape")

    app = at_table(steps, ANN, Player("big-love", "big-love"), game=nearly_over(14))
    assert app.game.over
    assert app.return_value is True


def nearly_over(answers: int) -> cuore.Game:
    """A game between two bots, so many answers before its end."""
    game = cuore.new_game(seats=["Ann", "big-love"], seed=5)
    for move in played()[:-answers]:
        game.apply(move)
    return game


@cache
def played() -> tuple[int, ...]:
    game = cuore.new_game(seats=["Ann", "big-love"], seed=5)
    bots = [make_bot("big-love", 1), make_bot("big-love", 2)]
    while not game.over:
        game.apply(bots[game.to_move].choose(Seat(game)))
    return game.moves


def test_what_may_be_used_is_marked_and_a_card_acts_by_enter_and_by_mouse() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        hand = app.query_one("#hand", CardTable)
        assert str(hand.get_cell_at((0, 0))).startswith("●")  # type: ignore[arg-type]
        hand.focus()
        await pilot.press("enter")
        assert app.game.text(app.game.moves[-1]) == "play 1 Love"
        await pilot.click("#hand", offset=(4, 0))
        assert app.game.text(app.game.moves[-1]) == "play 1 Love"
        assert len(app.game.moves) == 2

    at_table(steps)


def test_a_card_that_cannot_be_used_is_looked_at() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        app.query_one("#town", CardTable).focus()
        await pilot.press("down", "down", "down", "enter")
        assert isinstance(app.screen, CardScreen)
        await pilot.press("escape")
        assert not app.game.moves
        await pilot.press("v")
        assert isinstance(app.screen, CardScreen)

    at_table(steps)


def story(app: TableApp) -> str:
    """The log as it is shown."""
    return str(app.query_one("#story", Static).render())


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (140, 40)])
def test_a_bots_turn_is_told_at_every_size(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("/", *"end turn", "enter")
        await asked(app, pilot)
        told = [widget for widget in app.query("#log, #news") if widget.display and widget.size.height]
        assert told, "neither log nor news"
        lines = "\n".join(str(widget.render()) for widget in app.query("#story, #news"))
        assert "easy draws 5 cards" in lines
        if size == (80, 24):
            (news,) = told
            assert 1 <= news.size.height <= 3
            await pilot.press("l")
            await pilot.pause()
            log = app.query_one("#log")
            assert log.size.width > 70, "not one letter a line"
            assert log.size.height > 10

    at_table(steps, size=size)


@pytest.mark.parametrize("size", [(120, 40), (200, 50)])
def test_a_wide_town_shows_texts(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.pause()
        town = app.query_one("#town", CardTable)
        rows = [town.get_row_at(row) for row in range(town.row_count)]
        texts = {row[0].plain.strip("● "): row[-1].plain for row in rows}
        assert "return one" in " ".join(texts["Sainsbury Lockwood"].split())
        assert max(len(line) for text in texts.values() for line in text.splitlines()) < town.size.width - 30

    at_table(steps, size=size)


def test_dots_mark_cards_of_the_hand_in_the_hand_and_of_the_town_in_the_town() -> None:
    def dots(app: TableApp, where: str) -> list[str]:
        rows = app.query_one(where, CardTable)
        cells = [str(rows.get_cell_at((row, 0))) for row in range(rows.row_count)]  # type: ignore[arg-type]
        return [cell.strip("● ") for cell in cells if cell.startswith("●")]

    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        assert dots(app, "#town") == []
        assert "1 Love" in dots(app, "#hand")
        app.query_one("#town", CardTable).focus()
        await pilot.press("enter")  # 1 Love of the town: there is nothing to do with it now but to look
        assert isinstance(app.screen, CardScreen)
        await pilot.press("escape")
        await pilot.press("/", *"play all", "enter", "/", *"end serving", "enter")
        assert dots(app, "#hand") == []
        assert "1 Love" in dots(app, "#town")

    at_table(steps)


def test_answers_past_nine_are_typed() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        legal = app.game.legal()
        await pilot.press("1", "0", "enter")
        assert app.game.moves[-1] == legal[9]
        await pilot.press("u")
        await pilot.press("1", "escape", "1", "enter")
        assert app.game.moves[-1] == legal[0]
        await pilot.press("u")
        await pilot.press(str(len(legal) // 10 + 1))
        assert app.game.moves[-1] == legal[len(legal) // 10], "no longer number begins so"
        await pilot.press("/", *"nonsense", "enter")
        assert "none of the options" in list(app._notifications)[-1].message

    game = nearly_over(30)
    while game.to_move != 0 or not 10 <= len(game.legal()) < 20:  # so that 1 may be the beginning of 10, and 2 not
        game.undo()
    at_table(steps, game=game)


def test_undo_takes_the_last_own_answer_back_over_the_bots_answers() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        before = app.game.hash()
        await pilot.press("u")
        assert app.game.hash() == before
        end = [app.game.text(move) for move in app.game.legal()].index("end turn")
        await pilot.press(str(end + 1))
        await asked(app, pilot)
        assert len(app.game.moves) > 1
        await pilot.press("u")
        await pilot.pause()
        assert app.game.hash() == before
        assert story(app) == "\n".join(words.log_lines(app.game, 0, "en"))

    at_table(steps)


def test_a_curtain_falls_between_two_people() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        end = [app.game.text(move) for move in app.game.legal()].index("end turn")
        await pilot.press(str(end + 1))
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert app.reader == 0
        await pilot.press("u")
        await pilot.pause()
        assert (app.game.moves, app.reader) == ((), 0)
        await pilot.press(str(end + 1))
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert app.reader == 1
        shown = str(app.query_one("#prompt", Static).render())
        assert "Bob" in shown

    at_table(steps, ANN, Player("Bob"))


def test_the_log_of_another_seat_is_not_left_behind_the_curtain() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        for key in ("end turn",):
            end = [app.game.text(move) for move in app.game.legal()].index(key)
            await pilot.press(str(end + 1))
            await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        said = story(app)
        drawn = [
            line for line in words.log_lines(app.game, 0, "en") if line not in words.log_lines(app.game, 1, "en")
        ]
        assert drawn
        assert all(line not in said for line in drawn)

    at_table(steps, ANN, Player("Bob"))


def test_saving(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("1", "s")
        assert isinstance(app.screen, SaveScreen)
        app.screen.query_one("#file").value = str(file)  # type: ignore[attr-defined]
        await pilot.press("enter")
        await pilot.pause()
        assert cuore.load(file.read_text()).hash() == app.game.hash()

    at_table(steps)


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept in a test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
@pytest.mark.parametrize("before", ["", "s", "question_mark"])
def test_whoever_leaves_finds_the_game_again(state: Path, key: str, before: str) -> None:
    """With every key that people try, in a dialog too."""

    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("1", *([before] if before else []))
        await pilot.pause()
        await pilot.press(*(["escape", "q"] if before and key == "q" else [key]))
        await pilot.pause()

    app = at_table(steps, lang="fr", keeper=Keeper([ANN, BOT]))
    assert app.return_value is False
    assert app.parting == words.say("fr", "play-kept")
    (kept,) = kept_games()
    assert kept.game.hash() == app.game.hash()
    assert kept.players == [ANN, BOT]


def test_every_answer_is_kept_at_once_and_a_game_that_is_over_is_not(state: Path) -> None:
    players = [ANN, Player("big-love", "big-love")]

    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        assert not kept_games(), "nobody has answered yet"
        for _ in range(400):
            if app.game.over:
                break
            await pilot.press("enter")
            await asked(app, pilot)
            if not app.game.over:
                assert [kept.game.hash() for kept in kept_games()] == [app.game.hash()]
        assert app.game.over
        assert not kept_games()

    app = at_table(steps, *players, game=nearly_over(14), keeper=Keeper(players))
    assert app.parting == ""


def test_where_nothing_can_be_kept_the_table_says_so_and_goes_on(state: Path) -> None:
    state.write_text("a file where a folder should be")

    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("1", "1")
        (note,) = app._notifications
        assert "cannot be kept" in note.message
        assert len(app.game.moves) == 2

    at_table(steps, keeper=Keeper([ANN, BOT]))


class Fails:
    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: object) -> int:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_is_replaced_and_the_game_goes_on() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        end = [app.game.text(move) for move in app.game.legal()].index("end turn")
        await pilot.press(str(end + 1))
        await asked(app, pilot)
        assert app.game.to_move == 0
        assert "no idea" in next(iter(app._notifications)).message

    at_table(steps, ANN, Player("odd", "tests.terminal.test_table:Fails"))


@pytest.mark.parametrize(
    ("lang", "sets", "size"),
    [("fr", "oktoberfest", (80, 24)), ("ja", "more", (160, 50)), ("en", "romantic_vacation", (100, 30))],
)
def test_every_box_in_every_language_at_every_size(lang: str, sets: str, size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        for _ in range(6):
            await asked(app, pilot)
            assert app.query_one("#options", OptionList).option_count == len(app.game.legal())
            await pilot.press("enter")
        for key in ("t", "question_mark"):
            await asked(app, pilot)
            await pilot.press(key)
            assert isinstance(app.screen, TextScreen)
            await pilot.press("escape")
        await pilot.press("l")

    at_table(steps, lang=lang, size=size, sets=[sets])
