"""Events as lines of the log."""

from __future__ import annotations

from . import events as e
from .content import names as n
from .content.english import inside, into, verb
from .content.model import Content
from .phrases import skills_words, the_card


def tell(c: Content, kind: str, me: str, x: tuple[int, ...]) -> str:
    """One line; `me` is the crew member it is told of."""
    match kind:
        case e.SET_ASIDE:
            pod = c.systems[n.POD].name
            return f"{_one(me, x[1])} sets {n.SKILL_NAMES[x[0]]} aside into the {pod}."
        case e.ROLE_TAKEN:
            return f"{me} comes aboard."
        case e.ORDERED:
            return f"By rank: {', '.join(c.roles[r].name for r in x)}."
        case e.DEALT:
            return f"{_one(me, x[4])} is dealt {skills_words(list(x[:4]))}."
        case e.TURN_BEGAN:
            return f"Turn {x[0]}: {me} has {x[1]} action{'' if x[1] == 1 else 's'}."
        case e.SHUT_DOWN:
            name = c.systems[n.COMPUTERS].name
            return f"{me} is shut down while the {name} {verb(name, 'is', 'are')}."
        case e.SPENT:
            return f"{me} spends {_spent(x)}."
        case e.MOVED:
            return f"{me} walks to {into(c.places[x[0]].name)}."
        case e.CARRIED:
            return f"{me} carries the {c.roles[x[0]].name} to {into(c.places[x[1]].name)}."
        case e.BEAMED:
            return f"{me} teleports the {c.roles[x[0]].name} to {into(c.places[x[1]].name)}."
        case e.BEACONED:
            return f"{me} beams the {c.roles[x[0]].name} to {into(c.places[x[1]].name)}."
        case e.GAVE:
            return f"{me} gives {n.SKILL_NAMES[x[0]]} to the {c.roles[x[1]].name}{_how(c, x[2])}."
        case e.TOOK:
            return f"{me} takes {n.SKILL_NAMES[x[0]]} from the {c.roles[x[1]].name}{_how(c, x[2])}."
        case e.GAVE_TOOL:
            pair = f"from the {c.roles[x[1]].name} to the {c.roles[x[2]].name}"
            return f"{me} passes the {c.tools[x[0]].name} {pair}{_how(c, x[3])}."
        case e.KILLED:
            word = "Hostile Alien" if x[0] == 1 else "Hostile Aliens"
            return f"{me} kills {x[0]} {word} {inside(c.places[x[1]].name)}."
        case e.REPAIRED:
            return f"{me} brings the {c.systems[x[0]].name} back online."
        case e.REINSTALLED:
            return f"{me} reinstalls the {c.systems[x[0]].name}."
        case e.CORE_REPAIRED:
            return f"{me} repairs the {c.systems[n.JUMP_CORE].name}: {x[0]} to go."
        case e.SHIELDS_RAISED:
            return f"{me} raises the shields to {x[1] * c.counts['step']}%."
    return _cards(c, kind, me, x)


def _one(me: str, crew: int) -> str:
    """Before roles are known: in a solo game the crew member by number."""
    return me if crew < 0 else f"Crew member {crew + 1}"


def _spent(x: tuple[int, ...]) -> str:
    actions = [f"{x[0]} action{'' if x[0] == 1 else 's'}"] if x[0] else []
    skills = skills_words(list(x[1:]))
    return " and ".join([*actions, skills] if skills else actions) or "nothing"


def _kinds(kinds: tuple[int, ...]) -> str:
    return ", ".join(n.SKILL_NAMES[k] for k in kinds)


def _how(c: Content, act: int) -> str:
    match act:
        case n.TRANSMIT:
            return f" over the {c.systems[n.COMM].name}"
        case n.TELEPORT:
            return f" by {c.systems[n.TELEPORTER].name}"
        case n.MIND_LINK:
            return " by mind link"
    return ""


def _cards(c: Content, kind: str, me: str, x: tuple[int, ...]) -> str:
    match kind:
        case e.DREW:
            return f"{me} draws {n.SKILL_NAMES[x[0]]}."
        case e.NO_SKILLS:
            return f"{me} finds no Skill to draw."
        case e.RESHUFFLED:
            return f"The discards become a Skill deck of {x[0]}."
        case e.ROW_DEALT:
            return f"Face up at the {c.systems[n.SENSORS].name}: {_kinds(x)}."
        case e.ROW_LOST:
            return f"The face-up Skills are discarded: {_kinds(x)}."
        case e.DECK_LOST:
            return f"The Skill deck of {x[0]} is discarded."
        case e.TOOK_FACE_UP:
            return f"{me} takes the face-up {n.SKILL_NAMES[x[0]]}."
        case e.TOOK_FROM_POD:
            return f"{me} takes {the_card(c, x[0])} from the {c.systems[n.POD].name}."
        case e.PUT_IN_POD:
            return f"{me} puts {the_card(c, x[0])} into the {c.systems[n.POD].name}."
        case e.HEALED:
            return f"{me} heals the {c.roles[x[0]].name}."
        case e.MADE_TORPEDO:
            return f"{me} makes a torpedo: {x[0]} on the rack."
        case e.FIRED:
            result = "it is destroyed" if x[1] else "it is damaged"
            return f"{me} fires at the {c.alerts[x[0]].name}: {result}."
        case e.EVADED:
            return f"{me} fires and slips away: no Alert this turn."
        case e.PLAN_DRAWN:
            return f"{me} draws the Battle Plan {c.plans[x[0]].name}."
        case e.PLAN_PLAYED:
            return f"{me} plays {c.plans[x[0]].name}: {c.plans[x[0]].words}"
        case e.CURED:
            return f"{me} puts an end to {c.alerts[x[0]].name}."
        case e.RESEARCHED:
            out = f" in place of {c.upgrades[x[1]].name}" if x[1] >= 0 else ""
            return f"{me} researches {c.upgrades[x[0]].name}{out}."
        case e.TOOL_USED:
            return f"{me} uses the {c.tools[x[0]].name}, side {'AB'[x[1]]}."
        case e.TOOL_RESTORED:
            return f"{me} makes the {c.tools[x[0]].name} as good as new."
        case e.DELEGATED:
            return f"{me} gives the {c.roles[x[0]].name} an extra action."
        case e.WISDOM_GIVEN:
            return f"{me} hands {n.SKILL_NAMES[x[0]]} to the {c.roles[x[1]].name}."
        case e.REFRAMED:
            return f"{me} swaps {n.SKILL_NAMES[x[0]]} for a discarded {n.SKILL_NAMES[x[1]]}."
        case e.SCANNED:
            return f"{me} sees on the Alert deck: {', '.join(c.alerts[a].name for a in x)}."
        case e.DISCOUNT_GAINED:
            return f"{me} has {x[1]} more {n.SKILL_NAMES[x[0]]} discount from now on."
        case e.ACTIONS_GAINED:
            return f"{me} has {x[0]} more action{'' if x[0] == 1 else 's'}."
        case e.COILS:
            return f"{me} overcharges the coils: the next core repair is cheaper."
        case e.DISCARDED:
            return f"{me} holds too many cards and discards {the_card(c, x[0])}."
    return _trouble(c, kind, me, x)


def _trouble(c: Content, kind: str, me: str, x: tuple[int, ...]) -> str:
    match kind:
        case e.ALERT:
            return f"Alert: {c.alerts[x[0]].name}. {c.alerts[x[0]].words}"
        case e.NO_ALERT:
            return "No Alert is drawn this turn."
        case e.OVERRIDDEN:
            return f"{me} overrides {c.alerts[x[0]].name}."
        case e.CANCELLED:
            return f"{me} cancels {c.alerts[x[0]].name} with {c.plans[x[1]].name}."
        case e.FAILED:
            name = c.systems[x[0]].name
            return f"The {name} {verb(name, 'goes', 'go')} offline."
        case e.DESTROYED:
            name = c.systems[x[0]].name
            return f"The {name} {verb(name, 'is', 'are')} destroyed."
        case e.HIT:
            step = c.counts["step"]
            return f"The shields lose {x[0] * step}% and stand at {x[1] * step}%."
        case e.BOARDED:
            word = "Hostile Alien boards" if x[0] == 1 else "Hostile Aliens board"
            return f"{x[0]} {word} {into(c.places[x[1]].name)}."
        case e.INJURED:
            return f"{me} is injured."
        case e.DIED:
            return f"{me} dies; another reports for duty."
        case e.ELIMINATED:
            return f"{me} is eliminated."
        case e.SHIP_ATTACHED:
            return f"The {c.alerts[x[0]].name} attaches to the hull."
        case e.SHIP_REMOVED:
            return f"{me} lures the {c.alerts[x[0]].name} away."
        case e.ANOMALY_BEGAN:
            return f"{c.alerts[x[0]].name} spreads through the ship."
        case e.TORPEDO_LOST:
            lost = {0: "No torpedo is", 1: "1 torpedo is"}.get(x[0], f"{x[0]} torpedoes are")
            return f"{lost} lost from the rack."
        case e.UPGRADE_LOST:
            return f"{c.upgrades[x[0]].name} turns inactive."
        case e.QUEUE_DEALT:
            return f"The scanners show: {c.alerts[x[0]].name}."
        case e.QUEUE_LOST:
            return f"Lost from sight: {', '.join(c.alerts[a].name for a in x)}."
    return kind
