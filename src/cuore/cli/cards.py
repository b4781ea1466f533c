"""`cuore cards`: the compendium."""

from __future__ import annotations

from typing import Annotated

import typer

from cuore import words
from cuore.cli.settings import Cards, Json, Lang, app, examples, flag, names, print_json, settings_of, value


@app.command(
    epilog=examples("cuore cards", "cuore cards genevieve", "cuore cards --set more --house", "cuore cards --json")
)
def cards(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(help="A card; accents and the family name may be left out.")] = None,
    set_: Annotated[str | None, value("--set", "SET,…", "Only the cards of these boxes.")] = None,
    house: Annotated[bool, flag("--house", "Only figures that are ours, the printed ones being unknown.")] = False,
    json_: Json = False,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """The compendium: every card of every box, or one card's page. An asterisk marks a house figure."""
    from cuore.boxes import registry
    from cuore.terminal.compendium import card_list, entries, find, house_list, plain_card, plain_house
    from cuore.terminal.console import Console

    settings = settings_of(context)
    settings.update(lang, cards)
    found = entries(registry.boxes(list(registry.BOXES) if set_ is None else names(set_)), settings.corrections())
    if name is not None:
        meant = find(name, [entry.card for entry in found])
        found = [entry for entry in found if entry.card in meant]
    if house and json_:
        print_json(plain_house(found))
    elif house:
        lines = house_list(found, settings.lang)
        Console().lines(lines or [settings.say("cli-no-house")])
    elif json_:
        plain = [plain_card(entry, settings.lang) for entry in found]
        print_json(plain[0] if name is not None and len(plain) == 1 else plain)
    elif name is not None:
        for number, entry in enumerate(found):
            heading = [""] * bool(number) + [f"== {entry.box.name} =="] * (len(found) > 1)
            Console().lines(heading + words.card_lines(entry.card, settings.lang))
    else:
        Console().lines(card_list(found, settings.lang))
