"""A game at one terminal, apart from how it is shown: who sits there, undo, and where an unfinished game is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cuore.bots import Bot, BotFault, Seat, ask, bot_names, make_bot, seat_name
from cuore.engine.events import Event
from cuore.engine.game import Game
from cuore.terminal.files import state_file, write_atomically

BOT_PREFIX = "bot:"
UNFINISHED = "unfinished.json"
STAND_IN = "easy"  # plays for a bot that has failed


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


class Sitting:
    """The game and its players."""

    def __init__(self, game: Game, players: Sequence[Player], seed: int = 0) -> None:
        self.game = game
        self.bots: list[Bot | None] = [
            make_bot(player.bot, seed + seat) if player.bot else None for seat, player in enumerate(players)
        ]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self._seed = seed
        self._saved = game.moves

    @property
    def bot_is_asked(self) -> bool:
        """Whether it is for a bot to answer."""
        return not self.game.over and self.bots[self.game.to_move] is not None

    @property
    def is_saved(self) -> bool:
        """Whether the game stands as it was saved, or as it was taken up."""
        return self.game.moves == self._saved

    def bot_answer(self) -> tuple[int, BotFault | None]:
        """What the bot that is asked answers; one that fails is replaced for good, and the fault is told."""
        seat = self.game.to_move
        bot = self.bots[seat]
        assert bot is not None
        try:
            return ask(bot, Seat(self.game), name=self.game.seats[seat]), None
        except BotFault as fault:
            bot = self.bots[seat] = make_bot(STAND_IN, self._seed + seat)
            return ask(bot, Seat(self.game)), fault

    def undo(self, seat: int) -> int | None:
        """Back to this person's last decision, over the answers of bots but not over another person's.

        The answer that was taken back; None if there is none to take back.
        """
        for back, answer in enumerate(self._answers_back(), 1):
            if answer.seat == seat:
                self.game = self.game.clone()  # a bot may be thinking over the one that was
                self.game.undo(back)
                return answer.card
            if answer.seat in self.people:
                return None
        return None

    def last_person(self) -> int | None:
        """The person who answered last."""
        return next((answer.seat for answer in self._answers_back() if answer.seat in self.people), None)

    def _answers_back(self) -> Iterator[Event]:
        """The answers given so far, the last one first."""
        return (chapter[0] for chapter in reversed(self.game.chapters()[1:]))

    def save(self, path: Path) -> None:
        """Write the game to a file; what `files.UNWRITABLE` names may be raised."""
        write_atomically(path.expanduser(), self.game.save())
        self._saved = self.game.moves

    def keep(self) -> Path | None:
        """Put an unfinished game that nobody has saved where it can be taken up again; where that is."""
        if self.game.over or self.is_saved:
            return None
        path = state_file(UNFINISHED)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, self.game.save())
        return path
