"""Who a browser is, and what a table is called.

A browser proves itself by a random key of 256 bits that it keeps in a cookie. Here only the key's SHA-256 is kept: a
fingerprint, from which the key cannot be found, because nobody can guess 256 bits. A table's code is short, because
people type it; it lets one look and take a free seat, never speak for a seat that is taken.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

COOKIE: Final = "cuore-key"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"  # behind https: no other host and no page without https can set this one
KEY_BYTES: Final = 32
CODE_LENGTH: Final = 8
CODE_SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: nothing is misread, nothing is a word
_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
_ALIKE = str.maketrans("OIL", "011")


def new_key() -> str:
    """A key for a browser that has none yet."""
    return secrets.token_urlsafe(KEY_BYTES)


def is_key(text: str) -> bool:
    """Whether a cookie holds a key that we could have made."""
    return _KEY.fullmatch(text) is not None


def fingerprint(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_code() -> str:
    """A code for a table: 40 bits."""
    return "".join(secrets.choice(CODE_SYMBOLS) for _ in range(CODE_LENGTH))


def alias(code: str) -> str:
    """A table in the log: who reads that must not be able to visit it. `cuore games list` shows the same."""
    return f"#{hashlib.sha256(code.encode()).hexdigest()[:6]}"


def read_code(text: str) -> str:
    """A code as somebody typed it: capitals, blanks and hyphens do not matter, nor O for 0, I and L for 1."""
    return "".join(text.upper().split()).replace("-", "").translate(_ALIKE)
