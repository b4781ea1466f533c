"""What cards let players see stays known as long as it is true, and only to those who saw it."""

from __future__ import annotations

import json

from tests.cards.table import CardTable, has, table


def dealt_anew_looks_the_same(t: CardTable) -> bool:
    """Nobody can tell a game in which all that they cannot know was dealt anew from this one."""
    return all(
        json.dumps(t.game.view(seat)) == json.dumps(t.game.determinize(seat, seed).view(seat))
        for seat in range(len(t.game.seats))
        for seed in range(5)
    )


def test_a_card_that_eliza_left_on_top_is_known_in_the_hand_that_draws_it() -> None:
    t = table(Ann=has("Eliza"), Bob=has(deck="Kagari, Rouge, 1 Love x4")).play("Ann: serve Eliza", "Ann: target Bob")
    t.play("Ann: done", "Ann: end turn", "Bob: end turn")
    assert t.known("Ann") == [("Bob", "hand", "Kagari")]
    assert dealt_anew_looks_the_same(t)


def test_what_eliza_left_on_top_is_forgotten_after_a_shuffle() -> None:
    t = table(Ann=has("Eliza"), Bob=has("Moine", deck="Kagari, 1 Love x2", discard="Rouge x3"))
    t.play("Ann: serve Eliza", "Ann: target Bob", "Ann: done", "Ann: end turn", "Bob: serve Moine", "Bob: end turn")
    assert t.known("Ann") == []
    assert dealt_anew_looks_the_same(t)


def test_a_card_taken_from_the_town_into_the_hand_is_known_to_all() -> None:
    t = table(Ann=has("Sainsbury, 1 Love"), Bob=has(), Cleo=has())
    t.play("Ann: serve Sainsbury", "Ann: return 1 Love", "Ann: take 2 Love")
    assert t.known("Bob") == t.known("Cleo") == [("Ann", "hand", "2 Love")]
    assert dealt_anew_looks_the_same(t)


def test_a_known_card_that_is_played_is_known_no_longer() -> None:
    t = table(Ann=has("Sainsbury, 1 Love"), Bob=has())
    t.play("Ann: serve Sainsbury", "Ann: return 1 Love", "Ann: take 2 Love", "Ann: play 2 Love")
    assert t.known("Bob") == []


def test_the_swap_of_eugenie_is_known_to_the_two_and_may_be_dealt_anew_for_the_third() -> None:
    t = table(Ann=has("Rouge, Azure", quarters="Eugenie"), Bob=has("Kagari, 2 Love"), Cleo=has("1 Love x2"))
    t.play("Ann: use Eugenie", "Ann: target Bob")
    assert dealt_anew_looks_the_same(t)
    t.play("Ann: yes")
    assert dealt_anew_looks_the_same(t)


def test_nobody_is_asked_for_claire_who_does_not_hold_her() -> None:
    t = table(phase="employ", Ann=has("2 Love"), Bob=has("1 Love", quarters="Azure"))
    t.play("Ann: play 2 Love", "Ann: employ Bad Habit")
    assert t.asked == "Ann"


def test_claire_seen_by_eugenie_and_then_asked_for_is_one_card() -> None:
    t = table(Ann=has("1 Love x3", quarters="Eugenie"), Bob=has("Claire", deck="1 Love", quarters="Azure"))
    t.play("Ann: use Eugenie", "Ann: no", "Ann: play all", "Ann: employ Bad Habit", "Ann: target Bob")
    assert dealt_anew_looks_the_same(t)
    assert t.known("Ann") == [("Bob", "hand", "Claire")]


def test_two_players_may_know_the_same_top_card() -> None:
    t = table(Ann=has("Eliza"), Bob=has("Eliza"), Cleo=has(deck="Kagari, Rouge"))
    t.play("Ann: serve Eliza", "Ann: target Cleo", "Ann: done", "Ann: end turn")
    t.play("Bob: serve Eliza", "Bob: target Cleo", "Bob: done")
    assert t.known("Bob") == [("Cleo", "deck", "Kagari")]
    assert t.known("Ann") == [("Cleo", "deck", "Kagari")]


def test_a_card_known_to_all_stays_known_when_eugenie_looks_at_it() -> None:
    t = table(
        phase="employ",
        Ann=has("2 Love"),
        Bob=has("1 Love", quarters="Eugenie"),
        Cleo=has("Claire", quarters="Azure"),
    )
    t.play("Ann: play 2 Love", "Ann: employ Bad Habit", "Ann: target Cleo", "Cleo: done", "Ann: end turn")
    assert t.known("Ann") == [("Cleo", "hand", "Claire")]
    t.play("Bob: use Eugenie", "Bob: target Cleo", "Bob: no")
    assert t.known("Ann") == [("Cleo", "hand", "Claire")]


def test_a_game_dealt_anew_always_has_a_legal_answer() -> None:
    t = table(Ann=has("Colette, 1 Love x4", deck="1 Love x3, Colette x2"))
    assert t.phase == "serve"  # so Ann holds a maid, as everybody can see
    for seed in range(50):
        assert t.game.determinize(1, seed).legal(), seed
