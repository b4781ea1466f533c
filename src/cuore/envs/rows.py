"""From a row of cells to what an agent is given: the observation, scaled, and the mask."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from cuore.engine.game import Game
from cuore.envs.cells import Cells
from cuore.envs.layout import BOUND, ActionMask, Layout, Observation

CELL: Final = np.dtype(np.int16)
MAY: Final = np.dtype(np.int8)


def observation_box(layout: Layout) -> spaces.Space[Observation]:
    """The space of observations."""
    box: spaces.Space[Any] = spaces.Box(-BOUND, BOUND, (layout.length,), dtype=np.float32)
    return box


def look(layout: Layout, game: Game, seat: int) -> tuple[Observation, ActionMask]:
    """What a seat may know, and what it may do if it is asked."""
    state = game.state
    row: npt.NDArray[np.int16] = np.frombuffer(layout.writer(state.table).row(state, seat), CELL)
    seen = row[: layout.length].astype(np.float32)
    seen *= layout.scale  # in two steps: NumPy is quicker so
    return seen, row[layout.length :].astype(MAY)


def read_rows(layout: Layout, cells: Cells, seen: Observation, masks: ActionMask) -> None:
    """Many rows at once, into arrays that are there already."""
    rows: npt.NDArray[np.int16] = np.frombuffer(cells, CELL).reshape(-1, layout.width)
    np.multiply(rows[:, : layout.length], layout.scale, out=seen, dtype=np.float32, casting="unsafe")
    np.copyto(masks, rows[:, layout.length :], casting="unsafe")
