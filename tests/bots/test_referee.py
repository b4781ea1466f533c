"""Whatever a bot does, the referee gets a legal move or a clear fault, and the table goes on."""

from __future__ import annotations

import pickle
import time

import pytest

from cuore.bots import BotFault, Guarded, Seat, ask, is_ours, make_bot
from cuore.bots.expert import Budget, Expert
from cuore.words import LANGUAGES, error_text
from tests.bots.tables import new_table

HERE = "tests.bots.odd_bots"


def a_seat(seed: int = 1) -> Seat:
    return Seat(new_table(["base"], 2, "first-game", seed))


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("Raises", "raised", "ValueError: two lines"),
        ("Exits", "raised", "SystemExit: 3"),
        ("Illegal", "illegal", "no such move"),
        ("Says", "illegal", "'end turn'"),
        ("TrueIsNoMove", "illegal", "True"),
    ],
)
def test_a_bot_that_fails_has_forfeited_with_a_clear_report(name: str, kind: str, detail: str) -> None:
    with pytest.raises(BotFault, match="has forfeited") as fault:
        ask(make_bot(f"{HERE}:{name}", 1), a_seat(), name="Odd")
    assert fault.value.kind == kind
    assert fault.value.bot == "Odd"
    assert detail in fault.value.detail
    assert "\n" not in str(fault.value)
    for lang in LANGUAGES:
        assert "Odd" in error_text(fault.value, lang)


def test_a_slow_bot_has_forfeited() -> None:
    class Slow:
        def choose(self, seat: Seat) -> int:
            time.sleep(0.05)
            return seat.legal[0]

    assert ask(Slow(), a_seat()) in a_seat().legal
    with pytest.raises(BotFault) as fault:
        ask(Slow(), a_seat(), 0.01)
    assert (fault.value.kind, fault.value.bot) == ("time", "Slow")


def test_a_fault_can_be_sent_to_another_process() -> None:
    fault = BotFault("raised", "Odd", "why")
    again = pickle.loads(pickle.dumps(fault))
    assert (again.kind, again.bot, again.detail, str(again)) == (fault.kind, fault.bot, fault.detail, str(fault))


@pytest.mark.parametrize(
    ("name", "kind"),
    [("Endless", "time"), ("Dies", "gone"), ("Raises", "raised"), ("Illegal", "illegal"), ("NotMade", "raised")],
)
def test_a_bot_in_its_own_process_cannot_take_the_table_down(name: str, kind: str) -> None:
    bot = Guarded(f"{HERE}:{name}", 1, seconds=1.0 if kind == "time" else 60.0)
    began = time.perf_counter()
    with pytest.raises(BotFault) as fault:
        ask(bot, a_seat())
    assert fault.value.kind == kind
    assert time.perf_counter() - began < 60
    bot.close()


def test_a_bot_in_its_own_process_answers_as_it_would_here() -> None:
    game = new_table(["base"], 2, "first-game", 3)
    here, there = make_bot("big-love", 1), Guarded("big-love", 1, seconds=30)
    for _ in range(12):
        move = ask(there, Seat(game))
        assert move == here.choose(Seat(game))
        game.apply(move)
    there.close()


def test_what_a_process_is_told_is_what_the_seat_may_know() -> None:
    game = new_table(["base"], 2, "first-game", 4)
    seat = Seat(game)
    told = Seat.from_portable(seat.portable())
    assert told.view == seat.view
    assert told.legal == seat.legal
    assert {Seat(game.determinize(0, seed)).portable() for seed in range(4)} == {seat.portable()}


def test_ours_and_others() -> None:
    assert is_ours("expert")
    assert is_ours("strategy:beer")
    assert is_ours("my/own.toml")
    assert not is_ours("some.module:Bot")


def test_a_limit_in_seconds_holds_for_expert() -> None:
    bot = Expert(1, budget=Budget(first_plan=10**6, plan=10**6, choice=10**6), seconds=0.3)
    game = new_table(["base"], 2, "first-game", 5)
    slowest = 0.0
    for _ in range(6):
        began = time.process_time()
        move = ask(bot, Seat(game))
        slowest = max(slowest, time.process_time() - began)
        game.apply(move)
    assert slowest < 0.6  # of the processor's time: how long the machine lets us wait is not the bot's fault


def test_a_limit_is_passed_on_to_bots_that_keep_one() -> None:
    bot = make_bot("expert", 1, seconds=0.5)
    assert isinstance(bot, Expert)
    assert bot.seconds == 0.5
    make_bot("random", 1, seconds=0.5)
