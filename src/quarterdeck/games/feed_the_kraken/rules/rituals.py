"""Cult rituals (FTX-026 to FTX-031): the type is public, everything else is the leader's secret.

Everyone on board gets a prompt; only the leader's asks for something, and nobody is shown who has
answered. So a ritual looks the same with a leader, without one, and without a target (FTK-R17).
"""

from __future__ import annotations

from ....kit.decision import ALL
from ....kit.event import Barred
from ....kit.procedure import Procedure
from ....kit.seat import only
from .. import choices, content, events
from ..table import KrakenTable


class Ritual(Procedure[KrakenTable]):
    """One unused ritual is turned up at random and performed. `team`: of this navigation."""

    def __init__(self, at: int, team: list[int], ritual: int = -1) -> None:
        self.at = at
        self.team = team
        self.ritual = ritual

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.turn_up(t)
            case 1:
                self.perform(t)
            case _:
                t.finish()

    def turn_up(self, t: KrakenTable) -> None:
        """FTX-026: the cards lie shuffled (FTK-036); a sixth Uprising finds none left."""
        if not t.rituals:
            t.tell(events.NO_RITUAL_LEFT, t.captain, (), "FTX-026")
            t.finish()
            return
        self.ritual = t.rituals.pop()
        t.rituals_used.append(self.ritual)
        t.tell(events.RITUAL_TURNED, t.captain, (self.ritual,), "FTX-026")
        seats = t.living()
        spaces = [choices.ritual(t, self.ritual, seat) for seat in seats]
        t.ask(events.RITUAL, "FTX-026", seats, spaces, ALL, (self.ritual,), True)

    def perform(self, t: KrakenTable) -> None:
        """What the leader chose, if there is one on board."""
        leader = t.leader()
        on_board, open_to = t.on_board(), choices.open_to_conversion(t)
        answer = t.reply_of(leader)  # () of a leader who is lost
        target = -1
        guns = 0
        match self.ritual:
            case content.CONVERSION:
                target = answer[0] if answer else -1
                self.convert(t, leader, target)
            case content.STASH:
                guns = sum(answer) if t.supply else -1
                self.stash(t, leader, answer)
            case _:
                self.search(t, leader)
        t.rites.append((t.round, self.ritual, on_board, open_to, target, guns))

    def convert(self, t: KrakenTable, leader: int, target: int) -> None:
        """FTX-029 to FTX-031: leader and convert learn each other; nobody else learns anything.

        A Cultist of the start loses no team, but the two meet (FTK-149, FTK-R16).
        """
        t.tell(events.CONVERSION_HELD, -1, (), "FTX-029")
        if target < 0:
            self.pass_by(t, [])
            return
        before = 1 if t.chip[target] == content.CULTIST else 0
        if not before:
            t.converted[target] = 1
        t.reveal()
        t.fact(leader, events.F_CONVERTED, (target, before))
        t.fact(target, events.F_JOINED, (leader, before))
        t.tell(events.YOU_CONVERTED, leader, (target, before), "FTX-029", only(leader))
        t.tell(events.CONVERTED_BY, target, (leader, before), "FTX-031", only(target))
        self.pass_by(t, [leader, target])

    def pass_by(self, t: KrakenTable, concerned: list[int]) -> None:
        """FTX-030: whoever a ritual does not concern is told so alone, and nothing else. A line for
        everyone: by its log no screen gives away who acted."""
        for seat in t.living():
            if seat not in concerned:
                t.tell(events.PASSED_BY, seat, (), "FTX-030", only(seat))

    def stash(self, t: KrakenTable, leader: int, answer: tuple[int, ...]) -> None:
        """FTX-027: three guns from the supply; who gave them stays secret, who has them not."""
        given = [0] * t.seats
        seats = t.living()
        for i in range(len(answer)):
            given[seats[i]] = answer[i]
            t.guns[seats[i]] += answer[i]
            t.supply -= answer[i]
        if answer:
            t.fact(leader, events.F_STASHED, tuple(given))
        t.tell(events.STASH_OPENED, -1, tuple(given), "FTX-027")

    def search(self, t: KrakenTable, leader: int) -> None:
        """FTX-028: the chips of this navigation's team, the living but for the leader (FTK-R43);
        it leaves no mark (FTK-R52)."""
        t.tell(events.CULT_SEARCH_HELD, -1, (), "FTX-028")
        found: list[int] = []
        for seat in self.team if t.alive[leader] else []:
            if seat >= 0 and seat != leader and t.alive[seat]:
                t.fact(leader, events.F_CULT_FOUND, (seat, t.chip[seat]))
                found += [seat, t.chip[seat]]
        if found:
            t.reveal()
            t.tell(events.CULT_FOUND, leader, tuple(found), "FTX-028", only(leader))
        self.pass_by(t, [leader] if found else [])

    def clone(self) -> Procedure[KrakenTable]:
        return Ritual(self.at, self.team, self.ritual)

    def here(self, t: KrakenTable) -> str:
        return content.ritual_names[self.ritual] if self.ritual >= 0 else "Cult Uprising"

    def barred(self, t: KrakenTable, seat: int) -> list[Barred]:
        if self.ritual != content.CONVERSION or t.chip[seat] != content.LEADER:
            return []
        may = choices.converts(t)
        found: list[Barred] = []
        for s in range(t.seats):
            if s == seat:
                found.append(Barred(s, "FTK-148", "You lead the Cult already."))
            elif not t.alive[s]:
                found.append(Barred(s, "FTK-121", "They are no longer on board."))
            elif t.searched[s] or t.flogged[s]:
                found.append(Barred(s, "FTK-150", "Searched or flogged: they cannot be converted."))
            elif s not in may:
                found.append(Barred(s, "FTX-029", "You have converted them already."))
        return found
