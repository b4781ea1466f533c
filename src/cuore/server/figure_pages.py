"""Figures as people see them: the page of one's own, the list of one's finished games, and the same list as CSV."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from cuore.boxes import registry
from cuore.engine.errors import CuoreError
from cuore.server.figures import MOST_GAMES, Figures, GameCount, PersonsGame
from cuore.server.lobby import sets_text
from cuore.server.messages import CurvePoint, FigureLine, FiguresPage, Language, OwnGame
from cuore.server.renderer import level_name
from cuore.server.spreadsheets import csv_text
from cuore.server.times import iso
from cuore.towns import Town
from cuore.words.catalogue import say

MOST_LINES: Final = 100  # of a list: towns, people
CURVE: Final = 60  # points of the curve at most; each stands for as many games as there must be
COLUMNS: Final = (
    "ended", "code", "boxes", "town", "seats", "names", "my_name", "my_points", "my_place", "resigned", "turns",
    "answers",
)  # fmt: skip


def figures_page(found: Figures, lang: Language) -> FiguresPage:
    """All figures, in words where there are any."""
    total, names = found.total, found.names
    nobody = say(lang, "seat-nobody")
    return FiguresPage(
        games=total.games,
        won=total.won,
        resigned=found.resigned,
        uncounted=found.uncounted,
        latest_only=total.games + found.uncounted >= MOST_GAMES,
        places=found.places,
        points=_rounded(total.mean_points),
        turns=_rounded(total.mean_turns),
        boxes=_lines(found.boxes, lambda box: boxes_text(box, lang)),
        towns=_lines(found.towns, lambda town: boxes_text(names[town], lang), _maids),
        seats=sorted(_lines(found.seats, str), key=lambda line: line.name),
        persons=_lines(found.persons, lambda key: names[key] or nobody),
        bots=_lines(found.bots, lambda level: level_name(level, lang) or level),
        curve=curve(found.points),
    )


def _lines(
    counts: Mapping[str, GameCount], name: Callable[[str], str], cards: Callable[[str], list[str]] = lambda _: []
) -> list[FigureLine]:
    """The lines with most games first."""
    ordered = sorted(counts.items(), key=lambda item: -item[1].games)[:MOST_LINES]
    return [
        FigureLine(name(key), cards(key), count.games, count.won, _rounded(count.mean_points))
        for key, count in ordered
    ]


def _maids(town: str) -> list[str]:
    """The cards of a town, where its code still says them."""
    try:
        return list(Town.from_code(town).maids)
    except CuoreError:  # it never had a code, or a box is not here any more
        return []


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def boxes_text(sets: str, lang: Language) -> str:
    """Boxes by name; one that is not here any more by its name in requests."""
    names = sets.split("+")
    return sets_text(names, lang) if all(name in registry.BOXES for name in names) else " + ".join(names)


def curve(points: Sequence[tuple[int, int]]) -> list[CurvePoint]:
    """Points over time, from the first game to the latest: where there are many, each stands for several games."""
    ordered = sorted(points)
    size = max(1, -(-len(ordered) // CURVE))
    groups = [ordered[at : at + size] for at in range(0, len(ordered), size)]
    return [
        CurvePoint(iso(group[-1][0]), len(group), round(sum(own for _, own in group) / len(group), 2))
        for group in groups
    ]


def own_game(game: PersonsGame, lang: Language) -> OwnGame:
    """A line of the list."""
    outcome, own = game.outcome, game.own
    nobody = say(lang, "seat-nobody")
    return OwnGame(
        code=outcome.game,
        ended=iso(outcome.ended),
        sets_text=boxes_text(outcome.sets, lang),
        names=[seat.name or nobody for seat in outcome.seats],
        turns=outcome.turns,
        points=None if own is None else own.points,
        place=None if own is None else own.place,
        resigned=own is not None and own.resigned,
    )


def games_csv(games: Iterable[PersonsGame]) -> str:
    """The list as CSV; a game at which one had several seats has none of one's own."""
    return csv_text(COLUMNS, map(_row, games))


def _row(game: PersonsGame) -> list[str | int]:
    outcome, own = game.outcome, game.own
    mine: list[str | int] = ["", "", "", ""]
    if own is not None:
        mine = [own.name, own.points, own.place, "yes" if own.resigned else "no"]
    return [
        iso(outcome.ended),
        outcome.game,
        outcome.sets,
        outcome.town,
        len(outcome.seats),
        ", ".join(seat.name for seat in outcome.seats),
        *mine,
        outcome.turns,
        outcome.answers,
    ]
