"""Damage to sections and people, and what is lost by it (SB-009 to SB-013, SB-045, SB-079)."""

from __future__ import annotations

from .. import events, reactions, verbs
from ..content import FIRST_POD, SECTIONS, SHIELD, TELEPORT, vital
from ..reactions import BLAST
from ..table import NOBODY, SpaceTable


def hurt(t: SpaceTable, seat: int, points: int, source: int, rule: str) -> None:
    """One instance of damage to a person: protections, redshirts, health (SB-012, SB-076)."""
    t.marks.append([seat, t.health[seat], t.shirts[seat]])
    left = reactions.protect(t, seat, points, source)
    if left > 0:
        verbs.wound(t, seat, left, rule)
        if t.health[seat] == 0:
            verbs.bury(t, seat, rule)


def kill(t: SpaceTable, seat: int, rule: str) -> None:
    """A death that no redshirt stops."""
    t.marks.append([seat, t.health[seat], t.shirts[seat]])
    verbs.bury(t, seat, rule)


def harm(t: SpaceTable, spot: int, points: int, rule: str, wear: bool = False) -> None:
    """A section takes damage and so does everyone in it, whichever team (SB-012, SB-079).

    `wear`: grenades, fires and charges also wear down force fields there (SB-117).
    """
    verbs.damage(t, spot, points, rule)
    strike_inside(t, spot, points, rule)
    if wear:
        wear_fields(t, spot, points)
    if spot // SECTIONS >= t.ships and t.damage[spot] == 3:
        rider = spot // SECTIONS - FIRST_POD
        if t.health[rider] > 0:
            kill(t, rider, "SB-105")


def strike_inside(t: SpaceTable, spot: int, points: int, rule: str) -> None:
    """Everyone and everything in a section is struck once."""
    for seat in range(t.seats):
        if t.place[seat] == spot:
            hurt(t, seat, points, BLAST, rule)
        if t.robot[seat] == spot:
            verbs.lose_robot(t, seat, "SB-132")
        if t.clone_at[seat] == spot:
            verbs.clone_vanishes(t, seat)


def wear_fields(t: SpaceTable, spot: int, points: int) -> None:
    """The force fields of a section take damage (SB-117)."""
    for field in t.fields.copy():
        if field[0] == spot:
            verbs.wear_field(t, field, points)


def packet(
    t: SpaceTable, target: int, hits: list[tuple[int, int]], past_shield: bool, rule: str
) -> None:
    """Damage from outside: a raised shield takes the whole packet (SB-045), else the sections.

    An escape pod has one section and takes the main damage (SB-105).
    """
    if target >= t.ships:
        harm(t, target * SECTIONS + TELEPORT, max(points for _, points in hits), "SB-105")
    elif t.shield_up(target) and not past_shield:
        verbs.damage(t, target * SECTIONS + SHIELD, sum(points for _, points in hits), "SB-045")
    else:
        for section, points in hits:
            harm(t, target * SECTIONS + section, points, rule)


# --- after every event -------------------------------------------------------------------------


def settle(t: SpaceTable) -> None:
    """After every event: lost ships go down together, pods open, teams are counted (SB-010)."""
    if not t.marks:
        return
    lost = [s for s in range(t.ships) if t.afloat[s] and _wrecked(t, s)]
    for ship in lost:
        verbs.clear_wreck(t, ship)
    for ship in lost:
        for seat in range(t.seats):
            if t.place[seat] // SECTIONS == ship and not reactions.pod_opens(t, seat):
                kill(t, seat, "SB-013")
    count_teams(t)
    t.marks.clear()


def _wrecked(t: SpaceTable, ship: int) -> bool:
    """All three hulls and the teleport chamber critical (SB-010, SB-023)."""
    base = ship * SECTIONS
    for section in vital:
        if t.damage[base + section] < 3:
            return False
    return True


def count_teams(t: SpaceTable) -> None:
    """A team without a living member is out; the last team wins (SB-005)."""
    left = t.living_teams()
    gone = [team for team in left if not t.lives(team)]
    if gone:
        was = before(t) if len(gone) > 1 else t
        gone.sort(key=was.standing)
        for team in gone:
            t.out.append(team)
            abandon(t, team)
            t.tell(events.TEAM_OUT, NOBODY, (team,), "SB-005")
        if len(gone) == len(left):
            best = was.standing(gone[-1])
            win(t, [team for team in gone if was.standing(team) == best])
    if not t.winners and len(left) - len(gone) == 1:
        win(t, t.living_teams())


def abandon(t: SpaceTable, team: int) -> None:
    """Nobody controls the ships of a team that is gone; nobody answers for it."""
    for ship in range(t.ships):
        if t.owner[ship] == team:
            t.owner[ship] = NOBODY
    for seat in range(t.seats):
        if t.plea[seat] == team:
            t.plea[seat] = NOBODY


def win(t: SpaceTable, teams: list[int]) -> None:
    """These teams have won, together if they are equal in everything."""
    t.winners = teams
    t.tell(events.WON, NOBODY, tuple(teams), "SB-005")


def before(t: SpaceTable) -> SpaceTable:
    """The table as it stood before the running event, for comparing the fallen (SB-Q73)."""
    was = t.clone()
    for mark in reversed(t.marks):
        if len(mark) == 3:
            was.health[mark[0]], was.shirts[mark[0]] = mark[1], mark[2]
        else:
            was.damage[mark[0]] = mark[1]
            ship = mark[0] // SECTIONS
            if ship < t.ships and not was.afloat[ship]:
                was.afloat[ship] = 1
                was.owner[ship] = t.sunk_from[ship]
    return was
