"""Set-up, step by step (CID-022 to CID-047)."""

from __future__ import annotations

from ....kit.procedure import Procedure
from ....kit.space import Arrange, Pick, Space
from .. import events, verbs
from ..content import names as n
from ..table import CaptainTable
from .alert import AlertStep
from .hands import HandLimits, over
from .turn import Turns


class Voyage(Procedure[CaptainTable]):
    """The whole game: set-up, five opening Alerts, then turns to the end."""

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                lay_out(t)
            case 1:
                t.begin(Roles() if not t.options.blind_discard else Deal())  # A21
            case 2:
                t.begin(Deal() if not t.options.blind_discard else Roles())
            case 3:
                t.begin(Ranks())
            case 4:
                t.begin(Opening())
            case _:
                t.begin(Turns())

    def clone(self) -> Procedure[CaptainTable]:
        return Voyage(self.at)


def lay_out(t: CaptainTable) -> None:
    """Steps 1 to 12: systems online, decks shuffled, bars and torpedoes in place.

    CID-023, CID-024, CID-032, CID-036, CID-038 hold from the start: systems online, upgrades
    inactive, Tools in the Cargo Pod, shields at 100%, the blocker bar aside.
    """
    c = t._c
    for level in (2, 1, 0):  # CID-025, CID-026: Red at the bottom, Yellow on top
        pile = c.alert_cards[level].copy()
        t.rng.shuffle(pile)
        t.alert_deck.extend(pile)
    t.alert_seen = [0] * len(t.alert_deck)
    verbs.fill_queue(t)  # CID-027
    t.deck = c.skill_cards.copy()
    t.rng.shuffle(t.deck)  # CID-028
    verbs.fill_row(t)  # CID-029
    t.plan_deck = c.plan_cards.copy()
    t.rng.shuffle(t.plan_deck)  # CID-033
    level_card = c.levels[t.options.level]
    verbs.move_rack(t, level_card.torpedoes)  # CID-034, CID-035
    t.core = level_card.repairs  # CID-037


class Deal(Procedure[CaptainTable]):
    """CID-030, CID-031: five Skills each; everyone sets one aside into the Cargo Pod."""

    def __init__(self, at: int = 0, crew: int = 0) -> None:
        self.at = at
        self.crew = crew

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.deal(t)
            case 1:
                self.ask(t)
            case _:
                self.set_aside(t)

    def deal(self, t: CaptainTable) -> None:
        """CID-030: dealt openly, as all hands are open (A44)."""
        for crew in range(t.crew):
            for _ in range(t._c.counts["deal"]):
                t.hand[crew][t.deck.pop()] += 1
            t.say(events.DEALT, crew, (*t.hand[crew], crew if t.seats == 1 else -1), "CID-030")
        if not t._c.counts["aside"] or not t._c.counts["deal"]:
            t.finish()

    def ask(self, t: CaptainTable) -> None:
        """CID-031: all at once; one player for several crew members, one after the other."""
        crews = list(range(t.crew)) if t.seats > 1 else [self.crew]
        spaces: list[Space] = [
            Pick([k for k in range(4) if t.hand[c][k]], "CID-031") for c in crews
        ]
        seats = [t.seat_of(c) for c in crews]
        t.ask(events.ASIDE, "CID-031", seats, spaces, about=(self.crew,))

    def set_aside(self, t: CaptainTable) -> None:
        """The chosen Skill of each goes into the Cargo Pod."""
        for i in range(len(t.replies)):
            crew = i if t.seats > 1 else self.crew
            kind = t.reply(i)[0]
            t.hand[crew][kind] -= 1
            t.pod[kind] += 1
            t.say(events.SET_ASIDE, crew, (kind, crew if t.seats == 1 else -1), "CID-031")
            self.crew += 1
        if self.crew < t.crew:
            self.at = 1
        else:
            t.finish()

    def clone(self) -> Procedure[CaptainTable]:
        return Deal(self.at, self.crew)

    def here(self, t: CaptainTable) -> str:
        return f"Set-up › one Skill for the {t._c.systems[n.POD].name}"


class Roles(Procedure[CaptainTable]):
    """CID-039, CID-040: pawn colours at random or by role; then a role of one's colour."""

    def __init__(self, at: int = 0, crew: int = 0) -> None:
        self.at = at
        self.crew = crew

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.deal_colours(t)
            case 1:
                self.ask(t)
            case _:
                self.take(t)

    def deal_colours(self, t: CaptainTable) -> None:
        """CID-039: everyone a different colour, unless roles are chosen freely."""
        if t.options.colours == "random" and not t.options.any_role:
            rooms = [s for s, roles in enumerate(t._c.roles_at) if roles]
            t.rng.shuffle(rooms)
            t.colour = rooms[: t.crew]

    def ask(self, t: CaptainTable) -> None:
        """CID-040: with colours dealt all choose at once, else one after the other."""
        together = t.seats > 1 and t.colour[0] >= 0
        crews = list(range(t.crew)) if together else [self.crew]
        spaces: list[Space] = [Pick(free_roles(t, c), "CID-040") for c in crews]
        seats = [t.seat_of(c) for c in crews]
        t.ask(events.ROLE, "CID-040", seats, spaces, about=(self.crew,))

    def take(self, t: CaptainTable) -> None:
        """CID-002: every role is taken once; CID-041: the pawn starts in its room."""
        for i in range(len(t.replies)):
            t.role[self.crew] = t.reply(i)[0]
            verbs.place(t, self.crew, t.role_of(self.crew).room)
            t.say(events.ROLE_TAKEN, self.crew, (), "CID-040")
            self.crew += 1
        if self.crew < t.crew:
            self.at = 1
        else:
            t.finish()

    def clone(self) -> Procedure[CaptainTable]:
        return Roles(self.at, self.crew)

    def here(self, t: CaptainTable) -> str:
        return "Set-up › roles"


def free_roles(t: CaptainTable, crew: int) -> list[int]:
    """Roles this crew member may take: of the dealt colour, or of one that nobody has."""
    if t.colour[crew] >= 0:
        return t._c.roles_at[t.colour[crew]]
    taken = {t.role[c] for c in range(t.crew) if t.role[c] >= 0}
    rooms = {t._c.roles[r].room for r in taken}
    return [
        r
        for r, role in enumerate(t._c.roles)
        if r not in taken and (t.options.any_role or role.room not in rooms)
    ]


class Ranks(Procedure[CaptainTable]):
    """CID-042: rank 1 first. CID-043: the tied put themselves in order by birth date."""

    def __init__(self, at: int = 0, rank: int = 0) -> None:
        self.at = at
        self.rank = rank

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.next_rank(t)
            case 1:
                t.order = [*t.order, *t.reply()]
                self.at = 0
            case _:
                roles = tuple(t.role[c] for c in t.order)
                t.say(events.ORDERED, -1, roles, "CID-042")
                t.finish()

    def next_rank(self, t: CaptainTable) -> None:
        """The crew of the next rank; a tie is asked of the first of them (A35: else by seat)."""
        lowest = 0
        for role in t.role:
            rank = t._c.roles[role].rank
            if rank > self.rank and (not lowest or rank < lowest):
                lowest = rank
        if not lowest:
            self.at = 2
            return
        self.rank = lowest
        tied = [c for c in range(t.crew) if t.role_of(c).rank == lowest]
        if len(tied) == 1 or t.seats == 1:
            t.order = [*t.order, *tied]
            self.at = 0
            return
        t.ask(events.TIES, "CID-043", [t.seat_of(tied[0])], [Arrange(tied, rule="CID-043")])

    def clone(self) -> Procedure[CaptainTable]:
        return Ranks(self.at, self.rank)

    def here(self, t: CaptainTable) -> str:
        return "Set-up › ranks"


class Opening(Procedure[CaptainTable]):
    """CID-044 to CID-047: five Alerts, one after the other, none of them overridden."""

    def __init__(self, at: int = 0, drawn: int = 0) -> None:
        self.at = at
        self.drawn = drawn

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.next_alert(t)
            case 1:
                verbs.fill_queue(t)  # A04: queue first, refilled after each
                self.at = 0
            case _:
                self.check_hands(t)

    def next_alert(self, t: CaptainTable) -> None:
        """CID-044: the next of the five; choices are the first crew member's (A51)."""
        if self.drawn == t._c.counts["opening"]:
            self.at = 2
            return
        self.drawn += 1
        t.begin(AlertStep(0, t.order[0], 1))

    def check_hands(self, t: CaptainTable) -> None:
        """A22: the limit is looked at once set-up is over."""
        t.finish()
        if over(t) >= 0:
            t.begin(HandLimits())

    def clone(self) -> Procedure[CaptainTable]:
        return Opening(self.at, self.drawn)

    def here(self, t: CaptainTable) -> str:
        return f"Opening Alert {self.drawn}" if self.drawn else ""
