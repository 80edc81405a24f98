"""A second resolver, slow and simple, written apart from the first: objects and words instead of
lists and numbers. It takes a mission file (`initial` and `carried`: second_opinion_start.py) and
says how it stood at the end. Where the two disagree one of them has misread the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import quarterdeck.games.space_alert.content as content

_HERE = Path(content.__file__).parent
CARDS = {c["id"]: c for c in tomllib.loads((_HERE / "threats.toml").read_text("utf-8"))["threat"]}
BOARDS = {
    b["id"]: b for b in tomllib.loads((_HERE / "trajectories.toml").read_text("utf-8"))["board"]
}
SHIPS = {s["id"]: s for s in tomllib.loads((_HERE / "ships.toml").read_text("utf-8"))["ship"]}
ZONES = ["red", "white", "blue"]


class Lost(Exception):
    pass


class Crew:
    def __init__(self, at: str, plan: list[list[str]]) -> None:
        self.at, self.plan = at, plan
        self.down = False
        self.squad: dict[str, bool] | None = None


class Foe:
    def __init__(self, card: dict[str, Any], turn: int, zone: str | None, board: str) -> None:
        self.id, self.turn, self.board, self.name = card["id"], turn, BOARDS[board], ""
        self.card = card
        self.outside = card["kind"] == "external"
        self.home = zone
        self.hp, self.speed, self.shield = card["hp"], card["speed"], card.get("shield", 0)
        self.traits = set(card.get("traits", []))
        self.places = list(card.get("stations", []))
        self.slime: dict[str, int] = {}
        self.state, self.hurt, self.cell, self.passed = "waiting", 0, 0, 0
        self.rage = self.aegis = 0
        self.cracked: set[str] = set()
        self.deadly = False

    def number(self, trait: str) -> int:
        return sum(int(t.rsplit("_", 1)[1]) for t in self.traits if t.rsplit("_", 1)[0] == trait)

    @property
    def out(self) -> bool:
        return self.state == "on_board"

    @property
    def zone(self) -> str:
        return self.home or self.places[0].split("_")[1]

    def seen(self) -> bool:
        far = "hidden_at_range_3" in self.traits and self.cell > 10
        return self.outside and self.out and "stealth" not in self.traits and not far


class Second:
    def __init__(self, mission: dict[str, Any]) -> None:
        self.ship = ship = SHIPS[mission.get("ship", "sitting_duck_manual")]
        wanted = mission.get("variant", ship["variant"][0]["id"])
        self.variant = next(v for v in ship["variant"] if v["id"] == wanted)
        self.zones = ship["zones"]
        self.shield = self.by_zone(ship["shield"]["start"])
        self.shield_max = self.by_zone(ship["shield"]["capacity"])
        self.reactor = self.by_zone(ship["reactor"]["start"])
        self.reactor_max = self.by_zone(ship["reactor"]["capacity"])
        self.fuel = self.by_zone(ship["reactor"]["fuel"])
        self.heavy = self.by_zone(ship["heavy_laser"])
        self.light = self.by_zone(ship["light_laser"])
        first = mission.get("damage_order", {})
        self.tiles = {
            z: first.get(z, []) + [t for t in ship["tiles"][z] if t not in first.get(z, [])]
            for z in self.zones
        }
        self.hits = dict.fromkeys(self.zones, 0)
        self.broken_lifts: set[str] = set()
        self.pulse_range, self.rockets = ship["pulse_cannon"]["range"], self.variant["rockets"]
        self.flying = self.launched = False
        self.stored = {s: {"off": False} for s in ship["battlebots"]}
        self.squads = list(self.stored.values())
        self.crew = [Crew(ship["start"], self.plan(p)) for p in mission["players"]]
        foes = [self.foe(t, mission) for t in mission["threats"]]
        self.foes = sorted(foes, key=lambda f: (f.turn, not f.outside))
        self.viewers = [0] * len(self.variant["phases"])
        self.kept: set[int] = set()
        self.turn, self.lost = 0, ""

    def by_zone(self, row: list[int]) -> dict[str, int]:
        return {z: row[ZONES.index(z)] for z in self.zones}

    def plan(self, given: list[Any]) -> list[list[str]]:
        full = [[e] if isinstance(e, str) else list(e or []) for e in given]
        return full + [[] for _ in range(self.variant["turns"] - len(full))]

    def foe(self, t: dict[str, Any], mission: dict[str, Any]) -> Foe:
        card = CARDS[t["id"]] | self.ship.get("threat_changes", {}).get(t["id"], {})
        zone = t.get("zone")
        return Foe(card, t["turn"], zone, mission["tracks"][zone or "internal"])

    # --- the run -------------------------------------------------------------------------------

    def run(self) -> Second:
        try:
            while self.turn < self.variant["turns"]:
                self.turn += 1
                self.one_turn()
            self.fresh()
            for p in self.crew:
                if p.at == "space":
                    self.enter(p, "upper_red")
            self.shoot()
            self.march()
            if self.ship["lost_if_all_knocked_out"] and all(p.down for p in self.crew):
                raise Lost("crew")
        except Lost as why:
            self.lost = str(why)
        return self

    def fresh(self) -> None:
        self.fired: dict[tuple[str, str], int] = {}
        self.lifted: set[str] = set()
        self.sortie = -1
        self.watching = 0
        self.fixed: dict[int, list[tuple[int, str]]] = {}

    def one_turn(self) -> None:
        self.fresh()
        for f in self.foes:
            if f.turn == self.turn and f.state == "waiting":
                self.arrive(f)
        for p in self.crew:
            if not p.down:
                self.act(p)
        for i, f in enumerate(self.foes):
            done = self.fixed.get(i, [])
            bonus = f.number("multi_station_bonus")
            if f.out and bonus and {s for _, s in done} == set(f.places):
                self.wound(f, bonus)
            if "needs_3_players_same_turn" in f.traits and len({p for p, _ in done}) >= 3:
                self.wound(f, 1)
        phase = next(i for i, (a, b) in enumerate(self.variant["phases"]) if a <= self.turn <= b)
        self.viewers[phase] = max(self.viewers[phase], self.watching)
        self.shoot()
        self.march()
        self.flying, self.launched = self.launched, False
        for check in self.variant["checks"]:
            if check["after"] == self.turn and not self.kept & set(check["turns"]):
                if check["missed"] == "lost":
                    raise Lost("computer")
                for p in self.crew:
                    self.slow(p)

    def arrive(self, f: Foe) -> None:
        f.state, f.cell = "on_board", f.board["length"]
        if "hp_is_rocket_count" in f.traits:
            f.hp = self.rockets
        spared = self.ship.get("handicaps")
        if spared:
            f.hurt = f.hp // 3
            f.speed -= f.speed >= 3 and f.turn != 4
            f.shield = min(f.shield, 3 if len(self.crew) > 2 else 2) if f.outside else 0
        if "slime" in f.traits:
            f.slime = {f.places[0]: 2}
        elif f.hurt >= f.hp:
            self.kill(f)

    # --- players -------------------------------------------------------------------------------

    def act(self, p: Crew) -> None:
        i = self.turn - 1
        cards = p.plan[i]
        if p.at == "space":
            word = cards[0].removeprefix("trip:") if cards else ""
            if word in ("battlebots", "heroic_battlebots"):
                self.sortie = word == "heroic_battlebots"
                if cards[0].startswith("trip:"):
                    self.push(p, i + 1)
                return
            late = self.enter(p, "upper_red")
            if not p.down:
                self.push(p, i)
                if late:
                    self.push(p, i + 1)
            return
        for k, card in enumerate(cards):
            late = self.play(p, card.removeprefix("trip:")) or card.startswith("trip:")
            if p.down:
                return
            if late and cards[k + 1 :] and p.at != "space":
                p.plan[i] = cards[: k + 1]
                self.shove(p, i + 1, cards[k + 1 :])
                return
            if late:
                self.push(p, i + 1)
            if p.at == "space":
                return

    def push(self, p: Crew, i: int) -> None:
        if i < len(p.plan) and p.plan[i]:
            cards, p.plan[i] = p.plan[i], []
            self.shove(p, i + 1, cards)

    def shove(self, p: Crew, i: int, cards: list[str]) -> None:
        while cards and i < len(p.plan):
            p.plan[i], cards = cards, p.plan[i]
            i += 1

    def slow(self, p: Crew) -> None:
        if not p.down and p.at != "space":
            self.push(p, self.turn)

    def play(self, p: Crew, word: str) -> bool:
        deck, zone = p.at.split("_")
        if word in ("move_red", "move_blue"):
            there = self.zones.index(zone) + (1 if word == "move_blue" else -1)
            if 0 <= there < len(self.zones):
                return self.enter(p, f"{deck}_{self.zones[there]}")
        elif word == "lift":
            late = zone in self.broken_lifts or zone in self.lifted
            self.lifted.add(zone)
            return self.enter(p, f"{'lower' if deck == 'upper' else 'upper'}_{zone}") or late
        elif word.startswith("heroic_move:"):
            there_is = word.split(":")[1]
            return there_is != p.at and self.enter(p, there_is)
        elif word == "heroic_C":
            self.watching += 1
        elif word.endswith("battlebots"):
            self.brawl(p, word.startswith("heroic"))
        else:
            self.press(p, word[-1], word.startswith("heroic"))
        return False

    def enter(self, p: Crew, station: str) -> bool:
        p.at = station
        gone = ("waiting", "destroyed")
        if any(f.deadly and station in f.places for f in self.foes if f.state not in gone):
            self.fell(p)
        return any(station in f.slime for f in self.foes if f.state not in gone)

    def fell(self, p: Crew) -> None:
        p.down = True
        if p.squad:
            p.squad["off"] = True
        if p.at == "space":
            p.at = "upper_red"

    def brawl(self, p: Crew, heroic: bool) -> None:
        here = [f for f in self.foes if f.out and f.card.get("fixed_by") == "battlebots"
                and p.at in (f.slime if "slime" in f.traits else f.places)]  # fmt: skip
        if not p.squad or p.squad["off"] or not here:
            return
        f = here[0]
        if "slime" in f.traits:
            f.slime[p.at] -= 1
            f.slime = {s: n for s, n in f.slime.items() if n}
            if not f.slime:
                f.hurt = 2
                self.kill(f)
        else:
            if "token_removed_per_hit" in f.traits:
                f.places.remove(p.at)
            self.wound(f, 1)
            if not f.out and "kills_final_attacker" in f.traits:
                self.fell(p)
        if "returns_fire" in f.traits and not heroic:
            p.squad["off"] = True

    def press(self, p: Crew, button: str, heroic: bool) -> None:
        for i, f in enumerate(self.foes):
            if f.out and f.card.get("fixed_by") == button and p.at in f.places:
                self.fixed.setdefault(i, []).append((self.crew.index(p), p.at))
                if "needs_3_players_same_turn" not in f.traits:
                    self.wound(f, 1 + heroic)
                    near = [t.split(":")[1].split(",") for t in f.traits if t.startswith("fix_kno")]
                    for other in self.crew:
                        if not f.out and near and other.at in near[0]:
                            self.fell(other)
                return
        if any(f.state == "survived" and f.card.get("fixed_by") == button and p.at in f.places
               for f in self.foes):  # fmt: skip
            return
        system = self.ship["stations"][p.at]["ABC".index(button)]
        getattr(self, "do_" + system)(p, p.at.split("_")[1], int(heroic))

    # --- systems -------------------------------------------------------------------------------

    def do_heavy_laser(self, p: Crew, zone: str, more: int) -> None:
        if ("heavy", zone) not in self.fired and self.reactor[zone]:
            self.reactor[zone] -= 1
            self.fired["heavy", zone] = self.heavy[zone] + more

    def do_light_laser(self, p: Crew, zone: str, more: int) -> None:
        self.fired.setdefault(("light", zone), self.light[zone] + more)

    def do_pulse_cannon(self, p: Crew, zone: str, more: int) -> None:
        source = self.ship["pulse_cannon"]["reactor"]
        if ("pulse", "") not in self.fired and self.reactor[source]:
            self.reactor[source] -= 1
            self.fired["pulse", ""] = 1 + more

    def do_shield(self, p: Crew, zone: str, more: int) -> None:
        n = max(0, min(self.reactor[zone], self.shield_max[zone] - self.shield[zone]))
        self.reactor[zone] -= n
        self.shield[zone] += n + (more if n else 0)

    def do_reactor(self, p: Crew, zone: str, more: int) -> None:
        room = max(0, self.reactor_max[zone] - self.reactor[zone])
        source = self.ship["reactor_from"].get(zone)
        if self.fuel[zone]:
            self.fuel[zone] -= 1
            n = room
        elif source:
            n = min(room, self.reactor[source], self.ship.get("reactor_moves", 99))
            self.reactor[source] -= n
        else:
            return
        self.reactor[zone] += n + (more if n else 0)

    def do_interceptors(self, p: Crew, zone: str, more: int) -> None:
        if p.squad and not p.squad["off"] and all(q.at != "space" for q in self.crew):
            p.at, self.sortie = "space", 0

    def do_computer(self, p: Crew, zone: str, more: int) -> None:
        self.kept.add(self.turn)

    def do_battlebots(self, p: Crew, zone: str, more: int) -> None:
        if p.squad:
            p.squad["off"] = False
        elif p.at in self.stored:
            p.squad = self.stored.pop(p.at)

    def do_visual_confirmation(self, p: Crew, zone: str, more: int) -> None:
        self.watching += 1

    def do_rockets(self, p: Crew, zone: str, more: int) -> None:
        if self.rockets and not self.launched:
            self.launched = True
            self.lose_rocket()

    def shoot(self) -> None:
        raise NotImplementedError

    def march(self) -> None:
        raise NotImplementedError

    def wound(self, f: Foe, n: int) -> None:
        raise NotImplementedError

    def kill(self, f: Foe) -> None:
        raise NotImplementedError

    def lose_rocket(self) -> None:
        self.rockets -= 1
        for f in self.foes:
            if f.out and "hp_is_rocket_count" in f.traits:
                self.wound(f, 1)
