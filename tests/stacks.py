"""The numbers of stacks and phases as positions know them: saved games rely on these, so they never change."""

from enum import IntEnum

from cuore.boxes import registry


class Stack(IntEnum):
    PRIVATE = 0
    BEER = 1
    REMINISCENCE = 2
    FOOD = 3
    DECORATION = 4
    CLEANING = 5
    REFINED = 6
    MIXED = 7


WORK = 2
STACKS: dict[str, Stack] = {
    word: Stack(rule.number) for word, rule in registry.STACKS.items() if rule.number < len(Stack)
}
PHASES = {"start": 0, "serve": 1, "work": WORK, "employ": 3, "discard": 4, "choose": 6}
OPTIONS = {option.name for box in registry.BOXES.values() for option in box.rules.options}
