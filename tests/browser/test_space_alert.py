"""Space Alert in real Chromium: a mission planned and flown, and the voice in step."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.people import Device, Harbour, fits, no_faults

CALL = """async ([path, body, token]) => {
  const headers = {"content-type": "application/json"};
  if (token) headers.authorization = `Bearer ${token}`;
  const sent = body === null ? undefined : JSON.stringify(body);
  const got = await fetch(path, {method: "POST", headers, body: sent});
  return await got.json();
}"""


def call(page: Page, path: str, body: dict[str, Any] | None, token: str = "") -> Any:
    """One call of the lobby."""
    return page.evaluate(CALL, [path, body, token])


def lay(page: Page, harbour: Harbour, speed: float, bots: list[str], name: str) -> Any:
    """A table for Test Run 1 whose clock runs so many times as fast."""
    page.goto(harbour.address)
    return call(
        page, "/api/tables",
        {"game": "space_alert", "seats": len(bots), "name": name, "bots": bots, "speed": speed,
         "options": {"mission": "base_test_run_1"}},
    )  # fmt: skip


def sit(page: Page, harbour: Harbour, seated: Any) -> None:
    """Open the table with its key."""
    page.evaluate(
        "keys => localStorage.setItem('quarterdeck.keys', JSON.stringify(keys))",
        {seated["code"]: seated["keys"]},
    )
    page.goto(f"{harbour.address}/t/{seated['code']}")
    page.get_by_test_id("question").wait_for()


def test_test_run_1_is_planned_and_resolved(harbour: Harbour, device: Device) -> None:
    page = device()
    seated = lay(page, harbour, 12, ["", "normal"], "Ana")
    call(page, f"/api/tables/{seated['code']}/start", None, seated["keys"][0]["token"])
    sit(page, harbour, seated)
    page.get_by_test_id("options").get_by_role("button").first.click()  # roles
    desk = page.get_by_test_id("desk")
    desk.wait_for()
    no_faults(page, "planning")
    page.locator('[data-testid^="card-"]').first.click()
    page.get_by_test_id("space-0").click()
    expect(page.get_by_test_id("space-0")).not_to_contain_text("empty")
    page.get_by_test_id("say").click()
    expect(page.get_by_test_id("log")).to_contain_text("Ana: “")
    expect(page.get_by_test_id("spoken")).to_contain_text("Threat", timeout=30_000)
    expect(page.get_by_test_id("mission-clock")).to_contain_text("Turn", timeout=90_000)
    expect(page.get_by_test_id("end")).to_be_visible(timeout=90_000)
    expect(page.get_by_test_id("end")).to_contain_text("mission", ignore_case=True)
    no_faults(page, "the end of a mission")


def test_two_devices_start_an_announcement_together(harbour: Harbour, device: Device) -> None:
    one, two = device(), device(width=360, height=740)
    seated = lay(one, harbour, 4, ["", ""], "Ana")
    two.goto(harbour.address)
    guest = call(two, f"/api/tables/{seated['code']}/join", {"name": "Bo"})
    call(one, f"/api/tables/{seated['code']}/start", None, seated["keys"][0]["token"])
    sit(one, harbour, seated)
    sit(two, harbour, guest)
    one.get_by_test_id("options").get_by_role("button").first.click()
    two.get_by_role("button", name="Go on").click()
    told = "() => (window.quarterdeckHeard ?? []).find((h) => h.ms === 15000)"
    starts = [page.wait_for_function(told, timeout=30_000).json_value() for page in (one, two)]
    skew = abs(starts[0]["at"] - starts[1]["at"])
    print(f"skew {skew:.1f} ms")
    assert skew < 50
    fits(two)
    no_faults(two, "planning on a phone")


def test_a_mission_from_cardboard_is_resolved_step_by_step(
    harbour: Harbour, device: Device
) -> None:
    page = device()
    page.goto(f"{harbour.address}/tools/space-alert?tool=resolve")
    page.get_by_test_id("resolve").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("survived")
    expect(page.get_by_test_id("frame")).to_contain_text("1 /")
    page.get_by_test_id("step").click()
    expect(page.get_by_test_id("lines")).to_contain_text("Turn 1.")
    page.get_by_test_id("step").click()
    expect(page.get_by_test_id("lines")).to_contain_text("Player 2")
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("frame")).to_contain_text("2 /")
    no_faults(page, "the resolver")
    page.get_by_test_id("mission-text").fill(json.dumps({"players": [["A"]], "ship": "tub"}))
    page.get_by_test_id("resolve").click()
    expect(page.get_by_test_id("wrong")).to_contain_text("ship")


def test_the_mission_player_is_in_step_on_two_devices(harbour: Harbour, device: Device) -> None:
    one, two = device(), device(width=360, height=740)
    one.goto(f"{harbour.address}/tools/space-alert")
    one.get_by_test_id("track").select_option("base_test_run_1")
    one.get_by_test_id("start-mission").click()
    one.wait_for_url("**began=*")
    two.goto(one.url)
    told = "() => (window.quarterdeckHeard ?? []).find((h) => h.ms === 0)"
    starts = [page.wait_for_function(told, timeout=20_000).json_value() for page in (one, two)]
    assert abs(starts[0]["at"] - starts[1]["at"]) < 50
    expect(two.get_by_test_id("said")).to_contain_text("Enemy activity", timeout=15_000)
    fits(two)
    no_faults(two, "the mission player on a phone")
