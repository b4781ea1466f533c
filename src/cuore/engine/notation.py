"""Moves and whole games as text.

A move reads as in the scenario files: a verb and what it speaks of. The English words are the notation itself: they
stand in records, saves and logs of every language. Other languages are phrase books that words/ registers here.
"""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine import moves
from cuore.engine.errors import IllegalMove, SetupError
from cuore.engine.kinds import Kind, Phase
from cuore.engine.moves import END_TURN_MOVE, FACE_DOWN, OVER_CHAMBERMAID_CHIEF, OVER_MAID_CHIEF
from cuore.engine.names import find_card, plain_name
from cuore.engine.table import Table
from cuore.engine.verbs import CARD_VERBS, PLAIN_MOVES, PLAIN_TEXTS, VERBS, VerbObject

SERVING = "serving"  # how the serving phase is called where it ends

# Other languages: (table, move) -> words. English stands here and needs no entry.
PHRASE_BOOKS: dict[str, Callable[[Table, int], str]] = {}


def move_text(table: Table, move: int, lang: str = "en") -> str:
    """The move in words."""
    if lang != "en":
        if lang not in PHRASE_BOOKS:
            raise SetupError("unknown-language", name=lang, allowed=", ".join(["en", *sorted(PHRASE_BOOKS)]))
        return PHRASE_BOOKS[lang](table, move)
    if move in PLAIN_MOVES:
        return PLAIN_MOVES[move].text
    verb = VERBS[moves.verb_of(move)]
    match verb.about:
        case VerbObject.PHASE:
            return f"{verb.word} {end_word(table, moves.card_of(move))}"
        case VerbObject.NUMBER:
            return f"{verb.word} {moves.card_of(move)}"
        case VerbObject.SEAT:
            return f"{verb.word} {table.seats[moves.seat_of(move)]}"
        case VerbObject.SPOT:
            return f"{verb.word} {table.seats[moves.seat_of(move)]}: {spot_text(table, move)}"
        case _:
            return f"{verb.word} {table.cards[moves.card_of(move)].name}"


def end_word(table: Table, phase: int) -> str:
    """The word by which a phase is ended."""
    return SERVING if phase == Phase.SERVE else table.phase_words[phase]


def phase_called(table: Table, word: str) -> int | None:
    """The phase that is ended by that word."""
    return next((phase for phase in table.phase_words if end_word(table, phase) == word), None)


def spot_text(table: Table, spot: int) -> str:
    """The card of a spot, with what tells it from another of its name."""
    on = moves.events_on(spot)
    card = table.cards[moves.card_of(spot)]
    word = "stormed" if card.kind is Kind.BUILDING else "ill"
    marks = [word if on == 1 else f"{word} {on} times"] if on else []
    beneath = covered(table, spot)
    if beneath is not None:
        marks.append(f"over {beneath or 'a card'}")
    return f"{card.name} ({', '.join(marks)})" if marks else card.name


def covered(table: Table, spot: int) -> str | None:
    """What lies under a card that a move names: nothing, the name of a card, or no name if it lies face down."""
    code = moves.under_of(spot)
    if not code:
        return None
    return next((card.name for card in table.cards.values() if card.kind is _CHIEFS.get(code)), "")


def cover_called(table: Table, text: str) -> int:
    """The inverse of `covered`: what lies under a card, by its name."""
    number = card_called(table, text)
    kind = None if number is None else table.cards[number].kind
    return next((code for code, chief in _CHIEFS.items() if chief is kind), FACE_DOWN)


_CHIEFS = {OVER_MAID_CHIEF: Kind.MAID_CHIEF, OVER_CHAMBERMAID_CHIEF: Kind.CHAMBERMAID_CHIEF}


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
    if wanted == ("end employ",) and not any(moves.verb_of(m) == moves.END_PHASE for m in legal):
        return END_TURN_MOVE if END_TURN_MOVE in legal else None
    if wanted == ("play all",):
        plays = [m for m in legal if moves.verb_of(m) == moves.PLAY]
        return plays[0] if len(plays) == 1 else None
    return None


def _parts(table: Table, move: int) -> tuple[object, ...] | None:
    """A legal move in the same parts, without what a bracket would say."""
    if moves.verb_of(move) == moves.TARGET_CARD:
        return ("target", moves.seat_of(move), moves.card_of(move))
    return _split(table, move_text(table, move))


def _split(table: Table, text: str) -> tuple[object, ...] | None:
    """A move text in comparable parts: verb, seat, card. `None` if it is not one."""
    words = " ".join(text.split())
    lower = plain_name(words)
    ends = lower.startswith("end ") and phase_called(table, lower.removeprefix("end ")) is not None
    if ends or lower in PLAIN_TEXTS:
        return (lower,)
    verb, _, rest = words.partition(" ")
    verb = verb.lower()
    if verb == "target":
        seat_text, _, card_text = rest.partition(":")
        seat = seat_called(table, seat_text)
        if seat is None:
            return None
        if not card_text.strip():
            return (verb, seat)
        card = card_called(table, card_text)
        return None if card is None else (verb, seat, card)
    if verb == "number":
        return (verb, int(rest)) if rest.isdecimal() else None
    if verb not in {known.word for known in CARD_VERBS}:
        return None
    card = card_called(table, rest)
    return None if card is None else (verb, card)


def card_called(table: Table, text: str) -> int | None:
    """The number of the card at this table that a text means, if it means one."""
    try:
        return find_card(text, table.cards.values()).id
    except SetupError:
        return None


def without_seat(table: Table, text: str) -> tuple[int | None, str]:
    """`"Ann: end turn"` as the seat and the move; a text without a seat gives `None`."""
    before, colon, after = text.partition(":")
    seat = seat_called(table, before) if colon else None
    return (None, text.strip()) if seat is None else (seat, after.strip())


def seat_called(table: Table, text: str) -> int | None:
    """The seat of that name, if there is one."""
    seats = [plain_name(name) for name in table.seats]
    return seats.index(plain_name(text)) if plain_name(text) in seats else None
