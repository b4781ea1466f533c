"""Everything a player reads, in every language: `LANGUAGES` lists them, catalogues/ holds their words.

Importing this registers the phrase books for moves; the catalogues are read when the first message is wanted.
"""

from cuore.words.catalogue import LANGUAGES, error_text, knows, say
from cuore.words.log import log_lines, record_lines
from cuore.words.moves import move_text, register
from cuore.words.pages import card_lines, card_text, house_lines, kind_name, phase_name, stack_name, title
from cuore.words.points import score_lines
from cuore.words.prompts import prompt
from cuore.words.rulings import rulings

__all__ = [
    "LANGUAGES",
    "card_lines",
    "card_text",
    "error_text",
    "house_lines",
    "kind_name",
    "knows",
    "log_lines",
    "move_text",
    "phase_name",
    "prompt",
    "record_lines",
    "rulings",
    "say",
    "score_lines",
    "stack_name",
    "title",
]

register()
