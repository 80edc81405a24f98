"""Placing the crew and the race to the chair (CC-019 to CC-033)."""

from __future__ import annotations

import pytest
from tests.games.captains_chair.chair import UNPLACED, at, crew, placing, racing, table_of

from quarterdeck.games.captains_chair import content


@pytest.mark.rule("CC-019")
def test_each_in_turn_places_one_crew_member_who_is_not_on_the_ship() -> None:
    s = placing(4)
    s.asks("place", 0).answer(0, at("A", 4)).asks("place", 1)
    assert table_of(s).deck_of[crew("A")] == 4
    words = s.refuses(1, at("A", 3), rule="CC-019")
    assert words == "Asha Velloor is on the ship already."
    s.answer(1, at("B", 4)).asks("place", 2)


@pytest.mark.parametrize(
    ("seats", "each", "left"),
    [
        pytest.param(3, 4, 1, marks=pytest.mark.rule("CC-020", "CC-024")),
        pytest.param(4, 3, 1, marks=pytest.mark.rule("CC-020", "CC-025")),
        pytest.param(5, 2, 3, marks=pytest.mark.rule("CC-020", "CC-026")),
        pytest.param(6, 2, 1, marks=pytest.mark.rule("CC-020", "CC-027")),
    ],
)
def test_everyone_places_the_same_number_and_the_rest_are_cadets(
    seats: int, each: int, left: int
) -> None:
    s = placing(seats)
    placed = [0] * seats
    while (decision := s.table.decision) is not None and decision.kind == "place":
        placed[decision.seats[0]] += 1
        s.answer(decision.seats[0], s.may(decision.seats[0])[-1][0])
    assert placed == [each] * seats
    assert table_of(s).crowd[content.CADET] == left
    s.asks("move", 0)


@pytest.mark.rule("CC-021")
@pytest.mark.parametrize("deck", [0, 5, 6])
def test_only_decks_one_to_four_take_crew(deck: int) -> None:
    s = placing()
    assert "decks 1 to 4" in s.refuses(0, at("A", deck), rule="CC-021")
    decks = {answer[0] % 8 for answer in s.may(0)}
    assert decks == {1, 2, 3, 4}
    s.asks("place", 0)


@pytest.mark.rule("CC-022")
def test_no_deck_ever_holds_a_fifth() -> None:
    s = placing()
    for seat, letter in enumerate("ABC"):
        s.answer(seat, at(letter, 2))
    assert (at("E", 2),) in s.may(3), "a fourth still fits"
    s.answer(3, at("D", 2))
    assert s.refuses(0, at("E", 2), rule="CC-022") == "Deck 2 already holds four crew."
    barred = s.sees(0)["decision"]["mine"]["barred"]
    assert {b["rule"] for b in barred if b["at"][1] == "deck:2"} == {"CC-022"}
    s.asks("place", 0)


@pytest.mark.rule("CC-023")
def test_those_whom_nobody_placed_stand_on_the_cadet_deck() -> None:
    s = placing(5)
    for turn, letter in enumerate("ABCDEFGHIJ"):
        assert table_of(s).crowd[content.CADET] == 0
        s.answer(turn % 5, at(letter, 1 + turn // 4))
    assert [table_of(s).deck_of[crew(x)] for x in "KLM"] == [0, 0, 0]
    assert s.told[-1].kind == "left_over" and s.told[-1].things == (10, 11, 12)
    assert UNPLACED not in table_of(s).deck_of


@pytest.mark.rule("CC-028")
def test_the_race_starts_with_the_start_player_and_goes_round_to_the_left() -> None:
    s = racing(ship={"A": 1, "B": 1, "C": 1, "D": 1})
    for turn, letter in enumerate("ABCDA"):
        s.asks("move", turn % 4).answer(turn % 4, crew(letter))
    s.asks("move", 1)


@pytest.mark.rule("CC-029")
def test_one_crew_member_moves_up_by_one_deck_and_nobody_passes() -> None:
    s = racing(ship={"A": 1, "B": 3})
    s.refuses(0, rule="CC-029")
    s.refuses(0, crew("A"), crew("B"), rule="CC-029")
    s.answer(0, crew("A"))
    assert table_of(s).deck_of[crew("A")] == 2 and table_of(s).deck_of[crew("B")] == 3
    s.asks("move", 1)


@pytest.mark.rule("CC-030")
def test_nobody_moves_onto_a_full_deck() -> None:
    s = racing(ship={"A": 2, "B": 3, "C": 3, "D": 3, "E": 3})
    assert (crew("A"),) not in s.may(0)
    assert s.refuses(0, crew("A"), rule="CC-030") == "Deck 3 already holds four crew."
    s.answer(0, crew("B"))
    assert (crew("A"),) in s.may(1), "three are few enough"
    s.asks("move", 1)


@pytest.mark.rule("CC-031")
def test_no_answer_moves_anybody_down() -> None:
    s = racing(ship={"A": 3, "B": 0, "C": 5})
    before = table_of(s).deck_of.copy()
    assert s.may(0)
    for answer in s.may(0):
        twin = table_of(s).clone()
        twin.answer(0, answer)
        moved = [c for c in range(content.CREW) if twin.deck_of[c] != before[c]]
        assert moved == [answer[0]] and twin.deck_of[answer[0]] == before[answer[0]] + 1


@pytest.mark.rule("CC-029", "CC-039")
def test_crew_who_were_voted_off_cannot_move() -> None:
    s = racing(ship={"A": 3})
    assert "voted off" in s.refuses(0, crew("B"), rule="CC-039")


@pytest.mark.rule("CC-032", "CC-033")
def test_reaching_the_chair_nominates_and_all_vote_before_anything_else() -> None:
    s = racing(ship={"A": 5, "B": 4})
    s.answer(0, crew("A"))
    assert table_of(s).deck_of[crew("A")] == content.CHAIR
    s.asks("vote", 0, 1, 2, 3, rule="CC-035")
    assert "Asha Velloor" in s.sees(2)["decision"]["words"]


@pytest.mark.rule("CC-032")
def test_reaching_deck_five_nominates_nobody() -> None:
    s = racing(ship={"A": 4, "B": 4})
    s.answer(0, crew("A")).asks("move", 1)


def test_somebody_can_always_move() -> None:
    """CC-Q06: even with four on every deck below a full fifth."""
    ship = dict(zip("ABCD", [5] * 4)) | dict(zip("EFGH", [4] * 4)) | dict(zip("IJKL", [3] * 4))
    s = racing(ship=ship)
    assert s.may(0) == [(0,), (1,), (2,), (3,)]
