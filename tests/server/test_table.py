"""Playing over the wire: streams, resume, idempotence, refusals."""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import Any

import msgspec
import pytest

from quarterdeck.games.captains_chair.table import ChairTable
from quarterdeck.server.messages import Outgoing
from quarterdeck.store import StoreError

Live = Any


async def test_three_people_finish_a_game_and_a_spectator_sees_it(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    watcher = await live.device(code)
    await asyncio.gather(*(d.play(random.Random(i)) for i, d in enumerate(devices)))
    await watcher.until(watcher.over)
    for device in (*devices, watcher):
        assert device.gaps == 0
        assert device.look["outcome"]["scores"] == devices[0].look["outcome"]["scores"]
        for text in device.raw:
            msgspec.json.decode(text, type=Outgoing)
    seen = await live.get(f"/tables/{code}")
    assert seen["phase"] == "ended"
    assert seen["seed_hash"] == hashlib.sha256(seen["seed"].encode()).hexdigest()


async def test_the_seed_is_not_told_before_the_end(live: Live) -> None:
    code, tokens = await live.started(3)
    device = await live.device(code, tokens[0])
    seed = live.house.rooms[code].row.seed
    assert device.table["seed"] is None and len(device.table["seed_hash"]) == 64
    assert all(seed not in text for text in device.raw)


async def test_resume_from_any_number_gives_exactly_what_was_missed(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    await asyncio.gather(*(d.play(random.Random(i), 4) for i, d in enumerate(devices)))
    first = devices[0]
    await live.restart()
    for after in range(first.n + 1):
        late = await live.device(code, tokens[0])
        await late.stop()
        late.n, late.lines, late.table, late._stopped = after, [], None, False
        async with late:
            await late.until(lambda d=late: d.n == first.n)
            assert late.gaps == 0 and late.look == first.look
            missed = [
                line
                for f in first.frames
                if f["type"] == "stream" and f["n"] > after and f["after"] >= after
                for line in f["lines"]
            ]
            assert late.lines == missed


async def test_the_same_command_twice_counts_once_also_after_a_restart(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    item = mover.mine()["options"][0]["item"]
    number = mover.look["decision"]["number"]
    frame = {"type": "answer", "id": "once", "number": number, "answer": [item], "seen": mover.n}
    for _ in range(3):
        await mover.send(frame)
    await mover.until(lambda: sum(f["type"] == "ack" for f in mover.frames) == 3)
    assert len(live.house.rooms[code].play.entries) == 1
    await live.restart()
    await mover.until(lambda: sum(f["type"] == "welcome" for f in mover.frames) == 2)
    await mover.send(frame)
    await mover.until(lambda: sum(f["type"] == "ack" for f in mover.frames) == 4)
    assert len(live.house.rooms[code].play.entries) == 1


async def test_a_refusal_says_why_and_shows_the_table(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    other = next(d for d in devices if not d.mine())
    wrong = await mover.answer([9999])
    assert wrong["type"] == "refused" and wrong["words"] and wrong["rule"].startswith("CC-")
    assert wrong["look"] == mover.look
    wrong = await other.answer([0])
    assert wrong["words"] == "You are not asked anything now."
    item = mover.mine()["options"][0]["item"]
    old = await mover.answer([item], number=0)
    assert old["type"] == "refused" and "another question" in old["words"]
    watcher = await live.device(code)
    assert (await watcher.answer([item]))["words"].startswith("Spectators")
    assert (await mover.answer([item]))["type"] == "ack"


async def test_acknowledged_before_anybody_sees_it(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    await mover.answer([mover.mine()["options"][0]["item"]])
    await mover.until(lambda: mover.n == 2)
    kinds = [f["type"] for f in mover.frames]
    assert kinds.index("ack") < len(kinds) - 1 - kinds[::-1].index("stream")


async def test_next_picks_advice_and_time(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    number = mover.look["decision"]["number"]
    seen = await mover.ask("options", number=number, so_far=[])
    assert seen["options"] == mover.mine()["options"] and not seen["whole"]
    item = seen["options"][0]["item"]
    seen = await mover.ask("options", number=number, so_far=[item])
    assert seen["options"] == [] and seen["whole"]
    advice = await mover.ask("advise")
    assert advice["type"] == "advice" and advice["advice"]
    await mover.send({"type": "ping", "mine": 5})
    await mover.until(lambda: any(f["type"] == "pong" for f in mover.frames))
    assert next(f for f in mover.frames if f["type"] == "pong")["mine"] == 5


async def test_talk_is_kept_and_can_be_switched_off(live: Live) -> None:
    code, tokens = await live.table(3)
    ada, bo = [await live.device(code, token) for token in tokens[:2]]
    assert (await ada.ask("chat", words=" <b>ahoy</b>\n "))["type"] == "ack"
    await bo.until(lambda: bo.said == 1)
    said = next(f for f in bo.frames if f["type"] == "said")
    assert (said["name"], said["words"]) == ("Ada", "<b>ahoy</b>")
    await live.restart()
    late = await live.device(code)
    await late.until(lambda: late.said == 1)
    await live.post(f"/tables/{code}/settings", {"chat": False}, tokens[0])
    assert (await bo.ask("chat", words="hm"))["words"] == "Table talk is switched off here."


async def test_too_much_talk_is_refused_politely(live: Live) -> None:
    code, tokens = await live.table(3)
    ada = await live.device(code, tokens[0])
    answers = [await ada.ask("chat", words=str(i)) for i in range(12)]
    assert [a["type"] for a in answers[:8]] == ["ack"] * 8
    assert answers[-1]["type"] == "refused"


async def test_when_the_rules_break_nothing_is_stored_and_the_table_goes_on(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    item = mover.mine()["options"][0]["item"]

    def broken(self: object) -> None:
        raise AssertionError("our mistake")

    with monkeypatch.context() as patched:
        patched.setattr(ChairTable, "run", broken)
        answer = await mover.answer([item])
    assert answer["type"] == "refused" and "our mistake" in answer["words"]
    assert await live.house.services.store.log(code) == []
    assert (await mover.answer([item]))["type"] == "ack"
    text = (await live.http.get(f"{live.base}/metrics")).text
    assert 'quarterdeck_broken_total{where="rules"} 1.0' in text


async def test_what_cannot_be_stored_is_refused_and_the_table_is_opened_again(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    item = mover.mine()["options"][0]["item"]

    async def full(statements: object) -> None:
        raise StoreError("not written: the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(live.house.services.store, "write", full)
        answer = await mover.answer([item])
    assert answer["type"] == "refused" and "could not be stored" in answer["words"]
    await mover.until(lambda: sum(f["type"] == "welcome" for f in mover.frames) == 2)
    assert mover.n == 1 and mover.mine()
    assert (await mover.answer([item]))["type"] == "ack"
    other = next(d for d in devices if d is not mover)
    await other.until(lambda: other.n == 2)
