"""The colours of the house, by day and by night; the same as in the browser (web/src/styles/tokens.css)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind

Theme = Literal["auto", "light", "dark"]
THEMES: Final[tuple[str, ...]] = get_args(Theme)

# name: by day, by night
_NAMED: Final[dict[str, tuple[str, str]]] = {
    "wall": ("#e9e0cf", "#1d1917"),
    "paper": ("#fbf6ec", "#2a2421"),
    "paper-sunk": ("#f1e9d9", "#231e1b"),
    "ink": ("#2a211b", "#f1e7d6"),
    "ink-soft": ("#64564a", "#c5b7a4"),
    "rule": ("#cfbf9f", "#54473b"),
    "brass": ("#8a6524", "#d8b46c"),
    "velvet": ("#6e1f33", "#6e1f33"),
    "bad": ("#9c2b2b", "#f0a090"),
    "stock": ("#fffaf0", "#2c2522"),
    "stock-shade": ("#efe6d4", "#1f1a18"),
    "love": ("#b03a6b", "#a33863"),
    "love-ink": ("#a12f5f", "#f5a3c3"),
    "chief": ("#2c6a45", "#2c6a45"),
    "chief-ink": ("#245c3a", "#8fd0a6"),
    "general": ("#2b578a", "#2f5d93"),
    "general-ink": ("#244d7d", "#9cc3f0"),
    "private": ("#27232a", "#3d3545"),  # darker than in the browser it would be lost on the wall by night
    "private-ink": ("#27232a", "#cfc6d6"),
    "event": ("#663a82", "#6a3d87"),
    "event-ink": ("#5d3478", "#d1aceb"),
    "building": ("#a9541a", "#a35118"),
    "building-ink": ("#964813", "#f3b381"),
    "beer": ("#86623a", "#7c5a34"),
    "beer-ink": ("#755430", "#dfbf94"),
    "reminiscence": ("#e3b93c", "#d9ae35"),
    "reminiscence-ink": ("#7a5b06", "#f1d272"),
    "refined": ("#8c1c2b", "#8c1c2b"),
    "refined-ink": ("#8c1c2b", "#f2a0a4"),
    "preparation": ("#1c6a6e", "#1c6a6e"),
    "preparation-ink": ("#175c60", "#8bd0d0"),
    "memory": ("#6f5608", "#6f5608"),  # ivory would not show on the yellow of a reminiscence's frame
}
# The same by day and by night: what is gold, ivory or printed on a band.
IVORY: Final = "#fdf4e3"
GOLD: Final = "#c99a45"
GOLD_LIGHT: Final = "#f3dca0"
GOLD_DARK: Final = "#8b6423"
UMBER: Final = "#2a211b"

OF_KIND: Final = {
    Kind.LOVE: "love",
    Kind.MAID_CHIEF: "chief",
    Kind.CHAMBERMAID_CHIEF: "chief",
    Kind.GENERAL_MAID: "general",
    Kind.PRIVATE_MAID: "private",
    Kind.EVENT: "event",
    Kind.BUILDING: "building",
    Kind.BEER: "beer",
    Kind.REMINISCENCE: "reminiscence",
    Kind.REFINED_MAID: "refined",
    Kind.PREPARATION: "preparation",
}


def _lit(colour: str) -> str:
    """A colour with some light on it."""
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{part + (255 - part) // 5:02x}" for part in parts)


COLOURS: Final = {
    **_NAMED,
    **{f"{name}-lit": (_lit(_NAMED[name][0]), _lit(_NAMED[name][1])) for name in (*OF_KIND.values(), "memory")},
}


class Palette:
    """The colours of one picture."""

    def __init__(self, theme: str) -> None:
        if theme not in THEMES:
            raise SetupError("unknown-theme", name=theme, allowed=", ".join(THEMES))
        self.theme = theme

    def __getitem__(self, name: str) -> str:
        if self.theme == "auto":
            return f"var(--cuore-{name})"
        return COLOURS[name][self.theme == "dark"]

    def kind(self, kind: Kind) -> str:
        """The colour of a kind's frame."""
        return self[OF_KIND[kind]]

    def on_kind(self, kind: Kind) -> str:
        """What is printed on that frame."""
        return UMBER if kind is Kind.REMINISCENCE else IVORY

    def ground(self, kind: Kind) -> str:
        """What an ivory relief stands on."""
        return self["memory"] if kind is Kind.REMINISCENCE else self.kind(kind)

    def lit(self, kind: Kind) -> str:
        """The same where light falls on it."""
        return self["memory-lit"] if kind is Kind.REMINISCENCE else self[f"{OF_KIND[kind]}-lit"]

    def style(self) -> str:
        """What a picture needs that follows whoever looks at it; every such picture has the same."""
        if self.theme != "auto":
            return ""
        day, night = ("".join(f"--cuore-{name}:{pair[i]};" for name, pair in COLOURS.items()) for i in (0, 1))
        return f"<style>.cuore{{{day}}}@media(prefers-color-scheme:dark){{.cuore{{{night}}}}}</style>"
