"""What a page lights: every thing that may still be part of the answer, in any order."""

from __future__ import annotations

from quarterdeck.games import captains_chair
from quarterdeck.kit.look import look
from quarterdeck.kit.pay import Pay
from quarterdeck.kit.space import Either, Nothing, Pick, Some


def test_some_lights_all_that_is_left_and_nothing_once_full() -> None:
    space = Some([1, 2, 3], 2, 2)
    assert space.next_picks(()) == [1, 2]
    assert space.lit(()) == [1, 2, 3]
    assert space.lit((3,)) == [1, 2]
    assert space.lit((3, 1)) == []


def test_pay_lights_only_what_can_still_cover_the_price() -> None:
    space = Pay([10, 11, 12], [1, 2, 2], [1, 1])
    assert space.lit((12,)) == [10]
    assert space.lit((12, 10)) == []


def test_either_lights_tags_then_what_the_way_lights() -> None:
    space = Either([5, 6], [Nothing(), Some([1, 2, 3], 2, 3)])
    assert space.lit(()) == [5, 6]
    assert space.lit((6,)) == [1, 2, 3]
    assert space.lit((5,)) == []
    assert Pick([4]).lit(()) == [4]


def test_a_look_names_the_things_on_the_way_to_an_option() -> None:
    game = captains_chair.GAME
    table = game.setup(game.read_options({}), 4, "seed")
    assert table.decision is not None
    seat = table.decision.seats[0]
    mine = look(game, table, seat)["decision"]["mine"]
    ways = {option["at"][0] for option in mine["options"]}
    assert set(mine["things"]) == ways and len(ways) == 13
    assert mine["things"]["crew:0"].startswith("Asha Velloor")
