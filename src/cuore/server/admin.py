"""The page on which the host of a server keeps order: reports, bans, tables. It needs no script.

It is there only where the settings have a token (`admin-token`). Whoever knows that gets a cookie for some hours,
signed with it, which every process of the server can check; another token ends all of them. Tries are dear
(limits.py). Everything that is done here is a row in the database (moderating.py).
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from html import escape
from typing import Final
from urllib.parse import parse_qs

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cuore.server import moderating, tokens
from cuore.server.guard import HOST_PAGE, Site
from cuore.server.messages import Language
from cuore.server.problems import Refusal, language_of
from cuore.server.store import Store
from cuore.words.catalogue import say

COOKIE: Final = "cuore-host"
HOURS: Final = 8  # for which one is known
MOST: Final = 8 * 1024  # bytes of a form
HOURS_OF_BAN: Final = ("24", "168", "720", "0")  # 0: for ever
# Of a page that sends no referrer, browsers send forms as if they came from nowhere (`Origin: null`).
HEADERS: Final = {"Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex"}

Form = dict[str, str]


class HostPage:
    """The page, for whoever has the token."""

    def __init__(self, token: str, store: Store, site: Site) -> None:
        self._token = token.encode()
        self._store = store
        self._site = site

    async def answer(self, request: Request) -> Response:
        """The page, or the door to it; with a POST, what was wished is done first."""
        if not self._token:
            raise Refusal("not-found")
        lang = language_of(request)
        form = await _form(request) if request.method == "POST" else {}
        if "token" in form:
            if not hmac.compare_digest(form["token"].encode(), self._token):
                return _page(lang, self._door(lang, wrong=True), 403)
            return self._let_in(request)
        if not self._knows(request.cookies.get(COOKIE, "")):
            return _page(lang, self._door(lang), 200 if request.method == "GET" else 403)
        if request.method == "POST":
            work = _wish(form)
            if work is not None:
                await self._store.keep(work)
            return RedirectResponse(HOST_PAGE, 303, HEADERS)
        return _page(lang, await self._inside(lang))

    # -- who may --------------------------------------------------------------------------------------------

    def _let_in(self, request: Request) -> Response:
        until = str(int(time.time()) + HOURS * 3600)
        answer = RedirectResponse(HOST_PAGE, 303, HEADERS)
        secure = self._site.secure or request.url.scheme == "https"
        value = f"{until}.{self._signed(until)}"
        answer.set_cookie(
            COOKIE, value, HOURS * 3600, path=HOST_PAGE, httponly=True, samesite="strict", secure=secure
        )
        return answer

    def _knows(self, cookie: str) -> bool:
        until, _, signed = cookie.partition(".")
        if not hmac.compare_digest(signed.encode(), self._signed(until).encode()):
            return False
        return until.isdecimal() and int(until) > time.time()

    def _signed(self, until: str) -> str:
        return hmac.new(self._token, f"host {until}".encode(), hashlib.sha256).hexdigest()

    # -- what it looks like ---------------------------------------------------------------------------------

    def _door(self, lang: Language, *, wrong: bool = False) -> str:
        told = f'<p role="alert">{_say(lang, "wrong")}</p>' if wrong else ""
        field = f'<label>{_say(lang, "token")} <input name="token" type="password" required autofocus></label>'
        return f"{told}{_form_of(field, _say(lang, 'enter'))}"

    async def _inside(self, lang: Language) -> str:
        now = int(time.time() * 1000)
        reports = await self._store.look_up(moderating.reports)
        bans = await self._store.look_up(partial(moderating.bans, now=now))
        parts = [f"<h2>{_say(lang, 'reports')}</h2>"]
        parts += [_report(lang, report) for report in reports] or [f"<p>{_say(lang, 'none')}</p>"]
        parts.append(f"<h2>{_say(lang, 'bans')}</h2>")
        parts += [_ban(lang, ban) for ban in bans] or [f"<p>{_say(lang, 'none')}</p>"]
        kinds = "".join(f'<option value="{kind}">{_say(lang, kind)}</option>' for kind in ("address", "name"))
        fields = f'<select name="kind">{kinds}</select> <input name="what" required maxlength="64"> {_hours(lang)}'
        parts.append(_form_of(_hidden("do", "ban") + fields, _say(lang, "ban")))
        code = f'<label>{_say(lang, "code")} <input name="game" required maxlength="16"></label>'
        seat = f'<label>{_say(lang, "seat")} <input name="seat" type="number" min="1" max="6" required></label>'
        parts.append(f"<h2>{_say(lang, 'tables')}</h2>")
        parts.append(_form_of(f"{_hidden('do', 'remove')}{code} {seat}", _say(lang, "remove")))
        parts.append(_form_of(f"{_hidden('do', 'close')}{code}", _say(lang, "close")))
        return "".join(parts)


def _wish(form: Form) -> Callable[[Connection], object] | None:
    """What a form asks for; nothing if it makes no sense."""
    game, number, hours = tokens.read_code(form.get("game", "")), _number(form, "number"), _number(form, "hours")
    match form.get("do"):
        case "settle":
            return partial(moderating.settle, number=number)
        case "ban" if form.get("kind") in {"address", "name"}:
            kind: moderating.BanKind = "address" if form["kind"] == "address" else "name"
            return partial(moderating.ban, kind=kind, told=form.get("what", "")[:64], hours=hours)
        case "ban-reported":
            return partial(moderating.ban_reported, number=number, hours=hours)
        case "unban":
            return partial(moderating.unban, number=number)
        case "remove":
            return partial(moderating.order, kind="remove", game=game, seat=max(0, _number(form, "seat") - 1))
        case "close":
            return partial(moderating.order, kind="close", game=game)
    return None


def _number(form: Form, name: str) -> int:
    text = form.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0


async def _form(request: Request) -> Form:
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > MOST:
            raise Refusal("too-large")
    found = parse_qs(read.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=20)
    return {name: values[0] for name, values in found.items()}


def _report(lang: Language, report: moderating.Complaint) -> str:
    said = f"<q>{escape(report.text)}</q>" if report.text else _say(lang, "about-player")
    where = f'<a href="/table/{report.game}">{report.game}</a>, {_say(lang, "seat")} {report.seat + 1}'
    own = _hidden("number", report.number)
    table = _hidden("game", report.game) + _hidden("seat", report.seat + 1)
    buttons = (
        _form_of(_hidden("do", "ban-reported") + own + _hours(lang), _say(lang, "ban")),
        _form_of(_hidden("do", "remove") + table, _say(lang, "remove")),
        _form_of(_hidden("do", "close") + table, _say(lang, "close")),
        _form_of(_hidden("do", "settle") + own, _say(lang, "settle")),
    )
    told = f"<strong>{escape(report.name)}</strong> {said}<br><small>{_when(report.at)} · {where}</small>"
    return f"<article><p>{told}</p>{''.join(buttons)}</article>"


def _ban(lang: Language, ban: moderating.Ban) -> str:
    until = _say(lang, "for-ever") if ban.until is None else _when(ban.until)
    told = f"<strong>{escape(ban.name)}</strong> ({_say(lang, ban.kind)}) → {until}"
    button = _form_of(_hidden("do", "unban") + _hidden("number", ban.number), _say(lang, "unban"))
    return f"<article><p>{told}</p>{button}</article>"


def _hours(lang: Language) -> str:
    options = "".join(
        f'<option value="{hours}">{_say(lang, "for-ever") if hours == "0" else _say(lang, "hours", count=int(hours))}'
        "</option>"
        for hours in HOURS_OF_BAN
    )
    return f'<select name="hours" aria-label="{_say(lang, "how-long")}">{options}</select>'


def _hidden(name: str, value: object) -> str:
    return f'<input type="hidden" name="{name}" value="{escape(str(value))}">'


def _form_of(fields: str, button: str) -> str:
    return f'<form method="post" action="{HOST_PAGE}">{fields} <button>{button}</button></form>'


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _say(lang: Language, key: str, **values: object) -> str:
    return escape(say(lang, f"host-{key}", **values))


def _page(lang: Language, inside: str, status: int = 200) -> Response:
    title = _say(lang, "title")
    page = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/host.css"><title>{title} · Cuore</title></head>'
        f"<body><main><h1>{title}</h1>{inside}</main></body></html>"
    )
    return HTMLResponse(page, status, HEADERS)
