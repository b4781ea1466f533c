"""Pages beside the table: the compendium, the page of a finished game, and its positions one after the other."""

from __future__ import annotations

import threading
from collections import Counter, OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from cuore.boxes.overlay import Corrections
from cuore.boxes.registry import BOXES
from cuore.engine.cards import Card
from cuore.engine.chance import KeyedChance
from cuore.engine.events import UNSEEN
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.recorded import LogSource, Record
from cuore.engine.scoring import CardPoints
from cuore.engine.setup import all_cards
from cuore.engine.table import Table
from cuore.server import past
from cuore.server.cards import card_face, cards_of, kind_key
from cuore.server.daily import is_sealed
from cuore.server.ledger import Ledger
from cuore.server.messages import (
    Compendium,
    FinalSeat,
    GamePage,
    Language,
    PointsAt,
    PointsSource,
    ReplayStep,
    ScoreLine,
    TableSummary,
)
from cuore.server.points import lines_of
from cuore.server.renderer import Occupant, RoomView, table_message
from cuore.server.table_log import TableLog
from cuore.words.catalogue import say
from cuore.words.log import SECRETS
from cuore.words.moves import say_move
from cuore.words.pages import kind_name
from cuore.words.points import tie_break_key

REPLAYS: Final = 16  # games that are looked at just now
PAGES: Final = 64  # pages of finished games that are kept


# -- the compendium -----------------------------------------------------------------------------------------


def compendium(lang: Language, corrections: Corrections | None = None) -> Compendium:
    """Every card of every box, corrected as the host has it."""
    if corrections:
        return _compendium(lang, corrections)
    return _printed(lang)


@lru_cache(maxsize=8)
def _printed(lang: Language) -> Compendium:
    return _compendium(lang, {})


def _compendium(lang: Language, corrections: Corrections) -> Compendium:
    pages: list[tuple[str, Card]] = []
    for box in BOXES.values():
        known = [card for _, card in pages]
        cards = all_cards([box], corrections.get(box.id, {})).values()
        pages += [(box.id, card) for card in cards if card not in known]  # love cards are shared
    return Compendium(lang, [card_face(card, place, box, lang) for place, (box, card) in enumerate(pages)])


# -- a finished game ----------------------------------------------------------------------------------------


def page_of(ledger: Ledger, card: TableSummary, lang: Language) -> GamePage:
    """The page of a finished game, made once for all who read it lately; `card` is the reader's own."""
    key = (ledger.code, ledger.seq, lang, is_sealed(ledger))
    with _pages_lock:
        page = _pages.pop(key, None)
    if page is None:
        page = (game_page if ledger.past is None else past_page)(ledger, card, lang)
    with _pages_lock:
        _pages[key] = page
        while len(_pages) > PAGES:
            _pages.popitem(last=False)
    return msgspec.structs.replace(page, table=card)


_pages: OrderedDict[tuple[str, int, Language, bool], GamePage] = OrderedDict()
_pages_lock: Final = threading.Lock()


def game_page(ledger: Ledger, card: TableSummary, lang: Language) -> GamePage:
    """The page of a finished game: nothing of it is hidden any more, but for shuffles that others still play."""
    game = ledger.game
    assert game is not None
    assert ledger.status == "over"
    return GamePage(
        table=card,
        cards=cards_of(game.table, lang),
        seats=[final_seat(ledger, game, seat, lang) for seat in range(len(game.seats))],
        chart=points_per_turn(_opening(ledger), game.moves),
        turns=int(game.view(None)["turn"]),
        answers=len(ledger.line),
        undone=ledger.undone,
        commitment=card.commitment,
        secret="" if is_sealed(ledger) else ledger.secret.hex(),
        verified=not is_sealed(ledger)
        and _is_keyed(game, ledger.secret)
        and KeyedChance(ledger.secret).commitment() == card.commitment,
    )


def past_page(ledger: Ledger, card: TableSummary, lang: Language) -> GamePage:
    """The page of a game of earlier rules: the log and the end, as far as they were kept."""
    told = ledger.past
    assert told is not None
    seats = range(len(told.seats)) if told.is_told and told.ending is not None else ()
    log = past.log(ledger, lang)
    return GamePage(
        table=card,
        cards=[] if told.agreed is None else cards_of(told.agreed, lang),
        seats=[final_seat(ledger, told, seat, lang) for seat in seats],
        chart=[],
        turns=max((line.turn for line in log), default=0),
        answers=len(ledger.line),
        undone=ledger.undone,
        commitment=card.commitment,
        secret="",  # the game may not have come to its end, and a program of its own rules could go on with it
        verified=False,
        log=log,
    )


def _opening(ledger: Ledger) -> Game:
    assert ledger.opening is not None
    return ledger.opening


def _is_keyed(game: Game, secret: bytes) -> bool:
    """Whether all shuffles came from that secret."""
    chance = game.state.chance
    return isinstance(chance, KeyedChance) and chance.secret == secret


def final_seat(ledger: Ledger, game: Game | Record, seat: int, lang: Language) -> FinalSeat:
    """A seat at the end."""
    tally = game.tally(seat)
    chair = ledger.chairs[seat]
    return FinalSeat(
        seat=seat,
        name=game.seats[seat],
        player="bot" if chair.player == "bot" else "person",
        points=tally.points,
        winner=seat in game.winners() if ledger.resigned is None else seat != ledger.resigned,
        lines=score_lines(game, seat, lang),
        sources=sources_of(game.table, tally.lines, lang),
        deck=final_deck(game, seat) if isinstance(game, Game) else [],
    )


def score_lines(game: LogSource, seat: int, lang: Language) -> list[ScoreLine]:
    """Where the points of a seat come from, the most first, and what would decide a tie."""
    tally = game.tally(seat)
    lines = lines_of(game.table, tally.lines, lang)
    key = f"score-{tie_break_key(game.table)}"
    return [*lines, ScoreLine(say(lang, key, count=tally.tie_break), None)]


def sources_of(table: Table, lines: Sequence[CardPoints], lang: Language) -> list[PointsSource]:
    """The same by kind of card, in the order in which kinds are listed everywhere."""
    points: dict[Kind, int] = {}
    for line in lines:
        kind = table.cards[line.card].kind
        points[kind] = points.get(kind, 0) + line.points
    return [
        PointsSource(kind_key(kind), kind_name(kind, lang), points[kind]) for kind in sorted(points) if points[kind]
    ]


def final_deck(game: Game, seat: int) -> list[tuple[int, int]]:
    """Every card that a seat has at the end, wherever it lies, events on its maids included."""
    view = game.view(seat)
    you, there = view["you"], view["seats"][seat]
    names: list[str] = [*you["hand"], *you["deck"], *you["discard"], *you["beers"]]
    names += view["played"] if seat == view["active"] else []
    for spot in (*there["quarters"], *there["private"]):
        beneath = spot.get("under")  # one's own is never hidden
        names += [spot["card"], *spot["on"], *([] if beneath is None else [beneath])]
    number = {card.name: n for n, card in game.table.cards.items()}
    return sorted(Counter(number[name] for name in names).items())


def points_per_turn(opening: Game, moves: Sequence[int]) -> list[PointsAt]:
    """Everybody's points at the end of each turn."""
    game = opening.clone()
    points: list[PointsAt] = []
    turn, active = game.state.turn, game.active
    for count, move in enumerate(moves, 1):
        game.apply(move)
        if game.state.turn != turn or game.over:
            points.append(PointsAt(int(turn), active, count, game.scores()))
        turn, active = game.state.turn, game.active
    return points


# -- one position after the other ---------------------------------------------------------------------------


def replay_step(ledger: Ledger, at: int, seat: int | None, lang: Language) -> ReplayStep:
    """The position after `at` answers, with the eyes of a seat.

    Of a game that is not over the caller may only ask for a seat of the reader's own, or for none: then this shows
    what the reader saw at that moment, which is never more than they know now.
    """
    assert ledger.game is not None
    return _replay_of(ledger).step(ledger, at, seat, lang)


class Replay:
    """A line of play that is looked at, and its log."""

    def __init__(self, game: Game) -> None:
        """`game` is the whole line; it is not changed."""
        self.of = game
        self.game = game.clone()
        self.game.chapters()  # from here on it listens: copies of it share one log
        self._log = TableLog()
        self._lock = threading.Lock()  # pages are made in threads

    def after(self, at: int) -> Game:
        """The game after so many answers; a copy."""
        game = self.game.clone()
        game.undo(game.answers - at)
        return game

    def step(self, ledger: Ledger, at: int, seat: int | None, lang: Language) -> ReplayStep:
        """The position as that seat saw it."""
        with self._lock:
            game = self.after(at)
            log = self._log.lines(game, seat, lang)
            moved = _moved(game, seat, lang) if at else None
        occupants = tuple(Occupant(chair.player, bot=chair.level) for chair in ledger.chairs)
        commitment = KeyedChance(ledger.secret).commitment()
        table = table_message(game, seat, lang, RoomView(ledger.code, at, occupants, commitment=commitment))
        table.options = table.reach = []  # nothing is asked of whoever looks on
        return ReplayStep(at=at, answers=self.game.answers, table=table, log=log, move=moved)


def _moved(game: Game, seat: int | None, lang: Language) -> str:
    """The answer that led there, unless it is somebody else's secret."""
    answer = game.last_events(seat)[0]
    name = game.seats[answer.seat]
    if answer.card == UNSEEN:
        return say(lang, SECRETS[answer.number], player=name)
    return say(lang, "table-moved", player=name, move=say_move(game.table, answer.card, lang, "table-move"))


_replays: OrderedDict[str, Replay] = OrderedDict()
_replays_lock = threading.Lock()


def _replay_of(ledger: Ledger) -> Replay:
    """The replay of a table's line of play; a few are kept, so that stepping does not begin anew."""
    game = ledger.game
    assert game is not None
    with _replays_lock:
        replay = _replays.pop(ledger.code, None)
        if replay is None or replay.of is not game:
            replay = Replay(game)
        _replays[ledger.code] = replay
        while len(_replays) > REPLAYS:
            _replays.popitem(last=False)
    return replay
