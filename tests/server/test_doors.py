"""The doors of the socket: origins, keys, limits, nonsense, and devices that do not read."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import string
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quarterdeck.server.messages import Problem

Live = Any
HELLO = json.dumps({"type": "hello"})


def url(live: Live, code: str) -> str:
    return f"ws://127.0.0.1:{live.port}/ws/{code}"


async def closed_with(socket: Any) -> tuple[int | None, str]:
    """Read to the end: the close code, and the last problem that was told."""
    words = ""
    try:
        async with asyncio.timeout(60):
            async for text in socket:
                frame = json.loads(text)
                words = frame.get("words", words)
    except ConnectionClosed:
        pass
    return socket.close_code, words


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:{port}",
     "http://127.0.0.1:{port}.evil.example", "http://localhost:{port}", ""],
)  # fmt: skip
async def test_pages_of_other_sites_are_kept_out(live: Live, origin: str) -> None:
    code, _ = await live.table(1, **{"seats": 3})
    given = {"Origin": origin.format(port=live.port)}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url(live, code), additional_headers=given):
            pass
    assert refused.value.response.status_code == 403


async def test_the_own_page_and_allowed_origins_come_in(start: Any) -> None:
    live = await start(origins=("https://play.example",))
    code, _ = await live.table(1, **{"seats": 3})
    for origin in (live.base, "https://play.example"):
        async with connect(url(live, code), additional_headers={"Origin": origin}) as device:
            await device.send(HELLO)
            assert json.loads(await device.recv())["type"] == "welcome"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"hello","token":"' + "x" * 22 + '"}', 4401),
        ('{"type":"hello","token":"short"}', 4400),
        ('{"type":"ping"}', 4400),
        ("not json", 4400),
        ('{"type":"hello","admin":true}', 4400),
    ],
)
async def test_who_does_not_say_hello_well_is_sent_away(live: Live, first: str, code: int) -> None:
    table, _ = await live.table(1, **{"seats": 3})
    async with connect(url(live, table)) as device:
        await device.send(first)
        found, words = await closed_with(device)
    assert found == code and words
    assert not live.house.rooms[table].connections


async def test_a_key_of_another_table_opens_nothing(live: Live) -> None:
    code, _ = await live.table(1, **{"seats": 3})
    _, (other,) = await live.table(1, **{"seats": 3})
    async with connect(url(live, code)) as device:
        await device.send(json.dumps({"type": "hello", "token": other}))
        assert (await closed_with(device))[0] == 4401


async def test_no_such_table(live: Live) -> None:
    for code in ("ZZZZZ", "x", "ABCDEFGHIJ", "%00%00%00%00%00"):
        async with connect(url(live, code)) as device:
            await device.send(HELLO)
            assert (await closed_with(device))[0] == 4404


async def test_silence_is_not_waited_for_long(start: Any) -> None:
    live = await start(hello_s=0.1)
    code, _ = await live.table(1, **{"seats": 3})
    async with connect(url(live, code)) as device:
        assert (await closed_with(device))[0] == 4400


async def test_frames_that_are_too_long_end_the_connection(live: Live) -> None:
    code, tokens = await live.started(3)
    async with connect(url(live, code)) as device:
        await device.send(HELLO)
        await device.send("x" * 5000)
        assert (await closed_with(device))[0] == 1009
    again = await live.device(code, tokens[0])
    assert again.look is not None


async def test_too_many_frames_get_a_word_first_and_are_cut_off_later(start: Any) -> None:
    live = await start(frames_burst=20, frames_rate=1)
    code, _ = await live.table(1, **{"seats": 3})
    async with connect(url(live, code)) as device:
        await device.send(HELLO)
        with suppress(ConnectionClosed):  # cut off already
            for _ in range(40):
                await device.send('{"type":"ping"}')
        found, words = await closed_with(device)
    assert found == 4429 and words.startswith("Too fast")


def mutated(rng: random.Random) -> str | bytes:
    """A frame: valid, a little wrong, or noise."""
    valid: list[dict[str, Any]] = [
        {"type": "answer", "id": "a", "number": 1, "answer": [1]},
        {"type": "options", "id": "b", "number": 1, "so_far": []},
        {"type": "chat", "id": "c", "words": "ahoy"},
        {"type": "undo", "id": "d"},
        {"type": "vote", "id": "e", "yes": True},
        {"type": "propose", "id": "f", "about": "pause"},
        {"type": "advise", "id": "g"},
        {"type": "probed", "n": 1},
        {"type": "ping", "mine": 1},
        {"type": "hello", "token": None, "after": 0},
    ]
    frame = dict(rng.choice(valid))
    odd: list[Any] = [
        None, -1, 2**70, 1e308, "", "\x00", [[]] * 5, {"a": {}}, True, [2**40], "x" * 500,
        list(range(60)), [-5], "{p0}", ["1"],
    ]  # fmt: skip
    for _ in range(rng.randrange(3)):
        key = rng.choice([*frame, "more"])
        if rng.random() < 0.3:
            frame.pop(key, None)
        else:
            frame[key] = rng.choice(odd)
    text = json.dumps(frame)
    kind = rng.random()
    if kind < 0.5:
        return text
    if kind < 0.75:
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(string.printable) + text[at + rng.randrange(3) :]
    return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))


async def test_nonsense_of_every_kind_breaks_nothing(start: Any) -> None:
    live = await start(frames_burst=1e9, frames_rate=1e9)
    code, tokens = await live.started(3)
    healthy = await live.device(code, tokens[1])
    rng = random.Random(7)
    sent = 0
    while sent < 1500:
        token = rng.choice([tokens[0], None])
        async with connect(url(live, code)) as device:
            await device.send(json.dumps({"type": "hello", "token": token}))
            reading = asyncio.create_task(closed_with(device))
            try:
                for _ in range(60):
                    await device.send(mutated(rng))
                    sent += 1
            except ConnectionClosed:
                pass
            await device.close()
            await reading
    text = (await live.http.get(f"{live.base}/metrics")).text
    assert "quarterdeck_broken_total{" not in text
    room = live.house.rooms[code]
    assert not room.closed and room.play.game.outcome(room.play.table) is None
    await healthy.send({"type": "ping", "mine": 1})
    await healthy.until(lambda: any(f["type"] == "pong" for f in healthy.frames))
    assert healthy.close_code is None


async def test_a_device_that_never_reads_slows_nobody_and_is_cut_off(start: Any) -> None:
    live = await start(frames_burst=1e9, frames_rate=1e9)
    code, tokens = await live.started(3)
    healthy = await live.device(code, tokens[0])
    lazy = socket.create_connection(("127.0.0.1", live.port))
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lazy.setblocking(False)
    lazy.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    upgraded = b""
    async with asyncio.timeout(60):
        while not upgraded.endswith(b"\r\n\r\n"):
            upgraded += await asyncio.get_running_loop().sock_recv(lazy, 1)
    hello = HELLO.encode()
    lazy.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    room = live.house.rooms[code]
    async with asyncio.timeout(60):
        while len(room.connections) < 2:
            await asyncio.sleep(0.02)
    slowest, told = 0.0, 0
    while len(room.connections) == 2 and told < 2000:
        room.tell(Problem(words="x" * 200_000))
        told += 1
        began = time.monotonic()
        await healthy.send({"type": "ping", "mine": told})
        await healthy.until(lambda n=told: any(f.get("mine") == n for f in healthy.frames[-9:]))
        slowest = max(slowest, time.monotonic() - began)
    assert len(room.connections) == 1, "the lazy device is still there"
    assert slowest < 5
    assert "quarterdeck_cut_off_total 1.0" in (await live.http.get(f"{live.base}/metrics")).text
    assert (await healthy.ask("chat", words="still here"))["type"] == "ack"
    lazy.close()
