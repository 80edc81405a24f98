"""The menu: all that a member of the acting crew may do now."""

from __future__ import annotations

from typing import Any, Final

from ....kit.space import Pick
from ..content import (
    BRIDGE,
    FIRST_CAPTAIN_CARD,
    HAND_INS,
    LASER_L,
    REPAIR_1,
    REPAIR_3,
    SECTIONS,
    STEPS,
    TARGETS,
    TELEPORT,
    Plan,
    plans,
)  # fmt: skip
from ..table import AIMED, BOOSTS, NOBODY, NOWHERE, STRAFING, SpaceTable
from .cards import brigade_reach, captain_card, crew_cards, distinct, repairs
from .deeds import (
    AGREE,
    AT_FIELD,
    AT_PERSON,
    AT_ROBOT,
    AT_SECTION,
    BEAM,
    CALL_OFF,
    DISARM,
    DONE,
    FIRE,
    GIVE_BACK,
    GIVE_UP,
    MEND,
    MISSILE,
    PLEAD,
    REFUSE,
    SHOOT,
    TAKE_OVER,
    THROW,
    TURN_AWAY,
    VOLUNTEER,
    WELCOME,
    hand_in_of,
    offer_to,
    robot_play_at,
    robot_step_to,
    step_to,
)  # fmt: skip
from .ways import (
    SECTION_BITS,
    closed_rooms,
    commands,
    may_beam_to,
    may_take_over,
    may_use_chamber,
    missiles_wait,
    on_a_bridge,
    strangers,
    targets,
)  # fmt: skip


def menu(t: SpaceTable, seat: int, crew: list[int]) -> list[int]:
    """All that this member of the crew may do now; `crew` are those who are not done."""
    found = [DONE]
    team = t.team[seat]
    spot = t.place[seat]
    vessel = spot // SECTIONS
    section = spot % SECTIONS
    kinds = distinct(t.hand[seat])
    captain = t.captain[team] == seat
    free = not t.rooted[seat] and not t.locked[seat]
    closed = closed_rooms(t, team, vessel) if t.fields else 0
    seen = strangers(t, team, vessel) if free or not t.shot[seat] else 0
    shut = (closed | seen) & SECTION_BITS
    trapped = closed >> section & 1
    if free:
        if t.steps[seat] < STEPS and not trapped and vessel < t.ships:
            if shut:
                _steps(plans[t.plan], section, shut, step_to, found)
            else:
                found += all_steps[t.plan][section]
        if section == TELEPORT:
            _beams(t, team, spot, found)
    if t.mending[seat] or t.missiles[seat]:
        _goes_on(t, seat, spot, found)
    if t.robot[seat] != NOWHERE:
        _robot(t, seat, team, kinds, found)
    if kinds:
        crew_cards(t, seat, spot, kinds, free, shut, trapped, found)
    orders = distinct(t.orders[seat]) if captain else NONE
    if section == BRIDGE and (captain or t.slot[seat]):
        _from_the_bridge(t, seat, team, captain, orders, found)
    if not t.shot[seat] and vessel < t.ships:  # SB-072
        if closed or seen:
            near = plans[t.plan].near[section]
            if (closed << SECTIONS | seen) & (near << SECTIONS | near):
                _shots(t, team, spot - section, near, found)
        if t.owner[vessel] != team:
            _shots_at_sections(t, spot - section, section, found)
    if t.charges:
        _disarm(t, seat, team, spot, found)
    if captain:
        _captain(t, seat, team, section, found)
    elif t.captain[team] == NOBODY:
        _no_captain(t, seat, team, found)
    if t.options.surrender == "yes" and not t.gave_up[seat]:
        found.append(GIVE_UP << 18)
    if captain or t.handed[seat] < HAND_INS:  # SB-053, SB-054
        for card in kinds:
            found.append(hand_in_of[card])
    elif kinds and kinds[0] == REPAIR_1:  # SB-089; hands are sorted
        found.append(hand_in_of[REPAIR_1])
    for card in orders:
        found.append(hand_in_of[card])
    if t.offers or (len(crew) > 1 and (kinds or t.slot[seat])):
        _trades(t, seat, team, crew, kinds, found)
    return found


all_steps: Final[list[list[list[int]]]] = [
    [[step_to[room] for room in rooms] for rooms in plan.walk] for plan in plans
]
"""By plan and section: the steps when nothing is shut."""
NONE: Final[list[int]] = []
"""No captain cards; nobody changes it."""


def _steps(plan: Plan, section: int, shut: int, to: list[Any], found: list[int]) -> None:
    """Into every neighbouring room that is not shut (SB-061, SB-063, SB-115, SB-116)."""
    for room in plan.walk[section]:
        if not shut >> room & 1:
            found.append(to[room])


def _beams(t: SpaceTable, team: int, spot: int, found: list[int]) -> None:
    """The teleport chamber (SB-024 to SB-030)."""
    if may_use_chamber(t, team, spot):
        for ship in range(t.ships):
            if ship != spot // SECTIONS and may_beam_to(t, team, ship):
                found.append(BEAM << 18 | ship << 6)


def _goes_on(t: SpaceTable, seat: int, spot: int, found: list[int]) -> None:
    """Points of a Repair Brigade (SB-096) and missiles of an aimed barrage (SB-143) to be given."""
    if t.mending[seat]:
        for section in brigade_reach(t, spot):
            found.append(MEND << 18 | section)
    if missiles_wait(t, seat):
        for section in range(TARGETS):
            found.append(MISSILE << 18 | t.missile_target[seat] << 6 | section)


def _robot(t: SpaceTable, seat: int, team: int, kinds: list[int], found: list[int]) -> None:
    """The robot's steps, and Repair cards where it stands (SB-132, SB-133)."""
    spot = t.robot[seat]
    section = spot % SECTIONS
    closed = closed_rooms(t, team, spot // SECTIONS)
    if t.robot_steps[seat] < STEPS and not closed >> section & 1:
        shut = closed | strangers(t, team, spot // SECTIONS)
        _steps(plans[t.plan], section, shut, robot_step_to, found)
    for card in kinds:
        if card > REPAIR_3:
            break
        repairs(t, spot, card, robot_play_at[card], found)


def _from_the_bridge(
    t: SpaceTable, seat: int, team: int, captain: bool, orders: list[int], found: list[int]
) -> None:
    """Lasers and captain cards (SB-018, SB-019), and a card of the Executive Officer (SB-163)."""
    ship = commands(t, seat) if captain else NOBODY
    if ship >= 0:
        vessels = targets(t, team, ship, True)
        _lasers(t, ship, vessels, found)
        if not t.emp[team]:
            for card in orders:
                captain_card(t, seat, ship, card, vessels, found)
    if t.slot[seat]:
        ship = on_a_bridge(t, seat)
        if ship >= 0:
            vessels = targets(t, team, ship, True)
            for card in distinct(t.slot[seat]):
                captain_card(t, seat, ship, card, vessels, found)


def _lasers(t: SpaceTable, ship: int, vessels: list[int], found: list[int]) -> None:
    """Each laser once a turn, three times with Strafing Run (SB-036, SB-064, SB-157)."""
    most = 3 if t.boost[ship * BOOSTS + STRAFING] else 1
    aimed = t.boost[ship * BOOSTS + AIMED]
    for side in range(2):
        laser = ship * SECTIONS + LASER_L + side
        if t.fired[ship * 2 + side] >= most or not t.seems_to_work(laser):
            continue
        fire = FIRE << 18 | side << 12
        for target in vessels:
            if not aimed or target >= t.ships:
                found.append(fire | target << 6)
            else:
                for section in range(TARGETS):
                    found.append(fire | target << 6 | section + 1)


def _shots(t: SpaceTable, team: int, base: int, near: int, found: list[int]) -> None:
    """A phaser at enemies, clones, robots and fields here and next door (SB-073, SB-074)."""
    robots = 0
    for other in range(t.seats):
        if t.team[other] == team:
            continue
        section = (t.clone_at[other] if t.cloak[other] else t.place[other]) - base
        if 0 <= section < SECTIONS and near >> section & 1:
            found.append(SHOOT << 18 | AT_PERSON << 12 | other << 6 | section)
        section = t.robot[other] - base
        if 0 <= section < SECTIONS and near >> section & 1 and not robots >> section & 1:
            robots |= 1 << section  # whose it is may be a secret (SB-121)
            found.append(SHOOT << 18 | AT_ROBOT << 12 | section)
    for field in t.fields:
        section = field[0] - base
        if field[1] != team and 0 <= section < SECTIONS and near >> section & 1:
            found.append(SHOOT << 18 | AT_FIELD << 12 | field[1] << 6 | section)


def _shots_at_sections(t: SpaceTable, base: int, section: int, found: list[int]) -> None:
    """A phaser at sections of a foreign ship, here and next door (SB-073, SB-074)."""
    for there in plans[t.plan].around[section]:
        if t.seems_to_work(base + there):
            found.append(SHOOT << 18 | AT_SECTION << 12 | there)


def _disarm(t: SpaceTable, seat: int, team: int, spot: int, found: list[int]) -> None:
    """One try a turn at a charge in the own ship's section (SB-113)."""
    if not t.tried[seat] and t.owner[spot // SECTIONS] == team:
        for charge in t.charges:
            if charge[0] == spot and (not charge[3] or charge[1] == team):
                found.append(DISARM << 18)
                break


def _captain(t: SpaceTable, seat: int, team: int, section: int, found: list[int]) -> None:
    """A captain may take a ship over (SB-082) and take people in (SB-086)."""
    if section == BRIDGE and may_take_over(t, seat):
        found.append(TAKE_OVER << 18)
    if team in t.plea:
        for other in range(t.seats):
            if t.plea[other] == team:
                found.append(WELCOME << 18 | other << 6)
                found.append(TURN_AWAY << 18 | other << 6)


def _no_captain(t: SpaceTable, seat: int, team: int, found: list[int]) -> None:
    """Without a captain anybody may stand in (SB-083) or change sides (SB-087)."""
    found.append(VOLUNTEER << 18)
    if t.plea[seat] == NOBODY:
        for other in t.living_teams():
            if other != team and t.captain[other] != NOBODY:
                found.append(PLEAD << 18 | other << 6)


def _trades(
    t: SpaceTable, seat: int, team: int, crew: list[int], kinds: list[int], found: list[int]
) -> None:
    """Offers to team-mates aboard the same ship (SB-056, SB-057) and answers to theirs; a card of
    the Executive Officer goes to the captain wherever he is (SB-162)."""
    mine = False
    for offer in t.offers:
        if offer[0] == seat:
            mine = True
            found.append(CALL_OFF << 18)
            if offer[3] != NOBODY:
                found.append(AGREE << 18)
        elif offer[1] == seat and offer[3] == NOBODY:
            back = t.hand[seat]
            if offer[2] >= FIRST_CAPTAIN_CARD and not t.emp[team]:
                back = back + t.orders[seat]
            for card in distinct(back):
                found.append(GIVE_BACK << 18 | card << 12 | offer[0] << 6)
            found.append(REFUSE << 18 | offer[0] << 6)
    if mine:
        return
    vessel = t.place[seat] // SECTIONS
    for other in crew:
        if other == seat:
            continue
        to = offer_to[other]
        if t.place[other] // SECTIONS == vessel and t.hand[other]:
            for card in kinds:
                found.append(to[card])
        if t.slot[seat] and t.captain[team] == other and not t.emp[team]:
            for card in distinct(t.slot[seat]):
                found.append(to[card])


def throw_away(t: SpaceTable, team: int) -> list[int]:
    """Crew who are not asked and could throw a Repair Lvl 1 away right now (SB-089): of other
    teams, and of this one who are done (SB-Q36)."""
    return [
        seat
        for seat, hand in enumerate(t.hand)
        if hand and hand[0] == REPAIR_1  # hands are sorted
        and (t.team[seat] != team or t.done[seat]) and t.captain[t.team[seat]] != seat
    ]  # fmt: skip


THROW_SPACE = Pick([THROW << 18 | REPAIR_1 << 12], "SB-089")
