"""Why there is no such town: the English lines; other languages have them in their towns.ftl."""

from __future__ import annotations

from cuore.engine.errors import ENGLISH, CuoreError, Reason

ENGLISH.update(
    {
        "town-wish": "no such town: {wish}: {reason}",
        "town-code": "not a town code: {reason}",
        "town-name": "town {name!r}: {reason}",
        # What was wished
        "wish-required": "required: {what}",
        "wish-banned": "banned: {what}",
        "wish-sources": "sources: {what}",
        "wish-costs": "costs: {what}",
        "wish-attacks": "attacks: {what}",
        "wish-rule": "rule: {what}",
        "wish-sets": "sets: {what}",
        "wish-no-dead-cards": "no dead cards",
        "wish-sisters": "sisters together",
        "wish-at-least": "{what} at least {number}",
        "wish-source": "{what}",  # one of traits.SOURCES; other languages have words for them
        "wish-and": "{before}; {last}",
        "rule-oktoberfest": "a town with Oktoberfest has a bar maid",
        # Why it makes no sense, or cannot be
        "write-amounts": "write what and how many, for example 2-3:3 or draw:2, with commas between",
        "write-span": "write a cost or a span like 4, 2-3 or 5+",
        "one-of": "must be one of {allowed}",
        "whole-number": "must be a whole number from 0 to {most}, not {value!r}",
        "few-maids": "{count} maids; a town holds {size}",
        "only-in": "only {most} possible in {sets}",
        "only-with": "only {most} possible together with {others}",
        "not-with": "not possible together with {others}",
        "no-town-of": "no town of {size} is possible",
        # Codes
        "code-begins": "a town code begins with {begin}",
        "code-version": "this program reads codes that begin with {begin}, not {found}",
        "code-symbol": "{symbol!r} is in no town code",
        "code-mistyped": "mistyped or incomplete; compare it with the original",
        "code-nothing": "no town has this code",
        "code-box": "its box number {number} is not in this program",
        "code-option": "its option number {number} is not in this program",
        "code-card": "it names a card that is no general maid of this program",
        # Saved towns
        "saved-name": "a name has 1 to {most} letters, digits, spaces or {signs}",
        "saved-already": "there is already a saved town of that name",
        "saved-absent": "there is no saved town of that name (saved: {names})",
        "saved-none": "there is no saved town of that name (saved: none)",
        "saved-not-written": "cannot be saved in {folder}: {reason}",
        "saved-not-read": "{path} cannot be read: {reason}",
        "saved-not-deleted": "cannot be deleted: {reason}",
        "saved-key": "{path}: {key}: unknown (allowed: {allowed})",
        "saved-text": "{path}: {key}: must be a text",
        "saved-list": "{path}: {key}: must be a list of texts",
        "saved-missing": "{path}: {key} is missing",
    }
)


class TownError(CuoreError):
    """A wish, a code or the name of a saved town that leads to no town, and why."""


def wish_error(wish: object, why: str, /, **values: object) -> TownError:
    """A wish that cannot be met; `why` is the key of a reason."""
    return TownError("town-wish", wish=wish, reason=Reason(why, **values))
