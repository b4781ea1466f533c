"""Looking back: a finished game as one seat played it, from what that seat could know at the time.

A review is made in a worker, a slice at a time, so that bots and others have their turn in between (thinking.py), and
is kept by table and seat. What is kept is figures: words are put to them for each reader.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import msgspec

from cuore.bots.learned.imprint import SHIPPED, SHIPPED_CHANCES, shipped_bytes
from cuore.engine import moves
from cuore.engine.archive import RULES_VERSION
from cuore.engine.game import Game
from cuore.server import thinking
from cuore.server.cards import cards_of
from cuore.server.hinting import heard, sentence
from cuore.server.ledger import Ledger
from cuore.server.messages import BoughtAt, ChanceAt, Language, LossLine, ReviewPage, ReviewTold, TableSummary
from cuore.server.opponents import NotThought, Opponents
from cuore.server.pages import final_seat
from cuore.server.problems import Refusal
from cuore.server.room import Room
from cuore.server.store import Store, StoreError
from cuore.svg.curve import Dot, curve
from cuore.words.catalogue import say
from cuore.words.moves import say_move

AT_ONCE: Final = 8  # reviews under way
REMEMBERED: Final = 64
SHOWN: Final = 8  # answers that cost most
FORM: Final = 1  # of what is kept


class KeptReview(msgspec.Struct):
    """A review as it is kept: figures, in no language."""

    edition: str
    moments: list[tuple[int, int, float]]  # answers before, turn, chance
    losses: list[thinking.Costly]  # most lost first
    looked: int


@dataclass
class _Work:
    """A review that is being made."""

    done: int = 0
    of: int = 0  # closer looks; nothing before the first look is over
    task: asyncio.Task[None] = field(init=False)

    @property
    def is_going_on(self) -> bool:
        """Whether it is still being made: what is done is kept elsewhere, what has failed waits here to be told."""
        return not self.task.done()


class Reviews:
    """Makes reviews and keeps them. Its methods belong to one event loop."""

    def __init__(self, store: Store, bots: Opponents) -> None:
        self._store = store
        self._bots = bots
        self._made: OrderedDict[tuple[str, int], KeptReview] = OrderedDict()
        self._works: dict[tuple[str, int], _Work] = {}

    async def find(self, code: str, seat: int) -> KeptReview | None:
        """The review of a seat's game, if there is one."""
        key = (code, seat)
        made = self._made.pop(key, None)
        if made is None:
            kept = await self._store.review(code, seat)
            made = None if kept is None else _read(kept)
        if made is not None:
            self._remember(key, made)
        return made

    def progress(self, code: str, seat: int) -> tuple[int, int] | None:
        """How far a review is that is being made: closer looks, and of how many. None: it is to be begun (anew)."""
        work = self._works.get((code, seat))
        return (work.done, work.of) if work is not None and work.is_going_on else None

    async def begin(self, room: Room, seat: int, address: str) -> None:
        """See to it that there will be one. What has failed before is said now, and is tried again after that."""
        key = (room.code, seat)
        if await self.find(*key) is not None or key in self._made:  # it may be done while the store is asked
            return
        work = self._works.get(key)
        if work is not None:
            if not work.is_going_on:
                del self._works[key]
                work.task.result()
            return
        if len(self._works) >= AT_ONCE:  # whoever asked for what has failed may never come back for it
            self._works = {key: work for key, work in self._works.items() if work.is_going_on}
        if len(self._works) >= AT_ONCE:
            raise Refusal("busy")
        begun = _Work()
        begun.task = asyncio.create_task(self._make(room, seat, address, begun))
        begun.task.add_done_callback(_noted)
        self._works[key] = begun

    async def stop(self) -> None:
        """Give up what is under way."""
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, room: Room, seat: int, address: str, work: _Work) -> None:
        game = room.game
        assert game is not None
        given = (room.opening_text, game.moves, seat)
        try:
            first = heard(await self._bots.think(thinking.outline, lambda: given, address), room.code)
            work.of = len(first.doubted)
            losses: list[thinking.Costly] = []
            while work.done < work.of:
                rest = first.doubted[work.done :]
                said = await self._bots.think(thinking.looks, lambda rest=rest: (*given, rest), address)  # type: ignore[misc]
                looked = heard(said, room.code)
                losses += [loss for loss in looked if loss is not None]
                work.done += len(looked)
        except NotThought:
            raise Refusal("busy") from None
        losses.sort(key=lambda loss: -loss.loss)
        made = KeptReview(edition(), first.moments, losses, work.done)
        self._remember((room.code, seat), made)
        with suppress(StoreError):  # it can be made again, and the store has said what is wrong
            await self._store.keep_review(room.code, seat, msgspec.json.encode(made).decode())
        del self._works[room.code, seat]

    def _remember(self, key: tuple[str, int], made: KeptReview) -> None:
        self._made[key] = made
        while len(self._made) > REMEMBERED:
            self._made.popitem(last=False)


def _noted(task: asyncio.Task[None]) -> None:
    """What it has failed of is told to whoever asks next; if nobody does, that is no news for the log."""
    if not task.cancelled():
        task.exception()


def _read(kept: str) -> KeptReview | None:
    """A review that was kept, unless another net or other rules have made it."""
    try:
        made = msgspec.json.decode(kept, type=KeptReview)
    except msgspec.DecodeError:
        return None
    return made if made.edition == edition() else None


@cache
def edition() -> str:
    """Changes with whatever a review depends on."""
    learned = b"".join(shipped_bytes(name) for name in (SHIPPED, SHIPPED_CHANCES))
    return f"{FORM}-{RULES_VERSION}-{hashlib.blake2b(learned, digest_size=6).hexdigest()}"


# -- in words -----------------------------------------------------------------------------------------------


def waiting_page(card: TableSummary, seat: int, progress: tuple[int, int] | None) -> ReviewPage:
    """The page of a review that is not there yet."""
    done, of = progress or (0, 0)
    return ReviewPage(table=card, seat=seat, begun=progress is not None, done=done, of=of, review=None)


def review_page(ledger: Ledger, card: TableSummary, seat: int, kept: KeptReview, lang: Language) -> ReviewPage:
    """The page of a review."""
    game = ledger.game
    assert game is not None
    bought = bought_by(game, seat)
    numbers = {number for at in bought for number in at.cards}
    told = ReviewTold(
        chances=[ChanceAt(*moment) for moment in kept.moments],
        won=_won(ledger, game, seat),
        losses=[_line(game, loss, lang) for loss in kept.losses[:SHOWN]],
        looked=kept.looked,
        bought=bought,
        cards=[face for face in cards_of(game.table, lang) if face.card in numbers],
        end=final_seat(ledger, game, seat, lang),
    )
    return ReviewPage(table=card, seat=seat, begun=True, done=kept.looked, of=kept.looked, review=told)


def picture(name: str, kept: KeptReview, theme: str, lang: Language) -> str:
    """The curve, to look at and to share."""
    first: dict[int, float] = {}
    for _, turn, win in kept.moments:
        first.setdefault(turn, win)
    dots = [Dot(loss.turn, first[loss.turn], loss.loss) for loss in kept.losses]
    title = say(lang, "review-title", player=name)
    return curve(list(first.items()), dots, title, say(lang, "review-chance"), say(lang, "review-turn"), theme)


def bought_by(game: Game, seat: int) -> list[BoughtAt]:
    """What a seat has employed and acquired, turn by turn of its own."""
    by_turn: dict[int, list[int]] = {}
    at = game.clone()
    at.undo(at.answers)
    for move in game.moves:
        if at.to_move == seat and moves.verb_of(move) in {moves.EMPLOY, moves.ACQUIRE}:
            turn = 1 + max(0, int(at.state.turn) - 1) // len(at.seats)
            by_turn.setdefault(turn, []).append(moves.card_of(move))
        at.apply(move)
    return [BoughtAt(turn, cards) for turn, cards in by_turn.items()]


def _won(ledger: Ledger, game: Game, seat: int) -> float:
    """The share of the victory."""
    if ledger.resigned is not None:
        return float(seat != ledger.resigned)
    winners = game.winners()
    return (seat in winners) / len(winners)


def _line(game: Game, loss: thinking.Costly, lang: Language) -> LossLine:
    return LossLine(
        answers=loss.answer,
        turn=loss.turn,
        played=say_move(game.table, loss.move, lang, "table-move"),
        better=say_move(game.table, loss.better, lang, "table-move"),
        loss=loss.loss,
        error=loss.error,
        reason=sentence(game.table, loss.reason, lang),
    )
