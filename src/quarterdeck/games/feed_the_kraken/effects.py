"""What the characters do when they are played (FTX-037 to FTX-058)."""

from __future__ import annotations

from ...kit.procedure import Procedure
from ...kit.space import Pick, YesNo
from . import content, events, verbs
from .choices import DISCARD, fewest_resumes
from .table import KrakenTable


def play(t: KrakenTable, seat: int, targets: tuple[int, ...]) -> None:
    """FTK-134, FTK-136: show the card and do what it says."""
    verbs.turn_up(t, seat, targets)
    character = t.character[seat]
    if character in MUTINY_CARDS:
        _in_a_mutiny(t, seat, character, targets)
    elif character in TEAM_CARDS:
        _on_the_team(t, seat, character, targets)
    else:
        _at_any_time(t, seat, character, targets)


MUTINY_CARDS = (2, 4, 6, 10, 12, 15, 20, 21)
TEAM_CARDS = (7, 8, 11, 13, 14, 16)


def _at_any_time(t: KrakenTable, seat: int, character: int, targets: tuple[int, ...]) -> None:
    """Cards about guns, looks and other cards."""
    match character:
        case 1:  # Kleptomaniac
            verbs.give_gun(t, targets[0], seat, "FTX-038")
        case 3:  # Gunsmith: pays now, works while face up
            verbs.return_guns(t, seat, 1, "FTX-040")
        case 5:  # Gunslinger
            verbs.take_guns(t, seat, 2, "FTX-042")
        case 9:  # Look-Out
            t.begin(TopCard(0, seat, "FTX-046"))
        case 17:  # Mentor
            verbs.turn_down(t, targets[0], "FTX-054")
        case 18:  # Spiritualist: receiver, two payers
            for payer in targets[1:]:
                verbs.give_gun(t, payer, targets[0], "FTX-055")
        case _:  # Debt Collector
            t.begin(Debt(0, targets[0]))


def _on_the_team(t: KrakenTable, seat: int, character: int, targets: tuple[int, ...]) -> None:
    """Cards about posts, signs and draws."""
    match character:
        case 7:  # Bosun
            verbs.appoint(t, t.navigator, t.lieutenant, "FTX-044")
        case 8:  # Herbalist
            verbs.move_sign(t, targets[0] // 16, targets[0] % 16, "FTX-045")
        case 11:  # Smuggler
            t.smuggled |= 1 if targets[0] == t.captain else 2
        case 13:  # Consultant
            t.consultant = seat
        case 14:  # Chief Cook: the present team is void (FTX-035)
            t.cooked = 1
            heir = fewest_resumes(t)
            if heir != t.captain:  # FTK-R35
                verbs.make_captain(t, heir, "FTX-051")
            t.lieutenant = -1
            t.navigator = -1
        case _:  # Archivist
            t.archived |= 1 if targets[0] == t.captain else 2


def _in_a_mutiny(t: KrakenTable, seat: int, character: int, targets: tuple[int, ...]) -> None:
    """Cards about the coming or present question of loyalty, in order of play (FTK-R55)."""
    match character:
        case 2:  # Troublemaker
            t.weight[targets[0]] *= 2
        case 4:  # Peacemaker
            verbs.take_back(t, targets[0])
        case 6:  # Minstrel
            for target in targets:
                t.sitting_out |= 1 << target
        case 10:  # Master Strategist
            t.strategists |= 1 << seat
        case 12:  # Agitator
            for target in targets:
                t.egged_on |= 1 << target
        case 15:  # Rabble-rouser
            t.halved += 1
        case 20:  # Equalizer
            t.equalized = 1
        case _:  # Instigator
            t.begin(Instigated(0, seat, targets[0]))


class TopCard(Procedure[KrakenTable]):
    """Look at the top of the draw pile, then leave it or discard it (FTX-023, FTX-046).

    Returns 1 when a card was seen.
    """

    def __init__(self, at: int, seat: int, rule: str) -> None:
        self.at = at
        self.seat = seat
        self.rule = rule

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.look(t)
            case _:
                self.keep_or_discard(t)

    def look(self, t: KrakenTable) -> None:
        """FTK-R18: an empty pile is made anew first; without any card nothing happens."""
        if not verbs.fill_empty_pile(t):
            t.finish(0)
            return
        verbs.look_at_top(t, self.seat, self.rule)
        t.ask_one(events.TOP_CARD, self.rule, self.seat, YesNo(self.rule))

    def keep_or_discard(self, t: KrakenTable) -> None:
        """Everyone sees whether it went."""
        if t.reply() == (DISCARD,):
            verbs.discard_top(t, self.seat, self.rule)
        else:
            t.tell(events.TOP_KEPT, self.seat, (), self.rule)
        t.finish(1)

    def clone(self) -> Procedure[KrakenTable]:
        return TopCard(self.at, self.seat, self.rule)

    def here(self, t: KrakenTable) -> str:
        return "The top card"


class Debt(Procedure[KrakenTable]):
    """One team member hands a gun to each of the others, as far as guns go (FTX-056, FTK-R29)."""

    def __init__(self, at: int, payer: int) -> None:
        self.at = at
        self.payer = payer

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                self.pay_all_or_choose(t)
            case _:
                verbs.give_gun(t, self.payer, t.reply()[0], "FTX-056")
                t.finish()

    def pay_all_or_choose(self, t: KrakenTable) -> None:
        """With one gun for two the payer chooses; otherwise everyone is paid, or nobody."""
        team = [s for s in (t.captain, t.lieutenant, t.navigator) if s >= 0 and s != self.payer]
        if t.guns[self.payer] == 1 and len(team) == 2:
            t.ask_one(events.PAY_DEBT, "FTX-056", self.payer, Pick(team, "FTX-056"))
            return
        for member in team:
            verbs.give_gun(t, self.payer, member, "FTX-056")
        t.finish()

    def clone(self) -> Procedure[KrakenTable]:
        return Debt(self.at, self.payer)

    def here(self, t: KrakenTable) -> str:
        return content.character_names[content.DEBT_COLLECTOR]


class Instigated(Procedure[KrakenTable]):
    """A player may throw in all remaining guns (FTX-058); who adds none has refused (FTK-R59)."""

    def __init__(self, at: int, seat: int, target: int) -> None:
        self.at = at
        self.seat = seat
        self.target = target

    def step(self, t: KrakenTable, at: int) -> None:
        match at:
            case 0:
                about = (self.seat, self.most(t))
                space = YesNo("FTX-058")
                t.ask(events.ADD_GUNS, "FTX-058", [self.target], [space], about=about)
            case _:
                self.add_or_refuse(t)

    def most(self, t: KrakenTable) -> int:
        """All that is left, but Equalizer's limit holds (FTK-R31)."""
        left = t.guns[self.target]
        return min(left, 1 - min(1, t.shown[self.target])) if t.equalized else left

    def add_or_refuse(self, t: KrakenTable) -> None:
        """After a refusal the card turns face down again when the mutiny is over (FTK-R34)."""
        n = self.most(t) if t.reply() == (1,) else 0
        if n:
            t.joined |= 1 << self.target
            t.refused &= ~(1 << self.seat)  # played again after a Mentor: the last time counts
            verbs.show_guns(t, self.target, n)
            t.tell(events.GUNS_ADDED, self.target, (n,), "FTX-058")
        else:
            t.refused |= 1 << self.seat
            t.tell(events.REFUSED_TO_ADD, self.target, (), "FTX-036")
        t.finish()

    def clone(self) -> Procedure[KrakenTable]:
        return Instigated(self.at, self.seat, self.target)

    def here(self, t: KrakenTable) -> str:
        return content.character_names[content.INSTIGATOR]
