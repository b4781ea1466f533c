"""Towns on the command line: what is printed of one, and how one is named."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cuore import words
from cuore.boxes import registry
from cuore.engine.chance import fast_chance
from cuore.engine.errors import SetupError
from cuore.engine.names import plain_name
from cuore.engine.setup import Overlay, all_cards
from cuore.engine.town import FIRST_GAME, RANDOM, choose_town, general_maids
from cuore.terminal.compendium import fact_lines, legend
from cuore.terminal.files import data_folder
from cuore.towns import Town, TownError, describe, list_towns, load_town

CODE_BEGINS = "tc"


def saved_towns() -> Path:
    """The folder of the person's own towns."""
    return data_folder("towns")


def first_game_town(sets: Sequence[str], chiefs: str, options: Sequence[str]) -> Town:
    """The rulebook's selection for a first game."""
    boxes = registry.boxes(sets)
    return Town(tuple(sets), choose_town(boxes, FIRST_GAME, options, fast_chance(0)), chiefs, tuple(options))


def named_town(text: str) -> Town | str | list[str]:
    """What `--town` names: a saved town, a town by its code, ten maids, or a word that the engine knows."""
    if text in (FIRST_GAME, RANDOM):
        return text
    if "," in text:
        return [part.strip() for part in text.split(",") if part.strip()]
    folder = saved_towns()
    names = list_towns(folder)
    if plain_name(text) in map(plain_name, names):
        return load_town(folder, text)
    if plain_name(text).startswith(CODE_BEGINS):
        return Town.from_code(text)
    raise SetupError("unknown-town", name=text, allowed=", ".join([FIRST_GAME, RANDOM, *names]))


def town_lines(town: Town, overlay: Overlay, lang: str) -> list[str]:
    """The maids of a town with their facts, its chiefs and rules, and who lacks her partner."""
    about: dict[str, Any] = describe(town, overlay)
    boxes = registry.boxes(town.sets)
    corrected = all_cards(boxes, overlay)
    cards = [corrected[card.id] for card in general_maids(boxes) if card.name in town.maids]
    lines = [*fact_lines(cards, lang), *legend(cards, lang), ""]
    if about["chief_cards"]:
        lines.append(words.say(lang, "cli-town-chiefs", names=", ".join(about["chief_cards"])))
    if town.options:
        lines.append(words.say(lang, "cli-town-options", names=", ".join(town.options)))
    for warning in about["warnings"]:
        missing = ", ".join(warning["missing"])
        lines.append(words.say(lang, "cli-town-warning", maid=warning["maid"], missing=missing))
    return lines


def saved_list(lang: str) -> dict[str, tuple[str | None, str]]:
    """Every saved town by its name: its code, or none and what is wrong with its file."""
    folder = saved_towns()
    found: dict[str, tuple[str | None, str]] = {}
    for name in list_towns(folder):
        try:
            found[name] = (load_town(folder, name).code(), "")
        except TownError as error:
            found[name] = (None, words.error_text(error, lang))
    return found
