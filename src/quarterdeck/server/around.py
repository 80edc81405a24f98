"""What the server keeps around a game: who sits where, who is host, and the settings."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Chair(Struct):
    """A seat. `digest`: the hash of its player's token, "" while nobody sits there.

    `bot` plays it now: for good on a bot's seat, as a stand-in where a person sits.
    """

    name: str = ""
    digest: str = ""
    bot: str = ""
    expired: int = 0

    @property
    def person(self) -> bool:
        """Does this seat belong to a person?"""
        return self.digest != ""

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return not self.person and not self.bot


class Around(Struct):
    """Written as a whole whenever it changes."""

    chairs: list[Chair]
    host: int
    deadline_s: int | None = None
    hotseat: bool = False
    chat: bool = True
    locked: bool = False
    speed: float = 1.0
    paused: bool = False
    next_code: str = ""
    branch_of: str = ""

    def plain(self) -> dict[str, Any]:
        """For the store."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def read(data: dict[str, Any]) -> Around:
    """From the store."""
    return msgspec.convert(data, Around)
