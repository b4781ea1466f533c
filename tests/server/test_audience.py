"""Whoever sees the same is told the same, and it is made once; nobody is told what is no longer so."""

from __future__ import annotations

import asyncio
import time

import pytest

from cuore.server import audience, renderer
from cuore.server.messages import AutoMessage
from tests.server.tables import ANN, BOB, answer, open_rooms, send, two_persons


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages of the positions that are put into words, in order."""
    made: list[str] = []
    real = renderer.Scene._told

    def watched(self: renderer.Scene, before: renderer.Scene | None) -> object:
        made.append(self.lang)
        return real(self, before)

    monkeypatch.setattr(renderer.Scene, "_told", watched)
    return made


def test_a_position_is_put_into_words_once_for_a_language_and_encoded_once_for_its_spectators(
    scenes: list[str],
) -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            players = [room.listen(ANN, 0, "en"), room.listen(BOB, 1, "fr")]
            spectators = [room.listen(None, None, "en") for _ in range(3)]
            for listener in (*players, *spectators):
                listener.text()
            for _ in range(20):
                await answer(room)
                scenes.clear()
                texts = [listener.text() for listener in (*players, *spectators)]
                assert sorted(scenes) == ["en", "fr"]
                assert texts[2] is texts[3] is texts[4]
                assert len(set(texts)) == 3

    asyncio.run(main())


def test_a_spectator_who_comes_later_gets_the_whole_log() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            first = room.listen(None, None, "en")
            first.state()
            for _ in range(5):
                await answer(room)
                first.state()
            await answer(room)
            second = room.listen(None, None, "en")
            had, new = first.state(), second.state()
            assert had.table is new.table
            assert had.log_from > 0
            assert new.log_from == 0
            assert new.moved is None
            assert new.log[-len(had.log) :] == had.log

    asyncio.run(main())


def test_what_was_made_for_one_moment_does_not_outlive_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds of absence go on while nothing else happens."""

    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            room.forget(room.listen(BOB, 1, "en"))
            listener = room.listen(ANN, 0, "en")
            assert listener.state().table.seats[1].away_seconds == 0
            later = time.monotonic() + 30
            room.presence._now = lambda: later
            monkeypatch.setattr(audience, "FRESH", 0.0)
            monkeypatch.setattr("cuore.server.room.FRESH", 0.0)
            listener.tell()
            away = listener.state().table.seats[1].away_seconds
            assert away is not None
            assert away >= 29

    asyncio.run(main())


def test_a_change_that_moves_nothing_is_told() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            listener = room.listen(ANN, 0, "en")
            own = listener.state().table.own
            assert own is not None
            assert not own.auto
            await send(room, 0, AutoMessage(0, True))
            own = listener.state().table.own
            assert own is not None
            assert own.auto

    asyncio.run(main())


def test_nothing_of_it_is_kept_at_a_table_where_nobody_looks() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            listener = room.listen(ANN, 0, "en")
            listener.state()
            assert room._sights
            assert room._scenes
            await asyncio.sleep(3 * audience.FRESH)
            assert not room._sights
            assert room._scenes, "the next position is made from this one"
            listener.close()
            assert not room._scenes

    asyncio.run(main())
