"""The end of the game, the count and ties: rulebook, sections 4 and 7."""

from __future__ import annotations

import pytest

from tests.cards.more.park import NAMES, CardTable, cards, choose, end_turns, has, table, working

ALL = dict(zip(NAMES, ("Noëmi", "Celina", "Arisa", "Yukina"), strict=True))


def last_round(t: CardTable) -> bool:
    return bool(t.game.view(None)["last_turn"])


def winners(t: CardTable) -> list[str]:
    return [t.game.seats[seat] for seat in t.game.winners()]


def buying(name: str, piles: dict[str, int | str], buyer: str = "Ann", first: str = "Ann") -> CardTable:
    """The round has come to the buyer, who employs that card."""
    at = NAMES.index(first)
    order = [*NAMES[at:], *NAMES[:at]]
    houses = {seat: has("3 Love x2" if seat == buyer else "", deck="1 Love") for seat in NAMES}
    t = table(houses, refined=ALL, active=first, piles=piles)
    for seat in order[: order.index(buyer)]:
        t.play(f"{seat}: end turn")
    if t.phase == "start":
        t.play(f"{buyer}: end start")
    return t.play(f"{buyer}: play all", f"{buyer}: employ {name}")


# -- what brings the end -------------------------------------------------------------------------------------


def test_two_empty_maid_piles_end_the_game_with_the_round() -> None:
    t = buying("Dawn", {"Dawn": 1, "Elaine": 0})
    assert (last_round(t), t.game.over) == (True, False)
    t.play("Ann: end turn")
    for seat in ("Bob", "Cleo", "Dora"):
        assert (t.game.over, t.asked) == (False, seat)
        end_turns(t, 1)
    assert t.game.over


def test_the_last_of_a_round_ends_the_game_with_the_own_turn() -> None:
    t = buying("Dawn", {"Dawn": 1, "Elaine": 0}, buyer="Dora").play("Dora: end turn")
    assert t.game.over


@pytest.mark.parametrize("first", NAMES)
@pytest.mark.parametrize("place", range(4))
def test_the_round_is_counted_from_the_first_master(first: str, place: int) -> None:
    buyer = NAMES[(NAMES.index(first) + place) % 4]
    t = end_turns(buying("Dawn", {"Dawn": 1, "Elaine": 0}, buyer=buyer, first=first), 3 - place)
    assert not t.game.over
    assert end_turns(t, 1).game.over


def test_one_empty_maid_pile_does_not() -> None:
    t = buying("Dawn", {"Dawn": 1})
    assert not last_round(t)
    end_turns(t, 4)
    assert (t.game.over, t.phase) == (False, "choose")


def test_empty_piles_of_love_do_not() -> None:
    t = buying("2 Love", {"2 Love": 1, "3 Love": 0, "Dawn": 0})
    assert not last_round(t)


def test_one_empty_pile_of_preparations_ends_the_game_with_the_round() -> None:
    for pile, name in (("food", "Food 3"), ("decoration", "Decoration 3"), ("cleaning", "Cleaning 3")):
        t = working(pile, 4, top=name)
        assert not last_round(t)
        t.play(f"Ann: acquire {name}")
        assert (last_round(t), t.game.over, t.stack(pile)) == (True, False, [])
        end_turns(t, 3)
        assert (t.game.over, t.asked) == (False, "Dora")
        end_turns(t, 1)
        assert t.game.over


def test_a_pile_of_preparations_with_a_card_left_does_not() -> None:
    t = working("food", 4, top="Food 2, Food 3").play("Ann: acquire Food 2")
    assert not last_round(t)


def test_marianne_does_not_lengthen_the_last_round() -> None:
    t = table(piles={"Dawn": 1, "Elaine": 0}, Ann=has("2 Love"), Bob=has("Tomo"), Cleo=has(), Dora=has())
    choose(t, "Noëmi", "Marianne", "Celina", "Arisa").play("Ann: play all", "Ann: employ Dawn", "Ann: end turn")
    t.play("Bob: use Marianne")
    end_turns(t, 3)
    assert t.game.over


def test_a_pile_that_is_filled_again_does_not_call_the_end_off() -> None:
    t = table(
        sets=("more", "romantic_vacation"),
        options=("mixed-pile",),
        refined={"Ann": "Noëmi", "Bob": "Celina"},
        piles={"Dawn": 1, "Elaine": 0},
        Ann=has("2 Love"),
        Bob=has("Chinatsu, Dawn x2"),
    )
    t.play("Ann: play all", "Ann: employ Dawn", "Ann: end turn", "Bob: serve Chinatsu", "Bob: return Dawn")
    assert t.pile("Dawn") == 2
    t.play("Bob: take Tomo", "Bob: end turn")
    assert t.game.over


def test_in_the_last_round_the_others_may_still_win_preparations() -> None:
    houses = {"Ann": has("2 Love"), "Bob": has("Cécilia x2", deck="1 Love x2")}
    t = table(houses, refined={"Ann": "Noëmi", "Bob": "Celina"}, piles={"Dawn": 1, "Tomo": 0})
    t.play("Ann: play all", "Ann: employ Dawn", "Ann: end turn", "Bob: serve Cécilia", "Bob: serve Cécilia")
    t.play("Bob: acquire Decoration 1", "Bob: end turn")
    assert (t.game.over, t.game.scores()) == (True, [1, 3])


# -- the count -----------------------------------------------------------------------------------------------


def test_preparations_chambermaids_and_every_other_card_are_counted() -> None:
    home = has("Anise, 1 Love", deck="Garden", discard="Dawn", quarters="Food 1, Cleaning 3, Colette, Lantern x2")
    assert table(refined="Noëmi", Ann=home).vp("Ann") == 3 + 2 + 1 + 3 + 8 + 1 + 4


def test_what_was_played_this_turn_counts() -> None:
    t = table(refined="Noëmi", Ann=has("Garden")).play("Ann: serve Garden")
    assert (t.vp("Ann"), t.played()) == (2, cards("Garden"))


def test_refined_maids_bring_nothing() -> None:
    assert table(refined=ALL).game.scores() == [0, 0, 0, 0]


# -- ties ----------------------------------------------------------------------------------------------------


def test_the_most_points_win_whatever_else() -> None:
    t = table(refined="Noëmi", Ann=has("Dawn x3"), Bob=has(quarters="Dawn x2"))
    assert (t.game.scores(), winners(t)) == ([3, 2], ["Ann"])


def test_a_tie_goes_to_the_one_with_more_chambermaids() -> None:
    t = table(refined="Noëmi", Ann=has("Dawn x3"), Bob=has("Dawn", quarters="Dawn, Colette"), Cleo=has("Dawn x3"))
    assert (t.game.scores(), winners(t)) == ([3, 3, 3], ["Bob"])


def test_chambermaids_who_bring_nothing_count_too_and_preparations_are_none() -> None:
    t = table(refined="Noëmi", Ann=has(quarters="Food 1"), Bob=has("Dawn x3", quarters="Lantern"))
    assert (t.game.scores(), winners(t)) == ([3, 3], ["Bob"])
    t = table(refined="Noëmi", Ann=has(quarters="Food 1 x2"), Bob=has("Garden x3"))
    assert (t.game.scores(), winners(t)) == ([6, 6], ["Ann", "Bob"])


def test_maids_without_points_do_not_break_a_tie_here() -> None:
    t = table(refined="Noëmi", Ann=has("Dawn, Tomo x5"), Bob=has(quarters="Dawn"))
    assert winners(t) == ["Bob"]


def test_still_a_tie_is_shared() -> None:
    one = has("Dawn", quarters="Colette")
    t = table(refined="Noëmi", Ann=one, Bob=has(quarters="Dawn", deck="Dawn"), Cleo=has("Garden"))
    assert (t.game.scores(), winners(t)) == ([2, 2, 2], ["Ann", "Bob"])
