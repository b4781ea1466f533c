"""Nobody peeks: every byte sent to a viewer stays the same when all that the viewer cannot know is dealt anew.

Random games of several boxes go through the real application, with a browser for each seat and one that looks on. The
true bytes come off the wire; the others are made by the same code from a room whose game was determinized for that
viewer. The planted leaks show that the comparison would see one.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from cuore.engine.game import Game
from cuore.engine.state import State
from cuore.server import audience
from cuore.server.audience import Listener, Sight
from cuore.server.lobby import table_summary
from cuore.server.messages import Language, LogLine, SeatView, TableView
from cuore.server.renderer import OwnPart, Scene
from cuore.server.room import Room
from cuore.server.table_log import TableLog
from tests.server.reader import Reader
from tests.server.tables import WAIT
from tests.server.visitor import Hall, Socket, hall

TABLES = (
    (("base",), 2, "first-game"),
    (("base", "oktoberfest"), 3, "random"),
    (("romantic_vacation", "expanding_the_house"), 4, "random"),
    (("more",), 3, "random"),
)
ANSWERS = 40  # of each game: several rounds, with every kind of secret in play
LANGUAGES: tuple[Language, ...] = ("en", "fr", "ja")


@dataclass
class Viewer:
    seat: int | None
    socket: Socket
    shadow: Listener  # made to see the other deals: what it holds of the log is what the viewer holds
    news: bool  # whether what has changed is told, or everything each time
    reader: Reader = field(default_factory=Reader)

    async def look_in(self, lang: Language) -> None:
        """Look again; the shadow does so, too."""
        await self.socket.send({"type": "look", "seat": self.seat, "lang": lang, "news": self.news})
        self.shadow.look(self.seat, lang, news=self.news)

    def check(self, room: Room, text: str, deals: int) -> None:
        """A state off the wire is what it would be in every other deal that this viewer cannot tell from the true.

        What the viewer had before was the same in all of them: that was checked.
        """
        true, opening = room.ledger.game, room.ledger.opening
        assert true is not None
        told = self.shadow._told
        card = msgspec.json.encode(table_summary(room, self.shadow.browser, self.shadow.lang))
        for seed in range(deals):
            self.shadow._told = told
            room.ledger.game = room.ledger.opening = true.determinize(self.seat, seed)
            scenes = room._scenes
            room._scenes = {}  # nothing is taken over from the true deal: all of it is put into words anew
            try:
                sight, _ = self.shadow._look_up()
                sight.table.answers = len(
                    true.moves
                )  # dealt anew, it counts from here; everybody may know the number
                other = msgspec.json.encode(sight.message(told)).decode()
                other_card = msgspec.json.encode(table_summary(room, self.shadow.browser, self.shadow.lang))
            finally:
                room.ledger.game, room.ledger.opening = true, opening
                room._scenes = scenes
            assert card == other_card, f"seat {self.seat} can tell deals apart by the table's card"
            assert text == other, f"seat {self.seat} can tell deals apart after {len(true.moves)} answers"
        self.reader.hear(text)
        if self.news:
            self.shadow._told = self.shadow._told._replace(table=msgspec.convert(self.reader.table, TableView))


@dataclass
class Compared:
    """How much was the same."""

    views: int = 0  # dealt anew
    bytes: int = 0


async def sit_down(h: Hall, sets: tuple[str, ...], seats: int, town: str, *, news: bool) -> tuple[Room, list[Viewer]]:
    """A table with a browser in every seat and one that watches."""
    browsers = [h.visitor() for _ in range(seats)]
    places = [{"player": "here", "name": "Ann"}, *({"player": "link"} for _ in range(seats - 1))]
    code = await browsers[0].lay(*places, sets=sets, town=town)
    for number, browser in enumerate(browsers[1:], 2):
        answer = await browser.post(f"/api/tables/{code}/sit", {"name": f"Guest {number}"})
        assert answer.status == 200
    room = await h.services.rooms.find(code)
    assert room is not None
    viewers = []
    for seat, browser in [*enumerate(browsers), (None, h.visitor())]:
        socket = await browser.connect(code)
        await socket.send(
            {"type": "look", "seat": seat, "lang": "ja", "news": news}
        )  # the first comparison is in another
        fingerprint = None if seat is None else room.chairs[seat].browser
        viewers.append(Viewer(seat, socket, Listener(room, fingerprint, seat, "ja"), news))
    return room, viewers


async def play(
    sets: tuple[str, ...], seats: int, town: str, seed: int, answers: int, deals: int, *, news: bool
) -> Compared:
    """Play at random and compare everything that anybody is sent."""
    dice = random.Random(seed)
    compared = Compared()
    async with hall() as h:
        room, viewers = await sit_down(h, sets, seats, town, news=news)
        freeze(room)
        await settle()
        for viewer in viewers:  # while others were still coming, each state was another
            viewer.socket.waiting()
        for step in range(answers):
            if step % 20 == 0:  # the whole log again, in the next language
                for viewer in viewers:
                    await viewer.look_in(LANGUAGES[step // 20 % len(LANGUAGES)])
                await settle()
                check_all(room, viewers, deals, compared)
            game = room.game
            assert game is not None
            if game.over:
                break
            asked = viewers[game.to_move]
            move = dice.choice(game.legal())
            answer = {"type": "answer", "id": f"answer-{step}", "seat": asked.seat, "at": room.version, "move": move}
            await asked.socket.send(answer)
            version = room.version
            await settle(lambda version=version: room.version != version)  # type: ignore[misc]
            check_all(room, viewers, deals, compared)
        for viewer in viewers:
            await viewer.socket.drop()
    return compared


def check_all(room: Room, viewers: list[Viewer], deals: int, compared: Compared) -> None:
    """Compare whatever has been sent."""
    for viewer in viewers:
        for text in viewer.socket.waiting():
            if text.startswith(('{"type":"state"', '{"type":"news"')):
                viewer.check(room, text, deals)
                compared.views += deals
                compared.bytes += deals * len(text)
        assert viewer.reader.table["version"] == room.version, "everybody has the newest state"


async def settle(until: Callable[[], bool] = lambda: True) -> None:
    """Let everything that is under way be sent."""
    async with asyncio.timeout(WAIT):
        while not until():
            await asyncio.sleep(0.001)
    for _ in range(50):
        await asyncio.sleep(0)


def freeze(room: Room) -> None:
    """Time stands still: seconds of absence are no secret, but they would differ."""
    now = room.presence._now()
    room.presence._now = lambda: now


@pytest.mark.parametrize("news", [False, True], ids=["states", "news"])
@pytest.mark.parametrize(("sets", "seats", "town"), TABLES, ids=["+".join(table[0]) for table in TABLES])
def test_bytes_are_the_same_in_every_deal_that_the_viewer_cannot_tell_apart(
    sets: tuple[str, ...], seats: int, town: str, news: bool
) -> None:
    compared = asyncio.run(play(sets, seats, town, seed=len(sets), answers=ANSWERS, deals=1, news=news))
    assert compared.bytes > (150_000 if news else 200_000)


# -- planted leaks ------------------------------------------------------------------------------------------


def leak_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The top of the discard pile of others is replaced by a card of their hand."""
    seat_view = Scene._seat

    def leaking(self: Scene, seat: int, sitter: Any) -> SeatView:
        told = seat_view(self, seat, sitter)
        state: State = self.view["leak"]  # type: ignore[typeddict-item]
        if state.hand[seat]:
            told.discard_top = sum(state.hand[seat])  # the lowest card alone is nearly always 1 Love
        return told

    monkeypatch.setattr(Scene, "_seat", leaking)


def leak_the_order_of_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """One's own deck comes in the order in which it will be drawn."""
    own = OwnPart._own

    def leaking(self: OwnPart, auto: bool) -> Any:
        told = own(self, auto)
        state: State = self.view["leak"]  # type: ignore[typeddict-item]
        told.deck = list(state.deck[self.seat])
        return told

    monkeypatch.setattr(OwnPart, "_own", leaking)


def leak_into_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log's last line names the next card of somebody's deck."""
    lines = TableLog.lines

    def leaking(self: TableLog, game: Game, seat: int | None, lang: str) -> list[LogLine]:
        top = next((deck[-1] for deck in game.state.deck if deck), 0)
        return [*lines(self, game, seat, lang), LogLine(game.table.cards[top].name, False, 0)]

    monkeypatch.setattr(TableLog, "lines", leaking)


def leak_by_sharing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what was made for whoever looked first."""
    sight = Room.sight

    def leaking(self: Room, browser: str | None, seat: int | None, lang: Language) -> Sight:
        found = next(iter(self._sights.values()), None)
        return found if found is not None and found.game is self.game else sight(self, browser, seat, lang)

    monkeypatch.setattr(Room, "sight", leaking)


def leak_by_what_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part comes as news where a next card is not 1 Love, though it says nothing that the reader may not know."""
    changed, sight = audience.changed, Room.sight
    tops: list[int] = []

    def looking(self: Room, browser: str | None, seat: int | None, lang: Language) -> Sight:
        assert self.game is not None
        tops[:] = [deck[-1] for deck in self.game.state.deck if deck]
        return sight(self, browser, seat, lang)

    def leaking(had: TableView, now: TableView) -> dict[str, Any]:
        return changed(had, now) | ({"phases": now.phases} if any(tops) else {})

    monkeypatch.setattr(Room, "sight", looking)
    monkeypatch.setattr(audience, "changed", leaking)


def leak_by_what_was_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was made again comes as news, whether it differs or not: what is made again is nobody's business."""

    def leaking(had: TableView, now: TableView) -> dict[str, Any]:
        parts = [name for name in TableView.__struct_fields__ if name != "seats"]
        return {name: getattr(now, name) for name in parts if getattr(now, name) is not getattr(had, name)}

    monkeypatch.setattr(audience, "changed", leaking)


LEAKS = [leak_another_hand, leak_the_order_of_the_deck, leak_into_the_log, leak_by_sharing]
LEAKS_OF_NEWS = [leak_by_what_is_left_out, leak_by_what_was_made_again]


@pytest.mark.parametrize(
    ("leak", "news"),
    [*((leak, news) for leak in LEAKS for news in (False, True)), *((leak, True) for leak in LEAKS_OF_NEWS)],
)
def test_a_planted_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], news: bool
) -> None:
    view = Game.view

    def with_state(self: Game, seat: int | None = None, beside: Any = None, earlier: Any = None) -> Any:
        return {**view(self, seat, beside, earlier), "leak": self.state}

    monkeypatch.setattr(Game, "view", with_state)
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="can tell deals apart"):
        asyncio.run(play(("base",), 2, "first-game", seed=1, answers=30, deals=2, news=news))
