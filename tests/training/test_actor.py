"""Who sits at the tables of a training. Needs no PyTorch."""

from __future__ import annotations

import pytest

from cuore.bots.learned.vocabulary import Vocabulary
from cuore.boxes.registry import BOXES
from training import venues
from training.actor import NET, RIVAL, Actor
from training.memory import Memory

SEATS = 4


@pytest.fixture
def vocabulary(monkeypatch: pytest.MonkeyPatch) -> Vocabulary:
    monkeypatch.setattr(venues, "PLAYOUTS", 5)  # a plan that is not worth much is a plan as well
    return Vocabulary.of(BOXES.values())


def seated(vocabulary: Vocabulary, *, against: bool) -> list[list[int]]:
    """Who sits where, in many games of four."""
    actor = Actor(0, Memory.made(1, 2, 10, 1), vocabulary, 1, only="base", seats=SEATS, against=against)
    actor.venues = [actor._venue()]
    return [actor._slot().players for _ in range(400)]


def test_with_more_than_two_seats_the_net_mostly_sits_alone_among_plans(
    vocabulary: Vocabulary,
) -> None:
    tables = seated(vocabulary, against=False)
    with_plans = [players for players in tables if max(players) >= 0]
    alone = [players for players in with_plans if players.count(NET) == 1]
    assert 0.5 < len(with_plans) / len(tables) < 0.7
    assert 0.6 < len(alone) / len(with_plans) < 0.95
    assert any(players.count(NET) == SEATS for players in tables), "games of its own are still most of what it learns"
    assert any(RIVAL in players for players in tables)
    assert len({players.index(NET) for players in alone}) == SEATS, "at any seat"
    assert all(NET in players for players in tables)


def test_an_adversary_sits_alone_against_one_and_the_same(vocabulary: Vocabulary) -> None:
    for players in seated(vocabulary, against=True):
        assert sorted(players) == [RIVAL] * (SEATS - 1) + [NET]
