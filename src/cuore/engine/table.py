"""What was agreed before the first deal: seats, boxes, the town, and every printed fact as a flat row of numbers.

A table is made once and shared by all copies of a game; no fact of it ever changes. Facts are indexed by card
number, because the hot path asks for them millions of times.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import pairwise
from typing import Final

from cuore.engine.cards import MAX_CARDS, Card, EventPlacement, fits
from cuore.engine.ints import i64
from cuore.engine.kinds import MAIDS, Kind, Phase, Stack, Timing
from cuore.engine.marks import MARKS
from cuore.engine.matches import Matches
from cuore.engine.moves import EMPLOY_BITS, FACE_DOWN, OVER_CHAMBERMAID_CHIEF, OVER_MAID_CHIEF
from cuore.engine.opcodes import TIMINGS
from cuore.engine.price_rules import NO_CARD, NO_MARK, price_rules
from cuore.engine.programs import MATCHES, PROGRAMS, TURN_EFFECTS, effects_of
from cuore.engine.ruleset import TURN, Empty, Ruleset, StackRule, Way
from cuore.engine.slots import attributes, set_by
from cuore.engine.standing import BeerOffer, BeerStall, Counting, CountsAs, PlaysAs, PriceChange, Shield, Standing
from cuore.engine.steps import Discard, DiscardAlike, Holding, Outnumber
from cuore.engine.zones import NATIVE, Facts, Zone, facts, zone

Lists = dict[tuple[int, ...], Zone]  # of moves, by the hand
LISTS_KEPT: Final = 2_000  # and of whatever else is remembered by the hand; then it begins anew
NO_PILE = -1
NO_STACK = -1
PRIVATE_MAIDS = "private maids"  # the stack that a view always names
NEVER = 1_000_000  # more of anything than a turn can hold
_LOOKS_UNDER = {Kind.MAID_CHIEF: OVER_MAID_CHIEF, Kind.CHAMBERMAID_CHIEF: OVER_CHAMBERMAID_CHIEF}

CardsWorth = tuple[dict[int, int], int]  # points by card, and how many maids bring nothing


class Table:
    """The immutable half of a game."""

    def __init__(
        self,
        *,
        rules: Ruleset,
        sets: tuple[str, ...],
        seats: tuple[str, ...],
        options: tuple[str, ...],
        town: tuple[str, ...],
        chiefs: str,
        cards: Mapping[int, Card],
        piles: Iterable[int],
        stacks: Mapping[int, int],
        singles: Iterable[int] = (),
        overlay: Mapping[str, Mapping[str, int]],
        like: Table | None = None,
    ) -> None:
        if like is not None:  # with other people at it: everything else is the same, and some 350 kB are there once
            for name in attributes(Table):
                setattr(self, name, getattr(like, name))
            self.seats = seats
            return
        self.rules = rules
        self.sets = sets
        self.seats = seats
        self.seat_count: i64 = len(seats)
        self.next_seat = facts([(seat + 1) % len(seats) for seat in range(len(seats))])
        self.options = options
        self.town = town
        self.chiefs = chiefs
        self.overlay = overlay
        self.cards = dict(cards)
        self.names = {number: card.name for number, card in self.cards.items()}
        self.singles = frozenset(singles)  # cards of which there is one copy, whatever their box holds
        self.empty_piles_to_end: i64 = rules.piles_to_end(len(seats))

        self.cost = self._facts(lambda card: card.cost)
        self.vp = self._facts(lambda card: card.vp)
        self.draw = self._facts(lambda card: card.draw)
        self.serving = self._facts(lambda card: card.serving)
        self.love = self._facts(lambda card: card.love)
        self.employment = self._facts(lambda card: card.employment)
        self.chamber = self._facts(lambda card: card.chamber)
        # The servings from which she can become a chambermaid.
        self.chamber_from = facts([servings or NEVER for servings in self.chamber])
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
        self.placement = self._facts(lambda card: int(card.placement))
        self.reacts = self._facts(lambda card: int(bool(card.reaction)))
        self.acts_on_draw = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.DREW])))
        self.acts_on_discard = self._facts(
            lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.OTHERS_DISCARD]))
        )
        # Whose private maids may act when a seat discards, counter-clockwise: effects run from the last to the first.
        count = len(seats)
        watching = count - 1 if any(self.acts_on_discard) else 0
        self.watching_discards = [facts([(seat - 1 - i) % count for i in range(watching)]) for seat in range(count)]
        self.acts_at_start = self._facts(
            lambda card: int(any(PROGRAMS[card.id * TIMINGS + at] for at in (Timing.START, Timing.START_BONUS)))
        )
        self.has_text = self._facts(lambda card: int(bool(card.served)))
        # Whether she does anything when she serves: a blank page asks nobody.
        self.serves = self._facts(lambda card: int(card.is_maid and card.gives_something))
        self.in_hands = self._facts(
            lambda card: int(card.kind is Kind.LOVE or (card.is_maid and card.kind is not Kind.PRIVATE_MAID))
        )
        self._lay_stacks(stacks)
        self._order_phases()
        self.has_private = any(self.is_private)
        self.has_beer = any(self.is_beer)

        self.pile_cards = facts(sorted(piles))  # the card of each town pile
        self.pile_of = facts([NO_PILE] * MAX_CARDS)
        for index, card in enumerate(self.pile_cards):
            self.pile_of[card] = index
        self.maid_pile = facts([self.is_maid[card] for card in self.pile_cards])
        self.event_on_maid = next((c for c in self.cards if self.placement[c] == EventPlacement.ON_MAID), -1)
        self.event_on_building = next((c for c in self.cards if self.placement[c] == EventPlacement.ON_BUILDING), -1)
        # Cards with something to do at a timing; lists that are empty cost a game without such cards nothing.
        self.start_maids = self._acting(Timing.START, chambermaids=True)
        self.serve_users = self._acting(Timing.SERVE_USE)
        self.on_employ = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.EMPLOYED])))
        self.on_gain = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.GAINED])))
        self.on_placed = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.PLACED])))
        self.new_hand = facts([c for c in self.cards if PROGRAMS[c * TIMINGS + Timing.NEW_HAND]])
        self._compile_standing()
        self.serves_more = len(self.serve_users) > 0 or len(self.acquired_in[Phase.SERVE]) > 0
        # Employed, most cards come from their pile to the discard pile and that is that.
        self.simply_discarded = facts(
            [
                int(
                    self.pile_of[c] >= 0
                    and not (self.on_employ[c] or self.on_placed[c] or self.is_building[c] or c in self.new_hand)
                    and not any(rule.first_only for rule in self.price_rules[c])
                )
                for c in range(MAX_CARDS)
            ]
        )
        # Lists of moves are kept only by the interpreter: compiled, it is quicker to make one than to look it up.
        keeps_lists = not NATIVE
        # A serving phase in which hand and servings decide on services, chambermaids and love; and one without more.
        self.keeps_serves = keeps_lists and not self.likeness
        self.plain_serve = self.keeps_serves and not self.serves_more
        # A sorted hand begins with its love cards.
        self.last_love: i64 = max((c for c in self.cards if self.is_love[c]), default=-1)
        assert all(self.is_love[c] for c in self.cards if c <= self.last_love)
        # Events that their owner may do something about in the starting phase.
        self.events = facts([c for c in self.pile_cards if self.is_event[c]])
        self.start_events = facts([c for c in self.events if PROGRAMS[c * TIMINGS + Timing.START]])
        # The cards that an event needs, by how it lies: to lie on one, or to lie beside one.
        self.hosts = [
            self.is_building if placement is EventPlacement.ON_BUILDING else self.is_maid
            for placement in EventPlacement
        ]
        self.lies_on_card = facts(
            [int(placement in (EventPlacement.ON_MAID, EventPlacement.ON_BUILDING)) for placement in self.placement]
        )
        # With nothing ill or stormed, only a private maid gives a player something to do at the start of a turn.
        self.plain_start = (
            len(self.start_maids) == 0
            and not self.has_rounds
            and all(self.lies_on_card[c] for c in self.start_events)
        )

        dearest = max(self.cost)
        # The `employ` moves that so much love allows; events are looked at apart, they need somewhere to go.
        self.shop = [
            zone([EMPLOY_BITS | c for c in self.pile_cards if self.cost[c] <= love and not self.is_event[c]])
            for love in range(dearest + 1)
        ]
        self.dearest: i64 = dearest
        # Options are listed by card number: town piles, then private maids, then events, unless boxes are mixed.
        order = [c for c in self.pile_cards if not self.is_event[c]]
        for stack in self.employ_stacks:
            order += [c for c in sorted(self.cards) if self.stack_of[c] == stack]
        order += [c for c in self.pile_cards if self.is_event[c]]
        self.shop_is_mixed = order != sorted(order)
        # With less love than that no card shown beside a stack, or no event either, need be looked at.
        self.least_shown: i64 = min(
            (self.cost[c] for c in self.cards if self.stack_of[c] in self.employ_stacks), default=NEVER
        )
        self.least_beside_shop: i64 = min((self.cost[c] for c in self.events), default=NEVER)
        self.least_beside_shop = min(self.least_beside_shop, self.least_shown)
        # An employ phase in which nothing but the hand and the love decides what the shop offers.
        self.plain_employ = keeps_lists and not (
            self.prices_vary or self.likeness or self.has_beer or self.shop_is_mixed
        )
        # What such phases have listed before, by the hand, because the same hands come back all the time: for so many
        # servings or so much love, and more would change nothing; without an employment, the last.
        self.most_servings: i64 = 1 + max(self.chamber)
        self.serve_lists: list[Lists] = [{} for _ in range(self.most_servings + 1)]
        self.employ_lists: list[Lists] = [{} for _ in range(dearest + 2)]
        # What scoring.py has counted before: holdings change seldom, and views ask for points at every answer.
        self.counted: dict[tuple[frozenset[tuple[int, int]], frozenset[tuple[int, int]], int], CardsWorth] = {}
        self.worth: dict[tuple[tuple[int, ...], ...], list[tuple[int, int, int]]] = {}
        self.match = [self._matching(matches) for matches in MATCHES]
        # The same in a turn in which some cards in hand count as a love card.
        self.match_likened = [
            self._either(match, self.likened) if self._speaks_of_likeness(matches) else match
            for match, matches in zip(self.match, MATCHES, strict=True)
        ]
        # What each reminiscence takes: (which cards, how many), or so many alike; and what a building wants in hand.
        self.payments = {c: self._payments(card) for c, card in self.cards.items() if card.requires}
        # Whether hands could pay it that were seen before.
        self.paid_by: dict[int, dict[tuple[int, ...], bool]] = {c: {} for c in self.payments}

    def _lay_stacks(self, stacks: Mapping[int, int]) -> None:
        """The stacks of the ruleset that have cards here, and what is to be had of them, when and how."""
        rules = self.rules
        self.stack_of = facts([NO_STACK] * MAX_CARDS)
        for card, number in stacks.items():
            self.stack_of[card] = number
        filled = set(stacks.values())
        self.stacks: dict[int, StackRule] = {
            rule.number: rule for rule in sorted(rules.stacks, key=lambda rule: rule.number) if rule.number in filled
        }
        self.stack_count = 1 + max((rule.number for rule in rules.stacks), default=0)
        self.stack_words = {int(Stack.PRIVATE): PRIVATE_MAIDS, **{n: rule.word for n, rule in self.stacks.items()}}
        self.shown_count = facts([self.stacks[i].shown if i in self.stacks else 0 for i in range(self.stack_count)])
        self.employ_stacks = facts([number for number, rule in self.stacks.items() if rule.way is Way.EMPLOYED])
        numbers = range(self.stack_count)
        self.is_won = facts([int(i in self.stacks and self.stacks[i].way is Way.WON) for i in numbers])
        self.skill_of = facts([int(self.stacks[i].skill or 0) if i in self.stacks else 0 for i in numbers])
        # How many of its cards a player may acquire in a turn, and where that is counted.
        self.per_turn = facts([self.stacks[i].per_turn or NEVER if i in self.stacks else 0 for i in numbers])
        self.stack_mark = facts([self.stacks[i].mark if i in self.stacks else 0 for i in numbers])
        # Of borrowed cards only so many make a stack, and nobody sees which.
        self.borrowed = {
            rules.stack(borrows.stack).number: borrows.count
            for option in rules.options
            if option.name in self.options and (borrows := option.borrows) is not None and borrows.count
        }
        # Stacks that mean something for the end when they are empty, and what.
        self.end_stacks = [(n, int(rule.empty)) for n, rule in self.stacks.items() if rule.empty is not Empty.NOTHING]
        self.ends = facts([int(i in dict(self.end_stacks)) for i in numbers])
        self.has_rounds = rules.draft is not None
        self.draft_stack: i64 = rules.stack(rules.draft.stack).number if rules.draft is not None else NO_STACK
        self.leads = {c: rules.stack(card.leads).number for c, card in self.cards.items() if card.leads}

    def _order_phases(self) -> None:
        """The phases of a turn, those that the ruleset brings among them, and what may be acquired in each."""
        order = list(TURN)
        for rule in self.rules.phases:
            place = next(i for i, (word, _) in enumerate(order) if word == rule.after)
            order.insert(place + 1, (rule.word, rule.number))
        self.phases = dict(order)  # their numbers, by their words, in order
        if self.has_rounds:
            self.phases = {"choose": int(Phase.CHOOSE), **self.phases}
        self.phase_words = {number: word for word, number in self.phases.items()}
        self.phase_words[Phase.NEXT] = self.phase_words[Phase.DISCARD]
        highest = max(*self.phases.values(), *Phase)
        self.next_phase = facts([phase + 1 for phase in range(highest + 1)])
        for (_, phase), (_, after) in pairwise(order):
            self.next_phase[phase] = int(after)
        self.acquired_in: list[list[int]] = [[] for _ in range(highest + 1)]
        for number, stack in self.stacks.items():
            if stack.phase:
                self.acquired_in[self.phases[stack.phase]].append(number)

    def _facts(self, fact: Callable[[Card], int]) -> Facts:
        row = [0] * MAX_CARDS
        for number, card in self.cards.items():
            # int(): a house figure is a subclass of int that the compiled build should not meet.
            row[number] = int(fact(card))
        return facts(row)

    def _compile_standing(self) -> None:
        """What holds as long as cards lie there, and what may hold for the rest of a turn, as facts."""
        standing = [(c, effect) for c, card in self.cards.items() for effect in card.standing]
        wanted = {effects for card in self.cards.values() for effects in effects_of(card)}
        in_turn = {mark: effects for mark, effects in TURN_EFFECTS.items() if effects in wanted}
        self.price_rules = price_rules(self.cards, in_turn)
        self.late_events = self._facts(
            lambda card: int(any(isinstance(e, PriceChange) and e.next_phase for e in card.standing))
        )
        self.prices_vary = any(self.price_rules) or any(card.employ_if for card in self.cards.values())
        # Cards of which so many copies keep events away.
        self.shields = [(c, effect.copies) for c, effect in standing if isinstance(effect, Shield)]
        # A card that opens a stand when it is gained; it stands for so many turns of its owner.
        stands = [(c, effect) for c, effect in standing if isinstance(effect, BeerStall)]
        self.stall: i64 = stands[0][0] if stands else NO_CARD
        self.stall_turns: i64 = stands[0][1].turns if stands else 0
        self.stall_price: i64 = stands[0][1].love if stands else NEVER
        # Beers that a turn's effect offers: the mark that counts the offers, and the price.
        self.beer_offers = [
            (m, e.love) for m, effects in in_turn.items() for e in effects if isinstance(e, BeerOffer)
        ]
        # Cards in hand that count as a love card while a mark counts: which, and as which.
        likeness = [(m, e) for m, effects in in_turn.items() for e in effects if isinstance(e, PlaysAs)]
        self.likeness_mark: i64 = likeness[0][0] if likeness else NO_MARK
        self.likened = self._matching(likeness[0][1].match) if likeness else facts([0] * MAX_CARDS)
        self.likeness = [c for c, card in self.cards.items() if likeness and card.name == likeness[0][1].love_card]
        self.likened_love: i64 = self.love[self.likeness[0]] if self.likeness else 0  # what each of them gives then
        # What a condition wants in hand, or more of in private quarters than of the card itself.
        self.in_hand: dict[int, Facts] = {}
        self.outnumbered_by: dict[int, Facts] = {}
        for c, card in self.cards.items():
            if isinstance(card.employ_if, Holding):
                self.in_hand[c] = self._matching(card.employ_if.match)
            elif isinstance(card.employ_if, Outnumber):
                self.outnumbered_by[c] = self.counting_as(card.employ_if.names, Counting.CONDITIONS)
        limited = any(stack.per_turn for stack in self.stacks.values())
        self.has_marks = bool(in_turn) or bool(stands) or limited or any(self.late_events)
        self.mark_count = max(MARKS, *(mark + 1 for mark in in_turn), *(s.mark + 1 for s in self.stacks.values()))

    def counting_as(self, names: Collection[str], where: Counting) -> Facts:
        """The cards of those names, and those that count as one of them there, as 0 and 1 by card number."""
        also = {c for c, card in self.cards.items() if any(_counts(e, names, where) for e in card.standing)}
        return self._facts(lambda card: int(card.name in names or card.id in also))

    def _speaks_of_likeness(self, matches: Matches) -> bool:
        """Whether a text means the love card that others count as in a turn: as such, not for its cost or as any."""
        return any(
            fits(self.cards[c], (match,)) and (Kind.LOVE in match.kinds or match.name is not None)
            for match in matches
            for c in self.likeness
        )

    def match_of(self, matches: Matches) -> Facts:
        """The cards that fit, as 0 and 1 by card number; not for the hot path."""
        return self.match[MATCHES.index(matches)] if matches in MATCHES else self._matching(matches)

    def _payments(self, card: Card) -> list[tuple[Facts, int]]:
        """No facts at all stands for "so many alike"."""
        return [
            (facts([]), step.count) if isinstance(step, DiscardAlike) else (self._matching(step.match), step.count)
            for step in card.requires
            if isinstance(step, (Discard, DiscardAlike))
        ]

    def _acting(self, timing: Timing, *, chambermaids: bool = False) -> Facts:
        acting = [c for c in self.cards if PROGRAMS[c * TIMINGS + timing]]
        if chambermaids:
            acting = [c for c in acting if self.chamber[c] and self.is_maid[c]]
        return facts(acting)

    def _either(self, one: Facts, other: Facts) -> Facts:
        return self._facts(lambda card: int(one[card.id] or other[card.id]))

    def _matching(self, matches: Matches) -> Facts:
        return self._facts(lambda card: int(fits(card, matches)))

    __slots__ = set_by(__init__, _lay_stacks, _order_phases, _compile_standing)


def _counts(effect: Standing, names: Collection[str], where: Counting) -> bool:
    return isinstance(effect, CountsAs) and effect.where is where and effect.name in names
