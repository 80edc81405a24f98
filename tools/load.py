"""Load on a server of its own, on this machine only, for a bounded time:

    python tools/load.py --tables 50 --seats 4 --seconds 10 --pace 1

Every table is played by devices over sockets, each answering `pace` seconds after it is asked. It
prints one JSON object: sockets, stored answers and deliveries a second, and how long the
acknowledgement of an answer (stored for good) took.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.device import Device

MOST_TABLES, MOST_SECONDS = 1000, 120


class Measured:
    """What was seen while measuring."""

    def __init__(self) -> None:
        self.on = False
        self.waits: list[float] = []
        self.refused = 0
        self.games = 0


async def play(device: Device, pace: float, pick: random.Random, seen: Measured) -> None:
    """Answer again and again, after a moment's thought, and measure the acknowledgements."""
    while not device.over():
        await device.until(lambda: device.mine() or device.over())
        await asyncio.sleep(pace * (0.5 + pick.random()))
        mine = device.mine()
        if mine is None or device.look is None:
            continue
        number, n = device.look["decision"]["number"], device.n
        item = pick.choice(mine["options"])["item"]
        began = time.perf_counter()
        answer = await device.ask("answer", number=number, answer=[item], seen=n)
        if answer["type"] != "ack":
            seen.refused += 1
            continue
        if seen.on:
            seen.waits.append(time.perf_counter() - began)
        await device.until(lambda n=n: device.n > n)


async def table(base: str, seats: int, pace: float, pick: random.Random, seen: Measured) -> None:
    """One game after another."""
    names = [f"P{i}" for i in range(seats)]
    body = {"game": "captains_chair", "seats": seats, "name": "P0", "hotseat": names}
    async with httpx.AsyncClient(base_url=f"{base}/api", timeout=60) as http:
        while True:
            made: Any = (await http.post("/tables", json=body)).json()
            headers = {"authorization": f"Bearer {made['keys'][0]['token']}"}
            await http.post(f"/tables/{made['code']}/start", headers=headers)
            devices = [Device(base, made["code"], k["token"], keep=False) for k in made["keys"]]
            for device in devices:
                await device.__aenter__()
            try:
                await asyncio.gather(*(play(d, pace, pick, seen) for d in devices))
                seen.games += 1
            finally:
                await asyncio.gather(*(d.stop() for d in devices))


async def start_server(port: int, folder: str, db: str) -> asyncio.subprocess.Process:
    """A server on this machine, with limits that a single address does not meet."""
    code = (
        "from quarterdeck.server.run import run; from quarterdeck.server import Settings;"
        f"run('127.0.0.1', {port}, Settings(db={db or folder + '/load.db'!r},"
        " calls_burst=1e9, frames_burst=1e9, workers=1))"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", code, env=env)
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            try:
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return server
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
    raise RuntimeError("the server did not start")


def memory_mb(pid: int) -> float:
    """Resident memory of a process, where the system tells."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    row = next(r for r in status.read_text().splitlines() if r.startswith("VmRSS"))
    return round(int(row.split()[1]) / 1024, 1)


async def main() -> None:
    """Start, warm up, measure, print, stop."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4, choices=range(3, 7))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--db", default="")
    asked = parser.parse_args()
    tables = min(asked.tables, MOST_TABLES)
    seconds = min(asked.seconds, MOST_SECONDS)
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
    seen = Measured()
    with tempfile.TemporaryDirectory() as folder:
        server = await start_server(port, folder, asked.db)
        base = f"http://127.0.0.1:{port}"
        playing = []
        try:
            for i in range(tables):
                pick = random.Random(i)
                work = table(base, asked.seats, asked.pace, pick, seen)
                playing.append(asyncio.create_task(work))
                await asyncio.sleep(0.02)
            await asyncio.sleep(2)
            seen.on = True
            began = time.perf_counter()
            await asyncio.sleep(seconds)
            seen.on = False
            spent = time.perf_counter() - began
            memory = memory_mb(server.pid)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            server.send_signal(signal.SIGTERM)
            await server.wait()
    waits = sorted(seen.waits) or [0.0]
    report = {
        "tables": tables,
        "sockets": tables * asked.seats,
        "seconds": round(spent, 1),
        "answers_per_s": round(len(seen.waits) / spent, 1),
        "deliveries_per_s": round(len(seen.waits) * asked.seats / spent, 1),
        "ack_ms_p50": round(waits[len(waits) // 2] * 1000, 1),
        "ack_ms_p99": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "refused": seen.refused,
        "games_finished": seen.games,
        "server_mb": memory,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}",
    }
    print(json.dumps(report))


if __name__ == "__main__":
    asyncio.run(main())
