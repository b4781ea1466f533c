"""Positions of real games for the browser: bots play with named seeds, and a page is shown what they came to.

The page talks to nobody: its line to the table is answered here with the messages that a server would send at that
position. One page can be shown many positions, one after the other.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

import cuore
from cuore.bots.levels import GENTLE
from cuore.bots.registry import make_bot
from cuore.bots.seat import Seat
from cuore.engine.game import Game
from cuore.server.fixtures import CODE, NAMES
from cuore.server.ledger import Chair, Ledger
from cuore.server.messages import Language, StateMessage, TableSummary
from cuore.server.pages import game_page
from cuore.server.renderer import Occupant, RoomView, cards_message, table_message
from cuore.server.table_log import TableLog
from cuore.server.table_setup import SeatSetup, TableSetup
from tests.browser.sitting import PATIENCE

FOUR: Final = ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")
FIVE: Final = (*FOUR, "more")
# The page has laid itself out anew, and what that has set off has had its time.
PAINTED: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"""
# What the page is told where it asks a server. A route would do it as well, but then nothing comes from the browser's
# cache, and each file of the client takes the way by the test.
TOLD: Final = """(() => {
  const told = %s, fetched = window.fetch;
  window.fetch = (what, ...more) => {
    const found = told[new URL(what, location.href).pathname];
    return found ? Promise.resolve(new Response(found)) : fetched(what, ...more);
  };
})()"""
GUESTS: Final = ("mixed-pile", "private-maids", "illness")  # what others bring along to More
Wanted = Callable[[Game], bool]


@dataclass(frozen=True)
class Deal:
    """A game of bots."""

    sets: tuple[str, ...] = ("base",)
    seats: int = 2
    seed: int = 7
    options: tuple[str, ...] = ()
    town: str = "random"
    bot: str = ""  # by default plain plans: what they play does not change when the net does

    def begin(self) -> Game:
        """The game before its first answer."""
        return cuore.new_game(self.sets, NAMES[: self.seats], self.town, self.seed, self.options)

    def positions(self) -> Iterator[Game]:
        """The same game after each answer, to its end."""
        game = self.begin()
        plans = [f"strategy:{GENTLE[(self.seed + seat) % len(GENTLE)]}" for seat in range(self.seats)]
        bots = [make_bot(self.bot or plan, self.seed + seat) for seat, plan in enumerate(plans)]
        yield game
        while not game.over:
            game.apply(bots[game.to_move].choose(Seat(game, game.to_move)))
            yield game


@lru_cache(maxsize=64)
def moves_to(deal: Deal, wanted: Wanted, last: bool = False) -> tuple[int, ...]:
    """The answers that lead to the first position that is wanted, or to the last one."""
    found: tuple[int, ...] | None = None
    for game in deal.positions():
        if not game.over and wanted(game):
            found = tuple(game.moves)
            if not last:
                break
    assert found is not None, f"{deal} never comes to {wanted.__name__}"
    return found


def replayed(deal: Deal, moves: tuple[int, ...]) -> Game:
    """The game again, up to there."""
    game = deal.begin()
    for move in moves:
        game.apply(move)
    return game


def late(deal: Deal) -> Game:
    """The last time that somebody with a hand and quarters is asked in the employ phase and can employ something."""
    return replayed(deal, moves_to(deal, employs, last=True))


def employs(game: Game) -> bool:
    """Somebody's employ phase with love played, so that much of the town is within reach."""
    view = game.view(game.to_move)
    asked = view["asked"]
    right = bool(asked and asked["card"] is None and asked["what"] == "employ")
    return right and view["love"] >= 3 and len(view["you"]["hand"]) >= 1


@lru_cache(maxsize=64)
def asks(what: str, least: int = 2) -> Wanted:
    """A card asks that, with at least so many answers."""

    def wanted(game: Game) -> bool:
        asked = game.view(None)["asked"]
        return bool(asked and asked["card"] is not None and asked["what"] == what and len(game.legal()) >= least)

    return wanted


def drafts(game: Game) -> bool:
    """A refined maid is chosen, of the whole stack."""
    return game.view(None)["phase"] == "choose" and len(game.legal()) >= 6


def asked(deal: Deal, wanted: Wanted) -> Game:
    """The first time that it is so."""
    return replayed(deal, moves_to(deal, wanted))


def messages(game: Game, seat: int | None, lang: Language = "en") -> tuple[str, str]:
    """What the server would send to that seat: what the cards mean, and the position."""
    occupants = tuple(
        Occupant() if number == seat else Occupant("bot", bot="easy") for number in range(len(game.seats))
    )
    mine = () if seat is None else (seat,)
    around = RoomView(CODE, len(game.moves), occupants, mine=mine, commitment="c0ffee" * 10 + "c0ff")
    table = table_message(game, seat, lang, around)
    lines = TableLog().lines(game, seat, lang)
    state = StateMessage(table, 0, lines, lines[-1].text if lines else None)
    return msgspec.json.encode(cards_message(game, lang)).decode(), msgspec.json.encode(state).decode()


def page_of(game: Game, card: TableSummary, lang: Language) -> str:
    """The page of a finished game as the server would send it."""
    opening = game.clone()
    opening.undo(game.answers)
    seats = [SeatSetup("here", name) for name in game.seats]
    setup = TableSetup(list(game.table.sets), list(game.table.town), game.table.chiefs, [], seats, lang)
    chairs = [Chair(name, "person") for name in game.seats]
    ledger = Ledger(CODE, setup, bytes(32), 0, chairs, game=game.clone(), opening=opening)
    return msgspec.json.encode(game_page(ledger, card, lang)).decode()


class Shown:
    """A page at a table that is shown one position after the other."""

    def __init__(self, page: Page, lang: Language = "en") -> None:
        self.page = page
        self.lang: Language = lang
        self.line: WebSocketRoute | None = None
        self.said: list[dict[str, Any]] = []
        self._now: tuple[str, str] = ("", "")
        self._eyes: int | None = None
        self.deaf = False  # the line is there, and nothing comes through
        page.route_web_socket(f"**/ws/{CODE}", self._called)

    def _called(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda text: self._heard(json.loads(text)))

    def _heard(self, message: dict[str, Any]) -> None:
        self.said.append(message)
        if self.deaf:
            return
        if message["type"] == "look":
            self.send()
        elif message["type"] == "ping" and self.line is not None:
            self.line.send('{"type":"pong"}')

    def answers(self, count: int = 0) -> list[int]:
        """The answers that the page has sent: at least so many, and whatever comes right behind them."""
        end = time.monotonic() + PATIENCE
        while True:
            given = [message["move"] for message in self.said if message["type"] == "answer"]
            if len(given) >= count:
                break
            assert time.monotonic() < end, f"only {given} was answered"
            self.page.wait_for_timeout(20)
        self.page.wait_for_timeout(120)
        return [message["move"] for message in self.said if message["type"] == "answer"]

    def send(self) -> None:
        """The position, once more."""
        assert self.line is not None
        for text in self._now:
            self.line.send(text)

    def tell(self, game: Game) -> None:
        """This position through the same eyes, without waiting until it is shown."""
        self._now = messages(game, self._eyes, self.lang)
        self.send()

    def show(self, game: Game, seat: int | None = -1) -> None:
        """This position, through the eyes of whoever is asked, or of that seat."""
        eyes = game.to_move if seat == -1 else seat
        before, self._now = self._now, messages(game, eyes, self.lang)
        seats = [
            {
                "seat": number,
                "name": name,
                "player": "person" if number == eyes else "bot",
                "mine": number == eyes,
                "level": None,
            }
            for number, name in enumerate(game.seats)
        ]
        card = {
            "code": CODE, "status": "playing", "open": False, "sets": list(game.table.sets), "sets_text": "",
            "town": [], "town_code": None, "seats": seats, "clock": None, "turn": 1, "your_turn": True,
            "created": "2026-01-01T00:00:00Z", "changed": "2026-01-01T00:00:00Z", "result": None, "commitment": "",
            "host": False, "deletable": False, "earlier": None, "match": False, "until": None,
        }  # fmt: skip
        if (before[0], self._eyes) != (self._now[0], eyes):  # another game or another person is another visit
            self._eyes = eyes
            told = {f"/api/tables/{CODE}": json.dumps(card)}
            if game.over:
                told[f"/api/tables/{CODE}/page"] = page_of(game, msgspec.convert(card, TableSummary), self.lang)
            self.page.add_init_script(TOLD % json.dumps(told))
            self.page.goto(f"/table/{CODE}")
            expect(self.page.locator("[data-zone=prompt], .over")).to_be_visible()
        else:
            self.send()
        self.page.wait_for_function(
            "answers => document.querySelector('.table')?.dataset.answers === answers", arg=str(len(game.moves))
        )
        self.page.evaluate(PAINTED)
