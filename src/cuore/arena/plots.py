"""Plots as inline SVG for the report: they take the page's own colour for ink, so light and dark both fit."""

from __future__ import annotations

import io
import re
import sys
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Any

from cuore.arena.games import PlayedGame
from cuore.arena.intervals import Interval, mean_interval
from cuore.arena.ratings import Matrix, Rating
from cuore.engine.errors import SetupError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#010203"  # stands for the text colour of the page
# Told apart by those who see few colours, and readable on white and on black (after Okabe and Ito).
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b8860b", "#56b4e9", "#8a5fbf", "#7f7f7f")
DASHES = ("-", "--", "-.", ":")
FEW_DEALS = 5  # below which a mean has no band: it would be wider than the plot
FEWEST = 0.1  # of the games that must still be going on for a turn to be drawn


Course = tuple[int, Sequence[float]]  # the deal of a game, and a figure after each of its turns


def curves(series: Mapping[str, Sequence[Course]], xlabel: str, ylabel: str) -> str:
    """A mean curve for each name in the band of its interval; a turn that hardly any game has reached is left out."""
    axes, finish = _figure()
    for i, (name, courses) in enumerate(series.items()):
        means = _means(courses)
        turns = range(1, len(means) + 1)
        axes.plot(turns, [found.value for found in means], color=_colour(i), ls=_dash(i), lw=1.8, label=name)
        low, high = [found.low for found in means], [found.high for found in means]
        axes.fill_between(turns, low, high, color=_colour(i), alpha=0.15, lw=0)
    axes.set_xlabel(xlabel)
    axes.set_ylabel(ylabel)
    _legend(axes, len(series))
    return finish()


def heat(bots: Sequence[str], wins: Matrix) -> str:
    """The share of victories of each row over each column."""
    axes, finish = _figure(width=1.6 + 0.75 * len(bots), height=1.2 + 0.55 * len(bots))
    for i, row in enumerate(wins):
        for j, won in enumerate(row):
            met = won + wins[j][i]
            if i == j or not met:
                continue
            share = won / met
            axes.add_patch(_square(j, i, COLOURS[0] if share >= 0.5 else COLOURS[1], abs(share - 0.5) * 1.4 + 0.05))
            axes.text(j, i, f"{100 * share:.0f}", ha="center", va="center", color=INK, fontsize=9)
    axes.set_xlim(-0.5, len(bots) - 0.5)
    axes.set_ylim(len(bots) - 0.5, -0.5)
    axes.set_xticks(range(len(bots)), bots, rotation=40, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.grid(visible=False)
    return finish()


def dots(ratings: Sequence[Rating], xlabel: str) -> str:
    """A dot for each bot with its interval, the strongest on top."""
    axes, finish = _figure(height=1.0 + 0.38 * len(ratings))
    for i, found in enumerate(ratings):
        axes.plot([found.rating.low, found.rating.high], [i, i], color=_colour(0), lw=3, alpha=0.4)
        axes.plot([found.rating.value], [i], "o", color=_colour(0))
    axes.set_yticks(range(len(ratings)), [found.bot for found in ratings])
    axes.invert_yaxis()
    axes.set_xlabel(xlabel)
    return finish()


def bars(rows: Sequence[tuple[str, Interval]], xlabel: str, scale: float = 1.0, against: float = 0.0) -> str:
    """A bar for each name with its interval, from `against` on, the first on top."""
    axes, finish = _figure(height=1.0 + 0.3 * len(rows))
    for i, (_, found) in enumerate(rows):
        low, high = (scale * bound for bound in (found.low, found.high))
        colour = _colour(0 if found.value >= against else 1)
        axes.barh(i, scale * (found.value - against), left=scale * against, height=0.6, color=colour, alpha=0.45)
        axes.plot([low, high], [i, i], color=colour, lw=2)
    axes.axvline(scale * against, color=INK, lw=0.8)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.invert_yaxis()
    axes.set_xlabel(xlabel)
    return finish()


def by_player(bots: Sequence[str], played: Iterable[PlayedGame], what: str) -> dict[str, list[Course]]:
    """The courses of `points` or `love`, bot by bot."""
    rows: defaultdict[str, list[Course]] = defaultdict(list)
    for game in played:
        for seat, player in enumerate(game.players):
            rows[bots[player]].append((game.deal, getattr(game, what)[seat]))
    return {bot: rows[bot] for bot in dict.fromkeys(bots)}


def piles(played: Iterable[PlayedGame], most: int = 8) -> dict[str, list[Course]]:
    """How the piles that shrink most do it, round by round."""
    rows: defaultdict[str, list[Course]] = defaultdict(list)
    for game in played:
        for name, left in game.piles.items():
            if left:
                rows[name].append((game.deal, left))
    lost = {name: fmean(left[0] - left[-1] for _, left in courses) for name, courses in rows.items()}
    return {name: rows[name] for name in sorted(lost, key=lambda name: -lost[name])[:most]}


def _means(courses: Sequence[Course]) -> list[Interval]:
    """The mean after each turn, deals being independent."""
    found = []
    for turn in range(max((len(course) for _, course in courses), default=0)):
        deals: defaultdict[int, list[float]] = defaultdict(list)
        for deal, course in courses:
            if turn < len(course):
                deals[deal].append(course[turn])
        mean = mean_interval(deals.values())
        if len(deals) < FEW_DEALS:
            mean = Interval(mean.value, mean.value, mean.value, mean.count)
        if mean.count >= max(1, FEWEST * len(courses)):
            found.append(mean)
    return found


def _figure(width: float = 7.6, height: float = 3.2) -> tuple[Axes, Callable[[], str]]:
    """Axes to draw on, and what makes an SVG of them."""
    try:
        from matplotlib import rc_context
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure
    except ImportError:
        raise SetupError("arena-no-plots", command=f"{sys.executable} -m pip install matplotlib") from None

    style: dict[Any, Any] = {
        "svg.fonttype": "none",  # text stays text
        "svg.hashsalt": "cuore",  # the same figures give the same bytes
        "font.family": "sans-serif",
        **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
    }
    with rc_context(style):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        axes.patch.set_alpha(0)
        axes.grid(alpha=0.25, color=INK)
        axes.set_axisbelow(True)

    def finish() -> str:
        with rc_context(style), warnings.catch_warnings():
            # The reader's own fonts draw the words; that ours lack a Japanese letter matters only for its width.
            warnings.filterwarnings("ignore", message="Glyph .* missing from font")
            text = io.StringIO()
            figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        svg = text.getvalue()
        svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
        return re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)

    return axes, finish


def _square(x: float, y: float, colour: str, alpha: float) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((x - 0.5, y - 0.5), 1, 1, color=colour, alpha=alpha, lw=0)


def _legend(axes: Axes, count: int) -> None:
    """Beside the plot, where no curve can run through it."""
    if count > 1:
        axes.figure.legend(loc="outside right upper", frameon=False, fontsize=8, labelcolor=INK)


def _colour(i: int) -> str:
    return COLOURS[i % len(COLOURS)]


def _dash(i: int) -> str:
    return DASHES[(i // len(COLOURS)) % len(DASHES)] if i >= len(COLOURS) else DASHES[i % 2]
