"""Games end, and the result is what a second count from the rulebook gives."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

import cuore
from cuore.engine import positions
from tests.cards.table import House, has, table
from tests.properties.counting import best_safrans, best_sisters, count, end_is_due, in_threes, winners
from tests.properties.positions import position, seat
from tests.properties.walk import MIXABLE, ODD, Case, box_sweep, cases, mix_sweep, sampled, sweep, walk


def check_result(game: cuore.Game) -> None:
    """Scores, where they come from, and winners."""
    counted = count(game.state)
    assert game.scores() == [points for points, _ in counted]
    assert [game.tally(seat).tie_break for seat in range(len(counted))] == [idle for _, idle in counted]
    assert game.winners() == winners(game.state)


@pytest.mark.parametrize("case", ODD, ids=str)
def test_scores_and_winners_by_a_second_count(case: Case) -> None:
    """Rulebook, section 11-2, at many decisions (as if the game ended there) and at the end."""
    for game in sampled(case, 0.1, inside=0.3):
        check_result(game)
    assert not game.legal()  # `sampled` ran the game to its end
    check_result(game)


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(case=cases())
def test_any_game_ends_within_the_bound(case: Case) -> None:
    """`walk` gives up at its bound; the game must be over before, for the right reason, with the right result."""
    check_result(play_to_the_due_end(case))


@pytest.mark.parametrize("case", [*box_sweep(), *mix_sweep()], ids=str)
def test_games_of_every_box_end_when_they_should(case: Case) -> None:
    """The same for each box and for mixes."""
    check_result(play_to_the_due_end(case))


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(1_000, 41_000, 1_000))
def test_many_games_end_within_the_bound(first_seed: int) -> None:
    """The same for some thousand games."""
    for case in sweep(first_seed):
        check_result(play_to_the_due_end(case))


def play_to_the_due_end(case: Case) -> cuore.Game:
    """Rulebook, section 11-1: the game ends with the turn (in More the round) in which its end became due.

    A pile may be refilled in the last turn, so what counts is that the turn saw it happen and none before did.
    """
    game = case.deal()
    due: set[int] = set()
    for _ in walk(game, case.seed):
        if end_is_due(game.state):
            due.add(round_of(game))
        else:
            assert not due or round_of(game) in due, "a turn began after the end was due"
    camp_fire = game.moves and game.text(game.moves[-1]).startswith(("acquire Camp", "discard ")) and is_camp(game)
    assert end_is_due(game.state) or due or camp_fire
    assert due <= {round_of(game)}
    assert game.view(None)["last_turn"] or camp_fire
    return game


def round_of(game: cuore.Game) -> int:
    """The number of the turn; in More turns of one round count as one."""
    turn = int(game.state.turn)
    return (turn - 1) // len(game.seats) if "more" in game.table.sets else turn


def is_camp(game: cuore.Game) -> bool:
    """Whether somebody has the Camp Fire, which ends the game on the spot."""
    return any(spot["card"] == "Camp Fire" for seat in game.view(None)["seats"] for spot in seat["quarters"])


def test_the_second_count_itself() -> None:
    """Worked examples of the rulebook: sets of Safran, trios before pairs of the Crescent sisters."""
    assert [best_safrans(n)[0] for n in range(9)] == [0, 0, 4, 8, 12, 12, 16, 20, 24]
    assert [best_sisters(*n) for n in ((1, 0, 0), (1, 1, 0), (1, 1, 1), (2, 1, 1), (3, 3, 1))] == [0, 3, 7, 7, 13]
    assert [in_threes(n, 14, 6, 1) for n in range(7)] == [0, 1, 6, 14, 15, 20, 28]


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


def _random_seat(rng: random.Random, third: int) -> positions.SeatLayout:
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


def test_random_holdings_of_other_boxes_by_a_second_count() -> None:
    """Beers, buildings, reminiscences and their maids, with storms and illness on them."""
    rng = random.Random(2)
    for number in range(60):
        houses = {name: _random_house(rng, chiefs := CHIEFS[number % 3]) for name in ("Ann", "Bob", "Cleo")}
        t = table(houses, sets=MIXABLE, chiefs=chiefs[0], town=GUESTS, seed=number)
        check_result(t.game)


CHIEFS = (
    ("oktoberfest", "Anja", "Matilde"),
    ("romantic_vacation", "Sofia", "Beatrice"),
    ("expanding_the_house", "Claudine", "Aline"),
)
GUESTS = "Ute, Kaori, Florence, Hyacinth, Suzuna, Felicity, Domino, Clorinde, Margareta, Nicole"


def _random_house(rng: random.Random, chiefs: tuple[str, str, str]) -> House:
    """A third of each pile at most."""
    _, chief, chambermaid = chiefs

    def some(names: str, most: int, *, event: str = "") -> str:
        picked = [f"{name} x{rng.randint(1, most)}" for name in names.split(", ") if rng.random() < 0.7]
        struck = [f"{name} ({event})" for name in names.split(", ") if event and rng.random() < 0.15]
        return ", ".join(picked + struck)

    quarters = [
        some("Ute, Kaori, Florence, Hyacinth, Suzuna, Felicity", 2, event="ill"),
        some(f"Domino, {chambermaid}", 2),
        some("Weissbier, Pilsner", 2),
        some("Bock, Scary Night, Beach Volleyball", 1),
        some("Garden, Lily Garden", 1, event="storm"),
        rng.choice(("", f"Estate (over {chief})", f"Estate (over {chambermaid}) (storm)")),
        rng.choice(("", "Beer Fest (over Altbier)", "Beer Fest (over Altbier) (storm)")),
        some("Bad Habit", 5),
    ]
    return has(
        hand=some("Clorinde, Margareta", 2),
        deck=", ".join(filter(None, (some(f"Nicole, {chambermaid}", 3), some(chief, 1)))),
        discard=some(f"Kaori, {chambermaid}", 1),
        quarters=", ".join(filter(None, quarters)),
    )


PRIVATE = ("Amber", "Nord", "Sora", "Fay", "Lalande", "Milly", "Eugenie", "Lucienne", "Rosa")


def test_a_tie_is_broken_by_idle_maids() -> None:
    """Same points: more maids without points wins; the same again: shared."""
    tied = position(seat("Kagari, Nena", deck=""), seat("Kagari, Eliza", deck=""), town=TOWN)
    assert tied.winners() == winners(tied.state) == [0, 1]
    broken = position(seat("Kagari, Nena", deck=""), seat("Kagari, Safran, Eliza", deck=""), town=TOWN)
    assert broken.winners() == winners(broken.state) == [1]
