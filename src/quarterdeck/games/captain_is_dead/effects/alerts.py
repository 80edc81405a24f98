"""What Alerts do, effect by effect. Effects that ask a question are procedures in `rules`."""

from __future__ import annotations

from ....kit.seat import these
from .. import events, verbs
from ..content import names as n
from ..table import LOST_CREW, CaptainTable
from . import ship


def resolve(t: CaptainTable, effect: tuple[int, ...], marks: int) -> None:
    """One effect of the Alert being resolved (CID-052)."""
    match effect[0]:
        case n.OFFLINE:
            ship.fail(t, effect[1])
        case n.DESTROY:
            ship.destroy(t, effect[1])
        case n.HIT:
            ship.hit(t, effect[1])
        case n.ALIENS:
            ship.board(t, effect[1], effect[2])
        case n.INJURE:
            ship.injure(t, these(list(effect[1:])))
        case n.INJURE_ALL:
            ship.injure(t, (1 << len(t._c.places)) - 1)
        case n.ATTACH_SHIP:
            verbs.attach(t, t.alert, marks)
            t.alert = -1
        case n.ANOMALY:
            verbs.begin_anomaly(t, t.alert)
            t.alert = -1
        case n.LOSE_TORPEDO:
            lost = min(effect[1], t.rack)
            verbs.move_rack(t, -lost)
            t.say(events.TORPEDO_LOST, -1, (lost,), "CID-052")
        case n.ELIMINATE:
            ship.eliminate_injured(t)
        case n.LOSE_GAME:
            verbs.end(t, LOST_CREW, "CID-007")


def lose_upgrade(t: CaptainTable, upgrade: int) -> None:
    """An active upgrade turns inactive."""
    verbs.activate(t, upgrade, 0)
    t.say(events.UPGRADE_LOST, -1, (upgrade,), "CID-052")


def put_away(t: CaptainTable) -> None:
    """Whatever does not stay in play goes to the discard (CID-045, A05)."""
    if t.alert >= 0:
        t.alert_discards.append(t.alert)
        t.alert = -1
