"""The undo button: what pressing it would do, and what is being asked, in words."""

from __future__ import annotations

from functools import lru_cache

from cuore.server import deciding, undoing
from cuore.server.ledger import Ledger
from cuore.server.messages import Language, UndoAsk, UndoOffer
from cuore.words.catalogue import say
from cuore.words.log import lines_since


def undo_offer(ledger: Ledger, seat: int | None, lang: Language) -> UndoOffer:
    """What pressing undo would do for a seat; a spectator has nothing to take back."""
    if ledger.ask is not None:
        return UndoOffer("none", 0, say(lang, "undo-open"))
    offer = undoing.NOTHING if seat is None else deciding.undo_offer(ledger, seat)
    names = ", ".join([ledger.chairs[other].name for other in offer.of]) if offer.of else ""
    return _offered(offer.kind, offer.answers, offer.why, len(offer.of), names, lang)


@lru_cache(maxsize=1 << 10)  # of one table there are a few, and each is wanted with many an answer
def _offered(kind: str, answers: int, why: str, asks: int, names: str, lang: Language) -> UndoOffer:
    """An offer in words; all readers share it."""
    if kind == "free":
        return UndoOffer("free", answers, say(lang, "undo-free", count=answers))
    if kind == "none":
        return UndoOffer("none", 0, say(lang, "undo-away", names=names) if asks else say(lang, "undo-none"))
    key = f"undo-consent-{why}" if names else "undo-bots"
    return UndoOffer("consent", answers, say(lang, key, count=answers, names=names), asks)


def undo_ask(ledger: Ledger, seat: int | None, lang: Language) -> UndoAsk | None:
    """The request for consent that is open, with what is at stake as that seat may know it."""
    ask = ledger.ask
    if ask is None:
        return None
    text = say(lang, "undo-asks", player=ledger.chairs[ask.seat].name, count=ask.answers)
    assert ledger.game is not None
    what = lines_since(ledger.game, seat, lang, ask.keep)
    return UndoAsk(ask.number, ask.seat, ask.answers, text, list(ask.waiting_for), what)


def undo_declined(ledger: Ledger, seat: int | None, lang: Language) -> str | None:
    """To whoever asked: that somebody would not have it."""
    if ledger.declined is None or ledger.declined.asked_by != seat:
        return None
    return say(lang, "undo-declined", player=ledger.chairs[ledger.declined.by].name)
