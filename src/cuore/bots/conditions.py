"""Conditions in strategy files: a small typed language with its own parser. Nothing is ever evaluated as Python.

owned < 4 and love >= 5 and (turn > 3 or lead > 0)
count("2 Love") + count("3 Love") >= 6

    condition  = both { "or" both }                 both = negation { "and" negation }
    negation   = "not" negation | comparison        comparison = sum [ ("<"|"<="|">"|">="|"="|"=="|"!=") sum ]
    sum        = product { ("+"|"-") product }      product = value { "*" value }
    value      = number | word | ("count"|"chambered"|"left") "(" "NAME OF A CARD" ")" | "(" condition ")" | "-" value

A value is a number or a truth, never both: `owned and 3` is refused, as is `turn > 3 > 1`. All words and what they
mean stand in `WORDS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple, cast

from cuore.bots.plans import Condition, deck_of, turns_left
from cuore.boxes.registry import BOXES
from cuore.engine.errors import CuoreError, Reason
from cuore.engine.moves import CARD_MASK
from cuore.engine.names import find_card, nearest_names
from cuore.engine.scoring import scores
from cuore.engine.state import State

Number = Callable[[State, int, int], float]
Meaning = Callable[[str, str | None], Number]  # of a word, and of the card that it is asked of


class ConditionError(Exception):
    """Why a condition cannot be read; the reason says at which word."""

    def __init__(self, key: str, **values: object) -> None:
        self.reason = Reason(key, **values)
        super().__init__(str(self.reason))


def _copies(s: State, seat: int, card: int) -> int:
    own = deck_of(s, seat)
    return own.count(card) + _in_quarters(s, seat, card)


def _in_quarters(s: State, seat: int, card: int) -> int:
    return sum(spot & CARD_MASK == card for spot in (*s.quarters[seat], *s.private[seat]))


def _left_in_town(s: State, card: int) -> int:
    pile = s.table.pile_of[card] if card >= 0 else -1
    return s.piles[pile] if pile >= 0 else 0


def _lead(s: State, seat: int) -> int:
    points = scores(s)
    return points[seat] - max(other for i, other in enumerate(points) if i != seat)


WORDS: Final[dict[str, Number]] = {
    "owned": _copies,  # copies of the rule's card that you own, wherever they lie
    "left": lambda s, seat, card: _left_in_town(s, card),  # copies of the rule's card that are left in town
    "love": lambda s, seat, card: int(s.love),  # love to spend
    "employments": lambda s, seat, card: int(s.employments),
    "turn": lambda s, seat, card: (int(s.turn) - 1) // int(s.table.seat_count) + 1,  # your first turn is 1
    "turns_left": lambda s, seat, card: turns_left(s),  # an estimate, by the piles that must be empty
    "deck": lambda s, seat, card: len(deck_of(s, seat)),  # cards in hand, deck and discard pile, played ones included
    "points": lambda s, seat, card: scores(s)[seat],
    "lead": lambda s, seat, card: _lead(s, seat),  # your points less those of the best other player
    "chambermaids": lambda s, seat, card: sum(bool(s.table.is_maid[spot & CARD_MASK]) for spot in s.quarters[seat]),
    "private_maids": lambda s, seat, card: len(s.private[seat]),
    "beers": lambda s, seat, card: len(s.beers[seat]),
    "players": lambda s, seat, card: int(s.table.seat_count),
}
OF_A_CARD: Final = ("count", "chambered", "left")
_TOKEN: Final = re.compile(
    r'\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<word>[A-Za-z_]+)|"(?P<name>[^"]*)"|(?P<sign><=|>=|==|!=|[<>=+\-*()]))'
)
_COMPARE: Final[dict[str, Callable[[float, float], bool]]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "=": lambda a, b: a == b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
}


class _Typed(NamedTuple):
    """A part of a condition: what computes it, and whether that is a truth."""

    compute: Callable[[State, int, int], float]
    truth: bool


def read_condition(text: str, meaning: Meaning | None = None) -> Condition:
    """The condition that a text says, or `ConditionError`; `meaning` may say otherwise what its words stand for."""
    parser = _Parser(text, meaning or _at_the_table)
    whole = parser.either()
    if parser.at < len(parser.tokens):
        raise ConditionError("condition-rest", word=parser.tokens[parser.at][1])
    if not whole.truth:
        raise ConditionError("condition-number", text=text)
    return cast("Condition", whole.compute)


class _Parser:
    """One text, read from left to right."""

    def __init__(self, text: str, meaning: Meaning) -> None:
        self._meaning = meaning
        self.tokens: list[tuple[str, str]] = []
        self.at = 0
        end = 0
        while text[end:].strip():
            found = _TOKEN.match(text, end)
            if found is None:
                raise ConditionError("condition-sign", sign=text[end:].strip()[0])
            self.tokens.append((found.lastgroup or "", found.group(found.lastgroup or 0)))
            end = found.end()
        if not self.tokens:
            raise ConditionError("condition-empty")

    def _next_is(self, *texts: str) -> str | None:
        """Pass the next token if it is one of these."""
        if self.at < len(self.tokens):
            kind, text = self.tokens[self.at]
            if kind != "name" and text in texts:
                self.at += 1
                return text
        return None

    def either(self) -> _Typed:
        left = self._both()
        while self._next_is("or"):
            left = _joined(left, self._both(), "or")
        return left

    def _both(self) -> _Typed:
        left = self._negation()
        while self._next_is("and"):
            left = _joined(left, self._negation(), "and")
        return left

    def _negation(self) -> _Typed:
        if not self._next_is("not"):
            return self._comparison()
        inner = self._negation()
        if not inner.truth:
            raise ConditionError("condition-wants-truth", word="not")
        return _Typed(lambda s, seat, card: not inner.compute(s, seat, card), truth=True)

    def _comparison(self) -> _Typed:
        left = self._sum()
        sign = self._next_is(*_COMPARE)
        if sign is None:
            return left
        right = self._sum()
        _want_numbers(sign, left, right)
        compare = _COMPARE[sign]
        a, b = left.compute, right.compute
        return _Typed(lambda s, seat, card: compare(a(s, seat, card), b(s, seat, card)), truth=True)

    def _sum(self) -> _Typed:
        left = self._product()
        while sign := self._next_is("+", "-"):
            left = _reckoned(sign, left, self._product())
        return left

    def _product(self) -> _Typed:
        left = self._value()
        while self._next_is("*"):
            left = _reckoned("*", left, self._value())
        return left

    def _value(self) -> _Typed:
        if self._next_is("("):
            inner = self.either()
            self._pass(")")
            return inner
        if self._next_is("-"):
            return _reckoned("-", _Typed(lambda s, seat, card: 0, truth=False), self._value())
        if self.at == len(self.tokens):
            raise ConditionError("condition-ends")
        kind, text = self.tokens[self.at]
        self.at += 1
        if kind == "number":
            number = float(text)
            return _Typed(lambda s, seat, card: number, truth=False)
        if kind != "word" or text in ("and", "or", "not"):
            raise ConditionError("condition-value", word=text)
        if text in OF_A_CARD and self._next_is("("):
            return self._of_a_card(text)
        if text not in WORDS:
            raise ConditionError("condition-word", word=text, allowed=", ".join((*WORDS, 'count("…")')))
        return _Typed(self._meaning(text, None), truth=False)

    def _of_a_card(self, word: str) -> _Typed:
        kind, name = self.tokens[self.at] if self.at < len(self.tokens) else ("", "")
        if kind != "name":
            raise ConditionError("condition-card", word=word)
        self.at += 1
        self._pass(")")
        return _Typed(self._meaning(word, known_name(name)), truth=False)

    def _pass(self, sign: str) -> None:
        if not self._next_is(sign):
            raise ConditionError("condition-wants", sign=sign)


def _at_the_table(word: str, name: str | None) -> Number:
    """What a word means in a position; `name` is the card that it is asked of."""
    if name is None:
        return WORDS[word]
    function = {"count": _copies, "chambered": _in_quarters}.get(word)

    def compute(s: State, seat: int, card: int) -> float:
        number = number_of(s, name)
        if number < 0:
            return 0
        return _left_in_town(s, number) if function is None else function(s, seat, number)

    return compute


def values_in(text: str, s: State, seat: int, card: int) -> dict[str, float]:
    """What the words of a condition stand for in a position, as they would be written."""
    found: dict[str, float] = {}

    def noted(word: str, name: str | None) -> Number:
        number = _at_the_table(word, name)
        found[word if name is None else f'{word}("{name}")'] = number(s, seat, card)
        return number

    read_condition(text, noted)
    return found


def known_name(name: str) -> str:
    """The full name of a card of any box, however it is written."""
    cards = {card.name: card for box in BOXES.values() for card in box.cards}
    try:
        return find_card(name, cards.values()).name
    except CuoreError as error:
        near = nearest_names(name, cards.values())[0]
        raise ConditionError("condition-unknown-card", name=name, near=near) from error


def number_of(s: State, name: str) -> int:
    """The card of that name at this table, or -1."""
    return next((number for number, card in s.table.cards.items() if card.name == name), -1)


def _joined(left: _Typed, right: _Typed, word: str) -> _Typed:
    if not (left.truth and right.truth):
        raise ConditionError("condition-wants-truth", word=word)
    a, b = left.compute, right.compute
    if word == "and":
        return _Typed(lambda s, seat, card: a(s, seat, card) and b(s, seat, card), truth=True)
    return _Typed(lambda s, seat, card: a(s, seat, card) or b(s, seat, card), truth=True)


def _reckoned(sign: str, left: _Typed, right: _Typed) -> _Typed:
    _want_numbers(sign, left, right)
    a, b = left.compute, right.compute
    if sign == "+":
        return _Typed(lambda s, seat, card: a(s, seat, card) + b(s, seat, card), truth=False)
    if sign == "-":
        return _Typed(lambda s, seat, card: a(s, seat, card) - b(s, seat, card), truth=False)
    return _Typed(lambda s, seat, card: a(s, seat, card) * b(s, seat, card), truth=False)


def _want_numbers(sign: str, left: _Typed, right: _Typed) -> None:
    if left.truth or right.truth:
        raise ConditionError("condition-wants-number", sign=sign)
