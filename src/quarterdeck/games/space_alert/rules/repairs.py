"""Buttons and battlebots: malfunctions are repaired, intruders are fought (SA-089, SA-090)."""

from __future__ import annotations

from typing import Final

from .. import events
from ..content.threats import (
    CARDS_ON,
    INTRUDER,
    KILLS_LAST,
    MARKED,
    NEEDS_THREE,
    RETURNS_FIRE,
    SLIME,
)
from ..table import ON_BOARD, SURVIVED, SpaceTable
from ..verbs import destroy, disable_squad, harm, knock_out
from .systems import work

NO_THREAT: Final = -1
DEFUSERS: Final = 3


def press(t: SpaceTable, player: int, button: int, heroic: bool) -> None:
    """SA-060 to SA-062, SA-089: a button repairs what is broken there; after Z it is dead."""
    station = t.station[player]
    dead = False
    cards = CARDS_ON[t.ship]
    for i in range(len(t.card)):
        if cards[t.card[i]].button == button and station in t.places[i]:
            if t.state[i] == ON_BOARD:
                repair(t, player, i, 2 if heroic else 1)
                return
            dead = dead or t.state[i] == SURVIVED
    if dead:
        t.tell(events.BUTTON_DEAD, player, (button, station), "SA-089")
    else:
        work(t, player, button, heroic)


def repair(t: SpaceTable, player: int, i: int, points: int) -> None:
    """SA-089, SA-097, SA-121: one point a use, two if heroic; what is too much is lost."""
    t.repaired_at[i] |= 1 << t.station[player]
    t.pressed_by[i] |= 1 << player
    if t.traits[i] & NEEDS_THREE:
        t.tell(
            events.DEFUSING, player,
            (t.card[i], t.number[i], t.pressed_by[i].bit_count()), "SA-089",
        )  # fmt: skip
        return
    t.damage[i] += points
    t.tell(
        events.REPAIRED, player, (t.card[i], t.number[i], points, t.damage[i], t.hp[i]),
        "SA-089" if points == 1 else "SA-097",
    )  # fmt: skip
    if t.damage[i] >= t.hp[i]:
        mended(t, i)


def mended(t: SpaceTable, i: int) -> None:
    """The last repair: the card is destroyed, and some knock out whoever stands too near."""
    destroy(t, i)
    near = CARDS_ON[t.ship][t.card[i]].fix_knocks_out
    if near:
        for player in range(t.seats):
            if t.station[player] in near:
                knock_out(t, player, "SA-125")


def fight(t: SpaceTable, player: int, heroic: bool) -> None:
    """SA-090: an active squad hits the intruder with the lowest number in the station."""
    station = t.station[player]
    i = intruder_at(t, station) if t.leads_active(player) else NO_THREAT
    if i == NO_THREAT:
        t.tell(events.NOTHING_DONE, player, (0, station), "SA-090")
        return
    if t.traits[i] & SLIME:
        fight_slime(t, player, i, station)
    else:
        t.damage[i] += 1
        t.tell(
            events.FOUGHT, player, (t.card[i], t.number[i], station, t.damage[i], t.hp[i]),
            "SA-090",
        )  # fmt: skip
        if t.traits[i] & MARKED:
            t.places[i].remove(station)
        if t.damage[i] >= t.hp[i]:
            destroy(t, i)
            if t.traits[i] & KILLS_LAST:
                knock_out(t, player, "SA-125")
    if t.traits[i] & RETURNS_FIRE and not heroic:
        disable_squad(t, t.squad[player], player, "SA-090")


def fight_slime(t: SpaceTable, player: int, i: int, station: int) -> None:
    """One hit point off the slime here; with no slime left the card is destroyed."""
    at = t.places[i].index(station)
    t.slimes[i][at] -= 1
    left = t.slimes[i][at]
    t.tell(
        events.FOUGHT, player, (t.card[i], t.number[i], station, t.hp[i] - left, t.hp[i]), "SA-090"
    )
    if left == 0:
        t.places[i].pop(at)
        t.slimes[i].pop(at)
    if not t.places[i]:
        t.damage[i] = t.hp[i]
        destroy(t, i)


def intruder_at(t: SpaceTable, station: int) -> int:
    """The intruder with the lowest number in a station, or NO_THREAT."""
    for i in range(len(t.card)):
        if (
            t.state[i] == ON_BOARD
            and station in t.places[i]
            and CARDS_ON[t.ship][t.card[i]].kind == INTRUDER
        ):
            return i
    return NO_THREAT


def after_actions(t: SpaceTable) -> None:
    """After the last player: bonus repairs (AMB-26), the device that needs three (AMB-34), and the
    best turn of the phase for visual confirmation (SA-108)."""
    for i in range(len(t.card)):
        if t.state[i] != ON_BOARD or t.repaired_at[i] == 0:
            continue
        if t.traits[i] & NEEDS_THREE:
            if t.pressed_by[i].bit_count() >= DEFUSERS:
                harm(t, i, 1)
            continue
        bonus = CARDS_ON[t.ship][t.card[i]].bonus
        if bonus and t.repaired_at[i] == _mask(t.places[i]):
            t.tell(events.BONUS_REPAIR, -1, (t.card[i], t.number[i], bonus), "SA-121")
            harm(t, i, bonus)
    phase = t.the_variant().phase_of[t.turn]
    t.visual_best[phase] = max(t.visual_best[phase], t.looking)


def _mask(stations: list[int]) -> int:
    mask = 0
    for station in stations:
        mask |= 1 << station
    return mask
