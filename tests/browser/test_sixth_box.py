"""The invented box (tests/sixth_box) in a real browser: it is offered, laid out and played like every other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, Axe, Served, Watch, prefer
from tests.browser.sitting import BOT, HERE, lay, sit_down
from tests.browser.test_games import play_something
from tests.sixth_box.installing import installed


@pytest.fixture
def garden_page(chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A page of a server on which the box is installed."""
    monkeypatch.setenv("PYTHONPATH", installed(tmp_path / "site")["PYTHONPATH"])
    assert os.environ["PYTHONPATH"]
    served = Served(tmp_path)
    served.start()
    context = chromium.new_context(base_url=served.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    prefer(context)
    page, watch = context.new_page(), Watch(served.url)
    watch.over(page)
    page.goto("/")
    yield page
    context.close()
    served.stop()
    watch.check()


def test_the_sixth_box_is_offered_and_played(garden_page: Page, axe: Axe) -> None:
    page = garden_page
    page.goto("/new")
    expect(page.get_by_text("A greenhouse full of keepsakes").first).to_be_visible()
    ann = sit_down(page, lay(page, HERE, BOT, sets=["winter_garden", "base"]))
    ann.settled()
    expect(page.get_by_text("Keepsakes").first).to_be_visible()
    axe(page)
    for _ in range(20):
        seen = ann.settled()
        if "greenhouse" in seen["prompt"]:
            break
        ann.press(next(text for text in seen["bar"] if text.startswith("End the")))
    assert "greenhouse" in seen["prompt"]
    ann.click(seen["legal"][0])  # the keepsake that lies open
    for _ in range(4):
        play_something(ann)
    expect(page.locator("aside")).to_contain_text("acquires")
    axe(page)
    page.goto("/cards/Snow%20Globe")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Snow Globe")
