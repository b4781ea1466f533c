"""A box of somebody else's is one folder: installed by its entry point, it plays, reads and mixes like the others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.sixth_box.installing import HERE, installed

ROOT = HERE.parents[1]


def run(env: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], env=env, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )


def test_the_box_does_what_every_box_does(tmp_path: Path) -> None:
    done = run(
        installed(tmp_path / "site"), "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/sixth_box/inside.py"
    )
    assert done.returncode == 0, done.stdout[-6000:]
    assert " passed" in done.stdout


def test_its_scenarios_hold(tmp_path: Path) -> None:
    done = run(installed(tmp_path / "site"), "-m", "cuore", "scenario", str(HERE / "winter_garden" / "scenarios"))
    assert done.returncode == 0, done.stdout


def test_its_cards_are_in_the_compendium(tmp_path: Path) -> None:
    env = installed(tmp_path / "site")
    assert "Keepsake" in run(env, "-m", "cuore", "cards", "snow globe").stdout
    assert "Boule à neige" in run(env, "-m", "cuore", "--lang", "fr", "cards", "boule a neige").stdout


def test_a_box_that_cannot_be_loaded_is_left_out_with_a_line(tmp_path: Path) -> None:
    env = installed(tmp_path / "site", "broken", "no_such_module")
    done = run(env, "-m", "cuore", "town", "--first-game")
    assert done.returncode == 0, done.stderr
    assert "broken" in done.stderr
    assert "no_such_module" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    refused = run(env, "-m", "cuore", "town", "--sets", "broken")
    assert refused.returncode == 2
    assert "no_such_module" in refused.stderr
