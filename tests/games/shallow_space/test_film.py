"""What the film of a turn is made of: no more than the words of what a seat was told."""

from __future__ import annotations

import pytest
from tests.games.shallow_space.ships import (
    battle,
    drop_shields,
    end_turn,
    fire,
    give,
    hit,
    play,
    step,
    table_of,
)

from quarterdeck.games.shallow_space import GAME
from quarterdeck.games.shallow_space.content import (
    AIMED_SHOT,
    DECOY,
    HULL_F,
    HULL_L,
    REPAIR_2,
    SENSOR_VIRUS,
    STRUT_L,
    TELEPORT,
)
from quarterdeck.kit.event import Event
from quarterdeck.kit.play import one_answer
from quarterdeck.kit.rng import fresh, seed_of
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import Scene


@pytest.mark.parametrize(("seats", "seed"), [(6, "film"), (9, "reel")])
def test_equal_words_are_an_equal_picture(seats: int, seed: str) -> None:
    t = GAME.setup({}, seats, seed_of(seed))
    told: list[Event] = []
    t.listen(told)
    rng = fresh(seed)
    pictures: dict[str, list[int]] = {}
    while t.decision is not None:
        one_answer(t, rng)
        for event in told:
            for seat in (0, seats - 1, WATCHER):
                heard = GAME.hears(event, seat)
                if heard is not None:
                    film = GAME.words.film(heard)
                    assert pictures.setdefault(GAME.words.event(heard), film) == film
        told.clear()
    assert sum(1 for film in pictures.values() if film) > 100


def lines(s: Scene, seat: int) -> list[tuple[str, list[int]]]:
    """What a seat was sent: words and pictures."""
    return [(GAME.words.event(e), GAME.words.film(e)) for e in s.heard(seat)]


@pytest.mark.rule("SB-121")
def test_a_shot_at_somebody_unseen_is_told_to_enemies_as_a_shot_at_an_empty_room() -> None:
    heard = []
    for room in (STRUT_L, TELEPORT):
        s = battle()
        drop_shields(s)
        give(s, 1, DECOY)
        play(s, 1, DECOY)
        step(s, 1, room)
        end_turn(s)
        give(s, 3, AIMED_SHOT)
        play(s, 3, AIMED_SHOT)
        s.hush()
        fire(s, 3, 0, 0, STRUT_L)
        assert (table_of(s).health[1] == 2) == (room == STRUT_L), "somebody was hit, or nobody"
        heard.append([lines(s, seat) for seat in (3, 4, 5, WATCHER)])
        assert any("health 2" in words for words, _ in lines(s, 1)) == (room == STRUT_L)
    assert heard[0] == heard[1]


@pytest.mark.rule("SB-166")
def test_a_repair_under_a_virus_is_told_alike_whatever_it_mends() -> None:
    heard = []
    for level in (1, 2):
        s = battle()
        give(s, 0, SENSOR_VIRUS)
        play(s, 0, SENSOR_VIRUS, 1)
        end_turn(s)
        hit(s, 1, (HULL_L, level), (HULL_F, 3 - level))
        give(s, 4, REPAIR_2)
        s.hush()
        play(s, 4, REPAIR_2, 0, HULL_L)
        assert table_of(s).damage[16 + HULL_L] == 0
        heard.append([lines(s, seat) for seat in (*range(6), WATCHER)])
    assert heard[0] == heard[1] and heard[0][0]
