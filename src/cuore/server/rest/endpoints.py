"""What every address has in common: who asks, what it takes and gives, and the list of all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cuore.server import daily, lobby, past, tokens
from cuore.server.guard import Site
from cuore.server.limits import Limits
from cuore.server.messages import (
    Language,
    Message,
    TableSummary,
)
from cuore.server.problems import Refusal, language_of
from cuore.server.room import Room
from cuore.server.rooms import Rooms

M = TypeVar("M", bound=Message)
YEAR: Final = 400 * 24 * 3600  # as long as browsers keep a cookie
BODY_SECONDS: Final = 15.0


@dataclass
class RequestContext:
    """One request, who sent it, and what is needed to answer it."""

    request: Request
    rooms: Rooms
    site: Site
    limits: Limits
    lang: Language = field(init=False)
    device: str | None = field(init=False)  # the fingerprint of its key,
    browser: str | None = field(init=False)  # and as which it counts: that of whose device it is
    new_key: str = field(init=False, default="")  # one that was made for it now
    is_forgotten: bool = field(init=False, default=False)  # it is to have none any more

    def __post_init__(self) -> None:
        self.lang = language_of(self.request)
        self.device = self.browser = browser_of(self.request.cookies)
        if self.browser is not None and self._secure and tokens.SECURE_COOKIE not in self.request.cookies:
            self.new_key = self.request.cookies[tokens.COOKIE]  # from before there was https here

    @property
    def _secure(self) -> bool:
        return self.site.secure or self.request.url.scheme == "https"

    def known_browser(self) -> str:
        """Who asks; a browser without a key gets one with the answer."""
        if self.browser is None:
            self.new_key = tokens.new_key()
            self.device = self.browser = tokens.fingerprint(self.new_key)
        return self.browser

    def sign(self, response: Response) -> Response:
        """Put a new key into the answer's cookie. Scripts cannot read it, other sites cannot send it."""
        if self.is_forgotten:
            for name in (tokens.SECURE_COOKIE, tokens.COOKIE):
                response.delete_cookie(
                    name, "/", secure=name == tokens.SECURE_COOKIE, httponly=True, samesite="strict"
                )
        elif self.new_key:
            name = tokens.SECURE_COOKIE if self._secure else tokens.COOKIE
            response.set_cookie(
                name, self.new_key, YEAR, path="/", httponly=True, samesite="strict", secure=self._secure
            )
        return response

    async def body(self, type_: type[M]) -> M:
        """What was sent, as the type that it must be."""
        read = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in self.request.stream():
                    read += chunk
                    if len(read) > self.limits.body:
                        raise Refusal("too-large")
            return msgspec.json.decode(read, type=type_)
        except TimeoutError:
            raise Refusal("unreadable", reason="timeout") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("unreadable", reason=str(error)[:200]) from None

    async def room(self) -> Room:
        """The table that the address names."""
        code = self.request.path_params["code"]
        room = await self.rooms.find(code) if len(code) <= 2 * tokens.CODE_LENGTH else None
        if room is None:
            raise (
                Refusal("closing") if self.rooms.closing else Refusal("not-found", "problem-no-table", code=code[:16])
            )
        return room

    async def check_names(self, *names: str | None) -> None:
        """`Refusal` if whoever asks may not sit down under one of these names."""
        self.rooms.moderation.check_names(names)
        await self.rooms.claims.check(self.browser, names)

    async def summary(self, room: Room) -> TableSummary:
        """A table to whoever asks."""
        return (await self.summaries([room]))[0]

    async def summaries(self, rooms: Sequence[Room]) -> list[TableSummary]:
        """Tables to whoever asks."""
        await self.rooms.claims.learn(chair.browser for room in rooms for chair in room.chairs)
        standings = await self.rooms.ratings.standings(rooms)
        return [lobby.table_summary(room, self.browser, self.lang, standings.get(room.code)) for room in rooms]

    def number(self, name: str) -> int | None:
        """A number in the query; nothing if it is not there."""
        text = self.request.query_params.get(name, "")
        if not text:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise Refusal("unreadable", reason=name)
        return int(text)


def browser_of(cookies: dict[str, str]) -> str | None:
    """The fingerprint of a browser's key; nothing if it has none that we could have made."""
    key = cookies.get(tokens.SECURE_COOKIE) or cookies.get(tokens.COOKIE, "")
    return tokens.fingerprint(key) if tokens.is_key(key) else None


Handler = Callable[[RequestContext], Awaitable[Message | Response]]


@dataclass(frozen=True)
class Endpoint:
    """An address, what it takes and what it gives."""

    method: str
    path: str
    handle: Handler
    answer: type[Message] | None = None  # None: `media` is something else than a message of ours
    body: type[Message] | None = None
    query: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    media: str = "application/json"


ENDPOINTS: Final[list[Endpoint]] = []
SIT_DOWN: Final = ("unreadable", "refused", "name-taken", "too-large", "wrong-origin", "too-fast")
LAY: Final = ("busy", "too-many-tables")


def endpoint(
    method: str,
    path: str,
    answer: type[Message] | None = None,
    *,
    body: type[Message] | None = None,
    query: tuple[str, ...] = (),
    problems: tuple[str, ...] = (),
    media: str = "application/json",
) -> Callable[[Handler], Handler]:
    """Put a handler into the list."""

    def put(handle: Handler) -> Handler:
        ENDPOINTS.append(Endpoint(method, path, handle, answer, body, query, problems, media))
        return handle

    return put


# -- of a table, what it must be for some addresses -----------------------------------------------------------


def over(room: Room) -> Room:
    """The same table, if its game is over: before that nobody sees more than their own seat."""
    if room.status != "over":
        raise Refusal("not-over")
    return room


def unsealed(room: Room) -> Room:
    """The same table, unless others may still be playing the same shuffles."""
    if daily.is_sealed(room.ledger):
        raise Refusal("not-over", "problem-daily-sealed")
    return room


def told(room: Room, lang: Language) -> Room:
    """The same table, if all of its game may be told and can be played again."""
    return playable(unsealed(over(room)), lang)


def playable(room: Room, lang: Language) -> Room:
    """The same table, if the rules of today can play its game."""
    if room.ledger.past is not None:
        raise Refusal("refused", reason=past.line(room.ledger.past, lang))
    return room
