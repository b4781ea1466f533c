"""Refusals: what went wrong, in one line of the reader's language, as problem+json (RFC 9457)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cuore import words
from cuore.server.messages import Language, Problem

MEDIA_TYPE: Final = "application/problem+json"
LONGEST: Final = 500  # characters of a line
STATUS: Final[Mapping[str, int]] = {
    "unreadable": 400,
    "refused": 400,
    "name-taken": 400,
    "wrong-host": 400,
    "not-yours": 403,
    "wrong-origin": 403,
    "banned": 403,
    "not-found": 404,
    "wrong-method": 405,
    "too-late": 409,
    "not-over": 409,
    "full": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "broken": 500,
    "not-built": 503,
    "closing": 503,
    "crowded": 503,
    "busy": 503,
}


class Refusal(Exception):
    """Raised by whoever cannot do what was asked; `detail` is said in the reader's language when it is known."""

    def __init__(self, code: str, key: str = "", /, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"problem-{code}"
        self.values = values

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]

    def detail(self, lang: Language) -> str:
        """What is wrong and what to do, in one line."""
        return words.say(lang, self.key, **self.values)


def problem(code: str, detail: str, lang: Language, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as an answer over HTTP."""
    status = STATUS[code]
    title = words.say(lang, f"problem-title-{status}")
    detail = " ".join(detail.split())[:LONGEST]  # one line, whatever somebody put into what it quotes
    body = msgspec.json.encode(Problem(type="about:blank", title=title, status=status, detail=detail, code=code))
    return Response(body, status, {"Cache-Control": "no-store", **(headers or {})}, MEDIA_TYPE)


def refused(refusal: Refusal, lang: Language, headers: Mapping[str, str] | None = None) -> Response:
    """A raised refusal as an answer over HTTP."""
    return problem(refusal.code, refusal.detail(lang), lang, headers)


def language_of(connection: HTTPConnection) -> Language:
    """The reader's language: `?lang=`, else the best of Accept-Language that we speak, else English."""
    asked = connection.query_params.get("lang", "")
    if asked in words.LANGUAGES:
        return cast(Language, asked)
    best, weight = words.LANGUAGES[0], 0.0
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        tag, _, quality = part.strip().partition(";")
        lang = tag.partition("-")[0].strip().lower()
        if lang in words.LANGUAGES and (wish := _quality(quality)) > weight:
            best, weight = lang, wish
    return cast(Language, best)


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def kind(error: BaseException) -> str:
    """A mistake of ours for the log: what and where, never what it was about, which could be somebody's cards."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error).__name__
    return f"{type(error).__name__} in {trace.tb_frame.f_code.co_qualname}, line {trace.tb_lineno}"
