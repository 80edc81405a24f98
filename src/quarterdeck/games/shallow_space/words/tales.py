"""What was told, as lines of the log."""

from __future__ import annotations

from ....kit.event import Event
from .. import events
from ..choices import deeds
from ..content import card_names, damage_names, ship_names
from .names import SIDES, number, person, place, shirts, team


def tale(event: Event) -> str:
    """One line."""
    for tell in (moves, cards, fire, harm, things, command, course):
        words = tell(event)
        if words:
            return words
    return event.kind


def moves(event: Event) -> str:
    """Getting about."""
    me, x = person(event.seat), event.things
    match event.kind:
        case events.STEPPED:
            return f"{me} walked to {place(x[0])}."
        case events.HOPPED:
            return f"{me} hopped to {place(x[0])}."
        case events.BEAMED:
            return f"{me} beamed to {place(x[0])}."
        case events.BOARDED:
            return f"{me} boarded at {place(x[0])}."
        case events.BUMPED:
            who = me if event.seat >= 0 else "A robot"
            return f"{who} ran into somebody unseen at {place(x[0])}."
        case events.FIZZLED:
            return f"{me} stood in the teleport chamber, and nothing happened."
        case events.CLONE_STEPPED:
            return f"The clone of {me} walked to {place(x[0])}."
        case events.CLONE_PLAYED:
            return f"The clone of {me} pretended to play {card_names[x[0]]}."
        case events.CLONE_REINFORCED:
            return f"The clone of {me} seems to lead {shirts(x[0])}."
        case events.CLONE_HEALED:
            return f"The clone of {me} seems to be healed to {x[0]}."
        case events.CLONE_GONE:
            return f"What looked like {me} at {place(x[0])} was a clone, and is gone."
        case events.CLOAKED:
            return f"{me} is out of sight; a clone stands in."
        case events.UNCLOAKED:
            where = f" at {place(x[0])}" if x and x[0] >= 0 else ""
            return f"{me} can be seen again{where}."
        case events.ROBOT_MADE:
            return f"A repair robot stands in {place(x[0])}."
        case events.ROBOT_STEPPED:
            return f"A robot rolled to {place(x[0])}."
        case events.ROBOT_LOST:
            return f"The robot in {place(x[0])} broke."
    return ""


def cards(event: Event) -> str:
    """Cards drawn, played, traded and given away."""
    me, x = person(event.seat), event.things
    match event.kind:
        case events.DREW:
            return f"{me} drew {_count(x[0], 'captain')}{_count(x[1], 'crew', x[0])}."
        case events.DREW_CARDS:
            return f"{me} drew {', '.join(card_names[c] for c in x)}."
        case events.RESHUFFLED:
            return f"The {'captain' if x[0] else 'crew'} deck was shuffled anew."
        case events.PLAYED:
            return f"{me} played {card_names[x[0]]}."
        case events.HANDED_IN:
            return f"{me} handed in {card_names[x[0]]}."
        case events.THROWN_AWAY:
            return f"{me} threw {card_names[x[0]]} away."
        case events.OFFERED:
            return f"{me} offered {card_names[x[1]]} to {person(x[0])}."
        case events.GAVE_BACK:
            return f"{me} held out {card_names[x[1]]} to {person(x[0])} in return."
        case events.REFUSED:
            return f"{me} refused the offer of {person(x[0])}."
        case events.CALLED_OFF:
            return f"{me} took back the offer to {person(x[0])}."
        case events.TRADED:
            return f"{me} gave {person(x[0])} {card_names[x[1]]} for {card_names[x[2]]}."
    return ""


def _count(cards_: int, deck: str, before: int = 0) -> str:
    if not cards_:
        return ""
    return f"{' and ' if before else ''}{cards_} {deck} card{'s' if cards_ > 1 else ''}"


def fire(event: Event) -> str:
    """Lasers, weapons, phasers."""
    me, x = person(event.seat), event.things
    match event.kind:
        case events.FIRED:
            what = f"{me} fired the {SIDES[x[1]]} laser of {number(x[0])} at {number(x[2])}"
            return f"{what}: {_roll(x[3], x[4], x[5])}."
        case events.FIRED_UNREAD:
            what = f"{me} fired the {SIDES[x[1]]} laser of {number(x[0])} at {number(x[2])}"
            return f"{what}: {'a hit' if x[3] else 'a miss'}."
        case events.LAUNCHED:
            return f"{_launch(x)}: {_roll(x[3], x[4], x[5])}."
        case events.LAUNCHED_UNREAD:
            return f"{_launch(x)}: {'a hit' if x[3] else 'a miss'}."
        case events.DODGED:
            return f"{number(x[0])} rolled out of the way of {card_names[x[1]]}."
        case events.SHOT:
            return f"{me} fired a phaser at {_aim(x)}, {x[3]} damage."
        case events.BOTCHED:
            return f"{me} rolled {x[0]} and botched the throw."
        case events.EMP_HIT:
            return f"An EMP silenced the captain of {team(x[0])}."
        case events.VIRUS_HIT:
            return f"A virus is in the sensors of {number(x[0])}: all of it looks critical."
        case events.GAS_HIT:
            return f"Gas fills {number(x[0])}."
        case events.EVADING:
            return f"{number(x[0])} flies evasive manoeuvres."
    return ""


def _launch(x: tuple[int, ...]) -> str:
    return f"{card_names[x[1]]} of {number(x[0])} at {number(x[2])}"


def _roll(die: int, shift: int, hit: int) -> str:
    end = "a hit" if hit else "a miss"
    return f"{die}{shift:+d}, {end}" if die else f"{end} without a roll"


def _aim(x: tuple[int, ...]) -> str:
    if x[0] == deeds.AT_PERSON:
        return f"{person(x[1])} in {place(x[2])}"
    if x[0] == deeds.AT_ROBOT:
        return f"the robot in {place(x[2])}"
    if x[0] == deeds.AT_FIELD:
        return f"the force field in {place(x[2])}"
    return place(x[2])


def harm(event: Event) -> str:
    """Damage and repair."""
    me, x = person(event.seat), event.things
    match event.kind:
        case events.SHIELD_TOOK:
            end = "down" if x[2] == 3 else damage_names[x[2]]
            return f"The shield of {number(x[0])} took {x[1]} and is {end}."
        case events.STRUCK:
            return f"{place(x[0])} took {x[1]} and is {damage_names[x[2]]}."
        case events.SHIELD_MENDED:
            whole = "is whole" if x[1] == 0 else "mends itself"
            return f"The shield of {number(x[0])} {whole}."
        case events.MENDED:
            return f"{place(x[0])} was repaired by {x[1]} and is {damage_names[x[2]]}."
        case events.SAVED:
            return f"{card_names[x[0]]} protected {me}."
        case events.HURT:
            fell = f", {shirts(x[1])} fell" if x[1] else ""
            return f"{me} took {x[0]}{fell}, health {x[2]}."
        case events.HEALED:
            return f"{me} was healed to {x[0]}."
        case events.REINFORCED:
            return f"{me} leads {shirts(x[0])}."
        case events.DIED:
            return f"{me} died."
        case events.BREACH:
            return f"The core of {number(x[0])} is breaking."
    return ""


def things(event: Event) -> str:
    """Fields, charges, fires."""
    me, x = person(event.seat), event.things
    match event.kind:
        case events.FIELD_SET:
            return f"A force field of {team(x[1])} closed {place(x[0])}."
        case events.FIELD_WORN:
            end = "fell" if x[2] == 0 else "was weakened"
            return f"The force field of {team(x[1])} in {place(x[0])} {end}."
        case events.CHARGE_SET:
            return f"{me} set a plasma charge in {place(x[0])}."
        case events.CHARGE_FOUND:
            return f"{me} found a plasma charge in {place(x[0])}."
        case events.CHARGE_BLEW:
            return f"The plasma charge in {place(x[0])} went off."
        case events.DISARMED:
            end = "disarmed" if x[1] else "still live"
            return f"{me} rolled {x[0]}: the charge is {end}."
        case events.FIRE_LIT:
            return f"Fire in {place(x[0])}."
        case events.BURNED:
            return f"Fire burned in {place(x[0])}."
    return ""


def command(event: Event) -> str:
    """Who commands, who leaves."""
    me, x = person(event.seat), event.things
    match event.kind:
        case events.SEIZING:
            return f"{me} is taking {number(x[0])} over."
        case events.SEIZED:
            return f"{team(x[1])} has taken {number(x[0])} over."
        case events.HELD:
            return f"The takeover of {number(x[0])} failed."
        case events.VOLUNTEERED:
            return f"{me} is Acting Captain."
        case events.PLEADED:
            return f"{me} asks {team(x[0])} to be taken in."
        case events.TURNED_AWAY:
            return f"{me} turned {person(x[0])} away."
        case events.DEFECTED:
            return f"{me} went over to {team(x[0])}."
        case events.GAVE_UP:
            return f"{me} votes to give up."
        case events.SURRENDERED:
            return f"{team(x[0])} gave up."
        case events.IS_DONE:
            return f"{me} is done."
    return ""


def course(event: Event) -> str:
    """The course of the battle."""
    me, x = person(event.seat), event.things
    match event.kind:
        case events.NAMED:
            return f"{me} named {number(x[0])} {ship_names[x[1]]}."
        case events.ORDER:
            return f"From left to right: {', '.join(number(s) for s in x)}."
        case events.ROUND_BEGAN:
            return f"Round {x[0]}."
        case events.TURN_BEGAN:
            return f"The turn of {team(x[0])}."
        case events.EVADED:
            return f"{number(x[0])} flies straight again."
        case events.EMP_OVER:
            return f"The captain of {team(x[0])} has power again."
        case events.VIRUS_OVER:
            return f"The sensors of {number(x[0])} show the truth again."
        case events.GAS_OVER:
            return f"The gas in {number(x[0])} has cleared."
        case events.SHIP_LOST:
            return f"{number(x[0])} broke apart."
        case events.POD_OPENED:
            return f"{me} got away in an escape pod."
        case events.POD_GONE:
            return f"The pod of {me} is gone."
        case events.TEAM_OUT:
            return f"{team(x[0])} is out."
        case events.WON:
            return f"{' and '.join(team(n) for n in x)} won the battle."
    return ""


