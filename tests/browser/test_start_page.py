"""The start page opens in a real browser, says nothing wrong, and asks nobody but the server for anything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, NewPage, Watch


def test_the_start_page_opens(new_page: NewPage, axe: Axe) -> None:
    page = new_page(worker=True)
    expect(page).to_have_title(re.compile("Cuore"))
    expect(page.get_by_role("main")).to_be_visible()
    axe(page)


def test_the_policy_holds_in_the_browser(new_page: NewPage, watch: Watch) -> None:
    """A script in the page cannot reach anybody else: the policy is there, and so is the watch."""
    page = new_page(worker=True)
    watch.expect("elsewhere.invalid")
    reached = page.evaluate("fetch('https://elsewhere.invalid/').then(() => true, () => false)")
    assert reached is False
    assert any("Content Security Policy" in what for what in watch.wrong)
    ran = page.evaluate(
        "() => { const s = document.createElement('script'); s.textContent = 'window.ran = 1';"
        " document.body.append(s); return window.ran === 1; }"
    )
    watch.expect("inline script")
    assert ran is False


def test_a_page_that_misbehaves_would_be_noticed(new_page: NewPage, watch: Watch) -> None:
    page = new_page(worker=True)
    with page.expect_console_message():
        page.evaluate("console.error('a planted error')")
    with pytest.raises(AssertionError, match="a planted error"):
        watch.check()
    watch.expect("a planted error")
