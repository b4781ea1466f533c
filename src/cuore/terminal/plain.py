"""`cuore play`: a game line by line, for people at one keyboard and for bots.

What a person reads is made from the view of their own seat. Between two people a curtain falls: the one who hands
the keyboard over sees only whose turn it is to sit down, and the hand before has scrolled away.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cuore import words
from cuore.boxes import registry
from cuore.engine.cards import Card
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.engine.names import plain_name
from cuore.engine.seen import View
from cuore.terminal.answers import UnclearAnswer, read_answer
from cuore.terminal.compendium import find
from cuore.terminal.console import Console
from cuore.terminal.files import UNWRITABLE, reason
from cuore.terminal.kept import Keeper
from cuore.terminal.players import Player
from cuore.terminal.sitting import Sitting
from cuore.words import board
from cuore.words.log_renderer import LogRenderer, RenderedLine

COMMANDS = ("help", "undo", "log", "table", "save", "quit")
LOG_LINES = 20


class PlayerLeft(Exception):
    """The player leaves the table before the end."""


class PlainTable:
    """One game at one terminal."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        console: Console,
        lang: str,
        seed: int = 0,
        keeper: Keeper | None = None,
    ) -> None:
        self.sitting = Sitting(game, players, seed, keeper)
        self._warned = False  # that the game cannot be kept
        self._people = self.sitting.people
        self._cards = board.cards_by_name(game.table.cards.values())
        self._console = console
        self._lang = lang
        self._names = {name: {name, words.say(lang, f"play-command-{name}")} for name in COMMANDS}
        readers: list[int | None] = [*self._people] or [None]
        self._renderers = {seat: LogRenderer(game, seat, lang, RenderedLine) for seat in readers}
        for seat in self._people:  # of a game that was saved they are reminded of the last lines only
            self._renderers[seat].given = self._renderers[seat].lines[:-LOG_LINES]
        self._at_keyboard = self._people[0] if self._people else None
        self._turn_shown: tuple[int, int] | None = None  # turn and reader

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.sitting.game

    # -- the game -------------------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play until the end, or until whoever sits there leaves. Whether the game came to its end."""
        self._welcome()
        try:
            while not self.game.over:
                if self.sitting.bot_is_asked:
                    self._let_bot_answer()
                else:
                    self._ask_person(self.game.to_move)
        except PlayerLeft:
            self._say("play-left")
            self.say_kept()
            return False
        self._tell_news(self._at_keyboard)
        self._tell_result()
        return True

    def say_kept(self) -> None:
        """To whoever leaves before the end: that the game is kept, and how to go on."""
        if self.sitting.is_kept and self.sitting.not_kept is None:
            self._console.line()
            self._say("play-kept")

    def _answered(self, move: int) -> None:
        """Give an answer; if it cannot be written down, that is said once, while there is still time to save."""
        self.sitting.answer(move)
        if self.sitting.not_kept is not None and self.sitting.keeper is not None and not self._warned:
            self._warned = True
            self._say("play-not-kept", path=str(self.sitting.keeper.path), reason=self.sitting.not_kept)

    def _let_bot_answer(self) -> None:
        """One that fails is replaced, and whoever sits there is told."""
        move, fault = self.sitting.bot_answer()
        if fault is not None:
            self._console.line(words.error_text(fault, self._lang))
        self._answered(move)

    def _ask_person(self, seat: int) -> None:
        """Put the open decision before a person until they have answered it."""
        if not self._hand_over(seat):
            return
        self._tell_news(seat)
        self._show_decision(seat)
        before = self.game.answers
        while self.game.answers == before and self.game.to_move == seat:
            self._obey(seat, self._read())

    def _read(self) -> str:
        text = self._console.ask()
        if text is None:
            raise PlayerLeft
        return text

    def _hand_over(self, seat: int) -> bool:
        """The curtain between two people; False if the one who leaves took their answer back instead."""
        if seat == self._at_keyboard:
            return True
        name = self.game.seats[seat]
        if not self._console.interactive:
            self._at_keyboard = seat
            self._console.heading(words.say(self._lang, "play-now", name=name))
            return True
        before = self._at_keyboard
        self._console.scroll_away()
        self._say("play-curtain", name=name)
        text = self._read()
        if before is not None and self._command(text)[0] == "undo" and self._undo(before):
            return False
        self._at_keyboard = seat
        self._console.scroll_away()
        return True

    # -- what a person reads --------------------------------------------------------------------------------

    def _say(self, key: str, **values: object) -> None:
        self._console.line(words.say(self._lang, key, **values))

    def _welcome(self) -> None:
        self._console.heading(words.say(self._lang, "play-welcome", names=", ".join(self.game.seats)))
        if self._people:
            self._say("play-how")
            if any(card.house_figures() for card in self._cards.values()):
                self._say("cli-house-legend")
        self._console.lines([words.error_text(why, self._lang) for why in self.sitting.replaced])

    def _tell_news(self, seat: int | None) -> None:
        """What has happened since this person last read the log."""
        self._renderers[seat].follow(self.game)
        _, news = self._renderers[seat].news()
        if news:
            self._console.line()
            self._console.lines([line.text for line in news])

    def _show_decision(self, seat: int) -> None:
        view = self.game.view(seat)
        self._console.line()
        if self._turn_shown != (view["turn"], seat):
            self._turn_shown = (view["turn"], seat)
            self._console.lines(board.neighbours(view, self._lang))
        self._console.lines(board.summary(view, self._cards, self._lang))
        self._console.line(words.prompt(view["asked"], self.game.seats, self._lang))
        self._show_options(view["legal"], view)

    def _show_options(self, moves: Sequence[int], view: View) -> None:
        legal: list[int] = view["legal"]
        wide = len(str(len(legal)))
        for move in moves:
            text = f"{legal.index(move) + 1:>{wide}}. {self.game.text(move, self._lang)}"
            hint = board.hint(move, view, self.game.table.cards, self._lang)
            if len(legal) == 1:
                hint = words.say(self._lang, "play-press-enter")
            self._console.line(f"{text} ({hint})" if hint else text, indent=1, hang=wide + 2)

    def _tell_result(self) -> None:
        console, game = self._console, self.game
        for seat, name in enumerate(game.seats):
            console.heading(name)
            console.lines(words.score_lines(game, seat, self._lang), indent=2)
        winners = game.winners()
        names = [game.seats[seat] for seat in winners]
        points = game.scores()[winners[0]]
        key = "play-winner" if len(names) == 1 else "play-winners"
        console.heading(words.say(self._lang, key, name=names[0], names=", ".join(names), points=points))
        self._say("play-thanks")

    # -- what a person types --------------------------------------------------------------------------------

    def _command(self, text: str) -> tuple[str | None, str]:
        """The command that a line begins with, if it does, and the rest of the line."""
        if text.startswith("?"):
            return "help", text[1:].strip()
        first, _, rest = text.partition(" ")
        for name, spellings in self._names.items():
            if plain_name(first) in map(plain_name, spellings):
                return name, rest.strip()
        return None, text

    def _obey(self, seat: int, text: str) -> None:
        command, rest = self._command(text)
        if command == "help":
            self._help(rest)
        elif command == "undo":
            self._undo(seat)
        elif command == "log":
            lines = self._renderers[seat].lines[-_whole(rest, LOG_LINES) :]
            self._console.lines([line.text for line in lines])
        elif command == "table":
            view = self.game.view(seat)
            self._console.lines(board.whole_table(view, self._cards, self._lang))
        elif command == "save":
            self._save(rest)
        elif command == "quit":
            raise PlayerLeft
        elif not text and len(self.game.legal()) > 1:
            self._say("play-nothing-typed")
        else:
            self._answer(seat, text or "1")  # Enter will do where there is only one thing to do

    def _answer(self, seat: int, text: str) -> None:
        legal = self.game.legal()
        try:
            move = read_answer(self.game, legal, text, self._lang)
        except UnclearAnswer as unclear:
            self._say(unclear.key, text=text, count=len(legal))
            self._show_options(unclear.moves, self.game.view(seat))
            return
        self._answered(move)

    def _help(self, name: str) -> None:
        if not name:
            self._console.lines(words.say(self._lang, "play-help").splitlines())
            return
        try:
            cards = self._find(name)
        except SetupError as error:
            self._console.line(words.error_text(error, self._lang))
            return
        for number, card in enumerate(cards):
            self._console.lines([""] * bool(number) + words.card_lines(card, self._lang))

    def _find(self, name: str) -> list[Card]:
        """A card of this game, or else of its boxes, or else of any box."""
        boxes = [card for box in registry.boxes(self.game.table.sets) for card in box.cards]
        for cards in (list(self._cards.values()), boxes):
            try:
                return find(name, cards)
            except SetupError as error:
                if error.key == "ambiguous-card":
                    raise
        return find(name, registry.CARDS.values())

    def _undo(self, seat: int) -> bool:
        """Back to this person's last decision, over the answers of bots but not over somebody else's."""
        last = self.sitting.undo(seat)
        if last is None:
            other = self.sitting.last_person()
            if other is None or other == seat:
                self._say("play-undo-nothing")
            else:
                self._say("play-undo-other", name=self.game.seats[other])
            return False
        self._renderers[seat].follow(self.game)
        self._renderers[seat].news()  # they know what was
        self._turn_shown = None
        self._say("play-undone", move=self.game.text(last, self._lang))
        return True

    def _save(self, name: str) -> None:
        if not name:
            self._say("play-save-name")
            return
        try:
            path = Path(name).expanduser()
            self.sitting.save(path)
        except UNWRITABLE as error:
            self._say("play-save-failed", path=name, reason=reason(error))
        else:
            self._say("play-saved", path=str(path))


def _whole(text: str, default: int) -> int:
    return max(1, int(text)) if text.isdecimal() else default
