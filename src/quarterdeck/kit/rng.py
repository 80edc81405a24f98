"""Chance as plain state: a keyed hash in counter mode.

The seed has 256 bits and each block is a hash of it, so no player can work the seed or the next
card out from the own hand. A copy shares the block in use and costs nothing.
"""

from __future__ import annotations

from hashlib import sha256, shake_128
from struct import unpack
from typing import Final

WORDS: Final = 64
SIZE: Final = 256
LAYOUT: Final = "<64I"
"""A block as bytes: so many words of four."""
MASK: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF


def seed_of(text: str) -> str:
    """A full seed from any words, for tests and simulations ("7", "monday evening")."""
    return sha256(text.encode()).hexdigest()


class Rng:
    """A generator whose state is a seed, a block number and a place in the block."""

    def __init__(
        self,
        seed: str,
        block: int = 0,
        at: int = 0,
        script: list[int] | None = None,
        words: tuple[int, ...] = (),
    ) -> None:
        self.seed = seed
        self.block = block
        self.at = at
        self.script: list[int] = script if script is not None else []
        self._words = words if words else _block(seed, block)

    def clone(self) -> Rng:
        """The same state again, going its own way."""
        return Rng(self.seed, self.block, self.at, self.script.copy(), self._words)

    def used(self) -> int:
        """How much chance was drawn so far: grows with every draw."""
        return self.block * WORDS + self.at

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the other."""
        at = self.at
        if at < WORDS and n <= HALF and not self.script:
            word = self._words[at]
            upper = (word >> 16) * n + ((word & HALF) * n >> 16)
            if upper & HALF:  # what is left of the word is above n: plainly fair
                self.at = at + 1
                return upper >> 16
        return self._below(n)

    def _below(self, n: int) -> int:
        """The same for a scripted draw, a new block or a word that may have to be passed over."""
        if self.script:
            return self._scripted(n)
        while True:
            at = self.at
            if at == WORDS:
                self.block += 1
                self._words = _block(self.seed, self.block)
                at = 0
            self.at = at + 1
            word = self._words[at]
            # word * n in two halves: compiled, only a product of factors below 2**30 stays a
            # machine number
            lower = (word & HALF) * n
            upper = (word >> 16) * n + (lower >> 16)
            low = (upper & HALF) << 16 | (lower & HALF)
            if low >= n or low >= (MASK + 1) % n:  # else the draw would favour small numbers
                return upper >> 16

    def _scripted(self, n: int) -> int:
        """Tests say what falls; a number that cannot fall is the test's mistake."""
        value = self.script.pop(0)
        if not 0 <= value < n:
            raise ValueError(f"the script says {value}, but chance is from 0 to {n - 1}")
        self.at += 1 if self.at < WORDS else 0
        return value

    def shuffle(self, items: list[int]) -> None:
        """Every order as likely as the other."""
        n = len(items)
        while n > 1:
            at = self.at
            j = -1
            if at < WORDS and n <= HALF and not self.script:
                word = self._words[at]  # `below` without the call, where the draw is plainly fair
                upper = (word >> 16) * n + ((word & HALF) * n >> 16)
                if upper & HALF:
                    self.at = at + 1
                    j = upper >> 16
            if j < 0:
                j = self._below(n)
            n -= 1
            other = items[j]
            items[j] = items[n]
            items[n] = other

    def pick(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def fork(self, name: str) -> Rng:
        """A second generator that draws nothing from this one (search, imagined worlds)."""
        return fresh(f"{self.seed}/{self.block}/{self.at}/{name}")


def fresh(text: str) -> Rng:
    """A generator at the start of the seed that `text` names."""
    return Rng(seed_of(text))


def _block(seed: str, block: int) -> tuple[int, ...]:
    return unpack(LAYOUT, shake_128(f"{seed}:{block}".encode()).digest(SIZE))
