"""What is counted for the operator, at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Meter:
    """One for each server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.sockets = Gauge("quarterdeck_sockets", "Devices connected", registry=here)
        self.rooms = Gauge("quarterdeck_tables", "Tables in memory", registry=here)
        self.frames = Counter("quarterdeck_frames", "Frames of devices", ["type"], registry=here)
        self.answers = Counter("quarterdeck_answers", "Answers stored", ["game"], registry=here)
        self.refused = Counter("quarterdeck_refused", "Commands refused", registry=here)
        self.cut_off = Counter("quarterdeck_cut_off", "Devices too slow to follow", registry=here)
        self.broken = Counter("quarterdeck_broken", "Errors of our own", ["where"], registry=here)
        self.stored = Histogram(
            "quarterdeck_stored_seconds",
            "From an answer's arrival to its commit",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=here,
        )
        self.thought = Histogram("quarterdeck_thought_seconds", "Bots thinking", registry=here)

    def text(self) -> bytes:
        """In the format that Prometheus reads."""
        return generate_latest(self.registry)
