"""The record of a game: notation for people, and behind it what the answers have caused, for rules to come.

Headings, the moves turn by turn and the result are written to be read. Below them stand the events (`told`, in the
short form of recorded.py), the end of the game and a seal over the whole; the hash comes last. Events, end and seal
may be left out together: then only rules under which the answers still lead to the hash can show the game.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from cuore.engine import archive, notation, turn
from cuore.engine.archive import BoxFinder, Script
from cuore.engine.errors import CuoreError, Reason, SaveError
from cuore.engine.events import Chapter
from cuore.engine.recorded import Ending, Record, chapter_text, is_comment, read_chapter
from cuore.engine.state import State
from cuore.engine.table import Table
from cuore.engine.zones import as_list

RECORD_VERSION: Final = 1
WIDTH: Final = 110  # of the lines that tell events
_REQUIRED: Final = ("rules", "sets", "seats", "town", "chiefs", "options", "deal", "hash")
_ABOVE: Final = (*_REQUIRED, "overlay", "position")  # what may stand above the moves
_BELOW: Final = ("result", "hash", "told", "end", "seal")
_LISTS: Final = ("sets", "seats", "town", "options")


def record_text(script: Script, final: State, told: Sequence[Chapter]) -> str:
    """The game as readable notation, with what was `told`, unless that is empty."""
    agreed = archive.agreed(final.table)
    seats = agreed["seats"]
    lines = [f"cuore record {RECORD_VERSION}", f"rules: {archive.RULES_VERSION}"]
    lines += [f"{key}: {', '.join(agreed[key])}".rstrip() for key in _LISTS]
    lines += [f"chiefs: {agreed['chiefs']}", f"deal: {script.source}"]
    if agreed["overlay"]:
        lines.append(f"overlay: {json.dumps(agreed['overlay'], ensure_ascii=False, sort_keys=True)}")
    if not _is_dealt(script.source):
        position = {"start": archive.to_plain(script.start), "before": [list(event) for event in script.before]}
        sealed = {**position, "seal": archive.seal(position)}
        lines.append(f"position: {json.dumps(sealed, separators=(',', ':'))}")
    state = script.start.clone()
    turn_shown = 0
    for move in script.moves:
        if state.turn != turn_shown:
            turn_shown = int(state.turn)
            lines += ["", f"# turn {turn_shown}, {seats[state.active]}"]
        lines.append(f"{seats[state.to_move]}: {notation.move_text(state.table, move)}")
        turn.apply(state, move)
    ending = Ending.of(final)
    if ending is not None:
        lines += ["", f"result: {archive.result_text(seats, [tally.points for tally in ending.tallies])}"]
    end = f"hash: {archive.digest(final)}"  # the last line: a text that was cut off lacks it
    if told:
        lines += ["", *_story(told, ending)]
        whole = _read("\n".join([*lines, end]))
        lines.append(f"seal: {_seal(whole)}")
    return "\n".join([*lines, "", end, ""])


def _story(told: Sequence[Chapter], ending: Ending | None) -> list[str]:
    text = " | ".join(chapter_text(chapter) for chapter in told)
    lines = [f"told: {line}" for line in textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)]
    if ending is not None:
        lines.append(f"end: {json.dumps(ending.plain(), separators=(',', ':'))}")
    return lines


# -- reading ------------------------------------------------------------------------------------------------


@dataclass
class _Text:
    """A record taken apart."""

    header: dict[str, str] = field(default_factory=dict)  # result, hash, end and seal included
    moves: list[tuple[int, str]] = field(default_factory=list)  # and the number of the line
    lines: list[str] = field(default_factory=list)  # the moves and what is written between them
    told: list[str] = field(default_factory=list)


def _read(text: str) -> _Text:
    lines = text.splitlines()
    if not lines or lines[0].strip() != f"cuore record {RECORD_VERSION}":
        raise SaveError("not-a-record", version=RECORD_VERSION)
    found = _Text()
    header = found.header
    for number, line in enumerate(lines[1:], 2):
        words = line.strip()
        key, colon, value = words.partition(":")
        if is_comment(words):
            if "result" not in header and not found.told and "hash" not in header:
                found.lines.append(words)
        elif colon and key == "told":
            found.told.append(value.strip())
        elif colon and ((key in _ABOVE and not found.moves) or key in _BELOW):
            if key in header:
                raise SaveError("record-line", line=number, reason=Reason("record-twice", key=key))
            header[key] = value.strip()
        else:
            found.moves.append((number, words))
            found.lines.append(words)
    missing = [key for key in _REQUIRED if key not in header]
    if missing:
        raise SaveError("record-incomplete", missing=", ".join(missing))
    return found


def _seal(text: _Text) -> str:
    """A checksum of all that a record says; comments are anybody's."""
    header = {key: value for key, value in text.header.items() if key != "seal"}
    return archive.seal({"header": header, "moves": [words for _, words in text.moves], "told": text.told})


def _check_seal(text: _Text) -> None:
    is_sealed = bool(text.told) or "end" in text.header or "seal" in text.header
    if is_sealed and text.header.get("seal") != _seal(text):
        raise SaveError("save-hash", what="record")


def read_record(text: str, boxes: BoxFinder) -> Record:
    """What a record, or a save, says by itself: nothing is played. `SaveError` if it is damaged."""
    if text.lstrip().startswith("{"):
        return archive.read_save(text, boxes)
    found = _read(text)
    _check_seal(found)
    header = found.header
    try:
        table = archive.table_from(_agreed(header), boxes)
    except (
        CuoreError
    ):  # a box that is not here, a town that is not allowed any more: the moves can be read all the same
        table = None
    with archive.damaged("record"):
        seats = tuple(_parts(header["seats"]))
        told = tuple(read_chapter(chapter) for chapter in " ".join(found.told).split("|")) if found.told else ()
        if told and len(told) != len(found.moves) + 1:
            raise ValueError("so many answers were not told")
        ending = Ending.read(json.loads(header["end"]), len(seats)) if "end" in header else None
        return Record(
            rules=int(header["rules"]),
            names=seats,
            moves=tuple(words for _, words in found.moves),
            lines=tuple("\n".join(found.lines).strip().splitlines()),
            result=header.get("result", ""),
            hash=header["hash"],
            told=told,
            ending=ending,
            agreed=table,
        )


def replay_script(text: str, boxes: BoxFinder) -> Script:
    """The script of a record, or `SaveError` naming the line that is wrong."""
    found = _read(text)
    try:
        script = _play(found, boxes)
    except SaveError:
        _check_seal_of_others(found)
        raise
    _check_seal(found)
    return script


def _check_seal_of_others(found: _Text) -> None:
    """A record of other rules that cannot be played is not damaged if its seal holds."""
    if found.header["rules"] != str(archive.RULES_VERSION):
        _check_seal(found)
        archive.check_playable(found.header["rules"])


def _play(found: _Text, boxes: BoxFinder) -> Script:
    with archive.damaged("record"):
        script = _script_from(found.header, boxes)
    state = script.start.clone()
    for line, text in found.moves:
        move = _find_move(state.table, state, line, text)
        turn.apply(state, move)
        script.moves.append(move)
    archive.check_hash("record", state, found.header["hash"])
    return script


def _find_move(table: Table, state: State, line: int, text: str) -> int:
    seat, words = notation.without_seat(table, text)
    try:
        if seat is None or state.over or seat != state.to_move:
            raise SaveError("record-line", line=line, reason=Reason("record-seat", words=words))
        return notation.find_move(table, as_list(state.options), words, seat)
    except SaveError:
        raise
    except CuoreError as error:
        raise SaveError("record-line", line=line, reason=error) from None


def _is_dealt(source: str) -> bool:
    return source.startswith(("seed ", "secret "))


def _parts(value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _agreed(header: Mapping[str, str]) -> dict[str, Any]:
    lists = {key: _parts(header[key]) for key in _LISTS}
    with archive.damaged("record"):
        return {**lists, "chiefs": header["chiefs"], "overlay": json.loads(header.get("overlay", "{}"))}


def _script_from(header: Mapping[str, str], boxes: BoxFinder) -> Script:
    agreed = _agreed(header)
    source = header["deal"]
    if not _is_dealt(source):
        position = json.loads(header["position"])
        archive.check_seal("record", position)
        start = archive.from_plain(archive.table_from(agreed, boxes), position["start"])
        return Script(start, source, archive.events_from(position["before"]), [])
    kind, _, value = source.partition(" ")
    return archive.deal_script(
        boxes(agreed["sets"]),
        seats=agreed["seats"],
        town=agreed["town"],
        options=agreed["options"],
        overlay=agreed["overlay"],
        chiefs=agreed["chiefs"],
        seed=int(value) if kind == "seed" else None,
        secret=bytes.fromhex(value) if kind == "secret" else None,
    )
