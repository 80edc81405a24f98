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

from quarterdeck.games.feed_the_kraken import GAME, events
from quarterdeck.games.feed_the_kraken import content as c
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


@pytest.mark.rule("FTX-043", "FTK-071")
def test_fists_lie_open_before_those_who_were_asked_and_nobody_else() -> None:
    s = fists(play(appoint(crew(characters={3: c.MINSTREL})), 3, 4, 5), {6: 2})
    assert [m["fist"] for m in s.sees(0)["view"]["crew"]] == [None, 0, 0, 0, None, None, 2]
    pass_moment(s)
    assert [m["fist"] for m in s.sees(0)["view"]["crew"]] == [None] * 7


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


@pytest.mark.rule("FTX-036", "FTX-054")
@pytest.mark.parametrize(("second", "face_up"), [(1, 1), (0, 0)])
def test_an_instigator_played_twice_in_a_mutiny_turns_down_by_the_last_refusal(
    second: int, face_up: int
) -> None:
    """FTK-R34: refused, turned down by the Mentor at once and played again."""
    s = fists(appoint(crew(characters={3: c.INSTIGATOR, 5: c.MENTOR})), {4: 1})
    play(s, 3, 4).answer(4, 0)
    play(s, 5, 3)
    play(s, 3, 6).asks(events.ADD_GUNS, 6).answer(6, second)
    assert of(s).face_up[3] == 1
    pass_moment(s)
    assert of(s).face_up[3] == face_up and of(s).captain == (6 if second else 0)
    told = [e.things for e in s.heard(0, events.TURNED_DOWN)]
    assert len(told) == (1 if second else 2), "by the Mentor, and after the mutiny if refused"


@pytest.mark.rule("FTX-036", "FTX-054")
def test_a_refused_instigator_that_lies_face_down_is_not_turned_twice() -> None:
    s = fists(appoint(crew(characters={3: c.INSTIGATOR, 5: c.MENTOR})), {4: 1})
    play(s, 3, 4).answer(4, 0)
    play(s, 5, 3)
    pass_moment(s)
    assert of(s).face_up[3] == 0 and len(s.heard(0, events.TURNED_DOWN)) == 1


@pytest.mark.rule("FTX-057", "FTX-052")
def test_question_and_view_say_how_many_guns_are_needed_now() -> None:
    s = crew(characters={3: c.EQUALIZER})
    assert s.sees(1)["view"]["need"] == 3
    quiet(play(appoint(s), 3)).asks(events.FISTS)
    seen = s.sees(1)
    assert "1 gun makes a mutiny" in seen["decision"]["words"] and seen["view"]["need"] == 1
    rabble = fists(appoint(crew(characters={3: c.RABBLE_ROUSER})), {4: 1})
    assert play(rabble, 3).sees(1)["view"]["need"] == 2
    pass_moment(rabble)
    assert rabble.sees(1)["view"]["need"] == 3


@pytest.mark.rule("FTX-049", "FTX-057")
def test_a_fist_that_may_not_be_empty_or_fuller_says_why() -> None:
    s = crew(characters={3: c.AGITATOR, 4: c.EQUALIZER})
    play(appoint(s), 3, 5, 6)
    of(s).guns[6], of(s).supply = 0, of(s).supply + 3
    quiet(s).asks(events.FISTS)
    assert [(b.item, b.rule) for b in s.table.barred(5)] == [(0, "FTX-049")]
    assert s.table.barred(1) == [] and s.table.barred(6) == []
    twice = crew(characters={3: c.AGITATOR, 4: c.EQUALIZER})
    play(play(appoint(twice), 3, 5, 6), 4)
    quiet(twice).asks(events.FISTS)
    assert [b.item for b in twice.table.barred(5)] == [0, 2, 3]
    assert [(b.item, b.rule) for b in twice.table.barred(1)] == [(2, "FTX-057"), (3, "FTX-057")]


@pytest.mark.rule("FTX-040", "FTX-047")
def test_guns_that_come_back_after_a_mutiny_are_told() -> None:
    s = crew(characters={3: c.MASTER_STRATEGIST, 4: c.GUNSMITH})
    play(s, 4)
    fists(appoint(s), {3: 1, 4: 2})
    pass_moment(play(s, 3))
    told = [(e.seat, e.things, e.rule) for e in s.heard(0, events.GUNS_KEPT)]
    assert told == [(3, (1,), "FTX-047"), (4, (1,), "FTX-040")]
    plain = fists(appoint(crew()), {3: 1, 4: 2})
    pass_moment(plain)
    assert plain.heard(0, events.GUNS_KEPT) == []


@pytest.mark.rule("FTX-032")
def test_what_is_called_for_is_shown_until_it_has_happened() -> None:
    s = crew(characters={1: c.CONSULTANT, 3: c.MINSTREL, 4: c.AGITATOR, 5: c.EQUALIZER})

    def called() -> list[tuple[int, list[int]]]:
        return [(one["character"], one["seats"]) for one in s.sees(6)["view"]["called"]]

    assert called() == []
    quiet(play(s, 1)).asks(events.NAME_LIEUTENANT, 1)
    assert called() == [(c.CONSULTANT, [1])]
    s.answer(1, 1).answer(0, 2)
    play(play(play(s, 3, 5, 6), 4, 1, 2), 5)
    assert called() == [(c.MINSTREL, [5, 6]), (c.AGITATOR, [1, 2]), (c.EQUALIZER, [])]
    assert "Called: Minstrel ({p5}, {p6}), Agitator" in GAME.board(s.table, 6)
    fists(s, {1: 1, 2: 1})
    pass_moment(s).asks(events.BREAK_TIE, 0).answer(0, 1)
    assert called() == [] and of(s).captain == 2


@pytest.mark.rule("FTX-039", "FTX-047", "FTX-048", "FTX-052", "FTX-053")
def test_cards_on_shown_guns_and_on_draws_are_shown_as_called() -> None:
    s = crew(
        characters={
            2: c.TROUBLEMAKER, 3: c.MASTER_STRATEGIST, 4: c.SMUGGLER, 5: c.ARCHIVIST,
            6: c.RABBLE_ROUSER,
        }
    )  # fmt: skip
    fists(appoint(s), {3: 1})
    play(play(s, 2, 3), 3)
    seen = s.sees(0)["view"]["called"]
    assert seen == [
        {"character": c.TROUBLEMAKER, "seats": [3]},
        {"character": c.MASTER_STRATEGIST, "seats": [3]},
    ]
    pass_moment(s)
    play(play(s, 4, 0), 5, 1)
    assert s.sees(0)["view"]["called"] == [
        {"character": c.SMUGGLER, "seats": [0]},
        {"character": c.ARCHIVIST, "seats": [1]},
    ]
    rabble = fists(appoint(crew(characters={6: c.RABBLE_ROUSER})))
    assert play(rabble, 6).sees(0)["view"]["called"] == [
        {"character": c.RABBLE_ROUSER, "seats": []}
    ]


@pytest.mark.rule("FTK-074")
def test_when_only_the_tongueless_show_guns_minstrels_players_are_no_candidates() -> None:
    """FTK-R19: tied are those who were asked; who sat out was not."""
    s = crew(characters={3: c.MINSTREL})
    of(s).tongueless[6] = 1
    play(appoint(s), 3, 4, 5)
    fists(s, {6: 3})
    pass_moment(s).asks(events.BREAK_TIE, 0)
    assert s.may(0) == [(1,), (2,), (3,)]
