"""One person at several devices, without an account: whoever has the recovery phrase has the games.

A browser is known by the fingerprint of its key (tokens.py). With a phrase, which is made for it and shown once,
another browser becomes one more device of the same person: from then on it counts as that first fingerprint wherever
seats are concerned. What it had before stays its own and is there again when it leaves. The phrase is 120 random
bits, kept as a hash: nobody can guess it, and it names nobody, so a wrong one tells nothing about who exists.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from cuore.server.messages import MeInfo
from cuore.server.problems import Refusal
from cuore.server.schema import DEVICES, PHRASES
from cuore.server.store import Store, StoreError
from cuore.server.tokens import CODE_SYMBOLS, read_code

GROUPS, LETTERS = 6, 4  # of a phrase
MOST_DEVICES: Final = 10  # of one person; the one that was added first goes
BELIEVED: Final = 30.0  # seconds for which we remember whose device a browser is
REMEMBERED: Final = 10_000


def new_phrase() -> str:
    """A phrase that nobody has: letters and figures that cannot be misread, in groups to be written down."""
    return "-".join("".join(secrets.choice(CODE_SYMBOLS) for _ in range(LETTERS)) for _ in range(GROUPS))


def hidden(phrase: str) -> str:
    """What is kept of a phrase, however it was typed."""
    return hashlib.sha256(f"phrase {read_code(phrase)}".encode()).hexdigest()


class People:
    """Whose device a browser is. Its methods belong to one event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._owners: OrderedDict[str, tuple[float, str]] = OrderedDict()

    async def owner(self, browser: str | None) -> str | None:
        """The fingerprint as which a browser counts: its own, or that of the person whose device it is."""
        if browser is None:
            return None
        now = time.monotonic()
        known = self._owners.get(browser)
        if known is None or now - known[0] > BELIEVED:
            try:
                found = await self._store.look_up(partial(owner_of, browser=browser))
            except StoreError:  # the store has said so; what is read next will fail by itself
                return browser if known is None else known[1]
            known = self._owners[browser] = (now, found or browser)
            self._owners.move_to_end(browser)
            while len(self._owners) > REMEMBERED:
                self._owners.popitem(last=False)
        return known[1]

    async def info(self, browser: str | None, owner: str | None) -> MeInfo:
        """What a person may know about their own devices."""
        if owner is None:
            return MeInfo(phrase=False, devices=0, joined=False)
        has, devices = await self._store.look_up(partial(known_of, owner=owner))
        return MeInfo(phrase=has, devices=devices, joined=browser != owner)

    async def phrase(self, owner: str) -> str:
        """A new phrase; the one before opens nothing any more."""
        phrase = new_phrase()
        await self._store.keep(partial(write_phrase, owner=owner, kept=hidden(phrase)))
        return phrase

    async def join(self, browser: str, phrase: str) -> str:
        """Make a browser a device of whoever has that phrase; their fingerprint. `Refusal` if nobody has."""
        owner = await self._store.keep(partial(join, browser=browser, kept=hidden(phrase)))
        if owner is None:
            raise Refusal("refused", "problem-no-such-phrase")
        self._owners.pop(browser, None)
        return owner

    async def leave(self, browser: str) -> None:
        """Let a browser be itself again."""
        await self._store.keep(partial(leave, browser=browser))
        self._owners.pop(browser, None)

    async def alone(self, browser: str, owner: str) -> None:
        """Let every other device go, and the phrase with them: whoever has found it has nothing."""
        await self._store.keep(partial(alone, browser=browser, owner=owner))
        self._owners.clear()


# -- how it is kept -----------------------------------------------------------------------------------------


def owner_of(connection: Connection, browser: str) -> str | None:
    """Whose device a browser is, if it is not its own."""
    query = select(DEVICES.c.owner).where(DEVICES.c.browser == browser)
    return connection.execute(query).scalar_one_or_none()


def known_of(connection: Connection, owner: str) -> tuple[bool, int]:
    """Whether a person has a phrase, and how many further devices."""
    phrase = connection.execute(select(PHRASES.c.owner).where(PHRASES.c.owner == owner)).one_or_none()
    count = connection.execute(select(func.count()).select_from(DEVICES).where(DEVICES.c.owner == owner)).scalar_one()
    return phrase is not None, int(count)


def write_phrase(connection: Connection, owner: str, kept: str) -> None:
    """Keep a phrase in place of the one before."""
    connection.execute(delete(PHRASES).where(PHRASES.c.owner == owner))
    connection.execute(insert(PHRASES), {"owner": owner, "phrase": kept, "at": int(time.time() * 1000)})


def join(connection: Connection, browser: str, kept: str) -> str | None:
    """Add a device; whose."""
    owner = connection.execute(select(PHRASES.c.owner).where(PHRASES.c.phrase == kept)).scalar_one_or_none()
    if owner is None:
        return None
    leave(connection, browser)
    if browser != owner:
        theirs = select(DEVICES.c.browser).where(DEVICES.c.owner == owner).order_by(DEVICES.c.at.desc())
        for oldest in list(connection.execute(theirs).scalars())[MOST_DEVICES - 1 :]:
            leave(connection, oldest)
        row = {"browser": browser, "owner": owner, "at": int(time.time() * 1000)}
        connection.execute(insert(DEVICES), row)
    return str(owner)


def leave(connection: Connection, browser: str) -> None:
    """A device is its own again."""
    connection.execute(delete(DEVICES).where(DEVICES.c.browser == browser))


def alone(connection: Connection, browser: str, owner: str) -> None:
    """Every device but that one is its own again, and no phrase leads back."""
    connection.execute(delete(DEVICES).where(DEVICES.c.owner == owner, DEVICES.c.browser != browser))
    connection.execute(delete(PHRASES).where(PHRASES.c.owner == owner))
