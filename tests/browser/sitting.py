"""At a table in a real browser: what a person sees there, and how they act, by mouse or by keyboard."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

PATIENCE: Final = 60.0  # seconds until something must have happened: the machine may be busy
DEAF: Final = 420  # milliseconds after a phase has ended by itself in which no key ends the turn
CHEAP: Final = ("Azure", "Viola", "Rouge")  # two of their piles are soon empty, and the game is over

TELLING: Final = ("bar", "legal", "prompt", "log", "over")  # whatever is done, one of these changes

# All in one look, so that a whole game does not take a thousand questions to the browser.
LOOK: Final = """() => {
  // What is inert is leaving: Svelte lets it play its way out.
  const here = (what) => [...document.querySelectorAll(what)].filter((found) => !found.closest('[inert]'));
  return {
  dialog: document.querySelector('dialog[open]')?.textContent ?? '',
  focus: document.activeElement?.dataset?.spot ?? document.activeElement?.tagName,
  over: !!document.querySelector('[href^="/game/"]'),
  waiting: !!document.querySelector('[data-spot^="bar:"][aria-disabled=true]'),
  bar: [...document.querySelectorAll('[data-spot^="bar:"]')].map(b => b.firstChild.textContent.trim()),
  menu: [...document.querySelectorAll('[role=menuitem]')].map(b => b.textContent.trim()),
  legal: here('.spot.legal').map((spot) => spot.dataset.spot),
  names: here('.spot.legal').map((spot) => spot.textContent.trim()),
  prompt: document.querySelector('[data-zone=prompt]')?.textContent ?? '',
  hand: here('[data-zone=hand] .spot').length,
  log: document.querySelector('aside')?.textContent ?? '',
}}"""


class Sitter:
    """A person at a table in their own browser."""

    def __init__(self, page: Page, *, touch: bool = False, dear: str = "") -> None:
        self.page = page
        self._touch = touch
        self._dear = dear  # the place of what is employed before anything else

    # -- looking --------------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        """What is on the table now."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def settled(self) -> dict[str, Any]:
        """Wait until this person is asked, or the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.look()
            if seen["over"] or (not seen["waiting"] and (seen["bar"] or seen["legal"])):
                return seen
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nobody is asked: {self.look()}")

    def changed(self, before: dict[str, Any]) -> None:
        """Wait until the table is another one than before."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.look()
            if not seen["waiting"] and any(seen[key] != before[key] for key in TELLING):
                return
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing has happened: {before} -> {self.look()}")

    # -- acting ---------------------------------------------------------------------------------------------

    def _hit(self, what: Locator) -> None:
        """With a finger or with the mouse."""
        if self._touch:
            what.tap()
        else:
            what.click()

    def press(self, text: str) -> None:
        """One of the answers beside the question, by mouse."""
        before = self.settled()
        button = self.page.get_by_role("group", name="Answers").get_by_role("button", name=text)
        self._hit(button)
        self.changed(before)
        if self.page.locator("[data-doubt]").count():  # something could still be employed: yes, all the same
            before = self.look()
            self._hit(button)
            self.changed(before)

    def click(self, place: str) -> None:
        """A card that may be used, by mouse; of several answers the first."""
        before = self.settled()
        spot = self.page.locator(f'[data-spot="{place}"].legal:not([inert] *)').first
        spot.scroll_into_view_if_needed()
        self._hit(spot)
        menu = self.page.get_by_role("menuitem")
        self.page.wait_for_timeout(30)
        if menu.count():
            self._hit(menu.first)
        self.changed(before)

    def turn_by_mouse(self, most: int = 60) -> bool:
        """Answer by mouse until it is somebody else's turn or the game is over; whether it is over."""
        for _ in range(most):
            seen = self.settled()
            if seen["over"]:
                return True
            label = _love(seen["bar"])
            if label:
                self.press(label)
                continue
            place = self._dear if self._dear in seen["legal"] else _best(seen)
            if place is not None:
                self.click(place)
                continue
            if not seen["bar"]:  # a question about cards alone
                self.click(seen["legal"][0])
                continue
            last = _on(seen["bar"])
            self.press(last)
            if last == "End the turn":
                return self.look()["over"] is True
        return False

    def turn_by_keys(self, most: int = 60) -> bool:
        """The same with nothing but the keyboard."""
        keyboard = self.page.keyboard
        for _ in range(most):
            seen = self.settled()
            if seen["over"]:
                return True
            place = _best(seen)
            if _love(seen["bar"]):
                keyboard.press("l")
            elif place is not None:
                self._walk_to(place)
                keyboard.press("Enter")
                self.page.wait_for_timeout(30)
                if self.look()["menu"]:
                    keyboard.press("Enter")
            elif not seen["bar"]:
                self._walk_to(seen["legal"][0])
                keyboard.press("Enter")
            else:
                self._blur()
                going = _on(seen["bar"])
                self.page.wait_for_timeout(DEAF)
                keyboard.press(self._key_of(going))
                if going == "End the turn":
                    self.changed(seen)
                    if self.page.locator("[data-doubt]").count():
                        seen = self.look()
                        keyboard.press(self._key_of(going))
                        self.changed(seen)
                    return self.look()["over"] is True
            self.changed(seen)
        return False

    def _walk_to(self, place: str) -> None:
        """To a card by its zone's letter and the arrows."""
        keyboard = self.page.keyboard
        zone = (
            "t" if place.startswith(("town", "shown")) else "q" if place.startswith(("quarters", "private")) else "h"
        )
        keyboard.press(zone)
        for key in ("Home", *["ArrowRight"] * 60):
            at = self.page.evaluate("document.activeElement?.dataset.spot ?? ''")
            legal = self.page.evaluate("document.activeElement?.classList.contains('legal') ?? false")
            if at == place and legal:
                return
            keyboard.press(key)
        raise AssertionError(f"the arrows do not lead to {place}")

    def _blur(self) -> None:
        self.page.evaluate("document.activeElement?.blur()")

    def _key_of(self, text: str) -> str:
        button = self.page.get_by_role("group", name="Answers").get_by_role("button", name=text)
        return button.get_attribute("aria-keyshortcuts") or ""


def _on(bar: Sequence[str]) -> str:
    """To the next phase, else whatever comes last: the end of the turn, or no."""
    return next((text for text in bar if text.startswith("End the") and text != "End the turn"), bar[-1])


def _love(bar: Sequence[str]) -> str | None:
    return next((text for text in bar if text.startswith("Play all")), None)


def _best(seen: dict[str, Any]) -> str | None:
    """A maid of the cheap piles, else whatever else may be employed in the town; never love, which would go on."""
    found = [
        (place, name)
        for place, name in zip(seen["legal"], seen["names"], strict=True)
        if place.startswith(("town", "shown")) and "Illness" not in name and "Bad Habit" not in name
    ]
    cheap = [place for place, name in found if any(sister in name for sister in CHEAP)]
    maids = [place for place, name in found if "Love" not in name]
    best: str | None = next(iter([*cheap, *maids]), None)
    return best


# -- tables -------------------------------------------------------------------------------------------------


def lay(page: Page, *seats: dict[str, Any], sets: Sequence[str] = ("base",), **more: Any) -> str:
    """Lay a table over the wire, as this browser; its code."""
    origin = page.evaluate("location.origin")
    body = {"seats": list(seats), "sets": list(sets), "town": "first-game", **more}
    answer = page.request.post("/api/tables", data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    return code


# Plays this browser's seat over its own connection: to the end, or until the last pile that matters is nearly empty.
PLAY_ON: Final = """([code, seat, cheap, whole]) => { window.played = new Promise((done) => {
    const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + code);
    const best = ({ options, town }) => {
        const left = ({ card, text }) => (town.find((pile) => pile.card === card)?.left ?? 99)
            + (cheap.some((name) => text.includes(name)) ? 0 : 50);
        const employed = options.filter(({ verb, zone }) => verb === 'employ' && zone === 'town');
        const first = (verb) => options.find((option) => option.verb === verb);
        return first('play-all') ?? employed.sort((one, other) => left(one) - left(other))[0]
            ?? first('end-phase') ?? first('end-turn') ?? options[0];
    };
    line.onopen = () => line.send(JSON.stringify({ type: 'look', seat, lang: 'en' }));
    line.onmessage = ({ data }) => {
        const { type, table } = JSON.parse(data);
        if (type !== 'state') return;
        const { ending, options, town, version: at } = table;
        const near = ending.empty.length === ending.needed - 1 && ending.next_left <= 2;
        if (table.status === 'over' || (near && !whole)) {
            line.close();
            const last = town.find((pile) => pile.left === ending.next_left);
            done([table.status, last ? `town:${last.card}` : '']);
        } else if (options.length) {
            const { move } = best(table);
            line.send(JSON.stringify({ type: 'answer', id: crypto.randomUUID(), seat, at, move }));
        }
    };
}); }"""


def play_on(code: str, *players: Page, whole: bool = False) -> str:
    """Each page plays its seat there nearly to the end. None of them is at the table, so nothing has to be drawn.

    The result is the place of the pile that is nearly empty: with it the game is over.
    """
    for seat, page in enumerate(players):
        page.evaluate(PLAY_ON, [code, seat, CHEAP, whole])
    for page in players:
        status, last = page.evaluate("window.played")
        assert status == ("over" if whole else "playing")
    return str(last)


HERE: Final = {"player": "here", "name": "Ann"}
BOT: Final = {"player": "bot", "level": "easy"}
FRIEND: Final = {"player": "link"}


def sit_down(page: Page, code: str, dear: str = "") -> Sitter:
    """Open the table in a page that has a seat there."""
    page.goto(f"/table/{code}")
    expect(page.locator("[data-zone=prompt]")).to_be_visible()
    return Sitter(page, dear=dear)
