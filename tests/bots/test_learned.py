"""The opponents that learned the game: what they see, what they refuse, and that they play at every table."""

from __future__ import annotations

import json
import logging
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import cuore
from cuore.bots import LEVELS, Seat, make_bot, why_replaced
from cuore.bots.deals import Clock
from cuore.bots.expert import Expert
from cuore.bots.facts import facts_of
from cuore.bots.learned import encoding, learned_bot, master
from cuore.bots.learned.chances import COMPANIES, Company, fitting, read_chances, shipped_chances
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.evaluation import shipped_net
from cuore.bots.learned.features import page_digest
from cuore.bots.learned.inference import NEVER, Inference, Said
from cuore.bots.learned.learned_bot import LearnedBot
from cuore.bots.learned.scales import MARGIN
from cuore.bots.learned.weights import read_weights, shipped_weights
from cuore.boxes.registry import BOXES
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.engine.turn import carry_out
from tests.bots.tables import FAMILY, NAMES, new_table

TABLES = [*[((box,), seats) for box in BOXES for seats in (2, 4)], (FAMILY, 3), (FAMILY, 6)]


def encoder_of(game: Game) -> Encoder:
    return shipped_weights().vocabulary.encoder(game.table)


def rows_of(game: Game) -> Any:
    encoder = encoder_of(game)
    return [encoder.row(game.state, seat) for seat in range(len(game.seats))]


@pytest.mark.parametrize(("sets", "seats"), TABLES)
def test_a_row_is_the_same_for_every_game_that_the_seat_cannot_tell_from_this_one(
    sets: tuple[str, ...], seats: int
) -> None:
    game = new_table(sets, seats, "random", 8)
    rng = Random(8)
    encoder = encoder_of(game)
    for count in range(260):
        if game.over:
            break
        if count % 13 == 0:
            for seat in range(seats):
                again = game.determinize(seat, rng.getrandbits(30))
                assert encoder.row(game.state, seat) == encoder.row(again.state, seat), f"answer {count}, seat {seat}"
        legal = game.legal()
        game.apply(legal[min(rng.randrange(len(legal)), rng.randrange(len(legal)))])


def test_a_row_that_tells_a_hidden_card_is_caught() -> None:
    """The planted cheat: the next card of the own deck in a free number of the row."""
    game = new_table(["base"], 2, "random", 3)
    told = {encoder_of(game).row(game.state, 0) + bytes([game.state.deck[0][-1]])}
    for seed in range(30):
        again = game.determinize(0, seed)
        told.add(encoder_of(again).row(again.state, 0) + bytes([again.state.deck[0][-1]]))
    assert len(told) > 1


def test_options_of_a_row_are_the_answers_in_their_order() -> None:
    game = cuore.new_game(["base"], NAMES[:2], seed=7)
    row = encoder_of(game).row(game.state, game.to_move)
    assert row[encoding.NUMBERS_AT + encoding.OPTION_COUNT] == len(game.legal())
    verbs = row[encoding.OPTIONS_AT :: 4][: len(game.legal())]
    assert list(verbs) == [move >> 18 for move in game.legal()]
    other = encoder_of(game).row(game.state, 1 - game.to_move)
    assert other[encoding.NUMBERS_AT + encoding.OPTION_COUNT] == 0, "nobody else is told what may be answered"


def test_chances_of_all_seats_are_one_together_and_no_answer_is_likely_that_is_not_offered() -> None:
    net = Inference(shipped_weights())
    for seats in (2, 5):
        game = new_table(["base", "oktoberfest"], seats, "random", 2)
        rows = np.frombuffer(b"".join(rows_of(game)), dtype=np.uint8).reshape(seats, encoding.ROW)
        said = net(rows)
        assert np.allclose(said.win.sum(axis=1), 1, atol=1e-4)
        assert not said.win[:, seats:].any()
        asked = game.to_move
        assert (said.logits[asked][: len(game.legal())] > NEVER).all()
        assert (said.logits[asked][len(game.legal()) :] == NEVER).all()


@pytest.mark.parametrize("company", [None, "anybody", "plans"])
def test_a_position_is_judged_alike_to_the_last_bit_whatever_else_is_asked_with_it(company: Company | None) -> None:
    """Many tables can share one call, and none of them feels the others."""
    net = shipped_net(company)
    rng = Random(5)
    rows = []
    for sets, seats in ((("base",), 3), (("base",), 2), (("more",), 4), (FAMILY, 3)):
        game = new_table(sets, seats, "random", 5)
        encoder = encoder_of(game)
        while not game.over and len(game.moves) < 120:
            if len(game.legal()) > 2 and rng.random() < 0.2:
                rows.append(encoder.row(game.state, game.to_move))
            game.apply(rng.choice(game.legal()))
    alone = [net(np.frombuffer(row, dtype=np.uint8)[None]) for row in rows]
    for count in (2, 7, 8, 9, 40, len(rows)):
        chosen = rng.sample(range(len(rows)), count)
        together = net(master.rows_of([rows[i] for i in chosen]))
        for place, i in enumerate(chosen):
            options = alone[i].logits.shape[1]
            assert together.logits[place, :options].tobytes() == alone[i].logits[0].tobytes()
            assert (together.logits[place, options:] == NEVER).all()
            for said, single in zip(together[1:], alone[i][1:], strict=True):
                assert said[place].tobytes() == single[0].tobytes()


def test_master_looks_ahead_where_the_net_hesitates_unless_the_game_is_decided() -> None:
    """Where a game is decided the net likes most answers alike: to try them would be time for nothing."""
    bot = master.Master(1, stand_in=Expert)
    net, chance, asked = Inference(shipped_weights()), 0.5, 0

    def hesitant(rows: Any) -> Said:
        nonlocal asked
        asked += 1
        said = net(rows)
        logits = said.logits * np.float32(0.02)  # as if several answers were nearly as good
        return said._replace(logits=logits, win=np.full_like(said.win, chance))

    bot._net = hesitant  # type: ignore[assignment]
    game = new_table(["base"], 2, "random", 4)
    while learned_bot.quick(game.state) >= 0:
        game.apply(game.legal()[0])
    bot.choose(Seat(game))
    assert asked > 1
    [liked] = net(master.rows_of([encoder_of(game).row(game.state, game.to_move)])).logits
    for decided in (master.DECIDED / 2, 1 - master.DECIDED / 2):
        chance, asked = decided, 0
        assert bot.choose(Seat(game)) == game.legal()[int(liked[: len(game.legal())].argmax())]
        assert asked == 1


def test_a_line_that_is_cut_off_counts_chance_and_margin_as_one_that_ends_does() -> None:
    game = new_table(["base"], 3, "random", 4)
    net, encoder, me = Inference(shipped_weights()), encoder_of(game), game.to_move
    move = game.legal()[0]
    [line] = master.follow(net, encoder, [game.state], [move], me, Clock(None), evaluations=0)
    s = game.state.clone()
    carry_out(s, move)
    assert master.go_on(s)
    said = net(master.rows_of([encoder.row(s, s.to_move)]))
    away = (me - s.to_move) % 3
    margin = max(-1.0, min(1.0, MARGIN * said.margin[0][away] / master.WIDE))
    assert line.value == pytest.approx(master.VICTORY * (2 * said.win[0][away] - 1) + (1 - master.VICTORY) * margin)


@pytest.mark.parametrize(("sets", "seats"), TABLES)
def test_the_net_plays_at_every_table(sets: tuple[str, ...], seats: int) -> None:
    """Two by two a whole game; with more of them the beginning."""
    game = new_table(sets, seats, "random", 1)
    bot = LearnedBot(1, stand_in=Expert)
    count = 0
    while not game.over and game.state.turn < 60 * seats and (seats == 2 or count < 120):
        game.apply(bot.choose(Seat(game)))
        count += 1
    assert game.over or seats > 2, "whoever has learned the game brings it to its end"


def test_the_net_beats_a_plain_plan() -> None:
    won = 0.0
    for seed in range(2):
        for place in (0, 1):
            game = cuore.new_game(["base"], NAMES[:2], seed=seed)
            bots = [make_bot("big-love", seed), make_bot("big-love", seed)]
            bots[place] = LearnedBot(seed, stand_in=Expert)
            while not game.over:
                game.apply(bots[game.to_move].choose(Seat(game)))
            won += (place in game.winners()) / len(game.winners())
    assert won >= 2.5, f"{won} of 4"


# -- what does not fit --------------------------------------------------------------------------------------


def test_a_corrected_card_makes_another_bot_play_and_one_line_says_why(caplog: pytest.LogCaptureFixture) -> None:
    game = cuore.new_game(["base"], NAMES[:2], seed=2, overlay={"Rouge Crescent": {"love": 2}})
    bot = make_bot("master", 1)
    with caplog.at_level(logging.WARNING):
        assert bot.choose(Seat(game)) in game.legal()
    assert [record.getMessage() for record in caplog.records] == [
        "the net does not know these cards as they are here: Rouge Crescent; another opponent plays in its place"
    ]
    assert str(why_replaced("master", game.table)) == caplog.records[0].getMessage()
    assert why_replaced("expert", game.table) is None
    assert why_replaced("master", cuore.new_game(["base"], NAMES[:2], seed=2).table) is None


@pytest.mark.parametrize("name", LEVELS)
def test_without_numpy_every_level_still_plays(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cuore.bots, "learned", cuore.bots.learned)  # afterwards it is the one of before again
    for module in [*sys.modules]:
        if module.startswith("cuore.bots.learned"):
            monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with caplog.at_level(logging.WARNING):
        bot = make_bot(name, 1)
    assert "numpy" in caplog.text
    game = cuore.new_game(["base"], NAMES[:2], seed=2)
    assert "numpy" in str(why_replaced(name, game.table))
    assert bot.choose(Seat(game)) in game.legal()


def test_damaged_weights_are_one_line(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(b"PK\x03\x04 not really")
    with pytest.raises(SetupError, match=r"net\.npz: no net can be read from it"):
        read_weights(path)


def test_weights_of_another_encoding_are_one_line(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    about = {"encoding": encoding.VERSION + 1, "heads": 4, "cards": [], "training": {}}
    np.savez(path, about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8))
    with pytest.raises(
        SetupError, match=rf"encoding {encoding.VERSION + 1}, but this is encoding {encoding.VERSION}"
    ):
        read_weights(path)


def test_chances_of_another_net_are_refused_in_a_line() -> None:
    other = replace(shipped_weights(), digest="another")
    assert fitting(shipped_chances(), shipped_weights(), "here") is shipped_chances()
    with pytest.raises(SetupError, match="here: these chances to win were fitted to another net"):
        fitting(shipped_chances(), other, "here")


def test_damaged_chances_are_one_line() -> None:
    for data in (b"PK\x03\x04 not really", b""):
        with pytest.raises(SetupError, match="here: no chances to win can be read from it"):
            read_chances(data, "here")


def test_a_net_without_chances_answers_as_one_with_them() -> None:
    """They say what may be expected and nothing else."""
    game = new_table(["base"], 3, "random", 2)
    rows = master.rows_of(rows_of(game))
    plain = Inference(shipped_weights())(rows)
    assert not plain.spread.any()
    for company in COMPANIES:
        told = shipped_net(company)(rows)
        assert told.logits.tobytes() == plain.logits.tobytes()
        assert told.value.tobytes() == plain.value.tobytes()
        assert (told.win != plain.win)[:, :3].all()
        assert (told.spread[:, :3] > 0).all()
        assert not told.spread[:, 3:].any()


def test_the_net_knows_every_card_of_the_five_boxes_as_it_is() -> None:
    """Fails when a page changes: then the net must be trained again, or it would play badly and nobody would know."""
    digests = shipped_weights().vocabulary.digests
    pages = [(box.id, card) for box in BOXES.values() for card in box.cards]
    assert [(box, card.name) for box, card in pages if page_digest(card) not in digests.get(card.name, ())] == []


def test_the_weights_tell_how_they_came_to_be() -> None:
    training = shipped_weights().training
    assert training["games"] > 0
    assert training["seeds"]
    assert training["commit"]


def test_points_in_a_row_are_about_the_points_of_the_count() -> None:
    game = new_table(["base"], 2, "first-game", 4)
    bot = make_bot("big-love", 1)
    while not game.over:
        game.apply(bot.choose(Seat(game)))
    row = encoder_of(game).row(game.state, 0)
    at = encoding.SEATS_AT + encoding.POINTS
    assert abs(row[at] - encoding.POINTS_AT_ZERO - game.scores()[0]) <= max(6, game.scores()[0] // 3)
    assert facts_of(game.table).points
