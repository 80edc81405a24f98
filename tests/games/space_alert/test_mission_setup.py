"""Set-up of a planned mission: roles, boards, decks, hands (SA-005 to SA-039)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.crewed import CLOCK, briefed, gold, planning, table_of

from quarterdeck.games.space_alert import GAME
from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.boards import BOARDS
from quarterdeck.games.space_alert.content.threats import CARD_IDS, CARDS
from quarterdeck.kit.rng import seed_of
from quarterdeck.kit.testing.scene import Scene


@pytest.mark.rule("SA-005", "SA-008", "SA-015", "SA-038")
@pytest.mark.parametrize(
    ("ship", "mission", "turns"),
    [
        ("sitting_duck_manual", "base_test_run_1", 7),
        ("sitting_duck_manual", "base_mission_1", 12),
        ("little_duckling", "any_long", 7),
    ],
)
def test_everybody_has_a_figure_and_a_board_of_seven_or_twelve(
    ship: str, mission: str, turns: int
) -> None:
    s = briefed(3, mission, ship=ship)
    crew = s.sees(0)["view"]["crew"]
    assert [len(member["plan"]) for member in crew] == [turns] * 3
    assert all(len(member["walk"]) == turns for member in crew)
    s.asks("ready", 0, 1, 2)


@pytest.mark.rule("SA-014")
def test_the_captain_names_the_officers_who_turn_up_threats() -> None:
    s = briefed(4)
    s.answer(3).answer(1).answer(2)
    s.refuses(0, 77, rule="SA-014")
    s.asks("ready", rule="SA-014").answer(0, 3 * 8 + 2)
    t = table_of(s)
    assert (t.comms, t.security) == (3, 2)
    assert s.sees(1)["view"]["roles"] == {"captain": 0, "communications": 3, "security": 2}
    s.asks("plan", 0, 1, 2, 3, CLOCK)


@pytest.mark.rule("SA-014")
def test_officers_are_named_one_after_the_other_and_alone_nobody_is() -> None:
    """The pairs share their first thing, so that page and terminal ask in two steps."""
    mine = briefed(4).sees(0)["decision"]["mine"]
    assert [o["at"][0] for o in mine["options"]][:5] == ["outside:0"] * 4 + ["outside:1"]
    assert mine["options"][1]["words"] == "{p0} watches outside, {p1} inside"
    assert mine["options"][0]["words"] == "{p0} watches outside, inside too"
    assert mine["things"]["outside:2"] == "{p2} watches outside"
    alone = briefed(1)
    assert [o["words"] for o in alone.sees(0)["decision"]["mine"]["options"]] == ["Start the clock"]
    alone.asks("ready", 0)


@pytest.mark.rule("SA-007", "SA-021", "SA-039")
@pytest.mark.parametrize(("ship", "lanes"), [("sitting_duck_manual", 4), ("little_duckling", 3)])
def test_boards_are_dealt_by_lot(ship: str, lanes: int) -> None:
    drawn = set()
    for seed in range(20):
        t = table_of(briefed_seed(ship, str(seed)))
        used = [b for b in t.lanes if b >= 0]
        assert len(used) == len(set(used)) == lanes
        drawn.update(used)
    assert drawn == set(range(len(BOARDS)))
    assert (t.lanes[1] == -1) == (ship == "little_duckling")


def briefed_seed(ship: str, seed: str) -> Scene:
    return Scene(GAME, GAME.setup({"ship": ship}, 3, seed_of(seed)))


@pytest.mark.rule("SA-011", "SA-022", "AMB-36")
def test_four_decks_by_rank_and_place_in_the_chosen_colours() -> None:
    t = table_of(briefed(4, common="white", serious="yellow"))
    for i, deck in enumerate(t.threat_decks):
        for card in deck:
            assert CARDS[card].serious == (i % 2 == 1)
            assert CARDS[card].external == (i < 2)
            assert CARDS[card].colour == ("yellow" if i % 2 else "white")
    assert [len(d) for d in t.threat_decks] == [10, 6, 7, 5]
    mixed = table_of(briefed(4, common="mixed", serious="mixed"))
    assert sum(len(d) for d in mixed.threat_decks) == 55


@pytest.mark.rule("AMB-34")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_card_that_needs_three_players_stays_out_below_three(seats: int) -> None:
    t = table_of(briefed(seats, serious="yellow"))
    assert (CARD_IDS.index("SI2-05") in t.threat_decks[3]) == (seats >= 3)


def test_the_small_ship_leaves_out_what_it_cannot_meet() -> None:
    t = table_of(briefed(2, "any_long", ship="little_duckling", common="mixed", serious="mixed"))
    dealt = [CARD_IDS[c] for deck in t.threat_decks for c in deck]
    assert len(dealt) == 45 and "SI1-03" not in dealt and "I2-06" not in dealt


@pytest.mark.rule("SA-024", "SA-025", "SA-026", "SA-027", "SA-028", "AMB-14", "AMB-15", "SA-012")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [7, 7, 7]), (2, [7, 6, 6]), (3, [6, 6, 6]), (4, [5, 5, 5]), (5, [5, 5, 5])],
)
def test_hands_by_the_number_of_players_with_one_heroic_card(seats: int, sizes: list[int]) -> None:
    t = table_of(briefed(seats, "base_mission_1"))
    for seat in range(seats):
        assert len(t.hands[seat]) == sizes[0]
        assert sum(1 for c in t.hands[seat] if cards.heroic(c)) == 1
        assert [len(pile) for pile in t.later[seat]] == sizes[1:]
    short = table_of(briefed(seats))
    assert [len(pile) for pile in short.later[0]] == sizes[1:2]


@pytest.mark.rule("SA-012", "SA-050")
def test_ninety_grey_cards_in_every_combination_and_six_heroic_ones() -> None:
    faces = [cards.both_halves(c, False) for c in range(cards.GREY)]
    assert len(set(faces)) == 12 and len(faces) == 90
    acts = [cards.token(cards.laid(c, cards.ACT), False) for c in range(cards.GREY)]
    assert [acts.count(a) for a in cards.ACTIONS] == [30, 24, 21, 15]
    assert cards.CARDS == 96 and cards.heroic(gold(0)) and not cards.heroic(89)
    assert cards.token(cards.laid(gold(4), cards.MOVE), False) == "heroic_move:lower_white"
    assert cards.token(cards.laid(gold(4), cards.MOVE), True) == "heroic_move:lower_red"


@pytest.mark.rule("SA-031", "SA-006")
def test_two_markers_for_the_two_phases_that_need_the_computer() -> None:
    t = table_of(planning(4, "base_mission_1"))
    assert t.the_variant().check_after == [3, 7]
    assert len(t.phases()) == 3


def test_ship_mission_and_crew_must_go_together() -> None:
    with pytest.raises(ValueError, match="carries 1 to 3 players, not 4"):
        GAME.setup({"ship": "little_duckling"}, 4, seed_of("x"))
    with pytest.raises(ValueError, match="zone white"):
        GAME.setup({"ship": "little_duckling", "mission": "base_mission_1"}, 2, seed_of("x"))
