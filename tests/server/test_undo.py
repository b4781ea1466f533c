"""Undo: free while nothing was revealed, by consent past that; what was taken back stays in the record."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import cuore
from cuore.engine.game import Game
from cuore.engine.moves import END_TURN_MOVE
from cuore.server import table_events as kinds
from cuore.server import undoing
from cuore.server.deciding import handed_over, shows_something, undo_offer
from cuore.server.ledger import Ledger
from cuore.server.messages import (
    AnswerMessage,
    ConsentMessage,
    DoneMessage,
    GiveToBotMessage,
    Language,
    RefusedMessage,
    TakeBackMessage,
    UndoMessage,
)
from cuore.server.opponents import simple_answer
from cuore.server.room import Room, TablePolicy
from cuore.server.store import StoredGame, TableEvent
from cuore.server.table_setup import SeatSetup, TableSetup
from tests.properties.walk import EVEN, ODD, SWEEP, Case
from tests.server.tables import (
    ANN,
    BOB,
    CLEO,
    answer,
    bot,
    by_link,
    consent,
    fresh_id,
    here,
    lay,
    open_rooms,
    send,
    two_persons,
    undo,
    until,
)

LANGUAGES: tuple[Language, ...] = ("en", "fr", "ja")


# -- the policy, over random games of every box ---------------------------------------------------------------


def ledger_of(case: Case) -> Ledger:
    """A table of persons, at the first decision of a random game."""
    game = case.deal()
    places = [SeatSetup("here", name) for name in game.seats]
    table = game.table
    setup = TableSetup(list(table.sets), list(table.town), table.chiefs, list(table.options), places, "en")
    ledger = Ledger.begin("AAAAAAAA", setup, case.seed.to_bytes(32, "big"), 0)
    ledger.add(TableEvent(kinds.LAID, data={"browser": ANN}, seq=1))
    ledger.add(TableEvent(kinds.DEALT, seq=2))
    return ledger


def game_of(ledger: Ledger) -> Game:
    assert ledger.game is not None
    return ledger.game


def add(ledger: Ledger, event: TableEvent) -> None:
    ledger.add(kinds.numbered([event], ledger.seq + 1, 0)[0])


def after(ledger: Ledger, count: int) -> Game:
    """The game after the first answers of the line."""
    assert ledger.opening is not None
    game = ledger.opening.clone()
    for given in ledger.line[:count]:
        game.apply(given.move)
    return game


@pytest.mark.parametrize("case", EVEN, ids=str)
def test_undo_leads_back_to_the_very_same_position(case: Case) -> None:
    ledger = ledger_of(case)
    rng = random.Random(case.seed)
    hashes = [game_of(ledger).hash()]
    for _ in range(150):
        game = game_of(ledger)
        if game.over:
            break
        by = rng.choice(["person", "person", "bot", "auto"])
        add(ledger, TableEvent(kinds.ANSWER, game.to_move, by, move=rng.choice(game.legal())))
        hashes.append(game_of(ledger).hash())
        seat = rng.randrange(len(game.seats))
        offer = undo_offer(ledger, seat)
        if offer.kind == "none" or rng.random() > 0.2:
            continue
        assert len(ledger.line) - offer.keep == offer.answers > 0
        first = ledger.line[offer.keep]
        assert (first.seat, first.by) == (seat, "person")
        assert not any(a.seat == seat and a.by == "person" for a in ledger.line[offer.keep + 1 :])
        version = ledger.version
        add(ledger, TableEvent(kinds.UNDO, seat, data={"keep": offer.keep, "how": offer.kind}))
        del hashes[offer.keep + 1 :]
        assert game_of(ledger).hash() == hashes[-1]
        assert game_of(ledger).to_move == seat
        assert ledger.version == version + 1
    assert [a.move for a in ledger.line] == list(game_of(ledger).moves)


@pytest.mark.parametrize("case", EVEN[:4], ids=str)
def test_a_table_is_read_without_playing_what_was_taken_back(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often its players change their minds, reading a table costs what its line of play costs."""
    ledger = ledger_of(case)
    rng = random.Random(case.seed)
    for _ in range(60):
        game = game_of(ledger)
        add(ledger, TableEvent(kinds.ANSWER, game.to_move, "person", move=rng.choice(game.legal())))
        if rng.random() < 0.5:
            back = rng.randint(1, min(3, len(ledger.line)))
            add(ledger, TableEvent(kinds.UNDO, 0, data={"keep": len(ledger.line) - back, "how": "free"}))
    assert len(ledger.branches) > 10
    kept = StoredGame(ledger.code, ledger.setup.written(), ledger.secret.hex(), 0, "playing", 0, tuple(ledger.events))
    played: list[int] = []
    real_apply, real_undo = Game.apply, Game.undo

    def apply(game: Game, move: int) -> None:
        played.append(move)
        real_apply(game, move)

    def take_back(game: Game, count: int = 1) -> None:
        played.append(-count)
        real_undo(game, count)

    monkeypatch.setattr(Game, "apply", apply)
    monkeypatch.setattr(Game, "undo", take_back)
    again = Ledger.read(kept)
    assert played == [given.move for given in ledger.line]
    assert game_of(again).hash() == game_of(ledger).hash()
    assert (again.line, again.version, again.undone) == (ledger.line, ledger.version, ledger.undone)
    assert [(b.keep, [a.move for a in b.answers]) for b in again.branches] == [
        (b.keep, [a.move for a in b.answers]) for b in ledger.branches
    ]


def told_by(before: Game, back: list[int], reader: int, seeds: list[int]) -> bool:
    """Whether the answers told the reader something: dealt anew before them, the reader could see a difference."""
    true = before.clone()
    for move in back:
        true.apply(move)
    for seed in seeds:
        other = before.determinize(reader, seed)
        try:
            for move in back:
                other.apply(move)
        except cuore.IllegalMove:
            return True
        if other.view(reader) != true.view(reader):
            return True
    return False


@pytest.mark.parametrize("case", SWEEP, ids=str)
def test_what_can_be_taken_back_freely_has_told_nobody_anything(case: Case) -> None:
    """Deal anew all that the player cannot know: after the same answers the player sees the same, byte for byte."""
    ledger = ledger_of(case)
    rng = random.Random(case.seed)
    free = 0
    for _ in range(150):
        game = game_of(ledger)
        if game.over:
            break
        seat = game.to_move
        add(ledger, TableEvent(kinds.ANSWER, seat, "person", move=rng.choice(game.legal())))
        offer = undo_offer(ledger, seat)
        if offer.kind == "free":
            free += 1
            back = [given.move for given in ledger.line[offer.keep :]]
            if rng.random() < 0.25:
                assert not told_by(after(ledger, offer.keep), back, seat, [rng.getrandbits(40) for _ in range(2)])
    assert free > 20


def test_a_policy_that_forgets_draws_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The property above can fail: here everything is free that moves no other player's cards."""
    monkeypatch.setattr(undoing, "_only_added", lambda old, new: True)
    told = 0
    for case in ODD[:12]:
        ledger = ledger_of(case)
        rng = random.Random(case.seed)
        for _ in range(150):
            game = game_of(ledger)
            seat = game.to_move
            add(ledger, TableEvent(kinds.ANSWER, seat, "person", move=rng.choice(game.legal())))
            offer = undo_offer(ledger, seat)
            if offer.kind == "free":
                back = [given.move for given in ledger.line[offer.keep :]]
                told += told_by(after(ledger, offer.keep), back, seat, [1, 2])
    assert told > 0


def test_other_peoples_answers_are_never_free_to_take_back() -> None:
    line = [
        undoing.Answer(1, 0, "person", revealed=False),
        undoing.Answer(2, 0, "auto", revealed=False),
    ]
    assert undoing.offer(line, 0, [1]) == undoing.Offer("free", 0, 2)
    assert undoing.offer(line, 1, [0]) == undoing.NOTHING
    for by, why in (("person", "acted"), ("bot", "revealed"), ("auto", "revealed")):
        more = [*line, undoing.Answer(3, 1, by, revealed=False)]  # type: ignore[arg-type]
        assert undoing.offer(more, 0, [1]) == undoing.Offer("consent", 0, 3, (1,), why)  # type: ignore[arg-type]


# -- at a table -----------------------------------------------------------------------------------------------


def game_at(room: Room) -> Game:
    assert room.game is not None
    return room.game


async def harmless(room: Room) -> None:
    """An answer that shows nothing."""
    game = game_at(room)
    await answer(room, next(move for move in game.legal() if not shows_something(room.ledger, move)))


async def end_turn(room: Room) -> None:
    seat = game_at(room).to_move
    while game_at(room).to_move == seat:
        game = game_at(room)
        await answer(room, END_TURN_MOVE if END_TURN_MOVE in game.legal() else simple_answer(game, 0))


def is_settled(room: Room) -> bool:
    return room.ledger.ask is None


def problem(answer_: DoneMessage | RefusedMessage) -> str:
    assert isinstance(answer_, RefusedMessage), answer_
    return answer_.problem


def test_one_press_takes_back_one_answer_and_the_next_press_another() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            hashes = []
            for _ in range(3):
                hashes.append(game_at(room).hash())
                await harmless(room)
            for expected in reversed(hashes):
                assert room.undo_offer(0, "en").kind == "free"
                assert isinstance(await undo(room, 0), DoneMessage)
                assert game_at(room).hash() == expected
            assert room.undo_offer(0, "en").kind == "none"
            assert problem(await undo(room, 0)) == "no-undo"
            assert problem(await undo(room, 1)) == "no-undo"
            assert [len(branch.answers) for branch in room.ledger.branches] == [1, 1, 1]

    asyncio.run(main())


def test_an_undo_pressed_twice_takes_back_once() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            await harmless(room)
            await harmless(room)
            press = UndoMessage(fresh_id(), 0, room.version)
            assert await send(room, 0, press) == await send(room, 0, press) == DoneMessage(press.id, 3)
            assert len(room.ledger.line) == 1
            assert problem(await send(room, 0, UndoMessage(fresh_id(), 0, 2))) == "stale"
            late = AnswerMessage(fresh_id(), 0, 2, game_at(room).legal()[0])
            assert problem(await send(room, 0, late)) == "stale"

    asyncio.run(main())


def test_past_a_reveal_the_others_are_asked_and_all_must_agree(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            room = await lay(rooms, here("Ann"), by_link(), by_link(), bot())
            await room.sit(BOB, "Bob")
            await room.sit(CLEO, "Cleo")
            await harmless(room)
            before, line = game_at(room).hash(), len(room.ledger.line)
            await answer(room, END_TURN_MOVE)
            offer = room.undo_offer(0, "en")
            assert (offer.kind, offer.answers) == ("consent", 1)
            assert "Bob, Cleo" in offer.text
            assert isinstance(await undo(room, 0), DoneMessage)
            assert len(room.ledger.line) == line + 1, "nothing is taken back yet"
            for seat, listener in enumerate(
                [room.listen(who, seat, "en") for seat, who in enumerate((ANN, BOB, CLEO))]
            ):
                ask = listener.state().table.undo_ask
                assert ask is not None
                assert (ask.seat, ask.answers, ask.waiting_for) == (0, 1, [1, 2]), seat
            assert problem(await undo(room, 0)) == "no-undo", "one request at a time"
            assert problem(await consent(room, 0)) == "no-undo", "one does not consent to oneself"
            yes = ConsentMessage(fresh_id(), 1, room.ledger.ask.number if room.ledger.ask else 0, True)
            assert await send(room, 1, yes) == await send(room, 1, yes)
            code = room.code
        async with open_rooms(tmp_path / "a.db") as rooms:
            found = await rooms.find(code)
            assert found is not None
            assert found.ledger.ask is not None
            assert found.ledger.ask.waiting_for == [2]
            assert isinstance(await consent(found, 2), DoneMessage)
            assert game_at(found).hash() == before
            assert is_settled(found)
            assert found.ledger.branches[0].how == "consent"

    asyncio.run(main())


def test_a_repeated_yes_is_acknowledged_as_the_first_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            room = await two_persons(rooms)
            await harmless(room)
            await answer(room, END_TURN_MOVE)
            await undo(room, 0)
            assert room.ledger.ask is not None
            yes = ConsentMessage(fresh_id(), 1, room.ledger.ask.number, True)
            first = await send(room, 1, yes)
            assert isinstance(first, DoneMessage)
            assert first.version == room.version
            assert await send(room, 1, yes) == first
        async with open_rooms(tmp_path / "a.db") as rooms:
            found = await rooms.find(room.code)
            assert found is not None
            assert await send(found, 1, yes) == first

    asyncio.run(main())


def test_a_no_and_a_withdrawal_close_the_request_and_an_answer_lets_it_lapse() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            await harmless(room)
            await end_turn(room)
            for seat in (1, 0):
                await undo(room, 0)
                ask = room.ledger.ask
                assert ask is not None
                assert isinstance(await consent(room, seat, agree=False), DoneMessage)
                assert room.ledger.ask is None
                late = ConsentMessage(fresh_id(), 1, ask.number, True)
                assert problem(await send(room, 1, late)) == "stale"
            await undo(room, 0)
            await answer(room)
            assert room.ledger.ask is None
            assert room.ledger.branches == []
            assert room.undo_offer(0, "en").text != room.undo_offer(1, "en").text

    asyncio.run(main())


def test_the_others_read_what_would_be_taken_back_and_whoever_asked_reads_a_no() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            await end_turn(room)
            assert isinstance(await undo(room, 0), DoneMessage)
            asked = room.table(BOB, 1, "en").undo_ask
            assert asked is not None
            assert any("Ann draws 5" in line for line in asked.what)
            assert not any("Love" in line for line in asked.what)  # nobody's cards
            assert room.table(ANN, 0, "en").undo_declined is None
            await consent(room, 1, agree=False)
            assert room.table(ANN, 0, "en").undo_declined == "Bob would rather leave it as it is."
            assert room.table(BOB, 1, "en").undo_declined is None
            await undo(room, 0)
            assert room.table(ANN, 0, "en").undo_declined is None
            await consent(room, 0, agree=False)  # one's own wish is no refusal
            assert room.table(ANN, 0, "en").undo_declined is None
            await undo(room, 0)
            await consent(room, 1, agree=False)
            await answer(room)
            assert room.table(ANN, 0, "en").undo_declined is None

    asyncio.run(main())


def test_bots_agree_at_once_and_the_button_says_so() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), bot())
            await harmless(room)
            line = len(room.ledger.line)
            while game_at(room).to_move == 0 and len(room.ledger.line) == line:
                await answer(room, END_TURN_MOVE)
            await until(lambda: game_at(room).to_move == 0)
            offer = room.undo_offer(0, "en")
            assert offer.kind == "consent"
            assert "the bots agree" in offer.text
            assert isinstance(await undo(room, 0), DoneMessage)
            assert len(room.ledger.line) == line
            assert room.ledger.branches[0].how == "bots"
            assert {given.by for given in room.ledger.branches[0].answers} == {"person", "bot"}

    asyncio.run(main())


@pytest.mark.parametrize("waits", [True, False])
def test_bots_wait_while_somebody_is_asked_but_not_for_ever(waits: bool) -> None:
    async def main() -> None:
        policy = TablePolicy(pace=0.1, ask_pause=60 if waits else 0.2)
        async with open_rooms(policy=policy) as rooms:
            room = await lay(rooms, here("Ann"), bot(), by_link())
            await room.sit(BOB, "Bob")
            await harmless(room)
            before = game_at(room).hash()
            await end_turn(room)
            assert isinstance(await undo(room, 0), DoneMessage)
            assert room.ledger.ask is not None
            line = len(room.ledger.line)
            if waits:
                await asyncio.sleep(0.4)
                assert len(room.ledger.line) == line
                await consent(room, 2)
                while game_at(room).hash() != before:
                    assert room.undo_offer(0, "en").kind != "none"
                    await undo(room, 0)
            else:
                await until(lambda: len(room.ledger.line) > line)
                assert room.ledger.branches == []

    asyncio.run(main())


def test_a_seat_that_is_given_to_a_bot_agrees() -> None:
    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=30)) as rooms:
            room = await two_persons(rooms)
            await harmless(room)
            before = game_at(room).hash()
            await answer(room, END_TURN_MOVE)
            await undo(room, 0)
            assert isinstance(await send(room, 1, GiveToBotMessage(1, "easy")), DoneMessage)
            assert game_at(room).hash() == before
            assert room.ledger.ask is None
            assert problem(await undo(room, 1)) == "no-undo", "a bot plays that seat"

    asyncio.run(main())


@pytest.mark.parametrize("why", ["left", "clock"])
def test_nobody_agrees_for_somebody_who_is_away(why: str) -> None:
    """Neither what they answered nor what was shown since can be taken from them; what is free stays free."""

    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=30)) as rooms:
            room = await two_persons(rooms)
            await harmless(room)
            await end_turn(room)
            assert game_at(room).to_move == 1
            await answer(room, rng=random.Random(1))
            await replaced(room, 1, why)
            offer = room.undo_offer(0, "en")
            assert offer.kind == "none"
            assert "Bob" in offer.text
            line = list(room.ledger.line)
            assert problem(await undo(room, 0)) == "no-undo"
            assert room.ledger.line == line
            await send(room, 1, TakeBackMessage(1))
            assert room.undo_offer(0, "en").kind == "consent"

    asyncio.run(main())


def test_a_request_is_not_granted_by_the_bot_of_somebody_who_is_away() -> None:
    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=30)) as rooms:
            room = await two_persons(rooms)
            await harmless(room)
            await end_turn(room)
            await undo(room, 0)
            line = list(room.ledger.line)
            await replaced(room, 1, "left")
            assert room.ledger.line == line
            assert room.ledger.ask is not None
            assert room.ledger.ask.waiting_for == [1]

    asyncio.run(main())


def test_nobody_chooses_the_bot_of_somebody_who_is_away() -> None:
    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=30, grace=0)) as rooms:
            room = await two_persons(rooms)
            assert isinstance(await send(room, 0, GiveToBotMessage(1, "random")), DoneMessage)
            assert (room.chairs[1].level, room.chairs[1].why) == ("normal", "left")
            assert isinstance(await send(room, 0, GiveToBotMessage(1, "random")), DoneMessage)
            assert room.chairs[1].level == "normal"
            assert isinstance(await send(room, 1, GiveToBotMessage(1, "random")), DoneMessage)
            assert room.chairs[1].level == "random"

    asyncio.run(main())


async def replaced(room: Room, seat: int, why: str) -> None:
    """A bot stands in for a person who did not ask for it."""

    async def work() -> None:
        await room._commit(handed_over(room.ledger, seat, "normal", why))

    await room._change(work)


def test_a_game_that_is_over_stays_over_and_its_record_tells_what_was_taken_back() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            rng = random.Random(1)
            while room.status == "playing":
                await answer(room, simple_answer(game_at(room), len(room.ledger.line)))
                seat = rng.randrange(2)
                if rng.random() < 0.05 and room.undo_offer(seat, "en").kind == "free":
                    await undo(room, seat)
            assert room.undo_offer(0, "en").kind == "none"
            assert problem(await undo(room, 0)) == "over"
            record = room.record_text()
            told = [line for line in record.splitlines() if line.startswith("# taken back")]
            assert len(told) == len(room.ledger.branches) > 0
            again = cuore.replay(record)
            assert again.hash() == game_at(room).hash()
            assert len([event for event in room.history() if event["kind"] == "undo"]) == len(told)
            answers = [event for event in room.history() if event["kind"] == "answer"]
            assert len(answers) == len(room.ledger.line) + room.ledger.undone

    asyncio.run(main())


def test_what_was_taken_back_stands_in_the_record_where_it_happened() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            await harmless(room)
            await harmless(room)
            taken = f"Ann: {game_at(room).text(room.ledger.line[1].move)}"
            await undo(room, 0)
            await harmless(room)
            from cuore.server.records import record_text

            lines = record_text(room.ledger).splitlines()
            place = lines.index(f"# taken back by Ann (free): {taken}")
            assert lines[place - 1].startswith("Ann: ")
            assert lines[place + 1].startswith("Ann: ")
            assert cuore.replay("\n".join(lines)).hash() == game_at(room).hash()

    asyncio.run(main())


def test_the_button_says_which_it_is_in_every_language() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            seen: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}

            def look() -> None:
                for lang in LANGUAGES:
                    seen[lang].add(room.undo_offer(0, lang).text)

            look()
            await harmless(room)
            look()
            await end_turn(room)
            look()
            await answer(room)
            look()
            await undo(room, 0)
            look()
            assert all(len(texts) == 5 for texts in seen.values())
            assert len(set().union(*seen.values())) == 15

    asyncio.run(main())
