"""Tables of More Tanto Cuore, for the tests of its cards and of the shape of its game.

    t = table(refined="Noëmi", Ann=has("Lenor x2", deck="1 Love x2"))

Four players sit at a table unless more than one is named. `refined` is the refined maid of the player in turn, or a
mapping of players to refined maids; without it the round has not begun and the First Master, `active`, chooses.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import cuore
from cuore.boxes import registry
from cuore.engine import positions, setup
from cuore.engine.chance import fast_chance
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.town import TOWN_SIZE
from cuore.words.position import skills
from tests.cards import table as tables
from tests.cards.table import CardTable, House, Pages, has
from tests.stacks import PHASES, STACKS

__all__ = [
    "LEADERS",
    "NAMES",
    "OTHERS",
    "SETS",
    "VITAL",
    "WORK",
    "CardTable",
    "House",
    "Pages",
    "assert_price",
    "assert_symbols",
    "assert_worth",
    "cards",
    "choose",
    "dealt",
    "dealt_anew_looks_the_same",
    "end_turns",
    "has",
    "points",
    "refined",
    "skill",
    "table",
    "to_choose",
    "working",
]

SETS = ("more",)
LEADERS = ("Noëmi", "Celina", "Arisa")
VITAL = (*LEADERS, "Marianne Soleil")
OTHERS = ("Ignis", "Yukina", "Ellis", "Steward", "Hostess")
NAMES = ("Ann", "Bob", "Cleo", "Dora")

# Who leads which pile, by which skill, and a maid who gives one point of it and a serving.
WORK = {
    "food": ("Noëmi", "imagination", "Lenor"),
    "decoration": ("Celina", "concentration", "Cécilia"),
    "cleaning": ("Arisa", "effort", "Elaine"),
}


class ParkPages(Pages):
    """Cards that are in More as well as in another box are More's."""

    def __init__(self, sets: tuple[str, ...]) -> None:
        super().__init__(sets)
        self._short.update(Pages(SETS)._short)


def table(
    others: Mapping[str, House] | None = None,
    /,
    *,
    refined: str | Mapping[str, str] = "",
    sets: tuple[str, ...] = SETS,
    town: str = "",
    piles: Mapping[str, int | str] | None = None,
    active: str = "",
    phase: str = "start",
    options: tuple[str, ...] = (),
    seed: int = 1,
    **houses: House,
) -> CardTable:
    """A position, run to its first decision. Those of the four who are not named have no cards."""
    houses.update(others or {})
    if len(houses) < 2:
        houses = {name: houses.get(name, has()) for name in NAMES}
    seats, boxes, pages = list(houses), registry.boxes(sets), ParkPages(sets)
    first = active or seats[0]
    chosen = {first: refined} if isinstance(refined, str) else dict(refined)
    counts = {name: value for name, value in (piles or {}).items() if isinstance(value, int)}
    lists = {name: pages.ids(value) for name, value in (piles or {}).items() if isinstance(value, str)}
    listed = [town, *counts, *(zone for h in houses.values() for zone in (h.hand, h.deck, h.discard, h.quarters))]
    layouts = [pages.layout(house) for house in houses.values()]
    for seat, layout in zip(seats, layouts, strict=True):
        layout.refined = pages.find(chosen[seat]).id if chosen.get(seat) else -1
    state = positions.lay_out(
        setup.make_table(boxes, seats, _park(pages, listed), registry.chosen_options(sets, options), {}, ""),
        boxes,
        fast_chance(seed),
        layouts,
        piles={pages.find(name).id: left for name, left in counts.items()},
        stacks={STACKS[name]: ids[::-1] for name, ids in lists.items() if name in STACKS},
        shown={STACKS[name.removesuffix(" shown")]: ids for name, ids in lists.items() if name.endswith(" shown")},
        active=seats.index(first),
        phase=PHASES[phase],
    )
    return CardTable(Game(state, "test"))


def _park(pages: Pages, lists: Sequence[str]) -> tuple[str, ...]:
    """The maids of More that are spoken of, filled up to ten."""
    own = [card for card in Pages(SETS).cards if card.kind is Kind.GENERAL_MAID]
    spoken = [card.name for card in pages.listed(", ".join(filter(None, lists)))]
    chosen = sorted(own, key=lambda card: card.name not in spoken)[:TOWN_SIZE]
    return tuple(card.name for card in own if card in chosen)


def cards(listed: str) -> list[str]:
    """A list of cards as zones show them."""
    return tables.cards(listed, sets=SETS)


def dealt(count: int = 4, *, options: tuple[str, ...] = (), sets: tuple[str, ...] = SETS, seed: int = 1) -> CardTable:
    """A new game of so many players."""
    return CardTable(cuore.new_game(sets=sets, seats=NAMES[:count], seed=seed, options=options))


def begun_by_ann(count: int = 4) -> CardTable:
    """A new game in which the lot has made Ann the first First Master."""
    return next(t for t in (dealt(count, seed=seed) for seed in range(1, 100)) if t.asked == "Ann")


def choose(t: CardTable, *names: str) -> CardTable:
    """Everybody in turn takes the next of these refined maids."""
    for name in names:
        t.play(f"{t.asked}: choose {name}")
    return t


def end_turns(t: CardTable, count: int) -> CardTable:
    """Players do nothing for so many turns."""
    for _ in range(count):
        t.play(f"{t.asked}: end turn")
    return t


def to_choose(t: CardTable) -> set[str]:
    """The refined maids that lie in the park."""
    return set(t.shown("refined maids"))


def refined(t: CardTable, seat: str) -> str | None:
    """A player's refined maid."""
    found: str | None = t.game.view(None)["seats"][t.game.seats.index(seat)]["refined"]
    return found


def skill(t: CardTable, name: str) -> int:
    """Points of a skill that the player in turn has."""
    return skills(t.game.view(None))[name]


def points(t: CardTable) -> tuple[int, int, int]:
    """Imagination, concentration and effort of the player in turn."""
    return skill(t, "imagination"), skill(t, "concentration"), skill(t, "effort")


def working(pile: str, count: int, *, leader: str = "", top: str = "") -> CardTable:
    """Ann, led as the pile wants or by another refined maid, has made so many points of the pile's skill."""
    right, _, maid = WORK[pile]
    piles = {pile: top} if top else None
    hand = has(f"{maid} x{count}" if count else "", deck=f"1 Love x{count + 6}")
    t = table(refined=leader or right, piles=piles, phase="serve", Ann=hand)
    for _ in range(count):
        t.play(f"Ann: serve {maid}")
    return t


def dealt_anew_looks_the_same(t: CardTable) -> bool:
    """Nobody can tell a game in which all that they cannot know was dealt anew from this one."""
    return all(
        json.dumps(t.game.view(seat)) == json.dumps(t.game.determinize(seat, seed).view(seat))
        for seat in (*range(len(t.game.seats)), None)
        for seed in range(5)
    )


# -- printed facts, each shown by what the table does --------------------------------------------------------


def assert_price(name: str, *, cost: int, copies: int) -> None:
    """It costs exactly so much love, and four players find so many of it in the park."""
    t = table(refined="Noëmi", town=name, Ann=has(f"1 Love x{cost}"))
    for paid in range(cost):
        assert not t.can(f"Ann: employ {name}"), f"{name} for {paid}"
        t.play("Ann: play 1 Love")
    t.play(f"Ann: employ {name}")
    assert (t.love, t.employments) == (0, 0)
    assert t.pile(name) == copies - 1 - (cost if name == "1 Love" else 0)


def assert_worth(name: str, worth: int) -> None:
    """One of her brings so many points, in hand, deck or discard pile."""
    for home in (has(name), has(deck=name), has(discard=name)):
        assert table(refined="Noëmi", Ann=home).vp("Ann") == worth, home


def assert_symbols(
    name: str,
    *,
    draw: int = 0,
    serving: int = 0,
    love: int = 0,
    employment: int = 0,
    imagination: int = 0,
    concentration: int = 0,
    effort: int = 0,
    chamber: int = 0,
) -> None:
    """When she serves she gives exactly this; she becomes a chambermaid for so many servings, or never."""
    hand = has(f"{name}, Elaine, 1 Love", deck="2 Love x9")
    t = table(refined="Yukina", phase="serve", Ann=hand)
    assert (t.servings, t.can(f"Ann: chamber {name}")) == (1, chamber == 1)
    t = table(refined="Yukina", Ann=hand).play("Ann: use Yukina", "Ann: discard 1 Love")
    assert (t.servings, t.can(f"Ann: chamber {name}")) == (2, chamber in (1, 2))
    t.play(f"Ann: serve {name}")
    assert (len(t.hand("Ann")) - 1, t.servings - 1) == (draw, serving)
    assert (t.love, t.employments) == (love, employment)
    assert points(t) == (imagination, concentration, effort)
