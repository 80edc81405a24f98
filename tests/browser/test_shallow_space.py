"""Two captains and four bots fight a battle of two ships in two browsers, desk and phone."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.people import (
    Device,
    Harbour,
    answer,
    asked,
    fits,
    join,
    no_faults,
    play_all,
    pressed,
)

PATIENCE = 60_000
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
    odds = ana.get_by_text("in 8")  # shown before firing, as soon as a laser may fire
    play_all(
        [ana, bo],
        until=lambda: asked(ana) and "crew acts" in question(ana) and odds.count() > 0,
    )
    expect(ana.locator("[data-at^='section:']")).to_have_count(30)
    expect(ana.get_by_test_id("film-caption")).to_have_count(0)  # they want no motion
    picture(ana, "desk")
    picture(bo, "phone")
    fits(bo)
    no_faults(ana, "the battle at a desk")
    no_faults(bo, "the battle on a phone, light")
    ana.get_by_test_id("film-replay").click()
    expect(ana.get_by_test_id("film-caption")).to_have_count(1)  # in stills, when asked for
    play_all([ana, bo], seconds=400)
    expect(ana.get_by_test_id("end")).to_contain_text("win")
    picture(ana, "end")
    fits(bo)


COUNTED = """
window.made = 0;
for (const kind of ["createOscillator", "createBufferSource"]) {
  const make = AudioContext.prototype[kind];
  AudioContext.prototype[kind] = function () { window.made += 1; return make.call(this); };
}
"""
"""Counts the sounds that a page makes."""

AGAIN = """async () => {
  document.querySelector('[data-testid="film-replay"]').click();
  await new Promise(requestAnimationFrame);
  document.querySelector('[data-testid="film-pause"]').click();
}"""
"""Plays the film again and pauses it at once, however busy the machine."""


def settled(page: Page) -> None:
    """Our crew acts, the bots of it are done, and no film is running."""
    quiet = 0
    while quiet < 6:
        skip = page.get_by_test_id("film-skip")
        quiet = 0 if skip.count() else quiet + 1
        if skip.count():
            pressed(skip)
        page.wait_for_timeout(100)


def test_a_turn_is_a_film_with_captions_and_sounds_that_holds_nothing_up(
    harbour: Harbour, device: Device
) -> None:
    page = device(motion=True)
    page.add_init_script(COUNTED)
    page.goto(harbour.address)
    page.get_by_test_id("table-shallow_space").click()
    page.get_by_test_id("seats").select_option("6")
    for seat in range(1, 6):
        page.get_by_test_id(f"who-{seat}").select_option("house")
    page.get_by_test_id("lay").click()
    caption, count = page.get_by_test_id("film-caption"), page.get_by_test_id("film-count")
    play_all([page], until=lambda: asked(page) and "Your crew acts" in question(page))
    settled(page)
    page.evaluate(AGAIN)
    expect(count).to_contain_text("1/", timeout=PATIENCE)
    assert caption.inner_text().endswith("."), "a caption in words"
    assert page.evaluate("window.made") > 0, "and a sound"
    no_faults(page, "the film")
    picture(page, "film")
    before = count.inner_text()
    page.get_by_role("button", name="One on").click()
    expect(count).not_to_have_text(before, timeout=PATIENCE)
    page.get_by_role("button", name="Sound off").click()
    page.locator('[data-testid="options"] button', has_text="Done").click()
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_have_count(0, timeout=PATIENCE)  # an answer ends it
    quiet = page.evaluate("window.made")
    expect(caption).to_have_count(1, timeout=PATIENCE)  # and what comes of it plays by itself
    settled(page)
    assert page.evaluate("window.made") == quiet, "muted"
    page.get_by_test_id("film-auto").uncheck()


def test_one_player_holds_a_whole_ship_and_acts_in_any_order(
    harbour: Harbour, device: Device
) -> None:
    page = device()
    page.goto(harbour.address)
    page.get_by_test_id("table-shallow_space").click()
    page.get_by_test_id("seats").select_option("6")
    for seat, who in enumerate(("here", "here", "normal", "normal", "normal"), start=1):
        page.get_by_test_id(f"who-{seat}").select_option(who)
    page.get_by_test_id("lay").click()
    lift = page.get_by_role("button", name="lift the shutter")
    for _ in range(3):
        lift.or_(page.get_by_test_id("question")).first.wait_for()
        if lift.count():
            lift.click()
            page.get_by_test_id("question").wait_for()
        if "Your crew acts" in question(page):
            break
        answer(page)  # the ship gets its name
        page.get_by_text("Your crew acts").or_(lift).first.wait_for()
    page.get_by_test_id("pass-to-2").click()
    expect(page.get_by_test_id("shutter")).to_contain_text("Player 3", timeout=PATIENCE)
    lift.click()
    expect(page.get_by_test_id("question")).to_contain_text("Your crew acts", timeout=PATIENCE)
    page.get_by_test_id("pass-to-0").click()  # and back, though nobody said they are done
    lift.click()
    expect(page.get_by_test_id("pass-to-1")).to_be_visible(timeout=PATIENCE)
