"""Measuring a net: a deal is known by its number, so a run goes on where it was stopped. Needs no PyTorch."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cuore.bots.learned.imprint import SHIPPED
from training import measure
from training.measure import Result, Work, best_strategy, play, summary
from training.venues import Venue, is_held_out, random_venue

NET = Path(str(files("cuore.bots.learned").joinpath(SHIPPED)))
PAIRING = "net@2:rival-net:base:2"


def test_a_deal_is_the_same_whenever_it_is_played_and_is_not_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    towns: list[Venue] = []

    def noted(*args: Any, **more: Any) -> Venue:
        towns.append(random_venue(*args, **more))
        return towns[-1]

    monkeypatch.setattr(measure, "random_venue", noted)
    deals = [play(Work(NET, NET, PAIRING, 1, number)) for number in (0, 0, 1)]
    assert deals[0].won == deals[1].won
    assert len(deals[0].times) == len(deals[1].times), "the same answers"
    assert towns[0].table.town == towns[1].table.town != towns[2].table.town
    assert all(is_held_out(venue.table.town) for venue in towns)
    assert best_strategy(towns[0]) == best_strategy(towns[1])

    out = tmp_path / "games.jsonl"
    out.write_text("".join(json.dumps(asdict(deal)) + "\n" for deal in deals[1:]))
    written = out.read_bytes()
    monkeypatch.setattr(measure, "play", None)  # nobody may play now
    command = ["measure", str(NET), "--pairings", PAIRING, "--deals", "2", "--jobs", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", command)
    measure.main()
    assert json.loads(capsys.readouterr().out)["deals"] == 2
    assert out.read_bytes() == written


def test_the_share_is_of_deals_and_its_interval_too() -> None:
    results = [Result(PAIRING, 1, number, 2, won, [0.001, 0.003]) for number, won in enumerate((1.0, 0.5, 1.0, 0.5))]
    told = summary(PAIRING, results)
    assert (told["deals"], told["games"], told["won"]) == (4, 8, 75.0)
    low, high = told["interval"]
    assert low < 75 < high <= 100.1
    assert (told["p50_ms"], told["p99_ms"]) == (3.0, 3.0)
