"""The steps of a scenario: moves that are played, and checks of the position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cuore.boxes import registry
from cuore.engine import beer, notation
from cuore.engine.errors import IllegalMove, Reason, SetupError
from cuore.engine.game import Game
from cuore.engine.kinds import Phase
from cuore.engine.moves import END_TURN_MOVE, PLAY_ALL_MOVE
from cuore.engine.names import find_card, plain_name
from cuore.engine.quarters import event_on, under
from cuore.engine.ruleset import TURN
from cuore.engine.state import FROM_DECK, FROM_HAND, SEEN_CARD, looked_at, on_spot, spot_card
from cuore.engine.table import Table
from cuore.engine.verbs import WORDS
from cuore.scenario.layout import SHOWN, card_called, seat_called, strings
from cuore.scenario.lines import Where, as_toml, failed, wrong

# Every phase that some box of the family has, by its word.
PHASES = tuple(dict.fromkeys([*(word for word, _ in TURN), *registry.PHASES]))
FIXED_WORDS = {"end": ("start", notation.SERVING, *registry.PHASES, "employ", "turn"), "beer": ("top", "shown")}
BONUS_WORDS = ("love", "serving", "employment", "draw")
ZONES = ("hand", "deck", "discard", "played", "quarters")
COUNTERS = ("servings", "love", "employments", "imagination", "concentration", "effort", "alcohol")


def run_step(game: Game, step: object, number: int) -> None:
    """Play a move, or look whether the checks hold."""
    if isinstance(step, str):
        _play(game, step, Reason("scenario-move", number=number, move=step))
    elif isinstance(step, dict):
        for key, expected in step.items():
            _check(game, key, expected, Reason("scenario-check", number=number, check=key))
    else:
        raise wrong(Reason("scenario-step", number=number), "scenario-no-step", value=as_toml(step))


def _play(game: Game, text: str, where: Where) -> None:
    seat, words = notation.without_seat(game.table, text)
    if seat is None:
        raise wrong(where, "scenario-form", names=", ".join(game.seats))
    _check_readable(game, words, where)
    if _has_passed(game, seat, words):
        return
    try:
        game.apply(game.find(text))
    except IllegalMove as error:
        if error.key == "not-asked":
            raise failed(where, "scenario-not-asked", reason=error, situation=_situation(game)) from None
        raise failed(where, "scenario-illegal", situation=_situation(game)) from None


def _has_passed(game: Game, seat: int, words: str) -> bool:
    """`end start` and the like do nothing for a phase that has passed by itself."""
    if game.over or seat != game.active or game.state.frames:
        return False
    word = plain_name(words)
    order = [phase for phase in game.table.phase_words if phase != Phase.CHOOSE]
    passed = order[: order.index(game.state.phase)] if game.state.phase in order else []
    absent = word in {f"end {name}" for name in PHASES} - {f"end {name}" for name in game.table.phases}
    return absent or word in {f"end {notation.end_word(game.table, phase)}" for phase in passed}


def _check_readable(game: Game, words: str, where: Where) -> None:
    """A misspelt verb or card must not pass for an illegal move."""
    first, _, rest = words.partition(" ")
    verb = first.lower()
    if verb not in WORDS:
        raise wrong(where, "scenario-verb", name=first, allowed=", ".join(sorted(WORDS)))
    if verb == "target":
        seat, _, card = rest.partition(":")
        seat_called(game.table, seat.strip(), where)
        rest = card.partition("(")[0].strip()
    elif verb in ("end", "beer") or plain_name(rest) in BONUS_WORDS:
        if verb in FIXED_WORDS and plain_name(rest) not in FIXED_WORDS[verb]:
            raise wrong(where, "scenario-verb-what", move=words, verb=verb, allowed=", ".join(FIXED_WORDS[verb]))
        return
    if verb in ("number", "yes", "no", "done") or plain_name(words) == "play all" or (verb == "target" and not rest):
        return
    _known_card(game.table, rest, where)


def _known_card(table: Table, name: str, where: Where) -> None:
    """Any card of the boxes will do, whether or not it is in this game."""
    boxed = {card.id: card for box in registry.boxes(table.sets) for card in box.cards}
    try:
        find_card(name, table.cards.values())
        return
    except SetupError:
        pass
    try:
        find_card(name, {card.name: card for card in boxed.values()}.values())
    except SetupError as error:
        raise SetupError("in-place", where=where, reason=error) from None


def _situation(game: Game) -> Reason:
    if game.over:
        return Reason("game-over")
    legal = notation.listed(game.table, game.legal())
    return Reason("scenario-situation", seat=game.seats[game.to_move], phase=game.phase, legal=legal)


def _check(game: Game, key: str, expected: object, where: Where) -> None:
    if key in _MOVE_CHECKS:
        _MOVE_CHECKS[key](game, expected, where)
        return
    found = _value(game, key, where)
    if isinstance(found, list) and isinstance(expected, list) and not key.startswith("winner"):
        expected = [card_called(game.table, name, where).name for name in expected]
        same = found == expected if key.endswith(".deck") else Counter(found) == Counter(expected)
    elif key == "winner":
        same = sorted([expected] if isinstance(expected, str) else strings(expected, where)) == sorted(found)
    else:
        same = type(found) is type(expected) and found == expected
    if not same:
        values = {"expected": as_toml(expected), "found": as_toml(found), "situation": _situation(game)}
        raise failed(where, "scenario-expected", **values)


def _value(game: Game, key: str, where: Where) -> Any:
    """What a check key speaks of."""
    simple: dict[str, Callable[[], Any]] = {
        "to_move": lambda: None if game.over else game.seats[game.to_move],
        "phase": lambda: game.phase,
        "over": lambda: game.over,
        "winner": lambda: [game.seats[seat] for seat in game.winners()] if game.over else [],
    }
    if key in simple:
        return simple[key]()
    owner, _, what = key.partition(".")
    for name in game.seats:  # a name may have a dot in it
        if key.startswith(f"{name}."):
            owner, what = name, key[len(name) + 1 :]
    if owner == "pile" and what:
        return _pile(game, what, where)
    seat = seat_called(game.table, owner, where)
    if what == "vp":
        return game.scores()[seat]
    if what == "alcohol":
        return beer.alcohol(game.state, seat, under_buildings=True)
    if what in COUNTERS:
        return int(getattr(game.state, what, 0)) if seat == game.active else 0
    zone, dot, count = what.partition(".")
    if zone in ZONES and (not dot or count == "count"):
        cards = _zone(game, seat, zone)
        return len(cards) if dot else cards
    allowed = ["to_move", "phase", "over", "winner", *_MOVE_CHECKS, "pile.NAME", "SEAT.vp"]
    allowed += [f"SEAT.{name}" for name in COUNTERS]
    allowed += [f"SEAT.{name}" for name in ZONES]
    raise wrong(where, "scenario-no-check", allowed=", ".join(allowed))


def _zone(game: Game, seat: int, zone: str) -> list[str]:
    s, cards = game.state, game.table.cards
    if zone == "played":
        return [cards[card].name for card in s.played] if seat == game.active else []
    if zone == "deck":
        return [cards[card].name for card in (*looked_at(s, seat, FROM_DECK), *reversed(s.deck[seat]))]
    if zone == "hand":
        return [cards[card].name for card in (*s.hand[seat], *looked_at(s, seat, FROM_HAND))]
    if zone != "quarters":
        return [cards[card].name for card in getattr(s, zone)[seat]]
    names = [cards[entry & SEEN_CARD].name for entry in s.beers[seat]]
    for spot in (*s.quarters[seat], *s.private[seat]):
        names.append(cards[spot_card(spot)].name)
        names += [cards[event_on(s, spot)].name for _ in range(on_spot(spot))]
        if under(spot) >= 0:
            names.append(cards[under(spot)].name)
    return names


def _pile(game: Game, name: str, where: Where) -> int:
    if name.removesuffix(SHOWN) in registry.STACKS:
        stack = registry.STACKS[name.removesuffix(SHOWN)].number
        zone = game.state.shown if name.endswith(SHOWN) or stack == game.table.draft_stack else game.state.stacks
        return len(zone[stack]) if stack < game.table.stack_count else 0
    _known_card(game.table, name, where)
    found = [card for card in game.table.cards.values() if plain_name(card.name).startswith(plain_name(name))]
    if not found:
        return 0  # the card stayed in the box
    pile = game.table.pile_of[card_called(game.table, name, where).id]
    if pile < 0:
        raise wrong(where, "scenario-no-pile")
    return game.state.piles[pile]


def _texts(value: object, where: Where) -> list[str]:
    return [value] if isinstance(value, str) else strings(value, where)


def _legal_move(game: Game, text: str, where: Where) -> int | None:
    """The legal move that the text means; `None` if it is none of them."""
    seat, words = notation.without_seat(game.table, text)
    if seat is None:
        raise wrong(where, "scenario-form-of", move=text, names=", ".join(game.seats))
    _check_readable(game, words, where)
    try:
        return game.find(text)
    except IllegalMove:
        return None


def _check_legal(game: Game, value: object, where: Where) -> None:
    for text in _texts(value, where):
        if _legal_move(game, text, where) is None:
            raise failed(where, "scenario-should", move=text, situation=_situation(game))


def _check_illegal(game: Game, value: object, where: Where) -> None:
    for text in _texts(value, where):
        if _legal_move(game, text, where) is not None:
            raise failed(where, "scenario-should-not", move=text, situation=_situation(game))


def _check_options(game: Game, value: object, where: Where) -> None:
    """The full set of legal moves; the two shorthands, `play all` and `end turn`, may be left out of the list."""
    _check_legal(game, value, where)
    listed = {_legal_move(game, text, where) for text in _texts(value, where)}
    unlisted = [move for move in game.legal() if move not in listed and move not in (PLAY_ALL_MOVE, END_TURN_MOVE)]
    if unlisted:
        moves = notation.listed(game.table, unlisted)
        raise failed(where, "scenario-unlisted", moves=moves, situation=_situation(game))


_MOVE_CHECKS: dict[str, Callable[[Game, object, Where], None]] = {
    "legal": _check_legal,
    "illegal": _check_illegal,
    "options": _check_options,
}
