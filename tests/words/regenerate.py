"""Write the snapshots of the card texts and docs/rulings.md anew: python -m tests.words.regenerate

Read the difference before it is committed: a snapshot is only worth something if somebody has reviewed it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from cuore.boxes.registry import BOXES
from cuore.engine.cards import Box
from cuore.words import LANGUAGES, card_name, card_text, kind_name, short_text, title
from cuore.words.rulings import rulings_document

SNAPSHOTS = Path(__file__).parent / "snapshots"
RULINGS = Path(__file__).parents[2] / "docs" / "rulings.md"


def card_texts(box: Box, lang: str) -> str:
    """One block per card: name, title, kind and the generated text."""
    blocks = []
    for card in box.cards:
        named = " — ".join(filter(None, (card_name(card.name, lang), title(card, lang), kind_name(card.kind, lang))))
        blocks.append("\n".join([named, *card_text(card, lang)]) + "\n")
    return "\n".join(blocks)


def short_texts(box: Box, lang: str) -> str:
    """One block per card: name, and the text in few words."""
    return "\n".join("\n".join([card_name(card.name, lang), *short_text(card, lang)]) + "\n" for card in box.cards)


def files() -> dict[Path, Callable[[], str]]:
    """Every generated file and what writes it."""
    texts = {
        SNAPSHOTS / f"{box.id}.{lang}{form}.txt": partial(written, box, lang)
        for box in BOXES.values()
        for lang in LANGUAGES
        for form, written in (("", card_texts), (".short", short_texts))
    }
    return {**texts, RULINGS: rulings_document}


if __name__ == "__main__":
    for path, written in files().items():
        path.write_text(written(), encoding="utf-8")
        print(path)
