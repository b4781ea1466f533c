"""Random towns: they meet the wishes, and all of them come."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise
from math import comb, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cuore
from cuore.boxes import registry
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind
from cuore.towns import Town, TownError, Wishes, amounts, count_towns, generate, rules
from tests.towns.facts import BAR_MAIDS, BASE_FACTS, BY_TEXT, FOUR, SISTERS, maids_of

BAR_MAID_RULE = "a town with Oktoberfest has a bar maid"
names = st.lists(st.sampled_from(list(BASE_FACTS)), max_size=3, unique=True)
bands = st.sampled_from(["2", "3", "4", "5", "2-3", "4-5", "5+", "6+"])
source = st.sampled_from(["draw", "serving", "employment", "love"])


@st.composite
def base_wishes(draw: st.DrawFn) -> Wishes:
    return Wishes(
        required=tuple(draw(names)),
        banned=tuple(draw(names)),
        costs=tuple(draw(st.lists(st.tuples(bands, st.integers(0, 5)), max_size=3))),
        sources=tuple(draw(st.lists(st.tuples(source, st.integers(0, 7)), max_size=3))),
        attacks=draw(st.sampled_from(["any", "none", "some", "many"])),
        sisters_together=draw(st.booleans()),
        avoid_dead=draw(st.booleans()),
        options=draw(st.sampled_from([(), ("no-bad-habits",)])),
    )


def in_band(cost: int, band: str) -> bool:
    if band.endswith("+"):
        return cost >= int(band[:-1])
    low, _, high = band.partition("-")
    return int(low) <= cost <= int(high or low)


def meets(town: frozenset[str], wishes: Wishes) -> bool:
    """The same wishes, judged by the list of somebody with the cards on the table."""
    facts = [BASE_FACTS[name] for name in town]
    attacks = sum(fact.attack for fact in facts)
    dead = wishes.avoid_dead and "no-bad-habits" in wishes.options and "Nena Wilder" not in wishes.required
    return (
        set(wishes.required) <= town
        and not set(wishes.banned) & town
        and {"any": True, "none": attacks == 0, "some": attacks in (1, 2), "many": attacks >= 3}[wishes.attacks]
        and all(sum(in_band(fact.cost, band) for fact in facts) >= n for band, n in wishes.costs)
        and all(sum(what in fact.gives for fact in facts) >= n for what, n in wishes.sources)
        and not (wishes.sisters_together and len(SISTERS & town) in (1, 2))
        and not (dead and "Nena Wilder" in town)
    )


ALL_BASE_TOWNS = [frozenset(town) for town in combinations(BASE_FACTS, 10)]


@settings(max_examples=50, deadline=None)
@given(base_wishes(), st.integers())
def test_wishes_are_met_exactly_when_some_town_meets_them(wishes: Wishes, seed: int) -> None:
    possible = sum(meets(town, wishes) for town in ALL_BASE_TOWNS)
    assert count_towns(wishes) == possible
    if possible:
        town = generate(wishes, seed)
        assert meets(frozenset(town.maids), wishes)
        assert town == generate(wishes, seed)
    else:
        with pytest.raises(TownError):
            generate(wishes, seed)


@settings(max_examples=40, deadline=None)
@given(st.sets(st.sampled_from(FOUR), min_size=1), st.integers(0, 10**9))
def test_a_town_is_ten_different_maids_of_the_sets_and_can_be_played(sets: set[str], seed: int) -> None:
    town = generate(Wishes(tuple(sorted(sets)), chiefs="random"), seed)
    assert len(set(town.maids)) == 10
    assert set(town.maids) <= maids_of(*sets)
    assert town.chiefs in sets
    assert ("oktoberfest" in sets) == bool(BAR_MAIDS & set(town.maids))
    order = [card.name for box in registry.BOXES.values() if box.id in sets for card in box.cards]
    assert all(order.index(a) < order.index(b) for a, b in pairwise(town.maids))
    game = cuore.new_game(sets=town.sets, town=town.maids, chiefs=town.chiefs, options=town.options, seed=1)
    assert len(game.legal()) > 0


def drawn(wishes: Wishes, tries: int) -> Counter[str]:
    return Counter(name for seed in range(tries) for name in generate(wishes, seed).maids)


def is_near(count: int, share: float, tries: int) -> bool:
    """Within five standard deviations: of some hundred figures none should ever be further off."""
    return abs(count - tries * share) <= 5 * sqrt(tries * share * (1 - share))


def test_every_maid_comes_equally_often() -> None:
    found = drawn(Wishes(), 2000)
    assert set(found) == set(BASE_FACTS)
    assert all(is_near(count, 10 / 16, 2000) for count in found.values()), found


def test_in_a_large_mix_one_or_both_bar_maids_come_and_the_rest_equally_often() -> None:
    found = drawn(Wishes(FOUR), 1000)
    others = maids_of(*FOUR) - BAR_MAIDS
    assert set(found) == others | BAR_MAIDS
    assert all(is_near(found[name], 0.75, 1000) for name in BAR_MAIDS), (
        found
    )  # one half the time, and then each half of it
    assert all(is_near(found[name], 8.5 / len(others), 1000) for name in others), found


def test_each_town_is_as_likely_as_the_next_even_the_rare_ones() -> None:
    wishes = Wishes(attacks="none", sources=amounts("draw:6,serving:4"))  # so few that they are counted out
    expected = [town for town in ALL_BASE_TOWNS if meets(town, wishes)]
    assert 20 < len(expected) < 120
    found = Counter(frozenset(generate(wishes, seed).maids) for seed in range(1500))
    assert set(found) == set(expected)
    assert all(is_near(count, 1 / len(expected), 1500) for count in found.values())


@pytest.mark.parametrize(("sets", "share"), [(("base",), 10 / 16), (FOUR, 10 / 66)])
def test_sisters_stay_together_and_come_as_often_as_others(sets: tuple[str, ...], share: float) -> None:
    towns = [set(generate(Wishes(sets, sisters_together=True), seed).maids) for seed in range(300)]
    assert {len(SISTERS & town) for town in towns} == {0, 3}
    assert len(maids_of(*sets)) == round(10 / share)
    assert is_near(sum(town >= SISTERS for town in towns), share, len(towns))


def test_without_the_wish_sisters_come_apart() -> None:
    assert {1, 2} <= {len(SISTERS & set(generate(Wishes(FOUR), seed).maids)) for seed in range(100)}


def test_a_banned_sister_keeps_the_others_away_and_a_required_one_brings_them() -> None:
    without = Wishes(banned=("viola",), sisters_together=True)
    assert all(not SISTERS & set(generate(without, seed).maids) for seed in range(50))
    required = Wishes(required=("viola",), sisters_together=True)
    assert all(set(generate(required, seed).maids) >= SISTERS for seed in range(50))


def test_rare_wishes_over_all_boxes_are_met() -> None:
    wishes = Wishes(
        FOUR,
        attacks="many",
        costs=amounts("2-3:3,4:3,5+:3"),
        sources=amounts("draw:5,serving:5,love:5,employment:5"),
    )
    cards = {card.name: card for card in registry.CARDS.values() if card.kind is Kind.GENERAL_MAID and card.id < 192}
    cards |= {card.name: card for card in registry.BOXES["expanding_the_house"].cards}
    assert 0 < count_towns(wishes) < count_towns(Wishes(FOUR)) / 10_000
    for seed in range(3):
        town = [cards[name] for name in generate(wishes, seed).maids]
        assert sum(card.attack for card in town) >= 3
        costs = Counter("2-3" if card.cost < 4 else "4" if card.cost == 4 else "5+" for card in town)
        assert min(costs["2-3"], costs["4"], costs["5+"]) >= 3
        for what in ("draw", "serving", "love", "employment"):
            by_text = {name for name, gives in BY_TEXT.items() if what in gives.split()} | {"Esquine Forêt"}
            assert sum(bool(getattr(card, what)) or card.name in by_text for card in town) >= 5


def test_bands_that_leave_no_room_to_spare() -> None:
    wishes = Wishes(costs=amounts("2-3:4,4:3,5+:3"))  # of seven, three and six maids
    assert count_towns(wishes) == comb(7, 4) * comb(3, 3) * comb(6, 3)
    assert generate(wishes, 1) != generate(wishes, 2)
    assert count_towns(Wishes(costs=amounts("2-3:5,4:3,5+:3"))) == 0


def test_dead_cards_are_left_out_unless_they_are_required() -> None:
    wishes = Wishes(("expanding_the_house",), options=())
    alone = Wishes(("base", "romantic_vacation"), options=("no-bad-habits",))
    assert all("Nena Wilder" not in generate(alone, seed).maids for seed in range(60))
    kept = replace(alone, avoid_dead=False)
    assert any("Nena Wilder" in generate(kept, seed).maids for seed in range(60))
    asked = replace(alone, required=("Nena",))
    assert "Nena Wilder" in generate(asked, 1).maids
    assert any("Emily Raymond" in generate(wishes, seed).maids for seed in range(20))  # her buildings are there


def test_the_order_of_the_sets_matters_for_the_chiefs_alone() -> None:
    one, other = generate(Wishes(("oktoberfest", "base")), 3), generate(Wishes(("base", "oktoberfest")), 3)
    assert one.maids == other.maids
    assert (one.chiefs, other.chiefs) == ("oktoberfest", "base")


def test_chiefs() -> None:
    assert generate(Wishes(FOUR, chiefs="base"), 3).chiefs == "base"
    assert {generate(Wishes(FOUR, chiefs="random"), seed).chiefs for seed in range(60)} == set(FOUR)
    same = {generate(Wishes(FOUR, chiefs=chiefs), 3).maids for chiefs in ("", "random", "romantic_vacation")}
    assert len(same) == 1


def test_an_overlay_moves_a_maid_into_another_band() -> None:
    wishes = Wishes(costs=amounts("8+:1"))
    with pytest.raises(TownError):
        generate(wishes, 1)
    town = generate(wishes, 1, overlay={"Kagari Ichinomiya": {"cost": 9}})
    assert "Kagari Ichinomiya" in town.maids


# -- rules of single boxes -----------------------------------------------------------------------------------------


def test_rules_speak_of_cards_that_are_there() -> None:
    asked = {rule.name: rules.members(rule, [box]) for box in registry.BOXES.values() for rule in box.rules.town}
    assert {card.name for card in asked["oktoberfest"]} == BAR_MAIDS
    assert len(asked["more"]) == 3


def test_a_random_park_keeps_two_sources_of_imagination() -> None:
    trio = {"Edith Shirling", "Lenor Abrille", "Julia"}
    found = Counter(len(trio & set(generate(Wishes(("more",)), seed).maids)) for seed in range(200))
    assert set(found) == {2, 3}


def test_advice_gives_way_to_wishes() -> None:
    town = generate(Wishes(("more",), banned=("Edith", "Lenor")), 1)
    assert not {"Edith Shirling", "Lenor Abrille"} & set(town.maids)


def test_guests_of_more_bring_no_maids_into_the_park() -> None:
    town = generate(Wishes(("base", "more"), options=("illness",)), 1)
    assert set(town.maids) <= maids_of("more")
    assert town.chiefs == "more"
    with pytest.raises(SetupError, match="More Tanto Cuore is played alone"):
        generate(Wishes(("base", "more")), 1)


def test_the_imagination_of_a_maid_can_be_wished_for() -> None:
    assert count_towns(Wishes(("more",), sources=amounts("imagination:3"))) < count_towns(Wishes(("more",)))


# -- wishes that cannot be met name the one in the way ----------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "line"),
    [
        (Wishes(sources=amounts("draw:8")), "sources: draw at least 8: only 7 possible in base"),
        (
            Wishes(sources=amounts("draw:2"), costs=amounts("4:6,2:1")),
            "costs: 4 at least 6: only 3 possible in base",
        ),
        (
            Wishes(FOUR, costs=amounts("2-3:6,4:6")),
            "costs: 4 at least 6: only 4 possible together with costs: 2-3 at least 6",
        ),
        (
            Wishes(attacks="none", required=("Eliza", "Kagari"), costs=amounts("4:1")),
            "attacks: none: not possible together with required: Eliza Rosewater",
        ),
        (
            Wishes(attacks="many", options=("no-bad-habits",), sisters_together=True),
            "attacks: many: only 2 possible together with no dead cards",
        ),
        (
            Wishes(required=("claire", "moine"), banned=("moine", "anise")),
            "required: Moine de Lefèvre: not possible together with banned: Moine de Lefèvre",
        ),
        (
            Wishes(required=("azure",), banned=("viola",), sisters_together=True),
            "required: Azure Crescent: not possible together with sisters together; banned: Viola Crescent",
        ),
        (
            Wishes(("oktoberfest", "base"), banned=("gina", "nadja", "claire")),
            "banned: Gina Kersten, Nadja Kersten: not possible together with rule: " + BAR_MAID_RULE,
        ),
        (
            Wishes(("more",), banned=("Anise", "Ophelia", "Tomo", "Dawn")),
            "banned: Anise Greenaway, Ophelia Grail, Tomo Watagaya, Dawn Shride: no town of 10 is possible",
        ),
    ],
)
def test_the_wish_in_the_way_is_named(wishes: Wishes, line: str) -> None:
    with pytest.raises(TownError) as caught:
        generate(wishes, 1)
    wish, reason = caught.value.values["wish"], caught.value.values["reason"]
    assert f"{wish}: {reason}" == line
    assert str(caught.value).endswith(line)


def test_eleven_required_maids_are_too_many() -> None:
    with pytest.raises(TownError, match=r"required: .*Ophelia Grail.*: no town of 10 is possible"):
        generate(Wishes(required=tuple(BASE_FACTS)[:11]), 1)


@settings(max_examples=40, deadline=None)
@given(base_wishes())
def test_every_culprit_is_one(wishes: Wishes) -> None:
    """Without the wish that is named a town is there, or the other wishes have a quarrel of their own."""
    if count_towns(wishes):
        return
    with pytest.raises(TownError) as caught:
        generate(wishes, 1)
    named = f"{caught.value.values['wish']}: {caught.value.values['reason']}"
    without = replace(
        wishes,
        required=tuple(name for name in wishes.required if name not in named or "required" not in named),
        banned=tuple(name for name in wishes.banned if name not in named or "banned" not in named),
        costs=tuple(pair for pair in wishes.costs if f"{pair[0]} at least {pair[1]}" not in named),
        sources=tuple(pair for pair in wishes.sources if f"{pair[0]} at least {pair[1]}" not in named),
        attacks="any" if f"attacks: {wishes.attacks}" in named else wishes.attacks,
        sisters_together=wishes.sisters_together and "sisters together" not in named,
        avoid_dead=wishes.avoid_dead and "no dead cards" not in named,
    )
    assert without != wishes
    if not count_towns(without):
        with pytest.raises(TownError) as second:
            generate(without, 1)
        assert str(second.value) != str(caught.value)


@pytest.mark.parametrize(
    ("make", "line"),
    [
        (lambda: Wishes(attacks="few"), "attacks: few: must be one of any, none, some, many"),
        (lambda: Wishes(costs=amounts("cheap:3")), "costs: cheap: write a cost or a span like 4, 2-3 or 5+"),
        (lambda: Wishes(costs=amounts("5-3:1")), "costs: 5-3: write a cost or a span like 4, 2-3 or 5+"),
        (lambda: Wishes(costs=amounts("4:11")), "costs: 4: must be a whole number from 0 to 10, not 11"),
        (lambda: Wishes(sources=amounts("beer:1")), "sources: beer: must be one of draw, serving, employment, love"),
        (lambda: amounts("draw=2"), "draw=2: write what and how many"),
        (lambda: Wishes(("base",), chiefs="more"), "unknown set 'more' .allowed: base, random"),
        (lambda: Wishes(("basis",)), "unknown set 'basis'"),
        (lambda: Wishes(options=("quick",)), "unknown option 'quick'"),
        (lambda: generate(Wishes(required=("Gina",)), 1), "unknown card 'Gina'"),
    ],
)
def test_wishes_that_make_no_sense(make: object, line: str) -> None:
    assert callable(make)
    with pytest.raises(cuore.CuoreError, match=line):
        make()


def test_amounts_are_read_with_blanks_and_from_a_mapping() -> None:
    assert amounts(" 2-3:3, 4 : 2,5+:2,") == amounts({"2-3": 3, "4": 2, "5+": 2})
    assert amounts("") == ()


def test_wishes_given_as_lists_are_the_same() -> None:
    listed = Wishes(["base"], required=["kagari"])  # type: ignore[arg-type]
    assert listed == Wishes(("base",), required=("kagari",))
    assert isinstance(generate(listed, 1), Town)
