"""What a seat may know.

Open to everybody: hand, deck and discard pile sizes, the top card of each discard pile, what was played, private
quarters, the town. Closed: hands, decks, the rest of a discard pile, the order of the private maids' pile. A player
knows besides what was in front of their own eyes: their own hand and discard pile, which cards are left in their own
deck, and cards that an effect let them look at. `view` is the only way out of the engine for clients, bots, logs and
spectators.
"""

from __future__ import annotations

from collections.abc import Iterable

from cuore.engine import opcodes as op
from cuore.engine import scoring
from cuore.engine.choices import is_optional
from cuore.engine.events import EVERYBODY
from cuore.engine.frames import HOW_MASK, IT, PC
from cuore.engine.kinds import Phase, Stack
from cuore.engine.prices import price
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import event_on, only_home, under
from cuore.engine.ruleset import Empty
from cuore.engine.seen import KnownCard, OpenQuestion, SeenAside, SeenBeerStand, SeenEnding, SeenSeat, SeenSpot, View
from cuore.engine.state import (
    FRAME,
    FROM_DECK,
    FROM_HAND,
    NOBODY,
    PLACE_SHIFT,
    SEEN_CARD,
    SEEN_SHIFT,
    State,
    looked_at,
    on_spot,
    owner_aside,
    spot_card,
)

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


def view(s: State, seat: int | None) -> View:
    """JSON-ready: everything that seat may know now; `None` is a spectator."""
    table = s.table
    name = table.names
    seen: View = {
        "sets": list(table.sets),
        "options": list(table.options),
        "seat": seat,
        "turn": int(s.turn),
        "active": int(s.active),
        "phase": table.phase_words[s.phase],
        "to_move": None if s.over else int(s.to_move),
        "asked": asked(s),
        "servings": int(s.servings),
        "love": int(s.love),
        "employments": int(s.employments),
        "played": [name[card] for card in s.played],
        "seats": [_seat(s, p, seat) for p in range(len(table.seats))],
        "town": {name[card]: left for card, left in zip(table.pile_cards, s.piles, strict=True)},
        "prices": _prices(s),
        "only_home": [name[event] for event in s.table.events if only_home(s, event, int(s.active))],
        "stacks": {
            word: {"left": len(s.stacks[stack]), "shown": [name[card] for card in _face_up(s, stack)]}
            for stack, word in table.stack_words.items()
            if s.stacks[stack] or s.shown[stack] or stack == Stack.PRIVATE
        },
        "beer_stand": _stand(s) if s.stand_turns else None,
        "aside": [_aside(s, looked, seat) for looked in s.aside],
        "imagination": int(s.imagination),
        "concentration": int(s.concentration),
        "effort": int(s.effort),
        "first_master": int(s.first_master) if table.has_rounds else None,
        "next_master": int(s.next_master) if table.has_rounds else None,
        "ending": _ending(s),
        "last_turn": bool(s.ending),
        "over": bool(s.over),
    }
    if seat is not None:
        tally = scoring.tally(s, seat, compare=False)
        seen["you"] = {
            "hand": [name[card] for card in sorted([*s.hand[seat], *looked_at(s, seat, FROM_HAND)])],
            "deck": sorted(name[card] for card in (*s.deck[seat], *looked_at(s, seat, FROM_DECK))),
            "discard": [name[card] for card in s.discard[seat]],
            "beers": sorted(name[entry & SEEN_CARD] for entry in s.beers[seat]),
            "points": tally.points,
            "points_from": [
                {"card": name[line.card], "copies": line.copies, "points": line.points}
                for line in tally.lines
                if line.points
            ],
            "known": _known(s, seat),
        }
        seen["legal"] = list(s.options) if seat == s.to_move else []
    if s.over:
        seen["scores"] = scoring.scores(s)
        seen["winners"] = scoring.winners(s)
    return seen


def _ending(s: State) -> SeenEnding:
    """How far the game is from its end, as everybody can count."""
    table = s.table
    maids = zip(table.pile_cards, table.maid_pile, s.piles, strict=True)
    stacks = {}
    for stack, meaning in table.end_stacks:
        shown = len(s.shown[stack]) if meaning == Empty.A_PILE_WITH_SHOWN else 0
        stacks[table.stack_words[stack]] = len(s.stacks[stack]) + shown
    return {
        "needed": int(table.empty_piles_to_end),
        "piles": {table.names[card]: left for card, is_maid, left in maids if is_maid},
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
    on = on_spot(spot)
    seen: SeenSpot = {"card": name[spot_card(spot)], "on": [name[event_on(s, spot)]] * on if on else []}
    beneath = under(spot)
    if beneath >= 0:
        seen["under"] = name[beneath] if open_to_all or not s.table.is_beer[beneath] else None
    return seen


def _seat(s: State, seat: int, viewer: int | None) -> SeenSeat:
    discard = s.discard[seat]
    return {
        "name": s.table.seats[seat],
        "hand": len(s.hand[seat]) + len(looked_at(s, seat, FROM_HAND)),
        "deck": len(s.deck[seat]) + len(looked_at(s, seat, FROM_DECK)),
        "discard": len(discard),
        "discard_top": s.table.cards[discard[-1]].name if discard else None,
        "quarters": [_spot(s, spot, open_to_all=seat == viewer) for spot in _in_order(s, s.quarters[seat])],
        "private": [_spot(s, spot, open_to_all=True) for spot in s.private[seat]],
        "beers": len(s.beers[seat]),
        "refined": s.table.cards[s.refined[seat]].name if s.refined[seat] >= 0 else None,
    }


def _in_order(s: State, spots: Iterable[int]) -> list[int]:
    """Not by what lies under a building: the order must not tell."""
    return sorted(spots, key=without_beneath)


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
    for owner in range(len(s.table.seats)):
        for entry in s.known_hand[owner] if owner != seat else ():
            if may_see(entry, seat):
                known.append({"seat": owner, "zone": "hand", "card": s.table.cards[entry & SEEN_CARD].name})
        for entry in s.known_deck[owner]:
            if may_see(entry, seat):
                depth = len(s.deck[owner]) - 1 - (entry >> PLACE_SHIFT)
                card = s.table.cards[entry & SEEN_CARD].name
                known.append({"seat": owner, "zone": "deck", "card": card, "from_top": depth})
        known += [
            {"seat": owner, "zone": "beers", "card": s.table.cards[entry & SEEN_CARD].name}
            for entry in sorted(s.beers[owner])
            if owner != seat and may_see(entry, seat)
        ]
    known += [
        {
            "seat": None,
            "zone": "beer",
            "card": s.table.cards[entry & SEEN_CARD].name,
            "from_top": len(s.stacks[Stack.BEER]) - 1 - (entry >> PLACE_SHIFT),
        }
        for entry in sorted(s.known_beer)
        if may_see(entry, seat)
    ]
    return known
