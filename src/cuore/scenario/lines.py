"""Why a scenario fails: the English lines, and the two kinds of trouble. Other languages have a scenarios.ftl."""

from __future__ import annotations

import json

from cuore.engine.errors import ENGLISH, CuoreError, Reason

ENGLISH.update(
    {
        "scenario-unreadable": "cannot be read: {reason}",
        "scenario-toml": "not TOML: {reason}",
        "scenario-wrong": "wrong file: {reason}",
        "scenario-refused": "refused: {reason}",
        "scenario-not-refused": "the set-up should have been refused, and was not",
        # Where
        "scenario-step": "step {number}",
        "scenario-move": "step {number}, {move!r}",
        "scenario-check": "step {number}, {check}",
        # What a key of the file must be
        "scenario-key": "unknown key {name!r} (allowed: {allowed})",
        "scenario-true-or-false": "must be true or false",
        "scenario-whole": "must be a whole number",
        "scenario-whole-to": "must be a whole number from 0 to {most}",
        "scenario-names": "must be a list of names",
        "scenario-cards": "must be a list of card names",
        "scenario-list": "must be a list",
        "scenario-table": "must be a table",
        "scenario-seat-tables": "must be tables like [seat.Ann]",
        "scenario-options": "must be a table of names and true or false",
        "scenario-steps": "a list of moves and checks is missing (does it stand above the first [table]?)",
        "scenario-no-steps": "a file with refused = true has none",
        "scenario-phase": "unknown phase {name} (allowed: {allowed})",
        # The position
        "scenario-no-card": "{value} is not a card name",
        "scenario-entry": "{value} is neither a card name nor a table of card or private, on and under",
        "scenario-hand": "{card} never enters a hand, deck or discard pile",
        "scenario-refined": "{card} is not a refined maid",
        "scenario-private": "private = … is a stack of private maids, at least one",
        "scenario-alone": "{card} cannot lie there by itself",
        "scenario-under": "one card may lie under a building",
        "scenario-on": "{event} does not lie on {card}",
        "scenario-elsewhere": "{card} does not belong there",
        "scenario-own-pile": "{card} has no pile of its own",
        "scenario-too-often": "{card} is listed more often than the box holds",
        # Moves and checks
        "scenario-no-step": "{value} is neither a move nor a table of checks",
        "scenario-form": "a move reads SEAT: VERB …, with a seat of {names}",
        "scenario-form-of": "{move!r}: a move reads SEAT: VERB …, with a seat of {names}",
        "scenario-verb": "unknown verb {name!r} (allowed: {allowed})",
        "scenario-verb-what": "{move!r}: {verb} what? (allowed: {allowed})",
        "scenario-no-check": "unknown check (allowed: {allowed}, and .count behind a zone)",
        "scenario-no-pile": "no such pile",
        # What does not hold
        "scenario-situation": "{seat} is to move in the {phase} phase; legal: {legal}",
        "scenario-nobody": "nobody",
        "scenario-expected": "expected {expected}, found {found}; {situation}",
        "scenario-illegal": "expected a legal move, found that it is not one; {situation}",
        "scenario-not-asked": "{reason}; {situation}",
        "scenario-should": "{move!r} should be legal; {situation}",
        "scenario-should-not": "{move!r} should not be legal; {situation}",
        "scenario-unlisted": "legal but not listed: {moves}; {situation}",
    }
)

Where = str | Reason  # a key of the file, or a step


class Wrong(CuoreError):
    """The file is not a scenario: the key and the reason."""


class Failed(CuoreError):
    """A step or a check does not hold: what was expected and what was found."""


def wrong(where: Where, why: str, /, **values: object) -> Wrong:
    """What is wrong with the file in that place; `why` is the key of a line."""
    return Wrong("in-place", where=where, reason=Reason(why, **values))


def failed(where: Where, why: str, /, **values: object) -> Failed:
    """What does not hold there."""
    return Failed("in-place", where=where, reason=Reason(why, **values))


def as_toml(value: object) -> object:
    """A value as it would stand in the file; nobody is where a seat would be."""
    return Reason("scenario-nobody") if value is None else json.dumps(value, ensure_ascii=False, default=str)
