"""The REST interface: one function an address, each declared with the types that it takes and gives.

`ENDPOINTS` is what app.py routes and what openapi.py describes, so the two cannot differ. A handler gets a
`RequestContext`: who asks, in which language, and the rooms. Whatever it cannot do it says by a `Refusal` or a
`CuoreError`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Final, TypeVar, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cuore.server import asking, daily, hinting, lessons, lobby, matching, pages, past, puzzles, reviewing, tokens
from cuore.server.guard import Site
from cuore.server.invitation import qr_code
from cuore.server.limits import Limits, address_of
from cuore.server.messages import (
    About,
    Compendium,
    DailyPage,
    DailyRequest,
    DailyResult,
    GamePage,
    HintPage,
    HintRequest,
    Language,
    MailAnswer,
    MailAnswered,
    MailRequest,
    MatchRequest,
    MeInfo,
    Message,
    NewTable,
    NoticeInfo,
    PhraseTold,
    PhraseTyped,
    PushEnd,
    PushRequest,
    PuzzleInfo,
    PuzzleShelf,
    RematchRequest,
    ReplayStep,
    ReportKept,
    ReportRequest,
    ReviewPage,
    RulesPage,
    SeatChange,
    SeatQuestion,
    SitRequest,
    TableSummaries,
    TableSummary,
    TownInfo,
    TownWish,
)
from cuore.server.problems import Refusal, language_of
from cuore.server.room import Room
from cuore.server.rooms import Rooms
from cuore.server.rules_pages import rules_page
from cuore.towns import Town

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
        if self.new_key:
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
SIT_DOWN: Final = ("unreadable", "refused", "too-large", "wrong-origin", "too-fast")
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


# -- what is offered ----------------------------------------------------------------------------------------


@endpoint("GET", "/api/about", About, query=("lang",))
async def about(context: RequestContext) -> Message:
    """What this server offers: boxes, levels, languages, clocks."""
    return lobby.about(context.lang, context.rooms.bots.levels, context.rooms.policy)


@endpoint("GET", "/api/cards", Compendium, query=("lang",))
async def cards(context: RequestContext) -> Message:
    """Every card of every box, with rulings and provenance."""
    return pages.compendium(context.lang, context.rooms.corrections)


@endpoint("GET", "/api/rules/{box}", RulesPage, query=("lang",), problems=("not-found",))
async def rules(context: RequestContext) -> Message:
    """The rules of a box for somebody who never played it."""
    return rules_page(context.request.path_params["box"], context.lang, context.rooms.corrections)


@endpoint("POST", "/api/towns", TownInfo, body=TownWish, query=("lang",), problems=(*SIT_DOWN, "busy"))
async def draw_town(context: RequestContext) -> Message:
    """A town by wish."""
    wish = await context.body(TownWish)
    return await asyncio.to_thread(lobby.draw_town, wish, context.lang, context.rooms.corrections)


@endpoint("GET", "/api/towns/{code}", TownInfo, query=("lang",), problems=("refused",))
async def town_of_code(context: RequestContext) -> Message:
    """The town of a code."""
    town = Town.from_code(context.request.path_params["code"][:120])
    return lobby.town_info(town, context.lang, context.rooms.corrections)


# -- tables -------------------------------------------------------------------------------------------------


@endpoint("POST", "/api/tables", TableSummary, body=NewTable, query=("lang",), problems=(*SIT_DOWN, *LAY))
async def lay(context: RequestContext) -> Message:
    """Lay a table; the seats of persons here belong to the browser that asks."""
    wish = await context.body(NewTable)
    context.rooms.moderation.check_names([seat.name for seat in wish.seats])
    room = await context.rooms.lay(context.known_browser(), wish)
    room.address = address_of(context.request.scope)
    return lobby.table_summary(room, context.browser, context.lang)


@endpoint(
    "GET", "/api/tables", TableSummaries, query=("list", "box", "seats", "pace", "lang"), problems=("unreadable",)
)
async def tables(context: RequestContext) -> Message:
    """Open tables with a free seat (`list=open`), or games to watch (`list=watch`), as one looks for them."""
    asked = context.request.query_params
    which = asked.get("list", "open")
    if which not in {"open", "watch"}:
        raise Refusal("unreadable", reason="list")
    pace = asked.get("pace") or None
    if pace is not None and pace not in get_args(matching.Pace):
        raise Refusal("unreadable", reason="pace")
    sought = matching.Sought(asked.get("box") or None, context.number("seats"), pace)
    rooms = await context.rooms.listed(("waiting",) if which == "open" else ("playing",), sought.fits)
    return TableSummaries([lobby.table_summary(room, context.browser, context.lang) for room in rooms])


@endpoint("POST", "/api/match", TableSummary, body=MatchRequest, query=("lang",), problems=(*SIT_DOWN, *LAY))
async def match(context: RequestContext) -> Message:
    """A quick match: sit down where somebody waits for the same, or wait at a new table."""
    wish = await context.body(MatchRequest)
    context.rooms.moderation.check_names([wish.name])
    room = await matching.match(context.rooms, context.known_browser(), wish)
    room.address = room.address or address_of(context.request.scope)
    return lobby.table_summary(room, context.browser, context.lang)


@endpoint("GET", "/api/mine", TableSummaries, query=("lang",))
async def mine(context: RequestContext) -> Message:
    """The tables at which this browser has a seat."""
    return TableSummaries(await _own_tables(context))


async def _own_tables(context: RequestContext) -> list[TableSummary]:
    rooms = await context.rooms.mine(context.browser) if context.browser is not None else []
    return [lobby.table_summary(room, context.browser, context.lang) for room in rooms]


@endpoint("GET", "/api/tables/{code}", TableSummary, query=("lang",), problems=("not-found",))
async def table(context: RequestContext) -> Message:
    """A table: who sits there, what is played, how it ended."""
    room = await context.room()
    await matching.touch(context.rooms, room, context.browser)
    return lobby.table_summary(room, context.browser, context.lang)


@endpoint("GET", "/api/tables/{code}/invitation", problems=("not-found",), media="image/svg+xml")
async def invitation(context: RequestContext) -> Response:
    """The address of a table as a QR code."""
    room = await context.room()
    home = context.site.public_url or f"{context.request.url.scheme}://{context.request.headers.get('host', '')}"
    return Response(qr_code(f"{home}/table/{room.code}"), 200, None, "image/svg+xml")


@endpoint(
    "POST",
    "/api/tables/{code}/sit",
    TableSummary,
    body=SitRequest,
    query=("lang",),
    problems=("not-found", "too-late", "full", *SIT_DOWN),
)
async def sit(context: RequestContext) -> Message:
    """Take a free seat; with the last one the game is dealt."""
    wish = await context.body(SitRequest)
    context.rooms.moderation.check_names([wish.name])
    room = await context.room()
    await room.sit(context.known_browser(), wish.name, wish.seat)
    return lobby.table_summary(room, context.browser, context.lang)


@endpoint(
    "POST",
    "/api/tables/{code}/leave",
    TableSummary,
    query=("lang",),
    problems=("not-found", "not-yours", "too-late", "wrong-origin", "too-fast"),
)
async def leave(context: RequestContext) -> Message:
    """Give one's seats back before the deal."""
    room = await context.room()
    if not room.mine(context.browser):
        raise Refusal("not-yours")
    await room.leave(context.known_browser())
    return lobby.table_summary(room, context.browser, context.lang)


@endpoint(
    "POST",
    "/api/tables/{code}/seat",
    TableSummary,
    body=SeatChange,
    query=("lang",),
    problems=("not-found", "not-yours", "too-late", "full", *SIT_DOWN),
)
async def change_seat(context: RequestContext) -> Message:
    """The host puts a bot into a free seat before the deal, or sends one away."""
    wish = await context.body(SeatChange)
    room = await context.room()
    if wish.player == "bot":
        await room.seat_bot(context.browser, wish.seat, wish.level or room.policy.stand_in, context.lang)
    else:
        await room.free(context.browser, wish.seat)
    return lobby.table_summary(room, context.browser, context.lang)


@endpoint(
    "POST",
    "/api/tables/{code}/report",
    ReportKept,
    body=ReportRequest,
    query=("lang",),
    problems=("not-found", "not-yours", *SIT_DOWN),
)
async def report(context: RequestContext) -> Message:
    """Tell the host of the server about somebody who sits at the same table."""
    wish = await context.body(ReportRequest)
    room = await context.room()
    if context.browser is None or not room.mine(context.browser):
        raise Refusal("not-yours")
    await context.rooms.moderation.report(room, context.browser, wish.seat, wish.line)
    return ReportKept(wish.seat)


@endpoint(
    "POST",
    "/api/tables/{code}/delete",
    TableSummaries,
    query=("lang",),
    problems=("not-found", "not-yours", "too-late", "wrong-origin", "too-fast"),
)
async def delete(context: RequestContext) -> Message:
    """Put away an unfinished table at which nobody else has a seat; what is left of one's own tables."""
    await context.rooms.put_away(await context.room(), context.browser)
    return TableSummaries(await _own_tables(context))


@endpoint(
    "POST",
    "/api/tables/{code}/hints",
    HintPage,
    body=HintRequest,
    query=("lang",),
    problems=("not-found", "not-yours", "too-late", "busy", *SIT_DOWN),
)
async def hints(context: RequestContext) -> Message:
    """“What would you do?”: the best answers of one's own seat, in a game against bots."""
    wish = await context.body(HintRequest)
    room = playable(await context.room(), context.lang)
    if wish.seat not in room.mine(context.browser):
        raise Refusal("not-yours")
    address = address_of(context.request.scope)
    return await hinting.hints(room, context.rooms.bots, wish.seat, wish.at, context.lang, address)


@endpoint(
    "GET",
    "/api/tables/{code}/question",
    SeatQuestion,
    query=("seat", "lang"),
    problems=("not-found", "not-yours", "too-late", "unreadable", "refused"),
)
async def question(context: RequestContext) -> Message:
    """What one's own seat is asked, as bots are asked it."""
    room, seat = playable(await context.room(), context.lang), context.number("seat")
    if seat is None:
        raise Refusal("unreadable", reason="seat")
    if seat not in room.mine(context.browser):
        raise Refusal("not-yours")
    return asking.question(room, seat)


# -- the town of the day ------------------------------------------------------------------------------------


@endpoint("GET", "/api/daily", DailyPage, query=("date", "lang"), problems=("unreadable", "not-found"))
async def daily_page(context: RequestContext) -> Message:
    """The town of a day, and how it went for those who have played it."""
    return await _daily_page(context, daily.read_date(context.request.query_params.get("date", "")))


@endpoint("POST", "/api/daily", TableSummary, body=DailyRequest, query=("lang",), problems=(*SIT_DOWN, *LAY))
async def lay_daily(context: RequestContext) -> Message:
    """Sit down in today's town, once; whoever has sat down there finds the same table again."""
    wish = await context.body(DailyRequest)
    room = await context.rooms.daily.lay(context.known_browser(), wish.name, wish.lang)
    room.address = room.address or address_of(context.request.scope)
    return lobby.table_summary(room, context.browser, context.lang)


async def _daily_page(context: RequestContext, day: date) -> DailyPage:
    town, now = daily.town_of(day), daily.today()
    sealed = now <= daily.last_day(day)
    own = await context.rooms.daily.own(day, context.browser)
    results = await context.rooms.daily.results(day)
    return DailyPage(
        date=day.isoformat(),
        today=day == now,
        sealed=sealed,
        sets_text=lobby.sets_text(town.sets, context.lang),
        town=lobby.town_info(town, context.lang, context.rooms.corrections),
        bot=lobby.level_info(daily.LEVEL, context.lang),
        table=None if own is None else lobby.table_summary(own, context.browser, context.lang),
        counts=any(one.browser == context.browser for one in results),
        results=[
            DailyResult(
                one.name, one.points, one.other, one.won, one.browser == context.browser, None if sealed else one.game
            )
            for one in results
        ],
        before=(day - daily.A_DAY).isoformat(),
        after=(day + daily.A_DAY).isoformat() if day < now else None,
    )


# -- for those who are away ---------------------------------------------------------------------------------


@endpoint("GET", "/api/notices", NoticeInfo)
async def notices(context: RequestContext) -> Message:
    """How this server tells people that it is their turn."""
    return await _notices(context)


async def _notices(context: RequestContext) -> NoticeInfo:
    told, push = context.rooms.notices, context.rooms.policy.push
    to = await told.letters.of(context.browser) if told.letters is not None and context.browser is not None else None
    return NoticeInfo(
        push=push,
        key=(await told.signature()).public if push else "",
        mail=told.letters is not None,
        address=None if to is None else to.address,
        confirmed=to is not None and to.confirmed,
    )


@endpoint("POST", "/api/notices/push", NoticeInfo, body=PushRequest, query=("lang",), problems=SIT_DOWN)
async def subscribe(context: RequestContext) -> Message:
    """Tell this browser from now on."""
    wish = await context.body(PushRequest)
    if not context.rooms.policy.push:
        raise Refusal("refused", "problem-switched-off")
    await context.rooms.notices.subscribe(context.known_browser(), wish)
    return await _notices(context)


@endpoint("POST", "/api/notices/push-end", NoticeInfo, body=PushEnd, query=("lang",), problems=SIT_DOWN)
async def unsubscribe(context: RequestContext) -> Message:
    """Tell it no more."""
    wish = await context.body(PushEnd)
    if context.browser is not None:
        await context.rooms.notices.unsubscribe(context.browser, wish.endpoint)
    return await _notices(context)


@endpoint("POST", "/api/notices/mail", NoticeInfo, body=MailRequest, query=("lang",), problems=SIT_DOWN)
async def ask_by_mail(context: RequestContext) -> Message:
    """Write to an address from now on; its owner is asked first."""
    wish = await context.body(MailRequest)
    await context.rooms.notices.ask_by_mail(context.known_browser(), wish.address, wish.lang)
    return await _notices(context)


@endpoint("POST", "/api/notices/mail-end", NoticeInfo, query=("lang",), problems=SIT_DOWN)
async def end_mail(context: RequestContext) -> Message:
    """Write to this browser's address no more."""
    if context.rooms.notices.letters is not None and context.browser is not None:
        await context.rooms.notices.letters.end(context.browser)
    return await _notices(context)


@endpoint(
    "POST", "/api/mail/{token}", MailAnswered, body=MailAnswer, query=("lang",), problems=("not-found", *SIT_DOWN)
)
async def answer_mail(context: RequestContext) -> Message:
    """What the owner of an address says by the link in a mail: yes, or no more."""
    wish = await context.body(MailAnswer)
    letters, token = context.rooms.notices.letters, context.request.path_params["token"]
    if letters is None or not await letters.answer(token[:64], wish.wish):
        raise Refusal("not-found")
    return MailAnswered(wish.wish)


# -- one person at several devices --------------------------------------------------------------------------


@endpoint("GET", "/api/me", MeInfo)
async def me(context: RequestContext) -> Message:
    """Whether this person has a recovery phrase, and how many devices."""
    return await context.rooms.people.info(context.device, context.browser)


@endpoint("POST", "/api/me/phrase", PhraseTold, query=("lang",), problems=("wrong-origin", "too-fast"))
async def phrase(context: RequestContext) -> Message:
    """A new recovery phrase, shown once; the one before opens nothing any more."""
    return PhraseTold(await context.rooms.people.phrase(context.known_browser()))


@endpoint("POST", "/api/me/join", MeInfo, body=PhraseTyped, query=("lang",), problems=SIT_DOWN)
async def join(context: RequestContext) -> Message:
    """Become a device of whoever has that recovery phrase."""
    typed = await context.body(PhraseTyped)
    context.known_browser()
    assert context.device is not None
    context.browser = await context.rooms.people.join(context.device, typed.phrase)
    return await context.rooms.people.info(context.device, context.browser)


@endpoint("POST", "/api/me/leave", MeInfo, query=("lang",), problems=("wrong-origin", "too-fast"))
async def leave_person(context: RequestContext) -> Message:
    """Be nobody's device but one's own."""
    if context.device is not None:
        await context.rooms.people.leave(context.device)
        context.browser = context.device
    return await context.rooms.people.info(context.device, context.browser)


@endpoint("POST", "/api/me/alone", MeInfo, query=("lang",), problems=("wrong-origin", "too-fast"))
async def alone(context: RequestContext) -> Message:
    """Let all other devices go, and the recovery phrase with them."""
    if context.device is not None and context.browser is not None:
        await context.rooms.people.alone(context.device, context.browser)
    return await context.rooms.people.info(context.device, context.browser)


# -- games that are over ------------------------------------------------------------------------------------


@endpoint("GET", "/api/tables/{code}/page", GamePage, query=("lang",), problems=("not-found", "not-over", "busy"))
async def page(context: RequestContext) -> Message:
    """The page of a finished game: final decks, scores by source, points per turn, the secret of its shuffles."""
    room = over(await context.room())
    card = lobby.table_summary(room, context.browser, context.lang)
    return await asyncio.to_thread(pages.page_of, room.ledger, card, context.lang)


@endpoint(
    "POST",
    "/api/tables/{code}/rematch",
    TableSummary,
    body=RematchRequest,
    query=("lang",),
    problems=("not-found", "not-over", "not-yours", "too-late", "full", "too-many-tables", *SIT_DOWN),
)
async def rematch(context: RequestContext) -> Message:
    """Another game of the same people: the first who asks lays its table, the others join them with the same call."""
    wish = await context.body(RematchRequest)
    room = await context.rooms.rematch(await context.room(), context.browser, wish)
    return lobby.table_summary(room, context.browser, context.lang)


@endpoint(
    "GET",
    "/api/tables/{code}/replay",
    ReplayStep,
    query=("at", "seat", "lang"),
    problems=("not-found", "not-over", "unreadable", "refused"),
)
async def replay(context: RequestContext) -> Message:
    """The position after `at` answers of a finished game, with the eyes of any seat."""
    room = told(await context.room(), context.lang)
    seat, at = context.number("seat"), context.number("at") or 0
    if seat is not None and seat >= len(room.chairs):
        raise Refusal("unreadable", reason="seat")
    if at > len(room.ledger.line):
        raise Refusal("unreadable", reason="at")
    return await asyncio.to_thread(pages.replay_step, room.ledger, at, seat, context.lang)


@endpoint("GET", "/api/tables/{code}/record", problems=("not-found", "not-over", "refused"), media="text/plain")
async def record(context: RequestContext) -> Response:
    """The record of a finished game, to download; `cuore replay` reads it, `--verify` checks its shuffles."""
    room = told(await context.room(), context.lang)
    name = f'attachment; filename="cuore-{room.code}.txt"'
    return Response(room.record_text(), 200, {"Content-Disposition": name}, "text/plain; charset=utf-8")


@endpoint("GET", "/api/tables/{code}/events", problems=("not-found", "not-over"))
async def events(context: RequestContext) -> Response:
    """Every event of a finished game, for programs."""
    room = unsealed(over(await context.room()))
    return Response(msgspec.json.encode(room.history()), 200, None, "application/json")


@endpoint(
    "GET",
    "/api/tables/{code}/review",
    ReviewPage,
    query=("seat", "lang"),
    problems=("not-found", "not-over", "unreadable", "refused"),
)
async def review(context: RequestContext) -> Message:
    """A finished game as one seat played it, or how far the review is."""
    room, seat = await _reviewed(context)
    card = lobby.table_summary(room, context.browser, context.lang)
    kept = await context.rooms.reviews.find(room.code, seat)
    if kept is None:
        return reviewing.waiting_page(card, seat, context.rooms.reviews.progress(room.code, seat))
    return await asyncio.to_thread(reviewing.review_page, room.ledger, card, seat, kept, context.lang)


@endpoint(
    "POST",
    "/api/tables/{code}/review",
    ReviewPage,
    query=("seat", "lang"),
    problems=("not-found", "not-over", "busy", *SIT_DOWN),
)
async def begin_review(context: RequestContext) -> Message:
    """See to it that a finished game is reviewed for a seat; the same page."""
    room, seat = await _reviewed(context)
    await context.rooms.reviews.begin(room, seat, address_of(context.request.scope))
    return await review(context)  # type: ignore[return-value]


@endpoint(
    "GET",
    "/api/tables/{code}/review.svg",
    query=("seat", "theme", "lang"),
    problems=("not-found", "not-over", "unreadable", "refused"),
    media="image/svg+xml",
)
async def review_picture(context: RequestContext) -> Response:
    """The chance to win all along, as a picture, once the review is there."""
    room, seat = await _reviewed(context)
    kept = await context.rooms.reviews.find(room.code, seat)
    if kept is None:
        raise Refusal("not-found", "problem-no-review")
    theme = "dark" if context.request.query_params.get("theme") == "dark" else "light"
    drawn = reviewing.picture(room.chairs[seat].name, kept, theme, context.lang)
    return Response(drawn, 200, None, "image/svg+xml")


async def _reviewed(context: RequestContext) -> tuple[Room, int]:
    """The table and the seat that a review is about."""
    room = told(await context.room(), context.lang)
    seat = context.number("seat")
    if seat is None or seat >= len(room.chairs):
        raise Refusal("unreadable", reason="seat")
    return room, seat


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


# -- teaching -----------------------------------------------------------------------------------------------


@endpoint(
    "POST",
    "/api/lessons/{name}",
    TableSummary,
    query=("lang",),
    problems=("not-found", "wrong-origin", "too-fast", *LAY),
)
async def lesson(context: RequestContext) -> Message:
    """Lay a teaching table."""
    name = context.request.path_params["name"]
    if name not in lessons.names():
        raise Refusal("not-found", "problem-no-lesson", name=name[:40])
    room = await lessons.lay(context.rooms, context.known_browser(), name, context.lang)
    return lobby.table_summary(room, context.browser, context.lang)


@endpoint("GET", "/api/puzzles", PuzzleShelf, query=("lang",))
async def puzzle_shelf(context: RequestContext) -> Message:
    """The shelf of puzzles, and which one is today's."""
    day = daily.today()
    told = [
        PuzzleInfo(one.name, number, one.sets[0], lobby.sets_text(one.sets, context.lang), one.seats, one.turn)
        for number, one in enumerate(puzzles.shelf().values(), 1)
    ]
    return PuzzleShelf(day.isoformat(), puzzles.of_day(day).name, told)


@endpoint(
    "POST",
    "/api/puzzles/{name}",
    TableSummary,
    query=("lang",),
    problems=("not-found", "wrong-origin", "too-fast", *LAY),
)
async def puzzle(context: RequestContext) -> Message:
    """Lay the table of a puzzle."""
    name = context.request.path_params["name"]
    found = puzzles.shelf().get(name)
    if found is None:
        raise Refusal("not-found", "problem-no-puzzle", name=name[:40])
    room = await puzzles.lay(context.rooms, context.known_browser(), found, context.lang)
    return lobby.table_summary(room, context.browser, context.lang)
