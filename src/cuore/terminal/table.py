"""`cuore play` on a terminal: the whole table at a glance, by keyboard and mouse (Textual).

What is shown is made from the view of the person who sits there, by the same words as the line mode. Bots think in a
thread, so the table never freezes; between two people at one keyboard a curtain falls.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import DataTable, Footer, Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from cuore import words
from cuore.bots import BotFault
from cuore.engine.game import Game
from cuore.engine.moves import CARD_MASK, SHIFT, TARGET, TARGET_CARD
from cuore.engine.seen import View
from cuore.terminal.answers import UnclearAnswer, read_answer
from cuore.terminal.card_table import CardTable
from cuore.terminal.dialogs import CardScreen, CurtainScreen, ResultScreen, SaveScreen, TextScreen
from cuore.terminal.files import UNWRITABLE, reason
from cuore.terminal.kept import Keeper
from cuore.terminal.players import Player
from cuore.terminal.rows import FROM_TOWN, hand_rows, status_line, tail, town_rows
from cuore.terminal.sitting import Sitting
from cuore.words import board
from cuore.words.log_renderer import LogRenderer, RenderedLine
from cuore.words.position import known, standing

PACE = 0.35  # seconds between the answers of bots, so that a person can follow
LOOK_AROUND = 2.0  # seconds between two looks whether the terminal is still there
NEWS = 3  # lines of a small screen for what has happened
NOT_CARDS = (TARGET, TARGET_CARD)


class TableApp(App[bool]):
    """One game; the app returns whether it came to its end."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - Textual's way
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-high")]  # noqa: RUF012 - Textual's way

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        lang: str,
        seed: int = 0,
        pace: float = PACE,
        keeper: Keeper | None = None,
    ) -> None:
        super().__init__()
        self.sitting = Sitting(game, players, seed, keeper)
        self._warned = False  # that the game cannot be kept
        self.lang = lang
        self._pace = pace
        self._named = board.cards_by_name(game.table.cards.values())
        people = self.sitting.people
        self.reader: int | None = people[0] if people else None
        self._renderers: dict[int | None, LogRenderer[RenderedLine]] = {}
        self._known_lines = 0  # of the log, when the reader answered last
        self.title = "Cuore"
        for keys, action, show in (
            ("u", "undo", True),
            ("v", "look", True),
            ("l", "toggle_log", True),
            ("t", "whole_table", True),
            ("s", "save", True),
            ("question_mark", "help", True),
            ("q", "leave", True),
        ):
            self.bind(keys, action, description=self.say(f"tui-key-{action.replace('_', '-')}"), show=show)
        # In every dialog too: whoever wants to be gone is gone. Ctrl-Q is Textual's own key for `quit`.
        self._bindings.bind("ctrl+c", "leave", show=False, priority=True)
        for digit in "123456789":
            self.bind(digit, f"digit({digit})", show=False)
        self.bind("slash", "type", description=self.say("tui-key-type"))
        self.bind("escape", "stop_typing", show=False)

    def say(self, key: str, **values: object) -> str:
        """A sentence in the player's language."""
        return words.say(self.lang, key, **values)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.sitting.game

    # -- what is shown --------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="status", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="town-side"):
                yield CardTable(id="town", cursor_type="row", zebra_stripes=True)
            with Vertical(id="right"):
                with Vertical(id="house"):
                    yield Static(id="seats", markup=False)
                    yield Label(self.say("tui-hand"), classes="title", markup=False)
                    yield CardTable(id="hand", cursor_type="row", show_header=False)
                    yield Static(id="own", markup=False)
                with VerticalScroll(id="log"):
                    yield Static(id="story", markup=False)
        with Vertical(id="ask"):
            yield Static(id="news", markup=False)
            yield Static(id="prompt", markup=False)
            yield OptionList(id="options", markup=False)
            yield Input(id="typed", placeholder=self.say("tui-type"), select_on_focus=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Lay the table and let whoever begins begin."""
        town = self.query_one("#town", CardTable)
        town.add_columns(self.say("tui-town"), self.say("tui-cost"), self.say("tui-left"), "")
        self.query_one("#hand", CardTable).add_columns("", "")
        self._leave_with_the_terminal()
        for why in self.sitting.replaced:
            self.notify(words.error_text(why, self.lang), severity="warning", timeout=20, markup=False)
        self.go_on()

    def _leave_with_the_terminal(self) -> None:
        """A line that breaks, or a polite kill, leaves the table as q does: the game is kept."""
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.action_leave)
        # Where no signal comes, nobody is told that the terminal has gone: look now and then.
        self.set_interval(LOOK_AROUND, self._leave_if_alone)

    def _leave_if_alone(self) -> None:
        if not self.is_headless and not os.isatty(0):
            self.action_leave()

    def go_on(self) -> None:
        """Show the position; ask whoever must answer."""
        if self.game.over:
            self.show()
            self.push_screen(ResultScreen(self.game, self.lang), lambda _: self.exit(True))
        elif self.sitting.bot_is_asked:
            self.show()
            self.run_worker(self._bot_answers, thread=True, exclusive=True)
        elif self.game.to_move != self.reader:
            self._draw_curtain(self.game.to_move)
        else:
            self.show()
            self.query_one("#options", OptionList).focus()

    def show(self) -> None:
        """Everything as the reader may know it now."""
        view = self.game.view(self.reader)
        self.query_one("#status", Static).update(status_line(view, self.lang))
        town = town_rows(view, self._named, self._usable(view, town=True), self.lang)
        self.query_one("#town", CardTable).fill_room(town, self.lang)
        hand = hand_rows(view, self._named, self._usable(view, town=False), self.lang)
        self.query_one("#hand", CardTable).fill(hand, self.lang)
        seats = [*board.neighbours(view, self.lang), *standing(view, self.lang)]
        self.query_one("#seats", Static).update("\n".join(seats))
        self.query_one("#own", Static).update("\n".join(self._own(view)))
        asked = "" if self.game.over else words.prompt(view["asked"], self.game.seats, self.lang)
        self.query_one("#prompt", Static).update(asked)
        self._fill_options(view)
        self._tell_news()

    def _usable(self, view: View, *, town: bool) -> set[str]:
        """The names of cards, in the town or in the hand, that an option speaks of."""
        return {self._card(move) for move in view.get("legal", ()) if self._speaks_of_card(move, town=town)}

    def _speaks_of_card(self, move: int, *, town: bool | None = None) -> bool:
        verb = move >> SHIFT
        if verb in NOT_CARDS or (town is not None and town != (verb in FROM_TOWN)):
            return False
        card = self.game.table.cards.get(move & CARD_MASK)
        return card is not None and card.name in self.game.text(move)

    def _own(self, view: View) -> list[str]:
        if self.reader is None:
            return []
        there = view["seats"][self.reader]
        lines = [self.say("tui-own", deck=there["deck"], discard=there["discard"], points=view["you"]["points"])]
        lines.append(self.say("tui-quarters", cards=board.quarters(there, self.lang)))
        if view["active"] == self.reader and view["played"]:
            lines.append(self.say("play-played", cards=board.counted(view["played"], self.lang)))
        if view["you"]["beers"]:
            lines.append(self.say("play-own-beers", cards=board.counted(view["you"]["beers"], self.lang)))
        seen = [looked["card"] for looked in view["aside"] if looked["card"] and looked["owner"] is not None]
        return [*lines, *(self.say("play-looked-at", card=card) for card in seen), *known(view, self.lang)]

    def _fill_options(self, view: View) -> None:
        options = self.query_one("#options", OptionList)
        options.clear_options()
        legal = view.get("legal", [])
        for number, move in enumerate(legal):
            text = Text(f"{number + 1:>2}. {self.game.text(move, self.lang)}")
            hint = board.hint(move, view, self.game.table.cards, self.lang)
            if hint:
                text.append(f"  {hint}", style="dim")
            options.add_option(Option(text, id=str(move)))
        if legal:
            options.highlighted = 0

    def _tell_news(self) -> None:
        """The log; and where there is no room for it, the end of what has happened since the reader's last answer."""
        if self.reader not in self._renderers:
            self._renderers[self.reader] = LogRenderer(self.game, self.reader, self.lang, RenderedLine)
        renderer = self._renderers[self.reader]
        renderer.follow(self.game)
        lines = [line.text for line in renderer.lines]
        self.query_one("#story", Static).update("\n".join(lines))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        width = max(20, self.size.width - 2)
        news = tail(lines[self._known_lines :], width, NEWS)
        self.query_one("#news", Static).update("\n".join(news))

    def on_resize(self) -> None:
        """Texts go where there is room now."""
        if self.is_running and self.query("#town"):
            self.call_after_refresh(self.show)

    # -- answers --------------------------------------------------------------------------------------------

    @on(OptionList.OptionSelected, "#options")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """An option was taken."""
        if event.option.id is not None:
            self.answer(int(event.option.id))

    @on(DataTable.RowSelected)
    def card_taken(self, event: DataTable.RowSelected) -> None:
        """A card was taken: if it means one answer, that is given; if several or none, the card is shown."""
        name = str(event.row_key.value).partition(" ")[2]
        town = event.data_table.id == "town"
        moves = [m for m in self._legal() if self._speaks_of_card(m, town=town) and self._card(m) == name]
        if len(moves) == 1:
            self.answer(moves[0])
        elif moves:
            options = self.query_one("#options", OptionList)
            options.highlighted = self._legal().index(moves[0])
            options.focus()
        else:
            self.look_at(name)

    def _legal(self) -> list[int]:
        return self.game.legal() if not self.game.over and self.game.to_move == self.reader else []

    def _card(self, move: int) -> str:
        return self.game.table.cards[move & CARD_MASK].name

    def answer(self, move: int) -> None:
        """Give an answer for the person who sits there."""
        if move in self._legal():
            self._known_lines = len(self._renderers[self.reader].lines)
            self._answered(move)

    def _answered(self, move: int) -> None:
        self.sitting.answer(move)
        if self.sitting.not_kept is not None and self.sitting.keeper is not None and not self._warned:
            self._warned = True
            path = str(self.sitting.keeper.path)
            line = self.say("play-not-kept", path=path, reason=self.sitting.not_kept)
            self.notify(line, severity="warning", timeout=20)
        self.go_on()

    def action_digit(self, digit: int) -> None:
        """The option of that number, or the beginning of a longer one."""
        legal = self._legal()
        if 10 * digit <= len(legal):
            self._type(str(digit))
        elif digit <= len(legal):
            self.answer(legal[digit - 1])

    def action_type(self) -> None:
        """Answer by a number or by words."""
        if self._legal():
            self._type("")

    def _type(self, begin: str) -> None:
        typed = self.query_one("#typed", Input)
        typed.add_class("-open")
        typed.value = begin
        typed.focus()
        typed.cursor_position = len(begin)

    @on(Input.Submitted, "#typed")
    def typed(self, event: Input.Submitted) -> None:
        """A number or words were typed."""
        text = event.value.strip()
        self.action_stop_typing()
        if not text or not self._legal():
            return
        try:
            move = read_answer(self.game, self._legal(), text, self.lang)
        except UnclearAnswer as unclear:
            options = [self.game.text(option, self.lang) for option in unclear.moves]
            said = self.say(unclear.key, text=text, count=len(self._legal()))
            self.notify("\n".join([said, *options]), severity="warning", markup=False)
            return
        self.answer(move)

    def action_stop_typing(self) -> None:
        """Back to the options."""
        self.query_one("#typed", Input).remove_class("-open")
        self.query_one("#options", OptionList).focus()

    def _bot_answers(self) -> None:
        """In a thread of its own: think, and hand the answer over."""
        began = time.monotonic()
        move, fault = self.sitting.bot_answer()
        time.sleep(max(0.0, self._pace - (time.monotonic() - began)))
        self.call_from_thread(self._bot_has_answered, self.game, move, fault)

    def _bot_has_answered(self, game: Game, move: int, fault: BotFault | None) -> None:
        if fault is not None:
            self.notify(words.error_text(fault, self.lang), severity="warning", timeout=10)
        if game is self.game:  # not taken back in the meantime
            self._answered(move)

    def _draw_curtain(self, seat: int) -> None:
        def lift(undone: bool | None) -> None:
            if undone and self.reader is not None and self.sitting.undo(self.reader) is not None:
                self.go_on()
                return
            self.reader = seat
            self._renderers.clear()
            self._known_lines = 0
            self.go_on()

        self.push_screen(CurtainScreen(self.game.seats[seat], self.lang), lift)

    # -- keys -----------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take the last own answer back."""
        taken = None if self.reader is None else self.sitting.undo(self.reader)
        if taken is None:
            self.notify(self.say("play-undo-nothing"), severity="warning")
            return
        self.notify(self.say("play-undone", move=self.game.text(taken, self.lang)))
        self.go_on()

    def action_look(self) -> None:
        """Look at the card under the cursor, or at the one that the highlighted option speaks of."""
        if isinstance(self.focused, CardTable) and self.focused.row_count:
            key = self.focused.coordinate_to_cell_key(self.focused.cursor_coordinate).row_key
            self.look_at(str(key.value).partition(" ")[2])
            return
        at = self.query_one("#options", OptionList).highlighted
        legal = self._legal()
        if at is not None and at < len(legal) and self._speaks_of_card(legal[at]):
            self.look_at(self._card(legal[at]))

    def look_at(self, name: str) -> None:
        """A card's page."""
        self.push_screen(CardScreen(self._named[name], self.lang))

    def action_toggle_log(self) -> None:
        """Show the log where there was no room for it."""
        self.screen.toggle_class("-log")

    def action_whole_table(self) -> None:
        """Everything there is to know, in lines."""
        lines = board.whole_table(self.game.view(self.reader), self._named, self.lang)
        self.push_screen(TextScreen(self.say("tui-key-whole-table"), lines, self.lang))

    def action_help(self) -> None:
        """What the keys do."""
        self.push_screen(TextScreen(self.say("tui-key-help"), self.say("tui-help").splitlines(), self.lang))

    def action_save(self) -> None:
        """Ask for a file and save the game there."""

        def save(name: str | None) -> None:
            if not name:
                return
            try:
                self.sitting.save(Path(name))
            except UNWRITABLE as error:
                self.notify(self.say("play-save-failed", path=name, reason=reason(error)), severity="error")
            else:
                self.notify(self.say("play-saved", path=name))

        self.push_screen(SaveScreen(self.lang), save)

    def action_leave(self) -> None:
        """Leave the table; an unfinished game is kept already."""
        self.exit(False)

    async def action_quit(self) -> None:
        """Ctrl-Q leaves as q does."""
        self.action_leave()

    @property
    def parting(self) -> str:
        """What is said when the table has gone."""
        if self.sitting.is_kept and self.sitting.not_kept is None:
            return self.say("play-kept")
        return "" if self.game.over else self.say("play-left")
