"""A database of the server that was made under rules version 2, and tables of today once the rules have moved on."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cuore.engine import archive, scoring
from cuore.engine.errors import IllegalMove
from cuore.engine.game import Game
from cuore.server import lobby, pages
from cuore.server.messages import DoneMessage, GamePage
from cuore.server.problems import Refusal
from cuore.server.rest.endpoints import playable
from cuore.server.room import Room
from cuore.server.rooms import Rooms
from cuore.words import log_lines, score_lines
from tests.server.tables import ANN, BOB, answer, here, lay, open_rooms, undo

FOLDER = Path(__file__).parent
BASE_OVER, BASE_GOING, BEER_OVER, BEER_GOING, WAITING = "BASEVER2", "BASEP2AY", "BEER2VER", "BEERP2AY", "WA2T2NGS"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return Path(shutil.copy(FOLDER / "tables.sqlite", tmp_path / "tables.db"))


async def found(rooms: Rooms, code: str) -> Room:
    room = await rooms.find(code)
    assert room is not None
    return room


def past_page(room: Room) -> GamePage:
    return pages.past_page(room.ledger, lobby.table_summary(room, ANN, "en"), "en")


# -- version 2 ----------------------------------------------------------------------------------------------


def test_tables_whose_answers_are_still_legal_go_on(database: Path) -> None:
    async def main() -> None:
        async with open_rooms(database) as rooms:
            over, going = await found(rooms, BASE_OVER), await found(rooms, BASE_GOING)
            assert (over.status, over.game and over.game.scores()) == ("over", [30, 25])
            assert "result: Ann 30, Bob 25" in over.record_text()
            assert lobby.table_summary(over, ANN, "en").earlier is None
            assert (going.status, going.version) == ("playing", 150)
            await answer(going)
            assert going.version == 151
        async with open_rooms(database) as rooms:
            assert (await found(rooms, BASE_GOING)).version == 151

    asyncio.run(main())


def test_a_table_that_waits_is_dealt_by_the_rules_of_today(database: Path) -> None:
    async def main() -> None:
        async with open_rooms(database) as rooms:
            room = await found(rooms, WAITING)
            await room.sit(BOB, "Bob")
            assert room.status == "playing"
            await answer(room)
        async with open_rooms(database) as rooms:
            kept = await rooms.store.read(WAITING)
            assert kept is not None
            assert [event.data.get("rules") for event in kept.events if event.kind == "dealt"] == [
                archive.RULES_VERSION
            ]
            assert (await found(rooms, WAITING)).version == 1

    asyncio.run(main())


@pytest.mark.parametrize(("code", "answers"), [(BEER_OVER, 264), (BEER_GOING, 220)])
def test_a_table_of_rules_that_were_corrected_is_shown_and_not_played(
    database: Path, code: str, answers: int
) -> None:
    async def main() -> None:
        async with open_rooms(database) as rooms:
            room = await found(rooms, code)
            assert (room.status, room.game, len(room.ledger.line)) == ("over", None, answers)
            card = lobby.table_summary(room, ANN, "en")
            assert card.earlier is not None
            assert card.earlier.startswith("This game was played under rules 2")
            assert [seat.name for seat in card.seats] == ["Ann", "Bob"]
            page = past_page(room)
            assert (page.answers, page.seats, page.table.result) == (answers, [], None)  # the end was not kept then
            assert page.log[0].text == "Ann: serve Matilde Wiese"
            assert len(page.log) == answers
            assert len(room.history()) == room.ledger.seq
            with pytest.raises(Refusal):
                playable(room, "en")
            with pytest.raises(Refusal):
                await room.sit("d" * 64, "Dov")

    asyncio.run(main())


def test_no_table_is_missing_in_the_lists(database: Path) -> None:
    async def main() -> None:
        async with open_rooms(database) as rooms:
            mine = {room.code for room in await rooms.mine(ANN)}
            assert mine == {BASE_OVER, BASE_GOING, BEER_OVER, BEER_GOING, WAITING}
            assert [room.code for room in await rooms.listed(("playing",))] == [BASE_GOING]
            assert [room.code for room in await rooms.listed(("waiting",))] == [WAITING]

    asyncio.run(main())


# -- the version of today, once the rules have moved on -----------------------------------------------------


async def played(rooms: Rooms, count: int, sets: str = "oktoberfest") -> Room:
    """A table with so many answers, or with a whole game if that is shorter; the first answer was taken back."""
    room = await lay(rooms, here("Ann"), here("Bob"), sets=[sets])
    for _ in range(count):
        if room.status == "over":
            break
        await answer(room)
        if room.version == 1:
            assert isinstance(await undo(room, 0), DoneMessage)
    return room


def move_on(monkeypatch: pytest.MonkeyPatch, forbid: Callable[[Game, int], bool]) -> None:
    """Rules of the next version, which forbid some answers."""
    real = Game.apply

    def otherwise(game: Game, move: int) -> None:
        if forbid(game, move):
            raise IllegalMove("not-legal", text="", seat="", legal="")
        real(game, move)

    monkeypatch.setattr(Game, "apply", otherwise)
    monkeypatch.setattr(archive, "RULES_VERSION", archive.RULES_VERSION + 1)


@pytest.mark.parametrize("count", [80, 5000])
def test_a_table_of_today_will_be_told_under_rules_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            room = await played(rooms, count)
            game, code = room.game, room.code
            assert game is not None
            assert game.over == (count == 5000)
            other = await lay(rooms, here("Cleo"), here("Dov"))
        with monkeypatch.context() as rules:
            move_on(rules, lambda game, _: game.seats[0] == "Ann" and game.answers > 60)
            async with open_rooms(tmp_path / "a.db") as rooms:
                room = await found(rooms, code)
                assert (room.status, room.game) == ("over", None)
                page = past_page(room)
                assert [line.text for line in page.log] == log_lines(game, None, "en")
                assert (page.undone, page.answers) == (1, game.answers)
                assert page.turns == game.view(None)["turn"]
                if game.over:
                    assert [seat.points for seat in page.seats] == game.scores()
                    assert [seat.seat for seat in page.seats if seat.winner] == game.winners()
                    assert page.seats[0].lines == pages.score_lines(game, 0, "en")
                    assert score_lines(room.ledger.past, 1, "ja") == score_lines(game, 1, "ja")  # type: ignore[arg-type]
                    assert page.table.result is not None
                assert (await found(rooms, other.code)).status == "playing"

    asyncio.run(main())


def test_a_table_that_would_end_otherwise_is_not_shown_with_another_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            room = await played(rooms, 5000, "base")
            assert room.game is not None
            scores = room.game.scores()
        move_on(monkeypatch, lambda *_: False)
        async with open_rooms(tmp_path / "a.db") as rooms:
            assert (await found(rooms, room.code)).ledger.past is None
        real = scoring.tally
        monkeypatch.setattr(scoring, "tally", lambda state, seat: real(state, 1 - seat))
        async with open_rooms(tmp_path / "a.db") as rooms:
            past = (await found(rooms, room.code)).ledger.past
            assert past is not None
            assert past.scores() == scores

    asyncio.run(main())


def test_what_is_told_is_not_kept_in_memory_twice() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await played(rooms, 30)
            assert not any({"told", "end"} & set(event.data) for event in room.ledger.events)
            kept = await rooms.store.read(room.code)
            assert kept is not None
            assert all("told" in event.data for event in kept.events if event.kind in ("dealt", "answer"))

    asyncio.run(main())
