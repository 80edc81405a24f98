"""A turn: actions, then an Alert, then the next in rank (CID-048 to CID-065)."""

from __future__ import annotations

from ....kit.event import Barred, Refusal
from ....kit.procedure import Procedure
from ....kit.space import Answer, Arrange, Pick
from .. import events, verbs
from ..choices import codes as v
from ..choices import payment
from ..choices.bars import barred, refusal
from ..choices.costs import turn_actions
from ..choices.menu import menu
from ..content import names as n
from ..effects import ship
from ..effects.deeds import do
from ..table import ONLINE, CaptainTable
from .alert import AlertStep
from .hands import HandLimits, may_overfill, over


class Turns(Procedure[CaptainTable]):
    """CID-054, CID-055: turn after turn in rank order until the crew has won or lost."""

    def __init__(self, at: int = 0, place: int = -1) -> None:
        self.at = at
        self.place = place

    def step(self, t: CaptainTable, at: int) -> None:
        """The next living crew member has a turn; eliminated ones are passed over (A45)."""
        self.at = 0
        while True:
            self.place = (self.place + 1) % t.crew
            if t.alive[t.order[self.place]]:
                break
        t.begin(Turn(0, t.order[self.place]))

    def clone(self) -> Procedure[CaptainTable]:
        return Turns(self.at, self.place)


class Turn(Procedure[CaptainTable]):
    """One crew member's turn."""

    def __init__(self, at: int, crew: int) -> None:
        self.at = at
        self.crew = crew

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.start(t)
            case 1:
                self.ask_activity(t)
            case 2:
                self.take_activity(t)
            case 3:
                self.follow_up(t)
            case 4:
                self.check_hands(t)
            case 5:
                self.end_phase(t)
            case _:
                self.refill(t)

    def start(self, t: CaptainTable) -> None:
        """CID-048, A56: actions are counted once, now; the Auto Surgeon looks first."""
        crew = self.crew
        t.now = crew
        t.turn += 1
        ship.surgeon(t, crew)
        t.actions = turn_actions(t, crew)
        t.promised[crew] = 0
        t.quiet = 0
        t.beams = 0
        t.once = 0
        t.coils = [0, 0]
        verbs.note(t, 9, crew, t.aboard)
        if t._told is not None:
            t.say(events.TURN_BEGAN, crew, (t.turn, t.actions), "CID-048")
        if t.has(crew, n.NEEDS_COMPUTERS) and t.state[n.COMPUTERS] != ONLINE:
            t.say(events.SHUT_DOWN, crew, (), "CID-096")  # A57: no main phase at all
            self.at = 5
        else:
            self.ask_activity(t)

    def ask_activity(self, t: CaptainTable) -> None:
        """CID-049, CID-050: any activity, Tool, plan or ability, in any order."""
        self.at = 2
        seat = self.crew if t.seats > 1 else 0
        t.ask_one(events.ACT, "CID-049", seat, Pick(menu(t), "CID-049"))

    def take_activity(self, t: CaptainTable) -> None:
        """Pay and do; or end the turn: leftover actions are lost (CID-065)."""
        code = t.reply()[0]
        if code == v.END:
            t.actions = 0
            self.end_phase(t)
            return
        price = payment.deed_price(t, self.crew, code)
        if price[1] or price[2] or price[3] or price[4]:
            rebate = payment.rebate_of(t, code)
            if payment.pay_space(t, self.crew, price, rebate) is not None:
                t.begin(Payment(0, self.crew, code))
                return
            verbs.spend(t, self.crew, price[0], payment.straight(price, rebate))
        elif price[0]:
            verbs.spend_actions(t, self.crew, price[0])
        do(t, self.crew, code)
        if t.drawn < 0 and not t.scanning and not t.ending:  # nothing more to ask
            if may_overfill(t, code >> 20):
                self.check_hands(t)
            else:
                self.ask_activity(t)

    def follow_up(self, t: CaptainTable) -> None:
        """Some activities ask for more once their cards are seen."""
        if t.drawn >= 0:
            t.begin(Wisdom(0, self.crew))
        elif t.scanning:
            t.begin(Scan(0, self.crew))

    def check_hands(self, t: CaptainTable) -> None:
        """A54: after every activity every hand is checked; then the next activity."""
        if over(t) >= 0:
            self.at = 1
            t.begin(HandLimits())
        else:
            self.ask_activity(t)

    def end_phase(self, t: CaptainTable) -> None:
        """No more activities: an Alert comes."""
        self.at = 6
        t.begin(AlertStep(0, self.crew))

    def refill(self, t: CaptainTable) -> None:
        """CID-053: the queue to two, the row to three, as far as systems and decks allow."""
        verbs.fill_queue(t)
        verbs.fill_row(t)
        self.last_check(t)

    def last_check(self, t: CaptainTable) -> None:
        """CID-074: the last look at all hands before the next crew member (CID-054)."""
        t.finish()
        if over(t) >= 0:
            t.begin(HandLimits())

    def clone(self) -> Procedure[CaptainTable]:
        return Turn(self.at, self.crew)

    def here(self, t: CaptainTable) -> str:
        return f"Turn {t.turn} › {t.role_of(self.crew).name}"

    def barred(self, t: CaptainTable, seat: int) -> list[Barred]:
        return barred(t)

    def why_not(self, t: CaptainTable, seat: int, answer: Answer) -> Refusal | None:
        return refusal(t, answer[0]) if len(answer) == 1 else None


class Payment(Procedure[CaptainTable]):
    """CID-068: a payment with something to choose (the Janitor's actions, a Tool's rebate)."""

    def __init__(self, at: int, crew: int, code: int) -> None:
        self.at = at
        self.crew = crew
        self.code = code

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.ask_payment(t)
            case _:
                self.take_payment(t)

    def ask_payment(self, t: CaptainTable) -> None:
        """Which cards, which actions."""
        price = payment.deed_price(t, self.crew, self.code)
        space = payment.pay_space(t, self.crew, price, payment.rebate_of(t, self.code))
        assert space is not None
        t.ask(events.PAY, "CID-068", [t.seat_of(self.crew)], [space], about=(self.code, *price))

    def take_payment(self, t: CaptainTable) -> None:
        """Spend what was picked and do what it is for."""
        actions = payment.deed_price(t, self.crew, self.code)[0]
        skills = [0, 0, 0, 0]
        for item in t.reply():
            if item < payment.ACTION:
                skills[item >> 4] += 1
            elif item < payment.REBATE:
                actions += 1
        t.finish()
        verbs.spend(t, self.crew, actions, skills)
        do(t, self.crew, self.code)

    def clone(self) -> Procedure[CaptainTable]:
        return Payment(self.at, self.crew, self.code)

    def here(self, t: CaptainTable) -> str:
        return "payment"


class Wisdom(Procedure[CaptainTable]):
    """The Scholar has drawn a Skill and puts it into somebody's hand (CID-050)."""

    def __init__(self, at: int, crew: int) -> None:
        self.at = at
        self.crew = crew

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                crew = sorted(t.living())
                seat = t.seat_of(self.crew)
                space = Pick(crew, "CID-050")
                t.ask(events.RECIPIENT, "CID-050", [seat], [space], about=(t.drawn,))
            case _:
                self.give(t)

    def give(self, t: CaptainTable) -> None:
        """The drawn Skill lands in the chosen hand."""
        to = t.reply()[0]
        t.hand[to][t.drawn] += 1
        t.say(events.WISDOM_GIVEN, self.crew, (t.drawn, t.role[to]), "CID-050")
        t.drawn = -1
        t.finish()

    def clone(self) -> Procedure[CaptainTable]:
        return Wisdom(self.at, self.crew)

    def here(self, t: CaptainTable) -> str:
        return "wisdom"


class Scan(Procedure[CaptainTable]):
    """The Hand Scanner: the top Alerts go back in any order within each colour (CID-050)."""

    def __init__(self, at: int, crew: int) -> None:
        self.at = at
        self.crew = crew

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.ask_order(t)
            case _:
                self.put_back(t)

    def ask_order(self, t: CaptainTable) -> None:
        """Places of the one colour that has more than one card among those seen."""
        places = same_colour(t, t.scanning)
        if len(places) < 2:
            t.scanning = 0
            t.finish()
            return
        space = Arrange(places, rule="CID-050")
        t.ask(events.ORDER, "CID-050", [t.seat_of(self.crew)], [space])

    def put_back(self, t: CaptainTable) -> None:
        """The first named comes to lie on top."""
        order = list(t.reply())
        alerts = [t.alert_deck[-1 - at] for at in order]
        verbs.order_alerts(t, self.crew, sorted(order), alerts)
        t.scanning = 0
        t.finish()

    def clone(self) -> Procedure[CaptainTable]:
        return Scan(self.at, self.crew)

    def here(self, t: CaptainTable) -> str:
        return "Hand Scanner"


def same_colour(t: CaptainTable, number: int) -> list[int]:
    """Places from the top (0 first) of the colour that most of the seen Alerts have."""
    best: list[int] = []
    for level in range(3):
        places = [
            i
            for i in range(min(number, len(t.alert_deck)))
            if t._c.alerts[t.alert_deck[-1 - i]].level == level
        ]
        if len(places) > len(best):
            best = places
    return best
