"""How far it is: what a bot replies is true for the one who says it."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead import GAME
from quarterdeck.games.captain_is_dead.hints import says


@pytest.mark.parametrize(("who", "actions"), [("soldier", "2 actions"), ("ensign", "1 action")])
def test_a_reply_counts_the_actions_of_the_walk_alone(who: str, actions: str) -> None:
    s = a.give(a.sail("admiral", who), 1, tactical=1)
    a.invade(a.stand(s, 1, "armory"), "cpu_core", 2)
    t = a.table_of(s)
    key = (says.KILL, a.space("cpu_core"))
    assert GAME.reply(t, 1, key) == f"I am armed; the CPU Core is {actions} away."
    a.invade(s, "fore_corridor")
    assert GAME.reply(t, 1, key) == "I am armed; but I cannot walk to the CPU Core now."
    a.invade(s, "armory")
    assert GAME.reply(t, 1, key) == "I am armed; but Hostile Aliens hold me here."
    assert t.at[1] == a.space("armory")
    s.asks("act", 0)


def test_gravity_makes_the_way_longer_but_not_for_the_ensign() -> None:
    for who, actions in (("soldier", "3 actions"), ("ensign", "1 action")):
        s = a.in_play(a.give(a.sail("admiral", who), 1, tactical=1), "Y19")
        a.invade(a.stand(s, 1, "armory"), "cpu_core")
        reply = GAME.reply(a.table_of(s), 1, (says.KILL, a.space("cpu_core")))
        assert reply == f"I am armed; the CPU Core is {actions} away."
