"""The file of weights: what it belongs to, and one clear line when something does not fit it."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from cuore.bots.learned.encoding import VERSION
from cuore.bots.learned.features import FEATURES, card_features, page_digest
from cuore.bots.learned.vocabulary import Vocabulary
from cuore.boxes import registry
from cuore.engine.errors import SetupError
from cuore.engine.table import Table

SHIPPED: Final = "net.npz"
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Weights:
    """A trained net as it lies on the disk."""

    arrays: dict[str, Floats]
    heads: int
    vocabulary: Vocabulary
    pages: Floats  # the features of the vocabulary's cards; row 0 is no card
    training: dict[str, Any]  # how it came to be


def read_weights(path: Path) -> Weights:
    """The weights of a file of one's own."""
    return _read(path.read_bytes(), str(path))


@lru_cache(maxsize=1)
def shipped_weights() -> Weights:
    """The weights that come with the house."""
    return _read(files(__package__).joinpath(SHIPPED).read_bytes(), SHIPPED)


def check_table(weights: Weights, table: Table) -> None:
    """Refuse a table with cards that the net has never seen, or that do something else than when it was trained."""
    strangers = weights.vocabulary.strangers(table)
    if strangers:
        raise SetupError("net-strangers", cards=", ".join(strangers))


def _read(data: bytes, where: str) -> Weights:
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as stored:
            arrays = {name: stored[name] for name in stored.files}
        about = json.loads(bytes(arrays.pop("about")))
        version, heads, cards = int(about["encoding"]), int(about["heads"]), dict(about["cards"])
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile) as error:
        raise SetupError("net-unreadable", where=where, reason=str(error)) from error
    if version != VERSION:
        raise SetupError("net-encoding", where=where, number=version, allowed=VERSION)
    places = {name: place for place, name in enumerate(sorted(cards), start=1)}
    pages = np.zeros((len(places) + 1, FEATURES), dtype=np.float32)
    for card in registry.CARDS.values():
        if page_digest(card) in cards.get(card.name, ()):
            pages[places[card.name]] = card_features(card)
    numbers = {name: array.astype(np.float32) for name, array in arrays.items()}
    return Weights(numbers, heads, Vocabulary(places, cards), pages, about["training"])
