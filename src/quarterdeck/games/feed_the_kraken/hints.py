"""What an answer is worth to a seat's side, from its own ledger and what is public."""

from __future__ import annotations

from ...kit.decision import Decision
from ...kit.game import Advice
from . import content, events
from .choices import DENY
from .sight.learned import learned
from .table import KrakenTable


def own_side(t: KrakenTable, seat: int) -> int:
    """The side this seat plays for, by its own ledger."""
    chip, converted = learned(t, seat, seat)
    return content.CULT if converted or chip is None else content.side_of_chip[chip]


def chart(side_of_board: int, space: int) -> list[float]:
    """How near a space is to each side's end: shares of all ways when colours come as they do."""
    return _PROMISE[side_of_board][space]


def _promises(m: int) -> list[list[float]]:
    """From the north down: each space is the mix of what its arrows lead to."""
    weights = [0.33, 0.37, 0.30]
    order = sorted(range(len(content.levels[m])), key=content.levels[m].__getitem__, reverse=True)
    found = [[0.0, 0.0, 0.0] for _ in order]
    for space in order:
        end = content.ends[m][space]
        if end >= 0:
            found[space][end] = 1.0
            continue
        for colour, to in enumerate(content.arrows[m][space]):
            for side in range(3):
                found[space][side] += weights[colour] * found[to][side]
    return found


_PROMISE: list[list[list[float]]] = [_promises(content.QUICK), _promises(content.LONG)]


def advise(t: KrakenTable, seat: int, decision: Decision) -> list[Advice]:
    """Advice on cards and targets, best first; elsewhere there is none."""
    side = own_side(t, seat)
    found: list[Advice] = []
    match decision.kind:
        case events.PASS_ON | events.STEER:
            space = decision.space_of(seat)
            for (kind,) in space.each() if space is not None else []:
                found.append(_card(t, side, kind))
        case events.FISTS:
            found.append(Advice((0,), 0.1, "Guns are few: keep them for a captain you distrust."))
    found.sort(key=_value)
    return [a for a in found if decision.space_of(seat) is not None and _holds(decision, seat, a)]


def _holds(decision: Decision, seat: int, advice: Advice) -> bool:
    space = decision.space_of(seat)
    return space is not None and space.holds(advice.answer)


def _value(advice: Advice) -> float:
    return -advice.value


def _card(t: KrakenTable, side: int, kind: int) -> Advice:
    """What a card is worth by where it would take the ship."""
    if kind == DENY:
        return Advice((DENY,), -1.0, "You would be lost: only worth it against certain defeat.")
    to = content.arrows[t.side][t.ship][content.colour_of[kind]]
    worth = chart(t.side, to)[side]
    name = content.side_names[side]
    return Advice((kind,), worth, f"From there the {name} reach their end {worth:.0%} of the time.")
