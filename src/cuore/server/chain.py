"""The chain over a game's events: each link is a hash of the one before and of an event as it is stored.

The game's row keeps the last link. A bit that has flipped, an event that was changed, put in or left out leads to
another one, so whoever reads the game notices. It is no seal: whoever can write to the database can make a new chain.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

# As everything is written that is hashed: kept, because every event needs it.
compact: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_KEPT: Final = ("seq", "kind", "seat", "by", "id", "move", "data", "at")


def begun(code: str, game: Mapping[str, Any]) -> str:
    """The link before the first event, from what was agreed."""
    return _hash([code, game["agreed"], game["secret"], game["created"]])


def linked(before: str, row: Mapping[str, Any]) -> str:
    """The link of an event, as its row has it."""
    return _hash([before, *[row[name] for name in _KEPT]])


def _hash(values: list[Any]) -> str:
    return hashlib.sha256(compact(values).encode()).hexdigest()
