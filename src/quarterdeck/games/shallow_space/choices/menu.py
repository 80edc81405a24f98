"""The menu: all that a member of the acting crew may do now."""

from __future__ import annotations

from ....kit.space import Pick
from ..content import (
    FIRST_CAPTAIN_CARD,
    HAND_INS,
    LASER_L,
    REPAIR_1,
    REPAIR_3,
    SECTIONS,
    STEPS,
    TARGETS,
    TELEPORT,
    plans,
)  # fmt: skip
from ..table import AIMED, BOOSTS, NOBODY, NOWHERE, STRAFING, SpaceTable
from .cards import brigade_reach, captain_card, crew_cards, distinct, repairable
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
    HAND_IN,
    MEND,
    MISSILE,
    OFFER,
    PLEAD,
    REFUSE,
    ROBOT_PLAY,
    ROBOT_STEP,
    SHOOT,
    STEP,
    TAKE_OVER,
    THROW,
    TURN_AWAY,
    VOLUNTEER,
    WELCOME,
)  # fmt: skip
from .ways import (
    closed_to,
    commands,
    may_beam_to,
    may_take_over,
    may_use_chamber,
    on_a_bridge,
    shut_spots,
    targets,
)  # fmt: skip


def menu(t: SpaceTable, seat: int) -> list[int]:
    """All that this member of the acting crew may do now."""
    return own_menu(t, seat, shut_spots(t, t.team[seat])) + trades(t, seat)


def own_menu(t: SpaceTable, seat: int, shut: list[int]) -> list[int]:
    """All but trades; `shut` is what the team cannot enter."""
    found = [DONE]
    team = t.team[seat]
    spot = t.place[seat]
    kinds = distinct(t.hand[seat])
    free = not t.rooted[seat] and not t.locked[seat]
    if free:
        _moves(t, seat, spot, shut, found)
    if t.mending[seat]:
        for section in brigade_reach(t, spot):
            found.append(MEND << 18 | section)
    if t.missiles[seat] and t.afloat[t.missile_target[seat]]:
        for section in range(TARGETS):
            found.append(MISSILE << 18 | t.missile_target[seat] << 6 | section)
    if t.robot[seat] != NOWHERE:
        _robot(t, seat, shut, found)
    if kinds:
        crew_cards(t, seat, spot, kinds, free, shut, found)
    if t.captain[team] == seat:
        ship = commands(t, seat)
        if ship >= 0:
            _lasers(t, team, ship, found)
            if not t.emp[team]:
                for card in distinct(t.orders[seat]):
                    captain_card(t, team, ship, card, found)
    if t.slot[seat]:
        ship = on_a_bridge(t, seat)
        if ship >= 0:
            for card in distinct(t.slot[seat]):
                captain_card(t, team, ship, card, found)
    if not t.shot[seat]:
        _phaser(t, team, spot, shut, found)
    _command(t, seat, team, spot, found)
    _hand_ins(t, seat, team, kinds, found)
    return found


def _moves(t: SpaceTable, seat: int, spot: int, shut: list[int], found: list[int]) -> None:
    """Steps (SB-061, SB-063, SB-115, SB-116) and the teleport chamber (SB-024 to SB-030)."""
    base = spot - spot % SECTIONS
    team = t.team[seat]
    trapped = t.fields and closed_to(t, team, spot)
    if t.steps[seat] < STEPS and not trapped and base < t.ships * SECTIONS:
        for room in plans[t.plan].walk[spot % SECTIONS]:
            if base + room not in shut:
                found.append(STEP << 18 | room)
    if spot % SECTIONS == TELEPORT and may_use_chamber(t, team, spot):
        for ship in range(t.ships):
            if ship != spot // SECTIONS and may_beam_to(t, team, ship, shut):
                found.append(BEAM << 18 | ship << 6)


def _robot(t: SpaceTable, seat: int, shut: list[int], found: list[int]) -> None:
    """The robot's steps, and Repair cards where it stands (SB-132, SB-133)."""
    spot = t.robot[seat]
    base = spot - spot % SECTIONS
    if t.robot_steps[seat] < STEPS and not closed_to(t, t.team[seat], spot):
        for room in plans[t.plan].walk[spot % SECTIONS]:
            if base + room not in shut:
                found.append(ROBOT_STEP << 18 | room)
    for card in distinct(t.hand[seat]):
        if card > REPAIR_3:
            break
        for section in repairable(t, spot, card):
            found.append(ROBOT_PLAY << 18 | card << 12 | section)


def _lasers(t: SpaceTable, team: int, ship: int, found: list[int]) -> None:
    """Each laser once a turn, three times with Strafing Run (SB-036, SB-064, SB-157)."""
    most = 3 if t.boost[ship * BOOSTS + STRAFING] else 1
    aimed = t.boost[ship * BOOSTS + AIMED]
    for side in (0, 1):
        if t.fired[ship * 2 + side] >= most or not t.seems_to_work(
            ship * SECTIONS + LASER_L + side
        ):
            continue
        fire = FIRE << 18 | side << 12
        for target in targets(t, team, ship, True):
            if not aimed or target >= t.ships:
                found.append(fire | target << 6)
            else:
                for section in range(TARGETS):
                    found.append(fire | target << 6 | section + 1)


def _phaser(t: SpaceTable, team: int, spot: int, shut: list[int], found: list[int]) -> None:
    """Enemies, clones, robots, fields and foreign sections here and next door (SB-073, SB-074)."""
    ship = spot // SECTIONS
    if ship >= t.ships:
        return
    base = ship * SECTIONS
    if t.owner[ship] == team and max(t.robot) == NOWHERE:
        for there in shut:
            if base <= there < base + SECTIONS:
                break
        else:
            return  # at home, and no enemy aboard
    near = [spot % SECTIONS, *plans[t.plan].touch[spot % SECTIONS]]
    shoot = SHOOT << 18
    foreign = t.owner[ship] != team
    for other in range(t.seats):
        if t.team[other] == team:
            continue
        section = t.shown_at(other) - base
        if section in near:
            found.append(shoot | AT_PERSON << 12 | other << 6 | section)
        section = t.robot[other] - base
        if section in near:
            found.append(shoot | AT_ROBOT << 12 | other << 6 | section)
    for field in t.fields:
        if field[1] != team and field[0] - base in near:
            found.append(shoot | AT_FIELD << 12 | field[1] << 6 | field[0] - base)
    if foreign:
        for section in near:
            if t.seems_to_work(base + section):
                found.append(shoot | AT_SECTION << 12 | section)


def _command(t: SpaceTable, seat: int, team: int, spot: int, found: list[int]) -> None:
    """Disarming, taking over, volunteering, changing sides, giving up."""
    ship = spot // SECTIONS
    if t.charges and not t.tried[seat] and t.owner[ship] == team:
        for charge in t.charges:  # SB-113
            if charge[0] == spot and (not charge[3] or charge[1] == team):
                found.append(DISARM << 18)
                break
    if t.captain[team] == seat:
        if may_take_over(t, seat):
            found.append(TAKE_OVER << 18)
        for other in range(t.seats):  # SB-086
            if t.plea[other] == team:
                found.append(WELCOME << 18 | other << 6)
                found.append(TURN_AWAY << 18 | other << 6)
    elif t.captain[team] == NOBODY:
        found.append(VOLUNTEER << 18)  # SB-083
        if t.plea[seat] == NOBODY:  # SB-087
            for other in t.living_teams():
                if other != team and t.captain[other] != NOBODY:
                    found.append(PLEAD << 18 | other << 6)
    if t.options.surrender == "yes" and not t.gave_up[seat]:
        found.append(GIVE_UP << 18)


def trades(t: SpaceTable, seat: int) -> list[int]:
    """Offers to team-mates aboard the same ship (SB-056, SB-057) and answers to theirs; a card of
    the Executive Officer goes to the captain wherever he is (SB-162)."""
    found: list[int] = []
    team = t.team[seat]
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
        return found
    ship = t.place[seat] // SECTIONS
    kinds: list[int] | None = None
    for other in range(t.seats):
        if t.done[other] or t.team[other] != team or other == seat or not t.health[other]:
            continue
        if t.place[other] // SECTIONS == ship and t.hand[other]:
            to = OFFER << 18 | other << 6
            if kinds is None:
                kinds = distinct(t.hand[seat])
            for card in kinds:
                found.append(to | card << 12)
        if t.slot[seat] and t.captain[team] == other and not t.emp[team]:
            for card in distinct(t.slot[seat]):
                found.append(OFFER << 18 | card << 12 | other << 6)
    return found


def _hand_ins(
    t: SpaceTable, seat: int, team: int, kinds: list[int], found: list[int]
) -> None:
    """Captains hand in any number (SB-053), crew two (SB-054) and any Repair Lvl 1 (SB-089)."""
    captain = t.captain[team] == seat
    any_card = captain or t.handed[seat] < HAND_INS
    for card in kinds:
        if any_card or card == REPAIR_1:
            found.append(HAND_IN << 18 | card << 12)
    if captain:
        for card in distinct(t.orders[seat]):
            found.append(HAND_IN << 18 | card << 12)


def throw_away(t: SpaceTable, team: int) -> list[int]:
    """Crew of other teams who could throw a Repair Lvl 1 away right now (SB-089)."""
    return [
        seat
        for seat, hand in enumerate(t.hand)
        if hand and hand[0] == REPAIR_1  # hands are sorted
        and t.team[seat] != team and t.captain[t.team[seat]] != seat
    ]  # fmt: skip


THROW_SPACE = Pick([THROW << 18 | REPAIR_1 << 12], "SB-089")
