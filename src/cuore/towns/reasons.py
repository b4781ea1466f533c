"""Why there is no such town; the lines are in towns.ftl."""

from __future__ import annotations

from cuore.engine.errors import CuoreError, Reason


class TownError(CuoreError):
    """A wish, a code or the name of a saved town that leads to no town, and why."""


def wish_error(wish: object, why: str, /, **values: object) -> TownError:
    """A wish that cannot be met; `why` is the key of a reason."""
    return TownError("town-wish", wish=wish, reason=Reason(why, **values))
