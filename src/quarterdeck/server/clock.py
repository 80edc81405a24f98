"""Server time, and the mission clock of games that are played against time."""

from __future__ import annotations

from time import monotonic

BELL_HOLD_MS = 500
"""Answers that left before the bell are waited for so long at most."""

SLACK_MS = 140
"""Granted on top of the lag that was measured, for the time between frames of a screen."""


def now_ms() -> int:
    """Server time in ms: a clock that never jumps. It starts anew with the machine."""
    return int(monotonic() * 1000)


class MissionClock:
    """Stands or runs; its reading is ms of the mission, `speed` times as fast as server time."""

    def __init__(self, speed: float, ms: int = 0) -> None:
        self.speed = speed
        self.ms = float(ms)
        self.since: int | None = None

    @property
    def running(self) -> bool:
        """Does it run?"""
        return self.since is not None

    def read(self, now: int) -> int:
        """Mission time at this server time."""
        if self.since is None:
            return int(self.ms)
        return int(self.ms + (now - self.since) * self.speed)

    def run(self, now: int) -> None:
        """Let it run."""
        if self.since is None:
            self.since = now

    def stop(self, now: int) -> None:
        """Let it stand."""
        self.ms = float(self.read(now))
        self.since = None

    def wait_s(self, due: int, now: int) -> float:
        """How many seconds until the mission time `due`, while it runs."""
        return max(0.0, (due - self.read(now)) / self.speed / 1000)


class Lag:
    """The way to one device and back, measured by the server: the median of the last probes."""

    def __init__(self) -> None:
        self.sent: dict[int, int] = {}
        self.trips: list[int] = []
        self.n = 0

    def probe(self, now: int) -> int:
        """Number a probe that is about to leave."""
        self.n += 1
        self.sent[self.n] = now
        self.sent.pop(self.n - 8, None)
        return self.n

    def probed(self, n: int, now: int) -> None:
        """A probe came back; numbers that were never sent say nothing."""
        left = self.sent.pop(n, None)
        if left is not None:
            self.trips = [*self.trips[-6:], now - left]

    def one_way(self) -> int:
        """What is believed of the way from the device to here."""
        if not self.trips:
            return 0
        return min(sorted(self.trips)[len(self.trips) // 2] // 2, BELL_HOLD_MS - SLACK_MS)

    def believes(self, left: int | None, bell: int, now: int) -> bool:
        """Can an answer that arrives now have left before the bell?"""
        return left is not None and left <= bell and now - left <= self.one_way() + SLACK_MS
