"""Every bot answers from what its seat may know: the same seed, hidden cards dealt anew, the same answer."""

from __future__ import annotations

import copy

import pytest

import cuore
from cuore.bots import BOTS, LEVELS, Bot, Seat, bot_names, make_bot
from cuore.bots.expert import Budget, Expert
from cuore.boxes.registry import BOXES
from cuore.engine.game import Game
from cuore.engine.moves import EMPLOY, SHIFT
from tests.bots.tables import FAMILY, NAMES, new_table, peeks

QUICK = [name for name in bot_names() if name not in ("hard", "expert")]
SLOW = ("master",)  # thinks a hundred times as long as the others, so is asked at fewer places
TABLES = [*[(box,) for box in BOXES], FAMILY]
SMALL = Budget(first_plan=12, plan=6, choice=8, most_answers=120)


def small_expert(seed: int) -> Bot:
    """Searches by iterations, as every test that compares answers must."""
    return Expert(seed, budget=SMALL)


@pytest.mark.parametrize("sets", TABLES)
@pytest.mark.parametrize("name", QUICK)
def test_what_a_bot_cannot_know_does_not_change_its_choice(name: str, sets: tuple[str, ...]) -> None:
    every, most = (23, 60) if name in SLOW else (7, 150)
    assert not peeks(make_bot(name, 1), new_table(sets, 3, "random", 1), deals=2, every=every, most=most)


@pytest.mark.long
@pytest.mark.parametrize("sets", TABLES)
@pytest.mark.parametrize("name", SLOW)
def test_nor_does_it_for_as_long_as_the_others_are_asked(name: str, sets: tuple[str, ...]) -> None:
    assert not peeks(make_bot(name, 1), new_table(sets, 3, "random", 1), deals=2, every=23, most=150)


@pytest.mark.parametrize("sets", [(box,) for box in BOXES])
def test_what_expert_cannot_know_does_not_change_its_choice(sets: tuple[str, ...]) -> None:
    assert not peeks(small_expert(1), new_table(sets, 2, "random", 1), deals=2, every=5, most=90)


def test_a_cheat_is_caught() -> None:
    """It looks through the seat's closures at the true hand of the next player, which the test must notice."""

    class Cheat:
        def choose(self, seat: Seat) -> int:
            look = seat._look.__closure__
            assert look is not None
            game = next(cell.cell_contents for cell in look if isinstance(cell.cell_contents, Game))
            hand = game.state.hand[1]
            return seat.legal[sum(hand) % len(seat.legal)]

    assert peeks(Cheat(), new_table(["base"], 2, "first-game", 1), every=1, most=60)


def test_a_cheat_who_searches_the_true_game_is_caught() -> None:
    """Copies of the true game instead of deals: the policy of `expert` would follow the next card of its own deck."""

    class Clairvoyant:
        def choose(self, seat: Seat) -> int:
            look = seat._look.__closure__
            assert look is not None
            game = next(cell.cell_contents for cell in look if isinstance(cell.cell_contents, Game))
            employs = [move for move in seat.legal if move >> SHIFT == EMPLOY]
            deck = game.state.deck[0]
            if employs and deck:
                return employs[0] if game.table.is_love[deck[-1]] else employs[-1]
            return make_bot("big-love", 1).choose(seat)

    assert peeks(Clairvoyant(), new_table(["base"], 2, "first-game", 1), every=1, most=200)


@pytest.mark.parametrize("sets", TABLES)
def test_a_deal_depends_on_what_the_seat_knows_and_on_the_seed_alone(sets: tuple[str, ...]) -> None:
    game = new_table(sets, 3, "random", 4)
    other = make_bot("random", 5)
    for count in range(400):
        if game.over:
            break
        if count % 11 == 0:
            seat = game.to_move
            again = game.determinize(seat, 77)
            assert game.determinize(seat, 5).hash() == again.determinize(seat, 5).hash()
        game.apply(other.choose(Seat(game)))


@pytest.mark.parametrize("name", [*QUICK, "expert"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def made(seed: int) -> Bot:
        return small_expert(seed) if name == "expert" else make_bot(name, seed)

    ends = set()
    for _ in range(2):
        game = cuore.new_game(["base"], NAMES[:2], seed=3)
        bots = [made(1), made(2)]
        for _ in range(80 if name in ("expert", *SLOW) else 2_000):
            if game.over:
                break
            game.apply(bots[game.to_move].choose(Seat(game)))
        ends.add(game.hash())
    assert len(ends) == 1


def test_a_copy_of_a_bot_goes_on_like_the_bot() -> None:
    game = new_table(["base"], 2, "first-game", 2)
    bot = small_expert(3)
    for _ in range(12):
        twin = copy.deepcopy(bot)
        move = bot.choose(Seat(game))
        assert twin.choose(Seat(game)) == move
        game.apply(move)


def test_every_level_is_a_bot_with_a_name() -> None:
    assert set(LEVELS) <= set(BOTS) <= set(bot_names())
