"""Refined maids: rulebook, sections 2, 5 and 9. One test per sentence of a card.

None of their effects costs a serving, each is used at most once and only if its master wants.
"""

from tests.cards.more.park import (
    WORK,
    CardTable,
    House,
    cards,
    choose,
    end_turns,
    has,
    points,
    table,
    to_choose,
    working,
)


def starting(name: str, house: House) -> CardTable:
    """Ann's turn with that refined maid; she holds a maid besides, so that the serving phase waits for her."""
    t = table(refined=name, Ann=house)
    assert (t.phase, t.can(f"Ann: use {name}")) == ("start", True)
    return t


def passes(name: str, house: House) -> None:
    """Whoever does not want her ends the phase, and nothing has happened."""
    t = starting(name, house)
    hand = t.hand("Ann")
    t.play("Ann: end start")
    assert (t.phase, t.servings, t.love, t.employments, t.hand("Ann")) == ("serve", 1, 0, 0, hand)
    assert (t.discard("Ann"), t.game.state.next_master) == ([], t.game.state.first_master)
    assert not t.can(f"Ann: use {name}")


def has_no_start(name: str) -> None:
    """She leads: the serving phase comes at once."""
    t = table(refined=name, Ann=has("Tomo, 1 Love x4", deck="1 Love"))
    assert (t.phase, t.servings, t.love, t.employments) == ("serve", 1, 0, 0)
    assert not t.can(f"Ann: use {name}")


def leads_no_work(name: str) -> None:
    """She has no pile of preparations."""
    for pile in WORK:
        assert working(pile, 4, leader=name).phase == "employ", pile


# -- those who lead ------------------------------------------------------------------------------------------


def test_noemi_has_no_effect_at_the_start() -> None:
    has_no_start("Noëmi")


def test_noemi_leads_the_work_on_food_and_no_other() -> None:
    assert working("food", 2).can("Ann: acquire Food 1")
    for pile in ("decoration", "cleaning"):
        assert working(pile, 4, leader="Noëmi").phase == "employ", pile


def test_celina_has_no_effect_at_the_start() -> None:
    has_no_start("Celina")


def test_celina_is_also_spelt_sarina() -> None:
    assert table().can("Ann: choose Sarina")


def test_celina_leads_the_work_on_decoration_and_no_other() -> None:
    assert working("decoration", 2).can("Ann: acquire Decoration 1")
    for pile in ("food", "cleaning"):
        assert working(pile, 4, leader="Celina").phase == "employ", pile


def test_arisa_has_no_effect_at_the_start() -> None:
    has_no_start("Arisa")


def test_arisa_leads_the_work_on_cleaning_and_no_other() -> None:
    assert working("cleaning", 2).can("Ann: acquire Cleaning 1")
    for pile in ("food", "decoration"):
        assert working(pile, 4, leader="Arisa").phase == "employ", pile


# -- Marianne Soleil -----------------------------------------------------------------------------------------


def test_marianne_takes_the_first_master_card() -> None:
    t = table(refined={"Ann": "Noëmi", "Bob": "Marianne Soleil"}, Ann=has(), Bob=has("Tomo"))
    t.play("Ann: end turn", "Bob: use Marianne")
    assert (t.game.state.first_master, t.game.state.next_master) == (0, 1)
    assert (t.phase, t.servings, t.love, t.employments) == ("serve", 1, 0, 0)


def test_marianne_changes_the_next_round_only() -> None:
    t = choose(table(), "Noëmi", "Celina", "Marianne", "Ignis")
    t.play("Ann: end turn", "Bob: end turn", "Cleo: use Marianne", "Cleo: end turn")
    assert t.asked == "Dora"  # this round goes on as it began
    t.play("Dora: end turn")
    order = []
    for name in ("Noëmi", "Celina", "Arisa", "Marianne"):
        order.append(t.asked)
        choose(t, name)
    assert (order, t.asked) == (["Cleo", "Dora", "Ann", "Bob"], "Cleo")


def test_marianne_the_card_stays_where_it_is_until_somebody_takes_it() -> None:
    t = choose(table(), "Noëmi", "Marianne", "Celina", "Arisa").play("Ann: end turn", "Bob: use Marianne")
    end_turns(t, 3)
    for _ in range(2):
        assert t.asked == "Bob"
        end_turns(choose(t, "Noëmi", "Celina", "Arisa", "Ignis"), 4)
    assert t.asked == "Bob"


def test_marianne_leads_no_work() -> None:
    leads_no_work("Marianne Soleil")


def test_marianne_need_not_be_used() -> None:
    passes("Marianne Soleil", has("Tomo"))
    t = choose(table(Ann=has(), Bob=has("Tomo")), "Noëmi", "Marianne")
    t.play("Ann: end turn", "Bob: end start", "Bob: end turn")
    assert t.asked == "Ann"


# -- Ignis ---------------------------------------------------------------------------------------------------


def test_ignis_one_love_goes_back_to_the_park_for_two_love() -> None:
    t = starting("Ignis", has("1 Love x2, Tomo"))
    before = t.pile("1 Love")
    t.play("Ann: use Ignis")
    assert (t.hand("Ann"), t.discard("Ann"), t.pile("1 Love")) == (cards("1 Love, Tomo"), [], before + 1)
    assert (t.love, t.servings, t.employments, t.phase) == (2, 1, 0, "serve")


def test_ignis_the_love_waits_for_the_employ_phase() -> None:
    t = starting("Ignis", has("1 Love")).play("Ann: use Ignis")
    assert (t.phase, t.love, t.employments) == ("employ", 2, 1)
    assert t.can("Ann: employ Dawn")


def test_ignis_takes_nothing_but_a_1_love() -> None:
    t = table(refined="Ignis", Ann=has("2 Love, 3 Love, Tomo"))
    assert (t.phase, t.can("Ann: use Ignis")) == ("serve", False)


def test_ignis_only_once_a_turn() -> None:
    t = starting("Ignis", has("1 Love x3, Tomo")).play("Ann: use Ignis")
    assert not t.can("Ann: use Ignis")


def test_ignis_leads_no_work() -> None:
    leads_no_work("Ignis")


def test_ignis_need_not_be_used() -> None:
    passes("Ignis", has("1 Love x2, Tomo"))


# -- Yukina --------------------------------------------------------------------------------------------------


def test_yukina_a_discarded_card_gives_one_serving() -> None:
    t = starting("Yukina", has("Colette x2, 1 Love, Tomo")).play("Ann: use Yukina")
    assert t.options("Ann") == {"discard Colette", "discard 1 Love", "discard Tomo"}
    t.play("Ann: discard Colette")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("Colette, 1 Love, Tomo"), cards("Colette"))
    assert (t.phase, t.servings, t.love, t.employments) == ("serve", 2, 0, 0)


def test_yukina_takes_love_as_well() -> None:
    t = starting("Yukina", has("1 Love, Tomo")).play("Ann: use Yukina", "Ann: discard 1 Love")
    assert (t.discard("Ann"), t.servings) == (cards("1 Love"), 2)


def test_yukina_can_do_nothing_for_an_empty_hand() -> None:
    assert table(refined="Yukina", Ann=has(deck="1 Love")).phase == "employ"


def test_yukina_only_once_a_turn() -> None:
    t = starting("Yukina", has("1 Love x3, Tomo")).play("Ann: use Yukina", "Ann: discard 1 Love")
    assert not t.can("Ann: use Yukina")


def test_yukina_leads_no_work() -> None:
    leads_no_work("Yukina")


def test_yukina_need_not_be_used() -> None:
    passes("Yukina", has("1 Love x2, Tomo"))


# -- Ellis ---------------------------------------------------------------------------------------------------


def test_ellis_one_card_is_called_and_then_one_discarded() -> None:
    t = starting("Ellis", has("Colette, 1 Love", deck="Tomo, Edith")).play("Ann: use Ellis")
    assert t.options("Ann") == {"discard Colette", "discard 1 Love", "discard Tomo"}
    t.play("Ann: discard Colette")
    assert (t.hand("Ann"), t.discard("Ann"), t.deck("Ann")) == (cards("1 Love, Tomo"), cards("Colette"), ["Edith"])
    assert (t.phase, t.servings, t.love, t.employments) == ("serve", 1, 0, 0)


def test_ellis_the_new_card_may_be_the_one() -> None:
    t = starting("Ellis", has("Tomo", deck="1 Love")).play("Ann: use Ellis", "Ann: discard 1 Love")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("Tomo"), cards("1 Love"))


def test_ellis_the_discard_pile_is_shuffled_if_the_deck_is_empty() -> None:
    t = starting("Ellis", has("Tomo", discard="1 Love")).play("Ann: use Ellis")
    assert t.options("Ann") == {"discard Tomo", "discard 1 Love"}


def test_ellis_can_do_nothing_where_there_is_no_card_to_call() -> None:
    t = table(refined="Ellis", Ann=has("Tomo"))
    assert (t.phase, t.can("Ann: use Ellis")) == ("serve", False)


def test_ellis_only_once_a_turn() -> None:
    t = starting("Ellis", has("Tomo", deck="1 Love x4")).play("Ann: use Ellis", "Ann: discard 1 Love")
    assert not t.can("Ann: use Ellis")


def test_ellis_leads_no_work() -> None:
    leads_no_work("Ellis")


def test_ellis_need_not_be_used() -> None:
    passes("Ellis", has("Tomo", deck="1 Love x2"))


# -- Steward and Hostess -------------------------------------------------------------------------------------


def test_steward_gives_one_employment() -> None:
    t = starting("Steward", has("Tomo, 1 Love x2")).play("Ann: use Steward")
    assert (t.phase, t.servings, t.love, t.employments) == ("serve", 1, 0, 1)
    t.play("Ann: end serving", "Ann: play all", "Ann: employ 1 Love", "Ann: employ 1 Love")
    assert (t.employments, t.discard("Ann")) == (0, cards("1 Love x2"))


def test_steward_only_once_a_turn() -> None:
    assert not starting("Steward", has("Tomo")).play("Ann: use Steward").can("Ann: use Steward")


def test_steward_leads_no_work() -> None:
    leads_no_work("Steward")


def test_steward_need_not_be_used() -> None:
    passes("Steward", has("Tomo"))


def test_hostess_gives_one_love() -> None:
    t = starting("Hostess", has("Tomo")).play("Ann: use Hostess")
    assert (t.phase, t.servings, t.love, t.employments) == ("serve", 1, 1, 0)


def test_hostess_only_once_a_turn() -> None:
    assert not starting("Hostess", has("Tomo")).play("Ann: use Hostess").can("Ann: use Hostess")


def test_hostess_leads_no_work() -> None:
    leads_no_work("Hostess")


def test_hostess_need_not_be_used() -> None:
    passes("Hostess", has("Tomo"))


def test_hostess_like_all_of_them_goes_back_to_the_park_and_works_again_next_round() -> None:
    t = table(refined={"Ann": "Hostess", "Bob": "Noëmi"}, Ann=has("Tomo"), Bob=has())
    t.play("Ann: use Hostess", "Ann: end turn")
    assert "Hostess" in to_choose(t)
    t.play("Bob: end turn", "Ann: choose Hostess", "Bob: choose Noëmi", "Ann: use Hostess")
    assert (t.love, points(t)) == (1, (0, 0, 0))
