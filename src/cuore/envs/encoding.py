"""Actions and observations as numbers: the index tables, version 0.

The sizes depend only on the boxes that are named, never on the town, the seats or the options, so one network can
learn in many towns. N is the number of different cards in those boxes together, in the order of `cards(sets)`.

Actions. An action is a verb and a card, or a verb and a small number; `k` counts cards 0 … N-1.

    from                what                                                          how many
    ------------------  ------------------------------------------------------------  ---------
    0                   yes, no, done, play all, end turn                             5
    5                   end the phase: start, serve, work, employ                     4
    9                   the beer on top, the beer that is shown                       2
    11                  the bonus: serving, love, employment                          3
    14                  a number, 0 to 15                                             16
    30                  a player, counted clockwise from oneself (0 is oneself)       6
    36                  serve, chamber, use, acquire, play, employ, choose, discard,  13 · N
                        return, take, keep, put, reveal: 36 + N·verb + k
    36 + 13·N           a card in somebody's private quarters: with s the player as    96 · N
                        above, u what lies under it (nothing, a card face down, the
                        maid chief, the chambermaid chief), e the events on it (3
                        stands for three or more):  + N·(16·s + 4·u + e) + k

Observation. One vector of float32; every seat is counted clockwise from the observer.

    from                what                                                          how many
    ------------------  ------------------------------------------------------------  ---------
    0                   turn/100, servings, love, employments, imagination,           9
                        concentration, effort, last turn, own points/10
    9                   phase: start, serve, work, employ, discard, choose            6
    15                  whose turn it is                                              6
    21                  what is asked (ASKED), of whom (6), whether it is optional    A + 7
    28 + A              the card that asks                                            N
    28 + A + N          own hand, own deck, own discard pile, own beers, played        5 · N
    28 + A + 6·N        left in the town; shown beside stacks; price now/10            3 · N
    28 + A + 9·N        left in stacks (STACK_WORDS)                                  8
    36 + A + 9·N        six seats, each: is there, hand, deck, discard pile, beers,   6 · (6 + 6·N)
                        is First Master (6 numbers); on top of the discard pile, in
                        private quarters, private maids, events on them, refined
                        maid, known to be in hand (6·N)

where A = len(ASKED).

Version history: 0, the first one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from cuore.boxes import registry
from cuore.engine import moves, verbs
from cuore.engine.kinds import Phase
from cuore.engine.seen import OpenQuestion, SeenSpot, View
from cuore.engine.setup import all_cards
from cuore.engine.table import Table
from cuore.engine.view import QUESTIONS

VERSION: Final = 0
SEATS: Final = 6
NUMBERS: Final = 16
EVENTS: Final = 4  # 0, 1, 2, and three or more
COVERS: Final = 4  # what lies under a card: nothing, something face down, the maid chief, the chambermaid chief
WORK: Final = 2  # the number of the work phase
PLAIN: Final = (
    *(plain.move for plain in verbs.PLAIN[:5]),
    *(moves.END_PHASE << moves.SHIFT | phase for phase in (Phase.START, Phase.SERVE, WORK, Phase.EMPLOY)),
    *(plain.move for plain in verbs.PLAIN[5:]),
)
CARD_VERBS: Final = tuple(verb.number for verb in verbs.CARD_VERBS)
FIRST_NUMBER: Final = len(PLAIN)
FIRST_PLAYER: Final = FIRST_NUMBER + NUMBERS
FIRST_CARD: Final = FIRST_PLAYER + SEATS
PHASE_WORDS: Final = ("start", "serve", "work", "employ", "discard", "choose")
ASKED: Final = tuple(dict.fromkeys((*PHASE_WORDS, *QUESTIONS)))
STACKS: Final = (
    *("private maids", "beer", "reminiscences", "food", "decoration", "cleaning", "refined maids", "mixed maids"),
)

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Encoding:
    """The encoding for a choice of boxes."""

    def __init__(self, sets: Sequence[str]) -> None:
        """Boxes by their names; their order does not matter."""
        boxes = sorted(registry.boxes(tuple(sets)), key=lambda box: box.number)
        cards = all_cards(boxes, {})
        self.names: tuple[str, ...] = tuple(dict.fromkeys(card.name for card in cards.values()))
        self._slot = {name: slot for slot, name in enumerate(self.names)}

    @property
    def cards(self) -> int:
        """N of the tables above."""
        return len(self.names)

    @cached_property
    def actions(self) -> int:
        """How many actions there are."""
        return FIRST_CARD + len(CARD_VERBS) * self.cards + SEATS * COVERS * EVENTS * self.cards

    @cached_property
    def length(self) -> int:
        """How long an observation is."""
        return 36 + len(ASKED) + 9 * self.cards + SEATS * (6 + 6 * self.cards)

    # -- actions --------------------------------------------------------------------------------------------

    def action(self, table: Table, move: int, seat: int) -> int:
        """The action that a move of this seat is."""
        if move in PLAIN:
            return PLAIN.index(move)
        verb, low = moves.verb_of(move), moves.card_of(move)
        if verb == moves.NUMBER:
            return FIRST_NUMBER + low
        player = (moves.seat_of(move) - seat) % len(table.seats)
        if verb == moves.TARGET:
            return FIRST_PLAYER + player
        slot = self._slot[table.cards[low].name]
        if verb != moves.TARGET_CARD:
            return FIRST_CARD + CARD_VERBS.index(verb) * self.cards + slot
        beneath, events = moves.under_of(move), min(moves.events_on(move), EVENTS - 1)
        place = (player * COVERS + beneath) * EVENTS + events
        return FIRST_CARD + (len(CARD_VERBS) + place) * self.cards + slot

    def moves(self, table: Table, legal: Sequence[int], seat: int) -> dict[int, int]:
        """The legal moves by their actions; of two that are one action (more than three events), the first."""
        found: dict[int, int] = {}
        for move in legal:
            found.setdefault(self.action(table, move, seat), move)
        return found

    def mask(self, actions: Mapping[int, int]) -> Mask:
        """One for every action that may be taken."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[list(actions)] = 1
        return mask

    # -- observations ---------------------------------------------------------------------------------------

    def observation(self, view: View) -> Vector:
        """What a seat's view says, as one vector."""
        me = view["seat"]
        assert me is not None
        count = len(view["seats"])
        nothing: OpenQuestion = {"seat": me, "what": "", "card": None, "about": None, "optional": False}
        asked = view["asked"] or nothing
        you = view["you"]
        shown = [name for stack in view["stacks"].values() for name in stack["shown"]]
        numbers = [view["turn"] / 100, *_scalars(view), view["last_turn"], you["points"] / 10]
        parts = [
            np.array(numbers, dtype=np.float32),
            _one_of(PHASE_WORDS, view["phase"]),
            _one_of(range(SEATS), (view["active"] - me) % count),
            _one_of(ASKED, asked["what"]),
            _one_of(range(SEATS), (asked["seat"] - me) % count),
            np.array([asked["optional"]], dtype=np.float32),
            self._count([asked["card"]] if asked["card"] else []),
            *map(self._count, (you["hand"], you["deck"], you["discard"], you["beers"])),
            self._count(view["played"]),
            self._by_card(view["town"]),
            self._count(shown),
            self._by_card({name: price / 10 for name, price in view["prices"].items()}),
            np.array([_left(view, word) for word in STACKS], dtype=np.float32),
        ]
        for away in range(SEATS):
            parts.append(self._seat(view, (me + away) % count if away < count else None))
        return np.concatenate(parts)

    def _seat(self, view: View, seat: int | None) -> Vector:
        if seat is None:
            return np.zeros(6 + 6 * self.cards, dtype=np.float32)
        there = view["seats"][seat]
        spots = [*there["quarters"], *there["private"]]
        master = view["first_master"] == seat
        numbers = [1, there["hand"], there["deck"], there["discard"], there["beers"], master]
        known = [k["card"] for k in view["you"]["known"] if k["seat"] == seat and k["zone"] == "hand"]
        return np.concatenate(
            [
                np.array(numbers, dtype=np.float32),
                self._count([there["discard_top"]] if there["discard_top"] else []),
                self._count([spot["card"] for spot in there["quarters"]]),
                self._count([spot["card"] for spot in there["private"]]),
                self._by_card(_events_on(spots)),
                self._count([there["refined"]] if there["refined"] else []),
                self._count(known),
            ]
        )

    def _count(self, names: Sequence[str]) -> Vector:
        vector = np.zeros(self.cards, dtype=np.float32)
        for name in names:
            vector[self._slot[name]] += 1
        return vector

    def _by_card(self, amounts: Mapping[str, float]) -> Vector:
        vector = np.zeros(self.cards, dtype=np.float32)
        for name, amount in amounts.items():
            vector[self._slot[name]] = amount
        return vector


def _scalars(view: View) -> tuple[int, ...]:
    turn = (view["servings"], view["love"], view["employments"])
    return (*turn, view["imagination"], view["concentration"], view["effort"])


def _left(view: View, stack: str) -> int:
    """How many cards a stack has; one that is not in the game has none."""
    there = view["stacks"].get(stack)
    return 0 if there is None else there["left"]


def _events_on(spots: Sequence[SeenSpot]) -> dict[str, float]:
    """How many events lie on the cards of each name."""
    events: dict[str, float] = {}
    for spot in spots:
        events[spot["card"]] = events.get(spot["card"], 0) + len(spot["on"])
    return events


def _one_of(choices: Sequence[object], chosen: object) -> Vector:
    vector = np.zeros(len(choices), dtype=np.float32)
    if chosen in choices:
        vector[choices.index(chosen)] = 1
    return vector
