"""How the sentences of a card are built: who speaks, in which form, and which renderer says which type of step.

A step is said in one of three forms: `do` tells the reader ("draw a card"), `may` follows "you may" ("draw a card",
"piocher une carte"), `does` follows the name of another player ("draws a card"). A renderer returns the clause in
the form that was asked for and whole sentences that follow it. Nothing begins with a capital or ends with a full
stop: `told` adds both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeVar

from cuore.engine.cards import Card
from cuore.engine.steps import Step, Whose
from cuore.words.catalogue import say

S = TypeVar("S", bound=Step)


class Form(StrEnum):
    """How a clause is built; the attributes of the messages in steps.ftl."""

    DO = "do"
    MAY = "may"
    DOES = "does"


@dataclass(frozen=True)
class Speaker:
    """The language, the card that speaks, and whether it speaks to its reader (you) or of another player."""

    lang: str
    card: Card
    you: bool = True
    looked: Whose = Whose.THEIRS  # whose deck the card is from that is being looked at

    def say(self, key: str, /, **values: object) -> str:
        """A message that may choose its words by `$person`."""
        return say(self.lang, key, person="you" if self.you else "they", **values)

    @property
    def form(self) -> Form:
        """The form of a plain statement."""
        return Form.DO if self.you else Form.DOES


Renderer = Callable[[Speaker, Any, Form], list[str]]
RENDERERS: Final[dict[type[Step], Renderer]] = {}


def clauses(speaker: Speaker, step: Step, form: Form) -> list[str]:
    """The clause of a step in that form, and the sentences that follow it."""
    return RENDERERS[type(step)](speaker, step, form)


def renders(kind: type[S]) -> Callable[[Callable[[Speaker, S, Form], list[str]]], Renderer]:
    """Make a function the renderer of a type of step."""

    def register(renderer: Callable[[Speaker, S, Form], list[str]]) -> Renderer:
        RENDERERS[kind] = renderer
        return renderer

    return register


def renders_plainly(kind: type[S], key: str, values: Callable[[Speaker, S], dict[str, object]] | None = None) -> None:
    """A step that is one message, with values out of its fields."""

    def render(speaker: Speaker, step: S, form: Form) -> list[str]:
        return [speaker.say(f"{key}.{form}", **(values(speaker, step) if values else {}))]

    RENDERERS[kind] = render


def told(lang: str, said: list[str], *, after: str = "", card: str = "") -> str:
    """Sentences as running text; `after` is the key of a message that leads in, such as "Starting phase: …"."""
    first, *rest = (say(lang, "text-sentence", text=text) for text in said)
    text = say(lang, after, text=first, card=card) if after else first
    for sentence in rest:
        text = say(lang, "text-next", before=text, after=capital(sentence))
    return capital(text)


def capital(text: str) -> str:
    """The text with its first letter in upper case, and nothing else changed."""
    return text[:1].upper() + text[1:]


def listed(lang: str, parts: list[str], last: str) -> str:
    """Parts joined by commas, the last one by the message `last` ("and", "or")."""
    *first, end = parts
    if not first:
        return end
    before = first[0]
    for part in first[1:]:
        before = say(lang, "list-comma", before=before, after=part)
    return say(lang, last, before=before, after=end)
