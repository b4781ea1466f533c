"""Teaching tables: every lesson can be played to its end, in every language, and forgives another path."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator

import pytest

from cuore.engine.game import Game
from cuore.server import lessons
from cuore.server import table_events as kinds
from cuore.server.deciding import Accepted, StandInRules, decide
from cuore.server.hinting import may_be_advised
from cuore.server.ledger import Ledger
from cuore.server.messages import AnswerMessage, Language, LessonNextMessage
from cuore.server.store import TableEvent
from cuore.server.table_setup import SeatSetup, TableSetup
from cuore.words import LANGUAGES, say
from tests.properties.walk import choose
from tests.server.messages_of import CODE
from tests.server.visitor import hall

BROWSER = "a" * 64
NO_STAND_INS = StandInRules(may_be_given=lambda seat: False, levels=(), stand_in="normal")


def laid(name: str, lang: Language = "en", seed: int = 7) -> Ledger:
    """A teaching table as `lessons.lay` would lay it, without a server."""
    game = lessons.position(name, say(lang, "screen-guest"), seed)
    places = [SeatSetup("here", game.seats[0]), *(SeatSetup("bot", seat, "easy") for seat in game.seats[1:])]
    setup = TableSetup(["base"], list(game.table.town), "base", [], places, lang, start=game.save(), lesson=name)
    ledger = Ledger.begin(CODE, setup, bytes(32), 0)
    ledger.add(TableEvent(kinds.LAID, data={"browser": BROWSER}))
    ledger.add(TableEvent(kinds.DEALT))
    return ledger


def answer(ledger: Ledger, move: int) -> None:
    ledger.add(TableEvent(kinds.ANSWER, 0, "person", None, move))


def read_on(ledger: Ledger, step: int) -> bool:
    """Whether reading on changed something."""
    decision = decide(ledger, BROWSER, LessonNextMessage(step), NO_STAND_INS)
    assert isinstance(decision, Accepted)
    for event in decision.events:
        ledger.add(event)
    return bool(decision.events)


def test_there_are_three_lessons() -> None:
    assert lessons.names() == ("example-turn", "first-game", "first-turn")
    assert [name for name in lessons.names() if lessons.notes(name)] == ["first-game"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["example-turn", "first-turn"])
def test_a_lesson_leads_to_its_end(name: str, lang: Language) -> None:
    ledger = laid(name, lang)
    texts = []
    for number in range(len(lessons.steps(name))):
        said = lessons.guidance(ledger, lang)
        assert said is not None
        assert (said.step, said.steps) == (number, len(lessons.steps(name)))
        assert said.title == say(lang, f"lesson-{name}")
        assert said.done == (number == said.steps - 1)
        assert "\n" not in said.text
        texts.append(said.text)
        if said.done:
            break
        if said.move is None:
            assert read_on(ledger, said.step)
        else:
            assert ledger.game is not None
            assert said.move in ledger.game.legal()
            answer(ledger, said.move)
    assert len(set(texts)) == len(lessons.steps(name))
    assert ledger.game is not None
    assert ledger.game.active == 1  # a whole turn was played


def test_the_example_turn_is_that_of_the_rulebook() -> None:
    """The figures of base.en, section 10."""
    game = lessons.position("example-turn", "Raoul")
    assert (game.phase, game.state.servings) == ("serve", 1)
    played = [step.move for step in lessons.steps("example-turn") if step.move is not None]
    for move in played[:3]:
        game.apply(move)
    assert (game.phase, game.state.love, game.state.employments) == ("employ", 1, 1)
    assert [spot["card"] for spot in game.view(None)["seats"][0]["quarters"]] == ["Colette Framboise"]
    for move in played[3:5]:
        game.apply(move)
    assert (game.state.love, game.state.employments) == (1, 0)
    game.apply(played[5])
    assert sorted(game.view(0)["you"]["discard"]) == sorted(
        ["Geneviève Daubigny", "Kagari Ichinomiya", "1 Love", "1 Love", "Colette Framboise", "Rouge Crescent"]
    )


def test_another_path_is_forgiven_and_undo_leads_back() -> None:
    ledger = laid("first-turn")
    assert read_on(ledger, 0)
    assert read_on(ledger, 1)
    assert ledger.game is not None
    answer(ledger, ledger.game.find("end turn"))
    said = lessons.guidance(ledger, "en")
    assert said is not None
    assert said.done
    assert said.text.startswith("You have left the path")
    ledger.add(TableEvent(kinds.UNDO, 0, data={"keep": 0, "how": "free"}))
    said = lessons.guidance(ledger, "en")
    assert said is not None
    assert said.step == 2
    assert said.move == ledger.game.find("serve Viola Crescent")


def test_an_answer_before_its_time_is_another_path_only_while_something_is_to_be_read() -> None:
    ledger = laid("example-turn")
    move = lessons.steps("example-turn")[2].move
    assert move is not None
    answer(ledger, move)  # without having read the welcome
    said = lessons.guidance(ledger, "en")
    assert said is not None
    assert said.step == 3
    assert said.move == lessons.steps("example-turn")[3].move


def test_reading_on_takes_the_step_at_hand_and_no_other() -> None:
    ledger = laid("example-turn")
    assert not read_on(ledger, 1)
    assert not read_on(ledger, 99)
    assert read_on(ledger, 0)
    assert not read_on(ledger, 0)
    assert read_on(ledger, 1)
    assert not read_on(ledger, 2)  # it waits for an answer


def test_a_lesson_over_the_wire() -> None:
    async def learn() -> None:
        async with hall() as house:
            visitor = house.visitor()
            laid = await visitor.post("/api/lessons/first-turn?lang=fr", None)
            assert laid.status == 200
            assert [seat["player"] for seat in laid.json["seats"]] == ["person", "bot"]
            socket = await visitor.connect(laid.json["code"])
            await socket.send({"type": "look", "seat": 0, "lang": "fr"})
            table = (await socket.receive_until("state"))["table"]
            for step in range(3):
                assert table["lesson"]["step"] == step
                assert table["lesson"]["title"] == "Votre premier tour"
                if table["lesson"]["move"] is None:
                    await socket.send({"type": "lesson-next", "step": step})
                    table = (await socket.receive_until("state"))["table"]
            move = table["lesson"]["move"]
            assert move in [option["move"] for option in table["options"]]
            assert (await visitor.post("/api/lessons/no-such-thing", None)).status == 404

    asyncio.run(learn())


def test_what_comes_after_the_lesson_is_not_always_the_same() -> None:
    hashes = {lessons.position("first-turn", "Host", seed).hash() for seed in range(3)}
    assert len(hashes) == 3


# -- a whole game -------------------------------------------------------------------------------------------


def played(ledger: Ledger, rng: random.Random) -> Iterator[str]:
    """Play a first game to its end as somebody who does not read on; the notes that stand there at each answer."""
    while ledger.status == "playing":
        game = ledger.game
        assert game is not None
        note = lessons.note_for(ledger)
        if note is not None:
            yield note.text
        move = choose(rng, game.legal())
        seat = game.to_move
        if seat == 0:
            message = AnswerMessage(f"answer-{ledger.version}-{ledger.seq}", 0, ledger.version, move)
            decision = decide(ledger, BROWSER, message, NO_STAND_INS)
            assert isinstance(decision, Accepted)
            for event in decision.events:
                ledger.add(event)
        else:
            ledger.add(TableEvent(kinds.ANSWER, seat, "bot", None, move))


def test_each_thing_is_told_when_it_comes_up_and_once() -> None:
    told: set[str] = set()
    for seed in range(6):
        ledger = laid("first-game", seed=seed)
        seen = [text for text, _ in itertools.groupby(played(ledger, random.Random(seed)))]
        assert len(seen) == len(set(seen)), "nothing is told a second time"
        assert seen[:3] == ["welcome", "hand", "town"]
        told |= set(seen)
        end = lessons.guidance(ledger, "en")
        assert end is not None
        assert end.done
        assert end.text.startswith("That was a whole game!")
    assert told | {"over"} == {note.text for note in lessons.notes("first-game")}, "no moment never comes"


def test_notes_speak_of_what_is_there() -> None:
    ledger = laid("first-game")
    game = ledger.game
    assert game is not None
    for _ in range(3):
        said = lessons.guidance(ledger, "en")
        assert said is not None
        assert read_on(ledger, said.step)
    said = lessons.guidance(ledger, "en")
    assert said is not None
    assert (said.step, said.steps) == (3, len(lessons.notes("first-game")))
    assert said.text.startswith("Your turn begins with the serving phase")
    assert not read_on(ledger, 2), "that was read before"
    assert read_on(ledger, 3)
    assert "can make somebody a chambermaid" not in guided(ledger)
    answer(ledger, game.find("end serving"))
    assert guided(ledger).startswith("This is the employ phase")
    assert read_on(ledger, 4)
    answer(ledger, ledger_game(ledger).find("play all"))
    assert f"You have {ledger_game(ledger).state.love} Love" in guided(ledger)
    ledger.add(TableEvent(kinds.UNDO, 0, data={"keep": 0, "how": "free"}))
    quiet = lessons.guidance(ledger, "en")
    assert quiet is not None
    assert quiet.quiet, "what was read is not told again when answers are taken back"
    assert quiet.text.startswith("Play on as you like")


def test_whoever_resigns_has_seen_the_end() -> None:
    ledger = laid("first-game")
    ledger.add(TableEvent(kinds.RESIGNED, 0, data={}))
    assert guided(ledger).startswith("That was a whole game!")


def test_hints_are_there_in_a_first_game_and_not_on_a_path() -> None:
    assert may_be_advised(laid("first-game"), 0)
    assert not may_be_advised(laid("first-turn"), 0)


def ledger_game(ledger: Ledger) -> Game:
    assert ledger.game is not None
    return ledger.game


def guided(ledger: Ledger) -> str:
    said = lessons.guidance(ledger, "en")
    assert said is not None
    return said.text
