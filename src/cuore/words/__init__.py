"""Everything a player reads, in every language: `LANGUAGES` lists them, catalogues/ holds their words.

Importing this registers the phrase books for moves; the catalogues are read when the first message is wanted.
"""

from functools import partial

from cuore.engine import errors, showing
from cuore.words import names
from cuore.words.board import game_lines
from cuore.words.catalogue import LANGUAGES, error_text, knows, say
from cuore.words.log import log_lines, record_lines
from cuore.words.moves import move_text, register
from cuore.words.names import card_name
from cuore.words.pages import (
    card_lines,
    card_text,
    house_lines,
    inferred_lines,
    kind_name,
    phase_name,
    printed_lines,
    short_text,
    stack_name,
    title,
)
from cuore.words.points import score_lines
from cuore.words.prompts import prompt
from cuore.words.rulings import rulings

__all__ = [
    "LANGUAGES",
    "card_lines",
    "card_name",
    "card_text",
    "error_text",
    "house_lines",
    "inferred_lines",
    "kind_name",
    "knows",
    "log_lines",
    "move_text",
    "phase_name",
    "printed_lines",
    "prompt",
    "record_lines",
    "rulings",
    "say",
    "score_lines",
    "short_text",
    "stack_name",
    "title",
]

register()
errors.PHRASE_BOOK.append(partial(error_text, lang="en"))
names.register()
showing.CARD_TEXT.append(lambda card, lang: "\n".join(printed_lines(card, lang)))
showing.GAME_TEXT.append(lambda game, seat, lang: "\n".join(game_lines(game, seat, lang)))
