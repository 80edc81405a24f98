"""Every leak trap of the game has its test, and whole games are watched byte by byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.feed_the_kraken.kraken import (
    BLUE_DRUNK,
    MERMAID,
    YELLOW,
    crew,
    last_ritual,
    navigate,
    of,
    pass_moment,
    place,
    quiet,
    to_choice,
    to_logbook,
)

from quarterdeck.games.feed_the_kraken import GAME, content, events, sight
from quarterdeck.games.feed_the_kraken.table import KrakenTable
from quarterdeck.kit.event import Event
from quarterdeck.kit.look import look
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import Rng, fresh, seed_of
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import Scene


def numbers(thing: Any) -> Iterator[str]:
    """Every string in a look."""
    if isinstance(thing, dict):
        for value in thing.values():
            yield from numbers(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from numbers(value)
    elif isinstance(thing, str):
        yield thing


def converted(target: int) -> Scene:
    s = navigate(last_ritual(crew(), content.CONVERSION), YELLOW)
    return s.all_answer(*[(target,) if x == 6 else () for x in range(7)])


def test_trap_1_team_lists_do_not_follow_a_conversion() -> None:
    """The other Pirate's screen stays the same, byte for byte, when a mate is converted."""
    seen = [json.dumps(converted(target).sees(5)) for target in (4, 0)]
    assert seen[0] == seen[1]


def test_trap_2_the_target_list_does_not_tell_the_cultist() -> None:
    first = navigate(last_ritual(crew(11, "SSSSSPPPPLC"), content.CONVERSION), YELLOW)
    second = navigate(last_ritual(crew(11, "CSSSSPPPPLS"), content.CONVERSION), YELLOW)
    assert json.dumps(first.sees(9)["decision"]) == json.dumps(second.sees(9)["decision"])


@pytest.mark.parametrize("ritual", [0, 1, 2])
def test_trap_3_nobody_waits_for_a_name_in_a_ritual(ritual: int) -> None:
    first = navigate(last_ritual(crew(7, "SSSSPPL"), ritual), YELLOW)
    second = navigate(last_ritual(crew(7, "SLSSPPS"), ritual), YELLOW)
    for seat in (0, 2, 3, WATCHER):
        assert json.dumps(first.sees(seat)) == json.dumps(second.sees(seat))
    for seat in (0, 2, 3):
        first.answer(seat)
    assert json.dumps(first.sees(WATCHER)) == json.dumps(second.sees(WATCHER))


def test_trap_4_a_ritual_of_a_lost_leader_takes_as_many_answers() -> None:
    counts = []
    for chips in ("SSSSPLP", "SSSSPPL"):
        s = crew(7, chips)
        t = of(s)
        t.alive[6], t.guns[6], t.supply = 0, 0, t.supply + 3
        t.decision = None
        t.stack[-1].at -= 1
        t.run()
        navigate(last_ritual(s, content.CULT_SEARCH), YELLOW).asks(events.RITUAL)
        before, told = t.answered, len(s.heard(WATCHER))
        s.all_answer(*[()] * 6)
        counts.append((t.answered - before, len(s.heard(WATCHER)) - told, t.asked))
    assert counts[0] == counts[1]


def test_trap_5_moments_ask_players_without_a_fitting_card() -> None:
    s = crew(characters={x: c for x, c in enumerate((7, 11, 16, 2, 4, 15, 21))})
    s.asks(events.WINDOW, 1, 2, 3, 4, 5, 6, 0)
    pass_moment(s).asks(events.APPOINT, 0)


def test_trap_6_cards_are_kinds_and_cannot_be_tracked() -> None:
    s = to_choice(crew(), YELLOW, YELLOW, MERMAID, MERMAID)
    assert s.may(0) == [(YELLOW,)], "two equal cards are one choice"
    assert s.sees(0)["view"]["mine"]["hand"] == [YELLOW, YELLOW]
    assert not any("_1" in word or "_2" in word for word in numbers(s.sees(0)))


def test_trap_7_neither_seed_nor_pile_is_sent() -> None:
    s = to_logbook(crew(), YELLOW, MERMAID)
    t = of(s)
    for seat in [*range(7), WATCHER]:
        sent = json.dumps(s.sees(seat))
        assert t.rng.seed not in sent and '"rng"' not in sent
        assert isinstance(s.sees(seat)["view"]["draw"], int)
        assert isinstance(s.sees(seat)["view"]["discards"], int)


def test_trap_8_a_flogging_is_computed_and_nobody_declares() -> None:
    s = navigate(place(crew(7, map_for_seven="long"), "L12"), BLUE_DRUNK).asks(events.MAP_TARGET, 0)
    s.hush().answer(0, 3)
    assert s.kinds()[0] == events.FLOGGED and s.heard(WATCHER)[0].things[1] != of(s).side_of(3)
    s.asks(events.WINDOW)
    assert s.table.where().endswith("before the appointment"), "the victim was asked nothing"


def test_trap_9_the_logbook_does_not_tell_whose_card_is_whose() -> None:
    """The navigator sees the same whether a card came from captain or lieutenant."""
    seen = []
    for cards in ((YELLOW, MERMAID), (MERMAID, YELLOW)):
        s = to_choice(crew(), cards[0], cards[0], cards[1], cards[1])
        s.chance(0 if cards[0] == YELLOW else 1).answer(0, cards[0]).answer(1, cards[1])
        seen.append(json.dumps(s.sees(2)))
    assert seen[0] == seen[1]


def test_trap_10_an_imagined_world_keeps_no_secret_of_the_true_one() -> None:
    """What a bot may imagine holds neither the true story nor others' answers nor the chance."""
    s = navigate(crew(), YELLOW)
    s.answer(3)
    world = sight.imagine(of(s), 5, fresh("bot"))
    assert world.rng.seed != of(s).rng.seed and world.replies == []
    assert all(card == -1 for card in world.voyage_story[0][5:7])
    assert world.voyage_story[0][8:] == (-1,) * 4


def test_imagined_worlds_differ_where_the_seat_knows_nothing() -> None:
    s = converted(4)
    t = of(s)
    chips, converts, characters, piles = set(), set(), set(), set()
    rng = fresh("worlds")
    for _ in range(60):
        world = sight.imagine(t, 0, rng)
        world.invariants()
        chips.add(tuple(world.chip))
        converts.add(tuple(world.converted))
        characters.add(tuple(world.character))
        piles.add(tuple(world.draw))
        assert world.chip[0] == content.SAILOR and sum(world.converted) == 1
        assert not world.converted[0], "seat 0 would know"
    assert min(len(chips), len(characters), len(piles)) > 25 and len(converts) == 6


def test_imagined_worlds_agree_with_what_the_seat_knows() -> None:
    t = of(converted(4))
    rng = fresh("known")
    for _ in range(30):
        leaders = sight.imagine(t, 6, rng)
        assert leaders.chip[6] == content.LEADER and leaders.converted[4] == 1
        converts = sight.imagine(t, 4, rng)
        assert converts.chip[4:] == [content.PIRATE, content.PIRATE, content.LEADER]
        mates = sight.imagine(t, 5, rng)
        assert mates.chip[4:6] == [content.PIRATE] * 2 and not mates.converted[5]
        t.flogged[3] = [content.CULT]
        anybody = sight.imagine(t, 0, rng)
        assert anybody.side_of(3) != content.CULT
        t.flogged[3] = []


def test_a_flogged_or_fed_player_narrows_every_world() -> None:
    t = of(crew())
    t.fed[1], t.alive[1] = 1, 0
    t.guns[1], t.supply = 0, t.supply + 3
    t.flogged[2] = [content.SAILORS, content.PIRATES]
    worlds = [sight.imagine(t, 0, fresh(str(n))) for n in range(30)]
    assert all(w.chip[1] != content.LEADER and w.chip[2] == content.LEADER for w in worlds)


def deal(seats: int, seed: str, **options: str) -> KrakenTable:
    table = GAME.setup(GAME.read_options(options), seats, seed_of(seed))
    assert isinstance(table, KrakenTable)
    return table


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(5, "a", {}), (7, "b", {"map_for_seven": "long"}), (11, "c", {})],
)
def test_whole_games_with_conversions_are_secret_at_every_decision(
    seats: int, seed: str, options: dict[str, str]
) -> None:
    """For every seat and a spectator, at every question: what they cannot know changes nothing."""
    seed, table = with_conversions(seats, seed, options)
    play, rng = fresh(f"{seed}/play"), fresh(f"{seed}/imagine")
    while table.decision is not None:
        for seat in [*range(seats), WATCHER]:
            shown = json.dumps(look(GAME, table, seat))
            world = GAME.imagine(table, seat, rng)
            assert json.dumps(look(GAME, world, seat)) == shown, (seat, table.where())
        one_answer(table, play)
    assert sum(table.converted) >= 1


def with_conversions(seats: int, seed: str, options: dict[str, str]) -> tuple[str, KrakenTable]:
    """The first random game after `seed` in which somebody is converted."""
    for n in range(200):
        name = f"{seed}{n}"
        table = deal(seats, name, **options)
        play: Rng = fresh(f"{name}/play")
        while table.decision is not None:
            one_answer(table, play)
        if sum(table.converted) >= 1:
            return name, deal(seats, name, **options)
    raise AssertionError("no conversion in 200 games")


def test_the_stream_of_events_does_not_betray_secret_acts() -> None:
    """Everyone not concerned hears the same kinds in the same order, whoever leads the Cult."""
    heard: list[list[tuple[str, int, tuple[int, ...]]]] = []
    for chips, leader in (("SSSSPPL", 6), ("SSSSPLP", 5)):
        s = navigate(last_ritual(crew(7, chips), content.CONVERSION), YELLOW)
        s.all_answer(*[(1,) if x == leader else () for x in range(7)])
        told: list[Event] = s.heard(0)
        heard.append([(e.kind, e.seat, e.things) for e in told])
    assert heard[0] == heard[1]


def test_the_board_as_text_shows_what_the_seat_knows_and_no_more() -> None:
    s = converted(4)
    mine, other = GAME.board(s.table, 4), GAME.board(s.table, 0)
    assert "at the start: You are a Pirate." in mine and "{p6} leads the Cult" in mine
    assert "Pirate" not in other and "Cult Leader" not in other and "3 guns" in other
    assert "What you know" not in GAME.board(s.table, WATCHER)


def test_an_imagined_world_does_not_say_who_has_answered_a_hushed_question() -> None:
    """Who closed their eyes first in a ritual, or passed a moment, is shown to nobody."""
    s = navigate(last_ritual(crew(), content.CONVERSION), YELLOW).asks(events.RITUAL)
    counts = []
    for seat in (0, 3, 6):
        world = sight.imagine(of(s), 5, fresh("hush"))
        assert world.decision is not None and world.decision.waiting() == list(range(7))
        counts.append(world.answered)
        s.answer(seat, *((1,) if seat == 6 else ()))
    assert len(set(counts)) == 1
    s.answer(5)
    own = sight.imagine(of(s), 5, fresh("own")).decision
    assert own is not None and own.waiting() == [0, 1, 2, 3, 4, 6]


def test_an_imagined_world_does_not_say_whose_card_was_discarded() -> None:
    """Captain and lieutenant know the navigator's discard when it was their own: a secret."""
    known = []
    for steers in (YELLOW, MERMAID):
        s = to_logbook(crew(), YELLOW, MERMAID)
        quiet(s.answer(2, steers))
        assert of(s).discards_known[2] in (0b101, 0b110), "the navigator, and who passed it on"
        known.append(sight.imagine(of(s), 5, fresh("whose")).discards_known)
        mine = sight.imagine(of(s), 2, fresh("own")).discards_known
        assert mine == [0, 0, 0b100]
    assert known == [[0] * 3] * 2


def test_the_board_as_text_tells_the_lost_what_is_left_to_them() -> None:
    s = crew()
    assert "You are lost" not in GAME.board(s.table, 4)
    of(s).alive[4] = 0
    assert "You are lost: you watch and say nothing" in GAME.board(s.table, 4)
    assert "You are lost" not in GAME.board(s.table, 3)
    of(s).winner, of(s).how = content.SAILORS, events.ARRIVED
    assert "You are lost" not in GAME.board(s.table, 4)


def test_the_board_as_text_looks_two_steps_ahead() -> None:
    s = place(crew(), "Q18")
    then = "Q20 (Feed the Kraken), then red Q21, yellow Bluewater Bay and blue Bluewater Bay."
    assert GAME.board(s.table, 0).splitlines()[:4] == [
        "Quick Journey: the ship is at Q18.",
        f"  red to {then}",
        f"  yellow to {then}",
        "  blue to Bluewater Bay.",
    ]
    place(s, "Q_KRAKEN")
    assert GAME.board(s.table, 0).splitlines()[0].endswith("the ship has reached the Kraken.")
