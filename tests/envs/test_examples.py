"""The training example runs, where what it needs is installed."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: examples/maskable_ppo.py was not tried")

from examples import maskable_ppo


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_policy_learns_and_its_curve_is_drawn(tmp_path: Path) -> None:
    out = tmp_path / "ppo"
    maskable_ppo.main(["--opponent", "random", "--minutes", "0.05", "--games", "64", "--out", str(out)])
    assert out.with_suffix(".zip").stat().st_size > 100_000
    assert out.with_suffix(".svg").read_text("utf-8").startswith("<?xml")
    assert out.with_suffix(".csv").read_text("utf-8").startswith("minutes,steps,won,low,high\n")


def test_an_interval_holds_its_share() -> None:
    low, high = maskable_ppo.interval(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
