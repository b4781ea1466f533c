"""Why a card cannot be used now, in words: from the view and the printed facts, so that nothing hidden shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cuore.engine.table import Table
from cuore.server.messages import Option
from cuore.words.catalogue import say

View = Mapping[str, Any]


class Reasons:
    """The reasons of one moment for one reader."""

    def __init__(self, view: View, table: Table, options: Sequence[Option], lang: str) -> None:
        self.view = view
        self.table = table
        self.lang = lang
        self.seat = view["seat"]
        self.offered = {(o.zone, o.seat, o.index, o.card) for o in options}

    def held(self, card: int) -> str | None:
        """Of a card in one's own hand."""
        if ("hand", self.seat, None, card) in self.offered:
            return None
        return self._asked() or self._say("not-now")

    def pile(self, card: int) -> str | None:
        """Of a pile of the town."""
        if ("town", None, None, card) in self.offered:
            return None
        return self._asked() or self._say("not-now")

    def shown(self, stack: str, card: int) -> str | None:
        """Of a card beside a stack."""
        if ("shown", None, None, card) in self.offered:
            return None
        return self._asked() or self._say("not-now")

    def spot(self, zone: str, index: int) -> str | None:
        """Of a card in one's own private quarters."""
        own = self.view["seats"][self.seat]
        card = next(n for n, page in self.table.cards.items() if page.name == own[zone][index]["card"])
        if (zone, self.seat, index, card) in self.offered:
            return None
        return self._asked() or self._say("not-now")

    def _asked(self) -> str | None:
        """That somebody else is asked, or that the game is over."""
        if self.view["over"]:
            return self._say("over")
        if self.view["to_move"] != self.seat:
            return self._say("not-asked", player=self.view["seats"][self.view["to_move"]]["name"])
        return None

    def _say(self, key: str, **values: object) -> str:
        return say(self.lang, f"why-{key}", **values)
