"""What the net makes of a town: games in lockstep, and the same games again with something changed for one seat.

Every deal is played once as the net would. Then, for every seat and every card that it employed, the game goes on
once more from the first time it did, and the card is forbidden to that seat. Nothing else differs, so the difference
is what the card was worth to it; to a seat that never wanted it, it was worth nothing, and no game need be played.

Plans of the house are tried besides, each in one seat against the net: first all of them in a few deals, then the
best in fresh ones, because whatever did best by luck would look too good in the deals that it was chosen by.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from random import Random
from statistics import fmean
from typing import Any, Final

from msgspec import Struct

from cuore.arena.games import Venue
from cuore.bots.facts import facts_of
from cuore.bots.house_plans import house_plans
from cuore.bots.learned.encoding import OPTIONS, Encoder
from cuore.bots.learned.evaluation import shipped_net
from cuore.bots.learned.inference import Said
from cuore.bots.learned.learned_bot import quick
from cuore.bots.learned.lockstep import lockstep
from cuore.bots.learned.weights import check_table, shipped_weights
from cuore.bots.plans import Plan
from cuore.bots.policy import answer
from cuore.bots.workers import begin_worker
from cuore.engine.moves import ACQUIRE, CARD_MASK, EMPLOY, SHIFT
from cuore.engine.scoring import scores, winners
from cuore.engine.state import State
from cuore.engine.turn import carry_out

LONGEST: Final = 60  # turns of each seat; a game without an end by then is counted as it stands
FIRST_TURNS: Final = 4  # of each seat, for the opening
SEED_STEP: Final = 7919  # as in a match: whole studies are kept apart
RESERVE: Final = 1.3  # times the longest call so far, for the next one
PLANS_A_CALL: Final = 2
SCREENED: Final = 1  # deal in which every plan is tried, from every seat
BEST: Final = 4  # plans that are tried in fresh deals
FRESH: Final = 100_000  # the first of those
SCREENING: Final = 0.2  # of the time
FINALS: Final = 0.15


class StudiedGame(Struct, frozen=True):
    """What came of a game. Lists go by seat."""

    deal: int
    seat: int  # who did not do as the net would, or -1
    card: str  # that was forbidden there
    plan: str  # that was followed there
    won: list[float]  # shares of the victory
    points: list[int]
    turns: int
    employed: list[dict[str, int]]
    openings: list[tuple[int, str]]  # in the first turns: love to spend, and what was employed first, "" for nothing
    emptied: list[str]

    def margin(self, seat: int) -> float:
        """Points ahead of the best other."""
        return self.points[seat] - max(self.points[:seat] + self.points[seat + 1 :])


class Study(Struct, frozen=True):
    """All games of a study."""

    seats: int
    cards: list[str]  # those of the town's piles
    games: list[StudiedGame]  # as the net would
    forbidden: list[StudiedGame]
    plans: list[StudiedGame]  # of the best plans, in fresh deals
    plans_tried: int
    screened: int  # games by which these were chosen

    @property
    def count(self) -> int:
        """Games in all."""
        return len(self.games) + len(self.forbidden) + len(self.plans) + self.screened


Call = tuple[Any, ...]
Progress = Callable[[int], None]


def study(
    where: Venue,
    seats: int = 2,
    *,
    seed: int = 1,
    seconds: float = 90.0,
    deals: int | None = None,
    jobs: int | None = None,
    progress: Progress = lambda games: None,
) -> Study:
    """Play for so long, or until so many deals are played. With enough time, the same seed gives the same study."""
    began = time.monotonic()
    first = where.deal(seats, seed)
    check_table(shipped_weights(), first.table)
    at = (where, seats, seed)
    names = [plan.name for plan in house_plans(facts_of(first.table))]
    Random(seed).shuffle(names)
    with _Crew(jobs or os.cpu_count() or 1, progress) as crew:
        screening = ((*at, names[i : i + PLANS_A_CALL], 0, SCREENED) for i in range(0, len(names), PLANS_A_CALL))
        screened = crew.work(play_plans, screening, began + SCREENING * seconds)
        best = _best(screened)
        last = FRESH if deals is None else deals
        finals = ((*at, best, FRESH + number, 1) for number in range(last))
        plans = crew.work(play_plans, finals, began + (SCREENING + FINALS) * seconds)
        played = crew.work(play_deals, ((*at, number, 1) for number in range(last)), began + seconds)
    return Study(
        seats=seats,
        cards=[first.table.cards[card].name for card in first.table.pile_cards],
        games=[game for game in played if game.seat < 0],
        forbidden=[game for game in played if game.seat >= 0],
        plans=plans,
        plans_tried=len({game.plan for game in screened}),
        screened=len(screened),
    )


def _best(screened: Sequence[StudiedGame]) -> list[str]:
    """By points: they tell more than victories where games are few."""
    margins: dict[str, list[float]] = {}
    for game in screened:
        margins.setdefault(game.plan, []).append(game.margin(game.seat))
    return sorted(margins, key=lambda plan: -fmean(margins[plan]))[:BEST]


# -- who plays ----------------------------------------------------------------------------------------------


class _Crew:
    """Processes that play, or this one alone."""

    def __init__(self, jobs: int, progress: Progress) -> None:
        self._jobs = jobs
        self._progress = progress
        self._pool: Executor | None = None
        self._games = 0

    def __enter__(self) -> _Crew:
        if self._jobs > 1:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._jobs, mp_context=context, initializer=begin_worker)
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def work(self, play: Callable[..., list[StudiedGame]], calls: Iterable[Call], until: float) -> list[StudiedGame]:
        """Call by call, each begun only if the longest so far would have been done in time; the first always is."""
        supply = iter(calls)
        order: list[tuple[int, list[StudiedGame]]] = []
        running: dict[Future[tuple[float, list[StudiedGame]]], int] = {}
        longest = 0.0
        number = 0
        while True:
            while len(running) < self._jobs and (not number or time.monotonic() + RESERVE * longest < until):
                call = next(supply, None)
                if call is None:
                    break
                running[self._begin(play, call)] = number
                number += 1
            if not running:
                return [game for _, games in sorted(order, key=lambda found: found[0]) for game in games]
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                seconds, games = future.result()
                longest = max(longest, seconds)
                order.append((running.pop(future), games))
                self._games += len(games)
                self._progress(self._games)

    def _begin(self, play: Callable[..., list[StudiedGame]], call: Call) -> Future[tuple[float, list[StudiedGame]]]:
        if self._pool is not None:
            return self._pool.submit(_timed, play, call)
        future: Future[tuple[float, list[StudiedGame]]] = Future()
        future.set_result(_timed(play, call))
        return future


def _timed(play: Callable[..., list[StudiedGame]], call: Call) -> tuple[float, list[StudiedGame]]:
    began = time.monotonic()
    games = play(*call)
    return time.monotonic() - began, games


# -- what is played -----------------------------------------------------------------------------------------


def play_deals(where: Venue, seats: int, seed: int, first: int, count: int) -> list[StudiedGame]:
    """Deals as the net would play them, and again without each card."""
    found: list[StudiedGame] = []
    fresh = (_Playing(_Place(where, seats, seed, deal)) for deal in range(first, first + count))
    waiting: deque[_Playing] = deque()

    def begin() -> _Playing | None:
        return waiting.popleft() if waiting else next(fresh, None)

    for playing in lockstep(shipped_net(), begin):
        waiting += playing.branches
        found.append(playing.result())
    return sorted(found, key=lambda game: (game.deal, game.seat, game.card))


def play_plans(
    where: Venue, seats: int, seed: int, plans: Sequence[str], first: int, count: int
) -> list[StudiedGame]:
    """Each plan against the net, in every seat of every deal."""

    def games() -> Iterator[_Playing]:
        for deal in range(first, first + count):
            place = _Place(where, seats, seed, deal)
            for plan in place.plans(plans):
                for seat in range(seats):
                    yield _Playing(place, seat=seat, plan=plan)

    supply = games()
    found = [playing.result() for playing in lockstep(shipped_net(), lambda: next(supply, None))]
    return sorted(found, key=lambda game: (game.deal, game.plan, game.seat))


class _Place:
    """A deal, and what is needed to play it."""

    def __init__(self, where: Venue, seats: int, seed: int, number: int) -> None:
        self.number = number
        game = where.deal(seats, seed + SEED_STEP * number)
        self.table = game.table
        self.start: State = game.state
        self.facts = facts_of(game.table)
        self.encoder: Encoder = shipped_weights().vocabulary.encoder(game.table)
        self.piles = frozenset(game.table.pile_cards)

    def plans(self, names: Sequence[str]) -> list[Plan]:
        return [plan for plan in house_plans(self.facts) if plan.name in names]


class _Playing:
    """A game in lockstep. `seat` may not employ `card`, or follows `plan`; with neither the net plays all seats."""

    def __init__(
        self, place: _Place, s: State | None = None, *, seat: int = -1, card: int = -1, plan: Plan | None = None
    ) -> None:
        self._place = place
        self._s = s or place.start.clone()
        self._seat = seat
        self._card = card
        self._plan = plan
        self._seats = len(self._s.hand)
        self._opened = 0  # the turn whose first employment was noted last
        self._employed: list[dict[str, int]] = [{} for _ in range(self._seats)]
        self._openings: list[tuple[int, str]] = []
        self.branches: list[_Playing] = []  # the same game from where a card was first employed, without it

    def question(self) -> bytes | None:
        """Go on up to the next question for the net."""
        s = self._s
        while not s.over and s.turn <= LONGEST * self._seats:
            move = quick(s)
            if move < 0:
                if self._plan is None or s.to_move != self._seat:
                    return self._place.encoder.row(s, s.to_move)
                move = answer(s, self._place.facts, self._plan)
            self._carry_out(move)
        return None

    def take(self, said: Said, place: int) -> None:
        """What the net likes best, of what is allowed."""
        s = self._s
        liked = said.logits[place][: min(len(s.options), OPTIONS)]
        move = s.options[int(liked.argmax())]
        card = move & CARD_MASK if move >> SHIFT in (EMPLOY, ACQUIRE) else -1
        if s.to_move == self._seat and card >= 0 and card == self._card:
            allowed = [i for i in range(len(liked)) if s.options[i] != move]
            move = s.options[max(allowed, key=lambda i: liked[i])] if allowed else move
        elif self._seat < 0:
            self._note(card, said, place)
        self._carry_out(move)

    def _carry_out(self, move: int) -> None:
        s = self._s
        if move >> SHIFT in (EMPLOY, ACQUIRE):
            mine, name = self._employed[s.to_move], self._place.table.cards[move & CARD_MASK].name
            mine[name] = mine.get(name, 0) + 1
        carry_out(s, move)

    def _note(self, card: int, said: Said, place: int) -> None:
        """Of a game that nobody meddles with: how it opens, and a branch wherever a seat first employs a card."""
        s = self._s
        name = self._place.table.cards[card].name if card >= 0 else ""
        offers = not s.frames and any(move >> SHIFT == EMPLOY for move in s.options)
        if offers and s.turn != self._opened and s.turn <= FIRST_TURNS * self._seats:
            self._opened = int(s.turn)
            self._openings.append((int(s.love), name))
        if card in self._place.piles and name not in self._employed[s.to_move]:
            branch = _Playing(self._place, s.clone(), seat=int(s.to_move), card=card)
            branch._employed = [dict(hand) for hand in self._employed]
            branch.take(said, place)
            self.branches.append(branch)

    def result(self) -> StudiedGame:
        """The end, or how things stood when nobody would end it."""
        s = self._s
        points = [int(own) for own in scores(s)]
        best = winners(s) if s.over else [seat for seat in range(self._seats) if points[seat] == max(points)]
        cards = self._place.table.cards
        return StudiedGame(
            deal=self._place.number,
            seat=self._seat,
            card=cards[self._card].name if self._card >= 0 else "",
            plan=self._plan.name if self._plan else "",
            won=[(seat in best) / len(best) for seat in range(self._seats)],
            points=points,
            turns=int(s.turn),
            employed=self._employed,
            openings=self._openings,
            emptied=[
                cards[card].name for card, left in zip(self._place.table.pile_cards, s.piles, strict=True) if not left
            ],
        )
