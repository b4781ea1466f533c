"""Why a scenario fails: the two kinds of trouble; the lines are in scenarios.ftl."""

from __future__ import annotations

import json

from cuore.engine.errors import CuoreError, Reason

Where = str | Reason  # a key of the file, or a step


class ScenarioFileError(CuoreError):
    """The file is not a scenario: the key and the reason."""


class ScenarioFailure(CuoreError):
    """A step or a check does not hold: what was expected and what was found."""


def wrong(where: Where, why: str, /, **values: object) -> ScenarioFileError:
    """What is wrong with the file in that place; `why` is the key of a line."""
    return ScenarioFileError("in-place", where=where, reason=Reason(why, **values))


def failed(where: Where, why: str, /, **values: object) -> ScenarioFailure:
    """What does not hold there."""
    return ScenarioFailure("in-place", where=where, reason=Reason(why, **values))


def as_toml(value: object) -> object:
    """A value as it would stand in the file; nobody is where a seat would be."""
    return Reason("scenario-nobody") if value is None else json.dumps(value, ensure_ascii=False, default=str)
