"""Games that are over: pages, records, replays, reviews, and the next one."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.responses import Response

from cuore.server import pages, reviewing
from cuore.server.limits import address_of
from cuore.server.messages import (
    GamePage,
    Message,
    RematchRequest,
    ReplayStep,
    ReviewPage,
    TableSummary,
)
from cuore.server.problems import Refusal
from cuore.server.rest.endpoints import (
    SIT_DOWN,
    RequestContext,
    endpoint,
    over,
    told,
    unsealed,
)
from cuore.server.room import Room


@endpoint("GET", "/api/tables/{code}/page", GamePage, query=("lang",), problems=("not-found", "not-over", "busy"))
async def page(context: RequestContext) -> Message:
    """The page of a finished game: final decks, scores by source, points per turn, the secret of its shuffles."""
    room = over(await context.room())
    card = await context.summary(room)
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
    return await context.summary(room)


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
    card = await context.summary(room)
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
