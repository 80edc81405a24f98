"""Four people in four browsers finish a game; one reloads, one goes offline, one watches."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.people import (
    Device,
    Harbour,
    asked,
    ended,
    fits,
    join,
    lay_table,
    no_faults,
    play_all,
    who_is_asked,
)


def test_four_players_finish_a_game(harbour: Harbour, device: Device) -> None:
    ana = device()
    ana.goto(harbour.address)
    code = lay_table(ana, "captains_chair", 4, "Ana")
    no_faults(ana, "the waiting room")
    friends = [device(width=360, height=740), device(), device(dark=False)]
    for friend, name in zip(friends, ["Bo", "Cyd", "Dee"], strict=True):
        join(friend, harbour.address, code, name)
    watcher = device()
    watcher.goto(f"{harbour.address}/t/{code}")
    ana.get_by_test_id("start").click()
    players = [ana, *friends]
    bo, cyd, dee = friends
    for page in [*players, watcher]:
        page.get_by_test_id("question").wait_for()

    lines = "[data-testid='log'] p"
    play_all(players, until=lambda: ana.locator(lines).count() >= 6)
    bo.reload()
    bo.get_by_test_id("question").wait_for()
    fits(bo)

    play_all(players, until=lambda: asked(cyd))
    cyd.context.set_offline(True)
    expect(cyd.get_by_test_id("state")).to_have_text("offline")
    play_all([cyd], until=lambda: not asked(cyd))  # chosen offline: sent when the network is back
    expect(cyd.get_by_test_id("sending")).to_be_visible()
    cyd.context.set_offline(False)
    expect(cyd.get_by_test_id("state")).to_have_text("saved")
    expect(cyd.get_by_test_id("sending")).to_have_count(0)

    assert watcher.get_by_test_id("options").count() == 0
    play_all(players, lambda count: count - 1)
    expect(watcher.get_by_test_id("end")).to_be_visible()
    no_faults(dee, "the end, light")
    result = ana.get_by_test_id("end").locator("h2").inner_text()
    assert all(page.get_by_test_id("end").locator("h2").inner_text() == result for page in players)

    ana.get_by_test_id("rematch").click()
    ana.wait_for_function("old => !location.pathname.endsWith(old)", arg=code)
    bo.get_by_role("button", name="Join the rematch").click()
    bo.wait_for_function("old => !location.pathname.endsWith(old)", arg=code)
    assert ana.url == bo.url


def test_the_server_is_killed_and_play_goes_on(harbour: Harbour, device: Device) -> None:
    page = device()
    page.goto(harbour.address)
    page.get_by_test_id("play-captains_chair").click()
    play_all([page], until=lambda: page.locator("[data-testid='log'] p").count() >= 8)
    told = page.locator("[data-testid='log'] p").all_inner_texts()
    harbour.kill()
    expect(page.get_by_test_id("state")).to_have_text("offline")
    harbour.start()
    expect(page.get_by_test_id("state")).to_have_text("saved")
    play_all([page], until=lambda: asked(page))
    assert page.locator("[data-testid='log'] p").all_inner_texts()[: len(told)] == told
    assert not ended(page)


def test_talk_reaches_the_others_as_text_and_can_be_switched_off(
    harbour: Harbour, device: Device
) -> None:
    ana, bo = device(), device()
    ana.goto(harbour.address)
    code = lay_table(ana, "captains_chair", 3, "<i>Ana</i>")
    ana.get_by_label("Bot for seat 3").select_option("random")
    join(bo, harbour.address, code, "Bo")
    ana.get_by_test_id("start").click()
    for page in (ana, bo):
        page.get_by_role("tab", name="Chat").click()
    ana.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    ana.get_by_role("button", name="Send").click()
    talk = bo.get_by_role("log", name="Chat")
    expect(talk).to_contain_text("<i>Ana</i> <img src=x onerror=alert(1)> hello")
    assert bo.locator("img[src='x']").count() == 0
    no_faults(bo, "the chat")
    many = "button => { for (let i = 0; i < 30; i++) button.click(); }"
    bo.get_by_role("button", name="Well played.").evaluate(many)
    expect(bo.get_by_text("Not said: One thing at a time; wait a moment.")).to_be_visible()
    bo.get_by_label("Show the chat").uncheck()
    expect(talk).to_have_count(0)


def test_a_bot_stands_in_for_a_friend_who_is_gone(harbour: Harbour, device: Device) -> None:
    """The host calls it and sends it off again; bots that belong here are not offered a seat."""
    ana, bo = device(), device()
    ana.goto(harbour.address)
    code = lay_table(ana, "captains_chair", 3, "Ana")
    ana.get_by_label("Bot for seat 3").select_option("random")
    join(bo, harbour.address, code, "Bo")
    ana.get_by_test_id("start").click()
    bo.get_by_test_id("question").wait_for()
    bo.close()
    ana.get_by_role("button", name="Settings").click()
    ana.get_by_role("button", name="Let a bot play for Bo").click()
    back = ana.get_by_role("button", name="the seat back")
    expect(back).to_have_text("Give Bo the seat back")
    no_faults(ana, "the host's settings")
    back.click()
    expect(back).to_have_count(0)


def test_an_answer_is_taken_back_while_nothing_new_was_shown(
    harbour: Harbour, device: Device
) -> None:
    ana, bo, cyd = device(), device(), device()
    ana.goto(harbour.address)
    code = lay_table(ana, "captains_chair", 3, "Ana")
    join(bo, harbour.address, code, "Bo")
    join(cyd, harbour.address, code, "Cyd")
    ana.get_by_test_id("start").click()
    people = [ana, bo, cyd]
    for page in people:
        page.get_by_test_id("question").wait_for()
    first = who_is_asked(people)
    play_all([first], until=lambda: not asked(first))
    expect(first.get_by_test_id("log")).to_contain_text("placed")
    first.get_by_role("button", name="Undo").click()
    expect(first.get_by_test_id("question")).to_contain_text("Place a crew member")
    expect(first).to_have_title(re.compile("^●"))
