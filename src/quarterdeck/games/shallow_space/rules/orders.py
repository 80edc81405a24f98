"""The crew acts: all members at once, in any order they like, until all are done (SB-055, SB-069,
SB-070)."""

from __future__ import annotations

from ....kit.decision import FIRST
from ....kit.event import Barred, Refusal
from ....kit.procedure import Procedure
from ....kit.rng import Rng
from ....kit.space import Answer, Pick, Space
from .. import events, verbs
from ..choices import deeds
from ..choices.deeds import parts
from ..choices.menu import THROW_SPACE, menu, throw_away
from ..choices.reasons import barred_cards, why
from ..choices.ways import acting, commands, on_a_bridge
from ..content import (
    BOARDING,
    DECOY,
    FIRST_CAPTAIN_CARD,
    HAND_INS,
    MISSILE_BARRAGE,
    REPAIR_1,
    REPAIR_3,
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
                self.ask(t, list(range(t.seats)))
            case _:
                self.act(t)

    def ask(self, t: SpaceTable, among: list[int]) -> None:
        """SB-070: everyone of the crew who is not done may act; others may only throw away."""
        crew = acting(t, self.team, among)
        if not crew or t.winners:
            t.finish()
        else:
            self.ask_crew(t, crew)

    def ask_crew(self, t: SpaceTable, crew: list[int]) -> None:
        """SB-070: what each of them may do is put together when somebody looks."""
        self.at = 1
        t.ask_each(events.ACT, "SB-070", crew, FIRST, (self.team,), True)

    def space(self, t: SpaceTable, seat: int) -> Space:
        """SB-055, SB-089: the crew's menu; the only deed of the rest is to throw away."""
        decision = t._open
        if decision is None or seat not in decision.seats:
            return THROW_SPACE
        return Pick(menu(t, seat, decision.seats), "SB-055")

    def any_answer(self, t: SpaceTable, seat: int, rng: Rng) -> Answer:
        """SB-055: one deed of the crew's menu."""
        decision = t._open
        assert decision is not None
        found = menu(t, seat, decision.seats)
        return (found[rng.below(len(found))],)

    def asides(self, t: SpaceTable) -> list[int]:
        return throw_away(t, self.team)

    def act(self, t: SpaceTable) -> None:
        """SB-070: first come, first served. SB-010: ships and teams are counted after every event;
        offers that have lost their ground are void (SB-056)."""
        i = t.who_replied()
        answer = t.replies[i]
        assert answer is not None
        seat = t.replied[i]
        what = answer[0] >> 18
        perform(t, seat, what, answer[0])
        struck = len(t.marks) > 0
        if struck:
            settle(t)
        if t.offers:
            trade.tidy(t)
        if what == deeds.WELCOME:  # a newcomer may act, too (SB-086)
            self.ask(t, list(range(t.seats)))
        elif struck or t.done[seat] or what == deeds.THROW:
            self.ask(t, t.replied)
        else:  # nobody fell and nobody is done: the same crew goes on
            self.ask_crew(t, t.replied)

    def clone(self) -> Orders:
        return Orders(self.at, self.team)

    def here(self, t: SpaceTable) -> str:
        return "the crew acts"

    def barred(self, t: SpaceTable, seat: int) -> list[Barred]:
        return barred_cards(t, seat)

    def why_not(self, t: SpaceTable, seat: int, answer: Answer) -> Refusal | None:
        return why(t, seat, answer[0]) if len(answer) == 1 else None


def perform(t: SpaceTable, seat: int, what: int, code: int) -> None:
    """Do one deed, the number of which begins with what it is."""
    if what == deeds.DONE:
        t.done[seat] = 1
        t.tell(events.IS_DONE, seat, (), "SB-070")  # of a cloaked one, too: all see who acts
        return
    if what == deeds.THROW:  # out of turn (SB-089)
        throw(t, seat, code >> 12 & 63)
        return
    t.busy[seat] = 1
    if what == deeds.HAND_IN:
        hand_in(t, seat, code >> 12 & 63)
    elif what == deeds.STEP:
        moves.step(t, seat, code & 63)
    elif what == deeds.PLAY:
        if code >> 12 & 63 < FIRST_CAPTAIN_CARD:
            play_crew_card(t, seat, code >> 12 & 63, code >> 6 & 63, code & 63)
        else:
            play_captain_card(t, seat, code >> 12 & 63, code >> 6 & 63, code & 63)
    elif what <= deeds.DISARM or what >= deeds.MEND:
        _machines(t, seat, code)
    else:
        _talk(t, seat, what, code >> 12 & 63, code >> 6 & 63)


def throw(t: SpaceTable, seat: int, card: int) -> None:
    """SB-089: a Repair Lvl 1 thrown away out of turn."""
    verbs.spend(t, seat, card)
    verbs.say(t, events.THROWN_AWAY, seat, (card,), "SB-089")


def _machines(t: SpaceTable, seat: int, code: int) -> None:
    """Lasers (SB-064), phasers (SB-072), robots (SB-132, SB-133), the teleport chamber (SB-024),
    charges (SB-113), points of a Repair Brigade (SB-096) and missiles (SB-143)."""
    what, a, b, c = parts(code)
    base = t.place[seat] // SECTIONS * SECTIONS
    if what == deeds.SHOOT:
        shoot(t, seat, a, b, base + c)
    elif what == deeds.FIRE:
        t.locked[seat] = 1  # SB-067
        weapons.fire_laser(t, seat, base // SECTIONS, a, b, c)
    elif what == deeds.ROBOT_STEP:
        moves.robot_step(t, seat, c)
    elif what == deeds.ROBOT_PLAY:
        spot = t.robot[seat] // SECTIONS * SECTIONS + c
        verbs.spend(t, seat, a)
        verbs.say(t, events.PLAYED, seat, (a, t.robot[seat] // SECTIONS, c), "SB-133")
        crew_cards.repair(t, a, spot)
    elif what == deeds.MEND:
        t.mending[seat] -= 1
        verbs.mend(t, base + c, 1, "SB-096")
    elif what == deeds.MISSILE:
        t.missiles[seat] -= 1
        weapons.missile(t, seat, base // SECTIONS, b, c)
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
    elif what == deeds.TAKE_OVER:
        command.take_over(t, seat)
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
        break_robot(t, t.team[seat], spot)
    else:
        for field in t.fields.copy():
            if field[0] == spot and field[1] == whose:
                verbs.wear_field(t, field, points)
    t.brigade[seat] = 0


def break_robot(t: SpaceTable, team: int, spot: int) -> None:
    """SB-132: one health; of several enemy robots in a section the first is hit."""
    for other in range(t.seats):
        if t.robot[other] == spot and t.team[other] != team:
            verbs.lose_robot(t, other, "SB-132")
            return


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
        t.mending[seat] += t.shirts[seat]  # SB-095; given out point by point (SB-096)
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


