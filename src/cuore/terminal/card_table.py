"""Cards in rows, for the town and for the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.widgets import DataTable

from cuore.terminal.columns import width_of
from cuore.terminal.rows import Row, card_row, fitted


class CardTable(DataTable[Any]):
    """Cards in rows; Enter or a click acts with one, v looks at it."""

    def fill(self, rows: Sequence[Row], lang: str) -> None:
        """Show these cards; the cursor stays where it is."""
        at = self.cursor_row
        self.clear()
        for number, row in enumerate(rows):
            name, cells = card_row(row, lang)
            self.add_row(*cells, key=f"{number} {name}", height=1 + cells[-1].plain.count("\n"))
        if rows:
            self.move_cursor(row=min(at, len(rows) - 1), animate=False)

    def fill_room(self, rows: Sequence[Row], lang: str) -> None:
        """Names and figures take what they need; facts and texts, in the last column, have the room that is left."""
        cells = [card_row(row, lang)[1][:-1] for row in rows]
        heads = [str(column.label) for column in self.ordered_columns[:-1]]
        taken = [max([width_of(head), *(width_of(row[n].plain) for row in cells)]) for n, head in enumerate(heads)]
        room = self.size.width - sum(taken) - 2 * (len(taken) + 1) - 1  # a space on both sides, and a scroll bar
        texts = fitted([row.cells[-1] for row in rows], room, self.size.height - 1)
        self.fill([row._replace(cells=(*row.cells[:-1], text)) for row, text in zip(rows, texts, strict=True)], lang)
