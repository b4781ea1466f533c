"""Games over days in the real browser: whose turn it is, notes, the bell, installing, being offline."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.browser import house_near_push
from tests.browser.conftest import DOOR, FLAGS, PATIENCE, Axe, NewPage, Served, Watch, prefer
from tests.browser.push_to_chromium import PushToChromium, push_to_chromium
from tests.browser.sitting import BOT, FRIEND, HERE, Sitter, lay, sit_down
from tests.server.mail_server import mail_server

DAY = 24 * 3600
SIZES = ((360, 640), (820, 1180), (1440, 900))
# The notes that the browser shows.
SUBSCRIBED = "navigator.serviceWorker.ready.then((worker) => worker.pushManager.getSubscription()).then(Boolean)"
SHOWN = """async () => {
    const notes = await (await navigator.serviceWorker.ready).getNotifications();
    return notes.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
}"""
# The first of them is clicked; where that leads. Only after a hand's click may a worker open a window itself.
CLICKED = """async () => {
    const [notification] = await registration.getNotifications();
    const opened = new Promise((resolve) => { clients.openWindow = async (url) => resolve(url); });
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    return opened;
}"""
# The real one, listened to.
BELLS = """
window.bells = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.bell = this; }
  createOscillator() { window.bells++; return super.createOscillator(); }
};
"""


def slow_table(new_page: NewPage) -> tuple[Page, Page, str]:
    """Ann and Bob at a table with three days for each answer."""
    ann, bob = new_page(DOOR), new_page(DOOR)
    code = lay(ann, HERE, FRIEND, clock=3 * DAY)
    origin = bob.evaluate("location.origin")
    assert bob.request.post(f"/api/tables/{code}/sit", data={"name": "Bob"}, headers={"Origin": origin}).ok
    return ann, bob, code


def worker_of(page: Page) -> None:
    """Wait until the page has its worker."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_the_entrance_says_where_somebody_waits_for_an_answer(new_page: NewPage, axe: Axe) -> None:
    ann, bob, code = slow_table(new_page)
    pages = {"Ann": ann, "Bob": bob}
    for page in pages.values():
        page.goto("/")
        page.get_by_role("button", name="Play now").wait_for()
    asked = next(page for page in pages.values() if page.request.get(f"/api/tables/{code}").json()["your_turn"])
    other = next(page for page in pages.values() if page is not asked)
    turns = asked.get_by_role("region", name="Your turn")
    expect(turns.get_by_text("Ann and Bob").first).to_be_visible()
    expect(turns.get_by_text("answer in 2 days")).to_be_visible()
    expect(other.get_by_role("region", name="Your turn")).to_have_count(0)
    expect(other.get_by_role("region", name="Games in progress").get_by_text("Ann and Bob").first).to_be_visible()
    axe(asked)
    if shots := os.environ.get("CUORE_SHOTS"):
        for width, height in SIZES:
            asked.set_viewport_size({"width": width, "height": height})
            asked.screenshot(path=Path(shots, f"turns-{width}.png"), full_page=True)
    turns.get_by_role("link", name="Continue").click()
    # In the first second it is three whole days, and such a clock looks again after half a minute.
    expect(asked.get_by_role("timer").first).to_have_text(re.compile("^(3 d 0 h|2 d 23 h)$"))
    axe(asked)


@pytest.fixture
def noted(
    playwright: Playwright, chromium_path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[BrowserContext, PushToChromium, Served]]:
    """A Chromium with a profile of its own, which incognito has not, near a push service of ours; and a server."""
    with push_to_chromium(tmp_path) as service:
        monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
        served = Served(tmp_path, program=(house_near_push.__file__, str(service.doors["notes"])))
        served.start()
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile",
            executable_path=chromium_path,
            args=[*FLAGS, *service.switches],
            base_url=served.url,
            locale="fr-FR",
            permissions=["notifications"],
        )
        context.set_default_timeout(PATIENCE)
        yield context, service, served
        context.close()
        served.stop()


def test_a_note_that_it_is_ones_turn_arrives_in_the_browser(
    noted: tuple[BrowserContext, PushToChromium, Served], chromium: Browser, axe: Axe
) -> None:
    """From the table to the note on the screen, and nothing of the browser is played: Chromium subscribes at a push
    service of ours, our server seals, signs and brings its note there by https, and Chromium opens it and wakes our
    worker. The click alone is not a hand's: without a screen there is nothing to click, so the worker is told of one.
    """
    context, service, served = noted
    watch = Watch(served.url)
    page = context.pages[0]
    watch.over(page)
    page.goto("/")
    code = lay(page, HERE, FRIEND, clock=3 * DAY)
    page.goto("/games")
    worker_of(page)
    box = page.get_by_label("Me prévenir quand c’est à moi")
    expect(box).not_to_be_checked()
    with page.expect_response("**/api/notices/push") as subscribed:
        box.check()
    assert subscribed.value.ok
    expect(box).to_be_checked()
    axe(page)
    # Bob sits down and, if he is the first, has his turn; Ann has no page of the table open.
    other = chromium.new_context(base_url=served.url, locale="en-GB", reduced_motion="reduce")
    prefer(other)
    bob = other.new_page()
    bob.goto("/")
    origin = bob.evaluate("location.origin")
    assert bob.request.post(f"/api/tables/{code}/sit", data={"name": "Bob"}, headers={"Origin": origin}).ok
    if bob.request.get(f"/api/tables/{code}").json()["your_turn"]:
        sit_down(bob, code).turn_by_mouse()
    other.close()
    note = {"title": "C’est à vous", "body": "À votre table avec Bob.", "tag": code, "url": f"/table/{code}"}
    until = time.monotonic() + PATIENCE / 1000
    while page.evaluate(SHOWN) != [note] and time.monotonic() < until:  # Playwright does not wait for a promise
        page.wait_for_timeout(50)
    assert page.evaluate(SHOWN) == [note]
    (sealed,) = service.brought
    assert b"Bob" not in sealed
    assert code.encode() not in sealed
    (worker,) = context.service_workers
    page.goto(worker.evaluate(CLICKED))
    expect(page.locator("[data-zone=prompt]")).to_be_visible()
    page.goto("/games")
    assert page.evaluate(SHOWN) == []
    with page.expect_response("**/api/notices/push-end") as ended:
        box.uncheck()
    assert ended.value.ok
    expect(box).not_to_be_checked()
    until = time.monotonic() + PATIENCE / 1000
    while page.evaluate(SUBSCRIBED) and time.monotonic() < until:  # the browser gives it up when the server has
        page.wait_for_timeout(50)
    assert not page.evaluate(SUBSCRIBED)
    watch.check()


def test_a_push_service_that_is_none_is_refused_and_said(new_page: NewPage) -> None:
    page = new_page(DOOR)
    lay(page, HERE, BOT)
    page.goto("/games")
    origin = page.evaluate("location.origin")
    body = {"endpoint": "http://127.0.0.1:22/", "p256dh": "AAAA", "auth": "AAAA"}
    answer = page.request.post("/api/notices/push", data=body, headers={"Origin": origin})
    assert (answer.status, answer.json()["detail"]) == (400, "That is not the address of a push service.")


def test_a_bell_rings_when_it_is_ones_turn_again(new_page: NewPage) -> None:
    page = new_page(DOOR, kept={"sound": "on"})
    page.context.add_init_script(BELLS)
    ann = sit_down(page, lay(page, HERE, BOT))
    ann.settled()
    assert page.evaluate("bells") == 0
    rung, heard = 0, 0.0
    for _ in range(2):
        ann.turn_by_mouse()
        ann.settled()
        # It rings out, and after that nothing is computed any more, until it rings again.
        page.wait_for_function(
            "([rung, heard]) => bells > rung && bell.currentTime > heard + 1 && bell.state === 'suspended'",
            arg=[rung, heard],
        )
        rung, heard = page.evaluate("[bells, bell.currentTime]")
    page.keyboard.press("s")
    page.get_by_label("A bell when it is my turn").uncheck()
    page.keyboard.press("Escape")
    ann.turn_by_mouse()
    ann.settled()
    assert page.evaluate("bells") == rung


def test_on_a_phone_the_bell_is_off_until_it_is_wished_for(new_page: NewPage) -> None:
    for phone in (True, False):
        page = new_page(DOOR, has_touch=phone, is_mobile=phone)
        Sitter(page)
        page.goto(f"/table/{lay(page, HERE, BOT)}")
        page.get_by_role("button", name="Settings").click()
        box = page.get_by_label("A bell when it is my turn")
        (expect(box).not_to_be_checked if phone else expect(box).to_be_checked)()


def test_cuore_can_be_installed(new_page: NewPage) -> None:
    page = new_page(worker=True)
    worker_of(page)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())")
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Cuore", "standalone", "/")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []
    # All that the worker keeps is what is shown when there is no server.
    kept = """async () => {
        const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat();
        return requests.map(({ url }) => new URL(url).pathname).sort();
    }"""
    page.wait_for_function(f"({kept})().then((found) => found.length === 3)")
    assert page.evaluate(kept) == ["/icon.svg", "/offline", "/offline.css"]


def test_without_a_server_there_is_a_page_that_says_so(chromium: Browser, own_server: Served, axe: Axe) -> None:
    context = chromium.new_context(base_url=own_server.url, locale="fr-FR")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    worker_of(page)
    page.wait_for_function("caches.match('/offline').then(Boolean)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    own_server.stop()
    page.goto("/games")
    expect(page.get_by_role("heading", name="La maison est injoignable")).to_be_visible()
    asked_for = page.locator("link").evaluate_all("links => links.map(link => new URL(link.href).pathname)")
    assert sorted(asked_for) == ["/icon.svg", "/offline.css"], "what the worker keeps, and nothing that it does not"
    axe(page)
    if shots := os.environ.get("CUORE_SHOTS"):
        page.set_viewport_size({"width": 360, "height": 640})
        page.screenshot(path=Path(shots, "offline-360.png"))
    own_server.start()
    page.get_by_role("link", name="Réessayer").click()
    expect(page.get_by_role("heading", name="Mes parties")).to_be_visible()
    context.close()


def test_mail_is_asked_for_said_yes_to_and_ended(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, axe: Axe
) -> None:
    with mail_server() as post:
        monkeypatch.setenv("CUORE_SMTP", post.url)
        monkeypatch.setenv("CUORE_MAIL_FROM", "cuore@example.org")
        served = Served(tmp_path)
        served.start()
        context, elsewhere = (chromium.new_context(base_url=served.url, locale="en-GB") for _ in range(2))
        for each in (context, elsewhere):
            each.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        lay(page, HERE, BOT)
        page.goto("/games")
        page.get_by_label("Or tell me by mail").fill("ann@example.org")
        axe(page)
        page.get_by_role("button", name="Write to me").click()
        expect(page.get_by_text("A mail is on its way to ann@example.org.")).to_be_visible()
        ((to, mail),) = post.mails
        assert to == "ann@example.org"
        found = re.search(rf"{served.url}(/mail/[\w-]+)", mail.get_content())
        assert found
        reader = elsewhere.new_page()  # mail is read in another browser
        reader.goto(found.group(1))
        reader.get_by_role("button", name="Yes, please write").wait_for()
        axe(reader)
        reader.get_by_role("button", name="Yes, please write").click()
        expect(reader.get_by_text("Thank you.")).to_be_visible()
        page.reload()
        expect(page.get_by_text("Cuore writes to ann@example.org when it is your turn.")).to_be_visible()
        axe(page)
        reader.goto(found.group(1))
        reader.get_by_role("button", name="No mail, please").click()
        expect(reader.get_by_text("your address is deleted")).to_be_visible()
        page.reload()
        expect(page.get_by_label("Or tell me by mail")).to_be_visible()
        for each in (context, elsewhere):
            each.close()
        served.stop()
