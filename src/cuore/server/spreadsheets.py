"""Tables as CSV, for programs and spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")  # how a cell begins that a spreadsheet would carry out


def csv_text(columns: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """A table with a line for its columns."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(columns)
    for row in rows:
        lines.writerow(cell(value) for value in row)
    return text.getvalue()


def cell(value: object) -> object:
    """Somebody may be called =1+1: a spreadsheet must show that, and not count it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
