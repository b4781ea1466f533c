"""Strategy files: a plan that a player writes down without knowing Python.

    about = "Crescent sisters, all three of them"

    [[employ]]                       # the first rule that fits and can be paid is followed
    card = "Marianne Soleil"

    [[employ]]
    card = ["Azure Crescent", "Viola Crescent", "Rouge Crescent"]    # of several, the one you own fewest of
    up_to = 4                        # copies of each
    if = "turn > 2 and love < 7"     # conditions.py

    [[employ]]
    any = "private maid"             # a kind of card, the best or dearest first (KINDS)
    up_to = 1

    [play]
    serve = ["Kagari Ichinomiya"]    # before others that would serve as well
    chamber = "early"                # early, normal, late or never
    points_first = 4                 # with fewer turns left than this, points go before the rules
    rush = 6                         # with such a lead, empty the small piles; false: never

Rules about cards that are not in town are passed over, and after the last rule come chiefs and love: so every file
plays in every town. A file is checked as a whole before it plays; the line, the key and the reason are named.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from cuore.bots.conditions import ConditionError, known_name, read_condition
from cuore.bots.facts import Facts
from cuore.bots.plans import ANY_BEER, MANY, Condition, Entry, Plan, fewest_of, wanted
from cuore.engine.cards import Card
from cuore.engine.errors import Reason, SetupError, reason_of
from cuore.engine.kinds import Kind
from cuore.engine.state import State

Fits = Callable[[Card], bool]
KINDS: Final[Mapping[str, Fits]] = {
    "love": lambda card: card.kind is Kind.LOVE and card.love > 1,
    "maid chief": lambda card: card.kind is Kind.MAID_CHIEF,
    "chambermaid chief": lambda card: card.kind is Kind.CHAMBERMAID_CHIEF,
    "chambermaid": lambda card: card.kind is Kind.GENERAL_MAID and card.chamber == 1,
    "private maid": lambda card: card.kind is Kind.PRIVATE_MAID,
    "building": lambda card: card.kind is Kind.BUILDING and card.vp > 0,
    "beer": lambda card: False,  # a beer is bought from its pile, never as a card
    "bar maid": lambda card: card.bar_maid,
    "draws": lambda card: card.kind is Kind.GENERAL_MAID and card.draw > 1,
    "servings": lambda card: card.kind is Kind.GENERAL_MAID and card.serving > 1,
    "free": lambda card: card.kind is Kind.GENERAL_MAID and card.serving > 0 and card.draw > 0,
    "employments": lambda card: card.kind is Kind.GENERAL_MAID and card.employment > 0,
    "skill": lambda card: card.kind is Kind.GENERAL_MAID and card.imagination + card.concentration + card.effort > 0,
    "attack": lambda card: card.kind is Kind.GENERAL_MAID and card.attack,
    "points": lambda card: card.kind is Kind.GENERAL_MAID and card.vp > 1,
}
CHAMBER: Final = {"early": 4.0, "normal": 1.0, "late": 0.4, "never": 0.0}
ROOT_KEYS: Final = ("about", "employ", "play")
RULE_KEYS: Final = ("card", "any", "up_to", "if")
PLAY_KEYS: Final = ("serve", "chamber", "points_first", "rush")
FIRST: Final = 40.0  # love that a maid named in `serve` is thought to be worth: more than any, less than a free one
POINTS_FIRST: Final = 4.0
RUSH: Final = 6.0


@dataclass(frozen=True)
class Rule:
    """One `[[employ]]`."""

    names: tuple[str, ...]
    kind: str
    up_to: int
    condition: Condition | None
    text: str = ""  # the condition as it is written
    line: int = 0  # where the rule begins


@dataclass(frozen=True)
class Strategy:
    """A strategy file that was checked."""

    name: str
    about: str
    rules: tuple[Rule, ...]
    serve: tuple[str, ...] = ()
    serve_line: int = 0
    chamber: float = 1.0
    points_first: float = POINTS_FIRST
    rush: float = RUSH

    def plan(self, facts: Facts) -> Plan:
        """The plan at a table: the rules about what is there, then chiefs and love."""
        menu = [entry for rule in (*self.rules, *ALWAYS) for entry in entries_of(rule, facts)]
        numbers = {card.name: number for number, card in facts.cards.items()}
        first = {numbers[name]: FIRST - at for at, name in enumerate(self.serve) if name in numbers}
        return Plan(
            menu,
            name=self.name,
            green=self.points_first,
            late=self.points_first + 2,
            chamber=self.chamber,
            rush=self.rush,
            serve_first=first,
        )


ALWAYS: Final = tuple(Rule((), kind, MANY, None) for kind in ("maid chief", "beer", "love"))  # after the last rule


def entries_of(rule: Rule, facts: Facts) -> list[Entry]:
    """A rule as entries of a menu."""
    if rule.kind == "beer":
        return [(ANY_BEER, MANY, rule.condition)] if facts.has_beer else []
    numbers = {card.name: number for number, card in facts.cards.items()}
    if rule.names:
        cards = [numbers[name] for name in rule.names if name in numbers]
        if len(cards) < 2:
            return [(card, rule.up_to, rule.condition) for card in cards]
        in_town = [card for card in cards if card in facts.shop]
        return [(card, rule.up_to, _both(rule.condition, fewest_of(in_town))) for card in cards]
    cards = [number for number, card in facts.cards.items() if KINDS[rule.kind](card)]
    cards.sort(key=lambda c: (-facts.start_worth[c], -facts.cards[c].cost, c))
    if rule.kind == "private maid":
        cards = [card for card in cards if facts.start_worth[card] > 0 and facts.points[card] >= 0]
    entries = [wanted(facts, card, rule.up_to) for card in cards]
    return [(card, cap, _both(rule.condition, evenly)) for card, cap, evenly in entries]


def _both(one: Condition | None, other: Condition | None) -> Condition | None:
    if one is None or other is None:
        return one or other

    def holds(s: State, seat: int, card: int) -> bool:
        return one(s, seat, card) and other(s, seat, card)

    return holds


# -- reading ----------------------------------------------------------------------------------------------------


def read_strategy(text: str, name: str, where: str) -> Strategy:
    """A strategy from the text of its file; `where` names the file in errors."""
    strategy, errors = read_with_errors(text, name, where)
    if errors:
        raise errors[0]
    assert strategy is not None
    return strategy


def read_with_errors(text: str, name: str, where: str) -> tuple[Strategy | None, list[SetupError]]:
    """The same with everything that is wrong, a line for each rule at most."""
    reader = _Reader(text, name, where)
    try:
        strategy = reader.strategy(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        return None, [SetupError("strategy-file", where=where, reason=reason_of(error))]
    except SetupError as error:
        return None, [*reader.errors, error]
    return (None if reader.errors else strategy), reader.errors


class _Reader:
    """Checks a file from top to bottom; `_refuse` says where it is wrong. A rule that is wrong is left out."""

    def __init__(self, text: str, name: str, where: str) -> None:
        self._lines = text.splitlines()
        self._name = name
        self._where = where
        self._place = ("", 0)  # the table that is read, and which one of its name
        self.errors: list[SetupError] = []

    def strategy(self, root: Mapping[str, Any]) -> Strategy:
        self._check_keys(root, ROOT_KEYS)
        about = root.get("about", "")
        if not isinstance(about, str):
            self._refuse("about", Reason("strategy-type", wanted=Reason("strategy-text")))
        rules = root.get("employ", [])
        if not isinstance(rules, list) or not all(isinstance(rule, dict) for rule in rules):
            self._refuse("employ", Reason("strategy-type", wanted=Reason("strategy-table")))
        if not rules:
            raise SetupError("strategy-file", where=self._where, reason=Reason("strategy-no-rules"))
        checked = []
        for at, rule in enumerate(rules):
            self._place = ("employ", at)
            try:
                checked.append(self._rule(rule))
            except SetupError as error:
                self.errors.append(error)
        self._place = ("", 0)
        play = root.get("play", {})
        if not isinstance(play, dict):
            self._refuse("play", Reason("strategy-type", wanted=Reason("strategy-table")))
        self._place = ("play", 0)
        self._check_keys(play, PLAY_KEYS)
        return Strategy(
            self._name,
            about,
            tuple(checked),
            serve=self._names(play, "serve"),
            serve_line=self._line_of("serve"),
            chamber=self._chamber(play),
            points_first=self._number(play, "points_first", POINTS_FIRST),
            rush=float(MANY) if play.get("rush") is False else self._number(play, "rush", RUSH, or_false=True),
        )

    def _rule(self, rule: Mapping[str, Any]) -> Rule:
        self._check_keys(rule, RULE_KEYS)
        if ("card" in rule) == ("any" in rule):
            self._refuse("card" if "card" in rule else "employ", Reason("strategy-one-of"))
        kind = rule.get("any", "")
        if "any" in rule and kind not in KINDS:
            self._refuse("any", Reason("strategy-allowed", value=kind, allowed=", ".join(KINDS)))
        up_to = rule.get("up_to", MANY)
        if type(up_to) is not int or not 1 <= up_to <= MANY:
            self._refuse("up_to", Reason("strategy-type", wanted=Reason("strategy-whole")))
        names, condition = self._names(rule, "card"), self._condition(rule)
        return Rule(names, kind, up_to, condition, rule.get("if", ""), self._line_of("card" if names else "any"))

    def _condition(self, rule: Mapping[str, Any]) -> Condition | None:
        if "if" not in rule:
            return None
        if not isinstance(rule["if"], str):
            self._refuse("if", Reason("strategy-type", wanted=Reason("strategy-text")))
        try:
            return read_condition(rule["if"])
        except ConditionError as error:
            self._refuse("if", error.reason)

    def _names(self, table: Mapping[str, Any], key: str) -> tuple[str, ...]:
        value = table.get(key, [])
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self._refuse(key, Reason("strategy-type", wanted=Reason("strategy-names")))
        try:
            return tuple(known_name(name) for name in names)
        except ConditionError as error:
            self._refuse(key, error.reason)

    def _chamber(self, play: Mapping[str, Any]) -> float:
        value = play.get("chamber", "normal")
        if value not in CHAMBER:
            self._refuse("chamber", Reason("strategy-allowed", value=value, allowed=", ".join(CHAMBER)))
        return CHAMBER[value]

    def _number(self, table: Mapping[str, Any], key: str, usual: float, *, or_false: bool = False) -> float:
        value = table.get(key, usual)
        if type(value) not in (int, float) or not 0 <= value <= MANY:
            wanted = Reason("strategy-number-or-false" if or_false else "strategy-number")
            self._refuse(key, Reason("strategy-type", wanted=wanted))
        return float(value)

    def _check_keys(self, table: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
        for key in table:
            if key not in allowed:
                self._refuse(key, Reason("strategy-unknown", allowed=", ".join(allowed)))

    def _refuse(self, key: str, reason: Reason) -> NoReturn:
        raise SetupError("strategy-key", where=self._where, line=self._line_of(key), key=key, reason=reason)

    def _line_of(self, key: str) -> int:
        """The line on which a key of the current table stands; that of the table if it is not written like that."""
        table, number = self._place
        begin = 0
        if table:
            header = re.compile(rf"\s*\[\[?\s*{table}\s*\]\]?")
            headers = [at for at, line in enumerate(self._lines) if header.match(line)]
            begin = headers[number] if number < len(headers) else 0
        wanted = re.compile(rf"\s*(?:\[\[?\s*)?[\"']?{re.escape(key)}[\"']?\s*(?:=|\])")
        for at in range(begin, len(self._lines)):
            if at > begin and table and self._lines[at].lstrip().startswith("["):
                break
            if wanted.match(self._lines[at]):
                return at + 1
        return begin + 1
