"""Characters that bear on a question of loyalty (FTX-034, FTX-036, FTX-039 to FTX-058)."""

from __future__ import annotations

import pytest
from tests.games.feed_the_kraken.kraken import (
    appoint,
    crew,
    fists,
    lose,
    of,
    pass_moment,
    play,
    quiet,
)

from quarterdeck.games.feed_the_kraken import content as c
from quarterdeck.games.feed_the_kraken import events
from quarterdeck.kit.testing.scene import Scene


def window(s: Scene) -> int:
    """The open moment."""
    s.asks(events.WINDOW)
    assert s.table.decision is not None
    return s.table.decision.about[0]


def may_play(s: Scene, seat: int) -> bool:
    return len(s.may(seat)) > 1


@pytest.mark.rule("FTX-043")
def test_minstrels_two_sit_out() -> None:
    s = quiet(play(appoint(crew(characters={3: c.MINSTREL})), 3, 4, 5))
    s.asks(events.FISTS, 1, 2, 3, 6)
    fists(s)
    pass_moment(s)
    assert of(s).sitting_out == 0, "for one question only"


@pytest.mark.rule("FTX-043")
def test_with_all_sitting_out_nobody_is_asked_and_the_moment_opens() -> None:
    """FTK-R57, FTK-R58."""
    s = lose(crew(5, characters={1: c.MINSTREL}), 3, 4)
    play(appoint(s), 1, 1, 2)
    pass_moment(s)
    assert window(s) == c.GUNS_SHOWN
    pass_moment(s)
    assert window(s) == c.BEFORE_DRAW and of(s).sitting_out == 0


@pytest.mark.rule("FTX-049", "FTX-034")
def test_agitator_forces_a_gun_but_not_from_captain_minstrels_pick_or_gunless() -> None:
    s = crew(characters={3: c.AGITATOR, 4: c.MINSTREL})
    play(appoint(s), 3, 0, 5)
    play(s, 4, 1, 5)
    quiet(s).asks(events.FISTS, 2, 3, 4, 6)
    t = crew(characters={3: c.AGITATOR})
    of(t).guns[6], of(t).supply = 0, of(t).supply + 3
    quiet(play(appoint(t), 3, 5, 6)).asks(events.FISTS)
    assert t.may(5) == [(1,), (2,), (3,)] and t.may(6) == [(0,)] and len(t.may(4)) == 4


@pytest.mark.rule("FTX-057")
def test_equalizer_one_gun_is_enough_and_the_most() -> None:
    s = quiet(play(appoint(crew(characters={3: c.EQUALIZER})), 3))
    assert s.may(5) == [(0,), (1,)]
    pass_moment(fists(s, {5: 1}))
    assert of(s).captain == 5 and of(s).equalized == 0


@pytest.mark.rule("FTX-039")
def test_troublemaker_doubles_shown_guns_for_sum_and_captaincy() -> None:
    s = fists(appoint(crew(characters={3: c.TROUBLEMAKER})), {4: 1, 5: 1})
    assert [a for a in s.may(3) if a[0]] == [(1, 4), (1, 5)]
    pass_moment(play(s, 3, 5))
    assert of(s).captain == 5 and of(s).guns[5] == 2 and of(s).weight == [1] * 7


@pytest.mark.rule("FTX-041")
def test_peacemaker_gives_shown_guns_back() -> None:
    s = fists(appoint(crew(characters={3: c.PEACEMAKER})), {4: 3})
    pass_moment(play(s, 3, 4))
    assert of(s).captain == 0 and of(s).guns[4] == 3
    none = fists(appoint(crew(characters={3: c.PEACEMAKER})))
    assert not may_play(none, 3)


@pytest.mark.rule("FTX-047")
def test_master_strategist_keeps_shown_guns_unless_captain() -> None:
    s = fists(appoint(crew(characters={3: c.MASTER_STRATEGIST})), {3: 1, 4: 2})
    pass_moment(play(s, 3))
    assert of(s).captain == 4 and of(s).guns[3] == 3 and of(s).guns[4] == 1
    own = fists(appoint(crew(characters={3: c.MASTER_STRATEGIST})), {3: 3})
    pass_moment(play(own, 3))
    assert of(own).captain == 3 and of(own).guns[3] == 0


@pytest.mark.rule("FTX-052")
def test_rabble_rouser_halves_what_is_needed_rounded_up() -> None:
    s = fists(appoint(crew(characters={3: c.RABBLE_ROUSER})), {4: 2})
    pass_moment(play(s, 3))
    assert of(s).captain == 4 and s.heard(0, events.MUTINY)[0].things == (2, 2)
    ten = fists(appoint(crew(10, characters={3: c.RABBLE_ROUSER})), {4: 2})
    pass_moment(play(ten, 3))
    assert of(ten).captain == 0 and ten.heard(0, events.NO_MUTINY)[0].things == (2, 3)


@pytest.mark.rule("FTX-058", "FTX-036")
def test_instigator_brings_in_all_remaining_guns() -> None:
    s = fists(appoint(crew(characters={3: c.INSTIGATOR})), {4: 1})
    assert (1, 0) not in s.may(3) and (1, 3) in s.may(3), "not the captain, oneself yes"
    play(s, 3, 4).asks(events.ADD_GUNS, 4).answer(4, 1)
    assert of(s).shown[4] == 3
    pass_moment(s)
    assert of(s).captain == 4 and of(s).face_up[3] == 1


@pytest.mark.rule("FTX-036", "FTK-135")
def test_a_refused_instigator_turns_down_after_the_mutiny() -> None:
    s = fists(appoint(crew(characters={3: c.INSTIGATOR})), {4: 1})
    play(s, 3, 4).answer(4, 0)
    assert of(s).face_up[3] == 1
    pass_moment(s)
    assert of(s).face_up[3] == 0 and of(s).known[3] == 1


@pytest.mark.rule("FTX-036")
def test_instigator_may_pick_minstrels_player() -> None:
    s = crew(characters={3: c.INSTIGATOR, 4: c.MINSTREL})
    play(appoint(s), 4, 5, 6)
    fists(s)
    play(s, 3, 5).answer(5, 1)
    pass_moment(s)
    assert of(s).captain == 5


@pytest.mark.rule("FTX-057", "FTX-058")
def test_equalizers_limit_holds_against_instigator_and_troublemaker_doubles() -> None:
    """FTK-R31."""
    s = crew(characters={3: c.INSTIGATOR, 4: c.EQUALIZER})
    play(appoint(s), 4)
    fists(s, {5: 1})
    play(s, 3, 5).answer(5, 1)
    assert of(s).shown[5] == 1, "no second gun"
