"""What is laid over the table for a moment: a card, the curtain, the result, a file to be named."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, Static

from cuore import words
from cuore.engine.cards import Card
from cuore.engine.game import Game


class TextScreen(ModalScreen[None]):
    """Lines to read; any of the usual keys closes them."""

    BINDINGS = [Binding("escape,enter,space,q,v", "dismiss_it", show=False)]  # noqa: RUF012 - Textual's way

    def __init__(self, title: str, lines: Sequence[str], lang: str) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._lang = lang

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self._title, classes="title", markup=False)
            with VerticalScroll():
                yield Static("\n".join(self._lines), markup=False)
            yield Label(words.say(self._lang, "tui-close"), classes="foot", markup=False)

    def on_mount(self) -> None:
        """The lines can be scrolled at once."""
        self.query_one(VerticalScroll).focus()

    def action_dismiss_it(self) -> None:
        """Close."""
        self.dismiss(None)

    def on_click(self) -> None:
        """A click anywhere closes too."""
        self.dismiss(None)


class CardScreen(TextScreen):
    """A card's page, as in the compendium."""

    def __init__(self, card: Card, lang: str) -> None:
        lines = words.card_lines(card, lang)
        super().__init__(lines[0], lines[1:], lang)


class ResultScreen(TextScreen):
    """How it ended, and where the points come from."""

    def __init__(self, game: Game, lang: str) -> None:
        winners = game.winners()
        names = [game.seats[seat] for seat in winners]
        key = "play-winner" if len(names) == 1 else "play-winners"
        points = game.scores()[winners[0]]
        lines: list[str] = []
        for seat, name in enumerate(game.seats):
            lines += ["", name, *(f"  {line}" for line in words.score_lines(game, seat, lang))]
        super().__init__(
            words.say(lang, key, name=names[0], names=", ".join(names), points=points),
            [*lines, "", words.say(lang, "play-thanks")],
            lang,
        )


class CurtainScreen(ModalScreen[bool]):
    """Between two people at one keyboard: it hides the table. Gives back whether to undo instead."""

    BINDINGS = [  # noqa: RUF012 - Textual's way
        Binding("enter,space", "lift(False)", show=False),
        Binding("u", "lift(True)", show=False),
    ]
    DEFAULT_CSS = "CurtainScreen { background: $background; }"

    def __init__(self, name: str, lang: str) -> None:
        super().__init__()
        self._name = name
        self._lang = lang

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(words.say(self._lang, "tui-curtain", name=self._name), markup=False)
            yield Button(words.say(self._lang, "tui-ready"), id="ready", variant="primary")

    def action_lift(self, undo: bool) -> None:
        """Go on, or take the last answer back."""
        self.dismiss(undo)

    def on_button_pressed(self) -> None:
        """Whoever was called has sat down."""
        self.dismiss(False)


class SaveScreen(ModalScreen[str]):
    """Asks for the name of a file."""

    BINDINGS = [Binding("escape", "cancel", show=False)]  # noqa: RUF012 - Textual's way

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(words.say(self._lang, "tui-save-as"), markup=False)
            yield Input("cuore.json", id="file")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The name was given."""
        self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        """Nothing is saved."""
        self.dismiss("")
