"""The smallest changes; each changes one thing and tells it."""

from __future__ import annotations

from ...kit.seat import only
from . import events
from .content import names as n
from .table import (
    DESTROYED,
    NOBODY,
    OFFLINE,
    ONLINE,
    PLAYING,
    POD_OWNER,
    REMOVED,
    CaptainTable,
)

# --- Skills -----------------------------------------------------------------------------------


def draw_skill(t: CaptainTable) -> int:
    """The top Skill; -1 when none can come. An empty deck is made anew (A24), online only."""
    if not t.deck:
        if t.state[n.COMPUTERS] != ONLINE:
            return -1
        reshuffle(t)
        if not t.deck:
            return -1
    return t.deck.pop()


def reshuffle(t: CaptainTable) -> None:
    """The discard pile becomes the deck."""
    for kind in range(4):
        t.deck.extend([kind] * t.discards[kind])
        t.discards[kind] = 0
    t.rng.shuffle(t.deck)
    t.say(events.RESHUFFLED, -1, (len(t.deck),), "CID-028")


def gain_skill(t: CaptainTable, crew: int, kind: int, rule: str) -> None:
    """A drawn Skill goes into a hand."""
    t.hand[crew][kind] += 1
    t.say(events.DREW, crew, (kind,), rule)


def give_skill(t: CaptainTable, giver: int, taker: int, kind: int) -> None:
    """A Skill changes hands; the one who acts tells it."""
    t.hand[giver][kind] -= 1
    t.hand[taker][kind] += 1


def discard_skill(t: CaptainTable, crew: int, kind: int, number: int = 1) -> None:
    """Skills from a hand to the discard pile."""
    t.hand[crew][kind] -= number
    t.discards[kind] += number


def fill_row(t: CaptainTable) -> None:
    """Face-up Skills at the Internal Sensors, as many as belong there and can come."""
    if t.state[n.SENSORS] != ONLINE:
        return
    old = len(t.row)
    while len(t.row) < t._c.row:
        kind = draw_skill(t)
        if kind < 0:
            break
        t.row.append(kind)
    if len(t.row) > old:
        t.reveal()
        if t._told is not None:
            t.say(events.ROW_DEALT, -1, tuple(t.row[old:]), "CID-029")


def drop_row(t: CaptainTable) -> None:
    """The face-up Skills are discarded with the Internal Sensors (CID-092)."""
    if t.row:
        t.say(events.ROW_LOST, -1, tuple(t.row), "CID-092")
    for kind in t.row:
        t.discards[kind] += 1
    t.row.clear()


def drop_deck(t: CaptainTable) -> None:
    """The Skill deck is discarded with the Computers, face up (CID-092)."""
    if t.deck:
        t.reveal()
        t.say(events.DECK_LOST, -1, (len(t.deck),), "CID-092")
    for kind in t.deck:
        t.discards[kind] += 1
    t.deck.clear()


# --- Tools ------------------------------------------------------------------------------------


def put_tool(t: CaptainTable, tool: int, owner: int) -> None:
    """A Tool goes into a hand, into the Cargo Pod (`POD_OWNER`) or out of the game."""
    t.tool_owner[tool] = owner


def wear_tool(t: CaptainTable, crew: int, tool: int) -> None:
    """Side A is turned to side B; after side B the Tool leaves the game (CID-085, CID-086)."""
    side = t.tool_side[tool]
    t.tool_side[tool] = side + 1
    if side + 1 == REMOVED:
        t.tool_owner[tool] = NOBODY
    t.say(events.TOOL_USED, crew, (tool, side), "CID-086" if side else "CID-085")


def restore_tool(t: CaptainTable, crew: int, tool: int) -> None:
    """Back on side A; one that had left the game comes into the Cargo Pod."""
    if t.tool_side[tool] == REMOVED:
        t.tool_owner[tool] = POD_OWNER
    t.tool_side[tool] = 0
    t.say(events.TOOL_RESTORED, crew, (tool,), "CID-109")


# --- the crew ---------------------------------------------------------------------------------


def place(t: CaptainTable, crew: int, space: int) -> None:
    """A pawn stands in a space."""
    t.at[crew] = space


def heal(t: CaptainTable, healer: int, crew: int, rule: str) -> None:
    """The pawn stands up again."""
    t.hurt[crew] = 0
    t.count(healer, 5)
    t.say(events.HEALED, healer, (t.role[crew],), rule)


def hurt(t: CaptainTable, crew: int) -> None:
    """The pawn is laid on its side (CID-076)."""
    t.hurt[crew] = 1
    t.say(events.INJURED, crew, (), "CID-076")


def strip(t: CaptainTable, crew: int) -> None:
    """Everything held goes: Skills to the discard pile, Tools to the Pod, plans out (A03)."""
    for kind in range(4):
        discard_skill(t, crew, kind, t.hand[crew][kind])
    for tool in t.tools_of(crew):
        put_tool(t, tool, POD_OWNER)
    t.plan_discards.extend(t.plans[crew])
    t.plans[crew] = []


def spend(t: CaptainTable, crew: int, actions: int, skills: list[int]) -> None:
    """Actions and Skills are paid (CID-068)."""
    t.actions -= actions
    hand = t.hand[crew]
    for kind in range(4):
        if skills[kind]:
            hand[kind] -= skills[kind]
            t.discards[kind] += skills[kind]
    if t._told is not None:
        t.say(events.SPENT, crew, (actions, *skills), "CID-068")


def spend_actions(t: CaptainTable, crew: int, actions: int) -> None:
    """Only actions are paid (CID-049)."""
    t.actions -= actions
    if t._told is not None:
        t.say(events.SPENT, crew, (actions, 0, 0, 0, 0), "CID-049")


# --- the ship ---------------------------------------------------------------------------------


def set_state(t: CaptainTable, system: int, state: int, crew: int, rule: str) -> None:
    """A system card is turned or taken away."""
    t.state[system] = state
    if state == OFFLINE:
        t.say(events.FAILED, crew, (system,), rule)
    elif state == DESTROYED:
        note(t, 5, -1, system)
        t.say(events.DESTROYED, crew, (system,), rule)


def add_aliens(t: CaptainTable, space: int, number: int) -> None:
    """Hostile Aliens from the supply (CID-119)."""
    t.aliens[space] += number
    t.aboard += number
    if t._told is not None:
        t.say(events.BOARDED, -1, (number, space), "CID-119")


def kill_aliens(t: CaptainTable, crew: int, space: int, number: int, rule: str) -> None:
    """Hostile Aliens back to the supply (A41)."""
    t.aliens[space] -= number
    t.aboard -= number
    for _ in range(number):
        t.count(crew, 2)
    t.say(events.KILLED, crew, (number, space), rule)


def set_shields(t: CaptainTable, level: int) -> None:
    """The shield bar is moved."""
    t.shields = level


def move_rack(t: CaptainTable, by: int) -> None:
    """Torpedoes from the reserve to the rack, or back."""
    t.rack += by


def activate(t: CaptainTable, upgrade: int, on: int) -> None:
    """An upgrade card is turned; what it gives is added up anew."""
    t.active[upgrade] = on
    card = t._c.upgrades[upgrade]
    t.perks[card.does] += card.n if on else -card.n


def attach(t: CaptainTable, alert: int, marks: int) -> None:
    """An alien ship hangs on (CID-135)."""
    t.ships.append(alert)
    t.ship_marks.append(marks)
    note(t, 4, -1, alert)
    t.say(events.SHIP_ATTACHED, -1, (alert,), "CID-135")


def detach(t: CaptainTable, index: int) -> None:
    """An attached ship is gone."""
    t.alert_discards.append(t.ships.pop(index))
    t.ship_marks.pop(index)


def begin_anomaly(t: CaptainTable, alert: int) -> None:
    """An anomaly comes into play (CID-128)."""
    t.anomalies.append(alert)
    t.odd[t._c.alerts[alert].anomaly] += 1
    t.say(events.ANOMALY_BEGAN, -1, (alert,), "CID-128")


def end_anomaly(t: CaptainTable, crew: int, alert: int, rule: str) -> None:
    """An anomaly is discarded."""
    t.anomalies.remove(alert)
    t.odd[t._c.alerts[alert].anomaly] -= 1
    t.alert_discards.append(alert)
    t.say(events.CURED, crew, (alert,), rule)


# --- Alerts and plans -------------------------------------------------------------------------


def fill_queue(t: CaptainTable) -> None:
    """CID-093: while the External Scanners work, two Alerts lie face up (CID-027, CID-053)."""
    if t.state[n.SCANNERS] != ONLINE:
        return
    while len(t.queue) < t._c.queue and t.alert_deck:
        t.alert_seen.pop()
        alert = t.alert_deck.pop()
        t.queue.append(alert)
        t.queue_marks.append(0)
        t.reveal()
        if t._told is not None:
            t.say(events.QUEUE_DEALT, -1, (alert,), "CID-053")


def next_alert(t: CaptainTable) -> tuple[int, int]:
    """The next Alert and its marks: from the queue, else from the deck (CID-112); (-1, 0): none."""
    if t.queue:
        return t.queue.pop(0), t.queue_marks.pop(0)
    if t.alert_deck:
        t.reveal()
        t.alert_seen.pop()
        return t.alert_deck.pop(), 0
    return -1, 0


def drop_queue(t: CaptainTable) -> None:
    """The face-up Alerts are discarded (CID-160)."""
    if t.queue:
        t.say(events.QUEUE_LOST, -1, tuple(t.queue), "CID-160")
    t.alert_discards.extend(t.queue)
    t.queue.clear()
    t.queue_marks.clear()


def see_alerts(t: CaptainTable, crew: int, number: int) -> None:
    """The user of a scanner looks at the top of the Alert deck; nobody else does."""
    top = t.alert_deck[::-1][:number]
    seat = t.seat_of(crew)
    for i in range(1, len(top) + 1):
        t.alert_seen[-i] |= only(seat)
    t.reveal()
    t.say(events.SCANNED, crew, tuple(top), "CID-050", only(seat))


def order_alerts(t: CaptainTable, crew: int, places: list[int], alerts: list[int]) -> None:
    """Alerts go back to these places (from the top, 0 first); others no longer know them."""
    for at, alert in zip(places, alerts):
        t.alert_deck[-1 - at] = alert
        t.alert_seen[-1 - at] = only(t.seat_of(crew))


def drop_plan(t: CaptainTable, crew: int, plan: int) -> None:
    """A Battle Plan is discarded after its one use (CID-107)."""
    t.plans[crew].remove(plan)
    t.plan_discards.append(plan)


# --- the end and the story --------------------------------------------------------------------


def note(t: CaptainTable, what: int, crew: int, thing: int) -> None:
    """A turning point for the story: turn, what, who, thing, shields and repairs left."""
    t.story.append((t.turn, what, crew, thing, t.shields, t.core))


def end(t: CaptainTable, ending: int, rule: str) -> None:
    """The game is over at once: nothing is left to do."""
    if t.ending == PLAYING:
        t.ending = ending
        note(t, 0, t.now, ending)
        t.say(events.ENDED, -1, (ending,), rule)
    t.stack.clear()
