"""Whose turn it is while they are away: noted in the database, told to their browser, and timed where days count.

A table tells us when somebody is asked (`Notices.changed`). If that person is not here, or the table is played over
days, a row of `turns` says so, until somebody answers. Every few seconds each server looks for rows that nobody was
told of and for rows whose time is over; whichever server marks a row first tells of it. A note holds the names at the
table and "it is your turn", and nothing of the game.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from smtplib import SMTPException
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import Connection, delete, insert, select, update

from cuore.engine.errors import CuoreError
from cuore.server import pushing
from cuore.server.leases import Elsewhere
from cuore.server.mailing import Letters, NoAddress
from cuore.server.messages import Language, PushRequest
from cuore.server.problems import Refusal
from cuore.server.pushing import NotPushable, Signature, Subscription
from cuore.server.schema import SUBSCRIPTIONS, TURNS
from cuore.server.store import Store, StoreError
from cuore.server.times import iso
from cuore.words.catalogue import say
from cuore.words.speech import listed

if TYPE_CHECKING:
    from cuore.server.room import Room

LOG = logging.getLogger("cuore.server.notices")
EVERY: Final = 10.0  # seconds between two looks
DELAY: Final = 15_000  # milliseconds for which somebody may just be reloading the page
AT_ONCE: Final = 50
MOST_BROWSERS: Final = 5  # subscriptions of one person
SIGNATURE: Final = "push"  # the name of our key
NO_CONTACT: Final = "mailto:nobody@example.org"
GONE: Final = frozenset({404, 410})  # what a service says of a subscription that is no more


@dataclass(frozen=True)
class Turn:
    """Somebody is asked."""

    game: str
    seat: int
    browser: str
    others: tuple[str, ...]
    since: int  # milliseconds since 1970
    until: int | None  # when their time is over
    told: bool


Sender = Callable[[Subscription, bytes, Signature, str, str], int]


class Notices:
    """Notes what is to be told, and tells it. `run` must be running."""

    def __init__(
        self, store: Store, find: Callable[[str], Awaitable[object]], push: bool = True, contact: str = ""
    ) -> None:
        """`find` opens a table, whose clock then runs out by itself; `contact` is for push services in trouble."""
        self._store = store
        self._find = find
        self._push = push
        self._contact = contact if contact.startswith("https:") else NO_CONTACT
        self.send: Sender = pushing.send
        self._noted: dict[str, tuple[int, str]] = {}  # tables with a row, by code: version and browser
        self._tasks: set[asyncio.Task[None]] = set()
        self._signature: Signature | None = None
        self.letters: Letters | None = None  # where a host has set up mail

    # -- what tables tell ---------------------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """Something has happened at a table."""
        turn = turn_at(room)
        if turn is None:
            if self._noted.pop(room.code, None) is not None or room.ledger.setup.is_slow:
                self._later(partial(forget, code=room.code))
            return
        noted = (room.version, turn.browser)
        if self._noted.get(room.code) != noted:
            self._noted[room.code] = noted
            self._later(partial(note, turn=turn))

    def _later(self, write: Callable[[Connection], None]) -> None:
        async def work() -> None:
            with suppress(StoreError):  # the store has said so; the game goes on
                await self._store.keep(write)

        task = asyncio.create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- what is done about it ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look(int(time.time() * 1000))
            except StoreError as error:
                LOG.error("the database: %s", error)

    async def look(self, now: int) -> None:
        """Tell whoever is to be told, and see to the tables where somebody's time is over."""
        for code in await self._store.look_up(partial(overdue, now=now)):
            with suppress(CuoreError, Elsewhere):  # whoever has it sees to its clock
                await self._find(code)
        for turn in await self._store.look_up(partial(untold, before=now - DELAY)):
            if await self._store.keep(partial(claim, turn=turn)):
                await self._tell(turn)

    async def _tell(self, turn: Turn) -> None:
        if self._push:
            await self._push_to(turn)
        if self.letters is not None:
            to = await self.letters.of(turn.browser)
            if to is not None and to.confirmed:
                told = note_of(turn, to.lang)
                await self._post(to.address, *self.letters.letter(to, told["title"], told["body"], told["url"]))

    async def _post(self, address: str, subject: str, text: str, ends: str) -> None:
        assert self.letters is not None
        try:
            await asyncio.to_thread(self.letters.office.send, address, subject, text, ends)
        except (OSError, SMTPException) as error:
            LOG.warning("the mail server does not take our mail: %s", type(error).__name__)

    async def _push_to(self, turn: Turn) -> None:
        for subscription, lang in await self._store.look_up(partial(subscriptions_of, browser=turn.browser)):
            content = json.dumps(note_of(turn, lang), ensure_ascii=False).encode()
            topic = hashlib.sha256(turn.game.encode()).hexdigest()[:24]
            signature = await self.signature()
            try:
                status = await asyncio.to_thread(self.send, subscription, content, signature, self._contact, topic)
            except (OSError, NotPushable) as error:
                LOG.warning("a push service cannot be reached: %s", type(error).__name__)
                continue
            if status in GONE:
                await self._store.keep(partial(unsubscribe, browser=turn.browser, endpoint=subscription.endpoint))
            elif status >= 300:
                LOG.warning("a push service has answered %d", status)

    async def stop(self) -> None:
        """Finish what is under way."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    # -- who wishes to be told --------------------------------------------------------------------------------------

    async def signature(self) -> Signature:
        """Our key for push services: made once, and the same for every server at this database."""
        if self._signature is None:
            self._signature = Signature.read(await self._store.key(SIGNATURE, Signature.new().written()))
        return self._signature

    async def ask_by_mail(self, browser: str, address: str, lang: Language) -> None:
        """Write to an address from now on, if its owner says yes to a first mail; `Refusal` if it is none.

        Whoever asks is told the same whether or not a mail was sent: who else has that address is nobody's business.
        """
        if self.letters is None:
            raise Refusal("refused", "problem-switched-off")
        try:
            asked = await self.letters.ask(browser, address, lang)
        except NoAddress:
            raise Refusal("refused", "problem-no-mail-address") from None
        if asked is not None:
            token, to = asked
            await self._post(to, *self.letters.question(token, lang))

    async def subscribe(self, browser: str, wish: PushRequest) -> None:
        """Tell a browser from now on; `Refusal` if that is no push service."""
        try:
            subscription = Subscription.of(wish.endpoint, wish.p256dh, wish.auth)
        except NotPushable:
            raise Refusal("refused", "problem-no-push-service") from None
        await self._store.keep(partial(subscribe, browser=browser, to=subscription, lang=wish.lang))

    async def unsubscribe(self, browser: str, endpoint: str) -> None:
        """Tell it no more."""
        await self._store.keep(partial(unsubscribe, browser=browser, endpoint=endpoint))


def turn_at(room: Room) -> Turn | None:
    """Whose answer a table waits for, if that person has to be told of it or has days for it."""
    ledger, game = room.ledger, room.game
    if game is None or room.status != "playing":
        return None
    seat = game.to_move
    chair = ledger.chairs[seat]
    slow = ledger.setup.is_slow
    if chair.browser is None or chair.is_played_by_bot:
        return None
    here = room.presence.away(chair) is None
    if here and not slow:
        return None
    until = ledger.asked_at + 1000 * (ledger.setup.clock or 0) if slow else None
    others = tuple(each.name for number, each in enumerate(ledger.chairs) if number != seat)
    return Turn(room.code, seat, chair.browser, others, ledger.asked_at, until, here)


def note_of(turn: Turn, lang: Language) -> dict[str, str]:
    """What a person is told: that it is their turn, and where."""
    return {
        "title": say(lang, "notice-title"),
        "body": say(lang, "notice-body", names=listed(lang, list(turn.others), "list-and")),
        "url": f"/table/{turn.game}",
        "tag": turn.game,
    }


# -- how it is kept -----------------------------------------------------------------------------------------


def note(connection: Connection, turn: Turn) -> None:
    """Somebody is asked, and nobody else at that table; what was told of that very question stays told."""
    same = (TURNS.c.game == turn.game, TURNS.c.since == turn.since, TURNS.c.browser == turn.browser)
    if connection.execute(select(TURNS.c.game).where(*same)).one_or_none() is not None:
        return
    forget(connection, turn.game)
    row = {
        "game": turn.game,
        "seat": turn.seat,
        "browser": turn.browser,
        "others": json.dumps(turn.others, ensure_ascii=False),
        "since": turn.since,
        "until": turn.until,
        "told": turn.told,
    }
    connection.execute(insert(TURNS), row)


def forget(connection: Connection, code: str) -> None:
    """Nobody is asked there, or somebody who sees it."""
    connection.execute(delete(TURNS).where(TURNS.c.game == code))


def untold(connection: Connection, before: int) -> list[Turn]:
    """Those whom nobody has told."""
    query = select(TURNS).where(TURNS.c.told.is_(False), TURNS.c.since <= before).order_by(TURNS.c.since)
    return [
        Turn(row.game, row.seat, row.browser, tuple(json.loads(row.others)), row.since, row.until, row.told)
        for row in connection.execute(query.limit(AT_ONCE))
    ]


def claim(connection: Connection, turn: Turn) -> bool:
    """Whether it is for us to tell them: they still have to answer, and no other server was quicker."""
    same = (TURNS.c.game == turn.game, TURNS.c.since == turn.since, TURNS.c.told.is_(False))
    return bool(connection.execute(update(TURNS).where(*same).values(told=True)).rowcount)


def overdue(connection: Connection, now: int) -> Sequence[str]:
    """Tables where somebody's time is over."""
    query = select(TURNS.c.game).where(TURNS.c.until <= now).order_by(TURNS.c.until).limit(AT_ONCE)
    return list(connection.execute(query).scalars())


def subscribe(connection: Connection, browser: str, to: Subscription, lang: Language) -> None:
    """Keep where a browser can be reached, in place of what was known of that address; the oldest of many goes."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == to.endpoint))
    mine = SUBSCRIPTIONS.c.browser == browser
    known = connection.execute(select(SUBSCRIPTIONS.c.endpoint).where(mine).order_by(SUBSCRIPTIONS.c.at.desc()))
    for endpoint in list(known.scalars())[MOST_BROWSERS - 1 :]:
        connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint))
    row = {
        "endpoint": to.endpoint,
        "browser": browser,
        "p256dh": pushing.packed(to.p256dh),
        "auth": pushing.packed(to.auth),
        "lang": lang,
        "at": int(time.time() * 1000),
    }
    connection.execute(insert(SUBSCRIPTIONS), row)


def unsubscribe(connection: Connection, browser: str, endpoint: str) -> None:
    """Of one's own alone."""
    same = (SUBSCRIPTIONS.c.endpoint == endpoint, SUBSCRIPTIONS.c.browser == browser)
    connection.execute(delete(SUBSCRIPTIONS).where(*same))


def subscriptions_of(connection: Connection, browser: str) -> list[tuple[Subscription, Language]]:
    """Where a person can be reached, and in which language."""
    found = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.browser == browser))
    return [
        (
            Subscription(row.endpoint, pushing.unpacked(row.p256dh), pushing.unpacked(row.auth)),
            cast("Language", row.lang),
        )
        for row in found
    ]


def told(connection: Connection, owner: str) -> list[dict[str, Any]]:
    """Where a person is told that it is their turn, for themselves to read."""
    query = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.browser == owner).order_by(SUBSCRIPTIONS.c.at)
    return [{"endpoint": row.endpoint, "lang": row.lang, "since": iso(row.at)} for row in connection.execute(query)]


def forget_person(connection: Connection, owner: str) -> None:
    """Tell a person nothing any more."""
    for table in (SUBSCRIPTIONS, TURNS):
        connection.execute(delete(table).where(table.c.browser == owner))
