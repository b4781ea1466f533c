"""Every speed figure of docs/speed.md with one command: what is reached of what we mean to reach.

    python -m benchmarks.rows                              # everything; a quarter of an hour, quieter is better
    python -m benchmarks.rows --only engine --record       # one group, and a line for it in measured.jsonl
    python -m benchmarks.rows --plot docs/pictures/speed.svg

Groups: `engine` (a C++ skeleton of the turn takes turns with the compiled build; views of the plain one),
`environments`, `server`, `peers`. Figures are medians of CPU time, ratios are those of one run. The compiled build
is made first (benchmarks/trees.py); the CPU time of that is a figure, too, in the run that makes it. `--record` adds
what was measured to benchmarks/measured.jsonl, with the commit and the load of the machine; `--plot` draws it.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks.trees import ROOT, Unavailable, compiled

MEASURED = ROOT / "benchmarks" / "measured.jsonl"
LOOP = "--playouts"  # this file as the process that measures the playouts of `expert`
FIRST = "first-game"
MOST_ANSWERS = 900


class Row(NamedTuple):
    """A figure that has an aim."""

    name: str
    aim: float
    at_most: bool = False  # the aim is a limit from above
    unit: str = ""

    def reached(self, value: float) -> bool:
        return value <= self.aim if self.at_most else value >= self.aim


ROWS = {
    "engine": (
        Row("compiled playouts beside the C++ skeleton", 30, unit="%"),
        Row("compiled, stepped from Python, decisions/s", 1_000_000),
        Row("compiled copies of a game, /s", 1_500_000),
        Row("compiled playouts of `expert`, /s", 6_000),
        Row("a view, plain", 40, at_most=True, unit="µs"),
    ),
    "compiling": (Row("compiling the wheel, CPU time", 60, at_most=True, unit="s"),),
    "environments": (
        Row("environment, plain, steps/s", 20_000),
        Row("environment, compiled, steps/s", 100_000),
        Row("games in lockstep, compiled, steps/s", 200_000),
    ),
    "server": (
        Row("compiled, an answer at a table of two, CPU", 0.4, at_most=True, unit="ms"),
        Row("compiled, each further spectator, CPU", 0.06, at_most=True, unit="ms"),
        Row("compiled, answers/s, 200 tables flat out", 1_500),
        Row("an answer at a table of two, CPU", 0.4, at_most=True, unit="ms"),
        Row("each further spectator, CPU", 0.06, at_most=True, unit="ms"),
        Row("answers/s, 200 tables flat out", 1_500),
    ),
    "peers": (
        Row("plain beside catanatron", 8.6, unit="×"),
        Row("plain beside pyminion", 3.2, unit="×"),
    ),
}
Figures = dict[str, float]


def engine(built: Path, repetitions: int) -> Figures:
    """The loops of `cuore bench` and the playouts of `expert`, in turns with the skeleton."""
    with tempfile.TemporaryDirectory() as folder:
        skeleton = Path(folder, "skeleton")
        compiler = shutil.which("c++") or shutil.which("g++")
        if compiler is None:
            raise Unavailable("there is no C++ compiler for the skeleton")
        _told([compiler, "-O2", "-std=c++17", "-o", str(skeleton), str(ROOT / "benchmarks/skeleton.cpp")])
        found: dict[str, list[float]] = {row.name: [] for row in ROWS["engine"]}
        for _ in range(repetitions):
            fastest = float(_told([str(skeleton), "0.7"]))
            native = _bench(built)
            plain = _bench(ROOT / "src")
            values = (
                100 * native["playout_decisions_per_second"]["median"] / fastest,
                native["decisions_per_second"]["median"],
                native["clones_per_second"]["median"],
                float(_told([sys.executable, "-P", "-m", "benchmarks.rows", LOOP], built)),
                1e6 / plain["views_per_second"]["median"],
            )
            for row, value in zip(ROWS["engine"], values, strict=True):
                found[row.name].append(value)
    return {name: median(values) for name, values in found.items()}


def environments(repetitions: int) -> Figures:
    """The rows of benchmarks/environments.py that have an aim."""
    command = ["-m", "benchmarks.environments", "--compiled", "--json", "--repetitions", str(repetitions)]
    runs = json.loads(_told([sys.executable, *command]))
    steps = {build: [run["cuore_v1.raw_env, base"] for run in found] for build, found in runs.items()}
    together = [run["LockstepEnv, 64 games, base"] for run in runs["compiled"]]
    names = [row.name for row in ROWS["environments"]]
    return dict(zip(names, map(median, (steps["plain"], steps["compiled"], together)), strict=True))


def server(repetitions: int) -> Figures:
    """What an answer costs a real server, and how many it takes at once: compiled, then plain. Readers take news."""
    values: list[float] = []
    for path in (compiled_here()[0], ROOT / "src"):
        run = [sys.executable, "-P", "-m"]
        times = ["--news", "--json", "--repetitions", str(repetitions)]
        cost = json.loads(_told([*run, "benchmarks.server_cpu", *times], path))
        crowd = json.loads(
            _told([*run, "benchmarks.tables", "--news", "--think", "0", "--seconds", "20", "--json"], path)
        )
        values += [cost["answer_ms"]["median"], cost["further_spectator_ms"]["median"], crowd["answers_per_second"]]
    return dict(zip([row.name for row in ROWS["server"]], values, strict=True))


def peers(repetitions: int) -> Figures:
    """Beside two well-known engines, which are installed on first use."""
    command = ["benchmarks/peers.py", "--json", "--seconds", "1", "--repetitions", str(repetitions)]
    engines = json.loads(_told([sys.executable, *command]))["engines"]
    ratios = {entry["engine"]: entry["cuore_ratio"] for entry in engines if "cuore_ratio" in entry}
    return {f"plain beside {peer}": ratio["median"] for peer, ratio in ratios.items()}


def expert_playouts() -> float:
    """Whole games of the base box by the quick policy of `expert`, per second of CPU time."""
    import cuore
    from cuore.bots.deals import play_out
    from cuore.bots.facts import Facts
    from cuore.bots.house_plans import house_plans
    from cuore.engine.chance import fast_chance

    game = cuore.new_game(["base"], ["Ann", "Bob"], FIRST, seed=1)
    facts = Facts(game.table)
    plans = house_plans(facts)[:2]
    played, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < 1 or not played:
        s = game.state.clone()
        s.chance = fast_chance(played)
        play_out(s, facts, plans, MOST_ANSWERS)
        played += 1
    return played / spent


def _bench(path: Path) -> dict[str, Any]:
    command = [sys.executable, "-P", "-m", "cuore", "bench", "--json", "--repetitions", "1", "--seconds", "0.5"]
    found: dict[str, Any] = json.loads(_told(command, path))
    return found


def _told(command: list[str], path: Path | None = None) -> str:
    """What a process says; `path` is where it finds Cuore."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*([str(path)] if path else []), str(ROOT)])}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=env)
    if done.returncode:
        raise Unavailable(f"{' '.join(command)}: {(done.stderr.strip() or 'no reason was given').splitlines()[-1]}")
    return done.stdout


def compiled_here() -> tuple[Path, Figures]:
    """The compiled build of this tree, and what making it has cost, if it was made just now."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    built = compiled(ROOT, ROOT / ".bench" / "trees")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return built, {ROWS["compiling"][0].name: spent} if spent > 1 else {}


def record(figures: Figures) -> None:
    """A line for what was measured."""
    commit = _told(["git", "rev-parse", "--short", "HEAD"]).strip()
    changed = bool(_told(["git", "status", "--porcelain", "--", "src"]).strip())
    line = {"commit": commit + ("+" if changed else ""), "day": time.strftime("%Y-%m-%d"), "load": os.getloadavg()[0]}
    with MEASURED.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line | {name: round(value, 3) for name, value in figures.items()}) + "\n")


def plot(path: Path) -> None:
    """How the figures went from commit to commit, each as a part of its aim."""
    from matplotlib import colormaps
    from matplotlib.figure import Figure

    lines = [json.loads(line) for line in MEASURED.read_text(encoding="utf-8").splitlines()]
    commits = list(dict.fromkeys(line["commit"] for line in lines))
    figure = Figure(figsize=(11, 6), layout="constrained")
    axes = figure.subplots()
    axes.set_prop_cycle(color=colormaps["tab20"](range(20)))
    for row in (row for rows in ROWS.values() for row in rows):
        points = [(commits.index(line["commit"]), line[row.name]) for line in lines if row.name in line]
        if points:
            parts = [row.aim / value if row.at_most else value / row.aim for _, value in points]
            axes.plot([x for x, _ in points], parts, marker="o", label=row.name)
    axes.axhline(1, color="grey", linewidth=0.8)
    axes.set_yscale("log")
    axes.set_yticks([0.5, 1, 2, 4], ["0.5", "1", "2", "4"], minor=False)
    axes.set_yticks([], minor=True)
    axes.set_ylabel("of the aim (1 is reached)")
    axes.set_xticks(range(len(commits)), commits, rotation=45)
    figure.legend(fontsize="small", loc="outside right upper")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> int:
    """Measure, print, and keep what was measured if asked to."""
    parser = argparse.ArgumentParser(description="Every speed figure with one command.")
    parser.add_argument("--only", choices=["engine", "environments", "server", "peers"], action="append")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--plot", type=Path)
    parser.add_argument(LOOP, action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.playouts:
        print(expert_playouts())
        return 0
    wanted = options.only or (
        [] if options.plot and not options.record else ["engine", "environments", "server", "peers"]
    )
    figures: Figures = {}
    groups: dict[str, Callable[[int], Figures]] = {"environments": environments, "server": server, "peers": peers}
    for group in wanted:
        try:
            if group == "engine":
                built, cost = compiled_here()
                figures |= cost | engine(built, options.repetitions)
            else:
                figures |= groups[group](options.repetitions)
        except Unavailable as reason:
            print(f"{group}: {reason}", file=sys.stderr)
    rows = [row for rows in ROWS.values() for row in rows if row.name in figures]
    for row in rows:
        sign = "≤" if row.at_most else "≥"
        mark = "" if row.reached(figures[row.name]) else "   not reached"
        print(f"{row.name:<45} {figures[row.name]:>13,.2f} {row.unit:<3} {sign} {row.aim:,g}{mark}")
    if options.record and figures:
        record(figures)
    if options.plot:
        plot(options.plot)
    return 0 if rows or not wanted else 1


if __name__ == "__main__":
    sys.exit(main())
