"""A town itself: what can be one, and what is said about it."""

from __future__ import annotations

import json

import pytest

from cuore.boxes import registry
from cuore.engine import steps
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind
from cuore.towns import Town, Wishes, amounts, dead_maids, describe, generate, tags, traits
from cuore.towns.traits import SOURCES, is_source
from tests.towns.facts import BASE_FACTS, BY_TEXT

CARDS = {
    card.name: card
    for name in ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")
    for card in registry.BOXES[name].cards
    if card.kind is Kind.GENERAL_MAID
}
FIRST = registry.BOXES["base"].rules.first_game


@pytest.mark.parametrize("name", BASE_FACTS)
def test_what_a_base_maid_gives(name: str) -> None:
    found = {what for what in SOURCES if is_source(CARDS[name], what)}
    assert found == BASE_FACTS[name].gives
    assert ("attack" in tags(CARDS[name])) == BASE_FACTS[name].attack
    assert CARDS[name].cost == BASE_FACTS[name].cost


@pytest.mark.parametrize("name", BY_TEXT)
def test_what_a_maid_gives_by_her_text(name: str) -> None:
    assert {what for what in SOURCES if is_source(CARDS[name], what)} == set(BY_TEXT[name].split())


def test_every_step_that_draws_is_known() -> None:
    drawing = {kind for kind in vars(steps).values() if isinstance(kind, type) and "Draw" in kind.__name__}
    assert steps.DiscardThenDraw in drawing
    assert drawing <= set(traits._CARDS)


def test_skills_are_sources_too() -> None:
    more = {card.name: card for card in registry.BOXES["more"].cards}
    assert is_source(more["Julia"], "imagination")
    assert is_source(more["Chiffon Loudenne"], "effort")  # by her text
    assert not is_source(more["Moine de Lefebvre"], "imagination")


def test_tags() -> None:
    assert tags(CARDS["Rouge Crescent"]) == ("chambermaid", "love", "family:crescent")
    assert tags(CARDS["Gina Kersten"]) == ("bar-maid", "draw")
    assert tags(CARDS["Sainsbury Lockwood"]) == ()


def test_names_are_found_and_put_in_order() -> None:
    town = Town(("base",), tuple(name.split()[0].lower() for name in reversed(FIRST)))
    assert set(town.maids) == set(FIRST)
    assert town.maids == tuple(name for name in BASE_FACTS if name in FIRST)
    assert town == Town(("base",), FIRST, "base", ())


def test_sets_and_options_are_put_in_order() -> None:
    mixed = Town(("oktoberfest", "base"), (*FIRST[:9], "gina"), options=("no-bad-habits", "two-player-quick"))
    assert mixed.sets == ("base", "oktoberfest")
    assert mixed.chiefs == "oktoberfest"
    assert mixed.options == ("two-player-quick", "no-bad-habits")


@pytest.mark.parametrize(
    ("sets", "maids", "chiefs", "options", "line"),
    [
        (("base",), FIRST[:9], "", (), "ten general maids, not 9"),
        (("base",), (*FIRST[:9], FIRST[0]), "", (), "twice: Azure Crescent"),
        (("base",), (*FIRST[:9], "Gina"), "", (), "unknown card 'Gina'"),
        (("base", "oktoberfest"), FIRST, "", (), "needs at least 1 of these general maids"),
        (("base",), FIRST, "oktoberfest", (), "unknown set 'oktoberfest'"),
        (("base",), FIRST, "", ("illness",), "unknown option 'illness'"),
        ((), FIRST, "", (), "no set named"),
        (("base", "base"), FIRST, "", (), "named twice"),
    ],
)
def test_what_cannot_be_played_is_no_town(
    sets: tuple[str, ...], maids: tuple[str, ...], chiefs: str, options: tuple[str, ...], line: str
) -> None:
    with pytest.raises(SetupError, match=line):
        Town(sets, maids, chiefs, options)


def test_description() -> None:
    town = Town(("base",), (*FIRST[:9], "Nena"), options=("no-bad-habits",))
    found = describe(town)
    assert json.loads(json.dumps(found)) == found
    assert found["code"] == town.code()
    assert found["sets"] == ["base"]
    assert found["chiefs"] == "base"
    assert found["chief_cards"] == ["Marianne Soleil", "Colette Framboise"]
    assert found["options"] == ["no-bad-habits"]
    assert found["costs"] == {"2-3": 5, "4": 2, "5+": 3}
    assert found["warnings"] == [{"maid": "Nena Wilder", "missing": ["Bad Habit"]}]
    maids = found["maids"]
    assert isinstance(maids, list)
    assert [maid["name"] for maid in maids] == list(town.maids)
    assert maids[1] == {"name": "Tenalys Trent", "box": "base", "cost": 5, "tags": ["employment", "love"]}
    assert found["tags"] == {
        "attack": 1,
        "chambermaid": 4,
        "draw": 3,
        "employment": 3,
        "family:crescent": 3,
        "love": 5,
        "serving": 2,
    }


def test_description_counts_corrected_costs() -> None:
    found = describe(Town(("base",), FIRST), overlay={"Safran Virginie": {"cost": 1}})
    assert found["costs"] == {"0-1": 1, "2-3": 4, "4": 2, "5+": 3}


def test_a_town_without_dead_cards_has_no_warnings() -> None:
    town = generate(Wishes(("base", "expanding_the_house"), costs=amounts("4:3")), 5)
    assert describe(town)["warnings"] == []


def test_a_maid_without_her_building_is_dead() -> None:
    boxes = registry.boxes(("base",))
    maids = {"Emily Raymond": CARDS["Emily Raymond"], **CARDS}
    assert dead_maids(maids, boxes, (), ["Emily Raymond", "Kagari Ichinomiya"]) == {"Emily Raymond": ("buildings",)}
