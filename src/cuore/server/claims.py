"""Claimed names: on this server nobody else sits down under such a name, or under one that looks like it.

Still nobody needs an account: a name belongs to a person as their games do (people.py), and whoever has one also has
a way back to it, a recovery phrase or a passkey. What counts is what a name looks like (names.py); the database keeps
every look once, so of two who claim at the same moment, at whatever process, one has it. Whoever asks for a name of
somebody else hears that it is taken, and nothing more.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, insert, select, update

from cuore import words
from cuore.server.names import looks
from cuore.server.people import hidden, new_phrase, way_back
from cuore.server.problems import Refusal
from cuore.server.schema import CLAIMS
from cuore.server.seating import different_name
from cuore.server.store import Conflict, Store
from cuore.server.times import iso
from cuore.words.catalogue import say

CHANGED_EVERY: Final = 24 * 3600 * 1000  # milliseconds between two names of one person
BELIEVED: Final = 30.0  # seconds for which we remember who has claimed what
REMEMBERED: Final = 20_000
Outcome = Literal["kept", "with-phrase", "too-soon"]
_NUMBERED: Final = re.compile(r".* \d+")  # how a second one of the same name is called at a table


class Claims:
    """Who has claimed which name. Its methods belong to one event loop."""

    def __init__(self, store: Store, on: bool = True) -> None:
        """`on`: whether the host lets people claim names; if not, what was claimed before is nobody's business."""
        self.on = on
        self._store = store
        self._known: OrderedDict[str, tuple[float, str | None]] = OrderedDict()

    # -- who has which --------------------------------------------------------------------------------------

    def has_claimed(self, owner: str | None, name: str) -> bool:
        """Whether somebody has claimed exactly that name, as far as we have learned."""
        return self.on and owner is not None and self._known.get(owner, (0.0, None))[1] == name

    async def learn(self, owners: Iterable[str | None]) -> None:
        """Know the names of these people, as they were some seconds ago at most."""
        now = time.monotonic()
        asked = {
            owner
            for owner in owners
            if owner is not None and now - self._known.get(owner, (-BELIEVED, None))[0] >= BELIEVED
        }
        if not asked or not self.on:
            return
        found = await self._store.look_up(partial(names_of, owners=asked))
        for owner in asked:
            self._note(owner, found.get(owner))

    async def name_of(self, owner: str | None) -> str | None:
        """The name that somebody has claimed."""
        if owner is None or not self.on:
            return None
        found = await self._store.look_up(partial(names_of, owners={owner}))
        self._note(owner, found.get(owner))
        return found.get(owner)

    async def check(self, owner: str | None, names: Sequence[str | None]) -> None:
        """`Refusal` if one of the names, or one that looks like it, is somebody else's."""
        given = [name for name in names if name]
        if given and self.on:
            await self.learn([owner])
            if await self._store.look_up(partial(others_have, owner=owner, names=given)):
                raise Refusal("name-taken")

    async def is_anothers(self, owner: str | None, name: str) -> bool:
        """Whether somebody else has claimed a name, or one that looks like it."""
        return self.on and await self._store.look_up(partial(others_have, owner=owner, names=[name]))

    # -- claiming -------------------------------------------------------------------------------------------

    async def claim(self, owner: str, name: str) -> str | None:
        """Claim a name in place of the one before; `Refusal` if that may not be.

        Whoever has no way back to it yet gets one: a recovery phrase, which is told once.
        """
        if not self.on:
            raise Refusal("refused", "problem-switched-off")
        told = different_name(name, ())
        if _NUMBERED.fullmatch(told):
            raise Refusal("refused", "problem-name-numbered")
        if not _of_the_house().isdisjoint(looks(told)):
            raise Refusal("name-taken")
        spare = new_phrase()
        now = int(time.time() * 1000)
        try:
            kept = await self._store.keep(partial(write, owner=owner, name=told, spare=hidden(spare), now=now))
        except Conflict:
            raise Refusal("name-taken") from None
        if kept == "too-soon":
            raise Refusal("refused", "problem-name-too-soon")
        self._note(owner, told)
        return spare if kept == "with-phrase" else None

    async def give_up(self, owner: str) -> None:
        """Let a name go: anybody may have it."""
        await self._store.keep(partial(give_up, owner=owner))
        self._note(owner, None)

    def forget(self, owner: str) -> None:
        """Remember nothing about somebody."""
        self._known.pop(owner, None)

    def _note(self, owner: str, name: str | None) -> None:
        self._known[owner] = (time.monotonic(), name)
        self._known.move_to_end(owner)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


@cache
def _of_the_house() -> frozenset[str]:
    """The looks of names that seats have without anybody's having chosen them: bots, guests, people who have gone."""
    lists = (say(lang, key) for lang in words.LANGUAGES for key in ("bot-seat-names", "screen-guest", "seat-nobody"))
    return frozenset(seen for names in lists for name in names.split(", ") for seen in looks(name))


# -- how it is kept -----------------------------------------------------------------------------------------


def names_of(connection: Connection, owners: Iterable[str]) -> dict[str, str]:
    """The claimed names of these people, of those who have one."""
    query = select(CLAIMS.c.owner, CLAIMS.c.name).where(CLAIMS.c.owner.in_(owners), CLAIMS.c.name.is_not(None))
    return {row.owner: row.name for row in connection.execute(query)}


def others_have(connection: Connection, owner: str | None, names: Sequence[str]) -> bool:
    """Whether somebody else has claimed one of these names, or one that looks like it."""
    written, small = zip(*map(looks, names), strict=True)
    query = select(CLAIMS.c.owner).where(CLAIMS.c.look.in_(written) | CLAIMS.c.small.in_(small))
    return any(found != owner for found in connection.execute(query).scalars())


def write(connection: Connection, owner: str, name: str, spare: str, now: int) -> Outcome:
    """Keep a name, and a phrase if there is no way back; the database keeps a second one of the same look away."""
    kept = connection.execute(select(CLAIMS).where(CLAIMS.c.owner == owner).with_for_update()).one_or_none()
    written, small = looks(name)
    row = {"name": name, "look": written, "small": small}
    if kept is None:
        connection.execute(insert(CLAIMS), {"owner": owner, "at": now, **row})
    else:
        is_other = kept.small != small  # who writes the same otherwise has no other name
        if is_other and kept.at > now - CHANGED_EVERY:
            return "too-soon"
        values = {**row, "at": now if is_other else kept.at}
        connection.execute(update(CLAIMS).where(CLAIMS.c.owner == owner).values(**values))
    return "with-phrase" if way_back(connection, owner, spare) else "kept"


def give_up(connection: Connection, owner: str) -> None:
    """Nobody has the name; when it was claimed is kept, so that this is no way to have another sooner."""
    connection.execute(update(CLAIMS).where(CLAIMS.c.owner == owner).values(name=None, look=None, small=None))


def told(connection: Connection, owner: str) -> dict[str, Any] | None:
    """The claimed name of a person, and since when."""
    row = connection.execute(select(CLAIMS).where(CLAIMS.c.owner == owner)).one_or_none()
    return None if row is None else {"claimed": row.name, "at": iso(row.at)}


def forget(connection: Connection, owner: str) -> None:
    """Keep no name of a person."""
    connection.execute(delete(CLAIMS).where(CLAIMS.c.owner == owner))
