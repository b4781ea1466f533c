"""`cuore replay --step`: a recorded game, one answer at a time, forwards and backwards."""

from __future__ import annotations

from collections.abc import Callable

from cuore import words
from cuore.engine.game import Game
from cuore.terminal.console import Console
from cuore.terminal.position import cards_by_name, whole_table


class Stepper:
    """Enter for the next answer, b back, a number to go there, t the table, q to leave."""

    def __init__(
        self, after: Callable[[int], Game], count: int, seat: int | None, console: Console, lang: str
    ) -> None:
        """`after` gives the game after so many answers, up to `count`."""
        self._after = after
        self._count = count
        self._seat = seat
        self._console = console
        self._lang = lang

    def run(self, at: int = 0) -> None:
        """Step from the position after `at` answers until the reader has had enough."""
        console = self._console
        console.line(words.say(self._lang, "replay-how", count=self._count))
        self._show(at)
        while True:
            text = console.ask(f"{at}/{self._count} > ")
            if text is None or text in ("q", "quit", "exit"):
                return
            if text in ("t", "table"):
                game = self._after(at)
                cards = cards_by_name(game.table.cards.values())
                console.lines(whole_table(game.view(self._seat), cards, self._lang))
                continue
            if text.isdecimal():
                wanted = int(text)
            elif text in ("", "n"):
                wanted = at + 1
            elif text in ("b", "p"):
                wanted = at - 1
            else:
                console.line(words.say(self._lang, "replay-how", count=self._count))
                continue
            if not 0 <= wanted <= self._count:
                key = "replay-end" if wanted > at else "replay-begin"
                console.line(words.say(self._lang, key, count=self._count))
                continue
            at = wanted
            self._show(at)

    def _show(self, at: int) -> None:
        """What the last answer brought about, as the reader may know it; at the end, the scores."""
        game = self._after(at)
        before = words.log_lines(self._after(at - 1), self._seat, self._lang) if at else []
        now = words.log_lines(game, self._seat, self._lang)
        same = 0
        while same < min(len(before), len(now)) and before[same] == now[same]:
            same += 1
        self._console.lines(now[same:])
        if game.over:
            for seat in range(len(game.seats)):
                self._console.line()
                self._console.lines(words.score_lines(game, seat, self._lang))
