"""What a file of weights says of itself: its encoding, the cards it knows, how it came to be. Without NumPy."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from cuore.bots.learned.encoding import VERSION
from cuore.bots.learned.vocabulary import Vocabulary
from cuore.engine.errors import SetupError

SHIPPED: Final = "net.npz"
SHIPPED_CHANCES: Final = "chances.npz"  # what reads it (chances.py)
MEMBER: Final = "about"  # an array of the bytes of a JSON text
LENGTH: Final = slice(8, 10)  # of an array's head, and where its length stands there


@dataclass(frozen=True)
class Imprint:
    """What stands beside the weights."""

    heads: int
    vocabulary: Vocabulary
    training: dict[str, Any]


@lru_cache(maxsize=1)
def shipped_imprint() -> Imprint:
    """What the weights that come with the house say of themselves."""
    return read_imprint(shipped_bytes(), SHIPPED)


def shipped_bytes(name: str = SHIPPED) -> bytes:
    """A file that comes with the house."""
    return files(__package__).joinpath(name).read_bytes()


def read_imprint(data: bytes, where: str) -> Imprint:
    """Out of a file's bytes; one line if there is nothing to read, or if it is for another encoding."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as stored:
            array = stored.read(f"{MEMBER}.npy")
        about = json.loads(array[LENGTH.stop + int.from_bytes(array[LENGTH], "little") :])
        version, heads, cards = int(about["encoding"]), int(about["heads"]), dict(about["cards"])
        training = dict(about["training"])
    except (OSError, ValueError, KeyError, TypeError, NotImplementedError, EOFError, zipfile.BadZipFile) as error:
        raise SetupError("net-unreadable", where=where, reason=str(error)) from error
    if version != VERSION:
        raise SetupError("net-encoding", where=where, number=version, allowed=VERSION)
    places = {name: place for place, name in enumerate(sorted(cards), start=1)}
    return Imprint(heads, Vocabulary(places, cards), training)
