"""Programs that play in a seat: what they are told, who may ask, and a bot that sits down at a real server."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import signal
import sys
import threading
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

import cuore
from cuore.bots import BotFault, Seat, dismiss, line_protocol, make_bot
from cuore.cli import guest as guests
from cuore.cli.guest import Guest, GuestError, TableLink
from cuore.server import thinking
from cuore.server.asking import question
from cuore.server.messages import ResignMessage
from cuore.server.problems import Refusal
from tests.server.tables import answer, open_rooms, send, two_persons
from tests.server.test_serve import SECONDS, ask, home, started
from tests.server.visitor import hall

__all__ = ["home"]  # a fixture

ODD = Path(__file__).parents[1] / "bots" / "odd_program.py"
SEATS = [{"player": "bot", "level": "easy"}, {"player": "link"}]


def odd(manners: str) -> str:
    return "process:" + shlex.join([sys.executable, str(ODD), manners])


# -- the question -----------------------------------------------------------------------------------------------


def test_a_question_is_what_the_seat_may_know_byte_by_byte() -> None:
    async def play() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms, town="random")
            for count in range(120):
                game = room.game
                assert game is not None
                if game.over:
                    break
                if count % 6 == 0:
                    told = question(room, game.to_move)
                    look = Seat(game)
                    assert json.loads(told.ask)["view"] == json.loads(json.dumps(look.view))
                    assert told.moves == [look.options[words] for words in json.loads(told.ask)["options"]]
                    assert cuore.load(told.position).view(game.to_move) == look.view
                    for seed in range(3):
                        other = Seat(game.determinize(game.to_move, seed))
                        assert line_protocol.question(other, room.version, 30.0).decode().strip() == told.ask
                        assert other.portable() == told.position
                await answer(room, make_bot("random", count).choose(Seat(game)))

    asyncio.run(play())


def test_only_who_sits_there_and_is_asked_gets_a_question() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann, bob = h.visitor(), h.visitor()
            code = await ann.lay({"player": "here", "name": "Ann"}, {"player": "link"})
            address = f"/api/tables/{code}/question"
            assert (await ann.get(f"{address}?seat=0")).status == 409, "nothing is dealt yet"
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            told = await ann.get(f"{address}?seat=0")
            assert told.status == 200
            assert json.loads(told.json["ask"])["type"] == "ask"
            assert (await ann.get(f"{address}?seat=1")).status == 403
            assert (await h.visitor().get(f"{address}?seat=0")).status == 403
            assert (await bob.get(f"{address}?seat=1")).status == 409, "Bob is not asked"
            assert (await bob.get(address)).status == 400
            assert (await ann.get(f"{address}?seat=9")).status == 403

    asyncio.run(visit())


def test_a_game_that_is_over_asks_nothing() -> None:
    async def play() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            assert question(room, 0).at == room.version
            await send(room, 1, ResignMessage(1))
            with pytest.raises(Refusal):
                question(room, 0)

    asyncio.run(play())


# -- a program that the host offers ------------------------------------------------------------------------------


def test_a_worker_keeps_few_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_bots", OrderedDict())
    for seed in range(thinking.PROGRAMS + 2):
        opening = cuore.new_game(seed=seed).save()
        move, fault, _ = thinking.answer(odd("good"), 1, opening, (), 20.0)
        assert not fault
        assert move in cuore.load(opening).legal()
    programs = list(thinking._bots.values())
    assert len(programs) == thinking.PROGRAMS
    for bot in programs:
        dismiss(bot)


# -- a bot at a real server -------------------------------------------------------------------------------------


def sat_down(link: str, bot: str, told: list[BotFault] | None = None) -> Guest:
    guest = Guest(TableLink.of(link), bot, "", (told if told is not None else []).append)
    guest.sit("Guest")
    return guest


def lay(url: str) -> str:
    wish = {"seats": SEATS, "sets": ["base"], "options": ["two-player-quick"]}
    return str(ask(f"{url}/api/tables", wish)[0]["code"])


@pytest.mark.skipif(os.name == "nt", reason="signals as POSIX has them")
def test_a_program_plays_at_a_server_and_comes_back_after_a_restart(
    home: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "PAUSES", (0.2,) * 200)
    ends: list[str] = []
    with started(home, "serve", "--port", "0", "--bot-pace", "0", "--no-limits") as (child, url):
        code = lay(url)
        guest = sat_down(f"{url}/table/{code}", odd("good"))
        playing = threading.Thread(target=lambda: ends.append(guest.play()))
        playing.start()
        wait_for_turn(url, code, 5)
        child.send_signal(signal.SIGTERM)
        assert child.wait(SECONDS) == 0
    port = url.rpartition(":")[2]
    with started(home, "serve", "--port", port, "--bot-pace", "0", "--no-limits") as (child, _):
        playing.join(SECONDS)
        assert len(ends) == 1
        assert ask(f"{url}/api/tables/{code}")[0]["result"]["text"] == ends[0]
        again = Guest(TableLink.of(f"{url}/table/{code}"), "random", guest.cookie, lambda fault: None)
        again.sit("Guest")
        assert again.seat == guest.seat, "its key is its seat"


def wait_for_turn(url: str, code: str, turn: int) -> None:
    end = time.monotonic() + SECONDS
    while ask(f"{url}/api/tables/{code}")[0]["turn"] < turn:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_the_command_sits_down_plays_and_keeps_the_key(home: dict[str, str], tmp_path: Path) -> None:
    from cuore.cli import main

    with started(home, "serve", "--port", "0", "--bot-pace", "0", "--no-limits") as (_, url):
        code = lay(url)
        arguments = ["--bot", odd("dies"), "--name", "Sisters", "--key", str(tmp_path / "seat.key")]
        assert main(["bot", "join", f"{url}/table/{code}", *arguments]) == 0
        table: Any = ask(f"{url}/api/tables/{code}")[0]
        assert table["status"] == "over", "easy plays for a program that has died"
        assert [seat["name"] for seat in table["seats"]][1] == "Sisters"
        assert (tmp_path / "seat.key").stat().st_mode & 0o077 == 0
        with pytest.raises(GuestError, match="the server says"):
            sat_down(f"{url}/table/{code}", "random")
        with pytest.raises(GuestError, match="the server says"):
            sat_down(f"{url}/table/00000000", "random")
    assert main(["bot", "join", f"{url}/table/{code}"]) == 1  # nobody is there any more


@pytest.mark.parametrize("link", ["banana", "ftp://host/table/X", "http://", "https://host/"])
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(GuestError, match="no link to a table"):
        TableLink.of(link)
