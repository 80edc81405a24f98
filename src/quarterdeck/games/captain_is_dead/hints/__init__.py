"""What an answer is worth: advice for beginners and for bots, from what everybody may know."""

from __future__ import annotations

from ....kit.decision import Decision
from ....kit.game import Advice
from ....kit.pay import Pay
from .. import events
from ..reactions import EVASION
from ..table import CaptainTable
from .jobs import Jobs
from .worth import W, card_worth, threat


def advise(t: CaptainTable, seat: int, decision: Decision) -> list[Advice]:
    """Advice on the open decision, best first."""
    space = decision.space_of(seat)
    if space is None:
        return []
    found: list[Advice] = []
    match decision.kind:
        case events.ACT:
            found = Jobs(t, t.now).advice(space.next_picks(()))
        case events.OVERRIDE | events.EVASIVE:
            bad = threat(t, t.alert)
            price = W["override"] * (1.0 if decision.about[1] == EVASION else 1.6)
            found = [Advice((1,), bad - price, f"It would cost us about {bad:.0f}.")]
            found.append(Advice((0,), 0.0, "Keep the means for something worse."))
        case events.DISCARD:
            crew = decision.about[0]
            for card in space.next_picks(()):
                found.append(Advice((card,), -card_worth(t, crew, card, 1), "Least needed here."))
        case events.ASIDE:
            for kind in space.next_picks(()):
                found.append(Advice((kind,), ASIDE_WORTH[kind], "Somebody can fetch it."))
        case events.ROLE:
            for role in space.next_picks(()):
                found.append(Advice((role,), 1.0, "Any role can win: take one you like."))
        case events.RECIPIENT:
            for crew in space.next_picks(()):
                found.append(Advice((crew,), card_worth(t, crew, t.drawn), "Most needed there."))
        case events.PAY:
            assert isinstance(space, Pay)
            found = [Advice(space.cheapest(), 1.0, "What is missed least.")]
        case events.ORDER:
            found = _order(t, space.next_picks(()))
        case events.DEACTIVATE:
            for ups in space.each():
                value = -float(sum(t._c.upgrades[up].slot for up in ups))
                found.append(Advice(ups, value, "Least missed."))
        case events.TIES:
            found = [Advice(space.each()[0], 1.0, "As you sit.")]
    found.sort(key=_value, reverse=True)
    return found


ASIDE_WORTH = [2.0, 0.0, 3.0, 1.0]


def _value(advice: Advice) -> float:
    return advice.value


def _order(t: CaptainTable, places: list[int]) -> list[Advice]:
    """The mildest Alert first: later ones may never come."""
    by_threat = sorted(places, key=lambda at: threat(t, t.alert_deck[-1 - at]))
    return [Advice(tuple(by_threat), 1.0, "The mildest first.")]


