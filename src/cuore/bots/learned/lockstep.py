"""Many games side by side: the net is asked once a round for all of them, which costs far less than once for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final, Protocol, TypeVar

from cuore.bots.learned.inference import Inference, Said
from cuore.bots.learned.master import rows_of

AT_ONCE: Final = 8  # games that share a call of the net: more do not fit into the cache of a processor (docs/bots.md)


class Companion(Protocol):
    """A game that is played beside others."""

    def question(self) -> bytes | None:
        """Go on up to a position that the net must see: its row, or none at the end."""
        ...

    def take(self, said: Said, place: int) -> None:
        """What the net says about it: the row `place` of what it has said."""
        ...


C = TypeVar("C", bound=Companion)


def lockstep(net: Inference, begin: Callable[[], C | None], at_once: int = AT_ONCE) -> Iterator[C]:
    """The games that `begin` gives, each as it ends. It is asked for another whenever there is room.

    When it gives none, the games that have begun go on to their ends; in each round it is asked again, so what a
    game has led to may be begun later.
    """
    going: list[C] = []
    while True:
        asked: list[C] = []
        rows: list[bytes] = []
        for game in chain(going, iter(begin, None)):
            row = game.question()
            if row is None:
                yield game
                continue
            asked.append(game)
            rows.append(row)
            if len(asked) == at_once:
                break
        if not asked:
            return
        said = net(rows_of(rows))
        for place, game in enumerate(asked):
            game.take(said, place)
        going = asked
