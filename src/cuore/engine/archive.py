"""Whole games as text: the save (JSON, for programs), and what it shares with the record (records.py, for people).

Both hold how the game began, the answers given since and what these have caused. Reading plays the answers again and
compares the hash, so a damaged or doctored text never leads to a wrong game. One from other rules is a game like any
other if it leads to the same position; if not, it can still be read (`Record`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from cuore.engine import notation, setup, turn
from cuore.engine.cards import Box
from cuore.engine.chance import Chance, KeyedChance, chance_from_plain, fast_chance
from cuore.engine.deal import deal, empty_state
from cuore.engine.errors import Reason, SaveError, SetupError, reason_of
from cuore.engine.events import Chapter, Event, EventKind
from cuore.engine.positions import card_counts
from cuore.engine.recorded import Ending, Record, chapter_text, read_chapter
from cuore.engine.setup import Overlay
from cuore.engine.state import FRAME, SAVED, State
from cuore.engine.table import Table
from cuore.engine.town import RANDOM, choose_town
from cuore.engine.zones import still, zone

RULES_VERSION = 3  # rises only when the same answers lead somewhere else
# The hash says where a game stands, not by which rules it came there. When that was 2 it began with
# the rules version, and this keeps all hashes since then comparable.
HASHED_AS = 2
SAVE_VERSION = 1
MOST = 1 << 31  # of anything that is counted, and of the bits of a card in a zone

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
    chosen = choose_town(boxes, town, options, _town_chance(chance) if town == RANDOM else chance)
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
    plain: dict[str, Any] = {key: _plain(getattr(s, name)) for name, key in SAVED.items()}
    plain["chance"] = s.chance.plain()
    return plain


def _plain(value: Any) -> Any:
    """A count, a zone, or the zones of each seat or stack."""
    return value if isinstance(value, int) else [x if isinstance(x, int) else list(x) for x in value]


def from_plain(table: Table, plain: Mapping[str, Any]) -> State:
    """The inverse of `to_plain`. A position that could not be is a ValueError."""
    if set(plain) != {*SAVED.values(), "chance"}:
        raise ValueError("the position has other fields than ours")
    s = empty_state(table, chance_from_plain(plain["chance"]))
    for name, key in SAVED.items():
        like = getattr(s, name)
        setattr(s, name, _count(key, plain[key]) if isinstance(like, int) else _zones(plain[key], like))
    if set(card_counts(s)) - set(table.cards) or min(s.piles) < 0 or len(s.frames) % FRAME:
        raise ValueError("the position does not fit the table")
    if max(s.active, s.to_move) >= len(table.seats) or s.phase not in table.phase_words:
        raise ValueError("the position does not fit the table")
    s.options = turn.current_options(s)
    return s


def _count(key: str, value: Any) -> int:
    if type(value) is not int or not 0 <= value < MOST:
        raise ValueError(f"{key} is not a count")
    return value


def _zones(plain: Any, like: Any) -> Any:
    """A zone, or as many of them as there are in one like it."""
    is_still = isinstance(like, tuple)
    if not like or isinstance(like[0], int):
        return still(_numbers(plain)) if is_still else zone(_numbers(plain))
    if not isinstance(plain, list) or len(plain) != len(like):
        raise ValueError("wrong number of seats")
    return tuple(still(_numbers(part)) for part in plain) if is_still else [zone(_numbers(part)) for part in plain]


def _numbers(plain: Any) -> list[int]:
    if not isinstance(plain, list):
        raise ValueError("a zone is not a list")
    if any(type(x) is not int or abs(x) >= MOST for x in plain):
        raise ValueError("a zone holds something that is not a card")
    return plain


def digest(state: State) -> str:
    """A stable hex digest of the whole state: table and position."""
    whole = [HASHED_AS, agreed(state.table), to_plain(state)]
    text = json.dumps(whole, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def agreed(table: Table) -> dict[str, Any]:
    """What was agreed, as plain values."""
    return {
        "sets": list(table.sets),
        "seats": list(table.seats),
        "town": list(table.town),
        "chiefs": table.chiefs,
        "options": list(table.options),
        "overlay": {name: dict(facts) for name, facts in table.overlay.items()},
    }


def table_from(plain: Mapping[str, Any], boxes: BoxFinder) -> Table:
    """The inverse of `agreed`; `SetupError` if there is no such table."""
    found = boxes(plain["sets"])
    town = choose_town(found, plain["town"], plain["options"], fast_chance(0))
    return setup.make_table(found, plain["seats"], town, plain["options"], plain["overlay"], plain["chiefs"])


# -- saves --------------------------------------------------------------------------------------------------


def save_text(script: Script, state: State, told: Sequence[Chapter]) -> str:
    """The game as versioned JSON text; `told` is what was told before the first answer and what each has caused."""
    ending = Ending.of(state)
    data = {
        "cuore save": SAVE_VERSION,
        "rules": RULES_VERSION,
        "table": agreed(state.table),
        "source": script.source,
        "before": [list(event) for event in script.before],
        "start": to_plain(script.start),
        "moves": script.moves,
        "told": [chapter_text(chapter) for chapter in told[1:]],
        "end": None if ending is None else ending.plain(),
        "hash": digest(state),
    }
    return json.dumps({**data, "seal": seal(data)}, separators=(",", ":"), ensure_ascii=False)


def load_script(text: str, boxes: BoxFinder) -> Script:
    """The script of a saved game, or `SaveError`."""
    data = _read(text)
    try:
        return _play(data, boxes)
    except SaveError:
        check_playable(data.get("rules"))
        raise


def _play(data: Mapping[str, Any], boxes: BoxFinder) -> Script:
    with damaged("save"):
        start = from_plain(table_from(data["table"], boxes), data["start"])
        script = Script(start, str(data["source"]), events_from(data["before"]), [])
        state = start.clone()
        for move in data["moves"]:
            if type(move) is not int or move not in state.options:
                raise SaveError(
                    "save-damaged", what="save", reason=Reason("save-answer", number=len(script.moves) + 1)
                )
            turn.apply(state, move)
            script.moves.append(move)
    check_hash("save", state, data.get("hash"))
    return script


def read_save(text: str, boxes: BoxFinder) -> Record:
    """What a saved game says by itself, or `SaveError`."""
    data = _read(text)
    with damaged("save"):
        table = table_from(data["table"], boxes)
        told = tuple(read_chapter(chapter) for chapter in data.get("told", ()))
        moves = tuple(notation.move_text(table, move) for move in data["moves"])
        if told:
            moves = tuple(
                f"{table.seats[chapter[0].seat]}: {move}" for chapter, move in zip(told, moves, strict=True)
            )
            told = (events_from(data["before"]), *told)
        ending = Ending.read(data["end"], len(table.seats)) if data.get("end") else None
        result = "" if ending is None else result_text(table.seats, [tally.points for tally in ending.tallies])
        return Record(int(data["rules"]), table.seats, moves, moves, result, str(data["hash"]), told, ending, table)


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("not-a-save", version=SAVE_VERSION, reason=reason_of(error)) from None
    if not isinstance(data, dict) or data.get("cuore save") != SAVE_VERSION:
        raise SaveError("not-a-save", version=SAVE_VERSION, reason=Reason("save-none"))
    check_seal("save", data)
    return data


# -- what saves and records have in common ------------------------------------------------------------------


def result_text(seats: Sequence[str], points: Sequence[int]) -> str:
    """The result in one line."""
    return ", ".join(f"{name} {vp}" for name, vp in zip(seats, points, strict=True))


def events_from(plain: Any) -> Chapter:
    """Events from the lists they were written as."""
    return tuple(Event(EventKind(what), *map(int, rest)) for what, *rest in plain)


def check_playable(rules: object) -> None:
    """What could not be played and comes from other rules is not damaged: the rules have moved on."""
    if str(rules) != str(RULES_VERSION):
        raise SaveError("save-rules", found=rules, version=RULES_VERSION) from None


def seal(data: Mapping[str, Any]) -> str:
    """A checksum of everything else in a text, for what the hash of the position does not cover."""
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def check_seal(what: str, data: Mapping[str, Any]) -> None:
    """`SaveError` if a text is not as it was sealed."""
    rest = {key: value for key, value in data.items() if key != "seal"}
    if data.get("seal") != seal(rest):
        raise SaveError("save-hash", what=what)


def check_hash(what: str, state: State, found: object) -> None:
    """`SaveError` if a text does not lead to the position that it names."""
    if digest(state) != found:
        raise SaveError("save-hash", what=what)


@contextmanager
def damaged(what: str) -> Iterator[None]:
    """Whatever a damaged text makes fail becomes one `SaveError`."""
    try:
        yield
    except SaveError:
        raise
    except Exception as error:  # noqa: BLE001 - a damaged text may make anything fail; it must end in one line
        raise SaveError("save-damaged", what=what, reason=f"{type(error).__name__}: {error}") from None
