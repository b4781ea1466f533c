"""Intervals, ratings and reports tell the truth."""

from __future__ import annotations

import random
import re
from statistics import fmean

import pytest

from cuore import words
from cuore.arena import PlayedGame, Venue, ladder, match, run, summary
from cuore.arena.intervals import difference_interval, mean_interval, share_interval, student, wilson
from cuore.arena.ratings import ratings, strengths, win_matrix
from cuore.arena.report import page
from cuore.arena.town_report import town_report


def test_wilson_is_what_the_tables_say() -> None:
    low, high = wilson(0.8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(1.0, 100)[0] == pytest.approx(0.963, abs=0.001)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (30, 2.042)])
def test_student_is_what_the_tables_say(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_games_that_go_alike_count_as_one() -> None:
    """Ten deals, each won twice or lost twice, are worth ten games and not twenty."""
    alike = share_interval([[1.0, 1.0]] * 5 + [[0.0, 0.0]] * 5)
    apart = share_interval([[1.0, 0.0]] * 10)
    assert alike.high - alike.low > 1.3 * (apart.high - apart.low)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    chance = random.Random(1)
    held = {"share": 0, "mean": 0, "difference": 0}
    for _ in range(400):
        luck = [chance.choice((0.4, 0.8)) for _ in range(60)]  # the two games of a deal have their luck in common
        deals = [[float(chance.random() < p) for _ in range(2)] for p in luck]
        other = [[float(chance.random() < 0.3)] for _ in range(60)]
        share = share_interval(deals)
        held["share"] += share.low <= 0.6 <= share.high
        mean = mean_interval([[chance.gauss(3, 1) + p for _ in range(2)] for p in luck])
        held["mean"] += mean.low <= 3.6 <= mean.high
        difference = difference_interval(deals, other)
        held["difference"] += difference.low <= 0.3 <= difference.high
    assert all(370 <= count <= 396 for count in held.values()), held


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    """A difference of 400 is ten victories for each defeat."""
    wins = [[0.0, 1000.0], [100.0, 0.0]]
    strong, weak = strengths(wins)
    assert strong - weak == pytest.approx(400, abs=8)
    assert fmean([strong, weak]) == pytest.approx(1500)


@pytest.fixture(scope="module")
def games() -> list[PlayedGame]:
    return run(LADDER, jobs=1)


LADDER = ladder(["big-love", "priority", "random"], [Venue(("base",), name="base: <first>")], 4, seed=1)


def test_a_ladder_plays_every_two_from_both_seats(games: list[PlayedGame]) -> None:
    assert sorted({game.players for game in games}) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    assert len(games) == LADDER.games == 12


def test_the_figures_of_a_ladder(games: list[PlayedGame]) -> None:
    figures = summary(LADDER, games)
    best = figures.standings[0]
    assert (best.games, best.wins.value, best.faults) == (8, 1.0, 0)
    assert best.margin.low > 0
    assert sum(seat.value for seat in figures.seats) == pytest.approx(1)
    matrix = win_matrix(LADDER.bots, games)
    assert matrix[0][1] + matrix[1][0] == 4
    found = ratings(LADDER.bots, games)
    assert found[0].bot == "big-love"
    assert all(r.rating.low <= r.rating.value <= r.rating.high for r in found)


def test_a_town_after_the_other_and_what_thinking_costs() -> None:
    """Each town has its own share of wins on points; playouts are counted for whoever makes some."""
    venues = [Venue(("base",), name="one"), Venue(("oktoberfest",), name="two")]
    plan = match(["tests.arena.odd_bots:Thinker", "random"], venues, 2, seed=3)
    played = run(plan, jobs=1)
    figures = summary(plan, played)
    thinker, other = figures.standings
    assert [share.count for share in thinker.decided_by_venue] == [2, 2]
    for game in played:
        seat = game.players.index(0)
        assert game.playouts[seat] > 0
        assert game.playouts[1 - seat] == 0
    made = sum(sum(game.playouts) for game in played)
    spent = sum(game.seconds[game.players.index(0)] for game in played)
    assert thinker.playouts_per_second == pytest.approx(made / spent, rel=0.01)
    assert other.playouts_per_second == 0
    assert figures.games_per_second == pytest.approx(4 / sum(sum(game.seconds) for game in played), rel=0.01)
    html = page(plan, played, figures, "cuore arena", "en")
    assert f"<span>{thinker.playouts_per_second:.0f}</span>" in html
    share = thinker.decided_by_venue[1]
    assert f"({100 * share.low:.1f} – {100 * share.high:.1f})</span>" in html  # an interval is never broken
    assert f"<span>{figures.games_per_second:.2f}</span>" in html


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_report_is_one_page_that_asks_nobody_for_anything(games: list[PlayedGame], lang: str) -> None:
    figures = summary(LADDER, games)
    html = page(LADDER, games, figures, "cuore arena <x>", lang, ratings(LADDER.bots, games))
    assert html == page(LADDER, games, figures, "cuore arena <x>", lang, ratings(LADDER.bots, games))
    names = re.sub(r'xmlns(:xlink)?="[^"]*"', "", html)  # names of formats, not addresses to ask
    assert not re.findall(r"https?://|src=|url\((?!#)|@import|<script|<link", names)
    assert "<first>" not in html
    assert "&lt;first&gt;" in html
    assert html.count("<svg") == 6  # ratings, standings, matrix, points, love, piles


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_town_report_in_words(lang: str) -> None:
    plan = match(["big-love", "priority"], [Venue(("base",), name="first")], 8, seed=4)
    played = run(plan, jobs=1)
    maids = [name for name in played[0].piles if "Crescent" in name]
    report = town_report(plan, played, maids, lang)
    assert str(round(report.summary.turns.value)) in report.text
    assert report.runs_out[0][0] in report.text
    assert all(use.bought_by == 0 or use.copies >= 1 for use in report.cards)
    assert set(report.dead) <= set(maids)
