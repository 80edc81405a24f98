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
from .content.english import inside
from .content.model import Content
from .phrases import barred_label, card_name, deed_label, deed_words, skills_words
from .table import LOST_ALERTS, LOST_ALIENS, LOST_CREW, LOST_SHIELDS, WON, CaptainTable
from .tales import tell

ENDINGS: dict[int, tuple[str, str]] = {
    WON: ("Engage! The ship jumps away: the whole crew wins.", "CID-003"),
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
        s = "" if mine else "s"
        crew = decision.about[0] if decision.about else t.now
        solo = t.seats == 1
        match decision.kind:
            case events.ASIDE:
                pod = t._c.systems[n.POD].name
                if solo:
                    return f"Set one Skill of crew member {crew + 1} aside into the {pod}."
                return f"Everyone sets one Skill aside into the {pod}."
            case events.ROLE:
                whose = f" for crew member {crew + 1}" if solo else ""
                return f"Choose a role{whose}." if mine else "Roles are being chosen."
            case events.TIES:
                return f"Equal rank: {me} put{s} the tied crew in order, earlier birth date first."
            case events.ACT:
                left = f"{t.actions} action{'' if t.actions == 1 else 's'} left"
                does = "do" if mine else "does"
                return f"{t.role_of(t.now).name}: what {does} {me} do? {left}."
            case events.PAY:
                return _pay_words(t, decision.about)
            case events.DISCARD:
                name = t.role_of(crew).name
                return f"The {name} holds too many cards: {me} discard{s} one."
            case events.RECIPIENT:
                return f"Who gets the {n.SKILL_NAMES[decision.about[0]]} card?"
            case events.ORDER:
                how = "in which order, the one that comes first on top"
                return f"The Alerts just seen go back on the deck; {me} say{s} {how}."
            case events.DEACTIVATE:
                number = len(decision.spaces[0].each()[0])
                what = "1 active upgrade turns" if number == 1 else f"{number} active upgrades turn"
                return f"{what} inactive; {me} choose{s}."
        return self._reaction(t, decision, me, "Do" if mine else "Does")

    def _reaction(self, t: CaptainTable, decision: Decision, me: str, do: str) -> str:
        crew, plan = decision.about
        alert = t._c.alerts[t.alert]
        head = f"Alert: {alert.name}. {alert.words}"
        if plan >= 0:
            return f"{head} {do} {me} cancel it with {t._c.plans[plan].name}?"
        price = override_price(t, crew)
        return f"{head} {do} {me} ({t.role_of(crew).name}) override it for {price} Command?"

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
                space = decision.space_of(seat)
                open_ = space is not None and space.holds((item,))
                return deed_label(t, item) if open_ else barred_label(t, item)
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

    def thing_at(self, t: Table, name: str) -> Label:
        """Crew by role, cards and places of the pack in play."""
        assert isinstance(t, CaptainTable)
        kind, _, number = name.partition(":")
        if kind == "crew" and number.isdigit() and int(number) < t.crew:
            crew = int(number)
            if t.role[crew] >= 0:
                return Label(f"The {t.role_of(crew).name}", [name], role_words(t._c, t.role[crew]))
        return _thing(t._c, name)

    def thing(self, name: str) -> Label:
        """The same of the standard pack, before there is a table ("role:3")."""
        return _thing(content.pack(content.STANDARD), name)


def _thing(c: Content, name: str) -> Label:
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
            return Label(f"Hostile Aliens {inside(c.places[i].name)}", [name])
    return Label(name)


def role_words(c: Content, role: int) -> str:
    """A role card in one line: actions, hand, discounts, abilities."""
    card = c.roles[role]
    off = skills_words(card.discounts) or "none"
    abilities = " ".join(words for _, _, words in card.abilities)
    return f"{card.actions} actions, hand {card.hand}, discounts: {off}. {abilities}"


def _pay_words(t: CaptainTable, about: tuple[int, ...]) -> str:
    """What is paid, what for, and what it may be paid with."""
    code = about[0]
    with_ = "which cards"
    if t.has(t.now, n.ELBOW_GREASE):
        with_ += ", which further actions"
    if payment.rebate_of(t, code):
        with_ += ", and what does the Tool save"
    return f"Pay {skills_words(list(about[2:]))} ({deed_words(t, code)}): {with_}?"


def _payment(item: int) -> Label:
    """A card, an action given up, or what a Tool saves."""
    if item < payment.ACTION:
        return Label(f"{n.SKILL_NAMES[item >> 4]} card", [f"pay:{item}"])
    if item < payment.REBATE:
        return Label("Give up an action", [f"pay:{item}"])
    return Label("Saved by the Tool", [f"pay:{item}"])
