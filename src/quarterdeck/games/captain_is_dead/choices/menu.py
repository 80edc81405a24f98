"""Everything the active crew member may do now, as codes. Built often, so built cheaply."""

from __future__ import annotations

from ..content import names as n
from ..table import OFFLINE, ONLINE, POD_OWNER, CaptainTable
from . import codes as v
from .cards import plan_codes, researchable, tool_codes
from .costs import (
    act_price,
    affordable,
    barred_door,
    can_draw,
    core_locked,
    destinations,
    repair_price,
    upset,
)

_beams: dict[int, list[list[list[int]]]] = {}


def beam_codes(t: CaptainTable) -> list[list[list[int]]]:
    """Codes to teleport crew c out of space s, made once for a pack: [c][s]."""
    found = _beams.get(t._c.number)
    if found is None:
        spaces = range(len(t._c.places))
        found = [
            [[v.code(v.BEAM, c, to) for to in spaces if to != s] for s in spaces] for c in range(7)
        ]
        _beams[t._c.number] = found
    return found


def menu(t: CaptainTable) -> list[int]:
    """All that may be answered in the active phase. Ending the turn always may (A53).

    The injured may move, kill, teleport and be healed (CID-077 to CID-080); beside Hostile Aliens
    one may only kill and teleport (CID-121 to CID-123).
    """
    crew = t.now
    items = [0]
    hurt = t.hurt[crew]
    beset = t.aliens[t.at[crew]]
    if t.actions:
        if beset:
            _kill(t, crew, items)
        else:
            items += [v.MOVE << 20 | space for space in destinations(t, crew)]
            if not hurt:
                _with_companions(t, crew, items)
                _repairs(t, crew, items)
    _systems(t, crew, items, bool(hurt), bool(beset))
    if crew in t.tool_owner:
        tool_codes(t, crew, items)
    if t.plans[crew]:
        plan_codes(t, crew, items)
    _abilities(t, crew, items, bool(hurt), bool(beset))
    return items


def _kill(t: CaptainTable, crew: int, items: list[int]) -> None:
    """CID-122: one action and one Tactical."""
    if affordable(t, crew, act_price(t, crew, n.KILL)):
        items.append(v.KILL << 20)


def companions(t: CaptainTable, crew: int) -> list[int]:
    """The others in the same space."""
    here = t.at[crew]
    return [c for c in range(t.crew) if t.at[c] == here and c != crew and t.alive[c]]


def _with_companions(t: CaptainTable, crew: int, items: list[int]) -> None:
    """Carry, and hand over cards (A27: nobody has to agree)."""
    here = t.at[crew]
    for other in range(t.crew):
        if t.at[other] != here or other == crew or not t.alive[other]:
            continue
        for door in carry_doors(t, crew, other):
            items.append(v.CARRY << 20 | other << 12 | door)
        for card in cards_to(t, crew, other):
            items.append(v.GIVE << 20 | other << 12 | card)
        for card in cards_to(t, other, crew):
            items.append(v.TAKE << 20 | other << 12 | card)


def carry_doors(t: CaptainTable, crew: int, other: int) -> list[int]:
    """Where two can go together: one space; the bar stops them if it stops either (A55)."""
    doors = t._c.places[t.at[crew]].doors
    if barred_door(t, crew) or barred_door(t, other):
        closed = t._c.systems[n.JUMP_CORE].room
        return [d for d in doors if d != closed and t.at[crew] != closed]
    return doors


def cards_to(t: CaptainTable, giver: int, taker: int) -> list[int]:
    """Cards one hand can pass to another; never a Tool to the Hologram (CID-089)."""
    hand = t.hand[giver]
    cards = [k for k in range(4) if hand[k]]
    if giver in t.tool_owner and not t.has(taker, n.NO_TOOLS):
        cards += [v.FIRST_TOOL + tool for tool in t.tools_of(giver)]
    return cards


def _repairs(t: CaptainTable, crew: int, items: list[int]) -> None:
    """CID-097, CID-104: in the home room, an offline system or a destroyed one."""
    here = t.at[crew]
    for system in range(2, len(t.state)):
        state = t.state[system]
        if state == ONLINE or t._c.systems[system].room != here:
            continue
        if state == OFFLINE:
            if affordable(t, crew, repair_price(t, crew, system)):
                items.append(v.REPAIR << 20 | system)
        elif affordable(t, crew, act_price(t, crew, n.REINSTALL)):
            items.append(v.REINSTALL << 20 | system)


def _systems(t: CaptainTable, crew: int, items: list[int], hurt: bool, beset: bool) -> None:
    """CID-091, CID-094: systems of this room and remote ones, if they work and may be used."""
    c = t._c
    feeling = -2
    acts = c.acts_at[t.at[crew]]
    if t.has(crew, n.REMOTE_JOURNAL) and n.DRAW_PLAN not in acts:
        acts = [*acts, n.DRAW_PLAN]
    for a in acts:
        act = c.acts[a]
        if (hurt and not act.injured) or (beset and not act.aliens):
            continue
        if t.state[act.system] != ONLINE:
            continue
        if not act.repair:
            if feeling == -2:
                feeling = upset(t, crew)
            if feeling >= 0:
                continue
        if affordable(t, crew, act_price(t, crew, a)):
            system_codes(t, crew, a, items)


def system_codes(t: CaptainTable, crew: int, act: int, items: list[int]) -> None:
    """The ways to do this activity now; none when it would do nothing (A53)."""
    match act:
        case n.REPAIR_CORE:
            if not core_locked(t, crew):
                items.append(v.CORE << 20)
        case n.REPAIR_SHIELDS:
            if t.shields < t._c.full_shields:
                items.append(v.SHIELDS << 20)
        case n.TELEPORT:
            _teleports(t, items)
        case n.TRANSMIT:
            _transfers(t, crew, v.SEND, v.FETCH, items)
        case n.DRAW:
            if can_draw(t):
                items.append(v.DRAW << 20)
        case n.TAKE:
            for kind in range(4):
                if kind in t.row:
                    items.append(v.FACE_UP << 20 | kind)
        case n.HEAL:
            for c in range(t.crew):
                if t.hurt[c] and t.at[c] == t.at[crew] and t.alive[c]:
                    items.append(v.HEAL << 20 | c << 12)
        case n.MAKE:
            if t.rack < t._c.torpedoes:
                items.append(v.MAKE << 20)
        case n.FIRE:
            _shots(t, items)
        case n.ZAP:
            if t.aboard:
                items += [v.ZAP << 20 | s for s in range(len(t.aliens)) if t.aliens[s]]
        case n.DRAW_PLAN:
            if t.plan_deck:
                items.append(v.JOURNAL << 20)
        case n.CARGO:
            _pod(t, crew, items)
        case n.CURE:
            items += [v.CURE << 20 | alert for alert in t.anomalies]
        case n.RESEARCH_UPGRADE:
            items += [v.RESEARCH << 20 | out << 12 | up for up, out in researchable(t)]


def _teleports(t: CaptainTable, items: list[int]) -> None:
    """Anyone to anywhere, or a Tool from hand to hand (CID-088)."""
    codes = beam_codes(t)
    for c in range(t.crew):
        if t.alive[c]:
            items += codes[c][t.at[c]]
    for tool, owner in enumerate(t.tool_owner):
        if owner >= 0:
            for c in range(t.crew):
                if c != owner and t.alive[c] and not t.has(c, n.NO_TOOLS):
                    items.append(v.BEAM_TOOL << 20 | c << 12 | tool)


def _transfers(t: CaptainTable, crew: int, give: int, take: int, items: list[int]) -> None:
    """One Skill to or from anyone anywhere; never a Tool (CID-087)."""
    mine = t.hand[crew]
    for c in range(t.crew):
        if c == crew or not t.alive[c]:
            continue
        theirs = t.hand[c]
        for kind in range(4):
            if mine[kind]:
                items.append(give << 20 | c << 12 | kind)
            if theirs[kind]:
                items.append(take << 20 | c << 12 | kind)


def _shots(t: CaptainTable, items: list[int]) -> None:
    """CID-136 to CID-141: a ship attached, a ship in the queue, or no Alert this turn."""
    if not t.rack:
        return
    items += [v.FIRE << 20 | i for i in range(len(t.ships))]
    if t.state[n.SCANNERS] == ONLINE:
        for i, alert in enumerate(t.queue):
            if t._c.alerts[alert].toughness:
                items.append(v.FIRE_QUEUE << 20 | i)
    if not t.quiet:
        items.append(v.EVADE << 20)  # A17: a second evasion would do nothing


def _pod(t: CaptainTable, crew: int, items: list[int]) -> None:
    """Take a card out of the Cargo Pod, or put one in and take another out."""
    out = [k for k in range(4) if t.pod[k]]
    if not t.has(crew, n.NO_TOOLS):
        out += [v.FIRST_TOOL + tool for tool in t.tools_of(POD_OWNER)]
    if not out:
        return
    items += [v.POD_TAKE << 20 | card for card in out]
    into = [k for k in range(4) if t.hand[crew][k]]
    into += [v.FIRST_TOOL + tool for tool in t.tools_of(crew)]
    for card in into:
        items += [v.POD_SWAP << 20 | card << 12 | other for other in out if other != card]


def _abilities(t: CaptainTable, crew: int, items: list[int], hurt: bool, beset: bool) -> None:
    """The role's own activities, usable injured (CID-082) as table 3.1 says (A10)."""
    can = t._c.roles[t.role[crew]].can
    if not can & OWN:
        return
    for ability, act in STAND_ALONE:
        if not can >> ability & 1:
            continue
        card = t._c.acts[act]
        if (hurt and not card.injured) or (beset and not card.aliens):
            continue
        if affordable(t, crew, act_price(t, crew, act)):
            ability_codes(t, crew, act, items)


STAND_ALONE: list[tuple[int, int]] = [
    (n.CAN_DELEGATE, n.DELEGATE), (n.HAS_WISDOM, n.WISDOM), (n.FIELD_MEDICINE, n.MEDIC),
    (n.CAN_REFRAME, n.REFRAME), (n.CAN_MIND_LINK, n.MIND_LINK),
]  # fmt: skip


OWN = sum(1 << ability for ability, _ in STAND_ALONE)


def ability_codes(t: CaptainTable, crew: int, act: int, items: list[int]) -> None:
    """The ways to use a role's own activity now; once per turn where the card says so (A59)."""
    match act:
        case n.DELEGATE:
            if not t.once >> n.DELEGATE & 1:
                for c in range(t.crew):
                    if c != crew and t.alive[c]:
                        items.append(v.DELEGATE << 20 | c << 12)
        case n.WISDOM:
            if not t.once >> n.WISDOM & 1 and can_draw(t):
                items.append(v.WISDOM << 20)
        case n.MEDIC:
            for c in range(t.crew):
                if t.hurt[c] and t.at[c] == t.at[crew] and t.alive[c]:
                    items.append(v.MEDIC << 20 | c << 12)
        case n.REFRAME:
            if not t.once >> n.REFRAME & 1:
                for out in range(4):
                    if t.hand[crew][out]:
                        items += [
                            v.REFRAME << 20 | out << 12 | k
                            for k in range(4)
                            if k != out and t.discards[k]
                        ]
        case n.MIND_LINK:
            _transfers(t, crew, v.MIND_GIVE, v.MIND_TAKE, items)


