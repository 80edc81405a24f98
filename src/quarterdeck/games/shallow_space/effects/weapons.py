"""Lasers and special weapons: rolling to hit, and what a hit does (SB-037, SB-064 to SB-066)."""

from __future__ import annotations

from .. import events, reactions, verbs
from ..content import (
    BRIDGE,
    ENGINE_L,
    ENGINE_OVERLOAD,
    ENGINE_R,
    ENGINEERING,
    GAS_MISSILE,
    LASER_L,
    MISSILE_BARRAGE,
    PHOTON_TORPEDO,
    RAMMING_SPEED,
    SCYTHE_BEAM,
    SECTIONS,
    SHIELD,
    TARGETS,
    TELEPORT,
    card_rules,
    forward,
    plans,
)
from ..table import AIMED, BOOSTS, CALIBRATED, NOBODY, OVERCHARGED, SpaceTable
from .damage import harm, packet, settle

DIE = 8
ABOVE = 4  # the die must come up above this (SB-065)
OTHER_WEAPON = 2
MISSILES = 3


def unread(t: SpaceTable, seat: int, ship: int, target: int) -> bool:
    """Is the roll not to be read: a virus on either ship, or an unseen hand (SB-121, SB-166)?"""
    return t.virus[ship] > 0 or t.virus[target] > 0 or t.cloak[seat] > 0


def sure_shot(t: SpaceTable, ship: int, target: int) -> bool:
    """Aimed Shot needs no roll (SB-142), unless the target evades with both engines (SB-138)."""
    if not t.boost[ship * BOOSTS + AIMED]:
        return False
    if target >= t.ships or t.evasive[target] == NOBODY:
        return True
    base = target * SECTIONS
    return not (t.works(base + ENGINE_L) and t.works(base + ENGINE_R))


def roll(t: SpaceTable, ship: int, side: int, target: int) -> tuple[int, int, bool]:
    """The die, the shift, and whether it hits: d8 and what shifts it above 4 (SB-065, SB-066)."""
    if sure_shot(t, ship, target):
        return 0, 0, True
    shift = sum(points for _, points in t.aim(ship, side, target))
    die = t.rng.below(DIE) + 1
    return die, shift, die + shift > ABOVE


def past_shield(t: SpaceTable, ship: int) -> bool:
    """Weapons Calibration (SB-151)."""
    return t.boost[ship * BOOSTS + CALIBRATED] > 0


def fire_laser(t: SpaceTable, seat: int, ship: int, side: int, target: int, aimed: int) -> None:
    """One laser shot at one ship: 1 point in a section that chance picks (SB-036, SB-037), or the
    captain under Aimed Shot (SB-143); twice as much when overcharged (SB-139)."""
    t.fired[ship * 2 + side] += 1
    working = t.works(ship * SECTIONS + LASER_L + side) and t.works(ship * SECTIONS + BRIDGE)
    die, shift, hit = roll(t, ship, side, target) if working else (0, 0, False)  # SB-014
    if unread(t, seat, ship, target):
        things: tuple[int, ...] = (ship, side, target, int(hit))
        verbs.show(t, events.FIRED_UNREAD, seat, things, "SB-064")
    else:
        things = (ship, side, target, die, shift, int(hit))
        verbs.show(t, events.FIRED, seat, things, "SB-065")
    if hit:
        section = aimed - 1 if aimed else t.rng.below(TARGETS)
        points = 2 if t.boost[ship * BOOSTS + OVERCHARGED] else 1
        packet(t, target, [(section, points)], past_shield(t, ship), "SB-037")


def launch(t: SpaceTable, seat: int, ship: int, card: int, target: int) -> bool:
    """Does a physical special weapon that may miss hit (SB-170, SB-172)?"""
    die, shift, hit = roll(t, ship, OTHER_WEAPON, target)
    rule = card_rules[card]
    if unread(t, seat, ship, target):
        verbs.show(t, events.LAUNCHED_UNREAD, seat, (ship, card, target, int(hit)), rule)
    else:
        verbs.show(t, events.LAUNCHED, seat, (ship, card, target, die, shift, int(hit)), rule)
    return hit


def torpedo(t: SpaceTable, seat: int, ship: int, target: int, section: int) -> None:
    """Photon Torpedo: 3 to a section, 1 to each neighbour (SB-140, SB-175)."""
    if not launch(t, seat, ship, PHOTON_TORPEDO, target):
        return
    if not t.boost[ship * BOOSTS + AIMED]:
        section = t.rng.below(TARGETS)
    hits = [(section, 3)] + [(near, 1) for near in plans[t.plan].touch[section]]
    packet(t, target, hits, past_shield(t, ship), "SB-140")


def barrage(t: SpaceTable, seat: int, ship: int, target: int) -> None:
    """Missile Barrage: three times over (SB-169); under Aimed Shot each missile waits to be told
    where to go (SB-143)."""
    if t.boost[ship * BOOSTS + AIMED] and target < t.ships:
        t.missiles[seat] = MISSILES
        t.missile_target[seat] = target
        return
    for _ in range(MISSILES):
        if t.afloat[target]:
            missile(t, seat, ship, target, -1)
            settle(t)


def missile(t: SpaceTable, seat: int, ship: int, target: int, section: int) -> None:
    """One of three missiles: rolls like a laser, 2 damage (SB-169, SB-170)."""
    if launch(t, seat, ship, MISSILE_BARRAGE, target):
        where = section if section >= 0 else t.rng.below(TARGETS)
        packet(t, target, [(where, 2)], past_shield(t, ship), "SB-169")


def scythe(t: SpaceTable, seat: int, ship: int, target: int, trio: int) -> None:
    """Scythe Beam: never misses, 1 to each of three connected sections (SB-167)."""
    trios = plans[t.plan].trios
    if not t.boost[ship * BOOSTS + AIMED]:
        trio = t.rng.below(len(trios))
    verbs.show(t, events.LAUNCHED_UNREAD, seat, (ship, SCYTHE_BEAM, target, 1), "SB-167")
    packet(t, target, [(s, 1) for s in trios[trio]], past_shield(t, ship), "SB-167")


def gas_missile(t: SpaceTable, seat: int, ship: int, target: int) -> None:
    """Gas Missile: rolls like a laser; a raised shield stops it; no damage, but gas (SB-172,
    SB-173)."""
    if not launch(t, seat, ship, GAS_MISSILE, target):
        return
    if t.shield_up(target) and not past_shield(t, ship):
        if not t.virus[target]:
            t.tell(events.SHIELD_TOOK, NOBODY, (target, 0, t.damage[target * SECTIONS + SHIELD]),
                   "SB-045")  # fmt: skip
        return
    t.gas[target] = 3
    t.tell(events.GAS_HIT, NOBODY, (target,), "SB-173")


def ram(t: SpaceTable, seat: int, ship: int, target: int) -> None:
    """Ramming Speed!: never misses, 2 to every section there (SB-153), 1 to your hulls and 3 to
    your bridge (SB-154, SB-175); a raised shield helps from the chamber forward (SB-156)."""
    verbs.show(t, events.LAUNCHED_UNREAD, seat, (ship, RAMMING_SPEED, target, 1), "SB-153")
    if target >= t.ships:
        harm(t, target * SECTIONS + TELEPORT, 2, "SB-105")
    else:
        there = [(section, 2) for section in range(TARGETS)]
        _crash(t, target, there, t.shield_up(target) and not past_shield(t, ship), "SB-153")
    here = [(0, 3), (1, 1), (2, 1), (3, 1)]
    _crash(t, ship, here, t.shield_up(ship), "SB-154")


def _crash(
    t: SpaceTable, ship: int, hits: list[tuple[int, int]], shielded: bool, rule: str
) -> None:
    """One ship's part of a ram; a raised shield takes 1 itself and 1 off forward (SB-156)."""
    if shielded:
        verbs.damage(t, ship * SECTIONS + SHIELD, 1, "SB-156")
    for section, points in hits:
        left = points - 1 if shielded and forward[section] else points
        if left:
            harm(t, ship * SECTIONS + section, left, rule)


def overload(t: SpaceTable, seat: int, ship: int, target: int) -> None:
    """Engine Overload: electronic, 3 to each engine and 2 to engineering (SB-159, SB-175)."""
    verbs.show(t, events.LAUNCHED_UNREAD, seat, (ship, ENGINE_OVERLOAD, target, 1), "SB-159")
    hits = [(ENGINE_L, 3), (ENGINE_R, 3), (ENGINEERING, 2)]
    packet(t, target, hits, past_shield(t, ship), "SB-159")


def dodged(t: SpaceTable, target: int, card: int) -> bool:
    """Does a Barrel Roll slip this physical special weapon (SB-164)?"""
    return reactions.barrel_roll(t, target, card)
