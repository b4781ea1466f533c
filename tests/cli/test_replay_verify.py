"""`cuore replay --verify`: a keyed game follows from its secret, and the secret has the commitment that was shown."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import cuore
from cuore.engine.chance import KeyedChance
from tests.cli.helpers import Run, refused

SECRET = bytes(range(32))
COMMITMENT = KeyedChance(SECRET).commitment()


@pytest.fixture(scope="module")
def keyed() -> cuore.Game:
    game = cuore.new_game(seats=("Ann", "Bob"), secret=SECRET)
    luck = random.Random(1)
    for _ in range(120):
        game.apply(luck.choice(game.legal()))
    return game


@pytest.fixture
def file(keyed: cuore.Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(keyed.record(), encoding="utf-8")
    return path


def test_the_commitment_is_computed_from_the_secret(run: Run, file: Path, keyed: cuore.Game) -> None:
    result = run("replay", file, "--verify")
    assert result.code == 0
    assert result.out.splitlines() == [
        f"fine: 120 answers, hash {keyed.hash()}",
        f"All shuffles follow from the secret in it. Its commitment: {COMMITMENT}",
    ]


def test_the_commitment_that_was_shown(run: Run, file: Path) -> None:
    for text in (COMMITMENT, COMMITMENT.upper(), f" {COMMITMENT} "):
        result = run("replay", file, "--verify", "--commitment", text)
        assert result.code == 0
        assert result.out.endswith("That is the commitment that was shown.\n")


def test_another_commitment(run: Run, file: Path) -> None:
    result = run("replay", file, "--commitment", "0" * 64)
    assert result.code == 1
    assert "not the commitment that was shown" in result.out
    facts = json.loads(run("replay", file, "--commitment", "0" * 64, "--json").out)
    assert (facts["ok"], facts["matches"], facts["commitment"]) == (False, False, COMMITMENT)


def test_for_a_program(run: Run, file: Path, keyed: cuore.Game) -> None:
    facts = json.loads(run("replay", file, "--verify", "--commitment", COMMITMENT, "--json").out)
    assert facts == {
        "ok": True,
        "hash": keyed.hash(),
        "answers": 120,
        "over": False,
        "commitment": COMMITMENT,
        "matches": True,
    }


def test_a_record_with_another_secret_leads_elsewhere(run: Run, file: Path) -> None:
    text = file.read_text(encoding="utf-8").replace(SECRET.hex(), bytes(32).hex())
    file.write_text(text, encoding="utf-8")
    assert run("replay", file, "--verify").code != 0


def test_a_save_cannot_claim_a_secret_that_it_was_not_dealt_from(run: Run, tmp_path: Path) -> None:
    honest = tmp_path / "honest.json"
    honest.write_text(cuore.new_game(secret=SECRET).save(), encoding="utf-8")
    assert COMMITMENT in run("replay", honest, "--verify").out
    other = cuore.new_game(secret=bytes(32))
    other._source = f"secret {SECRET.hex()}"
    liar = tmp_path / "liar.json"
    liar.write_text(other.save(), encoding="utf-8")
    refused(run("replay", liar, "--verify"), "not dealt from the secret", code=1)


def test_a_game_from_a_seed_has_no_commitment(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "seed.txt"
    path.write_text(cuore.new_game(seed=1).record(), encoding="utf-8")
    assert "commitment" not in run("replay", path, "--verify").out
    result = run("replay", path, "--verify", "--commitment", COMMITMENT)
    assert result.code == 1
    assert "there is no secret" in result.out
