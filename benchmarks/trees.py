"""Two states of Cuore in one run: every figure of `cuore bench`, now against before, and the ratios.

    python3 benchmarks/trees.py bedb504                # this tree against a commit, plain Python
    python3 benchmarks/trees.py bedb504 --compiled     # the same, both compiled
    python3 benchmarks/trees.py bedb504 main --json    # two commits; a folder with a checkout will do as well

Machines are noisy and drift, so every repetition is a new process, the two take turns, and who begins alternates
(A B B A A B ...). A ratio is taken between neighbours; shown are the median of the ratios, their middle half and
their range. Figures from different runs are not to be compared. Each process is `cuore bench` with one repetition,
in CPU time: both play the same seeds, which are the same games as far as the rules agree.

A commit is unpacked into `.bench/trees/`, and compiled trees are installed there (some minutes, once for each state
of the sources); `.bench/` is never committed. Run it with the interpreter of an environment that has Cuore installed.
Exit status: 0 when everything was measured, 1 when something could not be, 2 for wrong usage.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet")
BOX = "decisions_per_second"  # the figure that is measured in each box


class Unavailable(Exception):
    """A tree cannot be measured; the message is one line that says why."""


class Ratio(NamedTuple):
    """How one figure compares: medians of both trees, and of the ratios of neighbours with their spread."""

    before: float
    now: float
    median: float
    quarter: float
    three_quarters: float
    least: float
    most: float

    @classmethod
    def of(cls, before: Sequence[float], now: Sequence[float]) -> "Ratio":
        ratios = [n / b for b, n in zip(before, now, strict=True)]
        quarters = quantiles(ratios, n=4, method="inclusive") if len(ratios) > 1 else ratios * 3
        return cls(median(before), median(now), median(ratios), quarters[0], quarters[2], min(ratios), max(ratios))


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        trees = [_tree(name, options.cache) for name in (options.before, options.now)]
        paths = [compiled(tree, options.cache) if options.compiled else tree / "src" for tree in trees]
        ratios = compare(paths, options.repetitions, options.seconds, "mypyc" if options.compiled else "pure")
    except Unavailable as reason:
        print(f"trees: {reason}", file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps({name: ratio._asdict() for name, ratio in ratios.items()}, indent=2))
    else:
        _print_table(ratios)
    return 0


def compare(paths: Sequence[Path], repetitions: int, seconds: float, build: str) -> dict[str, Ratio]:
    """Measure both trees in turns; the ratios by the name of the figure."""
    rows: list[list[dict[str, float]]] = [[], []]
    for repetition in range(repetitions):
        for which in (0, 1) if repetition % 2 == 0 else (1, 0):
            rows[which].append(_bench(paths[which], seconds, build))
        if sys.stderr.isatty():
            print(f"{repetition + 1} of {repetitions}", file=sys.stderr, flush=True)
    common = [name for name in rows[0][0] if name in rows[1][0]]
    return {name: Ratio.of([row[name] for row in rows[0]], [row[name] for row in rows[1]]) for name in common}


def _bench(path: Path, seconds: float, build: str) -> dict[str, float]:
    """One process of `cuore bench`: its figures, those of the boxes under the names of the boxes."""
    command = [
        sys.executable,
        "-P",
        "-m",
        "cuore",
        "bench",
        "--json",
        "--repetitions",
        "1",
        "--seconds",
        str(seconds),
    ]
    found = json.loads(_run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(path)}))
    if found["build"] != build:
        raise Unavailable(f"{path} is the build {found['build']!r}, not {build!r}")
    figures = {name: value["median"] for name, value in found.items() if name.endswith("_per_second")}
    return figures | {f"{box}, decisions": value[BOX]["median"] for box, value in found["boxes"].items()}


def _tree(name: str, cache: Path) -> Path:
    """The folder of a checkout: that of a commit is unpacked once."""
    if Path(name).is_dir():
        return Path(name).resolve()
    commit = _run(["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"], cwd=ROOT).decode().strip()
    folder = cache / commit[:12]
    if not (folder / "src").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        packed = _run(["git", "archive", "--format=tar", commit], cwd=ROOT)
        subprocess.run(["tar", "-x", "-C", str(folder)], input=packed, check=True)
    return folder


def compiled(tree: Path, cache: Path) -> Path:
    """Where the tree lies compiled, without what it depends on: installed once for each state of its sources."""
    digest = hashlib.sha256()
    for file in sorted([*tree.glob("src/**/*.py"), tree / "pyproject.toml", tree / "hatch_build.py"]):
        digest.update(file.read_bytes())
    target = cache / f"compiled-{digest.hexdigest()[:12]}"
    if not (target / "done").exists():
        print(f"compiling {tree} ...", file=sys.stderr, flush=True)
        env = {**os.environ, "CUORE_COMPILE": "1", "CUORE_CLIENT": "0"}
        _run([sys.executable, *PIP, "install", "--no-deps", "--upgrade", f"--target={target}", str(tree)], env=env)
        (target / "done").touch()
    return target


def _run(command: Sequence[str], **where: Any) -> bytes:
    done: subprocess.CompletedProcess[bytes] = subprocess.run(command, capture_output=True, check=False, **where)
    if done.returncode:
        told = [line for line in (done.stdout + done.stderr).decode(errors="replace").splitlines() if "rror" in line]
        raise Unavailable(f"{' '.join(command)} failed: {told[0].strip() if told else 'no reason was given'}")
    return done.stdout


def _print_table(ratios: dict[str, Ratio]) -> None:
    wide = max(map(len, ratios))
    print(f"{'':<{wide}} {'before':>11} {'now':>11}  now/before  middle half  range")
    for name, ratio in ratios.items():
        spread = f"{ratio.quarter:.2f}–{ratio.three_quarters:.2f}    {ratio.least:.2f}–{ratio.most:.2f}"
        print(f"{name:<{wide}} {ratio.before:>11,.0f} {ratio.now:>11,.0f} {ratio.median:>11.3f}  {spread}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Compare the speed of two states of Cuore in one run.")
    parser.add_argument("before", help="a commit, or the folder of a checkout")
    parser.add_argument("now", nargs="?", default=str(ROOT), help="the same; without it, this tree")
    parser.add_argument("--compiled", action="store_true", help="compile both with mypyc first")
    parser.add_argument("--repetitions", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of each of the loops")
    parser.add_argument("--cache", type=Path, default=ROOT / ".bench" / "trees")
    parser.add_argument("--json", action="store_true")
    return parser


if __name__ == "__main__":
    sys.exit(main())
