"""What things cost, and who is kept from what: modifiers are asked, never stored."""

from __future__ import annotations

from typing import Final

from ..content import names as n
from ..table import ONLINE, CaptainTable
from .lists import FARTHEST, PackCodes, Walk, codes_of

MOST_WALKS: Final = 1_000

VARIED: Final = 1 << n.REPAIR_CORE | 1 << n.KILL | 1 << n.TELEPORT
"""Only these activities can cost something else, namely less, than roles and discounts say."""


def immune(t: CaptainTable, crew: int) -> bool:
    """CID-134: the Cyborg and crew in the Science Lab ignore anomalies."""
    c = t._c
    return c.places[t.at[crew]].shelter or c.roles[t.role[crew]].can >> n.IMMUNE & 1 == 1


def upset(t: CaptainTable, crew: int) -> int:
    """The emotion that forbids this crew member to use systems (CID-130 to CID-132); -1: none.

    With the option `social` Fear binds those who are alone and Anger those who are not (A06).
    """
    odd = t.odd
    if (not odd[n.FEAR] and not odd[n.ANGER]) or immune(t, crew):
        return -1
    if not t.options.social:
        return n.FEAR if odd[n.FEAR] else n.ANGER
    here = t.at[crew]
    alone = sum(1 for c in range(t.crew) if t.alive[c] and t.at[c] == here) == 1
    if alone:
        return n.FEAR if odd[n.FEAR] else -1
    return n.ANGER if odd[n.ANGER] else -1


def hand_limit(t: CaptainTable, crew: int) -> int:
    """CID-071: the role's hand size; the Brain Parasite makes it smaller."""
    hand = t._c.roles[t.role[crew]].hand
    if t.odd[n.PARASITE] and not immune(t, crew):
        parasite = t._c.anomalies[n.PARASITE]
        return min(hand, max(parasite.least, hand - parasite.number))
    return hand


def turn_actions(t: CaptainTable, crew: int) -> int:
    """CID-048, CID-056: the role's actions and all that adds to or takes from them (A37)."""
    role = t.role_of(crew)
    if role.has(n.NEEDS_COMPUTERS) and t.state[n.COMPUTERS] != ONLINE:
        return 0
    actions = role.actions + t.perks[n.CREW_ACTIONS] + t.promised[crew]
    if role.has(n.TOOLBELT) and crew in t.tool_owner:
        actions += role.numbers[n.TOOLBELT]
    if t.odd[n.DILATION] and not immune(t, crew):
        dilation = t._c.anomalies[n.DILATION]
        actions = min(actions, max(dilation.least, actions - dilation.number))
    return actions


def act_price(t: CaptainTable, crew: int, act: int) -> list[int]:
    """Actions and Skills after all discounts (CID-067 to CID-069, A48)."""
    c = t._c
    role = t.role[crew]
    gained = t.gained[crew]
    price = c.prices_of(role, gained)[act] if gained else c.printed[role][act]
    if not VARIED >> act & 1:
        return price
    if act == n.REPAIR_CORE and (t.coils[0] or t.coils[1]):
        return [
            max(0, price[0] - t.coils[0]), price[1],
            max(0, price[2] - t.coils[1]), price[3], price[4],
        ]  # fmt: skip
    if act == n.KILL and t.options.free_kill:
        return [price[0], price[1], price[2], price[3], 0]  # A07
    if act == n.TELEPORT and t.beams < c.roles[role].numbers[n.FREE_BEAM]:
        return [0, price[1], price[2], price[3], price[4]]  # CID-096, CID-163, A59
    return price


def repair_price(t: CaptainTable, crew: int, system: int) -> list[int]:
    """CID-097: what the offline side says, less discounts; the two bars have their own price."""
    if system == n.JUMP_CORE:
        return act_price(t, crew, n.REPAIR_CORE)
    if system == n.SHIELDS:
        return act_price(t, crew, n.REPAIR_SHIELDS)
    return t._c.repair_of(t.role[crew], t.gained[crew], system)


def override_price(t: CaptainTable, crew: int) -> int:
    """Command that overriding the revealed Alert costs (CID-113, CID-116, CID-117)."""
    if crew == t.now:
        return t._c.prices_of(t.role[crew], t.gained[crew])[n.OVERRIDE][n.COMMAND + 1]
    price = t.role_of(crew).numbers[n.OUT_OF_TURN]
    return max(0, price - t._c.discount(t.role[crew], t.gained[crew], n.COMMAND))


def missing(t: CaptainTable, crew: int, price: list[int]) -> int:
    """How many Skills the hand lacks for this price (A50: nobody chips in)."""
    hand = t.hand[crew]
    lack = 0
    for k in range(4):
        short = price[k + 1] - hand[k]
        if short > 0:
            lack += short
    return lack


def affordable(t: CaptainTable, crew: int, price: list[int], rebate: int = 0) -> bool:
    """Are there actions and Skills enough? The Janitor's further actions count as Skills."""
    spare = t.actions - price[0]
    if spare < 0:
        return False
    hand = t.hand[crew]
    if (
        price[1] <= hand[0] and price[2] <= hand[1] and price[3] <= hand[2] and price[4] <= hand[3]
    ):
        return True
    greasy = t.has(crew, n.ELBOW_GREASE)
    if not rebate and not greasy:
        return False
    lack = missing(t, crew, price) - rebate
    return lack <= 0 or (lack <= spare and greasy)


def can_draw(t: CaptainTable) -> bool:
    """Is there a Skill deck, and a card to come from it (A24, A53)?"""
    if t.deck:
        return True
    return t.state[n.COMPUTERS] == ONLINE and sum(t.discards) > 0


def draw_yield(t: CaptainTable, crew: int) -> int:
    """Cards of one 'Draw a Skill' (A60): the option, the fast learner, the memory banks."""
    extra = t._c.roles[t.role[crew]].numbers[n.FAST_LEARNER]
    return t.options.skill_draw + extra + t.perks[n.COMPUTER_DRAW]


def barred_door(t: CaptainTable, crew: int) -> bool:
    """CID-133: is the blocker bar in this crew member's way at the door of Engineering?"""
    return bool(t.odd[n.ENERGIES]) and not t.options.core_lock and not immune(t, crew)


def core_locked(t: CaptainTable, crew: int) -> bool:
    """A02, option `core_lock`: Strange Energies keep affected crew from the Jump Core."""
    return bool(t.odd[n.ENERGIES]) and t.options.core_lock and not immune(t, crew)


def destinations(t: CaptainTable, crew: int) -> list[int]:
    """Where one Move can lead."""
    return walk(t, crew, codes_of(t._c)).spaces


def walk(t: CaptainTable, crew: int, codes: PackCodes) -> Walk:
    """One Move: two spaces, four for the Ensign, half under Increased Gravity."""
    c = t._c
    here = t.at[crew]
    role = c.roles[t.role[crew]]
    far = role.numbers[n.SPRINT] or c.acts[n.MOVE].n
    if t.odd[n.GRAVITY] and not role.has(n.SURE_FOOTED) and not immune(t, crew):
        far = max(1, far // 2)  # CID-162: not the Ensign
    barred = 1 if t.odd[n.ENERGIES] and barred_door(t, crew) else 0
    walks = codes.walks[(here * FARTHEST + far) * 2 + barred]
    hostile = 0
    if t.aboard:
        bit = 1
        for space in c.straits[here][far]:
            if t.aliens[space]:
                hostile |= bit
            bit += bit
    found = walks.get(hostile)
    if found is None:
        if len(walks) >= MOST_WALKS:
            walks.clear()  # a large ship of somebody's own has too many ways to keep them all
        found = walks[hostile] = Walk(_step_by_step(t, here, far, barred))
    return found


def _step_by_step(t: CaptainTable, here: int, far: int, barred: int) -> list[int]:
    """A space with Hostile Aliens ends the walk (A09); behind the bar is shut off (CID-133)."""
    closed = t._c.systems[n.JUMP_CORE].room if barred else -1
    found: list[int] = []
    edge = [here]
    for _ in range(far):
        after: list[int] = []
        for space in edge:
            if t.aliens[space] and space != here:
                continue
            for door in t._c.places[space].doors:
                if door == here or door in found or closed in (door, space):
                    continue
                found.append(door)
                after.append(door)
        edge = after
    found.sort()
    return found
