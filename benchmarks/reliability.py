"""How far win chances can be believed: what `cuore.evaluate` says in games of three sorts, and what came of them.

    python -m benchmarks.reliability play --out games.jsonl --minutes 10               # held-out towns
    python -m benchmarks.reliability report games.jsonl --plot docs/pictures/reliability.svg
    python -m benchmarks.reliability play --out fit.jsonl --minutes 10 --training --playouts 0
    python -m training.chances fit.jsonl --out src/cuore/bots/learned/chances.npz      # fits what is measured here

Sorts of games: `own`, where the net plays all seats; `mixed`, where each seat is of another strength, from the
levels down to strategy files; `plans`, where every seat follows a plan of the house, good or bad. A position is
looked at when a seat begins a turn, from that seat. Needs matplotlib for the plot, and PyTorch for nothing.
"""

from __future__ import annotations

import argparse
import json
import time
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import cycle
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any
from zlib import compress, decompress

import numpy as np
import numpy.typing as npt

from cuore.bots import Bot, Seat, make_bot
from cuore.bots.deals import play_out
from cuore.bots.facts import Facts
from cuore.bots.house_plans import house_plans
from cuore.bots.learned.chances import Company, heard, shipped_chances
from cuore.bots.learned.encoding import NUMBERS_AT, SEATS, Encoder
from cuore.bots.learned.encoding import TURNS as TURNS_HAD
from cuore.bots.learned.evaluation import turn_of
from cuore.bots.learned.inference import Inference, Said
from cuore.bots.learned.learned_bot import pick, quick
from cuore.bots.learned.lockstep import lockstep
from cuore.bots.learned.master import rows_of
from cuore.bots.learned.scales import MARGIN
from cuore.bots.learned.weights import shipped_weights
from cuore.bots.levels import TEMPERATURES
from cuore.bots.plans import Plan
from cuore.bots.policy import answer
from cuore.engine.scoring import scores, winners
from cuore.engine.state import State
from training.venues import random_game

Array = npt.NDArray[Any]
COMPANIES: dict[str, Company] = {"own": "masters", "mixed": "anybody", "plans": "plans"}  # by sort of games
SORTS = tuple(COMPANIES)
LONGEST = 60  # turns of each seat; a game without an end by then tells nothing
PLAYOUTS = 32  # beside one estimate of the net
TURNS = (5, 10, 15, 20)  # at which playouts are compared
MOST_ANSWERS = 900
BETWEEN = 0.05  # of the questions in the middle of a turn are looked at, too
AT_ONCE = 4096  # positions that the net looks at before they are told
SHARED = ("big-love", "strategy:chiefs", "strategy:sisters", "strategy:private-house", "strategy:many-hands")


@dataclass
class Position:
    """A question as whoever is asked sees it."""

    seat: int
    turn: int
    begins: bool  # whether it is the first of a turn
    row: str  # as the net sees it, packed
    playouts: float | None = None


@dataclass
class Played:
    """A game with what was asked on the way."""

    sort: str
    kind: str
    seats: int
    positions: list[Position] = field(default_factory=list)
    won: list[float] = field(default_factory=list)  # by seat, shared wins in parts
    points: list[int] = field(default_factory=list)


Bins = list[tuple[int, int, float, float, float]]
Player = float | Plan | Bot  # a temperature of the net, a plan, a bot


class Running:
    """A game in progress."""

    def __init__(self, sort: str, rng: Random, held_out: bool, compared: float) -> None:
        """`compared` is the share of its positions that get playouts."""
        kind, self.game = random_game(rng, held_out=held_out)
        self.rng = rng
        self.compared = compared
        self.facts = Facts(self.game.table)
        self.encoder: Encoder = shipped_weights().vocabulary.encoder(self.game.table)
        self.plans = house_plans(self.facts)
        seats = len(self.game.seats)
        self.played = Played(sort, kind, seats)
        self.players = [self._player(sort) for _ in range(seats)]
        self.looked = 0  # the turn that was looked at last

    def _player(self, sort: str) -> Player:
        if sort == "own":
            return 0.0
        if sort == "plans":
            return self.rng.choice(self.plans[:8] if self.rng.random() < 0.5 else self.plans)
        if self.rng.random() < 0.6:
            return self.rng.choice([0.0, *TEMPERATURES.values()])
        return make_bot(self.rng.choice(SHARED), self.rng.getrandbits(30))

    @property
    def s(self) -> State:
        return self.game.state

    def question(self) -> bytes | None:
        """Go on up to a question that the net must answer: the row, or none at the end."""
        s = self.s
        while not s.over and s.turn <= LONGEST * self.played.seats:
            move = quick(s)
            if move < 0:
                player = self.players[s.to_move]
                row = self._look()
                if isinstance(player, float):
                    return row or self.encoder.row(s, s.to_move)
                move = self._answer(player)
            self.game.apply(move)
            s = self.s
        return None

    def _look(self) -> bytes | None:
        """Note where a turn begins, and a few of the questions between; the row, if there is one."""
        s = self.s
        begins = s.turn != self.looked and s.to_move == s.active
        if not begins and self.rng.random() >= BETWEEN:
            return None
        row = self.encoder.row(s, s.to_move)
        at = Position(int(s.to_move), turn_of(s), begins, b64encode(compress(row, 1)).decode())
        if begins:
            self.looked = int(s.turn)
            if at.turn in TURNS and self.rng.random() < self.compared:
                at.playouts = self._playouts(at.seat)
        self.played.positions.append(at)
        return row

    def take(self, said: Said, place: int) -> None:
        """What the net answers."""
        s = self.s
        player = self.players[s.to_move]
        assert isinstance(player, float)
        self.game.apply(pick(said.logits[place], s, player, self.rng))

    def _answer(self, player: Plan | Bot) -> int:
        if isinstance(player, Plan):
            return answer(self.s, self.facts, player)
        return player.choose(Seat(self.game))

    def _playouts(self, seat: int) -> float:
        """The share of wins when everybody goes on with the usual plan, from deals of what the seat cannot know."""
        won = 0.0
        usual = [self.plans[0]] * self.played.seats
        for seed in range(PLAYOUTS):
            s = self.game.determinize(seat, seed).state
            play_out(s, self.facts, usual, MOST_ANSWERS)
            won += _won(s)[seat]
        return won / PLAYOUTS

    def finish(self) -> Played | None:
        """The game with its end, if there was one."""
        if not self.s.over:
            return None
        self.played.won = _won(self.s)
        self.played.points = [int(points) for points in scores(self.s)]
        return self.played


def _won(s: State) -> list[float]:
    """Shares of the win; of a game that was broken off, by its points."""
    if s.over:
        first = winners(s)
    else:
        points = scores(s)
        first = [seat for seat in range(len(points)) if points[seat] == max(points)]
    return [(seat in first) / len(first) for seat in range(len(s.hand))]


def play(out: Path, minutes: float, seed: int, held_out: bool, playouts: float, sorts: Sequence[str]) -> None:
    """Games until the time is up. Whatever is begun before is ended, so that long games are not left out."""
    net = Inference(shipped_weights())
    rng = Random(f"reliability {seed} {held_out}")
    end = time.time() + 60 * minutes
    sort = cycle(sorts)

    def begin() -> Running | None:
        if time.time() > end:
            return None
        return Running(next(sort), Random(rng.getrandbits(60)), held_out, playouts)

    with out.open("a") as file:
        for running in lockstep(net, begin):
            if done := running.finish():
                file.write(json.dumps(asdict(done)) + "\n")
                file.flush()


# -- what came of it ----------------------------------------------------------------------------------------


class Games:
    """Played games as arrays: a row for each position."""

    def __init__(self, paths: Sequence[Path]) -> None:
        games = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
        rows = [(number, game, at) for number, game in enumerate(games) for at in game["positions"]]
        self.count = len(games)
        self.game = np.array([number for number, _, _ in rows])
        self.sort = np.array([game["sort"] for _, game, _ in rows])
        self.seats = np.array([game["seats"] for _, game, _ in rows])
        self.turn = np.array([at["turn"] for _, _, at in rows])
        self.begins = np.array([at["begins"] for _, _, at in rows])
        self.playouts = np.array([np.nan if at["playouts"] is None else at["playouts"] for _, _, at in rows])
        self.won, self.margin = np.zeros((len(rows), SEATS)), np.zeros((len(rows), SEATS))  # clockwise from who looks
        for place, (_, game, at) in enumerate(rows):
            seats = game["seats"]
            for number in range(seats):
                seat = (at["seat"] + number) % seats
                self.won[place, number] = game["won"][seat]
                self.margin[place, number] = _margin(game["points"], seat)
        self._packed = [at["row"] for _, _, at in rows]

    def understood(self, net: Inference, chosen: Array) -> Iterator[tuple[Array, Array, Array, Array]]:
        """Of positions of so many seats as each other: which they are, and what chances.py reads of them."""
        for first in range(0, len(chosen), AT_ONCE):
            places = chosen[first : first + AT_ONCE]
            rows = rows_of([decompress(b64decode(self._packed[place])) for place in places])
            for these, tokens, said in net.understood(rows):
                yield places[these], tokens, said, rows[these, NUMBERS_AT + TURNS_HAD]


def _margin(points: list[int], seat: int) -> int:
    return points[seat] - max(points[:seat] + points[seat + 1 :])


class Judged:
    """What was said in played games about whoever looks: by the net, and for each company."""

    def __init__(self, games: Games) -> None:
        count = len(games.game)
        self.raw = np.zeros(count)
        self.win, self.margin, self.spread = (
            {company: np.zeros(count) for company in COMPANIES.values()} for _ in range(3)
        )
        layers = {company: shipped_chances().of(company) for company in COMPANIES.values()}
        for places, tokens, said, turns in games.understood(Inference(shipped_weights()), np.arange(count)):
            self.raw[places] = np.exp(heard(said, turns)[:, 0, 0])
            for company, layer in layers.items():
                found = layer(tokens, said, turns)
                self.win[company][places] = found.win[:, 0]
                self.margin[company][places] = MARGIN * found.margin[:, 0]
                self.spread[company][places] = MARGIN * found.spread[:, 0]

    def told(self, what: dict[Company, Array], sort: Array) -> Array:
        """For the company that plays."""
        return np.choose([SORTS.index(one) for one in sort], [what[COMPANIES[one]] for one in SORTS])


def bins(chance: Array, won: Array, game: Array) -> Iterator[tuple[int, int, float, float, float]]:
    """Positions, games, what was said, what came, and the standard error of the gap by game, in bins of ten."""
    place = np.minimum(9, (chance * 10).astype(int))
    for number in range(10):
        there = place == number
        if not there.any():
            yield 0, 0, np.nan, np.nan, np.nan
            continue
        off = won[there] - chance[there]
        error = _error(off, game[there])
        yield int(there.sum()), len(set(game[there])), float(chance[there].mean()), float(won[there].mean()), error


def _error(values: Array, game: Array) -> float:
    """The standard error of their mean: positions of one game are not independent."""
    by_game = np.bincount(game, weights=values - values.mean())
    return float(np.sqrt((by_game**2).sum()) / len(values))


def report(paths: Sequence[Path], plot: Path | None) -> None:
    """Tables in Markdown; the plot."""
    games = Games(paths)
    judged = Judged(games)
    print(f"{games.count} games, {games.begins.sum()} positions where turns begin, {(~games.begins).sum()} between")
    company, nothing = judged.told(judged.win, games.sort), judged.win["anybody"]
    told = _reliability("told the company", games, company, games.begins)
    default = _reliability("told nothing", games, nothing, games.begins)
    _reliability("as the net says", games, judged.raw, games.begins)
    _reliability("told the company, in the middle of turns", games, company, ~games.begins)
    print("\n| turn | positions | evaluate | … told nothing | the net | playouts | better by | … told nothing |")
    print("|" + "---|" * 8)
    said = [company, nothing, judged.raw, games.playouts]
    won = games.won[:, 0]
    for turn in TURNS:
        there = (games.turn == turn) & ~np.isnan(games.playouts)
        if there.sum() < 2:
            continue
        squares = [(chance[there] - won[there]) ** 2 for chance in said]
        cells = [f"{square.mean():.3f}" for square in squares]
        for square in squares[:2]:
            gap = squares[-1] - square
            cells.append(f"{gap.mean():.3f} ± {1.96 * _error(gap, games.game[there]):.3f}")
        print(f"| {turn} | {there.sum()} | " + " | ".join(cells) + " |")
    print("\n| Brier, all these turns | evaluate | … told nothing | the net | playouts |\n|" + "---|" * 5)
    for sort in SORTS:
        there = (games.sort == sort) & ~np.isnan(games.playouts)
        squares = [((chance[there] - won[there]) ** 2).mean() for chance in said]
        print(f"| {sort} | " + " | ".join(f"{square:.3f}" for square in squares) + " |")
    doubts = {COMPANIES[sort]: _doubt([told[sort]]) for sort in SORTS}
    doubts["anybody"] = _doubt(list(default.values()))
    print("\nDOUBT:", {name: round(found, 3) for name, found in doubts.items()})
    for sort in SORTS:
        for name in dict.fromkeys((COMPANIES[sort], COMPANIES["mixed"])):
            there = games.begins & (games.sort == sort)
            off = games.margin[there, 0] - judged.margin[name][there]
            spread = np.sqrt((judged.spread[name][there] ** 2).mean())
            print(f"margin, {sort} as {name}: off by {off.mean():+.2f}, deviation {off.std():.1f}, said {spread:.1f}")
    if plot is not None:
        _draw(plot, told)


def _reliability(title: str, games: Games, own: Array, which: Array) -> dict[str, Bins]:
    print(f"\n| {title} | " + " | ".join(SORTS) + " |\n|---|" + "---|" * len(SORTS))
    by_sort: dict[str, Bins] = {}
    for sort in SORTS:
        there = which & (games.sort == sort)
        by_sort[sort] = list(bins(own[there], games.won[there, 0], games.game[there]))
    for number in range(10):
        cells = [
            f"{100 * said:.0f} → {100 * came:.0f} ± {196 * error:.0f}"
            for _, _, said, came, error in (found[number] for found in by_sort.values())
        ]
        print(f"| {10 * number}–{10 * number + 10} % | " + " | ".join(cells) + " |")
    print("| widest gap | " + " | ".join(f"{_widest(found):.1f}" for found in by_sort.values()) + " |")
    print("| games | " + " | ".join(str(len(set(games.game[games.sort == sort]))) for sort in SORTS) + " |")
    return by_sort


def _widest(found: Bins) -> float:
    return float(np.nanmax([100 * abs(came - said) for _, _, said, came, _ in found]))


def _doubt(by_sort: list[Bins]) -> float:
    """Of an even chance: gaps, what chance made of them included, on the scale of p (1 - p)."""
    squares = [
        (came - said) ** 2 / (4 * said * (1 - said)) ** 2
        for found in by_sort
        for _, _, said, came, _ in found[1:9]
        if not np.isnan(said)
    ]
    return sqrt(max(0.0, float(np.mean(squares))))


def _draw(path: Path, by_sort: dict[str, Bins]) -> None:
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "reliability", "font.size": 10}):
        figure = Figure(figsize=(9, 3.4), layout="constrained")
        FigureCanvasSVG(figure)
        for axes, sort, found in zip(figure.subplots(1, 3, sharey=True), SORTS, by_sort.values(), strict=True):
            axes.plot([0, 100], [0, 100], color="0.6", linewidth=1)
            axes.fill_between([0, 100], [-5, 95], [5, 105], color="0.9")
            said, came, error = (100 * np.array([row[column] for row in found]) for column in (2, 3, 4))
            axes.errorbar(said, came, yerr=1.96 * error, fmt="o", color="#8c3b4a", capsize=2, markersize=4)
            axes.set(title=sort, xlim=(0, 100), ylim=(0, 100), xlabel="said, %")
        figure.axes[0].set_ylabel("won, %")
        figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, dest="command")
    playing = commands.add_parser("play")
    playing.add_argument("--out", type=Path, required=True)
    playing.add_argument("--minutes", type=float, default=10.0)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--training", action="store_true", help="in towns that are not held out")
    playing.add_argument("--playouts", type=float, default=0.5, help="the share of positions that get playouts")
    playing.add_argument("--sorts", nargs="+", choices=SORTS, default=SORTS)
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--plot", type=Path)
    args = parser.parse_args()
    if args.command == "play":
        play(args.out, args.minutes, args.seed, not args.training, args.playouts, args.sorts)
    else:
        report(args.files, args.plot)


if __name__ == "__main__":
    main()
