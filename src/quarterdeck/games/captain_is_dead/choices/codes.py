"""How an activity is written as one int: the verb, and what it is done with and to.

A card in a code is a Skill kind (0 to 3) or 4 + Tool.
"""

from __future__ import annotations

from typing import Final

from ..content import names as n

END: Final = 0
MOVE: Final = 1  # b space
CARRY: Final = 2  # a crew, b space
GIVE: Final = 3  # a crew, b card
TAKE: Final = 4  # a crew, b card
KILL: Final = 5
REPAIR: Final = 6  # b system
REINSTALL: Final = 7  # b system
CORE: Final = 8
SHIELDS: Final = 9
BEAM: Final = 10  # a crew, b space
BEAM_TOOL: Final = 11  # a crew, b tool
SEND: Final = 12  # a crew, b skill
FETCH: Final = 13  # a crew, b skill
DRAW: Final = 14
FACE_UP: Final = 15  # b skill
HEAL: Final = 16  # a crew
MAKE: Final = 17
FIRE: Final = 18  # b place among the attached ships
FIRE_QUEUE: Final = 19  # b place in the queue
EVADE: Final = 20
ZAP: Final = 21  # b space
JOURNAL: Final = 22
POD_TAKE: Final = 23  # b card
POD_SWAP: Final = 24  # a card in, b card out
CURE: Final = 25  # b alert
RESEARCH: Final = 26  # a upgrade that makes room (or NO_UPGRADE), b upgrade
TOOL: Final = 27  # a tool, b target
PLAN: Final = 28  # a plan, b target
DELEGATE: Final = 29  # a crew
WISDOM: Final = 30
MEDIC: Final = 31  # a crew
REFRAME: Final = 32  # a skill out, b skill in
MIND_GIVE: Final = 33  # a crew, b skill
MIND_TAKE: Final = 34  # a crew, b skill

NO_UPGRADE: Final = 31
FIRST_TOOL: Final = 4
RESEARCH_WITH: Final = 1024
"""A Tool's target from here on is an upgrade: upgrade * 32 + the one that makes room."""

ACT_OF: Final[list[int]] = [
    n.END, n.MOVE, n.CARRY, n.HAND_OVER, n.HAND_OVER, n.KILL, n.REPAIR, n.REINSTALL,
    n.REPAIR_CORE, n.REPAIR_SHIELDS, n.TELEPORT, n.TELEPORT, n.TRANSMIT, n.TRANSMIT, n.DRAW,
    n.TAKE, n.HEAL, n.MAKE, n.FIRE, n.FIRE, n.FIRE, n.ZAP, n.DRAW_PLAN, n.CARGO, n.CARGO, n.CURE,
    n.RESEARCH_UPGRADE, n.TOOL, n.PLAN, n.DELEGATE, n.WISDOM, n.MEDIC, n.REFRAME, n.MIND_LINK,
    n.MIND_LINK,
]  # fmt: skip
"""Which activity a verb belongs to: its price and symbols."""


def code(verb: int, a: int = 0, b: int = 0) -> int:
    """One int for an activity."""
    return verb << 20 | a << 12 | b


def verb_of(code: int) -> int:
    """What is done."""
    return code >> 20


def a_of(code: int) -> int:
    """The first thing it is done with."""
    return code >> 12 & 255


def b_of(code: int) -> int:
    """The second."""
    return code & 4095


def crew_and_space(b: int) -> tuple[int, int]:
    """The target of a beacon."""
    return b >> 5, b & 31
