"""Names that people choose: what cannot be seen is left out, and names that look alike count as the same.

Unicode's own tables (`unicodedata`) know marks, compatibility forms and what is never shown. Which letters of other
scripts look like Latin ones is told here: whoever sits down as Ann with a Cyrillic letter is Ann 2.
"""
# ruff: noqa: RUF001 - letters that are mistaken for others are what this is about

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from cuore.engine.names import plain_name

# Shown as nothing or as a blank, though Unicode counts them as letters, marks or symbols.
_UNSEEN: Final = frozenset(
    chr(code)
    for low, high in (
        (0x034F, 0x034F),  # combining grapheme joiner
        (0x115F, 0x1160),  # Hangul fillers
        (0x17B4, 0x17B5),  # Khmer inherent vowels
        (0x180B, 0x180F),  # Mongolian selectors
        (0x2800, 0x2800),  # Braille blank
        (0x3164, 0x3164),  # Hangul filler
        (0xFE00, 0xFE0F),  # variation selectors
        (0xFFA0, 0xFFA0),  # Hangul filler, half width
        (0xE0100, 0xE01EF),  # more variation selectors
    )
    for code in range(low, high + 1)
)
_SCRIPTS: Final = (
    ("АВЕЅЗІЈКМНОРСТУХѴԌԚԜҮӀ", "ABES3lJKMHOPCTYXVGQWYl"),  # Cyrillic
    ("аеѕіјорсухѵԁһԛԝүӏ", "aesijopcyxvdhqwyl"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHlKMNOPTYX"),  # Greek
    ("αγικνορυ", "ayikvopu"),
    ("ՕՏօոսհց", "OSonuhg"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃ", "ABCDEGHJKLMPSTVWZ"),  # Cherokee
    ("ıIl1|0", "illllO"),
)
_LIKE: Final = {other: latin for others, latins in _SCRIPTS for other, latin in zip(others, latins, strict=True)}


def is_shown(letter: str) -> bool:
    """Whether a letter or mark is more than a blank that looks like nothing."""
    return letter not in _UNSEEN


def seen(name: str) -> str:
    """A name without what cannot be seen; blanks are single."""
    return " ".join("".join(c for c in unicodedata.normalize("NFC", name) if is_shown(c)).split())


def look(name: str) -> str:
    """What a name looks like: two that have this in common cannot be told apart by everybody."""
    flat = unicodedata.normalize("NFKD", seen(name))
    letters = (_LIKE.get(c, c) for c in flat if not unicodedata.combining(c))
    return " ".join("".join(letters).casefold().split())


def looks(name: str) -> tuple[str, str]:
    """What a name looks like, and what it does in small letters: a large I is an l to some and an i to others."""
    return look(name), look(name.casefold())


def is_taken(name: str, others: Sequence[str]) -> bool:
    """Whether one of the others has that name, or one that looks like it."""
    return any(plain_name(name) == plain_name(other) or look(name) == look(other) for other in others)
