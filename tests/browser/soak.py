"""Random games and every other screen in a real browser, looked over: axe, width, script errors.

    make pagesoak TABLES=3     # so many tables of each game; it prints what it finds and goes on

Not part of `make test`: a table is dealt by chance, so this finds what no fixed test thought of.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import launch
from tests.browser.people import (
    Harbour,
    answer,
    asked,
    ended,
    fits,
    no_faults,
    play_to_the_end,
    pressed,
)

GAMES = ("captains_chair", "feed_the_kraken", "captain_is_dead", "shallow_space", "space_alert")
LOOKS = 25
"""Looks a table: axe takes most of the time."""


def look(page: Page, why: str) -> list[str]:
    """What is wrong with the page as it is."""
    found = []
    for check in (lambda: fits(page), lambda: no_faults(page, why)):
        try:
            check()
        except AssertionError as fault:
            found.append(f"{why}: {fault}")
    return found


def opened(browser: Browser, phone: bool, found: set[str], why: str) -> Page:
    """A person's page; script errors are found, too."""
    size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
    context = browser.new_context(
        viewport=size, reduced_motion="reduce", color_scheme="light" if phone else "dark"
    )
    page = context.new_page()
    page.on("pageerror", lambda error: found.add(f"{why}: script error {error}"))
    return page


def lay_a_card(page: Page) -> None:
    """Space Alert's planning: some card on some space, and sometimes turned or taken back."""
    for what in ('[data-testid^="card-"]', '[data-testid^="space-"]:not([aria-disabled="true"])'):
        things = page.locator(what)
        count = things.count()
        if not count or not pressed(things.nth(random.randrange(count))):
            return
    for what in ("turn-it", "take-back", "say"):
        button = page.get_by_test_id(what)
        if button.count() and random.random() < 0.3:
            pressed(button.first)


def play(browser: Browser, harbour: Harbour, game: str, phone: bool, seconds: float) -> set[str]:
    """A table of a game with bots, answered by chance and looked at now and then."""
    where = "phone" if phone else "desk"
    found: set[str] = set()
    page = opened(browser, phone, found, game)
    page.goto(harbour.address)
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("question").or_(page.get_by_test_id("end")).first.wait_for()
    stop = time.monotonic() + seconds
    looks = steps = 0
    while time.monotonic() < stop and looks < LOOKS and not ended(page):
        planning = page.get_by_test_id("desk").count() > 0
        if not asked(page) and not planning:
            page.wait_for_timeout(40)
            continue
        if steps % random.randint(1, 4) == 0:
            kind = page.get_by_test_id("question").inner_text()[:60].replace("\n", " ")
            found.update(look(page, f"{game} {where} at {kind!r}"))
            looks += 1
        if planning:
            lay_a_card(page)
        else:
            answer(page, lambda count: random.randrange(count))
        steps += 1
    if ended(page):
        found.update(look(page, f"{game} {where}: the end"))
    found.update(dialogs(page, f"{game} {where}"))
    page.context.close()
    print(f"{game:16} {where:5} {steps} answers, {looks} looks, {len(found)} faults", flush=True)
    return found


def dialogs(page: Page, why: str) -> set[str]:
    """What opens over a table: settings, rules, and on a phone the log."""
    found: set[str] = set()
    for name in ("Settings", "Log", "why?"):
        button = page.get_by_role("button", name=name, exact=True).locator("visible=true")
        if button.count() and pressed(button.first):
            page.get_by_role("dialog").first.wait_for()
            found.update(look(page, f"{why}: {name}"))
            page.keyboard.press("Escape")
    return found


def screens(browser: Browser, harbour: Harbour, phone: bool) -> set[str]:
    """What is not a table being played: waiting rooms, Space Alert's tools, a replay."""
    found: set[str] = set()
    where = "phone" if phone else "desk"
    page = opened(browser, phone, found, f"screens {where}")
    for game in GAMES:
        page.goto(harbour.address)
        page.get_by_test_id(f"table-{game}").click()
        page.get_by_test_id("lay").wait_for()
        found.update(look(page, f"laying {game} {where}"))
        page.get_by_test_id("lay").click()
        page.get_by_test_id("code").wait_for()
        found.update(look(page, f"waiting room of {game} {where}"))
    page.goto(f"{harbour.address}/tools/space-alert")
    page.get_by_test_id("track").select_option(index=random.randrange(5))
    found.update(look(page, f"missions {where}"))
    page.get_by_test_id("start-mission").click()
    page.get_by_test_id("play-mission").click()
    page.get_by_test_id("on-15").click()
    found.update(look(page, f"mission player {where}"))
    page.goto(f"{harbour.address}/tools/space-alert?tool=resolve")
    page.get_by_test_id("example").click()
    found.update(look(page, f"resolver {where}"))
    page.get_by_test_id("resolve").click()
    for _ in range(4):
        page.get_by_test_id("step").click()
    found.update(look(page, f"film {where}"))
    page.goto(harbour.address)
    page.get_by_test_id("play-captains_chair").click()
    page.get_by_test_id("question").wait_for()
    play_to_the_end(page, lambda count: random.randrange(count))
    page.get_by_test_id("replay").click()
    for eyes in ("public", "1", "all"):
        page.get_by_test_id("eyes").select_option(eyes)
        page.wait_for_url(f"**eyes={eyes}")
        page.get_by_test_id("step-on").click()
        found.update(look(page, f"replay by {eyes} {where}"))
    page.context.close()
    print(f"screens          {where:5} {len(found)} faults", flush=True)
    return found


def main() -> int:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    games = sys.argv[2:] or [*GAMES, "screens"]
    found: set[str] = set()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        harbour = Harbour(Path(folder) / "tables.db")
        browser = launch(playing)
        try:
            for _ in range(tables):
                for game in games:
                    for phone in (False, True):
                        if game == "screens":
                            found |= screens(browser, harbour, phone)
                        else:
                            found |= play(browser, harbour, game, phone, seconds=60)
        finally:
            browser.close()
            harbour.kill()
    print("\n".join(sorted(found)) or "Nothing found.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
