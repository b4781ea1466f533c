"""`cuore bench`: the figures and their form. How high they are is for benchmarks to say."""

from __future__ import annotations

import json

from cuore import bench
from cuore.boxes.registry import BOXES
from tests.cli.helpers import Run, refused


def test_json(run: Run) -> None:
    result = run("bench", "--json", "--repetitions", "2", "--seconds", "0.01")
    assert result.code == 0
    assert result.err == ""
    figures = json.loads(result.out)
    assert figures["build"] in ("pure", "mypyc")
    assert figures["repetitions"] == 2
    for name in ("games", "decisions", "playouts", "playout_decisions", "clones", "views"):
        figure = figures[f"{name}_per_second"]
        assert 0 < figure["least"] <= figure["median"] <= figure["most"]
    assert 1_000 < figures["save_bytes"] < 100_000
    assert list(figures["boxes"]) == list(BOXES)
    for figures_of_box in figures["boxes"].values():
        figure = figures_of_box["decisions_per_second"]
        assert 0 < figure["least"] <= figure["median"] <= figure["most"]


def test_text(run: Run) -> None:
    lines = run("bench", "--repetitions", "1", "--seconds", "0.01").out.splitlines()
    assert lines[0].startswith(f"{bench.build()} build")
    assert [line.split("  ")[1] for line in lines[1:8]] == [
        "games",
        "decisions",
        "playouts",
        "playout decisions",
        "clones",
        "views",
        "save",
    ]
    assert [line.split()[0] for line in lines[9:]] == list(BOXES)
    assert "parties" in run("--lang", "fr", "bench", "--repetitions", "1", "--seconds", "0.01").out


def test_bad_numbers(run: Run) -> None:
    refused(run("bench", "--repetitions", "0"), "--repetitions", "cuore bench --help")
    refused(run("bench", "--seconds", "soon"), "--seconds")
