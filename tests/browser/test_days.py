"""Games over days in the real browser: whose turn it is, notes, the bell, installing, being offline."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, Axe, NewPage, Served
from tests.browser.sitting import BOT, FRIEND, HERE, Sitter, lay, sit_down
from tests.server.mail_server import mail_server

DAY = 24 * 3600
SIZES = ((360, 640), (820, 1180), (1440, 900))
# A push service that is always there; the keys are a real browser's.
SUBSCRIBED = """
const key = crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
let found = null;
PushManager.prototype.getSubscription = async () => found;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  if (applicationServerKey.byteLength !== 65) throw new Error('no key');
  const point = await crypto.subtle.exportKey('raw', (await key).publicKey);
  const keys = { p256dh: point, auth: new Uint8Array(16).buffer };
  found = {
    endpoint: 'https://push.example.com/for-ann',
    getKey: (name) => keys[name],
    unsubscribe: async () => { found = null; return true; },
  };
  return found;
};
"""
BELLS = """
window.bells = 0;
window.AudioContext = class {
  state = 'running'; currentTime = 0; destination = {};
  createOscillator() { return { frequency: {}, connect: (next) => next, start: () => window.bells++, stop() {} }; }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next) => next };
  }
};
"""


def slow_table(new_page: NewPage) -> tuple[Page, Page, str]:
    """Ann and Bob at a table with three days for each answer."""
    ann, bob = new_page(), new_page()
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
    expect(asked.get_by_role("timer").first).to_have_text("2 d 23 h")
    axe(asked)


def test_notes_are_switched_on_and_shown_by_the_browser(new_page: NewPage, axe: Axe) -> None:
    page = new_page(permissions=["notifications"])
    page.context.add_init_script(SUBSCRIBED)
    lay(page, HERE, BOT)
    page.goto("/games")
    worker_of(page)
    box = page.get_by_label("Tell me when it is my turn")
    expect(box).not_to_be_checked()
    with page.expect_response("**/api/notices/push") as told:
        box.check()
    assert told.value.ok
    expect(box).to_be_checked()
    axe(page)
    # What our worker makes of a note, handed over by the browser itself.
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    note = {"title": "It is your turn", "body": "At your table with Bob.", "url": "/table/ABCD", "tag": "ABCD"}
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registrations[-1], "data": json.dumps(note)},
    )
    shown = """async () => {
        const worker = await navigator.serviceWorker.ready;
        const notes = await worker.getNotifications();
        return notes.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
    }"""
    for _ in range(100):
        if page.evaluate(shown):
            break
        page.wait_for_timeout(50)
    assert page.evaluate(shown) == [note]
    with page.expect_response("**/api/notices/push-end") as ended:
        box.uncheck()
    assert ended.value.ok
    expect(box).not_to_be_checked()


def test_a_push_service_that_is_none_is_refused_and_said(new_page: NewPage) -> None:
    page = new_page(permissions=["notifications"])
    page.context.add_init_script(SUBSCRIBED)
    lay(page, HERE, BOT)
    page.goto("/games")
    origin = page.evaluate("location.origin")
    body = {"endpoint": "http://127.0.0.1:22/", "p256dh": "AAAA", "auth": "AAAA"}
    answer = page.request.post("/api/notices/push", data=body, headers={"Origin": origin})
    assert (answer.status, answer.json()["detail"]) == (400, "That is not the address of a push service.")


def test_a_bell_rings_when_it_is_ones_turn_again(new_page: NewPage) -> None:
    page = new_page(kept={"sound": "on"})
    page.context.add_init_script(BELLS)
    ann = sit_down(page, lay(page, HERE, BOT))
    ann.settled()
    assert page.evaluate("bells") == 0
    ann.turn_by_mouse()
    ann.settled()
    page.wait_for_function("bells > 0")
    rung = page.evaluate("bells")
    page.keyboard.press("s")
    page.get_by_label("A bell when it is my turn").uncheck()
    page.keyboard.press("Escape")
    ann.turn_by_mouse()
    ann.settled()
    assert page.evaluate("bells") == rung


def test_on_a_phone_the_bell_is_off_until_it_is_wished_for(new_page: NewPage) -> None:
    for phone in (True, False):
        page = new_page(has_touch=phone, is_mobile=phone)
        Sitter(page)
        page.goto(f"/table/{lay(page, HERE, BOT)}")
        page.get_by_role("button", name="Settings").click()
        box = page.get_by_label("A bell when it is my turn")
        (expect(box).not_to_be_checked if phone else expect(box).to_be_checked)()


def test_cuore_can_be_installed(new_page: NewPage) -> None:
    page = new_page()
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
