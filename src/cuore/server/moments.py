"""What can come up in a game, for a note about it: each moment is a question about what a seat sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.move import Move

MUCH_LOVE: Final = 6  # from here on cards are in situation that are there for their points
LOW: Final = 3  # cards of a pile that will soon be empty


class Situation:
    """A game as a seat sees it; it can be over before the rules end it, when somebody resigns."""

    def __init__(self, game: Game, seat: int, *, over: bool) -> None:
        self.game, self.seat, self.over = game, seat, over
        self.view = game.view(seat)

    @property
    def own_turn(self) -> bool:
        """Whether the seat is asked in its own turn."""
        return not self.over and self.view["active"] == self.view["to_move"] == self.seat

    @property
    def turns(self) -> int:
        """The number of the seat's own turn, while it is on."""
        return -(-self.view["turn"] // len(self.view["seats"])) if self.own_turn else 0

    def in_phase(self, phase: str) -> bool:
        """Whether the seat is in that phase of its own turn."""
        return self.own_turn and self.view["phase"] == phase

    @cached_property
    def answers(self) -> list[Move]:
        """What the seat may answer."""
        return list(self.game.legal_moves) if self.own_turn else []

    def may(self, verb: str, *kinds: Kind) -> bool:
        """Whether there is such an answer about a card of one of these kinds, or of any."""
        cards = [move.card for move in self.answers if move.verb == verb]
        return any(card is not None and (not kinds or card.kind in kinds) for card in cards)


def _maid_serves(situation: Situation) -> bool:
    serving = [move.card for move in situation.answers if move.verb == "serve"]
    return any(card is not None and card.gives_something for card in serving)


def _event_at_home(situation: Situation) -> bool:
    own = situation.view["seats"][situation.seat]
    cards = situation.game.table.cards.values()
    events = {card.name for card in cards if card.kind is Kind.EVENT}
    return any(spot["on"] or spot["card"] in events for spot in (*own["quarters"], *own["private"]))


def _least_pile(situation: Situation) -> int:
    """How many cards are left in the smallest pile that can end the game."""
    return min(situation.view["ending"]["piles"].values())


MOMENTS: Final[dict[str, Callable[[Situation], bool]]] = {
    "any": lambda situation: not situation.over,
    "serving": lambda situation: situation.in_phase("serve"),
    "maid-to-serve": _maid_serves,
    "several-servings": lambda situation: situation.in_phase("serve") and situation.view["servings"] > 1,
    "chambermaid": lambda situation: situation.may("chamber"),
    "love-in-hand": lambda situation: situation.in_phase("employ") and situation.may("play", Kind.LOVE),
    "love-to-spend": lambda situation: situation.in_phase("employ") and situation.may("employ"),
    "much-love": lambda situation: (
        situation.in_phase("employ") and situation.view["love"] >= MUCH_LOVE and situation.may("employ")
    ),
    "employed": lambda situation: situation.in_phase("employ") and not situation.view["employments"],
    "private-maid": lambda situation: situation.may("employ", Kind.PRIVATE_MAID),
    "event-to-send": lambda situation: situation.may("employ", Kind.EVENT),
    "event-at-home": lambda situation: situation.own_turn and _event_at_home(situation),
    "second-turn": lambda situation: situation.turns == 2,
    "third-turn": lambda situation: situation.turns >= 3,
    "low-pile": lambda situation: situation.own_turn and _least_pile(situation) <= LOW,
    "empty-pile": lambda situation: situation.own_turn and _least_pile(situation) == 0,
    "over": lambda situation: situation.over,
}
