"""The API's description is valid, complete, and true of what the server answers."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import jsonschema
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

import cuore
from cuore.boxes.registry import BOXES
from cuore.server import lessons, messages, rest
from cuore.server.openapi import openapi
from cuore.server.problems import STATUS
from tests.server.tables import until
from tests.server.visitor import Hall, hall


def test_the_description_is_valid() -> None:
    assert list(OpenAPIV31SpecValidator(openapi()).iter_errors()) == []


def test_a_broken_description_would_be_noticed() -> None:
    description = openapi()
    description["paths"]["/api/tables/{code}"]["get"]["parameters"].clear()
    assert list(OpenAPIV31SpecValidator(description).iter_errors()) != []


def test_every_endpoint_and_every_message_is_described() -> None:
    description = openapi()
    for end in rest.ENDPOINTS:
        assert description["paths"][end.path][end.method.lower()]["summary"]
        assert set(end.problems) <= set(STATUS)
    types = {
        name
        for name, thing in vars(messages).items()
        if inspect.isclass(thing) and issubclass(thing, messages.Message) and thing is not messages.Message
    }
    assert types <= set(description["components"]["schemas"])


def test_it_is_served() -> None:
    async def visit() -> None:
        async with hall() as h:
            answer = await h.visitor().get("/api/openapi.json")
            assert answer.json == openapi()

    asyncio.run(visit())


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_answers_are_as_described(lang: str) -> None:
    description = openapi()

    def check(value: Any, name: str) -> None:
        schema = {"$ref": f"#/components/schemas/{name}", "components": description["components"]}
        jsonschema.Draft202012Validator(schema).validate(value)

    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            check((await ann.get(f"/api/about?lang={lang}")).json, "About")
            check((await ann.get(f"/api/nothing?lang={lang}")).json, "Problem")
            town = (await ann.post(f"/api/towns?lang={lang}", {"sets": ["base"]})).json
            check(town, "TownInfo")
            check((await ann.get(f"/api/towns/{town['code']}?lang={lang}")).json, "TownInfo")
            seats = [{"player": "here", "name": "Ann"}, {"player": "bot", "level": "easy"}]
            laid = await ann.post("/api/tables", {"seats": seats, "sets": ["base"], "town_code": town["code"]})
            check(laid.json, "TableSummary")
            code = laid.json["code"]
            check((await ann.get("/api/mine")).json, "TableSummaries")
            check((await ann.get(f"/api/cards?lang={lang}")).json, "Compendium")
            for box in BOXES:
                check((await ann.get(f"/api/rules/{box}?lang={lang}")).json, "RulesPage")
            check((await ann.post(f"/api/lessons/{lessons.names()[0]}?lang={lang}")).json, "TableSummary")
            socket = await ann.connect(code)
            await socket.send({"type": "look", "seat": 0, "lang": lang})
            for name in ("CardsMessage", "StateMessage"):
                message = await socket.receive()
                check(message, name)
                check(message, "FromServer")
            await socket.drop()
            await end(h, code)
            page = await ann.get(f"/api/tables/{code}/page?lang={lang}")
            check(page.json, "GamePage")
            assert page.json["verified"]
            for seat in ("", "&seat=0", "&seat=1"):
                step = await ann.get(f"/api/tables/{code}/replay?at={page.json['answers']}{seat}&lang={lang}")
                check(step.json, "ReplayStep")
            assert (await ann.get(f"/api/tables/{code}/replay?at=99999")).status == 400
            assert (await ann.get(f"/api/tables/{code}/replay?seat=2")).status == 400
            record = await ann.get(f"/api/tables/{code}/record")
            assert record.headers["content-type"].startswith("text/plain")
            assert cuore.replay(record.body.decode()).over
            assert len((await ann.get(f"/api/tables/{code}/events")).json) > page.json["answers"]

    asyncio.run(visit())


async def end(h: Hall, code: str) -> None:
    """Hand the person's seat to a bot, and let the game be played to its end."""
    room = await h.services.rooms.find(code)
    assert room is not None
    room.listen(None, None, "en")  # or the bots would wait for somebody to look
    await room.handle(room.chairs[0].browser, "en", messages.GiveToBotMessage(0, "easy"))
    await until(lambda: room.status == "over")
