"""What the buttons of a station work: weapons, energy, special systems (SA-060 to SA-062)."""

from __future__ import annotations

from .. import events
from ..content.codes import (
    BATTLEBOTS,
    COMPUTER,
    HEAVY_LASER,
    INTERCEPTORS,
    LIGHT_LASER,
    PULSE_CANNON,
    REACTOR,
    ROCKETS,
    SHIELD,
    SPACE,
    VISUAL,
)
from ..content.ships import NONE, SHIPS
from ..table import LED, NOBODY, SpaceTable
from ..verbs import take_rocket


def work(t: SpaceTable, player: int, button: int, heroic: bool) -> None:
    """The system behind this button does its work."""
    station = t.station[player]
    zone = station % 3
    extra = 1 if heroic else 0
    system = SHIPS[t.ship].system[station][button]
    if system == HEAVY_LASER:
        fire_heavy(t, player, zone, extra)
    elif system == LIGHT_LASER:
        fire_light(t, player, zone, extra)
    elif system == PULSE_CANNON:
        fire_pulse(t, player, zone, extra)
    elif system == SHIELD:
        charge_shield(t, player, zone, extra)
    elif system == REACTOR:
        charge_reactor(t, player, zone, extra)
    elif system == INTERCEPTORS:
        take_off(t, player, station)
    elif system == COMPUTER:
        t.maintained[t.turn] = 1
        t.tell(events.MAINTAINED, player, (t.turn,), "SA-083")
    elif system == BATTLEBOTS:
        take_squad(t, player, station)
    elif system == VISUAL:
        t.looking += 1
        t.tell(events.LOOKED, player, (t.looking,), "SA-108")
    elif system == ROCKETS:
        launch(t, player, station)


# --- weapons: each fires once a turn; a second press costs nothing -------------------------------


def fire_heavy(t: SpaceTable, player: int, zone: int, extra: int) -> None:
    """SA-075, SA-095: one energy of the zone's reactor."""
    if t.heavy_shot[zone]:
        t.tell(events.FIRED_ALREADY, player, (HEAVY_LASER, zone), "SA-060")
    elif pay(t, player, HEAVY_LASER, zone, zone, "SA-075"):
        t.heavy_shot[zone] = t.heavy[zone] + extra
        t.tell(events.FIRED, player, (HEAVY_LASER, zone, t.heavy_shot[zone]), "SA-075")


def fire_light(t: SpaceTable, player: int, zone: int, extra: int) -> None:
    """SA-076, AMB-41, AMB-42: its own battery, ready again every turn, or (option) one shot."""
    if t.light_shot[zone]:
        t.tell(events.FIRED_ALREADY, player, (LIGHT_LASER, zone), "SA-060")
    elif t.single_use_batteries and t.battery_used[zone]:
        t.tell(events.NO_ENERGY, player, (LIGHT_LASER, zone), "SA-065")
    else:
        t.battery_used[zone] = 1
        t.light_shot[zone] = t.light[zone] + extra
        t.tell(events.FIRED, player, (LIGHT_LASER, zone, t.light_shot[zone]), "SA-076")


def fire_pulse(t: SpaceTable, player: int, zone: int, extra: int) -> None:
    """SA-077, SA-081, AMB-05: one energy of the reactor the ship's card names."""
    ship = SHIPS[t.ship]
    if t.pulse_shot:
        t.tell(events.FIRED_ALREADY, player, (PULSE_CANNON, zone), "SA-060")
    elif pay(t, player, PULSE_CANNON, zone, ship.pulse_reactor, "SA-077"):
        t.pulse_shot = ship.pulse_strength + extra
        t.tell(events.FIRED, player, (PULSE_CANNON, zone, t.pulse_shot), "SA-077")


def pay(t: SpaceTable, player: int, system: int, zone: int, reactor: int, rule: str) -> bool:
    """One energy from a reactor; spent even when there turns out to be no target."""
    if t.reactor[reactor] == 0:
        t.tell(events.NO_ENERGY, player, (system, zone), rule)
        return False
    t.reactor[reactor] -= 1
    return True


def launch(t: SpaceTable, player: int, station: int) -> None:
    """SA-082: one rocket a turn onto the first space of its track."""
    if t.rocket_launched or t.rockets == 0:
        t.tell(events.NOTHING_DONE, player, (ROCKETS, station), "SA-082")
        return
    take_rocket(t)
    t.rocket_launched = 1
    t.tell(events.LAUNCHED, player, (t.rockets,), "SA-082")


# --- energy ---------------------------------------------------------------------------------------


def charge_shield(t: SpaceTable, player: int, zone: int, extra: int) -> None:
    """SA-078, AMB-03: from the zone's reactor as much as fits; heroic adds one (SA-096)."""
    moved = min(t.reactor[zone], max(0, t.shield_capacity[zone] - t.shield[zone]))
    t.reactor[zone] -= moved
    if moved > 0:
        moved += extra
    t.shield[zone] += moved
    t.tell(
        events.CHARGED, player, (SHIELD, zone, zone, moved, t.shield[zone]),
        "SA-096" if extra else "SA-078",
    )  # fmt: skip


def charge_reactor(t: SpaceTable, player: int, zone: int, extra: int) -> None:
    """SA-079, SA-080, AMB-04, AMB-17, AMB-25: a capsule fills it, spent even if nothing fits;
    where there is none, energy comes from another reactor; heroic adds one (SA-096)."""
    ship = SHIPS[t.ship]
    room = max(0, t.reactor_capacity[zone] - t.reactor[zone])
    if t.fuel[zone] > 0:
        t.fuel[zone] -= 1
        moved = room + extra if room > 0 else 0
        t.reactor[zone] += moved
        t.tell(events.FUELLED, player, (zone, moved, t.reactor[zone], t.fuel[zone]), "SA-079")
        return
    source = ship.reactor_from[zone]
    if source == NONE:
        t.tell(events.NOTHING_DONE, player, (REACTOR, t.station[player]), "SA-079")
        return
    moved = min(room, t.reactor[source], ship.reactor_moves)
    t.reactor[source] -= moved
    if moved > 0:
        moved += extra
    t.reactor[zone] += moved
    t.tell(
        events.CHARGED, player, (REACTOR, zone, source, moved, t.reactor[zone]),
        "SA-096" if extra else "SA-080",
    )  # fmt: skip


# --- squads ---------------------------------------------------------------------------------------


def take_squad(t: SpaceTable, player: int, station: int) -> None:
    """SA-084: take the squad stored here, or set one's own disabled squad going again."""
    squad = t.squad[player]
    if squad != NOBODY and t.squad_disabled[squad]:
        t.squad_disabled[squad] = 0
        t.tell(events.BOTS_READY, player, (squad,), "SA-084")
    elif squad == NOBODY and station in t.squad_at:
        squad = t.squad_at.index(station)
        t.squad[player] = squad
        t.squad_at[squad] = LED
        t.tell(events.BOTS_TAKEN, player, (squad, t.squad_disabled[squad]), "SA-084")
    else:
        t.tell(events.NOTHING_DONE, player, (BATTLEBOTS, station), "SA-084")


def take_off(t: SpaceTable, player: int, station: int) -> None:
    """SA-084, SA-123: with an active squad and nobody else outside; attack this turn."""
    if not t.leads_active(player) or t.pilot() != NOBODY:
        t.tell(events.NOTHING_DONE, player, (INTERCEPTORS, station), "SA-084")
        return
    t.station[player] = SPACE
    t.pilot_attack = 0
    t.tell(events.TOOK_OFF, player, (), "SA-123")
