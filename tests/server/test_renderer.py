"""The position as one reader may know it: every answer points at something that lies there, and nothing leaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest

import cuore
from cuore import Game
from cuore.engine.moves import CARD_MASK
from cuore.engine.scoring import tally
from cuore.engine.state import ONE_EVENT
from cuore.engine.verbs import VERBS
from cuore.engine.zones import with_zone
from cuore.server import fixtures
from cuore.server.cards import cards_of
from cuore.server.messages import Option, SeatView, StateMessage, TableView
from cuore.server.renderer import Occupant, RoomView, table_message
from cuore.words import card_name
from tests.properties.positions import OPEN_EFFECTS
from tests.properties.walk import EVEN, FEW, ODD, Case, play_out, sampled
from tests.server.messages_of import table_of


def elements(table: TableView) -> Iterator[tuple[str, int | None, int | None, str | None, int | None]]:
    """Everything on the table that an answer may belong to: zone, card, seat, stack, index."""
    yield ("none", None, None, None, None)
    for pile in table.town:
        yield ("town", pile.card, None, None, None)
    for stack in table.stacks:
        if stack.left:
            yield ("stack", None, None, stack.stack, None)
        for shown in stack.shown:
            yield ("shown", shown.card, None, stack.stack, None)
    for index, aside in enumerate(table.aside):
        yield ("aside", aside.card, None, None, index)
    for card in table.played:
        yield ("played", card, None, None, None)
    for seat in table.seats:
        yield ("seat", None, seat.seat, None, None)
        yield from _of_seat(seat)
    if table.own:
        for held in table.own.hand:
            yield ("hand", held.card, table.own.seat, None, None)
        for beer in table.own.beers:
            yield ("beers", beer, table.own.seat, None, None)


def _of_seat(seat: SeatView) -> Iterator[tuple[str, int | None, int | None, str | None, int | None]]:
    for index, spot in enumerate(seat.quarters):
        yield ("quarters", spot.card, seat.seat, None, index)
    for index, spot in enumerate(seat.private):
        yield ("private", spot.card, seat.seat, None, index)
    if seat.refined is not None:
        yield ("refined", seat.refined, seat.seat, None, None)


BUTTONS = {"play-all", "choose-bonus", "number", "yes", "no", "done", "end-phase", "end-turn"}


def check_options(table: TableView, game: Game) -> None:
    there = set(elements(table))
    for option in table.options:
        assert (option.zone, option.card, option.seat, option.stack, option.index) in there, option
        for index in option.also:
            assert (option.zone, option.card, option.seat, option.stack, index) in there, option
        asked = game.view(None)["asked"]
        turned_up = asked is not None and asked["what"] == "turned-up"  # a card on somebody's discard pile
        assert (option.zone == "none") == (option.verb in BUTTONS or turned_up), option
    assert [option.move for option in table.options] == game.legal()
    assert max(Counter((option.verb, option.text) for option in table.options).values()) == 1
    assert sum(option.plain for option in table.options) <= 1


@pytest.mark.parametrize("case", EVEN, ids=str)
def test_every_answer_belongs_to_something_on_the_table(case: Case) -> None:
    for game in sampled(case, 0.05, inside=0.5):
        check_options(table_of(game, game.to_move, "en"), game)


@pytest.mark.parametrize("case", ODD, ids=str)
def test_every_answer_belongs_to_something_in_french_and_japanese(case: Case) -> None:
    for number, game in enumerate(sampled(case, 0.02, inside=0.2)):
        check_options(table_of(game, game.to_move, "fr" if number % 2 else "ja"), game)


@pytest.mark.parametrize("position", OPEN_EFFECTS, ids=lambda f: f.__name__)
def test_every_kind_of_question(position: Callable[[], Game]) -> None:
    game = position()
    table = table_of(game, game.to_move)
    check_options(table, game)
    assert all(not table_of(game, seat).options for seat in (*range(len(game.seats)), None) if seat != game.to_move)


def test_a_target_names_the_right_spot() -> None:
    """The card at the place of an answer is the card that the answer names, with as many events on it."""
    seen = 0
    for case in EVEN:
        for game in sampled(case, 0):
            table = table_of(game, game.to_move)
            for option in table.options:
                if option.verb == "target-card":
                    seen += 1
                    _check_spot(table, option)
    assert seen > 100


def _check_spot(table: TableView, option: Option) -> None:
    assert option.seat is not None
    assert option.index is not None
    seat = table.seats[option.seat]
    spots = seat.private if option.zone == "private" else seat.quarters
    assert spots[option.index].card == option.move & 511
    assert len(spots[option.index].on) == option.move >> 9 & 15
    assert spots[option.index].has_under == bool(option.move >> 13 & 1)
    assert option.zone != "private" or not option.also


# -- secrecy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_reader_cannot_tell_a_game_dealt_anew_from_this_one(case: Case) -> None:
    for number, game in enumerate(sampled(case, 0.02, inside=0.1)):
        for seat in (number % len(game.seats), None):
            other = game.determinize(seat, number)
            mine, theirs = table_of(game, seat), table_of(other, seat)
            theirs.answers, theirs.version = mine.answers, mine.version
            assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)


# -- words and figures --------------------------------------------------------------------------------------


def test_prices_are_those_of_the_moment() -> None:
    for case in FEW:
        for game in sampled(case, 0.02, inside=0):
            prices = game.view(None)["prices"]
            names = {number: card.name for number, card in game.table.cards.items()}
            table = table_of(game, None)
            assert {names[pile.card]: pile.cost for pile in table.town}.items() <= prices.items()
            priced = {names[shown.card] for stack in table.stacks for shown in stack.shown if shown.cost is not None}
            assert priced | set(game.view(None)["town"]) == prices.keys()


def test_a_first_look_at_the_first_game() -> None:
    game = cuore.new_game(seats=("Ann", "Bob"), seed=1)
    table = table_of(game, 0)
    assert (table.turn, table.active, table.phase, table.to_move) == (1, 0, "serve", 0)
    assert table.phases == ["Starting phase", "Serving phase", "Employ phase", "Discard phase"]
    assert table.own is not None
    assert len(table.own.hand) == 5
    assert table.own.points == sum(game.table.vp[held.card] for held in table.own.hand) + sum(
        game.table.vp[card] for card in table.own.deck
    )
    assert sum(line.points or 0 for line in table.own.points_from) == table.own.points
    assert not table.has_skills
    assert [stack.stack for stack in table.stacks] == ["private-maids"]
    assert table.result is None


@pytest.mark.parametrize("case", FEW[::4], ids=str)
def test_points_in_sight_are_those_of_the_private_quarters(case: Case) -> None:
    for game in sampled(case, 0.05, inside=0.02):
        table = table_of(game, None)
        for seat in table.seats:
            bare = game.state.clone()
            for zone in (bare.hand, bare.deck, bare.discard):
                zone[seat.seat] = []
            bare.beers = with_zone(bare.beers, seat.seat, ())
            bare.played, bare.aside = [], []
            bare.quarters[seat.seat] = [spot & CARD_MASK for spot in bare.quarters[seat.seat] if spot < ONE_EVENT]
            assert seat.in_sight == tally(bare, seat.seat, compare=False).points


def test_the_end_names_the_winner_and_all_points() -> None:
    game = FEW[0].deal()
    play_out(game, FEW[0].seed)
    table = table_of(game, None)
    assert table.status == "over"
    assert table.result is not None
    assert table.result.scores == game.scores() == [seat.points for seat in table.seats]
    assert table.result.winners == game.winners()
    assert game.seats[game.winners()[0]] in table.result.text
    assert table.prompt == "The game is over."


def test_love_or_an_end_with_nothing_left_to_do_is_the_plain_thing() -> None:
    seen: Counter[str] = Counter()
    for case in FEW:
        for game in sampled(case, 0.1, inside=0.1):
            for option in table_of(game, game.to_move).options:
                if option.plain:
                    seen[option.verb] += 1
                    alone = len(game.legal()) == 1
                    assert alone or not game.state.frames
                    by_phase = {"employ": ("play-all", "play", "end-turn"), "serve": ("end-phase",)}
                    assert alone or option.verb in by_phase[game.phase]
                    assert option.verb not in ("play", "play-all") or game.state.employments or alone
    assert seen.keys() >= {"play-all", "end-turn", "end-phase"}


def test_cards_of_a_game_have_their_numbers() -> None:
    game = cuore.new_game(sets=("more",), seats=("Ann", "Bob"), seed=1)
    faces = cards_of(game.table, "fr")
    assert {face.card: face.name for face in faces} == {
        n: card_name(card.name, "fr") for n, card in game.table.cards.items()
    }
    assert {face.set for face in faces} == {"more"}
    assert all(
        face.text or face.symbols or face.kind in ("refined-maid", "event") for face in faces if not face.points
    )


def test_every_verb_has_a_word() -> None:
    assert [verb.number for verb in VERBS] == list(range(24))
    assert len({verb.key for verb in VERBS}) == 24


# -- examples for the browser -------------------------------------------------------------------------------


@pytest.mark.parametrize("example", fixtures.EXAMPLES, ids=lambda e: e.name)
def test_every_example_can_be_made_and_read(example: fixtures.Example) -> None:
    cards, state = fixtures.messages(example)
    assert state == msgspec.json.decode(msgspec.json.encode(state), type=StateMessage)
    numbers = {face.card for face in cards.cards}
    assert {card for _, card, *_ in elements(state.table) if card is not None} <= numbers


def test_where_a_card_is_corrected_a_line_says_that_another_bot_plays_for_the_level() -> None:
    def standing(overlay: dict[str, dict[str, int]], bot: str | None) -> list[str]:
        game = cuore.new_game(["base"], ["Ann", "Bob"], seed=2, overlay=overlay)
        sitters = (Occupant(), Occupant(player="bot" if bot else "person", bot=bot))
        return table_message(game, 0, "en", RoomView("TABLE", 0, sitters)).standing

    line = "the net does not know these cards as they are here: Rouge Crescent; another opponent plays in its place"
    assert standing({"Rouge Crescent": {"love": 2}}, "master") == [line]
    assert standing({"Rouge Crescent": {"love": 2}}, "expert") == []
    assert standing({"Rouge Crescent": {"love": 2}}, None) == []
    assert standing({}, "master") == []
