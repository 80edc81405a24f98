"""Everything that is true now at a table of Shallow Space; no rules.

A *vessel* is a ship (numbered like its first team) or an escape pod (6 + seat of its rider).
A *spot* is a section of a vessel: vessel * 16 + section. In a pod everything is in one section,
which works like a teleport chamber.
"""

from __future__ import annotations

from typing import Final

from ...kit.event import BrokenRule
from ...kit.rng import Rng
from ...kit.table import Table
from . import content
from .content import (
    CREW_OF_SHIP,
    ENGINE_L,
    ENGINE_R,
    FIRST_POD,
    HEALTH,
    KINDS,
    SECTIONS,
    SENSOR,
    TELEPORT,
)
from .options import Options

NOWHERE: Final = -1
NOBODY: Final = -1

LOCK: Final = 0  # boosts of a ship for the running turn: number of Lock Ons, then flags
AIMED: Final = 1
OVERCHARGED: Final = 2
CALIBRATED: Final = 3
STRAFING: Final = 4
BOOSTS: Final = 5


class SpaceTable(Table):
    """Ships, teams, people, things lying about, and the two decks."""

    def __init__(self, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        ships = seats // CREW_OF_SHIP
        vessels = FIRST_POD + seats
        self.options = options
        self.ships = ships
        self.plan = 1 if options.struts == "front_only" else 0
        # vessels
        self.damage = [0] * (vessels * SECTIONS)
        self.heavy = [0] * (vessels * SECTIONS)  # 1 was heavy when the turn began, 2 one tick
        self.owner = [*range(ships)] + [NOBODY] * (vessels - ships)
        self.afloat = [1] * ships + [0] * (vessels - ships)
        self.sunk_from = [*range(ships)]  # who controlled a ship when it was lost
        self.name = [NOBODY] * vessels
        self.evasive = [NOBODY] * vessels  # the team whose next turn ends it
        self.gas = [0] * vessels
        self.virus = [0] * vessels
        self.boost = [0] * (vessels * BOOSTS)
        self.fired = [0] * (vessels * 2)
        # teams
        self.order: list[int] = [*range(ships)]
        self.round = 0
        self.active = NOBODY
        self.captain = [CREW_OF_SHIP * team for team in range(ships)]
        self.acting = [0] * ships
        self.emp = [0] * ships
        self.out: list[int] = []  # the teams that are out, first to last
        self.winners: list[int] = []
        # people
        self.team = [seat // CREW_OF_SHIP for seat in range(seats)]
        self.place = [NOWHERE] * seats
        self.health = [HEALTH] * seats
        self.shirts = [0] * seats
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.orders: list[list[int]] = [[] for _ in range(seats)]
        self.slot: list[list[int]] = [[] for _ in range(seats)]
        self.robot = [NOWHERE] * seats
        self.plea = [NOBODY] * seats  # the team that is asked to take this person in
        self.acted = [0] * seats  # the last round in which this person acted
        # this turn
        self.steps = [0] * seats
        self.robot_steps = [0] * seats
        self.shot = [0] * seats
        self.rooted = [0] * seats
        self.locked = [0] * seats
        self.tried = [0] * seats
        self.handed = [0] * seats
        self.brigade = [0] * seats
        self.mending = [0] * seats  # points of a Repair Brigade still to be given
        self.missiles = [0] * seats  # missiles of an aimed barrage still to be fired
        self.missile_target = [0] * seats
        self.busy = [0] * seats
        self.seizing = [0] * seats  # 1 + the ship that this captain is taking over
        self.done = [0] * seats
        self.gave_up = [0] * seats
        self.offers: list[list[int]] = []  # [from, to, card, card given back or -1]
        # cloaks
        self.cloak = [0] * seats
        self.clone_at = [NOWHERE] * seats
        self.guise: list[list[int]] = [[] for _ in range(seats)]  # what enemies are shown
        self.veiled: list[list[int]] = [[] for _ in range(seats)]  # cards played under the cloak
        # things lying about
        self.fields: list[list[int]] = []  # [spot, team, points]
        self.fires: list[list[int]] = []  # [spot, team, turns]
        self.charges: list[list[int]] = []  # [spot, team, turns, 1 while only its team knows]
        # piles, the last card on top
        self.crew_pile: list[int] = []
        self.crew_discards: list[int] = []
        self.captain_pile: list[int] = []
        self.captain_discards: list[int] = []
        self.marks: list[list[int]] = []  # the running event: [seat, health, shirts], [spot, old]

    def clone(self) -> SpaceTable:
        twin = SpaceTable(self.options, self.seats, self.rng.clone())
        self.copy_kernel(twin)
        twin.damage = self.damage.copy()
        twin.heavy = self.heavy.copy()
        twin.owner = self.owner.copy()
        twin.afloat = self.afloat.copy()
        twin.sunk_from = self.sunk_from.copy()
        twin.name = self.name.copy()
        twin.evasive = self.evasive.copy()
        twin.gas = self.gas.copy()
        twin.virus = self.virus.copy()
        twin.boost = self.boost.copy()
        twin.fired = self.fired.copy()
        twin.order = self.order
        twin.round = self.round
        twin.active = self.active
        twin.captain = self.captain.copy()
        twin.acting = self.acting.copy()
        twin.emp = self.emp.copy()
        twin.out = self.out.copy()
        twin.winners = self.winners.copy()
        self._copy_people(twin)
        twin.offers = [o.copy() for o in self.offers]
        twin.fields = [f.copy() for f in self.fields]
        twin.fires = [f.copy() for f in self.fires]
        twin.charges = [c.copy() for c in self.charges]
        twin.crew_pile = self.crew_pile.copy()
        twin.crew_discards = self.crew_discards.copy()
        twin.captain_pile = self.captain_pile.copy()
        twin.captain_discards = self.captain_discards.copy()
        twin.marks = [m.copy() for m in self.marks]
        return twin

    def _copy_people(self, twin: SpaceTable) -> None:
        twin.team = self.team.copy()
        twin.place = self.place.copy()
        twin.health = self.health.copy()
        twin.shirts = self.shirts.copy()
        twin.hand = [h.copy() for h in self.hand]
        twin.orders = [h.copy() for h in self.orders]
        twin.slot = [h.copy() for h in self.slot]
        twin.robot = self.robot.copy()
        twin.plea = self.plea.copy()
        twin.acted = self.acted.copy()
        twin.steps = self.steps.copy()
        twin.robot_steps = self.robot_steps.copy()
        twin.shot = self.shot.copy()
        twin.rooted = self.rooted.copy()
        twin.locked = self.locked.copy()
        twin.tried = self.tried.copy()
        twin.handed = self.handed.copy()
        twin.brigade = self.brigade.copy()
        twin.mending = self.mending.copy()
        twin.missiles = self.missiles.copy()
        twin.missile_target = self.missile_target.copy()
        twin.busy = self.busy.copy()
        twin.seizing = self.seizing.copy()
        twin.done = self.done.copy()
        twin.gave_up = self.gave_up.copy()
        twin.cloak = self.cloak.copy()
        twin.clone_at = self.clone_at.copy()
        twin.guise = [g.copy() for g in self.guise]
        twin.veiled = [h.copy() for h in self.veiled]

    # --- plain questions -------------------------------------------------------------------

    def members(self, team: int) -> list[int]:
        """The living people of a team, by seat."""
        return [s for s in range(self.seats) if self.team[s] == team and self.health[s] > 0]

    def lives(self, team: int) -> bool:
        """Has the team a living member?"""
        for seat, theirs in enumerate(self.team):
            if theirs == team and self.health[seat]:
                return True
        return False

    def shown_at(self, seat: int) -> int:
        """Where an enemy sees this person: a cloaked one's clone, or nowhere (SB-119)."""
        return self.clone_at[seat] if self.cloak[seat] else self.place[seat]

    def eyes_of(self, team: int) -> int:
        """Who shares this team's secrets: a mask of its seats."""
        mask = 0
        for seat in range(self.seats):
            if self.team[seat] == team:
                mask |= 1 << seat
        return mask

    def works(self, spot: int) -> bool:
        """Truly functional: anything but critical (SB-014)."""
        return self.damage[spot] < content.CRITICAL

    def seems_to_work(self, spot: int, worst: int = 2) -> bool:
        """As far as anybody may know: under a Sensor Virus nothing is known (SB-166)."""
        return self.virus[spot // SECTIONS] > 0 or self.damage[spot] <= worst

    def shield_up(self, vessel: int) -> bool:
        """Truly up."""
        return vessel < self.ships and self.damage[vessel * SECTIONS + content.SHIELD] < 3

    def living_teams(self) -> list[int]:
        """The teams with a living member."""
        return [team for team in self.order if team not in self.out]

    def standing(self, team: int) -> list[int]:
        """For ranking: living members, health and redshirts, minus the damage of the best ship."""
        members = self.members(team)
        strength = sum(self.health[s] + self.shirts[s] for s in members)
        return [len(members), strength, -self.scars(team)]

    def scars(self, team: int) -> int:
        """The vital damage of the team's best ship."""
        least = content.CRITICAL * len(content.vital)
        for ship in range(self.ships):
            if self.owner[ship] == team and self.afloat[ship]:
                least = min(least, sum(self.damage[ship * SECTIONS + s] for s in content.vital))
        return least

    def aim(self, ship: int, side: int, target: int) -> list[tuple[str, int]]:
        """What shifts the roll of a shot, part by part; `side` 0, 1 a laser, 2 another weapon.

        A damaged laser (SB-015) or sensor pod (SB-016, SB-039), critical engines there (SB-043),
        Lock On (SB-134) and Evasive Maneuvers there (SB-137).
        """
        base = ship * SECTIONS
        parts: list[tuple[str, int]] = []
        if side < 2 and self.damage[base + content.LASER_L + side] > 0:
            parts.append(("laser damaged", -1))
        if self.damage[base + SENSOR] > 0:
            parts.append(("sensor pod damaged", -1))
        if self.boost[ship * BOOSTS + LOCK]:
            parts.append(("Lock On", self.boost[ship * BOOSTS + LOCK]))
        if target < self.ships:
            left = self.works(target * SECTIONS + ENGINE_L)
            working = int(left) + int(self.works(target * SECTIONS + ENGINE_R))
            if working < 2:
                parts.append(("critical engines there", 2 - working))
            if self.evasive[target] != NOBODY and working:
                parts.append(("Evasive Maneuvers there", -working))
        return parts

    def pod_of(self, seat: int) -> int:
        """The vessel that this person's escape pod is."""
        return FIRST_POD + seat

    def pod_spot(self, seat: int) -> int:
        """Its one section."""
        return (FIRST_POD + seat) * SECTIONS + TELEPORT

    # --- what must always hold -------------------------------------------------------------

    def invariants(self) -> None:
        """Cards are conserved; nobody is where nobody can be."""
        count = [0] * KINDS
        for pile in (
            self.crew_pile, self.crew_discards, self.captain_pile, self.captain_discards,
            *self.hand, *self.orders, *self.slot, *self.veiled,
        ):  # fmt: skip
            for card in pile:
                count[card] += 1
        if count != content.card_copies:
            raise BrokenRule(f"cards were lost or made, at {self.where()}: {count}")
        for seat in range(self.seats):
            alive, spot = self.health[seat] > 0, self.place[seat]
            if alive != (spot != NOWHERE):
                raise BrokenRule(f"seat {seat} is dead and somewhere, or alive and nowhere")
            if alive and (spot % SECTIONS >= content.ROOMS or not self.afloat[spot // SECTIONS]):
                raise BrokenRule(f"seat {seat} is in section {spot % SECTIONS}")
            if not 0 <= self.health[seat] <= HEALTH or self.shirts[seat] < 0:
                raise BrokenRule(f"seat {seat} has health {self.health[seat]}")
        if min(self.damage) < 0 or max(self.damage) > content.CRITICAL:
            raise BrokenRule("a section has more or less damage than there is")
        if self.marks:
            raise BrokenRule("an event was not settled")
