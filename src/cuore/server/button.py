"""The undo button: what pressing it would do, and what is being asked, in words."""

from __future__ import annotations

from cuore.server import deciding
from cuore.server.ledger import Ledger
from cuore.server.messages import Language, UndoAsk, UndoOffer
from cuore.words.catalogue import say
from cuore.words.log import lines_since


def undo_offer(ledger: Ledger, seat: int | None, lang: Language) -> UndoOffer:
    """What pressing undo would do for a seat; a spectator has nothing to take back."""
    if ledger.ask is not None:
        return UndoOffer("none", 0, say(lang, "undo-open"))
    offer = None if seat is None else deciding.undo_offer(ledger, seat)
    if offer is None or (offer.kind == "none" and not offer.of):
        return UndoOffer("none", 0, say(lang, "undo-none"))
    if offer.kind == "free":
        return UndoOffer("free", offer.answers, say(lang, "undo-free", count=offer.answers))
    names = ", ".join(ledger.chairs[other].name for other in offer.of)
    if offer.kind == "none":
        return UndoOffer("none", 0, say(lang, "undo-away", names=names))
    key = f"undo-consent-{offer.why}" if names else "undo-bots"
    return UndoOffer("consent", offer.answers, say(lang, key, count=offer.answers, names=names), len(offer.of))


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
