"""Who is in the way, who commands what, and what seems to work."""

from __future__ import annotations

from ..content import BRIDGE, FIRST_POD, ROOMS, SECTIONS, SHIELD, card_needs
from ..table import SpaceTable


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


def shut_spots(t: SpaceTable, team: int) -> list[int]:
    """All spots that this team cannot enter, as far as it knows; together they may cut off every
    way (SB-001)."""
    shut = [field[0] for field in t.fields if field[1] != team]
    for seat in range(t.seats):
        if t.team[seat] != team:
            shut.append(t.clone_at[seat] if t.cloak[seat] else t.place[seat])
    return shut


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
    last = FIRST_POD + t.seats if pods else t.ships
    return [v for v in range(last) if t.afloat[v] and t.owner[v] != team and v != source]


def needs_met(t: SpaceTable, ship: int, card: int) -> bool:
    """Does the ship seem to have what the card needs (SB-040, SB-042)?"""
    base = ship * SECTIONS
    for section, level in card_needs[card]:
        if not t.seems_to_work(base + section, 0 if level else 2):
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


def may_beam_to(t: SpaceTable, team: int, ship: int, shut: list[int]) -> bool:
    """A ship of the own team, or one whose shield seems to be down (SB-025), with room."""
    if not t.afloat[ship]:
        return False
    shield = ship * SECTIONS + SHIELD
    if t.owner[ship] != team and not t.virus[ship] and t.damage[shield] < 3:
        return False
    base = ship * SECTIONS
    for spot in range(base, base + ROOMS):
        if spot not in shut and not seen_there(t, team, spot):
            return True
    return False


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
