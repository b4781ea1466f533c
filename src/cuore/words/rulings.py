"""The rulings by number: the words are in rulings.ftl, where each comes from stands here.

Numbers never change, because cards and scenarios cite them. docs/rulings.md is made from this by `rulings_document`.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.cards import Card
from cuore.words.catalogue import ENGLISH, say

# Which book and which of its sections. The books have names in rulings.ftl: `book-en` and so on. A new ruling is a
# line here and one in every rulings.ftl; numbers that are missing belong to boxes that are not here yet.
SOURCES: Final[dict[int, str]] = {
    1: "en 3, ok 3, rv 2, mo 3",
    2: "en 3, ok 3, rv 2, mo 3",
    3: "en 3, fr 2",
    4: "en 4",
    5: "fr 11",
    6: "ok 12-1",
    7: "rv 11",
    8: "wiki",
    9: "fr 11",
    10: "ok 12-2, rv 11, fr 11",
    11: "en 4, ok 4",
    12: "en 4, en 6-4, ok 4, fr 3",
    13: "en 4, ok 13-3",
    14: "faq, en 6-1",
    15: "en 6-2, en 6-3",
    16: "en 12-3",
    17: "en 6-2, rv 5-2, fr 7",
    18: "en 6-2, ok 6-2",
    19: "en 6-2, mo 5",
    20: "en 6-2, en 6-4",
    21: "en 6-2, ok 6-2, rv 5-2",
    22: "en 5",
    23: "en 6-3, ok 6-3",
    24: "en 6-3, ok 6-3, ok 9",
    25: "ok 6-3, ok 10",
    26: "ok 6-3",
    27: "en 6-4",
    28: "en 6-3, mo 5",
    29: "en 6-4, faq",
    30: "en 6-4",
    31: "en 6-4",
    32: "ok 3",
    33: "fr 11, rv 11, ok 12-3",
    34: "en 3, fr 2, rv 2",
    35: "en 12-2",
    36: "en 7, ok 7",
    37: "en 7, faq",
    38: "en 7",
    39: "en 7",
    40: "ok 13-1, rv 5-1, mo 6",
    41: "en 6-3, en 8",
    42: "en 8",
    43: "en 8",
    44: "en 5, en 8",
    45: "fr 7",
    46: "en 11-1, faq",
    47: "faq, en 8",
    48: "en 12-3",
    49: "en 12-3",
    50: "en 12-3, card",
    51: "en 12-3",
    52: "fr 8, en 9, ok 9-1",
    53: "en 9",
    54: "en 9-1",
    55: "en 9-2",
    56: "en 9-2, fr 8-2",
    57: "en 9-1, en 9-2",
    58: "en 6-1, en 12-4",
    59: "en 12-2",
    60: "en 12-2",
    61: "en 11-2, en 12-4, card",
    62: "en 12-4",
    63: "en 11-1, ok 11-1, rv 10, faq",
    64: "en 11-1",
    65: "en 11-2",
    66: "en 11-2",
    67: "en 11-2, rv 10",
    68: "en 12-1",
    69: "en 12-2",
    70: "en 12-2",
    71: "en 12-2",
    72: "en 12-2",
    73: "en 12-2",
    74: "en 12-2",
    75: "ok 2, ok 3, ok 13",
    76: "ok 3, ok 9-2, ok 13-4, ok 13-5",
    77: "ok 13-1",
    78: "ok 6-3, ok 8",
    79: "ok 8-1",
    80: "ok 3, ok 8-1",
    81: "ok 8-1, ok 13-5",
    82: "ok 8-1, ok 13-5",
    83: "ok 13-5",
    84: "ok 8-2, ok 13-4",
    85: "ok 13-2, ok 13-5",
    86: "ok 5",
    87: "ok 13-5",
    88: "ok 13-2",
    89: "ok 13-2",
    90: "ok 13-2",
    91: "ok 13-2",
    92: "ok 10, ok 13-2",
    93: "ok 13-2",
    94: "ok 13-2",
    95: "ok 13-2",
    96: "ok 13-2",
    97: "ok 13-2",
    98: "ok 13-2",
    99: "ok 13-1",
    100: "ok 13-2, ok 13-5",
    101: "ok 13-5",
    102: "ok 13-5",
    103: "ok 13-3",
    104: "ok 13-3",
    105: "ok 11-1",
    106: "rv 1, rv 2",
    107: "rv 2",
    108: "rv 5-2, rv 8",
    109: "rv 4",
    110: "rv 10",
    111: "rv 8",
    112: "rvd",
    113: "rvd",
    114: "rvd",
    115: "rvd",
    116: "rvd",
    117: "rvd",
    118: "rv 9",
    119: "rv 2, card",
    120: "mo 4, mo 5",
    121: "mo 5",
    122: "mo 2, mo 4, mo 5",
    123: "mo 5",
    124: "mo 5",
    125: "mo 5",
    126: "mo 5",
    127: "mo 2, mo 3, mo 9",
    128: "mo 2, mo 5",
    129: "mo 6",
    130: "mo 3",
    131: "mo 4, mo 7",
    132: "mo 4, mo 7",
    133: "mo 7",
    134: "mo 3",
    135: "mo 3",
    136: "mo 3, mo 5",
    137: "mo 8",
    138: "mo 8",
    139: "mo 8",
    140: "mo 9",
    141: "eth",
    142: "eth, ok 5",
    143: "eth, wiki",
    144: "eth",
    145: "eth",
    146: "eth, rvd",
    147: "eth",
    148: "faq",
    149: "card",
    153: "ok 12-2, rv 11",
    154: "ok 12-2, rv 11",
    155: "ok 12-2",
    156: "ok 12-2, rv 11",
    157: "ok 12-2",
    158: "ok 13-3, en 12-2",
    159: "eth",
    160: "tools",
    161: "ok 8, ok 13-5",
    162: "ok 12-3, en 12-3",
    163: "ok 13-2",
    164: "ok 13-3, eth",
    165: "ok 13-3",
    166: "en 6-1, faq",
    167: "en 9",
    168: "mo 4, mo 8",
}
# The books leave it open, wholly or in part.
OPEN: Final = frozenset(
    {8, 9, 26, 31, 49, 57, 60, 64, 67, 73}
    | {82, 83, 86, 87, 88, 92, 93, 97, 98, 102, 111, 112, 127, 139, 148, 157, 158, 159}
)
# The books, or book and card, disagree.
DIFFER: Final = frozenset({10, 12, 50, 61, 75, 76, 77, 90, 106, 131, 134, 136, 141, 149, 156})

# Headings `rulings-from-1` and so on.
SECTION_STARTS: Final = (1, 11, 29, 36, 41, 52, 63, 75, 106, 120, 141, 153, 161)


def rulings(card: Card, lang: str) -> list[str]:
    """The rulings that a card cites, in the order of `card.rulings`."""
    return [say(lang, f"ruling-{number}") for number in card.rulings]


def ruling_source(number: int, lang: str) -> str:
    """Where a ruling comes from, and whether it is our own choice."""
    places = []
    for place in SOURCES[number].split(", "):
        book, _, section = place.partition(" ")
        name = say(lang, f"book-{book}")
        places.append(say(lang, "ruling-section", book=name, section=section) if section else name)
    if number in OPEN or number in DIFFER:
        places.append(say(lang, "ruling-open" if number in OPEN else "ruling-differ"))
    return say(lang, "page-source-next").join(places)


def rulings_document() -> str:
    """docs/rulings.md: every ruling in English with its source."""
    lines = ["# Rulings", "", say(ENGLISH, "rulings-about"), ""]
    for number in SOURCES:
        if number in SECTION_STARTS:
            lines += [f"## {say(ENGLISH, f'rulings-from-{number}')}", ""]
        lines.append(f"**{number}.** {say(ENGLISH, f'ruling-{number}')}")
        lines += [f"*{ruling_source(number, ENGLISH)}*", ""]
    return "\n".join(lines)
