"""Nobody pays for what others do, or for what the server does: turns for bots, clocks that stand still with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import cuore
from cuore.engine.game import Game
from cuore.server import thinking
from cuore.server.opponents import LEAST_THINKING, LINE, THINKING, Opponents
from cuore.server.pulse import BEAT, TOLERANCE, Pulse
from cuore.server.room import TablePolicy
from cuore.server.thinking import Answered
from cuore.server.turns import Turns
from tests.server.tables import ANN, BOB, BotsAtHand, bot, here, lay, open_rooms, two_persons, until, watched

# -- turns --------------------------------------------------------------------------------------------------


def test_addresses_take_turns_and_each_serves_its_own_in_order() -> None:
    async def main() -> None:
        turns = Turns(1)
        served: list[str] = []

        async def want(address: str, name: str) -> None:
            await turns.take(address)
            served.append(name)
            await asyncio.sleep(0)
            turns.give()

        await turns.take("busy")
        greedy = [asyncio.create_task(want("greedy", f"g{number}")) for number in range(6)]
        await asyncio.sleep(0)
        honest = [asyncio.create_task(want(f"honest {number}", f"h{number}")) for number in range(2)]
        await asyncio.sleep(0)
        assert turns.waiting == 8
        turns.give()
        await asyncio.gather(*greedy, *honest)
        assert served == ["g0", "h0", "h1", "g1", "g2", "g3", "g4", "g5"]
        assert turns.waiting == 0

    asyncio.run(main())


def test_whoever_gives_up_waiting_loses_nobodys_turn() -> None:
    async def main() -> None:
        turns = Turns(1)
        await turns.take("a")
        gone, served = asyncio.create_task(turns.take("b")), asyncio.create_task(turns.take("c"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give()
        await served
        late = asyncio.create_task(turns.take("d"))
        await asyncio.sleep(0)
        turns.give()  # it is theirs now, and they are cancelled before they notice
        late.cancel()
        with pytest.raises(asyncio.CancelledError):
            await late
        await asyncio.wait_for(turns.take("e"), 5)

    asyncio.run(main())


def test_nobody_slips_in_before_whoever_needs_more() -> None:
    async def main() -> None:
        turns = Turns(4)
        for _ in range(3):
            await turns.take("small")
        large = asyncio.create_task(turns.take("large", 4))
        await asyncio.sleep(0)
        small = asyncio.create_task(turns.take("late", 1))  # there would be room for it
        await asyncio.sleep(0)
        assert turns.waiting == 2
        turns.give(2)
        await asyncio.sleep(0)
        assert turns.waiting == 2
        turns.give()
        await large
        assert not small.done()
        turns.give(4)
        await small

    asyncio.run(main())


def test_whoever_gives_up_needing_more_lets_the_others_go() -> None:
    async def main() -> None:
        turns = Turns(4)
        await turns.take("small")
        large = asyncio.create_task(turns.take("large", 4))
        await asyncio.sleep(0)
        small = asyncio.create_task(turns.take("late", 3))
        await asyncio.sleep(0)
        large.cancel()
        await asyncio.wait_for(small, 5)

    asyncio.run(main())


def test_only_bots_of_the_house_that_answer_at_once_stand_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind whoever thinks, or is not ours, nobody shall wait."""
    sizes: list[int] = []
    spent = 0.001

    async def think(self: Opponents, _work: object, given: Callable[[], tuple[Any, ...]], size: int) -> Answered:
        sizes.append(size)
        return Answered(cuore.load(given()[2]).legal()[0], "", spent)

    monkeypatch.setattr(Opponents, "_think", think)

    async def main() -> None:
        nonlocal spent
        bots = Opponents(1, guests=["a.module:Guest"])
        game = cuore.new_game(secret=bytes(32))

        async def asked(level: str, times: int) -> list[int]:
            sizes.clear()
            for _ in range(times):
                await bots.ask(level, "AAAAAAAA", game.save(), game)
            return list(sizes)

        assert await asked("easy", 3) == [LINE, 1, 1], "nobody knows how long the first one takes"
        assert await asked("Guest", 3) == [LINE] * 3
        spent = 0.05
        assert await asked("easy", 2) == [1, LINE]
        spent = 0.001
        later = await asked("easy", 30)
        assert later[:5] == [LINE] * 5
        assert later[-5:] == [1] * 5

    asyncio.run(main())


def test_the_bots_of_one_address_do_not_keep_anothers_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty tables of one address, one of another: the other's bot has its answer after one of theirs."""
    asked: list[str] = []

    async def think(self: Opponents, _work: object, given: Callable[[], tuple[Any, ...]], _size: int) -> Answered:
        level, _seed, opening, *_ = given()
        asked.append(level)
        return Answered(cuore.load(opening).legal()[0], "", 1.0)

    monkeypatch.setattr(Opponents, "_think", think)

    async def main() -> None:
        bots = Opponents(1)
        game = cuore.new_game(secret=bytes(32))
        opening = game.save()
        try:
            many = [
                asyncio.create_task(bots.ask("easy", f"{number:08d}", opening, game.clone(), "192.0.2.1"))
                for number in range(60)
            ]
            await asyncio.sleep(0)
            await bots.ask("hard", "AAAAAAAA", opening, game.clone(), "192.0.2.2")
            assert asked.index("hard") <= 2
            await asyncio.gather(*many)
        finally:
            bots.close()

    asyncio.run(main())


def test_bots_think_less_the_more_of_them_wait_and_never_longer_than_they_may() -> None:
    async def main() -> None:
        bots = Opponents(2)
        assert bots.thinking == THINKING
        tasks = [asyncio.create_task(bots.turns.take(str(number), LINE)) for number in range(8)]
        await asyncio.sleep(0)
        some = bots.thinking
        assert LEAST_THINKING < some < THINKING
        tasks += [asyncio.create_task(bots.turns.take(str(number), LINE)) for number in range(500)]
        await asyncio.sleep(0)
        assert bots.thinking == LEAST_THINKING
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        bots.close()

    asyncio.run(main())


def test_how_long_a_bot_may_think_reaches_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cuore.new_game(secret=bytes(32))
    bot_ = thinking._bot(game.save(), "expert", 1, 0.5)
    assert bot_.seconds == 0.5  # type: ignore[attr-defined]
    assert thinking._bot(game.save(), "expert", 1, 0.25) is bot_
    assert bot_.seconds == 0.25  # type: ignore[attr-defined]


def test_a_bot_whose_turn_does_not_come_answers_simply_and_the_log_has_one_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> None:
        bots = Opponents(1, limit=0.05)
        game = cuore.new_game(secret=bytes(32))
        await bots.turns.take("somebody who never comes back")
        for _ in range(3):
            assert await bots.ask("easy", "AAAAAAAA", game.save(), game) in game.legal()
        assert (bots.overdue, bots.faults) == (3, 0)
        bots.close()

    asyncio.run(main())
    (record,) = [record for record in caplog.records if record.name == "cuore.server.bots"]
    assert "too many bots" in record.message


def test_a_table_s_bots_play_for_whoever_laid_it() -> None:
    class Listening(BotsAtHand):
        addresses: set[str] = set()  # noqa: RUF012 - one test's own

        async def ask(self, level: str, code: str, opening: str, game: Game, address: str = "") -> int:
            self.addresses.add(address)
            return await super().ask(level, code, opening, game, address)

    async def main() -> None:
        bots = Listening()
        async with open_rooms(bots=bots) as rooms:
            room = await lay(rooms, bot(), bot())
            room.address = "192.0.2.9"
            watched(room)
            await until(lambda: len(room.ledger.line) > 2)
            assert bots.addresses == {"192.0.2.9"}

    asyncio.run(main())


# -- time ---------------------------------------------------------------------------------------------------


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_time_stands_still_while_the_server_does() -> None:
    time = Time()
    pulse = Pulse(time)
    begin = pulse.now()
    for _ in range(40):
        time.seconds += BEAT
        pulse.beat()
    assert pulse.now() - begin == pytest.approx(40 * BEAT)
    assert not pulse.busy
    time.seconds += 11  # asleep
    assert pulse.now() - begin == pytest.approx(40 * BEAT + BEAT + TOLERANCE), "nobody can tell yet how long"
    pulse.beat()
    assert pulse.now() - begin == pytest.approx(40 * BEAT + BEAT + TOLERANCE)
    assert pulse.stood == pytest.approx(11 - BEAT - TOLERANCE)
    time.seconds += BEAT
    assert pulse.now() - begin == pytest.approx(40 * BEAT + 2 * BEAT + TOLERANCE)


def test_a_server_that_lags_is_busy_until_it_has_caught_up() -> None:
    time = Time()
    pulse = Pulse(time)
    for _ in range(10):
        time.seconds += BEAT + 2
        pulse.beat()
    assert pulse.busy
    for _ in range(20):
        time.seconds += BEAT
        pulse.beat()
    assert not pulse.busy


def test_a_standstill_is_not_charged_to_a_players_clock() -> None:
    """Eleven seconds of a machine that was asleep, and a clock of ten: the player still has almost all of it."""
    time = Time()

    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=30)) as rooms:
            rooms.pulse = Pulse(time)
            room = await two_persons(rooms, clock=10)
            room.listen(ANN, 0, "en")
            room.listen(BOB, 1, "en")
            time.seconds += 11
            room.wake()
            await asyncio.sleep(0.05)
            rooms.pulse.beat()
            room.wake()
            await asyncio.sleep(0.05)
            assert not room.chairs[0].stands_in
            left = room.presence.clock_left(room.ledger, 0)
            assert left is not None
            assert left > 9
            for _ in range(60):
                time.seconds += BEAT
                rooms.pulse.beat()
            room.wake()
            await until(lambda: room.chairs[0].stands_in)

    asyncio.run(main())


def test_the_server_beats() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            begin = rooms.pulse.now()
            await until(lambda: rooms.pulse.now() > begin + BEAT + TOLERANCE)

    asyncio.run(main())


def test_a_table_against_a_bot_goes_on_without_a_spectator() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, bot(), here("Ann"))
            await until(lambda: room.game is not None and room.game.to_move == 1)

    asyncio.run(main())
