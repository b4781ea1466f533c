"""The arena: bots against bots, many games, figures with intervals.

| module | room |
|---|---|
| `games.py` | `PlannedGame`: one game to be played; `PlayedGame`: what came of it, always the same |
| `plan.py` | `MatchPlan`: which games a match or a ladder is made of: the same deals for everybody, seats rotated |
| `runner.py` | plays the games on all cores or on other machines, keeps a journal, goes on where it stopped |
| `contents.py` | the files behind a bot's name: results are bound to them |
| `luggage.py` | bots of one's own on their way to other machines |
| `intervals.py` | shares, means and differences with 95 % intervals, deals being the independent thing |
| `figures.py` | what a match says: wins, points, length, seats |
| `ratings.py` | strengths from a round robin |
| `town_report.py` | what a town is like to play in, from games of any bots |
| `town_study.py` | games of the net in a town, and the same games with a card forbidden to one seat |
| `study_report.py`, `study_page.py` | what such a study says: figures, a paragraph, a page |
| `export.py` | every game as rows of CSV or Parquet, for other tools |
| `plots.py`, `report.py` | one page of HTML with everything in it |
"""

from cuore.arena.figures import BotStanding, Summary, summary
from cuore.arena.games import PlannedGame, PlayedGame, Venue, play
from cuore.arena.plan import MatchPlan, ladder, match
from cuore.arena.runner import run

__all__ = [
    "BotStanding",
    "MatchPlan",
    "PlannedGame",
    "PlayedGame",
    "Summary",
    "Venue",
    "ladder",
    "match",
    "play",
    "run",
    "summary",
]
