"""Whoever sees the same is told the same, and it is made once; nobody is told what is no longer so."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
import pytest

from cuore.server import audience, renderer
from cuore.server.audience import Listener
from cuore.server.deciding import Request
from cuore.server.messages import AnswerMessage, AutoMessage, Language, NewSeat, NewTable, ResignMessage, UndoMessage
from cuore.server.room import Room
from cuore.words.log import log_lines
from tests.server.reader import Reader
from tests.server.tables import ANN, BOB, answer, consent, here, open_rooms, send, two_persons, undo


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


@pytest.mark.parametrize("sets", [["base"], ["romantic_vacation"], ["oktoberfest", "base"]])
def test_a_position_made_from_the_one_before_is_the_same_as_one_made_afresh(sets: list[str]) -> None:
    """Parts that look as they did are taken over, the log's as well; answers are taken back in between."""

    async def main() -> None:
        dice = random.Random(len(sets))
        async with open_rooms() as rooms:
            seats = [NewSeat("here", "Ann"), NewSeat("here", "Bob")]
            room = await rooms.lay(ANN, NewTable(seats, sets=sets))
            listeners = [room.listen(ANN, seat, "en") for seat in (0, 1, None)]
            for number in range(120):
                game = room.game
                assert game is not None
                if game.over:
                    break
                if dice.random() < 0.15:
                    message: Request = UndoMessage(f"undo{number:08d}", dice.randrange(2), room.version)
                else:
                    move = dice.choice(game.legal())
                    message = AnswerMessage(f"answer{number:08d}", game.to_move, room.version, move)
                await room.handle(ANN, "en", message)
                for listener in listeners:
                    made = listener.state().table
                    log = [line.text for line in room.log(listener.seat, "en")]
                    scenes, room._scenes = room._scenes, {}
                    afresh = room.table(ANN, listener.seat, "en")
                    room._scenes = scenes
                    assert msgspec.json.encode(made) == msgspec.json.encode(afresh)
                    assert room.game is not None
                    assert log == log_lines(room.game, listener.seat, "en")

    asyncio.run(main())


# -- news ---------------------------------------------------------------------------------------------------


@dataclass
class Follower:
    """A reader of news, and what they have."""

    room: Room
    browser: str | None
    seat: int | None
    lang: Language
    listener: Listener = field(init=False)
    reader: Reader = field(default_factory=Reader)

    def __post_init__(self) -> None:
        self.listener = self.room.listen(self.browser, self.seat, self.lang)
        self.listener.look(self.seat, self.lang, news=True)

    def look(self, seat: int | None, lang: Language) -> None:
        """With other eyes, or in another language: a state comes next."""
        self.seat, self.lang, self.reader = seat, lang, Reader()
        self.listener.look(seat, lang, news=True)

    def follow(self) -> None:
        """Read what comes; then this reader has what one who comes now is sent."""
        self.reader.hear(self.listener.text())
        whole = msgspec.json.decode(msgspec.json.encode(self.room.table(self.browser, self.seat, self.lang)))
        assert self.reader.table == whole
        log = self.room.log(self.seat, self.lang)
        assert self.reader.log == msgspec.json.decode(msgspec.json.encode(log))


GAMES = (
    (("base",), 2, "random"),
    (("oktoberfest",), 3, "random"),
    (("romantic_vacation",), 2, "random"),
    (("base", "expanding_the_house"), 4, "random"),
    (("more",), 3, "random"),
)


@pytest.mark.parametrize(("sets", "seats", "town"), GAMES, ids=["+".join(game[0]) for game in GAMES])
def test_a_position_is_the_one_before_with_its_news(sets: tuple[str, ...], seats: int, town: str) -> None:
    """Through answers, undo and resignation, with other eyes, in other languages, by whoever reads every position or
    misses some."""
    dice = random.Random(seats)

    async def main() -> list[Follower]:
        async with open_rooms() as rooms:
            everybody = [here(name) for name in ("Ann", "Bob", "Cleo", "Dov")[:seats]]
            room = await rooms.lay(ANN, NewTable(everybody, sets=list(sets), town=town))
            now = room.presence._now()
            room.presence._now = lambda: now
            eyes: list[tuple[str | None, int | None]] = [
                *((ANN, seat) for seat in range(seats)),
                (None, None),
                (ANN, 0),
            ]
            followers = [Follower(room, browser, seat, "en") for browser, seat in eyes]
            for _ in range(150):
                game = room.game
                assert game is not None
                if game.over:
                    break
                if dice.random() < 0.1:
                    await undo(room, dice.randrange(seats))
                elif room.ledger.ask is not None:
                    await consent(room, room.ledger.ask.waiting_for[0], agree=dice.random() < 0.8)
                else:
                    await answer(room, rng=dice)
                for follower in followers:
                    if follower.browser is not None and dice.random() < 0.05:
                        seat = dice.choice([*range(seats), None])
                        follower.look(seat, dice.choice(("en", "fr", "ja")))
                    if follower.listener.is_behind and (follower is not followers[-1] or dice.random() < 0.3):
                        follower.follow()
            if room.status == "playing":
                await send(room, 0, ResignMessage(0))
            for follower in followers:
                if seats > 2 and follower.seat == 0:  # nobody's seat any more: its reader looks on from now on
                    follower.seat, follower.reader = None, Reader()
                follower.follow()
            return followers

    followers = asyncio.run(main())
    assert sum(follower.reader.news for follower in followers) > 50
