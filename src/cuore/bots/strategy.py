"""Strategy files as bots, and those that ship with the house."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cuore.bots.facts import facts_of
from cuore.bots.plans import Plan
from cuore.bots.policy import answer
from cuore.bots.seat import Seat
from cuore.bots.strategy_file import Strategy, read_strategy
from cuore.engine.errors import SetupError, reason_of
from cuore.engine.table import Table

FOLDER: Final = Path(__file__).parent / "strategies"


class StrategyBot:
    """Follows a strategy file; what the file leaves open is answered by the quick policy."""

    def __init__(self, strategy: Strategy, seed: int = 0) -> None:
        self.strategy = strategy
        self._seed = seed
        self._table: Table | None = None
        self._plan: Plan | None = None

    def choose(self, seat: Seat) -> int:
        """What the file says."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        s = seat.determinize(self._seed).state  # the policy reads positions; this one holds what the seat knows
        facts = facts_of(s.table)
        if self._plan is None or s.table is not self._table:
            self._table = s.table
            self._plan = self.strategy.plan(facts)
        return answer(s, facts, self._plan)


@cache
def shipped_strategies() -> tuple[str, ...]:
    """The names of the strategies of the house."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load_strategy(path: Path, *, where: str = "") -> Strategy:
    """A strategy from its file, or one line that says what is wrong with it."""
    where = where or path.name
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise SetupError("strategy-file", where=where, reason=reason_of(error)) from None
    return read_strategy(text, path.stem, where)


@cache
def shipped_strategy(name: str) -> Strategy:
    """A strategy of the house."""
    return load_strategy(FOLDER / f"{name}.toml")
