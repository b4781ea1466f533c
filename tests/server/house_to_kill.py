"""A server that can be killed and started again in a moment, for test_kills.py.

Run as a program it reads one JSON line per life: the database, a named point at which to die, and how often that
point is passed before. It forks, so that a life begins without importing everything anew; the child is a whole
server (uvicorn, the application, the store) on a free port of the loopback interface. With a PostgreSQL several of
these programs make one server of several processes.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from typing import Any, get_args

import uvicorn

import cuore
from cuore import words
from cuore.engine.game import Game
from cuore.server import pages, renderer, shelf
from cuore.server import serve as serving
from cuore.server import store as stores
from cuore.server.client import Client
from cuore.server.database import MEMORY, engine_for, migrate
from cuore.server.leases import new_name
from cuore.server.limits import Limits
from cuore.server.messages import Language
from cuore.server.opponents import Opponents, simple_answer
from cuore.server.room import TablePolicy
from cuore.server.serve import OneOfSeveral, Places, ServerSettings, bind, serve
from cuore.server.sharing import Sharing

POINTS = ("before append", "before commit", "after commit", "before apply", "after apply", "before acknowledge")


class BotsAtHand(Opponents):
    """Bots without worker processes: a life is over sooner than a process is started."""

    async def ask(self, level: str, code: str, opening: str, game: Game, address: str = "") -> int:
        return simple_answer(game, len(game.moves))


def warm_up() -> None:
    """What every life would do anew: read catalogues, put cards into words, compress the client's files.

    A server does the most of it in a thread right after its start (`warm` in app.py): for a life that is over within
    seconds that was nearly all that it did.
    """
    client = Client()
    setattr(serving, "Client", lambda: client)  # noqa: B010 - as mypy reads it, serve.py does not lend the name
    setattr(serving, "Opponents", BotsAtHand)  # noqa: B010 - the same
    game = cuore.new_game()
    renderer.cards_message(game, "en")
    room_view = renderer.RoomView("AAAAAAAA", 0, (renderer.Occupant(), renderer.Occupant()))
    for _ in range(60):
        game.apply(game.legal()[0])
        renderer.table_message(game, game.to_move, "en", room_view)
    words.log_lines(game, 0, "en")
    for lang in get_args(Language):
        pages.compendium(lang)
    migrate(engine_for(MEMORY))
    uvicorn.Config("cuore.server.app:make_app", log_config=None).load()  # its protocols
    gc.collect()
    gc.freeze()  # no life has to look through what all of them were given


def say(what: dict[str, Any]) -> None:
    """A whole line at once: whoever is killed has said it or has not."""
    os.write(1, f"{json.dumps(what)}\n".encode())


def live(life: dict[str, Any]) -> None:
    """One life of the server; it ends by being killed."""
    left = life["after"]

    def die(name: str) -> None:
        nonlocal left
        if name == life["point"]:
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)

    stores.point = die
    if life.get("fault") == "acknowledge first":
        acknowledge_first()
    if life.get("fault") == "no fencing":
        no_fencing()
    sock = bind("127.0.0.1", 0)
    limits = Limits(**(life.get("limits") or {"per_address": 0}))
    # This machine's own address is a proxy's here: who asks is in its headers.
    settings = ServerSettings(
        life["database"], port=0, proxies="127.0.0.1", policy=TablePolicy(pace=0), limits=limits
    )

    def started(_places: Places) -> None:
        say({"port": sock.getsockname()[1], "pid": os.getpid(), "name": worker.name})

    worker = OneOfSeveral(new_name())
    serve(settings, sock, started, worker)


def acknowledge_first() -> None:
    """The planted fault: whoever waits is told before anything is on the disk."""
    honest = stores.Store._write

    def write(self: stores.Store, jobs: list[Any]) -> None:
        stores._tell([(job, None, None) for job in jobs])
        time.sleep(0.03)  # as long as a slow disk takes: meanwhile the acknowledgement goes out
        honest(self, jobs)

    stores.Store._write = write  # type: ignore[method-assign]


def no_fencing() -> None:
    """The planted fault: nobody looks whether a table that was ours still is."""
    shelf.is_fenced = lambda carried, current: False
    Sharing.compare = lambda self, owned, asked: None  # type: ignore[method-assign]


def main() -> None:
    """Fork a life per line; say when it is over."""
    warm_up()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                live(json.loads(line))
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        say({"over": os.waitstatus_to_exitcode(status)})


if __name__ == "__main__":
    main()
