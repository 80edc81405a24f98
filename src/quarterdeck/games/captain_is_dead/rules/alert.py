"""Alerts: drawn, perhaps overridden, resolved (CID-051 to CID-053, CID-111 to CID-118)."""

from __future__ import annotations

from ....kit.procedure import Procedure
from ....kit.space import Pick, Some, Space, YesNo
from .. import events, verbs
from ..choices.costs import override_price
from ..content import names as n
from ..effects import alerts
from ..reactions import EVASION, reactors
from ..table import EVADED, LOST_ALERTS, CaptainTable
from .hands import HandLimits, over


class AlertStep(Procedure[CaptainTable]):
    """CID-111: one Alert at the end of a turn. `opening`: of the set-up, never overridden."""

    def __init__(self, at: int, crew: int, opening: int = 0, marks: int = 0) -> None:
        self.at = at
        self.crew = crew
        self.opening = opening
        self.marks = marks

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.draw(t)
            case 1:
                self.window(t)
            case 2:
                self.resolve(t)
            case _:
                t.finish()

    def draw(self, t: CaptainTable) -> None:
        """CID-112: queue first, else deck; none left loses (CID-006, CID-150)."""
        if t.quiet:
            rule = "CID-137" if t.quiet == EVADED else "CID-140"
            t.say(events.NO_ALERT, -1, (), rule)  # CID-138, A18
            t.finish()
            return
        t.alert, self.marks = verbs.next_alert(t)
        if t.alert < 0:
            verbs.end(t, LOST_ALERTS, "CID-006")
            return
        if t._told is not None:
            t.say(events.ALERT, -1, (t.alert,), "CID-051" if not self.opening else "CID-044")
        self.at = 2
        self.window(t)

    def window(self, t: CaptainTable) -> None:
        """CID-046, CID-152, CID-153: opening Alerts stand; others open the override window."""
        if not self.opening:
            found = reactors(t)
            if found:
                t.begin(OverrideWindow(0, found))
                return
        self.at = 3
        self.resolve(t)

    def resolve(self, t: CaptainTable) -> None:
        """CID-052: if nobody cancelled it, it takes effect at once."""
        if t.alert >= 0:
            t.begin(Resolve(0, self.crew, t.alert, self.marks))

    def clone(self) -> Procedure[CaptainTable]:
        return AlertStep(self.at, self.crew, self.opening, self.marks)

    def here(self, t: CaptainTable) -> str:
        if t.alert < 0:
            return "Alert"
        return f"Alert: {t._c.alerts[t.alert].name}"


class OverrideWindow(Procedure[CaptainTable]):
    """A19: the active player, then a Diplomat, then who holds a reaction plan; each may pass.

    `offers` are pairs: a crew member, and the plan to play or -1 for paying Command.
    """

    def __init__(self, at: int, offers: list[tuple[int, int]], turn: int = 0) -> None:
        self.at = at
        self.offers = offers
        self.turn = turn

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.offer(t)
            case _:
                self.take(t)

    def offer(self, t: CaptainTable) -> None:
        """The next one who can answer the Alert."""
        if self.turn >= len(self.offers):
            t.finish()
            return
        crew, plan = self.offers[self.turn]
        kind = events.OVERRIDE if plan == EVASION else events.EVASIVE
        rule = "CID-109" if plan != EVASION else "CID-113" if crew == t.now else "CID-116"
        t.ask(kind, rule, [t.seat_of(crew)], [YesNo(rule)], about=(crew, plan))

    def take(self, t: CaptainTable) -> None:
        """CID-113, CID-114: paid in Command, no action; the Alert is discarded without effect."""
        crew, plan = self.offers[self.turn]
        if t.reply()[0] == 0:
            self.turn += 1
            self.at = 0
            return
        alert = t.alert
        if plan == EVASION:
            verbs.spend(t, crew, 0, [override_price(t, crew), 0, 0, 0])
            t.say(events.OVERRIDDEN, crew, (alert,), "CID-113" if crew == t.now else "CID-116")
        else:
            verbs.drop_plan(t, crew, plan)
            t.say(events.CANCELLED, crew, (alert, plan), "CID-109")
        verbs.note(t, 3, crew, alert)
        alerts.put_away(t)
        t.finish()

    def clone(self) -> Procedure[CaptainTable]:
        return OverrideWindow(self.at, self.offers, self.turn)

    def here(self, t: CaptainTable) -> str:
        return "override?"


class Resolve(Procedure[CaptainTable]):
    """CID-052: the card's effects in their printed order; each is one moment (A52)."""

    def __init__(self, at: int, crew: int, alert: int, marks: int, effect: int = 0) -> None:
        self.at = at
        self.crew = crew
        self.alert = alert
        self.marks = marks
        self.effect = effect

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.next_effects(t)
            case 2:
                self.upgrade_chosen(t)

    def next_effects(self, t: CaptainTable) -> None:
        """Effect after effect, until one leaves something to ask or the game is over."""
        effects = t._c.alerts[self.alert].effects
        while self.effect < len(effects):
            effect = effects[self.effect]
            self.effect += 1
            if effect[0] == n.DEACTIVATE:
                self.deactivate(t, effect)
            else:
                alerts.resolve(t, effect, self.marks)
            if t._open is not None or t.ending or self.hands_too_full(t):
                return
        self.put_away(t)

    def deactivate(self, t: CaptainTable, effect: tuple[int, ...]) -> None:
        """An active upgrade of the active player's choice; with none, what follows (A51)."""
        active = [u for u in range(len(t.active)) if t.active[u]]
        if not active:
            return
        self.effect += effect[2]
        if len(active) <= effect[1]:
            for upgrade in active:
                alerts.lose_upgrade(t, upgrade)
            return
        self.at = 2
        seat = t.seat_of(self.crew)
        space: Space = Pick(active, "CID-052")
        if effect[1] > 1:
            space = Some(active, effect[1], effect[1], "CID-052")
        t.ask(events.DEACTIVATE, "CID-052", [seat], [space], about=(self.crew,))

    def upgrade_chosen(self, t: CaptainTable) -> None:
        """What was chosen turns inactive; the rest of the card follows."""
        for upgrade in t.reply():
            alerts.lose_upgrade(t, upgrade)
        self.at = 0
        if not self.hands_too_full(t):
            self.next_effects(t)

    def hands_too_full(self, t: CaptainTable) -> bool:
        """A54: an effect may leave a hand too full; that is seen to before the next one."""
        if over(t) < 0:
            return False
        self.at = 0
        t.begin(HandLimits())
        return True

    def put_away(self, t: CaptainTable) -> None:
        """Ships and anomalies stay; the rest is discarded."""
        alerts.put_away(t)
        t.finish()

    def clone(self) -> Procedure[CaptainTable]:
        return Resolve(self.at, self.crew, self.alert, self.marks, self.effect)
