"""Player actions (SA-057): cards are turned up, captain first, and do what they say."""

from __future__ import annotations

from typing import Final

from .. import events
from ..content.codes import (
    ACTION,
    FIGHT,
    HEROIC_A,
    HEROIC_C,
    HEROIC_FIGHT,
    HEROIC_MOVE,
    LIFT,
    MOVE_BLUE,
    MOVE_RED,
    SPACE,
    TRIPPED,
    A,
    C,
)
from ..content.ships import NONE, SHIPS
from ..content.threats import SLIME
from ..table import DESTROYED, WAITING, SpaceTable
from ..verbs import delay, insert_card, knock_out
from .repairs import fight, press

NO_DELAY: Final = -1


def act(t: SpaceTable, player: int) -> None:
    """SA-057: the player's cards of this turn, upper first (SA-128)."""
    card = 0
    while play_card(t, player, card):
        card += 1


def play_card(t: SpaceTable, player: int, card: int) -> bool:
    """Perform one card of this turn; is there another one to perform after it?

    A delay by the first of two cards puts the second into the next turn; a second card is lost
    when the first took its owner into space or got them knocked out.
    """
    cards = t.program[player][t.turn - 1]
    if t.knocked_out[player]:
        return False
    if t.station[player] == SPACE:
        fly_on(t, player, cards)
        return False
    if card >= len(cards):
        return False
    why = perform(t, player, cards[card])
    rest = cards[card + 1 :]
    if t.knocked_out[player] or t.station[player] == SPACE:
        for lost in rest:
            t.tell(events.LOST_CARD, player, (lost,), "SA-128")
        rest = []
    if why != NO_DELAY and not t.knocked_out[player]:
        if rest:
            t.program[player][t.turn - 1] = cards[: card + 1]
            t.tell(events.PUT_OFF, player, (rest[0], t.turn + 1, why), "SA-087")
            insert_card(t, player, t.turn + 1, rest)
            return False
        delay(t, player, t.turn + 1, why, "SA-086")
    return bool(rest)


def perform(t: SpaceTable, player: int, token: int) -> int:
    """SA-050: the half that is up; why the player's next turn is delayed, or NO_DELAY."""
    t.tell(events.TURNED_UP, player, (token,), "SA-057")
    action = token & ACTION
    why = NO_DELAY
    if action <= C:
        press(t, player, action, False)
    elif action == FIGHT:
        fight(t, player, False)
    elif action == MOVE_RED:
        why = walk(t, player, SHIPS[t.ship].to_red[t.station[player]])
    elif action == MOVE_BLUE:
        why = walk(t, player, SHIPS[t.ship].to_blue[t.station[player]])
    elif action == LIFT:
        why = take_lift(t, player)
    elif action == HEROIC_FIGHT:
        fight(t, player, True)
    elif action == HEROIC_C:
        look_out(t, player, "SA-098")
    elif action >= HEROIC_MOVE:
        why = leap(t, player, action - HEROIC_MOVE)
    else:
        press(t, player, action - HEROIC_A + A, True)
    if why == NO_DELAY and token & TRIPPED:
        return events.BY_TRIP
    return why


def look_out(t: SpaceTable, player: int, rule: str) -> None:
    """SA-108, SA-098, AMB-07: one more who confirms what is out there."""
    t.looking += 1
    t.tell(events.LOOKED, player, (t.looking,), rule)


def walk(t: SpaceTable, player: int, station: int) -> int:
    """SA-058, SA-072: through a door to the next zone; at the hull nothing happens."""
    if station == NONE:
        t.tell(events.NO_WAY, player, (t.station[player],), "SA-072")
        return NO_DELAY
    return enter(t, player, station)


def take_lift(t: SpaceTable, player: int) -> int:
    """SA-059, SA-073, SA-074, AMB-43: to the other deck. Whoever follows another user of this
    zone's lift in the same turn, or uses a damaged lift, is delayed."""
    zone = t.station[player] % 3
    why = NO_DELAY
    if t.lift_broken[zone]:
        why = events.BY_BROKEN_LIFT
    elif t.lift_used[zone]:
        why = events.BY_LIFT
    t.lift_used[zone] = 1
    slowed = enter(t, player, SHIPS[t.ship].by_lift[t.station[player]])
    return why if why != NO_DELAY else slowed


def leap(t: SpaceTable, player: int, station: int) -> int:
    """SA-094, AMB-27: straight to a station, without a lift."""
    if station == t.station[player]:
        t.tell(events.NO_WAY, player, (station,), "SA-094")
        return NO_DELAY
    return enter(t, player, station)


def enter(t: SpaceTable, player: int, station: int) -> int:
    """Somebody comes into a station: contamination may knock them out, slime slows them down."""
    t.tell(events.MOVED, player, (t.station[player], station), "SA-058")
    t.station[player] = station
    why = NO_DELAY
    for i in range(len(t.card)):
        if station not in t.places[i] or t.state[i] == WAITING or t.state[i] == DESTROYED:
            continue
        if t.deadly[i]:
            knock_out(t, player, "SA-125")
        elif t.traits[i] & SLIME:
            why = events.BY_SLIME
    return why


# --- outside --------------------------------------------------------------------------------------


def fly_on(t: SpaceTable, player: int, cards: list[int]) -> None:
    """SA-123: a battlebot card keeps the pilot out and attacks; any other card, or none, lands
    them, and the card waits for the next turn (AMB-11)."""
    action = cards[0] & ACTION if cards else 0
    if action == FIGHT or action == HEROIC_FIGHT:
        t.pilot_attack = 1 if action == HEROIC_FIGHT else 0
        t.tell(events.STAYED_OUT, player, (), "SA-123")
        for lost in cards[1:]:
            t.tell(events.LOST_CARD, player, (lost,), "SA-123")
        if cards[0] & TRIPPED:
            delay(t, player, t.turn + 1, events.BY_TRIP, "SA-118")
        return
    why = land(t, player)
    if t.knocked_out[player]:
        return
    if cards:
        delay(t, player, t.turn, events.BY_LANDING, "SA-087")
    if why != NO_DELAY:
        delay(t, player, t.turn + 1, why, "SA-086")


def land(t: SpaceTable, player: int) -> int:
    """Back into the hangar; why the next turn is delayed, or NO_DELAY."""
    hangar = SHIPS[t.ship].hangar
    t.tell(events.LANDED, player, (hangar,), "SA-123")
    return enter(t, player, hangar)
