"""Whoever keeps a table going: bots in workers, stand-ins, deadlines, restarts."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

Live = Any


async def test_a_person_and_bots_in_worker_processes_finish_a_game(start: Any) -> None:
    live = await start(workers=1)
    code, (ada,) = await live.started(1, bots=2)
    device = await live.device(code, ada)
    await device.play(random.Random(1))
    assert device.over()
    pool = live.house.services.minds._pool
    assert pool is not None and len(pool._processes) == 1
    text = (await live.http.get(f"{live.base}/metrics")).text
    assert 'broken_total{where="bot"}' not in text


async def test_a_dead_worker_is_replaced_and_the_game_goes_on(start: Any) -> None:
    live = await start(workers=1)
    code, (ada,) = await live.started(1, bots=2)
    device = await live.device(code, ada)
    await device.play(random.Random(1), 2)
    for process in list(live.house.services.minds._pool._processes.values()):
        process.kill()
    await device.play(random.Random(1))
    assert device.over()


async def test_bots_keep_a_pace_that_people_can_follow(start: Any) -> None:
    live = await start(bot_pace_s=0.15)
    code, (ada,) = await live.table(1, bots=2)
    began = time.monotonic()
    await live.post(f"/tables/{code}/start", token=ada)
    device = await live.device(code, ada)
    await device.until(lambda: len(live.house.rooms[code].play.entries) >= 2 or device.mine())
    bots = len(live.house.rooms[code].play.entries)
    assert time.monotonic() - began > 0.14 * bots


async def test_bots_go_on_after_a_restart_without_anybody(start: Any) -> None:
    live = await start(bot_pace_s=0.3)
    code, (ada, bo) = await live.started(2, bots=1)
    for token in (ada, bo):
        await live.post(f"/tables/{code}/leave", token=token)
    await live.restart()
    live.app.state.house.services.settings.__dict__["bot_pace_s"] = 0.0
    async with asyncio.timeout(60):
        while (await live.get(f"/tables/{code}"))["phase"] != "ended":
            await asyncio.sleep(0.1)
    assert len(live.house.rooms[code].play.entries) > 10


async def test_a_bot_stands_in_for_one_who_left_and_gets_up_on_return(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    first = next(i for i, d in enumerate(devices) if d.mine())
    await devices[first].stop()
    await live.post(f"/tables/{code}/leave", token=tokens[first])
    other = devices[(first + 1) % 3]
    await other.until(lambda: other.mine())
    assert other.table["seats"][first]["bot"] == "normal"
    back = await live.device(code, tokens[first])
    await back.until(lambda: back.table["seats"][first]["bot"] == "")
    await asyncio.gather(other.play(random.Random(0), 1), asyncio.sleep(0))
    last = devices[(first + 2) % 3]
    await last.play(random.Random(0), 1)
    await back.until(lambda: back.mine())
    entries = len(live.house.rooms[code].play.entries)
    await asyncio.sleep(0.2)
    assert len(live.house.rooms[code].play.entries) == entries


async def until_away(live: Live, code: str, seat: int) -> None:
    """Wait until the server has seen that the device hung up."""
    async with asyncio.timeout(60):
        while not (await live.get(f"/tables/{code}"))["seats"][seat]["away"]:
            await asyncio.sleep(0.02)


async def test_the_host_lets_a_bot_stand_in_only_for_one_who_is_away(live: Live) -> None:
    code, tokens = await live.started(3)
    bo = await live.device(code, tokens[1])
    body = {"seat": 1, "bot": "random"}
    await live.post(f"/tables/{code}/seat", body, tokens[0], status=409)
    await bo.stop()
    await until_away(live, code, 1)
    seen = await live.post(f"/tables/{code}/seat", body, tokens[0])
    assert seen["seats"][1]["bot"] == "random" and seen["seats"][1]["name"] == "Bo"
    assert seen["seats"][1]["person"]  # who may come back


async def test_time_is_up_and_the_game_answers_safely_then_a_bot_stands_in(live: Live) -> None:
    code, tokens = await live.started(3, deadline_s=5)
    room = live.house.rooms[code]
    room.around.deadline_s = 0.5
    room.due = None
    watcher = await live.device(code)
    from quarterdeck.server import keeper

    keeper.go_on(room)
    await watcher.until(lambda: any(s["bot"] for s in watcher.table["seats"]))
    room.around.deadline_s = None  # enough of that
    shown = [f["table"] for f in watcher.frames if f["type"] == "table"]
    missed = [[s["seat"] for s in table["seats"] if s["bot"]] for table in shown]
    first = next(seats for seats in missed if seats)
    assert len(first) == 1
    assert sum(e.seat == first[0] for e in room.play.entries) >= 2
    late = await live.device(code, tokens[first[0]])
    await late.until(lambda: not late.table["seats"][first[0]]["bot"])
    assert room.around.chairs[first[0]].expired == 0


async def test_an_answer_in_time_is_not_answered_for(live: Live) -> None:
    code, tokens = await live.started(3, deadline_s=60)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    due = next(f for f in mover.frames if f["type"] == "stream")["due"]
    now = next(f for f in mover.frames if f["type"] == "welcome")["now"]
    assert 50_000 < due - now <= 60_000
    await mover.play(random.Random(0), 1)
    other = next(d for d in devices if d is not mover)
    await other.until(lambda: other.n == 2)
    assert [f for f in other.frames if f["type"] == "stream"][-1]["due"] >= due


async def test_away_for_long_at_a_live_table_means_a_stand_in(start: Any) -> None:
    live = await start(grace_s=0.1)
    code, tokens = await live.started(3, deadline_s=60)
    ada, bo = [await live.device(code, token) for token in tokens[:2]]
    await bo.stop()
    await ada.until(lambda: ada.table["seats"][1]["bot"] == "normal")
    slow, keys = await live.started(3)
    cy, di = [await live.device(slow, token) for token in keys[:2]]
    await di.stop()
    await cy.until(lambda: cy.table["seats"][1]["away"])
    await asyncio.sleep(0.3)
    assert cy.table["seats"][1]["bot"] == "" and cy.table["seats"][1]["away"]


async def test_a_pause_by_consent_stops_answers_and_time(live: Live) -> None:
    code, tokens = await live.started(3, deadline_s=60)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    others = [d for d in devices if d is not mover]
    assert (await mover.ask("propose", about="go_on"))["words"] == "It is so already."
    assert (await mover.ask("propose", about="pause"))["type"] == "ack"
    await others[0].until(lambda: others[0].table["vote"])
    assert (await others[0].ask("vote", yes=True))["type"] == "ack"
    assert not live.house.rooms[code].around.paused
    await others[1].ask("vote", yes=True)
    await mover.until(lambda: mover.table["paused"])
    item = mover.mine()["options"][0]["item"]
    assert (await mover.answer([item]))["words"] == "The table is paused."
    await live.restart()
    for device in devices:
        await device.until(lambda d=device: sum(f["type"] == "welcome" for f in d.frames) == 2)
    await others[0].ask("propose", about="go_on")
    await others[0].until(lambda: others[0].table["vote"])
    for device in (mover, others[1]):
        await device.until(lambda d=device: d.table["vote"])
        await device.ask("vote", yes=True)
    await mover.until(lambda: not mover.table["paused"])
    assert (await mover.answer([item]))["type"] == "ack"


async def test_a_player_who_was_slow_takes_the_own_seat_back(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    idle = next(i for i, d in enumerate(devices) if i > 0 and not d.mine())
    room = live.house.rooms[code]
    body = {"seat": idle, "bot": None}
    for come_back in ("by asking", "by answering"):
        room.around.chairs[idle].bot = "normal"
        room.tell_table()
        await devices[idle].until(lambda: devices[idle].table["seats"][idle]["bot"])
        if come_back == "by asking":
            other = tokens[3 - idle]
            await live.post(f"/tables/{code}/seat", body, other, status=403)
            await live.post(f"/tables/{code}/seat", body, tokens[idle])
        else:
            assert (await devices[idle].answer([0]))["type"] == "refused"
        await devices[idle].until(lambda: not devices[idle].table["seats"][idle]["bot"])
    assert not any(c.bot for c in room.around.chairs)
