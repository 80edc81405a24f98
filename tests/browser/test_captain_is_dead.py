"""The Captain is Dead in the browser: two people and two bots play a whole game together."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page, expect
from tests.browser.people import Device, Harbour, asked, fits, join, no_faults, play_all

SHOTS = os.environ.get("QUARTERDECK_SHOTS", "")
"""A folder for screenshots to look at; none are taken without it."""


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"captain-{name}.png", full_page=True)


def lay(page: Page, harbour: Harbour) -> str:
    """Four seats: the host, a friend by link, and two bots."""
    page.goto(harbour.address)
    page.get_by_test_id("name").fill("Ana")
    page.get_by_test_id("table-captain_is_dead").click()
    page.get_by_test_id("seats").select_option("4")
    for seat in (2, 3):
        page.get_by_test_id(f"who-{seat}").select_option("normal")
    page.get_by_test_id("lay").click()
    return page.get_by_test_id("code").inner_text()


def test_two_people_and_two_bots_play_a_whole_game(harbour: Harbour, device: Device) -> None:
    ana = device()
    code = lay(ana, harbour)
    bo = device(width=360, height=740, dark=False)
    join(bo, harbour.address, code, "Bo")
    ana.get_by_test_id("start").click()
    people = [ana, bo]
    play_all(people, until=lambda: "what do" in ana.get_by_test_id("question").inner_text())
    play_all(people, until=lambda: asked(ana))
    for page, name in ((ana, "desk"), (bo, "phone")):
        expect(page.get_by_role("group", name="The ship, turn")).to_be_visible()
        fits(page)
        no_faults(page, f"the ship, {name}")
        shot(page, name)
    words = ana.get_by_test_id("say").first.inner_text()
    ana.get_by_test_id("say").first.press("Enter")  # by keyboard
    expect(bo.get_by_test_id("suggested").first).to_contain_text(words)
    no_faults(bo, "a suggestion beside the name")
    turns = iter(range(10_000))
    play_all(people, lambda count: count // 2 if next(turns) % 3 else 0, seconds=400)
    for page, name in ((ana, "end-desk"), (bo, "end-phone")):
        expect(page.get_by_role("region", name="How it went")).to_be_visible()
        fits(page)
        no_faults(page, f"the end, {name}")
        shot(page, name)
    result = ana.get_by_test_id("end").locator("h2").inner_text()
    assert bo.get_by_test_id("end").locator("h2").inner_text() == result


def test_what_may_not_be_done_says_why(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    page.get_by_test_id("play-captain_is_dead").click()
    core = page.locator('[data-at="system:0"].barred')
    reason = page.get_by_role("dialog", name="Why?")
    for _ in range(10):
        play_all([page], until=lambda: asked(page) and core.count() > 0)
        with suppress(Error):  # a bot was quicker, and asks something else
            core.press("Enter", timeout=5000)
            break
    expect(reason).to_contain_text("CID-")


def test_the_next_list_of_options_begins_at_its_top(harbour: Harbour, device: Device) -> None:
    page = device(width=390, height=740)
    page.goto(harbour.address)
    page.get_by_test_id("play-captain_is_dead").click()
    groups, options = page.get_by_test_id("group"), page.get_by_test_id("options")
    back = page.get_by_role("button", name="← Back")
    to_the_foot = "list => { list.scrollTo(0, 9999); return list.scrollTop; }"
    long = "list => list.scrollHeight > list.clientHeight"

    def a_long_list_is_next() -> bool:
        """Is there a group that opens a list longer than its window? Then it is opened."""
        for group in range(groups.count() if asked(page) else 0):
            if options.evaluate(to_the_foot) > 0 and groups.nth(group).inner_text().endswith("…"):
                groups.nth(group).evaluate("button => button.click()")  # scrolls nothing itself
                expect(back).to_be_visible()
                if options.evaluate(long):
                    return True
                back.click()
        return False

    play_all([page], until=a_long_list_is_next)
    assert options.evaluate("list => list.scrollTop") == 0


def to_a_payment(page: Page, harbour: Harbour) -> bool:
    """Alone with the Janitor and another; is there a core repair to pay, with a choice how?"""
    page.goto(harbour.address)
    page.get_by_test_id("table-captain_is_dead").click()
    page.get_by_test_id("seats").select_option("1")
    page.get_by_label("Any role").select_option("yes")
    page.get_by_label("Crew in a solo game").select_option("2")
    page.get_by_test_id("lay").click()
    question = page.get_by_test_id("question")
    options = page.get_by_test_id("options").locator("button")
    for member in (1, 2):
        expect(question).to_contain_text(f"Set one Skill of crew member {member}")
        expect(page.get_by_label("Your crew member")).to_contain_text(f"Crew member {member}")
        expect(options.first).to_be_visible()
        other = options.filter(has_not_text="Engineering")
        if other.count() == 0:
            return False  # all of the hand is Engineering
        other.first.click()
    for member, role in ((1, "Janitor"), (2, "Admiral")):
        expect(question).to_contain_text(f"Choose a role for crew member {member}")
        options.filter(has_text=role).first.click()
    expect(question).not_to_contain_text("Choose a role")
    if "what do you do" not in question.inner_text():
        return False  # an Alert of the opening asks first
    if question.inner_text().startswith("Admiral"):
        page.get_by_role("button", name="End the turn").first.click()
        expect(question).not_to_contain_text("Admiral: what")
    core = page.locator('[data-at="system:0"].lit')
    if not question.inner_text().startswith("Janitor") or core.count() == 0:
        return False
    core.press("Enter")
    expect(question).to_contain_text("(Repair the Jump Core): which cards, which further actions?")
    return True


def test_a_payment_is_picked_card_by_card(harbour: Harbour, device: Device) -> None:
    page = device(width=390, height=844)
    assert any(to_a_payment(page, harbour) for _ in range(40)), "no hand could pay for the core"
    cards = page.locator('button[data-at^="pay:"]')
    chosen = page.locator('button[data-at^="pay:"][aria-pressed="true"]')
    pay = page.get_by_test_id("confirm")
    expect(chosen).to_have_count(4)  # the cheapest is proposed: five less the discount
    buttons = page.get_by_test_id("options").locator("button")
    assert cards.count() == buttons.count()
    expect(buttons.first).not_to_be_visible()  # the same once more, folded
    for seen in (cards.first, cards.last, pay):  # all of it at a glance
        expect(seen).to_be_in_viewport(ratio=1)
    fits(page)
    no_faults(page, "a payment")
    shot(page, "payment-phone")
    chosen.first.click()  # takes this one back, and no other
    expect(chosen).to_have_count(3)
    expect(pay).to_be_disabled()
    page.locator('button[data-at^="pay:"][aria-pressed="false"]').first.click()
    expect(chosen).to_have_count(4)
    pay.click()
    expect(page.get_by_role("img", name="Jump Core: 4 repairs to Engage!")).to_be_visible()
