"""What a start of the command line came to, and what a refusal must look like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


Run = Callable[..., Result]


def refused(result: Result, *parts: str, code: int = 2) -> None:
    """One line on stderr that names what is wrong, nothing on stdout, no traceback."""
    assert result.code == code, result
    assert result.out == ""
    assert result.err.startswith("cuore: ")
    assert result.err.count("\n") == 1
    for part in parts:
        assert part in result.err
