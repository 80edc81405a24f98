"""Two captains and four bots fight a battle of two ships in two browsers, desk and phone."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.people import (
    Device,
    Harbour,
    asked,
    fits,
    join,
    no_faults,
    play_all,
)

PICTURES = os.environ.get("PICTURES", "")
"""A folder for screenshots, when somebody wants to look at them."""


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def question(page: Page) -> str:
    return page.get_by_test_id("question").inner_text()


def test_a_battle_of_two_ships_with_two_people_and_bots(harbour: Harbour, device: Device) -> None:
    ana = device()
    ana.goto(harbour.address)
    ana.get_by_test_id("name").fill("Ana")
    ana.get_by_test_id("table-shallow_space").click()
    ana.get_by_test_id("seats").select_option("6")
    for seat, bot in ((1, "house"), (2, "house"), (4, "normal"), (5, "normal")):
        ana.get_by_test_id(f"who-{seat}").select_option(bot)
    ana.get_by_test_id("lay").click()
    code = ana.get_by_test_id("code").inner_text()
    bo = device(width=360, height=740, dark=False)
    join(bo, harbour.address, code, "Bo")
    ana.get_by_test_id("start").click()
    for page in (ana, bo):
        page.get_by_test_id("question").wait_for()
    play_all([ana, bo], until=lambda: asked(ana) and "crew acts" in question(ana))
    expect(ana.locator("[data-at^='section:']")).to_have_count(30)
    assert ana.get_by_text("in 8").count() > 0, "the odds are shown before firing"
    picture(ana, "desk")
    picture(bo, "phone")
    fits(bo)
    no_faults(ana, "the battle at a desk")
    no_faults(bo, "the battle on a phone, light")
    play_all([ana, bo], seconds=400)
    expect(ana.get_by_test_id("end")).to_contain_text("win")
    picture(ana, "end")
    fits(bo)
