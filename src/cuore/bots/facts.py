"""What cards are worth, read off their pages: the same few sums for every card of every box.

Nothing here knows a card by name. `power` is what a card gives in a turn, in love; `points` what it brings at the
end, as far as its page can tell. Both are estimates for whoever must answer quickly (policy.py), corrected by search.
"""

from __future__ import annotations

from typing import Final

from cuore.bots.valuation import (
    DRAW,
    EMPLOYMENT,
    SERVING,
    SKILL,
    gives_from_town,
    gives_something_away,
    is_used,
    pays,
    points_anywhere,
    points_chambered,
    returns_card,
    worth_at_start,
    worth_in_service,
    worth_of,
)
from cuore.engine.cards import MAX_CARDS, Card, EventPlacement
from cuore.engine.kinds import Kind, Resource
from cuore.engine.scoring import scores
from cuore.engine.state import State
from cuore.engine.steps import EndGame
from cuore.engine.table import Table
from cuore.engine.zones import Zone

POOR: Final = 9  # love in a deck, below which no love card is given up


class Facts:
    """The worth of every card at one table, as lists by card number."""

    def __init__(self, table: Table) -> None:
        cards = table.cards
        families = [card.family for card in cards.values() if card.family]
        self.power = [0.0] * MAX_CARDS
        self.points = [0.0] * MAX_CARDS  # wherever the card lies
        self.chamber_points = [0.0] * MAX_CARDS  # more, once she is a chambermaid
        self.keep = [0] * MAX_CARDS  # the use of a card in hand this turn, in tenths of a love
        self.terminal = [0] * MAX_CARDS  # takes a serving and gives none back
        self.start_worth = [0.0] * MAX_CARDS  # what a private or refined maid gives at the start of each turn
        others = int(table.seat_count) - 1
        for number, card in cards.items():
            text = sum((worth_of(step, others) for step in card.served), 0.0)
            power = card.love + DRAW * card.draw + EMPLOYMENT * card.employment + text
            power += SERVING * max(0, card.serving - 1)
            power += SKILL * (card.imagination + card.concentration + card.effort)
            self.power[number] = max(0.0, power) if card.kind is not Kind.EVENT else 0.0
            self.points[number] = float(card.vp) + sum((points_anywhere(score) for score in card.score), 0.0)
            sisters = families.count(card.family)
            self.chamber_points[number] = sum((points_chambered(score, sisters) for score in card.score), 0.0)
            self.terminal[number] = int(card.kind is Kind.GENERAL_MAID and card.serving == 0)
            self.keep[number] = _keep(card, power)
            self.start_worth[number] = worth_at_start(card, others)
        self.is_attack = [
            int(n in cards and cards[n].placement is not EventPlacement.NOWHERE) for n in range(MAX_CARDS)
        ]
        self.pays = [pays(cards[n], others) if n in cards else 0 for n in range(MAX_CARDS)]
        self.to_self = [int(n in cards and gives_from_town(cards[n])) for n in range(MAX_CARDS)]
        self.refuses = [int(n in cards and gives_something_away(cards[n])) for n in range(MAX_CARDS)]
        self.uses = [int(n in cards and is_used(cards[n], self.start_worth[n])) for n in range(MAX_CARDS)]
        self.use_worth = [worth_in_service(cards[n], others) if n in cards else 0.0 for n in range(MAX_CARDS)]
        self.returns_card = [int(n in cards and returns_card(cards[n])) for n in range(MAX_CARDS)]
        self.love = table.love
        self.ends_game = [
            int(n in cards and any(isinstance(step, EndGame) for step in cards[n].gained)) for n in range(MAX_CARDS)
        ]
        skills = {
            int(Resource.IMAGINATION): table.imagination,
            int(Resource.CONCENTRATION): table.concentration,
            int(Resource.EFFORT): table.effort,
        }
        # What each card gives of the skill that a stack is won with.
        self.skills = {stack: skills[table.skill_of[stack]] for stack in table.stacks if table.is_won[stack]}
        self.serving = table.serving
        self.cards = cards
        self.shop = [c for c in table.pile_cards if cards[c].kind is not Kind.EVENT]
        self.events = [c for c in table.pile_cards if cards[c].kind is Kind.EVENT]
        self.has_beer = table.has_beer
        self.room_points = [self.points[n] + self.chamber_points[n] for n in range(MAX_CARDS)]
        beers = [self.points[n] for n, card in cards.items() if card.kind is Kind.BEER for _ in range(card.copies)]
        self.average_beer = sum(beers) / len(beers) if beers else 0.0
        # What a card is worth when it is taken, returned, or made a chambermaid for nothing, tenfold.
        self.prize = [
            int(8 * (self.points[n] + self.chamber_points[n]) + 6 * self.power[n]) for n in range(MAX_CARDS)
        ]
        self.thin = [int(self.keep[n] + 8 * self.points[n]) for n in range(MAX_CARDS)]
        self.room = [int(20 * self.chamber_points[n]) - self.keep[n] for n in range(MAX_CARDS)]

    def acquires(self, s: State, card: int) -> bool:
        """Whether a reminiscence is welcome: who is behind ends no game."""
        if not self.ends_game[card]:
            return True
        points = scores(s)
        mine = points[s.active] + self.points[card]
        return all(mine > other for seat, other in enumerate(points) if seat != s.active)

    def is_too_poor(self, s: State, seat: int, card: int) -> bool:
        """Whether a deck has no card to spare for a starting ability that gives one back for good."""
        if not self.returns_card[card]:
            return False
        love = self.love
        owned = (*s.hand[seat], *s.deck[seat], *s.discard[seat])
        return sum([love[c] for c in owned]) <= POOR or not any(c <= s.table.last_love for c in s.hand[seat])

    def reach(self, hand: Zone, stack: int) -> int:
        """Skill points that a hand is good for: whoever gives a serving back is free, of the others one serves."""
        skill = self.skills[stack]
        serving = self.serving
        free = 0
        servings = 1
        others = []
        for card in hand:
            if serving[card]:
                free += skill[card]
                servings += serving[card] - 1
            elif skill[card]:
                others.append(skill[card])
        others.sort(reverse=True)
        return free + sum(others[:servings])


def _keep(card: Card, power: float) -> int:
    if card.kind is Kind.LOVE:
        return 10 * card.love
    use = 10 * power + 6 * card.serving
    return int(use) + (4 if card.chamber == 1 else 0)


_KNOWN: dict[int, tuple[Table, Facts]] = {}
_MOST: Final = 32  # tables remembered; a tournament plays on many


def facts_of(table: Table) -> Facts:
    """The facts of a table, worked out once."""
    known = _KNOWN.get(id(table))
    if known is not None and known[0] is table:
        return known[1]
    if len(_KNOWN) >= _MOST:
        _KNOWN.clear()
    facts = Facts(table)
    _KNOWN[id(table)] = (table, facts)
    return facts
