"""Who one is, in the real browser: a claimed name, a phrase and passkeys at two devices, and everything deleted."""

from __future__ import annotations

import io
import os
import zipfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Axe, NewPage, Served, Watch
from tests.browser.sitting import Sitter

SIZES = ((360, 640), (820, 1180), (1440, 900))
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
LAY = """async (seats) => {
  const body = JSON.stringify({seats, sets: ['base'], town: 'first-game'});
  const headers = {'Content-Type': 'application/json'};
  return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).code;
}"""


class Person:
    """Somebody at a device of their own, by the name for which browsers have passkeys."""

    def __init__(self, new_page: NewPage, server: Served, watch: Watch, **options: Any) -> None:
        self.home = server.url.replace("127.0.0.1", "localhost")
        watch.allowed = (*watch.allowed, f"{self.home}/", self.home.replace("http", "ws", 1) + "/")
        self.page: Page = new_page(f"{self.home}/me", **options)
        self._devtools: CDPSession = self.page.context.new_cdp_session(self.page)
        self._devtools.send("WebAuthn.enable")
        made = self._devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._authenticator = made["authenticatorId"]

    def go(self, path: str) -> None:
        self.page.goto(self.home + path)

    def lay(self, *seats: dict[str, str]) -> str:
        code: str = self.page.evaluate(LAY, list(seats))
        return code

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def claim(self, name: str) -> None:
        self.page.get_by_label("Name", exact=True).fill(name)
        self.press("Claim this name")

    def share_passkeys(self, other: Person) -> None:
        """What is kept in one's cloud is at the other device, too."""
        kept = self._devtools.send("WebAuthn.getCredentials", {"authenticatorId": self._authenticator})
        for credential in kept["credentials"]:
            other._devtools.send(
                "WebAuthn.addCredential", {"authenticatorId": other._authenticator, "credential": credential}
            )

    def shoot(self, name: str) -> None:
        if shots := os.environ.get("CUORE_SHOTS"):
            for width, height in SIZES:
                self.page.set_viewport_size({"width": width, "height": height})
                self.page.screenshot(path=Path(shots, f"{name}-{width}.png"), full_page=True)


# A name that no other test of this server has: for a while nobody else can have it.
OTTILIE, HERE = {"player": "here", "name": "Ottilie"}, {"player": "here", "name": "Ann"}
LINK, BOT = {"player": "link"}, {"player": "bot", "level": "easy"}


def test_a_name_is_claimed_another_device_signs_in_and_everything_is_deleted(
    new_page: NewPage, server: Served, watch: Watch, axe: Axe
) -> None:
    watch.expect("400|429")  # names that are taken, a file that was just made
    ann, bob = Person(new_page, server, watch), Person(new_page, server, watch)
    ann.claim("Ottilie")
    ann.sees("The name is yours.")
    ann.sees("Your recovery phrase: write it down")
    bob.claim("\u041ettilie")  # with a letter that looks like the other
    bob.sees("That name is taken on this server")
    axe(bob.page)
    ann.press("Add a passkey")
    ann.sees("The passkey leads back to you from now on.")
    ann.sees("My passkey")
    axe(ann.page)
    ann.shoot("me")
    code, alone = ann.lay(OTTILIE, LINK), ann.lay(OTTILIE, BOT)
    # Bob cannot sit down as Ann, and sees that Ann is Ann.
    bob.go(f"/table/{code}")
    bob.page.get_by_label("Your name").fill("OTTILIE")
    bob.press("Take a seat")
    bob.sees("That name is taken on this server")
    expect(bob.page.get_by_title("A claimed name")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.press("Take a seat")
    expect(bob.page.locator("[data-seat]").get_by_title("A claimed name")).to_be_visible()
    bob.shoot("claimed-at-table")
    # Ann's phone has the passkey from her cloud.
    phone = Person(new_page, server, watch)
    ann.share_passkeys(phone)
    phone.press("Sign in with a passkey")
    phone.sees("This browser is one of your devices")
    axe(phone.page)
    phone.go("/games")
    for each in (code, alone):
        expect(phone.page.locator(f"a[href='/table/{each}']")).to_be_visible()
    phone.go("/new")
    expect(phone.page.locator("input[autocomplete=nickname]").first).to_have_value("Ottilie")
    phone.go(f"/table/{alone}")
    expect(phone.page.locator("[data-zone=hand] .spot")).to_have_count(5)
    Sitter(phone.page).settled()
    phone.go("/games")
    # Everything in one file, then nothing.
    ann.go("/me")
    with ann.page.expect_download() as download:
        ann.press("Take everything along")
    with zipfile.ZipFile(io.BytesIO(Path(download.value.path()).read_bytes())) as archive:
        assert {"games.csv", "me.json"} <= set(archive.namelist())
        assert code in archive.read("games.csv").decode()
    ann.press("Take everything along")
    ann.sees("That file was made just now")
    ann.press("Delete everything about me…")
    ann.sees("This cannot be undone.")
    axe(ann.page)
    ann.shoot("forget")
    word = ann.page.get_by_label("Type “delete” to go on")
    word.fill("keep")
    word.press("Enter")  # another word: nothing happens
    expect(ann.page.get_by_role("button", name="Delete everything", exact=True)).to_be_disabled()
    word.fill("Delete")
    ann.press("Delete everything")
    ann.sees("Everything about you is deleted.")
    axe(ann.page)
    for person in (ann, phone):
        person.go("/games")
        person.sees("You have not joined a table yet.")
    bob.go(f"/table/{code}")
    bob.sees("Somebody")
    phone.go("/me")
    phone.press("Sign in with a passkey")
    phone.sees("That passkey opens nothing here.")


def test_a_game_goes_on_at_another_device_by_the_phrase(
    new_page: NewPage, server: Served, watch: Watch, axe: Axe
) -> None:
    watch.expect("400")  # the phrase that opens nothing
    laptop = new_page("/me")
    code = laptop.evaluate(LAY, [HERE, BOT])
    # By an address and without https there are no passkeys.
    expect(laptop.get_by_role("button", name="Add a passkey")).to_have_count(0)
    laptop.get_by_role("button", name="Make a recovery phrase").click()
    phrase = laptop.get_by_label("Your recovery phrase").input_value()
    phone = new_page("/games")
    own = phone.evaluate(LAY, [HERE, BOT])
    phone.get_by_role("link", name="Who I am").click()
    phone.get_by_label("I have a phrase").fill("AAAA-BBBB")
    phone.get_by_role("button", name="Open my games").click()
    expect(phone.get_by_text("That phrase opens nothing.")).to_be_visible()
    phone.get_by_label("I have a phrase").fill(phrase.lower())
    phone.get_by_role("button", name="Open my games").click()
    expect(phone.get_by_text("This browser is one of your devices")).to_be_visible()
    expect(phone.get_by_text("1 game that it had before is there again when it signs out.")).to_be_visible()
    axe(phone)
    phone.goto("/games")
    expect(phone.locator(f"a[href='/table/{code}']")).to_be_visible()
    # Everybody else is signed out, also whoever has copied this browser's cookie.
    (copied,) = laptop.context.cookies()
    laptop.get_by_role("button", name="Sign out all other devices").click()
    expect(laptop.get_by_text("All other devices are signed out")).to_be_visible()
    thief = new_page()
    thief.context.add_cookies([{"name": copied["name"], "value": copied["value"], "url": server.url}])
    thief.goto("/games")
    expect(thief.get_by_text("You have not joined a table yet.")).to_be_visible()
    phone.goto("/games")
    expect(phone.locator(f"a[href='/table/{own}']")).to_be_visible()
    expect(phone.locator(f"a[href='/table/{code}']")).to_have_count(0)
    laptop.goto("/games")
    expect(laptop.locator(f"a[href='/table/{code}']")).to_be_visible()
