"""The list of ratings."""

from __future__ import annotations

from typing import Final

from cuore.bots.ratings import RATINGS
from cuore.server import rated
from cuore.server.messages import Message, RatingLine, RatingsPage
from cuore.server.rating import bot_skill
from cuore.server.renderer import level_name
from cuore.server.rest.endpoints import RequestContext, endpoint

ON_A_PAGE: Final = 50


@endpoint("GET", "/api/ratings", RatingsPage, query=("page", "lang"), problems=("unreadable",))
async def ratings(context: RequestContext) -> Message:
    """People with a claimed name by their ratings, a page at a time, and the bots."""
    page = context.number("page") or 0
    total, ranks = await context.rooms.ratings.ranks(context.browser, page, ON_A_PAGE)
    people = [RatingLine(rank.name, rated.rating_info(rank.skill), rank.games, rank.mine) for rank in ranks]
    bots = [
        RatingLine(level_name(level, context.lang) or level, rated.rating_info(skill), measured.games, False)
        for level, measured in RATINGS.items()
        if (skill := bot_skill(level)) is not None and level in context.rooms.bots.levels
    ]
    pages = -(-total // ON_A_PAGE)
    return RatingsPage(context.rooms.ratings.on, people, bots, page, pages, total, rated.MOST_MEETINGS)
