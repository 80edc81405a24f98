"""Every Alert, one by one: what it does to a calm ship, and what it leaves alone."""

from __future__ import annotations

import pytest
from tests.games.captain_is_dead import aboard as a

from quarterdeck.games.captain_is_dead.content import names as n

# id: (systems offline, destroyed, shields lost, aliens by space, injured spaces, stays in play)
EXPECTED: dict[str, tuple[str, str, int, dict[str, int], str, bool]] = {
    "Y01": ("comm_system", "", 0, {}, "", False),
    "Y02": ("external_scanners", "", 0, {}, "", False),
    "Y03": ("internal_sensors", "", 0, {}, "", False),
    "Y04": ("computers", "", 0, {}, "cpu_core", False),
    "Y05": ("teleporter", "", 0, {}, "", False),
    "Y06": ("torpedo_tube", "", 0, {}, "", False),
    "Y07": ("external_scanners", "", 0, {}, "bridge", False),
    "Y08": ("teleporter", "", 1, {}, "", False),
    "Y09": ("", "", 1, {}, "", False),
    "Y10": ("", "", 1, {}, "war_room", False),
    "Y11": ("", "", 0, {"bridge": 1}, "bridge", False),
    "Y12": ("", "", 0, {"science_lab": 1}, "science_lab", False),
    "Y13": ("", "", 0, {"armory": 1, "cargo_hold": 1}, "armory cargo_hold", False),
    "Y14": ("", "", 0, {"cpu_core": 1}, "cpu_core", False),
    "Y15": ("", "", 0, {"war_room": 1, "engineering": 1}, "war_room engineering", False),
    "Y16": ("", "", 0, {"infirmary": 1, "mid_corridor": 1}, "infirmary mid_corridor", False),
    "Y17": ("", "", 0, {}, "", True),
    "Y18": ("", "", 0, {}, "armory", True),
    "Y19": ("", "", 0, {}, "", True),
    "Y20": ("", "", 0, {}, "", True),
    "Y21": ("", "", 0, {}, "", True),
    "O01": ("comm_system external_scanners", "", 2, {}, "bridge", False),
    "O02": ("computers internal_sensors", "", 0, {}, "", False),
    "O03": ("teleporter", "", 2, {}, "engineering", False),
    "O04": ("torpedo_tube", "", 2, {}, "armory", False),
    "O05": ("external_scanners internal_sensors", "", 2, {}, "", False),
    "O06": ("", "teleporter", 0, {}, "", False),
    "O07": ("", "comm_system", 0, {}, "", False),
    "O08": ("computers", "", 0, {}, "", False),
    "O09": ("", "", 3, {}, "", False),
    "O10": ("", "", 3, {}, "cpu_core science_lab", False),
    "O11": ("", "", 2, {}, "fore_corridor mid_corridor aft_corridor cargo_hold", False),
    "O12": ("", "", 4, {}, "", False),
    "O13": ("", "", 0, {"bridge": 3}, "bridge", False),
    "O14": ("", "", 0, {"engineering": 2, "aft_corridor": 1}, "engineering aft_corridor", False),
    "O15": ("", "", 0, {"science_lab": 2, "cargo_hold": 1}, "science_lab cargo_hold", False),
    "O16": ("", "", 0, {"cpu_core": 2, "infirmary": 1}, "cpu_core infirmary", False),
    "O17": (
        "", "", 0, {"fore_corridor": 1, "mid_corridor": 1, "aft_corridor": 1},
        "fore_corridor mid_corridor aft_corridor", False,
    ),
    "O18": ("", "", 0, {"armory": 2, "war_room": 1}, "armory war_room", False),
    "O19": ("", "", 3, {}, "", True),
    "O20": ("", "", 3, {}, "bridge", True),
    "O21": ("", "", 3, {"cargo_hold": 2}, "cargo_hold", True),
    "O22": ("", "", 0, {}, "", True),
    "O23": ("", "", 0, {}, "", True),
    "O24": ("", "", 0, {}, "", True),
    "R03": ("", "", 4, {}, "", False),
    "R05": ("", "teleporter computers comm_system", 0, {}, "", False),
    "R06": ("", "", 4, {}, "", True),
}  # fmt: skip
ROOMS = [p.id for p in a.C.places]


@pytest.mark.rule("CID-052")
@pytest.mark.parametrize("id", EXPECTED)
def test_what_it_does_and_nothing_else(id: str) -> None:
    off, gone, lost, aliens, injured, stays = EXPECTED[id]
    # someone in every space where it may matter: two crew walk through all rooms, game by game
    for first in range(0, len(ROOMS), 2):
        places = ROOMS[first : first + 2]
        s = a.sail("chief_engineer", "soldier")
        for crew, place in enumerate(places):
            a.stand(s, crew, place)
        a.end_turn(a.coming(s, id, "Y01" if id != "Y01" else "Y02"))
        t = a.table_of(s)
        assert {n.SYSTEMS[i] for i, x in enumerate(t.state) if x == 1} == set(off.split())
        assert {n.SYSTEMS[i] for i, x in enumerate(t.state) if x == 2} == set(gone.split())
        assert 10 - t.shields == lost
        assert {ROOMS[i]: x for i, x in enumerate(t.aliens) if x} == aliens
        hurt = {ROOMS[t.at[c]] for c in range(2) if t.hurt[c]}
        assert hurt == set(injured.split()) & {ROOMS[x] for x in t.at}
        assert (a.alert(id) in t.ships + t.anomalies) == stays
        assert (a.alert(id) in t.alert_discards) != stays
        s.asks("act")


@pytest.mark.rule("CID-052", "CID-113")
@pytest.mark.parametrize("id", [x.id for x in a.C.alerts])
def test_overridden_it_does_nothing(id: str) -> None:
    s = a.coming(a.give(a.sail("admiral", "cyborg"), 0, command=1), id)
    t = a.table_of(s)
    a.end_turn(s, a.YES).asks("act", 1)
    assert (t.shields, t.aboard, t.ships, t.anomalies) == (10, 0, [], [])
    assert t.state == [0] * 13 and t.hurt == [0, 0]
    assert a.alert(id) in t.alert_discards


def test_every_alert_is_tested_above_or_below() -> None:
    assert {x.id for x in a.C.alerts} == {*EXPECTED, "R01", "R02", "R04"}


def test_magazine_explosion_loses_a_torpedo_but_not_more_than_there_are() -> None:
    for rack, left in ((5, 4), (0, 0)):
        s = a.coming(a.sail("cyborg", "ensign"), "O04")
        a.table_of(s).rack = rack
        a.end_turn(s)
        assert a.table_of(s).rack == left


def test_feedback_surge_takes_an_upgrade_the_active_player_chooses() -> None:
    s = a.research(a.sail("cyborg", "ensign"), "regenerative_shields", "auto_surgeon")
    a.end_turn(a.coming(s, "O08")).asks("deactivate", 0)
    s.answer(0, a.upgrade("auto_surgeon")).asks("act", 1)
    t = a.table_of(s)
    assert t.active[a.upgrade("regenerative_shields")] == 1
    assert t.active[a.upgrade("auto_surgeon")] == 0 and t.state[n.COMPUTERS] == 0


def test_the_only_upgrade_goes_without_a_question() -> None:
    s = a.research(a.sail("cyborg", "ensign"), "regenerative_shields")
    a.end_turn(a.coming(s, "O08")).asks("act", 1)
    assert not any(a.table_of(s).active)


@pytest.mark.rule("CID-007")
def test_core_breach_ends_the_game() -> None:
    a.end_turn(a.coming(a.sail("cyborg", "ensign"), "R01")).over()


def test_life_support_takes_the_injured_and_hurts_the_rest() -> None:
    s = a.hurt(a.coming(a.sail("cyborg", "ensign", "hologram", "crewman"), "R02"), 1)
    a.give_tool(a.give(s, 1, science=1), 1, "pulse_rifle")
    a.end_turn(s).asks("act", 2)
    t = a.table_of(s)
    assert t.alive == [1, 0, 1, 1] and t.hurt[0] == 1
    assert t.hurt[2] == 0  # the Hologram is never injured
    assert t.hurt[3] == 0 and "died" in s.kinds()  # the Crewman is replaced
    assert t.held(1) == 0 and a.pod_tool(s, "pulse_rifle")


def test_mass_boarding_fills_all_eight_rooms() -> None:
    s = a.stand(a.coming(a.sail("cyborg", "ensign"), "R04"), 0, "mid_corridor")
    a.end_turn(s)
    t = a.table_of(s)
    assert t.aboard == 8 and t.hurt == [0, 1]
    assert all(t.aliens[i] == (1 if p.kind == "room" else 0) for i, p in enumerate(a.C.places))
