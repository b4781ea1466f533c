"""One game between bots, and what is worth remembering of it.

A planned game names everything that decides how it goes: the boxes, the town, the seed of the deal, the bots in their
seats and their seeds. So it comes out the same on every machine, as long as the bots think in steps and not in
seconds. A bot that raises, answers illegally or is late loses; the table goes on to the next game.
"""

from __future__ import annotations

import hashlib
import time

from msgspec import Struct

import cuore
from cuore.bots import Bot, BotFault, Guarded, Seat, ask, dismiss, is_ours, is_process, make_bot
from cuore.engine.game import Game
from cuore.engine.moves import ACQUIRE, CARD_MASK, EMPLOY, SHIFT
from cuore.words import error_text

MOST_TURNS = 600  # two bots that do nothing at all would sit there for ever: the game is counted as it stands
OWN_SHARE = 0.9  # of a limit, for the thinking: the rest is for what comes around it
SEATS = ("One", "Two", "Three", "Four", "Five", "Six")  # bots are not told whom they play


class Venue(Struct, frozen=True):
    """Where games are played: the boxes and the town; `town` as `cuore.new_game` takes it."""

    sets: tuple[str, ...]
    town: str | tuple[str, ...] = "first-game"
    chiefs: str = ""
    options: tuple[str, ...] = ()
    name: str = ""
    overlay: dict[str, dict[str, int]] = {}  # corrected facts of cards

    def deal(self, count: int, seed: int) -> Game:
        """A game for so many seats."""
        town = self.town if isinstance(self.town, str) else list(self.town)
        names = SEATS[:count]
        return cuore.new_game(self.sets, names, town, seed, self.options, chiefs=self.chiefs, overlay=self.overlay)


class PlannedGame(Struct, frozen=True):
    """A game to be played."""

    number: int  # in its plan
    deal: int  # games of one deal differ only in who sits where
    venue: int  # index in the plan
    where: Venue
    bots: tuple[str, ...]  # by seat
    players: tuple[int, ...]  # by seat: the index of its bot in the plan
    seed: int
    limit: float | None = None  # seconds a move


class Fault(Struct):
    """Why a bot has lost without finishing."""

    seat: int
    kind: str
    text: str


class PlayedGame(Struct):
    """What came of it. Lists go by seat; what happened in turns, by that seat's own turns."""

    number: int
    deal: int
    venue: int
    players: tuple[int, ...]
    scores: list[int]
    winners: list[int]
    turns: int
    answers: int
    seconds: list[float]  # thinking, not part of what must be the same everywhere
    points: list[list[int]]  # at the end of each turn
    love: list[list[int]]  # made in each turn
    bought: list[dict[str, int]]
    piles: dict[str, list[int]]  # cards left after each round
    emptied: list[str]
    stopped: bool = False  # at MOST_TURNS
    fault: Fault | None = None
    playouts: list[int] = []  # of bots that look ahead and say how often

    @property
    def decided(self) -> bool:
        """Whether points told the seats apart, and nobody forfeited."""
        return self.fault is None and len(set(self.scores)) > 1


def play(planned: PlannedGame) -> PlayedGame:
    """Play a planned game to its end."""
    count = len(planned.bots)
    game = planned.where.deal(count, planned.seed)
    bots = [_seated(name, bot_seed(planned, seat), planned.limit) for seat, name in enumerate(planned.bots)]
    # A process of its own is timed from the moment that it is there: starting one is not thinking.
    limits = [planned.limit if is_ours(name) else None for name in planned.bots]
    watch = _Watch(game)
    seconds = [0.0] * count
    fault = None
    answers = 0
    while not game.over and game.state.turn <= MOST_TURNS * count:
        seat = game.to_move
        legal = game.legal()
        move = legal[0]
        if len(legal) > 1:
            began = time.perf_counter()
            try:
                move = ask(bots[seat], Seat(game), limits[seat], name=planned.bots[seat])
            except BotFault as error:
                fault = Fault(seat, error.kind, error_text(error, "en"))
                break
            finally:
                seconds[seat] += time.perf_counter() - began
        watch.before(move)
        game.apply(move)
        watch.after()
        answers += 1
    for seat, bot in enumerate(bots):
        dismiss(bot, Seat(game, seat) if game.over else None)
    scores = game.scores()
    winners = game.winners()
    if fault is not None:  # whoever is best of the others has won
        best = max(score for seat, score in enumerate(scores) if seat != fault.seat)
        winners = [seat for seat, score in enumerate(scores) if seat != fault.seat and score == best]
    return PlayedGame(
        number=planned.number,
        deal=planned.deal,
        venue=planned.venue,
        players=planned.players,
        scores=scores,
        winners=winners,
        turns=int(game.state.turn),
        answers=answers,
        seconds=[round(spent, 4) for spent in seconds],
        points=watch.points,
        love=watch.love,
        bought=watch.bought,
        piles=watch.piles,
        emptied=[name for name, left in game.view(None)["town"].items() if not left],
        stopped=fault is None and not game.over,
        fault=fault,
        playouts=[getattr(bot, "playouts", 0) for bot in bots],
    )


def _seated(name: str, seed: int, limit: float | None) -> Bot:
    """A bot in its seat. The house's own keep a limit themselves; anybody else's is ended when its time is up."""
    if limit is None or is_ours(name):
        return make_bot(name, seed, seconds=None if limit is None else limit * OWN_SHARE)
    return make_bot(name, seed, seconds=limit) if is_process(name) else Guarded(name, seed, limit)


def bot_seed(planned: PlannedGame, seat: int) -> int:
    """A bot thinks with the same luck wherever it sits in a deal."""
    text = f"{planned.seed} {planned.deal} {planned.players[seat]}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


class _Watch:
    """Keeps count while a game goes on; it is the referee's and sees everything."""

    def __init__(self, game: Game) -> None:
        count = len(game.seats)
        self._game = game
        self._turn = int(game.state.turn)
        self._active = game.active
        self._love_now = 0
        self._made = 0
        self.points: list[list[int]] = [[] for _ in range(count)]
        self.love: list[list[int]] = [[] for _ in range(count)]
        self.bought: list[dict[str, int]] = [{} for _ in range(count)]
        names = [game.table.cards[card].name for card in game.table.pile_cards]
        self.piles: dict[str, list[int]] = {name: [] for name in names}

    def before(self, move: int) -> None:
        """An answer is about to be given."""
        if move >> SHIFT in (EMPLOY, ACQUIRE):
            bought = self.bought[self._game.to_move]
            name = self._game.table.cards[move & CARD_MASK].name
            bought[name] = bought.get(name, 0) + 1

    def after(self) -> None:
        """It has been carried out."""
        state = self._game.state
        if state.turn != self._turn or state.over:
            self.points[self._active].append(self._game.tally(self._active).points)
            self.love[self._active].append(self._made)
            if self._active == len(self.points) - 1 or state.over:
                for left, column in zip(state.piles, self.piles.values(), strict=True):
                    column.append(int(left))
            self._turn, self._active = int(state.turn), int(state.active)
            self._love_now, self._made = int(state.love), int(state.love)
            return
        love = int(state.love)
        self._made += max(0, love - self._love_now)
        self._love_now = love
