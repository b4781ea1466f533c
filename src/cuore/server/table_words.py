"""What never changes at a table, in one language: put into words once for all positions and all readers."""

from __future__ import annotations

from typing import Final

from cuore.bots import why_replaced
from cuore.boxes.registry import STACKS
from cuore.engine.cards import Card
from cuore.engine.kinds import Kind, Timing
from cuore.engine.moves import BEER, CARD_MASK, SHIFT, USE
from cuore.engine.ruleset import Way
from cuore.engine.scoring import CardPoints
from cuore.engine.seen import View
from cuore.engine.table import Table
from cuore.server.messages import Language, Option, Pile, ScoreLine
from cuore.server.points import lines_of
from cuore.words.catalogue import error_text, say
from cuore.words.moves import say_move
from cuore.words.names import card_name
from cuore.words.pages import phase_name, stack_name
from cuore.words.position import hint

# What is employed lies nearest to the town's piles, what is won farthest.
SHELVES: Final = (Way.EMPLOYED, Way.GAINED, Way.ACQUIRED, Way.DRAFTED, Way.WON)
# Of a remembered answer: its move, whose it is, price, cards left, whether it can only come home; whether it is the
# safe next thing, the answers before it, what is said of those, whether it waits for a second press.
OptionKey = tuple[int, int | None, int | None, int | None, bool, bool, tuple[int, ...], str, bool]
MOST_OPTIONS: Final = 256  # answers that are remembered as they were offered before
MOST_POINTS: Final = 64  # holdings of which it is remembered what they are worth: those of now, for every seat


class TableWords:
    """The names and numbers of a table."""

    def __init__(self, table: Table, lang: Language) -> None:
        self.table = table
        self.lang: Language = lang
        self.number = {card.name: number for number, card in table.cards.items()}
        self.page = {card.name: card for card in table.cards.values()}
        self.cost = {card.name: int(card.cost) for card in table.cards.values()}
        self.resting = {card.name: _resting(card) for card in table.cards.values()}
        self.card_name = {card.name: card_name(card.name, lang) for card in table.cards.values()}
        self.order = list(table.phases)
        self.phase_name = {phase: phase_name(phase, lang) for phase in self.order}
        self.phases = list(self.phase_name.values())
        self.options_in_play = [say(lang, f"table-option-{name}") for name in table.options]
        self.stack_name = {word: stack_name(word, lang) for word in table.stack_words.values()}
        self.stacks = sorted(self.stack_name, key=_place)  # as they lie beside each other
        # Piles as they were told before, by why none can be used and what they are: card, cards left, price.
        self.towns: dict[tuple[str, tuple[tuple[int, int, int], ...]], list[Pile]] = {}
        self.whys: dict[str, str] = {}  # reasons that say the same of every card (reasons.py)
        self._moves: dict[int, str] = {}
        self._hints: dict[tuple[int, int | None, int | None, bool], str] = {}
        # Answers whose place on the table is always the same, by all that decides how they are offered (options.py).
        self.options: dict[OptionKey, Option] = {}
        self._points: dict[tuple[tuple[int, int, int], ...], list[ScoreLine]] = {}
        self._replaced: dict[str, str] = {}

    def replaced(self, level: str) -> str:
        """That another bot plays here for a level, and why; nothing where it plays itself."""
        line = self._replaced.get(level)
        if line is None:
            why = why_replaced(level, self.table)
            line = self._replaced[level] = "" if why is None else error_text(why, self.lang)
        return line

    def move(self, move: int) -> str:
        """An answer as a button says it; no two of one moment read the same."""
        text = self._moves.get(move)
        if text is None:
            text = self._moves[move] = say_move(self.table, move, self.lang, "table-move")
        return text

    def hint(self, move: int, view: View) -> str:
        """What a person wants to know of an option; of the same at the same price it was said before."""
        verb = move >> SHIFT
        if verb == BEER or (verb == USE and view["asked"] and view["asked"]["what"] == "turned-up"):
            return ", ".join(hint(move, view, self.table.cards, self.page, self.lang))  # it depends on more
        name = self.table.names.get(move & CARD_MASK, "")
        key = (move, view["prices"].get(name), view["town"].get(name), name in view["only_home"])
        text = self._hints.get(key)
        if text is None:
            text = ", ".join(hint(move, view, self.table.cards, self.page, self.lang))
            self._hints[key] = text
        return text

    def points(self, lines: tuple[tuple[int, int, int], ...]) -> list[ScoreLine]:
        """Where points come from, by card, copies and points; not to be changed."""
        found = self._points.get(lines)
        if found is None:
            if len(self._points) >= MOST_POINTS:
                self._points.clear()
            found = self._points[lines] = lines_of(self.table, [CardPoints(*line) for line in lines], self.lang)
        return found


def _resting(page: Card) -> str | None:
    """Why a card that lies well in private quarters waits for nobody's word, as a reason (reasons.py); or it does."""
    if page.steps_at(Timing.START) or (page.in_service and page.kind is not Kind.PRIVATE_MAID):
        return None
    return "by-herself" if page.kind is Kind.PRIVATE_MAID else "at-rest"


def _place(word: str) -> tuple[int, int]:
    """Where a stack lies beside the others."""
    return SHELVES.index(STACKS[word].way), STACKS[word].number
