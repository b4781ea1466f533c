"""Thousands of random games over random mixes of boxes, options and seats: every one must run clean.

At every decision: cards are conserved, nothing is negative, the answers are sorted and unique, no turn begins after
the end was due. At some decisions the heavier checks: every invariant, the second count, each answer applied, words,
clones, re-deals, saves, undo. docs/sweep.md says what was run and what came of it.

    python -m tests.properties.test_sweep 20000 --jobs 2 [--first 0] [--seconds 720]
"""

from __future__ import annotations

import argparse
import json
import random
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import chain

import pytest

import cuore
from cuore import Game
from cuore.engine.quarters import event_on
from cuore.engine.setup import copies
from cuore.engine.state import SEEN_CARD, State
from tests.properties.counting import count, end_is_due, spots, winners
from tests.properties.invariants import check_cards, check_counts
from tests.properties.walk import Case, choose, question, random_case, walk

CHUNK = 50  # games
SHARE = 0.01  # of the decisions get the heavier checks, of those some get the heaviest
HEAVIEST = 0.1


@dataclass
class Outcome:
    """What came of some games."""

    games: int = 0
    answers: int = 0
    longest: int = 0
    sampled: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    sets: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Put two outcomes together."""
        self.games += other.games
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.sampled += other.sampled
        self.questions += other.questions
        self.sets += other.sets
        self.failures += other.failures


def numbers(s: State) -> Counter[int]:
    """Copies of each card by number; quick, because it runs at every decision."""
    found = Counter(chain(*s.hand, *s.deck, *s.discard, *s.shown, *s.stacks, s.played, s.gone))
    found.update(entry & SEEN_CARD for entry in chain(s.aside, *s.beers))
    found.update(card for card in s.refined if card >= 0)
    for card, left in zip(s.table.pile_cards, s.piles, strict=True):
        found[card] += left
    for zone in chain(s.quarters, s.private):
        for spot, (card, under, on) in zip(zone, spots(zone), strict=True):
            found[card] += 1
            if under >= 0:
                found[under] += 1
            if on:
                found[event_on(s, spot)] += on
    return found


def run_case(case: Case, outcome: Outcome) -> None:
    """One game from the deal to the end."""
    game = case.deal()
    check_cards(game)
    expected = Counter({number: copies(game.table, card) for number, card in game.table.cards.items()})
    rng = random.Random(case.seed)
    due = -1
    for _ in walk(game, case.seed):
        s, legal = game.state, game.legal()
        assert numbers(s) == expected, "a card was lost or doubled"
        check_counts(s)
        assert legal
        assert legal == sorted(set(legal))
        now = (int(s.turn) - 1) // len(game.seats) if s.table.has_rounds else int(s.turn)
        if due < 0 and end_is_due(s):
            due = now
        assert due in (-1, now), "a turn began after the end was due"
        outcome.questions[question(s)] += 1
        if rng.random() < SHARE:
            outcome.sampled += 1
            check_closely(game, rng)
    check_cards(game)
    check_count(game)
    outcome.games += 1
    outcome.answers += len(game.moves)
    outcome.longest = max(outcome.longest, len(game.moves))
    outcome.sets["+".join(sorted(case.sets))] += 1


def check_count(game: Game) -> None:
    """The second count."""
    counted = count(game.state)
    assert game.scores() == [points for points, _ in counted]
    assert [game.tally(seat).tie_break for seat in range(len(counted))] == [tie for _, tie in counted]
    assert game.winners() == winners(game.state)


def check_closely(game: Game, rng: random.Random) -> None:
    """Everything else, at one decision."""
    check_cards(game)
    check_count(game)
    before, legal = game.hash(), game.legal()
    texts = {game.text(move) for move in legal}
    assert len(texts) == len(legal)
    for move in legal:
        assert game.find(game.text(move)) == move
        copy = game.clone()
        copy.apply(move)
        assert copy.over or copy.legal()
    with pytest.raises(cuore.IllegalMove):
        game.apply(max(legal) + 1)
    heaviest = rng.random() < HEAVIEST
    for eye in (None, *range(len(game.seats))) if heaviest else (rng.randrange(len(game.seats)),):
        dealt = game.determinize(eye, rng.randrange(1 << 40))
        check_cards(dealt)
        assert dealt.legal(), "a re-dealt game offers nothing"
        assert json.dumps(dealt.view(eye)) == json.dumps(game.view(eye)), "a seat can tell a re-deal from the game"
        assert eye != game.to_move or dealt.legal() == legal
        assert not heaviest or dealt.events(eye) == game.events(eye)
        dealt.apply(choose(rng, dealt.legal()))
    if heaviest:
        loaded = cuore.load(game.save())
        assert (loaded.hash(), loaded.legal(), loaded.to_move) == (before, legal, game.to_move)
        assert cuore.replay(game.record()).hash() == before
        copy = game.clone()
        copy.apply(choose(rng, legal))
        copy.undo()
        assert (copy.hash(), copy.legal()) == (before, legal)
    assert (game.hash(), game.legal()) == (before, legal), "looking changed the game"


def run_games(seeds: Iterable[int]) -> Outcome:
    """The games of these seeds; a failure is written down with what is needed to see it again."""
    outcome = Outcome()
    for seed in seeds:
        case = random_case(random.Random(f"sweep {seed}"))
        try:
            run_case(case, outcome)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what we are looking for
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{place.filename.rpartition('/')[2]}:{place.lineno}"
            outcome.failures.append(f"seed {seed}, {case}: {type(error).__name__} {str(error)[:150]} ({where})")
    return outcome


def chunks(first: int, games: int) -> Iterator[range]:
    """The seeds in handy portions."""
    for start in range(first, first + games, CHUNK):
        yield range(start, min(start + CHUNK, first + games))


def test_random_mixes_run_clean() -> None:
    """A few of the games of the long sweep."""
    assert run_games(range(12)).failures == []


@pytest.mark.long
@pytest.mark.parametrize("seeds", list(chunks(0, 20_000)), ids=str)
def test_many_random_mixes_run_clean(seeds: range) -> None:
    """20,000 games."""
    assert run_games(seeds).failures == []


def main() -> None:
    """Run as many games as asked, or as the time allows, and say what came of them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    wanted = parser.parse_args()
    began = time.monotonic()
    outcome = Outcome()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        waiting = chunks(wanted.first, wanted.games)
        while time.monotonic() - began < wanted.seconds:
            portion = [seeds for _, seeds in zip(range(wanted.jobs * 2), waiting, strict=False)]
            if not portion:
                break
            for one in pool.map(run_games, portion):
                outcome.add(one)
                for failure in one.failures:
                    print(failure, flush=True)
    print(f"{outcome.games} games clean, {len(outcome.failures)} failed, {time.monotonic() - began:.0f} s")
    print(
        f"{outcome.answers} answers, the longest game {outcome.longest}; {outcome.sampled} decisions checked closely"
    )
    print(f"{len(outcome.sets)} mixes of boxes; questions met: {dict(outcome.questions.most_common())}")


if __name__ == "__main__":
    main()
