"""What is left of a turn in the next one, and small things that nothing else holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.captain_is_dead import aboard as a
from tests.games.captain_is_dead.test_packs import write

from quarterdeck.games.captain_is_dead import GAME, content, events
from quarterdeck.games.captain_is_dead.choices import codes as v
from quarterdeck.games.captain_is_dead.table import CaptainTable
from quarterdeck.kit.rng import seed_of
from quarterdeck.kit.testing.scene import Scene


def next_turn(s: Scene) -> CaptainTable:
    """End turns, one Alert each that does nothing of note, until the first seat acts again."""
    t = a.table_of(s)
    before = t.turn
    while t.turn == before or t.now != 0:
        t.quiet = 1  # no Alert
        a.end_turn(s)
    return t


@pytest.mark.rule("CID-163")
def test_free_beams_come_back_with_the_next_turn() -> None:
    s = a.sail("teleporter_chief", "cyborg")
    for room in ("bridge", "armory", "bridge"):
        a.do(s, v.BEAM, a=0, b=a.space(room))
    t = next_turn(s)
    for room in ("armory", "bridge"):
        a.do(s, v.BEAM, a=0, b=a.space(room))
    assert t.actions == 4
    a.do(s, v.BEAM, a=0, b=a.space("armory"))
    assert t.actions == 3
    s.asks("act", 0)


@pytest.mark.rule("CID-050", "CID-137")
def test_once_a_turn_and_evasions_begin_anew() -> None:
    s = a.give(a.sail("first_officer", "cyborg"), 0, tactical=2)
    a.do(s, v.DELEGATE, a=1)
    assert not a.can(s, v.DELEGATE)
    a.stand(s, 0, "armory")
    a.do(s, v.EVADE)
    assert not a.can(s, v.EVADE)
    a.end_turn(s)
    assert [e.rule for e in s.told if e.kind == events.NO_ALERT] == ["CID-137"]
    next_turn(s)
    assert a.can(s, v.DELEGATE, a=1) and a.can(s, v.EVADE)


@pytest.mark.rule("CID-097", "CID-104")
def test_what_is_online_is_neither_repaired_nor_reinstalled() -> None:
    s = a.give(a.sail("cyborg", "admiral"), 0, tactical=2, science=4, command=1, engineering=1)
    for room in ("cpu_core", "engineering", "bridge", "armory"):
        a.stand(s, 0, room)
        assert not a.can(s, v.REPAIR) and not a.can(s, v.REINSTALL)
    a.break_down(a.stand(s, 0, "cpu_core"), "computers", 2)
    assert a.can(s, v.REINSTALL, b=a.system("computers"))
    assert not a.can(s, v.REINSTALL, b=a.system("internal_sensors"))
    assert not a.can(s, v.REPAIR)


@pytest.mark.rule("CID-063")
def test_a_tool_is_taken_from_another_hand_in_the_same_space() -> None:
    s = a.give_tool(a.sail("cyborg", "admiral"), 1, "field_medkit")
    card = v.FIRST_TOOL + a.tool("field_medkit")
    a.stand(a.stand(s, 0, "bridge"), 1, "armory")
    assert not a.can(s, v.TAKE)
    a.stand(s, 1, "bridge")
    a.do(s, v.TAKE, 1, card).asks("act", 0)
    assert a.table_of(s).tools_of(0) == [a.tool("field_medkit")]


@pytest.mark.rule("CID-050")
def test_a_scan_of_a_single_alert_is_over_at_once() -> None:
    s = a.give_tool(a.sail("cyborg", "admiral"), 0, "hand_scanner")
    t = a.table_of(s)
    t.alert_discards += t.alert_deck[:-1]
    del t.alert_deck[:-1], t.alert_seen[:-1]
    a.do(s, v.TOOL, a.tool("hand_scanner")).asks("act", 0)
    assert not t.scanning
    a.do(s, v.MOVE, b=a.table_of(s)._c.places[t.at[0]].doors[0]).asks("act", 0)


@pytest.mark.rule("CID-028")
def test_a_drawn_skill_is_told() -> None:
    s = a.stand(a.sail("cyborg", "admiral"), 0, "cpu_core")
    t = a.table_of(s)
    top = t.deck[-2:][::-1]
    a.do(s.hush(), v.DRAW)
    drew = [e for e in s.told if e.kind == events.DREW]
    assert [e.things[-1] for e in drew] == top
    s.asks("act", 0)


@pytest.mark.rule("CID-052", "CID-074")
def test_hands_are_seen_to_within_the_alert_whoever_is_too_full() -> None:
    for full in (0, 1):
        s = a.sail("soldier", "weapons_officer")  # six cards each
        a.give(s, full, science=3, tactical=3)
        t = a.table_of(s)
        a.coming(s, "Y21", "Y05", "Y06")
        a.end_turn(s)
        s.asks("discard", full, rule="CID-074")
        assert len(t.queue) == 1, "the queue is refilled after the Alert is done with"
        s.answer(full, a.skill("science")).asks("act", 1)
        assert len(t.queue) == 2


@pytest.mark.rule("CID-030", "CID-031")
@pytest.mark.parametrize(("deal", "aside"), [(5, 0), (0, 1), (0, 0)])
def test_a_pack_that_sets_nothing_aside_does_not_ask(shelf: Path, deal: int, aside: int) -> None:
    standard = (content.BUILT_IN / content.STANDARD / "pack.toml").read_text("utf-8")
    words = standard.replace("deal = 5", f"deal = {deal}")
    write(shelf, f"bare-{deal}-{aside}", pack=words.replace("aside = 1", f"aside = {aside}"))
    t = GAME.setup({"pack": f"bare-{deal}-{aside}"}, 3, seed_of("bare"))
    assert isinstance(t, CaptainTable) and t.decision is not None
    assert t.decision.kind == "role" and [sum(hand) for hand in t.hand] == [deal] * 3


@pytest.mark.rule("CID-050")
def test_who_scanned_before_no_longer_knows_what_another_put_back() -> None:
    s = a.sail("cyborg", "admiral")
    for crew in (0, 1):
        a.turn_of(s, crew)
        a.give_tool(s, crew, "hand_scanner")
        a.do(s, v.TOOL, a.tool("hand_scanner")).asks("order", crew)
        assert "on top" in s.sees(crew)["decision"]["words"]
        assert len([x for x in s.sees(crew)["view"]["known_alerts"] if x >= 0]) == 3
        s.answer(crew, 2, 0, 1).asks("act", crew)
    assert len([x for x in s.sees(1)["view"]["known_alerts"] if x >= 0]) == 3
    assert not [x for x in s.sees(0)["view"]["known_alerts"] if x >= 0]
    t = a.table_of(s)
    assert t.alert_seen[0] == 0, "and nobody learned of the bottom of the deck"


@pytest.mark.rule("CID-053")
def test_what_the_scanners_show_is_told() -> None:
    s = a.sail("cyborg", "admiral")
    a.coming(s, "Y05", "Y06", "Y07")
    a.end_turn(s.hush())
    dealt = [e for e in s.told if e.kind == events.QUEUE_DEALT]
    assert [e.things[-1] for e in dealt] == [a.alert("Y07")]


@pytest.mark.rule("CID-050")
def test_an_extra_action_goes_to_another_who_lives() -> None:
    s = a.sail("first_officer", "cyborg", "crewman")
    assert [a.can(s, v.DELEGATE, a=crew) for crew in range(3)] == [False, True, True]
    a.table_of(s).alive[2] = 0
    assert [a.can(a.again(s), v.DELEGATE, a=crew) for crew in range(3)] == [False, True, False]
