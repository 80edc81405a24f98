"""Who is in the way, who commands what, and what seems to work."""

from __future__ import annotations

from typing import Final

from ..content import BRIDGE, FIRST_POD, ROOMS, SECTIONS, SHIELD, card_needs
from ..table import SpaceTable

ROOM_BITS: Final = (1 << ROOMS) - 1
SECTION_BITS: Final = (1 << SECTIONS) - 1


def acting(t: SpaceTable, team: int, among: list[int]) -> list[int]:
    """Those of a crew who are alive and not done (SB-070)."""
    crew: list[int] = []
    for seat in among:
        if not t.done[seat] and t.team[seat] == team and t.health[seat]:
            crew.append(seat)
    return crew


def closed_to(t: SpaceTable, team: int, spot: int) -> bool:
    """Does a hostile force field close this section (SB-115), or trap whoever is in it (SB-116)?"""
    for field in t.fields:
        if field[0] == spot and field[1] != team:
            return True
    return False


def seen_enemy(t: SpaceTable, team: int, spot: int) -> bool:
    """Does an enemy hold this section, as far as this team can see (SB-063)?"""
    for seat in range(t.seats):
        if t.team[seat] != team and t.shown_at(seat) == spot:
            return True
    return False


def closed_rooms(t: SpaceTable, team: int, vessel: int) -> int:
    """Where hostile force fields close this vessel to the team (SB-115) or trap whoever of it is
    there (SB-116): one bit a section."""
    bits = 0
    for field in t.fields:
        if field[1] != team and field[0] // SECTIONS == vessel:
            bits |= 1 << field[0] % SECTIONS
    return bits


def strangers(t: SpaceTable, team: int, vessel: int) -> int:
    """Where the team sees enemies aboard this vessel (SB-063): one bit a section, and their robots
    in the sixteen bits above."""
    bits = 0
    teams = t.team
    robots = t.robot
    seat = 0
    for spot in t.place:
        if teams[seat] != team:
            if t.cloak[seat]:
                spot = t.clone_at[seat]
            if spot // SECTIONS == vessel:
                bits |= 1 << spot % SECTIONS
            if robots[seat] // SECTIONS == vessel:
                bits |= 1 << robots[seat] % SECTIONS + SECTIONS
        seat += 1
    return bits


def shut_rooms(t: SpaceTable, team: int, vessel: int) -> int:
    """Where the team cannot go on this vessel, as far as it knows, one bit a section; together
    these may cut off every way (SB-001)."""
    return closed_rooms(t, team, vessel) | strangers(t, team, vessel) & SECTION_BITS


def taken_rooms(t: SpaceTable, team: int, vessel: int) -> int:
    """Where nobody of the team can arrive out of nowhere: closed, or somebody is seen there
    (SB-026, SB-102)."""
    bits = shut_rooms(t, team, vessel)
    for seat in range(t.seats):
        spot = t.place[seat]
        if spot // SECTIONS == vessel and t.team[seat] == team:
            bits |= 1 << spot % SECTIONS
    return bits


def commands(t: SpaceTable, seat: int) -> int:
    """The ship this person commands as captain: on the bridge of a ship of the own team that is
    not critical (SB-018, SB-019); -1 when none."""
    spot = t.place[seat]
    ship = spot // SECTIONS
    team = t.team[seat]
    if t.captain[team] != seat or spot % SECTIONS != BRIDGE or ship >= t.ships:
        return -1
    return ship if t.owner[ship] == team and t.seems_to_work(spot) else -1


def on_a_bridge(t: SpaceTable, seat: int) -> int:
    """The ship whose working bridge this person stands on, whoever it belongs to (SB-163)."""
    spot = t.place[seat]
    ship = spot // SECTIONS
    if ship >= t.ships or spot % SECTIONS != BRIDGE or not t.seems_to_work(spot):
        return -1
    return ship


def targets(t: SpaceTable, team: int, source: int, pods: bool) -> list[int]:
    """The vessels that may be fired at: all that the team does not control (SB-Q40)."""
    if t.round == 1 and t.options.opening_truce == "yes":
        return []
    found: list[int] = []
    for ship in range(t.ships):
        if t.afloat[ship] and t.owner[ship] != team and ship != source:
            found.append(ship)
    if pods and any(t.afloat[FIRST_POD:]):
        for pod in range(FIRST_POD, FIRST_POD + t.seats):
            if t.afloat[pod] and t.owner[pod] != team:
                found.append(pod)
    return found


def missiles_wait(t: SpaceTable, seat: int) -> bool:
    """Are missiles of an aimed barrage still to be sent somewhere (SB-143)?"""
    return t.missiles[seat] > 0 and t.afloat[t.missile_target[seat]] > 0


def needs_met(t: SpaceTable, ship: int, card: int) -> bool:
    """Does the ship seem to have what the card needs (SB-040, SB-042)?"""
    if not t.virus[ship]:
        base = ship * SECTIONS
        for section, worst in card_needs[card]:
            if t.damage[base + section] > worst:
                return False
    return True


def may_use_chamber(t: SpaceTable, team: int, spot: int) -> bool:
    """A pod, or a chamber that seems to work and, on a foreign ship, has no enemy in it."""
    ship = spot // SECTIONS
    if ship >= t.ships:
        return True
    if not t.seems_to_work(spot):
        return False
    return t.owner[ship] == team or not seen_enemy(t, team, spot)


def may_beam_to(t: SpaceTable, team: int, ship: int) -> bool:
    """A ship of the own team, or one whose shield seems to be down (SB-025), with room."""
    if not t.afloat[ship]:
        return False
    shield = ship * SECTIONS + SHIELD
    if t.owner[ship] != team and not t.virus[ship] and t.damage[shield] < 3:
        return False
    return taken_rooms(t, team, ship) & ROOM_BITS != ROOM_BITS


def seen_there(t: SpaceTable, team: int, spot: int) -> bool:
    """Is anybody there, as far as this team can see?"""
    for seat in range(t.seats):
        if (t.place[seat] if t.team[seat] == team else t.shown_at(seat)) == spot:
            return True
    return False


def may_take_over(t: SpaceTable, seat: int) -> bool:
    """A captain on a foreign bridge, who has done nothing else this turn (SB-081, SB-082)."""
    spot = t.place[seat]
    ship = spot // SECTIONS
    team = t.team[seat]
    if t.busy[seat] or spot % SECTIONS != BRIDGE or ship >= t.ships or t.owner[ship] == team:
        return False
    if not t.seems_to_work(spot):
        return False
    return not any(
        t.team[other] != team and in_the_way(t, ship, t.shown_at(other))
        for other in range(t.seats)
    )


def in_the_way(t: SpaceTable, ship: int, spot: int) -> bool:
    """Would an enemy at this spot keep the ship from being taken over?"""
    if t.options.takeover == "whole_ship":
        return spot >= 0 and spot // SECTIONS == ship
    return spot == ship * SECTIONS + BRIDGE


def enemies_share(t: SpaceTable, seat: int) -> bool:
    """Is a member of the crew of this ship, other than a team-mate, in the same section?"""
    spot = t.place[seat]
    owner = t.owner[spot // SECTIONS]
    return any(
        t.place[other] == spot and t.team[other] == owner and owner != t.team[seat]
        for other in range(t.seats)
    )
