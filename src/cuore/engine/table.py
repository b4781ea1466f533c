"""What was agreed before the first deal: seats, boxes, the town, and every printed fact as a flat list.

A table is made once and shared by all copies of a game; no fact of it ever changes. Facts are lists indexed by card
number, because the hot path asks for them millions of times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from cuore.engine.cards import BOX_SIZE, MAX_CARDS, Card, Lies
from cuore.engine.ints import i64
from cuore.engine.kinds import MAIDS, Kind, Phase, Stack, Timing
from cuore.engine.moves import EMPLOY_BITS, FACE_DOWN, OVER_CHAMBERMAID_CHIEF, OVER_MAID_CHIEF
from cuore.engine.opcodes import TIMINGS
from cuore.engine.programs import MATCHES, PROGRAMS
from cuore.engine.steps import Discard, DiscardAlike, Holding, Match, Matches

NO_PILE = -1
NEVER = 1_000_000  # more of anything than a turn can hold
_STACK_OF = {
    Kind.PRIVATE_MAID: Stack.PRIVATE,
    Kind.BEER: Stack.BEER,
    Kind.REMINISCENCE: Stack.REMINISCENCE,
}

_LOOKS_UNDER = {Kind.MAID_CHIEF: OVER_MAID_CHIEF, Kind.CHAMBERMAID_CHIEF: OVER_CHAMBERMAID_CHIEF}


class Table:
    """The immutable half of a game."""

    # A fact in a slot is found sooner than one in a dict, and a new one cannot be slipped in later.
    __slots__ = (
        *("acts_at_start", "acts_on_discard", "acts_on_draw", "alcohol", "beer_stand", "borrowed", "cards"),
        *("chamber", "chamber_from", "chiefs", "concentration", "cost", "dearest", "draw", "effort"),
        *("employ_if", "employ_lists", "employment", "empty_piles_to_end", "envy", "event_on_building"),
        *("event_on_maid", "events", "garden", "has_beer", "has_marks", "has_private", "has_reminiscences"),
        *("has_rounds", "has_text", "hosts", "imagination", "in_hand", "in_hands", "is_beer", "is_building"),
        *("is_chambermaid_chief", "is_event", "is_love", "is_maid", "is_private", "last_love", "leads"),
        *("least_beside_shop", "least_shown", "lies", "lies_on_card", "lily_garden", "looks_under", "love"),
        *(
            "maid_pile",
            "match",
            "match_with_chiefs",
            "mixed",
            "most_servings",
            "names",
            "new_hand",
            "next_phase",
            "on_employ",
            "on_gain",
        ),
        *("on_land", "options", "others", "overlay", "payments", "pile_cards", "pile_of", "plain_employ"),
        *("plain_serve", "plain_start", "preparations", "prices_vary", "reacts", "ririko", "seat_count", "seats"),
        *("serve_lists", "serve_users", "serves", "serves_more", "serving", "sets", "shop", "shop_is_mixed"),
        *("simply_discarded", "skill", "stack_count", "start_events", "start_maids", "town", "vp"),
    )

    def __init__(
        self,
        *,
        sets: tuple[str, ...],
        seats: tuple[str, ...],
        options: tuple[str, ...],
        town: tuple[str, ...],
        chiefs: str,
        cards: Mapping[int, Card],
        piles: Iterable[int],
        empty_piles_to_end: int,
        mixed: Iterable[int] = (),
        overlay: Mapping[str, Mapping[str, int]],
    ) -> None:
        self.sets = sets
        self.seats = seats
        self.seat_count: i64 = len(seats)
        # Of each seat, the other ones counter-clockwise: effects run from the last to the first.
        self.others = [[(seat - 1 - i) % len(seats) for i in range(len(seats) - 1)] for seat in range(len(seats))]
        self.options = options
        self.town = town
        self.chiefs = chiefs
        self.overlay = overlay
        self.cards = dict(cards)
        self.names = {number: card.name for number, card in self.cards.items()}
        mixed = frozenset(mixed)
        self.empty_piles_to_end: i64 = empty_piles_to_end

        self.cost = self._facts(lambda card: card.cost)
        self.vp = self._facts(lambda card: card.vp)
        self.draw = self._facts(lambda card: card.draw)
        self.serving = self._facts(lambda card: card.serving)
        self.love = self._facts(lambda card: card.love)
        self.employment = self._facts(lambda card: card.employment)
        self.chamber = self._facts(lambda card: card.chamber)
        # The servings from which she can become a chambermaid.
        self.chamber_from = [servings or NEVER for servings in self.chamber]
        self.is_love = self._facts(lambda card: int(card.kind is Kind.LOVE))
        self.is_maid = self._facts(lambda card: int(card.kind in MAIDS))
        self.is_private = self._facts(lambda card: int(card.kind is Kind.PRIVATE_MAID))
        self.is_event = self._facts(lambda card: int(card.kind is Kind.EVENT))
        self.is_building = self._facts(lambda card: int(card.kind is Kind.BUILDING))
        self.is_beer = self._facts(lambda card: int(card.kind is Kind.BEER))
        self.looks_under = self._facts(lambda card: _LOOKS_UNDER.get(card.kind, FACE_DOWN))
        self.is_chambermaid_chief = self._facts(lambda card: int(card.kind is Kind.CHAMBERMAID_CHIEF))
        self.imagination = self._facts(lambda card: card.imagination)
        self.concentration = self._facts(lambda card: card.concentration)
        self.effort = self._facts(lambda card: card.effort)
        self.skill = self._facts(lambda card: card.skill)
        self.alcohol = self._facts(lambda card: card.alcohol)
        self.lies = self._facts(lambda card: int(card.lies))
        self.reacts = self._facts(lambda card: int(bool(card.reaction)))
        self.acts_on_draw = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.DREW])))
        self.acts_on_discard = self._facts(
            lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.OTHERS_DISCARD]))
        )
        self.acts_at_start = self._facts(
            lambda card: int(any(PROGRAMS[card.id * TIMINGS + at] for at in (Timing.START, Timing.START_BONUS)))
        )
        self.has_text = self._facts(lambda card: int(bool(card.served)))
        # Whether she does anything when she serves: a blank page asks nobody.
        self.serves = self._facts(lambda card: int(card.is_maid and card.gives_something))
        self.in_hands = self._facts(
            lambda card: int(card.kind is Kind.LOVE or (card.is_maid and card.kind is not Kind.PRIVATE_MAID))
        )
        self.has_rounds = any(card.kind is Kind.REFINED_MAID for card in self.cards.values())
        self.leads = {c: int(card.leads) for c, card in self.cards.items() if card.leads is not None}
        self.preparations = sorted({self.leads[c] for c, k in self.cards.items() if k.kind is Kind.PREPARATION})
        self.borrowed: list[int] = []
        if self.has_rounds:
            private = any(card.kind is Kind.PRIVATE_MAID for card in self.cards.values())
            self.borrowed = [int(Stack.PRIVATE)] * private + [int(Stack.MIXED)] * bool(mixed)
        self.mixed = mixed
        self.has_private = any(self.is_private)
        self.has_beer = any(self.is_beer)
        self.beer_stand = self._named("Beer Stand")
        self.garden = self._named("Garden")

        self.pile_cards = sorted(piles)  # the card of each town pile
        self.pile_of = [NO_PILE] * MAX_CARDS
        for index, card in enumerate(self.pile_cards):
            self.pile_of[card] = index
        self.maid_pile = [self.is_maid[card] for card in self.pile_cards]
        self.event_on_maid = next((c for c in self.cards if self.lies[c] == Lies.ON_MAID), -1)
        self.event_on_building = next((c for c in self.cards if self.lies[c] == Lies.ON_BUILDING), -1)
        # Cards with something to do at a timing; lists that are empty cost a game without such cards nothing.
        self.start_maids = self._acting(Timing.START, chambermaids=True)
        self.serve_users = self._acting(Timing.SERVE_USE)
        self.on_employ = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.EMPLOYED])))
        self.on_gain = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.GAINED])))
        self.on_land = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.LAND])))
        self.new_hand = [c for c in self.cards if PROGRAMS[c * TIMINGS + Timing.NEW_HAND]]
        self.envy = self._named("Envy")
        self.ririko = self._named("Ririko Hiiragi")
        self.lily_garden = self._named("Lily Garden")
        self.employ_if = {c: card.employ_if for c, card in self.cards.items() if card.employ_if is not None}
        self.has_reminiscences = any(card.kind is Kind.REMINISCENCE for card in self.cards.values())
        self.serves_more = bool(self.serve_users) or self.has_reminiscences
        self.stack_count = 1 + max(
            (int(stack) for kind, stack in _STACK_OF.items() if any(c.kind is kind for c in self.cards.values())),
            default=0,
        )
        if self.has_rounds:
            self.stack_count = len(Stack)
        # Only More has a work phase.
        self.next_phase = [phase + 1 for phase in range(len(Phase))]
        if not self.has_rounds:
            self.next_phase[Phase.SERVE] = int(Phase.EMPLOY)
        self.has_marks = any(card.id // BOX_SIZE for card in self.cards.values())
        # Employed, most cards come from their pile to the discard pile and that is that (love can be cheapened once).
        self.simply_discarded = [
            int(
                self.pile_of[c] >= 0
                and not (self.on_employ[c] or self.on_land[c] or self.is_building[c] or c in self.new_hand)
                and not (self.is_love[c] and self.has_marks)
            )
            for c in range(MAX_CARDS)
        ]
        # Lists of moves are kept only by the interpreter: compiled, it is quicker to make one than to look it up.
        keeps_lists = __file__.endswith(".py")
        # A serving phase that knows services, chambermaids and love alone.
        self.plain_serve = keeps_lists and not (self.serves_more or self.has_marks)
        self.prices_vary = bool(self.employ_if) or any(
            self._named(name) >= 0 for name in ("Envy", "Amaretto Renard", "Emily Raymond", "Eve Valentine")
        )

        # A sorted hand begins with its love cards.
        self.last_love: i64 = max((c for c in self.cards if self.is_love[c]), default=-1)
        assert all(self.is_love[c] for c in self.cards if c <= self.last_love)
        # Events that their owner may do something about in the starting phase.
        self.start_events = [c for c in self.pile_cards if self.is_event[c] and PROGRAMS[c * TIMINGS + Timing.START]]
        # The cards that an event needs, by how it lies: to lie on one, or to lie beside one.
        self.hosts = [self.is_building if lies is Lies.ON_BUILDING else self.is_maid for lies in Lies]
        self.lies_on_card = [int(lies in (Lies.ON_MAID, Lies.ON_BUILDING)) for lies in self.lies]
        # Nobody with nothing ill or stormed has anything to do at the start of a turn but for a private maid's sake.
        self.plain_start = (
            not self.start_maids and not self.has_rounds and all(self.lies_on_card[c] for c in self.start_events)
        )

        dearest = max(self.cost)
        # The `employ` moves that so much love allows; events are looked at apart, they need somewhere to go.
        self.shop = [
            [EMPLOY_BITS | c for c in self.pile_cards if self.cost[c] <= love and not self.is_event[c]]
            for love in range(dearest + 1)
        ]
        self.dearest: i64 = dearest
        # Options are listed by card number: town piles, then private maids, then events, unless boxes are mixed.
        order = [c for c in self.pile_cards if not self.is_event[c]]
        order += [c for c in sorted(self.cards) if self.is_private[c]]
        order += [c for c in self.pile_cards if self.is_event[c]]
        self.shop_is_mixed = order != sorted(order) or self.has_rounds
        self.events = [c for c in self.pile_cards if self.is_event[c]]
        # With less love than that no card shown beside a stack, or no event either, need be looked at.
        self.least_shown: i64 = min(
            (self.cost[c] for c in self.cards if self.is_private[c] or c in mixed), default=NEVER
        )
        self.least_beside_shop: i64 = min((self.cost[c] for c in self.events), default=NEVER)
        self.least_beside_shop = min(self.least_beside_shop, self.least_shown)
        # An employ phase in which nothing but the hand and the love decides what the shop offers.
        self.plain_employ = keeps_lists and not (self.prices_vary or self.has_marks or self.shop_is_mixed)
        # What such phases have listed before, by the hand, because the same hands come back all the time: for so many
        # servings or so much love, and more would change nothing; without an employment, the last.
        self.most_servings: i64 = 1 + max(self.chamber)
        self.serve_lists: list[dict[tuple[int, ...], list[int]]] = [{} for _ in range(self.most_servings + 1)]
        self.employ_lists: list[dict[tuple[int, ...], list[int]]] = [{} for _ in range(dearest + 2)]
        self.match = [self._matching(matches) for matches in MATCHES]
        # The same in a turn in which the chambermaid chiefs in hand are love cards that give 1 love.
        self.match_with_chiefs = [
            [int(fits or (speaks and chief)) for fits, chief in zip(match, self.is_chambermaid_chief, strict=True)]
            for match, speaks in zip(self.match, map(self._speaks_of_one_love, MATCHES), strict=True)
        ]
        # What each reminiscence takes: (which cards, how many), or so many alike; and what a building wants in hand.
        self.payments = {c: self._payments(card) for c, card in self.cards.items() if card.requires}
        self.in_hand = {
            c: self._matching(condition.match)
            for c, condition in self.employ_if.items()
            if isinstance(condition, Holding)
        }

    def _facts(self, fact: Callable[[Card], int]) -> list[int]:
        # int(): a house figure is a subclass of int that the compiled build should not meet.
        return [int(fact(self.cards[i])) if i in self.cards else 0 for i in range(MAX_CARDS)]

    def _speaks_of_one_love(self, matches: Matches) -> bool:
        """Whether a text means a love card that gives 1 love as such, and not for its cost or as any card."""
        plain = [card for card in self.cards.values() if card.kind is Kind.LOVE and card.love == 1]
        return any(
            _fits(card, match) and (Kind.LOVE in match.kinds or match.name is not None)
            for match in matches
            for card in plain
        )

    def match_of(self, matches: Matches) -> list[int]:
        """The cards that fit, as a list of 0 and 1 by card number; not for the hot path."""
        return self.match[MATCHES.index(matches)] if matches in MATCHES else self._matching(matches)

    def _payments(self, card: Card) -> list[tuple[list[int], int]]:
        """An empty list of cards stands for "so many alike"."""
        return [
            ([], step.count) if isinstance(step, DiscardAlike) else (self._matching(step.match), step.count)
            for step in card.requires
            if isinstance(step, (Discard, DiscardAlike))
        ]

    def _named(self, name: str) -> int:
        return next((number for number, card in self.cards.items() if card.name == name), -1)

    def _acting(self, timing: Timing, *, chambermaids: bool = False) -> list[int]:
        return [
            c
            for c in self.cards
            if PROGRAMS[c * TIMINGS + timing] and (not chambermaids or (self.chamber[c] and self.is_maid[c]))
        ]

    def _matching(self, matches: tuple[Match, ...]) -> list[int]:
        return [
            int(i in self.cards and any(_fits(self.cards[i], match) for match in matches)) for i in range(MAX_CARDS)
        ]


def _fits(card: Card, match: Match) -> bool:
    return (
        (match.name is None or card.name == match.name)
        and (not match.kinds or card.kind in match.kinds)
        and (match.cost is None or card.cost == match.cost)
        and (match.cost_at_most is None or card.cost <= match.cost_at_most)
        and (match.cost_at_least is None or card.cost >= match.cost_at_least)
        and (match.maid is None or card.is_maid == match.maid)
        and (match.chambermaid is None or (card.chamber > 0) == match.chambermaid)
    )
