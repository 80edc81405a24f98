"""Getting about: steps, hops, the teleport chamber, boarding, robots (SB-024 to SB-030, SB-060
to SB-063)."""

from __future__ import annotations

from .. import events, verbs
from ..choices.ways import closed_to, seen_enemy
from ..content import ROOMS, SECTIONS, STEPS, TELEPORT, plans
from ..reactions import ENTRY
from ..table import NOBODY, SpaceTable
from .damage import hurt


def enter(t: SpaceTable, seat: int, spot: int, kind: str, rule: str) -> bool:
    """Come into a section. Somebody unseen may stand there: then the attempt fails and the cloak
    is off (SB-122). A critical section costs 1 and ends the walk (SB-011, SB-062, SB-078)."""
    if bump(t, t.team[seat], spot):
        verbs.say(t, events.BUMPED, seat, (spot,), "SB-063")
        return False
    verbs.put(t, seat, spot, kind, rule)
    team = t.team[seat]
    if spot in t.clone_at:
        for other, clone in enumerate(t.clone_at):
            if clone == spot and t.team[other] != team:
                verbs.clone_vanishes(t, other)
    for charge in t.charges:
        if charge[0] == spot and charge[3] and t.owner[spot // SECTIONS] == team:
            charge[3] = 0
            verbs.show(t, events.CHARGE_FOUND, seat, (spot,), "SB-113")
    if not t.works(spot):
        t.steps[seat] = STEPS
        hurt(t, seat, 1, ENTRY, "SB-078")
    return True


def bump(t: SpaceTable, team: int, spot: int) -> bool:
    """Is an unseen enemy there? Then no longer unseen (SB-122)."""
    if spot not in t.place:
        return False
    found = False
    for other, cloak in enumerate(t.cloak):
        if cloak and t.place[other] == spot and t.team[other] != team:
            verbs.uncloak(t, other)
            found = True
    return found


def step(t: SpaceTable, seat: int, section: int) -> None:
    """One of three steps into a neighbouring room (SB-060, SB-061)."""
    spot = t.place[seat] // SECTIONS * SECTIONS + section
    t.steps[seat] += 1
    if not enter(t, seat, spot, events.STEPPED, "SB-061"):
        t.steps[seat] -= 1


def hop(t: SpaceTable, seat: int, section: int) -> bool:
    """Short-Range Teleport: one step that skips a room (SB-125, SB-126)."""
    spot = t.place[seat] // SECTIONS * SECTIONS + section
    t.steps[seat] += 1
    if enter(t, seat, spot, events.HOPPED, "SB-125"):
        return True
    t.steps[seat] -= 1
    return False


def beam(t: SpaceTable, seat: int, ship: int) -> None:
    """The teleport chamber sends you to a room that chance picks (SB-024, SB-026, SB-027), home
    to your own chamber if that is free (SB-028), or on to a third ship (SB-029)."""
    t.rooted[seat] = 1
    here = t.place[seat]
    team = t.team[seat]
    in_pod = here // SECTIONS >= t.ships  # a pod works like a chamber (SB-106)
    home = t.owner[ship] == team
    shut = t.shield_up(ship) and not home  # SB-025
    foreign = not in_pod and t.owner[here // SECTIONS] != team
    held = foreign and enemy_in(t, team, here)  # SB-030
    rooms = free_rooms(t, team, ship)
    if shut or held or not rooms or not (in_pod or t.works(here)):
        verbs.say(t, events.FIZZLED, seat, (), "SB-025")
        return
    chamber = ship * SECTIONS + TELEPORT
    spot = chamber if home and chamber in rooms else t.rng.pick(rooms)
    enter(t, seat, spot, events.BEAMED, "SB-024")


def enemy_in(t: SpaceTable, team: int, spot: int) -> bool:
    """Is an enemy there, seen or unseen?"""
    for seat in range(t.seats):
        if t.place[seat] == spot and t.team[seat] != team:
            return True
    return False


def free_rooms(t: SpaceTable, team: int, ship: int) -> list[int]:
    """The rooms that nobody is in and no hostile field closes (SB-026)."""
    base = ship * SECTIONS
    return [
        spot
        for spot in range(base, base + ROOMS)
        if spot not in t.place and not closed_to(t, team, spot)
    ]


def board(t: SpaceTable, seat: int, spot: int) -> bool:
    """Boarding: to a room of your choice, no walking afterwards (SB-100, SB-101, SB-103)."""
    if not enter(t, seat, spot, events.BOARDED, "SB-100"):
        return False
    t.rooted[seat] = 1
    return True


def robot_step(t: SpaceTable, seat: int, section: int) -> None:
    """The robot walks like a crew member and breaks in a critical section (SB-132)."""
    spot = t.robot[seat] // SECTIONS * SECTIONS + section
    if bump(t, t.team[seat], spot):  # whose robot it is may be a secret (SB-121)
        t.tell(events.BUMPED, NOBODY, (spot,), "SB-063")
        return
    t.robot_steps[seat] += 1
    t.robot[seat] = spot
    verbs.show(t, events.ROBOT_STEPPED, seat, (spot,), "SB-132")
    if not t.works(spot):
        verbs.lose_robot(t, seat, "SB-132")


def clone_walks(t: SpaceTable, seat: int) -> None:
    """The clone takes up to three steps that chance picks (SB-120), as a person would who does not
    care to be hurt: not into a section that is seen to be critical. Where a virus hides it the
    clone is caught in the damage (SB-078) and vanishes."""
    team = t.team[seat]
    mask = t.eyes_of(team)
    for _ in range(t.rng.below(STEPS + 1)):
        spot = t.clone_at[seat]
        base = spot // SECTIONS * SECTIONS
        if closed_to(t, team, spot):
            break
        open_rooms = [
            base + room
            for room in plans[t.plan].walk[spot % SECTIONS]
            if not closed_to(t, team, base + room)
            and not seen_enemy(t, team, base + room)
            and t.seems_to_work(base + room)
        ]
        if not open_rooms:
            break
        t.clone_at[seat] = t.rng.pick(open_rooms)
        t.tell(events.CLONE_STEPPED, seat, (t.clone_at[seat], mask), "SB-120")
        if not t.works(t.clone_at[seat]):
            verbs.clone_vanishes(t, seat)
            break
