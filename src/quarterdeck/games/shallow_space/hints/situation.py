"""What a seat can make of the table: targets, damage to mend, enemies aboard, cards to keep."""

from __future__ import annotations

from ..choices.ways import commands, targets
from ..content import (
    AIMED_SHOT,
    BARREL_ROLL,
    BOARDING,
    BRIDGE,
    DECOY,
    EMP,
    ENERGY_SHIELD,
    ENGINE_L,
    ENGINE_R,
    ENGINEERING,
    ESCAPE_POD,
    EVASIVE_MANEUVERS,
    EXECUTIVE_OFFICER,
    FIRE_BRIGADE,
    FIRST_CAPTAIN_CARD,
    FORCE_FIELD,
    GAS_MASK,
    GAS_MISSILE,
    HEAL,
    LASER_L,
    LASER_R,
    MISSILE_BARRAGE,
    NANO_REPAIR,
    OVERCHARGE,
    PHASER_RIFLE,
    PHOTON_TORPEDO,
    PLASMA_CHARGE,
    PLASMA_GRENADE,
    RAMMING_SPEED,
    REDSHIRT_DIVE,
    REPAIR_1,
    REPAIR_2,
    REPAIR_3,
    REPAIR_BOT,
    REPAIR_BRIGADE,
    ROOMS,
    SECTIONS,
    SENSOR,
    SHIELD,
    SHIELDS_UP,
    SHORT_RANGE_TELEPORT,
    STRAFING_RUN,
    WEAPONS_CALIBRATION,
    plans,
    vital,
)
from ..table import AIMED, BOOSTS, CALIBRATED, NOBODY, SpaceTable

MATTERS: dict[int, float] = {
    BRIDGE: 3.5, LASER_L: 1.5, LASER_R: 1.5, SENSOR: 1.5, ENGINE_L: 1.0, ENGINE_R: 1.0,
    ENGINEERING: 1.8,
}  # fmt: skip
"""How much a section matters to its crew; the vital ones most."""

KEEP: dict[int, float] = {
    REPAIR_1: 1.0, REPAIR_2: 6.0, REPAIR_3: 7.0, HEAL: 5.0, REDSHIRT_DIVE: 4.0, ENERGY_SHIELD: 6.0,
    PHASER_RIFLE: 3.5, PLASMA_GRENADE: 3.5, PLASMA_CHARGE: 4.0, BOARDING: 4.0, REPAIR_BRIGADE: 4.0,
    ESCAPE_POD: 3.2, GAS_MASK: 0.5, FIRE_BRIGADE: 1.0, FORCE_FIELD: 1.0, REPAIR_BOT: 0.5,
    DECOY: 1.0, SHORT_RANGE_TELEPORT: 0.5,
    AIMED_SHOT: 6.0, OVERCHARGE: 6.0, STRAFING_RUN: 6.0, WEAPONS_CALIBRATION: 6.0, SHIELDS_UP: 5.0,
    NANO_REPAIR: 6.0, BARREL_ROLL: 3.5, EVASIVE_MANEUVERS: 5.0, EMP: 6.0, PHOTON_TORPEDO: 6.0,
    MISSILE_BARRAGE: 6.0, RAMMING_SPEED: 4.0, GAS_MISSILE: 5.0, EXECUTIVE_OFFICER: 5.0,
}  # fmt: skip
"""A card worth less than 3 is handed in when nothing else can be done with it."""

UNKNOWN = 1
"""What is thought of a section that a virus hides."""


class Situation:
    """Thought through once a decision, from what the seat knows."""

    def __init__(self, t: SpaceTable, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.team = t.team[seat]
        self.spot = t.place[seat]
        self.ship = self.spot // SECTIONS
        self.section = self.spot % SECTIONS
        self.home = t.owner[self.ship] == self.team
        self.command = commands(t, seat)
        self.enemies = [s for s in range(t.seats) if t.team[s] != self.team and t.health[s] > 0]
        self.prey = self._prey()

    def seen(self, spot: int) -> int:
        """The damage of a section as far as anybody knows."""
        return UNKNOWN if self.t.virus[spot // SECTIONS] else self.t.damage[spot]

    def _prey(self) -> int:
        """The enemy ship to go for: most vital damage, shield down; -1 when there is none."""
        best, found = -1.0, -1
        for ship in targets(self.t, self.team, -1, False):
            if self.t.owner[ship] == NOBODY:
                continue  # nobody to beat there
            worth = self.wounds(ship) + (4.0 if self.bare(ship) else 0.0)
            if worth > best:
                best, found = worth, ship
        if found < 0:
            pods = [v for v in targets(self.t, self.team, -1, True) if v >= self.t.ships]
            found = pods[0] if pods else -1
        return found

    def wounds(self, ship: int) -> int:
        """Vital damage."""
        return sum(self.seen(ship * SECTIONS + s) for s in vital)

    def bare(self, vessel: int) -> bool:
        """Is there no shield in the way?"""
        if vessel >= self.t.ships:
            return True
        return self.seen(vessel * SECTIONS + SHIELD) == 3

    def open_to_us(self, vessel: int) -> bool:
        """Will a shot of our ship come through?"""
        calibrated = self.command >= 0 and self.t.boost[self.command * BOOSTS + CALIBRATED] > 0
        return calibrated or self.bare(vessel)

    def aimed(self) -> bool:
        """Is our aim sure?"""
        return self.command >= 0 and self.t.boost[self.command * BOOSTS + AIMED] > 0

    def shots(self) -> int:
        """Laser shots that could still be fired this turn."""
        if self.command < 0:
            return 0
        t, ship = self.t, self.command
        return sum(
            1
            for side in (0, 1)
            if not t.fired[2 * ship + side] and t.seems_to_work(ship * SECTIONS + LASER_L + side)
        )

    def matters(self, spot: int) -> float:
        """How much damage here hurts the crew of this ship."""
        section = spot % SECTIONS
        if section in vital:
            return 3.0 if self.wounds(spot // SECTIONS) < 7 else 5.0
        return MATTERS.get(section, 0.3)

    def aboard(self, ship: int) -> list[int]:
        """The rooms of a ship in which enemies are seen."""
        base = ship * SECTIONS
        rooms: list[int] = []
        for s in self.enemies:
            at = self.t.shown_at(s) - base
            if 0 <= at < ROOMS:
                rooms.append(at)
        return rooms

    def friends_at(self, spot: int) -> bool:
        """Is anybody of ours there?"""
        t = self.t
        return any(t.place[s] == spot and t.team[s] == self.team for s in range(t.seats))

    def keep(self, card: int) -> float:
        """How much a card is worth in hand; a second copy less."""
        t, seat = self.t, self.seat
        pile = t.hand[seat] if card < FIRST_CAPTAIN_CARD else t.orders[seat]
        worth = KEEP.get(card, 2.0)
        if card == ESCAPE_POD and self.wounds_here() > 5:
            worth += 3
        return worth - (2.5 if pile.count(card) > 1 else 0.0)

    def wounds_here(self) -> int:
        """Vital damage of the ship one is aboard."""
        return self.wounds(self.ship) if self.ship < self.t.ships else 0

    def health_low(self) -> bool:
        """Would a shot or two be the end?"""
        return self.t.health[self.seat] + self.t.shirts[self.seat] <= 1

    def distance_from_here(self, room: int) -> int:
        """Steps from where one stands."""
        return self.steps_to(self.section, room)

    def steps_to(self, start: int, goal: int) -> int:
        """Rooms between, as the plan has them."""
        return DISTANCE[self.t.plan][start][goal]


def _distances(plan: int) -> list[list[int]]:
    """Steps between rooms."""
    far = 99
    table: list[list[int]] = []
    for start in range(ROOMS):
        row = [far] * ROOMS
        row[start] = 0
        ring = [start]
        while ring:
            room = ring.pop(0)
            for near in plans[plan].walk[room]:
                if row[near] == far:
                    row[near] = row[room] + 1
                    ring.append(near)
        table.append(row)
    return table


DISTANCE: list[list[list[int]]] = [_distances(0), _distances(1)]
