"""Space Alert in real Chromium: a mission planned and flown, and the voice in step."""

from __future__ import annotations

import re
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


def test_cards_are_laid_turned_and_taken_back(harbour: Harbour, device: Device) -> None:
    page = device()
    seated = lay(page, harbour, 1, ["", "normal"], "Ana")
    call(page, f"/api/tables/{seated['code']}/start", None, seated["keys"][0]["token"])
    sit(page, harbour, seated)
    page.get_by_test_id("options").get_by_role("button").first.click()  # roles
    desk = page.get_by_test_id("desk")
    desk.wait_for()
    no_faults(page, "planning")
    page.locator('[data-testid^="card-"]').first.click()
    page.get_by_test_id("space-0").click()
    expect(page.get_by_test_id("space-0")).not_to_have_text("1 ▲ white")
    page.get_by_test_id("space-0").click()  # choose what lies there, turn it, take it back, lay it
    expect(page.get_by_test_id("space-0")).to_have_class(re.compile("chosen"))
    page.get_by_test_id("turn-it").click()
    page.get_by_test_id("take-back").click()
    expect(page.get_by_test_id("space-0")).to_have_text("1 ▲ white")
    page.get_by_test_id("space-0").click()
    expect(desk).to_contain_text("Press one of your cards first")
    page.get_by_test_id("space-6").click(force=True)  # of a later phase: says why not
    expect(page.get_by_role("dialog")).to_contain_text("SA-048")
    page.keyboard.press("Escape")
    page.locator('[data-testid^="card-"]').first.click()
    page.get_by_test_id("space-0").click()
    page.get_by_test_id("say").click()
    expect(page.get_by_test_id("log")).to_contain_text("Ana: “")
    expect(page.get_by_test_id("spoken")).to_contain_text("Threat")


def test_test_run_1_is_planned_and_resolved(harbour: Harbour, device: Device) -> None:
    page = device()
    seated = lay(page, harbour, 10, ["", "normal"], "Ana")
    call(page, f"/api/tables/{seated['code']}/start", None, seated["keys"][0]["token"])
    sit(page, harbour, seated)
    page.get_by_test_id("options").get_by_role("button").first.click()  # roles
    page.locator('[data-testid^="card-"]').first.click()
    page.get_by_test_id("space-0").click()
    expect(page.get_by_test_id("space-0")).not_to_have_text("1 ▲ white")
    expect(page.get_by_test_id("mission-clock")).to_contain_text("Turn", timeout=120_000)
    expect(page.get_by_test_id("end")).to_be_visible(timeout=120_000)
    expect(page.get_by_test_id("end")).to_contain_text("mission", ignore_case=True)
    page.get_by_test_id("table-film").get_by_text("step by step").click()
    expect(page.get_by_test_id("frame")).to_contain_text("1 /")
    page.get_by_test_id("step").click()
    expect(page.get_by_test_id("frame")).to_contain_text("2 /")
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("lines")).to_contain_text("Turn 1.")
    no_faults(page, "the end of a mission")


def test_two_devices_start_an_announcement_together(harbour: Harbour, device: Device) -> None:
    one, two = device(), device(width=360, height=740)
    seated = lay(one, harbour, 2, ["", ""], "Ana")
    two.goto(harbour.address)
    guest = call(two, f"/api/tables/{seated['code']}/join", {"name": "Bo"})
    call(one, f"/api/tables/{seated['code']}/start", None, seated["keys"][0]["token"])
    sit(one, harbour, seated)
    sit(two, harbour, guest)
    one.get_by_test_id("options").get_by_role("button").first.click()
    two.get_by_role("button", name="Go on").click()
    told = "() => (window.quarterdeckHeard ?? []).find((h) => h.ms === 15000)"
    starts = [page.wait_for_function(told).json_value() for page in (one, two)]
    two.get_by_test_id("room-lower_red").click()  # shown to the crew
    one.get_by_label("What you see of the others").get_by_text("▼ red").wait_for()
    one.get_by_test_id("pause").click()
    two.get_by_role("button", name="Agree").click()
    expect(two.get_by_test_id("paused")).to_be_visible()
    stands = one.get_by_test_id("mission-clock").inner_text()
    one.wait_for_timeout(700)
    assert one.get_by_test_id("mission-clock").inner_text() == stands
    skew = abs(starts[0]["at"] - starts[1]["at"])
    print(f"skew {skew:.1f} ms")
    assert skew < 50
    fits(two)
    no_faults(two, "planning on a phone")


def test_alone_two_cards_lie_on_one_space_and_each_can_be_taken_back(
    harbour: Harbour, device: Device
) -> None:
    page = device()
    seated = lay(page, harbour, 1, [""], "Ana")
    call(page, f"/api/tables/{seated['code']}/start", None, seated["keys"][0]["token"])
    sit(page, harbour, seated)
    page.get_by_role("button", name="Start the clock").click()
    page.get_by_test_id("desk").wait_for()
    cards = page.locator('[data-testid^="card-"]')
    held = cards.count()
    cards.first.click()
    page.get_by_test_id("space-1").click()
    expect(cards).to_have_count(held - 1)
    cards.first.click()
    page.get_by_role("button", name="+ 2nd card on turn 2").click()
    expect(cards).to_have_count(held - 2)
    page.get_by_test_id("space-1").click()  # the upper one first
    page.get_by_test_id("other-card").click()
    page.get_by_test_id("take-back").click()
    expect(cards).to_have_count(held - 1)
    page.get_by_test_id("space-1").click()
    expect(page.get_by_test_id("other-card")).to_have_count(0)
    no_faults(page, "a double action")


def test_the_captain_names_the_officers_one_after_the_other(
    harbour: Harbour, device: Device
) -> None:
    page = device()
    seated = lay(page, harbour, 1, ["", "normal", "normal", "normal"], "Ana")
    call(page, f"/api/tables/{seated['code']}/start", None, seated["keys"][0]["token"])
    sit(page, harbour, seated)
    posts = page.get_by_test_id("options").get_by_role("button")
    expect(posts).to_have_count(4)
    posts.filter(has_text="Bot (normal) watches outside").click()
    expect(posts).to_have_count(4)
    posts.filter(has_text="Bot 2 (normal) inside").focus()
    page.keyboard.press("Enter")
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("Bot (normal) the communications officer")
    expect(log).to_contain_text("Bot 2 (normal) the security officer")
