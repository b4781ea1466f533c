"""A town as a short code: TC1- and then a number in Crockford's base 32, the last three symbols being checks.

The number is made of card numbers, box numbers and option numbers alone, none of which ever changes, so a code means
the same town for ever. From its low end:

    8 bits             the boxes, a bit for each box number
    one of C(64·k, 10) the ten maids among the card numbers of those k boxes (combinatorial number system)
    one of k           whose chiefs
    the rest           a bit for each option, as the boxes number them

The checks are a Reed-Solomon code over the 32 symbols: up to three wrong symbols are always noticed, so is any pair
that changed places, and other damage in all but one of 32,768 cases. Capitals do not matter, nor do spaces and
hyphens, nor O for 0, I and L for 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import comb

from cuore.engine.cards import BOX_SIZE
from cuore.engine.errors import Reason
from cuore.engine.town import TOWN_SIZE
from cuore.towns.census import combination_number, nth_combination

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MARK, VERSION = "TC", 1
CHECKS = 3
BOX_NUMBERS = 8
_ALIKE = str.maketrans("OIL", "011")
_LONGEST = 31  # beyond this length the checks would not hold, and no town needs it
_BETWEEN = " -\t\r\n\u00a0\u00ad\u2010\u2011\u2012\u2013\u2014\u2212_"  # blanks and dashes, as chats change them


@dataclass(frozen=True)
class Parts:
    """What a code says, in numbers."""

    boxes: tuple[int, ...]  # ascending
    cards: tuple[int, ...]  # ascending
    chiefs: int  # a box
    options: tuple[int, ...]


class CodeError(ValueError):
    """Why a text is not a code."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.reason = Reason(key, **values)
        super().__init__(str(self.reason))


def write(parts: Parts) -> str:
    """The code for these numbers."""
    places = [parts.boxes.index(card // BOX_SIZE) * BOX_SIZE + card % BOX_SIZE for card in parts.cards]
    number = sum(1 << option for option in parts.options)
    number = number * len(parts.boxes) + parts.boxes.index(parts.chiefs)
    number = number * _towns(parts.boxes) + combination_number(places)
    number = number << BOX_NUMBERS | sum(1 << box for box in parts.boxes)
    symbols: list[int] = []
    while number:
        number, symbol = divmod(number, len(SYMBOLS))
        symbols.insert(0, symbol)
    return f"{MARK}{VERSION}-" + "".join(SYMBOLS[symbol] for symbol in symbols + _checks(symbols))


def read(text: str) -> Parts:
    """The numbers of a code, or a `CodeError`."""
    plain = "".join(c for c in text.upper() if c not in _BETWEEN).translate(_ALIKE)
    if not plain.startswith(MARK) or len(plain) <= len(MARK):
        raise CodeError("code-begins", begin=f"{MARK}{VERSION}-")
    version, body = plain[len(MARK)], plain[len(MARK) + 1 :]
    if version != str(VERSION):
        raise CodeError("code-version", begin=f"{MARK}{VERSION}-", found=f"{MARK}{version}-")
    strange = sorted({c for c in body if c not in SYMBOLS})
    if strange:
        raise CodeError("code-symbol", symbol=strange[0])
    symbols = [SYMBOLS.index(c) for c in body]
    if not CHECKS < len(symbols) < _LONGEST or symbols[-CHECKS:] != _checks(symbols[:-CHECKS]):
        raise CodeError("code-mistyped")
    number = reduce(lambda high, low: high * len(SYMBOLS) + low, symbols[:-CHECKS], 0)
    number, boxes = number >> BOX_NUMBERS, tuple(b for b in range(BOX_NUMBERS) if number >> b & 1)
    if not boxes or symbols[0] == 0:
        raise CodeError("code-nothing")
    number, place = divmod(number, _towns(boxes))
    options, chiefs = divmod(number, len(boxes))
    places = nth_combination(BOX_SIZE * len(boxes), TOWN_SIZE, place)
    return Parts(
        boxes,
        tuple(boxes[place // BOX_SIZE] * BOX_SIZE + place % BOX_SIZE for place in places),
        boxes[chiefs],
        tuple(option for option in range(options.bit_length()) if options >> option & 1),
    )


def _towns(boxes: Sequence[int]) -> int:
    return comb(BOX_SIZE * len(boxes), TOWN_SIZE)


# -- the checks: a field of 32 elements, addition is exclusive or --------------------------------------------------

_PRIMITIVE = 0b100101  # x^5 + x^2 + 1


def _times(a: int, b: int) -> int:
    product = 0
    for bit in range(5):
        if b >> bit & 1:
            product ^= a << bit
    for bit in (8, 7, 6, 5):
        if product >> bit & 1:
            product ^= _PRIMITIVE << (bit - 5)
    return product


def _generator() -> list[int]:
    """The polynomial whose roots are the first powers of x, highest term first."""
    polynomial, root = [1], 1
    for _ in range(CHECKS):
        root = _times(root, 2)
        shifted, scaled = [*polynomial, 0], [0, *(_times(root, term) for term in polynomial)]
        polynomial = [a ^ b for a, b in zip(shifted, scaled, strict=True)]
    return polynomial


_GENERATOR = _generator()


def _checks(symbols: Sequence[int]) -> list[int]:
    """The remainder of version and symbols by the generator."""
    rest = [0] * CHECKS
    for symbol in (VERSION, *symbols):
        lead = symbol ^ rest[0]
        rest = [a ^ _times(lead, b) for a, b in zip([*rest[1:], 0], _GENERATOR[1:], strict=True)]
    return rest
