"""Who commands: taking ships over, acting captains, changing sides, giving up (SB-081 to
SB-087)."""

from __future__ import annotations

from .. import events, verbs
from ..choices.ways import in_the_way
from ..content import BRIDGE, SECTIONS
from ..effects.damage import count_teams
from ..table import NOBODY, SpaceTable


def take_over(t: SpaceTable, seat: int) -> None:
    """SB-082: the whole turn goes into it."""
    t.seizing[seat] = 1 + t.place[seat] // SECTIONS
    t.done[seat] = 1
    verbs.say(t, events.SEIZING, seat, (t.place[seat] // SECTIONS,), "SB-082")


def resolve_takeovers(t: SpaceTable) -> None:
    """SB-082: when the team's actions end the ship changes hands, if the captain is still there,
    the bridge works and no enemy is present."""
    for seat in range(t.seats):
        if not t.seizing[seat]:
            continue
        ship = t.seizing[seat] - 1
        t.seizing[seat] = 0
        team = t.team[seat]
        spot = t.place[seat]
        clear = not any(
            t.team[other] != team and in_the_way(t, ship, t.place[other])
            for other in range(t.seats)
        )
        if spot == ship * SECTIONS + BRIDGE and t.works(spot) and clear:
            t.owner[ship] = team
            t.tell(events.SEIZED, NOBODY, (ship, team), "SB-082")
        else:
            t.tell(events.HELD, NOBODY, (ship,), "SB-082")


def volunteer(t: SpaceTable, seat: int) -> None:
    """SB-083: a crew member becomes Acting Captain; a card of the Executive Officer joins the
    captain cards."""
    team = t.team[seat]
    t.captain[team] = seat
    t.acting[team] = 1
    t.orders[seat] = sorted(t.orders[seat] + t.slot[seat])
    t.slot[seat] = []
    for other in range(t.seats):  # nobody of a crew with a captain changes sides (SB-087)
        if t.team[other] == team:
            t.plea[other] = NOBODY
    t.tell(events.VOLUNTEERED, seat, (), "SB-083")


def plead(t: SpaceTable, seat: int, team: int) -> None:
    """SB-087: somebody without captain and acting captain asks another captain."""
    t.plea[seat] = team
    knows = 1 << seat | 1 << t.captain[team]
    t.tell(events.PLEADED, seat, (team,), "SB-087", knows)


def turn_away(t: SpaceTable, seat: int, other: int) -> None:
    """SB-086: the captain does not take them in."""
    t.plea[other] = NOBODY
    t.tell(events.TURNED_AWAY, seat, (other,), "SB-086", 1 << seat | 1 << other)


def welcome(t: SpaceTable, seat: int, other: int) -> None:
    """SB-086: a new team-mate, with hand and redshirts, where he stands. Nobody acts twice in a
    round."""
    team = t.team[seat]
    pod = t.pod_of(other)
    t.plea[other] = NOBODY
    t.team[other] = team
    if t.afloat[pod]:
        t.owner[pod] = team
    verbs.fresh_start(t, other)
    t.tell(events.DEFECTED, other, (team,), "SB-086")
    count_teams(t)
    t.marks.clear()


def give_up(t: SpaceTable, seat: int) -> None:
    """SB-Q75: when most members say so, the team's people leave play (SB-005)."""
    t.gave_up[seat] = 1
    verbs.whisper(t, events.GAVE_UP, seat, (), "SB-005")
    team = t.team[seat]
    members = t.members(team)
    if 2 * sum(t.gave_up[s] for s in members) <= len(members):
        return
    t.tell(events.SURRENDERED, NOBODY, (team,), "SB-005")
    for member in members:
        t.marks.append([member, t.health[member], t.shirts[member]])
        verbs.bury(t, member, "SB-005")
