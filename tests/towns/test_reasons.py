"""Every reason why there is no such town is said in every language."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from cuore.boxes import registry
from cuore.engine.errors import CuoreError
from cuore.engine.town import general_maids
from cuore.towns import Town, Wishes, amounts, codes, delete_town, generate, load_town, save_town
from cuore.words.catalogue import FOLDER
from tests.words.reading import check_said

TOWN = Town(("base",), registry.BOXES["base"].rules.first_game)
NAMES = [card.name for card in general_maids(registry.boxes(("base",)))]
Attempt = Callable[[], object]


def wishes() -> Iterator[Attempt]:
    """Wishes that make no sense, and wishes that cannot be met."""
    yield lambda: amounts("draw=2")
    for wrong in (
        {"attacks": "few"},
        {"costs": amounts("cheap:3")},
        {"costs": (("4", 11),)},
        {"sources": (("x", 1),)},
    ):
        yield partial(Wishes, **wrong)
    for unmet in (
        Wishes(banned=tuple(NAMES[:7])),
        Wishes(required=("anise",), banned=("anise",)),
        Wishes(costs=(("7", 5),)),
        Wishes(costs=(("2-3", 6), ("5+", 6))),
        Wishes(sources=(("draw", 10),)),
        Wishes(("more",), attacks="many"),
        Wishes(attacks="many", options=("no-bad-habits",), sisters_together=True),
        Wishes(("oktoberfest",), banned=("gina", "nadja")),
        Wishes(required=("azure",), banned=("viola",), sisters_together=True),
        Wishes(("more",), banned=("Anise", "Ophelia", "Tomo", "Dawn")),
    ):
        yield partial(generate, unmet, 1)


def wrong_codes() -> Iterator[Attempt]:
    parts = codes.read(TOWN.code())
    symbols = [0, *(codes.SYMBOLS.index(c) for c in TOWN.code()[4 : -codes.CHECKS])]
    padded = "TC1-" + "".join(codes.SYMBOLS[symbol] for symbol in symbols + codes._checks(symbols))
    numbers = ({"boxes": (0, 7)}, {"options": (40,)}, {"cards": (0, *parts.cards[1:])})
    texts = [
        padded,
        "hello",
        "TC2-1XBG81ZD4",
        "TC1-1XBG81ZDU",
        "TC1-",
        *(codes.write(replace(parts, **n)) for n in numbers),
    ]
    yield from (partial(Town.from_code, text) for text in texts)


def saved(folder: Path) -> Iterator[Attempt]:
    yield lambda: load_town(folder, "sea")
    save_town(folder, "pub", TOWN)
    yield lambda: load_town(folder, "sea")
    yield lambda: load_town(folder, "a/b")
    yield lambda: save_town(folder, "pub", TOWN)
    yield lambda: save_town(folder, "random", TOWN)
    yield lambda: save_town(folder / "pub.toml", "pub", TOWN)
    for number, text in enumerate(("sets = [", "sets = 'base'", "chiefs = 3", "colour = 'red'", "sets = ['base']")):
        (folder / f"bad{number}.toml").write_text(text, encoding="utf-8")
        yield partial(load_town, folder, f"bad{number}")


def test_every_reason_is_said_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()

    def check(attempt: Attempt) -> None:
        with pytest.raises(CuoreError) as caught:
            attempt()
        said.update(check_said(caught.value))

    for attempt in chain(wishes(), wrong_codes(), saved(tmp_path)):
        check(attempt)
    monkeypatch.setattr(Path, "unlink", lambda _: os.open(tmp_path / "absent", os.O_RDONLY))
    check(lambda: delete_town(tmp_path, "pub"))
    monkeypatch.setattr(os, "fsync", lambda _: os.open(tmp_path / "absent", os.O_RDONLY))
    check(lambda: save_town(tmp_path, "sea", TOWN))
    monkeypatch.setattr(sys.modules[generate.__module__], "general_cards", lambda *_: [])
    check(lambda: generate(Wishes(), 1))
    assert own_keys() - said == set()


def own_keys() -> set[str]:
    """Those of towns.ftl."""
    resource = FluentResource((FOLDER / "en" / "towns.ftl").read_text(encoding="utf-8"))
    return {entry.id.name.removeprefix("error-") for entry in resource.body if isinstance(entry, Message)}
