"""Victory points, ties and card totals counted a second time, from the rulebooks and not from the card pages.

Nothing here asks the engine for a fact about a card: names, quantities and points are written out once more, sets of
chambermaids are found by trying every grouping. House figures are in the same lists; they are the same for everybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from cuore.engine.state import PLACE_SHIFT, SEEN_CARD, State
from tests.stacks import Stack

# A spot of private quarters: card | card under it + 1 << 9 | events on it << 19.
UNDER, ON, CARD = 9, 19, 511

LOVE = {"1 Love": 36, "2 Love": 12, "3 Love": 8}
LOVE_IN_MORE = {"1 Love": 32, "2 Love": 10, "3 Love": 6}
CHIEFS = {
    "base": ("Marianne Soleil", "Colette Framboise"),
    "oktoberfest": ("Anja Brunner", "Matilde Wiese"),
    "romantic_vacation": ("Sofia Marfil", "Beatrice Escudo"),
    "expanding_the_house": ("Claudine de la Rochelle", "Aline du Roi"),
}
MAID_CHIEFS = tuple(maid_chief for maid_chief, _ in CHIEFS.values())
EIGHT_COPIES = (
    *("Ophelia Grail", "Anise Greenaway", "Elsa Reinmaier", "Hermina Baum", "Fryda Viento", "Laura", "Clorinde Sea"),
    *("Tiffany Wise", "Garden Party Maid"),
)
GENERAL_MAIDS = {
    "base": (
        *("Ophelia Grail", "Anise Greenaway", "Sainsbury Lockwood", "Tenalys Trent", "Nena Wilder"),
        *("Natsumi Fujikawa", "Esquine Forêt", "Geneviève Daubigny", "Moine de Lefèvre", "Eliza Rosewater"),
        *("Kagari Ichinomiya", "Claire Saint-Juste", "Safran Virginie", "Azure Crescent", "Viola Crescent"),
        "Rouge Crescent",
    ),
    "oktoberfest": (
        *("Elsa Reinmaier", "Hermina Baum", "Toni Darling", "Nora Morgenstern", "Nadja Kersten", "Gina Kersten"),
        *("Sara Leonhardt", "Julia Kunster", "Kirika von Heidemann", "Anna Hartmann", "Renata Abendroth"),
        *("Aileen Hammerschmidt", "Ute Krombach", "Kaori Hamasaki", "Paula Lauenburg", "Nicole Schmieg"),
    ),
    "romantic_vacation": (
        *("Fryda Viento", "Laura", "Clorinde Sea", "Lydia Leon", "Florence Spring", "Cynthia Lakes"),
        *("Caldina Alley", "Riya Naragashi", "Chinatsu Kooriyama", "Fea Primrose", "Romina Vautrin"),
        *("Daphne Coraille", "Margareta Torrente", "Germaine Mahle", "Evita Catala", "Valencia Prêtre"),
        *("Hyacinth Arrow", "Nonnette Soyeux"),
    ),
    "expanding_the_house": (
        *("Tiffany Wise", "Carillon Vandoor", "Francine Barbier", "Renée R. Rieussec", "Domino Bonaparte"),
        *("Amaretto Renard", "Victoria Calderan", "Emily Raymond", "Rutile der Sar", "Phyllis Lumley"),
        *("Lilac Hawkwind", "Felicity Horn", "Suzuna Kamikawa", "Grace Saulsbury", "Pauline Dumond"),
        "Ririko Hiiragi",
    ),
}
PARTNERLESS = (  # ruling 160: in More nothing of what these need is there, unless it is Illness
    *("Nena Wilder", "Tiffany Wise", "Emily Raymond", "Victoria Calderan", "Ririko Hiiragi", "Hyacinth Arrow"),
    *("Nadja Kersten", "Gina Kersten", "Julia Kunster", "Ute Krombach", "Silk Amanohara"),
)
WITH_ILLNESS = ("Nord Twilight",)
WITH_EVENTS = ("Claire Saint-Juste", "Sora Nakachi")
PRIVATE_MAIDS = {
    "base": (
        *("Amber Twilight", "Nord Twilight", "Sora Nakachi", "Fay Longfang", "Lalande Dreyfus", "Milly Violet"),
        *("Eugenie Fontaine", "Lucienne de Marlboro", "Rosa Topaz", "Tanya Petrushka"),
    ),
    "expanding_the_house": (
        *("Mika Yakushido", "Silk Amanohara", "Courtney Jewel", "Roanna Shiraz", "Aurelie Lambert"),
        *("Clymene Silvestri", "Chrysta Antibes", "Eve Valentine", "Shion Tsuwabuki"),
    ),
}
EVENTS = {
    "base": {"Illness": 10, "Bad Habit": 16},
    "oktoberfest": {"Envy": 8, "Heavy Storm": 8, "Let Me Drink!": 8},
}
BUILDINGS = {
    "oktoberfest": {"Beer Fest": 8},
    "expanding_the_house": {"Garden": 8, "Estate": 8, "Lily Garden": 8},
}
BEERS = (
    {"Beer Stand": 1, "Get Drunk (lose one)": 1, "Get Drunk (give one)": 1, "Oktoberfest": 1}
    | {"Weissbier": 7, "Pilsner": 6, "Altbier": 5, "Bock": 3}
)  # fmt: skip
ALCOHOL = {"Oktoberfest": 3, "Weissbier": 2, "Pilsner": 2, "Altbier": 2, "Bock": 3}
FIRST_TIER = {"Scary Night": 3, "Astronomic Observation": 3, "Beach Volleyball": 3}
SECOND_TIER = (
    *("Camp Fire", "Fireworks Night", "Treasure Hunt", "Deep-Sea Dive", "Summer Festival", "Seaside Barbecue"),
    "Sunrise on the Pier",
)
REMINISCENCES = (*FIRST_TIER, *SECOND_TIER)
REFINED_MAIDS = ("Noëmi", "Celina", "Arisa", "Marianne Soleil", "Ignis", "Yukina", "Ellis", "Steward", "Hostess")
PREPARATIONS = {
    **{f"{pile} {level}": 3 for pile in ("Food", "Decoration") for level in (1, 2, 3)},
    "Cleaning 1": 3,
    "Cleaning 2": 3,
    "Cleaning 3": 2,
}
REMOVED_FOR_TWO = 3

COLETTE, OPHELIA, BAD_HABIT = "Colette Framboise", "Ophelia Grail", "Bad Habit"
IN_FOURS = ("Safran Virginie", "Felicity Horn", "Lantern Maid")
SISTERS = ("Azure Crescent", "Viola Crescent", "Rouge Crescent")
PRINTED_POINTS = {  # whoever is missing prints none
    8: ("Food 3", "Decoration 3", "Cleaning 3"),
    6: ("Marianne Soleil", "Anja Brunner", "Bock", "Camp Fire"),
    5: (
        *("Sofia Marfil", "Claudine de la Rochelle", "Fireworks Night", "Deep-Sea Dive", "Sunrise on the Pier"),
        *("Food 2", "Decoration 2", "Cleaning 2"),
    ),
    4: ("Lily Garden", "Altbier", "Treasure Hunt", "Summer Festival", "Seaside Barbecue"),
    3: ("Anise Greenaway", "Estate", "Oktoberfest", "Scary Night", "Food 1", "Decoration 1", "Cleaning 1"),
    2: (
        *("Sora Nakachi", "Lalande Dreyfus", "Aurelie Lambert", "Elsa Reinmaier", "Clorinde Sea", "Tiffany Wise"),
        *("Garden Party Maid", "Beer Stand", "Astronomic Observation", "Beach Volleyball"),
    ),
    1: (
        *("Colette Framboise", "Azure Crescent", "Viola Crescent", "Rouge Crescent"),
        *("Milly Violet", "Lucienne de Marlboro", "Rosa Topaz", "Tanya Petrushka"),
        *("Matilde Wiese", "Hermina Baum", "Valencia Prêtre", "Aline du Roi", "Suzuna Kamikawa", "Ririko Hiiragi"),
        *("Courtney Jewel", "Roanna Shiraz", "Clymene Silvestri", "Chrysta Antibes", "Eve Valentine"),
        *("Shion Tsuwabuki", "Garden", "Dawn Shride"),
    ),
    -2: ("Mika Yakushido",),
    -3: ("Amber Twilight",),
    -4: ("Nord Twilight",),
}
POINTS = {name: points for points, names in PRINTED_POINTS.items() for name in names}
NO_MAIDS = frozenset(
    (
        *(*LOVE, *EVENTS["base"], *EVENTS["oktoberfest"], *BUILDINGS["oktoberfest"]),
        *(*BUILDINGS["expanding_the_house"], *BEERS, *REMINISCENCES, *PREPARATIONS),
    )
)
ALL_PRIVATE = frozenset(name for names in PRIVATE_MAIDS.values() for name in names)


# -- how many cards there are ------------------------------------------------------------------------------------


@cache
def _contents(
    sets: tuple[str, ...], seats: int, town: tuple[str, ...], options: tuple[str, ...], chiefs: str
) -> Mapping[str, int]:
    if "more" in sets:
        return _contents_of_more(sets, seats, town, options)
    quick = REMOVED_FOR_TWO if "two-player-quick" in options else 0
    found: Counter[str] = Counter({name: n * (2 if seats >= 5 else 1) for name, n in LOVE.items()})
    maid_chief, chambermaid_chief = CHIEFS[chiefs]
    found.update({maid_chief: 8 - quick, chambermaid_chief: 24 - quick})
    found.update({name: (8 if name in EIGHT_COPIES else 10) - quick for name in town})
    for box in sets:
        found.update(dict.fromkeys(PRIVATE_MAIDS.get(box, ()), 1))
        # Rulings 5 and 6: base takes three out of its events' piles as well, Oktoberfest does not.
        found.update({name: n - (quick if box == "base" else 0) for name, n in EVENTS.get(box, {}).items()})
        shortened = quick if "expanding_the_house" in sets else 0  # ruling 8
        found.update({name: n - shortened for name, n in BUILDINGS.get(box, {}).items()})
    if "no-bad-habits" in options:
        del found[BAD_HABIT]
    if "oktoberfest" in sets:
        found.update(BEERS)
    if "romantic_vacation" in sets:  # rulings 7 and 156
        found.update({name: 1 if quick else n for name, n in FIRST_TIER.items()})
        found.update({name: 1 for name in SECOND_TIER if "oktoberfest" not in sets})
    return found


def _contents_of_more(
    sets: tuple[str, ...], seats: int, town: tuple[str, ...], options: tuple[str, ...]
) -> Mapping[str, int]:
    """Rulings 130, 134, 135 and 139; what was left in its box counts too, it lies among what is out of the game."""
    found: Counter[str] = Counter(LOVE_IN_MORE)
    found[COLETTE] = 3 * seats
    found.update({name: (8 if name in EIGHT_COPIES else 10) - (3 if seats == 2 else 0) for name in town})
    found.update(dict.fromkeys(REFINED_MAIDS, 1))
    found.update({name: n - (seats < 4 and name[-1] in "13") for name, n in PREPARATIONS.items()})
    if seats == 2:
        for name in ("Arisa", "Cleaning 1", "Cleaning 2", "Cleaning 3"):
            del found[name]
    if "without-ignis" in options:
        del found["Ignis"]
    illness = "illness" in options
    dead = {*PARTNERLESS, *(() if illness else (*WITH_ILLNESS, *WITH_EVENTS))}
    for box in sets:
        if "mixed-pile" in options:
            lent = [name for name in GENERAL_MAIDS.get(box, ()) if name not in dead and name not in found]
            found.update(dict.fromkeys(lent, 1))
        if "private-maids" in options:
            found.update({name: 1 for name in PRIVATE_MAIDS.get(box, ()) if name not in dead})
    if illness:
        found["Illness"] = 10
    return found


def box_contents(s: State) -> Mapping[str, int]:
    """How many of each card the table has in all."""
    table = s.table
    return _contents(table.sets, len(table.seats), table.town, table.options, table.chiefs)


def spots(zone: Iterable[int]) -> Iterable[tuple[int, int, int]]:
    """Card, card under it or -1, events on it."""
    return ((spot & CARD, (spot >> UNDER & 1023) - 1, spot >> ON) for spot in zone)


def on_the_table(s: State) -> Counter[str]:
    """Every physical card, wherever it lies."""
    numbers: Counter[int] = Counter()
    for zone in (*s.hand, *s.deck, *s.discard, *s.shown, *s.stacks, s.played, s.gone):
        numbers.update(zone)
    numbers.update(looked & SEEN_CARD for looked in s.aside)
    for beers in s.beers:
        numbers.update(beer & SEEN_CARD for beer in beers)
    numbers.update(card for card in s.refined if card >= 0)
    for card, left in zip(s.table.pile_cards, s.piles, strict=True):
        numbers[card] += left
    found: Counter[str] = Counter()
    for zone in (*s.quarters, *s.private):
        for card, under, on in spots(zone):
            numbers[card] += 1
            if under >= 0:
                numbers[under] += 1
            if on:
                found["Heavy Storm" if _is_building(s.table.cards[card].name) else "Illness"] += on
    for number, n in numbers.items():
        found[s.table.cards[number].name] += n
    return found


def _is_building(name: str) -> bool:
    return any(name in buildings for buildings in BUILDINGS.values())


# -- victory points ----------------------------------------------------------------------------------------------


@cache
def best_safrans(count: int) -> tuple[int, int]:
    """Points, then idle maids, of the best way to part chambermaids into sets of one to four."""
    if count == 0:
        return 0, 0
    options = []
    for size, points in ((1, 0), (2, 4), (3, 8), (4, 12)):
        if size <= count:
            rest, idle = best_safrans(count - size)
            options.append((points + rest, idle + (size == 1)))
    return max(options)


@cache
def best_sisters(a: int, b: int, c: int) -> int:
    """Points of the best way to part the Crescent sisters into pairs and trios of different ones."""
    best = 0
    if a and b and c:
        best = max(best, 7 + best_sisters(a - 1, b - 1, c - 1))
    if a and b:
        best = max(best, 3 + best_sisters(a - 1, b - 1, c))
    if a and c:
        best = max(best, 3 + best_sisters(a - 1, b, c - 1))
    if b and c:
        best = max(best, 3 + best_sisters(a, b - 1, c - 1))
    return best


def in_threes(count: int, three: int, two: int, one: int) -> int:
    """Ruling 100: groups of three first, then the rest."""
    return count // 3 * three + (0, one, two)[count % 3]


class Owned:
    """A seat's cards; whatever lies under an event is taken out first."""

    def __init__(self, s: State, seat: int) -> None:
        names = {number: card.name for number, card in s.table.cards.items()}
        self.all: Counter[str] = Counter(names[c] for zone in (s.hand, s.deck, s.discard) for c in zone[seat])
        if seat == s.active:
            self.all.update(names[card] for card in s.played)
        for looked in s.aside:  # lent for a look; an event on its way belongs to nobody
            if looked >> PLACE_SHIFT & 7 == seat:
                self.all[names[looked & SEEN_CARD]] += 1
        beers = Counter(names[beer & SEEN_CARD] for beer in s.beers[seat])
        self.quarters: Counter[str] = Counter()
        for card, under, on in spots((*s.quarters[seat], *s.private[seat])):
            if not on:
                self.quarters[names[card]] += 1
                if under >= 0 and names[under] in BEERS:
                    beers[names[under]] += 1
                elif under >= 0:
                    self.all[names[under]] += 1  # under an Estate she is a card of the deck, not a chambermaid
        self.all += self.quarters + beers
        self.alcohol = sum(ALCOHOL.get(name, 0) * n for name, n in beers.items())

    def total(self, names: Iterable[str]) -> int:
        """How many of these the seat owns."""
        return sum(self.all[name] for name in names)

    @property
    def chambermaids(self) -> int:
        """Maids in private quarters other than private maids."""
        return sum(n for name, n in self.quarters.items() if name not in NO_MAIDS and name not in ALL_PRIVATE)


def count(s: State) -> list[tuple[int, int]]:
    """Victory points and what breaks a tie, of every seat (rulebooks; rulings G to K)."""
    houses = [Owned(s, seat) for seat in range(len(s.table.seats))]
    more = "more" in s.table.sets
    result = []
    for seat, own in enumerate(houses):
        points, idle = _points(own)
        if not more:
            others = max(house.all[COLETTE] for other, house in enumerate(houses) if other != seat)
            points += 5 if own.all[COLETTE] > others else 0
        result.append((points, own.chambermaids if more else idle))
    return result


def _points(own: Owned) -> tuple[int, int]:
    """Points but for the majority, and maids that bring none."""
    everywhere, quarters = own.all, own.quarters
    points = sum(POINTS.get(name, 0) * n for name, n in everywhere.items())
    idle = sum(n for name, n in everywhere.items() if name not in POINTS and name not in NO_MAIDS)
    for name in IN_FOURS:
        bonus, alone = best_safrans(quarters[name])
        points += bonus
        idle -= quarters[name] - alone
    points += best_sisters(*(quarters[name] for name in SISTERS))
    ophelias = everywhere[OPHELIA]
    if ophelias > 1:
        points += ophelias * (2 if ophelias % 2 else -2)
        idle -= ophelias
    points -= everywhere[BAD_HABIT] * (2 if everywhere[BAD_HABIT] >= 4 else 1)
    for bonus, busy in (_of_oktoberfest(own), _of_the_vacation(own), _of_the_house(own)):
        points += bonus
        idle -= busy
    return points, idle


def _of_oktoberfest(own: Owned) -> tuple[int, int]:
    """Rulings 77, 84, 85, 100 to 102."""
    everywhere, quarters = own.all, own.quarters
    points = everywhere["Anja Brunner"] if everywhere["Nicole Schmieg"] >= 3 else 0
    points += quarters["Ute Krombach"] * (2 if 2 <= own.alcohol <= 9 else 1)
    points += in_threes(quarters["Kaori Hamasaki"], 12, 2, 1)
    points += in_threes(everywhere["Pilsner"], 14, 6, 1)
    points += everywhere["Weissbier"] * (everywhere["Weissbier"] + everywhere["Oktoberfest"])
    if own.total(MAID_CHIEFS) >= 2:
        points -= 6 * everywhere["Bock"]
    return points, quarters["Ute Krombach"] + quarters["Kaori Hamasaki"]


def _of_the_vacation(own: Owned) -> tuple[int, int]:
    """Rulings 115 to 117; Clorinde and Florence as printed."""
    everywhere, quarters = own.all, own.quarters
    points, busy = 2 * quarters["Beatrice Escudo"], quarters["Beatrice Escudo"]
    if own.total(name for pair in CHIEFS.values() for name in pair) >= 7:
        points -= 2 * everywhere["Clorinde Sea"]
        busy -= everywhere["Clorinde Sea"]  # she has become idle
    if own.chambermaids >= 7:
        points += 5 * quarters["Florence Spring"]
        busy += quarters["Florence Spring"]
    if own.total(REMINISCENCES) >= 2:
        points += 2 * quarters["Hyacinth Arrow"]
        busy += quarters["Hyacinth Arrow"]
    if everywhere["Margareta Torrente"] >= 3:
        points -= everywhere["Margareta Torrente"]
        busy += everywhere["Margareta Torrente"]
    return points, busy


def _of_the_house(own: Owned) -> tuple[int, int]:
    """Ruling 147; Domino as printed."""
    return 5 * (own.quarters["Suzuna Kamikawa"] // 3) - 2 * own.quarters["Domino Bonaparte"], own.quarters[
        "Domino Bonaparte"
    ]


def winners(s: State) -> list[int]:
    """Most points; of those, most maids that brought none (More: most chambermaids); still tied, they share."""
    counted = count(s)
    best = max(counted)
    return [seat for seat, one in enumerate(counted) if one == best]


def zone(zones: list[list[int]], stack: Stack) -> list[int]:
    """The cards of a stack; a table has no more places for stacks than its boxes need."""
    return zones[stack] if stack < len(zones) else []


# -- the end -----------------------------------------------------------------------------------------------------


def end_is_due(s: State) -> bool:
    """Whether what ends a game is so now (rulings 10, 46, 63, 105, 110, 132, 139, 157)."""
    names = {number: card.name for number, card in s.table.cards.items()}
    sets = s.table.sets
    empty = sum(
        1 for card, left in zip(s.table.pile_cards, s.piles, strict=True) if not left and names[card] not in NO_MAIDS
    )
    if "more" in sets:
        for option, stack in (("private-maids", Stack.PRIVATE), ("mixed-pile", Stack.MIXED)):
            if option in s.table.options and not zone(s.stacks, stack) and not zone(s.shown, stack):
                empty += 1
        piles = (Stack.FOOD, Stack.DECORATION, *((Stack.CLEANING,) if len(s.table.seats) > 2 else ()))
        return empty >= 2 or any(not zone(s.stacks, stack) for stack in piles)
    if {*sets} & {*PRIVATE_MAIDS} and not zone(s.stacks, Stack.PRIVATE):
        empty += 1
    if "oktoberfest" in sets and not zone(s.stacks, Stack.BEER):
        return True
    return empty >= (3 if len(s.table.seats) >= 5 else 2)
