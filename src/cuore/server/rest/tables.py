"""Tables: laid, found, sat down at, left, and asked about."""

from __future__ import annotations

from typing import get_args

from starlette.responses import Response

from cuore.server import asking, hinting, matching, rated_tables
from cuore.server.invitation import qr_code
from cuore.server.limits import address_of
from cuore.server.messages import (
    HintPage,
    HintRequest,
    MatchRequest,
    Message,
    NewTable,
    ReportKept,
    ReportRequest,
    SeatChange,
    SeatQuestion,
    SitRequest,
    TableSummaries,
    TableSummary,
)
from cuore.server.problems import Refusal
from cuore.server.rest.endpoints import (
    LAY,
    SIT_DOWN,
    RequestContext,
    endpoint,
    playable,
)


@endpoint("POST", "/api/tables", TableSummary, body=NewTable, query=("lang",), problems=(*SIT_DOWN, *LAY))
async def lay(context: RequestContext) -> Message:
    """Lay a table; the seats of persons here belong to the browser that asks."""
    wish = await context.body(NewTable)
    await context.check_names(*(seat.name for seat in wish.seats))
    room = await context.rooms.lay(context.known_browser(), wish)
    room.address = address_of(context.request.scope)
    return await context.summary(room)


@endpoint(
    "GET",
    "/api/tables",
    TableSummaries,
    query=("list", "box", "seats", "pace", "rated", "lang"),
    problems=("unreadable",),
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
    rated = {"": None, "yes": True, "no": False}.get(asked.get("rated", ""))
    if rated is None and asked.get("rated"):
        raise Refusal("unreadable", reason="rated")
    sought = matching.Sought(asked.get("box") or None, context.number("seats"), pace, rated)
    rooms = await context.rooms.listed(("waiting",) if which == "open" else ("playing",), sought.fits)
    return TableSummaries(await context.summaries(rooms))


@endpoint("POST", "/api/match", TableSummary, body=MatchRequest, query=("lang",), problems=(*SIT_DOWN, *LAY))
async def match(context: RequestContext) -> Message:
    """A quick match: sit down where somebody waits for the same, or wait at a new table."""
    wish = await context.body(MatchRequest)
    await context.check_names(wish.name)
    room = await matching.match(context.rooms, context.known_browser(), wish)
    room.address = room.address or address_of(context.request.scope)
    return await context.summary(room)


@endpoint("GET", "/api/mine", TableSummaries, query=("lang",))
async def mine(context: RequestContext) -> Message:
    """The tables at which this browser has a seat."""
    return TableSummaries(await _own_tables(context))


async def _own_tables(context: RequestContext) -> list[TableSummary]:
    rooms = await context.rooms.mine(context.browser) if context.browser is not None else []
    return await context.summaries(rooms)


@endpoint("GET", "/api/tables/{code}", TableSummary, query=("lang",), problems=("not-found",))
async def table(context: RequestContext) -> Message:
    """A table: who sits there, what is played, how it ended."""
    room = await context.room()
    await matching.touch(context.rooms, room, context.browser)
    return await context.summary(room)


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
    await context.check_names(wish.name)
    room = await context.room()
    name = await rated_tables.name_at(context.rooms, room, context.known_browser(), wish.name)
    await room.sit(context.known_browser(), name, wish.seat)
    return await context.summary(room)


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
    return await context.summary(room)


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
    return await context.summary(room)


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
