"""Names of cards and prices, and every activity as a label with its price."""

from __future__ import annotations

from ...kit.game import Label
from .choices import codes as v
from .choices.bars import price_words
from .choices.payment import deed_price, rebate_of
from .content import names as n
from .content.english import into
from .content.model import Content, Side
from .table import CaptainTable


def skills_words(skills: list[int]) -> str:
    """Skills in a row: 2 Engineering, 1 Science."""
    return ", ".join(f"{skills[k]} {n.SKILL_NAMES[k]}" for k in range(4) if skills[k])


def card_name(c: Content, card: int) -> str:
    """A Skill or a Tool (4 and up)."""
    return n.SKILL_NAMES[card] if card < v.FIRST_TOOL else c.tools[card - v.FIRST_TOOL].name


def the_card(c: Content, card: int) -> str:
    """The same within a sentence: Tactical, the Pulse Rifle."""
    return card_name(c, card) if card < v.FIRST_TOOL else f"the {card_name(c, card)}"


def card_ref(card: int) -> str:
    """The same as a thing on the board."""
    return f"skill:{card}" if card < v.FIRST_TOOL else f"tool:{card - v.FIRST_TOOL}"


def cost_words(t: CaptainTable, code: int) -> str:
    """The price now, and what the discounts saved: 2 actions, 3 Engineering (5 less 2)."""
    verb = v.verb_of(code)
    if verb in (v.END, v.PLAN):
        return "free"
    price = deed_price(t, t.now, code)
    rebate = rebate_of(t, code)
    words = price_words(price)
    printed = t._c.acts[v.ACT_OF[verb]].price
    if verb == v.REPAIR and v.b_of(code):
        printed = t._c.systems[v.b_of(code)].repair
    if verb != v.TOOL and printed != price:
        words += f"; printed {price_words(printed)}"
    saved = min(rebate, sum(price[1:]))
    return f"{words}, {saved} Skill{'' if saved == 1 else 's'} fewer" if saved else words


def deed_label(t: CaptainTable, code: int) -> Label:
    """An activity on the menu, with its target and its price."""
    verb = v.verb_of(code)
    words, at = _deed(t, verb, v.a_of(code), v.b_of(code))
    if verb in (v.TOOL, v.PLAN):
        help_ = _card_help(t, verb, v.a_of(code))
    else:
        help_ = t._c.acts[v.ACT_OF[verb]].words
    cost = cost_words(t, code)
    return Label(words if cost == "free" else f"{words} ({cost})", at, help_)


def deed_words(t: CaptainTable, code: int) -> str:
    """An activity and its target, without the price."""
    return _deed(t, v.verb_of(code), v.a_of(code), v.b_of(code))[0]


def barred_label(t: CaptainTable, code: int) -> Label:
    """An activity greyed out: it has a price, but no target yet."""
    verb = v.verb_of(code)
    if verb in (v.TOOL, v.PLAN):
        card = v.a_of(code)
        name = t._c.tools[card].name if verb == v.TOOL else t._c.plans[card].name
        at = f"tool:{card}" if verb == v.TOOL else f"plan:{card}"
        return Label(name, [at], _card_help(t, verb, card))
    act = t._c.acts[v.ACT_OF[verb]]
    at_ = [f"system:{act.system}"] if act.system >= 0 else []
    if verb in (v.REPAIR, v.END):
        return Label(act.name, at_, act.words)
    return Label(f"{act.name} ({cost_words(t, code)})", at_, act.words)


def _card_help(t: CaptainTable, verb: int, card: int) -> str:
    if verb == v.PLAN:
        return t._c.plans[card].words
    return t._c.tools[card].sides[min(1, t.tool_side[card])].words


def _deed(t: CaptainTable, verb: int, a: int, b: int) -> tuple[str, list[str]]:
    """Words and board path."""
    c = t._c
    here = f"crew:{t.now}"
    match verb:
        case v.END:
            return "End the turn", ["end"]
        case v.MOVE:
            return f"Move to {_space(t, b)}", [f"space:{b}"]
        case v.CARRY if b != t.at[t.now]:
            return f"Carry the {_role(t, a)} to {_space(t, b)}", [f"crew:{a}", f"space:{b}"]
        case v.GIVE if a != t.now:
            return f"Hand {the_card(c, b)} to the {_role(t, a)}", [card_ref(b), f"crew:{a}"]
        case v.TAKE if a != t.now:
            return f"Take {the_card(c, b)} from the {_role(t, a)}", [f"crew:{a}", card_ref(b)]
        case v.KILL:
            whom = "every" if t.has(t.now, n.SWEEP) else "a"
            return f"Kill {whom} Hostile Alien here", [f"aliens:{t.at[t.now]}"]
        case v.REPAIR | v.REINSTALL if b > 1:
            word = "Repair" if verb == v.REPAIR else "Reinstall"
            return f"{word} the {c.systems[b].name}", [f"system:{b}"]
        case v.CORE:
            return f"Repair the {c.systems[n.JUMP_CORE].name}", ["system:0"]
        case v.SHIELDS:
            return "Repair the shields", ["system:1"]
        case v.DELEGATE if a != t.now:
            return f"Give the {_role(t, a)} an extra action", [here, f"crew:{a}"]
        case v.WISDOM:
            return "Draw a Skill for anyone", [here]
        case v.MEDIC:
            return f"Treat the {_role(t, a)} here", [f"crew:{a}"]
        case v.REFRAME if a != b:
            swap = f"{n.SKILL_NAMES[a]} for {n.SKILL_NAMES[b]} from the discards"
            return f"Reframe: {swap}", [f"skill:{a}", "discards"]
        case v.MIND_GIVE if a != t.now:
            words = f"Mind link: {n.SKILL_NAMES[b]} to the {_role(t, a)}"
            return words, [f"skill:{b}", f"crew:{a}"]
        case v.MIND_TAKE if a != t.now:
            words = f"Mind link: {n.SKILL_NAMES[b]} from the {_role(t, a)}"
            return words, [f"crew:{a}", f"skill:{b}"]
        case v.TOOL:
            return tool_words(t, a, b)
        case v.PLAN:
            return plan_words(t, a, b)
    return _system_deed(t, verb, a, b)


def _system_deed(t: CaptainTable, verb: int, a: int, b: int) -> tuple[str, list[str]]:
    """The uses of systems."""
    c = t._c
    system = f"system:{c.acts[v.ACT_OF[verb]].system}"
    match verb:
        case v.BEAM if b != t.at[a]:
            return f"Teleport the {_role(t, a)} to {_space(t, b)}", [f"crew:{a}", f"space:{b}"]
        case v.BEAM_TOOL:
            words = f"Teleport the {c.tools[b].name} to the {_role(t, a)}"
            return words, [f"tool:{b}", f"crew:{a}"]
        case v.SEND if a != t.now:
            words = f"Send {n.SKILL_NAMES[b]} to the {_role(t, a)}"
            return words, [system, f"crew:{a}", f"skill:{b}"]
        case v.FETCH if a != t.now:
            words = f"Fetch {n.SKILL_NAMES[b]} from the {_role(t, a)}"
            return words, [system, f"crew:{a}", f"skill:{b}"]
        case v.DRAW:
            return "Draw a Skill", [system]
        case v.FACE_UP if b in t.row:
            return f"Take the face-up {n.SKILL_NAMES[b]}", [f"row:{t.row.index(b)}"]
        case v.HEAL:
            return f"Heal the {_role(t, a)}", [system, f"crew:{a}"]
        case v.MAKE:
            return "Manufacture a torpedo", [system]
        case v.FIRE if b < len(t.ships):
            return f"Fire at the {c.alerts[t.ships[b]].name}", [f"ship:{b}"]
        case v.FIRE_QUEUE if b < len(t.queue):
            return f"Fire at the {c.alerts[t.queue[b]].name} in the queue", [f"queue:{b}"]
        case v.EVADE:
            return "Fire to evade: no Alert this turn", [system]
        case v.ZAP if t.aliens[b]:
            return f"Zap {_space(t, b)}", [f"aliens:{b}"]
        case v.JOURNAL:
            return "Draw a Battle Plan", [system]
        case v.POD_TAKE:
            pod = c.systems[n.POD].name
            return f"Take {the_card(c, b)} from the {pod}", [system, card_ref(b)]
        case v.POD_SWAP:
            words = f"Swap {the_card(c, a)} for {the_card(c, b)} in the {c.systems[n.POD].name}"
            return words, [card_ref(a), system, card_ref(b)]
        case v.CURE if b in t.anomalies:
            return f"Remove {c.alerts[b].name}", [f"anomaly:{b}"]
        case v.RESEARCH:
            return _research(c, b, a), [f"upgrade:{b}"]
    return "", []


def _research(c: Content, upgrade: int, out: int) -> str:
    words = f"Research {c.upgrades[upgrade].name}"
    return words if out >= len(c.upgrades) else f"{words} in place of {c.upgrades[out].name}"


def tool_words(t: CaptainTable, tool: int, target: int) -> tuple[str, list[str]]:
    """A Tool and what it is used on."""
    c = t._c
    card = c.tools[tool]
    side: Side = card.sides[min(1, t.tool_side[tool])]
    at = [f"tool:{tool}"]
    match side.does:
        case n.T_KILL:
            what = f"kill {target}"
        case n.T_REPAIR | n.T_REPAIR_REBATE:
            what = f"repair the {c.systems[target].name}"
            at.append(f"system:{target}")
        case n.T_HEAL if target < t.crew:
            what = f"heal the {_role(t, target)}"
            at.append(f"crew:{target}")
        case n.T_SCAN:
            what = f"look at the top {side.n} Alerts"
        case n.T_RESEARCH_REBATE:
            if target >= v.RESEARCH_WITH:
                up = target - v.RESEARCH_WITH
                what = _research(c, up >> 5, up & 31)
            else:
                what = f"remove {c.alerts[target].name}"
        case _:
            crew, space = v.crew_and_space(target)
            what = f"move the {_role(t, crew)} to {_space(t, space)}"
            at += [f"crew:{crew}", f"space:{space}"]
    return f"{card.name}: {what}", at


def plan_words(t: CaptainTable, plan: int, target: int) -> tuple[str, list[str]]:
    """A Battle Plan and what it is used on."""
    c = t._c
    card = c.plans[plan]
    at = [f"plan:{plan}"]
    what = ""
    for effect in card.effects:
        match effect[0]:
            case n.RESTORE_TOOL:
                what = c.tools[target].name
                at.append(f"tool:{target}")
            case n.KILL_ALIENS:
                what = _space(t, target)
                at.append(f"aliens:{target}")
            case n.REPAIR_SYSTEM | n.REINSTALL_SYSTEM:
                what = c.systems[target].name
                at.append(f"system:{target}")
            case n.REMOVE_SHIP if target < len(t.ships):
                what = c.alerts[t.ships[target]].name
                at.append(f"ship:{target}")
            case n.REMOVE_ANOMALY:
                what = c.alerts[target].name
                at.append(f"anomaly:{target}")
    return f"Play {card.name}{': ' + what if what else ''}", at


def _space(t: CaptainTable, space: int) -> str:
    return into(t._c.places[space].name)


def _role(t: CaptainTable, crew: int) -> str:
    return t.role_of(crew).name
