"""Processes to think in are asked from the event loop, and whatever one of them does there is an end to it."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from cuore.server import event_loop
from cuore.server.opponents import LINE, NotThought, Opponents
from cuore.server.thinkers import NotBegun, Thinker, ThinkerGone
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
        assert thinker.is_well
        assert await thinker.ask("a question", WAIT) == "an answer"
        assert thinker.is_well
        thinker.kill()
        thinker.bury()
        await until(lambda: not thinker.is_well)

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
        assert not thinker.is_well, "what it says later would be an answer to something else"
        thinker.kill()
        thinker.bury()

    run(loop, main())


@LOOPS
@pytest.mark.parametrize(
    "work",
    [bad_thinkers.dies, bad_thinkers.breaks_off, bad_thinkers.babbles, bad_thinkers.answers_something_else],
)
def test_a_thinker_that_gives_no_answer_is_gone(work: Callable[[socket.socket], None], loop: Loop) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(work)
        with pytest.raises(ThinkerGone):
            await thinker.ask("a question", WAIT)
        assert not thinker.is_well
        with pytest.raises(ThinkerGone):
            await thinker.ask("a question", WAIT)
        thinker.kill()
        thinker.bury()

    run(loop, main())


@LOOPS
def test_a_thinker_that_speaks_unasked_is_not_asked(loop: Loop) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(bad_thinkers.speaks_unasked)
        await until(lambda: not thinker.is_well)
        thinker.bury()
        thinker = await Thinker.begin(bad_thinkers.repeats_itself)
        assert await thinker.ask("a question", WAIT) == "an answer"
        await until(lambda: not thinker.is_well)
        thinker.bury()

    run(loop, main())


@LOOPS
def test_questions_stand_in_line_and_each_has_its_time_from_when_it_is_the_first(loop: Loop) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(bad_thinkers.takes_its_time)
        asked = [asyncio.create_task(thinker.ask("a question", seconds)) for seconds in (WAIT, *[1.0] * 11)]
        assert await asyncio.gather(*asked) == list(range(12)), "longer than a second for all, and none took too long"
        assert thinker.is_well
        thinker.kill()
        thinker.bury()

    run(loop, main())


@LOOPS
@pytest.mark.parametrize(
    ("work", "why"),
    [(bad_thinkers.dies_over_the_second, ThinkerGone), (bad_thinkers.hangs_over_the_second, TimeoutError)],
)
def test_only_one_question_pays_for_what_a_thinker_does(
    work: Callable[[socket.socket], None], why: type[Exception], loop: Loop
) -> None:
    async def main() -> None:
        thinker = await Thinker.begin(work)
        asked = [asyncio.create_task(thinker.ask("a question", seconds)) for seconds in (WAIT, 0.5, WAIT, WAIT)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert found[0] == "an answer"
        assert [type(error) for error in found[1:]] == [why, NotBegun, NotBegun]
        assert not thinker.is_well
        with pytest.raises(NotBegun):
            await thinker.ask("a question", 0.5)
        thinker.kill()
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


def one_at_a_time(number: int) -> tuple[int, int]:
    """Said by which process, and which number it was asked about."""
    return os.getpid(), number


def killed_the_first_time(path: str) -> str:
    """Ends its process, unless there is such a file."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(3)
    return "one"


@LOOPS
def test_quick_questions_stand_in_line_at_a_worker_and_others_have_it_to_themselves(
    loop: Loop, tmp_path: Path
) -> None:
    async def main() -> None:
        bots = Opponents(2)
        try:
            loads: set[int] = set()

            async def ask(number: int, size: int) -> tuple[int, int]:
                asked = asyncio.create_task(bots.think(one_at_a_time, lambda: (number,), str(number), size=size))
                while not asked.done():
                    loads.update(thinker.load for thinker in bots._all)
                    await asyncio.sleep(0)
                return await asked

            found = await asyncio.gather(*(ask(number, 1) for number in range(5 * LINE)))
            assert [number for _, number in found] == list(range(5 * LINE)), "each gets its own answer"
            assert {pid for pid, _ in found} <= set(bots.pids())
            assert 1 < max(loads) <= LINE
            await asyncio.gather(*(ask(number, LINE) for number in range(6)))
            assert len(bots.pids()) == 2
            assert not any(thinker.load for thinker in bots._all)
        finally:
            bots.close()

    run(loop, main())


@LOOPS
def test_whoever_stands_in_line_at_a_worker_that_dies_is_answered_by_another(loop: Loop, tmp_path: Path) -> None:
    async def main() -> None:
        bots = Opponents(1)
        try:
            path = str(tmp_path / "was here")
            first = asyncio.create_task(bots.think(killed_the_first_time, lambda: (path,), "", size=1))
            await asyncio.sleep(0)
            others = [bots.think(one_at_a_time, lambda n=n: (n,), "", size=1) for n in range(5)]  # type: ignore[misc]
            assert [number for _, number in await asyncio.gather(*others)] == [0, 1, 2, 3, 4]
            assert await first == "one"
            assert len(bots.pids()) == 1
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
