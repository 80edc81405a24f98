"""The table's language for The Captain is Dead: a calm ship, and ways to trouble it."""

from __future__ import annotations

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.choices.costs import turn_actions
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.games.captain_is_dead.content import pack
from quarterdeck.games.captain_is_dead.rules.turn import Turn, Turns
from quarterdeck.games.captain_is_dead.table import POD_OWNER, CaptainTable
from quarterdeck.kit.testing.scene import Scene, scene

C = pack("standard")
YES, NO = 1, 0


def role(id: str) -> int:
    return [r.id for r in C.roles].index(id)


def space(id: str) -> int:
    return [p.id for p in C.places].index(id)


def system(id: str) -> int:
    return n.SYSTEMS.index(id)


def alert(id: str) -> int:
    return [a.id for a in C.alerts].index(id)


def plan(id: str) -> int:
    return [p.id for p in C.plans].index(id)


def tool(id: str) -> int:
    return [t.id for t in C.tools].index(id)


def upgrade(id: str) -> int:
    return [u.id for u in C.upgrades].index(id)


def skill(name: str) -> int:
    return n.SKILLS.index(name)


def table_of(s: Scene) -> CaptainTable:
    assert isinstance(s.table, CaptainTable)
    return s.table


def sail(*roles: str, **options: str) -> Scene:
    """A calm ship with these roles (seat by seat); the first one has just begun a turn.

    No Alert has done harm, hands are empty, the queue is empty and so is the Alert deck's memory.
    """
    options = {"any_role": "yes", "blind_discard": "no", **options}
    s = scene(GAME, len(roles), solo_crew="2", **options)
    for seat, id in enumerate(roles):
        s.answer(seat, role(id))
    while (decision := s.table.decision) is not None and decision.kind != "act":
        seat = decision.waiting()[0]
        s.answer(seat, *decision.spaces[decision.seats.index(seat)].each()[0])
    calm(table_of(s))
    turn_of(s, 0)
    return s.hush()


def calm(t: CaptainTable) -> None:
    """Take back all that the opening Alerts did."""
    t.ending = 0
    t.state = [0] * len(t.state)
    t.aliens = [0] * len(t.aliens)
    t.aboard = 0
    t.shields = C.full_shields
    t.rack = 5
    t.hurt = [0] * t.crew
    t.alert_discards += t.ships + t.anomalies + t.queue
    t.ships, t.ship_marks, t.anomalies, t.queue, t.queue_marks = [], [], [], [], []
    t.odd = [0] * len(t.odd)
    for crew in range(t.crew):
        for kind in range(4):
            t.deck += [kind] * t.hand[crew][kind]
            t.hand[crew][kind] = 0
        t.at[crew] = t.role_of(crew).room
    for kind in range(4):
        t.deck += [kind] * t.discards[kind]
        t.discards[kind] = 0
    while len(t.row) < 3:
        t.row.append(t.deck.pop())
    t.alert_deck = sorted(t.alert_deck + t.alert_discards, key=lambda a: (-C.alerts[a].level, a))
    t.alert_discards = []
    t.alert_seen = [0] * len(t.alert_deck)
    t.story = []
    t.tally = [0] * len(t.tally)


def turn_of(s: Scene, crew: int) -> Scene:
    """This crew member's turn begins, and the question is asked anew."""
    t = table_of(s)
    turns = t.stack[1]
    assert isinstance(turns, Turns)
    turns.place = t.order.index(crew)
    turns.at = 0
    t.stack = [t.stack[0], turns, Turn(1, crew)]
    t.now = crew
    t.actions = turn_actions(t, crew)
    t.quiet = t.beams = t.once = 0
    t.coils = [0, 0]
    return again(s)


def again(s: Scene) -> Scene:
    """Ask the open activity question anew, after things were put into place."""
    t = table_of(s)
    t.decision = None
    top = t.stack[-1]
    assert isinstance(top, Turn), t.where()
    top.at = 1
    t.run()
    t.invariants()
    return s


def give(s: Scene, crew: int, **skills: int) -> Scene:
    """Skills from the deck into a hand."""
    t = table_of(s)
    for name, number in skills.items():
        for _ in range(number):
            kind = skill(name)
            if kind in t.deck:
                t.deck.remove(kind)
            elif t.pod[kind]:
                t.pod[kind] -= 1
            else:
                t.discards[kind] -= 1
            t.hand[crew][kind] += 1
    return again(s)


def give_tool(s: Scene, crew: int, id: str, side: int = 0) -> Scene:
    t = table_of(s)
    t.tool_owner[tool(id)] = crew
    t.tool_side[tool(id)] = side
    return again(s)


def give_plan(s: Scene, crew: int, id: str) -> Scene:
    t = table_of(s)
    for held in t.plans:
        if plan(id) in held:
            held.remove(plan(id))
            t.plan_deck.append(plan(id))
    t.plan_deck.remove(plan(id))
    t.plans[crew].append(plan(id))
    return again(s)


def stand(s: Scene, crew: int, at: str) -> Scene:
    table_of(s).at[crew] = space(at)
    return again(s)


def hurt(s: Scene, *crew: int) -> Scene:
    for c in crew:
        table_of(s).hurt[c] = 1
    return again(s)


def invade(s: Scene, at: str, number: int = 1) -> Scene:
    t = table_of(s)
    t.aliens[space(at)] += number
    t.aboard += number
    return again(s)


def break_down(s: Scene, id: str, state: int = 1) -> Scene:
    """A system offline (1) or destroyed (2), with what it loses."""
    from quarterdeck.games.captain_is_dead.effects import ship

    t = table_of(s)
    (ship.fail if state == 1 else ship.destroy)(t, system(id))
    return again(s)


def in_play(s: Scene, *ids: str) -> Scene:
    """Anomalies in play or ships attached."""
    t = table_of(s)
    for id in ids:
        a = alert(id)
        t.alert_deck.remove(a)
        t.alert_seen.pop()
        if C.alerts[a].anomaly >= 0:
            t.anomalies.append(a)
            t.odd[C.alerts[a].anomaly] += 1
        else:
            t.ships.append(a)
            t.ship_marks.append(0)
    return again(s)


def coming(s: Scene, *ids: str) -> Scene:
    """These Alerts come next, first one first: in the queue, else on the deck."""
    t = table_of(s)
    for a in t.queue:
        t.alert_deck.append(a)
        t.alert_seen.append(0)
    t.queue, t.queue_marks = [], []
    for id in ids:
        t.alert_deck.remove(alert(id))
    if t.state[n.SCANNERS] == 0:
        for id in ids[:2]:
            t.queue.append(alert(id))
            t.queue_marks.append(0)
            t.alert_seen.pop()
        ids = ids[2:]
    for id in reversed(ids):
        t.alert_deck.append(alert(id))
    return again(s)


def research(s: Scene, *ids: str) -> Scene:
    """Upgrades that are active already."""
    from quarterdeck.games.captain_is_dead import verbs

    for id in ids:
        verbs.activate(table_of(s), upgrade(id), 1)
    return again(s)


def can(s: Scene, verb: int, a: int | None = None, b: int | None = None) -> bool:
    """Is something like this on the menu?"""
    t = table_of(s)
    for (code,) in s.may(t.seat_of(t.now)):
        if v.verb_of(code) == verb and a in (None, v.a_of(code)) and b in (None, v.b_of(code)):
            return True
    return False


def do(s: Scene, verb: int, a: int = 0, b: int = 0) -> Scene:
    """The active crew member does this; afterwards no card, pawn or torpedo is lost or new."""
    t = table_of(s)
    s.answer(t.seat_of(t.now), v.code(verb, a, b))
    t.invariants()
    return s


def refuse(s: Scene, verb: int, a: int = 0, b: int = 0, *, rule: str) -> str:
    """The active crew member may not do this, under this rule."""
    t = table_of(s)
    return s.refuses(t.seat_of(t.now), v.code(verb, a, b), rule=rule)


def end_turn(s: Scene, *answers: int) -> Scene:
    """End the turn; then answer the questions that follow, one number each."""
    do(s, v.END)
    for answer in answers:
        decision = s.table.decision
        assert decision is not None
        s.answer(decision.seats[0], answer)
        table_of(s).invariants()
    return s


def hand(s: Scene, crew: int) -> dict[str, int]:
    """A hand by names, without what is not there."""
    held = table_of(s).hand[crew]
    return {n.SKILLS[k]: held[k] for k in range(4) if held[k]}


def pod_tool(s: Scene, id: str) -> bool:
    return table_of(s).tool_owner[tool(id)] == POD_OWNER
