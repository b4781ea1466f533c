"""Processes to think in are asked from the event loop, and whatever one of them does there is an end to it."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from cuore.server import event_loop
from cuore.server.opponents import NotThought, Opponents
from cuore.server.thinkers import Thinker, ThinkerGone
from tests.server import bad_thinkers
from tests.server.tables import WAIT, until

LOOPS = pytest.mark.parametrize("loop", [asyncio.new_event_loop, event_loop.new], ids=["Python's", "the server's"])
Loop = Callable[[], asyncio.AbstractEventLoop]


def run(loop: Loop, work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(work)


@LOOPS
@pytest.mark.parametrize("work", [bad_thinkers.answers, bad_thinkers.in_pieces])
def test_an_answer_is_whole_however_it_comes(work: Callable[[socket.socket], None], loop: Loop) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(work)
        assert thinker.is_free
        assert await thinker.ask("a question", WAIT) == "an answer"
        assert thinker.is_free
        thinker.kill()
        thinker.bury()
        await until(lambda: not thinker.is_free)

    run(loop, main())


@LOOPS
@pytest.mark.parametrize("work", [bad_thinkers.hangs, bad_thinkers.stalls, bad_thinkers.stalls_at_once])
def test_a_thinker_that_does_not_come_to_an_end_is_not_waited_for(
    work: Callable[[socket.socket], None], loop: Loop
) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(work)
        with pytest.raises(TimeoutError):
            await thinker.ask("a question", 0.3)
        assert not thinker.is_free, "what it says later would be an answer to something else"
        thinker.kill()
        thinker.bury()

    run(loop, main())


@LOOPS
@pytest.mark.parametrize(
    "work", [bad_thinkers.dies, bad_thinkers.breaks_off, bad_thinkers.babbles, bad_thinkers.repeats_itself]
)
def test_a_thinker_that_gives_no_answer_is_gone(work: Callable[[socket.socket], None], loop: Loop) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(work)
        with pytest.raises(ThinkerGone):
            await thinker.ask("a question", WAIT)
        assert not thinker.is_free
        with pytest.raises(ThinkerGone):
            await thinker.ask("a question", WAIT)
        thinker.kill()
        thinker.bury()

    run(loop, main())


@LOOPS
def test_a_thinker_that_speaks_unasked_is_not_asked(loop: Loop) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(bad_thinkers.speaks_unasked)
        await until(lambda: not thinker.is_free)
        thinker.bury()

    run(loop, main())


@LOOPS
def test_whoever_waits_for_a_killed_one_is_told(loop: Loop) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(bad_thinkers.hangs)
        asked = asyncio.create_task(thinker.ask("a question", WAIT))
        await asyncio.sleep(0)
        thinker.kill()
        with pytest.raises(ThinkerGone):
            await asked
        thinker.bury()

    run(loop, main())


# -- among the bots -----------------------------------------------------------------------------------------


def later(path: str, said: str) -> str:
    """Say it when there is such a file."""
    while not Path(path).exists():
        time.sleep(0.01)
    return said


def at_once(said: str) -> str:
    return said


@LOOPS
def test_what_nobody_waits_for_any_more_is_no_answer_to_the_next_question(loop: Loop, tmp_path: Path) -> None:
    async def main() -> None:
        bots = Opponents(1)
        try:
            assert await bots.think(at_once, lambda: ("zero",), "") == "zero"
            pids = bots.pids()
            first = asyncio.create_task(bots.think(later, lambda: (str(tmp_path / "now"), "one"), ""))
            second = asyncio.create_task(bots.think(at_once, lambda: ("two",), ""))
            await asyncio.sleep(0.05)
            first.cancel()
            with pytest.raises(asyncio.CancelledError):
                await first
            assert not second.done(), "the worker is still busy"
            (tmp_path / "now").touch()
            assert await second == "two"
            assert bots.pids() == pids, "and the same one answers"
        finally:
            bots.close()

    run(loop, main())


@pytest.mark.parametrize("work", [bad_thinkers.breaks_off, bad_thinkers.babbles])
def test_two_thinkers_are_tried_and_no_more(
    work: Callable[[socket.socket], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Thinker] = []
    begin = Thinker.begin

    async def begin_badly(_work: object) -> Thinker:
        begun.append(await begin(work))
        return begun[-1]

    monkeypatch.setattr(Thinker, "begin", begin_badly)

    async def main() -> None:
        bots = Opponents(1)
        try:
            with pytest.raises(NotThought, match="its process has died"):
                await bots.think(at_once, lambda: ("it",), "")
            assert (len(begun), bots.pids()) == (2, [])
            monkeypatch.undo()
            assert await bots.think(at_once, lambda: ("it",), "") == "it"
        finally:
            bots.close()

    asyncio.run(main())


def test_where_no_process_can_be_started_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise OSError("too many open files")

    async def main() -> None:
        bots = Opponents(1)
        try:
            with monkeypatch.context() as patched:
                patched.setattr(socket, "socketpair", none)
                for _ in range(2):
                    with pytest.raises(NotThought, match="no process can be started"):
                        await bots.think(at_once, lambda: ("it",), "")
            assert await bots.think(at_once, lambda: ("it",), "") == "it", "and the turn was given back"
        finally:
            bots.close()

    asyncio.run(main())


def test_a_question_that_cannot_be_put_costs_no_worker_and_no_turn() -> None:
    async def main() -> None:
        bots = Opponents(1)
        try:
            await bots.think(at_once, lambda: ("it",), "")
            pids = bots.pids()
            with pytest.raises((AttributeError, TypeError)):  # what cannot be pickled
                await bots.think(lambda: "it", tuple, "")
            with pytest.raises(ZeroDivisionError):
                await bots.think(at_once, lambda: (1 // 0,), "")
            assert await bots.think(at_once, lambda: ("it",), "") == "it"
            assert bots.pids() == pids
        finally:
            bots.close()

    asyncio.run(main())


def test_bots_that_are_let_go_while_a_process_begins_leave_none_behind() -> None:
    async def main() -> None:
        bots = Opponents(1)
        asked = asyncio.create_task(bots.think(at_once, lambda: ("it",), ""))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        bots.close()
        with pytest.raises(NotThought, match="let go"):
            await asked
        assert bots.pids() == []

    asyncio.run(main())
