"""`big-love`: save up love, employ chiefs. A priority list, and the opponent of one's first games.

Serve with every maid who gives something, chamber whoever may with the servings that are left, play all love, buy the
best thing the love allows: a maid chief, then love cards, then a chambermaid; near the end only what scores. It knows
cards by what is printed on them, not by name, so it plays every box and answers every question with something legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuore.bots.seat import Seat
from cuore.engine.cards import Card
from cuore.engine.kinds import Kind, Resource
from cuore.engine.moves import (
    CARD_MASK,
    CHAMBER,
    CHOOSE_BONUS,
    DISCARD,
    DONE,
    EMPLOY,
    END_PHASE,
    KEEP,
    NO,
    PLAY,
    PLAY_ALL,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    SERVE,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES,
)
from cuore.engine.steps import ChooseBonus, Draw, Gain, May, Most

NEVER: Final = -1_000
STOP: Final = 0  # what ending a phase or declining is worth: do anything better first
LAST_CHIEFS: Final = 4  # the end is near when so few maid chiefs are left …
LAST_MAIDS: Final = 8  # … or so few cards in the two smallest maid piles together
MAIDS_WAITING: Final = 2  # chambermaids in the deck; a turn has one serving, so more would only wait


class BigLove:
    """Takes the answer that it wishes for most; of equals the first."""

    def __init__(self, seed: int = 0) -> None:
        """The seed is taken, as by every bot, and not needed: nothing here is left to chance."""

    def choose(self, seat: Seat) -> int:
        """The most wished for of the legal answers."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        wishes = _Wishes(seat)
        return max(legal, key=wishes.of)


class _Wishes:
    """How much each answer to one decision is wished for."""

    def __init__(self, seat: Seat) -> None:
        self.me = seat.number
        self.cards: Mapping[int, Card] = seat.table.cards
        self.view = seat.view
        self.phase: str = self.view["phase"]
        self.owner = self.me  # of the card that an effect has turned up, if any
        for looked in self.view["aside"]:
            if looked["owner"] is not None:
                self.owner = looked["owner"]

    def of(self, move: int) -> int:
        """The wish for one move; ending a phase and declining stand at zero."""
        verb = move >> SHIFT
        if verb in (SERVE, CHAMBER, USE, EMPLOY, DISCARD, KEEP, RETURN, TAKE):
            return self._of_card(verb, self.cards[move & CARD_MASK])
        if verb in (PLAY, PLAY_ALL):
            return 900 + verb if self.phase == "employ" else NEVER  # till then a hand may be worth more unplayed
        if verb in (TARGET, TARGET_CARD):
            return self._of_target(move >> SEAT_SHIFT & 7)
        if verb == CHOOSE_BONUS:
            return 10 if move & CARD_MASK == Resource.LOVE else 5
        if verb in (YES, REVEAL):
            return 10
        if verb in (END_PHASE, DONE, NO):
            return STOP
        return STOP if self.phase == "employ" else NEVER  # end the turn

    def _of_card(self, verb: int, card: Card) -> int:
        if verb == SERVE:
            return _of_serving(card)
        if verb == CHAMBER:
            return 80 if card.chamber == 1 else 20
        if verb == USE:
            return 10 if _helps_at_start(card) else NEVER
        if verb == EMPLOY:
            return self._of_employing(card)
        if verb == TAKE:
            return 10 + _use_in_hand(card)
        if verb == KEEP:
            return _use_in_hand(card)
        if verb == RETURN:
            return 30 - _use_in_hand(card)
        if self.owner != self.me:  # somebody else's card lies open: away with the good ones
            return _use_in_hand(card) - 5
        return -1 - _use_in_hand(card)  # one's own: only when it must be, and then the worst

    def _of_target(self, seat: int) -> int:
        """Whatever is sent goes to somebody else; whatever is cured is one's own."""
        cures = self.view["asked"]["what"] == "own-event"
        return 10 if (seat == self.me) == cures else NEVER

    # -- employing ------------------------------------------------------------------------------------------

    def _of_employing(self, card: Card) -> int:
        if card.kind is Kind.EVENT:
            return NEVER
        if card.kind is Kind.MAID_CHIEF:
            return 800 + card.vp
        if self._near_the_end():
            points = card.vp + self._majority(card)
            return 100 * points + card.cost if points > 0 else NEVER
        if card.kind is Kind.LOVE:
            return 100 * card.love if card.love > 1 else NEVER
        if card.kind is Kind.PRIVATE_MAID:
            alone = not self.view["seats"][self.me]["private"]
            return 250 if alone and _helps_at_start(card) else NEVER
        if card.kind is Kind.GENERAL_MAID and card.chamber == 1 and self._waiting() < MAIDS_WAITING:
            return 150 + card.cost
        return NEVER

    def _near_the_end(self) -> bool:
        town: dict[str, int] = self.view["town"]
        maids = {card.name: card for card in self.cards.values() if card.is_maid and card.name in town}
        chiefs = [town[name] for name, card in maids.items() if card.kind is Kind.MAID_CHIEF]
        two_smallest = sum(sorted(town[name] for name in maids)[:2])
        return two_smallest <= LAST_MAIDS or min(chiefs, default=LAST_CHIEFS + 1) <= LAST_CHIEFS

    def _waiting(self) -> int:
        """Chambermaids on their way through one's own deck."""
        you = self.view["you"]
        chambermaids = {c.name for c in self.cards.values() if c.chamber == 1}
        return sum(name in chambermaids for zone in ("hand", "deck", "discard") for name in you[zone])

    def _majority(self, card: Card) -> int:
        """A rough share of what the most copies bring."""
        return max((score.points // 4 for score in card.score if isinstance(score, Most)), default=0)


def _of_serving(card: Card) -> int:
    """Those who give servings back come first, then (80) chambermaids, then draws and the rest; never for nothing."""
    if card.serving:
        return 100 + 10 * card.serving + card.draw
    given = 5 * card.draw + 2 * card.love + card.employment
    return 50 + given if given else 30 if card.served else NEVER


def _use_in_hand(card: Card) -> int:
    """What a card is worth in the hand this turn."""
    return 3 * card.love + 3 * card.draw + 2 * card.serving + card.employment


def _helps_at_start(card: Card) -> bool:
    """Whether the text of the starting phase brings love or cards and takes nothing."""
    match card.at_start[:1]:
        case (Gain(love=love) | ChooseBonus(love=love),):
            return love > 0
        case (May(step=Draw()),):
            return True
        case _:
            return False
