"""Victory points, ties and card totals counted a second time, from the rulebook and not from the card pages.

Nothing here asks the engine for a fact about a card: names, quantities and points are written out once more, sets of
chambermaids are found by trying every grouping.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from cuore.engine.moves import CARD_MASK, ON_SHIFT
from cuore.engine.state import PLACE_SHIFT, SEEN_CARD, State

LOVE = {"1 Love": 36, "2 Love": 12, "3 Love": 8}
CHIEFS = {"Marianne Soleil": 8, "Colette Framboise": 24}
EIGHT_COPIES = ("Ophelia Grail", "Anise Greenaway")
EVENTS = {"Illness": 10, "Bad Habit": 16}
PRIVATE_MAIDS = (
    *("Amber Twilight", "Nord Twilight", "Sora Nakachi", "Fay Longfang", "Lalande Dreyfus", "Milly Violet"),
    *("Eugenie Fontaine", "Lucienne de Marlboro", "Rosa Topaz", "Tanya Petrushka"),
)
PRINTED_POINTS = {  # whoever is missing prints none
    6: ("Marianne Soleil",),
    3: ("Anise Greenaway",),
    2: ("Sora Nakachi", "Lalande Dreyfus"),
    1: (
        *("Colette Framboise", "Azure Crescent", "Viola Crescent", "Rouge Crescent"),
        *("Milly Violet", "Lucienne de Marlboro", "Rosa Topaz", "Tanya Petrushka"),
    ),
    -3: ("Amber Twilight",),
    -4: ("Nord Twilight",),
}
POINTS = {name: points for points, names in PRINTED_POINTS.items() for name in names}
COLETTE, OPHELIA, SAFRAN, BAD_HABIT = "Colette Framboise", "Ophelia Grail", "Safran Virginie", "Bad Habit"
SISTERS = ("Azure Crescent", "Viola Crescent", "Rouge Crescent")


def box_contents(s: State) -> Counter[str]:
    """How many of each card the table has in all (rulebook, sections 2, 3 and 11)."""
    table = s.table
    love_sets = 2 if len(table.seats) >= 5 else 1
    removed = 3 if "two-player-quick" in table.options else 0
    events = {name: n for name, n in EVENTS.items() if not _is_left_out(name, table.options)}
    return Counter(
        {
            **{name: n * love_sets for name, n in LOVE.items()},
            **{name: n - removed for name, n in (CHIEFS | events).items()},
            **{name: (8 if name in EIGHT_COPIES else 10) - removed for name in table.town},
            **dict.fromkeys(PRIVATE_MAIDS, 1),
        }
    )


def _is_left_out(name: str, options: tuple[str, ...]) -> bool:
    return name == BAD_HABIT and "no-bad-habits" in options


def on_the_table(s: State) -> Counter[str]:
    """Every physical card, wherever it lies."""
    numbers: Counter[int] = Counter()
    for zone in (*s.hand, *s.deck, *s.discard, s.played, s.shown, s.stack):
        numbers.update(zone)
    numbers.update(looked & SEEN_CARD for looked in s.aside)
    for card, left in zip(s.table.pile_cards, s.piles, strict=True):
        numbers[card] += left
    found = Counter({s.table.cards[number].name: n for number, n in numbers.items()})
    for spot in (spot for spots in (*s.quarters, *s.private) for spot in spots):
        found[s.table.cards[spot & CARD_MASK].name] += 1
        found["Illness"] += spot >> ON_SHIFT
    return found


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


def owned(s: State, seat: int) -> tuple[Counter[str], Counter[str]]:
    """A seat's cards in all zones, and those in private quarters; whoever is ill is taken out first."""
    names = s.table.cards
    deck = Counter(names[card].name for zone in (s.hand, s.deck, s.discard) for card in zone[seat])
    if seat == s.active:
        deck.update(names[card].name for card in s.played)
    for looked in s.aside:  # lent for a look; an event on its way belongs to nobody
        if looked >> PLACE_SHIFT & 7 == seat:
            deck[names[looked & SEEN_CARD].name] += 1
    quarters = Counter(names[spot].name for spot in (*s.quarters[seat], *s.private[seat]) if not spot >> ON_SHIFT)
    return deck + quarters, quarters


def count(s: State) -> list[tuple[int, int]]:
    """Victory points and idle maids of every seat (rulebook, sections 11-2 and 12)."""
    all_owned = [owned(s, seat) for seat in range(len(s.table.seats))]
    colettes = [everywhere[COLETTE] for everywhere, _ in all_owned]
    result = []
    for seat, (everywhere, quarters) in enumerate(all_owned):
        points = sum(POINTS.get(name, 0) * n for name, n in everywhere.items())
        others = max(n for other, n in enumerate(colettes) if other != seat)
        points += 5 if colettes[seat] > others else 0
        safrans, idle_safrans = best_safrans(quarters[SAFRAN])
        points += safrans + best_sisters(*(quarters[name] for name in SISTERS))
        ophelias = everywhere[OPHELIA]
        if ophelias > 1:
            points += ophelias * (2 if ophelias % 2 else -2)
        points -= everywhere[BAD_HABIT] * (2 if everywhere[BAD_HABIT] >= 4 else 1)
        idle = sum(n for name, n in everywhere.items() if _is_always_idle(name))
        idle += idle_safrans + everywhere[SAFRAN] - quarters[SAFRAN] + (ophelias == 1)
        result.append((points, idle))
    return result


def _is_always_idle(name: str) -> bool:
    """A maid without printed points and without a way to score."""
    return name not in POINTS and name not in LOVE and name not in EVENTS and name not in (OPHELIA, SAFRAN)


def winners(s: State) -> list[int]:
    """Most points; of those, most maids that brought none; still tied, they share."""
    counted = count(s)
    most = max(points for points, _ in counted)
    tied = [seat for seat, (points, _) in enumerate(counted) if points == most]
    idlest = max(counted[seat][1] for seat in tied)
    return [seat for seat in tied if counted[seat][1] == idlest]
