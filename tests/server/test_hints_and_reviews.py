"""“What would you do?” against bots, and looking back at a finished game: who may ask, what is said and known."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import cuore
from cuore.bots.learned import hints as learned_hints
from cuore.bots.learned import review
from cuore.bots.seat import Seat
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.engine.state import State
from cuore.server import hinting, keeping, reviewing, thinking
from cuore.server.database import engine_for
from cuore.server.limits import COSTLY, Limits, cost_of
from cuore.server.lobby import table_summary
from cuore.server.messages import GiveToBotMessage, ResignMessage
from cuore.server.opponents import LINE, NotThought
from cuore.server.problems import Refusal
from cuore.server.reviewing import KeptReview
from cuore.server.room import Room
from cuore.server.rooms import Rooms
from cuore.words import LANGUAGES
from tests.server.tables import ANN, WAIT, BotsAtHand, answer, bot, here, lay, open_rooms, send, two_persons, until
from tests.server.visitor import hall

T = TypeVar("T")


class ThoughtHere(BotsAtHand):
    """No worker processes: what is asked is thought here, and counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: list[str] = []
        self.before: Callable[[], object] = lambda: None  # called before each thought

    async def think(
        self, work: Callable[..., T], given: Callable[[], tuple[Any, ...]], address: str, *, size: int = LINE
    ) -> T:
        await asyncio.sleep(0)
        self.before()
        self.thoughts.append(work.__name__)
        return work(*given())


class Busy(ThoughtHere):
    """Its workers never have time."""

    async def think(
        self, work: Callable[..., T], given: Callable[[], tuple[Any, ...]], address: str, *, size: int = LINE
    ) -> T:
        raise NotThought("its turn has not come")


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions a question: this is not about how good the advice is."""
    monkeypatch.setattr(learned_hints, "EVALUATIONS", 60)


async def asked(room: Room, seat: int = 0) -> Game:
    """The game as soon as a seat has to think about something."""
    while True:
        await until(lambda: room.game is not None and room.game.to_move == seat)
        game = room.game
        assert game is not None
        if len(game.legal()) > 2:
            return game
        await answer(room, game.legal()[0])


def hint(room: Room, rooms: Rooms, seat: int = 0, at: int | None = None) -> Any:
    return hinting.hints(room, rooms.bots, seat, room.version if at is None else at, "en", "192.0.2.1")


# -- who may ask --------------------------------------------------------------------------------------------


def test_hints_are_offered_to_whoever_plays_against_bots_alone() -> None:
    async def main() -> None:
        async with open_rooms(bots=ThoughtHere()) as rooms:
            alone = await lay(rooms, here("Ann"), bot(), bot())
            assert alone.table(ANN, 0, "en").may_be_advised
            assert not alone.table(None, None, "en").may_be_advised
            assert not alone.table(ANN, None, "en").may_be_advised
            people = await two_persons(rooms)
            shared = await lay(rooms, here("Ann"), here("Bob"), bot())
            for room in (people, shared):
                assert not room.table(ANN, 0, "en").may_be_advised
                with pytest.raises(Refusal) as refused:
                    await hint(room, rooms)
                assert refused.value.detail("en").startswith("There are hints only in games against bots")
            # A person who has given the seat to a bot is still a person.
            await send(people, 1, GiveToBotMessage(1, "easy"))
            assert people.chairs[1].stands_in
            assert not people.table(ANN, 0, "en").may_be_advised
            assert rooms.bots.thoughts == []  # type: ignore[attr-defined]

    asyncio.run(main())


def test_the_best_answers_come_first_and_each_has_a_sentence() -> None:
    async def main() -> None:
        async with open_rooms(bots=ThoughtHere()) as rooms:
            room = await lay(rooms, here("Ann"), bot())
            game = await asked(room)
            for lang in LANGUAGES:
                page = await hinting.hints(room, rooms.bots, 0, room.version, lang, "192.0.2.1")  # type: ignore[arg-type]
                assert 1 <= len(page.hints) <= 3
                within_reach = {move for ahead in game.reach() for move in ahead.moves}
                assert {line.move for line in page.hints} <= {*game.legal()} | within_reach
                assert [line.win for line in page.hints] == sorted((line.win for line in page.hints), reverse=True)
                assert all(line.text and line.reason and 0 <= line.win <= 1 for line in page.hints)
            with pytest.raises(Refusal, match="too-late"):
                await hint(room, rooms, at=room.version + 1)
            with pytest.raises(Refusal, match="not-yours"):
                await hint(room, rooms, seat=1)

    asyncio.run(main())


def test_cards_that_the_net_does_not_know_are_a_clear_line() -> None:
    async def main() -> None:
        async with open_rooms(bots=ThoughtHere()) as rooms:
            rooms.corrections = {"base": {"Rouge Crescent": {"love": 5}}}
            room = await lay(rooms, here("Ann"), bot())
            await asked(room)
            with pytest.raises(SetupError, match="Rouge Crescent"):
                await hint(room, rooms)

    asyncio.run(main())


def test_when_no_worker_has_time_whoever_asks_is_told() -> None:
    async def main() -> None:
        async with open_rooms(bots=Busy()) as rooms:
            room = await lay(rooms, here("Ann"), bot())
            await asked(room)
            with pytest.raises(Refusal, match="busy"):
                await hint(room, rooms)

    asyncio.run(main())


def test_advice_costs_what_it_is_worth() -> None:
    for path in ("hints", "review"):
        assert cost_of("POST", f"/api/tables/ABCDEFGH/{path}") >= COSTLY
        assert cost_of("POST", f"/api/tables/ABCDEFGH/{path}") <= Limits().requests_burst / 4, "some at once are fine"


def test_over_the_wire_in_a_worker_of_its_own() -> None:
    async def main() -> None:
        async with hall() as h:
            ann, bob = h.visitor(), h.visitor()
            code = await ann.lay({"player": "here", "name": "Ann"}, {"player": "bot", "level": "easy"})
            room = await h.services.rooms.find(code)
            assert room is not None
            await asked(room)
            wish = {"seat": 0, "at": room.version}
            answered = await ann.post(f"/api/tables/{code}/hints", wish)
            assert answered.status == 200, answered.body
            assert answered.json["hints"]
            assert (await bob.post(f"/api/tables/{code}/hints", wish)).status == 403
            assert (await ann.post(f"/api/tables/{code}/hints", {"seat": "0"})).status == 400
            path = f"/api/tables/{code}/review?seat=0"
            assert (await ann.get(path)).status == 409, "nobody looks back before the end"
            assert (await ann.post(path)).status == 409
            await send(room, 0, ResignMessage(0))
            assert room.status == "over"
            assert (await ann.post(f"/api/tables/{code}/hints", wish)).status == 403
            first = (await bob.get(path)).json
            assert (first["begun"], first["review"]) == (False, None)
            assert (await bob.get(f"/api/tables/{code}/review.svg?seat=0")).status == 404
            assert (await bob.get(f"/api/tables/{code}/review?seat=2")).status == 400
            assert (await bob.get(f"/api/tables/{code}/review")).status == 400
            assert (await ann.post(path)).json["begun"]
            async with asyncio.timeout(WAIT):
                while (page := (await bob.get(path)).json)["review"] is None:
                    await asyncio.sleep(0.05)
            assert page["review"]["won"] == 0.0
            drawn = await bob.get(f"/api/tables/{code}/review.svg?seat=0&theme=dark&lang=fr")
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            assert b"<polyline" in drawn.body

    asyncio.run(main())


# -- looking back -------------------------------------------------------------------------------------------


async def played(rooms: Rooms, turns: int = 12) -> Room:
    """A table whose game is over: Ann plays at random, which costs something, and resigns."""
    dice = random.Random(5)
    room = await lay(rooms, here("Ann"), bot())
    while room.game is not None and room.game.view(None)["turn"] < turns:
        game = await asked(room)
        await answer(room, dice.choice(game.legal()))
    await send(room, 0, ResignMessage(0))
    return room


async def reviewed(rooms: Rooms, room: Room, seat: int = 0) -> KeptReview:
    await rooms.reviews.begin(room, seat, "192.0.2.1")
    while (found := await rooms.reviews.find(room.code, seat)) is None:
        await asyncio.sleep(0.01)
    return found


def test_a_review_is_made_in_slices_kept_and_read_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "SLICE", 0.0)
    database = tmp_path / "games.sqlite"

    async def main() -> None:
        bots = ThoughtHere()
        async with open_rooms(database, bots=bots) as rooms:
            room = await played(rooms)
            assert await rooms.reviews.find(room.code, 0) is None
            assert rooms.reviews.progress(room.code, 0) is None
            seen: list[tuple[int, int] | None] = []  # how far it was before each thought
            bots.before = lambda: seen.append(rooms.reviews.progress(room.code, 0))
            await rooms.reviews.begin(room, 0, "192.0.2.1")
            assert rooms.reviews.progress(room.code, 0) == (0, 0)
            await rooms.reviews.begin(room, 0, "192.0.2.2")  # the same one
            await until(lambda: rooms.reviews.progress(room.code, 0) is None)
            kept = await rooms.reviews.find(room.code, 0)
            assert kept is not None
            assert kept.looked >= 2, "whoever plays at random surprises"
            assert bots.thoughts == ["outline", *["looks"] * kept.looked], "others have their turn in between"
            assert seen == [(0, 0), *((done, kept.looked) for done in range(kept.looked))]
            game = room.game
            assert game is not None
            for lang in ("en", "fr", "ja"):
                page = reviewing.review_page(room.ledger, table_summary(room, ANN, lang), 0, kept, lang)
                told = page.review
                assert told is not None
                assert told.won == 0.0
                assert len(told.chances) == len(kept.moments) > 3
                assert all(line.played != line.better and line.reason for line in told.losses)
                assert {face.card for face in told.cards} == {card for at in told.bought for card in at.cards}
                assert told.end.points == game.scores()[0]
            code, before = room.code, len(bots.thoughts)
        async with open_rooms(database, bots=bots) as rooms:
            assert await rooms.reviews.find(code, 0) == kept
            again = await rooms.find(code)
            assert again is not None
            await rooms.reviews.begin(again, 0, "192.0.2.1")
            assert len(bots.thoughts) == before, "nothing is thought of twice"
            monkeypatch.setattr(reviewing, "edition", lambda: "another net")
            rooms.reviews._made.clear()
            assert await rooms.reviews.find(code, 0) is None, "what another net said is not believed"

    asyncio.run(main())
    engine = engine_for(f"sqlite:///{database}")
    codes = [line.code for line in keeping.listed(engine)]
    assert keeping.deleted(engine, codes) == 1, "a game goes with its review"
    engine.dispose()


def test_whoever_asks_while_a_review_is_done_does_not_have_it_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        bots = ThoughtHere()
        async with open_rooms(bots=bots) as rooms:
            room = await played(rooms, turns=2)
            looked, done = asyncio.Event(), asyncio.Event()
            find = rooms.store.review

            async def found_late(code: str, seat: int) -> str | None:
                kept = await find(code, seat)
                looked.set()
                await done.wait()
                return kept

            await rooms.reviews.begin(room, 0, "192.0.2.1")
            with monkeypatch.context() as slow:
                slow.setattr(rooms.store, "review", found_late)
                late = asyncio.create_task(rooms.reviews.begin(room, 0, "192.0.2.2"))
                await looked.wait()
            await until(lambda: rooms.reviews.progress(room.code, 0) is None)
            done.set()
            await late
            assert rooms.reviews.progress(room.code, 0) is None
            assert bots.thoughts.count("outline") == 1

    asyncio.run(main())


def test_what_was_bought_is_what_the_answers_say() -> None:
    game = cuore.new_game(seats=["Ann", "Bob"], seed=4)
    bought: list[tuple[int, str]] = []
    while game.view(None)["turn"] < 12:
        move = next((m for m in game.legal_moves if m.verb == "employ"), game.legal_moves[0])
        if game.to_move == 1 and move.verb == "employ":
            assert move.card is not None
            bought.append((1 + (game.view(None)["turn"] - 1) // 2, move.card.name))
        game.apply(move)
    found = [(at.turn, game.table.cards[card].name) for at in reviewing.bought_by(game, 1) for card in at.cards]
    assert found == bought
    assert len(found) > 2


def test_a_review_that_fails_says_so_once_and_is_tried_again() -> None:
    async def main() -> None:
        async with open_rooms(bots=Busy()) as rooms:
            room = await played(rooms, turns=2)
            await rooms.reviews.begin(room, 0, "192.0.2.1")
            await until(lambda: rooms.reviews.progress(room.code, 0) is None)
            with pytest.raises(Refusal, match="busy"):
                await rooms.reviews.begin(room, 0, "192.0.2.1")
            assert rooms.reviews.progress(room.code, 0) is None
            rooms.reviews._bots = ThoughtHere()
            await reviewed(rooms, room)

    asyncio.run(main())


def test_reviews_that_have_failed_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "AT_ONCE", 1)

    async def main() -> None:
        async with open_rooms(bots=Busy()) as rooms:
            room = await played(rooms, turns=2)
            await rooms.reviews.begin(room, 0, "192.0.2.1")
            await until(lambda: rooms.reviews.progress(room.code, 0) is None)
            rooms.reviews._bots = ThoughtHere()
            await reviewed(rooms, room, seat=1)

    asyncio.run(main())


def test_only_so_many_reviews_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "AT_ONCE", 1)

    async def main() -> None:
        async with open_rooms(bots=ThoughtHere()) as rooms:
            room = await played(rooms, turns=2)
            await rooms.reviews.begin(room, 0, "192.0.2.1")
            with pytest.raises(Refusal, match="busy"):
                await rooms.reviews.begin(room, 1, "192.0.2.1")

    asyncio.run(main())


# -- what nobody may know -----------------------------------------------------------------------------------


@pytest.fixture
def told_whatever_it_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loss that is too small to be told would hide a leak."""
    monkeypatch.setattr(review, "LEAST_LOSS", -2.0)
    monkeypatch.setattr(review, "DOUBTFUL", -1e9)


TABLES = ((("base",), 2, "first-game"), (("base", "oktoberfest"), 3, "random"))


def questions(sets: tuple[str, ...], seats: int, town: str, count: int) -> list[Game]:
    """Positions of a random game in which somebody has to think."""
    dice = random.Random(seats)
    game = cuore.new_game(sets, [f"Guest {n}" for n in range(seats)], town, seed=seats)
    found: list[Game] = []
    while len(found) < count:
        if len(game.legal()) > 2 and game.view(None)["turn"] > 2 * seats and dice.random() < 0.2:
            found.append(game.clone())
        game.apply(dice.choice(game.legal()))
    return found


def hint_bytes(opening: str, moves: tuple[int, ...], seat: int) -> bytes:
    said = thinking.advice(opening, moves, seat)
    assert isinstance(said, list), said
    return msgspec.json.encode(said)


def look_bytes(opening: str, moves: tuple[int, ...], seat: int) -> bytes:
    """Both looks of a review at the last answer, but for how many went before."""
    first = thinking.outline(opening, moves, seat)
    assert isinstance(first, thinking.Outline), first
    at = len(moves) - 1
    before = cuore.load(opening)
    for move in moves[:at]:
        before.apply(move)
    _, turn, win = next((m for m in first.moments if m[0] == at), (at, 0, 0.0))
    doubted = [one._replace(answer=0) for one in first.doubted if one.answer == at]
    pair = [thinking.Doubted(at, turn, moves[at], other) for other in before.legal()[:2] if other != moves[at]]
    closer = thinking.looks(opening, moves, seat, pair[:1])
    assert isinstance(closer, list), closer
    costly = [loss and loss._replace(answer=0) for loss in closer]
    return msgspec.json.encode((turn, win, doubted, costly))


def compare(sets: tuple[str, ...], seats: int, town: str, count: int) -> None:
    """Hints and looks at true positions, beside those at positions that the seat cannot tell from them."""
    for game in questions(sets, seats, town, count):
        seat, move = game.to_move, game.legal()[-1]
        opening = game.clone()
        opening.undo(opening.answers)
        hinted = hint_bytes(opening.save(), game.moves, seat)
        looked = look_bytes(opening.save(), (*game.moves, move), seat)
        for deal in range(2):
            other = game.determinize(seat, 100 + deal)
            assert hinted == hint_bytes(other.save(), other.moves, seat), "a hint can tell deals apart"
            assert looked == look_bytes(other.save(), (*other.moves, move), seat), "a review can tell deals apart"


@pytest.mark.parametrize(("sets", "seats", "town"), TABLES, ids=["+".join(table[0]) for table in TABLES])
@pytest.mark.usefixtures("told_whatever_it_cost")
def test_advice_is_the_same_in_every_deal_that_the_seat_cannot_tell_apart(
    sets: tuple[str, ...], seats: int, town: str
) -> None:
    compare(sets, seats, town, 3)


@pytest.mark.usefixtures("told_whatever_it_cost")
@pytest.mark.parametrize(("module", "who"), [("hints", "a hint"), ("review", "a review")])
def test_a_planted_leak_of_advice_is_caught(monkeypatch: pytest.MonkeyPatch, module: str, who: str) -> None:
    """Answers are tried in the true game, in place of deals of what the seat cannot know."""
    true: list[Game] = []
    sit_down = Seat.__init__

    def looking(self: Seat, game: Game, number: int | None = None) -> None:
        true.append(game)
        sit_down(self, game, number)

    def peeking(_seat: Seat) -> list[State]:
        return [true[-1].state.clone()]

    monkeypatch.setattr(Seat, "__init__", looking)
    monkeypatch.setattr(f"cuore.bots.learned.{module}.deals_of", peeking)
    with pytest.raises(AssertionError, match=f"{who} can tell deals apart"):
        compare(("base",), 2, "first-game", 3)
