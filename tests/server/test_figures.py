"""Figures of one's own agree with what the records say, count what they say they count, and tell nobody else."""

from __future__ import annotations

import asyncio
import csv
import io
import itertools
import shutil
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

import cuore
from cuore.engine.scoring import CardPoints, Tally
from cuore.server import figures, outcomes, results
from cuore.server.figure_pages import CURVE, curve, games_csv
from cuore.server.figures import Chosen, PersonsGame
from cuore.server.messages import GiveToBotMessage, NewTable, ResignMessage
from cuore.server.outcomes import FinishedGame, PlayedSeat
from cuore.server.room import Room
from cuore.server.rooms import Rooms
from cuore.server.schema import FINISHED, GAMES, PLACES
from cuore.server.store import Store
from cuore.server.tokens import COOKIE, fingerprint, new_key
from tests.carried.test_stored_tables import BASE_OVER, BEER_OVER, FOLDER
from tests.server.evenings import play
from tests.server.tables import ANN, BOB, CLEO, bot, by_link, here, open_rooms, send
from tests.server.visitor import Hall, Visitor, hall

TABLES = (  # boxes, seats
    (("base",), 2),
    (("base",), 3),
    (("base", "expanding_the_house"), 2),
    (("oktoberfest",), 2),
    (("oktoberfest",), 3),
    (("romantic_vacation",), 2),
    (("romantic_vacation",), 4),
    (("more",), 2),
)
ROUNDS = 4


async def evening(rooms: Rooms, number: int, sets: tuple[str, ...], seats: int) -> Room:
    """A game of Ann against Bob and bots in turn, played to its end or resigned by one of them."""
    others = [by_link() if (number + seat) % 2 else bot("easy") for seat in range(seats - 1)]
    wish = NewTable([here("Ann"), *others], sets=list(sets), town="random")
    room = await rooms.lay(ANN, wish)
    for seat, sitter in enumerate(others, 1):
        if sitter.player == "link":
            await room.sit((BOB, CLEO)[seat % 2], f"Guest{seat}", seat)
    if number % 7 == 3:
        await play(room, number, 40)
        await send(room, 0, ResignMessage(0))
    if room.status != "over":
        await play(room, number)
    assert room.status == "over"
    return room


def second_way(room: Room) -> dict[str, Any]:
    """How Ann's game went, from its record and its events alone."""
    resigned = {event["seat"] for event in room.history() if event["kind"] == "resigned"}
    game = cuore.replay(room.record_text())
    points = game.scores()
    stayed = [seat for seat in range(len(points)) if seat not in resigned]
    won = 0 not in resigned and (0 in game.winners() if game.over and not resigned else stayed == [0])
    if resigned and 0 in stayed and len(stayed) > 1:
        won = points[0] == max(points[seat] for seat in stayed)
    people = {name for name in (seat.name for seat in room.chairs[1:]) if name.startswith("Guest")}
    return {
        "points": points[0],
        "won": won,
        "resigned": 0 in resigned,
        "sets": room.ledger.setup.sets,
        "seats": len(points),
        "turns": int(game.view(None)["turn"]),
        "people": people,
        "bots": len(room.chairs) - 1 > len(people),
        "town": tuple(sorted(room.ledger.setup.town)),
    }


def test_figures_agree_with_a_second_count_from_the_records() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            pairs = itertools.product(range(ROUNDS), TABLES)
            told = [second_way(await evening(rooms, n, *table)) for n, (_, table) in enumerate(pairs)]
            found = await figures.figures_of(rooms.store, Chosen(ANN))
        assert len(told) == ROUNDS * len(TABLES)
        full = [one for one in told if not one["resigned"]]
        assert 0 < len(full) < len(told)
        assert found.total.games == len(told) == sum(found.places)
        assert found.total.won == found.places[0] == sum(one["won"] for one in told)
        assert 0 < found.total.won < len(told)
        assert found.resigned == len(told) - len(full)
        assert found.total.points == sum(one["points"] for one in full)
        assert found.total.mean_turns == sum(one["turns"] for one in full) / len(full)
        assert sorted(points for _, points in found.points) == sorted(one["points"] for one in full)
        for counted, expected in (
            (found.boxes, Counter(box for one in told for box in one["sets"])),
            (found.seats, Counter(str(one["seats"]) for one in told)),
        ):
            assert {key: count.games for key, count in counted.items()} == expected
        assert sorted(count.games for count in found.towns.values()) == sorted(
            Counter(one["town"] for one in told).values()
        )
        met = Counter(name for one in told for name in one["people"])
        assert {found.names[key]: count.games for key, count in found.persons.items()} == met
        assert found.bots["easy"].games == sum(one["bots"] for one in told)
        won = Counter(name for one in told if one["won"] for name in one["people"])
        assert {found.names[key]: count.won for key, count in found.persons.items() if count.won} == won

    asyncio.run(work())


def test_the_first_by_points_and_tie_break_are_the_winners() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            for number, (sets, seats) in enumerate(TABLES):
                room = await rooms.lay(ANN, NewTable([here("Ann"), *[bot()] * (seats - 1)], sets=list(sets)))
                await play(room, number)
                kept = (await rooms.store.look_up(partial(outcomes.read, games=[room.code])))[room.code]
                assert kept == results.outcome(room.ledger)  # as it is read off the whole table later
                assert room.game is not None
                assert [seat.seat for seat in kept.seats if seat.place == 1] == room.game.winners()
                assert [seat.points for seat in kept.seats] == room.game.scores()

    asyncio.run(work())


def tallies(*counts: tuple[int, int]) -> list[Tally]:
    return [Tally([CardPoints(0, 1, points)], tie_break) for points, tie_break in counts]


@pytest.mark.parametrize(
    ("counts", "resigned", "places"),
    [
        (((20, 1), (30, 0)), set(), [2, 1]),
        (((20, 1), (20, 0)), set(), [1, 2]),  # the rules break the tie
        (((20, 1), (20, 1)), set(), [1, 1]),
        (((9, 0), (20, 1), (20, 1), (3, 0)), set(), [3, 1, 1, 4]),
        (((50, 0), (20, 1)), {0}, [2, 1]),  # whatever a bot made of the seat
        (((50, 0), (20, 1), (60, 0)), {0, 2}, [3, 1, 3]),
    ],
)
def test_places(counts: tuple[tuple[int, int], ...], resigned: set[int], places: list[int]) -> None:
    assert results._places(tallies(*counts), resigned) == places


# -- what counts ----------------------------------------------------------------------------------------------


async def own(rooms: Rooms, browser: str = ANN) -> figures.Figures:
    return await figures.figures_of(rooms.store, Chosen(browser))


def test_a_game_that_goes_on_is_in_no_figure() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await rooms.lay(ANN, NewTable([here("Ann"), bot()], sets=["base"]))
            await play(room, 1, 100)
            assert (await own(rooms)).total.games == 0
            kept = await rooms.store.look_up(lambda c: list(c.execute(select(FINISHED))))
            assert kept == []

    asyncio.run(work())


def test_who_resigns_between_two_has_lost_and_the_other_has_won() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await rooms.lay(ANN, NewTable([here("Ann"), by_link()], sets=["base"]))
            await room.sit(BOB, "Bob")
            await play(room, 1, 60)
            await send(room, 0, ResignMessage(0))
            ann, bob = await own(rooms), await own(rooms, BOB)
            assert (ann.total.games, ann.total.won, ann.resigned, ann.points) == (1, 0, 1, [])
            assert (bob.total.games, bob.total.won, bob.resigned) == (1, 1, 0)

    asyncio.run(work())


def test_who_resigns_at_a_larger_table_is_last_and_still_finds_the_game() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await rooms.lay(ANN, NewTable([here("Ann"), by_link(), bot()], sets=["base"]))
            await room.sit(BOB, "Bob")
            await play(room, 1, 60)
            await send(room, 0, ResignMessage(0))
            await play(room, 1)
            ann, bob = await own(rooms), await own(rooms, BOB)
            assert (ann.total.games, ann.places, ann.resigned) == (1, [0, 0, 1], 1)
            assert list(bob.names.values()).count("Ann") == 1
            assert bob.total.games == 1

    asyncio.run(work())


def test_who_is_played_by_a_bot_at_the_end_has_not_played_it() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await rooms.lay(ANN, NewTable([here("Ann"), by_link()], sets=["base"]))
            await room.sit(BOB, "Bob")
            await play(room, 1, 60)
            await send(room, 0, GiveToBotMessage(0, "easy"))
            await play(room, 1)
            ann = await own(rooms)
            assert (ann.total.games, ann.places, ann.resigned, ann.points) == (1, [0, 1], 1, [])

    asyncio.run(work())


def test_several_seats_of_one_person_are_listed_and_not_counted() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await rooms.lay(ANN, NewTable([here("Ann"), here("Bob"), by_link()], sets=["base"]))
            await room.sit(CLEO, "Cleo")
            await play(room)
            ann, cleo = await own(rooms), await own(rooms, CLEO)
            assert (ann.total.games, ann.uncounted) == (0, 1)
            assert (cleo.total.games, cleo.uncounted) == (1, 0)
            assert [count.games for count in cleo.persons.values()] == [1]  # one person, whom one met once

    asyncio.run(work())


def test_a_teaching_table_is_no_game() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = house.visitor()
            code = (await ann.post("/api/lessons/first-turn")).json["code"]
            room = await house.services.rooms.find(code)
            assert room is not None
            assert results.outcome(room.ledger).seats == ()

    asyncio.run(work())


def test_whoever_sits_down_under_another_name_is_not_given_away() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            for name in ("Bob", "Max", "bob"):
                room = await rooms.lay(ANN, NewTable([here("Ann"), by_link()], sets=["base"]))
                await room.sit(BOB, name)
                await play(room)
            found = await own(rooms)
            assert sorted((found.names[key], count.games) for key, count in found.persons.items()) == [
                ("Max", 1),
                ("bob", 2),
            ]

    asyncio.run(work())


# -- older games ------------------------------------------------------------------------------------------------


def test_games_that_were_over_before_are_read_when_the_server_starts(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            codes = [(await evening(rooms, n, *TABLES[n])).code for n in (0, 1, 3, 5)]
            kept = await rooms.store.look_up(lambda c: outcomes.read(c, codes))

            def forget(connection: Any) -> None:
                connection.execute(delete(PLACES))
                connection.execute(delete(FINISHED))

            await rooms.store.keep(forget)
        store = Store.open(f"sqlite:///{tmp_path / 'a.db'}")
        assert await results.catch_up(store, rated=False) == len(codes)
        assert await store.look_up(lambda c: outcomes.read(c, codes)) == kept
        assert await results.catch_up(store, rated=False) == 0
        await store.close()

    asyncio.run(work())


def test_games_of_earlier_rules_count_as_far_as_they_are_known(tmp_path: Path) -> None:
    database = shutil.copy(FOLDER / "tables.sqlite", tmp_path / "tables.db")

    async def work() -> None:
        store = Store.open(f"sqlite:///{database}")
        await results.catch_up(store, rated=False)
        kept = await store.look_up(lambda c: outcomes.read(c, [BASE_OVER, BEER_OVER]))
        assert [seat.points for seat in kept[BASE_OVER].seats] == [30, 25]
        assert [seat.place for seat in kept[BASE_OVER].seats] == [1, 2]
        assert kept[BEER_OVER].seats == ()  # how it ended was not kept then
        found = await figures.figures_of(store, Chosen(ANN))
        assert found.total.games + found.uncounted == 1
        await store.close()

    asyncio.run(work())


def test_a_game_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            codes = sorted([(await evening(rooms, n, *TABLES[0])).code for n in range(3)])

            def spoil(connection: Any) -> None:
                connection.execute(delete(PLACES))
                connection.execute(delete(FINISHED))
                connection.execute(GAMES.update().where(GAMES.c.code == codes[0]).values(chain="0" * 64))

            await rooms.store.keep(spoil)
        store = Store.open(f"sqlite:///{tmp_path / 'a.db'}")
        assert await results.catch_up(store, rated=False) == 2
        assert set(await store.look_up(lambda c: outcomes.read(c, codes))) == set(codes[1:])
        await store.close()

    asyncio.run(work())


def test_what_is_kept_goes_with_its_game() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await evening(rooms, 0, ("base",), 2)
            assert await rooms.store.prune(int(time.time() * 1000) + 1, 10) == 1
            assert await rooms.store.look_up(lambda c: outcomes.read(c, [room.code])) == {}

    asyncio.run(work())


def test_who_goes_leaves_a_seat_without_a_name() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await rooms.lay(ANN, NewTable([here("Ann"), by_link()], sets=["base"]))
            await room.sit(BOB, "Bob")
            await play(room)
            await rooms.store.keep(lambda c: outcomes.forget(c, BOB))
            assert (await own(rooms, BOB)).total.games == 0
            found = await own(rooms)
            assert [found.names[key] for key in found.persons] == [""]

    asyncio.run(work())


# -- over the wire ----------------------------------------------------------------------------------------------


async def played(house: Hall, *seats: dict[str, str], visitor: Visitor, **more: Any) -> str:
    code = await visitor.lay(*seats, **more)
    room = await house.services.rooms.find(code)
    assert room is not None
    await play(room)
    return code


HERE, BOT = {"player": "here", "name": "Ann"}, {"player": "bot", "level": "easy"}


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_the_page_the_list_and_the_file_say_the_same(lang: str) -> None:
    async def work() -> None:
        async with hall() as house:
            ann = house.visitor()
            codes = [await played(house, HERE, BOT, visitor=ann) for _ in range(2)]
            codes.append(await played(house, HERE, BOT, BOT, visitor=ann, sets=("oktoberfest",)))
            codes.append(await played(house, HERE, {"player": "here", "name": "=1+1"}, visitor=ann))
            page = (await ann.get(f"/api/me/figures?lang={lang}")).json
            assert (page["games"], page["uncounted"]) == (3, 1)
            assert [line["games"] for line in page["boxes"]] == [2, 1]
            assert [line["games"] for line in page["bots"]] == [3]
            assert len(page["towns"]) == 2
            assert len(page["towns"][0]["cards"]) == 10
            assert len(page["curve"]) == 3
            listed = (await ann.get(f"/api/me/games?lang={lang}")).json
            assert [game["code"] for game in listed["games"]] == codes[::-1]
            assert (listed["total"], listed["pages"]) == (4, 1)
            assert listed["games"][0]["points"] is None
            counted = [game["points"] for game in listed["games"][1:]]
            assert page["points"] == round(sum(counted) / 3, 2)
            assert sorted(counted) == sorted(point["points"] for point in page["curve"])
            answer = await ann.get("/api/me/games.csv")
            assert answer.headers["content-type"] == "text/csv; charset=utf-8"
            rows = list(csv.DictReader(io.StringIO(answer.body.decode("utf-8-sig"))))
            assert [row["code"] for row in rows] == codes[::-1]
            assert [row["my_points"] for row in rows] == ["", *map(str, counted)]
            assert (await ann.get("/api/me/figures?box=oktoberfest")).json["games"] == 1
            assert (await ann.get("/api/me/figures?box=october_est")).json["games"] == 0  # nothing is a wildcard
            assert (await ann.get("/api/me/figures?seats=3")).json["games"] == 1
            assert (await ann.get("/api/me/games?seats=2&box=base")).json["total"] == 3
            assert (await ann.get("/api/me/games?page=7")).json["games"] == []
            for wrong in ("seats=x", "page=-1"):
                assert (await ann.get(f"/api/me/games?{wrong}")).status == 400
            # Nobody else sees any of it, nor does whoever has no key.
            for other in (house.visitor(), house.visitor(cookies={COOKIE: new_key()})):
                assert (await other.get("/api/me/figures")).json["games"] == 0
                assert (await other.get("/api/me/games")).json["games"] == []
                assert (await other.get("/api/me/games.csv")).body.count(b"\n") == 1

    asyncio.run(work())


def test_nothing_that_identifies_a_browser_is_told() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob = house.visitor(), house.visitor()
            code = await ann.lay(HERE, {"player": "link"})
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            room = await house.services.rooms.find(code)
            assert room is not None
            await play(room)
            for path in ("figures", "games", "games.csv"):
                body = (await ann.get(f"/api/me/{path}")).body.decode()
                assert "Bob" in body
                for visitor in (ann, bob):
                    assert fingerprint(visitor.cookies[COOKIE]) not in body

    asyncio.run(work())


def test_the_figures_of_all_devices_are_one_persons() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, phone = house.visitor(), house.visitor()
            await played(house, HERE, BOT, visitor=ann)
            phrase = (await ann.post("/api/me/phrase")).json["phrase"]
            await phone.post("/api/me/join", {"phrase": phrase})
            await played(house, HERE, BOT, visitor=phone)
            for device in (ann, phone):
                assert (await device.get("/api/me/figures")).json["games"] == 2

    asyncio.run(work())


def test_a_name_that_a_spreadsheet_would_carry_out_is_only_shown() -> None:
    seats = (PlayedSeat(0, "=1+1", 30, 1, ANN), PlayedSeat(1, "@cmd", 20, 2, BOB))
    text = games_csv([PersonsGame.of(FinishedGame("AAAAAAAA", 0, "base", "TC1-X", 20, 200, "none", seats), ANN)])
    (row,) = csv.DictReader(io.StringIO(text))
    assert row["my_name"] == "'=1+1"
    assert row["names"] == "'=1+1, @cmd"


@pytest.mark.parametrize("games", [0, 1, CURVE, CURVE + 1, 5 * CURVE + 3])
def test_the_curve_has_every_game_in_it(games: int) -> None:
    found = curve([(number * 1000, number % 40) for number in range(games)])
    assert len(found) <= CURVE
    assert sum(point.games for point in found) == games
    mean = sum(point.games * point.points for point in found)
    assert mean == pytest.approx(sum(number % 40 for number in range(games)), rel=0.01)


def fill(connection: Any, games: int) -> None:
    """So many games of Ann's, against Bob and a bot."""
    codes = [f"{number:08d}" for number in range(games)]
    row = {"agreed": "{}", "secret": "", "open": False, "created": 1, "status": "over", "changed": 1, "due": False}
    connection.execute(insert(GAMES), [{**row, "code": code, "length": 0, "chain": ""} for code in codes])
    outcomes.write(
        connection,
        [
            FinishedGame(
                code,
                number * 1000,
                "base" if number % 3 else "base+more",
                f"TC1-{number % 500}",
                25,
                250,
                "none",
                (
                    PlayedSeat(0, "Ann", number % 50, 1 + number % 3, ANN),
                    PlayedSeat(1, f"Guest {number % 200}", 20, 2, f"{number % 200:064x}"),
                    PlayedSeat(2, "Basil", 10, 3, None, "easy"),
                ),
            )
            for number, code in enumerate(codes)
        ],
    )


def test_ten_thousand_games_are_counted_in_a_moment(tmp_path: Path) -> None:
    async def work() -> float:
        store = Store.open(f"sqlite:///{tmp_path / 'a.db'}")
        await store.keep(lambda connection: fill(connection, figures.MOST_GAMES + 100))
        begin = time.process_time()
        found = await figures.figures_of(store, Chosen(ANN))
        took = time.process_time() - begin
        assert found.total.games == figures.MOST_GAMES
        assert len(found.persons) == 200
        _, page = await store.look_up(lambda c: figures.page_of(c, Chosen(ANN), 300, 25))
        assert len(page) == 25
        await store.close()
        return took

    # About 0.6 seconds of a core on an idle machine; on a busy one a core has less to give.
    assert asyncio.run(work()) < 3
