"""What the house offers: boxes, cards, rules, towns, lessons and puzzles."""

from __future__ import annotations

import asyncio

from cuore.server import daily, lessons, lobby, pages, puzzles
from cuore.server.messages import (
    About,
    Compendium,
    Message,
    PuzzleInfo,
    PuzzleShelf,
    RulesPage,
    TableSummary,
    TownInfo,
    TownWish,
)
from cuore.server.problems import Refusal
from cuore.server.rest.endpoints import (
    LAY,
    SIT_DOWN,
    RequestContext,
    endpoint,
)
from cuore.server.rules_pages import rules_page
from cuore.towns import Town


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
    return await context.summary(room)


@endpoint("GET", "/api/puzzles", PuzzleShelf, query=("lang",))
async def puzzle_shelf(context: RequestContext) -> Message:
    """The shelf of puzzles, and which one is today's."""
    day = daily.today()
    told = [
        PuzzleInfo(one.name, number, one.sets[0], lobby.sets_text(one.sets, context.lang), one.seats, one.table_turn)
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
    return await context.summary(room)
