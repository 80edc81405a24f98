"""The battle: names, hands, rounds from left to right, and the guard against stalemates (SB-002 to
SB-005, SB-071)."""

from __future__ import annotations

from ....kit.procedure import Procedure
from ....kit.space import Pick, Space
from .. import content, events, verbs
from ..content import (
    BRIDGE,
    CAPTAIN_HAND,
    CREW_HAND,
    CREW_OF_SHIP,
    FIRST_CAPTAIN_CARD,
    FIRST_POD,
    HULL_L,
    HULL_R,
    KINDS,
    NAMES_EACH,
    SECTIONS,
    TELEPORT,
    vital,
)
from ..effects.damage import harm, settle, win
from ..table import NOBODY, SpaceTable
from .turn import TeamTurn, end_evasive, fires_and_charges, note_heavy, run_down, tick

START: list[int] = [BRIDGE, HULL_L, HULL_R]
BREACH_FROM: dict[str, int] = {"breach": 20, "quick": 12}
BREACH_GROWS = 5
HARD_STOP: dict[str, int] = {"breach": 40, "quick": 40, "off": 200}


class Battle(Procedure[SpaceTable]):
    """The whole game."""

    def __init__(self, at: int = 0, turn: int = 0) -> None:
        self.at = at
        self.turn = turn

    def step(self, t: SpaceTable, at: int) -> None:
        match at:
            case 0:
                deal(t)
            case 1:
                name_ships(t)
            case 2:
                take_names(t)
            case 3:
                begin_round(t)
            case 4:
                self.next_turn(t)
            case 5:
                end_round(t)
                self.at = 3
                self.turn = 0
                if t.winners:
                    self.at = 6
            case _:
                t.active = NOBODY
                t.finish()

    def next_turn(self, t: SpaceTable) -> None:
        """SB-071: turns go from ship to ship, left to right."""
        if t.winners:
            self.at = 6
            return
        if self.turn >= t.ships:
            return
        self.at = 4
        team = t.order[self.turn]
        self.turn += 1
        if team in t.out:
            end_evasive(t, team)
            fires_and_charges(t, team)  # SB-Q57: they go on by the slot of their team
        else:
            t.begin(TeamTurn(0, team))

    def clone(self) -> Battle:
        return Battle(self.at, self.turn)

    def here(self, t: SpaceTable) -> str:
        return f"Round {t.round}" if t.round else "Before the battle"


def deal(t: SpaceTable) -> None:
    """SB-002, SB-003: three to a ship, the first to sign up is captain on the bridge; the decks
    are shuffled and first hands dealt (SB-050, SB-052); chance puts the ships in a row."""
    for card in range(KINDS):
        pile = t.captain_pile if card >= FIRST_CAPTAIN_CARD else t.crew_pile
        pile.extend([card] * content.card_copies[card])
    t.rng.shuffle(t.crew_pile)
    t.rng.shuffle(t.captain_pile)
    order = list(range(t.ships))
    t.rng.shuffle(order)
    t.order = order
    for seat in range(t.seats):
        t.place[seat] = t.team[seat] * SECTIONS + START[seat % CREW_OF_SHIP]
    for seat in range(t.seats):
        orders, crew = CAPTAIN_HAND if t.captain[t.team[seat]] == seat else CREW_HAND
        verbs.draw_to(t, seat, orders, crew, "SB-050" if orders else "SB-052")
    t.tell(events.ORDER, NOBODY, tuple(order), "SB-071")


def name_ships(t: SpaceTable) -> None:
    """SB-004: naming the ship is the captain's right."""
    spaces: list[Space] = []
    for ship in range(t.ships):
        first = ship * NAMES_EACH
        spaces.append(Pick(list(range(first, first + NAMES_EACH)), "SB-004"))
    t.ask(events.NAME, "SB-004", t.captain.copy(), spaces)


def take_names(t: SpaceTable) -> None:
    """SB-004."""
    for ship in range(t.ships):
        t.name[ship] = t.reply(ship)[0]
        t.tell(events.NAMED, t.captain[ship], (ship, t.name[ship]), "SB-004")


def begin_round(t: SpaceTable) -> None:
    """SB-071: a round is one turn for each ship's crew."""
    t.round += 1
    t.tell(events.ROUND_BEGAN, NOBODY, (t.round,), "SB-071")


def end_round(t: SpaceTable) -> None:
    """Derelicts decay (SB-017), then the guard (SB-Q74): cores breach, and a last round ends it."""
    for ship in range(t.ships):
        if t.owner[ship] == NOBODY and t.afloat[ship] and not t.winners:
            derelict(t, ship)
    start = BREACH_FROM.get(t.options.guard, 0)
    if start and t.round >= start:
        breach(t, 1 + (t.round - start) // BREACH_GROWS)
    if not t.winners and t.round >= HARD_STOP[t.options.guard]:
        hard_stop(t)


def derelict(t: SpaceTable, ship: int) -> None:
    """SB-Q12: nobody's ship has its clocks and counters run once a round."""
    note_heavy(t, ship)
    tick(t, ship)
    if t.afloat[ship]:
        run_down(t, ship)


def breach(t: SpaceTable, points: int) -> None:
    """SB-Q74: in an order that chance picks every vessel takes a point, and again, in a vital
    section that is not critical; it stops when a team has won (SB-005)."""
    afloat = [v for v in range(FIRST_POD + t.seats) if t.afloat[v]]
    for _ in range(points):
        t.rng.shuffle(afloat)
        for vessel in afloat:
            if t.winners:
                return
            if not t.afloat[vessel]:
                continue
            base = vessel * SECTIONS
            weak = [TELEPORT] if vessel >= t.ships else [s for s in vital if t.works(base + s)]
            t.tell(events.BREACH, NOBODY, (vessel,), "SB-005")
            harm(t, base + t.rng.pick(weak), 1, "SB-005")
            settle(t)


def hard_stop(t: SpaceTable) -> None:
    """SB-Q74: the best of the living wins: members, then health and redshirts, then the ship."""
    teams = t.living_teams()
    best = max(t.standing(team) for team in teams)
    win(t, [team for team in teams if t.standing(team) == best])
