"""The second resolver from any other start: `initial`, `carried` and `until` of a mission file."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.space_alert.second_opinion import Foe, Lost
from tests.games.space_alert.second_opinion_threats import Resolver


class Started(Resolver):
    """`Started(mission).run()`: the ship, the crew and the threats as the file has them."""

    def __init__(self, mission: dict[str, Any]) -> None:
        super().__init__(mission)
        self.weak: set[str] = set()
        self.preset: dict[str, dict[str, int]] = mission.get("initial", {}).get("threats", {})
        seen: Counter[str] = Counter()
        for f in self.foes:
            name = f"{f.id}@{f.turn}"
            seen[name] += 1
            f.name = name if seen[name] == 1 else f"{name}#{seen[name]}"
        self.carry(mission.get("carried", {}))
        self.begin(mission.get("initial", {}))
        self.last = mission.get("until", "end")

    def carry(self, left: dict[str, Any]) -> None:
        for zone, tiles in left.get("tiles", {}).items():
            for tile in tiles:
                self.tiles[zone].remove(tile)
                self.tiles[zone].insert(0, tile)
                Resolver.hull(self, zone, 1)
                at = ["red", "white", "blue"].index(zone)
                if tile == "shield":
                    self.shield[zone] = self.ship["shield"]["start"][at] - 1
                if tile == "reactor":
                    self.reactor[zone] = self.ship["reactor"]["start"][at] - 1
            if "structural" in tiles:
                self.weak.add(zone)
        for n in left.get("disabled_squads", []):
            if self.ship["squads_go_missing"]:
                del self.stored[self.ship["battlebots"][n]]
            else:
                self.squads[n]["off"] = True

    def begin(self, given: dict[str, Any]) -> None:
        for zone, n in given.get("tiles_left", {}).items():
            self.hits[zone] += len(self.tiles[zone]) - n
            del self.tiles[zone][n:]
        self.shield |= given.get("shields", {})
        self.reactor |= given.get("reactors", {})
        for player, n in given.get("leads_squad", {}).items():
            self.crew[int(player)].squad = self.squads[n]
            self.squads[n]["off"] = False
            del self.stored[self.ship["battlebots"][n]]
        for player, station in given.get("stations", {}).items():
            self.crew[int(player)].at = station
        self.kept |= set(given.get("computer_maintained", []))
        for f in self.foes:
            known = self.preset.get(f.name, {})
            f.passed = known.get("marks_passed", 0)
            if "position" in known:
                self.arrive(f)
                f.cell = known["position"]

    def arrive(self, f: Foe) -> None:
        super().arrive(f)
        known = self.preset.get(f.name, {})
        if "damage" not in known or not f.out:
            return
        if "slime" in f.traits:
            f.slime = {f.places[0]: 2 - known["damage"]}
        else:
            f.hurt = 0
            self.wound(f, known["damage"])

    def hull(self, zone: str, n: int) -> None:
        super().hull(zone, 2 * n if zone in self.weak else n)

    def run(self) -> Started:
        if self.last == "end":
            super().run()
            return self
        try:
            while self.turn < self.last:
                self.turn += 1
                self.one_turn()
        except Lost as why:
            self.lost = str(why)
        return self
