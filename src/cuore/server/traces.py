"""Which games tell of a browser: those at which it sat, laid the table or was invited, whoever has a seat there now.

`holders` says whose seats are whose; a seat that was left, or a table that was put away, is in no list any more, but
its events are kept. With this table they are found again when somebody wishes to be forgotten (forgetting.py).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from cuore.server.schema import TRACES

NAMING: Final = frozenset({"laid", "sat"})  # the kinds of events that say whose browser it was
_INVITED: Final = re.compile(r'"kept_for":"([0-9a-f]{64})"')
_SAME: Final = delete(TRACES).where(
    TRACES.c.game == bindparam("of_game"), TRACES.c.browser == bindparam("of_browser")
)


def browsers_in(agreed: str, rows: Iterable[Mapping[str, Any]]) -> set[str]:
    """The browsers that are told of in what was agreed and in events, as these are stored."""
    found = set(_INVITED.findall(agreed))
    for row in rows:
        if row["kind"] in NAMING and row["data"]:
            found.add(json.loads(row["data"]).get("browser", ""))
    return found - {""}


def note(connection: Connection, told: Sequence[tuple[str, str]]) -> None:
    """Keep that these games tell of these browsers."""
    if told:
        connection.execute(_SAME, [{"of_game": game, "of_browser": browser} for game, browser in told])
        connection.execute(insert(TRACES), [{"game": game, "browser": browser} for game, browser in told])


def games_of(connection: Connection, browser: str) -> list[str]:
    """The codes of all games that tell of a browser."""
    query = select(TRACES.c.game).where(TRACES.c.browser == browser).order_by(TRACES.c.game)
    return list(connection.execute(query).scalars())


def remove(connection: Connection, code: str) -> None:
    """Of a game that goes."""
    connection.execute(delete(TRACES).where(TRACES.c.game == code))
