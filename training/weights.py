"""Weights as one flat array between processes, and as the file that ships (cuore.bots.learned.weights reads it)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from cuore.bots.learned import encoding
from cuore.bots.learned.features import FEATURES, card_features
from cuore.bots.learned.vocabulary import Vocabulary
from cuore.bots.learned.weights import read_weights
from cuore.boxes import registry
from training.memory import Array


def pages(vocabulary: Vocabulary) -> torch.Tensor:
    """The features of the vocabulary's cards, by their places; row 0 is no card."""
    rows = torch.zeros(len(vocabulary.places) + 1, FEATURES)
    for card in registry.CARDS.values():
        if card.name in vocabulary.places:
            rows[vocabulary.places[card.name]] = torch.tensor(card_features(card))
    return rows


def count(net: nn.Module) -> int:
    """How many numbers a net has."""
    return sum(p.numel() for p in net.parameters())


def put(net: nn.Module, flat: Array) -> None:
    """The parameters of a net into a flat array."""
    with torch.no_grad():
        flat[:] = torch.cat([p.detach().flatten().float().cpu() for p in net.parameters()]).numpy()


def take(net: nn.Module, flat: Array) -> None:
    """The parameters of a net out of a flat array."""
    numbers = torch.from_numpy(np.array(flat)).to(next(net.parameters()).device)
    with torch.no_grad():
        at = 0
        for p in net.parameters():
            p.copy_(numbers[at : at + p.numel()].view_as(p))
            at += p.numel()


def load(net: nn.Module, vocabulary: Vocabulary, path: Path) -> dict[str, Any]:
    """The parameters of a net out of a file that ships, for the same cards; what is told of how they came to be."""
    stored = read_weights(path)
    if stored.vocabulary.digests != {name: list(digests) for name, digests in vocabulary.digests.items()}:
        raise SystemExit(f"training: {path} was trained with other cards; begin without it.")
    with torch.no_grad():
        for name, p in net.named_parameters():
            p.copy_(torch.from_numpy(stored.arrays[name]))
    return stored.training


def export(net: nn.Module, vocabulary: Vocabulary, told: Mapping[str, Any], path: Path) -> None:
    """The file that ships: half precision, with what it belongs to and how it came to be."""
    arrays: dict[str, Any] = {name: p.detach().cpu().numpy().astype(np.float16) for name, p in net.named_parameters()}
    about = {
        "encoding": encoding.VERSION,
        "heads": net.blocks[0].heads,
        "cards": [[name, list(vocabulary.digests[name])] for name in sorted(vocabulary.places)],
        "training": dict(told),
    }
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), dtype=np.uint8)
    np.savez_compressed(path, **arrays)
