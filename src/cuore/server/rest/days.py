"""The town of the day."""

from __future__ import annotations

from datetime import date

from cuore.server import daily, lobby
from cuore.server.limits import address_of
from cuore.server.messages import (
    DailyPage,
    DailyRequest,
    DailyResult,
    Message,
    TableSummary,
)
from cuore.server.rest.endpoints import (
    LAY,
    SIT_DOWN,
    RequestContext,
    endpoint,
)


@endpoint("GET", "/api/daily", DailyPage, query=("date", "lang"), problems=("unreadable", "not-found"))
async def daily_page(context: RequestContext) -> Message:
    """The town of a day, and how it went for those who have played it."""
    return await _daily_page(context, daily.read_date(context.request.query_params.get("date", "")))


@endpoint("POST", "/api/daily", TableSummary, body=DailyRequest, query=("lang",), problems=(*SIT_DOWN, *LAY))
async def lay_daily(context: RequestContext) -> Message:
    """Sit down in today's town, once; whoever has sat down there finds the same table again."""
    wish = await context.body(DailyRequest)
    if await context.rooms.daily.own(daily.today(), context.browser) is None:
        await context.check_names(wish.name)
    room = await context.rooms.daily.lay(context.known_browser(), wish.name, wish.lang)
    room.address = room.address or address_of(context.request.scope)
    return await context.summary(room)


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
        table=None if own is None else await context.summary(own),
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
