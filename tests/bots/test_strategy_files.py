"""Strategy files: what they may say, how they are refused, and that every one plays in every town."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import cuore
from cuore.bots import make_bot
from cuore.bots.conditions import WORDS, ConditionError, read_condition
from cuore.bots.facts import facts_of
from cuore.bots.strategy import FOLDER, shipped_strategies, shipped_strategy
from cuore.bots.strategy_file import KINDS, read_strategy
from cuore.boxes.registry import BOXES
from cuore.words import LANGUAGES, error_text
from tests.bots.tables import FAMILY, NAMES, new_table, play

GOOD = """
about = "a test"

[[employ]]
card = "Azure Crescent"
up_to = 4
if = "owned < 4 and love >= 2"

[[employ]]
any = "maid chief"

[play]
serve = ["Kagari Ichinomiya"]
chamber = "early"
points_first = 2
rush = false
"""

BROKEN = {
    "\na = = 1": r"s.toml: not a strategy file: .*line 2",
    'about = "x"': r"s.toml: not a strategy file: it has no \[\[employ\]\]",
    "about = 3\n[[employ]]\nany = 'love'": r"s.toml, line 1: about: must be a text",
    "wish = 1\n[[employ]]\nany = 'love'": r"s.toml, line 1: wish: no such key \(allowed: about, employ, play\)",
    "[[employ]]\nup_to = 2": r"s.toml, line 1: employ: a rule names either card or any",
    "[[employ]]\ncard = '2 Love'\nany = 'love'": r"s.toml, line 2: card: a rule names either card or any",
    "[[employ]]\nany = 'love'\n\n[[employ]]\nany = 'cats'": r"s.toml, line 5: any: 'cats' is not allowed",
    "[[employ]]\ncard = 'Nobody'": r"s.toml, line 2: card: no card is called 'Nobody'",
    "[[employ]]\ncard = 7": r"s.toml, line 2: card: must be the name of a card, or a list of names",
    "[[employ]]\nany = 'love'\nup_to = 0": r"s.toml, line 3: up_to: must be a whole number from 1 to 99",
    "[[employ]]\nany = 'love'\nup_to = true": r"s.toml, line 3: up_to: must be a whole number",
    "[[employ]]\nany = 'love'\nif = 3": r"s.toml, line 3: if: must be a text",
    "[[employ]]\nany = 'love'\n# if\nif = 'owned <'": r"s.toml, line 4: if: it ends too early",
    "[[employ]]\nany = 'love'\n[play]\nchamber = 'often'": r"s.toml, line 4: chamber: 'often' is not allowed",
    "[[employ]]\nany = 'love'\n[play]\nserve = ['Nobody']": r"s.toml, line 4: serve: no card is called",
    "[[employ]]\nany = 'love'\n[play]\npoints_first = 'x'": r"s.toml, line 4: points_first: must be a number",
    "[[employ]]\nany = 'love'\n[play]\nrush = true": r"s.toml, line 4: rush: must be a number from 0 to 99, or false",
    "[[employ]]\nany = 'love'\n[play]\nserves = []": r"s.toml, line 4: serves: no such key",
    "play = 1\n[[employ]]\nany = 'love'": r"s.toml, line 1: play: must be a table",
    "employ = 1": r"s.toml, line 1: employ: must be a table",
}

BAD_CONDITIONS = {
    "": "a condition must say something",
    "owned": "is a number; compare it",
    "owned < 4 4": "cannot go on with '4'",
    "owned < ": "it ends too early",
    "owned < $": "cannot read '\\$'",
    "cats > 2": "unknown word 'cats' \\(allowed: owned, left, love",
    "owned and love > 2": "'and' joins comparisons, not numbers",
    "not love": "'not' joins comparisons",
    "(love > 2) + 1 > 2": "'\\+' stands between numbers",
    "turn > 3 > 1": "cannot go on with '>'",
    "(turn > 3": "'\\)' is missing",
    "count(2) > 1": 'write count\\("NAME OF A CARD"\\)',
    'count("Nobody") > 1': "no card is called 'Nobody'",
    "owned < and": "'and' is no value",
    "__import__('os')": "cannot read|unknown word",
}


def test_a_good_file_is_read() -> None:
    strategy = read_strategy(GOOD, "test", "test.toml")
    assert strategy.about == "a test"
    assert [rule.names or rule.kind for rule in strategy.rules] == [("Azure Crescent",), "maid chief"]
    assert (strategy.chamber, strategy.points_first, strategy.rush) == (4.0, 2.0, 99.0)


@pytest.mark.parametrize(("text", "line"), BROKEN.items())
def test_a_broken_file_is_refused_with_line_key_and_reason(text: str, line: str) -> None:
    with pytest.raises(cuore.SetupError, match=line) as error:
        read_strategy(text, "s", "s.toml")
    assert "\n" not in str(error.value)
    for lang in LANGUAGES:
        assert "s.toml" in error_text(error.value, lang)


@pytest.mark.parametrize(("text", "reason"), BAD_CONDITIONS.items())
def test_a_condition_that_cannot_be_read_says_why(text: str, reason: str) -> None:
    with pytest.raises(ConditionError, match=reason):
        read_condition(text)


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("turn = 1", True),
        ("owned = 7 and love == 0", True),
        ("owned != 7 or love > 0", False),
        ("not (deck < 10)", True),
        ('count("Colette Framboise") * 2 + 1 >= 7', True),
        ('left("Azure Crescent") = 10', True),
        ('left("Oktoberfest") = 0', True),
        ("left = 22", True),
        ("lead = 0 and points = 3", True),
        ("chambermaids + private_maids + beers = 0", True),
        ("players - 1 = 1", True),
        ("-1 < 0", True),
        ("turns_left > 5.5", True),
        ("employments = 0 and turn <= 1", True),
        ("owned > 1 or cats_are_nice > 1 and turn < 1", None),
    ],
)
def test_conditions_count_what_they_say(text: str, holds: bool | None) -> None:
    state = new_table(["base"], 2, "first-game", 1).state
    if holds is None:
        with pytest.raises(ConditionError):
            read_condition(text)
    else:
        assert bool(read_condition(text)(state, 0, 0)) is holds


def test_every_word_and_every_kind_can_be_used() -> None:
    state = new_table(FAMILY, 2, "random", 1).state
    for word in WORDS:
        assert read_condition(f"{word} >= -99")(state, 0, 0)
    for kind in KINDS:
        assert read_strategy(f"[[employ]]\nany = '{kind}'", "s", "s").plan(facts_of(state.table)).menu


def test_eight_to_ten_strategies_are_shipped_and_each_says_what_it_does() -> None:
    assert 8 <= len(shipped_strategies()) <= 10
    for name in shipped_strategies():
        assert shipped_strategy(name).about
        assert tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["employ"]


@pytest.mark.parametrize("box", BOXES)
def test_every_strategy_plays_in_every_box(box: str) -> None:
    for name in shipped_strategies():
        play(new_table([box], 2, "random", 2), [make_bot(f"strategy:{name}", 1), make_bot("big-love", 2)])


def test_of_several_cards_the_one_owned_least_is_employed() -> None:
    text = "[[employ]]\ncard = ['Azure Crescent', 'Viola Crescent', 'Rouge Crescent']\n[play]\nchamber = 'never'"
    game = new_table(["base"], 2, "first-game", 3)
    plan = read_strategy(text, "s", "s").plan(facts_of(game.table))
    state = game.state
    azure, viola, rouge = (card for card, _, _ in plan.menu[:3])
    state.discard[0] += [azure, azure, viola, rouge, rouge]
    fits = [condition is None or condition(state, 0, card) for card, _, condition in plan.menu[:3]]
    assert fits == [False, True, False]


def test_a_file_of_ones_own_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")
    play(cuore.new_game(["base"], NAMES[:2], seed=1), [make_bot(str(file), 1), make_bot("random", 2)])
    with pytest.raises(cuore.SetupError, match=r"none.toml: not a strategy file: no such file"):
        make_bot(str(tmp_path / "none.toml"), 1)
