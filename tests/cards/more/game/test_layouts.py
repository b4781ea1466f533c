"""Positions of More that are set up by hand, and those that no box could make: docs/scenarios.md."""

from __future__ import annotations

import pytest

from cuore import scenario

HEAD = 'sets = ["more"]\nseats = ["Ann", "Bob", "Cleo", "Dora"]\nsteps = []\n'
COLETTES = ", ".join(['"Colette"'] * 13)


def outcome(body: str, head: str = HEAD) -> scenario.Outcome:
    return scenario.run_text(f"{head}{body}")


def test_a_seat_may_have_a_refined_maid_and_then_the_file_starts_in_its_turn() -> None:
    for steps, body in (
        ('[{ to_move = "Bob", phase = "employ" }]', '[seat.Bob]\nrefined = "Noëmi"'),
        ('[{ to_move = "Ann", phase = "employ" }]', '[seat.Bob]\nrefined = "Noëmi"\n[seat.Ann]\nrefined = "Celina"'),
        ('[{ to_move = "Ann", phase = "choose" }]', "[seat.Ann]\nhand = []"),
    ):
        found = outcome(body, HEAD.replace("[]", steps))
        assert found.ok, found.message


def test_end_work_leaves_the_work_phase_and_no_other() -> None:
    house = '[seat.Ann]\nrefined = "Arisa"\nhand = ["Elaine", "Elaine"]'
    serve = '"Ann: serve Elaine", "Ann: serve Elaine"'
    assert outcome(house, HEAD.replace("[]", f'[{serve}, "Ann: end work", {{ phase = "employ" }}]')).ok
    assert not outcome(house, HEAD.replace("[]", '["Ann: end work"]')).ok
    assert outcome(house, HEAD.replace("[]", '["Ann: end serving", "Ann: end work", { phase = "employ" }]')).ok


@pytest.mark.parametrize(
    "body",
    [
        pytest.param('[seat.Ann]\nrefined = "Noëmi"\n[seat.Bob]\nrefined = "Noëmi"', id="one refined maid twice"),
        pytest.param(f"[seat.Ann]\nhand = [{COLETTES}]", id="thirteen Colettes"),
        pytest.param('[seat.Ann]\nquarters = ["Food 1", "Food 1", "Food 1", "Food 1"]', id="four Foods"),
        pytest.param(
            '[seat.Ann]\nquarters = ["Food 1", "Food 1", "Food 1"]\n[pile]\nfood = ["Food 1"]',
            id="a fourth on the pile",
        ),
        pytest.param('[seat.Ann]\nquarters = ["Noëmi"]', id="a refined maid among chambermaids"),
        pytest.param('[seat.Ann]\nhand = ["Noëmi"]', id="a refined maid in hand"),
        pytest.param('[seat.Ann]\nhand = ["Food 1"]', id="a preparation in hand"),
        pytest.param('[seat.Ann]\nrefined = "Tomo"', id="a maid who is not refined"),
        pytest.param('[pile]\n"refined maids" = ["Ignis", "Ignis"]', id="Ignis twice in the park"),
        pytest.param('[pile]\n"refined maids" = ["Ignis", "Yukina", "Ellis"]', id="three refined maids for four"),
        pytest.param('[pile]\nfood = ["Cleaning 1"]', id="a cleaning among the food"),
    ],
)
def test_a_position_that_could_not_be_is_refused_with_a_reason(body: str) -> None:
    found = outcome(body)
    assert not found.ok
    assert found.message.startswith(("wrong file: ", "refused: ")), found.message


def test_for_two_there_is_neither_arisa_nor_cleaning_to_lay_out() -> None:
    head = 'sets = ["more"]\nseats = ["Ann", "Bob"]\nsteps = []\n'
    assert not outcome('[seat.Ann]\nrefined = "Arisa"', head).ok
    assert not outcome('[pile]\ncleaning = ["Cleaning 1"]', head).ok


def test_which_refined_maids_three_players_have_may_be_listed() -> None:
    listed = (
        '[pile]\n"refined maids" = ["Noëmi", "Celina", "Arisa", "Marianne", "Ignis", "Yukina", "Ellis", "Steward"]'
    )
    for seed in range(5):
        head = f'sets = ["more"]\nseats = ["Ann", "Bob", "Cleo"]\nseed = {seed}\n'
        steps = '[{ "pile.refined maids" = 8, legal = "Ann: choose Ignis", illegal = "Ann: choose Hostess" }]'
        found = outcome(listed, f"{head}steps = {steps}\n")
        assert found.ok, found.message
