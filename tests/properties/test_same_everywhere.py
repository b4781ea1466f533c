"""The same seed and answers give the same hashes for ever, in every process and whatever Python's hash seed is."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.properties.walk import SWEEP, decisions

ROOT = Path(__file__).parents[2]
CHAINED = SWEEP[1::8]


def chain() -> str:
    """One digest over the hash and the legal answers of every decision of some games."""
    digest = hashlib.sha256()
    for case in CHAINED:
        for number, game in enumerate(decisions(case)):
            digest.update(f"{game.hash()} {game.legal()} {game.view(0) if number % 9 == 0 else ''}\n".encode())
        digest.update(f"{game.hash()} {game.scores()} {game.record()}\n".encode())
    return digest.hexdigest()


_chain_here = cache(chain)


def test_the_same_game_twice() -> None:
    """Nothing but the seed and the answers decides."""
    assert chain() == _chain_here()


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_the_same_game_in_another_process(hash_seed: str) -> None:
    """No order of a set or dict of strings gets into the game."""
    path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    code = "from tests.properties.test_same_everywhere import chain; print(chain())"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == _chain_here()
