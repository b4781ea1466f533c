"""What is thought in a worker process: a bot's answer, hints for a question, and the looks that a review is made of.

A worker is given how a game began and its answers, and keeps the games that it has seen lately. What goes wrong there
is given back as an answer: an error that the server could not read would take other answers with it. Hints and looks
are made of what the seat may know.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import BufferedIOBase
from struct import Struct
from time import monotonic, process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import cuore
from cuore.bots.process_bot import ProcessBot
from cuore.bots.referee import BotFault, ask, dismiss
from cuore.bots.registry import make_bot
from cuore.bots.seat import Bot, Seat
from cuore.bots.workers import begin_worker
from cuore.engine.errors import CuoreError, SetupError
from cuore.engine.game import Game

if TYPE_CHECKING:
    import socket

    from cuore.bots.learned.evaluation import Evaluator
    from cuore.bots.learned.reasons import HintReason

T = TypeVar("T")
Fault = CuoreError | str  # why nothing can be said: an error of the rules, or the name of a mistake of ours
# Games, and bots, in a worker's head: 30 kB each. One that was forgotten is read and played again for every answer,
# which takes four times as long as the answer, and its bot has forgotten what it planned.
REMEMBERED: Final = 1000
PROGRAMS: Final = 4  # of these bots, how many may be programs of their own: each is a process as long as it is known
SHOWN: Final = 3  # hints for one question
SLICE: Final = 0.5  # seconds of closer looks after which others have their turn


class Sentence(NamedTuple):
    """One sentence about an answer: its key, and what it tells of."""

    key: str
    card: int | None = None
    cost: int = 0
    left: int = 0


class Advice(NamedTuple):
    """An answer that may be given now or within reach, and what it is worth."""

    move: int
    win: float
    lead: float
    error: float
    reason: Sentence


class Doubted(NamedTuple):
    """An answer of a finished game that is worth a closer look, and the one beside which it is looked at."""

    answer: int
    turn: int
    move: int
    favourite: int


class Costly(NamedTuple):
    """An answer that has cost something, and a better one."""

    answer: int
    turn: int
    move: int
    better: int
    loss: float
    error: float
    reason: Sentence


class Outline(NamedTuple):
    """The first look at a game: answer, turn and chance of every question; what to look at more closely."""

    moments: list[tuple[int, int, float]]
    doubted: list[Doubted]


# -- the line to whoever asks -------------------------------------------------------------------------------

HEAD: Final = Struct("!I")  # what is said is pickled, and comes behind its length


def framed(said: Any) -> bytes:
    """As it goes over the line."""
    text = pickle.dumps(said)
    return HEAD.pack(len(text)) + text


def answer_questions(line: socket.socket) -> None:
    """All that a worker does: a question is a number, a function and what it is given, until the line is cut."""
    begin_worker()
    with suppress(EOFError, OSError), line, line.makefile("rwb") as both:
        while True:
            (length,) = HEAD.unpack(_read(both, HEAD.size))
            number, (work, given) = pickle.loads(_read(both, length))
            both.write(framed((number, work(*given))))
            both.flush()


def _read(line: BufferedIOBase, size: int) -> bytes:
    found = line.read(size)
    if len(found) < size:
        raise EOFError
    return found


# -- a bot's answer -----------------------------------------------------------------------------------------


class Answered(NamedTuple):
    """What a bot answers."""

    move: int
    fault: str  # in a word why it does not; empty if it does
    spent: float  # CPU seconds


def answer(level: str, seed: int, opening: str, moves: Sequence[int], seconds: float) -> Answered:
    """What a bot answers after those moves."""
    began, move, fault = process_time(), -1, ""
    try:
        move = ask(_bot(opening, level, seed, seconds), Seat(_position(opening, moves)), name=level)
    except BotFault as bot_fault:
        fault = bot_fault.kind
    except CuoreError as error:
        fault = error.key
    except Exception as error:  # noqa: BLE001 - whatever it is, the table goes on
        fault = type(error).__name__
    return Answered(move, fault, process_time() - began)


# -- hints and looks ----------------------------------------------------------------------------------------


def advice(opening: str, moves: Sequence[int], seat: int) -> list[Advice] | Fault:
    """The best answers of a seat that is asked, best first."""
    return _safely(lambda: _advice(_position(opening, moves), seat))


def outline(opening: str, moves: Sequence[int], seat: int) -> Outline | Fault:
    """The first look at a seat's game."""
    return _safely(lambda: _outline(_position(opening, moves), seat))


def looks(opening: str, moves: Sequence[int], seat: int, doubted: Sequence[Doubted]) -> list[Costly | None] | Fault:
    """What some of these answers have cost, the first of them, as many as there is time for and at least one."""
    return _safely(lambda: _looks(_position(opening, moves), seat, doubted))


def _safely(work: Callable[[], T]) -> T | Fault:
    try:
        return work()
    except CuoreError as error:
        return error
    except ModuleNotFoundError as error:
        return SetupError("net-no-module", name=error.name)
    except Exception as error:  # noqa: BLE001 - whatever it is, the worker goes on
        return type(error).__name__


def _advice(game: Game, seat: int) -> list[Advice]:
    from cuore.bots.learned.hints import hints

    return [
        Advice(hint.aim, hint.win, hint.lead, hint.error, _sentence(game, hint.reason))
        for hint in hints(Seat(game, seat), SHOWN)
    ]


def _outline(game: Game, seat: int) -> Outline:
    from cuore.bots.learned.review import first_look

    moments, surprises = first_look(_evaluator(game), game, seat)
    return Outline(
        [(one.answer, one.turn, one.win) for one in moments],
        [Doubted(one.answer, one.turn, one.move, one.favourite) for one in surprises],
    )


def _looks(game: Game, seat: int, doubted: Sequence[Doubted]) -> list[Costly | None]:
    from cuore.bots.learned.review import Surprise, closer_look

    evaluator = _evaluator(game)
    end = monotonic() + SLICE
    found: list[Costly | None] = []
    for one in doubted:
        if found and monotonic() >= end:
            break
        loss = closer_look(evaluator, game, seat, Surprise(*one))
        found.append(
            None
            if loss is None
            else Costly(
                loss.answer,
                loss.turn,
                loss.move,
                loss.better,
                loss.loss,
                loss.error,
                _sentence(game, loss.reason),
            )
        )
    return found


def _evaluator(game: Game) -> Evaluator:
    from cuore.bots.learned.evaluation import Evaluator

    return Evaluator(game.table)


def _sentence(game: Game, reason: HintReason) -> Sentence:
    if reason.card is None:
        return Sentence(reason.key)
    number = next(number for number, card in game.table.cards.items() if card is reason.card)
    return Sentence(reason.key, number, reason.cost, reason.left)


# -- what it remembers --------------------------------------------------------------------------------------

_games: OrderedDict[str, Game] = OrderedDict()
_bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()  # by opening, name and seed: what one thought of lasts


def _bot(opening: str, level: str, seed: int, seconds: float) -> Bot:
    """The bot that has played this seat so far, or a new one; nobody waits for it longer than so many seconds."""
    key = (opening, level, seed)
    bot = _bots.pop(key, None) or make_bot(level, seed)
    if hasattr(bot, "seconds"):
        bot.seconds = seconds
    _bots[key] = bot
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    programs = [known for known, one in _bots.items() if isinstance(one, ProcessBot)]
    for known in programs[:-PROGRAMS]:
        dismiss(_bots.pop(known))
    return bot


def _position(opening: str, moves: Sequence[int]) -> Game:
    """The game after the moves, from the one in the worker's head if that leads here."""
    game = _games.pop(opening, None)
    if game is None or game.moves != tuple(moves[: len(game.moves)]):
        game = cuore.load(opening)
    for move in moves[len(game.moves) :]:
        game.apply(move)
    _games[opening] = game
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return game.clone()  # whatever is done with it, the game in our head stays
