"""A whole table as a picture, with the eyes of a seat: the town, the stacks, everybody's quarters, one's own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cuore.boxes.registry import STACKS
from cuore.engine.cards import Card
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.ruleset import Way
from cuore.engine.seen import SeenSeat, View
from cuore.svg.cards import HEIGHT, WIDTH, face, has_price, tile
from cuore.svg.drawing import SERIF, element, fitted, icon, letters, mark_of, number, picture, width_of
from cuore.svg.palette import IVORY, Palette, Theme
from cuore.words import phase_name, prompt, say, stack_name
from cuore.words.board import TOWN_KINDS, Cards, cards_by_name, game_lines, spot_text

ACROSS: Final = 1180.0
EDGE: Final = 14.0
GAP: Final = 8.0
COLUMNS: Final = 10
TILE: Final = (108.0, 116.0)
BAR: Final = 46.0
CHIP: Final = 24.0
HAND_SCALE: Final = 0.66


def table(game: Game, seat: int | None = None, theme: Theme = "auto", lang: str = "en") -> str:
    """The position of a game as a seat may see it; `None` is a spectator."""
    view, palette = game.view(seat), Palette(theme)
    drawing = _Table(view, cards_by_name(game.table.cards.values()), palette, lang)
    parts = [
        *drawing.bar(game),
        *drawing.town(),
        *drawing.stacks(),
        *drawing.seats(),
        *drawing.hand(),
    ]
    height = drawing.y + EDGE - GAP
    wall = element("rect", width=ACROSS, height=height, rx=10, fill=palette["wall"])
    return picture(
        wall + "".join(parts),
        ACROSS,
        height,
        title=f"Cuore: {', '.join(game.seats)}",
        desc=" ".join(game_lines(game, seat, lang)),
        style=palette.style(),
    )


@dataclass
class _Table:
    """Draws from top to bottom; `y` is where the next thing comes."""

    view: View
    cards: Cards
    palette: Palette
    lang: str
    y: float = 0.0

    def bar(self, game: Game) -> Iterator[str]:
        """Whose turn it is, and what is asked."""
        view, paint = self.view, self.palette
        yield element(
            "path",
            d=f"M0 10Q0 0 10 0H{ACROSS - 10:.0f}Q{ACROSS:.0f} 0 {ACROSS:.0f} 10V{BAR:.0f}H0Z",
            fill=paint["velvet"],
        )
        turn = say(self.lang, "tui-turn", turn=view["turn"], name=view["seats"][view["active"]]["name"])
        head = f"{turn} · {phase_name(view['phase'], self.lang)}"
        yield letters(head, EDGE, 30.0, 19.0, IVORY, family=SERIF, weight=600)
        x = ACROSS - EDGE
        for mark, count in (
            ("employment", view["employments"]),
            ("love", view["love"]),
            ("serving", view["servings"]),
        ):
            yield letters(str(count), x, 30.0, 18.0, IVORY, weight=700, anchor="end")
            x -= width_of(str(count), 18.0) + 14
            yield icon(mark_of(mark), x, 23.5, 20.0, IVORY)
            x -= 26
        self.y = BAR + GAP
        question = prompt(view["asked"], game.seats, self.lang)
        yield element("rect", x=EDGE, y=self.y, width=ACROSS - 2 * EDGE, height=36.0, rx=7, fill=paint["paper"])
        size = fitted(question, 17.0, ACROSS - 2 * EDGE - 28)
        yield letters(question, EDGE + 14, self.y + 23.5, size, paint["ink"], family=SERIF, weight=600)
        self.y += 36 + 1.5 * GAP

    def town(self) -> Iterator[str]:
        """Piles by kind, ten in a row."""
        order = [kind for kinds in TOWN_KINDS for kind in kinds]
        piles = sorted(self.view["town"].items(), key=lambda pile: order.index(self.cards[pile[0]].kind))
        for at, (name, left) in enumerate(piles):
            yield self._tile(self.cards[name], left, at % COLUMNS)
            if at % COLUMNS == COLUMNS - 1 or at == len(piles) - 1:
                self.y += TILE[1] + GAP

    def stacks(self) -> Iterator[str]:
        """What lies face up beside a stack, and how many lie face down."""
        column = 0
        for word, there in self.view["stacks"].items():
            kind = STACKS[word].kind or Kind.GENERAL_MAID
            if not there["left"] and not there["shown"]:
                continue
            room = 1 + len(there["shown"])
            if column and column + min(room, COLUMNS) > COLUMNS:
                self.y, column = self.y + TILE[1] + GAP, 0
            if STACKS[word].way is not Way.DRAFTED:  # those all lie face up
                yield self._back(stack_name(word, self.lang), kind, there["left"], column)
                column += 1
            for name in there["shown"]:
                if column == COLUMNS:
                    self.y, column = self.y + TILE[1] + GAP, 0
                yield self._tile(self.cards[name], None, column)
                column += 1
        if column:
            self.y += TILE[1] + GAP

    def _at(self, column: int) -> str:
        return f"translate({number(EDGE + column * (TILE[0] + GAP))} {number(self.y)})"

    def _tile(self, page: Card, left: int | None, column: int) -> str:
        price = None if not has_price(page) else self.view["prices"].get(page.name, int(page.cost))
        return element("g", tile(page, left, price, self.palette, *TILE), transform=self._at(column))

    def _back(self, name: str, kind: Kind, left: int, column: int) -> str:
        """The backs of a stack."""
        paint = self.palette
        parts = [
            element(
                "rect", x=4.0, y=4.0, width=TILE[0] - 4, height=TILE[1] - 4, rx=7, fill=paint.kind(kind), opacity=0.45
            ),
            element("rect", width=TILE[0] - 4, height=TILE[1] - 4, rx=7, fill=paint.kind(kind)),
            element(
                "rect",
                x=5.0,
                y=5.0,
                width=TILE[0] - 14,
                height=TILE[1] - 14,
                rx=4,
                fill="none",
                stroke=paint.on_kind(kind),
                stroke_opacity=0.5,
            ),
            icon(mark_of("crest"), TILE[0] / 2 - 2, 40.0, 40.0, paint.on_kind(kind), 0.75),
            letters(
                name,
                TILE[0] / 2 - 2,
                80.0,
                fitted(name, 13.0, TILE[0] - 22),
                paint.on_kind(kind),
                family=SERIF,
                weight=600,
                anchor="middle",
            ),
            letters(str(left), TILE[0] / 2 - 2, 101.0, 16.0, paint.on_kind(kind), weight=700, anchor="middle"),
        ]
        return element("g", "".join(parts), transform=self._at(column), opacity=None if left else 0.4)

    def seats(self) -> Iterator[str]:
        """Everybody's part of the table, two beside each other."""
        self.y += GAP / 2
        wide = (ACROSS - 2 * EDGE - GAP) / 2
        for first in range(0, len(self.view["seats"]), 2):
            panels = [self._panel(n, wide) for n in range(first, min(first + 2, len(self.view["seats"])))]
            high = max(height for _, height in panels)
            for at, (inside, _) in enumerate(panels):
                rect = element(
                    "rect", width=wide, height=high, rx=7, fill=self.palette["paper"], stroke=self.palette["rule"]
                )
                where = f"translate({number(EDGE + at * (wide + GAP))} {number(self.y)})"
                yield element("g", rect + inside, transform=where)
            self.y += high + GAP

    def _panel(self, seat: int, wide: float) -> tuple[str, float]:
        there, paint = self.view["seats"][seat], self.palette
        parts = []
        if seat == self.view["active"] and not self.view["over"]:
            parts.append(element("rect", width=5.0, height=32.0, y=4.0, rx=2.5, fill=paint["velvet"]))
        parts.append(letters(there["name"], 14.0, 26.0, 18.0, paint["ink"], family=SERIF, weight=600))
        x = wide - 14
        points = (
            self.view["scores"][seat]
            if "scores" in self.view
            else self.view["you"]["points"]
            if seat == self.view["seat"]
            else None
        )
        marks = [
            ("points", points),
            ("alcohol", there["beers"] or None),
            ("discard", there["discard"]),
            ("deck", there["deck"]),
            ("hand", there["hand"]),
        ]
        for mark, count in marks:
            if count is None:
                continue
            parts.append(letters(str(count), x, 25.5, 15.0, paint["ink-soft"], weight=600, anchor="end"))
            x -= width_of(str(count), 15.0) + 13
            parts.append(icon(mark_of(mark), x, 20.0, 17.0, paint["ink-soft"]))
            x -= 22
        chips, height = self._chips(there, wide)
        return "".join([*parts, *chips]), height

    def _chips(self, there: SeenSeat, wide: float) -> tuple[list[str], float]:
        """One chip for each card in private quarters, equal ones together."""
        found: Counter[tuple[str, str]] = Counter()
        if there["refined"] is not None:
            found[there["refined"], there["refined"]] += 1
        for spot in (*there["private"], *there["quarters"]):
            found[spot["card"], spot_text(spot, self.lang)] += 1
        parts, x, y = [], 12.0, 38.0
        for (name, text), count in found.items():
            told = text if count == 1 else f"{text} ×{count}"
            size = fitted(told, 12.5, wide - 44)
            half = width_of(told, size) + 14
            if x + half > wide - 12:
                x, y = 12.0, y + CHIP + 5
            kind = self.cards[name].kind
            parts.append(
                element("rect", x=x, y=y, width=half, height=CHIP, rx=CHIP / 2, fill=self.palette.kind(kind))
            )
            parts.append(
                letters(told, x + half / 2, y + 16.4, size, self.palette.on_kind(kind), weight=600, anchor="middle")
            )
            x += half + 6
        return parts, y + (CHIP + 10 if found else 6)

    def hand(self) -> Iterator[str]:
        """One's own cards, face up."""
        if self.view["seat"] is None:
            return
        held = self.view["you"]["hand"]
        wide = WIDTH * HAND_SCALE
        step = min(wide + GAP, (ACROSS - 2 * EDGE - wide) / max(len(held) - 1, 1))
        left = max(EDGE, (ACROSS - wide - step * max(len(held) - 1, 0)) / 2)
        self.y += GAP
        for at, name in enumerate(held):
            where = f"translate({number(left + at * step)} {number(self.y)}) scale({HAND_SCALE})"
            yield element("g", face(self.cards[name], self.palette, self.lang), transform=where)
        self.y += HEIGHT * HAND_SCALE + GAP if held else 0
