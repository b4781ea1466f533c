"""A browser that is lent again has forgotten its last reader, and one that cannot is not lent again."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.lending import DOOR, Lender, Lent

KEPT: Final = "[...Object.entries(localStorage), ...Object.entries(sessionStorage)].flat()"
REMEMBER: Final = "localStorage.setItem('cuore.name', 'Ann'), sessionStorage.setItem('secret', 'Ann')"
NOBODY_ELSES: Final[tuple[dict[str, Any], dict[str, Any]]] = ({"name": "Lent"}, {"locale": "fr"})


def lent_again(lender: Lender, lent: Lent) -> Lent:
    lender.take_back(lent)
    return lender.lend(*NOBODY_ELSES)


def test_whoever_is_lent_a_browser_finds_nothing_of_the_last_reader(lender: Lender) -> None:
    lent = lender.lend(*NOBODY_ELSES)
    page, size = lent.page, lent.page.viewport_size
    page.goto("/")
    page.evaluate(REMEMBER)
    page.set_viewport_size({"width": 300, "height": 300})
    page.context.new_page().goto(DOOR)
    page.context.set_offline(True)
    again = lent_again(lender, lent)
    assert again is lent
    assert again.page is page, "it has all that it has loaded"
    assert (page.url.endswith(DOOR), page.viewport_size) == (True, size)
    assert page.context.pages == [page]
    assert page.context.cookies() == []
    assert page.evaluate(KEPT) == []
    page.goto("/")
    assert "Lent" in page.evaluate(KEPT)
    assert "Ann" not in page.evaluate(KEPT)
    # What cannot be taken back ends with its page, or with its browser.
    page.route("**/api/**", lambda route: route.abort())
    again = lent_again(lender, lent)
    assert (again is lent, again.page is page, page.is_closed()) == (True, False, True)
    assert again.page.request.get("/api/about").ok
    again.page.clock.set_fixed_time(0)
    other = lent_again(lender, again)
    assert other is not again
    assert other.page.evaluate("Date.now()") > 0
    lender.take_back(other)
