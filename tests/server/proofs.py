"""The same trials as in the tests, as often as time allows: odd messages and requests, views of other deals.

    python -m tests.server.proofs --messages 100000     # to a table, over WebSocket (test_fuzz.py)
    python -m tests.server.proofs --requests 100000     # over HTTP
    python -m tests.server.proofs --views 100000        # dealt anew and compared byte by byte (test_secrecy_bytes.py)
    python -m tests.server.proofs                       # what has come of all so far

Every round is a line in the file (`--file`, build/proofs.jsonl) and has a seed that none before it had, so the counts
grow with every call and a failure can be had again: `--seed` plays one round once more. What is wrong is printed and
written down; then the exit status is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server import test_fuzz, test_secrecy_bytes

MESSAGES, REQUESTS = 5000, 2500  # of a round
ANSWERS, DEALS = 60, 4

Round = Callable[[int], dict[str, Any]]


class Complaints(logging.Handler):
    """What the server says in its log that it should not have to say."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def messages(seed: int) -> dict[str, Any]:
    """Odd messages at one table."""
    lines, _ = asyncio.run(test_fuzz.visit(random.Random(seed), MESSAGES, 0))
    return {"count": MESSAGES, "answered": lines}


def requests(seed: int) -> dict[str, Any]:
    """Odd requests to one server."""
    _, statuses = asyncio.run(test_fuzz.visit(random.Random(seed), 0, REQUESTS))
    return {"count": REQUESTS, "answered": statuses}


def views(seed: int) -> dict[str, Any]:
    """A game in which everything that anybody is sent is compared with what it would be in other deals."""
    tables = test_secrecy_bytes.TABLES
    sets, seats, town = tables[seed % len(tables)]
    news = seed // len(tables) % 2 == 1
    found = asyncio.run(test_secrecy_bytes.play(sets, seats, town, seed, ANSWERS, DEALS, news=news))
    return {"count": found.views, "bytes": found.bytes}


KINDS: dict[str, Round] = {"messages": messages, "requests": requests, "views": views}


def tried(kind: str, seed: int) -> dict[str, Any]:
    """One round, whatever comes of it."""
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        line = KINDS[kind](seed)
    except Exception as error:  # noqa: BLE001 - it is what we look for
        line = {"count": 0}
        complaints.lines.append(f"{type(error).__name__}: {error}")
    finally:
        logging.getLogger().removeHandler(complaints)
    return {"kind": kind, "seed": seed, **line, "wrong": complaints.lines}


def read(file: Path) -> list[dict[str, Any]]:
    """All rounds so far."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def report(lines: list[dict[str, Any]]) -> int:
    """All rounds so far, in words; how many were wrong."""
    wrong = 0
    for kind in KINDS:
        rounds = [line for line in lines if line["kind"] == kind]
        faulty = [line for line in rounds if line["wrong"]]
        if rounds:
            print(f"{kind}: {sum(line['count'] for line in rounds)} in {len(rounds)} rounds, wrong {len(faulty)}")
        for line in faulty:
            print(f"    seed {line['seed']}: {line['wrong'][0]}")
        wrong += len(faulty)
    return wrong


def main() -> int:
    """Try, and write down what comes of it."""
    parser = argparse.ArgumentParser(description="Try again and again what the tests try a few times.")
    for kind in KINDS:
        parser.add_argument(f"--{kind}", type=int, default=0, metavar="N", help=f"so many {kind} more")
    parser.add_argument("--seed", type=int, help="one round of this seed of each kind that is named")
    parser.add_argument("--file", type=Path, default=Path("build/proofs.jsonl"))
    options = parser.parse_args()
    options.file.parent.mkdir(parents=True, exist_ok=True)
    if options.seed is not None:
        return 1 if report([tried(kind, options.seed) for kind in KINDS if getattr(options, kind)]) else 0
    for kind in KINDS:
        seed = max((line["seed"] for line in read(options.file) if line["kind"] == kind), default=0)
        done = 0
        while done < getattr(options, kind):
            seed += 1
            line = tried(kind, seed)
            done += line["count"] or 1
            with options.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    return 1 if report(read(options.file)) else 0


if __name__ == "__main__":
    sys.exit(main())
