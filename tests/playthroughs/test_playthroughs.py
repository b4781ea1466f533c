"""The committed games are what the rules still make of their moves, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

import cuore
from cuore.boxes import registry
from tests.playthroughs.play import FOLDER, TABLES

FILES = sorted(FOLDER.glob("*.txt"))
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@each_file
def test_playthrough_reads_and_writes_the_same(path: Path) -> None:
    """Replayed, the record is the same text; `python -m tests.playthroughs.play` writes it anew."""
    text = path.read_text(encoding="utf-8")
    game = cuore.replay(text)
    assert game.over
    assert game.record(told=False) == text


@each_file
def test_playthrough_states_its_result(path: Path) -> None:
    """The result line is the count at the end."""
    text = path.read_text(encoding="utf-8")
    game = cuore.replay(text)
    points = ", ".join(f"{seat} {score}" for seat, score in zip(game.seats, game.scores(), strict=True))
    assert f"\nresult: {points}\n" in text


def test_every_table_has_its_playthrough() -> None:
    """No file without a way to make it anew, and none missing."""
    assert {path.stem for path in FILES} == set(TABLES)


@pytest.mark.parametrize(
    "words",
    [
        *("employ Illness", "employ Bad Habit", "reveal Claire", "serve Nena", "serve Eliza", "serve Natsumi"),
        *("chamber Safran", "chamber Rouge", "return 1 Love", "take ", "target ", ": discard ", ": use "),
    ],
)
def test_the_game_of_attacks_is_worth_reading(words: str) -> None:
    """Events, reactions, attacks and private maids all happen in it."""
    assert words in (FOLDER / "attacks-4p.txt").read_text(encoding="utf-8")


WORTH_READING = {
    "oktoberfest-3p": (
        *("serve Nadja", "beer top", "employ Beer Fest", "employ Heavy Storm", "employ Let Me Drink!"),
        *("use Let Me Drink!", "chamber Ute", "chamber Kaori", "serve Paula"),
    ),
    "romantic-vacation-3p": (
        *("acquire Scary Night", "serve Riya", "serve Laura", "use Valencia", "serve Evita", "serve Chinatsu"),
    ),
    "expanding-the-house-3p": (
        *("employ Garden", "employ Lily Garden", "serve Victoria", "serve Domino", "serve Grace", "use "),
    ),
    "more-3p": ("acquire Decoration", "use Ignis", "use Yukina", "use Ellis", "use Marianne", "use Colette"),
    "everything-4p": (
        *("acquire ", "beer ", "employ Garden", "employ Illness", "employ Heavy Storm", "employ Envy"),
        *("reveal Claire", "target "),
    ),
}


@pytest.mark.parametrize(
    ("name", "words"), [(name, words) for name in WORTH_READING for words in WORTH_READING[name]]
)
def test_what_is_new_in_each_box_happens_in_its_game(name: str, words: str) -> None:
    """Beer, reminiscences, buildings, work: what a box brings is in the game to be read."""
    assert words in (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_box_has_a_game() -> None:
    """No box is left out."""
    assert {box for table in TABLES.values() for box in table.sets} == set(registry.BOXES)
