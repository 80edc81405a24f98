"""Deeds as their doer reads them, and where to click."""

from __future__ import annotations

from typing import Any

from ....kit.game import Label
from .. import content
from ..choices import deeds
from ..choices.deeds import parts
from ..content import SECTIONS, card_names, card_words, section_names
from ..sight import chance
from ..table import AIMED, BOOSTS, SpaceTable
from .names import SIDES, card_ref, person, robot_ref, section_ref, ship, team


def deed_label(t: SpaceTable, seat: int, code: int) -> Label:
    """A deed as its doer reads it, and where to click."""
    what, a, b, c = parts(code)
    here = t.place[seat] // SECTIONS
    if what == deeds.PLAY or what == deeds.ROBOT_PLAY:
        return play_label(t, seat, what, a, b, c)
    if what == deeds.STEP:
        return Label(f"Walk to the {section_names[c].lower()}", [section_ref(here, c)])
    if what == deeds.ROBOT_STEP:
        there = section_ref(t.robot[seat] // SECTIONS, c)
        words = f"Send your robot to the {section_names[c].lower()}"
        return Label(words, [robot_ref(*divmod(t.robot[seat], SECTIONS)), there])
    if what == deeds.FIRE:
        return fire_label(t, here, a, b, c)
    if what == deeds.SHOOT:
        return shoot_label(t, here, a, b, c)
    if what == deeds.BEAM:
        return Label(f"Beam to {ship(t, b)}", ["beam", f"ship:{b}"])
    if what == deeds.MEND:
        return Label(
            f"Repair Brigade: 1 point off the {section_names[c].lower()}",
            ["mend", section_ref(here, c)],
        )
    if what == deeds.MISSILE:
        words = f"Missile at the {section_names[c].lower()} of {ship(t, b)}"
        return Label(words, ["missile", section_ref(b, c)], odds_words(chance(t, here, 2, b)))
    return talk_label(t, seat, what, a, b)


def talk_label(t: SpaceTable, seat: int, what: int, a: int, b: int) -> Label:
    """Trades, hand-ins and command."""
    card = card_names[a] if a < content.KINDS else ""
    if what == deeds.OFFER:
        return Label(f"Offer {card} to {person(b)}", ["trade", card_ref(a), f"person:{b}"])
    if what == deeds.GIVE_BACK:
        return Label(f"Give {card} in return to {person(b)}", ["trade", card_ref(a)])
    if what == deeds.REFUSE:
        return Label(f"Refuse the offer of {person(b)}", ["refuse"])
    if what == deeds.AGREE:
        mine = next(o for o in t.offers if o[0] == seat)
        given, taken = card_names[mine[2]], card_names[mine[3]]
        return Label(f"Agree: {given} for {taken} with {person(mine[1])}", ["agree"])
    if what == deeds.CALL_OFF:
        return Label("Take your offer back", ["call_off"])
    if what == deeds.HAND_IN:
        return Label(f"Hand in {card}", ["hand_in", card_ref(a)])
    if what == deeds.THROW:
        return Label(f"Throw {card} away", ["hand_in", card_ref(a)])
    if what == deeds.DISARM:
        return Label("Try to disarm the charge here", ["disarm"], "d6 above 3, captains above 2")
    if what == deeds.TAKE_OVER:
        help = "Takes the whole turn; no enemy may be here at its end."
        return Label("Take this ship over", ["take_over"], help)
    if what == deeds.VOLUNTEER:
        return Label("Become Acting Captain", ["volunteer"])
    if what == deeds.PLEAD:
        return Label(f"Ask {team(b)} to take you in", ["plead"])
    if what == deeds.WELCOME:
        return Label(f"Take {person(b)} in", ["welcome"])
    if what == deeds.TURN_AWAY:
        return Label(f"Turn {person(b)} away", ["turn_away"])
    if what == deeds.GIVE_UP:
        return Label("Vote to give up", ["give_up"])
    return Label("Done", ["done"])


def play_label(t: SpaceTable, seat: int, what: int, card: int, b: int, c: int) -> Label:
    """Playing a card, with its target."""
    name, help = card_names[card], card_words[card]
    at = [card_ref(card)]
    here = t.place[seat] // SECTIONS
    if b == 63:
        return Label(name, at, help)
    if what == deeds.ROBOT_PLAY:
        words = f"{name} by robot on the {section_names[c].lower()}"
        return Label(words, [*at, section_ref(t.robot[seat] // SECTIONS, c)], help)
    if card in (content.HEAL, content.EXECUTIVE_OFFICER):
        return Label(f"{name}: {person(c)}", [*at, f"person:{c}"], help)
    if card == content.BOARDING:
        words = f"{name}: the {section_names[c].lower()} of {ship(t, b)}"
        return Label(words, [*at, section_ref(b, c)], help)
    if card < content.FIRST_CAPTAIN_CARD:
        if card in AT_A_SECTION:
            words = f"{name}: {section_names[c].lower()}"
            return Label(words, [*at, section_ref(here, c)], help)
        return Label(name, at, help)
    if not content.special[card]:
        return Label(name, at, help)
    never = card in (content.RAMMING_SPEED, content.SCYTHE_BEAM)
    if content.physical[card] and not never:
        help += f" {odds_words(chance(t, here, 2, b))}"
    aimed = t.boost[here * BOOSTS + AIMED] and b < t.ships
    if aimed and card == content.PHOTON_TORPEDO:
        words = f"{name}: the {section_names[c].lower()} of {ship(t, b)}"
        return Label(words, [*at, section_ref(b, c)], help)
    if aimed and card == content.SCYTHE_BEAM:
        trio = content.plans[t.plan].trios[c]
        names = ", ".join(section_names[s].lower() for s in trio)
        return Label(f"{name} at {ship(t, b)}: {names}", [*at, section_ref(b, trio[1])], help)
    return Label(f"{name} at {ship(t, b)}", [*at, f"ship:{b}"], help)


AT_A_SECTION = (
    content.REPAIR_1, content.REPAIR_2, content.REPAIR_3, content.PLASMA_GRENADE,
    content.PLASMA_CHARGE, content.FORCE_FIELD, content.SHORT_RANGE_TELEPORT,
    content.INCENDIARY_GRENADE,
)  # fmt: skip


def odds_words(seen: dict[str, Any]) -> str:
    """The chance and what makes it: "5 in 8: 4 at first, Lock On +1."."""
    eighths, parts_ = seen["eighths"], seen["parts"]
    if seen["sure"]:
        return "Aimed: no roll is needed."
    if eighths is None:
        return "The chance cannot be read."
    shifts = "".join(f", {words} {points:+d}" for words, points in parts_)
    return f"{eighths} in 8: 4 at first{shifts}."


def fire_label(t: SpaceTable, here: int, side: int, target: int, aimed: int) -> Label:
    """A laser shot with the odds (SB-065, SB-066)."""
    seen = chance(t, here, side, target)
    help = odds_words(seen)
    laser = section_ref(here, content.LASER_L + side)
    words = f"Fire the {SIDES[side]} laser at {ship(t, target)}"
    if aimed:
        name = section_names[aimed - 1].lower()
        return Label(f"{words}: {name}", [laser, section_ref(target, aimed - 1)], help)
    return Label(words, [laser, f"ship:{target}"], help)


def shoot_label(t: SpaceTable, here: int, what: int, whose: int, section: int) -> Label:
    """A phaser shot; a clone looks like the person to whoever shoots it."""
    there = section_ref(here, section)
    name = section_names[section].lower()
    if what == deeds.AT_PERSON:
        return Label(f"Phaser at {person(whose)} in the {name}", ["phaser", f"person:{whose}"])
    if what == deeds.AT_ROBOT:
        return Label(f"Phaser at the robot in the {name}", ["phaser", robot_ref(here, section)])
    if what == deeds.AT_FIELD:
        return Label(f"Phaser at the force field of {team(whose)} in the {name}", ["phaser", there])
    return Label(f"Phaser at the {name}", ["phaser", there])
