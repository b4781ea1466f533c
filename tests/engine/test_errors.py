"""Errors are one clear line, in every process."""

from __future__ import annotations

import pickle

import pytest

import cuore
from cuore.engine.errors import CuoreError


def test_an_error_comes_whole_out_of_another_process() -> None:
    """A worker hands its error over as bytes; made anew from its English line it would break the pool."""
    with pytest.raises(CuoreError) as caught:
        cuore.new_game(["no such box"])
    error = caught.value
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.key, again.values) == (type(error), str(error), error.key, error.values)
