"""People talk at a table: quick words, a chat, a dot, a mute; whatever anybody writes is text and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import DOOR, Axe, NewPage, Served
from tests.browser.sitting import FRIEND, HERE, lay

NASTY = '<img src=x onerror="document.title=1"><b>bold</b> \u202eright to left & {{7*7}} ' + "W" * 90
SIZES = ((360, 640), (820, 1180), (1440, 900))


def two_who_talk(new_page: NewPage, **options: object) -> tuple[Page, Page, str]:
    """Ann reads English, Bob French; both are at the table."""
    ann = new_page(DOOR, **options)
    code = lay(ann, HERE, FRIEND)
    bob = new_page(DOOR, locale="fr-FR", **options)
    origin = bob.evaluate("location.origin")
    assert bob.request.post(f"/api/tables/{code}/sit", data={"name": "Bob"}, headers={"Origin": origin}).ok
    for page in (ann, bob):
        page.goto(f"/table/{code}")
        page.locator("[data-talk]").wait_for()
    return ann, bob, code


def test_two_talk_each_in_their_own_language(new_page: NewPage, axe: Axe) -> None:
    ann, bob, code = two_who_talk(new_page)
    ann.keyboard.press("m")
    axe(ann)
    ann.get_by_role("button", name="Good luck!").click()
    expect(ann.get_by_role("log").get_by_text("Good luck!")).to_be_visible()
    # Bob has not opened the drawer: a dot, and the line for a moment.
    expect(bob.locator("[data-talk] .dot")).to_be_visible()
    expect(bob.get_by_role("status").get_by_text("Ann : Bonne chance !")).to_be_visible()
    axe(bob)
    bob.get_by_role("button", name="Conversation : 1 nouvelle ligne").click()
    expect(bob.locator("[data-talk] .dot")).to_have_count(0)
    bob.get_by_placeholder("Dire quelque chose").fill(NASTY)
    bob.keyboard.press("Enter")
    line = ann.get_by_role("log").locator("p").last
    expect(line).to_contain_text('<img src=x onerror="document.title=1"><b>bold</b> right to left & {{7*7}} WWW')
    assert line.locator("img, b").count() == 0
    bob.get_by_role("button", name="envoie un cœur").click()
    expect(ann.get_by_role("log").get_by_text("sends a heart")).to_be_visible()
    # The whole page is as wide as the window, whatever somebody wrote.
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(ann)
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-drawer]")).to_have_count(0)
    expect(ann.locator("[data-talk]")).to_be_focused()
    # What was heard stays heard, and what was said stays there.
    ann.goto(f"/table/{code}")
    ann.locator("[data-talk]").click()
    expect(ann.get_by_role("log").locator("p")).to_have_count(3)


def test_a_person_is_muted_and_talk_is_switched_off(new_page: NewPage) -> None:
    ann, bob, _ = two_who_talk(new_page)
    ann.locator("[data-talk]").click()
    bob.locator("[data-talk]").click()
    bob.locator("[data-say=hello]").click()
    expect(ann.get_by_role("log").get_by_text("Hello, everybody!")).to_be_visible()
    ann.get_by_role("button", name="Mute Bob").click()
    expect(ann.get_by_role("log").get_by_text("Hello, everybody!")).to_have_count(0)
    ann.keyboard.press("Escape")
    bob.locator("[data-say=thanks]").click()
    expect(bob.get_by_role("log").locator("p")).to_have_count(2)
    expect(ann.locator("[data-talk] .dot")).to_have_count(0)
    ann.locator("[data-talk]").click()
    ann.get_by_role("button", name="Hear Bob again").click()
    expect(ann.get_by_role("log").get_by_text("Thank you!")).to_be_visible()
    ann.keyboard.press("Escape")
    ann.keyboard.press("s")
    ann.get_by_label("Talk at the table").uncheck()
    ann.keyboard.press("Escape")
    bob.locator("[data-say=sorry]").click()
    expect(bob.get_by_role("log").locator("p")).to_have_count(3)
    expect(ann.locator("[data-talk] .dot")).to_have_count(0)


def test_the_host_is_told_about_a_line_and_about_a_person(server: Served, new_page: NewPage) -> None:
    ann, bob, code = two_who_talk(new_page)
    bob.locator("[data-talk]").click()
    bob.get_by_placeholder("Dire quelque chose").fill("Something unkind")
    bob.keyboard.press("Enter")
    ann.locator("[data-talk]").click()
    ann.get_by_role("button", name="Tell the host about this line").click()
    expect(ann.get_by_text("Thank you. The host of this server will read it.")).to_be_visible()
    ann.get_by_role("button", name="Tell the host about Bob").click()
    database = f"sqlite:///{server.folder / 'games.sqlite'}"
    command = [sys.executable, "-m", "cuore", "moderate", "reports", "--json", "--database", database]
    reports = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    told = sorted((report["name"], report["text"]) for report in reports if report["game"] == code)
    assert told == [("Bob", ""), ("Bob", "Something unkind")]


def test_a_flood_is_stopped_with_a_line_and_the_game_goes_on(new_page: NewPage) -> None:
    ann, bob, _ = two_who_talk(new_page)
    ann.locator("[data-talk]").click()
    for _ in range(10):
        ann.locator("[data-say=tea]").click()
    expect(ann.get_by_role("alert").get_by_text("That was a lot at once.")).to_be_visible()
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Play all love cards").click()
    expect(bob.locator("[data-zone=played] .spot").first).to_be_visible()


def test_a_table_may_be_laid_with_quick_words_alone(new_page: NewPage, axe: Axe) -> None:
    ann = new_page("/new")
    ann.get_by_label("Talk at the table").select_option("words")
    ann.get_by_label("Who sits in seat 2").select_option("link")
    axe(ann)
    ann.get_by_role("button", name="Set up the table").click()
    code = ann.get_by_role("textbox", name="Short code").input_value()
    bob = new_page(f"/table/{code}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator("[data-talk]").click()
    expect(bob.locator("[data-say=hello]")).to_be_visible()
    expect(bob.get_by_placeholder("Say something")).to_have_count(0)


def test_whoever_looks_on_is_listed_and_listens(new_page: NewPage, axe: Axe) -> None:
    ann, _, code = two_who_talk(new_page)
    ann.locator("[data-talk]").click()
    ann.locator("[data-say=hello]").click()
    cleo = new_page(f"/table/{code}", kept={"name": "Cleo"})
    expect(ann.locator("[data-onlookers]")).to_have_text("Looking on: Cleo")
    new_page(f"/table/{code}")
    expect(ann.locator("[data-onlookers]")).to_have_text("Looking on: Cleo and one other")
    cleo.locator("[data-talk]").click()
    expect(cleo.get_by_role("log").get_by_text("Hello, everybody!")).to_be_visible()
    expect(cleo.locator("[data-say]")).to_have_count(0)
    axe(cleo)


def test_the_drawer_fits_every_screen(new_page: NewPage) -> None:
    shots = os.environ.get("CUORE_SHOTS")
    ann, bob, _ = two_who_talk(new_page)
    bob.locator("[data-talk]").click()
    for phrase in ("hello", "heart", "nice-turn"):
        bob.locator(f"[data-say={phrase}]").click()
    bob.get_by_placeholder("Dire quelque chose").fill("Encore un thé avant le prochain tour ?")
    bob.keyboard.press("Enter")
    expect(ann.locator("[data-talk] .dot")).to_be_visible()
    for width, height in SIZES:
        ann.set_viewport_size({"width": width, "height": height})
        if shots:
            ann.screenshot(path=Path(shots, f"talk-dot-{width}.png"))
    ann.locator("[data-talk]").click()
    for width, height in SIZES:
        ann.set_viewport_size({"width": width, "height": height})
        box = ann.locator("[data-drawer]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        expect(ann.get_by_role("button", name="Send", exact=True)).to_be_in_viewport(ratio=1)
        if shots:
            ann.screenshot(path=Path(shots, f"talk-{width}.png"))
