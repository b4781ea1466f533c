"""Towns: ten general maids of the boxes in play, whose chiefs, and the optional rules.

    town = generate(Wishes(sets=("base",), attacks="none", costs=amounts("2-3:3,5+:2")), seed=7)
    cuore.new_game(sets=town.sets, town=town.maids, chiefs=town.chiefs, options=town.options)
    Town.from_code(town.code()) == town

`generate` draws a town that meets the wishes, or says which wish stands in the way. A town has a short code for a
chat, can be kept under a name, and `describe` says what is in it. What a box asks of its towns stands in rules.py.
"""

from cuore.towns.generate import count_towns, generate
from cuore.towns.reasons import TownError
from cuore.towns.saved import delete_town, list_towns, load_town, save_town
from cuore.towns.town import Town, describe
from cuore.towns.traits import SOURCES, dead_maids, tags
from cuore.towns.wishes import ATTACKS, RANDOM_CHIEFS, Wishes, amounts

__all__ = [
    "ATTACKS",
    "RANDOM_CHIEFS",
    "SOURCES",
    "Town",
    "TownError",
    "Wishes",
    "amounts",
    "count_towns",
    "dead_maids",
    "delete_town",
    "describe",
    "generate",
    "list_towns",
    "load_town",
    "save_town",
    "tags",
]
