"""What a seat may know.

Open to everybody: hand, deck and discard pile sizes, the top card of each discard pile, what was played, private
quarters, the town. Closed: hands, decks, the rest of a discard pile, the order of the private maids' pile. A player
knows besides what was in front of their own eyes: their own hand and discard pile, which cards are left in their own
deck, and cards that an effect let them look at. `view` is the only way out of the engine for clients, bots, logs and
spectators.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from cuore.engine import opcodes as op
from cuore.engine import scoring
from cuore.engine.choices import is_optional
from cuore.engine.events import EVERYBODY
from cuore.engine.frames import HOW_MASK, IT, PC
from cuore.engine.kinds import Phase, Stack
from cuore.engine.moves import CARD_MASK
from cuore.engine.prices import price
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import event_on, only_home, under
from cuore.engine.ruleset import Empty
from cuore.engine.seen import (
    KnownCard,
    OpenQuestion,
    OwnCards,
    SeenAside,
    SeenBeerStand,
    SeenEnding,
    SeenPoints,
    SeenSeat,
    SeenSpot,
    SeenStack,
    View,
)
from cuore.engine.slots import set_by
from cuore.engine.state import (
    FRAME,
    FROM_DECK,
    FROM_HAND,
    NOBODY,
    PLACE_SHIFT,
    SEEN_CARD,
    SEEN_SHIFT,
    State,
    Zones,
    looked_at,
    on_spot,
    owner_aside,
    spot_card,
)
from cuore.engine.zones import same

_ASKS = {
    op.ASK_TAKE: "take",
    op.ASK_PLAYER: "player",
    op.ASK_YES: "yes",
    op.ASK_BONUS: "bonus",
    op.ASK_LOOKED: "looked",
    op.ASK_DEST: "destination",
    op.ASK_REACTION: "reaction",
    op.ASK_OWN_EVENT: "own-event",
    op.ASK_MOVABLE: "movable",
    op.ASK_ALIKE: "alike",
    op.ASK_REVEALED: "revealed",
    op.ASK_THIS: "return-this",
    op.ASK_CHAMBERMAID: "chambermaid",
    op.ASK_BUILDING: "building",
    op.ASK_SHOWN_PRIVATE: "private-maid",
    op.ASK_BEER: "beer",
    op.ASK_OWN_BEER: "own-beer",
    op.ASK_NUMBER: "number",
    op.ASK_NAMED: "named",
    op.ASK_ORDER: "order",
    op.ASK_IT: "turned-up",
}
_CARD_ASKS = {
    op.HOW_DISCARD: "discard",
    op.HOW_KEEP: "keep",
    op.HOW_RETURN: "return",
    op.HOW_TOP: "put-top",
    op.HOW_BOTTOM: "put-bottom",
    op.HOW_CHAMBER: "chamber",
    op.HOW_HOUSE: "house",
}
QUESTIONS = (*_ASKS.values(), *_CARD_ASKS.values())  # every `what` that an effect can ask


@final
class Earlier:
    """Another position at the same table, mostly the one before, and what the same reader sees there."""

    def __init__(self, state: State, view: View) -> None:
        self.state = state
        self.view = view

    __slots__ = set_by(__init__)


def view(s: State, seat: int | None, beside: View | None = None, earlier: Earlier | None = None) -> View:
    """JSON-ready: everything that seat may know now; `None` is a spectator.

    `beside` is a spectator's view of this very position: what everybody knows is taken from it and not made again.
    From an `earlier` view whatever looks the same is taken over as the same object.
    """
    if earlier is not None and not _is_comparable(s, seat, earlier):
        earlier = None
    seen = _in_the_open(s, earlier) if beside is None else beside.copy()
    if seat is None:
        return seen
    seen["seat"] = seat
    if s.aside:
        seen["aside"] = [_aside(s, looked, seat) for looked in s.aside]
    if _covers_anything(s, seat):
        own = _seat_since(s, seat, seat, earlier)
        seen["seats"] = [own if p == seat else there for p, there in enumerate(seen["seats"])]
    seen["you"] = _own_since(s, seat, earlier)
    seen["legal"] = list(s.options) if seat == s.to_move else []
    return seen


def _is_comparable(s: State, seat: int | None, earlier: Earlier) -> bool:
    """Whether parts of an earlier view may stand in this one: the same reader, and no card on its way anywhere."""
    was = earlier.state
    return was.table is s.table and earlier.view["seat"] == seat and not (s.aside or was.aside or s.over or was.over)


def _in_the_open(s: State, earlier: Earlier | None = None) -> View:
    """What a spectator may know."""
    table = s.table
    name = table.names
    town = prices = stacks = ending = None
    if earlier is not None:
        was, had = earlier.state, earlier.view
        if same(s.piles, was.piles):
            town = had["town"]
        shown_as_before = _all_same(s.shown, was.shown)
        if shown_as_before and not table.prices_vary:
            prices = had["prices"]
        if shown_as_before and _all_same(s.stacks, was.stacks):
            stacks = had["stacks"]
            ending = had["ending"] if town is not None else None
    if town is None:
        town = {name[card]: left for card, left in zip(table.pile_cards, s.piles, strict=True)}
    seen: View = {
        "sets": list(table.sets),
        "options": list(table.options),
        "seat": None,
        "turn": int(s.turn),
        "active": int(s.active),
        "phase": table.phase_words[s.phase],
        "to_move": None if s.over else int(s.to_move),
        "asked": asked(s),
        "servings": int(s.servings),
        "love": int(s.love),
        "employments": int(s.employments),
        "played": [name[card] for card in s.played],
        "seats": [_seat_since(s, p, None, earlier) for p in range(len(table.seats))],
        "town": town,
        "prices": _prices(s) if prices is None else prices,
        "only_home": [name[event] for event in table.events if only_home(s, event, int(s.active))],
        "stacks": _stacks(s) if stacks is None else stacks,
        "beer_stand": _stand(s) if s.stand_turns else None,
        "aside": [_aside(s, looked, None) for looked in s.aside] if s.aside else [],
        "imagination": int(s.imagination),
        "concentration": int(s.concentration),
        "effort": int(s.effort),
        "first_master": int(s.first_master) if table.has_rounds else None,
        "next_master": int(s.next_master) if table.has_rounds else None,
        "ending": _ending(s, town) if ending is None else ending,
        "last_turn": bool(s.ending),
        "over": bool(s.over),
    }
    if s.over:
        seen["scores"] = scoring.scores(s)
        seen["winners"] = scoring.winners(s)
    return seen


def _all_same(zones: Zones, others: Zones) -> bool:
    """Whether the same cards lie in all of them."""
    for i in range(len(zones)):  # noqa: SIM110 - a generator is slower
        if not same(zones[i], others[i]):
            return False
    return True


def _stacks(s: State) -> dict[str, SeenStack]:
    name = s.table.names
    return {
        word: {"left": len(s.stacks[stack]), "shown": [name[card] for card in _face_up(s, stack)]}
        for stack, word in s.table.stack_words.items()
        if s.stacks[stack] or s.shown[stack] or stack == Stack.PRIVATE
    }


def _own_since(s: State, seat: int, earlier: Earlier | None) -> OwnCards:
    """What nobody but the seat itself may know; from its earlier view what holds as long as no card is new to it."""
    if earlier is None or not _has_the_same(s, earlier.state, seat) or not _knows_the_same(s, earlier.state):
        return _own(s, seat)
    you, was = earlier.view["you"], earlier.state
    now = [*s.hand[seat], *s.played] if seat == s.active else [*s.hand[seat]]
    before = [*was.hand[seat], *was.played] if seat == was.active else [*was.hand[seat]]
    if same(s.hand[seat], was.hand[seat]) and now == before:
        return you
    now.sort()
    before.sort()
    if now != before:
        return _own(s, seat)
    return {**you, "hand": [s.table.names[card] for card in sorted(s.hand[seat])]}  # some of it was played


def _has_the_same(s: State, was: State, seat: int) -> bool:
    """Whether a seat has the same cards, but for its hand and what it has in play."""
    return (
        same(s.deck[seat], was.deck[seat])
        and same(s.discard[seat], was.discard[seat])
        and same(s.quarters[seat], was.quarters[seat])
        and same(s.private[seat], was.private[seat])
        and same(s.beers[seat], was.beers[seat])
    )


def _knows_the_same(s: State, was: State) -> bool:
    """Whether everybody has seen the same of what lies hidden; where it lies in a deck is counted from the top."""
    if not same(s.known_beer, was.known_beer):
        return False
    if s.known_beer and len(s.stacks[Stack.BEER]) != len(was.stacks[Stack.BEER]):
        return False
    for owner in range(len(s.hand)):
        if not (
            same(s.known_hand[owner], was.known_hand[owner])
            and same(s.known_deck[owner], was.known_deck[owner])
            and same(s.beers[owner], was.beers[owner])
        ):
            return False
        if s.known_deck[owner] and len(s.deck[owner]) != len(was.deck[owner]):
            return False
    return True


def _own(s: State, seat: int) -> OwnCards:
    """What nobody but the seat itself may know."""
    name = s.table.names
    hand, deck = [*s.hand[seat]], [*s.deck[seat]]
    if s.aside:
        hand += looked_at(s, seat, FROM_HAND)
        deck += looked_at(s, seat, FROM_DECK)
    worth: list[SeenPoints] = [
        {"card": name[card], "copies": copies, "points": points} for card, copies, points in scoring.worth(s, seat)
    ]
    return {
        "hand": [name[card] for card in sorted(hand)],
        "deck": sorted([name[card] for card in deck]),
        "discard": [name[card] for card in s.discard[seat]],
        "beers": sorted([name[entry & SEEN_CARD] for entry in s.beers[seat]]),
        "points": sum([line["points"] for line in worth]),
        "points_from": worth,
        "known": _known(s, seat),
    }


def _ending(s: State, town: dict[str, int]) -> SeenEnding:
    """How far the game is from its end, as everybody can count; `town` are the cards left in its piles."""
    table = s.table
    stacks = {}
    for stack, meaning in table.end_stacks:
        shown = len(s.shown[stack]) if meaning == Empty.A_PILE_WITH_SHOWN else 0
        stacks[table.stack_words[stack]] = len(s.stacks[stack]) + shown
    return {
        "needed": int(table.empty_piles_to_end),
        "piles": {name: left for (name, left), is_maid in zip(town.items(), table.maid_pile, strict=True) if is_maid},
        "stacks": stacks,
    }


def _stand(s: State) -> SeenBeerStand:
    table = s.table
    return {
        "card": table.names[table.stall],
        "owner": int(s.stand_owner),
        "turns": int(s.stand_turns),
        "love": int(table.stall_price),
    }


def _prices(s: State) -> dict[str, int]:
    """What each card that is employed costs the player in turn just now; what changes a price lies open."""
    table = s.table
    offered = (*table.pile_cards, *(card for stack in table.employ_stacks for card in s.shown[stack]))
    if not table.prices_vary:
        return {table.names[card]: table.cost[card] for card in offered}
    return {table.names[card]: int(price(s, card)) for card in offered}


def _face_up(s: State, stack: int) -> Iterable[int]:
    """The cards shown; of a stack that is won, its top card."""
    return list(s.stacks[stack])[-1:] if s.table.is_won[stack] else s.shown[stack]


def asked(s: State) -> OpenQuestion | None:
    """What is asked of whom, and by which card; public."""
    if s.over:
        return None
    if not s.frames:
        return {
            "seat": int(s.to_move),
            "what": s.table.phase_words[s.phase],
            "card": None,
            "about": None,
            "optional": s.phase != Phase.CHOOSE,
        }
    base = len(s.frames) - FRAME
    key, pc = s.frames[base], s.frames[base + PC]
    code = PROGRAMS[key]
    what = _CARD_ASKS[code[pc + 1] & HOW_MASK] if code[pc] == op.ASK_CARD else _ASKS[code[pc]]
    about = None
    if what in ("destination", "reaction"):
        about = s.table.cards[s.aside[-1] & SEEN_CARD].name
    elif what == "looked":
        about = s.table.seats[s.frames[base + IT]]
    return {
        "seat": int(s.to_move),
        "what": what,
        "card": s.table.cards[key // op.TIMINGS].name,
        "about": about,
        "optional": is_optional(code, pc),
    }


def _spot(s: State, spot: int, *, open_to_all: bool) -> SeenSpot:
    """A card in private quarters; a beer under a building is its owner's secret."""
    name = s.table.names
    if spot <= CARD_MASK:  # nothing on it and nothing under it
        return {"card": name[spot], "on": []}
    on = on_spot(spot)
    seen: SeenSpot = {"card": name[spot_card(spot)], "on": [name[event_on(s, spot)]] * on if on else []}
    beneath = under(spot)
    if beneath >= 0:
        seen["under"] = name[beneath] if open_to_all or not s.table.is_beer[beneath] else None
    return seen


def _seat(s: State, seat: int, viewer: int | None) -> SeenSeat:
    name, discard = s.table.names, s.discard[seat]
    hand, deck = len(s.hand[seat]), len(s.deck[seat])
    if s.aside:
        hand += len(looked_at(s, seat, FROM_HAND))
        deck += len(looked_at(s, seat, FROM_DECK))
    return {
        "name": s.table.seats[seat],
        "hand": hand,
        "deck": deck,
        "discard": len(discard),
        "discard_top": name[discard[-1]] if discard else None,
        "quarters": [_spot(s, spot, open_to_all=seat == viewer) for spot in _in_order(s, seat)],
        "private": [_spot(s, spot, open_to_all=True) for spot in s.private[seat]],
        "beers": len(s.beers[seat]),
        "refined": name[s.refined[seat]] if s.refined[seat] >= 0 else None,
    }


def _seat_since(s: State, seat: int, viewer: int | None, earlier: Earlier | None) -> SeenSeat:
    """A seat; the very same as in the earlier view where nothing has come or gone there."""
    if earlier is not None:
        was = earlier.state
        discard, before = s.discard[seat], was.discard[seat]
        if (
            len(s.hand[seat]) == len(was.hand[seat])
            and len(s.deck[seat]) == len(was.deck[seat])
            and len(discard) == len(before)
            and (not discard or discard[-1] == before[-1])
            and same(s.quarters[seat], was.quarters[seat])
            and same(s.private[seat], was.private[seat])
            and len(s.beers[seat]) == len(was.beers[seat])
            and s.refined[seat] == was.refined[seat]
        ):
            return earlier.view["seats"][seat]
    return _seat(s, seat, viewer)


def _covers_anything(s: State, seat: int) -> bool:
    """Whether a card lies under another one in the seat's quarters."""
    for spot in s.quarters[seat]:  # noqa: SIM110 (every view asks, and a generator takes longer than the loop)
        if spot > CARD_MASK and under(spot) >= 0:
            return True
    return False


def _in_order(s: State, seat: int) -> Iterable[int]:
    """Not by what lies under a building: the order must not tell. Where nothing does, quarters are in order."""
    return sorted(s.quarters[seat], key=without_beneath) if _covers_anything(s, seat) else s.quarters[seat]


def without_beneath(spot: int) -> tuple[int, int]:
    """What tells spots apart for everybody."""
    return on_spot(spot), spot_card(spot)


def may_see(entry: int, seat: int | None) -> bool:
    """Whether a seat knows the card of an entry (card | seats that have seen it << SEEN_SHIFT)."""
    seen = (entry >> SEEN_SHIFT) & EVERYBODY
    return seen == EVERYBODY or (seat is not None and bool(seen >> seat & 1))


def _aside(s: State, looked: int, seat: int | None) -> SeenAside:
    owner = owner_aside(looked)
    return {
        "card": s.table.cards[looked & SEEN_CARD].name if may_see(looked, seat) else None,
        "owner": None if owner == NOBODY else owner,
    }


def _known(s: State, seat: int) -> list[KnownCard]:
    """Cards in other hands, and in decks, that this seat has lawfully seen."""
    known: list[KnownCard] = []
    name = s.table.names
    for owner in range(len(s.table.seats)):
        if owner != seat:
            for entry in s.known_hand[owner]:
                if may_see(entry, seat):
                    known.append({"seat": owner, "zone": "hand", "card": name[entry & SEEN_CARD]})
        for entry in s.known_deck[owner]:
            if may_see(entry, seat):
                depth = len(s.deck[owner]) - 1 - (entry >> PLACE_SHIFT)
                known.append({"seat": owner, "zone": "deck", "card": name[entry & SEEN_CARD], "from_top": depth})
        if owner != seat:
            for entry in sorted(s.beers[owner]):
                if may_see(entry, seat):
                    known.append({"seat": owner, "zone": "beers", "card": name[entry & SEEN_CARD]})
    for entry in sorted(s.known_beer):
        if may_see(entry, seat):
            depth = len(s.stacks[Stack.BEER]) - 1 - (entry >> PLACE_SHIFT)
            known.append({"seat": None, "zone": "beer", "card": name[entry & SEEN_CARD], "from_top": depth})
    return known
