"""The mission tracks: what the computer says, and when (SA-041, SA-042, SA-129).

A track on file names the announcements. `cues` adds what follows from them: the beep that closes
a transfer, the end of a blackout, the warnings before a phase ends and its end.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

ALERT: Final = 0
"""(ms, ALERT, turn, zone or INTERNAL, serious, confirmed)"""
DATA: Final = 1
"""(ms, DATA)"""
TRANSFER: Final = 2
"""(ms, TRANSFER)"""
TRANSFER_CLOSES: Final = 3
"""(ms, TRANSFER_CLOSES)"""
BLACKOUT: Final = 4
"""(ms, BLACKOUT)"""
RESTORED: Final = 5
"""(ms, RESTORED)"""
WARNING: Final = 6
"""(ms, WARNING, phase, seconds left)"""
PHASE_ENDS: Final = 7
"""(ms, PHASE_ENDS, phase)"""
PHASE_BEGINS: Final = 8
"""(ms, PHASE_BEGINS, phase): said, nothing more"""

KINDS: Final = (
    "alert", "data", "transfer", "transfer_closes", "blackout", "restored", "warning",
    "phase_ends", "phase_begins",
)  # fmt: skip

ZONES: Final = ("red", "white", "blue", "internal")
RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
INTERNAL: Final = 3

TRANSFER_MS: Final = 13_000
"""A transfer is open so long; the closing instant is too late (AMB-30)."""
WARNINGS: Final = (60, 20, 5)
"""So many seconds before its end a phase is announced to end; the last one counts down."""
ALERT_MS: Final = 15_000
DATA_MS: Final = 5_000

Cue = tuple[int, ...]


class Mission:
    """One track: its phases (seconds at which they end) and its announcements."""

    def __init__(
        self, id: str, title: str, group: str, turns: int, phases: list[int], cues: list[Any]
    ) -> None:
        self.id = id
        self.title = title
        self.group = group
        self.turns = turns
        self.phases = phases
        self.cues = cues

    def length(self) -> int:
        """Seconds until the last phase ends."""
        return self.phases[-1]

    def double_actions(self) -> bool:
        """Made for the expansion's double actions: for the mission player only."""
        return self.group == "new_frontier_double_action"

    def small_ship(self) -> bool:
        """Made for the Little Duckling: no white zone."""
        return self.group.startswith("little_duckling")

    def plain(self) -> dict[str, Any]:
        """As it stands on file."""
        return {
            "id": self.id,
            "title": self.title,
            "group": self.group,
            "turns": self.turns,
            "phases": self.phases,
            "cues": self.cues,
        }


def _read() -> list[Mission]:
    text = (Path(__file__).parent / "missions.json").read_text(encoding="utf-8")
    return [Mission(**row) for row in json.loads(text)]


MISSIONS: Final[list[Mission]] = _read()
BY_ID: Final[dict[str, Mission]] = {m.id: m for m in MISSIONS}
BASE: Final[list[Mission]] = [m for m in MISSIONS if m.id.startswith("base_")]


def find(id: str) -> Mission:
    """The track of this id; a sentence when there is none."""
    if id not in BY_ID:
        raise ValueError(f"There is no mission {id!r}: space-alert mission --list names all.")
    return BY_ID[id]


def alert(words: str) -> tuple[int, int, int]:
    """Zone (or internal), serious and confirmed from the words on file."""
    parts = words.split()
    serious = int("serious" in parts)
    confirmed = int("unconfirmed" not in parts)
    zone = next(i for i in range(len(ZONES)) if ZONES[i] in parts)
    return zone, serious, confirmed


def cues(mission: Mission) -> list[Cue]:
    """Everything that happens on a track, in order, in milliseconds from its start."""
    found: list[Cue] = [(0, PHASE_BEGINS, 0)]
    transfers = [c[0] for c in mission.cues if c[1] == "transfer"]
    for cue in mission.cues:
        at = 1000 * int(cue[0])
        match cue[1]:
            case "alert":
                zone, serious, confirmed = alert(cue[3])
                found.append((at, ALERT, int(cue[2]), zone, serious, confirmed))
            case "data":
                found.append((at, DATA))
            case "transfer":
                found.append((at, TRANSFER))
                found.append((_closes(at, mission.phases, transfers), TRANSFER_CLOSES))
            case "blackout":
                pass  # those that overlap are one: see `silences`
            case _:
                raise ValueError(f"{mission.id}: nobody says {cue[1]!r} on a track")
    for start, stop in silences(mission):
        found.append((1000 * start, BLACKOUT))
        found.append((1000 * stop, RESTORED))
    for phase in range(len(mission.phases)):
        end = 1000 * mission.phases[phase]
        for seconds in WARNINGS:
            found.append((end - 1000 * seconds, WARNING, phase, seconds))
        found.append((end, PHASE_ENDS, phase))
    return sorted(found, key=order)


def _closes(at: int, phases: list[int], transfers: list[int]) -> int:
    """A window closes with the next transfer or the phase, if that comes sooner (AMB-47)."""
    soon = [1000 * s for s in [*phases, *transfers] if 1000 * s > at]
    return min([at + TRANSFER_MS, *soon])


def silences(mission: Mission) -> list[tuple[int, int]]:
    """The blackouts in seconds. Those that run into one another are one; none outlasts the
    mission."""
    found: list[tuple[int, int]] = []
    for cue in sorted(c for c in mission.cues if c[1] == "blackout"):
        start, stop = int(cue[0]), min(int(cue[0]) + int(cue[2]), mission.length())
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(stop, found[-1][1]))
        else:
            found.append((start, stop))
    return found


def order(cue: Cue) -> tuple[int, int]:
    """At the same instant a window closes and talk returns first, and a phase ends before the
    next announcement."""
    rank = {TRANSFER_CLOSES: 0, RESTORED: 1, PHASE_ENDS: 2}
    return cue[0], rank.get(cue[1], 3)
