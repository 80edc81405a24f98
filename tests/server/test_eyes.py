"""Whose eyes, whose hands: a device does what its own key allows and nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from quarterdeck.games import game, games

Live = Any
NOT_FOR_SPECTATORS: list[dict[str, Any]] = [
    {"type": "answer", "number": 1, "answer": [0]},
    {"type": "options", "number": 1, "so_far": []},
    {"type": "advise"},
    {"type": "undo"},
    {"type": "propose", "about": "pause"},
    {"type": "vote", "yes": True},
    {"type": "suggest", "key": [1]},
    {"type": "sketch", "marks": ["1@upper_red"]},
]


async def tell(device: Any, frame: dict[str, Any], id: str) -> Any:
    """Send a frame with an id of its own; what came back."""
    await device.send({**frame, "id": id})
    await device.until(lambda: any(f.get("id") == id for f in device.frames))
    return next(f for f in device.frames if f.get("id") == id)


@pytest.mark.parametrize("id", [g.id for g in games()])
async def test_spectators_are_told_so_and_nothing_changes(live: Live, id: str) -> None:
    code, tokens = await live.started(max(game(id).fewest, 2), game=id, speed=0.25)
    watcher, room = await live.device(code), live.house.rooms[code]
    before, frames = room.seq, watcher.n
    for n, frame in enumerate(NOT_FOR_SPECTATORS):
        refused = await tell(watcher, frame, f"w{n}")
        assert (refused["type"], refused["words"][:10]) == ("refused", "Spectators")
    assert room.seq == before and watcher.n == frames and room.vote is None
    decision = watcher.look["decision"]
    assert decision["mine"] is None and not watcher.look.get("says")
    for eyes in ("0", "1", "all"):
        await live.get(f"/tables/{code}/replay?step=1&eyes={eyes}", status=403)
    await live.get(f"/tables/{code}/replay?step=1&eyes=1", tokens[0], status=403)


async def test_a_key_answers_for_its_own_seat_only(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    mover = next(d for d in devices if d.mine())
    other = next(d for d in devices if not d.mine())
    number, item = mover.look["decision"]["number"], mover.mine()["options"][0]["item"]
    for n, frame in enumerate(
        [
            {"type": "answer", "number": number, "answer": [item]},
            {"type": "options", "number": number, "so_far": []},
        ]
    ):
        assert (await tell(other, frame, f"o{n}"))["words"] == "You are not asked anything now."
    assert (await tell(other, {"type": "advise"}, "hint"))["advice"] == []
    forged = {"type": "answer", "id": "x", "number": number, "answer": [item], "seat": 0}
    await other.send(forged)
    await other.until(lambda: any(f["type"] == "problem" for f in other.frames))
    assert live.house.rooms[code].play.entries == []


async def test_two_devices_on_one_seat_see_the_same_and_answer_once(live: Live) -> None:
    code, tokens = await live.started(3)
    devices = [await live.device(code, token) for token in tokens]
    seat = next(i for i, d in enumerate(devices) if d.mine())
    desk, phone = devices[seat], await live.device(code, tokens[seat])
    assert json.dumps(desk.look) == json.dumps(phone.look)
    number, options = desk.look["decision"]["number"], desk.mine()["options"]
    came = await asyncio.gather(
        tell(desk, {"type": "answer", "number": number, "answer": [options[0]["item"]]}, "a"),
        tell(phone, {"type": "answer", "number": number, "answer": [options[1]["item"]]}, "b"),
    )
    assert sorted(f["type"] for f in came) == ["ack", "refused"]
    assert all(f["words"] for f in came if f["type"] == "refused")
    assert len(live.house.rooms[code].play.entries) == 1
    for device in (desk, phone):
        await device.until(lambda d=device: d.n == 2)
    assert json.dumps(desk.look) == json.dumps(phone.look)
    await desk.stop()
    assert not (await live.get(f"/tables/{code}"))["seats"][seat]["away"]


async def test_nonsense_is_refused_in_words_and_counts_for_nothing(live: Live) -> None:
    code, tokens = await live.started(3)
    ada = await live.device(code, tokens[0])
    for frame in (
        {"type": "shout", "id": "a"},
        {"type": "answer", "id": "b", "number": "one", "answer": []},
        {"type": "answer", "id": "c", "number": 1, "answer": [2**70]},
        {"type": "chat", "id": "d", "words": "x" * 301},
        {"type": "sketch", "id": "e", "marks": ["x"] * 500},
    ):
        before = len(ada.frames)
        await ada.send(frame)
        await ada.until(lambda n=before: len(ada.frames) > n)
        assert ada.frames[before]["type"] == "problem"
        assert "not understood" in ada.frames[before]["words"]
    assert live.house.rooms[code].seq == 0 and ada.close_code is None
