"""How far win chances can be believed: what `cuore.evaluate` says in games of three sorts, and what came of them.

    python -m benchmarks.reliability play --out games.jsonl --minutes 10               # held-out towns
    python -m benchmarks.reliability play --out fit.jsonl --minutes 10 --training      # towns to fit the constants on
    python -m benchmarks.reliability fit fit.jsonl                                     # prints the constants
    python -m benchmarks.reliability report games.jsonl --plot docs/pictures/reliability.svg

Sorts of games: `own`, where the net plays all seats; `mixed`, where each seat is of another strength, from the
levels down to strategy files; `plans`, where every seat follows a plan of the house, good or bad. A position is
looked at when a seat begins a turn, from that seat. Needs matplotlib for the plot, and PyTorch for nothing.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import cycle
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from cuore.bots import Bot, Seat, make_bot
from cuore.bots.deals import play_out
from cuore.bots.facts import Facts
from cuore.bots.house_plans import house_plans
from cuore.bots.learned.calibration import LEAST, Company, margins, win_chances
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.inference import Inference, Said
from cuore.bots.learned.learned_bot import pick, quick
from cuore.bots.learned.lockstep import lockstep
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
WORTH = 0.004  # a correction that gains less than this part of the loss is noise of the games it was fitted to
SHARED = ("big-love", "strategy:chiefs", "strategy:sisters", "strategy:private-house", "strategy:many-hands")


@dataclass
class Position:
    """What was said at the beginning of a turn about whoever began it; chances and margins clockwise from there."""

    seat: int
    turn: int
    win: list[float]
    margin: list[float]
    playouts: float | None = None


@dataclass
class Played:
    """A game with what was said on the way."""

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
        """Go on up to a position that the net must see: the row, or none at the end."""
        s = self.s
        while not s.over and s.turn <= LONGEST * self.played.seats:
            move = quick(s)
            if move < 0:
                player = self.players[s.to_move]
                if isinstance(player, float) or (s.turn != self.looked and s.to_move == s.active):
                    return self.encoder.row(s, s.to_move)
                move = self._answer(player)
            self.game.apply(move)
            s = self.s
        return None

    def take(self, said: Said, place: int) -> None:
        """What the net says about it; the answer, if the net gives it."""
        s = self.s
        seats = self.played.seats
        if s.turn != self.looked and s.to_move == s.active:
            self.looked = int(s.turn)
            win, margin = said.win[place].tolist(), said.margin[place].tolist()
            at = Position(int(s.to_move), 1 + (self.looked - 1) // seats, win[:seats], margin[:seats])
            if self.rng.random() < self.compared and at.turn in TURNS:
                at.playouts = self._playouts(at.seat)
            self.played.positions.append(at)
        player = self.players[s.to_move]
        if not isinstance(player, float):
            self.game.apply(self._answer(player))
            return
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

    def __init__(self, path: Path) -> None:
        games = [json.loads(line) for line in path.read_text().splitlines()]
        rows = [(number, game, at) for number, game in enumerate(games) for at in game["positions"]]
        self.count = len(games)
        self.game = np.array([number for number, _, _ in rows])
        self.sort = np.array([game["sort"] for _, game, _ in rows])
        self.seats = np.array([game["seats"] for _, game, _ in rows])
        self.turn = np.array([at["turn"] for _, _, at in rows])
        self.won = np.array([game["won"][at["seat"]] for _, game, at in rows])
        self.playouts = np.array([np.nan if at["playouts"] is None else at["playouts"] for _, _, at in rows])
        self.said = [at["win"] for _, _, at in rows]
        self.raw = np.array([at["win"][0] for _, _, at in rows])
        self.raw_margin = np.array([at["margin"][0] for _, _, at in rows]) * MARGIN
        self.margins = [[MARGIN * each for each in at["margin"]] for _, _, at in rows]  # as the net says them
        self.margin = np.array([_margin(game["points"], at["seat"]) for _, game, at in rows])


def _margin(points: list[int], seat: int) -> int:
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def fit(path: Path) -> None:
    """Print the constants of calibration.py."""
    games = Games(path)
    for sort, company in COMPANIES.items():
        for seats in (2, 3):
            there = (games.sort == sort) & ((games.seats == 2) if seats == 2 else (games.seats > 2))
            chosen = np.flatnonzero(there)
            odds = np.full((len(chosen), max(len(games.said[i]) for i in chosen)), -np.inf)
            ahead = np.zeros(odds.shape)
            for row, i in enumerate(chosen):
                odds[row, : len(games.said[i])] = np.log(np.maximum(LEAST, games.said[i]))
                ahead[row, : len(games.said[i])] = games.margins[i]
            log_turn = np.log(games.turn[chosen])
            loss = partial(_loss, odds, ahead, log_turn, games.won[chosen])
            as_said = np.zeros(4)
            best = _least(loss, as_said)
            gained = 1 - loss(best) / loss(as_said)
            used = best.copy() if gained > WORTH else as_said.copy()
            raw, margin = games.raw_margin[chosen], games.margin[chosen]
            scale, shift = np.polyfit(raw, margin, 1)
            off = np.abs(margin - scale * raw - shift) * np.sqrt(np.pi / 2)
            later, spread = np.polyfit(log_turn, off, 1)
            used[3] /= MARGIN
            numbers = ", ".join(f"{x:.3g}" for x in (*used, shift, scale, spread, later))
            print(f'    ("{company}", {seats}): Correction({numbers}),')
            count = len(set(games.game[chosen]))
            print(f"        # {count} games, loss {loss(as_said):.4f} -> {loss(best):.4f}")


def _loss(odds: Array, ahead: Array, log_turn: Array, won: Array, at: Array) -> float:
    """Of the chances that a hope, a temperature and a lead make: mean log loss of what came."""
    scaled = odds / np.exp(at[1] + at[2] * log_turn)[:, None] + at[3] / MARGIN * ahead
    scaled[:, 0] -= at[0]
    scaled -= scaled.max(axis=1, keepdims=True)
    own = np.clip(np.exp(scaled[:, 0]) / np.exp(scaled).sum(axis=1), LEAST, 1 - LEAST)
    return float(-np.mean(won * np.log(own) + (1 - won) * np.log(1 - own)))


def _least(loss: Callable[[Array], float], at: Array) -> Array:
    """Coordinate by coordinate, in steps that get smaller: four numbers need no more."""
    step = 0.4
    while step > 0.001:
        tried = [at + sign * step * np.eye(len(at))[i] for i in range(len(at)) for sign in (-1, 1)]
        nearest = min(tried, key=loss)
        if loss(nearest) < loss(at):
            at = nearest
        else:
            step /= 2
    return at


def own_chances(games: Games, company: Company | None = None) -> Array:
    """What `cuore.evaluate` says of whoever looks, told the company or, without one, told the right one."""
    found = zip(games.said, games.margins, games.turn, games.sort, strict=True)
    return np.array(
        [win_chances(said, ahead, int(turn), company or COMPANIES[sort])[0] for said, ahead, turn, sort in found]
    )


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


def report(path: Path, plot: Path | None) -> None:
    """Tables in Markdown; the plot."""
    games = Games(path)
    print(f"{games.count} games, {len(games.won)} positions")
    told = _reliability("told the company", games, own_chances(games))
    default = _reliability("told nothing", games, own_chances(games, "anybody"))
    _reliability("as the net says", games, games.raw)
    print("\n| turn | positions | evaluate | … told nothing | the net | playouts | better by |\n|" + "---|" * 7)
    said = [own_chances(games), own_chances(games, "anybody"), games.raw, games.playouts]
    for turn in TURNS:
        there = (games.turn == turn) & ~np.isnan(games.playouts)
        if there.sum() < 2:
            continue
        squares = [(chance[there] - games.won[there]) ** 2 for chance in said]
        gap = squares[-1] - squares[1]
        error = 1.96 * _error(gap, games.game[there])
        cells = " | ".join(f"{square.mean():.3f}" for square in squares)
        print(f"| {turn} | {there.sum()} | {cells} | {gap.mean():.3f} ± {error:.3f} |")
    print("\n| Brier, all these turns | evaluate | … told nothing | the net | playouts |\n|" + "---|" * 5)
    for sort in SORTS:
        there = (games.sort == sort) & ~np.isnan(games.playouts)
        squares = [((chance[there] - games.won[there]) ** 2).mean() for chance in said]
        print(f"| {sort} | " + " | ".join(f"{square:.3f}" for square in squares) + " |")
    doubts = {company: _doubt([told[sort]]) for sort, company in COMPANIES.items()}
    doubts["anybody"] = _doubt(list(default.values()))
    print("\nDOUBT:", {company: round(found, 3) for company, found in doubts.items()})
    for sort, company in COMPANIES.items():
        there = games.sort == sort
        pairs = zip(games.raw_margin[there], games.seats[there], strict=True)
        expected = [margins([margin] + [0.0] * (int(seats) - 1), company)[0] for margin, seats in pairs]
        off = games.margin[there] - np.array(expected)
        print(f"margin, {sort}: off by {off.mean():+.2f}, standard deviation {off.std():.1f}")
    if plot is not None:
        _draw(plot, told)


def _reliability(title: str, games: Games, own: Array) -> dict[str, Bins]:
    print(f"\n| {title} | " + " | ".join(SORTS) + " |\n|---|" + "---|" * len(SORTS))
    by_sort: dict[str, Bins] = {}
    for sort in SORTS:
        there = games.sort == sort
        by_sort[sort] = list(bins(own[there], games.won[there], games.game[there]))
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
    fitting = commands.add_parser("fit")
    fitting.add_argument("file", type=Path)
    reporting = commands.add_parser("report")
    reporting.add_argument("file", type=Path)
    reporting.add_argument("--plot", type=Path)
    args = parser.parse_args()
    if args.command == "play":
        play(args.out, args.minutes, args.seed, not args.training, args.playouts, args.sorts)
    elif args.command == "fit":
        fit(args.file)
    else:
        report(args.file, args.plot)


if __name__ == "__main__":
    main()
