"""The answers that may be given now, each with its words and the place on the table where it belongs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cuore.engine import moves, notation
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    DISCARD,
    DONE,
    EMPLOY,
    END_PHASE,
    END_TURN,
    FACE_DOWN,
    KEEP,
    NO,
    PLAY,
    PLAY_ALL,
    PUT,
    RETURN,
    REVEAL,
    SERVE,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES,
)
from cuore.engine.reach import Ahead
from cuore.engine.seen import SeenSeat, SeenSpot, SpotZone, View
from cuore.engine.table import Table
from cuore.engine.verbs import VERBS
from cuore.server.messages import Option, Zone
from cuore.server.table_words import MOST_OPTIONS, TableWords
from cuore.words.catalogue import say
from cuore.words.position import SYMBOLS


class Location(Struct, frozen=True, gc=False):
    """Where on the table something lies; `Option` explains the parts."""

    zone: Zone
    card: int | None = None
    seat: int | None = None
    stack: str | None = None
    index: int | None = None
    also: tuple[int, ...] = ()


BUTTON: Final = Location("none")
# Answers whose place on the table their card alone decides, and those that are buttons.
PLACED: Final = frozenset((SERVE, CHAMBER, PLAY, REVEAL, PLAY_ALL, YES, NO, DONE, END_PHASE, END_TURN))


def options_of(view: View, words: TableWords) -> list[Option]:
    """The options of the seat whose view it is; none unless it is asked."""
    legal: list[int] = view.get("legal", [])
    if not legal:
        return []
    plain = default_move(view, legal, words.table)
    finder = Finder(view, words)
    return [_option(move, finder, plain=move == plain) for move in legal]


def reach_of(ahead: Sequence[Ahead], now: View, words: TableWords) -> list[Option]:
    """What belongs to a card and could be done after a few answers more; `ahead` is the game's, of whoever is asked.

    The end of a phase in which a card could still do something is not given along at one press.
    """
    found = []
    for way, view, fresh in ahead:
        finder = Finder(view, words)
        ends = any(move >> SHIFT == END_PHASE for move in way)
        gives_up = ends and any(_does_something(move, words.table) for move in now.get("legal", []))
        first = say(words.lang, "table-reach-ends", phase=words.phase_name[now["phase"]]) if ends else ""
        options = [_option(move, finder, plain=False, via=way, first=first, pause=gives_up) for move in fresh]
        found += [option for option in options if option.zone != BUTTON.zone]
    return found


def _does_something(move: int, table: Table) -> bool:
    """Whether an answer of a serving or starting phase is more than a way on: not a service that brings nothing."""
    verb = move >> SHIFT
    card = table.cards.get(move & CARD_MASK)
    if verb == SERVE and card is not None:
        return bool(card.served) or any(getattr(card, name) for name in SYMBOLS)
    return verb in (USE, ACQUIRE)


def _option(
    move: int, finder: Finder, *, plain: bool, via: tuple[int, ...] = (), first: str = "", pause: bool = False
) -> Option:
    """An answer after those of `via`, of which the hint says `first`; not to be changed, it may be offered again."""
    words, view = finder.words, finder.view
    verb = move >> SHIFT  # as everywhere here: a call would cost more than what it does
    name = words.table.names.get(move & CARD_MASK, "")
    left = view["town"].get(name)
    home = name in view["only_home"]
    if verb not in PLACED and (verb != EMPLOY or left is None):
        return _offered(finder.placed(move), plain=plain, via=via, first=first, pause=pause)
    # All that it depends on.
    key = (move, finder.seat, view["prices"].get(name), left, home, plain, via, first, pause)
    option = words.options.get(key)
    if option is None:
        if len(words.options) >= MOST_OPTIONS:
            words.options.clear()
        placed = finder.placed(move)
        option = words.options[key] = _offered(placed, plain=plain, via=via, first=first, pause=pause)
    return option


def _offered(option: Option, *, plain: bool, via: tuple[int, ...], first: str, pause: bool) -> Option:
    """The same as the safe next thing, or after other answers."""
    if plain or via:
        hint = ", ".join([part for part in (first, option.hint) if part]) if first else option.hint
        return replace(option, plain=plain, pause=pause or option.pause, via=list(via), hint=hint)
    return option


def default_move(view: View, legal: list[int], table: Table) -> int | None:
    """The safe next thing: the only answer, the end of a phase with nothing left to do, love to employ with."""
    if len(legal) == 1:
        return legal[0]
    if not view["asked"] or view["asked"]["card"] is not None:
        return None
    verbs = [move >> SHIFT for move in legal]
    if view["phase"] == "serve":
        idle = CHAMBER not in verbs and not any(_does_something(move, table) for move in legal)
        return legal[verbs.index(END_PHASE)] if idle and END_PHASE in verbs else None
    if view["phase"] != "employ":
        return None
    if not view["employments"] and BEER not in verbs:
        return moves.END_TURN_MOVE if moves.END_TURN_MOVE in legal else None
    if PLAY_ALL in verbs:
        return moves.PLAY_ALL_MOVE
    plays = [move for move in legal if move >> SHIFT == PLAY]
    return plays[0] if len(plays) == 1 else None


class Finder:
    """Finds where on the table a move belongs, in one view."""

    def __init__(self, view: View, words: TableWords) -> None:
        self.view = view
        self.words = words
        self.table = words.table
        self.seat = view["seat"]
        asked = view["asked"]
        self.question = asked["what"] if asked and asked["card"] is not None else None  # None: the turn itself

    def placed(self, move: int) -> Option:
        """The answer, with its words and at its place."""
        location, verb = self.location_of(move), move >> SHIFT
        return Option(
            move=move,
            text=self.words.move(move),
            verb=VERBS[verb].key,
            hint=self.words.hint(move, self.view),
            zone=location.zone,
            card=location.card,
            seat=location.seat,
            stack=location.stack,
            index=location.index,
            also=list(location.also),
            plain=False,
            pause=verb == EMPLOY and self.words.table.names[move & CARD_MASK] in self.view["only_home"],
        )

    def location_of(self, move: int) -> Location:
        """Where the answer belongs."""
        verb, card = move >> SHIFT, move & CARD_MASK
        if verb in (SERVE, CHAMBER, PLAY, REVEAL):
            return Location("hand", card, self.seat)
        if verb == TARGET:
            return Location("seat", seat=moves.seat_of(move))
        if verb == TARGET_CARD:
            return Location("beers", card, self.seat) if self.question == "own-beer" else self._spot(move)
        if verb == BEER:
            return self._beer(card)
        if verb in (EMPLOY, TAKE, ACQUIRE):
            return self._in_town(card)
        if verb == USE:
            return self._usable(card)
        if verb in (DISCARD, KEEP, PUT, CHOOSE, RETURN):
            return self._asked_for(verb, card)
        return BUTTON

    def _in_hand(self, card: int) -> Location:
        return Location("hand", card, self.seat)

    def _name(self, card: int) -> str:
        return self.table.cards[card].name

    def _in_town(self, card: int) -> Location:
        """A pile, or a card shown beside a stack."""
        name = self.table.names[card]
        if name in self.view["town"]:
            return Location("town", card)
        for word, there in self.view["stacks"].items():
            if name in there["shown"]:
                return Location("shown", card, stack=stack_key(word))
        return BUTTON

    def _beer(self, shown: int) -> Location:
        there = self.view["stacks"]["beer"]
        if not shown:
            return Location("stack", stack="beer")
        return Location("shown", self.words.number[there["shown"][-1]], stack="beer")

    def _asked_for(self, verb: int, card: int) -> Location:
        """Cards of one's hand, unless the question speaks of others."""
        if self.question in ("looked", "revealed", "order"):
            return self._aside(card)
        if self.question == "return-this":
            return Location("played", card)
        if verb == CHOOSE and self.question is None:
            return self._in_town(card)  # a refined maid
        return self._in_hand(card)

    def _aside(self, card: int) -> Location:
        name = self._name(card)
        seen = [index for index, looked in enumerate(self.view["aside"]) if looked["card"] == name]
        return Location("aside", card, index=seen[-1], also=tuple(seen[:-1])) if seen else BUTTON

    def _usable(self, card: int) -> Location:
        """An ability of one's own: of a refined maid, a card in private quarters, an event on one, a card in hand."""
        assert self.seat is not None
        if self.question == "turned-up":
            return BUTTON  # it lies on somebody's discard pile
        name = self._name(card)
        own = self.view["seats"][self.seat]
        if own["refined"] == name:
            return Location("refined", card, self.seat)
        if (
            self.view["phase"] == "serve"
            and name in self.view["you"]["hand"]
            and not self.table.cards[card].leaves_quarters
        ):
            return self._in_hand(card)
        for zone, index, there in _spots(own):
            if there["card"] == name or name in there["on"]:
                return self._at(self.seat, zone, index)
        return self._in_hand(card)

    def _at(self, seat: int, zone: SpotZone, index: int) -> Location:
        """A spot, and those that look the same."""
        spots = self.view["seats"][seat][zone]
        also = tuple(i for i, spot in enumerate(spots) if i != index and self._look(spot) == self._look(spots[index]))
        return Location(zone, self.words.number[spots[index]["card"]], seat, index=index, also=also)

    def _look(self, spot: SeenSpot) -> tuple[object, ...]:
        """What tells a spot from another as the answers do: a chief under a building, but no beer."""
        beneath = spot.get("under")
        chief = beneath is not None and self.table.looks_under[self.words.number[beneath]] != FACE_DOWN
        return spot["card"], len(spot["on"]), beneath if chief else "under" in spot

    def _spot(self, move: int) -> Location:
        """The spot that a move names by card, events on it and what lies under it."""
        seat, card = moves.seat_of(move), moves.card_of(move)
        name, on, beneath = self._name(card), moves.events_on(move), notation.covered(self.table, move)
        for zone, index, there in _spots(self.view["seats"][seat]):
            covers = "under" in there if not beneath else there.get("under") == beneath
            if there["card"] == name and len(there["on"]) == on and covers == (beneath is not None):
                return self._at(seat, zone, index)
        return BUTTON


def _spots(seat: SeenSeat) -> Iterator[tuple[SpotZone, int, SeenSpot]]:
    """Private maids from the uncovered one down, then the other cards, a well one before an ill one."""
    private = list(enumerate(seat["private"]))
    for index, there in reversed(private):
        yield "private", index, there
    for index, there in enumerate(seat["quarters"]):
        yield "quarters", index, there


def stack_key(word: str) -> str:
    """The engine's word for a stack as the messages name it."""
    return word.replace(" ", "-")
