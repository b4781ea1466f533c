"""What a seat may know, and a game dealt anew that the seat could not tell from this one.

Open to everybody: hand, deck and discard pile sizes, the top card of each discard pile, what was played, private
quarters, the town. Closed: hands, decks, the rest of a discard pile, the order of the private maids' pile. A player
knows besides what was in front of their own eyes: their own hand and discard pile, which cards are left in their own
deck, and cards that an effect let them look at. `view` is the only way out of the engine for clients, bots, logs and
spectators.
"""

from __future__ import annotations

from typing import Any

from cuore.engine import scoring, turn
from cuore.engine.chance import Chance, fast_chance
from cuore.engine.choices import is_optional
from cuore.engine.frames import HOW_MASK, IT, PC
from cuore.engine.kinds import Phase, Stack, Timing
from cuore.engine.opcodes import (
    ASK_ALIKE,
    ASK_BEER,
    ASK_BONUS,
    ASK_BUILDING,
    ASK_CARD,
    ASK_CHAMBERMAID,
    ASK_DEST,
    ASK_IT,
    ASK_LOOKED,
    ASK_MOVABLE,
    ASK_NAMED,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_OWN_BEER,
    ASK_OWN_EVENT,
    ASK_PLAYER,
    ASK_REACTION,
    ASK_REVEALED,
    ASK_SHOWN_PRIVATE,
    ASK_TAKE,
    ASK_THIS,
    ASK_YES,
    HOW_BOTTOM,
    HOW_CHAMBER,
    HOW_DISCARD,
    HOW_HOUSE,
    HOW_KEEP,
    HOW_RETURN,
    HOW_TOP,
    TIMINGS,
)
from cuore.engine.prices import price
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import event_on, only_home, under
from cuore.engine.state import (
    EVERYBODY,
    FRAME,
    FROM_DECK,
    FROM_HAND,
    NOBODY,
    PLACE_SHIFT,
    SEEN_CARD,
    SEEN_SHIFT,
    UNDER,
    State,
    looked_at,
    on_spot,
    owner_aside,
    spot_card,
)

PHASES = {
    Phase.START: "start",
    Phase.SERVE: "serve",
    Phase.WORK: "work",
    Phase.EMPLOY: "employ",
    Phase.DISCARD: "discard",
    Phase.NEXT: "discard",
    Phase.CHOOSE: "choose",
}
STACK_WORDS = {
    Stack.PRIVATE: "private maids",
    Stack.BEER: "beer",
    Stack.REMINISCENCE: "reminiscences",
    Stack.FOOD: "food",
    Stack.DECORATION: "decoration",
    Stack.CLEANING: "cleaning",
    Stack.REFINED: "refined maids",
    Stack.MIXED: "mixed maids",
}

_ASKS = {
    ASK_TAKE: "take",
    ASK_PLAYER: "player",
    ASK_YES: "yes",
    ASK_BONUS: "bonus",
    ASK_LOOKED: "looked",
    ASK_DEST: "destination",
    ASK_REACTION: "reaction",
    ASK_OWN_EVENT: "own-event",
    ASK_MOVABLE: "movable",
    ASK_ALIKE: "alike",
    ASK_REVEALED: "revealed",
    ASK_THIS: "return-this",
    ASK_CHAMBERMAID: "chambermaid",
    ASK_BUILDING: "building",
    ASK_SHOWN_PRIVATE: "private-maid",
    ASK_BEER: "beer",
    ASK_OWN_BEER: "own-beer",
    ASK_NUMBER: "number",
    ASK_NAMED: "named",
    ASK_ORDER: "order",
    ASK_IT: "turned-up",
}
_CARD_ASKS = {
    HOW_DISCARD: "discard",
    HOW_KEEP: "keep",
    HOW_RETURN: "return",
    HOW_TOP: "put-top",
    HOW_BOTTOM: "put-bottom",
    HOW_CHAMBER: "chamber",
    HOW_HOUSE: "house",
}
QUESTIONS = (*_ASKS.values(), *_CARD_ASKS.values())  # every `what` that an effect can ask


def view(s: State, seat: int | None) -> dict[str, Any]:
    """JSON-ready: everything that seat may know now; `None` is a spectator."""
    table = s.table
    name = table.names
    seen: dict[str, Any] = {
        "sets": list(table.sets),
        "options": list(table.options),
        "seat": seat,
        "turn": int(s.turn),
        "active": int(s.active),
        "phase": PHASES[Phase(int(s.phase))],
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
            for stack, word in STACK_WORDS.items()
            if stack < table.stack_count
            if s.stacks[stack] or s.shown[stack] or stack is Stack.PRIVATE
        },
        "beer_stand": {"owner": int(s.stand_owner), "turns": int(s.stand_turns)} if s.stand_turns else None,
        "aside": [_aside(s, looked, seat) for looked in s.aside],
        "imagination": int(s.imagination),
        "concentration": int(s.concentration),
        "effort": int(s.effort),
        "first_master": int(s.first_master) if table.has_rounds else None,
        "next_master": int(s.next_master) if table.has_rounds else None,
        "last_turn": bool(s.ending),
        "over": bool(s.over),
    }
    if seat is not None:
        seen["you"] = {
            "hand": [name[card] for card in sorted(s.hand[seat] + looked_at(s, seat, FROM_HAND))],
            "deck": sorted(name[card] for card in s.deck[seat] + looked_at(s, seat, FROM_DECK)),
            "discard": [name[card] for card in s.discard[seat]],
            "beers": sorted(name[entry & SEEN_CARD] for entry in s.beers[seat]),
            "points": scoring.tally(s, seat, compare=False).points,
            "known": _known(s, seat),
        }
        seen["legal"] = list(s.options) if seat == s.to_move else []
    if s.over:
        seen["scores"] = scoring.scores(s)
        seen["winners"] = scoring.winners(s)
    return seen


def _prices(s: State) -> dict[str, int]:
    """What each card that is employed costs the player in turn just now; what changes a price lies open."""
    table = s.table
    mixed = s.shown[Stack.MIXED] if table.has_rounds else []
    offered = (*table.pile_cards, *s.shown[Stack.PRIVATE], *mixed)
    if not table.prices_vary:
        return {table.names[card]: table.cost[card] for card in offered}
    return {table.names[card]: int(price(s, card)) for card in offered}


def _face_up(s: State, stack: Stack) -> list[int]:
    """Preparations lie face up: the top one is to be had."""
    return s.stacks[stack][-1:] if stack in s.table.preparations else s.shown[stack]


def asked(s: State) -> dict[str, Any] | None:
    """What is asked of whom, and by which card; public."""
    if s.over:
        return None
    if not s.frames:
        return {
            "seat": int(s.to_move),
            "what": PHASES[Phase(int(s.phase))],
            "card": None,
            "about": None,
            "optional": s.phase != Phase.CHOOSE,
        }
    base = len(s.frames) - FRAME
    key, pc = s.frames[base], s.frames[base + PC]
    code = PROGRAMS[key]
    what = _CARD_ASKS[code[pc + 1] & HOW_MASK] if code[pc] == ASK_CARD else _ASKS[code[pc]]
    about = None
    if what in ("destination", "reaction"):
        about = s.table.cards[s.aside[-1] & SEEN_CARD].name
    elif what == "looked":
        about = s.table.seats[s.frames[base + IT]]
    return {
        "seat": int(s.to_move),
        "what": what,
        "card": s.table.cards[key // TIMINGS].name,
        "about": about,
        "optional": is_optional(code, pc),
    }


def _spot(s: State, spot: int, *, open_to_all: bool) -> dict[str, Any]:
    """A card in private quarters; a beer under a building is its owner's secret."""
    cards = s.table.cards
    seen: dict[str, Any] = {
        "card": cards[spot_card(spot)].name,
        "on": [cards[event_on(s, spot)].name] * on_spot(spot),
    }
    beneath = under(spot)
    if beneath >= 0:
        seen["under"] = cards[beneath].name if open_to_all or not s.table.is_beer[beneath] else None
    return seen


def _seat(s: State, seat: int, viewer: int | None) -> dict[str, Any]:
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


def _in_order(s: State, spots: list[int]) -> list[int]:
    """Not by what lies under a building: the order must not tell."""
    return sorted(spots, key=_without_beneath)


def _without_beneath(spot: int) -> tuple[int, int]:
    return on_spot(spot), spot_card(spot)


def _may_see(entry: int, seat: int | None) -> bool:
    seen = (entry >> SEEN_SHIFT) & EVERYBODY
    return seen == EVERYBODY or (seat is not None and bool(seen >> seat & 1))


def _aside(s: State, looked: int, seat: int | None) -> dict[str, Any]:
    owner = owner_aside(looked)
    return {
        "card": s.table.cards[looked & SEEN_CARD].name if _may_see(looked, seat) else None,
        "owner": None if owner == NOBODY else owner,
    }


def _known(s: State, seat: int) -> list[dict[str, Any]]:
    """Cards in other hands, and in decks, that this seat has lawfully seen."""
    known = []
    for owner in range(len(s.table.seats)):
        for entry in s.known_hand[owner] if owner != seat else ():
            if _may_see(entry, seat):
                known.append({"seat": owner, "zone": "hand", "card": s.table.cards[entry & SEEN_CARD].name})
        for entry in s.known_deck[owner]:
            if _may_see(entry, seat):
                depth = len(s.deck[owner]) - 1 - (entry >> PLACE_SHIFT)
                card = s.table.cards[entry & SEEN_CARD].name
                known.append({"seat": owner, "zone": "deck", "card": card, "from_top": depth})
        known += [
            {"seat": owner, "zone": "beers", "card": s.table.cards[entry & SEEN_CARD].name}
            for entry in sorted(s.beers[owner])
            if owner != seat and _may_see(entry, seat)
        ]
    known += [
        {
            "seat": None,
            "zone": "beer",
            "card": s.table.cards[entry & SEEN_CARD].name,
            "from_top": len(s.stacks[Stack.BEER]) - 1 - (entry >> PLACE_SHIFT),
        }
        for entry in sorted(s.known_beer)
        if _may_see(entry, seat)
    ]
    return known


# -- dealing anew -------------------------------------------------------------------------------------------


def determinize(s: State, seat: int | None, seed: int) -> State:
    """A copy in which every card that the seat cannot know is dealt anew, and chance takes another course.

    The deal depends on what the seat knows and on the seed alone: hidden cards are sorted before they are shuffled,
    so a search that deals anew with the same seeds cannot, even by chance, answer to a card that it may not know.
    """
    for attempt in range(DEALS):
        t = _dealt_anew(s, seat, fast_chance(seed * DEALS + attempt))
        if t.options or t.over:
            return t
    # Nobody else's cards fit the question that is open: let whoever is asked hold what they hold.
    t.hand[s.to_move] = s.hand[s.to_move][:]
    t.deck[s.to_move] = s.deck[s.to_move][:]
    t.discard[s.to_move] = s.discard[s.to_move][:]
    t.dumped[s.to_move] = s.dumped[s.to_move][:]
    t.options = turn.current_options(t)
    return t


DEALS = 8  # tries to find a deal in which the open question has an answer


def _dealt_anew(s: State, seat: int | None, chance: Chance) -> State:
    t = s.clone()
    t.chance = chance
    t.stacks[Stack.PRIVATE].sort()
    t.chance.shuffle(t.stacks[Stack.PRIVATE])
    _deal_mixed_anew(t)
    _shuffle_reminiscences(t)
    _deal_beer_anew(t, seat)
    for owner in range(len(t.table.seats)):
        _deal_anew(t, owner, seat)
    if seat is None or t.to_move != seat:
        t.options = turn.current_options(t)
    return t


def _deal_mixed_anew(t: State) -> None:
    """More: which of the borrowed maids and private maids make up their piles, nobody saw."""
    for stack in t.table.borrowed:
        pile = t.stacks[stack]
        lent = [c for c in t.gone if (c in t.table.mixed if stack == Stack.MIXED else t.table.is_private[c])]
        pool = sorted(pile + lent)
        t.chance.shuffle(pool)
        t.stacks[stack] = pool[: len(pile)]
        t.gone = [c for c in t.gone if c not in lent] + pool[len(pile) :]


def _shuffle_reminiscences(t: State) -> None:
    """Everybody knows that the first ones lie on the second ones."""
    if not t.table.has_reminiscences:
        return
    stack = t.stacks[Stack.REMINISCENCE]
    for tier in (1, 2):
        places = [i for i, card in enumerate(stack) if t.table.cards[card].tier == tier]
        cards = sorted(stack[i] for i in places)
        t.chance.shuffle(cards)
        for i, card in zip(places, cards, strict=True):
            stack[i] = card


def _deal_beer_anew(t: State, seat: int | None) -> None:
    """The pile, the beers of others that the seat has not seen, and those under their buildings."""
    if not t.table.has_beer:
        return
    stack = t.stacks[Stack.BEER]
    t.known_beer = [entry for entry in t.known_beer if _may_see(entry, seat)]
    fixed = {entry >> PLACE_SHIFT: entry & SEEN_CARD for entry in t.known_beer}
    pool = [card for i, card in enumerate(stack) if i not in fixed]
    hidden = []
    for owner in range(len(t.table.seats)):
        if owner != seat:
            hidden += [(owner, i) for i, entry in enumerate(t.beers[owner]) if not _may_see(entry, seat)]
    covered = [
        (owner, i)
        for owner in range(len(t.table.seats))
        for i, spot in sorted(enumerate(t.quarters[owner]), key=lambda place: _without_beneath(place[1]))
        if owner != seat and under(spot) >= 0 and t.table.is_beer[under(spot)]
    ]
    aside = [i for i, e in enumerate(t.aside) if t.table.is_beer[e & SEEN_CARD] and not _may_see(e, seat)]
    pool += [t.beers[owner][i] & SEEN_CARD for owner, i in hidden]
    pool += [under(t.quarters[owner][i]) for owner, i in covered]
    pool += [t.aside[i] & SEEN_CARD for i in aside]
    pool.sort()
    t.chance.shuffle(pool)
    # A beer that acts when it is drawn has never come to lie with anybody, nor the Beer Stand unseen.
    pool.sort(key=lambda card: bool(PROGRAMS[card * TIMINGS + Timing.REVEALED]) or card == t.table.beer_stand)
    for owner, i in hidden:
        t.beers[owner][i] = (t.beers[owner][i] & ~SEEN_CARD) | pool.pop(0)
    for owner, i in covered:
        spot = t.quarters[owner][i]
        t.quarters[owner][i] = spot + ((pool.pop(0) - under(spot)) << UNDER)
    for owner in {owner for owner, _ in covered}:
        t.quarters[owner].sort()
    t.chance.shuffle(pool)
    for i in aside:
        t.aside[i] = (t.aside[i] & ~SEEN_CARD) | pool.pop()
    t.stacks[Stack.BEER] = [fixed[i] if i in fixed else pool.pop() for i in range(len(stack))]


def _deal_anew(t: State, owner: int, seat: int | None) -> None:
    """Shuffle what is hidden of one owner's cards over the places where it may lie."""
    own = owner == seat
    deck = t.deck[owner]
    fixed_places = {e >> PLACE_SHIFT: e & SEEN_CARD for e in t.known_deck[owner] if _may_see(e, seat)}
    free_places = [i for i in range(len(deck)) if i not in fixed_places]
    hidden_aside = [
        i
        for i, e in enumerate(t.aside)
        if not _may_see(e, seat) and owner_aside(e) == owner and not t.table.is_beer[e & SEEN_CARD]
    ]
    from_hand = [i for i in hidden_aside if t.aside[i] & FROM_HAND]
    hidden_aside = [i for i in hidden_aside if i not in from_hand]
    seen_aside = [c for c in looked_at(t, owner, FROM_HAND) if not from_hand]
    kept_hand: list[int] = list(t.hand[owner])
    pool = [deck[i] for i in free_places] + [t.aside[i] & SEEN_CARD for i in hidden_aside]
    if not own:
        kept_hand = [e & SEEN_CARD for e in t.known_hand[owner] if _may_see(e, seat)]
        for card in seen_aside:  # the card being looked at is one of those known to be in the hand
            if card in kept_hand:
                kept_hand.remove(card)
        held = t.hand[owner] + [t.aside[i] & SEEN_CARD for i in from_hand]
        pool += _without(held, kept_hand) + t.dumped[owner]
    pool.sort()
    t.chance.shuffle(pool)
    for i in free_places:
        deck[i] = pool.pop()
    for i in hidden_aside:
        t.aside[i] = (t.aside[i] & ~SEEN_CARD) | pool.pop()
    if not own:
        dumped = [pool.pop() for _ in t.dumped[owner]]
        if dumped:
            discard = t.discard[owner]
            t.discard[owner] = [*sorted(_without(discard[:-1], t.dumped[owner])), *dumped, discard[-1]]
            t.dumped[owner] = dumped
        t.hand[owner] = sorted(kept_hand + pool)
        for i in from_hand:  # which of its cards chance has picked for somebody's look, nobody else knows
            hand = t.hand[owner]
            t.aside[i] = (t.aside[i] & ~SEEN_CARD) | hand.pop(t.chance.below(len(hand)))
        t.known_hand[owner] = [e for e in t.known_hand[owner] if _may_see(e, seat)]
    t.known_deck[owner] = [e for e in t.known_deck[owner] if _may_see(e, seat)]


def _without(cards: list[int], taken: list[int]) -> list[int]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
