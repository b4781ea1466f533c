"""Moves and whole games as text.

A move reads as in the scenario files: a verb and what it speaks of. The English words are the notation itself: they
stand in records, saves and logs of every language. Other languages are phrase books that words/ registers here.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cuore.engine.errors import IllegalMove, SetupError
from cuore.engine.kinds import Phase, Resource
from cuore.engine.moves import (
    CARD_MASK,
    CHAMBER,
    CHOOSE_BONUS,
    DISCARD,
    DONE_MOVE,
    EMPLOY,
    END_PHASE,
    END_TURN_MOVE,
    KEEP,
    NO_MOVE,
    ON_SHIFT,
    PLAY,
    PLAY_ALL_MOVE,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    SERVE,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES_MOVE,
)
from cuore.engine.setup import find_card, plain_name
from cuore.engine.table import Table

CARD_VERBS = {
    SERVE: "serve",
    CHAMBER: "chamber",
    USE: "use",
    PLAY: "play",
    EMPLOY: "employ",
    DISCARD: "discard",
    RETURN: "return",
    TAKE: "take",
    KEEP: "keep",
    REVEAL: "reveal",
}
BONUSES = {Resource.SERVING: "serving", Resource.LOVE: "love", Resource.EMPLOYMENT: "employment"}
PHASE_WORDS = {Phase.START: "start", Phase.SERVE: "serving", Phase.EMPLOY: "employ"}
PLAIN_WORDS = {
    YES_MOVE: "yes",
    NO_MOVE: "no",
    DONE_MOVE: "done",
    PLAY_ALL_MOVE: "play all",
    END_TURN_MOVE: "end turn",
    **{END_PHASE << SHIFT | phase: f"end {word}" for phase, word in PHASE_WORDS.items()},
    **{CHOOSE_BONUS << SHIFT | resource: f"choose {word}" for resource, word in BONUSES.items()},
}

# Every verb of the family's notation, those of boxes that are not in this game included.
VERBS = frozenset(
    (*CARD_VERBS.values(), "acquire", "beer", "choose", "put", "target", "number", "yes", "no", "done", "end")
)

# Other languages: (table, move) -> words. English stands here and needs no entry.
PHRASE_BOOKS: dict[str, Callable[[Table, int], str]] = {}


def move_text(table: Table, move: int, lang: str = "en") -> str:
    """The move in words."""
    if lang != "en":
        if lang not in PHRASE_BOOKS:
            raise SetupError("unknown-language", name=lang, allowed=", ".join(["en", *sorted(PHRASE_BOOKS)]))
        return PHRASE_BOOKS[lang](table, move)
    if move in PLAIN_WORDS:
        return PLAIN_WORDS[move]
    verb = move >> SHIFT
    if verb == TARGET:
        return f"target {table.seats[move >> SEAT_SHIFT & 7]}"
    if verb == TARGET_CARD:
        return f"target {table.seats[move >> SEAT_SHIFT & 7]}: {spot_text(table, move)}"
    return f"{CARD_VERBS[verb]} {table.cards[move & CARD_MASK].name}"


def spot_text(table: Table, spot: int) -> str:
    """The card of a spot, with how many events lie on it where that tells two apart."""
    on = spot >> ON_SHIFT & 15
    name = table.cards[spot & CARD_MASK].name
    return name if not on else f"{name} (ill)" if on == 1 else f"{name} (ill {on} times)"


def find_move(table: Table, legal: list[int], text: str, seat: int) -> int:
    """The legal move of the seat that a text means, or `IllegalMove` naming the legal ones."""
    wanted = _split(table, text)
    if wanted is None:
        raise IllegalMove("unreadable-move", text=text, legal=listed(table, legal))
    for move in legal:  # targets are sorted with fewer events first: a bare name means her
        found = _split(table, move_text(table, move))
        if found == wanted or (found is not None and len(wanted) == 3 and found[:3] == wanted):
            return move
    alias = _alias(legal, wanted)
    if alias is not None:
        return alias
    raise IllegalMove("not-legal", text=text, seat=table.seats[seat], legal=listed(table, legal))


def listed(table: Table, legal: list[int]) -> str:
    """The moves in one line."""
    return " · ".join(move_text(table, move) for move in legal)


def _alias(legal: list[int], wanted: tuple[object, ...]) -> int | None:
    """Two ways of saying: `end employ` ends the turn, and `play all` of a single love card plays it."""
    if wanted == ("end employ",) and not any(m >> SHIFT == END_PHASE for m in legal):
        return END_TURN_MOVE if END_TURN_MOVE in legal else None
    if wanted == ("play all",):
        plays = [m for m in legal if m >> SHIFT == PLAY]
        return plays[0] if len(plays) == 1 else None
    return None


_ILL = re.compile(r"\((?:ill|ill (\d+) times)\)\s*$", re.IGNORECASE)


def _split(table: Table, text: str) -> tuple[object, ...] | None:
    """A move text in comparable parts: verb, seat, card, how ill if that is said. `None` if it is not one."""
    words = " ".join(text.split())
    lower = plain_name(words)
    if lower in PLAIN_WORDS.values():
        return (lower,)
    verb, _, rest = words.partition(" ")
    verb = verb.lower()
    if verb == "target":
        seat_text, _, card_text = rest.partition(":")
        seats = [plain_name(name) for name in table.seats]
        if plain_name(seat_text) not in seats:
            return None
        seat = seats.index(plain_name(seat_text))
        if not card_text.strip():
            return (verb, seat)
        ill = _ILL.search(card_text)
        card = _card(table, card_text[: ill.start()] if ill else card_text)
        if card is None:
            return None
        return (verb, seat, card, int(ill[1] or 1)) if ill else (verb, seat, card)
    if verb not in CARD_VERBS.values():
        return None
    card = _card(table, rest)
    return None if card is None else (verb, card)


def _card(table: Table, text: str) -> int | None:
    try:
        return find_card(text, table.cards.values()).id
    except SetupError:
        return None


def without_seat(table: Table, text: str) -> tuple[int | None, str]:
    """`"Ann: serve Rouge"` as the seat and the move; a text without a seat gives `None`."""
    before, colon, after = text.partition(":")
    seats = [plain_name(name) for name in table.seats]
    if colon and plain_name(before) in seats:
        return seats.index(plain_name(before)), after.strip()
    return None, text.strip()
