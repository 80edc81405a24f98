"""Codes made once: menus are put together from whole lists of them. Nobody changes these lists.

Which kinds of Skill a hand holds is a mask (`kinds`); lists of cards to pass on are found by it.
"""

from __future__ import annotations

from typing import Final

from ..content import names as n
from ..content import numbered
from ..content.model import Content
from . import codes as v

CREW: Final = 7
MASKS: Final = 16
FARTHEST: Final = 9
MOST_ACTIONS: Final = 9
"""Nothing costs more."""


def kinds(hand: list[int]) -> int:
    """Which of the four Skills are held at all."""
    mask = 0
    if hand[0]:
        mask = 1
    if hand[1]:
        mask |= 2
    if hand[2]:
        mask |= 4
    if hand[3]:
        mask |= 8
    return mask


def _skills(verb: int) -> list[list[list[int]]]:
    """One Skill of those held, with crew member c: [c][mask]."""
    return [
        [[v.code(verb, c, k) for k in range(4) if mask >> k & 1] for mask in range(MASKS)]
        for c in range(CREW)
    ]


def _both_ways(give: int, take: int) -> list[list[list[int]]]:
    """One Skill given to crew member c or taken from it: [c][own mask * 16 + the other's]."""
    found: list[list[list[int]]] = []
    for c in range(CREW):
        by_masks: list[list[int]] = []
        for mine in range(MASKS):
            for theirs in range(MASKS):
                items: list[int] = []
                for k in range(4):
                    if mine >> k & 1:
                        items.append(v.code(give, c, k))
                    if theirs >> k & 1:
                        items.append(v.code(take, c, k))
                by_masks.append(items)
        found.append(by_masks)
    return found


GIVES: Final = _skills(v.GIVE)
TAKES: Final = _skills(v.TAKE)
COMMS: Final = _both_ways(v.SEND, v.FETCH)
LINKS: Final = _both_ways(v.MIND_GIVE, v.MIND_TAKE)

STAND_ALONE: Final[list[tuple[int, int]]] = [
    (n.CAN_DELEGATE, n.DELEGATE), (n.HAS_WISDOM, n.WISDOM), (n.FIELD_MEDICINE, n.MEDIC),
    (n.CAN_REFRAME, n.REFRAME), (n.CAN_MIND_LINK, n.MIND_LINK),
]  # fmt: skip
"""Abilities that are activities of their own."""

GENERAL: Final[list[int]] = [n.MOVE, n.CARRY, n.HAND_OVER, n.KILL, n.REPAIR, n.REINSTALL]
"""Activities without a system."""

INJURED: Final = 1
BESET: Final = 2
JOURNAL: Final = 4


class Walk:
    """Where one Move can lead, and the codes for it."""

    def __init__(self, spaces: list[int]) -> None:
        self.spaces = spaces
        self.codes = [v.code(v.MOVE, 0, space) for space in spaces]


class PackCodes:
    """What depends on a content pack and on nothing else."""

    def __init__(self, c: Content) -> None:
        spaces = range(len(c.places))
        # [(space * FARTHEST + distance) * 2 + barred], by the straits with aliens in them
        self.walks: list[dict[int, Walk]] = [{} for _ in range(len(c.places) * FARTHEST * 2)]
        self.carries: list[list[list[int]]] = [  # crew c, out of space s: [c][s]
            [[v.code(v.CARRY, crew, door) for door in c.places[s].doors] for s in spaces]
            for crew in range(CREW)
        ]
        self.beams: list[list[list[int]]] = [  # crew c, out of space s: [c][s]
            [[v.code(v.BEAM, crew, to) for to in spaces if to != s] for s in spaces]
            for crew in range(CREW)
        ]
        self.acts: list[list[list[int]]] = [  # activities with systems: [how one is][s]
            [_at_systems(c, s, how) for s in spaces] for how in range(8)
        ]
        self.open: list[list[int]] = [  # the mask of general activities: [how one is][actions]
            [_in_general(c, how, actions) for actions in range(MOST_ACTIONS + 1)]
            for how in range(4)
        ]
        self.dear: list[int] = [a for a in (n.MOVE, n.CARRY) if c.acts[a].skilled]
        self.own: list[list[int]] = [  # activities that are the role's own: [role]
            [act for ability, act in STAND_ALONE if role.has(ability)] for role in c.roles
        ]


def _at_systems(c: Content, space: int, how: int) -> list[int]:
    """CID-091, CID-094: of this room and remote, less what injury and aliens forbid."""
    acts = c.acts_at[space]
    if how & JOURNAL and n.DRAW_PLAN not in acts:
        acts = [*acts, n.DRAW_PLAN]
    return [a for a in acts if _allows(c, a, how)]


def _in_general(c: Content, how: int, actions: int) -> int:
    """Activities without a system that so many actions pay for, as a mask."""
    mask = 0
    for a in GENERAL:
        if c.acts[a].price[0] <= actions and _allows(c, a, how):
            mask |= 1 << a
    return mask


def _allows(c: Content, act: int, how: int) -> bool:
    """CID-081, CID-124: do the symbols allow it to the injured, or beside aliens?"""
    card = c.acts[act]
    return (card.injured or not how & INJURED) and (card.aliens or not how & BESET)


_made: Final[list[PackCodes]] = []


def codes_of(c: Content) -> PackCodes:
    """The lists for this pack."""
    while len(_made) <= c.number:
        _made.append(PackCodes(numbered(len(_made))))
    return _made[c.number]
