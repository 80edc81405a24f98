"""A mission from briefing to score, and campaigns of up to three (SA-111 to SA-117)."""

from __future__ import annotations

from typing import Final

from ....kit.procedure import Procedure
from ....kit.space import Pick, YesNo
from .. import events_planning as events
from .. import verbs_planning as verbs
from ..choices import SQUAD
from ..content import cards
from ..content.codes import card as two_halves
from ..content.codes import token_of
from ..mission_table import DEBRIEFING, INSIDE, PLANNING, RESOLUTION, MissionTable
from . import start
from .briefing import Briefing
from .planning import Planning
from .scoring import score
from .screening import Screening

LONGEST: Final = 3
"""A campaign is at most so many missions (SA-111)."""


class Campaign(Procedure[MissionTable]):
    """Missions one after the other, until one is lost, all are flown, or the captain turns home."""

    def step(self, t: MissionTable, at: int) -> None:
        match at:
            case 0:
                t.begin(Flight())
            case 1:
                self.lost_or_last(t)
            case 2:
                t.begin(Repairs(0, 0))
            case 3:
                t.ask_one(events.FLY_ON, "SA-111", 0, YesNo("SA-111"))
            case 4:
                self.fly_on_or_home(t)
            case _:
                self.end(t)

    def lost_or_last(self, t: MissionTable) -> None:
        """SA-112: a mission lost ends the campaign; so does the third (SA-111)."""
        if t.lost_by or not t.options.campaign or t.mission == LONGEST:
            self.at = 5

    def fly_on_or_home(self, t: MissionTable) -> None:
        """SA-014, SA-111: the captain has the last word on flying on."""
        on = t.reply()[0]
        t.tell(events.FLIES_ON, 0, (on,), "SA-111")
        if on:
            self.at = 0

    def end(self, t: MissionTable) -> None:
        """AMB-32: the sum of the missions, and the higher bonus."""
        extra = bonus(t.scores)
        t.tell(events.CAMPAIGN_OVER, -1, (sum(t.scores) + extra, extra), "AMB-32")
        t.finish()

    def clone(self) -> Procedure[MissionTable]:
        return Campaign(self.at)

    def here(self, t: MissionTable) -> str:
        return f"Mission {t.mission} of a campaign" if t.options.campaign else "Mission"


class Flight(Procedure[MissionTable]):
    """One mission: briefing, planning, resolution, score."""

    def step(self, t: MissionTable, at: int) -> None:
        match at:
            case 0:
                t.begin(Briefing())
            case 1:
                self.start_clock(t)
            case 2:
                self.reset(t)
            case 3:
                t.begin(Screening())
            case 4:
                self.debrief(t)
            case _:
                t.finish()

    def start_clock(self, t: MissionTable) -> None:
        """SA-041: from now on time runs."""
        t.stage = PLANNING
        t.begin(Planning())

    def reset(self, t: MissionTable) -> None:
        """SA-053, AMB-53: the ship as at the start, whatever was pushed about while planning; what
        the mission before left broken (SA-114, SA-115), the threats with their numbers, and the
        plans as they lie. Tiles come up by lot."""
        tiles = [zone.copy() for zone in t.tiles]
        squads = [s for s in range(len(t.squad_disabled)) if t.squad_disabled[s]]
        t.stage = RESOLUTION
        verbs.restore_talk(t)
        start.reset_ship(t)
        start.reset_crew(t)
        start.carry_over(t, tiles, squads)
        for pile in t.pile:
            t.rng.shuffle(pile)
        lanes = t.lanes
        start.set_threats(
            t, [(c, n, z, lanes[z] if z >= 0 else lanes[INSIDE]) for c, n, z in t.drawn]
        )
        t.program = [[tokens(t, codes) for codes in board] for board in t.boards]
        t.single_use_batteries = t.options.single_use_batteries
        t.any_knock_out_loses = t.options.any_knock_out_loses
        t.until = 0

    def debrief(self, t: MissionTable) -> None:
        """SA-003: a mission that was survived has a score."""
        t.stage = DEBRIEFING
        t.scores.append(0 if t.lost_by else score(t))

    def clone(self) -> Procedure[MissionTable]:
        return Flight(self.at)


def tokens(t: MissionTable, codes: list[int]) -> list[int]:
    """SA-050: what lies on a space as the resolution reads it, both halves of each card."""
    small = t.small()
    found: list[int] = []
    for code in codes:
        other = cards.ACT if cards.half_of(code) == cards.MOVE else cards.MOVE
        hidden = cards.laid(cards.card_of(code), other)
        found.append(two_halves(token_of(cards.token(code, small)),
                                token_of(cards.token(hidden, small))))  # fmt: skip
    return found


def bonus(scores: list[int]) -> int:
    """SA-116, SA-117, AMB-33: 10 for three missions above 10, else 5 for two in a row above 5."""
    if len(scores) == LONGEST and all(s > 10 for s in scores):
        return 10
    for i in range(1, len(scores)):
        if scores[i - 1] > 5 and scores[i] > 5:
            return 5
    return 0


class Repairs(Procedure[MissionTable]):
    """SA-113: everybody on their feet, in order from the captain, mends one tile or squad."""

    def __init__(self, at: int, seat: int) -> None:
        self.at = at
        self.seat = seat

    def step(self, t: MissionTable, at: int) -> None:
        match at:
            case 0:
                self.ask_next(t)
            case 1:
                self.mend(t)
            case _:
                t.finish()

    def ask_next(self, t: MissionTable) -> None:
        """The next who can; nobody is asked when nothing is broken."""
        broken = mendable(t)
        while self.seat < t.seats and t.knocked_out[self.seat]:
            self.seat += 1
        if self.seat == t.seats or not broken:
            self.at = 2
            return
        t.ask_one(events.MEND, "SA-113", self.seat, Pick(broken, "SA-113"))

    def mend(self, t: MissionTable) -> None:
        """The tile goes back into its zone's pile, or the squad is awake again."""
        code = t.reply()[0]
        if code >= SQUAD:
            verbs.mend_squad(t, self.seat, code - SQUAD)
        else:
            verbs.mend_tile(t, self.seat, code // 8, code % 8)
        self.seat += 1
        self.at = 0

    def clone(self) -> Procedure[MissionTable]:
        return Repairs(self.at, self.seat)

    def here(self, t: MissionTable) -> str:
        return "Repairs"


def mendable(t: MissionTable) -> list[int]:
    """The tiles on the ship and the disabled squads."""
    found = [zone * 8 + tile for zone in range(3) for tile in t.tiles[zone]]
    for squad in range(len(t.squad_disabled)):
        if t.squad_disabled[squad]:
            found.append(SQUAD + squad)
    return found
