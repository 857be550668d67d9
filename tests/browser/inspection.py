"""What is wrong with a screen: for those who cannot see it well, and on narrow screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as TookTooLong, expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.people import Person

NARROWEST = 320
SIZES = ((NARROWEST, 640), (390, 844), (1280, 800))

Theme: TypeAlias = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS: dict[str, Any] = {**EVERYTHING, "runOnly": ["color-contrast"]}

AT_REST = """longest => Promise.race([
    Promise.allSettled(document.getAnimations().map(one => one.finished)),
    new Promise(done => setTimeout(done, longest)),
])"""
STICKING_OUT = """() => [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth)
    .slice(-3).map(one => one.outerHTML.slice(0, 120))"""
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SETTLING = 1_000
"""Milliseconds in which a page must have changed to a new width or theme."""


def complaints(person: Person) -> list[str]:
    """Return what axe finds and what does not fit, at all sizes and in both themes.

    The page keeps the last of the sizes.
    """
    page = person.page
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += sideways(page)
        found += in_both_themes(page) if width != NARROWEST else []
    return found + pointed_at(page)


def in_both_themes(page: Page) -> list[str]:
    """Return what axe finds; another theme changes colours only."""
    wear(page, "light")
    found = violations(page, EVERYTHING)
    wear(page, "dark")
    return found + violations(page, COLOURS)


def pointed_at(page: Page) -> list[str]:
    """Return what cannot be read while a mouse points at it."""
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    choice = {"nodeId": root, "selector": "a, button, summary"}
    for node in browser.send("DOM.querySelectorAll", choice)["nodeIds"]:
        forced = {"nodeId": node, "forcedPseudoClasses": ["hover"]}
        browser.send("CSS.forcePseudoState", forced)
    found: list[str] = []
    for theme in THEMES:
        wear(page, theme)
        found += [f"hover: {one}" for one in violations(page, COLOURS)]
    browser.detach()
    return found


def wear(page: Page, theme: Theme) -> None:
    """Change the theme and wait until all colours have."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.evaluate(AT_REST, SETTLING)


def sideways(page: Page) -> list[str]:
    """Return a complaint if the page has to be scrolled sideways."""
    try:
        page.wait_for_function(FITS, timeout=SETTLING)
    except TookTooLong:
        out = page.evaluate(STICKING_OUT)
        return [f"wider than the screen at {page.viewport_size}: {out}"]
    return []


def violations(page: Page, options: dict[str, Any]) -> list[str]:
    """Return what axe finds, and finds again when cards that flew about have come to rest."""
    found = once(page, options)
    if not found:
        return []
    page.evaluate(AT_REST, SETTLING)
    return [one for one in once(page, options) if one in found]


def once(page: Page, options: dict[str, Any]) -> list[str]:
    results = Axe().run(page, options=options)
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]}"
        for one in results.response["violations"]
        for node in one["nodes"]
    ]
