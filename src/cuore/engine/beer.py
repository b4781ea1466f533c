"""Beer: a face-down pile with one shown beside it, and what its owners keep face down.

An owned beer is `card | seats that have seen it << SEEN_SHIFT`. Beers under a building are not in `beers` but there,
where nothing that takes or gives beers reaches them.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.events import EVERYBODY, EventKind
from cuore.engine.ints import i64
from cuore.engine.kinds import Stack, Timing
from cuore.engine.marks import STAND_MARK
from cuore.engine.opcodes import TIMINGS
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import under
from cuore.engine.state import (
    ONE_EVENT,
    PLACE_SHIFT,
    SEEN_CARD,
    SEEN_SHIFT,
    State,
    check_end,
    note,
    push,
)
from cuore.engine.table import NEVER
from cuore.engine.zones import still, with_card, with_zone, without

_BEER: Final = int(Stack.BEER)
_REVEALED: Final = int(Timing.REVEALED)
TOP: Final = 0
SHOWN: Final = 1


def offers(s: State) -> list[int]:
    """Which beers may be gained: the top one of the pile, the one shown."""
    found = [TOP] if s.stacks[_BEER] else []
    return [*found, SHOWN] if s.shown[_BEER] else found


def price(s: State) -> i64:
    """What a beer costs the player in turn in the employ phase; more than anybody has, if none is offered."""
    least: i64 = s.table.stall_price if stand_is_open(s) else NEVER
    for mark, love in s.table.beer_offers:
        if s.turn_marks[mark] and love < least:
            least = love
    return least


def stand_is_open(s: State) -> bool:
    """Whether a stand is open to the player in turn."""
    return s.stand_turns > 0 and not s.turn_marks[STAND_MARK]


def buy(s: State, seat: i64, which: i64) -> None:
    """Pay for a beer, by an offer of this turn before the stand, and gain it."""
    love = price(s)
    s.love -= love
    for mark, asked in s.table.beer_offers:
        if s.turn_marks[mark] and asked == love:
            s.turn_marks[mark] -= 1
            break
    else:
        s.turn_marks[STAND_MARK] += 1
    gain(s, seat, which)


def gain(s: State, seat: i64, which: i64) -> None:
    """Take a beer. One that acts when it is drawn or turned up acts now, on the player in turn, and is gone."""
    if which == SHOWN:
        _keep(s, seat, s.shown[_BEER].pop(), EVERYBODY)
        refill(s)
        return
    card = pop_pile(s)
    if PROGRAMS[card * TIMINGS + _REVEALED]:
        _reveal(s, card)
    else:
        _keep(s, seat, card, EVERYBODY if card == s.table.stall else 1 << seat)


def refill(s: State) -> None:
    """Turn up the next beer, if none is shown. One that acts is done with before the next is turned up."""
    if s.shown[_BEER] or not s.stacks[_BEER]:
        return
    card = pop_pile(s)
    if PROGRAMS[card * TIMINGS + _REVEALED]:
        _reveal(s, card)
    else:
        s.shown[_BEER].append(card)
        note(s, EventKind.REFILLED, s.active, card)


def _reveal(s: State, card: i64) -> None:
    s.gone = with_card(s.gone, card)
    note(s, EventKind.REVEALED, s.active, card)
    push(s, card * TIMINGS + _REVEALED, s.active)


def lift(s: State) -> i64:
    """The top card of the pile, for a look."""
    pile = s.stacks[_BEER]
    card = pile.pop()
    s.known_beer = still([k for k in s.known_beer if k >> PLACE_SHIFT < len(pile)])
    return card


def pop_pile(s: State) -> i64:
    """The top card of the pile, for good: the game ends with the turn in which the last one goes."""
    card = lift(s)
    if not s.stacks[_BEER]:
        check_end(s)
    return card


def put_back(s: State, cards: list[int], seat: i64) -> None:
    """Cards that were looked at go back on the pile, the last one on top; the looker remembers them."""
    pile = s.stacks[_BEER]
    for card in cards:
        known = card | 1 << (SEEN_SHIFT + seat) | len(pile) << PLACE_SHIFT
        s.known_beer = with_card(s.known_beer, known)
        pile.append(card)


def _keep(s: State, seat: i64, card: i64, seen: i64) -> None:
    s.beers = with_zone(s.beers, seat, with_card(s.beers[seat], card | seen << SEEN_SHIFT))
    note(s, EventKind.TOOK, seat, card, seen=seen)
    if card == s.table.stall:
        _open_stand(s, seat)


def _open_stand(s: State, seat: i64) -> None:
    """Gained from the pile or from somebody, it opens for all; the turn in which it is gained counts."""
    s.stand_owner = seat
    s.stand_turns = s.table.stall_turns - (0 if seat == s.active else 1)


def alcohol(s: State, seat: i64, *, under_buildings: bool) -> i64:
    """The seat's alcohol value; a building under a storm, and the beer beneath it, are not there."""
    value = s.table.alcohol
    total: i64 = 0
    for entry in s.beers[seat]:
        total += value[entry & SEEN_CARD]
    if under_buildings:
        for spot in s.quarters[seat]:
            if spot < ONE_EVENT and under(spot) >= 0:
                total += value[under(spot)]
    return total


def move_random(s: State, owner: i64, to: i64) -> None:
    """A random beer changes hands, or leaves the game if `to` is nobody."""
    beers = s.beers[owner]
    if not beers:
        return
    place = s.chance.below(len(beers))
    entry = beers[place]
    s.beers = with_zone(s.beers, owner, without(beers, place))
    hand_over(s, owner, to, entry)


def forget(s: State, owner: i64, knowing: i64) -> None:
    """A beer went face down: whoever did not see which can no longer be sure of the others either."""
    mask = SEEN_CARD | knowing << SEEN_SHIFT
    s.beers = with_zone(s.beers, owner, still([entry & mask for entry in s.beers[owner]]))


def hand_over(s: State, owner: i64, to: i64, entry: i64) -> None:
    """Both players know a beer that goes from one to the other; a stand opens again before all eyes."""
    card = entry & SEEN_CARD
    if to < 0:
        s.gone = with_card(s.gone, card)
        note(s, EventKind.GONE, owner, card)
        return
    knowing = EVERYBODY if card == s.table.stall else 1 << owner | 1 << to
    forget(s, owner, knowing)
    s.beers = with_zone(s.beers, to, with_card(s.beers[to], card | knowing << SEEN_SHIFT))
    note(s, EventKind.BEER_MOVED, owner, card, to, seen=knowing)
    if card == s.table.stall:
        _open_stand(s, to)
