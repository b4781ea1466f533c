"""The ratings that players are shown beside the levels."""

from __future__ import annotations

from typing import Any

import pytest
import typer

from benchmarks import levels
from cuore.bots import LEVELS
from cuore.bots.ratings import RATINGS, rating_text
from cuore.cli.help import param_text
from cuore.cli.settings import app
from cuore.server.lobby import about
from cuore.words import LANGUAGES


def test_every_level_has_been_measured() -> None:
    assert set(RATINGS) == set(levels.BOTS)
    assert set(RATINGS) >= set(LEVELS)
    assert all(found.low < found.value < found.high for found in RATINGS.values())
    values = [found.value for found in RATINGS.values()]
    assert sum(values) / len(values) == pytest.approx(1500, abs=1)  # the scale of a ladder
    assert values == sorted(values, reverse=True)
    by_level = [RATINGS[name].value for name in LEVELS]
    assert by_level == sorted(by_level)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_is_told(lang: Any) -> None:
    offered = about(lang, ["easy", "expert", "random"])
    assert [str(RATINGS[bot.level].value) in bot.rating for bot in offered.bots] == [True] * len(LEVELS)
    assert {bot.level: bool(bot.rating) for bot in offered.other_bots} == {"expert": True, "random": False}
    assert rating_text("random", lang) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_play_tells_them_strongest_first(lang: str) -> None:
    root: Any = typer.main.get_command(app)
    play = root.commands["play"]
    [seats] = [param for param in play.params if param.name == "seats"]
    told = ", ".join(f"{name} {found.value}" for name, found in RATINGS.items())
    assert told in param_text(seats, play, lang)


def test_a_ladder_of_the_pairings() -> None:
    quick, slow, links = levels.plans(towns=2, quick=3, slow=1, seed=1)
    assert quick.games == 2 * 3 * 2 * len(levels.QUICK)
    assert slow.games + links.games == 2 * 2 * (len(levels.SLOW) + len(levels.LINKS))
