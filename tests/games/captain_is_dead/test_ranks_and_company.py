"""Ranks without ties, hands when set-up is over, and being alone in a room."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.captain_is_dead import aboard as a
from tests.games.captain_is_dead.test_packs import write

from quarterdeck.games.captain_is_dead import GAME, content, events
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.content import names as n
from quarterdeck.kit.testing.scene import Scene, scene


def asked(s: Scene) -> set[str]:
    """The kinds of all questions from here to the first turn, answered as they come."""
    kinds: set[str] = set()
    while (decision := s.table.decision) is not None and decision.kind != "act":
        kinds.add(decision.kind)
        seat = decision.waiting()[0]
        s.answer(seat, *decision.spaces[decision.seats.index(seat)].each()[0])
    return kinds


@pytest.mark.rule("CID-042", "CID-043")
def test_ranks_are_asked_about_only_where_two_players_tie() -> None:
    for seats, roles, tie in (
        (2, ("admiral", "soldier"), False),
        (2, ("admiral", "diplomat"), True),
        (1, ("admiral", "diplomat"), False),
    ):
        s = scene(GAME, seats, any_role="yes", blind_discard="no", solo_crew="2")
        for crew, id in enumerate(roles):
            s.answer(crew if seats > 1 else 0, a.role(id))
        assert ("ties" in asked(s)) == tie
        assert sorted(a.table_of(s).order) == [0, 1]
        s.asks("act")


@pytest.mark.rule("CID-074")
def test_hands_are_looked_at_when_set_up_is_over(shelf: Path) -> None:
    words = (content.BUILT_IN / content.STANDARD / "pack.toml").read_text("utf-8")
    words = words.replace("deal = 5", "deal = 6").replace("opening = 5", "opening = 0")
    write(shelf, "full", pack=words)
    s = scene(GAME, 2, pack="full", any_role="yes", blind_discard="no")
    s.answer(0, a.role("ensign")).answer(1, a.role("counselor"))
    assert "discard" in asked(s)
    assert a.table_of(s).held(0) == 4
    s.asks("act")


@pytest.mark.rule("CID-063")
def test_alone_there_is_nobody_to_carry_or_to_hand_anything_to() -> None:
    s = a.stand(a.stand(a.sail("cyborg", "admiral"), 0, "bridge"), 1, "armory")
    alone = "Nobody else is here."
    assert a.refuse(s, v.CARRY, 1, a.space("fore_corridor"), rule="CID-059") == alone
    assert a.refuse(s, v.GIVE, 1, n.COMMAND, rule="CID-063") == alone
    assert a.can(a.stand(s, 1, "bridge"), v.CARRY, 1, a.space("fore_corridor"))


@pytest.mark.rule("CID-122")
def test_a_kill_is_told() -> None:
    s = a.invade(a.give(a.sail("cyborg", "admiral"), 0, tactical=1), "bridge", 2)
    a.do(a.stand(s, 0, "bridge").hush(), v.KILL).asks("act", 0)
    assert [e.things[-2:] for e in s.told if e.kind == events.KILLED] == [(1, a.space("bridge"))]
