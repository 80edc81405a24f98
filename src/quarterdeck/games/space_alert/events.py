"""Everything that can be told at this table, and the questions.

A threat is told as two things, its card and its number (T+n), written `threat` below.
"""

from __future__ import annotations

from typing import Final

# --- the resolution ------------------------------------------------------------------------------
TURN_BEGAN: Final = "turn_began"  # things: turn
APPEARED: Final = "appeared"  # things: threat, zone or -1, cell, hit points
TURNED_UP: Final = "turned_up"  # things: token
MOVED: Final = "moved"  # things: from, to
NO_WAY: Final = "no_way"  # things: token
DELAYED: Final = "delayed"  # things: the turn delayed, why (BY_LIFT …)
LOST_CARD: Final = "lost_card"  # things: token: pushed past the last space, or never performed
PUT_OFF: Final = "put_off"  # things: token, turn: a second card goes into the next turn
FIRED: Final = "fired"  # things: system, zone, strength
NO_ENERGY: Final = "no_energy"  # things: system, zone
FIRED_ALREADY: Final = "fired_already"  # things: system, zone
CHARGED: Final = "charged"  # things: system, zone, from zone or -1, how much, now
FUELLED: Final = "fuelled"  # things: zone, how much, now, capsules left
NOTHING_DONE: Final = "nothing_done"  # things: system or 0, station
LAUNCHED: Final = "launched"  # things: rockets left
MAINTAINED: Final = "maintained"  # things: turn
LOOKED: Final = "looked"  # things: how many look out this turn
BOTS_TAKEN: Final = "bots_taken"  # things: squad, 1 when it is disabled
BOTS_READY: Final = "bots_ready"  # things: squad
BOTS_DISABLED: Final = "bots_disabled"  # things: squad; seat -1 when stored
TOOK_OFF: Final = "took_off"
STAYED_OUT: Final = "stayed_out"
LANDED: Final = "landed"  # things: station
REPAIRED: Final = "repaired"  # things: threat, how much, damage now, hit points
BUTTON_DEAD: Final = "button_dead"  # things: button, station
FOUGHT: Final = "fought"  # things: threat, station, damage or what is left of the slime
BONUS_REPAIR: Final = "bonus_repair"  # things: threat, how much
DEFUSING: Final = "defusing"  # things: threat, how many players so far
HIT: Final = "hit"  # things: threat, strength, shield, done, now, hit points, of it auras
FROZEN: Final = "frozen"  # things: threat: the cryoshield took it
MISSED: Final = "missed"  # things: system: a shot without a target
DECOYED: Final = "decoyed"  # things: threat
BREACH_MENDED: Final = "breach_mended"  # things: threat, damage now, hit points
HARMED: Final = "harmed"  # things: threat, how much, damage now, hit points: past the shield
DESTROYED: Final = "destroyed"  # things: threat, points
SURVIVED: Final = "survived"  # things: threat, points
THREAT_MOVED: Final = "threat_moved"  # things: threat, cell
MARK: Final = "mark"  # things: threat, mark, cell
ATTACKED: Final = "attacked"  # things: threat, zone, strength, stopped, damage, of it auras, times
DAMAGED: Final = "damaged"  # things: threat, zone, damage, times
TILE: Final = "tile"  # things: zone, tile, tiles there now
HEALED: Final = "healed"  # things: threat, how much, damage now
SPEED: Final = "speed"  # things: threat, speed now
SHIELD_NOW: Final = "shield_now"  # things: threat, shield now
REVEALED: Final = "revealed"  # things: threat
AURA: Final = "aura"  # things: threat, 0 attack or 1 shield, how much
DRAINED: Final = "drained"  # things: SHIELDS or REACTORS, zone, how much
WENT: Final = "went"  # things: threat, station: an intruder moved
STAYED: Final = "stayed"  # things: threat, station
SPREAD: Final = "spread"  # things: threat, station: new slime
FIERCE: Final = "fierce"  # things: threat: it returns fire from now on
CRACKED: Final = "cracked"  # things: threat, mask of zones
DEADLY: Final = "deadly"  # things: threat
ROCKET_LOST: Final = "rocket_lost"  # things: rockets left
FUEL_LOST: Final = "fuel_lost"  # things: zone, capsules left
KNOCKED_OUT: Final = "knocked_out"
ROCKET_MOVED: Final = "rocket_moved"
CHECKED: Final = "checked"  # things: 1 when maintained, the turns looked at
JUMPED: Final = "jumped"
SHIP_LOST: Final = "ship_lost"  # things: why (ZONE_LOST …), zone or card
SCORED: Final = "scored"  # things: threat points, visual points, penalties

RESOLUTION_KINDS: list[str] = [
    TURN_BEGAN, APPEARED, TURNED_UP, MOVED, NO_WAY, DELAYED, LOST_CARD, PUT_OFF, FIRED, NO_ENERGY,
    FIRED_ALREADY, CHARGED, FUELLED, NOTHING_DONE, LAUNCHED, MAINTAINED, LOOKED, BOTS_TAKEN,
    BOTS_READY, BOTS_DISABLED, TOOK_OFF, STAYED_OUT, LANDED, REPAIRED, BUTTON_DEAD, FOUGHT,
    BONUS_REPAIR, DEFUSING, HIT, FROZEN, MISSED, DECOYED, BREACH_MENDED, HARMED, DESTROYED,
    SURVIVED, THREAT_MOVED, MARK, ATTACKED, DAMAGED, TILE, HEALED, SPEED, SHIELD_NOW, REVEALED,
    AURA, DRAINED, WENT, STAYED, SPREAD, FIERCE, CRACKED, DEADLY, ROCKET_LOST, FUEL_LOST,
    KNOCKED_OUT, ROCKET_MOVED, CHECKED, JUMPED, SHIP_LOST, SCORED,
]  # fmt: skip

# What energy is taken from.
SHIELDS: Final = 0
REACTORS: Final = 1

# Why a turn is delayed.
BY_LIFT: Final = 0
BY_BROKEN_LIFT: Final = 1
BY_COMPUTER: Final = 2
BY_TRIP: Final = 3
BY_SLIME: Final = 4
BY_THREAT: Final = 5
BY_LANDING: Final = 6

# What loses a mission.
NOT_LOST: Final = 0
ZONE_LOST: Final = 1
COMPUTER_LOST: Final = 2
CREW_LOST: Final = 3
CARD_LOST: Final = 4

TRIP: Final = "trip"  # the one question of the resolution: does the owner turn the card over?
