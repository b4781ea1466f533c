"""Browsers that one test after the other is lent, with nothing left in them but what they have loaded.

To start one and to read the whole client anew is more work than most tests do in it: half of all that a page at a
table costs until somebody is asked. Whatever cannot be taken back is noticed when it is given: the page, or the whole
browser, has had its last reader then.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

DOOR: Final = "/healthz"  # an address of the server without the client: nothing goes on there
MOST_IDLE: Final = 4  # browsers that wait for a reader, each with a process of its own
# What stays with a page, and what with its browser.
WITH_PAGE: Final = (
    *("add_init_script", "emulate_media", "expose_binding", "expose_function", "on", "once"),
    *("route", "route_from_har", "route_web_socket", "set_default_timeout", "set_extra_http_headers"),
)
WITH_BROWSER: Final = ("add_cookies", "add_init_script", "expose_binding", "expose_function", "new_cdp_session", "on")
WITH_CLOCK: Final = ("fast_forward", "install", "pause_at", "run_for", "set_fixed_time", "set_system_time")
EMPTY: Final = "localStorage.clear(), sessionStorage.clear()"


class Lent:
    """A browser with a page at the door; `listen` is told of each page that is made."""

    def __init__(self, context: BrowserContext, made_with: str, listen: Callable[[Lent, Page], None]) -> None:
        self.context = context
        self.made_with = made_with
        self.reader: Any = None  # for whoever listens
        self.spoiled = False
        self._listen = listen
        self.page = self._new_page()
        self._size = self.page.viewport_size
        self._devtools = context.new_cdp_session(self.page)
        _note(context, WITH_BROWSER, self._spoil)
        _note(context.clock, WITH_CLOCK, self._spoil)

    def _new_page(self) -> Page:
        page = self.context.new_page()
        self._listen(self, page)
        page.goto(DOOR)
        self._page_spoiled = False
        _note(page, WITH_PAGE, self._spoil_page)
        return page

    def _spoil(self) -> None:
        self.spoiled = True

    def _spoil_page(self) -> None:
        self._page_spoiled = True

    def resize(self, size: ViewportSize | None) -> None:
        """A window of that size, by default of the one with which it was made."""
        if size is not None and self.page.viewport_size != size:
            self.page.set_viewport_size(size)

    def forget(self, url: str) -> None:
        """Be as if nobody had ever been at that server."""
        try:
            self._forget(url)
        except Error:  # something in it has died
            self.spoiled = True

    def _forget(self, url: str) -> None:
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        if self.spoiled:
            return
        self.context.set_offline(False)
        if self.page.is_closed() or self._page_spoiled:
            fresh = self._new_page()  # before the other one is closed: with its last page its process would end
            self._devtools = self.context.new_cdp_session(fresh)
            self.spoiled = False  # that was ours
            self.page.close()
            self.page = fresh
        else:
            self.page.mouse.move(-1, -1)
            self.page.goto(DOOR)
            self.resize(self._size)
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.page.evaluate(EMPTY)
        self._devtools.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})


def _note(thing: object, names: Iterable[str], note: Callable[[], None]) -> None:
    """Have it noted when one of these is asked of it."""

    def noting(does: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **more: Any) -> Any:
            note()
            return does(*given, **more)

        return noted

    for name in names:
        setattr(thing, name, noting(getattr(thing, name)))


class Lender:
    """Browsers by what they were made with."""

    def __init__(
        self,
        chromium: Browser,
        url: str,
        prepare: Callable[..., None],
        listen: Callable[[Lent, Page], None],
    ) -> None:
        self._chromium = chromium
        self._url = url
        self._prepare = prepare  # makes a context what it shall be
        self._listen = listen
        self._idle: list[Lent] = []  # who came back last stands last

    def lend(self, kept: dict[str, Any], options: dict[str, Any]) -> Lent:
        """One that was made with that, or a new one."""
        made_with = json.dumps([kept, options], sort_keys=True)
        for number, lent in enumerate(self._idle):
            if lent.made_with == made_with:
                return self._idle.pop(number)
        context = self._chromium.new_context(base_url=self._url, **options)
        self._prepare(context, **kept)
        return Lent(context, made_with, self._listen)

    def take_back(self, lent: Lent) -> None:
        """Keep it for the next reader, if it can forget this one."""
        lent.forget(self._url)
        lent.reader = None
        if lent.spoiled:
            lent.context.close()
        else:
            self._idle.append(lent)
        if len(self._idle) > MOST_IDLE:
            self._idle.pop(0).context.close()
