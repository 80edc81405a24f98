"""Why something may not be done now: the rule and a sentence. Asked only when somebody looks."""

from __future__ import annotations

from ....kit.event import Barred, Refusal
from ..content import names as n
from ..content.english import inside, into, verb
from ..content.model import Side
from ..table import DESTROYED, OFFLINE, ONLINE, CaptainTable
from . import codes as v
from .cards import bars_here, broken_here, plan_targets, tool_targets
from .costs import (
    act_price,
    affordable,
    barred_door,
    core_locked,
    destinations,
    missing,
    repair_price,
    upset,
)
from .lists import STAND_ALONE, codes_of
from .menu import (
    ability_codes,
    carry_codes,
    companions,
    hand_over_codes,
    menu,
    system_codes,
)

FIRST_VERB: dict[int, int] = {}
for _verb in range(len(v.ACT_OF) - 1, -1, -1):
    FIRST_VERB[v.ACT_OF[_verb]] = _verb


def price_words(price: list[int]) -> str:
    """A price as words: 2 actions, 3 Engineering."""
    parts = [f"{price[0]} action{'' if price[0] == 1 else 's'}"] if price[0] else []
    parts += [f"{price[k + 1]} {n.SKILL_NAMES[k]}" for k in range(4) if price[k + 1]]
    return ", ".join(parts) or "free"


def why_not(t: CaptainTable, crew: int, act: int) -> Refusal | None:
    """Why this activity cannot be done now; None when it can."""
    card = t._c.acts[act]
    here = t._c.places[t.at[crew]]
    if t.hurt[crew] and not card.injured:
        rule = "CID-165" if card.repair else "CID-081"
        return Refusal(rule, "You are injured: move, kill, teleport or get healed.")
    if t.aliens[t.at[crew]] and not card.aliens:
        rule = "CID-156" if act == n.TRANSMIT else "CID-157" if act == n.MOVE else "CID-121"
        return Refusal(rule, f"Hostile Aliens are here {inside(here.name)}: kill them or teleport.")
    if card.system >= 0:
        refused = _system_bar(t, crew, act)
        if refused is not None:
            return refused
    return _nothing(t, crew, act) or _too_dear(t, crew, act)


def _system_bar(t: CaptainTable, crew: int, act: int) -> Refusal | None:
    """Is the system here, does it work, and is the user calm enough?"""
    card = t._c.acts[act]
    system = t._c.systems[card.system]
    remote = card.remote or (act == n.DRAW_PLAN and t.has(crew, n.REMOTE_JOURNAL))
    if system.room != t.at[crew] and not remote:
        there = inside(t._c.places[system.room].name)
        stands = verb(system.name, "stands", "stand")
        return Refusal("CID-095", f"The {system.name} {stands} {there}, and you do not.")
    if t.state[card.system] == OFFLINE:
        is_ = verb(system.name, "is offline: repair it", "are offline: repair them")
        return Refusal("CID-091", f"The {system.name} {is_} first.")
    if t.state[card.system] == DESTROYED:
        is_ = verb(system.name, "is destroyed: reinstall it", "are destroyed: reinstall them")
        return Refusal("CID-159", f"The {system.name} {is_} first.")
    feeling = upset(t, crew)
    if feeling >= 0 and not card.repair:
        rule = "CID-130" if feeling == n.FEAR else "CID-131"
        return Refusal(rule, f"{t._c.anomalies[feeling].name} keeps you from using systems.")
    return None


def _nothing(t: CaptainTable, crew: int, act: int) -> Refusal | None:
    """A53: what would do nothing may not be done."""
    if act == n.REPAIR_CORE and core_locked(t, crew):
        name = t._c.anomalies[n.ENERGIES].name
        return Refusal("CID-133", f"{name}: the {t._c.systems[n.JUMP_CORE].name} is locked.")
    if act == n.REPAIR_SHIELDS and t.shields == t._c.full_shields:
        return Refusal("CID-100", "The shields stand at 100%.")
    if act == n.KILL:
        if not t.aliens[t.at[crew]]:
            return Refusal("CID-122", "There is no Hostile Alien here.")
        return None
    if act in (n.MOVE, n.CARRY, n.HAND_OVER):
        return _nowhere(t, crew, act)
    if act in (n.REPAIR, n.REINSTALL):
        state = OFFLINE if act == n.REPAIR else DESTROYED
        found = [s for s, x in enumerate(t.state) if x == state]
        if not any(t._c.systems[s].room == t.at[crew] for s in found):
            word = "offline" if act == n.REPAIR else "destroyed"
            return Refusal("CID-097" if act == n.REPAIR else "CID-104", f"Nothing here is {word}.")
        return None
    if t._c.acts[act].system >= 0 or act in [a for _, a in STAND_ALONE]:
        items: list[int] = []
        if t._c.acts[act].system >= 0:
            system_codes(t, crew, act, codes_of(t._c), items)
        else:
            ability_codes(t, crew, act, items)
        if not items:
            return Refusal(EMPTY.get(act, "CID-049"), EMPTY_WORDS.get(act, "It would do nothing."))
    return None


def _nowhere(t: CaptainTable, crew: int, act: int) -> Refusal | None:
    """Nobody to go with or to give to; or the blocker bar is in the way (CID-133)."""
    items: list[int] = []
    if act == n.MOVE:
        items = destinations(t, crew).copy()
    for other in companions(t, crew):
        if act == n.CARRY:
            carry_codes(t, crew, other, codes_of(t._c), items)
        elif act == n.HAND_OVER:
            hand_over_codes(t, crew, other, items)
    if items:
        return None
    if act != n.MOVE and not companions(t, crew):
        return Refusal("CID-059" if act == n.CARRY else "CID-063", "Nobody else is here.")
    if act == n.HAND_OVER:
        return Refusal("CID-063", "None of you holds a card that could be passed on.")
    return _barred_way(t)


def _barred_way(t: CaptainTable) -> Refusal:
    """CID-133: the blocker bar lies across a door."""
    closed = into(t._c.places[t._c.systems[n.JUMP_CORE].room].name)
    name = t._c.anomalies[n.ENERGIES].name
    return Refusal("CID-133", f"{name}: the blocker bar shuts the door of {closed}.")


EMPTY: dict[int, str] = {
    n.DRAW: "CID-028", n.TAKE: "CID-029", n.HEAL: "CID-083", n.MAKE: "CID-017", n.FIRE: "CID-061",
    n.ZAP: "CID-064", n.DRAW_PLAN: "CID-110", n.CARGO: "CID-084", n.CURE: "CID-129",
    n.RESEARCH_UPGRADE: "CID-142", n.DELEGATE: "CID-050", n.WISDOM: "CID-050",
    n.REFRAME: "CID-050", n.MEDIC: "CID-082", n.TRANSMIT: "CID-063", n.MIND_LINK: "CID-063",
}  # fmt: skip
EMPTY_WORDS: dict[int, str] = {
    n.DRAW: "There is no Skill to draw.", n.TAKE: "No Skill lies face up.",
    n.HEAL: "Nobody injured is here.", n.MAKE: "All torpedoes are on the rack.",
    n.FIRE: "There is no torpedo, or nothing that a shot would change.",
    n.ZAP: "There is no Hostile Alien aboard.", n.DRAW_PLAN: "No Battle Plan is left to draw.",
    n.CARGO: "It holds nothing for you.", n.CURE: "No anomaly is in play.",
    n.RESEARCH_UPGRADE: "Every upgrade is active.", n.MEDIC: "Nobody injured is here.",
    n.TRANSMIT: "Nobody has a Skill to pass on.", n.MIND_LINK: "Nobody has a Skill to pass on.",
    n.DELEGATE: "Once per turn only, and to somebody else.",
    n.REFRAME: "Once per turn, with cards to swap.",
    n.WISDOM: "Once per turn, and only while there is a Skill deck.",
}  # fmt: skip


def _too_dear(t: CaptainTable, crew: int, act: int) -> Refusal | None:
    """CID-048, CID-068: too few actions, or too few Skills after all discounts."""
    if act in (n.TOOL, n.PLAN):
        return None
    if act == n.REPAIR:
        for system in t._c.systems_at[t.at[crew]]:
            if t.state[system] == OFFLINE:
                return _lack(t, crew, repair_price(t, crew, system), t._c.systems[system].name)
    return _lack(t, crew, act_price(t, crew, act), "")


def _lack(t: CaptainTable, crew: int, price: list[int], system: str) -> Refusal | None:
    """What this price is, and what of it is not there; None when all is."""
    if affordable(t, crew, price):
        return None
    it = f"To repair the {system}" if system else "It"
    costs = f"{it} costs {price_words(price)}"
    if price[0] > t.actions:
        left = "1 action is" if t.actions == 1 else f"{t.actions} actions are"
        return Refusal("CID-048", f"{costs}; {left} left.")
    return Refusal("CID-068", f"{costs}; {missing(t, crew, price)} too few in your hand.")


def barred(t: CaptainTable) -> list[Barred]:
    """Activities that the active crew member cannot do at all now, each with its reason."""
    crew = t.now
    open_verbs = {v.verb_of(code) for code in menu(t)}
    open_acts = {v.ACT_OF[verb] for verb in open_verbs}
    own = {act for ability, act in STAND_ALONE if t.has(crew, ability)}
    foreign = {act for _, act in STAND_ALONE} - own
    found: list[Barred] = []
    for act in range(len(t._c.acts)):
        if act in open_acts or act in foreign or act in (n.OVERRIDE, n.TOOL, n.PLAN):
            continue
        reason = why_not(t, crew, act)
        if reason is not None:
            found.append(Barred(v.code(FIRST_VERB[act]), reason.rule, reason.words))
    return found + _barred_cards(t, crew)


def _barred_cards(t: CaptainTable, crew: int) -> list[Barred]:
    """Tools and plans in hand that have no use now."""
    found: list[Barred] = []
    for tool in t.tools_of(crew):
        card = t._c.tools[tool]
        side = card.sides[t.tool_side[tool]]
        reason = _lack(t, crew, [side.actions, 0, 0, 0, 0], "")
        if t.hurt[crew] and not card.injured:
            reason = Refusal("CID-090", "Injured crew cannot use this Tool.")
        elif t.aliens[t.at[crew]] and not card.aliens:
            reason = Refusal("CID-124", "It cannot be used beside Hostile Aliens.")
        elif reason is None and not tool_targets(t, crew, side):
            reason = _idle_tool(t, crew, side)
        if reason is not None:
            found.append(Barred(v.code(v.TOOL, tool), reason.rule, reason.words))
    for plan in t.plans[crew]:
        card_ = t._c.plans[plan]
        if card_.reaction:
            words = "It is played when an Alert is revealed."
            found.append(Barred(v.code(v.PLAN, plan), "CID-107", words))
        elif not plan_targets(t, card_.effects):
            words = "It would do nothing now."
            found.append(Barred(v.code(v.PLAN, plan), "CID-107", words))
    return found


def _idle_tool(t: CaptainTable, crew: int, side: Side) -> Refusal:
    """Why this side of a Tool has no use now."""
    match side.does:
        case n.T_REPAIR if broken_here(t, crew):
            return Refusal("CID-048", "The repair costs more actions than are left.")
        case n.T_REPAIR_REBATE if broken_here(t, crew) or bars_here(t, crew):
            return Refusal("CID-068", "The repair costs more than you have, even so.")
        case n.T_REPAIR | n.T_REPAIR_REBATE:
            return Refusal("CID-097", "Nothing that it could repair is here.")
        case n.T_RESEARCH_REBATE:
            even_so = Refusal("CID-068", "Research costs more than you have, even so.")
            return _system_bar(t, crew, n.CURE) or even_so
    return Refusal("CID-085", "It would do nothing now.")


def refusal(t: CaptainTable, code: int) -> Refusal | None:
    """The reason for an answer that is not on the menu; None leaves it to the space."""
    verb = v.verb_of(code)
    if not 0 <= verb < len(v.ACT_OF) or code in menu(t):
        return None
    act = v.ACT_OF[verb]
    if act in (n.TOOL, n.PLAN):
        for bar in _barred_cards(t, t.now):
            if v.verb_of(bar.item) == verb and v.a_of(bar.item) == v.a_of(code):
                return Refusal(bar.rule, bar.words)
        return None
    return special(t, verb, code) or why_not(t, t.now, act) or _too_far(t, verb, v.b_of(code))


def _too_far(t: CaptainTable, verb: int, space: int) -> Refusal | None:
    """A Move could lead somewhere, but not there."""
    if verb != v.MOVE or not space < len(t._c.places):
        return None
    closed = t._c.systems[n.JUMP_CORE].room
    if barred_door(t, t.now) and space == closed:
        return _barred_way(t)
    words = "One Move does not lead there: it is too far, or Hostile Aliens end the walk before."
    return Refusal("CID-059", words)


def special(t: CaptainTable, verb: int, code: int) -> Refusal | None:
    """Reasons that only this target has."""
    a, b = v.a_of(code), v.b_of(code)
    if verb in (v.SEND, v.FETCH, v.MIND_GIVE, v.MIND_TAKE) and b >= v.FIRST_TOOL:
        return Refusal("CID-087", "Tools cannot be passed on over a distance like this.")
    if verb in (v.GIVE, v.BEAM_TOOL) and a < t.crew and t.has(a, n.NO_TOOLS):
        if verb == v.BEAM_TOOL or b >= v.FIRST_TOOL:
            return Refusal("CID-089", f"The {t.role_of(a).name} cannot carry Tools.")
    if verb in (v.TAKE, v.POD_TAKE, v.POD_SWAP) and b >= v.FIRST_TOOL:
        if t.has(t.now, n.NO_TOOLS):
            return Refusal("CID-155", "You cannot carry Tools.")
    if verb == v.FIRE_QUEUE and t.state[n.SCANNERS] != ONLINE:
        scanners = t._c.systems[n.SCANNERS].name
        return Refusal("CID-161", f"Ships can be shot in the queue only with {scanners}.")
    if verb == v.REPAIR and b < len(t.state) and t.state[b] == DESTROYED:
        return Refusal("CID-159", "A destroyed system must be reinstalled.")
    return None
