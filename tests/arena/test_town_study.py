"""A town as the net sees it: the games, what is read off them, and how it is told."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from cuore import words
from cuore.arena.games import Venue
from cuore.arena.plots import bars
from cuore.arena.study_page import study_page
from cuore.arena.study_report import FEWEST, gain_interval, plan_text, study_report
from cuore.arena.town_study import StudiedGame, Study, play_deals, study
from cuore.bots.facts import facts_of
from cuore.bots.house_plans import house_plans
from cuore.engine.errors import SetupError

FIRST = Venue(("base",), name="first")


@pytest.fixture(scope="module")
def found() -> Study:
    """As little as there can be: a call of each kind."""
    return study(FIRST, seed=3, seconds=0.01, deals=1, jobs=1)


def test_a_game_without_each_card_that_a_seat_employed(found: Study) -> None:
    [usual] = found.games
    assert usual.seat < 0
    wanted = {(seat, card) for seat in (0, 1) for card in usual.employed[seat] if card in found.cards}
    assert sorted((game.seat, game.card) for game in found.forbidden) == sorted(wanted)
    for game in found.forbidden:
        assert game.card not in game.employed[game.seat]
        assert game.deal == usual.deal
    assert any(game.card in game.employed[1 - game.seat] for game in found.forbidden)  # to one seat alone


def test_the_same_seed_gives_the_same_games(found: Study) -> None:
    assert play_deals(FIRST, 2, 3, 0, 1) == [*found.games, *found.forbidden]


def test_plans_are_measured_in_fresh_deals(found: Study) -> None:
    assert {game.deal for game in found.plans}.isdisjoint(range(1000))
    assert sorted({game.seat for game in found.plans}) == [0, 1]  # every deal from both seats
    assert found.plans_tried >= len({game.plan for game in found.plans}) > 0
    assert found.count == len(found.games) + len(found.forbidden) + len(found.plans) + found.screened


def test_what_is_employed_first_is_kept_with_its_love(found: Study) -> None:
    [usual] = found.games
    assert 4 <= len(usual.openings) <= 8  # four turns of each seat; with nothing to spend there is no question
    assert all(love > 0 for love, _ in usual.openings)
    assert any(card for _, card in usual.openings)


def test_cards_that_the_net_does_not_know_are_refused() -> None:
    corrected = Venue(("base",), overlay={"Anise Greenaway": {"cost": 9}})
    with pytest.raises(SetupError, match="Anise"):
        study(corrected, seconds=0.01, deals=1, jobs=1)


@dataclass
class Town:
    """A made-up study, in which a seat without `good` loses ten points, and every other game."""

    deals: int

    def study(self) -> Study:
        usual, without = [], []
        for deal in range(self.deals):
            luck = deal % 3
            employed = [{"Anise Greenaway": 2, "2 Love": 1}, {"Anise Greenaway": 1}]
            usual.append(game(deal, -1, "", [30 + luck, 20], employed))
            without.append(game(deal, 0, "Anise Greenaway", [20 + luck - deal % 2, 20], employed))
            without.append(game(deal, 1, "Anise Greenaway", [30 + luck, 10], employed))
            without.append(game(deal, 0, "2 Love", [30 + luck + deal % 2, 20], employed))
        cards = ["2 Love", "Anise Greenaway", "Rouge Crescent"]
        return Study(2, cards, usual, without, [], 0, 0)


def game(deal: int, seat: int, card: str, points: list[int], employed: list[dict[str, int]]) -> StudiedGame:
    best = [seat for seat in (0, 1) if points[seat] == max(points)]
    won = [(seat in best) / len(best) for seat in (0, 1)]
    openings = [(3, "Anise Greenaway"), (5, "" if deal % 2 else "2 Love")]
    return StudiedGame(deal, seat, card, "", won, points, 40, employed, openings, ["2 Love"])


def test_the_worth_of_a_card_is_the_difference_to_the_same_deal() -> None:
    report = study_report("first", Town(20).study(), ["Anise Greenaway", "Rouge Crescent"], "en")
    worth = {found.card: found for found in report.cards}
    anise = worth["Anise Greenaway"]
    assert anise.margin.value == pytest.approx(10.25)  # both seats: 10 or 11, and 10
    assert anise.margin.low < 10.25 < anise.margin.high
    assert anise.employed_by == 1
    assert anise.copies == 1.5
    assert worth["2 Love"].margin.value == pytest.approx(-0.25)  # half of the deals, half of the seats
    assert worth["Rouge Crescent"].margin.value == 0
    assert report.cards[0].card == "Anise Greenaway"
    assert report.dead == ["Rouge Crescent"]
    assert [(opening.love, opening.hands) for opening in report.openings] == [(3, 20), (5, 20)]
    assert dict(report.openings[1].answers)["2 Love"].value == 0.5
    assert "Anise Greenaway (+10.2)" in report.text


def test_few_deals_name_no_card() -> None:
    assert "(+10" not in study_report("first", Town(FEWEST - 1).study(), [], "en").text


def test_deals_that_all_go_alike_still_leave_a_doubt() -> None:
    alike = gain_interval([[0.5, 0.5]] * 8)
    assert alike.value == 0.5
    assert alike.low < 0.4
    assert gain_interval([[0.0]] * 100).high < 0.1


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_study_in_words_and_on_a_page(found: Study, lang: str) -> None:
    report = study_report("<first>", found, [], lang)
    assert str(round(report.turns.value)) in report.text
    assert report.plans[0].plan in report.text
    html = study_page(report, "cuore town <x>", lang)
    names = re.sub(r'xmlns(:xlink)?="[^"]*"', "", html)  # names of formats, not addresses to ask
    assert not re.findall(r"https?://|src=|url\((?!#)|@import|<script|<link", names)
    assert "<first>" not in html
    assert html.count("<svg") == 3  # cards, plans, seats


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_plan_of_the_house_has_words(lang: str) -> None:
    facts = facts_of(FIRST.deal(2, 0).table)
    said = [plan_text(plan.name, lang) for plan in house_plans(facts)]
    assert len(set(said)) == len(said)


def test_bars_begin_where_nothing_is() -> None:
    report = study_report("first", Town(20).study(), [], "en")
    svg = bars([(worth.card, worth.margin) for worth in report.cards], "points")
    assert svg.startswith("<svg")
    assert "Anise Greenaway" in svg
