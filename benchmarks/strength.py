"""How strong `expert` is: the table of docs/arena.md, one command.

    python benchmarks/strength.py --out strength

First-game towns of three boxes and ten random towns of the base box; in each, `expert` against `big-love` and against
the strategy file of the house that does best there; and More against `priority`. Every game is kept in the folder, so
the same command goes on where it was stopped. With CUORE_COMPILE=1 on two cores it takes about an hour and a half, on
a plain build several times as long.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from cuore.arena import MatchPlan, PlayedGame, Summary, Venue, match, run, summary
from cuore.arena.intervals import Interval
from cuore.arena.runner import Journal
from cuore.bots import bot_names
from cuore.cli.arena import venue
from cuore.towns import Wishes, generate

Match = Callable[[str, Sequence[str], Sequence[Venue], int], tuple[MatchPlan, list[PlayedGame]]]
FIRST_GAMES = ("base", "oktoberfest", "romantic_vacation")
RANDOM_TOWNS = 10
FEW = 20  # games against big-love in which the best strategy file of a town is found


def main() -> None:
    """Play it all, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="against big-love, in each town")
    parser.add_argument("--strategy-games", type=int, default=100, help="against the best strategy file there")
    parser.add_argument("--more-games", type=int, default=100, help="of More against priority")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--out", type=Path, default=Path("strength"))
    args = parser.parse_args()

    def played(
        name: str, bots: Sequence[str], venues: Sequence[Venue], games: int
    ) -> tuple[MatchPlan, list[PlayedGame]]:
        plan = match(bots, venues, games, args.seed)
        return plan, run(plan, jobs=args.jobs, journal=Journal(args.out / f"{name}.jsonl", plan))

    towns = [Venue((box,), name=f"{box}: first-game") for box in FIRST_GAMES]
    for number in range(RANDOM_TOWNS):
        towns.append(venue(generate(Wishes(sets=("base",), avoid_dead=False), args.seed + number)))
    show("Against `big-love`", summary(*played("big-love", ("expert", "big-love"), towns, args.games)))
    best = best_strategies(played, towns)
    shares = []
    for number, (town, strategy) in enumerate(zip(towns, best, strict=True)):
        against = played(f"strategy-{number}", ("expert", strategy), [town], args.strategy_games)
        shares.append((f"{town.name}, `{strategy}`", summary(*against).standings[0].decided))
    table("Against the best strategy file of each town", shares)
    more = played("more", ("expert", "priority"), [Venue(("more",), name="more: first-game")], args.more_games)
    show("More, against `priority`", summary(*more))


def best_strategies(played: Match, towns: Sequence[Venue]) -> list[str]:
    """In each town, the strategy file that wins most against big-love."""
    names = [name for name in bot_names() if name.startswith("strategy:")]
    shares = {}
    for name in names:
        plan, games = played(name.replace(":", "-"), (name, "big-love"), towns, FEW)
        shares[name] = [share.value for share in summary(plan, games).standings[0].decided_by_venue]
    return [max(names, key=lambda name: shares[name][town]) for town in range(len(towns))]


def show(title: str, figures: Summary) -> None:
    """The shares of the first bot, town by town, and all together."""
    first = figures.standings[0]
    rows = list(zip(figures.venues, first.decided_by_venue, strict=True))
    table(title, [*rows, ("**all**", first.decided)] if len(rows) > 1 else rows)
    print(f"Margin {first.margin.value:.1f}, {first.seconds_per_game:.2f} s a game, ", end="")
    print(f"{first.playouts_per_second:.0f} playouts and {figures.games_per_second:.2f} games a second.\n")


def table(title: str, rows: Sequence[tuple[str, Interval]]) -> None:
    """In Markdown, with intervals."""
    print(f"### {title}\n\n| town | wins on points | 95 % | games |\n|---|---|---|---|")
    for name, share in rows:
        print(f"| {name} | {share.value:.1%} | {share.low:.1%}–{share.high:.1%} | {share.count} |")
    print(flush=True)


if __name__ == "__main__":
    main()
