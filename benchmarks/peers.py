"""Random playouts by Cuore and by two well-known Python engines in the same run, and the ratios.

    python3 benchmarks/peers.py                     # a table, about a minute and a half with the defaults
    python3 benchmarks/peers.py --json --seconds 1

What is measured: how many decisions an engine carries through per second of CPU time when two random players
play whole games. A decision is one time that a player is asked and answers. Forced answers are cheap and the
engines differ in how many they ask for, so the decisions with more than one option are counted as well and
have a ratio of their own.

Why it is fair:

- The peers are the published packages, in the versions pinned below, each in a virtual environment of its own
  made with the interpreter that runs this script; Cuore is whatever that interpreter imports as `cuore`.
- Each driver (`peer_*.py`, which also say what was turned off to make that peer faster) uses its engine's
  documented entry points, and all three choose with the same line of code and share one stopwatch
  (`peer_loop.py`): CPU time of the process, after a warm-up, whole games, setting up included.
- Machines are noisy and drift, so every repetition is a new process and the engines take turns
  (A B C A B C ...). A ratio is taken between neighbours, within one round; shown are the median and the range
  of the rounds. Figures from different runs or machines are not to be compared.

What it does not say: these are different games. A Catan action is not the same amount of rules as a served
maid, and games per second compare nothing but an engine with itself.

The environments are kept in `.bench/` (or --cache), which must be in .gitignore. With no network a peer is
left out and a line says so. Exit status: 0 when Cuore was measured, 1 when it was not, 2 for wrong usage.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CUORE = "cuore"
PEERS = {  # what pip is asked for, the peer itself first
    "catanatron": ("catanatron==3.2.1", "networkx==3.6.1"),
    "pyminion": ("pyminion==0.4.0",),
}
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--retries=2", "--timeout=20")
INSTALL_TIMEOUT = 600.0
HEADINGS = ("engine", "version", "games/s", "decisions/s", "choice", "cuore/peer", "choices only")
SEED_STEP = 1_000_000  # repetitions play different games, the same ones in every run


class Unavailable(Exception):
    """An engine cannot be measured; the message is one line that says why."""


class Spread(NamedTuple):
    """A median and the range around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        return cls(median(values), min(values), max(values))


@dataclass(frozen=True)
class Run:
    """One repetition of one engine, as its driver printed it."""

    games: int
    decisions: int
    choices: int
    cpu_seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.cpu_seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.cpu_seconds

    @property
    def choices_per_second(self) -> float:
        return self.choices / self.cpu_seconds


@dataclass
class Engine:
    """Something to measure: its name, the interpreter that can import it, and the repetitions so far."""

    name: str
    python: Path
    version: str = ""
    build: str = ""  # of Cuore only: "python" or "compiled"
    runs: list[Run] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The part of the decisions that had more than one option."""
        return sum(run.choices for run in self.runs) / sum(run.decisions for run in self.runs)

    @property
    def label(self) -> str:
        return f"{self.version} ({self.build})" if self.build else self.version


def say(text: str) -> None:
    """Tell the person, never the program that reads standard output."""
    print(f"peers: {text}", file=sys.stderr)


def progress(text: str = "") -> None:
    """Rewrite the one progress line of a terminal; nothing in a pipe."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def call(command: Sequence[str | Path], *, timeout: float, environ: dict[str, str] | None = None) -> str:
    """Run a command at the root of the repository and return what it printed, or say why not in one line."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environ, timeout=timeout, capture_output=True, text=True, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(f"gave no answer within {timeout:.0f} s") from None
    except OSError as error:
        raise Unavailable(str(error)) from None
    if done.returncode:
        lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        errors = [line for line in lines if line.startswith("ERROR:")] or lines
        raise Unavailable(errors[-1] if errors else f"ended with status {done.returncode}")
    return done.stdout


def environment(name: str, cache: Path) -> Path:
    """The interpreter of a peer's own environment, made and filled on first use."""
    own, *_ = wanted = PEERS[name]
    home = cache / f"{own.replace('==', '-')}-py{sys.version_info.major}{sys.version_info.minor}"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = home / "ready.txt"  # written last: an interrupted installation is begun again
    listed = "\n".join(wanted) + "\n"
    try:
        if ready.is_file() and ready.read_text(encoding="utf-8") == listed:
            return python
        progress(f"installing {own} ...")
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        (cache / ".gitignore").write_text("*\n", encoding="utf-8")
        call([sys.executable, "-m", "venv", home], timeout=INSTALL_TIMEOUT, environ=clean())
        call([python, *PIP, "install", "--quiet", *wanted], timeout=INSTALL_TIMEOUT, environ=clean())
        ready.write_text(listed, encoding="utf-8")
    except OSError as error:
        raise Unavailable(f"not installed: {error}") from None
    except Unavailable as error:
        raise Unavailable(f"not installed: {error}") from None
    return python


def clean(*, keep_path: bool = False) -> dict[str, str]:
    """The environment without what would lead one interpreter to another's modules."""
    drop = {"PYTHONHOME", "PYTHONSAFEPATH", "VIRTUAL_ENV", "PYTHONDEVMODE", "PYTHONTRACEMALLOC"}
    if not keep_path:
        drop.add("PYTHONPATH")
    kept = {key: value for key, value in os.environ.items() if key not in drop}
    kept["PYTHONHASHSEED"] = "0"  # the same games in every run, whatever an engine keeps in sets
    return kept


def repeat(engine: Engine, seconds: float, seed: int) -> None:
    """Add one repetition to `engine`, in a process of its own."""
    driver = f"benchmarks.peer_{engine.name}"
    output = call(
        [engine.python, "-m", driver, "--seconds", str(seconds), "--seed", str(seed)],
        timeout=60 + 20 * seconds,
        environ=clean(keep_path=engine.name == CUORE),
    )
    facts: dict[str, Any] = json.loads(output)
    engine.version = facts.pop("version")
    engine.build = facts.pop("build", "")
    engine.runs.append(Run(**facts))


def measure(engines: list[Engine], repetitions: int, seconds: float, seed: int) -> dict[str, str]:
    """Let the engines take turns; drop from the list those that fail, and return why."""
    failed: dict[str, str] = {}
    for turn in range(repetitions):
        for engine in list(engines):
            progress(f"repetition {turn + 1} of {repetitions}: {engine.name} ...")
            try:
                repeat(engine, seconds, seed + turn * SEED_STEP)
            except Unavailable as error:
                engines.remove(engine)
                failed[engine.name] = str(error)
                progress()
                say(f"{engine.name} left out: {error}")
    progress()
    return failed


def ratios(cuore: Engine, peer: Engine) -> tuple[Spread, Spread]:
    """Cuore's speed as a multiple of the peer's, round by round: all decisions, and those with a choice."""
    pairs = list(zip(cuore.runs, peer.runs, strict=True))
    return (
        Spread.of([ours.decisions_per_second / theirs.decisions_per_second for ours, theirs in pairs]),
        Spread.of([ours.choices_per_second / theirs.choices_per_second for ours, theirs in pairs]),
    )


def table(engines: Sequence[Engine], cuore: Engine | None) -> str:
    """The result for people."""
    rows = [HEADINGS]
    for engine in engines:
        speed = Spread.of([run.decisions_per_second for run in engine.runs])
        versus = only = "-"
        if cuore is not None and engine is not cuore:
            every, open_ = ratios(cuore, engine)
            versus = f"{every.median:.2f} ({every.low:.2f}-{every.high:.2f})"
            only = f"{open_.median:.2f}"
        rows.append(
            (
                engine.name,
                engine.label,
                f"{median(run.games_per_second for run in engine.runs):,.1f}",
                f"{speed.median:,.0f} ({speed.low:,.0f}-{speed.high:,.0f})",
                f"{engine.share:.0%}",
                versus,
                only,
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        left = [cell.ljust(width) for cell, width in zip(row[:2], widths[:2], strict=True)]
        right = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
        lines.append("  ".join(left + right))
    return "\n".join(lines)


def report(engines: Sequence[Engine], cuore: Engine | None) -> list[dict[str, Any]]:
    """The result for programs: one entry per engine, its repetitions included."""
    entries = []
    for engine in engines:
        entry: dict[str, Any] = {
            "engine": engine.name,
            "version": engine.version,
            "games_per_second": median(run.games_per_second for run in engine.runs),
            "decisions_per_second": Spread.of([run.decisions_per_second for run in engine.runs])._asdict(),
            "choices_per_second": Spread.of([run.choices_per_second for run in engine.runs])._asdict(),
            "choice_share": engine.share,
            "repetitions": [vars(run) for run in engine.runs],
        }
        if engine.build:
            entry["build"] = engine.build
        if cuore is not None and engine is not cuore:
            every, open_ = ratios(cuore, engine)
            entry["cuore_ratio"] = every._asdict()
            entry["cuore_ratio_choices"] = open_._asdict()
        entries.append(entry)
    return entries


def positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return value


def count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {text}")
    return value


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Random playouts by Cuore and by two other engines in the same run, and the ratios.",
        epilog="example: python3 benchmarks/peers.py --repetitions 3 --seconds 1",
    )
    parser.add_argument("--seconds", type=positive, default=3.0, help="CPU time of one repetition (default 3)")
    parser.add_argument("--repetitions", type=count, default=5, help="how often each engine runs (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="where the games' seeds begin (default 1)")
    parser.add_argument(
        "--cache", type=Path, default=ROOT / ".bench", help="where the peers are installed (default .bench)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args()


def main() -> int:
    options = arguments()
    engines = [Engine(CUORE, Path(sys.executable))]
    left_out: dict[str, str] = {}
    for name in PEERS:
        try:
            engines.append(Engine(name, environment(name, options.cache.resolve())))
        except Unavailable as error:
            left_out[name] = str(error)
            progress()
            say(f"{name} left out: {error}")
    left_out |= measure(engines, options.repetitions, options.seconds, options.seed)
    cuore = next((engine for engine in engines if engine.name == CUORE), None)
    if options.json:
        result = {
            "python": platform.python_version(),
            "seconds": options.seconds,
            "repetitions": options.repetitions,
            "seed": options.seed,
            "engines": report(engines, cuore),
            "left_out": left_out,
        }
        print(json.dumps(result, indent=2))
    elif engines:
        print(table(engines, cuore))
        print("Per second of CPU time, median (min-max) of the repetitions. Compare only ratios of one run.")
    return 0 if cuore else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        progress()
        say("interrupted")
        sys.exit(130)
