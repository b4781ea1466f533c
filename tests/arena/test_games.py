"""One planned game: the same everywhere, the same deal for all, and a bad bot loses it."""

from __future__ import annotations

import pytest

import cuore
from cuore.arena import PlannedGame, Venue, games, match, play
from cuore.arena.games import SEATS, bot_seed
from cuore.engine.errors import SetupError

FIRST = Venue(("base",), name="first")
ODD = "tests.arena.odd_bots"


def planned(*bots: str, limit: float | None = None, seed: int = 5) -> PlannedGame:
    return PlannedGame(0, 0, 0, FIRST, bots, tuple(range(len(bots))), seed, limit)


def test_the_same_plan_gives_the_same_game() -> None:
    first, again = (play(planned("big-love", "priority")) for _ in range(2))
    first.seconds = again.seconds = []
    assert first == again


def test_a_played_game_tells_what_the_game_itself_tells() -> None:
    played = play(planned("big-love", "random", seed=11))
    assert played.points[0][-1] == played.scores[0] or played.points[1][-1] == played.scores[1]
    assert played.winners == [max((0, 1), key=lambda seat: played.scores[seat])]
    assert len(played.points[0]) + len(played.points[1]) == played.turns
    assert all(left[-1] == 0 for name, left in played.piles.items() if name in played.emptied)
    assert len(played.emptied) >= 2
    assert sum(sum(bought.values()) for bought in played.bought) > 20


def test_bots_swap_seats_and_the_deal_stays() -> None:
    """Every rotation of a deal has the same town, the same hands in the same seats and the same luck of its bots."""
    plan = match(["big-love", "priority", "random"], [Venue(("base",), "random")], 6, seed=3)
    games = list(plan.planned_games())
    assert [b.players for b in games[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    hands = {
        tuple(tuple(hand) for hand in cuore.new_game(b.where.sets, SEATS[:3], "random", b.seed).state.hand)
        for b in games[:3]
    }
    assert len(hands) == 1
    assert games[0].seed != games[3].seed
    seeds = {bot_seed(b, b.players.index(0)) for b in games[:3]}
    assert len(seeds) == 1


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [("Raises", "raised", "out of ideas"), ("AnswersIllegally", "illegal", "not a legal answer")],
)
def test_a_bot_that_fails_loses_with_a_clear_report(bot: str, kind: str, said: str) -> None:
    played = play(planned("random", f"{ODD}:{bot}"))
    assert played.fault is not None
    assert (played.fault.seat, played.fault.kind) == (1, kind)
    assert said in played.fault.text
    assert played.winners == [0]
    assert not played.decided


@pytest.mark.parametrize("bot", ["TakesItsTime", "NeverAnswers"])
def test_a_bot_that_is_late_loses(bot: str) -> None:
    played = play(planned(f"{ODD}:{bot}", "random", limit=0.01))
    assert played.fault is not None
    assert played.fault.kind == "time"
    assert played.winners == [1]


def test_a_game_that_nobody_ends_is_counted_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_TURNS", 20)
    played = play(planned(f"{ODD}:DoesNothing", f"{ODD}:DoesNothing"))
    assert played.stopped
    assert played.fault is None
    assert played.scores[0] == played.scores[1]


@pytest.mark.parametrize(
    ("bots", "venue", "said"),
    [
        (["nobody", "random"], FIRST, "nobody"),
        (["random", "no.such.module:Bot"], FIRST, "no.such.module"),
        (["random", "random"], Venue(("base",), ("Anise",)), "ten"),
        (["random"] * 6, Venue(("more",)), "seats"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(bots: list[str], venue: Venue, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        match(bots, [venue], 2, 1).check()


def test_corrected_cards_are_played_with() -> None:
    free = Venue(("base",), overlay={"Anise Greenaway": {"cost": 0}})
    table = free.deal(2, 1).table
    assert {card.name: card.cost for card in table.cards.values()}["Anise Greenaway"] == 0
    plan = match(["big-love", "priority"], [free], 2, seed=1)
    assert plan.fingerprint() != match(["big-love", "priority"], [Venue(("base",))], 2, seed=1).fingerprint()
