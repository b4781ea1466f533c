"""Somebody who reads what a table tells as a client does: whole positions, and news put over the one before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec


@dataclass
class Reader:
    """What a client has of a table: the position and the log, as JSON."""

    table: dict[str, Any] = field(default_factory=dict)
    log: list[Any] = field(default_factory=list)
    states: int = 0
    news: int = 0

    def hear(self, text: bytes | str) -> None:
        """A message with a position, or with what has changed since the one before."""
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            self.states += 1
            self.table = message["table"]
        else:
            self.news += 1
            assert message["since"] == self.table["version"], "news of a position that the reader has not"
            changed = {seat["seat"]: seat for seat in message["seats"]}
            seats = [changed.get(seat["seat"], seat) for seat in self.table["seats"]]
            self.table = {**self.table, **message["parts"], "seats": seats}
        assert message["log_from"] <= len(self.log), "a gap in the log"
        self.log = self.log[: message["log_from"]] + message["log"]
