"""The description of the API (OpenAPI 3.1), made from the endpoints and their types. Served as /api/openapi.json."""

from __future__ import annotations

import inspect
import re
from typing import Any, Final, get_args

import msgspec

import cuore
from cuore import words
from cuore.server.matching import Pace
from cuore.server.messages import FromBrowser, FromServer, NewsMessage, Problem, TableView
from cuore.server.problems import MEDIA_TYPE, STATUS
from cuore.server.rest import ENDPOINTS, Endpoint

REF: Final = "#/components/schemas/{name}"
DESCRIPTION: Final = (
    "The table in the browser. A browser is known by the cookie that the first POST gives it. Games are played over"
    " the WebSocket /ws/{code}: JSON text messages, `FromBrowser` one way and `FromServer` the other; the first one"
    " is `look`."
)
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "code": {"description": "Of a table or a town.", "schema": {"type": "string"}},
    "token": {"description": "In the links of a mail.", "schema": {"type": "string"}},
    "date": {"description": "A day, as YYYY-MM-DD; left out, today.", "schema": {"type": "string"}},
    "name": {"description": "Of a lesson or a puzzle.", "schema": {"type": "string"}},
    "lang": {
        "description": "The reader's language; else Accept-Language decides.",
        "schema": {"type": "string", "enum": list(words.LANGUAGES)},
    },
    "list": {
        "description": "Tables with a free seat, or games to watch.",
        "schema": {"type": "string", "enum": ["open", "watch"], "default": "open"},
    },
    "box": {"description": "Only tables that are played with it.", "schema": {"type": "string"}},
    "seats": {"description": "Only tables of so many.", "schema": {"type": "integer", "minimum": 2, "maximum": 6}},
    "pace": {
        "description": "Only tables without a clock, with one of minutes, or over days.",
        "schema": {"type": "string", "enum": list(get_args(Pace))},
    },
    "rated": {
        "description": "Only tables that are rated, or only others.",
        "schema": {"type": "string", "enum": ["yes", "no"]},
    },
    "page": {"description": "Of a list, from 0 on.", "schema": {"type": "integer", "minimum": 0, "default": 0}},
    "at": {"description": "After how many answers.", "schema": {"type": "integer", "minimum": 0, "default": 0}},
    "seat": {
        "description": "Whose eyes; left out, a spectator's.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 5},
    },
    "theme": {"description": "By day or by night.", "schema": {"type": "string", "enum": ["light", "dark"]}},
}


def openapi() -> dict[str, Any]:
    """The whole description, ready for JSON."""
    types = {type_ for end in ENDPOINTS for type_ in (end.answer, end.body) if type_ is not None}
    ordered = sorted(types, key=lambda type_: type_.__name__)
    # Unions last: they have no name of their own, so their schemas come back in the first part of the answer.
    schemas, components = msgspec.json.schema_components(
        [*ordered, Problem, FromBrowser, FromServer], ref_template=REF
    )
    components |= {"FromBrowser": schemas[-2], "FromServer": schemas[-1]}
    components[NewsMessage.__name__]["properties"]["parts"] = some_of(TableView)
    paths: dict[str, dict[str, Any]] = {}
    for end in ENDPOINTS:
        paths.setdefault(end.path, {})[end.method.lower()] = operation(end)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cuore",
            "version": cuore.__version__,
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": dict(sorted(components.items()))},
    }


def some_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """An object with any of the fields of a struct."""
    fields = REF.format(name=struct.__name__) + "/properties/"
    properties = {name: {"$ref": fields + name} for name in struct.__struct_fields__}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def operation(end: Endpoint) -> dict[str, Any]:
    """One method of one address."""
    in_path = re.findall(r"{(\w+)}", end.path)
    parameters = [{"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in in_path]
    parameters += [{"name": name, "in": "query", "required": False, **PARAMETERS[name]} for name in end.query]
    answer: dict[str, Any] = {"type": "array", "items": {"type": "object"}}
    if end.answer is not None:
        answer = {"$ref": REF.format(name=end.answer.__name__)}
    elif end.media.startswith("text/"):
        answer = {"type": "string"}
    described: dict[str, Any] = {
        "operationId": end.handle.__name__,
        "summary": inspect.cleandoc(end.handle.__doc__ or ""),
        "parameters": parameters,
        "responses": {"200": {"description": "Fine.", "content": {end.media: {"schema": answer}}}, **problems(end)},
    }
    if end.body is not None:
        schema = {"$ref": REF.format(name=end.body.__name__)}
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return described


def problems(end: Endpoint) -> dict[str, Any]:
    """What an address may refuse, by status."""
    codes: dict[int, list[str]] = {}
    for code in (*end.problems, "wrong-host", "broken"):
        codes.setdefault(STATUS[code], []).append(code)
    content = {MEDIA_TYPE: {"schema": {"$ref": REF.format(name="Problem")}}}
    return {
        str(status): {"description": f"Refused: {', '.join(sorted(set(names)))}.", "content": content}
        for status, names in sorted(codes.items())
    }
