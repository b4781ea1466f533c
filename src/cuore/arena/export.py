"""All games of a match as rows for other tools: one for each seat of each game. CSV always, Parquet with pyarrow."""

from __future__ import annotations

import csv
import importlib
import io
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cuore.arena.figures import win_share
from cuore.arena.games import PlayedGame
from cuore.arena.plan import MatchPlan
from cuore.engine.errors import SetupError

CSV, PARQUET = ".csv", ".parquet"


def can_export(path: Path) -> None:
    """Better refused now than after an hour of games."""
    if path.suffix not in (CSV, PARQUET):
        raise SetupError("arena-export", path=str(path))
    if path.suffix == PARQUET and find_spec("pyarrow") is None:
        raise SetupError("arena-no-parquet", command=f"{sys.executable} -m pip install pyarrow")


def write_games(path: Path, plan: MatchPlan, played: Sequence[PlayedGame]) -> None:
    """Write the whole file or nothing."""
    can_export(path)
    whole = list(rows(plan, played))
    part = path.with_name(f".{path.name}.part")
    try:
        if path.suffix == CSV:
            part.write_text(_csv(whole), encoding="utf-8", newline="")
        else:
            arrow: Any = importlib.import_module("pyarrow")
            parquet: Any = importlib.import_module("pyarrow.parquet")
            parquet.write_table(arrow.Table.from_pylist(whole), part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def rows(plan: MatchPlan, played: Sequence[PlayedGame]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game."""
    for game in played:
        for seat, player in enumerate(game.players):
            yield {
                "game": game.number,
                "deal": game.deal,
                "town": plan.venues[game.venue].name,
                "seat": seat,
                "bot": plan.bots[player],
                "points": game.scores[seat],
                "win": win_share(game, seat),
                "turns": game.turns,
                "answers": game.answers,
                "seconds": game.seconds[seat],
                "forfeit": game.fault.kind if game.fault is not None and game.fault.seat == seat else "",
                "stopped": game.stopped,
                "bought": " · ".join(f"{count} {card}" for card, count in sorted(game.bought[seat].items())),
            }


def _csv(whole: Sequence[dict[str, Any]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(whole[0]) if whole else [])
    writer.writeheader()
    writer.writerows(whole)
    return text.getvalue()
