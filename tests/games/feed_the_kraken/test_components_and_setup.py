"""Objective, components and set-up (FTK-001 to FTK-062, FTK-161, FTK-162, FTX-001 to FTX-003)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.feed_the_kraken.kraken import CREWS, crew, of, ship

from quarterdeck.games.feed_the_kraken import GAME, content, events
from quarterdeck.kit.rng import seed_of
from quarterdeck.kit.seat import WATCHER
from quarterdeck.kit.testing.scene import scene

QUICK, LONG = content.QUICK, content.LONG


@pytest.mark.rule("FTK-009", "FTK-033")
def test_a_quick_and_a_long_side_and_a_start_in_the_south() -> None:
    assert [len(side) for side in content.space_ids] == [28, 31]
    for side in (QUICK, LONG):
        assert content.levels[side][0] == min(content.levels[side]) == 0
        open_water = [a for a in content.arrows[side] if a]
        assert len(open_water) == (21, 24)[side] and all(len(a) == 3 for a in open_water)
    assert ship(crew(5)) == "Q01" and ship(crew(8)) == "L01"


def test_every_way_leads_north_and_ends() -> None:
    """Journeys take 5 to 9 (Quick) or 6 to 11 (Long) navigations; each end can be reached."""
    for side, lengths in ((QUICK, (5, 9)), (LONG, (6, 11))):
        found: dict[int, set[int]] = {0: {0}}
        ends: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
        for space in sorted(range(len(content.levels[side])), key=content.levels[side].__getitem__):
            steps = found.get(space, set())
            if content.ends[side][space] >= 0:
                ends[content.ends[side][space]] |= steps
            for to in content.arrows[side][space]:
                assert content.levels[side][to] > content.levels[side][space]
                found.setdefault(to, set()).update(n + 1 for n in steps)
        every = ends[0] | ends[1] | ends[2]
        assert (min(every), max(every)) == lengths
        assert min(ends[content.CULT]) == lengths[0] + 1


def test_the_island_bends_yellow_west_and_edges_are_doubled_there() -> None:
    q = content.space_ids[QUICK].index
    assert content.arrows[QUICK][q("Q05")] == [q("Q08"), q("Q07"), q("Q07")]
    long = content.space_ids[LONG].index
    assert content.arrows[LONG][long("L08")] == [long("L11"), long("L10"), long("L10")]


@pytest.mark.rule("FTK-010", "FTK-011")
def test_one_ship_and_one_logbook_with_the_captain() -> None:
    t = of(crew())
    assert t.ship == 0 and t.logbook == [] and t.captain == 0


@pytest.mark.rule("FTK-012", "FTK-061", "FTK-062")
def test_forty_guns_three_each_open_to_all() -> None:
    for seats in range(5, 12):
        s = crew(seats)
        seen = s.sees(WATCHER)["view"]
        assert [m["guns"] for m in seen["crew"]] == [3] * seats
        assert seen["supply"] == 40 - 3 * seats


@pytest.mark.rule("FTK-014", "FTX-037")
def test_22_characters_of_which_captain_never_stays_in_play() -> None:
    assert content.CHARACTERS == 22 == len(set(content.character_names))
    for n in range(15):
        t = of(scene(GAME, 11, seed=str(n)))
        assert content.CAPTAIN not in t.character + t.undealt
        assert sorted(t.character + t.undealt) == list(range(1, 22))


@pytest.mark.rule("FTK-015", "FTK-016", "FTK-017", "FTK-018", "FTK-019", "FTK-034", "FTK-035")
def test_icons_on_both_sides() -> None:
    quick, long = Counter(content.icons[QUICK]), Counter(content.icons[LONG])
    assert [quick[i] for i in range(1, 5)] == [3, 0, 0, 2]
    assert [long[i] for i in range(1, 5)] == [4, 2, 1, 3]
    assert sum(long[i] for i in range(1, 4)) == 7, "seven tokens, the Kraken's not counted"


@pytest.mark.rule("FTK-020", "FTK-021", "FTK-022", "FTK-023", "FTK-036")
def test_five_rituals_shuffled_face_down() -> None:
    orders = set()
    for n in range(12):
        s = scene(GAME, 7, seed=str(n))
        assert Counter(of(s).rituals) == {content.CONVERSION: 3, content.STASH: 1, 2: 1}
        orders.add(tuple(of(s).rituals))
        seen = s.sees(0)["view"]
        assert seen["rituals_left"] == 5 and seen["rituals_used"] == []
    assert len(orders) > 3


@pytest.mark.rule("FTK-024")
def test_a_flogging_can_name_each_of_the_three_sides() -> None:
    assert content.side_names == ["Sailors", "Pirates", "Cult"]
    assert [content.side_of_chip[chip] for chip in range(4)] == [0, 1, 2, 2]


@pytest.mark.rule("FTK-025", "FTK-026", "FTK-027", "FTK-028", "FTK-161", "FTK-162")
def test_23_navigation_cards() -> None:
    assert content.copies[LONG] == [4, 2, 6, 5, 2, 2, 2] and sum(content.copies[LONG]) == 23
    colours = Counter()
    for kind, n in enumerate(content.copies[LONG]):
        colours[content.colour_names[content.colour_of[kind]]] += n
    assert colours == {"blue": 6, "yellow": 6, "red": 11}
    names = [content.action_names[content.action_of[k]] for k in range(content.KINDS)]
    assert names == [
        "Drunk", "Disarmed", "Cult Uprising", "Drunk", "Mermaid", "Telescope", "Armed",
    ]  # fmt: skip


@pytest.mark.rule("FTK-029", "FTK-037", "FTK-104")
def test_at_most_three_signs_by_player_count() -> None:
    sides = {n: QUICK if n < 8 else LONG for n in range(5, 12)}
    seed = [len(content.signs_for(n, "seed", sides[n])) for n in sides]
    official = [len(content.signs_for(n, "official", sides[n])) for n in sides]
    assert seed == [2, 1, 0, 2, 3, 3, 3] and official == [1, 1, 2, 2, 3, 3, 3]
    assert content.signs_for(7, "seed", LONG) == [1, 2], "the Long side says otherwise"
    assert max(seed) == content.SIGNS


@pytest.mark.rule("FTK-030", "FTK-032")
def test_maps_by_player_count() -> None:
    sides = [of(scene(GAME, n)).side for n in range(5, 12)]
    assert sides == [QUICK] * 3 + [LONG] * 4
    assert of(scene(GAME, 7, map_for_seven="long")).side == LONG
    assert of(scene(GAME, 6, map_for_seven="long")).side == QUICK
    with pytest.raises(ValueError, match="5 to 11"):
        GAME.setup({}, 4, seed_of("x"))


@pytest.mark.rule("FTK-038", "FTK-039", "FTK-040")
def test_nineteen_cards_on_the_quick_side_all_on_the_long() -> None:
    long, quick = content.copies[LONG], content.copies[QUICK]
    assert [a - b for a, b in zip(long, quick)] == [1, 0, 1, 0, 0, 0, 2]
    assert len(of(scene(GAME, 5)).draw) == 19 and len(of(scene(GAME, 8)).draw) == 23
    assert len({tuple(of(scene(GAME, 5, seed=str(n))).draw) for n in range(10)}) == 10


@pytest.mark.rule("FTK-041", "FTX-001", "FTX-002")
def test_crews_and_thresholds() -> None:
    for seats, letters in CREWS.items():
        t = of(scene(GAME, seats))
        if seats > 5:
            count = Counter(t.chip)
            assert [count[c] for c in range(4)] == [letters.count(x) for x in "SPLC"]
    assert [content.guns_for_mutiny[n] for n in range(5, 12)] == [3, 3, 3, 4, 4, 5, 5]


@pytest.mark.rule("FTK-001", "FTK-042", "FTK-043", "FTK-044")
def test_everyone_knows_the_own_chip_and_no_other() -> None:
    s = scene(GAME, 7, seed="bags")
    t = of(s)
    assert len({tuple(of(scene(GAME, 7, seed=str(n))).chip) for n in range(10)}) > 5
    pirates = [x for x in range(7) if t.chip[x] == content.PIRATE]
    for seat in range(7):
        chips = [m["chip"] for m in s.sees(seat)["view"]["crew"]]
        known = pirates if seat in pirates else [seat]
        assert chips == [t.chip[x] if x in known else None for x in range(7)]
    assert [m["chip"] for m in s.sees(WATCHER)["view"]["crew"]] == [None] * 7


@pytest.mark.rule("FTK-045", "FTK-046", "FTK-047", "FTK-048")
def test_five_players_lack_one_bag_unseen() -> None:
    """Two Pirates in three games of five: the odds are 60 to 40."""
    two = 0
    for n in range(400):
        t = of(scene(GAME, 5, seed=str(n)))
        assert sorted([*t.chip, t.removed]) == [0, 0, 0, 1, 1, 2] and t.removed < 2
        two += t.chip.count(content.PIRATE) == 2
    assert 0.53 < two / 400 < 0.67
    s = crew(5)
    assert all("removed" not in s.sees(x)["view"] for x in range(5))
    assert s.sees(0)["view"]["story"] is None


@pytest.mark.rule("FTK-049", "FTK-050", "FTK-052")
def test_pirates_find_each_other_and_only_they_know_the_split() -> None:
    s = crew(5, "SSPPL")
    assert [s.sees(x)["view"]["mine"]["pirates"] for x in range(5)] == [None, None, 2, 2, None]
    assert all(s.sees(x)["view"]["crew_card"]["pirates"] == [1, 2] for x in [*range(5), WATCHER])
    alone = crew(5, "SSSPL")
    assert alone.sees(3)["view"]["mine"]["pirates"] == 1
    assert "only Pirate" in alone.sees(3)["view"]["mine"]["facts"][1]["words"]
    of(alone).winner, of(alone).how = content.SAILORS, events.ARRIVED
    card = alone.sees(WATCHER)["view"]["crew_card"]
    assert (card["sailors"], card["pirates"]) == ([3, 3], [1, 1]), "the end shows it to all"


def test_the_gathering_sounds_the_same_for_every_crew() -> None:
    """Everyone hears that it was held; a Pirate hears the others' seats besides."""
    lengths = set()
    for n in range(6):
        s = scene(GAME, 5, seed=str(n))
        t = of(s)
        for seat in range(5):
            facts = [f[1] for f in t.ledger[seat]]
            assert (events.F_PIRATES in facts) == (t.chip[seat] == content.PIRATE)
        lengths.add(len(repr(s.sees(WATCHER))))
        told = {sum(GAME.hears(e, x) is not None for e in t.opening()) for x in range(5)}
        assert len(told) == 1, "by the lines of the log no screen shows who is a Pirate"
    assert len(lengths) == 1, "a spectator's first look has the same length for every split"


@pytest.mark.rule("FTX-003")
def test_leader_and_cultist_of_eleven_are_strangers() -> None:
    s = crew(11)
    assert s.sees(9)["view"]["crew"][10]["chip"] is None
    assert s.sees(10)["view"]["crew"][9]["chip"] is None


@pytest.mark.rule("FTK-054", "FTK-055", "FTK-056", "FTK-057", "FTK-058", "FTK-059", "FTK-060")
def test_characters_are_dealt_and_the_captain_draws_another() -> None:
    captains = set()
    for n in range(30):
        t = of(scene(GAME, 6, seed=str(n)))
        captains.add(t.captain)
        assert len(set(t.character)) == 6 and len(t.undealt) == 15
        assert t.lieutenant == t.navigator == -1, "the badges lie with the captain"
    assert len(captains) == 6
    s = scene(GAME, 6)
    for seat in range(6):
        shown = [m["character"] for m in s.sees(seat)["view"]["crew"]]
        assert shown == [of(s).character[x] if x == seat else None for x in range(6)]


@pytest.mark.rule("FTX-033")
def test_small_crews_may_leave_three_characters_out() -> None:
    out = content.left_out_for_small_crews
    assert [content.character_names[c] for c in out] == ["Debt Collector", "Minstrel", "Mentor"]
    small = of(scene(GAME, 6, exclude_advised_characters="yes"))
    assert not set(out) & set(small.character + small.undealt)
    large = of(scene(GAME, 7, exclude_advised_characters="yes"))
    assert set(out) <= set(large.character + large.undealt)
    assert set(out) <= set(of(scene(GAME, 6)).box())


def test_the_first_question_is_the_moment_before_the_appointment() -> None:
    s = crew(7)
    s.asks(events.WINDOW, 1, 2, 3, 4, 5, 6, 0, rule="FTK-134")
    assert s.table.where() == "Quick Journey › Round 1 › Characters: before the appointment"


@pytest.mark.rule("FTK-055")
def test_which_characters_are_dealt_is_left_to_chance() -> None:
    dealt: set[int] = set()
    for n in range(40):
        t = of(scene(GAME, 5, seed=str(n)))
        dealt |= {t.character[x] for x in range(5) if x != t.captain}
    assert dealt == set(content.in_the_box)
