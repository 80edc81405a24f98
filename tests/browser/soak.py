"""Random games in a real browser, looked over at every question: axe, width, script errors.

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
from tests.browser.people import Harbour, answer, asked, ended, fits, no_faults

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


def play(browser: Browser, harbour: Harbour, game: str, phone: bool, seconds: float) -> set[str]:
    """A table of a game with bots, answered by chance and looked at now and then."""
    size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
    context = browser.new_context(
        viewport=size, reduced_motion="reduce", color_scheme="light" if phone else "dark"
    )
    page = context.new_page()
    found: set[str] = set()
    page.on("pageerror", lambda error: found.add(f"{game}: script error {error}"))
    page.goto(harbour.address)
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("question").or_(page.get_by_test_id("end")).first.wait_for()
    stop = time.monotonic() + seconds
    looks = steps = 0
    while time.monotonic() < stop and looks < LOOKS and not ended(page):
        if not asked(page):
            page.wait_for_timeout(40)
            continue
        if steps % random.randint(1, 4) == 0:
            kind = page.get_by_test_id("question").inner_text()[:60].replace("\n", " ")
            found.update(look(page, f"{game} {'phone' if phone else 'desk'} at {kind!r}"))
            looks += 1
        answer(page, lambda count: random.randrange(count))
        steps += 1
    if ended(page):
        found.update(look(page, f"{game}: the end"))
    context.close()
    where = "phone" if phone else "desk"
    print(f"{game:16} {where:5} {steps} answers, {looks} looks, {len(found)} faults", flush=True)
    return found


def main() -> int:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    games = sys.argv[2:] or GAMES
    found: set[str] = set()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        harbour = Harbour(Path(folder) / "tables.db")
        browser = launch(playing)
        try:
            for _ in range(tables):
                for game in games:
                    for phone in (False, True):
                        found |= play(browser, harbour, game, phone, seconds=60)
        finally:
            browser.close()
            harbour.kill()
    print("\n".join(sorted(found)) or "Nothing found.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
