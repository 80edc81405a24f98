"""Ready-made suggestions at a table of The Captain is Dead: said, shown, answered by bots."""

from __future__ import annotations

import asyncio
import random
from typing import Any

Live = Any


async def at_sea(live: Live) -> tuple[str, list[str], list[Any]]:
    """Two people and a bot, past the set-up: a turn has begun and one of the people is asked."""
    code, tokens = await live.started(2, 1, game="captain_is_dead")
    devices = [await live.device(code, token) for token in tokens]
    streams = live.house.rooms[code].play.eyes
    async with asyncio.timeout(60):
        while not any(device.look["turn"] and device.mine() for device in devices):
            asked = [device for device in devices if device.mine()]
            if asked:
                await asked[0].play(random.Random(1), 1)
            else:
                await asyncio.sleep(0.01)
    for seat, device in enumerate(devices):
        await device.until(lambda d=device, s=seat: d.n == streams[s].n)
    return code, tokens, devices


async def test_a_suggestion_is_said_to_all_and_bots_reply(live: Live) -> None:
    code, _, (ada, bo) = await at_sea(live)
    watcher = await live.device(code)
    assert ada.look["says"] and watcher.look["says"] == []
    need = ada.look["says"][-1]
    assert (await ada.ask("suggest", key=need["key"]))["type"] == "ack"
    await bo.until(lambda: bo.said >= 1)
    said = [f for f in bo.frames if f["type"] == "said"]
    assert said[0]["seat"] == 0 and said[0]["words"] == need["words"]
    assert said[0]["turn"] == ada.look["turn"] > 0
    assert all(f["seat"] == 2 and f["turn"] for f in said[1:])
    await live.restart()
    late = await live.device(code)
    await late.until(lambda: late.said >= 1)
    again = next(f for f in late.frames if f["type"] == "said")
    assert again["turn"] == said[0]["turn"]


async def test_only_what_is_offered_can_be_suggested_and_silence_holds(live: Live) -> None:
    code, tokens, (ada, bo) = await at_sea(live)
    refused = await ada.ask("suggest", key=[1, 0, 40])
    assert refused["words"] == "That is no longer true; look again."
    await live.post(f"/tables/{code}/settings", {"chat": False}, tokens[0])
    key = bo.look["says"][0]["key"]
    assert (await bo.ask("suggest", key=key))["words"] == "Table talk is switched off here."
    watcher = await live.device(code)
    assert (await watcher.ask("suggest", key=key))["type"] == "refused"


async def test_plain_talk_is_no_suggestion(live: Live) -> None:
    _, _, (ada, bo) = await at_sea(live)
    await ada.ask("chat", words="ahoy")
    await bo.until(lambda: bo.said == 1)
    assert next(f for f in bo.frames if f["type"] == "said")["turn"] is None
