"""“What would you do?”: the best answers to a question, for somebody who plays against bots.

Nobody is advised against people: hints are offered where every other seat is a bot's own, and at no teaching table,
which has an adviser already. In the town of a day everybody is alone with the same shuffles, a puzzle is asked, and
at a rated table everybody plays for themselves.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, TypeVar

from cuore.bots.learned.reasons import HintReason
from cuore.engine.errors import CuoreError
from cuore.engine.table import Table
from cuore.server import lessons, thinking
from cuore.server.ledger import Ledger
from cuore.server.messages import HintLine, HintPage, Language
from cuore.server.opponents import NotThought, Opponents
from cuore.server.problems import Refusal
from cuore.server.tokens import alias
from cuore.words.moves import say_move

if TYPE_CHECKING:
    from cuore.server.room import Room

T = TypeVar("T")
LOG = logging.getLogger("cuore.server.hints")


def may_be_advised(ledger: Ledger, seat: int | None) -> bool:
    """Whether a seat may ask for hints: its game is on, and all others are bots."""
    if seat is None:
        return False
    for number, chair in enumerate(ledger.chairs):
        if number != seat and chair.player != "bot":
            return False  # mostly
    return (
        ledger.status == "playing"
        and (ledger.setup.lesson is None or not lessons.steps(ledger.setup.lesson))
        and ledger.setup.daily is None
        and not ledger.setup.rated
        and (ledger.setup.puzzle is None or bool(ledger.line))
        and not ledger.chairs[seat].is_played_by_bot
    )


async def hints(room: Room, bots: Opponents, seat: int, at: int, lang: Language, address: str) -> HintPage:
    """The best answers of a seat that is asked; `Refusal` if it is not, or if that is no longer the position."""
    game = room.game
    if game is None or not may_be_advised(room.ledger, seat):
        raise Refusal("not-yours", "problem-no-hints")
    if game.to_move != seat:
        raise Refusal("too-late", "refused-not-asked")
    if room.version != at:
        raise Refusal("too-late", "refused-stale")
    given = (room.opening_text, game.moves, seat)
    found = heard(await _thought(bots, given, address), room.code)
    lines = [
        HintLine(
            move=one.move,
            text=say_move(game.table, one.move, lang, "table-move"),
            win=one.win,
            lead=one.lead,
            error=one.error,
            reason=sentence(game.table, one.reason, lang),
        )
        for one in found
    ]
    return HintPage(at=at, seat=seat, hints=lines)


async def _thought(
    bots: Opponents, given: tuple[str, tuple[int, ...], int], address: str
) -> list[thinking.Advice] | thinking.Fault:
    try:
        return await bots.think(thinking.advice, lambda: given, address)
    except NotThought:
        raise Refusal("busy") from None


def heard(said: T | thinking.Fault, code: str) -> T:
    """What a worker has said of a table, unless it said why it can say nothing."""
    if isinstance(said, CuoreError):
        raise said
    if isinstance(said, str):
        LOG.error("table %s: %s", alias(code), said)
        raise Refusal("broken")
    return said


def sentence(table: Table, told: thinking.Sentence, lang: Language) -> str:
    """One sentence about an answer, in words."""
    card = None if told.card is None else table.cards[told.card]
    return HintReason(told.key, card, told.cost, told.left).text(lang)
