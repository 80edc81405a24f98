"""A new user against bots: one click to begin, then whatever is lit, until the result."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect
from tests.browser.people import (
    Device,
    Harbour,
    asked,
    ended,
    fits,
    no_faults,
    play_all,
    play_now,
    play_to_the_end,
    who_is_asked,
)


def test_a_new_user_starts_and_finishes_within_two_minutes(
    harbour: Harbour, device: Device
) -> None:
    page = device()
    page.goto(harbour.address)
    begin = time.monotonic()
    play_now(page, "captains_chair")
    play_to_the_end(page, lambda count: count // 2)
    assert time.monotonic() - begin < 120
    expect(page.get_by_test_id("end")).to_contain_text("points")
    expect(page.get_by_role("region", name="Points by round")).to_be_visible()
    expect(page.get_by_test_id("log")).to_contain_text("won the game")
    no_faults(page, "the end")
    page.get_by_test_id("rematch").click()
    page.get_by_test_id("question").wait_for()
    assert not ended(page)


def test_on_a_phone_nothing_sticks_out(harbour: Harbour, device: Device) -> None:
    page = device(width=360, height=740, dark=False)
    page.goto(harbour.address)
    page.get_by_test_id("play-captains_chair").wait_for()
    fits(page)
    no_faults(page, "the lobby, light, on a phone")
    play_now(page, "captains_chair")
    play_all([page], until=lambda: asked(page))
    fits(page)
    no_faults(page, "the table, light, on a phone")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Log and chat")
    no_faults(page, "the log on a phone")
    page.keyboard.press("Escape")
    play_to_the_end(page)
    fits(page)
    no_faults(page, "the end, light, on a phone")


def test_the_keyboard_is_enough(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    page.get_by_test_id("play-captains_chair").wait_for()
    tab_to(page, '[data-testid="play-captains_chair"]')
    page.keyboard.press("Enter")
    page.get_by_test_id("question").wait_for()
    stop = time.monotonic() + 600
    while not ended(page) and time.monotonic() < stop:
        if asked(page) and tab_to(page, '[data-testid="options"] button', most=60):
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    expect(page.get_by_test_id("end")).to_be_visible()


def tab_to(page: Page, wanted: str, most: int = 40) -> bool:
    """Press Tab until the focus is on what is wanted; False when it is not reached."""
    on_it = f"() => !!document.activeElement?.matches('{wanted}')"
    for _ in range(most):
        if page.evaluate(on_it):
            return True
        page.keyboard.press("Tab")
    return bool(page.evaluate(on_it))


def test_the_board_itself_can_be_clicked_and_says_why_not(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    play_all([page], until=lambda: asked(page))
    crew = page.locator('[data-at^="crew:"].lit').first
    crew.click()
    expect(crew).to_have_attribute("aria-pressed", "true")
    chair = page.locator('[data-at="deck:6"]')
    expect(chair).to_have_attribute("aria-disabled", "true")
    chair.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Why?")).to_contain_text("CC-021")
    no_faults(page, "why?")
    page.keyboard.press("Escape")
    before = page.get_by_test_id("log").inner_text()
    page.locator('[data-at="deck:2"].lit').click()
    page.wait_for_function(
        "([log, text]) => document.querySelector(log).innerText !== text",
        arg=['[data-testid="log"]', before],
    )
    expect(page.get_by_test_id("log")).to_contain_text("on Deck 2")


def test_a_secret_is_shown_only_while_held(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    play_all([page], until=lambda: asked(page))  # nothing moves under the pointer until we answer
    button = page.get_by_role("button", name="Your goal: hold to look")
    secret = page.get_by_text("No votes left:")
    expect(secret).to_have_count(0)
    button.focus()
    page.keyboard.down("Enter")
    expect(secret).to_be_visible()
    page.keyboard.up("Enter")
    expect(secret).to_have_count(0)
    button.hover()
    page.mouse.down()
    expect(secret).to_be_visible()
    page.mouse.up()
    expect(secret).to_have_count(0)


def test_the_first_visit_offers_a_guide(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    page.get_by_test_id("coach").get_by_role("button", name="Guide me").click()
    who_is_asked([page])
    expect(page.get_by_text("A hint:")).to_be_visible()
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    assert page.get_by_test_id("coach").count() == 0


def test_who_has_played_a_little_is_not_greeted_any_longer(
    harbour: Harbour, device: Device
) -> None:
    page = device(width=360, height=740)
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    coach = page.get_by_test_id("coach")
    expect(coach).to_be_visible()
    play_all([page], until=lambda: coach.count() == 0)
    assert not ended(page)
