"""A box that contradicts itself or another is left out, with box, card, field and reason in one line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cuore.boxes.base import BOX as BASE
from cuore.boxes.more import BOX as MORE
from cuore.boxes.oktoberfest import BOX as OKTOBERFEST
from cuore.boxes.registry import BOXES, REFUSED
from cuore.boxes.romantic_vacation import BOX as VACATION
from cuore.engine.boxes import check_boxes
from cuore.engine.cards import Box
from cuore.engine.kinds import Kind
from cuore.engine.matches import Match
from cuore.engine.ruleset import CopyRule, OptionRule, PhaseRule, StackRule, TieBreak, TownRule, Way
from cuore.engine.standing import BeerStall
from cuore.engine.steps import ReceiveEvent

OWN = StackRule(9, "keepsakes", Kind.BUILDING, Way.EMPLOYED, shown=1)


def with_rules(box: Box, **fields: object) -> Box:
    return replace(box, rules=replace(box.rules, **fields))  # type: ignore[arg-type]


def with_card(box: Box, called: str, /, **fields: object) -> Box:
    cards = tuple(replace(card, **fields) if card.name == called else card for card in box.cards)  # type: ignore[arg-type]
    return replace(box, cards=cards)


def stacked(box: Box, **fields: object) -> Box:
    return with_rules(box, stacks=(*box.rules.stacks, replace(OWN, **fields)))  # type: ignore[arg-type]


FAULTS: dict[str, tuple[list[Box], str]] = {
    "a number nobody has": ([replace(BASE, number=8)], "base: number: 8 is not from 0 to 7"),
    "too many cards": ([replace(BASE, cards=BASE.cards * 3)], "base: cards: 99 of them; there is room for 64"),
    "a card twice": ([replace(BASE, cards=(*BASE.cards, BASE.cards[5]))], "base: Ophelia Grail: name: stands twice"),
    "a phase behind no phase": (
        [with_rules(BASE, phases=(PhaseRule(7, "tea", after="supper"),))],
        "base: phases: tea: there is no phase 'supper' that it could follow",
    ),
    "a phase with a number of the turn": (
        [with_rules(BASE, phases=(PhaseRule(3, "tea", after="serve"),))],
        "base: phases: tea: number 3 is taken",
    ),
    "a stack in no phase": ([stacked(BASE, phase="tea")], "base: stacks: keepsakes: there is no phase 'tea'"),
    "a stack nobody fills": ([stacked(BASE)], "base: stacks: keepsakes: no card lies in it"),
    "a card in no stack": (
        [with_card(BASE, "Amber Twilight", stack="attic")],
        "base: Amber Twilight: stack: there is no stack 'attic'",
    ),
    "a leader of nothing": (
        [with_card(MORE, "Noëmi", leads="attic")],
        "more: Noëmi: leads: there is no stack 'attic'",
    ),
    "cards to be won without a draft": (
        [with_rules(MORE, draft=None)],
        "more: stacks: food: cards are won with a skill, by who has drafted a card that leads the stack",
    ),
    "a price for what is not acquired": (
        [with_card(VACATION, "Scary Night", requires=())],
        (
            "romantic_vacation: Scary Night: requires: "
            "cards of 'reminiscences' are acquired for what they require, or not at all"
        ),
    ),
    "a limit that is counted nowhere": (
        [with_rules(VACATION, stacks=(replace(VACATION.rules.stacks[0], mark=0),))],
        "romantic_vacation: stacks: reminiscences: mark 0 is not from 1 to 63",
    ),
    "no end for six": ([with_rules(BASE, empty_piles=((4, 2),))], "base: empty_piles: nothing is said for 6 seats"),
    "a starting deck of nobody's": (
        [with_rules(BASE, starting_deck=(("1 Love", 7), ("Nobody", 3)))],
        "base: Nobody: starting_deck: there is no such card",
    ),
    "a town rule about nobody": (
        [with_rules(BASE, town=(TownRule("x", ("Nobody",), 1),))],
        "base: Nobody: town: x: there is no such card",
    ),
    "an option without nobody": (
        [with_rules(BASE, options=(OptionRule("x", 9, without=("Nobody",)),))],
        "base: Nobody: options: x: there is no such card",
    ),
    "an event that is nowhere": (
        [with_card(BASE, "Natsumi Fujikawa", served=(ReceiveEvent("Hiccups"),))],
        "base: Natsumi Fujikawa: served: there is no event 'Hiccups'",
    ),
    "a second stall": (
        [OKTOBERFEST, with_card(BASE, "Amber Twilight", standing=(BeerStall(love=3, turns=1),))],
        "oktoberfest: Beer Stand: standing: Amber Twilight is one that opens a stall already; a table knows one",
    ),
    "the same number": ([BASE, replace(OKTOBERFEST, number=0)], "oktoberfest: number: base has the same"),
    "the same card": (
        [BASE, with_card(OKTOBERFEST, "Envy", name="Illness")],
        "oktoberfest: Illness: name: base has a card of that name",
    ),
    "the same stack": (
        [OKTOBERFEST, with_rules(VACATION, stacks=(replace(VACATION.rules.stacks[0], number=1),))],
        "romantic_vacation: stacks: reminiscences: oktoberfest has another stack of that number or word",
    ),
    "the same phase": (
        [
            with_rules(BASE, phases=(PhaseRule(7, "tea", after="serve"),)),
            with_rules(OKTOBERFEST, phases=(PhaseRule(7, "tea", after="start"),)),
        ],
        "oktoberfest: phases: tea: base has another phase of that number or word",
    ),
    "the same option": (
        [BASE, with_rules(OKTOBERFEST, options=(OptionRule("beery", 1),))],
        "oktoberfest: options: beery: base has another option of that name or number",
    ),
    "another end": (
        [BASE, with_rules(OKTOBERFEST, empty_piles=((6, 4),))],
        "oktoberfest: empty_piles: cannot be combined with that of base",
    ),
    "another tie": (
        [BASE, with_rules(OKTOBERFEST, tie_break=TieBreak.CHAMBERMAIDS)],
        "oktoberfest: tie_break: cannot be combined with that of base",
    ),
    "the same ruling": (
        [BASE, replace(OKTOBERFEST, rulings={1: "ok 1"})],
        "oktoberfest: rulings: 1: base has a ruling of that number",
    ),
}


@pytest.mark.parametrize(("boxes", "line"), FAULTS.values(), ids=FAULTS)
def test_a_box_with_a_fault_is_left_out_with_a_line(boxes: list[Box], line: str) -> None:
    sound, refused = check_boxes(boxes)
    assert [str(error) for error in refused] == [f"box {line}"]
    assert len(sound) == len(boxes) - 1


def test_the_boxes_of_the_house_are_sound() -> None:
    assert REFUSED == []
    sound, refused = check_boxes(BOXES.values())
    assert ([box.id for box in sound], refused) == (list(BOXES), [])


def test_a_box_that_stands_alone_need_not_suit_the_others() -> None:
    other = with_rules(MORE, empty_piles=((6, 5),), copies=(CopyRule((Match(),)),))
    assert check_boxes([BASE, other])[1] == []
