"""The table of Space Alert: the ship, its crew, the threats and the plans. No rules."""

from __future__ import annotations

from typing import Final

from ...kit.event import BrokenRule
from ...kit.rng import Rng
from ...kit.table import Table
from .content.codes import SPACE
from .content.ships import SHIPS, Ship, Variant

WAITING: Final = 0
ON_BOARD: Final = 1
DESTROYED: Final = 2
SURVIVED: Final = 3
STATES: list[str] = ["waiting", "on_board", "destroyed", "survived"]

NOBODY: Final = -1
LED: Final = -1  # where a squad stands that somebody leads
MISSING: Final = -2  # where a squad stands that the mission before has cost

GROUNDED: Final = -1  # the pilot's attack this turn: none


class SpaceTable(Table):
    """Zones are 0 red, 1 white, 2 blue; stations 0 to 2 upper, 3 to 5 lower, 6 is space.

    Threats are kept in number order: lower number first, then external before internal, then as
    announced. Lists about threats have one place a threat, lists about players one a player.
    """

    def __init__(self, ship: int, variant: int, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        # the mission
        self.ship = ship
        self.variant = variant
        self.turns = SHIPS[ship].variants[variant].turns
        self.turn = 0
        self.until = 0  # stop after this turn; 0: go on to the end
        self.single_use_batteries = False
        self.any_knock_out_loses = False
        # how it ended
        self.over = False
        self.lost_by = 0  # what lost it (events.NOT_LOST …), and the zone or card
        self.lost_at = 0
        # the ship, by zone
        self.shield: list[int] = [0, 0, 0]
        self.shield_capacity: list[int] = [0, 0, 0]
        self.reactor: list[int] = [0, 0, 0]
        self.reactor_capacity: list[int] = [0, 0, 0]
        self.fuel: list[int] = [0, 0, 0]
        self.heavy: list[int] = [0, 0, 0]
        self.light: list[int] = [0, 0, 0]
        self.battery_used: list[int] = [0, 0, 0]
        self.lift_broken: list[int] = [0, 0, 0]
        self.weakened: list[int] = [0, 0, 0]  # structural damage of the mission before
        self.pile: list[list[int]] = [[], [], []]  # tiles to come, the next one first
        self.tiles: list[list[int]] = [[], [], []]  # tiles on the ship
        self.hits: list[int] = [0, 0, 0]  # damage: the tiles, and the hit that found none
        self.pulse_range = 0
        self.rockets = 0
        self.rocket_launched = 0  # on the first space of its track
        self.rocket_flying = 0  # on the second: it strikes in this turn's damage step
        # the crew
        self.station: list[int] = []
        self.knocked_out: list[int] = []
        self.squad: list[int] = []  # the squad a player leads, or NOBODY
        self.program: list[list[list[int]]] = []  # player, turn - 1: the cards there, upper first
        self.squad_at: list[int] = []  # the station, LED or MISSING
        self.squad_disabled: list[int] = []
        self.maintained: list[int] = []  # by turn
        self.visual_best: list[int] = []  # by phase: most who looked out in one turn
        # the threats, in number order
        self.card: list[int] = []
        self.number: list[int] = []
        self.zone: list[int] = []  # of external threats; -1 for internal ones
        self.track: list[int] = []
        self.state: list[int] = []
        self.damage: list[int] = []
        self.cell: list[int] = []  # 0 while waiting
        self.passed: list[int] = []  # X and Y marks behind it
        self.hp: list[int] = []
        self.threat_speed: list[int] = []
        self.threat_shield: list[int] = []
        self.traits: list[int] = []
        self.attack_aura: list[int] = []
        self.shield_aura: list[int] = []
        self.cracks: list[int] = []  # mask of the zones whose damage it doubles
        self.deadly: list[int] = []
        self.places: list[list[int]] = []  # internal: the stations where it is, or its marks
        self.slimes: list[list[int]] = []  # hit points of the slime at each of `places`
        self.preset: list[int] = []  # damage it arrives with in place of a handicap; -1 none
        # this turn
        self.heavy_shot: list[int] = [0, 0, 0]  # strength, 0 when not fired
        self.light_shot: list[int] = [0, 0, 0]
        self.pulse_shot = 0
        self.lift_used: list[int] = [0, 0, 0]
        self.pilot_attack = GROUNDED  # 0 plain, 1 heroic
        self.looking = 0
        self.repaired_at: list[int] = []  # by threat: mask of the stations
        self.pressed_by: list[int] = []  # by threat: mask of the players

    def clone(self) -> SpaceTable:
        twin = SpaceTable(self.ship, self.variant, self.seats, self.rng.clone())
        self.copy_mission(twin)
        self.copy_ship(twin)
        self.copy_crew(twin)
        self.copy_threats(twin)
        self.copy_turn(twin)
        self.copy_kernel(twin)
        return twin

    def copy_mission(self, twin: SpaceTable) -> None:
        """Copy how far the mission is and how it ended."""
        twin.turn = self.turn
        twin.until = self.until
        twin.single_use_batteries = self.single_use_batteries
        twin.any_knock_out_loses = self.any_knock_out_loses
        twin.over = self.over
        twin.lost_by = self.lost_by
        twin.lost_at = self.lost_at

    def copy_ship(self, twin: SpaceTable) -> None:
        """Copy the ship and its systems."""
        twin.shield = self.shield.copy()
        twin.shield_capacity = self.shield_capacity.copy()
        twin.reactor = self.reactor.copy()
        twin.reactor_capacity = self.reactor_capacity.copy()
        twin.fuel = self.fuel.copy()
        twin.heavy = self.heavy.copy()
        twin.light = self.light.copy()
        twin.battery_used = self.battery_used.copy()
        twin.lift_broken = self.lift_broken.copy()
        twin.weakened = self.weakened.copy()
        twin.pile = [p.copy() for p in self.pile]
        twin.tiles = [p.copy() for p in self.tiles]
        twin.hits = self.hits.copy()
        twin.pulse_range = self.pulse_range
        twin.rockets = self.rockets
        twin.rocket_launched = self.rocket_launched
        twin.rocket_flying = self.rocket_flying

    def copy_crew(self, twin: SpaceTable) -> None:
        """Copy the crew, their plans and their squads. What stands on one space never changes."""
        twin.station = self.station.copy()
        twin.knocked_out = self.knocked_out.copy()
        twin.squad = self.squad.copy()
        twin.program = [p.copy() for p in self.program]
        twin.squad_at = self.squad_at.copy()
        twin.squad_disabled = self.squad_disabled.copy()
        twin.maintained = self.maintained.copy()
        twin.visual_best = self.visual_best.copy()

    def copy_threats(self, twin: SpaceTable) -> None:
        """Copy the threats."""
        twin.card = self.card.copy()
        twin.number = self.number.copy()
        twin.zone = self.zone.copy()
        twin.track = self.track.copy()
        twin.state = self.state.copy()
        twin.damage = self.damage.copy()
        twin.cell = self.cell.copy()
        twin.passed = self.passed.copy()
        twin.hp = self.hp.copy()
        twin.threat_speed = self.threat_speed.copy()
        twin.threat_shield = self.threat_shield.copy()
        twin.traits = self.traits.copy()
        twin.attack_aura = self.attack_aura.copy()
        twin.shield_aura = self.shield_aura.copy()
        twin.cracks = self.cracks.copy()
        twin.deadly = self.deadly.copy()
        twin.places = [p.copy() for p in self.places]
        twin.slimes = [p.copy() for p in self.slimes]
        twin.preset = self.preset.copy()

    def copy_turn(self, twin: SpaceTable) -> None:
        """Copy what only matters within a turn."""
        twin.heavy_shot = self.heavy_shot.copy()
        twin.light_shot = self.light_shot.copy()
        twin.pulse_shot = self.pulse_shot
        twin.lift_used = self.lift_used.copy()
        twin.pilot_attack = self.pilot_attack
        twin.looking = self.looking
        twin.repaired_at = self.repaired_at.copy()
        twin.pressed_by = self.pressed_by.copy()

    # --- plain questions -----------------------------------------------------------------------

    def the_ship(self) -> Ship:
        """The ship as printed."""
        return SHIPS[self.ship]

    def the_variant(self) -> Variant:
        """How long the mission lasts and when the computer is checked."""
        return SHIPS[self.ship].variants[self.variant]

    def leads_active(self, player: int) -> bool:
        """Does the player lead a squad that is not disabled?"""
        squad = self.squad[player]
        return squad >= 0 and self.squad_disabled[squad] == 0

    def aboard(self, player: int) -> bool:
        """Is the player on the ship and on their feet?"""
        return self.knocked_out[player] == 0 and self.station[player] != SPACE

    def pilot(self) -> int:
        """Who is outside in the interceptors; NOBODY when they are in the hangar."""
        return self.station.index(SPACE) if SPACE in self.station else NOBODY

    def invariants(self) -> None:
        """Tiles and squads are conserved, and only one player is ever outside."""
        for zone in self.the_ship().zones:
            if self.hits[zone] < len(self.tiles[zone]):
                raise BrokenRule(f"zone {zone} has {self.hits[zone]} damage")
            if min(self.shield[zone], self.reactor[zone], self.fuel[zone]) < 0:
                raise BrokenRule(f"zone {zone} owes energy")
        if self.station.count(SPACE) > 1:
            raise BrokenRule("two players fly the interceptors")
        for squad, at in enumerate(self.squad_at):
            if (at == LED) != (squad in self.squad):
                raise BrokenRule(f"squad {squad} is led by nobody")
