"""Hand size: who holds too many discards at once (CID-071 to CID-074)."""

from __future__ import annotations

from ....kit.procedure import Procedure
from ....kit.space import Pick
from .. import events, verbs
from ..choices import codes as v
from ..choices.costs import hand_limit
from ..content import names as n
from ..table import POD_OWNER, CaptainTable


def over(t: CaptainTable) -> int:
    """The first crew member above the limit, in turn order; -1 when nobody is."""
    roles = t._c.roles
    tools = len(t.tool_owner)
    parasite = t.odd[n.PARASITE]
    for crew in t.order:
        hand = t.hand[crew]
        skills = hand[0] + hand[1] + hand[2] + hand[3]
        if not parasite and skills + tools <= roles[t.role[crew]].hand:
            continue  # far from the limit, whatever Tools are held
        if t.alive[crew] and skills + t.tool_owner.count(crew) > hand_limit(t, crew):
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


