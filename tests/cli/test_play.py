"""`cuore play` through a pipe: whole games, the commands of the table, and leaving it."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import cuore
from cuore import scenario, words
from cuore.boxes.registry import BOXES
from cuore.engine.game import Game
from cuore.terminal.console import Console
from cuore.terminal.kept import Keeper, kept_games
from cuore.terminal.plain import PlainTable
from cuore.terminal.players import Player, players_of, read_players
from cuore.terminal.sitting import Sitting
from tests.cards.table import has, table
from tests.cli.helpers import Run, refused

OPTION = re.compile(r"^ +(\d+)\. (.+?)(?: \(.*\))?$", re.MULTILINE)
GAMES_KEPT = Path(".local/state/cuore/games")

Options = list[tuple[str, str]]  # number and words


class Typist(io.StringIO):
    """Reads the options off the screen and types what `choose` says."""

    def __init__(self, screen: io.StringIO, choose: Callable[[Options], str]) -> None:
        super().__init__()
        self._screen = screen
        self._choose = choose
        self._read = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # StringIO's own is looser
        shown = self._screen.getvalue()[self._read :]
        self._read += len(shown)
        return self._choose([(number, words) for number, words in OPTION.findall(shown)]) + "\n"


def at_table(
    game: Game, players: list[Player], choose: Callable[[Options], str], lang: str = "en"
) -> tuple[Game, str]:
    """Play a whole game with a typist in every person's place."""
    screen = io.StringIO()
    table = PlainTable(game, players, Console(Typist(screen, choose), screen), lang)
    assert table.play()
    return table.game, screen.getvalue()


def wish(options: Options, *patterns: str) -> tuple[str, str]:
    """The first option that matches the first pattern that any option matches; else the last."""
    for pattern in patterns:
        for option in options:
            if re.search(pattern, option[1]):
                return option
    return options[-1]


def test_where_a_card_is_corrected_a_line_says_that_another_bot_plays_for_the_level(run: Run, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text('["Rouge Crescent"]\nlove = 2\n', encoding="utf-8")
    seats = ("--seats", "Ann,bot:master,bot:easy", "--cards", str(cards), "--lang", "fr")
    result = run("play", *seats, typed="q\n")
    line = "le réseau ne connaît pas ces cartes telles qu’elles sont ici : Rouge Crescent ; un autre adversaire joue"
    assert " ".join(result.out.split()).count(line) == 1
    assert result.err == ""
    assert line not in " ".join(run("play", "--seats", "Ann,bot:master", "--lang", "fr", typed="q\n").out.split())


# -- whole games --------------------------------------------------------------------------------------------


def test_a_whole_game_by_numbers(run: Run) -> None:
    result = run("play", "--seed", "1", "--options", "two-player-quick", typed="1\n" * 3_000)
    assert result.code == 0
    assert result.err == ""
    assert result.out.lstrip().startswith("Welcome to Cuore! At the table: Host, big-love.")
    assert "— The game is over —" in result.out
    assert "Marianne Soleil ×" in result.out
    assert result.out.endswith("Well played, everyone, and thank you for the game.\n")


def test_a_whole_game_by_names() -> None:
    game = cuore.new_game(seats=["Ann", "big-love"], seed=2)
    order = ("^serve (?!Col|Mar)", "^chamber", "^play all", "^play", "^employ (Mar|3|2|Rouge|Viola)", "^end")
    end, screen = at_table(game, read_players("Ann,bot:big-love"), lambda options: wish(options, *order)[1])
    assert end.over
    assert "Congratulations, " in screen


def test_a_whole_game_in_french_against_random() -> None:
    game = cuore.new_game(seats=["Anne", "random"], seed=2, options=["two-player-quick"])
    order = ("servir par (?!Col|Mar)", "^nommer", "^jouer", "^employer (Mar|3|2|Azure|Rouge|Viola)", "^finir")
    end, screen = at_table(game, read_players("Anne,bot:random"), lambda options: wish(options, *order)[1], "fr")
    assert end.over
    assert "Anne, votre phase d’embauche" in screen
    assert "Félicitations" in screen
    assert "Congratulations" not in screen


def test_a_whole_game_of_three_people(run: Run) -> None:
    game = cuore.new_game(seats=["Ann", "Bob", "Cleo"], town="random", seed=4)
    order = ("^use", "^serve", "^target", "^reveal", "^play", "^employ (Ill|Bad|Mar|[A-Z])", "^end")
    end, screen = at_table(game, read_players("Ann,Bob,Cleo"), lambda options: wish(options, *order)[0])
    assert end.over
    assert "Now for Bob." in screen


def test_bots_alone(run: Run) -> None:
    result = run("play", "--seats", "bot:big-love,bot:big-love,bot:random", "--seed", "1")
    assert result.code == 0
    assert "At the table: big-love, big-love 2, random." in result.out
    assert "big-love 2 employs" in result.out
    assert "Congratulations, " in result.out


def test_the_record_of_a_game(run: Run, tmp_path: Path) -> None:
    seats = ("--seats", "bot:big-love,bot:random", "--seed", "1")
    result = run("play", *seats, "--record", "game.txt")
    assert result.out.endswith("The record of the game: game.txt\n")
    assert run("replay", "game.txt", "--verify").code == 0
    failed = run("play", *seats, "--record", "no/such/folder.txt")
    assert failed.code == 1
    assert failed.err.startswith("cuore: no/such/folder.txt: cannot be written")


# -- a decision ---------------------------------------------------------------------------------------------


def test_the_first_screen(run: Run) -> None:
    result = run("play", "--seed", "3", "--seats", "Ann,bot:big-love")
    assert result.code == 0
    assert "big-love: hand 5, deck 5, discard pile 0; private quarters: none\n" in result.out
    assert "This turn: servings 1, love 0\nYour hand: 1 Love ×4, Colette Framboise\n" in result.out
    assert " 1. serve Colette Framboise (no bonus)\n 2. play 1 Love\n 3. play all\n" in result.out
    assert "\x1b" not in result.out


def test_what_an_option_costs_and_gives(run: Run) -> None:
    result = run("play", "--seed", "3", typed="play all\nend serving\n")
    assert "employ Rouge Crescent (cost 2, 10 left, 1 VP, Love +1, more: ?\u00a0Rouge)\n" in result.out


def screen_of(game: Game, typed: str, lang: str = "en") -> str:
    out = io.StringIO()
    assert not PlainTable(game, read_players("Ann,Bob"), Console(io.StringIO(typed), out), lang).play()
    return out.getvalue()


def test_what_an_option_costs_now() -> None:
    """Envy makes maids dearer: the printed cost, and what it comes to."""
    laid = table(sets=("oktoberfest",), phase="serve", Ann=has("3 Love x4", quarters="Envy"), Bob=has())
    typed = "play all\nend serving\ntable\n"
    out = screen_of(laid.game.clone(), typed)
    assert "employ Anja Brunner (cost 10, now 11, 8 left" in out
    assert "Anja Brunner: cost 10, now 11, 8 left" in out
    assert re.search(r"3 Love: cost 7, \d+ left", out), "Envy is about maids"
    assert "coût 10, en ce moment 11" in screen_of(laid.game.clone(), typed, "fr")
    assert "現在は11" in screen_of(laid.game.clone(), typed, "ja")


@pytest.mark.parametrize("seed", range(6))
def test_nobody_sees_what_they_may_not_know(seed: int) -> None:
    """The same screen whatever the hidden cards are."""
    game = cuore.new_game(seats=["Ann", "Bob"], town="random", seed=seed)
    for count in range(40 + 10 * seed):
        game.apply(game.legal()[count % len(game.legal())])
    games = [game, *(game.determinize(game.to_move, k) for k in range(3))]
    assert len({screen_of(dealt, "table\nlog 500\nbogus\n") for dealt in games}) == 1


@pytest.mark.parametrize("typed", ["end turn", "END TURN", "end t", "end  turn", "turn", "5"])
def test_a_move_by_few_words(run: Run, typed: str) -> None:
    assert "— Turn 2: big-love —" in run("play", "--seed", "3", typed=typed + "\n").out


@pytest.mark.parametrize("typed", ["finir le tour", "fin tour", "end turn", "5"])
def test_a_move_by_few_french_words(run: Run, typed: str) -> None:
    assert "— Tour 2" in run("--lang", "fr", "play", "--seed", "3", typed=typed + "\n").out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type a number or a move"),
        ("0", "There is no option 0: the numbers go from 1 to 5."),
        ("6", "There is no option 6"),
        ("1 2", "One answer at a time"),
        ("dance", '"dance" is none of the options'),
        ("serve marianne", '"serve marianne" is none of the options'),
        ("Bob: end turn", "none of the options"),
        ("!", "none of the options"),
        ("end", '"end" could be any of these'),
        ("² ", "none of the options"),
    ],
)
def test_what_is_no_move_changes_nothing(run: Run, typed: str, answer: str) -> None:
    result = run("play", "--seed", "3", "--seats", "Ann,Bob", typed=typed + "\nlog\n")
    assert answer in result.out
    assert "— Turn 2" not in result.out
    assert "Ann plays" not in result.out


def test_an_unclear_answer_is_met_with_the_options_it_could_be(run: Run) -> None:
    out = run("play", "--seed", "3", typed="end\n").out
    after = out.partition('"end" could be')[2]
    assert " 4. end serving\n 5. end turn\n" in after
    assert "play all" not in after


def test_enter_is_enough_where_there_is_one_option(run: Run) -> None:
    result = run("play", "--seed", "3", typed="play all\nend serving\nemploy rouge\n\n")
    assert "end turn (just press Enter)" in result.out
    assert "— Turn 2: big-love —" in result.out


# -- commands -----------------------------------------------------------------------------------------------


def test_help(run: Run) -> None:
    for word in ("?", "help"):
        assert "save FILE : save the game" in run("play", typed=word + "\n").out
    for word in ("?", "aide", "help"):
        assert "sauver FICHIER" in run("--lang", "fr", "play", typed=word + "\n").out


def test_help_for_a_card(run: Run) -> None:
    assert "Geneviève Daubigny — Cooking Maid" in run("play", typed="? genevieve\n").out
    assert "Ophelia Grail — All-purpose Maid" in run("play", typed="? ophelia\n").out, "not in this town"
    assert "Geneviève Daubigny" in run("play", typed="help genevieve\n").out
    assert "unknown card 'Brunhilde'" in run("play", typed="? Brunhilde\n").out
    assert "Azure Crescent / Viola Crescent / Rouge Crescent" in run("play", typed="? crescent\n").out


def test_the_table(run: Run) -> None:
    out = run("play", "--seed", "3", typed="table\n").out
    assert "Marianne Soleil: cost 9, 8 left, 6 VP" in out
    assert "deck, in no order: 1 Love ×3, Colette Framboise ×2" in out
    assert "face up, 8 face down" in out


def test_the_log(run: Run) -> None:
    out = run("play", "--seed", "3", typed="end turn\nlog\nlog 2\n").out
    last = out.split("> log 2\n")[1].splitlines()
    assert last[1].startswith("— Turn 3")
    assert out.count("— Turn 1: Host —") == 2


def test_undo_goes_back_over_bots_to_ones_own_last_answer(run: Run) -> None:
    out = run("play", "--seed", "3", typed="undo\nplay all\nend turn\nundo\nundo\nundo\n").out
    assert out.count("There is nothing to take back.") == 2
    assert "Taken back: end turn\n" in out
    assert "Taken back: play all\n" in out
    assert out.count("This turn: servings 1, love 4") == 2
    assert "Repris" in run("--lang", "fr", "play", "--seed", "3", typed="5\nannuler\n").out


def test_undo_does_not_reach_into_somebody_elses_answers(run: Run) -> None:
    out = run("play", "--seed", "3", "--seats", "Ann,Bob", typed="end turn\nundo\n").out
    assert "The last answer was given by Ann" in out


def test_a_game_goes_on_after_undo_as_if_nothing_had_been(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "3", typed="play all\nend turn\nundo\nend turn\nsave a.json\nquit\n")
    run("play", "--seed", "3", typed="play all\nend turn\nsave b.json\nquit\n")
    assert Path("a.json").read_text(encoding="utf-8") == Path("b.json").read_text(encoding="utf-8")


# -- saving and leaving -------------------------------------------------------------------------------------


def test_save_and_resume(run: Run, home: Path, tmp_path: Path) -> None:
    first = run("play", "--seed", "3", typed="play all\nsave my game.json\nquit\n")
    assert first.code == 0
    assert "Saved. To go on later: cuore play --load my game.json" in first.out
    again = run("play", "--load", "my game.json", typed="end turn\n")
    assert "This turn: servings 1, love 4" in again.out
    assert "big-love plays" in again.out, "the bot sits in its seat again"
    other = run("play", "--load", "my game.json", "--seats", "You,bot:random", typed="end turn\n")
    assert "At the table: Host, big-love." in other.out


def test_a_resumed_game_begins_with_a_reminder_of_what_happened_last(run: Run) -> None:
    run("play", "--seed", "3", typed="end turn\n" * 12 + "save a.json\n")
    news = run("play", "--load", "a.json").out.partition("This turn")[0]
    assert "Host draws" in news
    assert "— Turn 1:" not in news


def test_a_game_saved_before_undo_is_not_the_one_after_it(run: Run, home: Path) -> None:
    run("play", "--seed", "3", typed="play all\nsave a.json\nundo\nplay 1 love\n")
    (kept,) = (kept.game for kept in kept_games())
    assert [kept.text(move) for move in kept.moves] == ["play 1 Love"]


def test_no_half_written_save(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "3", typed="save a.json\nplay all\nsave a.json\n")
    assert cuore.load(Path("a.json").read_text(encoding="utf-8")).moves
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["a.json"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("save", "Please name a file"),
        ("save no/such/folder/a.json", "no such file or folder"),
        ("save .", "not a regular file"),
        ("save /dev/null", "not a regular file"),
        ("save ~nobody-at-all/a.json", "Not saved"),
        ("save a\0b", "Not saved"),
    ],
)
def test_a_failed_save_is_said_and_the_game_goes_on(run: Run, typed: str, answer: str) -> None:
    result = run("play", "--seed", "3", typed=typed + "\nend turn\n")
    assert result.code == 0
    assert answer in result.out
    assert "— Turn 2" in result.out


def test_quit_and_the_end_of_the_input_keep_the_game(run: Run) -> None:
    for number, typed in enumerate(("play all\nquit\n", "play all\n", "play all\nquitter\n"), 1):
        lang = "fr" if "quitter" in typed else "en"
        result = run("--lang", lang, "play", "--seed", "3", typed=typed)
        assert result.code == 0
        assert "cuore play --continue" in result.out
        assert len(kept_games()) == number, "no game is written over another"
        assert "love 4" in run("play", "--continue", typed="").out


def test_nothing_is_kept_of_a_game_that_nobody_has_played(run: Run, home: Path) -> None:
    result = run("play", typed="")
    assert result.code == 0
    assert "Goodbye" in result.out
    assert not (home / GAMES_KEPT).exists()


def test_a_game_that_is_over_is_no_longer_kept(run: Run) -> None:
    run("play", "--seed", "1", "--options", "two-player-quick", typed="1\n" * 3_000)
    assert kept_games() == []


def test_a_game_that_cannot_be_kept(run: Run, home: Path) -> None:
    (home / ".local").write_text("a file where a folder should be", encoding="utf-8")
    result = run("play", "--seed", "3", typed="play all\nend turn\n")
    assert result.code == 0
    assert result.out.count("The game cannot be kept") == 1


def test_going_on_with_one_of_several_games(run: Run, tmp_path: Path) -> None:
    (tmp_path / "lucky.py").write_text("from cuore.bots.random_bot import RandomBot as Lucky\n", encoding="utf-8")
    run("play", "--seed", "3", "--seats", "Ann,bot:lucky:Lucky", typed="play all\n")
    run("play", "--seed", "4", "--seats", "Bob,Cleo", typed="end turn\n")
    latest = run("play", "--continue", typed="")
    assert "At the table: Bob, Cleo." in latest.out
    first = run("play", "--continue", "2", typed="end turn\n")
    assert "At the table: Ann, Lucky." in first.out
    assert "— Turn 3: Ann —" in first.out, "a bot of one's own sits there again"
    assert len(kept_games()) == 2, "the game goes on in its own place"
    assert kept_games()[0].game.seats == ("Ann", "Lucky"), "and is the latest now"
    refused(run("play", "--continue", "3"), "no kept game 3", "1 to 2")
    refused(run("play", "--continue", "--seed", "4"), "--continue", "--seed")
    refused(run("play", "--continue", "--load", "a.json"), "--continue", "--load")
    refused(run("play", "2"), "cuore play --continue 2")


def test_there_is_nothing_to_go_on_with(run: Run, home: Path) -> None:
    refused(run("play", "--continue"), "no game to go on with")
    (home / GAMES_KEPT).mkdir(parents=True)
    (home / GAMES_KEPT / "broken.json").write_text("half of a", encoding="utf-8")
    refused(run("play", "--continue"), "no game to go on with")


def test_the_one_game_that_earlier_versions_kept_is_found(run: Run, home: Path) -> None:
    run("play", "--seed", "3", typed="play all\nsave a.json\n")
    (kept,) = kept_games()
    kept.path.unlink()
    Path("a.json").rename(home / GAMES_KEPT.parent / "unfinished.json")
    assert "love 4" in run("play", "--continue", typed="").out


def test_one_game_at_two_terminals_becomes_two(run: Run) -> None:
    run("play", "--seed", "3", typed="play all\n")
    (kept,) = kept_games()
    here, there = (Sitting(kept.game.clone(), kept.players, keeper=Keeper(kept.players, kept.path)) for _ in "12")
    for sitting, words_ in ((here, "end serving"), (there, "end turn"), (here, "end turn")):
        sitting.answer(sitting.game.find(words_))
    assert {kept.game.hash() for kept in kept_games()} == {here.game.hash(), there.game.hash()}


def test_a_record_that_could_not_be_written_is_refused_before_the_game(run: Run) -> None:
    refused(run("play", "--record", "no/such/folder/game.txt", typed="1\n"), "no/such/folder", code=1)
    assert not Path("game.txt").exists()


def test_players_of_a_saved_game() -> None:
    game = cuore.new_game(seats=["Ann", "big-love", "big-love 2", "sisters"], seed=1)
    assert [player.bot for player in players_of(game)] == [None, "big-love", "big-love", "strategy:sisters"]


def test_bots_from_anywhere_sit_down_under_a_short_name(run: Run, tmp_path: Path) -> None:
    (tmp_path / "calm.toml").write_text('[[employ]]\ncard = "2 Love"\n', encoding="utf-8")
    (tmp_path / "lucky.py").write_text("from cuore.bots.random_bot import RandomBot as Lucky\n", encoding="utf-8")
    seats = "bot:strategy:sisters,bot:calm.toml,bot:lucky:Lucky,bot:strategy:sisters"
    result = run("play", "--seats", seats, "--seed", "1", "--record", "game.txt")
    assert result.code == 0, result
    assert cuore.replay((tmp_path / "game.txt").read_text("utf-8")).seats == ("sisters", "calm", "Lucky", "sisters 2")


# -- every box ----------------------------------------------------------------------------------------------

MIXED_MORE = ("mixed-pile", "private-maids", "illness")
GAMES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    *(((box,), ()) for box in BOXES),
    (tuple(box for box in BOXES if box != "more"), ()),
    (("base", "expanding_the_house", "more"), MIXED_MORE),
]


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("sets", "options"), GAMES)
def test_a_whole_game_of_every_box(sets: tuple[str, ...], options: tuple[str, ...], lang: str) -> None:
    """Random numbers typed, the table asked for now and then: every question and every zone can be shown."""
    game = cuore.new_game(sets, ["Anne", "big-love"], "random", 5, options)
    lots = random.Random(1)
    offered: Options = []

    def answer(shown: Options) -> str:
        offered[:] = shown or offered  # after the table nothing is offered anew
        return "table" if lots.random() < 0.03 else lots.choice(offered)[0]

    end, screen = at_table(game, read_players("Anne,bot:big-love"), answer, lang)
    assert end.over
    assert (words.say(lang, "cli-house-legend") in screen) == any(c.house_figures() for c in end.table.cards.values())


@pytest.mark.parametrize(("sets", "options"), GAMES)
def test_nobody_sees_what_they_may_not_know_in_any_box(sets: tuple[str, ...], options: tuple[str, ...]) -> None:
    game = cuore.new_game(sets, ["Ann", "Bob"], "random", 3, options)
    lots = random.Random(2)
    for _ in range(150):
        if not game.over:
            game.apply(lots.choice(game.legal()))
    games = [game, *(game.determinize(game.to_move, k) for k in range(3))]
    assert len({screen_of(dealt, "table\nlog 500\nbogus\n") for dealt in games}) == 1


OKTOBERFEST = """
sets = ["oktoberfest"]
seats = ["Ann", "Bob"]
steps = []
[seat.Ann]
hand = ["1 Love", "Nadja Kersten"]
deck = []
quarters = ["Pilsner", "Altbier", { card = "Beer Fest", under = ["Bock"], on = ["Heavy Storm"] }]
[seat.Bob]
hand = ["1 Love"]
deck = []
quarters = ["Weissbier", { card = "Beer Fest", under = ["Altbier"] }]
"""


def test_beers_and_what_lies_under_and_on_cards() -> None:
    screen = screen_of(scenario.load(OKTOBERFEST), "table\n")
    assert "your beers: Altbier, Pilsner\n" in screen
    assert "private quarters: Beer Fest over a face-down beer\n  beers 1\n" in screen
    assert "Beer Fest over Bock under Heavy Storm" in screen
    assert "Beer: Oktoberfest (3 VP, Alcohol 3*) face up, " in screen
    assert "Weissbier" not in screen


def test_reminiscences_with_what_they_take(run: Run) -> None:
    out = run("play", "--sets", "romantic_vacation", "--seed", "3", typed="table\n").out
    assert re.search(r"Reminiscences: .* face up, \d+ face down\n  [A-Z].*: Serving phase: to acquire it, ", out)


def test_preparations_refined_maids_and_the_first_master(run: Run) -> None:
    out = run("play", "--sets", "more", "--seed", "3", typed="celina\ntable\n").out
    assert "Food 1: 3 VP*, 2 Imagination*, 7 left\n" in out
    assert " 2. choose Celina (Work phase: you may pay Concentration to win the top card" in out
    assert "This turn: servings 1, love 0\nRefined maid: Celina, Decoration 1 (3 VP*, 2 Concentration*)\n" in out
    assert "\nFirst Master: Host\n" in out
    assert "\n  refined maid Celina\n" in out


def test_names_that_several_boxes_have_mean_the_card_of_this_game(run: Run) -> None:
    more = run("play", "--sets", "more", "--seed", "3", typed="? colette\n? julia\n? marianne\n").out
    assert "Cost 0 (house figure)" in more
    assert "Julia — Maid" in more
    assert "Marianne Soleil — Refined Maid" in more
    assert "Marianne Soleil — Maid Chief" not in more
    base = run("play", "--seed", "3", typed="? colette\n? ophelia\n? nicole\n").out
    assert "Cost 3 · 24 copies" in base
    assert base.count("Ophelia Grail — ") == 1, "of the boxes of this game"
    assert "Nicole Schmieg — Apprentice Maid" in base, "from another box"
    neither = run("play", "--sets", "oktoberfest", "--seed", "3", typed="? ophelia\n").out
    assert neither.count("Ophelia Grail — ") == 2, "two boxes have one, and neither is here"


def test_chiefs_and_options_from_the_command_line(run: Run) -> None:
    sets = ("--sets", "base,oktoberfest", "--chiefs", "oktoberfest", "--town", "random", "--seed", "3")
    run("play", *sets, "--options", "two-player-quick,no-bad-habits", typed="save a.json\n")
    table = cuore.load(Path("a.json").read_text(encoding="utf-8")).table
    assert table.chiefs == "oktoberfest"
    assert table.options == ("no-bad-habits", "two-player-quick")
    assert "Matilde Wiese" in run("play", *sets).out


# -- what cannot be set up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--sets", "tokyo"], ["unknown set 'tokyo'", "allowed: base"]),
        (["--sets", ","], ["no set", "allowed: base"]),
        (["--seats", "Ann"], ["1 seat;", "2 to 6"]),
        (["--seats", "A,B,C,D,E,F,G"], ["7 seats", "2 to 6"]),
        (["--seats", "Ann,ann"], ["must differ"]),
        (["--seats", "Ann,"], ["seat name ''"]),
        (["--seats", "Ann,bot:deep-love"], ["unknown bot 'deep-love'", "random", "big-love"]),
        (["--seats", "Ann,random"], ["bot:random"]),
        (["--seats", "Ann,beer"], ["beer is the name of a bot", "bot:strategy:beer"]),
        (["--town", "atlantis"], ["unknown town 'atlantis'", "first-game, random"]),
        (["--town", "anise,nena"], ["ten", "2"]),
        (["--town", "anise,Brunhilde"], ["unknown card 'Brunhilde'", "Anise Greenaway"]),
        (["--options", "speed"], ["unknown option 'speed'", "two-player-quick"]),
        (["--options", "two-player-quick", "--seats", "A,B,C"], ["two-player-quick", "2", "3"]),
        (["--seed", "seven"], ["--seed", "cuore play --help"]),
        (["--chiefs", "oktoberfest"], ["unknown set 'oktoberfest'", "allowed: base"]),
        (["--sets", "more", "--seats", "A,B,C,D,E"], ["5 seats", "2 to 4"]),
        (["--sets", "more,base"], ["More Tanto Cuore is played alone"]),
        (["--sets", "more", "--options", "two-player-quick"], ["mixed-pile"]),
        (["--town", "TC1-2MFWR1DCG"], ["not a town code"]),
        (["--load", "absent.json"], ["absent.json", "no such file"]),
        (["--load", ".", "--seed", "4"], ["--load", "--seed"]),
        (["--lang", "tlh"], ["unknown language 'tlh'", "en, fr"]),
        (["--speed", "9"], ["--speed", "cuore play --help"]),
    ],
)
def test_bad_arguments(run: Run, arguments: list[str], parts: list[str]) -> None:
    refused(run("play", *arguments), *parts)


def test_a_saved_game_has_its_own_number_of_seats(run: Run) -> None:
    run("play", "--seed", "3", typed="save a.json\n")
    refused(run("play", "--load", "a.json", "--seats", "A,B,C"), "3 seats", "Host, big-love")


@pytest.mark.parametrize(
    "change",
    [
        lambda save: {},
        lambda save: save | {"hash": "0"},
        lambda save: save | {"rules": 99},
        lambda save: save | {"moves": [123456]},
        lambda save: save | {"start": {}},
        lambda save: save | {"table": {}},
        lambda save: save | {"cuore save": 2},
        lambda save: [save],
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_damaged_save_fails_with_one_line(run: Run, change: Callable[[object], object], lang: str) -> None:
    run("play", "--seed", "3", typed="play all\nsave a.json\n")
    save = json.loads(Path("a.json").read_text(encoding="utf-8"))
    Path("a.json").write_text(json.dumps(change(save)), encoding="utf-8")
    refused(run("play", "--load", "a.json", "--lang", lang), code=1)


def test_a_save_that_is_no_text(run: Run) -> None:
    Path("a.json").write_bytes(b"\xff\xff")
    refused(run("play", "--load", "a.json"), "a.json", "not UTF-8")
    Path("a.json").write_text("half of a", encoding="utf-8")
    refused(run("play", "--load", "a.json"), "not a Cuore save", code=1)
