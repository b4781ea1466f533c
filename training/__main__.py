"""Train a net: `python -m training --minutes 10 --actors 13 --out runs/first`.

Ctrl-C, or a wish to end, ends it after the batch in hand; what it has learned is written, as it is every minute.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import time
from pathlib import Path
from queue import Empty
from typing import Any

import numpy as np
import torch

from cuore.bots.learned.vocabulary import Vocabulary
from cuore.boxes import registry
from training import checkpoints, weights
from training import memory as m
from training.actor import Actor
from training.inference import Server
from training.learner import Collector, Learner
from training.memory import Memory
from training.net import Net
from training.venues import SHARES

PATIENCE = 5.0  # seconds without samples, after which somebody may have died
A_CHECKPOINT = 60.0  # seconds


def main() -> None:
    """Start everybody, learn until the time is up, write the net."""
    args = _arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    vocabulary = Vocabulary.of(registry.BOXES.values())
    features = weights.pages(vocabulary)
    torch.manual_seed(args.seed)
    net = _net(features, args)
    told: dict[str, Any] = {"seconds": 0.0, "games": 0, "decisions": 0, "seeds": [], "commit": args.commit}
    saved = checkpoints.read(args.resume) if args.resume else None
    if saved:
        net.load_state_dict(saved["net"])
        told = saved["told"]
    elif args.start:
        told |= weights.load(net, vocabulary, args.start)
    args.before = told["seconds"] if saved else 0.0
    told["seeds"] = [*told["seeds"], args.seed]
    told["commit"] = args.commit or told["commit"]
    shared = Memory.made(args.actors, args.games, args.slots, weights.count(net))
    weights.put(net, shared.weights)
    shared.version[1] = 1 if saved or args.start or args.cloning == 0 else 0
    if saved:
        checkpoints.bring_back(shared, saved)

    # Before CUDA is touched here: a process that is forked later could not use it.
    fork = multiprocessing.get_context("fork")
    people = [fork.Process(target=_act, args=(i, shared, vocabulary, args), daemon=True) for i in range(args.actors)]
    people.append(fork.Process(target=_serve, args=(shared, features, vocabulary, args), daemon=True))
    for person in people:
        person.start()
    for wish in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wish, lambda *_: _stop(shared))
    try:
        _learn(net, shared, args, saved, told, vocabulary, people)
    finally:
        _stop(shared)
        for person in people:
            person.join(5)
            if person.is_alive():
                person.kill()


def _stop(shared: Memory) -> None:
    """Everybody goes home."""
    shared.version[2] = 1


def _has_died(people: list[Any], shared: Memory) -> bool:
    """Whether somebody is missing who was not sent home."""
    return not shared.stopped and not all(person.is_alive() for person in people)


def _learn(
    net: Net,
    shared: Memory,
    args: argparse.Namespace,
    saved: Any,
    told: dict[str, Any],
    vocabulary: Vocabulary,
    people: list[Any],
) -> None:
    device = torch.device(args.device or _device())
    net.to(device)
    torch.set_num_threads(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    learner = Learner(net, device, args.rate, args.minibatch, args.epochs)
    if saved:
        learner.optimiser.load_state_dict(saved["optimiser"])
    collector = Collector(shared, args.batch, pinned=device.type == "cuda")
    collector.start()
    begun = time.monotonic()
    before = args.before  # a new beginning has a rate of its own
    horizon = args.horizon * 60 if args.horizon else args.minutes * 60
    last = np.zeros(m.COUNTERS, dtype=np.int64)
    spoken = written = begun

    def told_now() -> dict[str, Any]:
        now = shared.counters.sum(0)
        seconds = round(told["seconds"] + time.monotonic() - begun, 1)
        games, decisions = told["games"] + int(now[m.GAMES]), told["decisions"] + int(now[m.DECISIONS])
        return {**told, "seconds": seconds, "games": games, "decisions": decisions}

    with (args.out / "log.jsonl").open("a") as log:
        batches = 0
        while (elapsed := time.monotonic() - begun) < args.minutes * 60 and not shared.stopped:
            if args.batches and batches == args.batches:
                break
            try:
                rows, meta, filled = collector.full.get(timeout=PATIENCE)
            except Empty:
                if _has_died(people, shared):
                    raise SystemExit("training: a process has died; its last words stand above.") from None
                continue
            waited = time.monotonic() - begun - elapsed
            on_device = rows[:filled].to(device), meta[:filled].to(device)
            said = learner.learn(*on_device, progress=(before + elapsed) / horizon)
            batches += 1
            weights.put(net, shared.weights)
            shared.version[0] += 1
            collector.free.put((rows, meta))
            if elapsed > args.cloning and not shared.version[1]:
                shared.version[1] = 1
            if time.monotonic() - written > A_CHECKPOINT:
                written = time.monotonic()
                checkpoints.write(args.out, net, learner, shared, told_now(), vocabulary)
            if time.monotonic() - spoken < args.every:
                continue
            now = shared.counters.sum(0)
            new, span = now - last, time.monotonic() - spoken
            line = {
                "seconds": round(told["seconds"] + elapsed, 1),
                "games": int(told["games"] + now[m.GAMES]),
                "games_s": round(new[m.GAMES] / span),
                "decisions_s": round(new[m.DECISIONS] / span),
                "turns": round(new[m.TURNS] / max(1, new[m.GAMES]), 1),
                "plans": _won(new, m.PLAN_WINS, m.PLAN_GAMES),
                "rivals": _won(new, m.RIVAL_WINS, m.RIVAL_GAMES),
                "waited": round(waited, 2),
                **{name: round(number, 5) for name, number in said.items()},
            }
            last, spoken = now, time.monotonic()
            print(json.dumps(line), flush=True)
            log.write(json.dumps(line) + "\n")
            log.flush()
    checkpoints.write(args.out, net, learner, shared, told_now(), vocabulary)


def _won(new: m.Array, wins: int, games: int) -> list[float]:
    """The share that the net has won alone, with two seats, with three, with four and more."""
    return [round(float(new[wins + i] / m.WIN_UNIT / max(1, new[games + i])), 3) for i in range(m.MOST_SEATS - 1)]


def _act(number: int, shared: Memory, vocabulary: Vocabulary, args: argparse.Namespace) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever began the run tells when it ends
    os.nice(5)  # the net comes first: everybody waits for it
    against = args.against is not None
    Actor(number, shared, vocabulary, args.seed, only=args.only, seats=args.seats, against=against).run()


def _serve(shared: Memory, features: torch.Tensor, vocabulary: Vocabulary, args: argparse.Namespace) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    torch.set_num_threads(1)
    torch.manual_seed(args.seed + 1)
    net, rival = _net(features, args), _net(features, args)
    if args.against:
        weights.load(rival, vocabulary, args.against)
    Server(shared, net, rival, args.device or _device(), args.seed, fixed_rival=args.against is not None).run()


def _net(features: torch.Tensor, args: argparse.Namespace) -> Net:
    return Net(features, width=args.width, layers=args.layers, inner=2 * args.width)


def _device() -> str:
    """To be asked only after the processes were forked: the question alone makes CUDA begin."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--batches", type=int, default=0, help="ends after so many, if there is time for them")
    parser.add_argument("--horizon", type=float, default=0.0, help="minutes of all runs together, for the rate")
    parser.add_argument("--cloning", type=float, default=45.0, help="seconds of learning what plans would do")
    parser.add_argument("--actors", type=int, default=max(1, (os.cpu_count() or 2) - 3))
    parser.add_argument("--games", type=int, default=192, help="in each of the two groups of an actor")
    parser.add_argument("--slots", type=int, default=24_000, help="finished samples that an actor may keep waiting")
    parser.add_argument("--batch", type=int, default=131_072)
    parser.add_argument("--minibatch", type=int, default=8_192)
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--width", type=int, default=128, help="of the net")
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=[*SHARES], default="", help="one box alone, or mixes alone")
    parser.add_argument("--seats", type=int, default=0, help="tables of so many alone")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between lines of the log")
    parser.add_argument("--device", default="", help="cuda or cpu; by default what is there")
    parser.add_argument("--commit", default="", help="what the run is told to have been made with")
    parser.add_argument("--resume", type=Path, help="a checkpoint.pt: goes on where that run stopped")
    parser.add_argument("--start", type=Path, help="a net.npz: begins with its weights, and without cloning")
    parser.add_argument("--against", type=Path, help="a net.npz that never changes and has all other seats")
    parser.add_argument("--out", type=Path, default=Path("runs/last"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
