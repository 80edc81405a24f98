"""A port for a server that the tests start in a process of its own."""

from __future__ import annotations

import random
import socket

PORTS = range(20_000, 32_000)
"""Below those that systems give to whoever connects: else, while a server is killed and started
again, somebody's own connection could be sitting on its port."""


def free_port() -> int:
    """One that nobody listens at."""
    chance = random.SystemRandom()
    for _ in range(1000):
        port = chance.choice(PORTS)
        with socket.socket() as door:
            try:
                door.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
