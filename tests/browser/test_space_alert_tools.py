"""Space Alert's tools for a real table in Chromium: a mission written down, a mission heard."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.people import Device, Harbour, fits, no_faults

HEARD = "ms => (window.quarterdeckHeard ?? []).findLast((h) => h.ms === ms && h.at > performance.timeOrigin + performance.now() - 60000)"  # noqa: E501
FORGET = "() => { window.quarterdeckHeard = []; }"


def test_a_mission_is_written_down_by_keyboard_and_clicks(harbour: Harbour, device: Device) -> None:
    page = device(width=390, height=844)
    page.goto(f"{harbour.address}/tools/space-alert?tool=resolve")
    state = page.get_by_test_id("missing")
    expect(state).to_contain_text("4 players, 0 threats, no card laid yet")
    page.get_by_test_id("paper-ship").select_option("sitting_duck_classic")
    page.get_by_test_id("paper-variant").select_option("base")
    page.get_by_test_id("paper-players").select_option("2")
    page.get_by_test_id("add-threat").click()
    page.get_by_test_id("threat-name").fill("figh")
    expect(state).to_have_text("Name the threat of T+1 in the red zone.")
    page.keyboard.press("Enter")
    expect(state).to_have_text("Choose the trajectory of the red zone: Fighter comes there.")
    page.get_by_test_id("track-red").select_option("T4")
    page.get_by_test_id("paper-0-0").click()
    page.keyboard.press("ArrowLeft")  # towards red
    page.keyboard.press("a")
    page.keyboard.press("Shift+A")
    page.keyboard.press("b")
    page.keyboard.press("+")  # a second card, on the space just filled
    expect(page.get_by_test_id("paper-0-3")).to_be_focused()
    page.keyboard.press("1")  # a heroic move
    expect(page.get_by_test_id("paper-0-3")).to_have_text(re.compile(r"4\s*B\s*→ upper red"))
    page.keyboard.press("Backspace")
    expect(page.get_by_test_id("paper-0-3")).to_have_text("4")
    page.get_by_test_id("paper-1-0").click()
    page.get_by_test_id("lay-C").click()
    expect(page.get_by_test_id("paper-0-2")).to_have_text("3 A+")
    expect(state).to_have_text("Nothing is missing: 2 players, 1 threat, 4 cards.")
    expect(page.get_by_test_id("verdict")).to_contain_text("Survived")
    fits(page)
    no_faults(page, "the form on a phone")
    page.reload()  # nothing is lost
    expect(page.get_by_test_id("paper-0-1")).to_have_text("2 A")
    with page.expect_download() as saved:
        page.get_by_test_id("save").click()
    file = json.loads(saved.value.path().read_text())
    assert file["players"] == [["move_red", "A", "heroic_A"], ["C"]]
    assert file["threats"] == [{"id": "E1-07", "turn": 1, "zone": "red"}]


def test_a_resolution_is_stepped_through_with_a_reason_for_every_number(
    harbour: Harbour, device: Device
) -> None:
    page = device()
    page.goto(f"{harbour.address}/tools/space-alert?tool=resolve")
    page.get_by_test_id("example").click()
    page.get_by_test_id("resolve").click()
    expect(page.get_by_test_id("frame")).to_contain_text("1 /")
    page.keyboard.press("ArrowRight")  # the film has the keyboard
    expect(page.get_by_test_id("frame")).to_contain_text("2 /")
    page.keyboard.press("ArrowLeft")
    page.get_by_test_id("step").click()
    expect(page.get_by_test_id("lines")).to_contain_text("Turn 1.")
    page.get_by_test_id("step").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("lines")).to_contain_text("Ana fires the white heavy laser")
    page.locator('[data-ask="reactors:white"]').click()
    story = page.get_by_test_id("story")
    expect(story).to_contain_text("Turn 1: 3 of 5 → 2 of 5.")
    expect(story).to_contain_text("SA-")
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("frame")).to_contain_text("2 /")
    expect(story).to_contain_text("Nothing has changed it yet")
    page.get_by_text("How the points come about").click()
    expect(page.get_by_test_id("account")).to_contain_text("SA-10")
    no_faults(page, "the resolver")
    page.get_by_text("the mission as text").click()
    label = page.get_by_text("The mission as JSON, as quarterdeck space-alert resolve takes it")
    line = label.bounding_box()
    assert line is not None and line["height"] < 40  # one sentence on one line
    page.get_by_test_id("mission-text").fill(json.dumps({"players": [["A"]], "ship": "tub"}))
    page.get_by_test_id("use-text").click()
    expect(page.get_by_test_id("wrong")).to_contain_text("ship must be")
    page.get_by_test_id("mission-text").fill(
        json.dumps({"players": [["B"]], "threats": [], "initial": {"shields": {"red": 0}}})
    )
    page.get_by_test_id("use-text").click()
    expect(page.get_by_test_id("paper-0-0")).to_have_text("1 B")
    expect(page.get_by_text("The file also says: initial")).to_be_visible()


def apart(one: Page, two: Page, ms: int) -> float:
    """How many milliseconds lie between the starts of the same announcement on two devices."""
    starts = [p.wait_for_function(HEARD, arg=ms).json_value() for p in (one, two)]
    return abs(float(starts[0]["at"]) - float(starts[1]["at"]))


def test_a_mission_is_heard_in_step_and_paused_for_all(harbour: Harbour, device: Device) -> None:
    one, two = device(), device(width=360, height=740)
    one.goto(f"{harbour.address}/tools/space-alert")
    one.get_by_test_id("track").select_option("base_test_run_1")
    one.get_by_test_id("start-mission").click()
    code = one.get_by_test_id("play-code-shown").inner_text()
    two.goto(f"{harbour.address}/tools/space-alert")
    two.get_by_test_id("play-code").fill(code)
    two.get_by_test_id("listen").click()
    expect(one.get_by_test_id("devices")).to_contain_text("2 devices")
    one.get_by_test_id("play-mission").click()
    first = apart(one, two, 0)
    one.get_by_test_id("on-15").click()
    expect(two.get_by_test_id("said")).to_contain_text("Alert. Time T plus one")
    two.get_by_test_id("pause-mission").click()
    for page in (one, two):
        expect(page.get_by_test_id("held")).to_be_visible()
    clocks = [p.get_by_test_id("player-clock").inner_text() for p in (one, two)]
    assert clocks[0] == clocks[1]
    one.wait_for_timeout(1200)
    assert one.get_by_test_id("player-clock").inner_text() == clocks[0]  # it stands
    for page in (one, two):
        page.evaluate(FORGET)
    two.get_by_test_id("seek").fill("13")
    one.get_by_test_id("play-mission").click()
    again = apart(one, two, 15_000)
    print(f"apart {first:.1f} ms, after the pause {again:.1f} ms")
    assert first < 50 and again < 50
    late = device()
    late.goto(f"{harbour.address}/tools/space-alert?code={code}")
    expect(late.get_by_test_id("said")).to_contain_text("Alert")
    fits(two)
    no_faults(two, "the mission player on a phone")
