"""What the shown card does, in order (FTK-095 to FTK-110): sail, map action, card action, ritual,
off duty."""

from __future__ import annotations

from ....kit.procedure import Procedure
from .. import content, events, verbs
from ..table import KrakenTable
from .actions import CardAction, MapAction
from .claims import Claims
from .moment import Moment
from .rituals import Ritual


class Voyage(Procedure[KrakenTable]):
    """A card was chosen by this team; its effects follow in a fixed order (FTK-096)."""

    def __init__(
        self, at: int, card: int, captain: int, lieutenant: int, navigator: int
    ) -> None:
        self.at = at
        self.card = card
        self.captain = captain
        self.lieutenant = lieutenant
        self.navigator = navigator

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.show_card(t)
            case 1:
                self.sail(t)
            case 2:
                t.begin(Claims.of_team(t, self.captain, self.lieutenant, self.navigator))
            case 3:
                self.others_who_saw(t)
            case 4:
                t.begin(MapAction(0, content.icons[t.side][t.ship]))  # FTK-098, FTX-014
            case 5:
                t.begin(CardAction(0, self.card, self.navigator))  # FTK-099
            case 6 if content.colour_of[self.card] == content.YELLOW:
                t.begin(Moment(0, content.YELLOW_ROUND))
            case 7 if content.colour_of[self.card] == content.YELLOW:
                t.begin(Ritual(0, [self.captain, self.lieutenant, self.navigator]))  # FTX-026
            case 8 if content.colour_of[self.card] == content.YELLOW:
                t.begin(Moment(0, content.YELLOW_ROUND))
            case 9:
                self.off_duty(t)
            case _:
                if at > 9:
                    t.finish()

    def show_card(self, t: KrakenTable) -> None:
        """FTK-095: the captain shows the card; it joins the résumé (FTX-007) and silence ends.
        Nobody proves innocence (FTX-005)."""
        t.silence = 0
        t.voyages += 1
        t.resume[self.captain].append(self.card)
        t.reveal()  # else the navigator could take it back, show the other and prove the pair
        t.tell(events.CARD_SHOWN, self.captain, (self.card,), "FTK-095")

    def others_who_saw(self, t: KrakenTable) -> None:
        """FTX-006: cards seen while silence lay over the table may be spoken of now, too."""
        if t.witnesses:
            self.at = 3
            t.begin(Claims.of_witnesses(t))

    def sail(self, t: KrakenTable) -> None:
        """FTK-097: along the arrow of the card's colour; an end hex ends the game (FTK-139 to
        FTK-141), then the supply line (FTK-R36)."""
        south = not content.north[t.side][t.ship]
        t.ship = content.arrows[t.side][t.ship][content.colour_of[self.card]]
        t.tell(events.SAILED, -1, (t.side, t.ship), "FTK-097")
        end = content.ends[t.side][t.ship]
        if end >= 0:
            rule = ("FTK-003", "FTK-004", "FTK-005")[end]
            verbs.end_journey(t, end, events.ARRIVED, rule)
        elif t.side == content.LONG and south and content.north[t.side][t.ship]:
            self.cross_supply_line(t)

    def cross_supply_line(self, t: KrakenTable) -> None:
        """FTK-111, FTK-112: everyone on board is filled up to three, one gun at a time clockwise
        from the captain when the supply is short (FTK-R12); who has more gets none (FTX-013)."""
        t.tell(events.SUPPLIED, -1, (), "FTK-112")
        ring = [t.captain, *[s for s in t.clockwise(t.captain) if s != t.captain]]
        lacking = [s for s in ring if t.guns[s] < content.REFILL_TO]
        while t.supply and lacking:
            for seat in lacking:
                verbs.take_guns(t, seat, 1, "FTK-112")
            lacking = [s for s in ring if t.guns[s] < content.REFILL_TO]

    def off_duty(self, t: KrakenTable) -> None:
        """FTK-101 to FTK-106: signs to this team's posts, to the captain who led (FTK-R37) and the
        navigator who finished (FTK-R38), never after a mutiny (FTX-008); badges return to the
        captain."""
        team = [self.captain, self.lieutenant, self.navigator]
        posts = content.signs_for(t.seats, t.options.off_duty_profile, t.side)
        seats = [team[p] for p in posts if team[p] >= 0 and t.alive[team[p]]]  # FTX-010
        verbs.hand_out_signs(t, seats)
        t.lieutenant = -1
        t.navigator = -1

    def clone(self) -> Procedure[KrakenTable]:
        return Voyage(self.at, self.card, self.captain, self.lieutenant, self.navigator)

    def here(self, t: KrakenTable) -> str:
        return f"The card is {content.colour_names[content.colour_of[self.card]]}"
