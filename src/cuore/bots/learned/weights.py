"""The file of weights: what it belongs to, and one clear line when something does not fit it."""

from __future__ import annotations

import hashlib
import io
import zipfile
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cuore.bots.learned.features import FEATURES, card_features, page_digest
from cuore.bots.learned.imprint import MEMBER, SHIPPED, read_imprint, shipped_bytes
from cuore.bots.learned.vocabulary import Vocabulary
from cuore.boxes import registry
from cuore.engine.errors import SetupError
from cuore.engine.table import Table

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Weights:
    """A trained net as it lies on the disk."""

    arrays: dict[str, Floats]
    heads: int
    vocabulary: Vocabulary
    pages: Floats  # the features of the vocabulary's cards; row 0 is no card
    training: dict[str, Any]  # how it came to be
    digest: str  # of the file


def read_weights(path: Path) -> Weights:
    """The weights of a file of one's own."""
    return _read(path.read_bytes(), str(path))


@lru_cache(maxsize=1)
def shipped_weights() -> Weights:
    """The weights that come with the house."""
    return _read(shipped_bytes(), SHIPPED)


def check_table(weights: Weights, table: Table) -> None:
    """Refuse a table with cards that the net has never seen, or that do something else than when it was trained."""
    weights.vocabulary.check(table)


def _read(data: bytes, where: str) -> Weights:
    imprint = read_imprint(data, where)
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as stored:
            arrays = {name: stored[name].astype(np.float32) for name in stored.files if name != MEMBER}
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise SetupError("net-unreadable", where=where, reason=str(error)) from error
    known = imprint.vocabulary
    pages = np.zeros((len(known.places) + 1, FEATURES), dtype=np.float32)
    for card in registry.CARDS.values():
        if page_digest(card) in known.digests.get(card.name, ()):
            pages[known.places[card.name]] = card_features(card)
    digest = hashlib.blake2b(data, digest_size=16).hexdigest()
    return Weights(arrays, imprint.heads, known, pages, imprint.training, digest)
