"""Hand size: who holds too many discards at once (CID-071 to CID-074)."""

from __future__ import annotations

from typing import Final

from ....kit.procedure import Procedure
from ....kit.space import Pick
from .. import events, verbs
from ..choices import codes as v
from ..choices.costs import hand_limit
from ..content import names as n
from ..table import POD_OWNER, CaptainTable

MOVES: Final = 1 << v.MOVE | 1 << v.CARRY | 1 << v.BEAM
HANDS_STAY: Final = (
    MOVES | 1 << v.KILL | 1 << v.REPAIR | 1 << v.REINSTALL | 1 << v.CORE | 1 << v.HEAL
    | 1 << v.MAKE | 1 << v.FIRE | 1 << v.FIRE_QUEUE | 1 << v.EVADE | 1 << v.ZAP | 1 << v.JOURNAL
    | 1 << v.CURE | 1 << v.RESEARCH | 1 << v.DELEGATE | 1 << v.MEDIC
)  # fmt: skip


def may_overfill(t: CaptainTable, verb: int) -> bool:
    """Can this activity leave a hand too full? Not without a card that comes into a hand; but who
    leaves the shelter of the Science Lab may hold less under the Brain Parasite."""
    if not HANDS_STAY >> verb & 1:
        return True
    return t.odd[n.PARASITE] != 0 and MOVES >> verb & 1 == 1


def over(t: CaptainTable) -> int:
    """The first crew member above the limit, in turn order; -1 when nobody is."""
    sizes = t._c.hands
    spare = t._c.anomalies[n.PARASITE].number if t.odd[n.PARASITE] else 0
    if t.tool_owner != t._c.stowed:
        for owner in t.tool_owner:
            if owner >= 0:
                spare += 1
    for hand, role in zip(t.hand, t.role):
        if hand[0] + hand[1] + hand[2] + hand[3] + spare > sizes[role]:
            return _over(t, spare)
    return -1  # within the limits, whoever holds the Tools and whoever is immune


def _over(t: CaptainTable, spare: int) -> int:
    """The same, looked at one by one."""
    sizes = t._c.hands
    for crew in t.order:
        hand = t.hand[crew]
        if hand[0] + hand[1] + hand[2] + hand[3] + spare > sizes[t.role[crew]]:
            if t.held(crew) > hand_limit(t, crew):
                return crew
    return -1


class HandLimits(Procedure[CaptainTable]):
    """CID-074, A54: every hand is checked; the owner picks what goes, also out of turn."""

    def __init__(self, at: int = 0, crew: int = -1) -> None:
        self.at = at
        self.crew = crew

    def step(self, t: CaptainTable, at: int) -> None:
        match at:
            case 0:
                self.ask_owner(t)
            case 1:
                self.discard(t)

    def ask_owner(self, t: CaptainTable) -> None:
        """The owner picks one card to go."""
        crew = over(t)
        if crew < 0:
            t.finish()
            return
        self.crew = crew
        cards = [k for k in range(4) if t.hand[crew][k]]
        cards += [v.FIRST_TOOL + tool for tool in t.tools_of(crew)]
        t.ask(
            events.DISCARD, "CID-074", [t.seat_of(crew)], [Pick(cards, "CID-074")], about=(crew,)
        )

    def discard(self, t: CaptainTable) -> None:
        """A23: Skills to the discard pile, Tools to the Cargo Pod. Then look again."""
        card = t.reply()[0]
        if card >= v.FIRST_TOOL:
            verbs.put_tool(t, card - v.FIRST_TOOL, POD_OWNER)
        else:
            verbs.discard_skill(t, self.crew, card)
        t.say(events.DISCARDED, self.crew, (card,), "CID-074")
        self.at = 0

    def clone(self) -> Procedure[CaptainTable]:
        return HandLimits(self.at, self.crew)

    def here(self, t: CaptainTable) -> str:
        return f"the {t.role_of(self.crew).name} holds too many cards" if self.crew >= 0 else ""


