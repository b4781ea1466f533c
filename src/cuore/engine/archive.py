"""Whole games as text: the save (JSON, for programs) and the record (notation, for people).

Both hold how the game began and the answers given since; reading plays them again and compares the hash. So a
damaged or doctored text, or one made under other rules, is refused, and never leads to a wrong game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from cuore.engine import notation, scoring, setup, turn
from cuore.engine.cards import Box
from cuore.engine.chance import Chance, KeyedChance, chance_from_plain, fast_chance
from cuore.engine.deal import deal, empty_state
from cuore.engine.errors import CuoreError, Reason, SaveError, SetupError, reason_of
from cuore.engine.events import Event, EventKind
from cuore.engine.positions import card_counts
from cuore.engine.setup import Overlay
from cuore.engine.state import FRAME, SAVED, State
from cuore.engine.table import Table

RULES_VERSION = 3  # rises only when the same answers lead somewhere else
SAVE_VERSION = 1
RECORD_VERSION = 1

BoxFinder = Callable[[Sequence[str]], tuple[Box, ...]]


@dataclass
class Script:
    """How a game began and what was answered since."""

    start: State
    source: str  # "seed 7", "secret 0f…", or a word for a position that was not dealt
    before: tuple[Event, ...]  # what is known to have happened before the start
    moves: list[int]


def deal_script(
    boxes: Sequence[Box],
    *,
    seats: Sequence[str],
    town: str | Sequence[str],
    options: Sequence[str],
    overlay: Overlay,
    chiefs: str = "",
    seed: int | None = None,
    secret: bytes | None = None,
) -> Script:
    """Deal a new game from a seed (simulation) or from a 256-bit secret (a table where people play)."""
    chance, source = _chance(seed, secret)
    # A random town is drawn from a stream of its own: naming the same ten maids gives the same deal.
    chosen = setup.choose_town(boxes, town, options, _town_chance(chance) if town == setup.RANDOM else chance)
    table = setup.make_table(boxes, seats, chosen, options, overlay, chiefs)
    start = deal(table, boxes, chance)
    return Script(start, source, _told(start), [])


def _told(state: State) -> tuple[Event, ...]:
    """What setting up has told; from here on nobody listens."""
    told = tuple(state.trace or ())
    state.trace = None
    return told


def _chance(seed: int | None, secret: bytes | None) -> tuple[Chance, str]:
    if secret is not None:
        if len(secret) != 32:
            raise SetupError("bad-secret", count=len(secret))
        return KeyedChance(secret), f"secret {secret.hex()}"
    if type(seed) is not int:
        raise SetupError("bad-seed", value=seed)
    return fast_chance(seed), f"seed {seed}"


def _town_chance(chance: Chance) -> Chance:
    digest = hashlib.sha256(f"town {chance.plain()}".encode()).digest()
    return fast_chance(int.from_bytes(digest[:8], "big"))


# -- a position as plain values -----------------------------------------------------------------------------


def to_plain(s: State) -> dict[str, Any]:
    """The position as lists and numbers: everything that decides how the game can go on."""
    plain: dict[str, Any] = {key: getattr(s, name) for name, key in SAVED.items()}
    plain["chance"] = s.chance.plain()
    return plain


def from_plain(table: Table, plain: Mapping[str, Any]) -> State:
    """The inverse of `to_plain`. A position that could not be is a ValueError."""
    if set(plain) != {*SAVED.values(), "chance"}:
        raise ValueError("the position has other fields than ours")
    s = empty_state(table, chance_from_plain(plain["chance"]))
    for name, key in SAVED.items():
        like = getattr(s, name)
        setattr(s, name, _zone(plain[key], like) if isinstance(like, list) else _count(key, plain[key]))
    if set(card_counts(s)) - set(table.cards) or min(s.piles) < 0 or len(s.frames) % FRAME:
        raise ValueError("the position does not fit the table")
    if max(s.active, s.to_move) >= len(table.seats) or s.phase not in table.phase_words:
        raise ValueError("the position does not fit the table")
    s.options = turn.current_options(s)
    return s


def _count(key: str, value: Any) -> int:
    if type(value) is not int or not 0 <= value < 1 << 31:
        raise ValueError(f"{key} is not a count")
    return value


def _zone(zone: Any, like: list[Any]) -> list[Any]:
    if not isinstance(zone, list):
        raise ValueError("a zone is not a list")
    if like and isinstance(like[0], list):
        if len(zone) != len(like):
            raise ValueError("wrong number of seats")
        return [_zone(part, []) for part in zone]
    if any(type(x) is not int for x in zone):
        raise ValueError("a zone holds something that is not a card")
    return list(zone)


def digest(state: State) -> str:
    """A stable hex digest of the whole state: rules, table and position."""
    whole = [RULES_VERSION, _agreed(state.table), to_plain(state)]
    text = json.dumps(whole, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _agreed(table: Table) -> dict[str, Any]:
    return {
        "sets": list(table.sets),
        "seats": list(table.seats),
        "town": list(table.town),
        "chiefs": table.chiefs,
        "options": list(table.options),
        "overlay": {name: dict(facts) for name, facts in table.overlay.items()},
    }


def _table_from(agreed: Mapping[str, Any], boxes: BoxFinder) -> Table:
    found = boxes(agreed["sets"])
    town = setup.choose_town(found, agreed["town"], agreed["options"], fast_chance(0))
    return setup.make_table(found, agreed["seats"], town, agreed["options"], agreed["overlay"], agreed["chiefs"])


# -- saves --------------------------------------------------------------------------------------------------


def save_text(script: Script, state: State) -> str:
    """The game as versioned JSON text."""
    data = {
        "cuore save": SAVE_VERSION,
        "rules": RULES_VERSION,
        "table": _agreed(state.table),
        "source": script.source,
        "before": [list(event) for event in script.before],
        "start": to_plain(script.start),
        "moves": script.moves,
        "hash": digest(state),
    }
    return json.dumps({**data, "seal": _seal(data)}, separators=(",", ":"), ensure_ascii=False)


def load_script(text: str, boxes: BoxFinder) -> Script:
    """The script of a saved game, or `SaveError`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("not-a-save", version=SAVE_VERSION, reason=reason_of(error)) from None
    if not isinstance(data, dict) or data.get("cuore save") != SAVE_VERSION:
        raise SaveError("not-a-save", version=SAVE_VERSION, reason=Reason("save-none"))
    _check_rules(data.get("rules"))
    _check_seal("save", data)
    with _damaged("save"):
        start = from_plain(_table_from(data["table"], boxes), data["start"])
        script = Script(start, str(data["source"]), _events(data["before"]), [])
        state = start.clone()
        for move in data["moves"]:
            if type(move) is not int or move not in state.options:
                raise SaveError(
                    "save-damaged", what="save", reason=Reason("save-answer", number=len(script.moves) + 1)
                )
            turn.apply(state, move)
            script.moves.append(move)
    _check_hash("save", state, data.get("hash"))
    return script


def _events(before: Any) -> tuple[Event, ...]:
    return tuple(Event(EventKind(what), *map(int, rest)) for what, *rest in before)


def _check_rules(found: object) -> None:
    if str(found) != str(RULES_VERSION):
        raise SaveError("save-rules", found=found, version=RULES_VERSION)


def _seal(data: Mapping[str, Any]) -> str:
    """A checksum of everything else in a text, for what the hash of the position does not cover."""
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _check_seal(what: str, data: Mapping[str, Any]) -> None:
    rest = {key: value for key, value in data.items() if key != "seal"}
    if data.get("seal") != _seal(rest):
        raise SaveError("save-hash", what=what)


def _check_hash(what: str, state: State, found: object) -> None:
    if digest(state) != found:
        raise SaveError("save-hash", what=what)


@contextmanager
def _damaged(what: str) -> Iterator[None]:
    """Whatever a damaged text makes fail becomes one `SaveError`."""
    try:
        yield
    except SaveError:
        raise
    except Exception as error:  # noqa: BLE001 - a damaged text may make anything fail; it must end in one line
        raise SaveError("save-damaged", what=what, reason=f"{type(error).__name__}: {error}") from None


# -- records ------------------------------------------------------------------------------------------------

_REQUIRED = ("rules", "sets", "seats", "town", "chiefs", "options", "deal", "hash")
_RECORD_KEYS = (*_REQUIRED, "overlay", "position", "result")


def record_text(script: Script, final: State) -> str:
    """The game as readable notation."""
    agreed = _agreed(final.table)
    seats = agreed["seats"]
    lines = [f"cuore record {RECORD_VERSION}", f"rules: {RULES_VERSION}"]
    lines += [f"{key}: {', '.join(agreed[key])}".rstrip() for key in ("sets", "seats", "town", "options")]
    lines += [f"chiefs: {agreed['chiefs']}", f"deal: {script.source}"]
    if agreed["overlay"]:
        lines.append(f"overlay: {json.dumps(agreed['overlay'], ensure_ascii=False, sort_keys=True)}")
    if not _is_dealt(script.source):
        position = {"start": to_plain(script.start), "before": [list(event) for event in script.before]}
        sealed = {**position, "seal": _seal(position)}
        lines.append(f"position: {json.dumps(sealed, separators=(',', ':'))}")
    state = script.start.clone()
    turn_shown = 0
    for move in script.moves:
        if state.turn != turn_shown:
            turn_shown = int(state.turn)
            lines += ["", f"# turn {turn_shown}, {seats[state.active]}"]
        lines.append(f"{seats[state.to_move]}: {notation.move_text(state.table, move)}")
        turn.apply(state, move)
    if final.over:
        points = zip(seats, scoring.scores(final), strict=True)
        lines += ["", "result: " + ", ".join(f"{name} {vp}" for name, vp in points)]
    lines += ["", f"hash: {digest(final)}", ""]
    return "\n".join(lines)


def replay_script(record: str, boxes: BoxFinder) -> Script:
    """The script of a record, or `SaveError` naming the line that is wrong."""
    header, moves = _read_record(record)
    _check_rules(header["rules"])
    with _damaged("record"):
        script = _script_from(header, boxes)
    state = script.start.clone()
    for line, text in moves:
        seat, words = notation.without_seat(state.table, text)
        try:
            if seat is None or state.over or seat != state.to_move:
                raise SaveError("record-line", line=line, reason=Reason("record-seat", words=words))
            move = notation.find_move(state.table, state.options, words, seat)
        except SaveError:
            raise
        except CuoreError as error:
            raise SaveError("record-line", line=line, reason=error) from None
        turn.apply(state, move)
        script.moves.append(move)
    _check_hash("record", state, header["hash"])
    return script


def _read_record(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    lines = text.splitlines()
    if not lines or lines[0].strip() != f"cuore record {RECORD_VERSION}":
        raise SaveError("not-a-record", version=RECORD_VERSION)
    header: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], 2):
        words = line.strip()
        key, colon, value = words.partition(":")
        if not words or words.startswith("#"):
            continue
        if (key in _RECORD_KEYS and colon and not moves) or key in ("hash", "result"):
            if key in header:
                raise SaveError("record-line", line=number, reason=Reason("record-twice", key=key))
            header[key] = value.strip()
        else:
            moves.append((number, words))
    missing = [key for key in _REQUIRED if key not in header]
    if missing:
        raise SaveError("record-incomplete", missing=", ".join(missing))
    return header, moves


def _is_dealt(source: str) -> bool:
    return source.startswith(("seed ", "secret "))


def _script_from(header: Mapping[str, str], boxes: BoxFinder) -> Script:
    agreed = {key: [part.strip() for part in header[key].split(",") if part.strip()] for key in _LISTS}
    overlay = json.loads(header.get("overlay", "{}"))
    source = header["deal"]
    if not _is_dealt(source):
        position = json.loads(header["position"])
        _check_seal("record", position)
        start = from_plain(
            _table_from({**agreed, "chiefs": header["chiefs"], "overlay": overlay}, boxes), position["start"]
        )
        return Script(start, source, _events(position["before"]), [])
    kind, _, value = source.partition(" ")
    return deal_script(
        boxes(agreed["sets"]),
        seats=agreed["seats"],
        town=agreed["town"],
        options=agreed["options"],
        overlay=overlay,
        chiefs=header["chiefs"],
        seed=int(value) if kind == "seed" else None,
        secret=bytes.fromhex(value) if kind == "secret" else None,
    )


_LISTS = ("sets", "seats", "town", "options")
