"""Bots think in worker processes, at a readable pace, and whatever they do the table goes on."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cuore
from cuore.engine.game import Game
from cuore.server import thinking
from cuore.server.messages import GiveToBotMessage
from cuore.server.opponents import Opponents
from cuore.server.room import Room, TablePolicy
from cuore.server.tokens import alias
from tests.server.tables import (
    QUICK,
    WAIT,
    BotsAtHand,
    answer,
    bot,
    here,
    lay,
    open_rooms,
    send,
    undo,
    until,
    watched,
)

BAD = "tests.server.bad_bots"


def game_at(room: Room) -> Game:
    assert room.game is not None
    return room.game


def choice() -> Game:
    """A position with more than one answer."""
    game = cuore.new_game(secret=bytes(32))
    assert len(game.legal()) > 1
    return game


def test_a_bot_answers_from_a_worker_process_and_the_table_plays_to_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        bots = Opponents(1)
        async with open_rooms(tmp_path / "a.db", QUICK, bots) as rooms:
            room = watched(await lay(rooms, bot("easy"), bot("easy")))
            await until(lambda: len(room.ledger.line) > 20)
            assert bots.faults == 0
            assert {given.by for given in room.ledger.line} == {"bot"}
            assert room.status == "playing"
            (worker,) = bots.pids()
            assert worker != os.getpid()
            code = room.code
        async with open_rooms(tmp_path / "a.db", QUICK) as rooms:
            found = await rooms.find(code)
            assert found is not None
            watched(found)
            await until(lambda: found.status == "over")
            assert found.secret is not None
            assert game_at(found).over

    asyncio.run(main())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raises", "raised"),
        ("Cheats", "illegal"),
        ("Sleeps", "no answer in"),
        ("Dies", "its process has died"),
        ("Unmakable", "bot-load"),
        ("Nowhere", "bot-load"),
    ],
)
def test_a_bot_that_misbehaves_is_replaced_for_that_answer(
    name: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        bots = Opponents(1, limit=0.5 if name == "Sleeps" else WAIT, guests=[f"{BAD}:{name}"])
        game = choice()
        try:
            move = await bots.ask(bots.levels[-1], "AAAAAAAA", game.save(), game)
            assert move in game.legal()
            assert bots.faults == 1
            # And the next bot finds a worker that works.
            bots._limit = WAIT
            assert await bots.ask("easy", "AAAAAAAA", game.save(), game) in game.legal()
            assert bots.faults == 1
        finally:
            bots.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(main())
    (record,) = [record for record in caplog.records if record.name == "cuore.server.bots"]
    assert said in record.message
    assert alias("AAAAAAAA") in record.message
    assert "AAAAAAAA" not in record.message, "whoever reads the log cannot visit the table"
    assert "hand" not in record.message, "nothing of a position gets into the log"


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def main() -> None:
        bots = Opponents(1)
        game = choice()
        try:
            await bots.ask("easy", "AAAAAAAA", game.save(), game)
            (worker,) = bots.pids()
            os.kill(worker, signal.SIGKILL)
            for _ in range(2):
                assert await bots.ask("easy", "AAAAAAAA", game.save(), game) in game.legal()
            assert bots.faults == 0
        finally:
            bots.close()

    asyncio.run(main())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_workers_end_when_the_server_is_killed() -> None:
    program = """
import asyncio, sys
import cuore
from cuore.server.opponents import Opponents
async def main():
    bots = Opponents(1)
    game = cuore.new_game(secret=bytes(32))
    await bots.ask("easy", "AAAAAAAA", game.save(), game)
    print(*bots.pids(), flush=True)
    await asyncio.sleep(60)
if __name__ == "__main__":
    asyncio.run(main())
"""
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    worker = int(process.stdout.readline())
    os.kill(worker, 0)
    process.kill()
    process.wait()
    process.stdout.close()
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        if not _runs(worker):
            return
        time.sleep(0.02)
    os.kill(worker, signal.SIGKILL)
    raise AssertionError("the worker outlived its server")


def _runs(pid: int) -> bool:
    """Whether a process is there and not only waiting to be buried."""
    try:
        os.kill(pid, 0)
        return f"{Path(f'/proc/{pid}/stat').read_text()}".rsplit(")", 1)[-1].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return False


def test_bots_among_themselves_play_while_somebody_looks(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            room = await lay(rooms, bot("easy"), bot("easy"))
            await asyncio.sleep(0.1)
            assert (room.ledger.line, room.idle) == ([], True)
            watcher = room.listen(None, None, "en")
            await until(lambda: len(room.ledger.line) > 3)
            watcher.close()
            await until(lambda: room.idle)
            line = len(room.ledger.line)
            await asyncio.sleep(0.1)
            assert len(room.ledger.line) <= line + 1, "one answer may have been under way"
            alone = await lay(rooms, here("Ann"), bot("easy"), bot("easy"))
            await send(alone, 0, GiveToBotMessage(0, "easy"))
            await asyncio.sleep(0.05)
            assert len(alone.ledger.line) <= 1, "whoever leaves it to a bot does not wait for it either"
        async with open_rooms(tmp_path / "a.db") as rooms:
            assert rooms.in_memory() == []

    asyncio.run(main())


def test_bots_move_at_a_readable_pace() -> None:
    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=0.1)) as rooms:
            room = watched(await lay(rooms, bot("easy"), bot("easy")))
            await until(lambda: len(room.ledger.line) >= 5)
            times = [event.at for event in room.ledger.events if event.kind == "answer"]
            assert all(later - earlier >= 90 for earlier, later in itertools.pairwise(times))

    asyncio.run(main())


def test_a_bots_thought_is_thrown_away_when_the_table_has_moved_on() -> None:
    class Slow(Opponents):
        asked = 0

        async def ask(self, level: str, code: str, opening: str, game: Game, address: str = "") -> int:
            self.asked += 1
            await thought.wait()
            return game.legal()[0]

    thought = asyncio.Event()

    async def main() -> None:
        bots = Slow(1)
        async with open_rooms(policy=QUICK, bots=bots) as rooms:
            room = await lay(rooms, here("Ann"), bot())
            before = game_at(room).hash()
            while game_at(room).to_move == 0:
                await answer(room, game_at(room).legal()[-1])
            await until(lambda: bots.asked == 1)
            while len(room.ledger.line) > 0:
                await undo(room, 0)
            thought.set()
            await asyncio.sleep(0.1)
            assert game_at(room).hash() == before
            assert bots.asked == 1

    asyncio.run(main())


def test_a_worker_keeps_games_in_its_head_and_notices_undo() -> None:
    thinking._games.clear()
    game = cuore.new_game(secret=bytes(32))
    opening = game.save()
    for _ in range(30):
        game.apply(game.legal()[0])
        assert thinking._position(opening, game.moves).hash() == game.hash()
    game.undo()
    game.undo()
    assert thinking._position(opening, game.moves).hash() == game.hash()
    other = cuore.new_game(secret=bytes([1] * 32))
    assert thinking._position(other.save(), ()).hash() == other.hash()
    assert len(thinking._games) == 2
    thinking._games.clear()


def test_the_names_that_may_be_asked_for_import_nothing() -> None:
    levels = Opponents(1).levels
    assert {"easy", "normal", "hard", "expert"} <= {*levels}
    others = [name for name in levels if ":" in name or name.endswith(".toml")]
    assert all(name.startswith("strategy:") for name in others), "strategies are data, and ours"


@pytest.mark.parametrize("name", [f"{BAD}:Raises", "process:touch was-here", "was-here.toml"])
def test_a_bot_that_the_host_never_offered_is_not_even_looked_for(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A game that was restored from somebody else's backup may name anything."""
    monkeypatch.chdir(tmp_path)

    async def main() -> None:
        bots = Opponents(1)
        game = choice()
        try:
            assert await bots.ask(name, "AAAAAAAA", game.save(), game) in game.legal()
            assert bots.pids() == []
        finally:
            bots.close()

    asyncio.run(main())
    assert "unknown-bot" in caplog.text
    assert not list(tmp_path.iterdir())


def test_a_table_does_not_stop_for_a_mistake_of_ours(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Wrong(Opponents):
        async def ask(self, level: str, code: str, opening: str, game: Game, address: str = "") -> int:
            self.faults += 1
            if self.faults == 1:
                raise KeyError("Colette")
            return game.legal()[0]

    monkeypatch.setattr("cuore.server.driver.RETRY", 0.01)

    async def main() -> None:
        async with open_rooms(bots=Wrong(1)) as rooms:
            room = watched(await lay(rooms, bot(), bot()))
            await until(lambda: len(room.ledger.line) > 3)

    asyncio.run(main())
    (record,) = caplog.records
    assert "KeyError" in record.message
    assert "Colette" not in record.message


def test_a_bot_that_overruns_freezes_no_other_table() -> None:
    async def main() -> None:
        bots = Opponents(1, limit=0.3, guests=[f"{BAD}:Sleeps", f"{BAD}:First"])
        sleeps, first = bots.levels[-2:]
        async with open_rooms(bots=bots) as rooms:
            slow = watched(await lay(rooms, bot(sleeps), bot(sleeps)))
            others = [watched(await lay(rooms, bot(first), bot(first))) for _ in range(4)]
            await until(lambda: bots.faults > 0)
            lengths = [len(room.ledger.line) for room in others]
            await until(
                lambda: all(len(room.ledger.line) > 5 + had for room, had in zip(others, lengths, strict=True))
            )
            await until(lambda: len(slow.ledger.line) > 5)
            assert rooms.restarts == 0, "nobody's driver has even noticed"

    asyncio.run(main())


def test_a_question_is_asked_again_when_its_worker_dies() -> None:
    async def main() -> None:
        bots = Opponents(1)
        game = choice()
        try:
            await bots.ask("easy", "AAAAAAAA", game.save(), game)
            (worker,) = bots.pids()
            thinking = asyncio.create_task(bots.ask("expert", "AAAAAAAA", game.save(), game))
            await asyncio.sleep(0.2)
            assert not thinking.done()
            os.kill(worker, signal.SIGTERM)
            assert await thinking in game.legal()
            assert bots.faults == 0
            assert bots.pids() != [worker]
        finally:
            bots.close()

    asyncio.run(main())


def test_letting_go_of_the_bots_cancels_nobody_and_who_is_cancelled_stops() -> None:
    async def main() -> None:
        bots = Opponents(1, guests=[f"{BAD}:Sleeps"])
        game = choice()

        def asked() -> asyncio.Task[int]:
            return asyncio.create_task(bots.ask(bots.levels[-1], "AAAAAAAA", game.save(), game))

        thinking, waiting, stopped = asked(), asked(), asked()
        await asyncio.sleep(0.1)
        stopped.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stopped
        bots.close()
        for task in (thinking, waiting):
            assert await asyncio.wait_for(task, WAIT) in game.legal()
        assert await bots.ask("easy", "AAAAAAAA", game.save(), game) in game.legal()
        assert bots.pids() == []

    asyncio.run(main())


@pytest.mark.parametrize("error", [KeyError("Colette"), asyncio.CancelledError()], ids=["mistake", "stray cancel"])
def test_a_driver_that_dies_is_started_again_and_clocks_run_on(
    error: BaseException, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Dying(BotsAtHand):
        asked = 0

        async def ask(self, level: str, code: str, opening: str, game: Game, address: str = "") -> int:
            self.asked += 1
            if self.asked == 1:
                raise error
            return await super().ask(level, code, opening, game)

    monkeypatch.setattr("cuore.server.driver.RETRY", 0.01)

    async def main() -> None:
        async with open_rooms(bots=Dying()) as rooms:
            room = await lay(rooms, here("Ann"), bot(), clock=1)
            while game_at(room).to_move == 0:
                await answer(room, game_at(room).legal()[-1])
            await until(lambda: game_at(room).to_move == 0)
            assert rooms.restarts == 1
            await until(lambda: room.chairs[0].why == "clock")  # her time runs, and a bot stands in

    asyncio.run(main())
    (record,) = caplog.records
    assert type(error).__name__ in record.message
    assert "Colette" not in record.message


def test_a_driver_that_dies_again_and_again_does_not_spin(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(BotsAtHand):
        asked = 0

        async def ask(self, level: str, code: str, opening: str, game: Game, address: str = "") -> int:
            self.asked += 1
            raise KeyError

    monkeypatch.setattr("cuore.server.driver.RETRY", 0.02)

    async def main() -> None:
        bots = Broken()
        async with open_rooms(bots=bots) as rooms:
            room = watched(await lay(rooms, bot(), bot()))
            end = time.monotonic() + 0.7
            while time.monotonic() < end:
                room.wake()  # news wakes no driver that rests
                await asyncio.sleep(0.001)
            assert 2 <= bots.asked <= 6  # after 0.02, 0.06, 0.14, 0.3, 0.62 s
            assert rooms.restarts in {bots.asked, bots.asked - 1}

    asyncio.run(main())
