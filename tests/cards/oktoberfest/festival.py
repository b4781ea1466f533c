"""Tables of the Oktoberfest box, for the tests of its cards.

In private quarters beers stand among the other cards, and `Beer Fest (over Altbier) (storm)` is a building with a
beer beneath it and a Heavy Storm on it. Beer piles are listed from their top: `piles=beer("Altbier, Bock")`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from cuore.engine import beer as rules
from cuore.engine.kinds import Stack
from cuore.engine.state import SEEN_CARD
from tests.cards import table as tables
from tests.cards.table import CardTable, House, has, short

SETS = ("oktoberfest",)
MIXED = ("base", "oktoberfest")
LOSE, GIVE = "Get Drunk (lose one)", "Get Drunk (give one)"
Piles = Mapping[str, int | str]

__all__ = [
    "GIVE",
    "LOSE",
    "MIXED",
    "CardTable",
    "House",
    "alcohol",
    "assert_price",
    "assert_symbols",
    "assert_worth",
    "beer",
    "beers",
    "cards",
    "dealt_anew_looks_the_same",
    "gone",
    "has",
    "nadja",
    "pile",
    "shown",
    "table",
]


def table(
    others: Mapping[str, House] | None = None,
    /,
    *,
    sets: tuple[str, ...] = SETS,
    town: str = "",
    piles: Piles | None = None,
    active: str = "",
    phase: str = "start",
    chiefs: str = "",
    seed: int = 1,
    **houses: House,
) -> CardTable:
    """A position of this box, run to its first decision."""
    return tables.table(
        others,
        sets=sets,
        town=town,
        piles=piles,
        active=active,
        phase=phase,
        options=(),
        chiefs=chiefs,
        seed=seed,
        **houses,
    )


def cards(listed: str) -> list[str]:
    """A list of cards as zones show them."""
    return tables.cards(listed, sets=MIXED)


# -- beer ----------------------------------------------------------------------------------------------------


def beer(top: str = "Altbier, Bock, Pilsner", shown: str = "Oktoberfest") -> Piles:
    """A beer pile, from its top, and the beer that is shown."""
    return {"beer": top, "beer shown": shown}


def beers(t: CardTable, seat: str) -> list[str]:
    """The beers of a player that lie under no building."""
    held = t.game.state.beers[t.game.seats.index(seat)]
    return sorted(short(t.game.table.cards[entry & SEEN_CARD]) for entry in held)


def alcohol(t: CardTable, seat: str) -> int:
    """The alcohol value of a player, beers under a Beer Fest included."""
    return int(rules.alcohol(t.game.state, t.game.seats.index(seat), under_buildings=True))


def pile(t: CardTable) -> list[str]:
    """The beer pile, from its top."""
    return [short(t.game.table.cards[card]) for card in reversed(t.game.state.stacks[Stack.BEER])]


def shown(t: CardTable) -> list[str]:
    """The beer that lies face up."""
    return [short(t.game.table.cards[card]) for card in t.game.state.shown[Stack.BEER]]


def dealt_anew_looks_the_same(t: CardTable) -> bool:
    """Nobody can tell a game in which all that they cannot know was dealt anew from this one."""
    return all(
        json.dumps(t.game.view(seat)) == json.dumps(t.game.determinize(seat, seed).view(seat))
        for seat in range(len(t.game.seats))
        for seed in range(5)
    )


def gone(t: CardTable) -> list[str]:
    """What has left the game."""
    return sorted(short(t.game.table.cards[card]) for card in t.game.state.gone)


def nadja(
    top: str = "Altbier, Bock, Pilsner",
    face_up: str = "Oktoberfest",
    *,
    quarters: str = "",
    seed: int = 1,
    more: str = "",
    **others: House,
) -> CardTable:
    """Ann has paid Nadja a love card and a serving and is about to take a beer in her serving phase."""
    houses = others or {"Bob": has()}
    hand = f"Anna, Nadja, 1 Love, {more}" if more else "Anna, Nadja, 1 Love"
    t = table(houses, piles=beer(top, face_up), seed=seed, phase="serve", Ann=has(hand, quarters=quarters))
    return t.play("Ann: serve Anna", "Ann: serve Nadja", "Ann: discard 1 Love")


# -- printed facts, each shown by what the table does --------------------------------------------------------


def assert_price(name: str, *, cost: int, copies: int, quarters: str = "") -> None:
    """It costs exactly so much love, and there are so many of it; `quarters` is what it may lie on."""
    t = table(town=name, Ann=has(f"1 Love x{cost}", quarters=quarters))
    for paid in range(cost):
        assert not t.can(f"Ann: employ {name}"), f"{name} for {paid}"
        t.play("Ann: play 1 Love")
    t.play(f"Ann: employ {name}")
    assert (t.love, t.employments) == (0, 0)
    assert table(town=name, Ann=has()).pile(name) == copies


def assert_worth(name: str, points: int) -> None:
    """One of her brings so many points, in hand, deck or discard pile."""
    for home in (has(name), has(deck=name), has(discard=name)):
        assert table(Ann=home).vp("Ann") == points, home


def assert_symbols(
    name: str, *, draw: int = 0, serving: int = 0, love: int = 0, employment: int = 0, chamber: int = 0
) -> None:
    """When she serves she gives exactly this; she becomes a chambermaid for so many servings, or never."""
    t = table(phase="serve", Ann=has(f"{name}, Anna x4", deck="2 Love x9"))
    for servings in (1, 2, 3):
        assert t.servings == servings
        assert t.can(f"Ann: chamber {name}") == (0 < chamber <= servings)
        t.play("Ann: serve Anna")
    before = len(t.hand("Ann")) - 1
    t.play(f"Ann: serve {name}")
    assert (len(t.hand("Ann")) - before, t.servings - 3) == (draw, serving)
    assert (t.love, t.employments) == (love, employment)
