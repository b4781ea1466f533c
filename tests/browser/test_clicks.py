"""How many clicks a turn takes, by mouse alone, in ordinary games against a bot."""

from __future__ import annotations

import json
import re
import time
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import DOOR, PATIENCE, NewPage
from tests.browser.sitting import BOT, HERE, Sitter, lay, sit_down
from tests.server.reader import Reader

MOST: Final = 2.5
TURNS: Final = 16
PLAIN: Final = ("1 Love", "Illness", "Bad Habit")  # not worth an employment while anything else is


class Clicker:
    """A person who serves with every maid that brings something, then employs the dearest thing that can be paid."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self.turns = 0.0
        self.answers = 0  # given by this person; each of them was a click once
        self.reader = Reader()
        self.faces: dict[int, dict[str, Any]] = {}
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)
        line.on("framesent", lambda text: self._say(json.loads(text)))

    def _say(self, message: dict[str, Any]) -> None:
        if message["type"] == "answer":
            self.answers += 1 + len(message["via"])

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "cards":
            self.faces = {face["card"]: face for face in message["cards"]}
        elif message["type"] in {"state", "news"}:
            self.reader.hear(text)

    @property
    def table(self) -> dict[str, Any]:
        """What the page was told last, whether it shows it already or not."""
        return self.reader.table

    def play(self, turns: int) -> float:
        """So many turns; clicks a turn, of all that were played."""
        ann = Sitter(self.page)
        first = 0
        until = time.monotonic() + PATIENCE / 1000
        while True:
            seen = ann.settled()
            turn = self.table["turn"]
            first = first or turn
            if seen["over"] or turn - first >= 2 * turns:  # the bot's count as well
                self.turns += (turn - first) / 2
                return self.clicks / self.turns
            if (
                self.table["to_move"] != 0
                or not self.page.locator(f"[data-answers='{self.table['answers']}']").count()
            ):
                assert time.monotonic() < until, "the table does not go on"
                self.page.wait_for_timeout(20)
                continue
            self._act()
            ann.changed(seen)
            until = time.monotonic() + PATIENCE / 1000

    def _act(self) -> None:
        """The next click or two; none where nothing is left to do, and the turn ends by itself."""
        options = self.table["options"]
        if self.table["asked_by"] is not None:
            self._take(options[0])
            return
        serves = [each for each in options if each["verb"] == "serve" and each["hint"] != "no bonus"]
        employs = [each for each in [*options, *self.table["reach"]] if each["verb"] == "employ"]
        if serves:
            self._take(serves[0])
        elif employs:
            self._take(max(employs, key=self._worth))
        elif len(options) > 1:
            self._take(options[-1])

    def _worth(self, option: dict[str, Any]) -> tuple[bool, bool, int]:
        """The dearest: of maids one copy each, of love and chiefs as many as there are."""
        face, own = self.faces[option["card"]], self.table["own"]
        have = [*own["deck"], *own["discard"], *self.table["played"], *(held["card"] for held in own["hand"])]
        worth_it = face["name"] not in PLAIN and face["kind"] != "event"
        enough = face["kind"] == "general-maid" and option["card"] in have
        return worth_it, not enough, face["cost"] or 0

    def _take(self, option: dict[str, Any]) -> None:
        staged = self.page.locator("[data-stage]").count() > 0
        if option["zone"] == "none":
            self._click(f'[data-spot="bar:{option["move"]}"]')
            if self.page.locator("[data-doubt]").count():
                self._click(f'[data-spot="bar:{option["move"]}"]')
            return
        place = f"hand:{option['card']}" if option["zone"] == "hand" else f"town:{option['card']}"
        if option["zone"] == "shown":
            place = f"shown:{option['stack']}:{option['card']}"
        spot = f'[data-spot="{place}"].legal:not([inert] *)' if not staged else "[data-stage] .choice"
        deed = f'[data-deed="{option["move"]}"]'
        if not staged and self.page.locator(deed).count():
            self.page.locator(spot).first.hover(position={"x": 12, "y": 40})
            self._click(deed)
            return
        self._click(spot)
        self.page.wait_for_timeout(40)
        if self.page.get_by_role("menuitem").count():
            self._click(f'[role=menuitem]:has-text("{option["text"]}")')

    def _click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1


def test_a_turn_takes_no_more_than_two_and_a_half_clicks(new_page: NewPage) -> None:
    page = new_page(DOOR, kept={"auto": "on"})
    clicker = Clicker(page)
    sit_down(page, lay(page, HERE, BOT))
    a_turn = clicker.play(TURNS)
    if a_turn > MOST:  # deals differ: twice as many turns tell more
        a_turn = clicker.play(TURNS)
    # Ends of turns with nothing left to do are given by themselves, and were a click each.
    print(f"{a_turn:.2f} clicks and {clicker.answers / clicker.turns + 1:.2f} answers a turn")
    assert a_turn <= MOST


def test_one_click_on_a_pile_plays_the_love_and_employs_and_one_undo_takes_it_back(page: Page) -> None:
    ann = sit_down(page, lay(page, HERE, BOT))
    before = ann.settled()
    love = page.locator('[data-zone=town] .spot.legal[data-spot="town:0"]')
    love.click()
    ann.changed(before)
    expect(page.locator("aside")).to_contain_text("Ann employs 1 Love")
    expect(page.locator("[data-zone=played] .spot").first).to_be_visible()
    page.get_by_role("button", name=re.compile(r"Undo \(free\)")).click()
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    expect(page.locator("[data-zone=played] .spot")).to_have_count(0)
    assert ann.settled()["legal"] == before["legal"]


def test_love_stays_in_hand_for_whoever_wants_to_play_it_themselves(new_page: NewPage) -> None:
    page = new_page(DOOR, kept={"love": "off"})
    ann = sit_down(page, lay(page, HERE, BOT))
    assert not [place for place in ann.settled()["legal"] if place.startswith("town")]
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("Love plays itself")).check()
    page.keyboard.press("Escape")
    assert [place for place in ann.settled()["legal"] if place.startswith("town")]


def test_one_key_takes_the_usual_next_step_wherever_the_focus_is(page: Page) -> None:
    ann = sit_down(page, lay(page, HERE, BOT))
    before = ann.settled()
    page.keyboard.press("t")  # the focus is on a pile
    page.keyboard.press("f")
    ann.changed(before)
    if (
        page.locator(".track .now").inner_text() == "Employ phase"
        and not page.locator("[data-zone=played] .spot").count()
    ):
        page.keyboard.press("f")
    expect(page.locator("[data-zone=played] .spot").first).to_be_visible()


def test_a_turn_with_nothing_left_to_do_ends_by_itself_unless_it_shall_not(new_page: NewPage) -> None:
    page = new_page(DOOR, kept={"auto": "on"})
    ann = sit_down(page, lay(page, HERE, BOT))
    before = ann.settled()
    page.locator('[data-zone=town] .spot.legal[data-spot="town:0"]').click()
    ann.changed(before)
    expect(page.locator("aside")).to_contain_text("Turn 3")  # the bot has had its turn as well
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("Auto-answers")).uncheck()
    page.keyboard.press("Escape")
    before = ann.settled()
    page.locator('[data-zone=town] .spot.legal[data-spot="town:0"]').click()
    ann.changed(before)
    page.wait_for_timeout(2500)
    assert ann.look()["bar"] == ["End the turn"]
