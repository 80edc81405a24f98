"""What each card may be played at, as far as its holder may know."""

from __future__ import annotations

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
from .deeds import PLAY
from .ways import closed_to, needs_met, targets


def distinct(cards: list[int]) -> list[int]:
    """Each kind once; hands are sorted."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def repairable(t: SpaceTable, spot: int, card: int) -> list[int]:
    """The section itself and what it services (SB-021, SB-033, SB-035), if damage seems to be
    there (SB-088, SB-090)."""
    base = spot - spot % SECTIONS
    virus = t.virus[spot // SECTIONS] > 0
    found: list[int] = []
    for section in [spot % SECTIONS, *plans[t.plan].serves[spot % SECTIONS]]:
        damage = t.damage[base + section]
        if virus or (damage > 0 and not (card == REPAIR_1 and damage == 3)):
            found.append(section)
    return found


def brigade_reach(t: SpaceTable, spot: int) -> list[int]:
    """Damaged sections within reach of a Repair Brigade: your own and its neighbours (SB-077,
    SB-095)."""
    base = spot - spot % SECTIONS
    virus = t.virus[spot // SECTIONS] > 0
    near = [spot % SECTIONS]
    if spot // SECTIONS < t.ships:
        near += plans[t.plan].touch[spot % SECTIONS]
    return [s for s in near if virus or t.damage[base + s]]


def crew_cards(
    t: SpaceTable,
    seat: int,
    spot: int,
    kinds: list[int],
    free: bool,
    shut: list[int],
    found: list[int],
) -> None:
    """Each kind of crew card in the hand, at everything it reaches (SB-058, SB-059)."""
    ship = spot // SECTIONS
    aboard = ship < t.ships
    for card in kinds:
        if never_played[card]:
            continue
        play = PLAY << 18 | card << 12
        if card <= REPAIR_3:
            for section in repairable(t, spot, card):
                found.append(play | section)
        elif card == REDSHIRT:
            found.append(play)
        elif card == FIRE_BRIGADE:
            if not t.shot[seat] and t.shirts[seat] > 1 and not t.brigade[seat]:
                found.append(play)
        elif card == REPAIR_BRIGADE:
            if t.shirts[seat] and brigade_reach(t, spot):
                found.append(play)
        elif card == HEAL:
            for other in range(t.seats):
                if t.team[other] == t.team[seat] and 0 < t.health[other] < HEALTH:
                    found.append(play | other)
        elif card == BOARDING:
            if free:
                _boarding(t, seat, ship, play, shut, found)
        elif aboard:
            _aboard_only(t, seat, spot, card, free, shut, found)


def _boarding(
    t: SpaceTable, seat: int, ship: int, play: int, shut: list[int], found: list[int]
) -> None:
    """Any empty room of another ship, shield or not (SB-100, SB-101, SB-102)."""
    taken = shut + [t.place[s] for s in t.members(t.team[seat])]
    for other in range(t.ships):
        if other == ship or not t.afloat[other]:
            continue
        base = other * SECTIONS
        for room in range(ROOMS):
            if base + room not in taken:
                found.append(play | other << 6 | room)


def _aboard_only(
    t: SpaceTable, seat: int, spot: int, card: int, free: bool, shut: list[int], found: list[int]
) -> None:
    """Cards that need a ship around you: a pod is too small for them."""
    play = PLAY << 18 | card << 12
    section = spot % SECTIONS
    team = t.team[seat]
    if card in (PLASMA_GRENADE, INCENDIARY_GRENADE):  # SB-110, SB-130
        found.append(play | section)
        for near in plans[t.plan].touch[section]:
            found.append(play | near)
    elif card == PLASMA_CHARGE:
        found.append(play | section)
    elif card == FORCE_FIELD:
        base = spot - section
        own = [f[0] for f in t.fields if f[1] == team]
        for room in [section, *plans[t.plan].walk[section]]:
            if base + room not in own:
                found.append(play | room)
    elif card == DECOY:
        if not t.cloak[seat]:
            found.append(play)
    elif card == SHORT_RANGE_TELEPORT:
        if free and t.steps[seat] < STEPS and not closed_to(t, team, spot):
            for room in plans[t.plan].hops[section]:
                if spot - section + room not in shut:
                    found.append(play | room)
    elif card == REPAIR_BOT:
        if t.robot[seat] == NOWHERE:
            found.append(play)


def captain_card(t: SpaceTable, team: int, ship: int, card: int, found: list[int]) -> None:
    """A captain card at everything it may be played at from the bridge of this ship."""
    if card == BARREL_ROLL or not needs_met(t, ship, card):
        return
    play = PLAY << 18 | card << 12
    base = ship * SECTIONS
    boost = ship * BOOSTS
    virus = t.virus[ship] > 0
    if card == LOCK_ON:
        found.append(play)
    elif card == EVASIVE_MANEUVERS:
        if t.evasive[ship] == NOBODY:
            found.append(play)
    elif card in (OVERCHARGE, AIMED_SHOT, WEAPONS_CALIBRATION, STRAFING_RUN):
        if not t.boost[boost + BOOST_OF[card]]:
            found.append(play)
    elif card == SHIELDS_UP:
        if virus or t.damage[base + SHIELD]:
            found.append(play)
    elif card == NANO_REPAIR:
        if virus or any(t.damage[base + s] for s in vital):
            found.append(play)
    elif card == EXECUTIVE_OFFICER:
        for seat in range(t.seats):
            if t.team[seat] == team and t.health[seat] and t.captain[team] != seat:
                found.append(play | seat)
    else:
        _special_weapon(t, team, ship, card, found)


BOOST_OF: dict[int, int] = {
    OVERCHARGE: OVERCHARGED,
    AIMED_SHOT: AIMED,
    WEAPONS_CALIBRATION: CALIBRATED,
    STRAFING_RUN: STRAFING,
}


def _special_weapon(t: SpaceTable, team: int, ship: int, card: int, found: list[int]) -> None:
    """A special weapon names one ship (SB-Q30); Aimed Shot names the section too (SB-143)."""
    play = PLAY << 18 | card << 12
    pods = card in (PHOTON_TORPEDO, RAMMING_SPEED, SCYTHE_BEAM, MISSILE_BARRAGE)
    aimed = t.boost[ship * BOOSTS + AIMED]
    for target in targets(t, team, ship, pods):
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
