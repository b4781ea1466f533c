"""Players who remember what they were told, for test_kills.py: what was acknowledged must be there, once."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cuore.server import tokens
from cuore.server.ledger import Ledger
from cuore.server.store import StoredGame, TableEvent

Ask = Callable[[str, str], Sequence[tuple[Any, ...]]]


@dataclass
class Player:
    """One seat's browser: answers at random, sends again what was not acknowledged, writes everything down."""

    code: str
    seat: int
    key: str
    rng: random.Random
    table: dict[str, Any] | None = None
    pending: dict[str, Any] | None = None
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)  # id: the version it led to
    wrong: list[str] = field(default_factory=list)
    resent: int = 0
    heard_at: float = field(default_factory=time.monotonic)  # when the server last said something

    async def live_through(self, port: int) -> None:
        """Play until the server dies."""
        try:
            async with connect(
                f"ws://127.0.0.1:{port}/ws/{self.code}",
                additional_headers={"Cookie": f"{tokens.COOKIE}={self.key}"},
                compression=None,
                proxy=None,
            ) as line:
                await self._send(line, {"type": "look", "seat": self.seat, "lang": "en"})
                self.table = None
                if self.pending is not None:
                    self.resent += 1
                    await self._send(line, self.pending)
                while True:
                    await self._hear(line, json.loads(await line.recv()))
        except (ConnectionClosed, OSError, InvalidHandshake, EOFError):
            return

    async def _send(self, line: ClientConnection, message: dict[str, Any]) -> None:
        await line.send(json.dumps(message))

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self.heard_at = time.monotonic()
        match message["type"]:
            case "state":
                self.table = message["table"]
            case "done":
                self._done(message["id"], message["version"])
            case "refused":
                self.wrong.append(f"{message['problem']}: {self.sent.get(message['id'])}")
                self.pending = None
        await self._act(line)

    def _done(self, id_: str, version: int) -> None:
        if self.acknowledged.setdefault(id_, version) != version:
            self.wrong.append(f"{id_} led to {self.acknowledged[id_]} and to {version}")
        if self.pending is not None and self.pending["id"] == id_:
            self.pending = None

    async def _act(self, line: ClientConnection) -> None:
        table = self.table
        if table is None or self.pending is not None:
            return
        if table["version"] < max(self.acknowledged.values(), default=0):
            return  # the state after the last acknowledgement is still on its way
        message = {"id": f"id-{self.rng.getrandbits(64):016x}", "seat": self.seat, "at": table["version"]}
        if table["undo"]["kind"] == "free" and self.rng.random() < 0.1:
            message |= {"type": "undo"}
        elif table["options"]:
            message |= {"type": "answer", "move": self.rng.choice(table["options"])["move"]}
        else:
            return
        self.sent[message["id"]] = self.pending = message
        await self._send(line, message)
        if self.rng.random() < 0.1:
            await self._send(line, message)  # an impatient finger


def faults(database: str, players: Sequence[Player]) -> list[str]:
    """Where the store and what the players were told differ; read without the server's own code for reading."""
    found = [line for player in players for line in player.wrong]
    with _opened(database) as ask:
        for code in {player.code for player in players}:
            at_table = [player for player in players if player.code == code]
            found += _faults_of_table(ask, code, at_table)
    return found


@contextmanager
def _opened(database: str) -> Iterator[Ask]:
    """A file of SQLite, or the URL of a PostgreSQL; one question with one value at a time."""
    connection: Any
    if database.startswith("postgresql:"):
        import psycopg

        connection, mark = psycopg.connect(database), "%s"
    else:
        connection, mark = sqlite3.connect(database), "?"
    try:
        yield lambda query, value: connection.execute(query.replace("?", mark), (value,)).fetchall()
    finally:
        connection.close()


def _faults_of_table(ask: Ask, code: str, players: Sequence[Player]) -> list[str]:
    rows = ask("SELECT kind, seat, by, id, move, data, seq, at FROM events WHERE game = ? ORDER BY seq", code)
    found: list[str] = []
    if [row[6] for row in rows] != list(range(1, len(rows) + 1)):
        found.append(f"{code}: the numbers of the events have gaps")
    times = Counter(row[3] for row in rows if row[3] is not None)
    kept = {row[3]: row for row in rows if row[3] is not None}
    found += [f"{code}: {id_} is there {count} times" for id_, count in times.items() if count != 1]
    sent = {id_: message for player in players for id_, message in player.sent.items()}
    found += [f"{code}: nobody has sent {id_}" for id_ in kept if id_ not in sent]
    for id_, message in sent.items():
        if id_ in kept and (kept[id_][1], kept[id_][4]) != (message["seat"], message.get("move")):
            found.append(f"{code}: {id_} was changed")
    try:
        versions = Ledger.read(_kept(ask, code, rows)).ids
    except Exception as error:  # noqa: BLE001 - a test that must tell everything that is wrong
        return [*found, f"{code}: cannot be resumed: {error}"]
    for player in players:
        for id_, version in player.acknowledged.items():
            if id_ not in kept:
                found.append(f"{code}: {id_} was acknowledged and is lost")
            elif versions[id_][1] != version:
                found.append(f"{code}: {id_} led to {versions[id_][1]}, its player was told {version}")
    return found


def _kept(ask: Ask, code: str, rows: Sequence[tuple[Any, ...]]) -> StoredGame:
    ((agreed, secret),) = ask("SELECT agreed, secret FROM games WHERE code = ?", code)
    events = tuple(
        TableEvent(kind, seat, by, id_, move, json.loads(data) if data else {}, seq, at)
        for kind, seat, by, id_, move, data, seq, at in rows
    )
    return StoredGame(code, agreed, secret, 0, "playing", 0, events)


async def lives_of(players: Sequence[Player], port: int) -> None:
    """All of them, until the server dies."""
    await asyncio.gather(*(player.live_through(port) for player in players))
