"""Pages beside the table: the compendium, finished games, replays."""

from __future__ import annotations

import random
import time
from collections import Counter
from functools import cache

import msgspec
import pytest

from cuore import Game
from cuore.boxes.registry import BOXES, CARDS
from cuore.engine.chance import KeyedChance
from cuore.engine.resolve import is_secret
from cuore.engine.scoring import owned
from cuore.server import lobby, pages
from cuore.server import table_events as kinds
from cuore.server.ledger import Ledger
from cuore.server.messages import Compendium, GamePage, ReplayStep, TableSummary
from cuore.server.store import TableEvent
from cuore.server.table_setup import SeatSetup, TableSetup
from cuore.server.times import iso
from cuore.words import card_name, log_lines
from tests.properties.walk import FEW, Case, choose
from tests.server.messages_of import CODE

SECRET = bytes(range(32))


@cache
def finished(case: Case) -> Ledger:
    """A table at which that game was played to its end at random, one answer taken back on the way."""
    deal = case.deal()
    setup = TableSetup(
        sets=list(case.sets),
        town=list(deal.table.town),
        chiefs=deal.table.chiefs,
        options=list(case.options),
        seats=[SeatSetup("here", name) for name in deal.seats],
        lang="en",
    )
    ledger = Ledger.begin(CODE, setup, SECRET, 0)
    ledger.add(TableEvent(kinds.LAID, data={"browser": "a" * 64}, seq=1))
    ledger.add(TableEvent(kinds.DEALT, seq=2))
    rng = random.Random(case.seed)
    assert ledger.game is not None
    while not ledger.game.over:
        ledger.add(_answer(ledger, choose(rng, ledger.game.legal())))
        if len(ledger.line) == 20 and not ledger.branches:
            ledger.add(TableEvent(kinds.UNDO, ledger.line[-1].seat, data={"keep": 19, "how": "free"}))
    return ledger


def _answer(ledger: Ledger, move: int) -> TableEvent:
    assert ledger.game is not None
    return TableEvent(kinds.ANSWER, ledger.game.to_move, "person", None, move)


def card_of(ledger: Ledger) -> TableSummary:
    """The table in a list, as lobby.py would say it."""
    return TableSummary(
        code=ledger.code,
        status=ledger.status,
        open=False,
        match=False,
        sets=list(ledger.setup.sets),
        sets_text=lobby.sets_text(ledger.setup.sets, "en"),
        town=list(ledger.setup.town),
        town_code=None,
        seats=[],
        clock=None,
        turn=1,
        your_turn=False,
        until=None,
        created=iso(0),
        changed=iso(0),
        result=None,
        commitment=KeyedChance(ledger.secret).commitment(),
        host=False,
        deletable=False,
    )


def end_of(ledger: Ledger) -> Game:
    assert ledger.game is not None
    return ledger.game


# -- the compendium -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_the_compendium_has_every_card_of_every_box(lang: str) -> None:
    book = pages.compendium(lang)  # type: ignore[arg-type]  # a language
    assert [card.card for card in book.cards] == list(range(len(book.cards)))
    assert {(card.set, card.name) for card in book.cards} >= {
        (box.id, card_name(card.name, lang))
        for box in BOXES.values()
        for card in box.cards
        if card.id // 64 == box.number
    }
    assert len(book.cards) >= len(CARDS)
    assert msgspec.json.decode(msgspec.json.encode(book), type=Compendium) == book
    for face in book.cards:
        assert face.source or face.house, face.name
        assert len(face.house_facts) == 0 or face.house, face.name


def test_the_compendium_is_corrected_as_the_host_has_it() -> None:
    book = pages.compendium("en", {"base": {"Rouge Crescent": {"cost": 9}}})
    assert [card.cost for card in book.cards if card.name == "Rouge Crescent"] == [9]
    assert [card.cost for card in pages.compendium("en").cards if card.name == "Rouge Crescent"] == [2]


# -- a finished game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", FEW[::3], ids=str)
def test_the_page_of_a_finished_game_adds_up(case: Case) -> None:
    ledger = finished(case)
    game = end_of(ledger)
    page = pages.game_page(ledger, card_of(ledger), "en")
    assert [seat.points for seat in page.seats] == game.scores()
    assert [seat.seat for seat in page.seats if seat.winner] == game.winners()
    for seat in page.seats:
        assert sum(line.points or 0 for line in seat.lines) == seat.points
        assert sum(source.points for source in seat.sources) == seat.points
        assert len({source.kind for source in seat.sources}) == len(seat.sources)
        counted = owned(game.state, seat.seat).everywhere
        assert Counter(dict(seat.deck)) >= Counter(counted)  # cards under an event are owned but not counted
    assert page.chart[-1].points == game.scores()
    assert page.chart[-1].answers == page.answers == len(game.moves)
    assert [row.turn for row in page.chart] == list(range(1, page.turns + 1))
    assert page.undone == 1
    assert page.verified
    assert page.secret == SECRET.hex()
    assert msgspec.json.decode(msgspec.json.encode(page), type=GamePage) == page


def test_the_chart_tells_whose_turn_it_was() -> None:
    ledger = finished(Case(3, 3, "first-game"))
    page = pages.game_page(ledger, card_of(ledger), "en")
    assert [row.seat for row in page.chart[:6]] == [0, 1, 2, 0, 1, 2]
    for row in page.chart[::7]:
        game = pages.Replay(end_of(ledger)).after(row.answers)
        assert game.scores() == row.points
        assert game.over or game.state.turn == row.turn + 1


def test_a_commitment_that_is_not_that_of_the_secret_is_not_verified() -> None:
    ledger = finished(Case(3, 3, "first-game"))
    card = card_of(ledger)
    card.commitment = "0" * 64
    assert not pages.game_page(ledger, card, "en").verified


# -- replays ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [*FEW[1::4], Case(5, 2, "first-game")], ids=str)
def test_any_position_with_any_eyes(case: Case) -> None:
    ledger = finished(case)
    moves = end_of(ledger).moves
    rng = random.Random(case.seed)
    for at in [0, len(moves), *rng.sample(range(len(moves)), 12)]:
        game = pages._opening(ledger).clone()
        for move in moves[:at]:
            game.apply(move)
        seat = rng.choice([None, *range(len(game.seats))])
        step = pages.replay_step(ledger, at, seat, "en")
        assert (step.at, step.answers, step.table.answers) == (at, len(moves), at)
        assert [line.text for line in step.log] == log_lines(game, seat, "en")
        assert step.table.options == []
        assert (step.table.own is None) == (seat is None)
        if step.table.own and seat is not None:
            assert [held.card for held in step.table.own.hand] == sorted(game.state.hand[seat]) or game.state.aside
        assert (step.move is None) == (at == 0)
        assert msgspec.json.decode(msgspec.json.encode(step), type=ReplayStep) == step


def test_a_secret_choice_is_told_to_its_owner_alone() -> None:
    seen = 0
    for case in FEW:
        ledger = finished(case)
        game = pages._opening(ledger).clone()
        for at, move in enumerate(end_of(ledger).moves, 1):
            secret = is_secret(game.state, move)
            mover = game.to_move
            game.apply(move)
            if secret and seen < 12:
                seen += 1
                card = game.table.cards[move & 511].name
                assert card in str(pages.replay_step(ledger, at, mover, "en").move)
                assert card not in str(pages.replay_step(ledger, at, None, "en").move)
                assert card not in str(pages.replay_step(ledger, at, (mover + 1) % len(game.seats), "en").move)
    assert seen


def test_stepping_costs_little() -> None:
    ledger = finished(Case(5, 2, "first-game"))
    count = len(ledger.line)
    started = time.process_time()
    for at in range(count + 1):
        pages.replay_step(ledger, at, 0, "en")
    each = (time.process_time() - started) / (count + 1)
    assert each < 0.02, f"{each * 1e3:.1f} ms"
