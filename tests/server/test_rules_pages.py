"""The rules of a box as a page, and the picture that stands in it."""

from __future__ import annotations

import asyncio

from cuore.boxes.registry import BOXES
from cuore.words.catalogue import LANGUAGES
from tests.server.visitor import hall


def test_every_box_has_a_page_in_every_language_with_a_picture() -> None:
    async def story() -> None:
        async with hall() as house:
            ann = house.visitor()
            for box in BOXES:
                for lang in LANGUAGES:
                    page = (await ann.get(f"/api/rules/{box}?lang={lang}")).json
                    assert page["lang"] == lang
                    assert {"heading", "items", "cards", "table"} <= {block["kind"] for block in page["blocks"]}
                    shown = [face["name"] for block in page["blocks"] for face in block["cards"]]
                    assert shown
                picture = await ann.get(f"/pictures/{box}-en.svg")
                assert (picture.status, picture.body[:4]) == (200, b"<svg")

    asyncio.run(story())


def test_what_is_not_there_is_said() -> None:
    async def story() -> None:
        async with hall() as house:
            ann = house.visitor()
            for path in (
                "/api/rules/nothing",
                "/pictures/nothing-en.svg",
                "/pictures/base-xx.svg",
                "/pictures/base.svg",
            ):
                assert (await ann.get(path)).status == 404, path

    asyncio.run(story())
