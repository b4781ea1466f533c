"""Error lines in other languages than English; the English ones are the engine's own (engine/errors.py)."""

from __future__ import annotations

from cuore.engine.errors import CuoreError
from cuore.words.catalogue import ENGLISH, say


def error_text(error: CuoreError, lang: str) -> str:
    """The one line of an error."""
    if lang == ENGLISH:
        return str(error)
    values = {
        # An error may carry the one that caused it. Everything else is shown as the caller wrote it.
        name: error_text(value, lang) if isinstance(value, CuoreError) else str(value)
        for name, value in error.values.items()
    }
    return say(lang, f"error-{error.key}", **values)
