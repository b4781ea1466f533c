"""The prices that a view tells are the prices that are paid."""

from __future__ import annotations

import pytest

from cuore import Game
from cuore.engine.moves import CARD_MASK, EMPLOY, SHIFT
from tests.cards.table import CardTable, has, table
from tests.properties.walk import EVEN, HOUSE, OKTOBERFEST, Case, sampled
from tests.stacks import Stack


def check_prices(game: Game) -> None:
    """All that can be employed has a price, and whoever employs it pays that much love."""
    s, cards = game.state, game.table.cards
    prices = game.view(None)["prices"]
    offered = [*game.table.pile_cards, *s.shown[Stack.PRIVATE], *(s.shown[Stack.MIXED] if s.table.has_rounds else [])]
    assert {*prices} == {cards[card].name for card in offered}
    for move in game.legal():
        if move >> SHIFT == EMPLOY and not cards[move & CARD_MASK].on_employ:
            after = game.clone()
            after.apply(move)
            assert s.love - after.state.love == prices[cards[move & CARD_MASK].name], game.text(move)


@pytest.mark.parametrize("case", EVEN, ids=str)
def test_what_is_told_is_paid(case: Case) -> None:
    for game in sampled(case, 0.1):
        check_prices(game)


def rich(sets: tuple[str, ...], hand: str, quarters: str = "") -> CardTable:
    return table(sets=sets, phase="serve", Ann=has(f"{hand}, 3 Love x4".lstrip(", "), quarters=quarters), Bob=has())


@pytest.mark.parametrize(
    ("box", "hand", "quarters", "prices"),
    [
        (OKTOBERFEST, "", "Envy x3", {"Anja Brunner": +2, "Envy": 0, "3 Love": 0}),
        (HOUSE, "Emily", "", {"Garden": -1, "Estate": -1, "3 Love": 0}),
        (HOUSE, "Amaretto", "", {"2 Love": -2, "3 Love": -3, "1 Love": 0, "Garden": 0}),
        (HOUSE, "Emily", "Ririko", {"Lily Garden": -2, "Garden": -1}),
    ],
)
def test_what_is_told_is_paid_where_prices_move(box: str, hand: str, quarters: str, prices: dict[str, int]) -> None:
    t = rich((box,), hand, quarters)
    if hand:
        t.play(f"Ann: serve {hand}")
    if t.can("Ann: end serving"):
        t.play("Ann: end serving")
    t.play("Ann: play all")
    check_prices(t.game)
    printed = {card.name: card.cost for card in t.game.table.cards.values()}
    for eye in (None, 0, 1):
        told = t.game.view(eye)["prices"]
        assert {name: told[name] - printed[name] for name in prices} == prices


def test_only_its_owner_pays_for_envy() -> None:
    t = table(sets=(OKTOBERFEST,), Ann=has("1 Love"), Bob=has("1 Love", quarters="Envy"))
    before = t.game.view(1)["prices"]
    t.play("Ann: end turn")
    assert {now - before[name] for name, now in t.game.view(0)["prices"].items()} == {0, 1}
