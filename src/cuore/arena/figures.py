"""What a match says: wins, points, length and seats, each with its interval."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from msgspec import Struct

from cuore.arena.games import PlayedGame
from cuore.arena.intervals import Interval, mean_interval, share_interval
from cuore.arena.plan import MatchPlan


class BotStanding(Struct, frozen=True):
    """How one bot has done."""

    player: int  # its index in the plan: a bot may play itself
    bot: str
    games: int
    wins: Interval  # share; a shared victory is shared
    decided: Interval  # share of wins among the games that points have decided
    points: Interval
    margin: Interval  # points more than the others' mean
    faults: int
    seconds_per_game: float
    playouts_per_second: float  # iterations of a search and playouts of a planner; 0 if the bot counts none
    decided_by_venue: list[Interval]  # the same share at each venue


class Summary(Struct, frozen=True):
    """A match in figures."""

    games: int
    deals: int
    venues: list[str]
    standings: list[BotStanding]
    turns: Interval
    answers: Interval
    seats: list[Interval]  # share of wins by seat
    shared: int  # games whose victory was shared
    stopped: int  # games that nobody brought to an end
    games_per_second: float  # of one process: thinking time is nearly all of it
    faults: list[str]  # the first few, in words


Worth = Callable[[PlayedGame, int], float | None]  # of a game for a seat; None: the game does not count
SHOWN_FAULTS = 5


def summary(plan: MatchPlan, played: Sequence[PlayedGame]) -> Summary:
    """All figures of the games that were played so far."""
    names = [venue.name or "?" for venue in plan.venues]
    return Summary(
        games=len(played),
        deals=len({game.deal for game in played}),
        venues=names,
        standings=[_standing(player, bot, played, len(names)) for player, bot in enumerate(plan.bots)],
        turns=mean_interval(_by_deal(played, lambda game: [game.turns / len(game.players)])),
        answers=mean_interval(_by_deal(played, lambda game: [game.answers])),
        seats=[
            share_interval(_by_deal(played, lambda game, seat=seat: [win_share(game, seat)]))  # type: ignore[misc]
            for seat in range(max((len(game.players) for game in played), default=0))
        ],
        shared=sum(len(game.winners) > 1 for game in played),
        stopped=sum(game.stopped for game in played),
        games_per_second=_rate(len(played), sum(sum(game.seconds) for game in played)),
        faults=[game.fault.text for game in played if game.fault is not None][:SHOWN_FAULTS],
    )


def win_share(game: PlayedGame, seat: int) -> float:
    """One for a victory, a half for one shared by two."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _decided(game: PlayedGame, seat: int) -> float | None:
    return win_share(game, seat) if game.decided else None


def _margin(game: PlayedGame, seat: int) -> float:
    others = [score for other, score in enumerate(game.scores) if other != seat]
    return game.scores[seat] - fmean(others)


def _rate(count: float, seconds: float) -> float:
    return round(count / seconds, 3) if seconds else 0.0


def _standing(player: int, bot: str, played: Sequence[PlayedGame], venues: int) -> BotStanding:
    mine = [game for game in played if player in game.players]

    def over(worth: Worth, games: Sequence[PlayedGame] = mine) -> list[list[float]]:
        return _by_deal(
            games, lambda game: [w for seat in _seats(game, player) if (w := worth(game, seat)) is not None]
        )

    def total(column: Callable[[PlayedGame], Sequence[float]]) -> float:
        return sum(column(game)[seat] for game in mine if column(game) for seat in _seats(game, player))

    return BotStanding(
        player=player,
        bot=bot,
        games=len(mine),
        wins=share_interval(over(win_share)),
        decided=share_interval(over(_decided)),
        points=mean_interval(over(lambda game, seat: game.scores[seat])),
        margin=mean_interval(over(_margin)),
        faults=sum(game.fault is not None and game.players[game.fault.seat] == player for game in mine),
        seconds_per_game=fmean([game.seconds[s] for game in mine for s in _seats(game, player)]) if mine else 0.0,
        playouts_per_second=_rate(total(lambda game: game.playouts), total(lambda game: game.seconds)),
        decided_by_venue=[
            share_interval(over(_decided, [game for game in mine if game.venue == venue])) for venue in range(venues)
        ],
    )


def _seats(game: PlayedGame, player: int) -> list[int]:
    return [seat for seat, sits in enumerate(game.players) if sits == player]


def _by_deal(played: Iterable[PlayedGame], worth: Callable[[PlayedGame], list[float]]) -> list[list[float]]:
    deals: defaultdict[int, list[float]] = defaultdict(list)
    for game in played:
        deals[game.deal] += worth(game)
    return list(deals.values())
