"""Events, decisions and things as sentences."""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.event import Event
from ...kit.game import Label, Words
from ...kit.space import Answer
from ...kit.table import Table
from . import content, events
from .choices import payment
from .choices.costs import override_price
from .content import names as n
from .content.model import Content
from .phrases import card_name, deed_label, skills_words
from .table import LOST_ALERTS, LOST_ALIENS, LOST_CREW, LOST_SHIELDS, WON, CaptainTable
from .tales import tell

ENDINGS: dict[int, tuple[str, str]] = {
    WON: ("Engage! The Jump Core carries the ship away: the whole crew wins.", "CID-003"),
    LOST_SHIELDS: ("The shields were down and the ship was hit again: all is lost.", "CID-004"),
    LOST_ALIENS: ("More Hostile Aliens came than can be counted: the ship is theirs.", "CID-005"),
    LOST_ALERTS: ("No Alert was left to draw: time ran out for the crew.", "CID-006"),
    LOST_CREW: ("A Red Alert took the crew: nobody is left to jump.", "CID-007"),
}


class CaptainWords(Words):
    """The voice of this table."""

    def event(self, event: Event) -> str:
        if event.kind == events.ENDED:
            return ENDINGS[event.things[2]][0]
        if not event.things:
            return f"{{p{event.seat}}} looks at the Alert deck."
        c = content.numbered(event.things[0])
        role = event.things[1]
        me = f"{{p{event.seat}}}"
        if role >= 0:
            me += f" ({c.roles[role].name})"
        return tell(c, event.kind, me, event.things[2:])

    def decision(self, t: Table, decision: Decision, seat: int) -> str:
        assert isinstance(t, CaptainTable)
        mine = seat in decision.seats
        me = "you" if mine else f"{{p{decision.seats[0]}}}"
        crew = decision.about[0] if decision.about else t.now
        solo = t.seats == 1
        match decision.kind:
            case events.ASIDE:
                whose = f" of crew member {crew + 1}" if solo else ""
                return f"Everyone sets one Skill{whose} aside into the Cargo Pod."
            case events.ROLE:
                whose = f" for crew member {crew + 1}" if solo else ""
                return f"Choose a role{whose}." if mine else "Roles are being chosen."
            case events.TIES:
                return f"Equal rank: {me} put the tied crew in order, earlier birth date first."
            case events.ACT:
                left = f"{t.actions} action{'' if t.actions == 1 else 's'} left"
                does = "do" if mine else "does"
                return f"{t.role_of(t.now).name}: what {does} {me} do? {left}."
            case events.PAY:
                price = skills_words(list(decision.about[2:]))
                return f"Pay {price}: with which cards, with which actions?"
            case events.DISCARD:
                name = t.role_of(crew).name
                return f"The {name} holds too many cards: {me} discard one."
            case events.RECIPIENT:
                return f"Who gets the {n.SKILL_NAMES[decision.about[0]]} card?"
            case events.ORDER:
                return f"The Alerts just seen go back on the deck; {me} say in which order."
            case events.DEACTIVATE:
                return f"One active upgrade turns inactive; {me} choose which."
        return self._reaction(t, decision, me)

    def _reaction(self, t: CaptainTable, decision: Decision, me: str) -> str:
        crew, plan = decision.about
        alert = t._c.alerts[t.alert]
        head = f"Alert: {alert.name}. {alert.words}"
        if plan >= 0:
            return f"{head} Do {me} cancel it with {t._c.plans[plan].name}?"
        price = override_price(t, crew)
        return f"{head} Do {me} ({t.role_of(crew).name}) override it for {price} Command?"

    def option(self, t: Table, decision: Decision, seat: int, path: Answer) -> Label:
        assert isinstance(t, CaptainTable)
        item = path[-1]
        c = t._c
        match decision.kind:
            case events.ASIDE:
                return Label(n.SKILL_NAMES[item], [f"skill:{item}"])
            case events.ROLE:
                return Label(c.roles[item].name, [f"role:{item}"], role_words(c, item))
            case events.TIES:
                return Label(f"{{p{t.seat_of(item)}}}", [f"crew:{item}"])
            case events.ACT:
                return deed_label(t, item)
            case events.PAY:
                return _payment(item)
            case events.DISCARD:
                at = f"skill:{item}" if item < 4 else f"tool:{item - 4}"
                return Label(f"Discard {card_name(c, item)}", [at])
            case events.RECIPIENT:
                return Label(t.role_of(item).name, [f"crew:{item}"])
            case events.ORDER:
                alert = c.alerts[t.alert_deck[-1 - item]]
                return Label(alert.name, [f"alert:{t.alert_deck[-1 - item]}"], alert.words)
            case events.DEACTIVATE:
                up = c.upgrades[item]
                return Label(up.name, [f"upgrade:{item}"], up.words)
        return Label("Yes, cancel the Alert" if item else "No, let it happen")

    def thing(self, name: str) -> Label:
        """Cards and places of the standard pack by name ("role:3")."""
        c = content.pack(content.STANDARD)
        kind, _, number = name.partition(":")
        if not number.isdigit():
            return Label(name)
        i = int(number)
        match kind:
            case "role" if i < len(c.roles):
                return Label(c.roles[i].name, [name], role_words(c, i))
            case "alert" if i < len(c.alerts):
                return Label(c.alerts[i].name, [name], c.alerts[i].words)
            case "plan" if i < len(c.plans):
                return Label(c.plans[i].name, [name], c.plans[i].words)
            case "tool" if i < len(c.tools):
                return Label(c.tools[i].name, [name], c.tools[i].sides[0].words)
            case "upgrade" if i < len(c.upgrades):
                return Label(c.upgrades[i].name, [name], c.upgrades[i].words)
            case "system" if i < len(c.systems):
                return Label(c.systems[i].name, [name], c.systems[i].offline)
            case "space" if i < len(c.places):
                return Label(c.places[i].name, [name])
            case "skill" if i < 4:
                return Label(n.SKILL_NAMES[i], [name])
            case "crew":
                return Label(f"crew member {i + 1}", [name])
            case "aliens" if i < len(c.places):
                return Label(f"Hostile Aliens in the {c.places[i].name}", [name])
        return Label(name)


def role_words(c: Content, role: int) -> str:
    """A role card in one line: actions, hand, discounts, abilities."""
    card = c.roles[role]
    off = skills_words(card.discounts) or "none"
    abilities = " ".join(words for _, _, words in card.abilities)
    return f"{card.actions} actions, hand {card.hand}, discounts: {off}. {abilities}"


def _payment(item: int) -> Label:
    """A card, an action given up, or what a Tool saves."""
    if item < payment.ACTION:
        return Label(f"{n.SKILL_NAMES[item >> 4]} card", [f"skill:{item >> 4}"])
    if item < payment.REBATE:
        return Label("give up an action", ["actions"])
    return Label("saved by the Tool", ["tool"])
