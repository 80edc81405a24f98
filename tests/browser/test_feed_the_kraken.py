"""A whole game of Feed the Kraken: seven on the Long Journey, three people and four bots."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Page, expect
from tests.browser.people import (
    Device,
    Harbour,
    fits,
    join,
    no_faults,
    play_all,
    play_now,
    who_is_asked,
)

GAME = "feed_the_kraken"


def lay_long_table(page: Page, name: str) -> str:
    """Seven seats on the Long Journey: the host, two friends by link, four bots."""
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id(f"table-{GAME}").click()
    page.get_by_test_id("seats").select_option("7")
    for seat in range(3, 7):
        page.get_by_test_id(f"who-{seat}").select_option("house")
    page.get_by_label(re.compile("Map for seven")).select_option("long")
    page.get_by_test_id("lay").click()
    return page.get_by_test_id("code").inner_text()


def test_seven_players_sail_the_long_journey(harbour: Harbour, device: Device) -> None:
    ana, bo, cyd = device(), device(width=360, height=740, dark=False), device()
    ana.goto(harbour.address)
    code = lay_long_table(ana, "Ana")
    join(bo, harbour.address, code, "Bo")
    join(cyd, harbour.address, code, "Cyd")
    watcher = device()
    watcher.goto(f"{harbour.address}/t/{code}")
    ana.get_by_test_id("start").click()
    people = [ana, bo, cyd]
    for page in [*people, watcher]:
        page.get_by_test_id("question").wait_for()

    expect(ana.get_by_test_id("where")).to_contain_text("Long Journey")
    expect(ana.get_by_role("img", name=re.compile("^The sea chart"))).to_be_visible()
    expect(watcher.get_by_text("What you know")).to_have_count(0)
    secret = ana.get_by_role("button", name="Your role: hold to look")
    secret.focus()
    ana.keyboard.down("Enter")
    role = ana.get_by_role("heading", name=re.compile("Sailor|Pirate|Cult"))
    expect(role).to_be_visible()
    ana.keyboard.up("Enter")
    expect(role).to_have_count(0)

    turn = count()
    lines = ana.locator("[data-testid='log'] p")
    play_all(people, lambda _: next(turn), until=lambda: lines.count() >= 30)
    for page, why in ((ana, "the table"), (bo, "the table, light, on a phone")):
        fits(page)
        no_faults(page, why)

    play_all(people, lambda _: next(turn), seconds=400)
    results = {page.get_by_test_id("end").locator("h2").inner_text() for page in people}
    assert len(results) == 1 and re.search("win", results.pop())
    for page in (ana, bo, watcher):
        expect(page.get_by_role("heading", name="The bags are opened")).to_be_visible()
        expect(page.get_by_role("region", name="Every navigation as it was")).to_be_visible()
        fits(page)
    no_faults(ana, "the end")
    no_faults(bo, "the end, light, on a phone")


def test_moments_for_cards_go_by_without_pressing(harbour: Harbour, device: Device) -> None:
    """Who does not want to be asked says so once; questions with a choice are still asked."""
    page = device(width=390, height=800)
    page.goto(harbour.address)
    play_now(page, GAME)
    question = page.get_by_test_id("question")
    expect(question).to_contain_text("play your character, or pass?")
    page.get_by_test_id("passing").get_by_role("combobox").select_option("pass")
    expect(question).not_to_contain_text("or pass?", timeout=120_000)
    who_is_asked([page])  # moments that go by call nobody
    expect(question).not_to_contain_text("or pass?")
    expect(page.get_by_test_id("option").first).to_be_visible()
    fits(page)
    no_faults(page, "moments that go by, on a phone")


def test_on_a_phone_the_ship_is_in_sight_and_a_card_of_the_crew_is_one_button(
    harbour: Harbour, device: Device
) -> None:
    """The chart is higher than its window; the ship starts at its foot. Who picks a player may
    press anywhere on the card, so the name's button reaches as far as the card does."""
    page = device(width=360, height=640)
    page.goto(harbour.address)
    play_now(page, GAME)
    expect(page.locator(".chart .ship .wake")).to_be_in_viewport(ratio=1)
    expect(page.locator(".sailor .tile").first).to_have_css("position", "static")
    expect(page.locator(".sailor").first).to_have_css("position", "relative")
    fits(page)
    no_faults(page, "the chart's foot, on a small phone")
