"""pyminion's side of `peers.py`: two random players, run inside pyminion's own environment.

pyminion ships no random player, so this is one for its `Decider` protocol. A decision is one call of a
decider's method. Treasures are played one at a time, or the player stops: the same kind of answer that Cuore
asks for, and measured to be as quick for pyminion, per decision, as playing the lot in one call. A call that
returns several cards (discard two) is still one decision, although Cuore would ask twice: counting such cards
one by one would add about a twentieth to pyminion's figure.

The kingdom is the one recommended for a first game, fixed because Cuore's town is, and because with some
random kingdoms random players trash all their money and never finish. Harbinger stands in for Remodel, which
pyminion cannot resolve with an empty hand: it asks for a card that is not there.

To its advantage: no log handlers, and logging disabled as a whole, which makes it about two and a half times
as fast as its default. The text of its log lines is still put together before it is dropped; there is no
switch for that.
"""

import importlib
import importlib.metadata
import logging
import random
from collections.abc import Sequence
from typing import Any

from benchmarks import peer_loop

KINGDOM = (  # names in pyminion.expansions.base
    *("cellar", "harbinger", "market", "merchant", "militia"),
    *("mine", "moat", "smithy", "village", "workshop"),
)


class RandomDecider:
    """Answers every question of the base set's kingdom above with a uniform choice, and counts."""

    def __init__(self, seed: int) -> None:
        source = random.Random(seed)
        self.chance = source.random
        self.sample = source.sample
        self.decisions = 0
        self.choices = 0

    def _one_or_none(self, cards: Sequence[Any]) -> Any:
        count = len(cards)
        self.decisions += 1
        if count:
            self.choices += 1
        index = int(self.chance() * (count + 1))
        return cards[index] if index < count else None

    def _several(self, cards: Sequence[Any], least: int, most: int) -> list[Any]:
        """Between `least` and `most` cards; a negative `most` is pyminion's way of saying no limit."""
        count = len(cards)
        if most < 0 or most > count:
            most = count
        self.decisions += 1
        if least < most or 0 < least < count:
            self.choices += 1
        number = least + int(self.chance() * (most - least + 1))
        if number == 1:
            return [cards[int(self.chance() * count)]]
        return self.sample(cards, number)

    def action_phase_decision(self, valid_actions: Sequence[Any], player: Any, game: Any) -> Any:
        return self._one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: Sequence[Any], player: Any, game: Any) -> list[Any]:
        card = self._one_or_none(valid_treasures)
        return [] if card is None else [card]

    def buy_phase_decision(self, valid_cards: Sequence[Any], player: Any, game: Any) -> Any:
        return self._one_or_none(valid_cards)

    def binary_decision(self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Any = None) -> bool:
        self.decisions += 1
        self.choices += 1
        return self.chance() < 0.5

    def discard_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Any]:
        return self._several(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[Any]:
        return self._several(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[Any]:
        return self._several(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> list[Any]:
        return self._several(valid_cards, min_num_topdeck, max_num_topdeck)


def load(seed: int) -> tuple[peer_loop.Play, dict[str, str]]:
    """Import pyminion and return what plays one random game."""
    game_class = importlib.import_module("pyminion.game").Game
    bot_class = importlib.import_module("pyminion.bots.bot").Bot
    base = importlib.import_module("pyminion.expansions.base")
    kingdom = [getattr(base, name) for name in KINGDOM]
    logging.disable(logging.CRITICAL)
    decider = RandomDecider(seed)

    def play(game_seed: int) -> tuple[int, int]:
        random.seed(game_seed)  # pyminion shuffles with the module's own generator
        decider.decisions = decider.choices = 0
        seats = [bot_class(decider, "Ann"), bot_class(decider, "Bob")]
        game_class(seats, [base.base_set], kingdom_cards=kingdom, log_stdout=False).play()
        return decider.decisions, decider.choices

    return play, {"version": importlib.metadata.version("pyminion")}


if __name__ == "__main__":
    peer_loop.main(load)
