"""The second resolver's other half: weapons, and what threats do."""

from __future__ import annotations

from typing import Any

from tests.games.space_alert.second_opinion import Foe, Lost, Second


class Resolver(Second):
    """`Resolver(mission).run()`; then read its fields."""

    # --- weapons -------------------------------------------------------------------------------

    def shoot(self) -> None:
        aimed: dict[Foe, int] = {}
        pulsed: set[Foe] = set()

        def at(f: Foe | None, n: int) -> None:
            if f is not None:
                aimed[f] = aimed.get(f, 0) + n

        seen = [f for f in self.foes if f.seen()]
        for (kind, zone), n in self.fired.items():
            if kind == "pulse":
                for f in seen:
                    if f.cell <= 5 * self.pulse_range:
                        at(f, n)
                        pulsed.add(f)
            else:
                barred = "no_heavy" if kind == "heavy" else "-"
                there = [f for f in seen if f.zone == zone and barred not in f.traits]
                at(min(there, key=lambda f: f.cell, default=None), n)
        rocketed = None
        if self.flying:
            self.flying = False
            there = [f for f in seen if "no_rockets" not in f.traits]
            drawn = [f for f in there if "rocket_magnet" in f.traits]
            near = drawn or [f for f in there if f.cell <= 10]
            rocketed = min(near, key=lambda f: f.cell, default=None)
            if rocketed and "rocket_decoy" not in rocketed.traits:
                at(rocketed, 3)
        if self.sortie >= 0:
            self.intercept([f for f in seen if f.cell <= 5], at)
        self.strike(aimed, pulsed, rocketed)

    def intercept(self, near: list[Foe], at: Any) -> None:
        breach = [f for f in self.foes if f.out and f.card["kind"] == "hull_breach"]
        if breach:
            self.wound(breach[0], 1)
        elif len(near) == 1 and "rammed_by_interceptors" in near[0].traits:
            at(near[0], 9 + self.sortie)
            self.fell(next(p for p in self.crew if p.at == "space"))
        else:
            for f in near:
                at(f, (3 if len(near) == 1 else 1) + self.sortie)

    def strike(self, aimed: dict[Foe, int], pulsed: set[Foe], rocketed: Foe | None) -> None:
        aegis = sum(f.aegis for f in self.foes if f.state != "destroyed")
        loss: dict[Foe, int] = {}
        for f in self.foes:
            if f not in aimed:
                continue
            if "cryoshield" in f.traits:
                f.traits.discard("cryoshield")
                continue
            shield = 0 if f in pulsed and "pulse_strips_shield" in f.traits else f.shield + aegis
            n = max(0, aimed[f] - shield)
            loss[f] = min(n, f.number("max_damage") or n)
            f.hurt += loss[f]
            if f is rocketed and "rocket_magnet" in f.traits:
                f.shield += 1
        dead = [f for f in self.foes if loss.get(f) and f.hurt >= f.hp]
        for f in dead:
            self.kill(f)
        for f in dead:
            for other in self.foes if f.number("death_splash") else []:
                if other.out and other.outside:
                    loss[other] = loss.get(other, 0) + 1
                    self.wound(other, 1)
                    if not other.out:
                        dead.append(other)
        for f in self.foes:
            if f in dead and f.number("debris"):
                self.attack(f, f.zone, f.number("debris") * f.passed)
        for f in self.foes:
            if loss.get(f) and f.number("retaliates"):
                for zone in self.zones:
                    self.attack(f, zone, 1)

    def wound(self, f: Foe, n: int) -> None:
        f.hurt += n
        if f.hurt >= f.hp:
            self.kill(f)

    def kill(self, f: Foe) -> None:
        f.state = "destroyed"
        f.slime = {}
        if "token_removed_per_hit" in f.traits:
            f.places = []

    # --- threats -------------------------------------------------------------------------------

    def march(self) -> None:
        for f in self.foes:
            if f.out:
                self.walk(f, f.speed)

    def walk(self, f: Foe, cells: int) -> None:
        for _ in range(cells):
            if not f.out:
                return
            f.cell -= 1
            for mark in "XYZ":
                if f.cell in f.board[mark]:
                    f.passed += mark != "Z"
                    for e in f.card[mark]:
                        if f.out:
                            getattr(self, "ef_" + e[0])(f, *e[1:])
                    if mark == "Z" and f.out:
                        f.state = "survived"

    def attack(self, f: Foe, zone: str, n: int, mode: str = "") -> None:
        if n <= 0:
            return
        n += sum(o.rage for o in self.foes if o is not f and o.state != "destroyed")
        if mode != "ignore_shields":
            stopped = min(n, self.shield[zone])
            self.shield[zone] -= stopped
            n -= stopped
        self.hull(zone, n * 2 if mode == "double" else n)

    def hull(self, zone: str, n: int) -> None:
        for f in self.foes:
            if f.out and zone in f.cracked:
                n *= 2
        for _ in range(n):
            self.hits[zone] += 1
            if not self.tiles[zone]:
                raise Lost(f"{zone} zone")
            tile = self.tiles[zone].pop(0)
            if tile == "heavy_laser":
                self.heavy[zone] -= 1
            elif tile == "light_laser":
                self.light[zone] -= 1
            elif tile == "pulse_cannon":
                self.pulse_range -= 1
            elif tile == "gravolift":
                self.broken_lifts.add(zone)
            elif tile == "shield":
                self.shield_max[zone] -= 1
                self.shield[zone] = min(self.shield[zone], self.shield_max[zone])
            elif tile == "reactor":
                self.reactor_max[zone] -= 1
                self.reactor[zone] = min(self.reactor[zone], self.reactor_max[zone])

    def where(self, f: Foe, zones: Any) -> list[str]:
        if zones == "own":
            return [f.zone]
        if zones == "others":
            return [z for z in self.zones if z != f.zone]
        return [z for z in self.zones if zones == "all" or z in zones]

    def count(self, f: Foe, n: Any) -> int:
        if isinstance(n, int):
            return n
        left = f.hp - f.hurt
        if n == "players_here":
            return sum(p.at == f.places[0] and not p.down for p in self.crew)
        if n == "reactor":
            return int(self.reactor[f.zone])
        return {"hp": left, "2*hp": 2 * left, "3*hp": 3 * left, "all": 999}[n]

    def ef_attack(self, f: Foe, n: Any, zones: Any, mode: str = "") -> None:
        strength = self.count(f, n)
        for zone in self.where(f, zones):
            self.attack(f, zone, strength, mode)

    def ef_damage(self, f: Foe, n: Any, zones: Any) -> None:
        points = self.count(f, n)
        if zones == "stations":
            where = [s.split("_")[1] for s in f.places]
        elif zones == "slimed_stations":
            where = [s.split("_")[1] for s in f.slime]
        else:
            where = self.where(f, zones)
        for zone in where:
            self.hull(zone, points)

    def ef_if(self, f: Foe, cond: str, then: list[Any], other: list[Any]) -> None:
        holds = f.hurt > 0 if cond == "damaged" else f.hurt < int(cond.split("<")[1])
        for e in then if holds else other:
            getattr(self, "ef_" + e[0])(f, *e[1:])

    def ef_heal(self, f: Foe, n: Any) -> None:
        f.hurt = f.hurt - f.hurt // 2 if n == "half" else max(0, f.hurt - n)

    def ef_speed_add(self, f: Foe, n: int) -> None:
        f.speed += n

    def ef_shield_set(self, f: Foe, n: int) -> None:
        f.shield = n

    def ef_shield_add(self, f: Foe, n: int) -> None:
        f.shield += n

    def ef_reveal(self, f: Foe) -> None:
        f.traits.discard("stealth")

    def ef_drain_shield(self, f: Foe, n: Any, zones: Any) -> None:
        for zone in self.where(f, zones):
            self.shield[zone] = max(0, self.shield[zone] - self.count(f, n))

    def ef_drain_reactor(self, f: Foe, n: Any, zones: Any) -> None:
        for zone in self.where(f, zones):
            self.reactor[zone] = max(0, self.reactor[zone] - self.count(f, n))

    def ef_drain_reactor_or_damage(self, f: Foe, n: int) -> None:
        if self.reactor[f.zone]:
            self.reactor[f.zone] -= 1
        else:
            self.hull(f.zone, 1)

    def ef_aura_attack(self, f: Foe, n: int) -> None:
        f.rage = n

    def ef_aura_shield(self, f: Foe, n: int) -> None:
        f.aegis = n

    def ef_advance_others(self, f: Foe, n: int) -> None:
        for other in self.foes:
            if other is not f and other.outside and other.out:
                self.walk(other, n)

    def ef_self_damage(self, f: Foe, n: int) -> None:
        self.wound(f, n)

    def ef_destroy_ship(self, f: Foe) -> None:
        raise Lost(f.id)

    def next_to(self, station: str, way: str) -> str | None:
        deck, zone = station.split("_")
        if way == "deck":
            return f"{'lower' if deck == 'upper' else 'upper'}_{zone}"
        there = self.zones.index(zone) + (1 if way == "blue" else -1)
        return f"{deck}_{self.zones[there]}" if 0 <= there < len(self.zones) else None

    def ef_move(self, f: Foe, way: str) -> None:
        f.places = [self.next_to(f.places[0], way) or f.places[0]]

    def ef_seek(self, f: Foe) -> None:
        found = [s for w in ("red", "blue", "deck") if (s := self.next_to(f.places[0], w))]
        crowd = [sum(p.at == s and not p.down for p in self.crew) for s in found]
        if crowd.count(max(crowd)) == 1:
            f.places = [found[crowd.index(max(crowd))]]

    def meant(self, f: Foe, scope: str) -> list[Any]:
        found = []
        for p in self.crew:
            active = p.squad is not None and not p.squad["off"]
            here = p.at in (f.slime or f.places)
            if not p.down and p.at != "space" and {
                "zone": p.at.split("_")[-1] == f.zone, "ship": True, "station": here,
                "stations": here, "station_without_bots": here and not active,
                "leaders_of_active_bots": active, "not_bridge": p.at != self.ship["bridge"],
            }[scope]:  # fmt: skip
                found.append(p)
        return found

    def ef_knockout(self, f: Foe, scope: str) -> None:
        for p in self.meant(f, scope):
            self.fell(p)

    def ef_delay(self, f: Foe, scope: str) -> None:
        for p in self.meant(f, scope):
            self.push(p, self.turn)

    def ef_gain_trait(self, f: Foe, trait: str) -> None:
        f.traits.add(trait)

    def ef_double_damage(self, f: Foe, zones: Any) -> None:
        f.cracked |= set(self.where(f, zones))

    def ef_reactor_into_shield_overflow(self, f: Foe, zones: list[str]) -> None:
        energy, self.reactor["white"] = self.reactor["white"], 0
        fits = max(0, min(energy, self.shield_max["white"] - self.shield["white"]))
        self.shield["white"] += fits
        self.hull("white", energy - fits)

    def ef_leak_shield(self, f: Foe, zones: Any) -> None:
        for zone in self.where(f, zones):
            energy, self.shield[zone] = self.shield[zone], 0
            self.hull(zone, energy)

    def ef_leak_reactor(self, f: Foe, zones: Any) -> None:
        for zone in self.where(f, zones):
            energy, self.reactor[zone] = self.reactor[zone], 0
            self.hull(zone, energy)

    def ef_slime_spread(self, f: Foe, way: str) -> None:
        for station in list(f.slime):
            there = self.next_to(station, way)
            if there and not any(o.out and there in o.slime for o in self.foes):
                f.slime[there] = 1

    def ef_lose_rocket(self, f: Foe, n: int) -> None:
        if self.rockets:
            self.lose_rocket()

    def ef_lose_fuel(self, f: Foe, n: int) -> None:
        self.fuel["white"] = max(0, self.fuel["white"] - 1)

    def ef_disable_stored_bots(self, f: Foe, station: str) -> None:
        if station in self.stored:
            self.stored[station]["off"] = True

    def ef_deadly_entry(self, f: Foe) -> None:
        f.deadly = True
