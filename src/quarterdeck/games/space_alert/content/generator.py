"""Random mission tracks within the limits that published generators and tracks keep to.

Threats first (how many points, which turns, which zones), then the times of their alerts, then
the data operations and blackouts in the gaps that are left. What does not fit is drawn again.
"""

from __future__ import annotations

from typing import Any, Final

from ....kit.rng import Rng
from .missions import BLUE, INTERNAL, RED, WARNINGS, WHITE, ZONES, Mission

ADVANCED: Final = 0
BASE: Final = 1
SMALL: Final = 2

Threat = tuple[int, int, int, int]
"""turn, zone or internal, serious, confirmed"""


class Limits:
    """What a track of one kind may be like; every pair is from, to, both included."""

    def __init__(self, kind: int, players: int) -> None:
        full = {1: 3, 2: 4, 3: 6, 4: 7, 5: 8}
        half = {1: 2, 2: 2, 3: 3, 4: 4, 5: 4}
        self.zones = [RED, BLUE] if kind == SMALL else [RED, WHITE, BLUE]
        self.turns = 12 if kind == ADVANCED else 7
        self.last_alert = 8 if kind == ADVANCED else 4
        self.unconfirmed = int(kind == ADVANCED and players == 5)
        if kind == ADVANCED:
            self.points = (full[players], full[players])
            self.count = (max(2, full[players] - 3), full[players] - 1)
            self.internal = (1, 2) if players >= 4 else (0, 2)
            self.phases = [(205, 240), (180, 225), (140, 155)]
            self.first = [(10, 20), (10, 40)]
            self.data = (2, 3)
            self.transfers = (3, 4)
            self.silence = (45, 65)
        elif kind == BASE:
            self.points = (half[players], half[players])
            self.count = (2, 4)
            self.internal = (0, 1)
            self.phases = [(220, 250), (170, 200)]
            self.first = [(10, 20), (10, 40)]
            self.data = (1, 2)
            self.transfers = (2, 3)
            self.silence = (0, 0)
        else:
            self.points = (2, 5) if players < 3 else (3, 7)
            self.count = (2, 4)
            self.internal = (0, 2)
            self.phases = [(175, 250), (135, 190)]
            self.first = [(10, 20), (10, 40)]
            self.data = (1, 3)
            self.transfers = (2, 3)
            self.silence = (0, 80)


def generate(rng: Rng, kind: int, players: int, title: str = "Random mission") -> Mission:
    """A track within the limits; the same generator state gives the same track."""
    limits = Limits(kind, players)
    while True:
        threats = _threats(rng, limits)
        cues = _times(rng, limits, threats) if threats else None
        if cues is not None:
            phases, rows = cues
            return Mission("random", title, "random", limits.turns, phases, rows)


def _between(rng: Rng, pair: tuple[int, int]) -> int:
    return pair[0] + rng.below(pair[1] - pair[0] + 1)


def _threats(rng: Rng, limits: Limits) -> list[Threat]:
    """Threats with turns and zones; empty when the draw broke a limit."""
    count = _between(rng, limits.count)
    internals = _between(rng, (limits.internal[0], min(limits.internal[1], count - 1)))
    serious = [rng.below(2) for _ in range(count)]
    points = count + sum(serious)
    inside = internals + sum(serious[:internals])
    if not limits.points[0] <= points <= limits.points[1] or inside > 3:
        return []
    if count > limits.last_alert:
        return []
    turns = list(range(1, limits.last_alert + 1))
    rng.shuffle(turns)
    found: list[Threat] = []
    for i in range(count):
        zone = INTERNAL if i < internals else RED
        if not _in_time(turns[i], zone == INTERNAL, serious[i] == 1, limits):
            return []
        found.append((turns[i], zone, serious[i], 1))
    found.sort()
    if not balanced(found, limits.last_alert) or twice_inside(found):
        return []
    return _unconfirmed(rng, limits, _zones(rng, limits, found))


def _in_time(turn: int, internal: bool, serious: bool, limits: Limits) -> bool:
    """Serious and internal threats come neither first nor last."""
    if limits.last_alert < 8:
        return turn >= 1 + int(internal)
    if internal:
        return 3 <= turn <= 6 if serious else 2 <= turn <= 7
    return not serious or 2 <= turn <= 7


def balanced(threats: list[Threat], last: int) -> bool:
    """The halves of a long track differ by at most one card and two points."""
    if last < 8:
        return True
    early = [t for t in threats if t[0] <= 4]
    late = [t for t in threats if t[0] > 4]
    points = sum(1 + t[2] for t in early) - sum(1 + t[2] for t in late)
    return abs(len(early) - len(late)) <= 1 and abs(points) <= 2


def twice_inside(threats: list[Threat]) -> bool:
    """Are there internal threats on consecutive turns?"""
    turns = [t[0] for t in threats if t[1] == INTERNAL]
    return any(t + 1 in turns for t in turns)


def _zones(rng: Rng, limits: Limits, threats: list[Threat]) -> list[Threat]:
    """No zone twice running, none more than three times."""
    used = [0, 0, 0]
    before = -1
    found: list[Threat] = []
    for turn, zone, serious, confirmed in threats:
        if zone != INTERNAL:
            free = [z for z in limits.zones if z != before and used[z] < 3]
            zone = rng.pick(free)
            used[zone] += 1
            before = zone
        found.append((turn, zone, serious, confirmed))
    return found


def _unconfirmed(rng: Rng, limits: Limits, threats: list[Threat]) -> list[Threat]:
    """With five aboard one common threat is only reported."""
    if not limits.unconfirmed:
        return threats
    common = [i for i in range(len(threats)) if not threats[i][2]]
    if not common:
        return []
    i = rng.pick(common)
    threats[i] = (*threats[i][:3], 0)
    return threats


class Gaps:
    """The seconds of a track that are still free of announcements."""

    def __init__(self, length: int) -> None:
        self.free = [True] * length

    def fits(self, at: int, length: int) -> bool:
        """Is it quiet for so long?"""
        return 0 <= at and at + length <= len(self.free) and all(self.free[at : at + length])

    def take(self, at: int, length: int) -> None:
        """Somebody speaks here now."""
        for second in range(max(0, at), min(len(self.free), at + length)):
            self.free[second] = False

    def place(self, rng: Rng, low: int, high: int, length: int) -> int:
        """A quiet time on the five-second grid; -1 when there is none."""
        spots = [s for s in range(-(-low // 5) * 5, high, 5) if self.fits(s, length)]
        if not spots:
            return -1
        at = rng.pick(spots)
        self.take(at, length)
        return at


def _times(
    rng: Rng, limits: Limits, threats: list[Threat]
) -> tuple[list[int], list[list[Any]]] | None:
    """Phases, and everything announced with its second; None when it does not fit."""
    ends: list[int] = []
    for pair in limits.phases:
        ends.append((ends[-1] if ends else 0) + 5 * (_between(rng, pair) // 5))
    gaps = Gaps(ends[-1])
    for end in ends:
        for seconds in WARNINGS:
            gaps.take(end - seconds, 6)
        gaps.take(end, 8)
    rows: list[list[Any]] = []
    half = 4 if len(ends) > 2 else 2 + rng.below(2)
    for phase in range(2):
        of_phase = [t for t in threats if (t[0] <= half) == (phase == 0)]
        if not _alerts(rng, limits, of_phase, phase, ends, gaps, rows):
            return None
    if not _quiet(rng, limits, ends, gaps, rows):
        return None
    rows.sort(key=_second)
    return ends, rows


def _second(row: list[Any]) -> int:
    return int(row[0])


def _alerts(
    rng: Rng, limits: Limits, threats: list[Threat], phase: int, ends: list[int], gaps: Gaps,
    rows: list[list[Any]],
) -> bool:  # fmt: skip
    """The alerts of a phase in turn order, 25 s apart; the last of three may be an ambush."""
    start = ends[phase - 1] if phase else 0
    at = start + 5 * (-(-_between(rng, limits.first[phase]) // 5))
    for i in range(len(threats)):
        ambush = i == len(threats) - 1 and i >= 2 and rng.below(3) == 0
        latest = ends[phase] - 40 if ambush else ends[phase] - 75
        if ambush:
            at = max(at, ends[phase] - 50)
        while at <= latest and not gaps.fits(at, 15):
            at += 5
        if at > latest:
            return False
        gaps.take(at, 15)
        turn, zone, serious, confirmed = threats[i]
        words = ("serious " if serious else "") + ZONES[zone]
        if not confirmed:
            words += " unconfirmed"
        rows.append([at, "alert", turn, words])
        at += 25 + 5 * rng.below(8)
    return True


def _quiet(
    rng: Rng, limits: Limits, ends: list[int], gaps: Gaps, rows: list[list[Any]]
) -> bool:
    """Data, transfers and blackouts in the gaps: transfers over all phases, data not in the last
    of three."""
    last_data = ends[1] if len(ends) > 2 else ends[-1]
    for _ in range(_between(rng, limits.data)):
        at = gaps.place(rng, 10, last_data - 25, 5)
        if at < 0:
            return False
        rows.append([at, "data"])
    transfers = _between(rng, limits.transfers)
    for n in range(transfers):
        phase = min(n, len(ends) - 1) if n < 3 else rng.below(2)
        low = (ends[phase - 1] if phase else 0) + 30
        at = gaps.place(rng, low, ends[phase] - 15, 14)
        if at < 0:
            return False
        rows.append([at, "transfer"])
    silence = 5 * (_between(rng, limits.silence) // 5)
    while silence > 0:
        piece = min(silence, 10 + 5 * rng.below(3))
        at = gaps.place(rng, 30, ends[-1] - 10, piece)
        if at < 0:
            return False
        rows.append([at, "blackout", piece])
        silence -= piece
    return True
