"""The mathematics of ratings: held against the formulas of the paper, and against players whose strength is known."""

from __future__ import annotations

import math
import random

import pytest

from cuore.bots.ratings import RATINGS
from cuore.server import rating
from cuore.server.rating import NEW, SCALE, Skill, after, bot_skill

BETA, KAPPA, TAU = 25 / 6, 0.0001, 25 / 300


def second_way(skills: list[Skill], places: list[int]) -> list[tuple[float, float]]:
    """Weng and Lin, algorithm 4 (Plackett-Luce) with teams of one, written down from the paper."""
    skills = [Skill(skill.mu, math.sqrt(skill.sigma**2 + TAU**2)) for skill in skills]
    c = math.sqrt(sum(skill.sigma**2 + BETA**2 for skill in skills))
    found = []
    for i, own in enumerate(skills):
        omega = delta = 0.0
        for q, place in enumerate(places):
            if place > places[i]:
                continue  # whoever came in before i, i itself among them
            rest = sum(math.exp(skill.mu / c) for s, skill in enumerate(skills) if places[s] >= place)
            chance = math.exp(own.mu / c) / rest
            shared = places.count(place)
            omega += (1 - chance if q == i else -chance) / shared
            delta += chance * (1 - chance) / shared
        gamma = own.sigma / c
        omega *= own.sigma**2 / c
        delta *= gamma * own.sigma**2 / c**2
        found.append((own.mu + omega, own.sigma * math.sqrt(max(1 - delta, KAPPA))))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_moves_skills_as_the_paper_says(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(60):
        skills = [Skill(rng.uniform(10, 40), rng.uniform(1, 9)) for _ in range(seats)]
        places = _with_ties(rng, seats)
        for found, expected in zip(after(skills, places), second_way(skills, places), strict=True):
            assert found == pytest.approx(expected, abs=1e-5)


def _with_ties(rng: random.Random, seats: int) -> list[int]:
    points = [rng.randrange(3) for _ in range(seats)]
    return [1 + sum(other > own for other in points) for own in points]


def test_the_scale_is_that_of_the_ladder_of_bots() -> None:
    assert (NEW.value, NEW.error, NEW.is_provisional) == (1500, 491, True)
    for level, measured in RATINGS.items():
        skill = bot_skill(level)
        assert skill is not None
        assert skill.value == measured.value
        assert skill.error == pytest.approx((measured.high - measured.low) / 2, abs=1)
    assert bot_skill("my_bot.toml") is None
    # 400 more are ten victories for each defeat between two who are known exactly.
    strong, weak = Skill(25 + 400 / SCALE, 0), Skill(25, 0)
    c = math.sqrt(2) * BETA
    assert math.exp(strong.mu / c) / math.exp(weak.mu / c) == pytest.approx(10)


def test_what_is_kept_is_short_enough_to_be_the_same_everywhere() -> None:
    for skill in after([NEW, Skill(31.4, 2.7)], [1, 2]):
        assert all(value == round(value, rating.DIGITS) for value in skill)


def test_draws_bring_together_and_the_order_of_seats_does_not_matter() -> None:
    strong, weak = Skill(30, 3), Skill(20, 3)
    one, other = after([strong, weak], [1, 1])
    assert one.mu < strong.mu
    assert other.mu > weak.mu
    assert after([weak, strong], [1, 1]) == [other, one]


@pytest.mark.parametrize("true", [1300, 1500, 1750])
def test_whoever_plays_on_is_found_where_they_are(true: int) -> None:
    """Fifty people of one strength against an anchored bot: nineteen of twenty should be within their interval."""
    bot = bot_skill("hard")
    assert bot is not None
    rng = random.Random(true)
    chance = 1 / (1 + 10 ** ((bot.value - true) / 400))
    within = 0
    for _ in range(50):
        own = NEW
        for _ in range(60):
            own, _ = after([own, bot], [1, 2] if rng.random() < chance else [2, 1])
        within += abs(own.value - true) <= own.error
        assert own.error < rating.WIDE
    assert within >= 44
