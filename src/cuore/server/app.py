"""The web application: routes, and what stands around them.

From the outside in: the access log and its counters, the guard, compression of JSON, the routes. `make_app` takes
services that are already open (rooms with their store) and closes them with the application's own end.
"""

from __future__ import annotations

import gc
import logging
import secrets
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Final, get_args

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cuore import words
from cuore.engine.errors import CuoreError
from cuore.server import cameos, installing, lobby, pages, rules_pages
from cuore.server.admin import HostPage
from cuore.server.client import Client
from cuore.server.door import Door
from cuore.server.forwarding import Forwarding, Inside
from cuore.server.guard import HOST_PAGE, SAFE_METHODS, Guard, Site
from cuore.server.leases import Elsewhere
from cuore.server.limits import AddressLimits, Limits, address_of
from cuore.server.live import live
from cuore.server.logs import FIELDS
from cuore.server.messages import Language
from cuore.server.metrics import CONTENT_TYPE, Metrics
from cuore.server.openapi import openapi
from cuore.server.problems import Refusal, kind, language_of, problem, refused
from cuore.server.quotas import Quotas
from cuore.server.rest import ENDPOINTS, Endpoint, RequestContext
from cuore.server.rooms import Rooms
from cuore.server.store import StoreError

LOG = logging.getLogger("cuore.server")
ACCESS: Final = logging.getLogger("cuore.server.access")
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE"})
BY_LANGUAGE: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
ELSEWHERE: Final = "(client)"  # how counters and log name what no route of ours has


@dataclass
class Services:
    """What the application serves."""

    rooms: Rooms
    site: Site = field(default_factory=Site)
    limits: Limits = field(default_factory=Limits)
    client: Client = field(default_factory=Client)
    metrics: Metrics = field(default_factory=Metrics)
    metrics_token: str = ""  # who may read the counters where others than this machine can ask
    admin_token: str = ""  # who may keep order by a page; without it there is none
    folder: str = ""  # where processes of this machine hand each other lines
    door: Door | None = None  # before which connections wait
    warm: bool = False  # read all words right after the start, so that no first visitor waits for them


def make_app(services: Services) -> ASGIApp:
    """The application around some services."""
    addresses = AddressLimits(services.limits)
    quotas = None
    if services.rooms.sharing is not None and services.limits.per_address:
        quotas = Quotas(services.rooms.store, services.rooms.sharing.heart, addresses, services.door)
    _watch(services, addresses)
    page = HostPage(services.admin_token, services.rooms.store, services.site)

    async def describe(_request: Request) -> Response:
        return Response(_description(), media_type="application/json")

    async def metrics(request: Request) -> Response:
        if not _may_count(services, request):
            raise Refusal("not-found")
        return Response(services.metrics.text(), media_type=CONTENT_TYPE)

    async def health(_request: Request) -> Response:
        status = "closing" if services.rooms.closing else "ok"
        try:
            await services.rooms.store.ready()
        except StoreError:
            status = "no database" if status == "ok" else status
        return Response(f'{{"status":"{status}"}}', 200 if status == "ok" else 503, media_type="application/json")

    async def readiness(request: Request) -> Response:  # a function of its own: log and counters name routes by it
        return await health(request)

    async def host(request: Request) -> Response:
        return await page.answer(request)

    async def cameo(request: Request) -> Response:
        return cameos.cameo_file(request.path_params["name"], services.rooms.corrections).answer(request)

    async def picture(request: Request) -> Response:
        return rules_pages.picture(request.path_params["name"]).answer(request)

    async def manifest(request: Request) -> Response:
        content = msgspec.json.encode(installing.manifest(language_of(request)))
        return Response(content, 200, BY_LANGUAGE, "application/manifest+json")

    async def offline(request: Request) -> Response:
        return Response(installing.offline_page(language_of(request)), 200, BY_LANGUAGE, "text/html; charset=utf-8")

    async def socket(websocket: WebSocket) -> None:
        await live(websocket, services.rooms, services.limits, services.metrics)

    async def client(request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise Refusal("not-found")
        return services.client.answer(request)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        resumed = await services.rooms.start()
        if quotas is not None:
            await quotas.start()
            services.rooms.start_chore(quotas.run())
        if resumed:
            LOG.info("%d tables resumed", resumed)
        if services.warm:
            threading.Thread(target=_warm, args=(services.rooms,), name="cuore-warm", daemon=True).start()
        yield
        await services.rooms.drain()

    by_path: dict[str, list[Endpoint]] = {}
    for end in ENDPOINTS:
        by_path.setdefault(end.path, []).append(end)
    routes: list[Route | WebSocketRoute] = [
        *(
            Route(path, _answering(services, ends), methods=[end.method for end in ends])
            for path, ends in by_path.items()
        ),
        Route("/api/openapi.json", describe),
        Route(cameos.PATH, cameo),
        Route(rules_pages.PATH, picture),
        Route("/manifest.webmanifest", manifest),
        Route("/offline", offline),
        Route(HOST_PAGE, host, methods=["GET", "POST"]),
        Route("/metrics", metrics),
        Route("/healthz", health),
        Route("/readyz", readiness),
        WebSocketRoute("/ws/{code}", socket),
    ]
    app: ASGIApp = Starlette(
        routes=[*routes, Route("/{path:path}", client)],
        exception_handlers={
            Refusal: _on_refusal,
            CuoreError: _on_rules,
            StoreError: _on_store,
            Elsewhere: _on_elsewhere,
            HTTPException: _on_http,
            Exception: _on_mistake,
        },
        middleware=[Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        lifespan=lifespan,
    )
    # Whoever is alone with the server, or measures it, is not sent away.
    sheds = bool(services.limits.per_address) and not services.site.private
    sharing, inner = services.rooms.sharing, app
    if sharing is not None:
        inner = Forwarding(app, services.rooms, services.metrics, services.limits.body, services.folder)
    guarded = Guard(
        inner,
        services.site,
        addresses,
        services.metrics,
        lambda: sheds and services.rooms.pulse.busy,
        services.rooms.moderation.bars,
        quotas,
    )
    logged = AccessLog(guarded, services.metrics, {route.endpoint: route.path for route in routes})
    return logged if sharing is None else Inside(logged, sharing.me)


@cache
def _description() -> bytes:
    """Of the API, as it is sent; the endpoints do not change."""
    return msgspec.json.encode(openapi())


def _warm(rooms: Rooms) -> None:
    """Have every language read and every card's page made, beside the event loop."""
    for lang in get_args(Language):
        lobby.about(lang, rooms.bots.levels, rooms.policy)
        pages.compendium(lang, rooms.corrections)
    _leave_at_rest()


def _leave_at_rest() -> None:
    """Spare the collector of garbage what it would look through for nothing, a third of the time for an answer.

    What the start has loaded stays to the end. What an answer makes is dropped with the next one and is freed without
    the collector: it looks only for what refers to itself, which is little. Every look goes through all that is shown
    at all tables just now, so it is worth it when much has been kept since: some thirty objects with each answer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 5, 20)


def _may_count(services: Services, request: Request) -> bool:
    """Whether the counters are for whoever asks: with the token, or without one where only this machine can ask."""
    if services.metrics_token:
        shown = request.headers.get("authorization", "").encode()
        return secrets.compare_digest(shown, f"Bearer {services.metrics_token}".encode())
    return services.site.private


def _watch(services: Services, addresses: AddressLimits) -> None:
    rooms, bots, pulse = services.rooms, services.rooms.bots, services.rooms.pulse

    def tables() -> dict[str, float]:
        counts = {"waiting": 0.0, "playing": 0.0, "over": 0.0}
        for room in rooms.in_memory():
            counts[room.status] += 1
        return counts

    def watch(name: str, help: str, read: Callable[[], float]) -> None:
        services.metrics.watch(name, help, lambda: {"": read()})

    services.metrics.watch("cuore_tables", "Tables in memory.", tables, "status")
    watch("cuore_connections", "Open WebSockets.", lambda: addresses.total)
    watch("cuore_bot_faults", "Answers that a bot failed to give.", lambda: bots.faults)
    watch("cuore_bots_waiting", "Bots whose turn to think has not come.", lambda: bots.turns.waiting)
    watch("cuore_bots_overdue", "Simple answers because a turn did not come.", lambda: bots.overdue)
    watch("cuore_lag_seconds", "How late the server is with everything.", lambda: pulse.lag)
    watch("cuore_stood_seconds", "For how long the server stood still so far.", lambda: pulse.stood)
    watch("cuore_damaged_tables", "Tables that were asked for and cannot be read.", lambda: len(rooms.damaged))
    watch("cuore_store_waiting", "Reads and writes that wait for the database.", lambda: rooms.store.waiting)
    watch("cuore_store_failures", "Writes that the database has not kept.", lambda: rooms.store.failures)
    if rooms.sharing is not None:
        sharing, heart = rooms.sharing, rooms.sharing.heart
        watch("cuore_processes", "Processes of this server that are alive.", lambda: len(heart.living))
        watch("cuore_fenced_tables", "Tables that another process has taken over.", lambda: sharing.fenced)
        watch("cuore_lost_leases", "Times that the lease of this process had run out.", lambda: heart.losses)
    watch(
        "cuore_driver_restarts",
        "Times that what goes on at a table by itself had to be started again.",
        lambda: rooms.restarts,
    )


def _answering(services: Services, ends: list[Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    """A route's function: the context of the request, the handler of its method, the answer as JSON."""
    handlers = {end.method: end.handle for end in ends}

    async def answering(request: Request) -> Response:
        context = RequestContext(request, services.rooms, services.site, services.limits)
        context.browser = await services.rooms.people.owner(context.device)
        if request.method not in SAFE_METHODS and services.rooms.moderation.bars("", context.browser):
            raise Refusal("banned")
        answer = await handlers["GET" if request.method == "HEAD" else request.method](context)
        if not isinstance(answer, Response):
            answer = Response(msgspec.json.encode(answer), media_type="application/json")
        answer.headers.setdefault("Cache-Control", "no-store")
        answer.headers["Vary"] = "Accept-Language, Cookie"
        return context.sign(answer)

    return answering


# -- what went wrong ----------------------------------------------------------------------------------------


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refused(error, language_of(request))


async def _on_rules(request: Request, error: Exception) -> Response:
    """The engine's own line: an unknown box, a town that cannot be, a name that nobody may have."""
    assert isinstance(error, CuoreError)
    lang = language_of(request)
    return problem("refused", words.error_text(error, lang), lang)


async def _on_store(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreError)
    if error.key in {"closed", "fenced"}:
        return refused(Refusal("closing"), language_of(request))
    LOG.error("the database: %s", error)
    return refused(Refusal("broken"), language_of(request))


async def _on_elsewhere(request: Request, _error: Exception) -> Response:
    """A second table was needed, and another process has that: it comes here with a visit, or moves on."""
    return refused(Refusal("closing"), language_of(request))


async def _on_http(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses."""
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "unreadable")
    refusal = Refusal(code, reason=error.detail) if code == "unreadable" else Refusal(code)
    return refused(refusal, language_of(request), error.headers)


async def _on_mistake(request: Request, _error: Exception) -> Response:
    return refused(Refusal("broken"), language_of(request))


# -- the log ------------------------------------------------------------------------------------------------


def method_of(scope: Scope) -> str:
    """How it was asked; whatever else somebody thinks of has one name, for counters are kept for ever."""
    method = str(scope.get("method", "WS"))
    return method if method in METHODS or scope["type"] == "websocket" else "(other)"


class AccessLog:
    """Counts every request, and writes it into the access log: the route and not the address, no query, no cookie.

    A mistake of ours ends here: it is logged by its kind and place (what it was about could be somebody's cards).
    """

    def __init__(self, app: ASGIApp, metrics: Metrics, routes: Mapping[object, str]) -> None:
        self.app = app
        self.metrics = metrics
        self.routes = routes  # paths by endpoint

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        begin = time.monotonic()
        status = 101 if scope["type"] == "websocket" else 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception as error:  # noqa: BLE001 (the last door: one line, never a traceback)
            LOG.error("%s: %s", self.route(scope), kind(error))
        finally:
            method, route = method_of(scope), self.route(scope)
            seconds = time.monotonic() - begin
            self.metrics.requests.labels(method=method, route=route, status=str(status)).inc()
            if scope["type"] == "http":
                self.metrics.request_seconds.observe(seconds)
            if ACCESS.isEnabledFor(logging.INFO):
                told = (address_of(scope), method, route, status, round(1000 * seconds, 1))
                parts = dict(zip(("address", "method", "route", "status", "ms"), told, strict=True))
                ACCESS.info("%s %s %s %d %.1f ms", *told, extra={FIELDS: parts})

    def route(self, scope: Scope) -> str:
        """Which of our routes it was: a table's code belongs into no log."""
        return self.routes.get(scope.get("endpoint"), ELSEWHERE)
