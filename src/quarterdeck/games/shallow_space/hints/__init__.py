"""Advice on the open decision from what the seat may know, best first: what to do, what it is
worth, and why. Done is worth nothing; whatever is worth less is better left."""

from __future__ import annotations

from ....kit.decision import Decision
from ....kit.game import Advice
from .. import events
from ..choices import deeds
from ..choices.deeds import parts
from ..content import FIRST_CAPTAIN_CARD
from ..table import SpaceTable
from .captain import captain_card, laser
from .crew import crew_card, mend, phaser
from .situation import Situation
from .trade import give_back, offer
from .walk import beam, robot_step, step


def advise(t: SpaceTable, seat: int, decision: Decision) -> list[Advice]:
    """Every deed on the menu with its worth, best first."""
    space = decision.space_of(seat)
    assert space is not None
    items = space.next_picks(())
    if decision.kind == events.NAME:
        return [Advice((item,), 0.0, "A name is a name.") for item in items]
    if seat in decision.asides:
        return []
    now = Situation(t, seat)
    found: list[Advice] = []
    for item in items:
        worth, words = worth_of(t, now, item)
        found.append(Advice((item,), worth, words))
    found.sort(key=_worth, reverse=True)
    return found


def _worth(advice: Advice) -> float:
    return advice.value


def worth_of(t: SpaceTable, now: Situation, code: int) -> tuple[float, str]:
    """One deed's worth and the reason for it."""
    what, a, b, c = parts(code)
    if what == deeds.DONE:
        return 0.0, "Nothing better is left to do."
    if what == deeds.PLAY:
        if a >= FIRST_CAPTAIN_CARD:
            return captain_card(t, now, a, b, c)
        return crew_card(t, now, a, b, c, now.spot)
    if what == deeds.ROBOT_PLAY:
        worth, words = crew_card(t, now, a, b, c, t.robot[now.seat])
        return worth - 1, words
    if what == deeds.STEP:
        return step(t, now, c)
    if what == deeds.ROBOT_STEP:
        return robot_step(t, now, c)
    if what == deeds.FIRE:
        return laser(t, now, a, b, c)
    if what == deeds.SHOOT:
        return phaser(t, now, a, b, c)
    if what == deeds.BEAM:
        return beam(t, now, b)
    if what == deeds.MEND:
        return mend(t, now, c)
    if what == deeds.MISSILE:
        worth, words = laser(t, now, 0, b, c + 1)
        return worth + 20, words
    return talk(t, now, what, a, b)


def talk(t: SpaceTable, now: Situation, what: int, a: int, b: int) -> tuple[float, str]:
    """Trades, hand-ins and command."""
    if what == deeds.DISARM:
        return 97.0, "A charge kills all in its section."
    if what == deeds.VOLUNTEER:
        return 99.0, "A crew needs somebody in command."
    if what == deeds.TAKE_OVER:
        return 96.0, "A second ship is worth a turn."
    if what == deeds.WELCOME:
        return 50.0, "One more of us, one less of them."
    if what == deeds.AGREE:
        return 98.0, "Both have something from it."
    if what == deeds.OFFER:
        return offer(t, now, a, b)
    if what == deeds.GIVE_BACK:
        return give_back(t, now, a, b)
    if what == deeds.REFUSE:
        return 1.0, "Nothing to gain from it."
    if what == deeds.HAND_IN:
        return 3.0 - now.keep(a), "There are better cards to draw."
    return -5.0, "It helps nobody."
