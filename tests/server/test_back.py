"""Going back and going on: undo, replay, download, rematch, branch."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from typing import Any

from quarterdeck.games import game
from quarterdeck.kit.log import read, replay

Live = Any


async def finished(live: Live) -> tuple[str, list[str], list[Any]]:
    """A table that three people have played to the end."""
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    await asyncio.gather(*(d.play(random.Random(i)) for i, d in enumerate(devices)))
    return code, tokens, devices


async def test_an_answer_is_taken_back_while_nothing_was_revealed(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    before = json.dumps(mover.look["view"])
    number = mover.look["decision"]["number"]
    item = mover.mine()["options"][0]["item"]
    await mover.answer([item])
    await mover.until(lambda: mover.n == 2)
    assert mover.may_undo
    assert (await mover.ask("undo"))["type"] == "ack"
    await mover.until(lambda: mover.n == 3)
    assert json.dumps(mover.look["view"]) == before and mover.lines[-1]["kind"] == "undo"
    room = live.house.rooms[code]
    assert [r.kind for r in await room.services.store.log(code)] == ["answer", "undo"]
    stale = await mover.ask("answer", number=number, answer=[item], seen=2)
    assert "taken back" in stale["words"]
    await live.restart()
    await mover.until(lambda: mover.n == 3 and mover.mine())
    assert (await mover.answer([item]))["type"] == "ack"


async def test_what_was_revealed_is_taken_back_only_by_consent(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    first = next(d for d in devices if d.mine())
    await first.play(random.Random(0), 1)
    second = next(d for d in devices if d is not first)
    await second.until(lambda: second.n == 2)
    others = [d for d in devices if d is not first]
    next_up = next(d for d in others if d.mine())
    await next_up.play(random.Random(0), 1)
    await first.until(lambda: first.n == 3)
    assert not first.may_undo
    assert (await first.ask("undo"))["type"] == "ack"
    for device in others:
        await device.until(lambda d=device: d.table["vote"] and d.table["vote"]["about"] == "undo")
    await others[0].ask("vote", yes=False)
    await first.until(lambda: first.table["vote"] is None)
    assert first.n == 3
    await first.ask("undo")
    for device in others:
        await device.until(lambda d=device: d.table["vote"])
        await device.ask("vote", yes=True)
    await first.until(lambda: first.n == 4 and first.mine())
    assert live.house.rooms[code].play.entries == []


async def test_what_is_taken_back_by_consent_is_taken_back_once(live: Live) -> None:
    """A device that did not hear the acknowledgement asks again, also after a restart."""
    code, (ada,) = await live.started(1, bots=2)
    device = await live.device(code, ada)
    await device.play(random.Random(0), 2)
    await device.until(lambda: device.mine())
    frame = {"type": "undo", "id": "once"}
    for count in (1, 2):
        await device.send(frame)
        await device.until(lambda n=count: sum(f.get("id") == "once" for f in device.frames) == n)
    await device.until(lambda: device.mine())
    await live.restart()
    await device.until(lambda: sum(f["type"] == "welcome" for f in device.frames) == 2)
    await device.send(frame)
    await device.until(lambda: sum(f.get("id") == "once" for f in device.frames) == 3)
    assert all(f["type"] == "ack" for f in device.frames if f.get("id") == "once")
    kinds = [r.kind for r in await live.house.services.store.log(code)]
    assert kinds.count("undo") == 1
    assert sum(e.seat == 0 for e in live.house.rooms[code].play.entries) == 1


async def test_a_proposal_and_a_voice_that_arrive_twice_count_once(live: Live) -> None:
    code, tokens = await live.started(2, bots=1)
    ada, bo = [await live.device(code, token) for token in tokens]
    for device, frame in (
        (ada, {"type": "propose", "id": "p", "about": "pause"}),
        (bo, {"type": "vote", "id": "v", "yes": True}),
    ):
        for count in (1, 2):
            await device.send(frame)
            await device.until(lambda n=count, d=device, f=frame: heard(d, f["id"]) == ["ack"] * n)
        await bo.until(lambda: bo.table["vote"] or bo.table["paused"])
    assert live.house.rooms[code].around.paused


def heard(device: Any, command: str) -> list[str]:
    """What was said to a command."""
    return [f["type"] for f in device.frames if f.get("id") == command]


async def test_nothing_to_take_back(live: Live) -> None:
    code, tokens = await live.started(3)
    device = await live.device(code, tokens[0])
    assert (await device.ask("undo"))["words"] == "You have nothing to take back."
    watcher = await live.device(code)
    assert (await watcher.ask("undo"))["type"] == "refused"


async def test_replay_shows_each_step_to_the_eyes_that_are_asked_for(live: Live) -> None:
    code, _, devices = await finished(live)
    steps = (await live.get(f"/tables/{code}/replay"))["steps"]
    assert steps == len(live.house.rooms[code].play.entries)
    start = await live.get(f"/tables/{code}/replay?step=0&eyes=all")
    assert None not in start["look"]["view"]["goals"] and start["actor"] is None
    one = await live.get(f"/tables/{code}/replay?step=1&eyes=1")
    assert [g is None for g in one["look"]["view"]["goals"]] == [True, False, True]
    assert one["lines"] and one["actor"] is not None
    public = await live.get(f"/tables/{code}/replay?step={steps}")
    assert public["look"]["outcome"] == devices[0].look["outcome"]
    await live.get(f"/tables/{code}/replay?step={steps + 1}", status=422)
    await live.get(f"/tables/{code}/replay?step=-1", status=422)
    await live.get(f"/tables/{code}/replay?eyes=7", status=422)


async def test_before_the_end_one_looks_back_along_the_own_stream_only(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    await asyncio.gather(*(d.play(random.Random(i), 3) for i, d in enumerate(devices)))
    first = devices[0]
    await first.until(lambda: first.n == live.house.rooms[code].play.eyes[0].n)
    looks = {f["n"]: f["look"] for f in first.frames if f["type"] == "stream"}
    for n in range(1, first.n + 1):
        past = await live.get(f"/tables/{code}/replay?step={n}&eyes=0", tokens[0])
        assert past["steps"] == first.n and past["actor"] is None
        if n in looks:
            assert past["look"] == looks[n]
    for eyes in ("1", "all"):
        await live.get(f"/tables/{code}/replay?step=1&eyes={eyes}", tokens[0], status=403)
    await live.get(f"/tables/{code}/replay?step=1&eyes=0", status=403)
    answer = await live.http.get(f"{live.base}/api/tables/{code}/log.jsonl")
    assert answer.status_code == 403


async def test_the_log_can_be_downloaded_and_played_again(live: Live) -> None:
    code, _, devices = await finished(live)
    text = (await live.http.get(f"{live.base}/api/tables/{code}/log.jsonl")).text
    log = read(text)
    table = replay(game("captains_chair"), log)
    outcome = game("captains_chair").outcome(table)
    assert outcome is not None and outcome.scores == devices[0].look["outcome"]["scores"]
    seen = await live.get(f"/tables/{code}")
    assert hashlib.sha256(log.seed.encode()).hexdigest() == seen["seed_hash"]


async def test_a_rematch_takes_everybody_along(live: Live) -> None:
    code, tokens, devices = await finished(live)
    watcher = await live.device(code)
    first = await live.post(f"/tables/{code}/rematch", token=tokens[1])
    for device in (*devices, watcher):
        await device.until(lambda d=device: any(f["type"] == "follow" for f in d.frames))
        assert device.table["next_code"] == first["code"] != code
    second = await live.post(f"/tables/{code}/rematch", token=tokens[0])
    third = await live.post(f"/tables/{code}/rematch", token=tokens[2])
    assert {s["code"] for s in (first, second, third)} == {first["code"]}
    assert [s["keys"][0]["seat"] for s in (second, first, third)] == [0, 1, 2]
    seen = await live.get(f"/tables/{first['code']}")
    assert [s["name"] for s in seen["seats"]] == ["Ada", "Bo", "Cy"]
    started = await live.post(f"/tables/{first['code']}/start", token=first["keys"][0]["token"])
    assert started["phase"] == "playing"
    assert live.house.rooms[first["code"]].row.seed != live.house.rooms[code].row.seed


async def test_what_if_one_had_played_on_from_here(live: Live) -> None:
    code, _, _ = await finished(live)
    body = {"step": 4, "seat": 2, "name": "Zed", "bot": "random"}
    made = await live.post(f"/tables/{code}/branch", body)
    old, new = live.house.rooms[code], live.house.rooms[made["code"]]
    assert [e.answer for e in new.play.entries[:4]] == [e.answer for e in old.play.entries[:4]]
    zed = await live.device(made["code"], made["keys"][0]["token"])
    assert zed.table["branch_of"] == f"{code}/4" and zed.table["phase"] == "playing"
    await zed.play(random.Random(3))
    assert zed.over()
    await live.post(f"/tables/{code}/branch", {**body, "step": 9999}, status=422)
    running, _ = await live.started(3)
    await live.post(f"/tables/{running}/branch", body, status=409)


async def test_rematch_only_after_the_end(live: Live) -> None:
    code, tokens = await live.started(3)
    await live.post(f"/tables/{code}/rematch", token=tokens[0], status=409)


async def test_a_rematch_at_one_device_gives_it_all_the_keys(live: Live) -> None:
    names = ["Ada", "Bo", "Cy"]
    body = {"game": "captains_chair", "seats": 3, "name": "Ada", "hotseat": names}
    made = await live.post("/tables", body)
    keys = [k["token"] for k in made["keys"]]
    await live.post(f"/tables/{made['code']}/start", token=keys[0])
    devices = [await live.device(made["code"], key) for key in keys]
    await asyncio.gather(*(d.play(random.Random(i)) for i, d in enumerate(devices)))
    again = await live.post(f"/tables/{made['code']}/rematch", token=keys[2])
    assert [k["name"] for k in again["keys"]] == names
    assert (await live.get(f"/tables/{again['code']}"))["hotseat"]
    started = await live.post(f"/tables/{again['code']}/start", token=again["keys"][2]["token"])
    assert started["phase"] == "playing"
