"""Codes: short, the same for ever, and no mistake goes unnoticed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import chain, combinations, pairwise

import pytest

from cuore.boxes import registry
from cuore.engine.errors import CuoreError, SetupError
from cuore.towns import Town, TownError, Wishes, codes, generate
from cuore.towns.town import general_cards
from tests.stacks import OPTIONS

BOXES = list(registry.BOXES)
MIXES = list(chain.from_iterable(combinations(BOXES, size) for size in range(1, len(BOXES) + 1)))


@cache
def some_towns() -> list[Town]:
    """Of every mix that can be played, with several chiefs, and with each option alone, none and all."""
    towns = []
    for i, mix in enumerate(MIXES):
        known = registry.options(mix)
        for options in [(), tuple(known), *((name,) for name in known)]:
            try:
                towns += [generate(Wishes(mix, chiefs=chiefs, options=options), i) for chiefs in ("", "random")]
            except SetupError:
                assert "more" in mix, (mix, options)  # More says which guests may come, and with what
    return towns


def test_there_are_towns_of_every_mix() -> None:
    assert {town.sets for town in some_towns()} == set(MIXES)
    assert {name for town in some_towns() for name in town.options} == OPTIONS


def test_round_trip() -> None:
    for town in some_towns():
        assert Town.from_code(town.code()) == town
    assert len({town.code() for town in some_towns()}) == len(set(some_towns()))


def test_codes_are_short() -> None:
    assert max(len(town.code()) for town in some_towns()) <= 24
    assert max(len(town.code()) for town in some_towns() if town.sets == ("base",) and not town.options) <= 14


def test_every_option_and_box_has_a_number() -> None:
    assert set(registry.OPTIONS.values()) == OPTIONS
    assert all(0 <= box.number < codes.BOX_NUMBERS for box in registry.BOXES.values())


# Codes that people may have kept. None of these lines ever changes.
KEPT = {
    "base": "TC1-2MRJG10NC",
    "oktoberfest": "TC1-42182HG9",
    "romantic_vacation": "TC1-ESM048ZZ",
    "more": "TC1-2G856Z",
    "expanding_the_house": "TC1-5YP8GV0P",
}


@pytest.mark.parametrize("box", KEPT)
def test_codes_stay_what_they_are(box: str) -> None:
    first_game = Town((box,), registry.BOXES[box].rules.first_game)
    assert first_game.code() == KEPT[box]
    assert Town.from_code(KEPT[box]) == first_game


def test_a_kept_code_with_everything_in_it() -> None:
    town = Town(
        ("base", "oktoberfest", "romantic_vacation", "expanding_the_house"),
        (
            *("Ophelia Grail", "Azure Crescent", "Rouge Crescent", "Nadja Kersten", "Nicole Schmieg"),
            *("Fryda Viento", "Nonnette Soyeux", "Tiffany Wise", "Lilac Hawkwind", "Ririko Hiiragi"),
        ),
        "romantic_vacation",
        ("two-player-quick", "no-bad-habits"),
    )
    assert town.code() == "TC1-VAX201VDVXGF8QCCG"
    assert Town.from_code(town.code()) == town


@pytest.mark.parametrize(
    ("box", "option", "code"),
    [
        ("base", "two-player-quick", "TC1-138J3J3AG182A"),
        ("base", "no-bad-habits", "TC1-26H44FE2G13RF"),
        ("more", "without-ignis", "TC1-138J0XAR2G8NWR"),
    ],
)
def test_kept_codes_with_an_option(box: str, option: str, code: str) -> None:
    assert Town((box,), registry.BOXES[box].rules.first_game, options=(option,)).code() == code
    assert Town.from_code(code).options == (option,)


def test_a_town_has_only_one_code() -> None:
    symbols = [0, *(codes.SYMBOLS.index(c) for c in some_towns()[0].code()[4 : -codes.CHECKS])]
    padded = "TC1-" + "".join(codes.SYMBOLS[symbol] for symbol in symbols + codes._checks(symbols))
    with pytest.raises(TownError, match="no town has this code"):
        Town.from_code(padded)


# -- mistakes --------------------------------------------------------------------------------------------------

SAMPLE = (0.0, 0.5, 1.0)  # the first town, one of the middle and the last


@pytest.fixture(params=SAMPLE)
def town(request: pytest.FixtureRequest) -> Town:
    """One of the sample."""
    towns = some_towns()
    return towns[int(request.param * (len(towns) - 1))]


def refused(text: str) -> bool:
    try:
        Town.from_code(text)
    except TownError as error:
        return "\n" not in str(error)
    return False


def same(a: str, b: str) -> bool:
    """Symbols that are taken for each other."""
    return a == b or {a, b} <= {"0", "O"} or {a, b} <= {"1", "I", "L"}


def test_every_wrong_character_is_noticed(town: Town) -> None:
    code = town.code()
    for place, right in enumerate(code):
        for wrong in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!?.":
            if not same(right, wrong):
                assert refused(code[:place] + wrong + code[place + 1 :]), (code, place, wrong)


def test_swapped_missing_doubled_and_added_characters_are_noticed(town: Town) -> None:
    code = town.code()
    places = range(len(code))
    for a, b in pairwise(places[4:]):
        swapped = code[:a] + code[b] + code[a] + code[b + 1 :]
        assert swapped == code or refused(swapped)
    assert all(refused(code[:place] + code[place + 1 :]) for place in places if code[place] != "-")
    assert all(refused(code[:place] + code[place] + code[place:]) for place in places if code[place] != "-")
    assert all(refused(code[:place] + c + code[place:]) for place in places for c in codes.SYMBOLS)
    assert all(refused(code[:place]) for place in places)


def test_two_wrong_characters_are_noticed(town: Town) -> None:
    code = town.code()
    for a, b in combinations(range(4, len(code)), 2):
        for shift in (1, 7, 19):
            wrong = [codes.SYMBOLS[(codes.SYMBOLS.index(code[i]) + shift * (i + 1)) % 31] for i in (a, b)]
            changed = code[:a] + wrong[0] + code[a + 1 : b] + wrong[1] + code[b + 1 :]
            assert changed == code or refused(changed)


def test_case_blanks_dashes_and_lookalikes_do_not_matter() -> None:
    for town in some_towns()[::5]:
        code = town.code()
        spread = " ".join(code[i : i + 4] for i in range(0, len(code), 4))
        for typed in (
            code.lower(),
            f"  {spread}\n",
            code.replace("-", ""),
            code.replace("-", "–"),
            code.replace("0", "O").replace("1", "I"),
            code.replace("0", "o").replace("1", "l"),
            "-".join(code),
        ):
            assert Town.from_code(typed) == town


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "a town code begins with TC1-"),
        ("TC", "a town code begins with TC1-"),
        ("hello", "a town code begins with TC1-"),
        ("TC1-", "mistyped or incomplete"),
        ("TC1-" + "0" * 200, "mistyped or incomplete"),
        ("TC2-1XBG81ZD4", "this program reads codes that begin with TC1-, not TC2-"),
        ("TC1-1XBG81ZDU", "'U' is in no town code"),
    ],
)
def test_what_is_no_code(text: str, line: str) -> None:
    with pytest.raises(TownError, match=line):
        Town.from_code(text)


def rewritten(town: Town, **changes: tuple[int, ...]) -> str:
    """A code with sound checks and unsound contents."""
    return codes.write(replace(codes.read(town.code()), **changes))  # type: ignore[arg-type]


def test_sound_codes_of_things_this_program_does_not_know() -> None:
    town = Town(("base",), registry.BOXES["base"].rules.first_game)
    parts = codes.read(town.code())
    with pytest.raises(TownError, match="box number 7 is not in this program"):
        Town.from_code(rewritten(town, boxes=(0, 7)))
    with pytest.raises(TownError, match="option number 40 is not in this program"):
        Town.from_code(rewritten(town, options=(40,)))
    with pytest.raises(TownError, match="no general maid"):
        Town.from_code(rewritten(town, cards=(0, *parts.cards[1:])))  # a love card
    with pytest.raises(TownError, match="no general maid"):
        Town.from_code(rewritten(town, cards=(*parts.cards[:-1], 63)))  # no card at all
    pub = Town(("oktoberfest",), registry.BOXES["oktoberfest"].rules.first_game)
    sober = [c.id for c in general_cards(registry.boxes(("oktoberfest",))) if not c.bar_maid]
    with pytest.raises(TownError, match="needs at least 1 of these general maids"):
        Town.from_code(rewritten(pub, cards=tuple(sober[:10])))


def test_a_park_with_guests_is_not_confused_with_maids_of_the_same_name() -> None:
    park = Town(("base", "more"), registry.BOXES["more"].rules.first_game, options=("illness",))
    assert Town.from_code(park.code()) == park
    base_maids = tuple(card.id for card in registry.BOXES["base"].cards if card.name in park.maids)
    assert base_maids
    own = [card for card in codes.read(park.code()).cards if registry.CARDS[card].name not in park.maids[:1]]
    with pytest.raises(TownError, match="no general maid"):
        Town.from_code(rewritten(park, cards=(base_maids[0], *own)))


def test_a_code_error_is_a_cuore_error() -> None:
    assert issubclass(TownError, CuoreError)
