"""Rated games: who may play them, what they do to ratings, once each, and that a second count agrees."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from cuore.bots import ratings
from cuore.server import backups, keeping, outcomes, rated, rating_check
from cuore.server.database import engine_for
from cuore.server.matching import match
from cuore.server.messages import (
    AnswerMessage,
    GiveToBotMessage,
    MatchRequest,
    NewSeat,
    NewTable,
    RefusedMessage,
    RematchRequest,
    ResignMessage,
    UndoMessage,
)
from cuore.server.outcomes import FinishedGame, PlayedSeat
from cuore.server.problems import Refusal
from cuore.server.rated import MOST_MEETINGS
from cuore.server.rating import NEW, Skill, after, bot_skill
from cuore.server.room import Room, TablePolicy
from cuore.server.rooms import Rooms
from cuore.server.schema import FINISHED, GAMES, PLACES, RATED, RATINGS
from cuore.server.store import Store
from tests.server.evenings import play
from tests.server.rated_evenings import DAN, NAMES, claim_all, rated_game, rated_table
from tests.server.tables import ANN, BOB, CLEO, answer, bot, by_link, fresh_id, here, open_rooms, send, until
from tests.server.test_claims import claimed
from tests.server.visitor import hall

LINK, EASY = {"player": "link"}, {"player": "bot", "level": "easy"}


def url(path: Path) -> str:
    return f"sqlite:///{path}"


def checked(database: Path) -> tuple[int, list[str]]:
    engine = engine_for(url(database))
    try:
        return rating_check.wrong_with(engine)
    finally:
        engine.dispose()


async def skills(rooms: Rooms) -> dict[str, Skill]:
    return await rooms.store.look_up(partial(rated.skills_of, owners=list(NAMES)))


# -- what a game does ---------------------------------------------------------------------------------------


def test_a_game_moves_those_who_played_it_by_their_places_and_no_bot() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            room = await rated_game(rooms, BOB, bot("hard"), CLEO)
            places = [seat.place for seat in (await kept(rooms, room)).seats]
            hard = bot_skill("hard")
            assert hard is not None
            expected = after([NEW, NEW, hard, NEW], places)
            assert await skills(rooms) == {ANN: expected[0], BOB: expected[1], CLEO: expected[3]}
            moves = await rooms.ratings.moves(room.code)
            assert moves[2].after == moves[2].before == hard
            assert moves[0].before == NEW
            standings = (await rooms.ratings.standings([room]))[room.code]
            assert standings[0].change == expected[0].value - NEW.value
            assert standings[2].change is None

    asyncio.run(work())


async def kept(rooms: Rooms, room: Room) -> FinishedGame:
    found = await rooms.store.look_up(partial(outcomes.read, games=[room.code]))
    return found[room.code]


def test_other_games_move_nothing() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            room = await rooms.lay(ANN, NewTable([here("Ann"), by_link()], sets=["base"]))
            await room.sit(BOB, "Bob")
            await play(room)
            await rooms.ratings.settle()
            assert await skills(rooms) == {}
            assert (await kept(rooms, room)).rating == "none"

    asyncio.run(work())


def test_who_resigns_or_runs_out_of_time_is_last() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            room = await rated_table(rooms, BOB)
            await play(room, 1, 50)
            await send(room, 1, ResignMessage(1))
            await rooms.ratings.settle()
            found = await skills(rooms)
            assert found[ANN].mu > NEW.mu > found[BOB].mu
            quick = await rated_table(rooms, CLEO, host=DAN, clock=1)
            await until(lambda: quick.status == "over")  # nobody answers, and the time of whoever is asked is over
            assert quick.ledger.resigned is not None
            await rooms.ratings.settle()
            found = await skills(rooms)
            loser, winner = (DAN, CLEO) if quick.ledger.resigned == 0 else (CLEO, DAN)
            assert found[winner].mu > NEW.mu > found[loser].mu

    asyncio.run(work())


def test_a_table_that_everybody_has_left_is_played_to_its_end_by_bots() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            room = await rated_table(rooms, bot("easy"), bot("easy"), clock=1)
            await until(lambda: room.ledger.is_left_to_bots or all(c.is_played_by_bot for c in room.chairs))
            await play(room)  # as its bots do, only sooner
            await rooms.ratings.settle()
            places = [seat.place for seat in (await kept(rooms, room)).seats]
            assert places[0] == 3
            assert (await skills(rooms))[ANN].mu < NEW.mu

    asyncio.run(work())


def test_only_the_first_games_of_a_day_between_the_same_two_count() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            games = [game(number, [(ANN, 1), (BOB, 2)]) for number in range(MOST_MEETINGS + 3)]
            games += [game(50 + number, [(ANN, 1), (CLEO, 2)]) for number in range(2)]  # others may go on
            games.append(game(90, [(ANN, 1), (BOB, 2)], ended=rated.DAY + 5))  # and so may they tomorrow
            await finish(rooms.store, games)
            states = await rooms.store.look_up(
                lambda c: [state for (state,) in c.execute(select(FINISHED.c.rating).order_by(FINISHED.c.game))]
            )
            assert states == ["done"] * MOST_MEETINGS + ["over"] * 3 + ["done"] * 3
            found = await rooms.store.look_up(lambda c: {row.owner: row.games for row in c.execute(select(RATINGS))})
            assert found == {ANN: MOST_MEETINGS + 3, BOB: MOST_MEETINGS + 1, CLEO: 2}

    asyncio.run(work())


def game(number: int, seats: list[tuple[str, int]], ended: int | None = None) -> FinishedGame:
    """A rated game that is over, by its people and their places."""
    played = [
        PlayedSeat(seat, NAMES.get(who, ""), 0, place, who if who in NAMES else None, None if who in NAMES else who)
        for seat, (who, place) in enumerate(seats)
    ]
    return FinishedGame(f"{number:08d}", number if ended is None else ended, "base", "", 9, 90, "due", tuple(played))


async def finish(store: Store, games: list[FinishedGame], settle: bool = True) -> None:
    """Let games have ended like that, and rate them."""
    row = {"agreed": "{}", "secret": "", "open": False, "created": 1, "status": "gone", "changed": 1, "due": False}

    def write(connection: Any) -> None:
        rows = [{**row, "code": one.game, "length": 0, "chain": ""} for one in games]
        connection.execute(insert(GAMES), rows)
        outcomes.write(connection, games)

    await store.keep(write)
    if settle:
        await rated.Ratings(store).settle()


# -- who may ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "line"),
    [
        ({"clock": None}, "clock"),
        ({"seats": [here("Ann"), here("Bob")]}, "one seat"),
        ({"seats": [by_link(), by_link()]}, "one seat"),
        ({"seats": [here("Ann"), bot("strategy:chiefs")]}, "strategy:chiefs"),
    ],
)
def test_a_rated_table_that_cannot_be_is_refused_in_a_line(wish: dict[str, Any], line: str) -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            values = {"seats": [here("Ann"), by_link()], "sets": ["base"], "clock": 60, "rated": True, **wish}
            with pytest.raises(Refusal) as caught:
                await rooms.lay(ANN, NewTable(**values))
            assert line in caught.value.detail("en")
            assert rooms.in_memory() == []

    asyncio.run(work())


def test_only_people_with_a_name_of_their_own_sit_there_each_once() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob = await claimed(house, "Ann"), await claimed(house, "Bob")
            stranger = house.visitor()
            wish: dict[str, Any] = {"sets": ["base"], "rated": True, "clock": 60}
            refused = await stranger.post("/api/tables", {"seats": [{"player": "here", "name": "Max"}, LINK], **wish})
            assert refused.status == 400
            assert "claim" in refused.json["detail"]
            # Whatever name one asks for, one sits there under one's own.
            code = await ann.lay({"player": "here", "name": "Somebody else"}, LINK, LINK, rated=True, clock=60)
            path = f"/api/tables/{code}/sit"
            assert (await stranger.post(path, {"name": "Max"})).status == 400
            again = await ann.post(path, {"name": "Ann", "seat": 1})
            assert "one seat" in again.json["detail"]
            assert (await bob.post(path, {"name": "Robert"})).status == 200
            seats = (await bob.get(f"/api/tables/{code}")).json["seats"]
            assert [seat["name"] for seat in seats] == ["Ann", "Bob", ""]
            assert [seat["rating"] and seat["rating"]["value"] for seat in seats] == [1500, 1500, None]
            bad = await ann.post(f"/api/tables/{code}/seat", {"seat": 2, "player": "bot", "level": "random"})
            assert bad.status == 400
            put = await ann.post(f"/api/tables/{code}/seat", {"seat": 2, "player": "bot", "level": "hard"})
            assert put.json["seats"][2]["rating"]["value"] == ratings.RATINGS["hard"].value
            # A second device of Ann's is Ann.
            phrase = (await ann.post("/api/me/phrase")).json["phrase"]
            phone = house.visitor()
            await phone.post("/api/me/join", {"phrase": phrase})
            other = await ann.lay({"player": "here", "name": "Ann"}, LINK, rated=True, clock=60)
            assert (await phone.post(f"/api/tables/{other}/sit", {"name": "Phone", "seat": 1})).status == 400

    asyncio.run(work())


def test_nothing_is_taken_back_nobody_is_advised_and_no_bot_stands_in() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            room = await rated_table(rooms, bot("easy"))
            await until(lambda: room.game is not None and room.game.to_move == 0)
            before = room.version
            await answer(room)
            assert room.undo_offer(0, "en").kind == "none"
            for message in (UndoMessage(fresh_id(), 0, room.version), GiveToBotMessage(0, "master")):
                assert isinstance(await send(room, 0, message), RefusedMessage)
            assert room.version > before
            view = room.table(ANN, 0, "en")
            assert (view.rated, view.may_be_advised) == (True, False)
            with pytest.raises(Refusal):
                await rooms.put_away(room, ANN)  # a defeat cannot be put away

    asyncio.run(work())


def test_a_rematch_is_rated_too_and_asks_for_the_name_again() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            room = await rated_game(rooms, BOB)
            await rooms.claims.give_up(BOB)
            with pytest.raises(Refusal):
                await rooms.rematch(room, BOB, RematchRequest())
            following = await rooms.rematch(room, ANN, RematchRequest())
            assert following.ledger.setup.rated
            with pytest.raises(Refusal):
                await rooms.rematch(room, BOB, RematchRequest())
            assert following.status == "waiting"

    asyncio.run(work())


def test_quick_matches_are_rated_for_those_who_ask_for_it() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)

            def wish(**more: Any) -> MatchRequest:
                return MatchRequest("Guest", ["base"], clock=60, **more)

            first = await match(rooms, ANN, wish(rated=True))
            assert (await match(rooms, BOB, wish())).code != first.code
            with pytest.raises(Refusal):
                await match(rooms, "e" * 64, wish(rated=True))
            assert (await match(rooms, CLEO, wish(rated=True))).code == first.code
            assert [chair.name for chair in first.chairs] == ["Ann", "Cleo"]
            assert first.status == "playing"

    asyncio.run(work())


def test_a_host_may_switch_ratings_off() -> None:
    async def work() -> None:
        for policy in (TablePolicy(pace=0, ratings=False), TablePolicy(pace=0, claims=False)):
            async with hall(policy=policy) as house:
                ann = house.visitor()
                seats = [{"player": "here", "name": "Ann"}, LINK]
                wish = {"seats": seats, "sets": ["base"], "rated": True, "clock": 60}
                refused = await ann.post("/api/tables", wish)
                assert refused.json["detail"] == "The host of this server has switched that off."
                assert (await ann.get("/api/about")).json["ratings"] is False
                assert (await ann.get("/api/ratings")).json["on"] is False

    asyncio.run(work())


# -- the lists ------------------------------------------------------------------------------------------------


def test_open_tables_are_found_by_whether_they_are_rated() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = await claimed(house, "Ann")
            me = {"player": "here", "name": "Ann"}
            rated_code = await ann.lay(me, LINK, open=True, rated=True, clock=60)
            plain = await ann.lay(me, LINK, open=True)

            async def found(query: str) -> set[str]:
                tables = (await house.visitor().get(f"/api/tables?list=open{query}")).json["tables"]
                return {table["code"] for table in tables}

            assert await found("") == {rated_code, plain}
            assert await found("&rated=yes") == {rated_code}
            assert await found("&rated=no") == {plain}
            assert (await ann.get("/api/tables?list=open&rated=maybe")).status == 400

    asyncio.run(work())


def test_the_list_has_claimed_names_and_bots_and_nobody_who_has_gone() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            await finish(rooms.store, [game(n, [(BOB, 1), (ANN, 2), ("hard", 3)]) for n in range(3)])
            total, ranks = await rooms.ratings.ranks(ANN, 0, 50)
            assert [(rank.name, rank.games, rank.mine) for rank in ranks] == [("Bob", 3, False), ("Ann", 3, True)]
            assert total == 2
            assert (await rooms.ratings.ranks(ANN, 1, 1))[1][0].name == "Ann"
            await rooms.claims.give_up(ANN)  # without a name one is in no list
            assert [rank.name for rank in (await rooms.ratings.ranks(None, 0, 50))[1]] == ["Bob"]
            await rooms.store.keep(partial(rated.forget, owner=BOB))
            assert (await rooms.ratings.ranks(None, 0, 50)) == (0, [])
            told = await rooms.store.look_up(lambda c: str(list(c.execute(select(RATED)))))
            assert BOB not in told

    asyncio.run(work())


def test_provisional_ratings_come_after_the_others() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            rows = [
                {"owner": ANN, "mu": 40.0, "sigma": 8.0, "games": 1},
                {"owner": BOB, "mu": 20.0, "sigma": 1.5, "games": 90},
            ]
            await rooms.store.keep(lambda c: c.execute(insert(RATINGS), rows).close())
            _, ranks = await rooms.ratings.ranks(None, 0, 50)
            assert [(rank.name, rank.skill.is_provisional) for rank in ranks] == [("Bob", False), ("Ann", True)]

    asyncio.run(work())


def test_the_page_of_ratings_over_the_wire() -> None:
    async def work() -> None:
        async with hall() as house:
            await claimed(house, "Ann")
            page = (await house.visitor().get("/api/ratings?lang=fr")).json
            assert page["on"] is True
            assert page["people"] == []  # who has played nothing yet is in no list
            assert [line["rating"]["value"] for line in page["bots"]] == sorted(
                (line["rating"]["value"] for line in page["bots"]), reverse=True
            )
            assert (await house.visitor().get("/api/ratings?page=x")).status == 400

    asyncio.run(work())


# -- once each, and a second way ------------------------------------------------------------------------------


def test_a_game_is_rated_once_whoever_looks_how_often(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            await claim_all(rooms)
            room = await rated_game(rooms, BOB)
            found = await skills(rooms)
            stores = [Store.open(url(tmp_path / "a.db")) for _ in range(3)]
            await asyncio.gather(*(rated.Ratings(store).settle() for store in [*stores, rooms.store] * 3))
            assert await skills(rooms) == found
            await rooms.rematch(room, ANN, RematchRequest())  # an event after the end
            await rooms.ratings.settle()
            assert await skills(rooms) == found
            for store in stores:
                await store.close()

    asyncio.run(work())
    assert checked(tmp_path / "a.db") == (1, [])


def test_many_who_rate_at_once_rate_everything_once(tmp_path: Path) -> None:
    pairs = list(itertools.permutations(NAMES, 2))

    async def work() -> None:
        stores = [Store.open(url(tmp_path / "a.db")) for _ in range(3)]
        games = [game(n, [(one, 1), (other, 1 + n % 2)]) for n, (one, other) in enumerate(pairs * 4)]
        for at in range(0, len(games), 16):
            await finish(stores[0], games[at : at + 16], settle=False)
            await asyncio.gather(*(rated.Ratings(store).settle() for store in stores))
        counted = await stores[0].look_up(lambda c: {row.owner: row.games for row in c.execute(select(RATINGS))})
        assert sum(counted.values()) == 2 * len(games)
        for store in stores:
            await store.close()

    asyncio.run(work())
    count, wrong = checked(tmp_path / "a.db")
    assert (count, wrong) == (48, [])


FAULTS: dict[str, Any] = {
    "a rating": update(RATINGS).where(RATINGS.c.owner == ANN).values(mu=RATINGS.c.mu + 0.000001),
    "a number of games": update(RATINGS).where(RATINGS.c.owner == BOB).values(games=RATINGS.c.games + 1),
    "a rating that is missing": delete(RATINGS).where(RATINGS.c.owner == BOB),
    "a rating from nowhere": insert(RATINGS).values(owner=DAN, mu=30.0, sigma=2.0, games=3),
    "a place": update(RATED).where(RATED.c.number == 2, RATED.c.seat == 0).values(place=7 - RATED.c.place),
    "what came before": update(RATED).where(RATED.c.number == 2, RATED.c.seat == 0).values(mu_before=26.0),
    "what came after": update(RATED).where(RATED.c.number == 1, RATED.c.seat == 1).values(sigma=8.0),
    "somebody else": update(RATED).where(RATED.c.number == 1, RATED.c.seat == 0).values(who=f"person:{DAN}"),
    "a game that is missing": delete(RATED).where(RATED.c.number == 2),
    "how a game ended": update(RATED).where(RATED.c.number == 1).values(place=3 - RATED.c.place),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_second_count_agrees_and_finds_a_planted_fault(tmp_path: Path, fault: str) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            await claim_all(rooms)
            await rated_game(rooms, BOB, seed=1)
            await rated_game(rooms, BOB, bot("easy"), seed=2)
            await rated_game(rooms, ANN, seed=3, host=CLEO)

    asyncio.run(work())
    assert checked(tmp_path / "a.db") == (3, [])
    engine = engine_for(url(tmp_path / "a.db"))
    with engine.begin() as connection:
        connection.execute(FAULTS[fault])
    engine.dispose()
    _, wrong = checked(tmp_path / "a.db")
    assert wrong


def test_the_second_count_goes_by_the_events_and_not_by_what_was_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            await claim_all(rooms)
            room = await rated_table(rooms, BOB)
            await play(room)

            def swap(connection: Any) -> None:
                """As if somebody had swapped the places before the game was rated."""
                connection.execute(update(PLACES).values(place=3 - PLACES.c.place))
                connection.execute(update(FINISHED).values(rating="due"))
                connection.execute(delete(RATED))
                connection.execute(delete(RATINGS))

            await rooms.ratings.settle()
            await rooms.store.keep(swap)
            await rooms.ratings.settle()

    asyncio.run(work())
    count, wrong = checked(tmp_path / "a.db")
    assert count == 1
    assert "rated by the places" in wrong[0]


def test_ratings_outlive_their_games_and_the_people_who_have_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            await claim_all(rooms)
            first = await rated_game(rooms, BOB, seed=1)
            await rated_game(rooms, BOB, CLEO, seed=2)
            await rooms.store.keep(lambda c: rated.forget(c, BOB))
            await rooms.store.keep(lambda c: outcomes.forget(c, BOB))
            rooms.drop(first)
            assert await rooms.store.prune(2**60, 1) == 1
            assert set(await skills(rooms)) == {ANN, CLEO}

    asyncio.run(work())
    assert checked(tmp_path / "a.db") == (2, [])


def test_a_server_that_is_restored_from_a_backup_computes_its_ratings_anew(tmp_path: Path) -> None:
    old, new = tmp_path / "a.db", tmp_path / "b.db"

    async def evening() -> dict[str, Skill]:
        async with open_rooms(old) as rooms:
            await claim_all(rooms)
            guests: list[str | NewSeat] = [BOB, CLEO, BOB, bot("hard"), CLEO]
            for number, guest in enumerate(guests):
                await rated_game(rooms, guest, seed=number)
            return await skills(rooms)

    async def morning(database: Path) -> dict[str, Skill]:
        async with open_rooms(database) as rooms:
            await until(lambda: not rooms.ratings.waits)
            await rooms.ratings.settle()
            return await skills(rooms)

    expected = asyncio.run(evening())
    with keeping.opened(url(old)) as engine:
        assert backups.backed_up(engine, tmp_path / "games.gz") == (5, [])
    with keeping.opened(url(new), alone=True, new=True) as engine:
        assert backups.restored(engine, tmp_path / "games.gz") == (5, 0)
    assert asyncio.run(morning(new)) == expected
    assert checked(new) == (5, [])
    # A game that was deleted and comes back is not rated again.
    with keeping.opened(url(old), alone=True) as engine:
        keeping.deleted(engine, [keeping.listed(engine)[0].code])
        assert backups.restored(engine, tmp_path / "games.gz") == (1, 4)
    assert asyncio.run(morning(old)) == expected
    assert checked(old) == (5, [])


def test_the_result_of_a_rated_game_is_told_with_what_it_has_done() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob = await claimed(house, "Ann"), await claimed(house, "Bob")
            code = await ann.lay({"player": "here", "name": "Ann"}, LINK, rated=True, clock=60)
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            room = await house.services.rooms.find(code)
            assert room is not None
            socket = await ann.connect(code)
            assert (await socket.look(0))["table"]["rated"] is True
            assert (await ann.get(f"/api/tables/{code}")).json["seats"][0]["change"] is None
            await socket.send({"type": "resign", "seat": 0})
            await socket.receive_until("state")
            page = (await bob.get(f"/api/tables/{code}/page")).json
            changes = [seat["change"] for seat in page["table"]["seats"]]
            assert changes[1] > 0 > changes[0]
            assert changes[0] == -changes[1]
            listed = (await bob.get("/api/ratings")).json
            assert [(line["name"], line["mine"]) for line in listed["people"]] == [("Bob", True), ("Ann", False)]

    asyncio.run(work())


def test_an_answer_at_a_rated_table_is_an_answer() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            await claim_all(rooms)
            room = await rated_table(rooms, BOB)
            assert room.game is not None
            seat = room.game.to_move
            done = await send(room, seat, AnswerMessage(fresh_id(), seat, room.version, room.game.legal()[0]))
            assert not isinstance(done, RefusedMessage)

    asyncio.run(work())


def test_who_wishes_to_be_forgotten_while_a_rated_game_goes_on_has_lost_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with hall(database=url(tmp_path / "a.db")) as house:
            ann, bob = await claimed(house, "Ann"), await claimed(house, "Bob")
            code = await ann.lay({"player": "here", "name": "Ann"}, LINK, rated=True, clock=60)
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            assert (await ann.post("/api/me/forget", {"sure": "yes"})).status == 200
            (line,) = (await bob.get("/api/ratings")).json["people"]
            assert (line["name"], line["games"]) == ("Bob", 1)
            assert line["rating"]["value"] > NEW.value

    asyncio.run(work())
    assert checked(tmp_path / "a.db") == (1, [])
