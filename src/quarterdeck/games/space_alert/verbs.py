"""The smallest changes; each changes one thing and tells it."""

from __future__ import annotations

from . import events
from .content.codes import (
    SPACE,
    TILE_HEAVY,
    TILE_LIFT,
    TILE_LIGHT,
    TILE_PULSE,
    TILE_REACTOR,
    TILE_SHIELD,
)
from .content.ships import SHIPS
from .content.threats import CARDS_ON, HP_IS_ROCKETS, MARKED, SLIME
from .table import DESTROYED, NOBODY, ON_BOARD, SURVIVED, SpaceTable


class ShipLost(Exception):
    """The mission is lost at this instant; nothing after it is resolved."""


# --- the ship ------------------------------------------------------------------------------------


def lose(t: SpaceTable, why: int, at: int, rule: str) -> None:
    """The mission is lost: by a zone, the computer, the crew or a card."""
    t.over = True
    t.lost_by = why
    t.lost_at = at
    t.tell(events.SHIP_LOST, -1, (why, at), rule)
    raise ShipLost


def break_system(t: SpaceTable, zone: int, tile: int) -> None:
    """A tile works at once: its system is weaker, surplus energy is lost."""
    if tile == TILE_HEAVY:
        t.heavy[zone] -= 1
    elif tile == TILE_LIGHT:
        t.light[zone] -= 1
    elif tile == TILE_PULSE:
        t.pulse_range -= 1
    elif tile == TILE_SHIELD:
        t.shield_capacity[zone] -= 1
        t.shield[zone] = min(t.shield[zone], t.shield_capacity[zone])
    elif tile == TILE_REACTOR:
        t.reactor_capacity[zone] -= 1
        t.reactor[zone] = min(t.reactor[zone], t.reactor_capacity[zone])
    elif tile == TILE_LIFT:
        t.lift_broken[zone] = 1


def hit_zone(t: SpaceTable, zone: int, points: int) -> None:
    """SA-068, SA-069, SA-040, AMB-12: a tile for each point; the hit without a tile ends it."""
    pile = t.pile[zone]
    for _ in range(points):
        t.hits[zone] += 1
        if not pile:
            lose(t, events.ZONE_LOST, zone, "SA-069" if len(t.the_ship().zones) == 3 else "SA-040")
        tile = pile.pop(0)
        t.tiles[zone].append(tile)
        break_system(t, zone, tile)
        t.tell(events.TILE, -1, (zone, tile, t.hits[zone]), "SA-068")


def drain_shield(t: SpaceTable, zone: int, most: int) -> int:
    """Take energy off a shield, as far as there is any; how much it was."""
    taken = min(most, t.shield[zone])
    t.shield[zone] -= taken
    if taken > 0:
        t.tell(events.DRAINED, -1, (events.SHIELDS, zone, taken), "SA-088")
    return taken


def drain_reactor(t: SpaceTable, zone: int, most: int) -> int:
    """Take energy out of a reactor, as far as there is any; how much it was."""
    taken = min(most, t.reactor[zone])
    t.reactor[zone] -= taken
    if taken > 0:
        t.tell(events.DRAINED, -1, (events.REACTORS, zone, taken), "SA-089")
    return taken


def take_rocket(t: SpaceTable) -> None:
    """A rocket leaves the stock; warheads that count the rockets lose a hit point with it."""
    t.rockets -= 1
    for i in range(len(t.card)):
        if t.traits[i] & HP_IS_ROCKETS and t.state[i] == ON_BOARD:
            harm(t, i, 1)


# --- the crew ------------------------------------------------------------------------------------


def disable_squad(t: SpaceTable, squad: int, player: int, rule: str) -> None:
    """A squad is out of order until somebody reactivates it."""
    if t.squad_disabled[squad] == 0:
        t.squad_disabled[squad] = 1
        t.tell(events.BOTS_DISABLED, player, (squad,), rule)


def knock_out(t: SpaceTable, player: int, rule: str) -> None:
    """SA-125: no more actions; the squad is disabled and stays; a pilot is brought back."""
    if t.knocked_out[player]:
        return
    t.knocked_out[player] = 1
    t.tell(events.KNOCKED_OUT, player, (), rule)
    if t.squad[player] != NOBODY:
        disable_squad(t, t.squad[player], player, rule)
    if t.station[player] == SPACE:
        t.station[player] = SHIPS[t.ship].hangar


def delay(t: SpaceTable, player: int, turn: int, why: int, rule: str) -> None:
    """SA-087, AMB-11: the card of that turn goes to the next one and pushes on to a gap; past the
    last space it is lost. An empty space cannot be delayed."""
    if turn > t.turns:
        return
    program = t.program[player]
    pushed = program[turn - 1]
    if not pushed:
        return
    program[turn - 1] = []
    t.tell(events.DELAYED, player, (turn, why), rule)
    insert_card(t, player, turn + 1, pushed)


def insert_card(t: SpaceTable, player: int, turn: int, cards: list[int]) -> None:
    """SA-087: cards go onto a space; what stands there is pushed on until a gap swallows it."""
    program = t.program[player]
    for i in range(turn - 1, t.turns):
        standing = program[i]
        program[i] = cards
        cards = standing
        if not cards:
            return
    for card in cards:
        t.tell(events.LOST_CARD, player, (card,), "SA-087")


# --- the threats ---------------------------------------------------------------------------------


def harm(t: SpaceTable, i: int, points: int) -> None:
    """AMB-40: damage counts up, here past the shield; at its hit points it goes (SA-064)."""
    t.damage[i] += points
    t.tell(
        events.HARMED, -1, (t.card[i], t.number[i], points, t.damage[i], t.hp[i]), "SA-064"
    )
    if t.damage[i] >= t.hp[i]:
        destroy(t, i)


def destroy(t: SpaceTable, i: int) -> None:
    """SA-064, SA-102: the card goes to the captain's pile; its marks and slimes go."""
    t.state[i] = DESTROYED
    if t.traits[i] & (SLIME | MARKED):
        t.places[i] = []
        t.slimes[i] = []
    card = CARDS_ON[t.ship][t.card[i]]
    t.tell(events.DESTROYED, -1, (t.card[i], t.number[i], card.destroy_points), "SA-102")


def survive(t: SpaceTable, i: int) -> None:
    """SA-103: it has done its Z; the card goes to the communications officer's pile."""
    t.state[i] = SURVIVED
    card = CARDS_ON[t.ship][t.card[i]]
    t.tell(events.SURVIVED, -1, (t.card[i], t.number[i], card.survive_points), "SA-103")
