"""Moves and whole games as text.

A move reads as in the scenario files: a verb and what it speaks of. The English words are the notation itself: they
stand in records, saves and logs of every language. Other languages are phrase books that words/ registers here.
"""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine.errors import IllegalMove, SetupError
from cuore.engine.kinds import Kind, Phase, Resource
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    CHOOSE_BONUS,
    DISCARD,
    DONE_MOVE,
    EMPLOY,
    END_PHASE,
    END_TURN_MOVE,
    KEEP,
    NO_MOVE,
    NUMBER,
    ON_SHIFT,
    OVER_CHAMBERMAID_CHIEF,
    OVER_MAID_CHIEF,
    PLAY,
    PLAY_ALL_MOVE,
    PUT,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    SERVE,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    UNDER_MASK,
    UNDER_SHIFT,
    USE,
    YES_MOVE,
)
from cuore.engine.names import find_card, plain_name
from cuore.engine.table import Table

CARD_VERBS = {
    SERVE: "serve",
    CHAMBER: "chamber",
    USE: "use",
    ACQUIRE: "acquire",
    PLAY: "play",
    EMPLOY: "employ",
    CHOOSE: "choose",
    DISCARD: "discard",
    RETURN: "return",
    TAKE: "take",
    KEEP: "keep",
    PUT: "put",
    REVEAL: "reveal",
}
BONUSES = {Resource.SERVING: "serving", Resource.LOVE: "love", Resource.EMPLOYMENT: "employment"}
SERVING = "serving"  # how the serving phase is called where it ends
PLAIN_WORDS = {
    YES_MOVE: "yes",
    NO_MOVE: "no",
    DONE_MOVE: "done",
    PLAY_ALL_MOVE: "play all",
    END_TURN_MOVE: "end turn",
    BEER << SHIFT: "beer top",
    BEER << SHIFT | 1: "beer shown",
    **{CHOOSE_BONUS << SHIFT | resource: f"choose {word}" for resource, word in BONUSES.items()},
}

# Every verb of the family's notation, those of boxes that are not in this game included.
VERBS = frozenset((*CARD_VERBS.values(), "beer", "target", "number", "yes", "no", "done", "end"))

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
    if verb == END_PHASE:
        return f"end {end_word(table, move & CARD_MASK)}"
    if verb == NUMBER:
        return f"number {move & CARD_MASK}"
    if verb == TARGET:
        return f"target {table.seats[move >> SEAT_SHIFT & 7]}"
    if verb == TARGET_CARD:
        return f"target {table.seats[move >> SEAT_SHIFT & 7]}: {spot_text(table, move)}"
    return f"{CARD_VERBS[verb]} {table.cards[move & CARD_MASK].name}"


def end_word(table: Table, phase: int) -> str:
    """The word by which a phase is ended."""
    return SERVING if phase == Phase.SERVE else table.phase_words[phase]


def spot_text(table: Table, spot: int) -> str:
    """The card of a spot, with what tells it from another of its name."""
    on = spot >> ON_SHIFT & 15
    card = table.cards[spot & CARD_MASK]
    word = "stormed" if card.kind is Kind.BUILDING else "ill"
    marks = [word if on == 1 else f"{word} {on} times"] if on else []
    beneath = covered(table, spot)
    if beneath is not None:
        marks.append(f"over {beneath or 'a card'}")
    return f"{card.name} ({', '.join(marks)})" if marks else card.name


def covered(table: Table, spot: int) -> str | None:
    """What lies under a card that a move names: nothing, the name of a card, or no name if it lies face down."""
    code = spot >> UNDER_SHIFT & UNDER_MASK
    if not code:
        return None
    kinds = {OVER_MAID_CHIEF: Kind.MAID_CHIEF, OVER_CHAMBERMAID_CHIEF: Kind.CHAMBERMAID_CHIEF}
    return next((card.name for card in table.cards.values() if card.kind is kinds.get(code)), "")


def find_move(table: Table, legal: list[int], text: str, seat: int) -> int:
    """The legal move of the seat that a text means, or `IllegalMove` naming the legal ones."""
    exact = plain_name(text)
    for move in legal:
        if plain_name(move_text(table, move)) == exact:
            return move
    wanted = _split(table, text)
    if wanted is None:
        raise IllegalMove("unreadable-move", text=text, legal=listed(table, legal))
    for move in legal:  # targets are sorted with fewer events first: a bare name means her
        if _parts(table, move) == wanted:
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


def _parts(table: Table, move: int) -> tuple[object, ...] | None:
    """A legal move in the same parts, without what a bracket would say."""
    if move >> SHIFT == TARGET_CARD:
        return ("target", move >> SEAT_SHIFT & 7, move & CARD_MASK)
    return _split(table, move_text(table, move))


def _split(table: Table, text: str) -> tuple[object, ...] | None:
    """A move text in comparable parts: verb, seat, card. `None` if it is not one."""
    words = " ".join(text.split())
    lower = plain_name(words)
    if lower in PLAIN_WORDS.values() or lower in {f"end {end_word(table, phase)}" for phase in table.phase_words}:
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
        card = _card(table, card_text)
        return None if card is None else (verb, seat, card)
    if verb == "number":
        return (verb, int(rest)) if rest.isdecimal() else None
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
