"""A card, and a hand of cards, as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuore.engine.cards import Card
from cuore.engine.kinds import Kind
from cuore.svg.cameo import cameo
from cuore.svg.drawing import SERIF, element, fitted, gradient, icon, letters, mark_of, number, picture, width_of
from cuore.svg.palette import GOLD, GOLD_DARK, GOLD_LIGHT, UMBER, Palette, Theme
from cuore.words import card_text, kind_name, say, title
from cuore.words.position import NEVER_EMPLOYED, SYMBOLS, marked, worth

WIDTH: Final = 200.0
HEIGHT: Final = 280.0
BAND: Final = 44.0
MARGIN: Final = 8.0  # around a card: the coin stands out
SYMBOL_INKS: Final = {"love": "love-ink", "serving": "chief-ink", "draw": "general-ink", "employment": "building-ink"}
STEP: Final = 132.0  # from card to card in a hand
MINUS: Final = "\N{MINUS SIGN}"
MOST: Final = 1250.0  # width of a hand before cards lie closer


def card(page: Card, theme: Theme = "auto", lang: str = "en", *, count: int | None = None) -> str:
    """A card; with a count, as a pile of so many."""
    palette = Palette(theme)
    inside = element(
        "g", face(page, palette, lang, count=count), transform=f"translate({number(MARGIN)} {number(MARGIN)})"
    )
    return picture(
        inside,
        WIDTH + 2 * MARGIN,
        HEIGHT + 2 * MARGIN,
        title=page.name,
        desc=spoken(page, lang),
        style=palette.style(),
    )


def hand(pages: Sequence[Card], theme: Theme = "auto", lang: str = "en") -> str:
    """Cards side by side, the later ones over the earlier ones."""
    palette = Palette(theme)
    step = min(STEP, (MOST - WIDTH) / max(len(pages) - 1, 1))
    inside = "".join(
        element("g", face(page, palette, lang), transform=f"translate({number(MARGIN + i * step)} {number(MARGIN)})")
        for i, page in enumerate(pages)
    )
    names = ", ".join(page.name for page in pages)
    width = WIDTH + step * max(len(pages) - 1, 0) + 2 * MARGIN
    return picture(inside, width, HEIGHT + 2 * MARGIN, title=names or "—", desc="", style=palette.style())


def has_price(page: Card) -> bool:
    """Whether a card is ever employed for love."""
    return page.kind not in NEVER_EMPLOYED and bool(page.cost)


def spoken(page: Card, lang: str) -> str:
    """A card for whoever does not see it: kind, cost, symbols, points, text."""
    facts = [kind_name(page.kind, lang)]
    if has_price(page):
        facts.append(marked(page, "cost", say(lang, "cli-cost", cost=page.cost)))
    return ". ".join([", ".join([*facts, *worth(page, lang)]), *card_text(page, lang)])


def face(page: Card, palette: Palette, lang: str, *, count: int | None = None) -> str:
    """The face of a card, with its corner at the origin."""
    field, paint = gradient((0.35, palette["stock"]), (1.0, palette["stock-shade"]), cy=0.45, r=0.8)
    parts = [
        element("defs", field),
        element("rect", x=1.0, y=3.0, width=WIDTH, height=HEIGHT, rx=11, fill="#000", opacity=0.16),
        element("rect", width=WIDTH, height=HEIGHT, rx=11, fill=palette.kind(page.kind)),
        element("rect", x=5.0, y=BAND, width=WIDTH - 10, height=HEIGHT - BAND - 5, rx=7, fill=palette["stock"]),
        element("rect", x=5.0, y=BAND, width=WIDTH - 10, height=180.0, fill=paint),
        cameo(page, WIDTH / 2, BAND + 92, palette, 1.12),
        *_name(page, palette),
        _ribbon(page, palette, lang),
        _foot(page, palette, WIDTH, 264.0, 17.0),
        *_house(page, palette),
    ]
    if count is not None:
        parts.append(_count(count, palette))
    return "".join(parts)


def _name(page: Card, palette: Palette) -> list[str]:
    free = not has_price(page)
    left = 14.0 if free else 45.0
    size = fitted(page.name, 19.0, WIDTH - left - 9)
    band = letters(page.name, left, 22 + size * 0.34, size, palette.on_kind(page.kind), family=SERIF, weight=600)
    return [band] if free else [band, coin(int(page.cost), 21.0, 21.0, 20.0)]


def coin(figure: int, x: float, y: float, size: float) -> str:
    """What a card costs, struck in gold."""
    gold, paint = gradient((0.0, "#fbeec2"), (0.55, GOLD_LIGHT), (1.0, GOLD), cx=0.35, cy=0.3, r=0.8)
    rim = {"stroke": GOLD_DARK, "stroke_width": size * 0.06}
    return (
        element("defs", gold)
        + element("circle", cx=x, cy=y, r=size, fill=paint, **rim)
        + element(
            "circle",
            cx=x,
            cy=y,
            r=size * 0.8,
            fill="none",
            stroke=GOLD_DARK,
            stroke_opacity=0.45,
            stroke_width=size * 0.04,
        )
        + letters(str(figure), x, y + size * 0.36, size * 1.02, UMBER, family=SERIF, weight=700, anchor="middle")
    )


def _ribbon(page: Card, palette: Palette, lang: str) -> str:
    """Her role, or the kind of card."""
    text = title(page, lang) or kind_name(page.kind, lang)
    size = fitted(text, 14.0, 138.0)
    half, y = width_of(text, size) / 2 + 6, 226.0
    inner, outer = number(half), number(half + 7)
    d = f"M-{outer}-12H{outer}L{inner} 0L{outer} 12H-{outer}L-{inner} 0Z"
    shape = element(
        "path", d=d, transform=f"translate({number(WIDTH / 2)} {number(y)})", fill=palette.kind(page.kind)
    )
    return shape + letters(
        text, WIDTH / 2, y + size * 0.34, size, palette.on_kind(page.kind), weight=600, anchor="middle"
    )


def _foot(page: Card, palette: Palette, width: float, y: float, size: float) -> str:
    """Symbols at the left, points at the right."""
    symbols, points, edge = _symbols(page), _points(page), size * 0.8
    if points and len(symbols) > 2:
        size *= 0.86
    parts, x = [], edge
    for name, amount in symbols:
        ink = palette[SYMBOL_INKS.get(name, "preparation-ink")]
        parts.append(letters(amount, x, y, size, ink, weight=700))
        x += width_of(amount, size) + size * 0.58
        parts.append(icon(mark_of(name), x, y - size * 0.35, size, ink))
        x += size
    if points:
        ink = palette["bad" if points.startswith(MINUS) else "brass"]
        left = width - edge - width_of(points, size)
        parts.append(icon(mark_of("points"), left - size * 0.65, y - size * 0.35, size * 1.18, ink))
        parts.append(letters(points, width - edge, y, size, ink, weight=700, anchor="end"))
    return "".join(parts)


def _house(page: Card, palette: Palette) -> list[str]:
    """The mark of a card that bears a figure which is ours and not the printed one."""
    ours = bool(page.house_figures())
    return [icon(mark_of("house"), WIDTH - 15, BAND + 12, 13.0, palette["ink-soft"], 0.8)] if ours else []


def _points(page: Card) -> str:
    """Victory points as they stand on the card; nothing where there are none."""
    if page.vp_varies:
        return "?"
    return f"{MINUS}{-page.vp}" if page.vp < 0 else str(int(page.vp)) if page.vp else ""


def _symbols(page: Card) -> list[tuple[str, str]]:
    """What stands at the foot: symbols, and what beers, reminiscences and preparations have besides."""
    found = [(name, str(int(getattr(page, name)))) for name in SYMBOLS if getattr(page, name)]
    if page.kind is Kind.BEER and page.alcohol:
        found.append(("alcohol", str(int(page.alcohol))))
    if page.tier:
        found.append(("tier", str(int(page.tier))))
    if page.kind is Kind.PREPARATION:
        found.append(("skill", str(int(page.skill))))
    return found


def _count(count: int, palette: Palette) -> str:
    text = f"×{count}"
    half = width_of(text, 15.0) / 2 + 7
    box = element(
        "rect", x=WIDTH - 2 * half - 2, y=BAND + 6, width=2 * half, height=23.0, rx=11.5, fill=palette["ink"]
    )
    return box + letters(text, WIDTH - half - 2, BAND + 22.5, 15.0, palette["paper"], weight=700, anchor="middle")


def tile(page: Card, left: int | None, price: int | None, palette: Palette, width: float, height: float) -> str:
    """A pile as it lies in the town: small, with what it costs now and how many are left; pale when it is empty."""
    parts = [
        element("rect", y=2.0, width=width, height=height, rx=7, fill="#000", opacity=0.12),
        element("rect", width=width, height=height, rx=7, fill=palette.kind(page.kind)),
        element("rect", x=2.5, y=2.5, width=width - 5, height=height - 5, rx=5, fill=palette["stock"]),
        cameo(page, width / 2, 39.0, palette, 0.54, plain=True),
    ]
    size = fitted(page.name, 13.0, width - 8)
    parts.append(letters(page.name, width / 2, 88.0, size, palette["ink"], family=SERIF, weight=600, anchor="middle"))
    parts.append(_foot(page, palette, width, height - 9, 11.5))
    if price is not None:
        parts.append(coin(price, 14.0, 14.0, 12.5))
    if left is not None:
        half = width_of(str(left), 12.0) / 2 + 4
        box = {"x": width - 2 * half - 6, "y": 7.0, "width": 2 * half, "height": 17.0, "rx": 8.5}
        parts.append(element("rect", fill=palette["ink"], **box))
        parts.append(letters(str(left), width - half - 6, 19.8, 12.0, palette["paper"], weight=700, anchor="middle"))
    return element("g", "".join(parts), opacity=0.4 if left == 0 else None)
