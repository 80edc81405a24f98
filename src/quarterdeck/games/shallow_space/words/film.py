"""What the film of a turn draws of an event, as numbers: who, then what it was about.

Never more than the words of the same event tell, so that who reads the one may see the other.
"""

from __future__ import annotations

from ....kit.event import Event
from .. import events
from ..choices.deeds import AT_PERSON
from ..table import NOBODY
from .names import person
from .tales import tale

TOLD: dict[str, int] = {
    events.TURN_BEGAN: 1,
    events.STEPPED: 1,
    events.HOPPED: 1,
    events.BEAMED: 1,
    events.BOARDED: 1,
    events.BUMPED: 1,
    events.FIZZLED: 0,
    events.CLONE_STEPPED: 1,
    events.CLONE_GONE: 1,
    events.CLOAKED: 0,
    events.UNCLOAKED: 1,
    events.PLAYED: 1,  # not at what: a clone's card is at nothing
    events.CLONE_PLAYED: 1,
    events.HANDED_IN: 1,
    events.THROWN_AWAY: 1,
    events.FIRED: 6,
    events.FIRED_UNREAD: 4,
    events.LAUNCHED: 6,
    events.LAUNCHED_UNREAD: 4,
    events.DODGED: 2,
    events.SHIELD_TOOK: 3,
    events.STRUCK: 3,
    events.SHIELD_MENDED: 1,
    events.MENDED: 3,
    events.SAVED: 1,
    events.HURT: 3,
    events.HEALED: 1,
    events.REINFORCED: 1,
    events.DIED: 0,
    events.SHOT: 4,
    events.FIELD_SET: 2,
    events.FIELD_WORN: 3,
    events.CHARGE_SET: 1,
    events.CHARGE_FOUND: 1,
    events.CHARGE_BLEW: 1,
    events.DISARMED: 2,
    events.BOTCHED: 1,
    events.FIRE_LIT: 1,
    events.BURNED: 1,
    events.ROBOT_MADE: 1,
    events.ROBOT_STEPPED: 1,
    events.ROBOT_LOST: 1,
    events.EVADING: 1,
    events.EVADED: 1,
    events.EMP_HIT: 1,
    events.VIRUS_HIT: 1,
    events.VIRUS_OVER: 1,
    events.GAS_HIT: 1,
    events.GAS_OVER: 1,
    events.SEIZING: 1,
    events.SEIZED: 2,
    events.HELD: 1,
    events.VOLUNTEERED: 0,
    events.DEFECTED: 1,
    events.SURRENDERED: 1,
    events.SHIP_LOST: 1,
    events.POD_OPENED: 0,
    events.POD_GONE: 0,
    events.TEAM_OUT: 1,
    events.BREACH: 1,
    events.WON: 6,
}
"""The events that the film shows, and how many of their things."""


def film(event: Event) -> list[int]:
    """The seat, if the words name it, and the things; nothing for what is not in the film."""
    if event.kind not in TOLD:
        return []
    seat = event.seat if person(event.seat) in tale(event) else NOBODY
    things = list(event.things[: TOLD[event.kind]])
    if event.kind == events.SHOT and things[0] != AT_PERSON:
        things[1] = NOBODY  # whose robot or field it is stays unsaid
    return [seat, *things]
