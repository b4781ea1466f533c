"""A tiny training on the CPU: everybody starts, learns something, and leaves a net that plays. Needs PyTorch."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: the training is not tested here")

from cuore.bots import Seat  # noqa: E402
from cuore.bots.expert import Expert  # noqa: E402
from cuore.bots.learned import encoding  # noqa: E402
from cuore.bots.learned.inference import Inference  # noqa: E402
from cuore.bots.learned.learned_bot import LearnedBot  # noqa: E402
from cuore.bots.learned.vocabulary import Vocabulary  # noqa: E402
from cuore.bots.learned.weights import read_weights  # noqa: E402
from cuore.boxes.registry import BOXES  # noqa: E402
from tests.bots.tables import FAMILY, new_table  # noqa: E402
from training import checkpoints, weights  # noqa: E402
from training.average import averaged  # noqa: E402
from training.memory import IN_WRITING, Memory  # noqa: E402
from training.net import Net  # noqa: E402
from training.plot import draw  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
TINY = "--width 32 --layers 1 --only base --seats 2 --actors 1 --games 8 --slots 3000 --batch 512 --minibatch 128"
ENOUGH = "10"  # minutes: batches end a run, however busy the machine is


def test_a_tiny_run_learns_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def train(*more: str) -> list[dict[str, float]]:
        command = [sys.executable, "-m", "training", *TINY.split(), "--every", "0", "--device", "cpu"]
        command += ["--minutes", ENOUGH, *more]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
        subprocess.run(command, check=True, cwd=tmp_path, env=environment, timeout=600)
        log = Path(more[more.index("--out") + 1], "log.jsonl")
        return [json.loads(line) for line in log.read_text().splitlines()]

    first = train("--batches", "6", "--cloning", "600", "--out", str(tmp_path / "first"))
    assert len(first) == 6
    assert first[-1]["value"] < first[0]["value"] * 1.2
    assert min(line["policy"] for line in first) < first[0]["policy"] - 0.1, "what plans would answer is learned"
    checkpoint = str(tmp_path / "first/checkpoint.pt")
    train("--batches", "1", "--cloning", "0", "--resume", checkpoint, "--out", str(tmp_path / "second"))
    told = read_weights(tmp_path / "second/net.npz").training
    assert told["seeds"] == [1, 1]
    assert told["games"] > 0
    net = tmp_path / "second/net.npz"
    train("--batches", "1", "--start", str(net), "--against", str(net), "--out", str(tmp_path / "third"))
    again = read_weights(tmp_path / "third/net.npz").training
    assert (again["seeds"], again["seconds"] > told["seconds"]) == ([1, 1, 1], True), "how the weights came to be"
    draw(first, tmp_path / "log.svg")
    game = new_table(["base"], 2, "random", 1)
    bot = LearnedBot(1, stand_in=Expert, weights=read_weights(tmp_path / "second/net.npz"))
    for _ in range(30):
        game.apply(bot.choose(Seat(game)))


def test_a_run_that_is_ended_early_keeps_what_it_has_learned(tmp_path: Path) -> None:
    out = tmp_path / "first"
    command = [sys.executable, "-m", "training", *TINY.split(), "--every", "0.5", "--device", "cpu", "--cloning", "0"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    run = subprocess.Popen(
        [*command, "--minutes", ENOUGH, "--out", str(out)],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    assert run.stdout is not None
    assert run.stdout.readline(), "it has learned from a batch"
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does
    rest, _ = run.communicate(timeout=120)
    assert run.returncode == 0
    assert b"Traceback" not in rest
    saved = checkpoints.read(out / "checkpoint.pt")
    assert len(saved["snapshots"]) >= 1
    subprocess.run(
        [*command, "--batches", "1", "--resume", str(out / "checkpoint.pt"), "--out", str(tmp_path / "second")],
        check=True,
        cwd=tmp_path,
        env=environment,
        timeout=240,
    )
    again = checkpoints.read(tmp_path / "second/checkpoint.pt")
    assert torch.equal(again["snapshots"][0], saved["snapshots"][0]), "it plays against its past as before"
    assert again["told"]["seconds"] > saved["told"]["seconds"]


def test_a_snapshot_that_is_being_written_is_not_kept() -> None:
    shared = Memory.made(actors=1, games=1, slots=1, weights=3)
    for number in range(3):
        shared.remember(np.full(3, number), number)
    assert shared.past().tolist() == [[0.0] * 3, [1.0] * 3, [2.0] * 3]
    shared.league[IN_WRITING] = 2
    assert shared.past().tolist() == [[0.0] * 3, [2.0] * 3]
    other = Memory.made(actors=1, games=1, slots=1, weights=3)
    checkpoints.bring_back(other, {"snapshots": torch.from_numpy(shared.past())})
    assert other.past().tolist() == shared.past().tolist()
    checkpoints.bring_back(other, {"snapshots": torch.zeros(1, 4)})
    assert other.past().tolist() == shared.past().tolist(), "nets of another size do not sit down"


def test_the_mean_of_two_runs_counts_their_beginning_once() -> None:
    def run(weight: float, seconds: int, seeds: list[int]) -> dict[str, Any]:
        moments = {"exp_avg": torch.tensor([weight]), "exp_avg_sq": torch.tensor([2 * weight]), "step": 7}
        told = {"seconds": seconds, "games": 10 * seconds, "decisions": 100 * seconds, "seeds": seeds, "commit": ""}
        return {"net": {"w": torch.tensor([weight])}, "optimiser": {"state": {0: moments}}, "told": told}

    mean = averaged(run(1.0, 50, [1, 2]), run(3.0, 60, [1, 3]), since=run(0.0, 20, [1]))
    assert mean["net"]["w"].item() == 2.0
    assert mean["optimiser"]["state"][0]["exp_avg_sq"].item() == 4.0
    assert (mean["told"]["seconds"], mean["told"]["games"], mean["told"]["seeds"]) == (90, 900, [1, 2, 3])


def test_numpy_says_what_pytorch_says(tmp_path: Path) -> None:
    vocabulary = Vocabulary.of(BOXES.values())
    torch.manual_seed(3)
    net = Net(weights.pages(vocabulary), width=32, layers=2, inner=64).eval()
    for p in net.parameters():
        p.data += 0.05 * torch.randn_like(p)
    weights.export(net, vocabulary, {}, tmp_path / "net.npz")
    rows = []
    for sets, seats in ((("base",), 2), (("more",), 3), (FAMILY, 5)):
        game = new_table(sets, seats, "random", 5)
        encoder = vocabulary.encoder(game.table)
        rows += [encoder.row(game.state, seat) for seat in range(seats)]
    batch = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), encoding.ROW)
    with torch.no_grad():
        theirs = net(torch.from_numpy(batch.copy()))
    ours = Inference(read_weights(tmp_path / "net.npz"))(batch)
    offered = torch.isfinite(theirs.logits).numpy()[:, : ours.logits.shape[1]]
    assert np.allclose(theirs.logits.numpy()[:, : ours.logits.shape[1]][offered], ours.logits[offered], atol=0.02)
    assert np.allclose(theirs.value.numpy(), ours.value, atol=0.01)
    assert np.allclose(torch.softmax(theirs.win, dim=1).numpy(), ours.win, atol=0.01)
