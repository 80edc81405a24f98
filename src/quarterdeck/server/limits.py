"""Limits against floods, wide enough that no legal pace of play ever meets them."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """Holds `burst` drops, refilled by `rate` a second; each act takes some."""

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = now

    def takes(self, now: float, cost: float = 1.0) -> bool:
        """Is there enough left? If so it is taken."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each address; the longest unused are forgotten."""

    MOST = 10_000

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Is there enough left for this address?"""
        bucket = self._by_key.pop(key, None) or Bucket(self.burst, self.rate, now)
        self._by_key[key] = bucket
        while len(self._by_key) > self.MOST:
            self._by_key.popitem(last=False)
        return bucket.takes(now, cost)
