"""Contrast over the pattern of the wall, which axe leaves alone: measured on the pixels behind the letters."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable

import pytest
from matplotlib.image import imread
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.positions import FOUR, Deal, Shown, late
from tests.browser.test_table_story import ended

ENOUGH = 4.5  # WCAG AA for text; 3 where it is large
LARGE = 24.0  # pixels
SIZES = [(1280, 800), (390, 844)]

# Words with nothing but the patterned wall behind them: where they stand, their colour, how large they are.
ON_THE_WALL = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const held = node.parentElement.getBoundingClientRect();  // what is only read aloud has no room of its own
    if (held.width < 3 || held.height < 3 || box.width < 2 || box.height < 2 || box.top < 0 || box.left < 0) continue;
    if (box.bottom > innerHeight || box.right > innerWidth) continue;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!top || !(node.parentElement.contains(top) || top.contains(node.parentElement))) continue;
    let at = node.parentElement;
    const style = getComputedStyle(at);
    if (style.visibility === 'hidden' || Number(style.opacity) < 1) continue;
    const bare = ({ backgroundImage, backgroundColor }) =>
      backgroundImage === 'none' && /, 0\\)$|transparent/.test(backgroundColor);
    while (at && bare(getComputedStyle(at))) at = at.parentElement;
    if (!at || !getComputedStyle(at).backgroundImage.includes('url(')) continue;
    const { x, y, width, height } = box;
    const size = parseFloat(style.fontSize);
    found.push({ text: node.textContent.trim(), color: style.color, size, x, y, width, height });
  }
  return found;
}"""
# The policy of the house lets nobody write a style into the page; what a script makes is another thing.
DRESS = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
WITHOUT_WORDS = "* { color: transparent !important; text-shadow: none !important; fill: transparent !important }"


def light(channels: Iterable[float]) -> float:
    """Relative luminance of a colour, channels from 0 to 1."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def too_faint(page: Page) -> list[str]:
    """Words that somewhere on the wall cannot be told from it well enough."""
    words = page.evaluate(ON_THE_WALL)
    page.evaluate(DRESS, WITHOUT_WORDS)
    wall = imread(io.BytesIO(page.screenshot(animations="disabled")))
    page.evaluate("document.adoptedStyleSheets = []")
    assert words, "there is something to look at"
    found = []
    for word in words:
        ink = light([int(c) / 255 for c in re.findall(r"\d+", word["color"])[:3]])
        x, y = int(word["x"]), int(word["y"])
        behind = wall[y : y + int(word["height"]) + 1, x : x + int(word["width"]) + 1, :3].reshape(-1, 3)
        ratios = [_contrast(ink, light(colour)) for colour in {tuple(pixel) for pixel in behind.tolist()}]
        if min(ratios) < (3.0 if word["size"] >= LARGE else ENOUGH):
            found.append(f"{word['text']}: {min(ratios):.2f}")
    return found


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_words_on_the_wall_can_be_read(new_page: NewPage, scheme: str, wide: int, high: int) -> None:
    page = new_page("/new", viewport={"width": wide, "height": high}, color_scheme=scheme)
    page.get_by_role("button", name="Set up the table").wait_for()
    page.wait_for_load_state("networkidle")
    assert too_faint(page) == []
    shown = Shown(page)
    shown.show(late(Deal(sets=FOUR, seats=4)))
    assert too_faint(page) == []
    shown.show(ended(Deal(seats=2)), seat=0)
    page.locator("[data-end]").wait_for()
    page.wait_for_timeout(800)
    assert too_faint(page) == []


def test_faint_words_would_be_noticed(new_page: NewPage) -> None:
    page = new_page("/new")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(DRESS, "h1 { color: #cbb994 !important }")
    assert too_faint(page)
