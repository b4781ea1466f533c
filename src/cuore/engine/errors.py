"""What can go wrong, said in one line that names what is wrong and what is allowed.

An error has a key and values. The English line is made here; words/ has the same keys in other languages.
"""

from __future__ import annotations

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "no-set": "no set named (allowed: {allowed})",
    "unknown-set": "unknown set {name!r} (allowed: {allowed})",
    "set-twice": "a set is named twice: {names}",
    "unknown-option": "unknown option {name!r} (allowed: {allowed})",
    "option-value": "option {name}: must be true or false, not {value!r}",
    "option-seats": "option {name} is for {allowed} seats, not {count}",
    "unknown-card": "unknown card {name!r} (allowed: {allowed})",
    "ambiguous-card": "{name!r} could be {found}",
    "in-place": "{where}: {reason}",
    "unknown-town": "unknown town {name!r} (allowed: {allowed}, or ten names)",
    "town-twice": "a town holds ten different general maids; twice: {names}",
    "more-borrows": "More is played alone, or with other sets and the options mixed-pile, private-maids or illness",
    "more-lacks": "option {name}: the other sets have nothing to lend for it",
    "refined-count": "{count} refined maids for {seats} seats",
    "town-wish": "no such town: {wish}: {reason}",
    "town-code": "not a town code: {reason}",
    "town-name": "town {name!r}: {reason}",
    "town-bar-maid": "a town with Oktoberfest needs a bar maid ({allowed})",
    "town-size": "a town holds ten general maids, not {count}",
    "seat-count": "{count} seats; this game is for {low} to {high}",
    "seat-name": "seat name {name!r}: 1 to 40 printable characters without colon, comma, bracket or # in front",
    "seat-name-verb": "seat name {name!r}: begins like a move or a line of a record; please choose another",
    "seat-names-differ": "seat names must differ: {names}",
    "unknown-seat": "no seat {name!r} (allowed: {allowed})",
    "too-many-copies": "more copies than the box holds: {names}",
    "bad-secret": "a secret has 32 bytes, not {count}",
    "bad-seed": "seed {value!r} is not a whole number",
    "unknown-language": "unknown language {name!r} (allowed: {allowed})",
    "unreadable-move": "cannot read the move {text!r}; legal: {legal}",
    "not-legal": "{text!r} is not legal for {seat}; legal: {legal}",
    "not-asked": "{seat} is not asked now; it is for {other} to answer",
    "game-over": "the game is over",
    "unknown-bot": "unknown bot {name!r} (allowed: {allowed})",
    "bot-load": "bot {name!r} cannot be made: {reason}",
    "bot-raised": "{bot} has forfeited: it failed with {detail}",
    "bot-illegal": "{bot} has forfeited: {detail} is not a legal answer",
    "bot-time": "{bot} has forfeited: too slow, {detail}",
    "bot-gone": "{bot} has forfeited: its process has ended, {detail}",
    "strategy-file": "{where}: not a strategy file: {reason}",
    "strategy-key": "{where}: {key}: {reason}",
    "nothing-to-undo": "there is nothing to undo",
    "overlay-file": "{where}: not a card overlay: {reason}",
    "overlay-card": "{where}: {card}: no such card",
    "overlay-key": "{where}: {card}: {key}: not a printed fact (allowed: {allowed})",
    "overlay-value": "{where}: {card}: {key}: must be a whole number from {low} to {high}",
    "overlay-chamber": "{where}: {card}: chamber: who may become a chambermaid cannot be changed",
    "not-a-save": "not a Cuore save of version {version}: {reason}",
    "save-rules": "made under rules {found}; this program plays rules {version}",
    "save-damaged": "the {what} is damaged: {reason}",
    "save-hash": "the {what} is damaged: it does not lead to the position whose hash it bears",
    "not-a-record": "not a Cuore record (the first line must be 'cuore record {version}')",
    "record-incomplete": "the record is incomplete: no {missing}",
    "record-line": "record line {line}: {reason}",
}


class CuoreError(Exception):
    """Anything that a caller did wrong; the message is one clear line."""

    def __init__(self, key: str, /, **values: object) -> None:
        """Make the English line for a key."""
        super().__init__(" ".join(ENGLISH[key].format(**values).splitlines()))
        self.key = key
        self.values = values


class IllegalMove(CuoreError):
    """An answer that is not among the legal ones; the game is unchanged."""


class SetupError(CuoreError):
    """A game that cannot be set up: unknown set, card, option, town or number of seats."""


class SaveError(CuoreError):
    """A save or record that cannot be trusted: damaged, foreign, or made by other rules."""


class OverlayError(CuoreError):
    """A card overlay that is refused, with file, card, key and reason."""
