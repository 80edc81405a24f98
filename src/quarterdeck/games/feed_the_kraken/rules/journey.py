"""The journey and its rounds: four phases in order (FTK-063)."""

from __future__ import annotations

from ....kit.procedure import Procedure
from .. import content, events
from ..table import KrakenTable
from .appointing import Appointing
from .loyalty import Loyalty
from .moment import Moment
from .navigation import Navigation
from .setup import set_up


class Journey(Procedure[KrakenTable]):
    """Round after round until a side has won (FTK-138); the end clears the stack."""

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                set_up(t)
            case _:
                self.at = 1
                t.begin(Round())

    def clone(self) -> Procedure[KrakenTable]:
        return Journey(self.at)

    def here(self, t: KrakenTable) -> str:
        return content.map_names[t.side]


class Round(Procedure[KrakenTable]):
    """Appointing, loyalty, navigation, off duty. A mutiny ends it early (FTK-079)."""

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                t.round += 1
                t.tell(events.ROUND_BEGAN, t.captain, (t.round,), "FTK-063")
            case 1:
                t.cooked = 0
                t.begin(Moment(0, content.BEFORE_APPOINTMENT))
            case 2:
                t.begin(Appointing())
            case 3:
                t.begin(Moment(0, content.AFTER_APPOINTMENT))
            case 4:
                if t.cooked:  # FTX-035: the successor names another team
                    self.at = 1
                else:
                    t.begin(Loyalty())
            case 5:
                if t.result:  # FTK-079, FTK-080
                    t.finish()
                else:
                    t.begin(Navigation())  # FTK-084
            case _:
                t.finish()

    def clone(self) -> Procedure[KrakenTable]:
        return Round(self.at)

    def here(self, t: KrakenTable) -> str:
        return f"Round {t.round}"
