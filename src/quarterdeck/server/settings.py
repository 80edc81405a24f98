"""What the operator may set; the defaults are safe for a public address."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Sizes in bytes, times in seconds."""

    db: str = "quarterdeck.db"
    origins: tuple[str, ...] = ()
    """Origins allowed at the socket besides the server's own address (behind a proxy)."""
    workers: int = 2
    """Processes in which bots think."""
    bot_pace_s: float = 0.7
    """A bot takes at least so long, so that people can follow."""
    think_s: float = 20.0
    """A bot that takes longer is answered for."""
    grace_s: float = 90.0
    """At tables with a deadline a bot stands in for a player who is away for so long."""
    hello_s: float = 5.0
    queue: int = 64
    """Frames that may wait for a slow device before it is cut off."""
    frame_size: int = 4096
    body_size: int = 16_384
    sockets_per_table: int = 200
    sockets: int = 10_000
    frames_burst: float = 120.0
    frames_rate: float = 40.0
    chat_burst: float = 8.0
    chat_rate: float = 1.0
    calls_burst: float = 400.0
    calls_rate: float = 40.0
    """HTTP calls of one address; making a table counts as several."""
    open_metrics: bool = False
    """Metrics tell when somebody acts: only this machine may read them unless this is set."""
    resume_days: int = 30
    """Tables that were played so recently go on by themselves after a restart."""
    page: Path = field(default_factory=lambda: Path(__file__).parent / "page")
