"""Cards of the other boxes in More: rulebook, section 8; rulings 137 to 139."""

from __future__ import annotations

import random

import pytest

import cuore
from cuore.boxes import registry
from cuore.engine.kinds import Kind
from cuore.engine.positions import card_counts
from tests.cards.more.park import NAMES, CardTable, choose, dealt, end_turns, has, table
from tests.stacks import Stack

BASE = ("more", "base")
FIRST_TWO = ("more", "base", "expanding_the_house")
MIXED = ("mixed-pile",)
PRIVATE = ("private-maids",)
ILLNESS = ("illness",)


def last_round(t: CardTable) -> bool:
    return bool(t.game.view(None)["last_turn"])


def names_of(box: str, kind: Kind) -> set[str]:
    return {card.name for card in registry.BOXES[box].cards if card.kind is kind}


def names_in(t: CardTable, stack: Stack) -> list[str]:
    """A borrowed pile, its top card included."""
    state = t.game.state
    return [t.game.table.cards[c].name for c in (*state.stacks[stack], *state.shown[stack])]


# -- the eleventh pile ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["base", "oktoberfest", "romantic_vacation", "expanding_the_house"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_eleventh_pile_is_ten_different_maids_of_the_other_sets_its_top_face_up(other: str, count: int) -> None:
    t = dealt(count, sets=("more", other), options=MIXED)
    pile = names_in(t, Stack.MIXED)
    assert len(set(pile)) == len(pile) == 10
    assert set(pile) <= names_of(other, Kind.GENERAL_MAID)
    assert t.game.view(None)["stacks"]["mixed maids"]["left"] == 9
    assert len(t.shown("mixed maids")) == 1


def test_the_eleventh_pile_holds_no_maid_that_the_park_has_already() -> None:
    for seed in range(20):
        t = dealt(4, sets=BASE, options=MIXED, seed=seed)
        assert not set(names_in(t, Stack.MIXED)) & set(t.game.table.town)


def test_the_park_itself_stays_ten_maids_of_more() -> None:
    for town in ("first-game", "random"):
        g = cuore.new_game(sets=BASE, seats=NAMES, town=town, options=MIXED, seed=5)
        assert len(g.table.town) == 10
        assert set(g.table.town) <= names_of("more", Kind.GENERAL_MAID)


def test_only_the_top_of_the_eleventh_pile_can_be_employed_and_the_next_comes_up() -> None:
    piles: dict[str, int | str] = {"mixed maids": "Azure, Kagari", "mixed maids shown": "Rouge"}
    t = table(refined="Steward", sets=BASE, options=MIXED, piles=piles, Ann=has("3 Love x3"))
    t.play("Ann: use Steward", "Ann: play all")
    assert (t.can("Ann: employ Rouge"), t.can("Ann: employ Azure")) == (True, False)
    t.play("Ann: employ Rouge")
    assert (t.discard("Ann"), t.love, t.employments) == (["Rouge"], 7, 1)
    assert (t.shown("mixed maids"), t.stack("mixed maids")) == (["Azure"], ["Kagari"])
    assert not t.can("Ann: employ Rouge")
    t.play("Ann: employ Azure")
    assert (t.discard("Ann"), t.shown("mixed maids"), t.stack("mixed maids")) == (["Azure", "Rouge"], ["Kagari"], [])


def test_the_top_of_the_eleventh_pile_can_be_employed_where_cards_change_prices() -> None:
    sets = ("more", "expanding_the_house")
    piles = {"mixed maids shown": "Felicity"}
    t = table(refined="Noëmi", sets=sets, options=MIXED, piles=piles, Ann=has("3 Love x3"))
    t.play("Ann: play all", "Ann: employ Felicity")
    assert t.discard("Ann") == ["Felicity"]


def test_a_borrowed_maid_serves_as_in_her_own_box_and_gives_no_skill() -> None:
    t = table(refined="Noëmi", phase="serve", sets=BASE, options=MIXED, Ann=has("Kagari, Tomo x2"))
    t.play("Ann: serve Kagari")
    assert t.servings == 2


def test_a_borrowed_chambermaid_counts_for_a_tie() -> None:
    t = table(refined="Noëmi", sets=BASE, options=MIXED, Ann=has("Dawn"), Bob=has(quarters="Azure"))
    assert (t.game.scores(), t.game.winners()) == ([1, 1], [1])


def test_the_eleventh_pile_counts_for_the_end_once_nothing_of_it_is_left() -> None:
    piles: dict[str, int | str] = {"mixed maids": "Azure", "mixed maids shown": "Rouge", "Dawn": 0}
    t = table(refined="Steward", sets=BASE, options=MIXED, piles=piles, Ann=has("3 Love x3"), Bob=has())
    t.play("Ann: use Steward", "Ann: play all", "Ann: employ Rouge")
    assert not last_round(t)  # Azure is left, face up
    t.play("Ann: employ Azure")
    assert (last_round(t), t.game.over) == (True, False)
    assert end_turns(t, 2).game.over


def test_the_eleventh_pile_alone_does_not_end_the_game() -> None:
    piles: dict[str, int | str] = {"mixed maids": "", "mixed maids shown": "Rouge"}
    t = table(refined="Noëmi", sets=BASE, options=MIXED, piles=piles, Ann=has("3 Love x3"))
    t.play("Ann: play all", "Ann: employ Rouge")
    assert not last_round(t)


def test_a_chiffon_whom_paula_turns_up_is_not_played_and_completes_no_trio() -> None:
    t = table(
        refined="Noëmi",
        phase="serve",
        sets=("more", "oktoberfest"),
        options=MIXED,
        Ann=has("Paula, Tomo", deck="Chiffon, 1 Love"),
    )
    t.play("Ann: serve Paula", "Ann: target Ann", "Ann: use Chiffon")
    assert (t.game.view(None)["effort"], t.servings, t.discard("Ann")) == (0, 1, ["Chiffon"])


def test_a_borrowed_maid_who_goes_back_to_the_park_lies_under_her_pile() -> None:
    sets = ("more", "romantic_vacation")
    t = table(refined="Noëmi", phase="serve", sets=sets, options=MIXED, Ann=has("Riya"))
    town, left = t.game.view(None)["town"], t.pile("mixed maids")
    t.play("Ann: serve Riya", "Ann: return Riya")
    assert (t.game.view(None)["town"], t.stack("mixed maids")[-1]) == (town, "Riya")
    assert t.pile("mixed maids") == left + 1


def test_a_borrowed_maid_who_goes_back_to_an_empty_pile_can_be_employed_again() -> None:
    t = table(
        refined={"Ann": "Noëmi", "Bob": "Celina"},
        sets=("more", "romantic_vacation"),
        options=MIXED,
        piles={"mixed maids": "", "mixed maids shown": "Clorinde"},
        Ann=has("3 Love x3"),
        Bob=has("Riya"),
    )
    t.play("Ann: play all", "Ann: employ Clorinde", "Ann: end turn", "Bob: serve Riya", "Bob: return Riya")
    assert t.shown("mixed maids") == ["Riya"]


def test_a_colette_who_is_returned_is_out_of_the_game() -> None:
    sets = ("more", "romantic_vacation")
    t = table(refined="Noëmi", phase="serve", sets=sets, options=MIXED, Ann=has("Chinatsu, Colette x2"))
    town = t.game.view(None)["town"]
    t.play("Ann: serve Chinatsu", "Ann: return Colette")
    assert t.game.view(None)["town"] == town
    assert t.hand("Ann") == []


# -- private maids -------------------------------------------------------------------------------------------


def test_ten_private_maids_of_the_first_two_sets_make_one_face_up_pile() -> None:
    t = dealt(4, sets=FIRST_TWO, options=PRIVATE)
    assert (t.pile("private maids"), len(t.shown())) == (9, 1)
    own = names_of("base", Kind.PRIVATE_MAID) | names_of("expanding_the_house", Kind.PRIVATE_MAID)
    pile = set(names_in(t, Stack.PRIVATE))
    assert len(pile) == 10
    assert pile <= own


def test_which_ten_is_chance() -> None:
    tables = [dealt(4, sets=FIRST_TWO, options=PRIVATE, seed=seed) for seed in range(20)]
    piles = {frozenset(names_in(t, Stack.PRIVATE)) for t in tables}
    assert len(piles) > 5


def test_only_the_top_private_maid_can_be_employed_and_she_goes_to_the_house() -> None:
    piles: dict[str, int | str] = {"private maids": "Fay, Tanya", "private maids shown": "Rosa"}
    t = table(refined="Steward", sets=BASE, options=PRIVATE, piles=piles, Ann=has("3 Love x5"))
    t.play("Ann: use Steward", "Ann: play all")
    assert (t.can("Ann: employ Rosa"), t.can("Ann: employ Fay")) == (True, False)
    t.play("Ann: employ Rosa")
    assert (t.quarters("Ann"), t.shown(), t.stack("private maids")) == (["Rosa"], ["Fay"], ["Tanya"])


def test_a_bonus_of_the_starting_phase_comes_with_the_refined_maids_effect() -> None:
    t = table(refined="Noëmi", sets=BASE, options=PRIVATE, Ann=has("Tomo", quarters="Lucienne"))
    assert (t.phase, t.servings) == ("serve", 2)


def test_what_a_private_maid_may_do_in_the_starting_phase_stands_beside_the_refined_maids_effect() -> None:
    houses = {"Ann": has("Tomo", quarters="Eugenie"), "Bob": has("1 Love")}
    t = table(houses, refined="Hostess", sets=BASE, options=PRIVATE)
    assert {"use Hostess", "use Eugenie"} <= t.options("Ann")
    t.play("Ann: use Hostess")
    assert (t.phase, t.can("Ann: use Eugenie")) == ("start", True)


def test_a_private_maid_is_no_chambermaid_where_there_is_a_tie() -> None:
    t = table(refined="Noëmi", sets=BASE, options=PRIVATE, Ann=has(), Bob=has(quarters="Fay"))
    assert (t.game.scores(), t.game.winners()) == ([0, 0], [0, 1])


def test_the_private_maids_count_for_the_end_once_none_is_left() -> None:
    piles: dict[str, int | str] = {"private maids": "Fay", "private maids shown": "Rosa", "Dawn": 0}
    t = table(refined="Steward", sets=BASE, options=PRIVATE, piles=piles, Ann=has("3 Love x6"), Bob=has())
    t.play("Ann: use Steward", "Ann: play all", "Ann: employ Rosa")
    assert not last_round(t)  # Fay lies there still
    t.play("Ann: employ Fay")
    assert last_round(t)
    assert end_turns(t, 2).game.over


def test_both_borrowed_piles_empty_end_the_game() -> None:
    t = table(
        refined="Steward",
        sets=BASE,
        options=(*PRIVATE, *MIXED),
        piles={"private maids": "", "private maids shown": "Rosa", "mixed maids": "", "mixed maids shown": "Rouge"},
        Ann=has("3 Love x6"),
        Bob=has(),
    )
    t.play("Ann: use Steward", "Ann: play all", "Ann: employ Rosa", "Ann: employ Rouge")
    assert last_round(t)


# -- illness -------------------------------------------------------------------------------------------------


def test_illness_makes_a_chambermaid_count_as_absent() -> None:
    t = table(refined="Noëmi", phase="serve", sets=BASE, options=ILLNESS, Ann=has("Tomo", quarters="Colette (ill)"))
    assert (t.vp("Ann"), t.can("Ann: use Colette")) == (0, False)


def test_illness_is_bought_and_laid_on_a_chambermaid() -> None:
    t = table(refined="Noëmi", sets=BASE, options=ILLNESS, Ann=has("2 Love x2"), Bob=has(quarters="Colette, Dawn"))
    assert t.pile("Illness") == 10
    t.play("Ann: play all", "Ann: employ Illness")
    assert t.options("Ann") == {"target Bob: Colette", "target Bob: Dawn"}
    t.play("Ann: target Bob: Dawn")
    assert (t.quarters("Bob"), t.vp("Bob"), t.pile("Illness")) == (["Colette", "Dawn (ill)"], 1, 9)


def test_illness_a_preparation_is_no_maid_to_fall_ill() -> None:
    t = table(refined="Noëmi", sets=BASE, options=ILLNESS, Ann=has("2 Love x2"), Bob=has(quarters="Food 1"))
    assert not t.play("Ann: play all").can("Ann: employ Illness")


def test_illness_is_cured_with_a_3_love_in_the_phase_of_the_refined_maids_effect() -> None:
    house = has("3 Love, Tomo", quarters="Colette (ill)")
    t = table(refined="Noëmi", sets=BASE, options=ILLNESS, Ann=house).play("Ann: use Illness")
    assert (t.quarters("Ann"), t.discard("Ann"), t.phase) == (["Colette"], ["3 Love"], "serve")
    assert t.can("Ann: use Colette")


def test_illness_an_ill_chambermaid_does_not_count_for_a_tie() -> None:
    t = table(refined="Noëmi", sets=BASE, options=ILLNESS, Ann=has(quarters="Lantern (ill)"), Bob=has())
    assert t.game.winners() == [0, 1]


def test_illness_an_empty_pile_of_it_does_not_end_the_game() -> None:
    houses = {"Ann": has("2 Love x2"), "Bob": has(quarters="Dawn")}
    t = table(houses, refined="Noëmi", sets=BASE, options=ILLNESS, piles={"Illness": 1, "Dawn": 0})
    t.play("Ann: play all", "Ann: employ Illness")
    assert not last_round(t)


# -- what cannot be borrowed ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "option"),
    [
        ("oktoberfest", "private-maids"),
        ("romantic_vacation", "private-maids"),
        ("oktoberfest", "illness"),
        ("romantic_vacation", "illness"),
        ("expanding_the_house", "illness"),
    ],
)
def test_an_option_for_which_the_other_sets_have_nothing_is_refused(other: str, option: str) -> None:
    with pytest.raises(cuore.SetupError, match=option):
        dealt(4, sets=("more", other), options=(option,))


def test_everything_together_can_be_played() -> None:
    for seed in range(3):
        t = dealt(4, sets=FIRST_TWO, options=(*MIXED, *PRIVATE, *ILLNESS), seed=seed)
        cards = card_counts(t.game.state)
        choose(t, "Noëmi", "Celina", "Arisa", "Marianne")
        while not t.game.over and len(t.game.moves) < 600:
            legal = t.game.legal()
            t.game.apply(legal[(len(t.game.moves) * 7) % len(legal)])
        assert card_counts(t.game.state) == cards


# -- chosen by whoever lays the table -------------------------------------------------------------------------

PARK = list(registry.boxes(("more",))[0].rules.first_game)
LENDERS = registry.boxes(("base", "expanding_the_house"))
TEN_MAIDS = [
    c.name for b in LENDERS for c in b.cards if c.kind is Kind.GENERAL_MAID and c.name not in PARK and not c.needs
][:10]
TEN_PRIVATE = [c.name for b in LENDERS for c in b.cards if c.kind is Kind.PRIVATE_MAID and not c.needs][:10]


@pytest.mark.parametrize("seed", range(3))
def test_the_ten_maids_of_the_mixed_pile_and_the_ten_private_maids_may_be_chosen(seed: int) -> None:
    town = [*PARK, *TEN_MAIDS, *TEN_PRIVATE]
    game = cuore.new_game(FIRST_TWO, NAMES, town, seed, (*MIXED, *PRIVATE))
    for stack, chosen in ((Stack.MIXED, TEN_MAIDS), (Stack.PRIVATE, TEN_PRIVATE)):
        laid = [*game.state.stacks[stack], *game.state.shown[stack]]
        assert sorted(game.table.names[c] for c in laid) == sorted(chosen)
    assert cuore.replay(game.record()).hash() == cuore.load(game.save()).hash() == game.hash()


@pytest.mark.parametrize(
    ("chosen", "options"), [(TEN_MAIDS[:9], MIXED), (TEN_MAIDS, PRIVATE), (TEN_PRIVATE[:3], PRIVATE)]
)
def test_ten_are_chosen_or_none_and_only_by_their_option(chosen: list[str], options: tuple[str, ...]) -> None:
    with pytest.raises(cuore.SetupError, match="10 cards are chosen for it or none"):
        cuore.new_game(FIRST_TWO, NAMES, [*PARK, *chosen], 1, options)


def test_a_maid_without_her_partner_cannot_be_chosen() -> None:
    with pytest.raises(cuore.SetupError, match="not 9 that can be lent"):
        cuore.new_game(BASE, NAMES, [*PARK, *TEN_MAIDS[:9], "Claire Saint-Juste"], 1, MIXED)


def test_answers_are_sorted_where_visiting_and_private_maids_are_shown() -> None:
    for seed in range(12):
        game = cuore.new_game(
            ["more", "expanding_the_house"], ["Ann", "Bob"], seed=seed, options=["mixed-pile", "private-maids"]
        )
        rng = random.Random(seed)
        while not game.over:
            legal = game.legal()
            assert legal == sorted(legal)
            game.apply(legal[min(rng.randrange(len(legal)), rng.randrange(len(legal)))])
