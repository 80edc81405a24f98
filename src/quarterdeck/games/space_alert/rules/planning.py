"""The action round: the crew plans against the track (SA-041 to SA-051, AMB-44 to AMB-47).

One question is open the whole time: every seat may rearrange its board, and the clock may go on.
Whoever answers first is served, and the question is asked again.
"""

from __future__ import annotations

from typing import Final

from ....kit.decision import FIRST
from ....kit.event import Barred, Refusal
from ....kit.procedure import Procedure
from ....kit.seat import CLOCK
from ....kit.space import Answer, Nothing, Space
from .. import events_planning as events
from .. import verbs_planning as verbs
from ..choices import CLOSE, GIVE, LAY, SAY, TAKE, desk
from ..content.missions import INTERNAL, Cue
from ..mission_table import MissionTable

AHEAD_MS: Final = 2_500
"""Announcements are sent so long before they sound, so that all devices start together."""

FULL_CREW: Final = 5
"""Unconfirmed reports come true with so many aboard (AMB-31)."""

_TICK: Final = Nothing("SA-042")


class Planning(Procedure[MissionTable]):
    """From the start of the track to the end of the last phase (SA-041)."""

    def step(self, t: MissionTable, at: int) -> None:
        match at:
            case 0:
                self.ask(t)
            case 1:
                self.take(t)
            case _:
                t.finish()

    def ask(self, t: MissionTable) -> None:
        """SA-051: everyone at once, until the phase ends; time is a seat."""
        seats: list[int] = []
        spaces: list[Space] = []
        for seat in range(t.seats):
            space = desk(t, seat)
            if space.tags():
                seats.append(seat)
                spaces.append(space)
        seats.append(CLOCK)
        spaces.append(_TICK)
        t.ask(events.PLAN, "SA-051", seats, spaces, FIRST, (t.phase,), goes_on=True)

    def take(self, t: MissionTable) -> None:
        """Serve whoever came first; the end of the last phase ends the planning (SA-048)."""
        i = t.who_replied()
        seat = t.replied[i]
        if seat == CLOCK:
            tick(t)
        else:
            act(t, seat, t.reply(i))
        if t.cue < len(t.cues):
            self.at = 0

    def clone(self) -> Procedure[MissionTable]:
        return Planning(self.at)

    def here(self, t: MissionTable) -> str:
        silence = ", silence" if t.silent else ""
        return f"Planning, phase {t.phase + 1}{silence}"

    def barred(self, t: MissionTable, seat: int) -> list[Barred]:
        """The things that may be done at other times, each with its reason; alone there is nobody
        to give to or to talk to."""
        space = desk(t, seat)
        found: list[Barred] = []
        for tag in (LAY, TAKE, CLOSE) if t.seats == 1 else (LAY, TAKE, GIVE, SAY, CLOSE):
            refusal = space.why_not((tag,)) if tag not in space.tags() else None
            if refusal is not None:
                found.append(Barred(tag, refusal.rule, refusal.words))
        return found

    def why_not(self, t: MissionTable, seat: int, answer: Answer) -> Refusal | None:
        return desk(t, seat).why_not(answer) if seat >= 0 else None


def act(t: MissionTable, seat: int, answer: tuple[int, ...]) -> None:
    """One thing a seat does: SA-049 to SA-051, SA-045, SA-128, AMB-45."""
    match answer[0]:
        case 0:
            verbs.lay(t, seat, answer[1], answer[2], answer[3])
        case 1:
            verbs.lay_under(t, seat, answer[1], answer[2], answer[3])
        case 2:
            verbs.take_back(t, seat, answer[1])
        case 3:
            verbs.give(t, seat, answer[1], answer[2])
        case 4:
            verbs.say(t, seat)
        case _:
            verbs.close_phase(t, seat)


def due(t: MissionTable) -> int:
    """The mission time at which the clock must answer."""
    cue = t.cues[t.cue][0]
    if t.ahead >= len(t.cues):
        return cue
    return min(cue, max(t.now, t.cues[t.ahead][0] - AHEAD_MS))


def tick(t: MissionTable) -> None:
    """The clock answers: announcements are sent ahead, and happen when their time has come."""
    ms = due(t)
    sends = t.ahead < len(t.cues) and t.cues[t.ahead][0] - AHEAD_MS <= ms
    verbs.pass_time(t, ms)
    if sends:
        send_ahead(t)
    else:
        cue = t.cues[t.cue]
        t.cue += 1
        happen(t, cue)


def send_ahead(t: MissionTable) -> None:
    """SA-129: all devices learn what will be said at which moment."""
    moment = t.cues[t.ahead][0]
    while t.ahead < len(t.cues) and t.cues[t.ahead][0] == moment:
        t.tell(events.SENT_AHEAD, -1, t.cues[t.ahead], "SA-129")
        t.ahead += 1


def happen(t: MissionTable, cue: Cue) -> None:
    """One cue of the track, in the order of `content.missions`."""
    match cue[1]:
        case 0:
            alert(t, cue)
        case 1:
            incoming_data(t)
        case 2:
            verbs.open_transfer(t)
        case 3:
            verbs.close_transfer(t)
        case 4:
            verbs.silence(t)
        case 5:
            verbs.restore_talk(t)
        case 6:
            t.tell(events.WARNED, -1, (cue[2] + 1, cue[3]), "SA-048")
        case 7:
            end_phase(t, cue[2])
        case _:
            t.tell(events.PHASE_BEGAN, -1, (cue[2] + 1,), "SA-041")


def alert(t: MissionTable, cue: Cue) -> None:
    """SA-043, SA-010: the card of the announced deck, by its board, with its number. An
    unconfirmed report only with five players (AMB-31)."""
    number, zone, serious, confirmed = cue[2], cue[3], cue[4], cue[5]
    t.tell(events.ALERTED, -1, (number, zone, serious, confirmed), "SA-043")
    if confirmed or t.seats >= FULL_CREW:
        verbs.draw_threat(t, number, -1 if zone == INTERNAL else zone, serious)
    else:
        t.tell(events.IGNORED, -1, (number,), "AMB-31")


def incoming_data(t: MissionTable) -> None:
    """SA-044: one more card for everybody."""
    t.tell(events.DATA_CAME, -1, (), "SA-044")
    for seat in range(t.seats):
        verbs.draw_card(t, seat, "SA-044")


def end_phase(t: MissionTable, phase: int) -> None:
    """SA-048: its spaces are locked for everybody, filled or not; a transfer ends too (AMB-47)."""
    verbs.close_transfer(t)
    t.tell(events.PHASE_ENDED, -1, (phase + 1,), "SA-048")
    for seat in range(t.seats):
        if t.phase_of[seat] == phase:
            verbs.next_phase(t, seat)
    t.phase = phase + 1
