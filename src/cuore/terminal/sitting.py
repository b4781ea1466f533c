"""A game at one terminal, apart from how it is shown: answers, undo, and that it is kept after each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cuore.bots import Bot, BotFault, Seat, ask, dismiss, make_bot, why_replaced
from cuore.engine.errors import Reason
from cuore.engine.events import Event
from cuore.engine.game import Game
from cuore.terminal.files import UNWRITABLE, reason, write_atomically
from cuore.terminal.kept import Keeper
from cuore.terminal.players import Player

STAND_IN = "easy"  # plays for a bot that has failed


class Sitting:
    """The game and its players."""

    def __init__(self, game: Game, players: Sequence[Player], seed: int = 0, keeper: Keeper | None = None) -> None:
        """Without a keeper nothing is kept."""
        self.game = game
        self.keeper = keeper
        self.not_kept: Reason | None = None  # why the last answer could not be written down
        self.bots: list[Bot | None] = [
            make_bot(player.bot, seed + seat) if player.bot else None for seat, player in enumerate(players)
        ]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        found = (why_replaced(player.bot, game.table) for player in players if player.bot)
        self.replaced = list({str(why): why for why in found if why is not None}.values())
        self._seed = seed

    @property
    def bot_is_asked(self) -> bool:
        """Whether it is for a bot to answer."""
        return not self.game.over and self.bots[self.game.to_move] is not None

    @property
    def is_kept(self) -> bool:
        """Whether the game can be gone on with after a kill."""
        return self.keeper is not None and self.keeper.has_begun

    def answer(self, move: int) -> None:
        """Whoever is asked answers, and the game is kept."""
        self.game.apply(move)
        self._keep()

    def rise(self) -> None:
        """Everybody leaves the table: bots that are programs of their own are shown how it ended, and end."""
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                dismiss(bot, Seat(self.game, seat) if self.game.over else None)

    def _keep(self) -> None:
        """Write the game down as it stands; one that is over, or that no person has begun, is not kept."""
        if self.keeper is None:
            return
        try:
            if self.game.over:
                self.keeper.forget()
            elif self.is_kept or self.last_person() is not None:
                self.keeper.write(self.game)
        except UNWRITABLE as error:
            self.not_kept = reason(error)
        else:
            self.not_kept = None

    def bot_answer(self) -> tuple[int, BotFault | None]:
        """What the bot that is asked answers; one that fails is replaced for good, and the fault is told."""
        seat = self.game.to_move
        bot = self.bots[seat]
        assert bot is not None
        try:
            return ask(bot, Seat(self.game), name=self.game.seats[seat]), None
        except BotFault as fault:
            dismiss(bot)
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
                self._keep()
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
