"""What is wrong or without effect in a strategy file is found, and each answer is told from the rule it came from."""

from __future__ import annotations

import pytest

from cuore.bots import Seat, make_bot
from cuore.bots.strategy import StrategyBot, shipped_strategies, shipped_strategy
from cuore.bots.strategy_check import outcomes, warnings
from cuore.bots.strategy_file import Strategy, read_strategy, read_with_errors
from cuore.bots.strategy_trace import Traced, TracedBot
from cuore.words import LANGUAGES, error_text
from tests.bots.tables import new_table

BOTH = {True, False}


def notes(*rules: str, play: str = "") -> list[tuple[int, str]]:
    text = "\n".join(f"[[employ]]\n{rule}" for rule in rules) + play
    return [(notice.line, notice.reason.key) for notice in warnings(read_strategy(text, "s", "s.toml"))]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("turn > 3", BOTH),
        ("turn > 8 and turn < 4", {False}),
        ("turn < 1", {False}),
        ("turn >= 1", {True}),
        ("players = 1", {False}),
        ("players < 7", {True}),
        ("love > 3 and love < 4", {False}),
        ("turns_left > 3 and turns_left < 4", BOTH),
        ("lead < -5", BOTH),
        ("owned < 0 or turn > 5", BOTH),
        ("not (owned >= 0)", {False}),
        ('count("2 Love") + count("3 Love") >= 6', BOTH),
        ('count("2 Love") > 2 and count("2 Love") < 2', {False}),
        ('count("2 Love") > 2 and count("3 Love") < 2', BOTH),
        ("3 * turn + love = 20", BOTH),
        ("2 * turn = 7", {False}),
        ("owned > left", BOTH),
        ("turn > 1 and love > 1 and owned > 1 and left > 1 and deck > 1 and beers > 1 and lead > 1", BOTH),
    ],
)
def test_what_a_condition_can_come_to(text: str, found: set[bool]) -> None:
    assert outcomes(text) == found


def test_rules_that_can_never_be_followed() -> None:
    assert notes("card = '2 Love'", "card = '2 Love'\nup_to = 3") == [(4, "strategy-hidden")]
    assert notes("card = '2 Love'\nup_to = 3", "card = '2 Love'") == []
    assert notes("card = '2 Love'\nif = 'turn > 3'", "card = '2 Love'") == []
    assert notes("card = ['2 Love', '3 Love']", "card = '2 Love'") == []  # of two, the one of which there are fewer
    assert notes("any = 'attack'", "any = 'attack'\nif = 'turn > 3'") == [(4, "strategy-hidden")]
    assert notes("any = 'love'\nif = 'turn < 1'") == [(2, "strategy-never-holds")]
    assert notes("any = 'love'\nif = 'turn > 0'") == [(2, "strategy-always-holds")]
    assert notes("card = 'Camp Fire'") == [(2, "strategy-never-employed")]
    assert notes("any = 'love'", play="\n[play]\nserve = ['2 Love']") == [(4, "strategy-not-served")]


@pytest.mark.parametrize("name", shipped_strategies())
def test_nothing_is_idle_in_the_strategies_of_the_house(name: str) -> None:
    assert warnings(shipped_strategy(name)) == []


def test_every_rule_that_is_wrong_is_named_with_its_line_and_the_nearest_card() -> None:
    text = (
        "[[employ]]\ncard = 'Azure Cresent'\n\n[[employ]]\nany = 'cats'\n[[employ]]\nany = 'love'\nif = 'lvoe > 3'\n"
        "[play]\nchamber = 'often'"
    )
    strategy, errors = read_with_errors(text, "s", "s.toml")
    assert strategy is None
    assert [error.values["line"] for error in errors] == [2, 5, 8, 10]
    for lang in LANGUAGES:
        assert "Azure Crescent" in error_text(errors[0], lang)


# -- trace ------------------------------------------------------------------------------------------------------


def traced(strategy: Strategy, sets: tuple[str, ...] = ("base",), seed: int = 1) -> list[Traced]:
    game = new_table(sets, 2, "first-game", seed)
    bot, other = TracedBot(strategy, 5), make_bot("big-love", 1)
    plain = StrategyBot(strategy, 5)
    while not game.over:
        seat = Seat(game)
        if seat.number:
            game.apply(other.choose(seat))
            continue
        move = bot.choose(seat)
        assert move == plain.choose(seat), "who is watched plays as ever"
        game.apply(move)
    return bot.told


@pytest.mark.parametrize("name", shipped_strategies())
def test_what_is_traced_is_what_is_played(name: str) -> None:
    sets = ("oktoberfest",) if name == "beer" else ("romantic_vacation",) if name == "memories" else ("base",)
    strategy = shipped_strategy(name)
    told = traced(strategy, sets)
    followed = [one for one in told if one.rule is not None]
    assert followed
    for one in followed:
        assert one.rule is not None
        rule = strategy.rules[one.rule]
        assert bool(one.values) == bool(rule.text)
        assert [passed.rule for passed in one.passed_over] == list(range(one.rule))
    assert {one.why for one in told} <= {
        *("rule", "always", "rush", "points-first", "points", "nothing", "serve", "service", "chamber", "open")
    }


def test_why_a_rule_was_passed_over() -> None:
    text = """
[[employ]]
card = "Nadja Kersten"
[[employ]]
card = "Marianne Soleil"
[[employ]]
card = "2 Love"
up_to = 1
[[employ]]
card = "3 Love"
if = "turn > 90"
[[employ]]
any = "love"
[play]
points_first = 0
rush = false
"""
    told = [one for one in traced(read_strategy(text, "s", "s.toml")) if one.rule == 4]
    reasons = {(passed.rule, passed.why) for one in told for passed in one.passed_over}
    assert {(0, "absent"), (1, "dear"), (2, "enough"), (3, "condition")} <= reasons
    known = [(one.turn, passed.values) for one in told for passed in one.passed_over if passed.why == "condition"]
    assert all(values == {"turn": turn} for turn, values in known)
