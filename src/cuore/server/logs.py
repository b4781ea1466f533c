"""The log of a server: lines for people, or a JSON object for each."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

FIELDS: Final = "fields"  # what a record carries beside its line, for programs: `extra={FIELDS: {...}}`


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, where from, what; and the parts of what, where it has some."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "line": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin(*, as_json: bool) -> None:
    """Write the log to stderr from now on, unless somebody has seen to that already."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else logging.Formatter("%(asctime)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
