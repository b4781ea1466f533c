"""A real browser at a real server: what the tests of the client stand on.

    server       `cuore serve` as a process on a free port of loopback, with a database of its own; bots do not dally
    new_page     opens a page in a browser of its own (its own cookies): new_page(), new_page(viewport=…, locale=…);
                 kept={"pace": "calm"} is what that browser remembers of its reader's wishes. It is lent (lending.py),
                 and has no service worker unless asked for one (worker=True)
    page         one of them, at the door: nothing is drawn yet, and the test goes where it wants to
    axe          axe(page) fails on every violation of accessibility rules that axe-core finds

A test fails if any of its pages wrote an error to the console, threw, or asked for anything from anywhere but the
server. Where there is no Chromium (CUORE_BROWSER, or on PATH), or no built client, these tests are skipped, and with
CUORE_NEED_BROWSER=1 they fail instead. Where no browser is named and `chromium-headless-shell` is there beside
Chromium, it takes most of the work: the same engine without the windows that nobody sees.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from cuore.server import client
from tests.browser.lending import DOOR as DOOR
from tests.browser.lending import Lender

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # Chromium's engine without windows, a package of its own
WITHOUT = (
    *("SpareRendererForSitePerProcess", "RenderDocument", "BackForwardCache", "Translate", "PaintHolding"),
    # What drops down below the address is a page itself, in a process of its own for each reader: two thirds of the
    # time that a new one takes, and nobody sees it.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
)
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # One renderer for all pages of a reader, and none kept in reserve: to start one takes longer than most tests.
    "--process-per-site",
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
    f"--disable-features={','.join(WITHOUT)}",
    # No page lives long enough for what its scripts gain by being optimised, or for a heap that begins small.
    "--js-flags=--no-opt,--no-maglev,--initial-heap-size=512",
)
# Half faded in, every colour lacks contrast: wait for the animations that end.
SETTLED = """() => Promise.all(document.getAnimations()
    .filter(animation => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map(animation => animation.finished.catch(() => null))).then(() => true)"""
# What is in order need not be told: it is a hundred times as much.
LOOK = "axe.run(document, {resultTypes: ['violations']}).then(({ violations }) => violations)"
# What a browser has kept of its reader's wishes, unless it has chosen otherwise since; a blank page keeps nothing.
PREFERRED = """if (location.protocol !== 'about:') for (const [name, value] of Object.entries(%s))
    if (localStorage.getItem(`cuore.${name}`) === null) localStorage.setItem(`cuore.${name}`, value);"""
# The client lives without one just as well. To start one is a tenth of what a table costs until somebody is asked.
WITHOUT_WORKER = """if (navigator.serviceWorker)
    navigator.serviceWorker.register = () => Promise.reject(new Error('no worker in this test'));"""
NOWHERE = "about:blank"  # where a page begins that will be shown a position: the client is loaded there
PATIENCE = 60_000  # milliseconds that a page may take: the machine may be busy
expect.set_options(timeout=PATIENCE)


def missing(what: str) -> None:
    """Skip, loudly; where a browser is needed, fail."""
    if os.environ.get("CUORE_NEED_BROWSER", "") not in {"", "0"}:
        pytest.fail(f"{what}, and CUORE_NEED_BROWSER is set", pytrace=False)
    pytest.skip(f"NO TEST IN A REAL BROWSER: {what}")


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The Chromium to drive."""
    for name in (os.environ.get("CUORE_BROWSER", ""), *BROWSERS):
        if name and (found := shutil.which(name)):
            return found
    missing("there is no Chromium: install one, or name it in CUORE_BROWSER")
    return ""


@pytest.fixture(scope="session")
def shell_path(chromium_path: str) -> str:
    """What draws the pages of most tests: Chromium without windows, else Chromium."""
    named = os.environ.get("CUORE_BROWSER")
    return chromium_path if named else shutil.which(SHELL) or chromium_path


# -- the server ---------------------------------------------------------------------------------------------


class Served:
    """A server process. It can be killed and started again: same port, same games."""

    def __init__(self, folder: Path, *arguments: str, program: Sequence[str] = ("-m", "cuore")) -> None:
        self.folder = folder
        self.arguments = arguments
        self.program = program
        self.url = ""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        command = [sys.executable, *self.program, "serve", "--no-browser", "--bot-pace", "0", "--no-limits"]
        command += ["--port", str(self.port), "--database", f"sqlite:///{self.folder / 'games.sqlite'}"]
        env = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_"))}
        env |= {"HOME": str(self.folder), "LANG": "C.UTF-8"}
        self.process = subprocess.Popen([*command, *self.arguments], env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server did not start: {line}"
        self.url, self.port = found.group(), int(found.group(1))

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        """End it, with that signal; SIGKILL gives it no time for anything."""
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(120)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of this process: they do not meet, because every page has its own cookies."""
    if not (client.FOLDER / client.PAGE).is_file():
        missing("the browser client is not built: python build_client.py")
    served = Served(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server for one test alone, which may kill it."""
    if not (client.FOLDER / client.PAGE).is_file():
        missing("the browser client is not built: python build_client.py")
    served = Served(tmp_path)
    served.start()
    yield served
    served.stop()


# -- the browser --------------------------------------------------------------------------------------------


@pytest.fixture(scope="package")  # not longer: while it runs, no other test of this process can have an event loop
def playwright() -> Iterator[Playwright]:
    """Playwright, which brings no browser."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def chromium(playwright: Playwright, shell_path: str) -> Iterator[Browser]:
    """The browser; each page gets a context of its own in it."""
    browser = playwright.chromium.launch(executable_path=shell_path, args=list(FLAGS), headless=True)
    yield browser
    browser.close()


class Watch:
    """Keeps what no page may do."""

    def __init__(self, url: str) -> None:
        self.allowed: tuple[str, ...] = (f"{url}/", url.replace("http", "ws", 1) + "/", "blob:", "data:")
        self.wrong: list[str] = []
        self.expected: list[str] = []  # patterns of what this test brings about itself

    def over(self, page: Page) -> None:
        """Listen to a page."""
        tell(page, lambda: self)

    def hear(self, message: ConsoleMessage) -> None:
        """Errors on the console. The door has no icon, and the browser asks for one all the same."""
        icon = message.location["url"].endswith("/favicon.ico")
        self.note(message.type == "error" and not icon, f"console: {message.text}")

    def ask(self, what: str, url: str) -> None:
        """What is asked for, and of whom."""
        self.note(not self.is_ours(url), f"{what}: {url}")

    def is_ours(self, url: str) -> bool:
        """Whether something is asked of our server."""
        return url.startswith(self.allowed)

    def note(self, wrong: bool, what: str) -> None:
        """Keep it, if it is wrong."""
        if wrong:
            self.wrong.append(what)

    def expect(self, pattern: str) -> None:
        """Something that this test brings about itself, such as an address that leads nowhere."""
        self.expected.append(pattern)

    def check(self) -> None:
        """Fail on whatever was wrong."""
        left = [what for what in self.wrong if not any(re.search(pattern, what) for pattern in self.expected)]
        assert left == []


def tell(page: Page, watching: Callable[[], Watch | None]) -> None:
    """Tell whoever watches a page at that time what it does."""

    def told(tells: Callable[[Watch], None]) -> None:
        if (watch := watching()) is not None:
            tells(watch)

    page.on("console", lambda message: told(lambda watch: watch.hear(message)))
    page.on("pageerror", lambda error: told(lambda watch: watch.note(True, f"thrown: {error}")))
    page.on("request", lambda request: told(lambda watch: watch.ask("request", request.url)))
    page.on("websocket", lambda socket: told(lambda watch: watch.ask("websocket", socket.url)))


def prefer(context: BrowserContext, worker: bool = False, **kept: str) -> None:
    """What a browser remembers. Nobody has to wait for bots, no turn ends by itself: a test of either asks for it."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PREFERRED % json.dumps({"pace": "at-once", "auto": "off", **kept}))
    if not worker:
        context.add_init_script(WITHOUT_WORKER)


NewPage = Callable[..., Page]


@pytest.fixture
def watch(server: Served) -> Iterator[Watch]:
    """What the pages of this test did wrong; checked at its end."""
    watch = Watch(server.url)
    yield watch
    watch.check()


@pytest.fixture(scope="package")
def lender(chromium: Browser, server: Served) -> Lender:
    """Browsers for the pages of all tests of this process."""
    return Lender(chromium, server.url, prefer, lambda lent, page: tell(page, lambda: lent.reader))


@pytest.fixture
def new_page(lender: Lender, watch: Watch) -> Iterator[NewPage]:
    """Opens pages, each in a browser of its own; `at` is an address of the server."""
    lent = []

    def open_page(at: str = "/", kept: dict[str, str] | None = None, worker: bool = False, **options: Any) -> Page:
        size = None if options.get("is_mobile") else options.pop("viewport", None)
        # Cards that are still on their way would be counted twice; a test of movement asks for it.
        one = lender.lend({"worker": worker, **(kept or {})}, {"reduced_motion": "reduce", **options})
        lent.append(one)
        one.reader = watch
        one.resize(size)
        if at != DOOR:  # it stands there already
            one.page.goto(at)
        return one.page

    yield open_page
    for each in lent:
        lender.take_back(each)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page at the door."""
    return new_page(DOOR)


Axe = Callable[[Page], None]


@pytest.fixture(scope="session")
def axe() -> Axe:
    """Fails on every violation that axe-core finds in a page."""
    if not AXE.is_file():
        missing("axe-core is not installed: npm ci in web/")
    source = AXE.read_text(encoding="utf-8")

    def check(page: Page) -> None:
        try:
            page.evaluate("axe.version")
        except Error:  # not there yet; a script tag would be refused by the content security policy
            page.evaluate(source)
        page.evaluate(SETTLED)
        found = page.evaluate(LOOK)
        told = [
            f"{violation['id']} ({violation['impact']}): {violation['help']}: {node['target']}"
            for violation in found
            for node in violation["nodes"]
        ]
        assert told == [], "\n".join([page.url, *told])

    return check
