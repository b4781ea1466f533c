"""docs/coverage.md: card by card, what holds it and where its figures come from.

python -m tests.coverage
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cuore.boxes import registry
from cuore.engine.cards import Box, Card
from cuore.engine.kinds import Timing
from cuore.engine.names import plain_name
from cuore.engine.opcodes import TIMINGS
from cuore.engine.programs import PROGRAMS
from tests.cards.proofs import modules_of, proofs_of

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "coverage.md"
SCENARIOS = sorted((ROOT / "scenarios").glob("*.toml"))
NAMED = 4  # so many scenarios are named, more are only counted

HEAD = """# Coverage

Made by `python -m tests.coverage`; a test fails when it is out of date. For every card of every box:

- **played**: every timing of its text is compiled and runs in the engine;
- **tests**: how many tests bear its name. Each printed number and each step on its page is altered in turn, and one
  of these tests must fail (tests/cards/proofs.py): the number counts sentences that hold, not lines;
- **scenarios**: the files under scenarios/ that lay it out, play it or check it;
- **figures**: where they come from. What nobody read on a card but other figures leave hardly
  any doubt about is inferred; what is not known to us is a house figure. Both say why.
"""


def strings(value: object) -> Iterator[str]:
    """Every text in a scenario, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


@cache
def texts(path: Path) -> tuple[tuple[str, ...], str]:
    """The sets of a scenario, and all its words but for title, source and town."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    spoken = {key: value for key, value in data.items() if key not in ("title", "source", "town", "sets", "chiefs")}
    return tuple(data.get("sets", ["base"])), " | ".join(plain_name(text) for text in strings(spoken))


@cache
def spelling(name: str, others: tuple[str, ...]) -> re.Pattern[str]:
    """The whole name, or its first word where that is a word and means no other card."""
    whole = plain_name(name)
    first = whole.split()[0]
    alone = first.isalpha() and sum(plain_name(other).split()[0] == first for other in others) == 1
    return re.compile(rf"\b{re.escape(first if alone else whole)}(?!\w)")


def scenarios_of(card: Card, box: Box) -> list[str]:
    """The scenarios that speak of the card, in a game that has its box."""
    found = []
    for path in SCENARIOS:
        sets, text = texts(path)
        if box.id in sets:
            pool = tuple(other.name for each in registry.boxes(sets) for other in each.cards)
            if spelling(card.name, tuple(dict.fromkeys(pool))).search(text):
                found.append(path.stem)
    return found


def is_played(card: Card) -> bool:
    """Whether each of the card's texts is compiled."""
    # What a reaction does is written once, in the question itself, not card by card.
    timings = [timing for timing in Timing if timing is not Timing.REACTION and card.steps_at(timing)]
    return all(bool(PROGRAMS[card.id * TIMINGS + timing]) for timing in timings)


def provenance(card: Card) -> str:
    """Where each figure comes from."""
    ours = card.house_figures()
    printed: dict[str, list[str]] = {}
    for fact, where in card.source.items():
        if fact not in ours and fact not in card.inferred_figures():
            printed.setdefault(where, []).append(fact)
    parts = [f"{', '.join(facts)}: {where}" for where, facts in printed.items()]
    for mark, figures in (("house", ours), ("inferred", card.inferred_figures())):
        reasons: dict[str, list[str]] = {}
        for fact, reason in figures.items():
            reasons.setdefault(reason, []).append(fact)
        parts += [f"**{mark}** {', '.join(facts)}: {reason}" for reason, facts in reasons.items()]
    return "; ".join(parts)


def row(card: Card, box: Box, tests: int) -> str:
    """One line of the table."""
    used = scenarios_of(card, box)
    named = ": " + ", ".join(used) if 0 < len(used) <= NAMED else ""
    played = "yes" if is_played(card) else "**no**"
    kind = card.kind.name.replace("_", " ").lower()
    return f"| {card.name} | {kind} | {played} | {tests} | {len(used)}{named} | {provenance(card)} |"


def document() -> str:
    """The whole file."""
    lines = [HEAD]
    for box in registry.BOXES.values():
        modules = modules_of(box, ROOT / "tests" / "cards" / box.id)
        own = [card for card in box.cards if box.id in ("base", "more") or card.id // 64 == box.number]
        counts = {card.id: len(proofs_of(card, box, modules)) for card in own}
        ours = sum(bool(card.house_figures()) for card in own)
        tests = sum(counts.values())
        lines += [
            f"## {box.name}",
            "",
            f"{len(own)} cards, {tests} tests that bear a card's name, {ours} cards with a house figure.",
            "",
            "| card | kind | played | tests | scenarios | figures |",
            "|---|---|---|---:|---|---|",
            *(row(card, box, counts[card.id]) for card in own),
            "",
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
    print(f"{DOCUMENT}: written")
