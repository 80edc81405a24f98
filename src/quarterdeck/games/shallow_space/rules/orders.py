"""The crew acts: all members at once, in any order they like, until all are done (SB-055, SB-069,
SB-070)."""

from __future__ import annotations

from ....kit.decision import FIRST
from ....kit.event import Barred, Refusal
from ....kit.procedure import Procedure
from ....kit.space import Answer, Pick, Space
from .. import events, verbs
from ..choices import deeds
from ..choices.cards import BOOST_OF
from ..choices.deeds import parts
from ..choices.menu import THROW_SPACE, own_menu, throw_away, trades
from ..choices.reasons import barred_cards, why
from ..choices.ways import commands, on_a_bridge, shut_spots
from ..content import (
    BOARDING,
    DECOY,
    FIRE_BRIGADE,
    FIRST_CAPTAIN_CARD,
    HAND_INS,
    KINDS,
    LOCK_ON,
    MISSILE_BARRAGE,
    REDSHIRT,
    REPAIR_1,
    REPAIR_3,
    REPAIR_BOT,
    REPAIR_BRIGADE,
    SECTIONS,
    SHORT_RANGE_TELEPORT,
    card_rules,
)
from ..effects import captain_cards, crew_cards, moves, weapons
from ..effects.damage import settle
from ..table import SpaceTable
from . import command, trade


class Orders(Procedure[SpaceTable]):
    """One team's free actions."""

    def __init__(self, at: int, team: int) -> None:
        self.at = at
        self.team = team

    def step(self, t: SpaceTable, at: int) -> None:
        match at:
            case 0:
                self.ask(t)
            case 1:
                self.act(t)
            case _:
                self.after(t)

    def ask(self, t: SpaceTable) -> None:
        """SB-070: everyone of the crew who is not done may act; others may only throw away."""
        team = self.team
        seats: list[int] = []
        spaces: list[Space] = []
        shut: list[int] | None = None
        for seat in range(t.seats):
            if t.team[seat] == team and not t.done[seat] and t.health[seat]:
                own = t._menu[seat]
                if own is None:
                    if shut is None:
                        shut = shut_spots(t, team)
                    own = own_menu(t, seat, shut)
                    t._menu[seat] = own
                seats.append(seat)
                spaces.append(Pick(own + trades(t, seat), "SB-055"))
        if not seats or t.winners:
            t.finish()
            return
        asides = throw_away(t, team)
        for _ in asides:
            spaces.append(THROW_SPACE)
        t.ask(
            events.ACT, "SB-070", seats, spaces, FIRST, (team,), goes_on=True, asides=asides
        )  # fmt: skip

    def act(self, t: SpaceTable) -> None:
        """SB-070: first come, first served."""
        i = t.who_replied()
        seat = t.replied[i]
        code = t.reply(i)[0]
        cloaks = t.cloak.count(0)
        perform(t, seat, code)
        if TALK[code >> 18] and t.captain[t.team[seat]] != seat:
            return  # trades and Done change nobody's menu but for trades
        t._menu[seat] = None  # a captain who trades can take over no more
        if TALK[code >> 18]:
            return
        if t.marks or t.cloak.count(0) != cloaks or not _own_business(t, seat, code):
            all_stale(t)

    def after(self, t: SpaceTable) -> None:
        """SB-010: ships and teams are counted after every event."""
        settle(t)
        if t.offers:
            trade.tidy(t)
        self.at = 0

    def clone(self) -> Orders:
        return Orders(self.at, self.team)

    def here(self, t: SpaceTable) -> str:
        return "the crew acts"

    def barred(self, t: SpaceTable, seat: int) -> list[Barred]:
        return barred_cards(t, seat)

    def why_not(self, t: SpaceTable, seat: int, answer: Answer) -> Refusal | None:
        return why(t, seat, answer[0]) if len(answer) == 1 else None


def all_stale(t: SpaceTable) -> None:
    """Every menu has to be made anew."""
    for seat in range(t.seats):
        t._menu[seat] = None


QUIET: list[bool] = [
    card in (REDSHIRT, FIRE_BRIGADE, REPAIR_BRIGADE, REPAIR_BOT, LOCK_ON) or card in BOOST_OF
    for card in range(KINDS)
]
"""Cards whose playing changes no menu but the player's own."""


TALK: list[bool] = [
    what in (deeds.DONE, deeds.OFFER, deeds.GIVE_BACK, deeds.REFUSE, deeds.CALL_OFF, deeds.THROW)
    for what in range(deeds.MISSILE + 1)
]
"""Deeds that change no menu."""


def _own_business(t: SpaceTable, seat: int, code: int) -> bool:
    """Did this deed change nothing that anybody else's menu depends on?"""
    what = code >> 18
    if what == deeds.FIRE:
        return True  # a miss: a hit leaves marks
    if what == deeds.HAND_IN or (what == deeds.PLAY and QUIET[code >> 12 & 63]):
        return True
    if what != deeds.STEP:
        return False
    ship = t.place[seat] // SECTIONS
    for other in range(t.seats):
        if t.team[other] == t.team[seat] and t.place[other] >= 0:
            if t.place[other] // SECTIONS != ship:
                return False
    return True


def perform(t: SpaceTable, seat: int, code: int) -> None:
    """Do one deed."""
    what, a, b, c = parts(code)
    if what == deeds.THROW:  # out of turn (SB-089)
        verbs.spend(t, seat, a)
        verbs.say(t, events.THROWN_AWAY, seat, (a,), "SB-089")
        return
    if what == deeds.DONE:
        t.done[seat] = 1
        verbs.say(t, events.IS_DONE, seat, (), "SB-070")
        return
    if what == deeds.TAKE_OVER:
        command.take_over(t, seat)
        return
    t.busy[seat] = 1
    if what == deeds.STEP:
        moves.step(t, seat, c)
    elif what == deeds.PLAY:
        if a < FIRST_CAPTAIN_CARD:
            play_crew_card(t, seat, a, b, c)
        else:
            play_captain_card(t, seat, a, b, c)
    elif what == deeds.HAND_IN:
        hand_in(t, seat, a)
    elif what == deeds.FIRE:
        t.locked[seat] = 1  # SB-067
        weapons.fire_laser(t, seat, t.place[seat] // SECTIONS, a, b, c)
    elif what == deeds.SHOOT:
        shoot(t, seat, a, b, t.place[seat] // SECTIONS * SECTIONS + c)
    elif what == deeds.MEND:
        t.mending[seat] -= 1
        verbs.mend(t, t.place[seat] // SECTIONS * SECTIONS + c, 1, "SB-096")
    elif what == deeds.MISSILE:
        t.missiles[seat] -= 1
        weapons.missile(t, seat, t.place[seat] // SECTIONS, b, c)
    elif what <= deeds.DISARM:
        _machines(t, seat, what, a, b, c)
    else:
        _talk(t, seat, what, a, b)


def _machines(t: SpaceTable, seat: int, what: int, a: int, b: int, c: int) -> None:
    """Robots (SB-132, SB-133), the teleport chamber (SB-024) and charges (SB-113)."""
    if what == deeds.ROBOT_STEP:
        moves.robot_step(t, seat, c)
    elif what == deeds.ROBOT_PLAY:
        spot = t.robot[seat] // SECTIONS * SECTIONS + c
        verbs.spend(t, seat, a)
        verbs.say(t, events.PLAYED, seat, (a, t.robot[seat] // SECTIONS, c), "SB-133")
        crew_cards.repair(t, a, spot)
    elif what == deeds.BEAM:
        moves.beam(t, seat, b)
    else:
        crew_cards.disarm(t, seat)


def _talk(t: SpaceTable, seat: int, what: int, a: int, b: int) -> None:
    """Trades and command."""
    if what == deeds.OFFER:
        trade.offer(t, seat, a, b)
    elif what == deeds.GIVE_BACK:
        trade.give_back(t, seat, a, b)
    elif what == deeds.REFUSE:
        trade.refuse(t, seat, b)
    elif what == deeds.AGREE:
        trade.agree(t, seat)
    elif what == deeds.CALL_OFF:
        trade.call_off(t, seat)
    elif what == deeds.VOLUNTEER:
        command.volunteer(t, seat)
    elif what == deeds.PLEAD:
        command.plead(t, seat, b)
    elif what == deeds.WELCOME:
        command.welcome(t, seat, b)
    elif what == deeds.TURN_AWAY:
        command.turn_away(t, seat, b)
    else:
        command.give_up(t, seat)


def hand_in(t: SpaceTable, seat: int, card: int) -> None:
    """SB-053, SB-054: away now, replaced at the next turn; Repair Lvl 1 is not counted (SB-089)."""
    if card != REPAIR_1 and t.captain[t.team[seat]] != seat:
        t.handed[seat] = min(HAND_INS, t.handed[seat] + 1)
    verbs.spend(t, seat, card)
    verbs.say(t, events.HANDED_IN, seat, (card,), "SB-053")


def shoot(t: SpaceTable, seat: int, what: int, whose: int, spot: int) -> None:
    """SB-072, SB-073, SB-074: one phaser shot a turn."""
    t.shot[seat] = 1
    points = crew_cards.phaser_damage(t, seat)
    verbs.show(t, events.SHOT, seat, (what, whose, spot, points), "SB-073")
    if what == deeds.AT_PERSON:
        crew_cards.shoot_person(t, seat, whose)
    elif what == deeds.AT_SECTION:
        crew_cards.shoot_section(t, seat, spot)
    elif what == deeds.AT_ROBOT:
        verbs.lose_robot(t, whose, "SB-132")
    else:
        for field in t.fields.copy():
            if field[0] == spot and field[1] == whose:
                verbs.wear_field(t, field, points)
    t.brigade[seat] = 0


def play_crew_card(t: SpaceTable, seat: int, card: int, b: int, c: int) -> None:
    """SB-055, SB-058: a crew card, at the own section, a neighbour, a team-mate or a ship."""
    spot = t.place[seat] // SECTIONS * SECTIONS + c
    if card == SHORT_RANGE_TELEPORT or card == BOARDING:
        _jump(t, seat, card, b, c)
        return
    if card == DECOY:  # out of sight first: the Decoy itself is a secret (SB-121)
        crew_cards.decoy(t, seat)
    verbs.spend(t, seat, card)
    verbs.say(t, events.PLAYED, seat, (card, t.place[seat] // SECTIONS, c), card_rules[card])
    if card <= REPAIR_3:
        crew_cards.repair(t, card, spot)
    elif card == REPAIR_BRIGADE:
        t.mending[seat] = t.shirts[seat]  # SB-095; given out point by point (SB-096)
    else:
        crew_cards.play(t, seat, card, spot, c)


def _jump(t: SpaceTable, seat: int, card: int, ship: int, section: int) -> None:
    """Into an unseen enemy's arms the card stays in hand (SB-122)."""
    if card == BOARDING:
        worked = moves.board(t, seat, ship * SECTIONS + section)
    else:
        worked = moves.hop(t, seat, section)
    if worked and card in t.hand[seat]:
        verbs.spend(t, seat, card)


def play_captain_card(t: SpaceTable, seat: int, card: int, target: int, where: int) -> None:
    """SB-018, SB-163: from the bridge; and no leaving it afterwards (SB-067)."""
    ship = commands(t, seat) if card in t.orders[seat] else on_a_bridge(t, seat)
    t.locked[seat] = 1
    verbs.spend(t, seat, card)
    verbs.say(t, events.PLAYED, seat, (card, target, where), card_rules[card])
    if not captain_cards.truly_may(t, ship, card):
        return  # a virus hid it (SB-166)
    if card == MISSILE_BARRAGE:
        if not weapons.dodged(t, target, card):
            weapons.barrage(t, seat, ship, target)
    else:
        captain_cards.play(t, seat, ship, card, target, where)


