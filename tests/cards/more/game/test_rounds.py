"""Rounds, the choice of refined maids and the six phases of a turn: rulebook, sections 4 and 5."""

from __future__ import annotations

import pytest

from tests.cards.more.park import (
    LEADERS,
    NAMES,
    OTHERS,
    VITAL,
    CardTable,
    begun_by_ann,
    cards,
    choose,
    dealt,
    end_turns,
    has,
    points,
    refined,
    skill,
    table,
    to_choose,
    working,
)

EVERYBODY = (*VITAL, *OTHERS)


# -- the choice ----------------------------------------------------------------------------------------------


def test_a_new_game_begins_with_the_choice_of_refined_maids() -> None:
    t = begun_by_ann()
    assert (t.phase, t.asked) == ("choose", "Ann")
    assert t.options("Ann") == {f"choose {name}" for name in EVERYBODY}


def test_the_first_first_master_is_drawn_by_lot() -> None:
    begins = [dealt(3, seed=seed) for seed in range(60)]
    assert {t.asked for t in begins} == set(NAMES[:3])
    assert all(
        NAMES[int(t.game.state.first_master)] == t.asked == t.game.seats[t.game.view(None)["first_master"] or 0]
        for t in begins
    )
    assert max(sum(t.asked == name for t in begins) for name in NAMES) < 40


@pytest.mark.parametrize("first", NAMES)
def test_all_choose_from_the_first_master_on_clockwise_and_then_play_in_that_order(first: str) -> None:
    t = table(active=first)
    at = NAMES.index(first)
    order = [*NAMES[at:], *NAMES[:at]]
    chosen = []
    for name in ("Noëmi", "Celina", "Arisa", "Marianne"):
        chosen.append(t.asked)
        choose(t, name)
    assert chosen == order
    played = []
    for _ in order:
        played.append(t.asked)
        t.play(f"{t.asked}: end turn")
    assert (played, t.phase, t.asked) == (order, "choose", first)


def test_nobody_may_take_one_that_another_has_taken() -> None:
    t = choose(begun_by_ann(), "Ignis")
    assert not t.can("Bob: choose Ignis")
    assert t.options("Bob") == {f"choose {name}" for name in EVERYBODY if name != "Ignis"}
    choose(t, "Noëmi", "Yukina")
    assert t.options("Dora") == {f"choose {n}" for n in EVERYBODY if n not in ("Ignis", "Noëmi", "Yukina")}


def test_a_refined_maid_must_be_taken() -> None:
    t = begun_by_ann()
    assert not any(t.can(f"Ann: {words}") for words in ("end turn", "end start", "done"))


def test_love_is_not_played_while_refined_maids_are_chosen() -> None:
    assert not table(Ann=has("1 Love x5")).can("Ann: play 1 Love")


def test_the_refined_maid_lies_in_the_house_until_its_master_has_played_and_then_in_the_park() -> None:
    t = choose(begun_by_ann(), "Noëmi", "Celina", "Arisa", "Marianne")
    assert [refined(t, seat) for seat in NAMES] == ["Noëmi", "Celina", "Arisa", "Marianne Soleil"]
    assert to_choose(t) == set(OTHERS)
    t.play("Ann: end turn")
    assert (refined(t, "Ann"), refined(t, "Bob")) == (None, "Celina")
    assert to_choose(t) == {*OTHERS, "Noëmi"}
    end_turns(t, 3)
    assert to_choose(t) == set(EVERYBODY)


def test_a_returned_refined_maid_can_be_had_again_only_in_the_next_round() -> None:
    t = choose(begun_by_ann(), "Noëmi", "Celina", "Arisa", "Marianne").play("Ann: end turn")
    assert (t.asked, t.can("Bob: choose Noëmi")) == ("Bob", False)
    end_turns(t, 3)
    assert t.can("Ann: choose Noëmi")


def test_a_refined_maid_is_never_part_of_a_hand_or_deck() -> None:
    t = end_turns(choose(begun_by_ann(), "Noëmi", "Celina", "Arisa", "Marianne"), 4)
    for seat in NAMES:
        assert not set(EVERYBODY) & {*t.hand(seat), *t.deck(seat), *t.discard(seat), *t.quarters(seat)}


# -- the six phases ------------------------------------------------------------------------------------------


def test_the_phases_follow_one_another() -> None:
    t = table(refined="Yukina", Ann=has("Colette, 1 Love", quarters="Colette"))
    assert t.phase == "start"
    t.play("Ann: end start")
    assert t.phase == "serve"
    t.play("Ann: end serving")
    assert t.phase == "employ"  # Yukina leads no work
    t.play("Ann: end turn")
    assert t.asked == "Bob"
    t = working("food", 2)
    assert t.phase == "work"
    t.play("Ann: end work")
    assert t.phase == "employ"


def test_a_phase_in_which_nothing_can_be_done_passes_but_the_employ_phase_waits() -> None:
    t = table(refined="Noëmi", Ann=has("1 Love x5"))
    assert (t.phase, t.options("Ann")) == ("employ", {"play 1 Love", "play all", "end turn"})


def test_the_whole_turn_may_be_ended_in_every_phase() -> None:
    t = table(refined="Yukina", Ann=has("Tomo, 1 Love")).play("Ann: end turn")
    assert t.asked == "Bob"
    assert table(refined="Noëmi", Ann=has("Tomo")).play("Ann: end turn").asked == "Bob"
    assert working("cleaning", 2).play("Ann: end turn").asked == "Bob"


def test_the_effect_of_the_refined_maid_comes_before_the_serving_phase_only() -> None:
    t = table(refined="Hostess", Ann=has("Tomo")).play("Ann: end start")
    assert not t.can("Ann: use Hostess")
    t.play("Ann: end serving")
    assert not t.can("Ann: use Hostess")


def test_one_serving_a_turn_and_more_from_maids() -> None:
    t = table(refined="Noëmi", Ann=has("Tomo x2")).play("Ann: serve Tomo")
    assert (t.phase, t.can("Ann: serve Tomo")) == ("employ", False)
    t = table(refined="Noëmi", Ann=has("Elaine, Tomo")).play("Ann: serve Elaine", "Ann: serve Tomo")
    assert (t.phase, t.played()) == ("employ", cards("Elaine, Tomo"))


def test_symbols_draw_at_once_and_a_maid_who_comes_may_serve() -> None:
    t = table(refined="Noëmi", Ann=has("Lenor", deck="Tomo")).play("Ann: serve Lenor", "Ann: serve Tomo")
    assert (t.love, points(t)) == (2, (1, 1, 0))


def test_servings_left_over_are_lost_when_the_serving_phase_ends() -> None:
    t = table(refined="Yukina", Ann=has("Elaine, Tomo, 1 Love")).play("Ann: use Yukina", "Ann: discard 1 Love")
    t.play("Ann: serve Elaine")
    assert t.servings == 2
    t.play("Ann: end serving")
    assert (t.phase, t.servings, t.can("Ann: serve Tomo")) == ("employ", 0, False)
    t = table(refined="Arisa", Ann=has("Elaine x2, Tomo")).play("Ann: serve Elaine", "Ann: serve Elaine")
    t.play("Ann: end serving")
    assert (t.phase, t.servings) == ("work", 0)


def test_skill_points_add_up_over_the_turn() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Lenor x2, Elaine, Cécilia, Tomo", deck="1 Love x3"))
    t.play(*(f"Ann: serve {name}" for name in ("Lenor", "Cécilia", "Elaine", "Lenor", "Tomo")))
    assert points(t) == (2, 2, 1)


def test_skill_points_of_one_kind_do_not_pay_for_another() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Lenor, Cécilia, Elaine x2", deck="1 Love x3"))
    t.play(*(f"Ann: serve {name}" for name in ("Lenor", "Cécilia", "Elaine", "Elaine")))
    assert (points(t), t.phase) == ((1, 1, 2), "employ")


def test_skill_points_are_paid() -> None:
    t = working("food", 5).play("Ann: acquire Food 1", "Ann: acquire Food 1")
    assert (skill(t, "imagination"), t.phase) == (1, "employ")


def test_skill_points_are_lost_with_the_turn() -> None:
    house = has("Lenor", deck="1 Love, Lenor, 1 Love x4")
    t = table(refined={"Ann": "Noëmi", "Bob": "Celina"}, Ann=house, Bob=has("Lenor", deck="1 Love"))
    t.play("Ann: serve Lenor")
    assert skill(t, "imagination") == 1
    t.play("Ann: end turn")
    assert (t.asked, points(t)) == ("Bob", (0, 0, 0))
    t.play("Bob: serve Lenor", "Bob: end turn", "Ann: choose Noëmi", "Bob: choose Celina", "Ann: serve Lenor")
    assert (skill(t, "imagination"), t.can("Ann: acquire Food 1")) == (1, False)


def test_skill_points_of_every_kind_are_lost_with_the_turn() -> None:
    for maid in ("Lenor", "Cécilia", "Elaine"):
        t = table(refined={"Ann": "Noëmi", "Bob": "Celina"}, Ann=has(maid, deck="1 Love"), Bob=has("Tomo"))
        t.play(f"Ann: serve {maid}")
        assert sum(points(t)) == 1
        t.play("Ann: end turn")
        assert (t.asked, points(t)) == ("Bob", (0, 0, 0)), maid


def test_love_and_employments_are_lost_with_the_turn() -> None:
    t = table(refined={"Ann": "Steward", "Bob": "Noëmi"}, Ann=has("Tomo"), Bob=has("Edith"))
    t.play("Ann: use Steward", "Ann: serve Tomo", "Ann: end turn")
    assert (t.love, t.employments) == (0, 0)


def test_only_those_with_a_leader_work() -> None:
    for name in (*OTHERS, "Marianne Soleil"):
        t = working("cleaning", 4, leader=name)
        assert t.phase == "employ", name


def test_one_employment_a_turn() -> None:
    t = table(refined="Noëmi", Ann=has("1 Love x4")).play("Ann: play all", "Ann: employ 1 Love")
    assert (t.love, t.employments, t.options("Ann")) == (3, 0, {"end turn"})


def test_no_maid_serves_and_nothing_is_won_in_the_employ_phase() -> None:
    t = working("cleaning", 2).play("Ann: end work")
    assert (t.can("Ann: acquire Cleaning 1"), t.can("Ann: serve Elaine")) == (False, False)


def test_the_turn_ends_with_the_hand_and_what_was_played_discarded_and_five_new_cards() -> None:
    t = table(refined="Noëmi", Ann=has("Tomo, Colette, 1 Love x2", deck="Dawn x6", quarters="Colette, Food 1"))
    t.play("Ann: serve Tomo", "Ann: end serving", "Ann: play 1 Love", "Ann: end turn")
    assert t.hand("Ann") == cards("Dawn x5")
    assert t.discard("Ann") == cards("Tomo, Colette, 1 Love x2")
    assert t.quarters("Ann") == cards("Colette, Food 1")


def leaders_of(t: CardTable) -> set[str]:
    return {name for name in to_choose(t) if name in LEADERS}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_whole_round_of_any_number_of_players_comes_back_to_the_first_master(count: int) -> None:
    t = begun_by_ann(count)
    for number in range(3):
        assert (t.phase, t.asked, t.game.view(None)["turn"]) == ("choose", "Ann", 1 + number * count)
        assert len(leaders_of(t)) == (2 if count == 2 else 3)
        end_turns(choose(t, *("Noëmi", "Celina", "Marianne", "Arisa")[:count]), count)
