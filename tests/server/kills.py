"""Kill servers, as often as time allows, and hold the database against what players were told.

    python -m tests.server.kills --single 50            # one server on SQLite, killed at named points and at random
    python -m tests.server.kills --owners 50            # three on PostgreSQL: whoever has most tables is killed
    python -m tests.server.kills                        # what has come of all so far

Every round is a line in the file (`--file`, build/kills.jsonl), so the counts grow with every call. What is wrong is
printed and written down; then the exit status is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.clusters import cluster
from tests.server.companies import SECONDS, Company, company, everybody_gets_on, healed, playing
from tests.server.histories import Player, faults
from tests.server.house_to_kill import POINTS
from tests.server.houses import house, tables
from tests.server.test_kills import load_until_killed

ROUND = 10  # kills of a single server between two looks into its database
FRESH = 10  # kills of owners until other tables are laid: games end


def single(rng: random.Random) -> dict[str, Any]:
    """One server, killed again and again."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cuore.db"
        with house(f"sqlite:///{file}") as here:
            life = here.begin()
            players = tables(life["port"], rng)
            point = ""
            for number in range(ROUND):
                if number:
                    point = rng.choice(("", *POINTS))
                    life = here.begin(point, rng.randrange(12))
                if "port" in life:
                    seconds = None if point else rng.uniform(0.0, 0.3)
                    asyncio.run(load_until_killed(players, life["port"], life["pid"], seconds))
                    here.says()
        return {"kind": "single", "kills": ROUND, **told(players), "wrong": faults(str(file), players)}


async def owners(here: Company, rng: random.Random, count: int) -> list[dict[str, Any]]:
    """Three processes; one that has tables is killed, and another one comes in its place."""
    players = tables(here.ports[0], rng)
    rounds = []
    async with playing(players, lambda: [life["port"] for life in here.lives if life]):
        await everybody_gets_on(players)
        for _ in range(count):
            before = told(players)
            codes = {player.code for player in players}
            owned = Counter(owner for code in codes if (owner := here.owner(code)) is not None)
            name = owned.most_common(1)[0][0]
            number = here.names().index(name)
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            here.kill(number)
            took = await healed(here, players, name, 2 * SECONDS)
            await asyncio.to_thread(here.begin, number)
            now = {name: value - before[name] for name, value in told(players).items()}
            rounds.append({"kind": "owners", "kills": 1, "healed": round(took, 2), **now, "wrong": []})
        await asyncio.sleep(0.5)
    rounds[-1]["wrong"] = faults(here.url, players)
    return rounds


def told(players: list[Player]) -> dict[str, int]:
    """How much players were told, and how often they had to ask again."""
    return {
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "resent": sum(player.resent for player in players),
    }


def report(lines: list[dict[str, Any]]) -> int:
    """All rounds so far, in words; how many were wrong."""
    wrong = 0
    for kind in ("single", "owners"):
        rounds = [line for line in lines if line["kind"] == kind]
        if not rounds:
            continue
        sums = {name: sum(line[name] for line in rounds) for name in ("kills", "acknowledged", "resent")}
        faulty = [fault for line in rounds for fault in line["wrong"]]
        wrong += len(faulty)
        text = ", ".join(f"{name} {value}" for name, value in sums.items())
        print(f"{kind}: {text}, wrong {len(faulty)}")
        healed = sorted(line["healed"] for line in rounds if "healed" in line)
        if healed:
            print(f"    healed after {statistics.median(healed):.2f} s (median), {healed[-1]:.2f} s (longest)")
        for fault in faulty:
            print(f"    {fault}")
    return wrong


def main() -> int:
    """Kill, and write down what comes of it."""
    parser = argparse.ArgumentParser(description="Kill servers and look for what was lost.")
    parser.add_argument("--single", type=int, default=0, help="kills of one server on SQLite")
    parser.add_argument("--owners", type=int, default=0, help="kills of owners among three on PostgreSQL")
    parser.add_argument("--file", type=Path, default=Path("build/kills.jsonl"))
    options = parser.parse_args()
    options.file.parent.mkdir(parents=True, exist_ok=True)
    rng = random.Random(time.time_ns())

    def keep(line: dict[str, Any]) -> None:
        with options.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    for _ in range(-(-options.single // ROUND)):
        keep(single(rng))
    if options.owners:
        with cluster() as server, ExitStack() as stack:
            houses = [stack.enter_context(house(server.url)) for _ in range(3)]
            for number in range(-(-options.owners // FRESH)):
                with company(server.url, houses, f"kills_{number}") as here:
                    for line in asyncio.run(owners(here, rng, min(FRESH, options.owners - number * FRESH))):
                        keep(line)
    lines = options.file.read_text(encoding="utf-8").splitlines() if options.file.exists() else []
    return 1 if report([json.loads(line) for line in lines]) else 0


if __name__ == "__main__":
    sys.exit(main())
