"""Map actions (FTX-014 to FTX-020) and the actions of navigation cards (FTX-021 to FTX-026)."""

from __future__ import annotations

from ....kit.event import Barred
from ....kit.procedure import Procedure
from ....kit.seat import only
from ....kit.space import Pick
from .. import content, events, verbs
from ..choices import fewest_resumes
from ..effects import TopCard
from ..table import KrakenTable
from .claims import Claims
from .moment import Moment

LAST_DISCARDS = 3


class AtAnother(Procedure[KrakenTable]):
    """The captain must pick another player on board (FTK-146, FTK-147, FTK-R07)."""

    def barred(self, t: KrakenTable, seat: int) -> list[Barred]:
        found = [Barred(t.captain, "FTK-146", "The captain must choose somebody else.")]
        for s in range(t.seats):
            if not t.alive[s]:
                found.append(Barred(s, "FTK-121", "They are no longer on board."))
        return found


class MapAction(AtAnother):
    """The icon of the space the ship has reached takes effect at once (FTK-098)."""

    def __init__(self, at: int, icon: int) -> None:
        self.at = at
        self.icon = icon

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                if not self.icon or not t.others(t.captain):  # FTK-R22
                    t.finish()
                else:
                    t.begin(Moment(0, content.ANY_TIME))
            case 1:
                space = Pick(t.others(t.captain), "FTK-146")
                t.ask(events.MAP_TARGET, "FTK-098", [t.captain], [space], about=(self.icon,))
            case 2:
                self.strike(t, t.reply()[0])
            case _:
                t.finish()

    def strike(self, t: KrakenTable, target: int) -> None:
        """What the icon does to the chosen player."""
        match self.icon:
            case content.SEARCH:
                self.search(t, target)
            case content.FLOGGING:
                self.flog(t, target)
            case content.TONGUE:
                t.tongueless[target] = 1  # FTX-017
                t.tell(events.TONGUE_LOST, t.captain, (target,), "FTX-017")
            case _:
                self.feed(t, target)

    def search(self, t: KrakenTable, target: int) -> None:
        """FTX-015, FTX-016: the captain sees the chip, and hears of a conversion (FTK-R15)."""
        chip, converted = t.chip[target], t.converted[target]
        t.searched[target] = 1
        t.tell(events.SEARCHED, t.captain, (target,), "FTX-015")
        found = (target, chip, converted)
        t.fact(t.captain, events.F_FOUND, found)
        t.reveal()
        t.tell(events.CHIP_FOUND, t.captain, found, "FTX-015", only(t.captain))
        t.begin(Claims(0, [t.captain], [events.C_FOUND], [0], target))

    def flog(self, t: KrakenTable, target: int) -> None:
        """FTX-019: one of the two sides they are not on now, by chance and for all to see."""
        not_on = [side for side in range(3) if side != t.side_of(target)]
        side = t.rng.pick(not_on)
        t.flogged[target].append(side)
        t.tell(events.FLOGGED, t.captain, (target, side), "FTX-019")

    def feed(self, t: KrakenTable, target: int) -> None:
        """FTX-020: out at once; the Cult Leader wins the game for the Cult (FTK-006, FTK-142)."""
        t.fed[target] = 1
        t.tell(events.FED, t.captain, (target,), "FTX-020")
        verbs.eliminate(t, target)
        t.reveal()  # a victim that does not end the game is no leader
        if t.chip[target] == content.LEADER:
            verbs.end_journey(t, content.CULT, events.LEADER_FED, "FTK-006")

    def clone(self) -> Procedure[KrakenTable]:
        return MapAction(self.at, self.icon)

    def here(self, t: KrakenTable) -> str:
        return content.icon_names[self.icon]


class CardAction(AtAnother):
    """The icon on the card takes effect (FTK-099); the Uprising comes last and elsewhere."""

    def __init__(self, at: int, card: int, navigator: int) -> None:
        self.at = at
        self.card = card
        self.navigator = navigator

    def step(self, t: KrakenTable, at: int) -> None:
        action = content.action_of[self.card]
        match at:
            case 0:
                self.act_or_look(t, action)
            case 1:
                self.ask_who_looks(t, action)
            case 2:
                self.let_look(t, action, t.reply()[0])
            case 3:
                if t.result and action == content.TELESCOPE:
                    t.begin(Claims(0, [self.navigator], [events.C_TOP], [1], -1))
            case _:
                t.finish()

    def act_or_look(self, t: KrakenTable, action: int) -> None:
        """Drunk, Disarmed and Armed need no choice; a look needs a looker and a card."""
        match action:
            case content.DRUNK:
                heir = fewest_resumes(t)
                if heir != t.captain:  # FTX-021
                    verbs.make_captain(t, heir, "FTK-155")
            case content.DISARMED:
                if self.navigator >= 0:
                    verbs.return_guns(t, self.navigator, 1, "FTX-025")
            case content.ARMED:
                if self.navigator >= 0 and t.alive[self.navigator]:
                    verbs.take_guns(t, self.navigator, 1, "FTX-024")
            case content.MERMAID | content.TELESCOPE:
                if t.others(t.captain):  # FTK-R22
                    t.begin(Moment(0, content.ANY_TIME))
                    return
        t.finish()

    def shows(self, t: KrakenTable, action: int) -> int:
        """How many cards there are to look at."""
        return len(t.discards) if action == content.MERMAID else len(t.draw) + len(t.discards)

    def ask_who_looks(self, t: KrakenTable, action: int) -> None:
        """FTK-R50: nothing to show, nothing happens; a Look-Out may have made a new pile of all
        discards meanwhile."""
        if not self.shows(t, action):
            t.finish()
            return
        space = Pick(t.others(t.captain), "FTK-146")
        rule = "FTX-022" if action == content.MERMAID else "FTX-023"
        t.ask(events.LOOK_TARGET, rule, [t.captain], [space], about=(action,))

    def let_look(self, t: KrakenTable, action: int, looker: int) -> None:
        """FTX-022, FTX-023: only the chosen player sees. The looker is remembered for the claim."""
        self.navigator = looker
        if action == content.TELESCOPE:
            t.tell(events.TELESCOPE, t.captain, (looker,), "FTX-023")
            t.begin(TopCard(0, looker, "FTX-023"))
            return
        t.tell(events.MERMAID, t.captain, (looker,), "FTX-022")
        seen = t.discards[-LAST_DISCARDS:]
        t.rng.shuffle(seen)  # shown without their order
        verbs.glimpse(t, looker, len(t.discards) - len(seen), seen)
        t.fact(looker, events.F_DISCARDS, tuple(seen))
        t.reveal()
        t.tell(events.DISCARDS_SEEN, looker, tuple(seen), "FTX-022", only(looker))
        t.begin(Claims(0, [looker], [events.C_DISCARDS], [len(seen)], -1))

    def clone(self) -> Procedure[KrakenTable]:
        return CardAction(self.at, self.card, self.navigator)

    def here(self, t: KrakenTable) -> str:
        return content.action_names[content.action_of[self.card]]
