"""The other screens: lobby, replay with what-if, hotseat, about, settings."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from tests.browser.people import (
    Device,
    Harbour,
    asked,
    ended,
    fits,
    lay_table,
    no_faults,
    play_all,
    play_now,
    play_to_the_end,
)


def test_the_lobby_in_both_themes(harbour: Harbour, device: Device) -> None:
    for dark in (True, False):
        page = device(dark=dark)
        page.goto(harbour.address)
        page.get_by_test_id("play-captains_chair").wait_for()
        assert page.evaluate("document.documentElement.dataset.theme") == (
            "dark" if dark else "light"
        )
        no_faults(page, "the lobby")
        page.get_by_test_id("table-captains_chair").click()
        no_faults(page, "laying a table")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Rules of Captain's Chair").click()
        page.get_by_label("Search the rules").fill("badge")
        expect(page.get_by_role("region", name="All rules")).to_contain_text("CC-")
        no_faults(page, "the rules")
        page.get_by_role("button", name="Close").click()
        page.get_by_role("link", name="About").click()
        expect(page.get_by_role("main")).to_contain_text("game-icons")
        no_faults(page, "about")


def test_replay_what_if_and_download(harbour: Harbour, device: Device) -> None:
    page = device(accept_downloads=True)
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    play_to_the_end(page, lambda count: count // 3)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    head = json.loads(download.value.path().read_text().splitlines()[0])
    assert head["game"] == "captains_chair" and head["quarterdeck"] == 1
    page.get_by_test_id("replay").click()
    expect(page.get_by_test_id("step")).to_contain_text("0 of ")
    for _ in range(3):
        page.get_by_test_id("step-on").click()
    expect(page.get_by_test_id("step")).to_contain_text("3 of ")
    page.get_by_test_id("eyes").select_option("1")
    page.wait_for_url("**eyes=1")
    log = page.get_by_role("region", name="Replay controls")
    log.get_by_role("button", name="why?").last.click()
    expect(page.get_by_role("dialog")).to_contain_text("CC-")
    page.keyboard.press("Escape")
    bar = page.get_by_test_id("scrubber")
    place = bar.bounding_box()
    assert place is not None
    middle = place["y"] + place["height"] / 2
    page.mouse.move(place["x"] + 8, middle)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] - 2, middle, steps=4)
    page.mouse.up()
    last = bar.get_attribute("max")
    expect(page.get_by_test_id("step")).to_have_text(f"{last} of {last}")
    bar.press("Home")
    for _ in range(3):
        bar.press("ArrowRight")
    expect(page.get_by_test_id("step")).to_contain_text("3 of ")
    page.get_by_test_id("eyes").select_option("all")
    page.wait_for_url("**eyes=all")
    assert "step=3" in page.url
    no_faults(page, "the replay")
    link = page.url
    other = device(width=360, height=740)
    other.goto(link)
    expect(other.get_by_test_id("step")).to_contain_text("3 of ")
    fits(other)
    no_faults(other, "the replay on a phone")
    other.get_by_test_id("branch").click()
    play_all([other], until=lambda: other.locator("[data-testid='options'] button").count() > 0)
    assert not ended(other)


def test_one_device_for_three_with_a_shutter_between(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    page.get_by_test_id("table-captains_chair").click()
    page.get_by_test_id("seats").select_option("3")
    page.get_by_test_id("who-1").select_option("here")
    page.get_by_test_id("who-2").select_option("random")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_test_id("lay").click()
    seen: set[str] = set()
    for _ in range(6):
        play_all([page], until=lambda: page.get_by_test_id("shutter").count() > 0)
        no_faults(page, "the shutter")
        seen.add(page.get_by_role("heading").inner_text())
        assert page.get_by_test_id("question").count() == 0
        page.get_by_role("button", name="lift the shutter").click()
    assert len(seen) == 2 and any("Bo" in words for words in seen)


def test_my_tables_bring_one_back(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    code = page.url.rsplit("/", 1)[-1]
    page.goto(harbour.address)
    page.get_by_test_id("my-tables").get_by_role("link", name="Captain's Chair").click()
    page.get_by_test_id("question").wait_for()
    assert page.url.endswith(code)
    page.goto(harbour.address)
    page.get_by_role("button", name=f"Forget the table {code}").click()
    sure = page.get_by_role("button", name="Give up the seat?")
    expect(sure).to_be_visible()  # a slip of the finger loses nothing
    no_faults(page, "giving up a seat")
    sure.click()
    expect(page.get_by_test_id("my-tables")).to_have_count(0)


def test_a_friend_types_the_code_that_the_host_shows(harbour: Harbour, device: Device) -> None:
    host = device()
    host.goto(harbour.address)
    code = lay_table(host, "captains_chair", 3, "Ana")
    picture = host.get_by_role("img", name="QR code of the link to this table")
    expect(picture).to_be_visible()
    loaded = "image => image.complete && image.naturalWidth > 0"
    host.wait_for_function(loaded, arg=picture.element_handle())
    friend = device(width=360, height=740)
    friend.goto(harbour.address)
    friend.get_by_test_id("join-code").fill(code.lower())
    friend.get_by_test_id("join-code").press("Enter")
    friend.get_by_test_id("name").fill("Bo")
    friend.get_by_test_id("join").click()
    expect(friend.get_by_text("You sit. The host starts the game.")).to_be_visible()
    expect(host.get_by_role("main")).to_contain_text("Bo")


def test_settings_and_a_code_that_is_nothing(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours").select_option("light")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    no_faults(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_test_id("join-code").fill("1 2 3")
    page.get_by_test_id("join-by-code").click()
    expect(page.get_by_role("alert")).to_contain_text("A table's code has five letters")
    page.get_by_test_id("join-code").fill("zz zzz")
    page.get_by_test_id("join-by-code").click()
    expect(page.get_by_role("heading", name="There is no table ZZZZZ")).to_be_visible()
    no_faults(page, "no such table")
    page.goto(f"{harbour.address}/t/ZZZZZ/replay")
    expect(page.get_by_role("alert")).to_have_text("There is no table with this code.")
    no_faults(page, "no such replay")


def test_looking_back_while_it_is_played(harbour: Harbour, device: Device) -> None:
    """Players see what they saw; others what the public did; nobody more."""
    page, watcher = device(), device(width=360, height=740)
    page.goto(harbour.address)
    play_now(page, "captains_chair")
    play_all([page], until=lambda: asked(page))
    code = page.url.rsplit("/", 1)[-1]
    for eyes, own, known in ((page, "0", ["public", "0"]), (watcher, "public", ["public"])):
        eyes.goto(f"{harbour.address}/t/{code}/replay")
        seen_by = eyes.get_by_test_id("eyes")
        expect(seen_by).to_have_value(own)
        options = seen_by.locator("option")
        assert [option.get_attribute("value") for option in options.all()] == known
        expect(eyes.get_by_test_id("branch")).to_have_count(0)
        fits(eyes)
        no_faults(eyes, "looking back")
