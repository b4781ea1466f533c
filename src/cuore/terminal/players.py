"""Who sits at a terminal: people by their names, bots by theirs."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.bots import bot_names, make_bot, seat_name
from cuore.engine.game import Game

BOT_PREFIX = "bot:"


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a person, or a bot by its name."""

    name: str
    bot: str | None = None


def read_players(text: str) -> list[Player]:
    """`Ann,Bob` or `You,bot:big-love` as players; bots of one kind are numbered."""
    players: list[Player] = []
    for part in (part.strip() for part in text.split(",")):
        if part.startswith(BOT_PREFIX):
            kind = part.removeprefix(BOT_PREFIX).strip()
            make_bot(kind, 0)  # names the ones there are
            name = seat_name(kind)
            same = sum(player.bot is not None and seat_name(player.bot) == name for player in players)
            players.append(Player(name if not same else f"{name} {same + 1}", kind))
        else:
            players.append(Player(part))
    return players


def players_of(game: Game) -> list[Player]:
    """Who sits at a game that was saved: a seat that is called like a bot is one."""
    return [Player(name, bot_called(name.rstrip(" 0123456789"))) for name in game.seats]


def bot_called(name: str) -> str | None:
    """The bot that is called so at a table. A file or a class of somebody's own has to be named again."""
    return next((bot for bot in bot_names() if seat_name(bot) == name), None)
