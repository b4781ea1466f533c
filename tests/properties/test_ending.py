"""Games end, and the result is what a second count from the rulebook gives."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

import cuore
from cuore.engine import setup
from tests.properties.counting import best_safrans, best_sisters, count, winners
from tests.properties.positions import position, seat
from tests.properties.walk import SWEEP, Case, cases, play_out, sampled, sweep


def check_result(game: cuore.Game) -> None:
    """Scores, where they come from, and winners."""
    counted = count(game.state)
    assert game.scores() == [points for points, _ in counted]
    assert [game.tally(seat).idle_maids for seat in range(len(counted))] == [idle for _, idle in counted]
    assert game.winners() == winners(game.state)


@pytest.mark.parametrize("case", SWEEP, ids=str)
def test_scores_and_winners_by_a_second_count(case: Case) -> None:
    """Rulebook, section 11-2, at many decisions (as if the game ended there) and at the end."""
    for game in sampled(case, 0.2):
        check_result(game)
    assert not game.legal()  # `sampled` ran the game to its end
    check_result(game)


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(case=cases())
def test_any_game_ends_within_the_bound(case: Case) -> None:
    """`walk` gives up at its bound; the game must be over before, for the right reason, with the right result."""
    game = case.deal()
    play_out(game, case.seed)
    check_result(game)
    check_end_is_due(game)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(1_000, 41_000, 1_000))
def test_many_games_end_within_the_bound(first_seed: int) -> None:
    """The same for some thousand games."""
    for case in sweep(first_seed):
        game = case.deal()
        play_out(game, case.seed)
        check_result(game)
        check_end_is_due(game)


def check_end_is_due(game: cuore.Game) -> None:
    """Rulebook, section 11-1: two maid piles were empty together, three with five or more players.

    A pile may be refilled in the last turn, so what counts is that the turn began without that and saw it happen.
    """
    needed = 3 if len(game.seats) >= 5 else 2
    assert game.view(None)["last_turn"]
    most = 0
    copy = game.clone()
    last_turn = int(copy.state.turn)
    while copy.moves and copy.state.turn == last_turn:
        most = max(most, empty_maid_piles(copy))
        copy.undo()
    assert most >= needed
    assert empty_maid_piles(copy) < needed or not copy.moves


def empty_maid_piles(game: cuore.Game) -> int:
    """General maids, both chiefs, and the private maids' face-down pile."""
    view = game.view(None)
    no_maids = ("1 Love", "2 Love", "3 Love", "Illness", "Bad Habit")
    empty = [name for name, left in view["town"].items() if left == 0 and name not in no_maids]
    return len(empty) + int(view["private_maids"]["left"] == 0)


def test_the_second_count_itself() -> None:
    """Worked examples of the rulebook: sets of Safran, trios before pairs of the Crescent sisters."""
    assert [best_safrans(n)[0] for n in range(9)] == [0, 0, 4, 8, 12, 12, 16, 20, 24]
    assert [best_sisters(*n) for n in ((1, 0, 0), (1, 1, 0), (1, 1, 1), (2, 1, 1), (3, 3, 1))] == [0, 3, 7, 7, 13]


def test_random_holdings_by_a_second_count() -> None:
    """Holdings that random play seldom collects: many chambermaids, illness on them, ties."""
    rng = random.Random(1)
    for _ in range(150):
        layouts = [_random_seat(rng, third) for third in range(3)]
        game = position(*layouts, town=TOWN)
        check_result(game)


TOWN = (
    *("Safran Virginie", "Azure Crescent", "Viola Crescent", "Rouge Crescent", "Ophelia Grail"),
    *("Anise Greenaway", "Kagari Ichinomiya", "Nena Wilder", "Claire Saint-Juste", "Eliza Rosewater"),
)


def _random_seat(rng: random.Random, third: int) -> setup.SeatLayout:
    """A third of the box at most, so that three seats cannot run out of it."""

    def some(names: tuple[str, ...], most: int, *, ill: bool = False) -> str:
        picked = [f"{rng.randint(0, most)}x {name}" for name in names]
        sick = [f"{name} (ill)" for name in names if ill and rng.random() < 0.2]
        return ", ".join([part for part in picked if part[0] != "0"] + sick)

    chambermaids = ("Safran", "Azure", "Viola", "Rouge", "Colette")
    private = PRIVATE[third::3]
    return seat(
        hand=some(("1 Love", "Ophelia", "Anise", "Kagari"), 1),
        deck=some(("Ophelia", "Marianne", "Nena", "Claire", "Colette"), 1),
        discard=some(("2 Love", "Eliza"), 1),
        quarters=some(chambermaids, 2, ill=True) + f", {rng.randint(1, 5)}x Bad Habit",
        private=", ".join(rng.sample(private, rng.randint(0, len(private)))),
    )


PRIVATE = ("Amber", "Nord", "Sora", "Fay", "Lalande", "Milly", "Eugenie", "Lucienne", "Rosa")


def test_a_tie_is_broken_by_idle_maids() -> None:
    """Same points: more maids without points wins; the same again: shared."""
    tied = position(seat("Kagari, Nena", deck=""), seat("Kagari, Eliza", deck=""), town=TOWN)
    assert tied.winners() == winners(tied.state) == [0, 1]
    broken = position(seat("Kagari, Nena", deck=""), seat("Kagari, Safran, Eliza", deck=""), town=TOWN)
    assert broken.winners() == winners(broken.state) == [1]
