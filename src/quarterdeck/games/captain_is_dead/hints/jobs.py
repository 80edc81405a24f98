"""Jobs: what the active crew member could do this turn, the way there included."""

from __future__ import annotations

from typing import Final

from ....kit.game import Advice
from ..choices import codes as v
from ..choices.costs import (
    act_price,
    draw_yield,
    hand_limit,
    missing,
    repair_price,
    upset,
)
from ..content import names as n
from ..table import OFFLINE, ONLINE, CaptainTable
from .uses import plan_worth, tool_worth
from .ways import FAR, Ways
from .worth import (
    SYSTEM_WORTH,
    UPGRADE_WORTH,
    W,
    alien_worth,
    anomaly_worth,
    best_engineer,
    best_scientist,
    card_worth,
    engineering_due,
    next_threat,
    science_due,
    shield_worth,
    threat,
    worst_anomaly,
)

MINE = (v.CORE, v.HEAL, v.KILL)
"""Jobs that the engineer takes as seriously as anyone."""


NEEDED: Final = "The card is needed more there."
REASONS: dict[int, str] = {
    v.GIVE: NEEDED, v.SEND: NEEDED, v.MIND_GIVE: NEEDED, v.TAKE: NEEDED, v.FETCH: NEEDED,
    v.MIND_TAKE: NEEDED, v.HEAL: "The injured can do little.", v.MEDIC: "Out of pain.",
    v.BEAM: "Out of trouble.", v.DELEGATE: "Somebody else can use an action.",
    v.WISDOM: "A card for whom it helps most.", v.REFRAME: "A better card for this hand.",
    v.POD_TAKE: "A Tool is good to have.", v.TOOL: "The Tool helps now.", v.PLAN: "It helps now.",
}  # fmt: skip
"""Why something on the menu is advised."""


class Jobs:
    """All jobs of one crew member, each as the first thing to do for it and what it is worth."""

    def __init__(self, t: CaptainTable, crew: int) -> None:
        self.t = t
        self.crew = crew
        self.found: dict[int, float] = {}
        self.reasons: dict[int, str] = {}
        self.why = ""
        self.engineer = best_engineer(t)
        self.scientist = best_scientist(t)
        self.room = hand_limit(t, crew) - t.held(crew)
        self.calm = upset(t, crew) < 0
        self.beset = t.aliens[t.at[crew]] > 0
        self.ways = Ways(t, crew)

    def advice(self, items: list[int]) -> list[Advice]:
        """Every item of the menu with its worth; what no job wants is worth nothing."""
        self.look_around()
        for item in items:
            self.at_hand(item)
        return [
            Advice((item,), self.found[item], self.reasons[item])
            for item in items
            if item in self.found
        ] + [Advice((v.END,), 0.05, "Nothing better to do.")]  # fmt: skip

    def add(self, code: int, value: float) -> None:
        """Keep the best reason for this code."""
        if value > self.found.get(code, 0.0):
            self.found[code] = value
            self.reasons[code] = self.why

    # --- getting there -----------------------------------------------------------------------

    def route(self, space: int) -> tuple[int, int]:
        """Actions to get to a space, and the first step; (FAR, -1) when there is no way."""
        t, crew = self.t, self.crew
        if t.at[crew] == space:
            return 0, -1
        best, step = FAR, -1
        if t.state[n.TELEPORTER] == ONLINE and self.calm:
            best, step = act_price(t, crew, n.TELEPORT)[0], v.code(v.BEAM, crew, space)
        if self.beset or best == 0:
            return best, step
        walk = self.ways.actions(space)
        hop = self.ways.first(space)
        if hop >= 0 and walk <= best:
            return walk, v.code(v.MOVE, 0, hop)
        return best, step

    def go_and(self, space: int, actions: int, code: int, value: float) -> None:
        """A job in that space: value by actions; what this turn cannot finish counts less."""
        way, step = self.route(space)
        if way >= FAR:
            return
        total = way + actions
        number = self.t.aliens[space]
        if number and v.verb_of(code) != v.KILL:  # they must be killed first
            if step < 0 or not self.armed(number):
                return
            total += number if v.verb_of(step) == v.BEAM else 0
        score = value / max(0.6, total)
        if self.crew == self.engineer and v.verb_of(code) not in MINE:
            score *= W["engineer"]
        if total > self.t.actions:
            score *= W["spill"] if way <= self.t.actions else 0.2
            if step < 0:
                return
        self.add(code if step < 0 else step, score)

    def armed(self, number: int) -> bool:
        """Is there Tactical enough for so many kills?"""
        t, crew = self.t, self.crew
        kills = 1 if t.has(crew, n.SWEEP) else number
        return t.hand[crew][n.TACTICAL] >= kills * act_price(t, crew, n.KILL)[n.TACTICAL + 1]

    # --- what is worth doing somewhere ---------------------------------------------------------

    def look_around(self) -> None:
        """Jobs that may need a walk first."""
        t = self.t
        if t.hurt[self.crew]:
            self.get_healed()
        self.fight_aliens()
        if t.hurt[self.crew]:
            return
        self.repair_core()
        self.fetch_skills()
        self.mend()
        self.raise_shields()
        if self.calm:
            self.shoot()
            self.study()
            self.plan_ahead()

    def get_healed(self) -> None:
        """The injured can do little else."""
        self.why = "The injured can do little else."
        t, crew = self.t, self.crew
        infirmary = t._c.systems[n.TRAUMA].room
        if self.calm and not t.aliens[infirmary]:
            self.go_and(infirmary, 1, v.code(v.HEAL, crew), W["heal"])

    def fight_aliens(self) -> None:
        """Kill where they stand in our way; the Soldier clears whole rooms."""
        self.why = "Hostile Aliens are in the way."
        t, crew = self.t, self.crew
        price = act_price(t, crew, n.KILL)
        short = missing(t, crew, price)
        for space in range(len(t.aliens)):
            number = t.aliens[space]
            if not number:
                continue
            stuck = sum(1 for c in range(t.crew) if t.at[c] == space and t.alive[c])
            value = alien_worth(t, space) + W["stuck"] * stuck / number
            if t.has(crew, n.SWEEP):
                value *= number
            if not short:
                self.go_and(space, 1, v.code(v.KILL), value)
            if t.has(crew, n.WIDE_ZAP) or stuck == 0:
                zap = act_price(t, crew, n.ZAP)
                if not missing(t, crew, zap) and self.calm and not t.hurt[crew]:
                    wide = number if t.has(crew, n.WIDE_ZAP) else 1
                    worth = alien_worth(t, space) * wide
                    armory = t._c.systems[n.SECURITY].room
                    self.go_and(armory, zap[0], v.code(v.ZAP, 0, space), worth)

    def repair_core(self) -> None:
        """With the cards in hand, go and do it."""
        self.why = "All that a core repair needs is in hand."
        t, crew = self.t, self.crew
        price = act_price(t, crew, n.REPAIR_CORE)
        spare = t.actions - price[0] if t.has(crew, n.ELBOW_GREASE) else 0
        room = t._c.systems[n.JUMP_CORE].room
        if missing(t, crew, price) <= max(0, spare - self.route(room)[0]):
            self.go_and(room, price[0], v.code(v.CORE), W["core"])

    def fetch_skills(self) -> None:
        """Cards: face up, from the deck, from the Cargo Pod; a trip is worth several cards."""
        self.why = "Cards: the crew needs them."
        t, crew = self.t, self.crew
        if not self.calm:
            return
        worth = [self.card(crew, kind) for kind in range(4)]
        here = t._c.systems[n.COMPUTERS].room
        mean = 0.0
        if t.state[n.COMPUTERS] == ONLINE:
            mean = W["draw"] * sum(worth) / 4 * min(max(1, self.room), draw_yield(t, crew))
            self.trip(here, v.code(v.DRAW), mean, mean)
        if t.state[n.SENSORS] == ONLINE:
            for kind in set(t.row):
                self.trip(here, v.code(v.FACE_UP, 0, kind), W["face_up"] * worth[kind] + 1.0, mean)
        pod = t._c.systems[n.POD].room
        for kind in range(4):
            if t.pod[kind]:
                self.trip(pod, v.code(v.POD_TAKE, 0, kind), worth[kind], 0.0)

    def card(self, crew: int, kind: int) -> float:
        """One more card of this kind: with a full hand, less the card it pushes out."""
        t = self.t
        worth = card_worth(t, crew, kind)
        if t.held(crew) < hand_limit(t, crew):
            return worth
        least = min([card_worth(t, crew, k, 1) for k in range(4) if t.hand[crew][k]] or [7.0])
        return max(0.0, worth - least)

    def trip(self, space: int, code: int, first: float, more: float) -> None:
        """A way there, a first card, and more of them with what is left of the turn."""
        t = self.t
        if t.aliens[space]:
            return
        way, step = self.route(space)
        if way >= t.actions:
            if way < FAR and way == t.actions:
                self.add(step, 0.3 * first)
            return
        cards = min(max(1, self.room), t.actions - way) if more else 1
        self.add(code if step < 0 else step, (first + more * (cards - 1)) / (way + cards))

    def mend(self) -> None:
        """Systems that are down, in their rooms."""
        self.why = "A system is down."
        t, crew = self.t, self.crew
        for system in range(2, len(t.state)):
            state = t.state[system]
            if state == ONLINE:
                continue
            room = t._c.systems[system].room
            if state == OFFLINE:
                price = repair_price(t, crew, system)
                code = v.code(v.REPAIR, 0, system)
            else:
                price = act_price(t, crew, n.REINSTALL)
                code = v.code(v.REINSTALL, 0, system)
            if not missing(t, crew, price):
                self.go_and(room, price[0], code, W["system"] * SYSTEM_WORTH[system])

    def raise_shields(self) -> None:
        """The lower the shields, the better; urgent when a hit is coming."""
        self.why = "The shields are worth it."
        t, crew = self.t, self.crew
        if t.shields == t._c.full_shields:
            return
        price = act_price(t, crew, n.REPAIR_SHIELDS)
        if missing(t, crew, price):
            return
        value = shield_worth(t.shields) * (1.0 + 0.8 * t.perks[n.SHIELD_REPAIR])
        if t.shields == 0:
            value += 150.0 if next_threat(t) >= 300 else 40.0
        if t.has(crew, n.SHIELD_DRILL):
            value += 8.0
        self.go_and(t._c.systems[n.SHIELDS].room, price[0], v.code(v.SHIELDS), value)

    def shoot(self) -> None:
        """Torpedoes: at ships, or to get away from something bad."""
        self.why = "A torpedo is well spent here."
        t, crew = self.t, self.crew
        price = act_price(t, crew, n.FIRE)
        armory = t._c.systems[n.TUBE].room
        if t.state[n.TUBE] != ONLINE:
            return
        if t.rack and not missing(t, crew, price):
            for i, ship in enumerate(t.ships):
                value = W["ship"] * t._c.alerts[ship].weight / t._c.alerts[ship].toughness
                self.go_and(armory, price[0], v.code(v.FIRE, 0, i), value)
            for i, alert in enumerate(t.queue):
                if t._c.alerts[alert].toughness == 1:
                    self.go_and(
                        armory, price[0], v.code(v.FIRE_QUEUE, 0, i), threat(t, alert) + 6.0
                    )
            bad = next_threat(t)
            if not t.quiet and bad > W["evade_at"] - 2.0 * t.rack:
                self.go_and(armory, price[0], v.code(v.EVADE), bad + t.rack + W["evade"])
        make = act_price(t, crew, n.MAKE)
        if t.rack <= 2 and not missing(t, crew, make):
            self.go_and(armory, make[0], v.code(v.MAKE), W["make"])

    def study(self) -> None:
        """Anomalies and upgrades in the Science Lab."""
        self.why = "Research helps the whole crew."
        t, crew = self.t, self.crew
        lab = t._c.systems[n.RESEARCH].room
        cure = act_price(t, crew, n.CURE)
        if t.anomalies and not missing(t, crew, cure):
            for alert in t.anomalies:
                worth = anomaly_worth(t, t._c.alerts[alert].anomaly)
                self.go_and(lab, cure[0], v.code(v.CURE, 0, alert), W["cure"] * worth)
        elif crew == self.scientist and worst_anomaly(t) > 15 and t.at[crew] != lab:
            away = sum(hand[n.SCIENCE] for hand in t.hand)
            if away >= science_due(t, crew):
                self.go_and(lab, 1, v.END, 14.0)  # whoever has Science can send it there
        price = act_price(t, crew, n.RESEARCH_UPGRADE)
        if missing(t, crew, price):
            return
        used = [u for u, on in enumerate(t.active) if on and t._c.upgrades[u].slot]
        for up, card in enumerate(t._c.upgrades):
            if t.active[up] or (card.slot and len(used) >= t._c.slots):
                continue
            value = W["upgrade"] * UPGRADE_WORTH[card.does]
            self.go_and(lab, price[0], v.code(v.RESEARCH, v.NO_UPGRADE, up), value)

    def plan_ahead(self) -> None:
        """A Battle Plan is good for something sooner or later."""
        self.why = "A Battle Plan helps sooner or later."
        t, crew = self.t, self.crew
        price = act_price(t, crew, n.DRAW_PLAN)
        if not t.plan_deck or missing(t, crew, price):
            return
        room = t.at[crew] if t.has(crew, n.REMOTE_JOURNAL) else t._c.systems[n.JOURNAL].room
        if not t.aliens[room]:
            self.go_and(room, price[0], v.code(v.JOURNAL), W["plan"] - 3.0 * price[n.COMMAND + 1])

    # --- what the menu offers on the spot -------------------------------------------------------

    def at_hand(self, code: int) -> None:
        """Cards to pass, people to heal, plans, Tools, abilities."""
        t = self.t
        a, b = v.a_of(code), v.b_of(code)
        self.why = REASONS.get(v.verb_of(code), "")
        match v.verb_of(code):
            case v.GIVE | v.SEND | v.MIND_GIVE:
                if b < 4:
                    self.add(code, self.gift(self.crew, a, b))
            case v.TAKE | v.FETCH | v.MIND_TAKE:
                if b < 4:
                    self.add(code, self.gift(a, self.crew, b))
            case v.HEAL | v.MEDIC:
                self.add(code, W["heal_other"])
            case v.BEAM if a != self.crew:
                self.send_there(code, a, b)
            case v.DELEGATE:
                self.add(code, W["delegate"])
            case v.WISDOM:
                self.add(code, W["wisdom"])
            case v.REFRAME:
                gain = card_worth(t, self.crew, b) - card_worth(t, self.crew, a, 1)
                self.add(code, 2.0 * gain)
            case v.POD_TAKE if b >= v.FIRST_TOOL and self.room > 0:
                self.add(code, 7.0)
            case v.TOOL:
                self.add(code, tool_worth(t, a, b))
            case v.PLAN:
                self.add(code, plan_worth(t, self.crew, a, b))

    def gift(self, giver: int, taker: int, kind: int) -> float:
        """A Skill in another hand: worth it when it brings the core, or help, nearer."""
        t = self.t
        if kind == n.ENGINEERING:
            if taker != self.engineer or not self.card(taker, kind):
                return 0.0
            lack = engineering_due(t, taker) - t.hand[taker][kind]
            return W["eng_last"] if lack == 1 else W["eng_gift"] if lack > 0 else 0.0
        if kind == n.SCIENCE and taker == self.scientist:
            lack = science_due(t, taker) - t.hand[taker][kind]
            bad = worst_anomaly(t)
            if lack <= 0 or not self.card(taker, kind) or bad < 15:
                return 0.0
            return 0.9 * bad if lack == 1 else 0.5 * bad
        if t.held(taker) >= hand_limit(t, taker):
            return 0.0
        gain = card_worth(t, taker, kind) - card_worth(t, giver, kind, 1)
        return gain * 0.8 if gain > 3.0 else 0.0

    def send_there(self, code: int, other: int, space: int) -> None:
        """Teleport somebody else: the injured to the Infirmary, the stuck out of trouble."""
        t = self.t
        if t.hurt[other] and space == t._c.systems[n.TRAUMA].room and not t.aliens[space]:
            self.add(code, W["rescue"] if t.at[other] != space else 0.0)
        elif t.aliens[t.at[other]] and space == t._c.systems[n.COMPUTERS].room:
            if not t.aliens[space]:
                self.add(code, 6.0)
