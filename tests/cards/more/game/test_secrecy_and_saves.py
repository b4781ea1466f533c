"""What a seat may know in the middle of a round, and games that are saved there and go on."""

from __future__ import annotations

import json

import pytest

import cuore
from cuore.engine.positions import card_counts
from tests.cards.more.park import (
    NAMES,
    OTHERS,
    VITAL,
    CardTable,
    begun_by_ann,
    choose,
    dealt,
    dealt_anew_looks_the_same,
    end_turns,
    has,
    table,
    working,
)
from tests.stacks import Stack

SETS = ("more", "base", "expanding_the_house")
OPTIONS = ("mixed-pile", "private-maids", "illness")


def borrowing(count: int = 3, seed: int = 1) -> CardTable:
    return dealt(count, sets=SETS, options=OPTIONS, seed=seed)


def positions() -> list[CardTable]:
    """Decisions of every sort: in the choice, and in each phase of a turn."""
    mid = choose(dealt(3), "Noëmi")
    draft = choose(borrowing(4), "Noëmi", "Celina")
    houses = {"Ann": has("Tomo, 1 Love", deck="Dawn x2, Edith"), "Bob": has("Edith, 1 Love", deck="Tomo")}
    start = table(houses, refined="Yukina")
    asked = start.game.clone()
    asked.apply(asked.find("use Yukina"))
    ellis = table(houses, refined="Ellis")
    serve = table(refined="Noëmi", Ann=has("Lenor x2", deck="Dawn x2, Edith"), Bob=has("Edith", deck="Tomo x2"))
    late = end_turns(choose(borrowing(), "Noëmi", "Celina", "Arisa"), 2)
    return [
        *(dealt(2), dealt(3), dealt(4), mid, draft, start, CardTable(asked)),
        *(ellis.play("Ann: use Ellis"), serve.play("Ann: serve Lenor"), working("food", 3)),
        *(working("cleaning", 2).play("Ann: end work"), late, borrowing()),
    ]


# -- secrecy -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("t", positions(), ids=lambda t: f"{t.game.phase}-{len(t.game.seats)}-{len(t.game.moves)}")
def test_a_game_dealt_anew_looks_the_same_to_everybody_and_to_those_who_look_on(t: CardTable) -> None:
    assert dealt_anew_looks_the_same(t)


def test_hands_and_decks_of_others_are_not_in_a_view() -> None:
    t = table(Ann=has("Tomo", deck="Edith"), Bob=has("Dawn", deck="Julia"), Cleo=has("Anise"))
    text = json.dumps(t.game.view(0)["seats"])
    assert not any(name in text for name in ("Dawn", "Julia", "Anise"))
    assert (t.game.view(0)["you"]["hand"], t.game.view(0)["you"]["deck"]) == (["Tomo Watagaya"], ["Edith Shirling"])
    assert "you" not in t.game.view(None)


def test_refined_maids_preparations_skill_points_and_the_first_master_are_open_to_all() -> None:
    t = working("cleaning", 3).play("Ann: acquire Cleaning 1")
    for seat in (None, 0, 1):
        seen = t.game.view(seat)
        assert (seen["seats"][0]["refined"], seen["effort"], seen["first_master"]) == ("Arisa", 1, 0)
        assert seen["seats"][0]["quarters"] == [{"card": "Cleaning 1", "on": []}]


def test_the_refined_maid_that_was_left_out_is_named_nowhere_in_a_view_of_three() -> None:
    for seed in range(10):
        t = dealt(3, seed=seed)
        (left_out,) = {*VITAL, *OTHERS} - set(t.shown("refined maids"))
        for seat in (None, 0, 1, 2):
            assert left_out not in json.dumps(t.game.view(seat), ensure_ascii=False)


def test_of_the_borrowed_piles_only_the_top_card_is_in_a_view() -> None:
    t = borrowing()
    cards = t.game.table.cards
    hidden = [cards[c].name for stack in (Stack.MIXED, Stack.PRIVATE) for c in t.game.state.stacks[stack]]
    boxed = [cards[c].name for c in t.game.state.gone]
    assert (len(hidden), bool(boxed)) == (18, True)
    for seat in (None, 0, 1, 2):
        text = json.dumps(t.game.view(seat), ensure_ascii=False)
        assert not [name for name in (*hidden, *boxed) if name in text]


def test_what_lies_in_the_borrowed_piles_is_dealt_anew() -> None:
    t = borrowing()
    for stack in (Stack.MIXED, Stack.PRIVATE):
        there = t.game.state.stacks[stack]
        anew = [t.game.determinize(0, seed).state.stacks[stack] for seed in range(10)]
        assert all(len(pile) == len(there) for pile in anew)
        assert any(sorted(pile) != sorted(there) for pile in anew), "which ten they are"
        assert any(pile != sorted(pile) for pile in anew), "and in which order"


def test_the_park_of_refined_maids_is_not_dealt_anew() -> None:
    t = choose(dealt(3), "Noëmi")
    for seed in range(5):
        assert t.game.determinize(0, seed).state.shown[Stack.REFINED] == t.game.state.shown[Stack.REFINED]


def test_a_game_dealt_anew_has_the_same_cards_in_all_and_a_legal_answer() -> None:
    for t in positions():
        for seat in range(len(t.game.seats)):
            anew = t.game.determinize(seat, 3)
            assert card_counts(anew.state) == card_counts(t.game.state)
            assert anew.legal()


# -- saves and records ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("t", positions(), ids=lambda t: f"{t.game.phase}-{len(t.game.seats)}-{len(t.game.moves)}")
def test_a_game_is_saved_and_recorded_at_any_decision_and_goes_on_the_same(t: CardTable) -> None:
    loaded, replayed = cuore.load(t.game.save()), cuore.replay(t.game.record())
    assert loaded.hash() == replayed.hash() == t.game.hash()
    assert loaded.legal() == replayed.legal() == t.game.legal()
    for game in (loaded, replayed, copy := t.game.clone()):
        for _ in range(40):
            if not game.over:
                legal = game.legal()
                game.apply(legal[len(game.moves) % len(legal)])
    assert loaded.hash() == replayed.hash() == copy.hash()


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_whole_game_is_saved_and_recorded(count: int) -> None:
    game = cuore.new_game(sets=["more"], seats=NAMES[:count], town="random", seed=count)
    while not game.over and len(game.moves) < 3000:
        legal = game.legal()
        game.apply(legal[(len(game.moves) * 5) % len(legal)])
    assert cuore.load(game.save()).hash() == cuore.replay(game.record()).hash() == game.hash()


def test_taking_back_goes_back_into_the_choice() -> None:
    t = begun_by_ann(2)
    before = t.game.hash()
    choose(t, "Noëmi")
    t.game.undo()
    assert (t.game.hash(), t.phase, t.asked) == (before, "choose", "Ann")
    choose(t, "Noëmi", "Celina")
    t.game.undo()
    assert (t.phase, t.asked) == ("choose", "Bob")
