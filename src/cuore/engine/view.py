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
from cuore.engine.chance import fast_chance
from cuore.engine.kinds import Phase
from cuore.engine.moves import DISCARD, KEEP, RETURN
from cuore.engine.programs import (
    ASK_BONUS,
    ASK_CARD,
    ASK_DEST,
    ASK_LOOKED,
    ASK_MOVABLE,
    ASK_OWN_EVENT,
    ASK_PLAYER,
    ASK_REACTION,
    ASK_TAKE,
    ASK_YES,
    PROGRAMS,
    TIMINGS,
)
from cuore.engine.resolve import IT, PC, is_optional
from cuore.engine.state import (
    EVERYBODY,
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

PHASES = {Phase.START: "start", Phase.SERVE: "serve", Phase.EMPLOY: "employ", Phase.DISCARD: "discard"}

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
}
_CARD_ASKS = {DISCARD: "discard", KEEP: "keep", RETURN: "return"}


def view(s: State, seat: int | None) -> dict[str, Any]:
    """JSON-ready: everything that seat may know now; `None` is a spectator."""
    table = s.table
    name = _names(s)
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
        "seats": [_seat(s, p) for p in range(len(table.seats))],
        "town": {name[card]: left for card, left in zip(table.pile_cards, s.piles, strict=True)},
        "private_maids": {"left": len(s.stack), "shown": [name[card] for card in s.shown]},
        "aside": [_aside(s, looked, seat) for looked in s.aside],
        "last_turn": bool(s.ending),
        "over": bool(s.over),
    }
    if seat is not None:
        seen["you"] = {
            "hand": [name[card] for card in sorted(s.hand[seat] + looked_at(s, seat, FROM_HAND))],
            "deck": sorted(name[card] for card in s.deck[seat] + looked_at(s, seat, FROM_DECK)),
            "discard": [name[card] for card in s.discard[seat]],
            "points": scoring.tally(s, seat, compare=False).points,
            "known": _known(s, seat),
        }
        seen["legal"] = list(s.options) if seat == s.to_move else []
    if s.over:
        seen["scores"] = scoring.scores(s)
        seen["winners"] = scoring.winners(s)
    return seen


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
            "optional": True,
        }
    base = len(s.frames) - FRAME
    key, pc = s.frames[base], s.frames[base + PC]
    code = PROGRAMS[key]
    what = _CARD_ASKS[code[pc + 1]] if code[pc] == ASK_CARD else _ASKS[code[pc]]
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


def _names(s: State) -> dict[int, str]:
    return {number: card.name for number, card in s.table.cards.items()}


def _spot(s: State, spot: int) -> dict[str, Any]:
    events = [s.table.cards[s.table.event_on_maid].name] * on_spot(spot) if on_spot(spot) else []
    return {"card": s.table.cards[spot_card(spot)].name, "on": events}


def _seat(s: State, seat: int) -> dict[str, Any]:
    discard = s.discard[seat]
    return {
        "name": s.table.seats[seat],
        "hand": len(s.hand[seat]) + len(looked_at(s, seat, FROM_HAND)),
        "deck": len(s.deck[seat]) + len(looked_at(s, seat, FROM_DECK)),
        "discard": len(discard),
        "discard_top": s.table.cards[discard[-1]].name if discard else None,
        "quarters": [_spot(s, spot) for spot in s.quarters[seat]],
        "private": [_spot(s, spot) for spot in s.private[seat]],
    }


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
    return known


# -- dealing anew -------------------------------------------------------------------------------------------


def determinize(s: State, seat: int | None, seed: int) -> State:
    """A copy in which every card that the seat cannot know is dealt anew, and chance takes another course."""
    t = s.clone()
    t.chance = fast_chance(seed)
    t.chance.shuffle(t.stack)
    for owner in range(len(t.table.seats)):
        _deal_anew(t, owner, seat)
    if seat is None or t.to_move != seat:
        t.options = turn.current_options(t)
    return t


def _deal_anew(t: State, owner: int, seat: int | None) -> None:
    """Shuffle what is hidden of one owner's cards over the places where it may lie."""
    own = owner == seat
    deck = t.deck[owner]
    fixed_places = {e >> PLACE_SHIFT: e & SEEN_CARD for e in t.known_deck[owner] if _may_see(e, seat)}
    free_places = [i for i in range(len(deck)) if i not in fixed_places]
    hidden_aside = [i for i, e in enumerate(t.aside) if not _may_see(e, seat) and owner_aside(e) == owner]
    kept_hand: list[int] = list(t.hand[owner])
    pool = [deck[i] for i in free_places] + [t.aside[i] & SEEN_CARD for i in hidden_aside]
    if not own:
        kept_hand = [e & SEEN_CARD for e in t.known_hand[owner] if _may_see(e, seat)]
        pool += _without(t.hand[owner], kept_hand) + t.dumped[owner]
    t.chance.shuffle(pool)
    for i in free_places:
        deck[i] = pool.pop()
    for i in hidden_aside:
        t.aside[i] = (t.aside[i] & ~SEEN_CARD) | pool.pop()
    if not own:
        dumped = [pool.pop() for _ in t.dumped[owner]]
        if dumped:
            discard = t.discard[owner]
            t.discard[owner] = [*_without(discard[:-1], t.dumped[owner]), *dumped, discard[-1]]
            t.dumped[owner] = dumped
        t.hand[owner] = sorted(kept_hand + pool)
        t.known_hand[owner] = [e for e in t.known_hand[owner] if _may_see(e, seat)]
    t.known_deck[owner] = [e for e in t.known_deck[owner] if _may_see(e, seat)]


def _without(cards: list[int], taken: list[int]) -> list[int]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
