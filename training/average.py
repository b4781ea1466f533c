"""The mean of two runs with one beginning: `python -m training.average A.pt B.pt --since START.pt OUT.pt`.

Two runs with different seeds find different noise around much the same net, and their mean has less of it. A few
minutes of training at a low rate behind it settle the rest.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch

COUNTED = ("seconds", "games", "decisions")  # of what a checkpoint tells
MOMENTS = ("exp_avg", "exp_avg_sq")  # of the optimiser, by parameter


def main() -> None:
    """Read three checkpoints, write the fourth."""
    parser = argparse.ArgumentParser(prog="python -m training.average", description=__doc__)
    parser.add_argument("one", type=Path)
    parser.add_argument("other", type=Path)
    parser.add_argument("--since", type=Path, required=True, help="the checkpoint from which both went on")
    parser.add_argument("out", type=Path)
    args = parser.parse_args()
    torch.save(averaged(_read(args.one), _read(args.other), _read(args.since)), args.out)


def averaged(one: Any, other: Any, since: Any) -> dict[str, Any]:
    """A checkpoint in the middle of two; what is told of it counts the common beginning once."""
    net = {name: _mean(p, other["net"][name]) for name, p in one["net"].items()}
    optimiser = one["optimiser"]
    for number, state in optimiser["state"].items():
        for moment in MOMENTS:
            state[moment] = _mean(state[moment], other["optimiser"]["state"][number][moment])
    told = {**one["told"]}
    for what in COUNTED:
        told[what] += other["told"][what] - since["told"][what]
    told["seeds"] = [*told["seeds"], *other["told"]["seeds"][len(since["told"]["seeds"]) :]]
    return {"net": net, "optimiser": optimiser, "told": told}


def _mean(one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    return (one + other) / 2 if one.is_floating_point() else one


def _read(path: Path) -> Any:
    return torch.load(path, map_location="cpu", weights_only=True)


if __name__ == "__main__":
    main()
