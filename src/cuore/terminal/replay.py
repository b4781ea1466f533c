"""`cuore replay --step`: a recorded game, one answer at a time, forwards and backwards."""

from __future__ import annotations

from cuore import words
from cuore.engine.game import Game
from cuore.engine.recorded import Record
from cuore.terminal.console import Console
from cuore.words.board import cards_by_name, whole_table
from cuore.words.log_renderer import LogRenderer, RenderedLine


class Stepper:
    """Enter for the next answer, b back, a number to go there, t the table, q to leave."""

    def __init__(self, whole: Game | Record, seat: int | None, console: Console, lang: str) -> None:
        """`whole` is the game at the end of its record, or the record of earlier rules; it is not changed."""
        self._whole = whole
        self._count = whole.answers
        self._seat = seat
        self._console = console
        self._lang = lang
        is_told = isinstance(whole, Game) or whole.is_told
        self._renderer = LogRenderer(whole, seat, lang, RenderedLine) if is_told else None

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
                console.lines(self._table(self._after(at)))
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

    def _after(self, at: int) -> Game | Record:
        """The game after so many answers."""
        if isinstance(self._whole, Record):
            return self._whole.first(at)
        game = self._whole.clone()
        game.undo(self._count - at)
        return game

    def _table(self, game: Game | Record) -> list[str]:
        if isinstance(game, Record):
            return [words.say(self._lang, "replay-no-table")]
        return whole_table(game.view(self._seat), cards_by_name(game.table.cards.values()), self._lang)

    def _show(self, at: int) -> None:
        """What the last answer brought about, as the reader may know it; at the end, the scores."""
        game = self._after(at)
        if self._renderer is None:
            assert isinstance(game, Record)
            self._console.lines(list(game.moves[-1:]))
            return
        if at:
            self._renderer.follow(self._after(at - 1))
            self._renderer.news()
        else:
            self._renderer.given = []
        self._renderer.follow(game)
        _, news = self._renderer.news()
        self._console.lines([line.text for line in news])
        if game.over:
            for seat in range(len(game.seats)):
                self._console.line()
                self._console.lines(words.score_lines(game, seat, self._lang))
