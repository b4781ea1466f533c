"""Mail, where a host has set it up: "it is your turn", to an address whose owner has said yes.

An address is written to only after a link in a first mail was followed, so nobody is written to because somebody else
wishes it; that first mail goes to one address once in a while, whoever asks. Each mail has a link that ends it,
without a name or a key. A mail holds what a note holds (noticing.py): who waits, and where.
"""

from __future__ import annotations

import secrets
import smtplib
import ssl
import time
from dataclasses import dataclass
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from functools import partial
from typing import Any, Final, Literal, cast
from urllib.parse import unquote, urlsplit

from sqlalchemy import Connection, delete, insert, select, update

from cuore.server.guard import is_loopback
from cuore.server.messages import Language
from cuore.server.schema import MAIL
from cuore.server.store import Store
from cuore.server.times import iso
from cuore.words.catalogue import say

PATIENCE: Final = 20.0  # seconds for the mail server to answer
LONGEST: Final = 254  # characters of an address
AGAIN: Final = 10 * 60 * 1000  # milliseconds until the same address may be asked again
PORTS: Final = {"smtp": 587, "smtps": 465}


class NoPostOffice(ValueError):
    """A setting for mail that cannot be; the text says why."""


class NoAddress(ValueError):
    """Nobody can be written to there."""


@dataclass(frozen=True)
class PostOffice:
    """The server that takes our mail, and who we are there."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    sealed: bool = False  # by TLS from the first byte; else it is asked for, unless the server is this machine

    @staticmethod
    def of(url: str, sender: str) -> PostOffice:
        """From `smtp://user:password@mail.example.org:587`; `NoPostOffice` if it is not such a one."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise NoPostOffice("smtp://user:password@mail.example.org:587") from None
        if not parts.hostname or parts.path not in {"", "/"} or parts.query:
            raise NoPostOffice("smtp://user:password@mail.example.org:587")
        try:
            sender = checked(sender)
        except NoAddress:
            raise NoPostOffice("CUORE_MAIL_FROM=cuore@example.org") from None
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return PostOffice(parts.hostname, port, sender, user, password, parts.scheme == "smtps")

    def send(self, to: str, subject: str, text: str, ends: str) -> None:
        """Hand in one mail. It waits: not for the event loop. `OSError` or `SMTPException` if it is not taken."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = f"Cuore <{self.sender}>", to, subject
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{ends}>"
        mail.set_content(text)
        with self._line() as line:
            if not self.sealed and not is_loopback(self.host):
                line.starttls(context=ssl.create_default_context())
            if self.user:
                line.login(self.user, self.password)
            line.send_message(mail)

    def _line(self) -> smtplib.SMTP:
        if self.sealed:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=ssl.create_default_context())
        return smtplib.SMTP(self.host, self.port, timeout=PATIENCE)


def checked(address: str) -> str:
    """An address as mail is sent to it; `NoAddress` if it is none."""
    address = address.strip()
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or "@" not in address:
        raise NoAddress
    try:
        read = Address(addr_spec=address)
    except (ValueError, IndexError, HeaderParseError):  # of the parser: what is left over, what is missing
        raise NoAddress from None
    if "." not in read.domain or "[" in read.domain or any(letter in address for letter in ' ,;<>"()\\'):
        raise NoAddress
    return f"{read.username}@{read.domain.lower()}"


@dataclass(frozen=True)
class Addressee:
    """Whom to write to, how to end it, and in which language."""

    address: str
    token: str
    lang: Language
    confirmed: bool


class Letters:
    """Who is written to. Its methods belong to one event loop."""

    def __init__(self, store: Store, office: PostOffice, home: str) -> None:
        """`home` is the address of this server in links."""
        self._store = store
        self.office = office
        self.home = home

    async def ask(self, browser: str, address: str, lang: Language) -> tuple[str, str] | None:
        """Note an address whose owner is to be asked: token and address; nothing if they were asked just now."""
        address = checked(address)
        token = secrets.token_urlsafe(24)
        now = int(time.time() * 1000)
        write = partial(_write, browser=browser, address=address, token=token, lang=lang, now=now)
        return (token, address) if await self._store.keep(write) else None

    def question(self, token: str, lang: Language) -> tuple[str, str, str]:
        """The first mail: subject, text, and the link that ends it."""
        link = f"{self.home}/mail/{token}"
        return say(lang, "mail-question"), say(lang, "mail-question-text", home=self.home, link=link), link

    def letter(self, to: Addressee, title: str, body: str, path: str) -> tuple[str, str, str]:
        """A mail that it is somebody's turn."""
        link = f"{self.home}/mail/{to.token}"
        text = say(to.lang, "mail-turn-text", body=body, table=f"{self.home}{path}", link=link)
        return title, text, link

    async def answer(self, token: str, wish: Literal["confirm", "end"]) -> bool:
        """What the owner of an address says by the link; whether there was such a link."""
        return await self._store.keep(partial(_answer, token=token, wish=wish))

    async def end(self, browser: str) -> None:
        """Write no more."""
        await self._store.keep(lambda connection: forget(connection, browser))

    async def of(self, browser: str) -> Addressee | None:
        """The address of a browser, confirmed or not."""
        return await self._store.look_up(lambda connection: _of(connection, browser))


# -- how it is kept -----------------------------------------------------------------------------------------


def _write(connection: Connection, browser: str, address: str, token: str, lang: Language, now: int) -> bool:
    """Whether the owner is to be asked: nobody has asked them lately, and this browser has no yes of theirs."""
    known = _of(connection, browser)
    if known is not None and known.confirmed and known.address == address:
        return False
    query = select(MAIL.c.at).where(MAIL.c.address == address, MAIL.c.confirmed.is_(False), MAIL.c.at > now - AGAIN)
    asked = connection.execute(query.limit(1)).scalar_one_or_none() is not None
    if asked and known is not None and known.address == address:
        return False
    forget(connection, browser)
    row = {"browser": browser, "address": address, "token": token, "lang": lang}
    connection.execute(insert(MAIL), {**row, "confirmed": False, "at": now})
    return not asked


def _answer(connection: Connection, token: str, wish: Literal["confirm", "end"]) -> bool:
    mine = MAIL.c.token == token
    change = update(MAIL).where(mine).values(confirmed=True) if wish == "confirm" else delete(MAIL).where(mine)
    return bool(connection.execute(change).rowcount)


def forget(connection: Connection, browser: str) -> None:
    """Keep no address of a browser."""
    connection.execute(delete(MAIL).where(MAIL.c.browser == browser))


def _of(connection: Connection, browser: str) -> Addressee | None:
    row = connection.execute(select(MAIL).where(MAIL.c.browser == browser)).one_or_none()
    return None if row is None else Addressee(row.address, row.token, cast("Language", row.lang), row.confirmed)


def told(connection: Connection, owner: str) -> dict[str, Any] | None:
    """Where a person is written to, for themselves to read."""
    row = connection.execute(select(MAIL).where(MAIL.c.browser == owner)).one_or_none()
    if row is None:
        return None
    return {"address": row.address, "confirmed": row.confirmed, "lang": row.lang, "since": iso(row.at)}
