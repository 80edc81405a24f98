"""Before the first turn: ship, crew and threats as a mission begins."""

from __future__ import annotations

from ..content.codes import TILE_REACTOR, TILE_SHIELD, TILE_STRUCTURE
from ..content.ships import SHIPS
from ..content.threats import CARDS, CARDS_ON
from ..table import LED, MISSING, NOBODY, WAITING, SpaceTable
from ..verbs import break_system


def reset_ship(t: SpaceTable) -> None:
    """SA-053: the ship is as its card says: energy, fuel, weapons, rockets (SA-017 to SA-020,
    SA-030, SA-034 to SA-036, AMB-06), and every tile is still to come, in the printed order."""
    ship = SHIPS[t.ship]
    t.shield = ship.shield_start.copy()
    t.shield_capacity = ship.shield_capacity.copy()
    t.reactor = ship.reactor_start.copy()
    t.reactor_capacity = ship.reactor_capacity.copy()
    t.fuel = ship.fuel.copy()
    t.heavy = ship.heavy.copy()
    t.light = ship.light.copy()
    t.battery_used = [0, 0, 0]
    t.lift_broken = [0, 0, 0]
    t.weakened = [0, 0, 0]
    t.pile = [p.copy() for p in ship.tiles]
    t.tiles = [[], [], []]
    t.hits = [0, 0, 0]
    t.pulse_range = ship.pulse_range
    t.rockets = ship.variants[t.variant].rockets
    t.rocket_launched = 0
    t.rocket_flying = 0


def reset_crew(t: SpaceTable) -> None:
    """SA-053: everyone stands at the start station; the squads wait in theirs (SA-029, SA-037)."""
    ship = SHIPS[t.ship]
    t.station = [ship.start] * t.seats
    t.knocked_out = [0] * t.seats
    t.squad = [NOBODY] * t.seats
    t.squad_at = ship.squads.copy()
    t.squad_disabled = [0] * len(ship.squads)
    t.maintained = [0] * (t.turns + 1)
    t.visual_best = [0] * len(ship.variants[t.variant].phases)
    t.turn = 0
    t.over = False
    t.lost_by = 0


def set_threats(t: SpaceTable, threats: list[tuple[int, int, int, int]]) -> list[int]:
    """AMB-48: threats (card, number, zone or -1, board) in number order, external first, then as
    announced. Returns where each of the given threats stands now."""
    n = len(threats)
    order: list[int] = []
    for number in range(1, t.turns + 1):
        here = [i for i in range(n) if threats[i][1] == number]
        order += [i for i in here if CARDS[threats[i][0]].external]
        order += [i for i in here if not CARDS[threats[i][0]].external]
    t.card = [threats[i][0] for i in order]
    t.number = [threats[i][1] for i in order]
    t.zone = [threats[i][2] for i in order]
    t.track = [threats[i][3] for i in order]
    t.state = [WAITING] * n
    t.damage = [0] * n
    t.cell = [0] * n
    t.passed = [0] * n
    t.attack_aura = [0] * n
    t.shield_aura = [0] * n
    t.cracks = [0] * n
    t.deadly = [0] * n
    t.preset = [-1] * n
    t.repaired_at = [0] * n
    t.pressed_by = [0] * n
    _print_values(t)
    at = [0] * n
    for place, i in enumerate(order):
        at[i] = place
    return at


def _print_values(t: SpaceTable) -> None:
    """Hit points, speed, shield, traits and stations as printed, or as the ship changes them."""
    printed = CARDS_ON[t.ship]
    cards = [printed[c] for c in t.card]
    t.hp = [c.hp for c in cards]
    t.threat_speed = [c.speed for c in cards]
    t.threat_shield = [c.shield for c in cards]
    t.traits = [c.traits for c in cards]
    t.places = [c.stations.copy() for c in cards]
    t.slimes = [[] for _ in cards]


def carry_over(t: SpaceTable, tiles: list[list[int]], squads: list[int]) -> None:
    """SA-114, SA-115, AMB-52: what the mission before left unrepaired lies on the ship again."""
    for zone in (0, 1, 2):
        for tile in tiles[zone]:
            t.pile[zone].remove(tile)
            t.tiles[zone].append(tile)
            t.hits[zone] += 1
            break_system(t, zone, tile)
            if tile == TILE_SHIELD:
                t.shield[zone] = max(0, SHIPS[t.ship].shield_start[zone] - 1)
            elif tile == TILE_REACTOR:
                t.reactor[zone] = max(0, SHIPS[t.ship].reactor_start[zone] - 1)
            elif tile == TILE_STRUCTURE:
                t.weakened[zone] = 1
    for squad in squads:
        t.squad_disabled[squad] = 1
        if SHIPS[t.ship].squads_go_missing:
            t.squad_disabled[squad] = 0
            t.squad_at[squad] = MISSING


def give_squad(t: SpaceTable, player: int, squad: int) -> None:
    """The player leads this squad, active, from the start."""
    t.squad[player] = squad
    t.squad_at[squad] = LED
    t.squad_disabled[squad] = 0
