"""Figures of one's own, and the list of one's finished games."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.responses import Response

from cuore.server import figure_pages
from cuore.server.figures import MOST_GAMES, Chosen, Figures, PersonsGame, chunks, figures_of, page_of
from cuore.server.messages import FiguresPage, Message, OwnGames
from cuore.server.rest.endpoints import RequestContext, endpoint

ON_A_PAGE: Final = 25  # games of the list
LONGEST: Final = 60  # letters of a box


@endpoint("GET", "/api/me/figures", FiguresPage, query=("box", "seats", "lang"), problems=("unreadable", "busy"))
async def figures(context: RequestContext) -> Message:
    """How one's finished games went: by box, town, seats and opponents, and points over time."""
    chosen = _chosen(context)
    found = Figures() if chosen is None else await figures_of(context.rooms.store, chosen)
    return figure_pages.figures_page(found, context.lang)


@endpoint("GET", "/api/me/games", OwnGames, query=("box", "seats", "page", "lang"), problems=("unreadable",))
async def own_games(context: RequestContext) -> Message:
    """One's finished games with points and places, the latest first, a page at a time."""
    chosen, page = _chosen(context), context.number("page") or 0
    if chosen is None:
        return OwnGames([], 0, 0, 0)
    total, games = await context.rooms.store.look_up(partial(page_of, chosen=chosen, page=page, size=ON_A_PAGE))
    told = [figure_pages.own_game(game, context.lang) for game in games]
    return OwnGames(told, page, -(-total // ON_A_PAGE), total)


@endpoint("GET", "/api/me/games.csv", query=("box", "seats"), problems=("unreadable", "busy"), media="text/csv")
async def own_games_csv(context: RequestContext) -> Response:
    """The whole list, to download; a spreadsheet reads it."""
    chosen = _chosen(context)
    games: list[PersonsGame] = []
    if chosen is not None:
        async for chunk in chunks(context.rooms.store, chosen, MOST_GAMES):
            games += chunk
    name = 'attachment; filename="cuore-games.csv"'
    # The mark before the first letter tells spreadsheets that this is Unicode.
    return Response(
        "\ufeff" + figure_pages.games_csv(games), 200, {"Content-Disposition": name}, "text/csv; charset=utf-8"
    )


def _chosen(context: RequestContext) -> Chosen | None:
    """Which games are asked for; nobody's without a key."""
    box, seats = context.request.query_params.get("box") or None, context.number("seats")
    return None if context.browser is None else Chosen(context.browser, box and box[:LONGEST], seats)
