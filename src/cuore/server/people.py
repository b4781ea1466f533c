"""One person at several devices, without an account: whoever has the recovery phrase has the games.

A browser is known by the fingerprint of its key (tokens.py). With a phrase, which is made for it and shown once,
another browser becomes one more device of the same person: from then on it counts as that first fingerprint wherever
seats are concerned. What it had before stays its own and is there again when it leaves. The phrase is 120 random
bits: nobody can guess it, and it names nobody, so a wrong one tells nothing about who exists. It is kept as a plain
SHA-256, without salt or a slow function: those make up for words that people choose and that can be tried out one
after the other, and nobody tries out 2^120. Whoever has claimed a name (claims.py) always has a way back to it, a
phrase or a passkey.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select

from cuore.server import traces
from cuore.server.problems import Refusal
from cuore.server.schema import CLAIMS, DEVICES, PASSKEYS, PHRASES
from cuore.server.store import Store, StoreError
from cuore.server.times import iso
from cuore.server.tokens import CODE_SYMBOLS, fingerprint, new_key, read_code

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

    async def known(self, browser: str | None, owner: str | None) -> tuple[bool, int, int]:
        """Whether a person has a phrase, how many devices beside that browser, and how many games are its own."""
        if browser is None or owner is None:
            return False, 0, 0
        return await self._store.look_up(partial(known_of, browser=browser, owner=owner))

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

    async def add(self, browser: str, owner: str) -> None:
        """Make a browser a device of somebody who has proved otherwise who they are (passkeys.py)."""
        await self._store.keep(partial(add_device, browser=browser, owner=owner))
        self._owners.pop(browser, None)

    async def leave(self, browser: str) -> None:
        """Let a browser be itself again."""
        await self._store.keep(partial(leave, browser=browser))
        self._owners.pop(browser, None)

    def forget_all(self) -> None:
        """Look up anew whose device each browser is."""
        self._owners.clear()

    async def alone(self, browser: str, owner: str) -> tuple[str | None, str]:
        """Let every other device go, and the phrase with them: whoever has found it has nothing.

        A new phrase, if nothing else would lead back to the person; and a new key, if this browser is to have one.
        """
        spare, key = new_phrase(), new_key()
        work = partial(alone, browser=browser, owner=owner, fresh=fingerprint(key), spare=hidden(spare))
        needed, moved = await self._store.keep(work)
        self._owners.clear()
        return spare if needed else None, key if moved else ""


# -- how it is kept -----------------------------------------------------------------------------------------


def owner_of(connection: Connection, browser: str) -> str | None:
    """Whose device a browser is, if it is not its own."""
    query = select(DEVICES.c.owner).where(DEVICES.c.browser == browser)
    return connection.execute(query).scalar_one_or_none()


def known_of(connection: Connection, browser: str, owner: str) -> tuple[bool, int, int]:
    """Whether a person has a phrase, how many devices beside that browser, and how many games are its own.

    Its own are those from before it became a device of that person: they are there again when it leaves.
    """
    phrase = connection.execute(select(PHRASES.c.owner).where(PHRASES.c.owner == owner)).one_or_none()
    others = select(func.count()).select_from(DEVICES).where(DEVICES.c.owner == owner, DEVICES.c.browser != browser)
    first = browser != owner and owner_of(connection, owner) is None  # their first browser, unless it was signed out
    own = [] if browser == owner else traces.games_of(connection, browser)
    return phrase is not None, int(connection.execute(others).scalar_one()) + first, len(own)


def write_phrase(connection: Connection, owner: str, kept: str) -> None:
    """Keep a phrase in place of the one before."""
    connection.execute(delete(PHRASES).where(PHRASES.c.owner == owner))
    connection.execute(insert(PHRASES), {"owner": owner, "phrase": kept, "at": int(time.time() * 1000)})


def join(connection: Connection, browser: str, kept: str) -> str | None:
    """Add a device by a phrase; whose."""
    owner = connection.execute(select(PHRASES.c.owner).where(PHRASES.c.phrase == kept)).scalar_one_or_none()
    if owner is None:
        return None
    add_device(connection, browser, str(owner))
    return str(owner)


def add_device(connection: Connection, browser: str, owner: str) -> None:
    """A browser is a device of that person and of nobody else."""
    leave(connection, browser)
    if browser != owner:
        theirs = select(DEVICES.c.browser).where(DEVICES.c.owner == owner).order_by(DEVICES.c.at.desc())
        for oldest in list(connection.execute(theirs).scalars())[MOST_DEVICES - 1 :]:
            leave(connection, oldest)
        row = {"browser": browser, "owner": owner, "at": int(time.time() * 1000)}
        connection.execute(insert(DEVICES), row)


def leave(connection: Connection, browser: str) -> None:
    """A device is its own again."""
    connection.execute(delete(DEVICES).where(DEVICES.c.browser == browser))


def way_back(connection: Connection, owner: str, spare: str) -> bool:
    """Whether a person needs the spare phrase, which is theirs then: they have neither a phrase nor a passkey."""
    for table in (PHRASES, PASSKEYS):
        if connection.execute(select(table.c.owner).where(table.c.owner == owner).limit(1)).first() is not None:
            return False
    write_phrase(connection, owner, spare)
    return True


def has_name(connection: Connection, owner: str) -> bool:
    """Whether a person has claimed a name."""
    mine = select(CLAIMS.c.owner).where(CLAIMS.c.owner == owner, CLAIMS.c.name.is_not(None))
    return connection.execute(mine).one_or_none() is not None


def alone(connection: Connection, browser: str, owner: str, fresh: str, spare: str) -> tuple[bool, bool]:
    """Every device but that one is its own again, and the phrase leads back no more; whether the spare one does.

    That browser goes on under a fresh key, because somebody may have copied its own; whether it does: a further
    device with games of its own keeps the key by which alone they are found. The key of the person's first browser is
    the person's own; it counts as a stranger's from now on.
    """
    moved = browser == owner or not traces.games_of(connection, browser)
    connection.execute(delete(DEVICES).where((DEVICES.c.owner == owner) | (DEVICES.c.browser == owner)))
    connection.execute(delete(PHRASES).where(PHRASES.c.owner == owner))
    at = int(time.time() * 1000)
    for device, whose in ((fresh if moved else browser, owner), (owner, fingerprint(new_key()))):
        connection.execute(insert(DEVICES), {"browser": device, "owner": whose, "at": at})
    return way_back(connection, owner, spare), moved


def phrase_told(connection: Connection, owner: str) -> dict[str, Any] | None:
    """When a person's phrase was made; the phrase itself nobody knows but they."""
    at = connection.execute(select(PHRASES.c.at).where(PHRASES.c.owner == owner)).scalar_one_or_none()
    return None if at is None else {"made": iso(at)}


def forget_phrase(connection: Connection, owner: str) -> None:
    """No phrase leads to a person."""
    connection.execute(delete(PHRASES).where(PHRASES.c.owner == owner))


def devices_told(connection: Connection, owner: str) -> list[dict[str, Any]]:
    """Since when each further device of a person is one."""
    added = select(DEVICES.c.at).where(DEVICES.c.owner == owner).order_by(DEVICES.c.at)
    return [{"added": iso(at)} for at in connection.execute(added).scalars()]


def forget_devices(connection: Connection, owner: str) -> None:
    """All devices of a person are their own again, and the person's first browser is nobody else's."""
    connection.execute(delete(DEVICES).where((DEVICES.c.owner == owner) | (DEVICES.c.browser == owner)))
