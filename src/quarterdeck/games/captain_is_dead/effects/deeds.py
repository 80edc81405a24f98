"""What activities do once they are paid for."""

from __future__ import annotations

from .. import events, verbs
from ..choices import codes as v
from ..choices.costs import draw_yield
from ..content import names as n
from ..table import EVADED, POD_OWNER, SHOT_DOWN, CaptainTable
from . import ship
from .cards import play_plan, research, use_tool


def do(t: CaptainTable, crew: int, code: int) -> None:
    """Do it. Wisdom and the Hand Scanner leave something to ask, which the turn sees to."""
    verb = code >> 20
    a = code >> 12 & 255
    b = code & 4095
    if verb > v.SHIELDS:
        use_system(t, crew, verb, a, b)
        return
    match verb:
        case v.MOVE:
            if t._told is not None:
                t.say(events.MOVED, crew, (b,), "CID-059")
            ship.arrive(t, crew, b)
        case v.CARRY:
            t.say(events.CARRIED, crew, (t.role[a], b), "CID-059")
            ship.arrive(t, crew, b)
            ship.arrive(t, a, b)
        case v.GIVE:
            pass_card(t, crew, crew, a, b, n.HAND_OVER)
        case v.TAKE:
            pass_card(t, crew, a, crew, b, n.HAND_OVER)
        case v.KILL:
            here = t.at[crew]
            number = t.aliens[here] if t.has(crew, n.SWEEP) else 1
            verbs.kill_aliens(t, crew, here, number, "CID-122")
        case v.REPAIR:
            ship.bring_online(t, crew, b, "CID-098")
        case v.REINSTALL:
            ship.bring_online(t, crew, b, "CID-105")
        case v.CORE:
            ship.repair_core(t, crew)
        case v.SHIELDS:
            ship.repair_shields(t, crew)


def use_system(t: CaptainTable, crew: int, verb: int, a: int, b: int) -> None:
    """The systems, then cards and abilities."""
    match verb:
        case v.BEAM:
            t.beams += 1
            if t._told is not None:
                t.say(events.BEAMED, crew, (t.role[a], b), "CID-123")
            ship.arrive(t, a, b)
        case v.BEAM_TOOL:
            t.beams += 1
            pass_card(t, crew, t.tool_owner[b], a, v.FIRST_TOOL + b, n.TELEPORT)
        case v.SEND:
            pass_card(t, crew, crew, a, b, n.TRANSMIT)
        case v.FETCH:
            pass_card(t, crew, a, crew, b, n.TRANSMIT)
        case v.DRAW:
            ship.draw(t, crew, draw_yield(t, crew), "CID-058")
        case v.FACE_UP:
            t.row.remove(b)
            t.hand[crew][b] += 1
            t.say(events.TOOK_FACE_UP, crew, (b,), "CID-058")
            verbs.fill_row(t)
        case v.HEAL:
            verbs.heal(t, crew, a, "CID-083")
        case v.POD_TAKE:
            take_from_pod(t, crew, b)
        case v.POD_SWAP:
            put_in_pod(t, crew, a)
            take_from_pod(t, crew, b)
        case v.CURE:
            t.count(crew, 7)
            verbs.end_anomaly(t, crew, b, "CID-129")
        case v.RESEARCH:
            research(t, crew, b, a)
        case v.JOURNAL:  # CID-154: the Hologram too
            plan = t.plan_deck.pop()
            t.plans[crew].append(plan)
            t.reveal()
            t.say(events.PLAN_DRAWN, crew, (plan,), "CID-106")
        case _:
            fight(t, crew, verb, a, b)


def fight(t: CaptainTable, crew: int, verb: int, a: int, b: int) -> None:
    """Torpedoes and the Security Station, then cards and abilities."""
    match verb:
        case v.MAKE:
            verbs.move_rack(t, 1)
            t.say(events.MADE_TORPEDO, crew, (t.rack,), "CID-061")
        case v.FIRE:
            shoot_attached(t, crew, b)
        case v.FIRE_QUEUE:
            shoot_queue(t, crew, b)
        case v.EVADE:
            verbs.move_rack(t, -1)
            t.quiet = EVADED  # CID-137
            t.count(crew, 4)
            t.say(events.EVADED, crew, (), "CID-137")
        case v.ZAP:
            number = t.aliens[b] if t.has(crew, n.WIDE_ZAP) else 1  # CID-127
            verbs.kill_aliens(t, crew, b, number, "CID-127" if number > 1 else "CID-058")
        case v.TOOL:
            use_tool(t, crew, a, b)
        case v.PLAN:
            play_plan(t, crew, a, b)
        case _:
            use_ability(t, crew, verb, a, b)


def use_ability(t: CaptainTable, crew: int, verb: int, a: int, b: int) -> None:
    """What only one role can do (CID-002, CID-050)."""
    match verb:
        case v.DELEGATE:
            t.once |= 1 << n.DELEGATE
            t.promised[a] += t.role_of(crew).numbers[n.CAN_DELEGATE]
            t.say(events.DELEGATED, crew, (t.role[a],), "CID-050")
        case v.WISDOM:
            t.once |= 1 << n.WISDOM
            t.drawn = verbs.draw_skill(t)
            t.reveal()
        case v.MEDIC:
            verbs.heal(t, crew, a, "CID-082")
        case v.REFRAME:
            t.once |= 1 << n.REFRAME
            verbs.discard_skill(t, crew, a)
            t.discards[b] -= 1
            t.hand[crew][b] += 1
            t.say(events.REFRAMED, crew, (a, b), "CID-050")
        case v.MIND_GIVE:
            pass_card(t, crew, crew, a, b, n.MIND_LINK)
        case v.MIND_TAKE:
            pass_card(t, crew, a, crew, b, n.MIND_LINK)


def pass_card(t: CaptainTable, crew: int, giver: int, taker: int, card: int, how: int) -> None:
    """A Skill or a Tool from hand to hand (CID-063, CID-087, CID-088)."""
    t.count(crew, 6)
    if card >= v.FIRST_TOOL:
        tool = card - v.FIRST_TOOL
        verbs.put_tool(t, tool, taker)
        t.say(events.GAVE_TOOL, crew, (tool, t.role[giver], t.role[taker], how), "CID-088")
        return
    verbs.give_skill(t, giver, taker, card)
    if giver == crew:
        t.say(events.GAVE, crew, (card, t.role[taker], how), "CID-063")
    else:
        t.say(events.TOOK, crew, (card, t.role[giver], how), "CID-063")


def take_from_pod(t: CaptainTable, crew: int, card: int) -> None:
    """A card out of the Cargo Pod (CID-084)."""
    if card >= v.FIRST_TOOL:
        verbs.put_tool(t, card - v.FIRST_TOOL, crew)
    else:
        t.pod[card] -= 1
        t.hand[crew][card] += 1
    t.say(events.TOOK_FROM_POD, crew, (card,), "CID-084")


def put_in_pod(t: CaptainTable, crew: int, card: int) -> None:
    """A card into the Cargo Pod."""
    if card >= v.FIRST_TOOL:
        verbs.put_tool(t, card - v.FIRST_TOOL, POD_OWNER)
    else:
        t.hand[crew][card] -= 1
        t.pod[card] += 1
    t.say(events.PUT_IN_POD, crew, (card,), "CID-084")


def shoot_attached(t: CaptainTable, crew: int, index: int) -> None:
    """CID-136: a torpedo destroys an attached ship; the flagship takes two (A47)."""
    verbs.move_rack(t, -1)
    t.count(crew, 4)
    alert = t.ships[index]
    t.ship_marks[index] += 1
    dead = t.ship_marks[index] >= t._c.alerts[alert].toughness
    t.say(events.FIRED, crew, (alert, int(dead)), "CID-136")
    if dead:
        verbs.note(t, 7, crew, alert)
        verbs.detach(t, index)


def shoot_queue(t: CaptainTable, crew: int, index: int) -> None:
    """CID-139 to CID-141: a ship in the queue; the first one shot down means no Alert (A15)."""
    verbs.move_rack(t, -1)
    t.count(crew, 4)
    alert = t.queue[index]
    t.queue_marks[index] += 1
    dead = t.queue_marks[index] >= t._c.alerts[alert].toughness
    t.say(events.FIRED, crew, (alert, int(dead)), "CID-139")
    if dead:
        verbs.note(t, 7, crew, alert)
        t.alert_discards.append(t.queue.pop(index))
        t.queue_marks.pop(index)
        if index == 0:
            t.quiet = SHOT_DOWN  # CID-140
