"""Scenario files: one position, some moves, what must be true.

A scenario is a small TOML file (docs/scenarios.md). Reading it gives a game at that position; running it plays the
moves and compares. Whatever is wrong ends in one `Outcome` whose message says which step or check it was, what was
expected, what was found and which moves were legal there.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cuore.boxes import registry
from cuore.engine import beer, notation, setup
from cuore.engine.cards import Card, Lies
from cuore.engine.chance import fast_chance
from cuore.engine.errors import CuoreError, IllegalMove, SetupError
from cuore.engine.game import Game
from cuore.engine.kinds import Kind, Phase, Stack
from cuore.engine.moves import END_TURN_MOVE, PLAY_ALL_MOVE
from cuore.engine.notation import PHASE_WORDS
from cuore.engine.quarters import event_on, under
from cuore.engine.setup import SeatLayout, find_card, plain_name
from cuore.engine.state import FROM_DECK, FROM_HAND, ON, SEEN_CARD, UNDER, looked_at, on_spot, spot_card
from cuore.engine.table import Table
from cuore.engine.view import STACK_WORDS

TOP_KEYS = frozenset("title source sets seats active town chiefs phase options seed steps seat pile refused".split())
FIXED_WORDS = {"end": ("start", "serving", "work", "employ", "turn"), "beer": ("top", "shown")}
BONUS_WORDS = ("love", "serving", "employment", "draw")
SEAT_KEYS = frozenset("hand deck discard quarters refined".split())
ZONES = ("hand", "deck", "discard", "played", "quarters")
COUNTERS = ("servings", "love", "employments", "imagination", "concentration", "effort", "alcohol")
PHASES = {"start": Phase.START, "serve": Phase.SERVE, "work": Phase.WORK, "employ": Phase.EMPLOY}
STACKS = {word: stack for stack, word in STACK_WORDS.items()}
SHOWN = " shown"


class Wrong(Exception):
    """The file is not a scenario: the key and the reason."""


class Failed(Exception):
    """A step or a check does not hold: what was expected and what was found."""


@dataclass(frozen=True)
class Outcome:
    """What running a file came to."""

    path: str
    title: str
    ok: bool
    message: str = ""


def run_file(path: Path) -> Outcome:
    """Run one file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return Outcome(str(path), path.name, False, f"cannot be read: {error}")
    return run_text(text, str(path))


def run_text(text: str, path: str = "scenario") -> Outcome:
    """Run the text of a file."""
    title = path
    try:
        data = tomllib.loads(text)
        title = str(data.get("title", path))
        _check_keys(data)
        if type(data.get("refused", False)) is not bool:
            raise Wrong("refused: must be true or false")
        if data.get("refused", False):
            return Outcome(path, title, *_expect_refusal(data))
        game = _set_up(data)
        for number, step in enumerate(_steps(data), 1):
            _run_step(game, step, f"step {number}")
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return Outcome(path, title, False, f"not TOML: {error}")
    except Wrong as error:
        return Outcome(path, title, False, f"wrong file: {error}")
    except CuoreError as error:
        return Outcome(path, title, False, f"refused: {error}")
    except Failed as error:
        return Outcome(path, title, False, str(error))
    return Outcome(path, title, True)


def load(text: str) -> Game:
    """The game at the position that a file describes, before any of its steps."""
    data = tomllib.loads(text)
    _check_keys(data)
    return _set_up(data)


# -- reading ----------------------------------------------------------------------------------------------------


def _check_keys(data: Mapping[str, Any]) -> None:
    for key in data:
        if key not in TOP_KEYS:
            raise Wrong(f"unknown key {key!r} (allowed: {', '.join(sorted(TOP_KEYS))})")


def _steps(data: Mapping[str, Any]) -> list[Any]:
    if not isinstance(data.get("steps"), list):
        raise Wrong("steps: a list of moves and checks is missing (does it stand above the first [table]?)")
    steps: list[Any] = data["steps"]
    return steps


def _expect_refusal(data: Mapping[str, Any]) -> tuple[bool, str]:
    if "steps" in data:
        raise Wrong("steps: a file with refused = true has none")
    try:
        _set_up(data)
    except SetupError:
        return True, ""
    return False, "the set-up should have been refused, and was not"


def _strings(value: object, key: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Wrong(f"{key}: must be a list of names")
    return value


def _set_up(data: Mapping[str, Any]) -> Game:
    sets = _strings(data.get("sets", ["base"]), "sets")
    boxes = registry.boxes(sets)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise Wrong("options: must be a table of names and true or false")
    chosen = registry.chosen_options(sets, options)
    seed = data.get("seed", 1)
    if type(seed) is not int:
        raise Wrong("seed: must be a whole number")
    chance = fast_chance(seed)
    wish = data.get("town", setup.FIRST_GAME)
    town = setup.choose_town(boxes, wish if isinstance(wish, str) else _strings(wish, "town"), chosen, chance)
    seats = _strings(data.get("seats"), "seats")
    table = setup.make_table(boxes, seats, town, chosen, {}, str(data.get("chiefs", sets[0])))
    phase = data.get("phase", "start")
    if not isinstance(phase, str) or phase not in PHASES:
        raise Wrong(f"phase: unknown phase {phase!r} (allowed: {', '.join(PHASES)})")
    piles, stacks, shown = _piles(table, data.get("pile", {}))
    state = setup.lay_out(
        table,
        boxes,
        chance,
        _layouts(table, data.get("seat", {})),
        piles=piles,
        stacks=stacks,
        shown=shown,
        active=_seat(table, data["active"], "active") if "active" in data else 0,
        phase=PHASES[phase],
    )
    return Game.at(state, source="scenario")


def _seat(table: Table, name: object, where: str) -> int:
    names = [plain_name(seat) for seat in table.seats]
    if not isinstance(name, str) or plain_name(name) not in names:
        raise Wrong(f"{where}: no seat {name!r} (allowed: {', '.join(table.seats)})")
    return names.index(plain_name(name))


def _card(table: Table, name: object, where: str) -> Card:
    if not isinstance(name, str):
        raise Wrong(f"{where}: {name!r} is not a card name")
    try:
        return find_card(name, table.cards.values())
    except SetupError as error:
        raise SetupError("in-place", where=where, reason=error) from None


def _cards(table: Table, names: object, where: str) -> list[int]:
    if not isinstance(names, list):
        raise Wrong(f"{where}: must be a list of card names")
    return [_card(table, name, where).id for name in names]


def _layouts(table: Table, seats: object) -> list[SeatLayout | None]:
    if not isinstance(seats, dict):
        raise Wrong("seat: must be tables like [seat.Ann]")
    layouts: list[SeatLayout | None] = [None] * len(table.seats)
    for name, zones in seats.items():
        where = f"seat.{name}"
        seat = _seat(table, name, "seat")
        if not isinstance(zones, dict):
            raise Wrong(f"{where}: must be a table")
        for key in zones:
            if key not in SEAT_KEYS:
                raise Wrong(f"{where}: unknown key {key!r} (allowed: {', '.join(sorted(SEAT_KEYS))})")
        spots = _quarters(table, zones.get("quarters", []), f"{where}.quarters")
        layouts[seat] = SeatLayout(
            hand=_cards(table, zones.get("hand", []), f"{where}.hand"),
            deck=_cards(table, zones.get("deck", []), f"{where}.deck")[::-1],
            discard=_cards(table, zones.get("discard", []), f"{where}.discard"),
            quarters=[spot for spot in spots if not _is(table, spot, Kind.PRIVATE_MAID, Kind.BEER)],
            private=[spot for spot in spots if _is(table, spot, Kind.PRIVATE_MAID)],
            beers=[spot for spot in spots if _is(table, spot, Kind.BEER)],
            refined=_refined(table, zones, where),
        )
    for layout in layouts:
        for zone in (layout.hand, layout.deck, layout.discard) if layout else ():
            for number in zone:
                if not table.in_hands[number]:
                    raise Wrong(f"seat: {table.cards[number].name} never enters a hand, deck or discard pile")
    return layouts


def _refined(table: Table, zones: Mapping[str, Any], where: str) -> int:
    if "refined" not in zones:
        return -1
    card = _card(table, zones["refined"], f"{where}.refined")
    if card.kind is not Kind.REFINED_MAID:
        raise Wrong(f"{where}.refined: {card.name} is not a refined maid")
    return card.id


def _is(table: Table, spot: int, *kinds: Kind) -> bool:
    return table.cards[spot_card(spot)].kind in kinds


def _quarters(table: Table, entries: object, where: str) -> list[int]:
    """Spots of the private quarters; of private maids the uncovered one comes last."""
    if not isinstance(entries, list):
        raise Wrong(f"{where}: must be a list")
    spots: list[int] = []
    for entry in entries:
        if isinstance(entry, dict) and set(entry) <= {"private", "on"} and "private" in entry:
            stack = _cards(table, entry["private"], where)
            if not stack or not all(_is(table, card, Kind.PRIVATE_MAID) for card in stack):
                raise Wrong(f"{where}: private = … is a stack of private maids, at least one")
            stack[-1] |= _events_on(table, entry.get("on", []), table.cards[stack[-1]], where)
            spots += stack
        elif isinstance(entry, dict) and set(entry) <= {"card", "on", "under"} and "card" in entry:
            card = _card(table, entry["card"], where)
            under = _under(table, entry.get("under", []), card, where)
            spots.append(card.id | under | _events_on(table, entry.get("on", []), card, where))
        elif isinstance(entry, str):
            spots.append(_card(table, entry, where).id)
        else:
            raise Wrong(f"{where}: {entry!r} is neither a card name nor a table of card or private, on and under")
    for spot in spots:
        card = table.cards[spot_card(spot)]
        on_a_card = card.kind is Kind.EVENT and card.lies in (Lies.ON_MAID, Lies.ON_BUILDING)
        if on_a_card or card.kind in (Kind.LOVE, Kind.REFINED_MAID):
            raise Wrong(f"{where}: {card.name} cannot lie there by itself")
    return spots


def _under(table: Table, names: object, card: Card, where: str) -> int:
    cards = _cards(table, names, where)
    if not cards:
        return 0
    if len(cards) > 1 or card.kind is not Kind.BUILDING:
        raise Wrong(f"{where}: one card may lie under a building")
    return (cards[0] + 1) << UNDER


def _events_on(table: Table, names: object, card: Card, where: str) -> int:
    events = _cards(table, names, where)
    fitting = Lies.ON_BUILDING if card.kind is Kind.BUILDING else Lies.ON_MAID
    for event in events:
        if table.cards[event].lies is not fitting:
            raise Wrong(f"{where}: {table.cards[event].name} does not lie on {card.name}")
    return len(events) << ON


def _belongs(table: Table, card: Card, stack: Stack) -> bool:
    if card.kind is Kind.PREPARATION:
        return card.leads is stack
    if card.kind is Kind.REFINED_MAID:
        return stack is Stack.REFINED
    if card.id in table.mixed:
        return stack is Stack.MIXED
    return setup.STACK_OF.get(card.kind) is stack


def _piles(table: Table, piles: object) -> tuple[dict[int, int], dict[Stack, list[int]], dict[Stack, list[int]]]:
    """Counts of town piles, and face-down stacks (top last, as everywhere in the engine) and what is shown."""
    if not isinstance(piles, dict):
        raise Wrong("pile: must be a table")
    counts: dict[int, int] = {}
    stacks: dict[Stack, list[int]] = {}
    shown: dict[Stack, list[int]] = {}
    for name, value in piles.items():
        where = f"pile.{name}"
        word = name.removesuffix(SHOWN)
        if word in STACKS:
            cards = _cards(table, value, where)
            for card in cards:
                if not _belongs(table, table.cards[card], STACKS[word]):
                    raise Wrong(f"{where}: {table.cards[card].name} does not belong there")
            if name == word and STACKS[word] is not Stack.REFINED:
                stacks[STACKS[word]] = cards[::-1]
            else:
                shown[STACKS[word]] = cards
            continue
        counted = _card(table, name, where)
        if table.pile_of[counted.id] < 0:
            raise Wrong(f"{where}: {counted.name} has no pile of its own")
        most = setup.copies(table, counted)
        if type(value) is not int or not 0 <= value <= most:
            raise Wrong(f"{where}: must be a whole number from 0 to {most}")
        counts[counted.id] = value
    for stack in {*stacks, *shown}:
        listed = [*stacks.get(stack, ()), *shown.get(stack, ())]
        for number in listed:
            if listed.count(number) > setup.copies(table, table.cards[number]):
                raise Wrong(f"pile: {table.cards[number].name} is listed more often than the box holds")
    return counts, stacks, shown


# -- running ----------------------------------------------------------------------------------------------------


def _run_step(game: Game, step: object, where: str) -> None:
    if isinstance(step, str):
        _play(game, step, f"{where}, {step!r}")
    elif isinstance(step, dict):
        for key, expected in step.items():
            _check(game, key, expected, f"{where}, {key}")
    else:
        raise Wrong(f"{where}: {step!r} is neither a move nor a table of checks")


def _play(game: Game, text: str, where: str) -> None:
    seat, words = notation.without_seat(game.table, text)
    if seat is None:
        raise Wrong(f"{where}: a move reads SEAT: VERB …, with a seat of {', '.join(game.seats)}")
    _check_readable(game, words, where)
    if _has_passed(game, seat, words):
        return
    try:
        game.apply(game.find(text))
    except IllegalMove as error:
        reason = str(error) if error.key == "not-asked" else "expected a legal move, found that it is not one"
        raise Failed(f"{where}: {reason}; {_situation(game)}") from None


def _has_passed(game: Game, seat: int, words: str) -> bool:
    """`end start` and the like do nothing for a phase that has passed by itself."""
    if game.over or seat != game.active or game.state.frames:
        return False
    word = plain_name(words)
    if word == "end work" and not game.table.has_rounds:
        return True
    return any(word == f"end {name}" and game.state.phase > phase for phase, name in PHASE_WORDS.items())


def _check_readable(game: Game, words: str, where: str) -> None:
    """A misspelt verb or card must not pass for an illegal move."""
    first, _, rest = words.partition(" ")
    verb = first.lower()
    if verb not in notation.VERBS:
        raise Wrong(f"{where}: unknown verb {first!r} (allowed: {', '.join(sorted(notation.VERBS))})")
    if verb == "target":
        seat, _, card = rest.partition(":")
        _seat(game.table, seat.strip(), where)
        rest = card.partition("(")[0].strip()
    elif verb in ("end", "beer") or plain_name(rest) in BONUS_WORDS:
        if verb in FIXED_WORDS and plain_name(rest) not in FIXED_WORDS[verb]:
            raise Wrong(f"{where}: {words!r}: {verb} what? (allowed: {', '.join(FIXED_WORDS[verb])})")
        return
    if verb in ("number", "yes", "no", "done") or plain_name(words) == "play all" or (verb == "target" and not rest):
        return
    _known_card(game.table, rest, where)


def _known_card(table: Table, name: str, where: str) -> None:
    """Any card of the boxes will do, whether or not it is in this game."""
    boxed = {card.id: card for box in registry.boxes(table.sets) for card in box.cards}
    try:
        find_card(name, table.cards.values())
        return
    except SetupError:
        pass
    try:
        find_card(name, {card.name: card for card in boxed.values()}.values())
    except SetupError as error:
        raise SetupError("in-place", where=where, reason=error) from None


def _situation(game: Game) -> str:
    if game.over:
        return "the game is over"
    legal = notation.listed(game.table, game.legal())
    return f"{game.seats[game.to_move]} is to move in the {game.phase} phase; legal: {legal}"


def _check(game: Game, key: str, expected: object, where: str) -> None:
    if key in _MOVE_CHECKS:
        _MOVE_CHECKS[key](game, expected, where)
        return
    found = _value(game, key, where)
    if isinstance(found, list) and isinstance(expected, list) and not key.startswith("winner"):
        expected = [_card(game.table, name, where).name for name in expected]
        same = found == expected if key.endswith(".deck") else Counter(found) == Counter(expected)
    elif key == "winner":
        same = sorted([expected] if isinstance(expected, str) else _strings(expected, where)) == sorted(found)
    else:
        same = type(found) is type(expected) and found == expected
    if not same:
        raise Failed(f"{where}: expected {expected!r}, found {found!r}; {_situation(game)}")


def _value(game: Game, key: str, where: str) -> Any:
    """What a check key speaks of."""
    simple: dict[str, Callable[[], Any]] = {
        "to_move": lambda: None if game.over else game.seats[game.to_move],
        "phase": lambda: game.phase,
        "over": lambda: game.over,
        "winner": lambda: [game.seats[seat] for seat in game.winners()] if game.over else [],
    }
    if key in simple:
        return simple[key]()
    owner, _, what = key.partition(".")
    for name in game.seats:  # a name may have a dot in it
        if key.startswith(f"{name}."):
            owner, what = name, key[len(name) + 1 :]
    if owner == "pile" and what:
        return _pile(game, what, where)
    seat = _seat(game.table, owner, where)
    if what == "vp":
        return game.scores()[seat]
    if what == "alcohol":
        return beer.alcohol(game.state, seat, under_buildings=True)
    if what in COUNTERS:
        return int(getattr(game.state, what, 0)) if seat == game.active else 0
    zone, dot, count = what.partition(".")
    if zone in ZONES and (not dot or count == "count"):
        cards = _zone(game, seat, zone)
        return len(cards) if dot else cards
    allowed = ["to_move", "phase", "over", "winner", *_MOVE_CHECKS, "pile.NAME", "SEAT.vp"]
    allowed += [f"SEAT.{name}" for name in COUNTERS]
    allowed += [f"SEAT.{name}" for name in ZONES]
    raise Wrong(f"{where}: unknown check (allowed: {', '.join(allowed)}, and .count behind a zone)")


def _zone(game: Game, seat: int, zone: str) -> list[str]:
    s, cards = game.state, game.table.cards
    if zone == "played":
        return [cards[card].name for card in s.played] if seat == game.active else []
    if zone == "deck":
        return [cards[card].name for card in (*looked_at(s, seat, FROM_DECK), *reversed(s.deck[seat]))]
    if zone == "hand":
        return [cards[card].name for card in (*s.hand[seat], *looked_at(s, seat, FROM_HAND))]
    if zone != "quarters":
        return [cards[card].name for card in getattr(s, zone)[seat]]
    names = [cards[entry & SEEN_CARD].name for entry in s.beers[seat]]
    for spot in (*s.quarters[seat], *s.private[seat]):
        names.append(cards[spot_card(spot)].name)
        names += [cards[event_on(s, spot)].name for _ in range(on_spot(spot))]
        if under(spot) >= 0:
            names.append(cards[under(spot)].name)
    return names


def _pile(game: Game, name: str, where: str) -> int:
    if name.removesuffix(SHOWN) in STACKS:
        zone = game.state.shown if name.endswith(SHOWN) or name == "refined maids" else game.state.stacks
        stack = STACKS[name.removesuffix(SHOWN)]
        return len(zone[stack]) if stack < game.table.stack_count else 0
    _known_card(game.table, name, where)
    found = [card for card in game.table.cards.values() if plain_name(card.name).startswith(plain_name(name))]
    if not found:
        return 0  # the card stayed in the box
    pile = game.table.pile_of[_card(game.table, name, where).id]
    if pile < 0:
        raise Wrong(f"{where}: no such pile")
    return game.state.piles[pile]


def _texts(value: object, where: str) -> list[str]:
    return [value] if isinstance(value, str) else _strings(value, where)


def _legal_move(game: Game, text: str, where: str) -> int | None:
    """The legal move that the text means; `None` if it is none of them."""
    seat, words = notation.without_seat(game.table, text)
    if seat is None:
        raise Wrong(f"{where}: {text!r}: a move reads SEAT: VERB …, with a seat of {', '.join(game.seats)}")
    _check_readable(game, words, where)
    try:
        return game.find(text)
    except IllegalMove:
        return None


def _check_legal(game: Game, value: object, where: str) -> None:
    for text in _texts(value, where):
        if _legal_move(game, text, where) is None:
            raise Failed(f"{where}: {text!r} should be legal; {_situation(game)}")


def _check_illegal(game: Game, value: object, where: str) -> None:
    for text in _texts(value, where):
        if _legal_move(game, text, where) is not None:
            raise Failed(f"{where}: {text!r} should not be legal; {_situation(game)}")


def _check_options(game: Game, value: object, where: str) -> None:
    """The full set of legal moves; the two shorthands, `play all` and `end turn`, may be left out of the list."""
    _check_legal(game, value, where)
    listed = {_legal_move(game, text, where) for text in _texts(value, where)}
    unlisted = [move for move in game.legal() if move not in listed and move not in (PLAY_ALL_MOVE, END_TURN_MOVE)]
    if unlisted:
        raise Failed(f"{where}: legal but not listed: {notation.listed(game.table, unlisted)}; {_situation(game)}")


_MOVE_CHECKS: dict[str, Callable[[Game, object, str], None]] = {
    "legal": _check_legal,
    "illegal": _check_illegal,
    "options": _check_options,
}
