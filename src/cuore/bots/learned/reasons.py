"""One true sentence about an answer: what it brings by the card's page, what it costs, how many are left.

A net does not say why. So no motive is made up: the sentence is read off the table, and the figures beside it say how
much the answer is thought to be worth.
"""

from __future__ import annotations

from dataclasses import dataclass

from cuore import words
from cuore.engine import moves
from cuore.engine.cards import Card
from cuore.engine.prices import price
from cuore.engine.state import State
from cuore.words.pages import symbols


@dataclass(frozen=True, slots=True)
class HintReason:
    """Which sentence, and its figures."""

    key: str
    card: Card | None = None
    cost: int = 0
    left: int = 0  # in its pile, before the answer; 0 for a card that has no pile

    def text(self, lang: str = "en") -> str:
        """In words."""
        card = self.card
        if card is None:
            return words.say(lang, self.key)
        return words.say(
            lang,
            self.key,
            card=words.card_name(card.name, lang),
            cost=self.cost,
            left=self.left,
            points=card.vp,
            symbols=" · ".join(symbols(card, lang)),
        )


def reason_for(s: State, move: int) -> HintReason:
    """What can be said of an answer. `s` is any deal of the position: only what lies open is read."""
    verb = moves.verb_of(move)
    if verb in (moves.END_PHASE, moves.END_TURN, moves.NO, moves.DONE):
        return HintReason("hint-reason-stop")
    if verb not in (moves.EMPLOY, moves.SERVE, moves.CHAMBER):
        return HintReason("hint-reason-plain")
    number = moves.card_of(move)
    card = s.table.cards[number]
    has_symbols = bool(symbols(card, "en"))
    if verb == moves.CHAMBER:
        return HintReason("hint-reason-chamber", card)
    if verb == moves.SERVE:
        return HintReason("hint-reason-serve" if has_symbols else "hint-reason-serve-text", card)
    piles = s.table.pile_cards
    left = int(s.piles[list(piles).index(number)]) if number in piles else 0
    if card.vp > 0 and not card.vp_varies:
        kind = "points-and-symbols" if has_symbols else "points"
    else:
        kind = "symbols" if has_symbols else "text"
    return HintReason(f"hint-reason-employ-{kind}", card, int(price(s, number)), left)
