"""A log as a picture: `python -m training.plot runs/first/log.jsonl …  --out runs/first/log.svg`. Needs matplotlib.

Several logs are drawn behind each other, as one run that went on. Above, what the net won alone against plans and
against past snapshots, by the number of seats; dotted is what would be even. Below, how wrong it was about the end of
the game, how sure it was of its answers, and how fast the actors played.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from training.memory import MOST_SEATS

COLOURS = ("#9c3b56", "#3d6d8a", "#7a7a2a")  # by the number of seats
BEGINNING = 0.02  # of the lines are left out: the first ones are of games that were just begun


def main() -> None:
    """Read, draw, write."""
    parser = argparse.ArgumentParser(prog="python -m training.plot", description=__doc__.splitlines()[0])
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    draw([json.loads(line) for log in args.logs for line in log.read_text().splitlines()], args.out)


def draw(lines: list[dict[str, Any]], path: Path) -> None:
    """The lines of a log, in the order in which they were written."""
    from matplotlib.figure import Figure

    lines = lines[int(BEGINNING * len(lines)) :]
    minutes = [line["seconds"] / 60 for line in lines]
    figure = Figure(figsize=(9, 6), layout="constrained")
    ((plans, rivals), (wrong, speed)) = figure.subplots(2, 2, sharex=True)
    for axes, key, title in ((plans, "plans", "won alone among plans"), (rivals, "rivals", "… among past snapshots")):
        axes.set_title(title)
        for i in range(MOST_SEATS - 1):
            won = [100 * line[key][i] if line[key][i] else None for line in lines]
            axes.plot(minutes, won, color=COLOURS[i], label=f"{i + 2} seats")
            axes.axhline(100 / (i + 2), color=COLOURS[i], linestyle=":", linewidth=1)
        axes.set_ylabel("%")
        axes.set_ylim(0, 100)
    plans.legend(loc="lower right")
    wrong.set_title("error of the win chances, entropy of the answers")
    wrong.plot(minutes, [line["win"] for line in lines], color=COLOURS[0], label="win chances (cross entropy)")
    wrong.plot(minutes, [line["entropy"] for line in lines], color=COLOURS[1], label="answers (entropy)")
    wrong.legend()
    speed.set_title("decisions a second")
    speed.plot(minutes, [line["decisions_s"] for line in lines], color=COLOURS[2])
    speed.set_ylim(bottom=0)
    for axes in (wrong, speed):
        axes.set_xlabel("minutes of training")
    figure.savefig(path)


if __name__ == "__main__":
    main()
