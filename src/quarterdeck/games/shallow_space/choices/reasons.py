"""Why a deed is not on the menu: the rule and a sentence. Only asked when somebody looks."""

from __future__ import annotations

from ....kit.event import Barred, Refusal
from .. import content
from ..content import (
    BOARDING,
    BRIDGE,
    DECOY,
    ESCAPE_POD,
    EXECUTIVE_OFFICER,
    FIRE_BRIGADE,
    FIRST_CAPTAIN_CARD,
    FORCE_FIELD,
    HEAL,
    MISSILE_BARRAGE,
    REPAIR_1,
    REPAIR_3,
    REPAIR_BOT,
    REPAIR_BRIGADE,
    ROOMS,
    SECTIONS,
    SHIELD,
    SHORT_RANGE_TELEPORT,
    STEPS,
    TELEPORT,
    card_names,
    card_needs,
    card_needs_rule,
    card_rules,
    plans,
    section_names,
)
from ..table import NOBODY, SpaceTable
from . import deeds
from .deeds import parts
from .menu import menu
from .ways import (
    acting,
    closed_to,
    commands,
    may_beam_to,
    may_use_chamber,
    missiles_wait,
    needs_met,
    on_a_bridge,
    seen_enemy,
    seen_there,
)

NOT_AT_ALL = 63
"""In a barred deed: this card, wherever it may be played."""


def barred_cards(t: SpaceTable, seat: int) -> list[Barred]:
    """The cards in hand that cannot be played now, each with its reason."""
    if seat < 0 or t.team[seat] != t.active or t.done[seat]:
        return []
    deeds_now = menu(t, seat, acting(t, t.team[seat], list(range(t.seats))))
    playable = {code >> 12 & 63 for code in deeds_now if code >> 18 == deeds.PLAY}
    found: list[Barred] = []
    for card in sorted({*t.hand[seat], *t.orders[seat], *t.slot[seat]}):
        if card not in playable:
            refusal = card_why(t, seat, card)
            code = deeds.deed(deeds.PLAY, card, NOT_AT_ALL, NOT_AT_ALL)
            found.append(Barred(code, refusal.rule, refusal.words))
    return found


def why(t: SpaceTable, seat: int, code: int) -> Refusal:
    """Why this deed is not on the menu."""
    if code < 0 or code >> 18 > deeds.MISSILE:
        return Refusal("SB-070", "That is not among the things you may do now.")
    what, a, b, c = parts(code)
    if what == deeds.STEP:
        return _step_why(t, seat, c)
    if what == deeds.BEAM:
        return _beam_why(t, seat, b)
    if what == deeds.FIRE:
        return _fire_why(t, seat, a)
    if what == deeds.PLAY and a < content.KINDS:
        return card_why(t, seat, a, b, c)
    if what == deeds.SHOOT:
        return _shoot_why(t, seat, c)
    if what == deeds.HAND_IN:
        return Refusal("SB-054", "Crew hand in two cards a turn, besides any Repair Lvl 1.")
    if what == deeds.OFFER:
        if a >= FIRST_CAPTAIN_CARD:
            return Refusal("SB-162", "Only a card of the Executive Officer goes to the captain.")
        return Refusal("SB-056", "Trades are between team-mates aboard the same ship.")
    if what == deeds.AGREE:
        return Refusal("SB-057", "A trade goes both ways: nothing is held out in return yet.")
    return _command_why(t, seat, what)


def _command_why(t: SpaceTable, seat: int, what: int) -> Refusal:
    if what == deeds.TAKE_OVER:
        return Refusal(
            "SB-082",
            "Only a captain who starts the turn on a foreign, working bridge without an enemy and"
            " does nothing else may take a ship over.",
        )
    if what == deeds.VOLUNTEER:
        return Refusal("SB-083", "There is a captain; nobody needs to stand in.")
    if what == deeds.PLEAD:
        return Refusal("SB-087", "Only crew without captain and acting captain change sides.")
    if what == deeds.WELCOME or what == deeds.TURN_AWAY:
        return Refusal("SB-086", "Nobody asks you for that.")
    if what == deeds.DISARM:
        if t.tried[seat]:
            return Refusal("SB-113", "You have tried to disarm it this turn.")
        return Refusal("SB-113", "Only that ship's crew disarms a charge, in the same section.")
    if what == deeds.THROW:
        return Refusal("SB-089", "Only a Repair Lvl 1 of a crew member is thrown away so.")
    if what == deeds.ROBOT_STEP or what == deeds.ROBOT_PLAY:
        return Refusal("SB-132", "Your robot cannot do that now.")
    return Refusal("SB-070", "That is not among the things you may do now.")


def _still_why(t: SpaceTable, seat: int) -> Refusal | None:
    """Why somebody cannot move at all."""
    if t.locked[seat]:
        return Refusal(
            "SB-067", "Whoever has commanded from the bridge does not leave it this turn."
        )
    if t.rooted[seat]:
        return Refusal("SB-027", "After beaming or boarding you do not move again this turn.")
    if closed_to(t, t.team[seat], t.place[seat]):
        return Refusal("SB-116", "A force field holds you here.")
    return None


def _step_why(t: SpaceTable, seat: int, section: int) -> Refusal:
    still = _still_why(t, seat)
    if still is not None:
        return still
    spot = t.place[seat]
    there = spot - spot % SECTIONS + section
    if section >= ROOMS:
        name = section_names[section] if section < SECTIONS else "place"
        rules = {10: "SB-038", 11: "SB-038", 12: "SB-041", 13: "SB-044", 14: "SB-044"}
        return Refusal(rules.get(section, "SB-049"), f"Nobody can be inside the {name.lower()}.")
    if section not in plans[t.plan].walk[spot % SECTIONS] or spot >= t.ships * SECTIONS:
        return Refusal("SB-060", "You walk from section to neighbouring section.")
    if t.steps[seat] >= STEPS:
        if t.steps[seat] == STEPS and not t.works(spot) and not t.virus[spot // SECTIONS]:
            return Refusal("SB-062", "A critical section ends the walk.")
        return Refusal("SB-061", "Three sections a turn, and no further.")
    return _enter_why(t, seat, there)


def _enter_why(t: SpaceTable, seat: int, spot: int) -> Refusal:
    if closed_to(t, t.team[seat], spot):
        return Refusal("SB-115", "A force field closes that section to you.")
    if seen_enemy(t, t.team[seat], spot):
        return Refusal("SB-063", "An enemy holds that section.")
    return Refusal("SB-060", "You cannot get there from here.")


def _beam_why(t: SpaceTable, seat: int, ship: int) -> Refusal:
    spot = t.place[seat]
    team = t.team[seat]
    if t.locked[seat] or t.rooted[seat]:
        still = _still_why(t, seat)
        assert still is not None
        return still
    if spot % SECTIONS != TELEPORT:
        return Refusal("SB-024", "You beam from a teleport chamber.")
    if not may_use_chamber(t, team, spot):
        if not t.seems_to_work(spot):
            return Refusal("SB-014", "A critical teleport chamber does not work.")
        return Refusal("SB-030", "An enemy is in this chamber.")
    if ship < t.ships and t.afloat[ship] and not may_beam_to(t, team, ship):
        shield = ship * SECTIONS + SHIELD
        if t.owner[ship] != team and not t.virus[ship] and t.damage[shield] < 3:
            return Refusal("SB-025", "The shield of that ship is up.")
        return Refusal("SB-026", "There is no empty section on that ship.")
    return Refusal("SB-024", "You beam to another ship.")


def _fire_why(t: SpaceTable, seat: int, side: int) -> Refusal:
    ship = commands(t, seat)
    if ship < 0:
        return _bridge_why(t, seat)
    if side < 2 and not t.seems_to_work(ship * SECTIONS + content.LASER_L + side):
        return Refusal("SB-014", "A critical laser does not fire.")
    if side < 2 and t.fired[ship * 2 + side]:
        return Refusal("SB-036", "Each laser fires once a turn, three times with Strafing Run.")
    return Refusal("SB-064", "Lasers are fired at ships that your team does not control.")


def _bridge_why(t: SpaceTable, seat: int) -> Refusal:
    """Why this person commands nothing (SB-018, SB-019)."""
    spot = t.place[seat]
    if t.captain[t.team[seat]] != seat:
        return Refusal("SB-018", "Only the captain commands the ship.")
    if spot % SECTIONS == BRIDGE and not t.seems_to_work(spot):
        return Refusal("SB-019", "The bridge is critical: nobody commands from here.")
    return Refusal("SB-018", "The captain commands from the bridge of a ship of the own team.")


def _shoot_why(t: SpaceTable, seat: int, section: int) -> Refusal:
    if t.shot[seat]:
        return Refusal("SB-072", "You have fired your phaser this turn.")
    here = t.place[seat] % SECTIONS
    if section != here and section not in plans[t.plan].touch[here]:
        return Refusal("SB-074", "A phaser reaches your section and the neighbouring ones.")
    return Refusal("SB-073", "There is no such enemy there, nor a section of an enemy ship.")


def card_why(
    t: SpaceTable, seat: int, card: int, b: int = NOT_AT_ALL, c: int = NOT_AT_ALL
) -> Refusal:
    """Why this card cannot be played, or not there."""
    name, rule = card_names[card], card_rules[card]
    if card not in t.hand[seat] and card not in t.orders[seat] and card not in t.slot[seat]:
        return Refusal(rule, f"You hold no {name}.")
    if content.never_played[card]:
        by = "by itself" if content.cards[card]["kind"] == "auto" else "while you hold it"
        return Refusal(rule, f"{name} works {by}; it is never played.")
    if card >= FIRST_CAPTAIN_CARD:
        return _captain_card_why(t, seat, card)
    return _crew_card_why(t, seat, card, b, c)


def _crew_card_why(t: SpaceTable, seat: int, card: int, b: int, c: int) -> Refusal:
    rule = card_rules[card]
    spot = t.place[seat]
    if card <= REPAIR_3:
        base = spot - spot % SECTIONS
        here = [spot % SECTIONS, *plans[t.plan].serves[spot % SECTIONS]]
        if c == SHIELD:
            return Refusal("SB-047", "Crew cannot repair the shield.")
        if (c < SECTIONS and c not in here) or t.virus[spot // SECTIONS]:  # SB-166: no word of it
            return Refusal(rule, "Repairs are for your section and the systems it services.")
        if card == REPAIR_1 and any(t.damage[base + s] == 3 for s in here if c in (s, 63)):
            return Refusal("SB-090", "Repair Lvl 1 does not help a critical section.")
        return Refusal(rule, "Nothing here is damaged.")
    if card in (BOARDING, SHORT_RANGE_TELEPORT):
        return _jump_why(t, seat, card, b, c)
    words = {
        FIRE_BRIGADE: "It needs two redshirts and a phaser shot still to come.",
        REPAIR_BRIGADE: "It needs a redshirt, and damage in or beside your section.",
        HEAL: "Nobody of your team is hurt so that it would help.",
        DECOY: "You are cloaked already, or in a pod.",
        FORCE_FIELD: "Your team's field stands there already, or it is out of reach.",
        REPAIR_BOT: "You have a robot already, or you are in a pod.",
        ESCAPE_POD: "It works by itself.",
    }
    if card not in words and spot < t.ships * SECTIONS:
        return Refusal("SB-058", "It reaches your own section or a neighbouring one.")
    return Refusal(rule, words.get(card, "A pod is too small for that."))


def _jump_why(t: SpaceTable, seat: int, card: int, b: int, c: int) -> Refusal:
    if t.locked[seat] or t.rooted[seat] or card == SHORT_RANGE_TELEPORT:
        still = _still_why(t, seat)
        if still is not None:
            return still
    if card == SHORT_RANGE_TELEPORT:
        if t.steps[seat] >= STEPS:
            return Refusal("SB-126", "A hop is one of your three steps.")
        base = t.place[seat] - t.place[seat] % SECTIONS
        if c in plans[t.plan].hops[t.place[seat] % SECTIONS]:
            return _enter_why(t, seat, base + c)
        return Refusal("SB-125", "It skips over one neighbouring room.")
    if b < t.ships and c < ROOMS:
        spot = b * SECTIONS + c
        if closed_to(t, t.team[seat], spot):
            return Refusal("SB-115", "A force field closes that section to you.")
        if seen_there(t, t.team[seat], spot):
            return Refusal("SB-102", "That section is taken.")
    return Refusal("SB-100", "Boarding takes you to a room of another ship.")


def _captain_card_why(t: SpaceTable, seat: int, card: int) -> Refusal:
    ship = on_a_bridge(t, seat) if card in t.slot[seat] else commands(t, seat)
    if ship < 0:
        if card in t.slot[seat]:
            return Refusal("SB-163", "It is played on a bridge that works.")
        return _bridge_why(t, seat)
    if t.emp[t.team[seat]] and card not in t.slot[seat]:
        return Refusal("SB-149", "An EMP keeps the captain from captain cards.")
    if not needs_met(t, ship, card):
        names = " and ".join(section_names[s].lower() for s, _ in card_needs[card])
        state = "working" if card_needs[card][0][1] else "undamaged"
        return Refusal(card_needs_rule[card], f"{card_names[card]} needs: {names} {state}.")
    if card == MISSILE_BARRAGE and missiles_wait(t, seat):
        return Refusal("SB-143", "The missiles of the last barrage are still to be aimed.")
    if card == EXECUTIVE_OFFICER and t.captain[t.team[seat]] != NOBODY:
        return Refusal("SB-161", "There is no crew member left to draw it.")
    return Refusal(card_rules[card], "It would change nothing now, or has no target.")
