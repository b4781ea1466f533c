"""Events: rulebook, sections 9 and 12-4."""

from cuore.server.options import options_of
from cuore.server.table_words import TableWords
from cuore.words.position import hint
from tests.cards.table import CardTable, assert_price, cards, has, table

# -- Illness -------------------------------------------------------------------------------------------------


def buying(name: str, *, ann: str = "Azure", bob: str = "", love: int = 4) -> CardTable:
    """Ann employs an event; both have something in their private quarters."""
    t = table(phase="employ", Ann=has(f"1 Love x{love}", quarters=ann), Bob=has(quarters=bob), Cleo=has("Rouge"))
    return t.play("Ann: play all", f"Ann: employ {name}")


def test_illness_10_copies_cost_four_each() -> None:
    assert_price("Illness", cost=4, copies=10)


def test_illness_goes_on_a_chambermaid_a_chief_or_the_uncovered_private_maid_of_any_player() -> None:
    t = buying("Illness", bob="Safran, Colette, Rosa, Fay, Bad Habit")
    places = {"target Ann: Azure", "target Bob: Safran", "target Bob: Colette", "target Bob: Fay"}
    assert t.options("Ann") == places
    t.play("Ann: target Bob: Colette")
    assert (t.quarters("Bob"), t.pile("Illness")) == (["Bad Habit", "Colette (ill)", "Fay", "Rosa", "Safran"], 9)


def test_illness_may_be_put_on_the_own_maid() -> None:
    assert buying("Illness", bob="Safran").play("Ann: target Ann: Azure").quarters("Ann") == ["Azure (ill)"]


def test_illness_cannot_be_employed_when_no_private_quarters_hold_a_maid() -> None:
    t = table(Ann=has("1 Love x4"), Bob=has("Azure")).play("Ann: play all")
    assert not t.can("Ann: employ Illness")


def test_illness_several_may_lie_on_one_maid() -> None:
    t = buying("Illness", ann="", bob="Safran (ill x2)")
    assert (t.quarters("Bob"), t.pile("Illness")) == (["Safran (ill x3)"], 7)


def test_illness_tells_two_maids_of_one_name_apart() -> None:
    t = buying("Illness", bob="Azure, Azure (ill)", ann="")
    assert t.options("Ann") == {"target Bob: Azure", "target Bob: Azure (ill)"}
    assert t.play("Ann: target Bob: Azure (ill)").quarters("Bob") == ["Azure", "Azure (ill x2)"]


def test_illness_a_maid_who_is_ill_brings_no_points() -> None:
    assert table(Ann=has(quarters="Azure, Colette, Sora"), Bob=has("Colette")).vp("Ann") == 1 + 1 + 2
    ill = has(quarters="Azure (ill), Colette (ill), Sora (ill)")
    assert table(Ann=ill, Bob=has("Colette x2")).vp("Ann") == 0


def test_illness_a_private_maid_who_is_ill_loses_her_ability_and_still_covers() -> None:
    t = table(Ann=has(quarters="Rosa, Lucienne (ill)"))
    assert (t.love, t.employments, t.vp("Ann")) == (0, 1, 1)


def test_illness_a_covered_private_maid_keeps_the_illness_she_had() -> None:
    t = table(Ann=has("3 Love", quarters="Sora (ill), Fay")).play("Ann: use Fay", "Ann: choose love")
    assert t.vp("Ann") == 0
    t.play("Ann: use Illness")
    assert (t.quarters("Ann"), t.vp("Ann")) == (cards("Sora, Fay"), 2)


def test_illness_in_your_starting_phase_you_may_discard_a_3_love_and_return_it() -> None:
    t = table(Ann=has("3 Love, 1 Love", quarters="Azure (ill)"))
    assert (t.phase, t.pile("Illness")) == ("start", 9)
    t.play("Ann: use Illness")
    assert (t.quarters("Ann"), t.pile("Illness")) == (cards("Azure"), 10)
    assert (t.discard("Ann"), t.hand("Ann"), t.love) == (cards("3 Love"), cards("1 Love"), 0)


def test_illness_need_not_be_cured() -> None:
    t = table(Ann=has("3 Love", quarters="Azure (ill)")).play("Ann: end start")
    assert (t.quarters("Ann"), t.hand("Ann")) == (["Azure (ill)"], cards("3 Love"))


def test_illness_no_other_card_cures() -> None:
    assert table(Ann=has("2 Love, 1 Love x3", quarters="Azure (ill)")).phase == "employ"


def test_illness_cannot_be_cured_with_a_3_love_that_was_played() -> None:
    t = table(Ann=has("3 Love", deck="1 Love", quarters="Azure (ill), Lalande")).play("Ann: play 3 Love")
    assert not t.can("Ann: use Illness")


def test_illness_is_cured_in_the_starting_phase_only() -> None:
    t = table(Ann=has("3 Love, Kagari", quarters="Azure (ill)")).play("Ann: end start")
    assert not t.can("Ann: use Illness")
    t.play("Ann: end serving")
    assert not t.can("Ann: use Illness")


def test_illness_several_are_cured_one_by_one() -> None:
    t = table(Ann=has("3 Love x3", quarters="Azure (ill x2), Rouge (ill)"))
    t.play("Ann: use Illness")
    assert t.options("Ann") == {"target Ann: Azure (ill 2 times)", "target Ann: Rouge (ill)"}
    t.play("Ann: target Ann: Azure")
    assert t.quarters("Ann") == ["Azure (ill)", "Rouge (ill)"]
    t.play("Ann: use Illness", "Ann: target Ann: Rouge", "Ann: use Illness")
    assert (t.quarters("Ann"), t.discard("Ann"), t.pile("Illness")) == (cards("Azure, Rouge"), cards("3 Love x3"), 10)


def test_illness_only_the_own_maids_are_cured() -> None:
    assert table(Ann=has("3 Love", quarters="Azure"), Bob=has(quarters="Rouge (ill)")).phase == "employ"


def test_illness_none_can_be_employed_when_the_pile_is_empty() -> None:
    t = table(piles={"Illness": 0}, Ann=has("1 Love x4", quarters="Azure")).play("Ann: play all")
    assert not t.can("Ann: employ Illness")


# -- Bad Habit -----------------------------------------------------------------------------------------------


def test_bad_habit_16_copies_cost_two_each() -> None:
    assert_price("Bad Habit", cost=2, copies=16)


def test_bad_habit_goes_to_any_player_with_a_maid_in_private_quarters() -> None:
    t = buying("Bad Habit", bob="Fay", love=2)
    assert t.options("Ann") == {"target Ann", "target Bob"}  # Cleo's only maid is in her hand
    t.play("Ann: target Bob")
    assert (t.quarters("Bob"), t.pile("Bad Habit")) == (cards("Fay, Bad Habit"), 15)


def test_bad_habit_a_chambermaid_a_chief_or_a_private_maid_will_do() -> None:
    for maid in ("Safran", "Colette", "Fay"):
        assert buying("Bad Habit", ann="", bob=maid, love=2).quarters("Bob") == cards(f"{maid}, Bad Habit")


def test_bad_habit_may_be_taken_by_the_buyer() -> None:
    assert buying("Bad Habit", bob="Fay").play("Ann: target Ann").quarters("Ann") == cards("Azure, Bad Habit")


def test_bad_habit_does_not_go_where_the_only_maid_is_ill() -> None:
    assert buying("Bad Habit", bob="Fay (ill)").quarters("Ann") == cards("Azure, Bad Habit")
    t = table(Ann=has("2 Love"), Bob=has(quarters="Fay (ill), Rouge (ill)")).play("Ann: play 2 Love")
    assert not t.can("Ann: employ Bad Habit")


def test_bad_habit_a_healthy_maid_under_an_ill_private_maid_will_do() -> None:
    assert buying("Bad Habit", ann="", bob="Rosa, Fay (ill)").quarters("Bob") == ["Bad Habit", "Fay (ill)", "Rosa"]


def test_bad_habit_costs_one_point_and_from_four_on_two_points_each() -> None:
    for count in range(17):
        quarters = f"Fay, Bad Habit x{count}" if count else "Fay"
        assert table(Ann=has(quarters=quarters)).vp("Ann") == (-count if count < 4 else -2 * count), count


def test_bad_habit_stays_when_a_maid_is_ill_or_the_turn_ends() -> None:
    t = table(Ann=has(quarters="Fay (ill), Bad Habit")).play("Ann: end turn")
    assert (t.quarters("Ann"), t.vp("Ann")) == (["Bad Habit", "Fay (ill)"], -1)


def test_bad_habit_is_not_cured_by_a_3_love() -> None:
    assert table(Ann=has("3 Love", quarters="Azure, Bad Habit")).phase == "employ"


def test_bad_habit_none_can_be_employed_when_the_pile_is_empty() -> None:
    t = table(piles={"Bad Habit": 0}, Ann=has("2 Love", quarters="Azure")).play("Ann: play 2 Love")
    assert not t.can("Ann: employ Bad Habit")


# -- an event with one place only ----------------------------------------------------------------------------


def test_bad_habit_that_can_only_come_home_says_so_before_it_is_employed() -> None:
    t = table(phase="employ", Ann=has("2 Love x3", quarters="Azure"), Bob=has()).play("Ann: play all")
    for name in ("Bad Habit", "Illness"):
        told = hint(t.game.find(f"employ {name}"), t.game.view(0), t.game.table.cards, {}, "en")
        assert "goes to your own private quarters: there is no other place for it" in told
    assert t.game.view(1)["only_home"] == ["Illness", "Bad Habit"]
    paused = [option.text for option in options_of(t.game.view(0), TableWords(t.game.table, "en")) if option.pause]
    assert len(paused) == 2
    t = table(phase="employ", Ann=has("2 Love", quarters="Azure"), Bob=has(quarters="Viola"))
    assert t.game.view(0)["only_home"] == []
