"""What each card may be played at, as far as its holder may know."""

from __future__ import annotations

from typing import Any, Final

from ..content import (
    AIMED_SHOT,
    BARREL_ROLL,
    BOARDING,
    DECOY,
    EMP,
    EVASIVE_MANEUVERS,
    EXECUTIVE_OFFICER,
    FIRE_BRIGADE,
    FORCE_FIELD,
    HEAL,
    HEALTH,
    INCENDIARY_GRENADE,
    KINDS,
    LOCK_ON,
    MISSILE_BARRAGE,
    NANO_REPAIR,
    OVERCHARGE,
    PHOTON_TORPEDO,
    PLASMA_CHARGE,
    PLASMA_GRENADE,
    RAMMING_SPEED,
    REDSHIRT,
    REPAIR_1,
    REPAIR_3,
    REPAIR_BOT,
    REPAIR_BRIGADE,
    ROOMS,
    SCYTHE_BEAM,
    SECTIONS,
    SHIELD,
    SHIELDS_UP,
    SHORT_RANGE_TELEPORT,
    STEPS,
    STRAFING_RUN,
    TARGETS,
    WEAPONS_CALIBRATION,
    never_played,
    plans,
    vital,
)  # fmt: skip
from ..table import AIMED, BOOSTS, CALIBRATED, NOBODY, NOWHERE, OVERCHARGED, STRAFING, SpaceTable
from .deeds import PLAY, play_at
from .ways import missiles_wait, needs_met, taken_rooms

BOOSTERS: Final = {
    OVERCHARGE: OVERCHARGED,
    AIMED_SHOT: AIMED,
    WEAPONS_CALIBRATION: CALIBRATED,
    STRAFING_RUN: STRAFING,
}
boost_of: Final[list[int]] = [BOOSTERS.get(card, -1) for card in range(KINDS)]
"""The flag that a card sets for the turn; -1: none."""


def distinct(cards: list[int]) -> list[int]:
    """Each kind once; hands are sorted."""
    if len(cards) < 2:
        return cards
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def repairs(t: SpaceTable, spot: int, card: int, deeds: list[Any], found: list[int]) -> None:
    """The section itself and what it services (SB-021, SB-033, SB-035), if damage seems to be
    there (SB-088, SB-090)."""
    base = spot - spot % SECTIONS
    virus = t.virus[spot // SECTIONS] > 0
    for section in plans[t.plan].mends[spot % SECTIONS]:
        damage = t.damage[base + section]
        if virus or (damage > 0 and not (card == REPAIR_1 and damage == 3)):
            found.append(deeds[section])


def brigade_reach(t: SpaceTable, spot: int) -> list[int]:
    """Damaged sections within reach of a Repair Brigade: your own and its neighbours (SB-077,
    SB-095)."""
    base = spot - spot % SECTIONS
    virus = t.virus[spot // SECTIONS] > 0
    section = spot % SECTIONS
    near = plans[t.plan].around[section] if spot // SECTIONS < t.ships else [section]
    return [s for s in near if virus or t.damage[base + s]]


def crew_cards(
    t: SpaceTable,
    seat: int,
    spot: int,
    kinds: list[int],
    free: bool,
    shut: int,
    trapped: int,
    found: list[int],
) -> None:
    """Each kind of crew card in the hand, at everything it reaches (SB-058, SB-059)."""
    for card in kinds:
        if never_played[card]:
            continue
        at = play_at[card]
        if card <= REPAIR_3:
            repairs(t, spot, card, at, found)
        elif card == REDSHIRT:
            found.append(at[0])
        elif card == FIRE_BRIGADE:
            if not t.shot[seat] and t.shirts[seat] > 1 and not t.brigade[seat]:
                found.append(at[0])
        elif card == REPAIR_BRIGADE:
            if t.shirts[seat] and brigade_reach(t, spot):
                found.append(at[0])
        elif card == HEAL:
            for other in range(t.seats):
                if t.team[other] == t.team[seat] and 0 < t.health[other] < HEALTH:
                    found.append(at[other])
        elif card == BOARDING:
            if free:
                _boarding(t, t.team[seat], spot // SECTIONS, found)
        elif spot // SECTIONS >= t.ships:
            continue  # the rest needs a ship around you: a pod is too small
        elif card == SHORT_RANGE_TELEPORT:
            if free and not trapped and t.steps[seat] < STEPS:
                for room in plans[t.plan].hops[spot % SECTIONS]:
                    if not shut >> room & 1:
                        found.append(at[room])
        else:
            _aboard_only(t, seat, spot, card, at, found)


def _boarding(t: SpaceTable, team: int, vessel: int, found: list[int]) -> None:
    """Any empty room of another ship, shield or not (SB-100, SB-101, SB-102)."""
    play = PLAY << 18 | BOARDING << 12
    for ship in range(t.ships):
        if ship == vessel or not t.afloat[ship]:
            continue
        taken = taken_rooms(t, team, ship)
        for room in range(ROOMS):
            if not taken >> room & 1:
                found.append(play | ship << 6 | room)


def _aboard_only(
    t: SpaceTable, seat: int, spot: int, card: int, at: list[Any], found: list[int]
) -> None:
    """Cards for the section you are in and those around it."""
    section = spot % SECTIONS
    if card == PLASMA_GRENADE or card == INCENDIARY_GRENADE:  # SB-110, SB-130
        for near in plans[t.plan].around[section]:
            found.append(at[near])
    elif card == PLASMA_CHARGE:
        found.append(at[section])
    elif card == FORCE_FIELD:
        own = [field[0] for field in t.fields if field[1] == t.team[seat]]
        for room in plans[t.plan].rooms[section]:
            if spot - section + room not in own:
                found.append(at[room])
    elif card == DECOY:
        if not t.cloak[seat]:
            found.append(at[0])
    elif card == REPAIR_BOT:
        if t.robot[seat] == NOWHERE:
            found.append(at[0])


def captain_card(
    t: SpaceTable, seat: int, ship: int, card: int, vessels: list[int], found: list[int]
) -> None:
    """A captain card at everything it may be played at from the bridge of this ship."""
    if card == BARREL_ROLL or not needs_met(t, ship, card):
        return
    at = play_at[card]
    base = ship * SECTIONS
    virus = t.virus[ship] > 0
    if card == LOCK_ON:
        found.append(at[0])
    elif card == EVASIVE_MANEUVERS:
        if t.evasive[ship] == NOBODY:
            found.append(at[0])
    elif boost_of[card] >= 0:
        if not t.boost[ship * BOOSTS + boost_of[card]]:
            found.append(at[0])
    elif card == SHIELDS_UP:
        if virus or t.damage[base + SHIELD]:
            found.append(at[0])
    elif card == NANO_REPAIR:
        if virus:
            found.append(at[0])
            return
        for section in vital:
            if t.damage[base + section]:
                found.append(at[0])
                return
    elif card == EXECUTIVE_OFFICER:
        team = t.team[seat]
        for other in range(t.seats):
            if t.team[other] == team and t.health[other] and t.captain[team] != other:
                found.append(at[other])
    elif card != MISSILE_BARRAGE or not missiles_wait(t, seat):
        _special_weapon(t, ship, card, vessels, found)


def _special_weapon(
    t: SpaceTable, ship: int, card: int, vessels: list[int], found: list[int]
) -> None:
    """A special weapon names one ship (SB-Q30); Aimed Shot names the section too (SB-143)."""
    play = PLAY << 18 | card << 12
    pods = card == PHOTON_TORPEDO or card == RAMMING_SPEED or (
        card == SCYTHE_BEAM or card == MISSILE_BARRAGE
    )
    aimed = t.boost[ship * BOOSTS + AIMED]
    for target in vessels:
        if target >= t.ships and not pods:
            continue
        if card == EMP and (t.owner[target] == NOBODY or t.captain[t.owner[target]] == NOBODY):
            continue
        at = play | target << 6
        if aimed and target < t.ships and card == PHOTON_TORPEDO:
            for section in range(TARGETS):
                found.append(at | section)
        elif aimed and target < t.ships and card == SCYTHE_BEAM:
            for trio in range(len(plans[t.plan].trios)):
                found.append(at | trio)
        else:
            found.append(at)
