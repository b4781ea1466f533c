"""Teaching tables, of two kinds; each is a file in lessons/, and its words are in lessons.ftl.

One with `steps` is a position, and step by step what to notice and which answer comes next. It is a table like any
other, so a learner may leave the path: then the lesson says so, and undo leads back. One with `notes` is a whole game
that is played as one likes; whenever something new comes up, the learner is told about it.
"""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cuore
from cuore import scenario
from cuore.engine.game import Game
from cuore.server.ledger import Ledger
from cuore.server.messages import Language, Lesson
from cuore.server.moments import MOMENTS, Situation
from cuore.words.catalogue import say

if TYPE_CHECKING:
    from cuore.server.room import Room
    from cuore.server.rooms import Rooms

FOLDER: Final = Path(__file__).parent / "lessons"
LEARNER: Final = "HOST"  # the name of the first seat in the files
SEEDS: Final = 1 << 31


@dataclass(frozen=True)
class LessonStep:
    """What to read (the end of a message's key), and the answer that is waited for."""

    text: str
    move: int | None


@dataclass(frozen=True)
class Note:
    """What to tell (the end of a message's key), and at which moment."""

    text: str
    when: str


@cache
def names() -> tuple[str, ...]:
    """The lessons that there are."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))


@cache
def _source(name: str) -> str:
    return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")


def position(name: str, learner: str, seed: int = 1) -> Game:
    """The game at the beginning of a lesson; the seed decides what comes after the last step, or all of the deal."""
    if notes(name):
        seats = [seat.replace(LEARNER, learner) for seat in tomllib.loads(_source(name))["seats"]]
        return cuore.new_game(seats=seats, seed=seed)
    return scenario.load(f"seed = {seed}\n" + _source(name).replace(LEARNER, learner))


@cache
def steps(name: str) -> tuple[LessonStep, ...]:
    """The steps of a lesson with their answers as moves."""
    game = position(name, LEARNER)
    found = []
    for step in tomllib.loads(_source(name)).get("steps", ()):
        move = game.find(step["move"]) if "move" in step else None
        if move is not None:
            game.apply(move)
        found.append(LessonStep(step["text"], move))
    return tuple(found)


@cache
def notes(name: str) -> tuple[Note, ...]:
    """The notes of a lesson that goes along with a whole game."""
    return tuple(Note(note["text"], note["when"]) for note in tomllib.loads(_source(name)).get("notes", ()))


async def lay(rooms: Rooms, browser: str, name: str, lang: Language) -> Room:
    """A teaching table: the learner in the first seat, gentle bots in the others."""
    game = position(name, say(lang, "screen-guest"), secrets.randbelow(SEEDS))
    return await rooms.lay_position(browser, game, lang=lang, lesson=name, level="easy")


def step_of(name: str, answers: Sequence[int], read_on: int) -> int | None:
    """The step at which a learner is, who has read on past the steps below `read_on`; None off the path.

    Whoever answers at once has read what stands before that answer.
    """
    wanted = [(number, step.move) for number, step in enumerate(steps(name)) if step.move is not None]
    if any(given != move for given, (_, move) in zip(answers, wanted, strict=False)):
        return None
    passed = wanted[min(len(answers), len(wanted)) - 1][0] if answers else -1
    ahead = range(passed + 1, len(steps(name)))
    return next((n for n in ahead if steps(name)[n].move is not None or n >= read_on), len(steps(name)) - 1)


def note_for(ledger: Ledger) -> Note | None:
    """What the learner at a table is told now: the first note that was not told yet and whose moment has come."""
    if ledger.setup.lesson is None or ledger.game is None:
        return None
    unread = [note for note in notes(ledger.setup.lesson) if note.text not in ledger.noted]
    if not unread:
        return None
    situation = Situation(ledger.game, 0, over=ledger.status == "over")
    return next((note for note in unread if MOMENTS[note.when](situation)), None)


def guidance(ledger: Ledger, lang: Language) -> Lesson | None:
    """What the lesson of a table says now; None where nothing is taught."""
    name = ledger.setup.lesson
    if name is None:
        return None
    title = say(lang, f"lesson-{name}")
    others = {"next": ledger.chairs[1].name, "last": ledger.chairs[-1].name}
    if told := notes(name):
        note = note_for(ledger)
        love = 0 if ledger.game is None else ledger.game.state.love
        text = _one_line(say(lang, f"lesson-{name}.{note.text if note else 'quiet'}", love=love, **others))
        done = ledger.status == "over"
        return Lesson(len(ledger.noted), len(told), title, text, None, done, quiet=note is None)
    number = step_of(name, [answer.move for answer in ledger.line], ledger.read_on)
    count = len(steps(name))
    if number is None:
        return Lesson(count - 1, count, title, _one_line(say(lang, "lesson-astray")), None, done=True)
    step = steps(name)[number]
    text = _one_line(say(lang, f"lesson-{name}.{step.text}", **others))
    return Lesson(number, count, title, text, step.move, done=number == count - 1)


def _one_line(text: str) -> str:
    """The text without the line breaks that it has in its file."""
    return " ".join(text.split("\n"))
