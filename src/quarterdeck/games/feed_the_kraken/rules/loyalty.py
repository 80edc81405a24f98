"""A question of loyalty (FTK-069 to FTK-084)."""

from __future__ import annotations

from ....kit.decision import ALL
from ....kit.event import Barred
from ....kit.procedure import Procedure
from ....kit.space import Pick
from .. import choices, content, events, verbs
from ..table import KrakenTable
from .moment import Moment


class Loyalty(Procedure[KrakenTable]):
    """Guns hidden in fists are shown together. Returns 1 when a mutiny ended the round."""

    def __init__(self, at: int = 0, tied: list[int] | None = None) -> None:
        self.at = at
        self.tied: list[int] = tied if tied is not None else []

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.hide_guns(t)
            case 1:
                self.open_fists(t)
            case 2:
                t.begin(Moment(0, content.GUNS_SHOWN))
            case 3:
                self.mutiny_or_not(t)
            case 4:
                self.break_tie(t, t.captain)
            case 5:
                self.remove_tied(t)
            case _:
                self.new_captain(t, self.tied[0])

    def hide_guns(self, t: KrakenTable) -> None:
        """FTK-069, FTK-070: everyone but the captain, in secret; off-duty players too (FTK-081,
        FTK-108) and the tongueless (FTK-152). A captain alone is not asked (FTK-R57)."""
        seats = choices.asked(t)
        if not seats and not t.others(t.captain):
            t.finish(0)
        elif seats:
            spaces = [choices.fist(t, seat) for seat in seats]
            t.ask(events.FISTS, "FTK-070", seats, spaces, ALL, (t.captain, choices.needed(t)))
        else:
            self.at = 2
            t.joined = 0

    def open_fists(self, t: KrakenTable) -> None:
        """FTK-071: all at once."""
        shown = [-1] * t.seats
        joined = 0
        for i in range(len(t.replied)):
            seat = t.replied[i]
            guns = t.reply(i)[0]
            shown[seat] = guns
            joined |= 1 << seat
            if guns:
                verbs.show_guns(t, seat, guns)
        t.joined = joined
        t.reveal()
        t.tell(events.FISTS_OPENED, t.captain, tuple(shown), "FTK-071")

    def mutiny_or_not(self, t: KrakenTable) -> None:
        """FTK-072, FTK-073: the sum, the tongueless included (FTK-153), against what is needed."""
        total = 0
        for seat in range(t.seats):
            if t.shown[seat]:
                total += t.shown[seat] * t.weight[seat]
        need = choices.needed(t)
        if total < need:
            t.tell(events.NO_MUTINY, t.captain, (total, need), "FTK-073")
            for seat in range(t.seats):
                if t.shown[seat]:
                    verbs.take_back(t, seat)  # FTK-083
            self.over(t)
            t.finish(0)
            return
        t.tell(events.MUTINY, t.captain, (total, need), "FTK-073")
        self.tied = self.candidates(t)
        if not self.tied:  # FTK-R19: nobody can take over, the guns are spent all the same
            self.new_captain(t, t.captain)
        elif len(self.tied) == 1:
            self.at = 6
        else:
            t.tell(events.TIED, t.captain, tuple(self.tied), "FTK-075")

    def candidates(self, t: KrakenTable) -> list[int]:
        """FTK-074: most guns of those asked; a tongueless player counts as none (FTK-151,
        FTK-154). When only the tongueless showed guns, all others are tied (FTK-R19)."""
        may = [s for s in t.clockwise(t.captain) if t.joined >> s & 1 and not t.tongueless[s]]
        most = 0
        for seat in may:
            most = max(most, t.shown[seat] * t.weight[seat])
        return [s for s in may if t.shown[s] * t.weight[s] == most]

    def break_tie(self, t: KrakenTable, remover: int) -> None:
        """FTK-075, FTK-076: one of the tied is removed after another."""
        t.ask_one(events.BREAK_TIE, "FTK-076", remover, Pick(self.tied.copy(), "FTK-076"))

    def remove_tied(self, t: KrakenTable) -> None:
        """FTK-077: the one who is left; in a chain each removed player goes on (FTK-R06)."""
        out = t.reply()[0]
        self.tied.remove(out)
        t.tell(events.TIE_REMOVED, t.replied[0], (out,), "FTK-076")
        if len(self.tied) > 1:
            self.at = 5
            chain = t.options.mutiny_tie_break == "chain"
            self.break_tie(t, out if chain else t.captain)

    def new_captain(self, t: KrakenTable, captain: int) -> None:
        """FTK-078: shown guns are lost, but for Gunsmith's one (FTX-040) and all of a Master
        Strategist who did not become captain (FTX-047). The new captain may be next (FTX-004)."""
        for seat in range(t.seats):
            if not t.shown[seat]:
                continue
            if t.strategists >> seat & 1 and seat != captain:
                verbs.lose_shown(t, seat, t.shown[seat], "FTX-047")
            elif t.character[seat] == content.GUNSMITH and t.face_up[seat]:
                verbs.lose_shown(t, seat, 1, "FTX-040")
            else:
                verbs.lose_shown(t, seat, 0, "FTK-078")
        if captain != t.captain:
            verbs.make_captain(t, captain, "FTK-074")  # off duty or not (FTK-082, FTK-109)
        t.lieutenant = -1
        t.navigator = -1
        self.over(t)
        t.finish(1)

    def over(self, t: KrakenTable) -> None:
        """FTK-R32: what was called for the next question of loyalty ends with it."""
        t.sitting_out = 0
        t.egged_on = 0
        t.equalized = 0
        t.halved = 0
        t.strategists = 0
        t.joined = 0
        t.weight = [1] * t.seats
        for seat in range(t.seats if t.refused else 0):
            if t.refused >> seat & 1 and t.face_up[seat]:
                verbs.turn_down(t, seat, "FTX-036")
        t.refused = 0

    def clone(self) -> Procedure[KrakenTable]:
        return Loyalty(self.at, self.tied.copy())

    def here(self, t: KrakenTable) -> str:
        return "A question of loyalty"

    def barred(self, t: KrakenTable, seat: int) -> list[Barred]:
        """Why a fist may not be empty or hold more, when a character says so."""
        if t.decision is None or t.decision.kind != events.FISTS or not t.guns[seat]:
            return []
        found: list[Barred] = []
        if t.egged_on >> seat & 1:
            found.append(Barred(0, "FTX-049", "The Agitator wants at least one gun of you."))
        for guns in range(2, t.guns[seat] + 1 if t.equalized else 0):
            found.append(Barred(guns, "FTX-057", "The Equalizer: one gun at most."))
        return found
