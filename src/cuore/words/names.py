"""What a card is called in a language: most names are names and stay; words are said in the reader's language.

The name on the page is the notation: records, scenarios and files of one's own keep it, and it is understood wherever
a card is asked for, beside the names of every language.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from cuore.engine import names
from cuore.words.catalogue import ENGLISH, LANGUAGES, knows, say


@lru_cache(maxsize=2048)
def card_name(name: str, lang: str) -> str:
    """The name of a card, or whatever else stands where one could stand, as a reader of this language knows it."""
    key = f"name-{slug(name)}"
    return say(lang, key) if lang != ENGLISH and knows(lang, key) else name


@lru_cache(maxsize=1024)
def other_names(name: str) -> tuple[str, ...]:
    """What else a card of that name is called in the languages of the program."""
    found = dict.fromkeys(card_name(name, lang) for lang in LANGUAGES if lang != ENGLISH)
    return tuple(other for other in found if other != name)


def slug(text: str) -> str:
    """A text as the end of a message key: "All-purpose Maid" is all-purpose-maid."""
    flat = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    letters = "".join(c if c.isalnum() else " " for c in flat.replace("'", "").lower())
    return "-".join(letters.split())


def register() -> None:
    """Let the engine understand these names too. Nothing is read before somebody asks for a card by name."""
    names.NAME_BOOKS.append(other_names)
