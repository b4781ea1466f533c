"""Victory points in words: what a card scores beyond its printed number, and where a seat's points come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from cuore.engine.cards import Card
from cuore.engine.game import Game
from cuore.engine.steps import ChamberSets, ChamberSisters, EachFrom, Most, OddOrEven, Score
from cuore.words.catalogue import say
from cuore.words.sentences import listed

S = TypeVar("S", bound=Score)
Renderer = Callable[[str, Card, Any], str]
RENDERERS: Final[dict[type[Score], Renderer]] = {}


def score_text(lang: str, card: Card, score: Score) -> str:
    """The sentence of one way to score, without capital and full stop."""
    return RENDERERS[type(score)](lang, card, score)


def score_lines(game: Game, seat: int, lang: str) -> list[str]:
    """Where the points of a seat come from, as if the game ended now.

    Hand and deck are counted: before the end this is for the seat itself and for nobody else.
    """
    tally = game.tally(seat)
    lines = [
        say(lang, "score-line", card=game.table.cards[line.card].name, copies=line.copies, points=line.points)
        for line in tally.lines
        if line.points
    ]
    lines.append(say(lang, "score-total", player=game.seats[seat], points=tally.points))
    lines.append(say(lang, "score-idle", count=tally.idle_maids))
    return lines


def renders(kind: type[S]) -> Callable[[Callable[[str, Card, S], str]], Renderer]:
    """Make a function the renderer of a way to score."""

    def register(renderer: Callable[[str, Card, S], str]) -> Renderer:
        RENDERERS[kind] = renderer
        return renderer

    return register


@renders(Most)
def _most(lang: str, card: Card, score: Most) -> str:
    return say(lang, "score-most", points=score.points, card=card.name)


@renders(OddOrEven)
def _odd_or_even(lang: str, card: Card, score: OddOrEven) -> str:
    return say(lang, "score-odd-or-even", odd=score.odd, even=score.even)


@renders(ChamberSets)
def _chamber_sets(lang: str, card: Card, score: ChamberSets) -> str:
    sets = [say(lang, "score-chamber-set", size=size, points=points) for size, points in sorted(score.sets)]
    return say(lang, "score-chamber-sets", sets=listed(lang, sets, "list-comma"))


@renders(ChamberSisters)
def _chamber_sisters(lang: str, card: Card, score: ChamberSisters) -> str:
    family = say(lang, f"family-{card.family}")
    return say(lang, "score-chamber-sisters", pair=score.pair, trio=score.trio, family=family)


@renders(EachFrom)
def _each_from(lang: str, card: Card, score: EachFrom) -> str:
    return say(lang, "score-each-from", count=score.count, points=score.points, printed=card.vp)
