"""kill -9 under load: whatever was acknowledged is there, once, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.ports import free_port
from tools.device import Device

from quarterdeck.games import game
from quarterdeck.kit.log import replay
from quarterdeck.kit.plain import digest
from quarterdeck.server.play import Play
from quarterdeck.store import Store
from quarterdeck.store.record import ANSWER, log_of

KILLS = 25
TABLES = 8
LONGEST_S = 240


class Load:
    """Tables that are played by devices which reconnect, while the server dies again and again."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base)
        self.stop = asyncio.Event()
        self.made: list[str] = []
        self.acked: dict[str, list[tuple[int, str]]] = {}
        self.playing: list[Device] = []
        self.gaps = 0
        self.finished = 0

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        """Call until the server is there to answer; None when the call itself was refused."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                answer = await self.http.post(path, json=body, headers=headers, timeout=5)
                return answer.json() if answer.is_success else None
            except httpx.HTTPError:
                await asyncio.sleep(0.05)

    async def up(self) -> None:
        """Wait until the server is there."""
        while True:
            try:
                await self.http.get("/healthz", timeout=5)
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.02)

    def acknowledged(self) -> int:
        """How many answers were acknowledged so far."""
        done = sum(len(acked) for acked in self.acked.values())
        return done + sum(len(device.acked) for device in self.playing)

    async def more(self, count: int) -> None:
        """Wait until so many more answers are acknowledged."""
        wanted = self.acknowledged() + count
        while self.acknowledged() < wanted:
            await asyncio.sleep(0.01)

    async def table(self, pick: random.Random) -> None:
        """One table after another, each with two people and a bot, played to the end."""
        while not self.stop.is_set():
            body = {"game": "captains_chair", "seats": 3, "name": "A", "bots": ["", "", "random"],
                    "hotseat": ["A", "B"]}  # fmt: skip
            made = await self.post("/api/tables", body)
            self.made.append(made["code"])
            keys = made["keys"]
            await self.post(f"/api/tables/{made['code']}/start", None, keys[0]["token"])
            devices = [Device(self.base, made["code"], key["token"]) for key in keys]
            self.playing += devices
            try:
                await asyncio.gather(*(self.play(device, pick) for device in devices))
            finally:
                self.playing = [device for device in self.playing if device not in devices]
                for key, device in zip(keys, devices):
                    acked = [(key["seat"], str(f["id"])) for f in device.acked]
                    self.acked.setdefault(made["code"], []).extend(acked)
                    self.gaps += device.gaps
                    await device.stop()
            self.finished += all(d.over() for d in devices)

    async def play(self, device: Device, pick: random.Random) -> None:
        """Play to the end or until told to stop, also while waiting for one who stopped before."""
        device.patience = LONGEST_S
        async with device:
            playing = asyncio.create_task(device.play(pick))
            stopping = asyncio.create_task(self.stop.wait())
            await asyncio.wait([playing, stopping], return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing


async def kill_again_and_again(
    phoenix: asyncio.subprocess.Process, load: Load, pick: random.Random
) -> int:
    """Kill each server in the middle of its work, until one is left alive; returns how many were
    killed while they served. Some more die while they start."""
    assert phoenix.stdout is not None
    serving = 0
    while serving < KILLS:
        pid = int(await phoenix.stdout.readline())
        if pick.random() < 0.85:
            await load.up()
            await load.more(pick.randrange(5, 15))
            serving += 1
        await asyncio.sleep(pick.random() * 0.1)
        os.kill(pid, signal.SIGKILL)
    await phoenix.stdout.readline()
    return serving


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_in_25_kills(tmp_path: Path) -> None:
    port, db = free_port(), str(tmp_path / "t.db")
    script = Path(__file__).with_name("phoenix.py")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    phoenix = await asyncio.create_subprocess_exec(
        sys.executable, str(script), str(port), db, env=env,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    load = Load(f"http://127.0.0.1:{port}")
    pick = random.Random(1)
    began = time.monotonic()
    tables = [asyncio.create_task(load.table(random.Random(i))) for i in range(TABLES)]
    try:
        async with asyncio.timeout(LONGEST_S):
            kills = await kill_again_and_again(phoenix, load, pick)
            await load.more(20)
            load.stop.set()
            await asyncio.gather(*tables)
    finally:
        for task in tables:
            task.cancel()
        await load.http.aclose()
        await end(phoenix)
    assert kills == KILLS
    await everything_is_there(load, db)
    acked = sum(len(a) for a in load.acked.values())
    seconds = time.monotonic() - began
    print(f"{kills} kills in {seconds:.0f} s: {acked} answers acknowledged, none lost")
    assert acked > 4 * KILLS and load.gaps == 0


async def end(phoenix: asyncio.subprocess.Process) -> None:
    """Stop the server and what starts it again."""
    assert phoenix.stdin is not None
    phoenix.stdin.close()
    children = Path(f"/proc/{phoenix.pid}/task/{phoenix.pid}/children")
    if children.exists():
        for pid in children.read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)
    try:
        await asyncio.wait_for(phoenix.wait(), 5)
    except TimeoutError:
        phoenix.kill()
        await phoenix.wait()


async def everything_is_there(load: Load, db: str) -> None:
    """Every acknowledged table and answer is in the store, once, and the log plays again."""
    store = await Store.open(db)
    rules = game("captains_chair")
    for code in load.made:
        row = await store.table(code)
        assert row is not None, f"the table {code} was acknowledged and is lost"
        records = await store.log(code)
        assert [r.seq for r in records] == list(range(1, len(records) + 1))
        kept = Counter((r.seat, r.command) for r in records if r.kind == ANSWER and r.command)
        for command in load.acked.get(code, []):
            assert kept[command] == 1, f"{command} at {code} was acknowledged and is lost"
        if row.phase != "lobby":
            again = Play(rules, row)
            for record in records:
                again.apply(record)
            assert digest(again.table) == digest(replay(rules, log_of(row, records)))
    await store.close()


async def gone(pid: int) -> bool:
    """Is the process gone within some seconds?"""
    for _ in range(1200):
        try:
            if " Z " in Path(f"/proc/{pid}/stat").read_text():
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        await asyncio.sleep(0.05)
    return False


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_a_server_that_ends_leaves_no_worker_behind(tmp_path: Path, how: int) -> None:
    port = free_port()
    code = (
        "from quarterdeck.server.run import run; from quarterdeck.server import Settings;"
        f"run('127.0.0.1', {port}, Settings(db={str(tmp_path / 't.db')!r}, workers=1,"
        " bot_pace_s=0.0))"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, env=env, stderr=asyncio.subprocess.PIPE
    )
    load = Load(f"http://127.0.0.1:{port}")
    body = {"game": "captains_chair", "seats": 3, "name": "A", "bots": ["", "random", "random"]}
    made = await load.post("/api/tables", body)
    token = made["keys"][0]["token"]
    await load.post(f"/api/tables/{made['code']}/start", None, token)
    async with Device(load.base, made["code"], token) as device:
        await device.play(random.Random(1), 2)
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        assert children
        server.send_signal(how)
        await asyncio.wait_for(server.wait(), 30)
    await load.http.aclose()
    assert server.returncode in (0, -how)
    for child in children:
        assert await gone(int(child)), "a worker was left behind"
    if how == signal.SIGTERM:
        assert server.stderr is not None
        assert b"closed" in await server.stderr.read()
