"""One tree over what the seat knows: information-set Monte Carlo tree search.

Each iteration takes another deal of the hidden cards, walks down the one tree by the answers that this deal allows,
adds a node, plays the rest by the quick policy and counts the outcome for whoever chose each answer on the way. A
child competes only in the deals in which it was to be had, so its visits are weighed against its availability.
Answers that no sensible player thinks about are given by the policy and make no nodes.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from cuore.bots.candidates import candidates, is_easy
from cuore.bots.deals import Clock, Deals, is_better, play_out
from cuore.bots.evaluation import values
from cuore.bots.facts import Facts
from cuore.bots.plans import Plan
from cuore.bots.policy import answer
from cuore.engine.state import State
from cuore.engine.turn import carry_out

CURIOSITY: Final = 0.35
DEEPEST: Final = 5
DOUBT: Final = 1.5  # standard errors by which an answer must be better than the plan's own
LOOK: Final = 5  # iterations between two looks at whether it is settled
WON: Final = 0.87  # a value that stands for a victory by more than chance can take away …
SURE: Final = 8  # … if it has come out in each of so many deals


class Node:
    """An answer, and what has come of it for the seat that gave it."""

    __slots__ = ("children", "prior", "results", "seat", "seen", "total", "visits")

    def __init__(self, prior: float, seat: int) -> None:
        self.prior = prior
        self.seat = seat
        self.visits = 0
        self.seen = 0  # how often it could have been chosen
        self.total = 0.0
        self.results: list[float] = []  # only at the root: deal by deal
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        """The mean value of what came of it."""
        return self.total / self.visits if self.visits else 0.5


class Search:
    """A search for one answer of one seat."""

    def __init__(self, deals: Deals, facts: Facts, plans: list[list[Plan]], most_answers: int) -> None:
        """`plans` are lists of a plan for each seat, used in turn."""
        self._deals = deals
        self._facts = facts
        self._plans = plans
        self._most_answers = most_answers
        self.root = Node(1.0, -1)
        self.iterations = 0

    def run(self, playouts: int, clock: Clock) -> int:
        """The answer that was looked at most, if it has done better than the plan's own in the same deals."""
        s = self._deals.deal(0)
        self._open(self.root, s, self._plans[0][s.to_move])
        left = float(playouts)
        while left > 0 and not clock.is_up:
            cost = self._iterate()
            left -= cost
            if self.iterations % LOOK == 0 and self._is_settled(left / cost):
                break
        children = self.root.children
        favourite = next(iter(children))
        best = max(children, key=lambda move: (children[move].visits, children[move].mean, children[move].prior))
        return best if is_better(children[best].results, children[favourite].results, DOUBT) else favourite

    def _is_settled(self, left: float) -> bool:
        """Whether the plan's own answer wins anyway, or no other can still be looked at more often than the first."""
        own = next(iter(self.root.children.values())).results
        if len(own) >= SURE and min(own) > WON:
            return True
        visits = sorted((child.visits for child in self.root.children.values()), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left

    def _iterate(self) -> float:
        """One more, and what it cost."""
        self.iterations += 1
        path = []
        # At the root every answer gets the same deals in the same order: the fairest comparison there is.
        move, node = _chosen(self.root, list(self.root.children))
        number = node.visits
        s = self._deals.deal(number)
        plans = self._plans[number % len(self._plans)]
        for child in self.root.children.values():
            child.seen += 1
        while True:
            carry_out(s, move)
            path.append(node)
            self._pass_plain(s, plans)
            if s.over or node.visits == 0 or len(path) >= DEEPEST:
                break
            moves = self._open(node, s, plans[s.to_move])
            for each in moves:
                node.children[each].seen += 1
            move, node = _chosen(node, moves)
        cost = play_out(s, self._facts, plans, self._most_answers)
        values_by_seat = values(s, self._facts)
        path[0].results.append(values_by_seat[path[0].seat])
        for node in path:
            node.visits += 1
            node.total += values_by_seat[node.seat]
        return cost

    def _open(self, node: Node, s: State, plan: Plan) -> list[int]:
        """The answers worth trying in this deal; new ones get their place in the tree."""
        tried = candidates(s, self._facts, plan)
        for move, prior in tried:
            if move not in node.children:
                node.children[move] = Node(prior, int(s.to_move))
        return [move for move, _ in tried]

    def _pass_plain(self, s: State, plans: list[Plan]) -> None:
        """Answer what needs no thought."""
        while not s.over and is_easy(s, self._facts, plans[s.to_move]):
            carry_out(s, answer(s, self._facts, plans[s.to_move]))


def _chosen(parent: Node, moves: list[int]) -> tuple[int, Node]:
    """The child that promises most, or about which too little is known for its prior."""
    best = moves[0]
    most = -1.0
    hope = parent.mean
    for move in moves:
        child = parent.children[move]
        mean = child.total / child.visits if child.visits else hope
        score = mean + CURIOSITY * child.prior * sqrt(child.seen + 1) / (1 + child.visits)
        if score > most:
            most = score
            best = move
    return best, parent.children[best]
