"""What a run leaves behind, now and then and at its end: where it can go on, and the file that ships.

Each file is whole or is the one before: it is written beside its place and then put there.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cuore.bots.learned.vocabulary import Vocabulary
from training import weights
from training.learner import Learner
from training.memory import Memory
from training.net import Net

CHECKPOINT = "checkpoint.pt"
NET = "net.npz"


def read(path: Path) -> Any:
    """A checkpoint."""
    return torch.load(path, map_location="cpu", weights_only=True)


def write(
    folder: Path, net: Net, learner: Learner, shared: Memory, told: Mapping[str, Any], vocabulary: Vocabulary
) -> None:
    """Where a run can go on, past snapshots to play against included, and the net as it ships."""
    state = {
        "net": net.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
        "told": dict(told),
        "snapshots": torch.from_numpy(shared.past()),
    }
    beside = folder / f"{CHECKPOINT}.part"
    torch.save(state, beside)
    beside.replace(folder / CHECKPOINT)
    beside = folder / f"part-{NET}"  # NumPy wants its own ending
    weights.export(net, vocabulary, told, beside)
    beside.replace(folder / NET)


def bring_back(shared: Memory, saved: Mapping[str, Any]) -> None:
    """The snapshots of a checkpoint, if it has any and they are of nets of this size."""
    found = saved.get("snapshots")
    if found is not None and found.shape[1:] == shared.snapshots.shape[1:]:
        for snapshot in found.numpy():
            shared.remember(np.asarray(snapshot), len(found))
