"""The arena: bots against bots, many games, figures with intervals.

| module | room |
|---|---|
| `games.py` | `Bout`: one game to be played, and `Played`: what came of it; the same bout always gives the same |
| `plan.py` | `Plan`: which bouts a match or a ladder is made of: the same deals for everybody, seats rotated |
| `runner.py` | plays bouts on all cores or on other machines, keeps a journal, goes on where it stopped |
| `intervals.py` | shares, means and differences with 95 % intervals, deals being the independent thing |
| `figures.py` | what a match says: wins, points, length, seats |
| `ratings.py` | strengths from a round robin |
| `town_report.py` | what a town is like to play in |
| `plots.py`, `report.py` | one page of HTML with everything in it |
"""

from cuore.arena.figures import Standing, Summary, summary
from cuore.arena.games import Bout, Ground, Played, play
from cuore.arena.plan import Plan, ladder, match
from cuore.arena.runner import run

__all__ = ["Bout", "Ground", "Plan", "Played", "Standing", "Summary", "ladder", "match", "play", "run", "summary"]
