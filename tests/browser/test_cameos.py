"""Cameos as pixels: no two look alike; and the browser asks for them when they are needed, once and for ever."""

from __future__ import annotations

from base64 import b64decode

import numpy as np
from playwright.sync_api import Page, Response

from cuore.svg.cameo import relief
from cuore.svg.drawing import picture
from tests.browser.conftest import NewPage
from tests.svg.alike import GROUND, of_each_name

WIDE, HIGH = 60, 75
ALIKE = 3.0  # mean difference of two pixels' channels, of 255, below which pictures are hard to tell apart

# Each picture's channels, pixel by pixel, as text. They are compared outside: here no script is optimised.
DRAW = """async ({ pictures, wide, high }) => {
  const drawn = [];
  for (const text of pictures) {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: wide, height: high }).getContext('2d');
    context.drawImage(image, 0, 0, wide, high);
    drawn.push(btoa(String.fromCharCode(...context.getImageData(0, 0, wide, high).data)));
  }
  return drawn;
}"""


def closest(page: Page, reliefs: dict[str, str]) -> list[tuple[float, str, str]]:
    """The pairs of pictures that look most alike, as a browser draws them, with how much they differ."""
    names = list(reliefs)
    pictures = [
        picture(f'<g transform="translate(61 75)">{drawn}</g>', 122, 151, title=name, desc="", style="")
        for name, drawn in reliefs.items()
    ]
    drawn = page.evaluate(DRAW, {"pictures": pictures, "wide": WIDE, "high": HIGH})
    pixels = np.array([np.frombuffer(b64decode(text), np.uint8) for text in drawn], dtype=np.int16)
    assert pixels.shape == (len(names), WIDE * HIGH * 4)
    found = [
        (float(differ), names[a], names[b])
        for a in range(len(names))
        for b, differ in enumerate(np.abs(pixels[a + 1 :] - pixels[a]).mean(axis=1), a + 1)
    ]
    return sorted(found)[:20]


def test_no_two_cameos_look_alike(new_page: NewPage) -> None:
    """Without frame, laurel and brooch: what is carved is told apart by itself."""
    page = new_page()
    page.goto("about:blank")
    reliefs = {name: relief(card, GROUND) for name, card in of_each_name().items()}
    found = closest(page, reliefs | {"A twin of Rouge": reliefs["Rouge Crescent"]})
    alike = [(differ, one, other) for differ, one, other in found if differ < ALIKE]
    assert alike == [(0, "Rouge Crescent", "A twin of Rouge")], "none but the one that was planted"


def test_pictures_are_asked_for_when_they_are_needed(new_page: NewPage) -> None:
    page = new_page()
    asked: list[Response] = []
    page.on("response", lambda response: asked.append(response) if "/cameos/" in response.url else None)
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    assert asked == [], "none for the first page"
    page.goto("/cards")
    page.locator(".card img").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 5 < len(asked) < 155, "those in sight"
    assert {response.status for response in asked} == {200}
    assert {response.headers["cache-control"] for response in asked} == {"public, max-age=31536000, immutable"}
    assert page.locator(".card img").first.evaluate("image => image.complete && image.naturalWidth > 0")


def test_an_emblem_stands_in_for_a_picture_that_does_not_come(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/cameos/*", lambda route: route.fulfill(body="", content_type="image/svg+xml"))
    page.goto("/cards/Rouge%20Crescent")
    page.locator(".detail .cameo.emblem svg").wait_for()
