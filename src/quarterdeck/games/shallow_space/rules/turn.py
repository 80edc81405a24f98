"""A team's turn, in order (SB-Q32): cloaks, shield, fires and charges, gas, cards, actions, heavy
damage, counters."""

from __future__ import annotations

from ....kit.procedure import Procedure
from .. import events, verbs
from ..content import (
    ACTING_HAND,
    CAPTAIN_HAND,
    CREW_HAND,
    ENGINEERING,
    HEAVY,
    SECTIONS,
    SHIELD,
    TARGETS,
)
from ..effects import crew_cards, moves
from ..effects.damage import harm, hurt, settle
from ..reactions import GAS
from ..table import NOBODY, NOWHERE, SpaceTable
from . import command
from .orders import Orders

TICKS = 2


class TeamTurn(Procedure[SpaceTable]):
    """One ship's crew has its turn (SB-070, SB-071)."""

    def __init__(self, at: int, team: int) -> None:
        self.at = at
        self.team = team

    def step(self, t: SpaceTable, at: int) -> None:
        match at:
            case 0:
                self.before(t)
            case _:
                self.after(t)

    def before(self, t: SpaceTable) -> None:
        """SB-068: what lasts comes first, then cards, then the crew acts (SB-070)."""
        team = self.team
        begin_turn(t, team)
        cloaks(t, team)
        shields(t, team)
        fires_and_charges(t, team)
        if not t.winners:
            gas(t, team)
        if t.winners:
            t.finish()
            return
        refill(t, team)
        clones(t, team)
        t.begin(Orders(0, team))

    def after(self, t: SpaceTable) -> None:
        """SB-082: takeovers; SB-017: heavy damage; then the counters, and the next ship."""
        if not t.winners:
            command.resolve_takeovers(t)
            heavy_clocks(t, self.team)
        if not t.winners:
            counters(t, self.team)
            t.active = NOBODY
        t.finish()

    def clone(self) -> TeamTurn:
        return TeamTurn(self.at, self.team)

    def here(self, t: SpaceTable) -> str:
        return f"Turn of ship {self.team + 1}"


def begin_turn(t: SpaceTable, team: int) -> None:
    """Everybody may act anew; what is heavy now is remembered (SB-017); old Evasive ends
    (SB-137); pleas that nobody answered lapse."""
    t.active = team
    t.tell(events.TURN_BEGAN, NOBODY, (team,), "SB-071")
    end_evasive(t, team)
    for seat in range(t.seats):
        if t.team[seat] == team and t.health[seat]:
            verbs.fresh_start(t, seat)
            t.plea[seat] = NOBODY
    for ship in range(t.ships):
        if t.owner[ship] == team:
            t.fired[2 * ship] = t.fired[2 * ship + 1] = 0
            note_heavy(t, ship)


def note_heavy(t: SpaceTable, ship: int) -> None:
    """What is heavily damaged now has its clock running (SB-017)."""
    base = ship * SECTIONS
    if HEAVY in t.damage[base : base + TARGETS]:
        for spot in range(base, base + TARGETS):
            if t.damage[spot] == HEAVY and t.heavy[spot] == 0:
                t.heavy[spot] = 1


def end_evasive(t: SpaceTable, team: int) -> None:
    """SB-137: until the start of the turn of whoever played it."""
    for ship in range(t.ships):
        if t.evasive[ship] == team:
            t.evasive[ship] = NOBODY
            t.tell(events.EVADED, NOBODY, (ship,), "SB-137")


def cloaks(t: SpaceTable, team: int) -> None:
    """SB-122: over after four turns."""
    for seat in range(t.seats):
        if t.cloak[seat] and t.team[seat] == team:
            t.cloak[seat] -= 1
            if t.cloak[seat] == 0:
                verbs.uncloak(t, seat)


def clones(t: SpaceTable, team: int) -> None:
    """SB-120: a clone walks and pretends when people do, after the cards; not in the turn of the
    Decoy itself."""
    for seat in range(t.seats):
        if t.clone_at[seat] != NOWHERE and t.team[seat] == team:
            moves.clone_walks(t, seat)
            if t.clone_at[seat] != NOWHERE:
                crew_cards.clone_pretends(t, seat)


def shields(t: SpaceTable, team: int) -> None:
    """SB-046: a shield that is not critical regains 1 point."""
    for ship in range(t.ships):
        if t.owner[ship] == team and 0 < t.damage[ship * SECTIONS + SHIELD] < 3:
            verbs.mend(t, ship * SECTIONS + SHIELD, 1, "SB-046")


def fires_and_charges(t: SpaceTable, team: int) -> None:
    """SB-068: lasting effects happen in the turn of whoever played the card: fires burn (SB-129),
    charges whose time has come go off (SB-112)."""
    if t.fires:
        for fire in t.fires.copy():
            if fire[1] == team and fire in t.fires:
                fire[2] -= 1
                crew_cards.burn(t, fire)
                settle(t)
        t.fires = [f for f in t.fires if f[2] > 0]
    if t.charges:
        for charge in t.charges.copy():
            if charge[1] == team and charge in t.charges:
                charge[2] -= 1
                if charge[2] == 0:
                    t.charges.remove(charge)
                    crew_cards.blow(t, charge)
                    settle(t)


def gas(t: SpaceTable, team: int) -> None:
    """SB-173: everyone of this team aboard a gassed ship takes 1 on their own turn; a clone there
    is caught in it and vanishes."""
    if not any(t.gas):
        return
    for seat in t.members(team):
        clone = t.clone_at[seat]
        if clone != NOWHERE and t.gas[clone // SECTIONS]:
            verbs.clone_vanishes(t, seat)
        if t.gas[t.place[seat] // SECTIONS]:
            hurt(t, seat, 1, GAS, "SB-173")
    settle(t)


def refill(t: SpaceTable, team: int) -> None:
    """SB-050, SB-051, SB-052: up to the hand limit; an acting captain's is smaller (SB-084) and
    above it nothing is drawn (SB-085); under an EMP no captain cards come (SB-149)."""
    for seat in t.members(team):
        orders, crew = CREW_HAND
        rule = "SB-052"
        if t.captain[team] == seat:
            orders, crew = ACTING_HAND if t.acting[team] else CAPTAIN_HAND
            rule = "SB-084" if t.acting[team] else "SB-050"
            if t.emp[team]:
                orders = 0
        verbs.draw_to(t, seat, orders, crew, rule)


def heavy_clocks(t: SpaceTable, team: int) -> None:
    """SB-017: heavy when the turn began and still heavy; the second time it turns critical."""
    for ship in range(t.ships):
        if t.owner[ship] == team and t.afloat[ship]:
            tick(t, ship)


def tick(t: SpaceTable, ship: int) -> None:
    """One turn of one ship's heavy damage (SB-017)."""
    base = ship * SECTIONS
    if not any(t.heavy[base : base + TARGETS]):
        return
    for spot in range(base, base + TARGETS):
        if not t.heavy[spot] or not t.afloat[ship]:
            continue
        t.heavy[spot] += 1
        if t.heavy[spot] > TICKS:
            harm(t, spot, 1, "SB-017")
            settle(t)


def counters(t: SpaceTable, team: int) -> None:
    """EMP (SB-149), virus (SB-166) and gas (SB-173) run down; boosts were for this turn."""
    if t.emp[team]:
        t.emp[team] -= 1
        if t.emp[team] == 0:
            t.tell(events.EMP_OVER, NOBODY, (team,), "SB-149")
    for ship in range(t.ships):
        if t.owner[ship] == team:
            run_down(t, ship)
    if any(t.boost):
        t.boost = [0] * len(t.boost)
    t.offers = []


def run_down(t: SpaceTable, ship: int) -> None:
    """The counters of one ship: gas only clears with working engineering (SB-173)."""
    if t.virus[ship]:
        t.virus[ship] -= 1
        if t.virus[ship] == 0:
            t.tell(events.VIRUS_OVER, NOBODY, (ship,), "SB-166")
    if t.gas[ship] and t.works(ship * SECTIONS + ENGINEERING):
        t.gas[ship] -= 1
        if t.gas[ship] == 0:
            t.tell(events.GAS_OVER, NOBODY, (ship,), "SB-173")
