"""Everything the active crew member may do now, as codes. Built often, so built cheaply."""

from __future__ import annotations

from typing import Final

from ..content import names as n
from ..table import OFFLINE, ONLINE, POD_OWNER, CaptainTable
from . import codes as v
from .cards import in_play, plan_codes, researchable, tool_codes
from .costs import (
    VARIED,
    act_price,
    affordable,
    barred_door,
    can_draw,
    core_locked,
    repair_price,
    upset,
    walk,
)
from .lists import (
    BESET,
    COMMS,
    GIVES,
    INJURED,
    JOURNAL,
    LINKS,
    MOST_ACTIONS,
    TAKES,
    PackCodes,
    codes_of,
    kinds,
)

REMOTE: Final = 1 << n.REMOTE_JOURNAL
TOGETHER: Final = 1 << n.CARRY | 1 << n.HAND_OVER
MENDING: Final = 1 << n.REPAIR | 1 << n.REINSTALL


def menu(t: CaptainTable) -> list[int]:
    """All that may be answered in the active phase. Ending the turn always may (A53).

    The injured may move, kill, teleport and be healed (CID-077 to CID-080); beside Hostile Aliens
    one may only kill and teleport (CID-121 to CID-123).
    """
    crew = t.now
    items = [0]
    hurt = t.hurt[crew] != 0
    beset = t.aliens[t.at[crew]] != 0
    codes = codes_of(t._c)
    how = (INJURED if hurt else 0) | (BESET if beset else 0)
    open_ = codes.open[how][t.actions if t.actions < MOST_ACTIONS else MOST_ACTIONS]
    for act in codes.dear:  # none in the standard pack
        if not affordable(t, crew, act_price(t, crew, act)):
            open_ &= ~(1 << act)
    if beset and open_ >> n.KILL & 1:
        _kill(t, crew, items)
    if open_ >> n.MOVE & 1:
        items += walk(t, crew, codes).codes
    if open_ & TOGETHER:
        _with_companions(t, crew, codes, items, open_)
    if open_ & MENDING:
        _repairs(t, crew, items, open_)
    _systems(t, crew, codes, items, how)
    if t.tool_owner != t._c.stowed and crew in t.tool_owner:
        tool_codes(t, crew, items)
    if t.plans[crew]:
        plan_codes(t, crew, items)
    own = codes.own[t.role[crew]]
    if own:
        _abilities(t, crew, own, items, hurt, beset)
    return items


def _kill(t: CaptainTable, crew: int, items: list[int]) -> None:
    """CID-122: one action and one Tactical."""
    if affordable(t, crew, act_price(t, crew, n.KILL)):
        items.append(v.KILL << 20)


def companions(t: CaptainTable, crew: int) -> list[int]:
    """The others in the same space."""
    here = t.at[crew]
    return [c for c in range(t.crew) if t.at[c] == here and c != crew and t.alive[c]]


def _with_companions(
    t: CaptainTable, crew: int, codes: PackCodes, items: list[int], open_: int
) -> None:
    """Carry, and hand over cards (A27: nobody has to agree)."""
    at = t.at
    here = at[crew]
    for other in range(t.crew):
        if at[other] != here or other == crew or not t.alive[other]:
            continue
        if open_ >> n.CARRY & 1:
            carry_codes(t, crew, other, codes, items)
        if open_ >> n.HAND_OVER & 1:
            hand_over_codes(t, crew, other, items)


def carry_codes(
    t: CaptainTable, crew: int, other: int, codes: PackCodes, items: list[int]
) -> None:
    """One space together; the bar stops two who go together if it stops either (A55)."""
    here = t.at[crew]
    ways = codes.carries[other][here]
    if barred_door(t, crew) or barred_door(t, other):
        closed = t._c.systems[n.JUMP_CORE].room
        ways = [code for code in ways if closed not in (here, v.b_of(code))]
    items += ways


def hand_over_codes(t: CaptainTable, crew: int, other: int, items: list[int]) -> None:
    """One Skill or Tool to a companion, or from one (CID-063)."""
    tools = t.tool_owner != t._c.stowed
    items += GIVES[other][kinds(t.hand[crew])]
    if tools and crew in t.tool_owner:
        _tools_to(t, v.GIVE << 20 | other << 12, crew, other, items)
    items += TAKES[other][kinds(t.hand[other])]
    if tools and other in t.tool_owner:
        _tools_to(t, v.TAKE << 20 | other << 12, other, crew, items)


def _tools_to(t: CaptainTable, head: int, giver: int, taker: int, items: list[int]) -> None:
    """Tools one hand can pass to another; never to the Hologram (CID-089)."""
    if not t.has(taker, n.NO_TOOLS):
        items += [head | v.FIRST_TOOL + tool for tool in t.tools_of(giver)]


def _repairs(t: CaptainTable, crew: int, items: list[int], open_: int) -> None:
    """CID-097, CID-104: in the home room, an offline system or a destroyed one."""
    for system in t._c.systems_at[t.at[crew]]:
        state = t.state[system]
        if state == ONLINE or system < n.TELEPORTER:
            continue
        if state == OFFLINE:
            if open_ >> n.REPAIR & 1 and affordable(t, crew, repair_price(t, crew, system)):
                items.append(v.REPAIR << 20 | system)
        elif open_ >> n.REINSTALL & 1 and affordable(t, crew, act_price(t, crew, n.REINSTALL)):
            items.append(v.REINSTALL << 20 | system)


def _systems(t: CaptainTable, crew: int, codes: PackCodes, items: list[int], how: int) -> None:
    """CID-091, CID-094: systems of this room and remote ones, if they work and may be used."""
    c = t._c
    role = t.role[crew]
    if c.roles[role].can & REMOTE:
        how |= JOURNAL
    calm = not (t.odd[n.FEAR] or t.odd[n.ANGER]) or upset(t, crew) < 0
    actions = t.actions
    gained = t.gained[crew]
    prices = c.prices_of(role, gained) if gained else c.printed[role]
    for a in codes.acts[how][t.at[crew]]:
        act = c.acts[a]
        if t.state[act.system] == ONLINE and (calm or act.repair):
            price = prices[a]
            if price[0] <= actions and (not act.skilled or affordable(t, crew, price)):
                system_codes(t, crew, a, codes, items)
            elif VARIED >> a & 1 and affordable(t, crew, act_price(t, crew, a)):
                system_codes(t, crew, a, codes, items)  # cheaper this turn


def system_codes(
    t: CaptainTable, crew: int, act: int, codes: PackCodes, items: list[int]
) -> None:
    """The ways to do this activity now; none when it would do nothing (A53)."""
    match act:
        case n.TELEPORT:
            _teleports(t, codes.beams, items)
        case n.TRANSMIT:
            _transfers(t, crew, COMMS, items)
        case n.REPAIR_CORE:
            if not core_locked(t, crew):
                items.append(v.CORE << 20)
        case n.REPAIR_SHIELDS:
            if t.shields < t._c.full_shields:
                items.append(v.SHIELDS << 20)
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
            items += [v.CURE << 20 | alert for alert in in_play(t)]
        case n.RESEARCH_UPGRADE:
            items += [v.RESEARCH << 20 | out << 12 | up for up, out in researchable(t)]


def _teleports(t: CaptainTable, beams: list[list[list[int]]], items: list[int]) -> None:
    """Anyone to anywhere, or a Tool from hand to hand (CID-088)."""
    at = t.at
    alive = t.alive
    for c in range(t.crew):
        if alive[c]:
            items += beams[c][at[c]]
    if t.tool_owner == t._c.stowed:
        return
    for tool, owner in enumerate(t.tool_owner):
        if owner >= 0:
            for c in range(t.crew):
                if c != owner and t.alive[c] and not t.has(c, n.NO_TOOLS):
                    items.append(v.BEAM_TOOL << 20 | c << 12 | tool)


def _transfers(
    t: CaptainTable, crew: int, codes: list[list[list[int]]], items: list[int]
) -> None:
    """One Skill to or from anyone anywhere; never a Tool (CID-087)."""
    hands = t.hand
    mine = kinds(hands[crew]) << 4
    for c in range(t.crew):
        if c != crew and t.alive[c]:
            items += codes[c][mine | kinds(hands[c])]


def _shots(t: CaptainTable, items: list[int]) -> None:
    """CID-136 to CID-141: a ship attached, a ship in the queue, or no Alert this turn."""
    if not t.rack:
        return
    items += [v.FIRE << 20 | i for i in range(len(t.ships))]
    for i, alert in enumerate(t.queue):  # CID-161: without the External Scanners there is none
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


def _abilities(
    t: CaptainTable, crew: int, own: list[int], items: list[int], hurt: bool, beset: bool
) -> None:
    """The role's own activities, usable injured (CID-082) as table 3.1 says (A10)."""
    for act in own:
        card = t._c.acts[act]
        if (hurt and not card.injured) or (beset and not card.aliens):
            continue
        price = act_price(t, crew, act)
        if price[0] <= t.actions and (not card.skilled or affordable(t, crew, price)):
            ability_codes(t, crew, act, items)


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
            _transfers(t, crew, LINKS, items)
