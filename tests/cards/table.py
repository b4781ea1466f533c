"""A table for card tests: lay a position out by names, play by words, ask the zones.

    t = table(Ann=has("Natsumi, 1 Love x2", deck="Rouge"), Bob=has("1 Love x4"))
    t.play("Ann: serve Natsumi", "Ann: discard 1 Love")
    assert t.hand("Bob") == cards("1 Love x3")

A list of cards is one string, a maid goes by her first name. In private quarters `Azure (ill)` has an Illness on her,
`Azure (ill x2)` two, `Garden (storm)` a Heavy Storm, `Estate (over Aline)` a card beneath it; private maids stand in
the order in which they came, the last one is uncovered. Beers stand among the cards of the quarters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cuore.boxes import registry
from cuore.engine import positions, setup
from cuore.engine.cards import Card
from cuore.engine.chance import fast_chance
from cuore.engine.errors import IllegalMove
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.names import find_card, plain_name
from cuore.engine.positions import SeatLayout
from cuore.engine.state import ON, SEEN_CARD, UNDER
from cuore.engine.town import TOWN_SIZE
from tests.stacks import PHASES, STACKS

_ENTRY = re.compile(
    r"(?P<name>.+?)(?: \(over (?P<under>[^()]+)\))?(?: \((?:ill|storm)(?: x(?P<ill>\d+))?(?P<sick>)\))?"
    r"(?: x(?P<count>\d+))?"
)
SHOWN = " shown"
BASE = ("base",)


@dataclass(frozen=True)
class House:
    """What one player has before the first move."""

    hand: str
    deck: str
    discard: str
    quarters: str


def has(hand: str = "", *, deck: str = "", discard: str = "", quarters: str = "") -> House:
    """A player's cards; a deck is listed from its top, a discard pile up to its top."""
    return House(hand, deck, discard, quarters)


def slug(card: Card, cards: Iterable[Card]) -> str:
    """How tests name a card: by the first word if that is a word and tells her apart, else by the whole name."""
    words = re.sub(r"[^a-z0-9]+", " ", plain_name(card.name)).split()
    first = [c for c in cards if plain_name(c.name).startswith(words[0])]
    return words[0] if words[0].isalpha() and len(first) == 1 else "_".join(words)


def cards(listed: str, *, sets: tuple[str, ...] = BASE) -> list[str]:
    """The short names of a list of cards, sorted: what the zones of a table are compared with."""
    return sorted(short(card) for card in Pages(sets).listed(listed))


def short(card: Card) -> str:
    """A maid goes by her first name, everything else by its full name."""
    return card.name.split()[0] if card.is_maid else card.name


class CardTable:
    """A game in the hands of a test."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._first_names = {card.name: short(card) for card in game.table.cards.values() if card.is_maid}

    # -- playing ---------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> CardTable:
        """Play moves like `Ann: serve Natsumi`; one that is not legal raises and names those that are."""
        for move in moves:
            self.game.apply(self._move(move))
        return self

    def can(self, move: str) -> bool:
        """Whether a move is legal now. Words that mean nothing are an error, not a no."""
        try:
            self._move(move)
        except IllegalMove as error:
            if error.key == "unreadable-move":
                raise
            return False
        return True

    def options(self, seat: str) -> set[str]:
        """Everything that seat, who must be the one to answer, may say now."""
        assert self.asked == seat, f"{self.asked} is asked, not {seat}"
        return {self._short(self.game.text(move)) for move in self.game.legal()}

    @property
    def asked(self) -> str:
        """Who must answer."""
        return self.game.seats[self.game.to_move]

    # -- zones -----------------------------------------------------------------------------------------------

    def hand(self, seat: str) -> list[str]:
        """The cards in hand."""
        return self._names(self.game.state.hand[self._seat(seat)])

    def deck(self, seat: str) -> list[str]:
        """The draw deck, from its top."""
        table = self.game.table
        return [short(table.cards[c]) for c in reversed(self.game.state.deck[self._seat(seat)])]

    def discard(self, seat: str) -> list[str]:
        """The discard pile."""
        return self._names(self.game.state.discard[self._seat(seat)])

    def played(self) -> list[str]:
        """What lies in the play area of the player in turn."""
        return self._names(self.game.state.played)

    def quarters(self, seat: str) -> list[str]:
        """The private quarters; an ill maid is `Azure (ill)` or `Azure (ill x2)`, a chief lies beneath an Estate."""
        view = self.game.view(self._seat(seat))["seats"][self._seat(seat)]
        beers = self._names(entry & SEEN_CARD for entry in self.game.state.beers[self._seat(seat)])
        return sorted([*beers, *(self._spot(spot) for spot in (*view["quarters"], *view["private"]))])

    def pile(self, name: str) -> int:
        """How many cards are left of a town pile; `private maids` and the like are the face-down part."""
        if name in STACKS:
            return len(self.game.state.stacks[STACKS[name]])
        return int(self.game.view(None)["town"][self._page(name).name])

    def shown(self, stack: str = "private maids") -> list[str]:
        """The private maids, or cards of another stack, that lie face up."""
        return self._names(self.game.state.shown[STACKS[stack]])

    def stack(self, stack: str) -> list[str]:
        """The face-down cards of a stack, from its top."""
        return [short(self.game.table.cards[c]) for c in reversed(self.game.state.stacks[STACKS[stack]])]

    # -- numbers ---------------------------------------------------------------------------------------------

    @property
    def love(self) -> int:
        """Love of the player in turn."""
        return int(self.game.state.love)

    @property
    def servings(self) -> int:
        """Servings of the player in turn."""
        return int(self.game.state.servings)

    @property
    def employments(self) -> int:
        """Employments of the player in turn."""
        return int(self.game.state.employments)

    @property
    def phase(self) -> str:
        """The phase of the turn."""
        return self.game.phase

    def vp(self, seat: str) -> int:
        """Victory points if the game ended now."""
        return self.game.scores()[self._seat(seat)]

    # -- what a player knows ---------------------------------------------------------------------------------

    def known(self, seat: str) -> list[tuple[str, str, str]]:
        """Cards that this player has lawfully seen: whose, which zone, which card."""
        known = self.game.view(self._seat(seat))["you"]["known"]
        return [(self.game.seats[k["seat"] or 0], k["zone"], short(self._page(k["card"]))) for k in known]

    def aside(self, seat: str) -> list[str | None]:
        """Cards set aside in the middle of an effect, as this player sees them."""
        seen = self.game.view(self._seat(seat))["aside"]
        return [short(self._page(card["card"])) if card["card"] else None for card in seen]

    # -- inside ----------------------------------------------------------------------------------------------

    def _move(self, text: str) -> int:
        """The legal move that a text means. Most texts are exact, and then the game need not read them."""
        seat, _, words = text.partition(": ")
        exact = (move for move in self.game.legal() if self._short(self.game.text(move)) == words)
        found = next(exact, None) if seat == self.asked else None
        return self.game.find(text) if found is None else found

    def _seat(self, name: str) -> int:
        return self.game.seats.index(name)

    def _page(self, name: str) -> Card:
        return find_card(name, self.game.table.cards.values())

    def _names(self, numbers: Iterable[int]) -> list[str]:
        return sorted(short(self.game.table.cards[number]) for number in numbers)

    def _spot(self, spot: Mapping[str, Any]) -> str:
        page, ill = self._page(spot["card"]), len(spot["on"])
        word = "storm" if page.kind is Kind.BUILDING else "ill"
        name = short(page) + (f" (over {short(self._page(spot['under']))})" if spot.get("under") else "")
        return f"{name} ({word} x{ill})" if ill > 1 else f"{name} ({word})" if ill else name

    def _short(self, words: str) -> str:
        for name, first in self._first_names.items():
            if name in words:
                return words.replace(name, first)
        return words


def table(
    others: Mapping[str, House] | None = None,
    /,
    *,
    sets: tuple[str, ...] = BASE,
    town: str = "",
    piles: Mapping[str, int | str] | None = None,
    active: str = "",
    phase: str = "start",
    options: tuple[str, ...] = (),
    chiefs: str = "",
    seed: int = 1,
    **houses: House,
) -> CardTable:
    """A position, run to its first decision.

    Players are named in turn order, `others` come behind them, a missing second one is Bob with nothing. The town is
    made of the general maids that occur anywhere, those of `town`, and as many others as it takes.
    """
    houses.update(others or ({} if len(houses) > 1 else {"Bob": has()}))
    seats, boxes, pages = list(houses), registry.boxes(sets), Pages(sets)
    counts = {name: value for name, value in (piles or {}).items() if isinstance(value, int)}
    lists = {name: pages.ids(value) for name, value in (piles or {}).items() if isinstance(value, str)}
    listed = [town, *counts, *(zone for h in houses.values() for zone in (h.hand, h.deck, h.discard, h.quarters))]
    state = positions.lay_out(
        setup.make_table(boxes, seats, pages.town(listed), registry.chosen_options(sets, options), {}, chiefs),
        boxes,
        fast_chance(seed),
        [pages.layout(house) for house in houses.values()],
        piles={pages.find(name).id: left for name, left in counts.items()},
        stacks={STACKS[name]: ids[::-1] for name, ids in lists.items() if name in STACKS},
        shown={STACKS[name.removesuffix(" shown")]: ids for name, ids in lists.items() if name.endswith(" shown")},
        active=seats.index(active) if active else 0,
        phase=PHASES[phase],
    )
    return CardTable(Game(state, "test"))


class Pages:
    """The cards of some boxes, by the names that tests use."""

    def __init__(self, sets: tuple[str, ...]) -> None:
        self.cards = [card for box in registry.boxes(sets) for card in box.cards]
        self._short = {short(card): card for card in self.cards}

    def find(self, name: str) -> Card:
        """The card of a name, mostly a first name."""
        return self._short.get(name) or find_card(name, self.cards)

    def listed(self, text: str) -> list[Card]:
        """The cards of a list, one by one."""
        return [self.find(name) for name, _, _, count in _entries(text) for _ in range(count)]

    def ids(self, text: str) -> list[int]:
        """The numbers of the cards of a list."""
        return [card.id for card in self.listed(text)]

    def layout(self, house: House) -> SeatLayout:
        """A player's cards as numbers."""
        spots = [
            (self.find(name), (on << ON) | (self.find(under).id + 1 << UNDER if under else 0))
            for name, under, on, count in _entries(house.quarters)
            for _ in range(count)
        ]
        apart = (Kind.PRIVATE_MAID, Kind.BEER)
        return SeatLayout(
            hand=self.ids(house.hand),
            deck=self.ids(house.deck)[::-1],
            discard=self.ids(house.discard),
            quarters=[card.id | more for card, more in spots if card.kind not in apart],
            private=[card.id | more for card, more in spots if card.kind is Kind.PRIVATE_MAID],
            beers=[card.id for card, _ in spots if card.kind is Kind.BEER],
        )

    def town(self, lists: Iterable[str]) -> tuple[str, ...]:
        """The general maids that are spoken of, filled up to ten, in the order of the boxes."""
        spoken = [card for card in self.listed(", ".join(filter(None, lists))) if card.kind is Kind.GENERAL_MAID]
        others = [card for card in self.cards if card.kind is Kind.GENERAL_MAID]
        chosen = list(dict.fromkeys(card.name for card in (*spoken, *others)))[:TOWN_SIZE]
        assert {card.name for card in spoken} <= set(chosen), "more than ten general maids"
        return tuple(card.name for card in others if card.name in chosen)


def _entries(listed: str) -> list[tuple[str, str, int, int]]:
    """Name, what lies under it, events on it, copies."""
    entries = []
    for entry in filter(None, (part.strip() for part in listed.split(","))):
        found = _ENTRY.fullmatch(entry)
        assert found, entry
        on = int(found["ill"] or 1) if found["sick"] is not None else 0
        entries.append((found["name"], found["under"] or "", on, int(found["count"] or 1)))
    return entries


# -- printed facts, each shown by what the table does --------------------------------------------------------


def assert_price(
    name: str, *, cost: int, copies: int, sets: tuple[str, ...] = ("base",), quarters: str | None = None
) -> None:
    """She costs exactly so much love, and there are so many of her. `quarters` is where an event may lie."""
    private = Pages(sets).find(name).kind is Kind.PRIVATE_MAID
    piles: dict[str, int | str] = {"private maids shown": name} if private else {}
    lair = ("Azure" if "base" in sets else "") if quarters is None else quarters
    house = has(f"1 Love x{cost}", quarters=lair)
    t = table(sets=sets, town="" if private else name, piles=piles, Ann=house)
    for paid in range(cost):
        assert not t.can(f"Ann: employ {name}"), f"{name} for {paid}"
        t.play("Ann: play 1 Love")
    t.play(f"Ann: employ {name}")
    assert (t.love, t.employments) == (0, 0)
    if not private:
        assert table(sets=sets, town=name, Ann=has()).pile(name) == copies


def assert_worth(name: str, points: int, *, sets: tuple[str, ...] = ("base",)) -> None:
    """One of her brings so many points, in hand, deck, discard pile or (private maids) quarters."""
    private = Pages(sets).find(name).kind is Kind.PRIVATE_MAID
    homes = [has(quarters=name)] if private else [has(name), has(deck=name), has(discard=name)]
    for home in homes:
        # The other one has as many of them, so that nobody has the most.
        t = table(sets=sets, Ann=home, Bob=has() if private else has(name))
        assert t.vp("Ann") == points, home


# She gives two servings, and neither love nor cards.
SERVERS = {"base": "Kagari", "oktoberfest": "Anna", "romantic_vacation": "Fea", "expanding_the_house": "Emily"}


def assert_symbols(
    name: str,
    *,
    draw: int = 0,
    serving: int = 0,
    love: int = 0,
    employment: int = 0,
    chamber: int = 0,
    sets: tuple[str, ...] = ("base",),
) -> None:
    """When she serves she gives exactly this; she becomes a chambermaid for so many servings, or never."""
    server = SERVERS[sets[0]]
    t = table(sets=sets, phase="serve", Ann=has(f"{name}, {server} x4", deck="2 Love x9"))
    for servings in (1, 2, 3):
        assert t.servings == servings
        assert t.can(f"Ann: chamber {name}") == (0 < chamber <= servings)
        t.play(f"Ann: serve {server}")
    before, employments = len(t.hand("Ann")) - 1, t.employments
    t.play(f"Ann: serve {name}")
    assert (len(t.hand("Ann")) - before, t.servings - 3) == (draw, serving)
    assert (t.love, t.employments - employments) == (love, employment)
