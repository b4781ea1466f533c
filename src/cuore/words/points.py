"""Victory points in words: what a card scores beyond its printed number, and where a seat's points come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from cuore.engine.cards import Card
from cuore.engine.points import (
    ChamberedEach,
    ChamberSets,
    ChamberSisters,
    Counted,
    EachCounts,
    EachFrom,
    EachInstead,
    EachPlus,
    Most,
    OddOrEven,
    Score,
    Sets,
    When,
)
from cuore.engine.recorded import LogSource
from cuore.engine.scoring import CardPoints
from cuore.engine.standing import Counting
from cuore.engine.table import Table
from cuore.words.catalogue import say
from cuore.words.names import card_name
from cuore.words.speech import listed
from cuore.words.standing import counted_along

S = TypeVar("S", bound=Score)
Renderer = Callable[[str, Card, Any], str]
RENDERERS: Final[dict[type[Score], Renderer]] = {}
CONDITIONS: Final = {
    Counted.NAMED: "score-if-named",
    Counted.CHIEFS: "score-if-chiefs",
    Counted.MAID_CHIEFS: "score-if-maid-chiefs",
    Counted.CHAMBERMAIDS: "score-if-chambermaids",
    Counted.REMINISCENCES: "score-if-reminiscences",
    Counted.ALCOHOL: "score-if-alcohol",
}
NO_BOUND: Final = When(Counted.NAMED, 0).at_most


def score_text(lang: str, card: Card, score: Score) -> str:
    """The sentence of one way to score, without capital and full stop."""
    return RENDERERS[type(score)](lang, card, score)


def tie_break_key(table: Table) -> str:
    """The end of the key that tells what breaks a tie."""
    return table.rules.tie_break.name.lower().replace("_", "-")


def score_lines(game: LogSource, seat: int, lang: str) -> list[str]:
    """Where the points of a seat come from, as if the game ended now.

    Hand and deck are counted: before the end this is for the seat itself and for nobody else.
    """
    tally, table = game.tally(seat), game.table
    lines = [
        say(
            lang,
            "score-line",
            cards=sisters_named(game.table, group, lang),
            points=sum(line.points for line in group),
        )
        for group in sisters_together(game.table, tally.lines)
    ]
    lines.append(say(lang, "score-total", player=game.seats[seat], points=tally.points))
    lines.append(say(lang, f"score-{tie_break_key(table)}", count=tally.tie_break))
    return lines


def sisters_together(table: Table, lines: Sequence[CardPoints]) -> list[list[CardPoints]]:
    """Cards that bring points, each by itself but for sisters: a set of them belongs to none of them alone."""
    groups: dict[str, list[CardPoints]] = {}
    for line in lines:
        card = table.cards[line.card]
        groups.setdefault(card.family or str(line.card), []).append(line)
    return [group for group in groups.values() if any(line.points for line in group)]


def sisters_named(table: Table, group: Sequence[CardPoints], lang: str) -> str:
    """The cards of such a group, with their numbers."""
    named = [(card_name(table.cards[line.card].name, lang), line.copies) for line in group]
    return listed(lang, [say(lang, "log-copies", card=name, count=count) for name, count in named], "list-comma")


def renders(kind: type[S]) -> Callable[[Callable[[str, Card, S], str]], Renderer]:
    """Make a function the renderer of a way to score."""

    def register(renderer: Callable[[str, Card, S], str]) -> Renderer:
        RENDERERS[kind] = renderer
        return renderer

    return register


@renders(Most)
def _most(lang: str, card: Card, score: Most) -> str:
    return say(lang, "score-most", points=score.points, card=card_name(card.name, lang))


@renders(OddOrEven)
def _odd_or_even(lang: str, card: Card, score: OddOrEven) -> str:
    return say(lang, "score-odd-or-even", odd=score.odd, even=score.even)


@renders(ChamberSets)
def _chamber_sets(lang: str, card: Card, score: ChamberSets) -> str:
    return say(lang, "score-chamber-sets", sets=_sets_listed(lang, card, score))


@renders(Sets)
def _sets(lang: str, card: Card, score: Sets) -> str:
    return say(lang, "score-sets", sets=_sets_listed(lang, card, score))


def _sets_listed(lang: str, card: Card, score: Sets | ChamberSets) -> str:
    """The sets from small to large. A card with printed points keeps them: the set brings more."""
    key = "score-set-more" if card.vp else "score-set"
    return listed(
        lang, [say(lang, key, size=size, points=points) for size, points in sorted(score.sets)], "list-comma"
    )


@renders(ChamberSisters)
def _chamber_sisters(lang: str, card: Card, score: ChamberSisters) -> str:
    family = say(lang, f"family-{card.family}")
    return say(lang, "score-chamber-sisters", pair=score.pair, trio=score.trio, family=family)


@renders(EachFrom)
def _each_from(lang: str, card: Card, score: EachFrom) -> str:
    return say(lang, "score-each-from", count=score.count, points=score.points, printed=card.vp)


@renders(EachPlus)
def _each_plus(lang: str, card: Card, score: EachPlus) -> str:
    return say(lang, "score-each-plus", points=score.points, condition=_condition(lang, score.when))


@renders(EachInstead)
def _each_instead(lang: str, card: Card, score: EachInstead) -> str:
    condition = _condition(lang, score.when)
    return say(lang, "score-each-instead", points=score.points, printed=card.vp, condition=condition)


@renders(ChamberedEach)
def _chambered_each(lang: str, card: Card, score: ChamberedEach) -> str:
    if score.when is None:
        return say(lang, "score-chambered-each", points=score.points)
    # A better bonus takes the place of the one that comes without a condition.
    plain = [s.points for s in card.score if isinstance(s, ChamberedEach) and s.when is None]
    return say(
        lang,
        "score-chambered-each-if",
        points=score.points,
        before=plain[0] if plain else card.vp,
        condition=_condition(lang, score.when),
    )


@renders(EachCounts)
def _each_counts(lang: str, card: Card, score: EachCounts) -> str:
    also = [card_name(name, lang) for name in counted_along(card.name, Counting.POINTS)]
    return say(lang, "score-each-counts", card=card_name(card.name, lang), also=listed(lang, also, "list-and"))


def _condition(lang: str, when: When) -> str:
    return say(
        lang,
        CONDITIONS[when.counted],
        least=when.at_least,
        most=when.at_most,
        bounded="no" if when.at_most == NO_BOUND else "yes",
        name=card_name(when.name, lang),
    )
