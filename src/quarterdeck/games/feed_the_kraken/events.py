"""Everything that can be told at this table, every question, and every fact a seat can learn."""

from __future__ import annotations

from typing import Final

# Set-up.
CHIP_SEEN: Final = "chip_seen"  # things: chip; only its owner knows
GATHERED: Final = "gathered"  # the same for every crew
PIRATES_MET: Final = "pirates_met"  # things: the other Pirates; only a Pirate hears it
EYES_CLOSED: Final = "eyes_closed"  # everyone else, each alone: screens look alike
CHARACTER_DEALT: Final = "character_dealt"  # things: character; only its owner knows
CAPTAIN_SHOWN: Final = "captain_shown"  # seat: the first captain
# The round.
ROUND_BEGAN: Final = "round_began"  # seat: the captain; things: round
LIEUTENANT_NAMED: Final = "lieutenant_named"  # seat: the Consultant; things: lieutenant
APPOINTED: Final = "appointed"  # seat: the captain; things: lieutenant, navigator (-1: open)
NEW_CAPTAIN: Final = "new_captain"  # things: the old captain
# Loyalty.
FISTS_OPENED: Final = "fists_opened"  # things: guns shown, one number a seat (-1: not asked)
GUNS_ADDED: Final = "guns_added"  # things: how many
REFUSED_TO_ADD: Final = "refused_to_add"
MUTINY: Final = "mutiny"  # seat: the captain; things: total, need
NO_MUTINY: Final = "no_mutiny"  # the same
TIED: Final = "tied"  # things: the tied seats
TIE_REMOVED: Final = "tie_removed"  # seat: who removes; things: whom
# Guns.
GUNS_TAKEN: Final = "guns_taken"  # from the supply; things: how many
GUNS_RETURNED: Final = "guns_returned"  # to the supply; things: how many
GUN_GIVEN: Final = "gun_given"  # things: to whom
GUNS_KEPT: Final = "guns_kept"  # of those shown in a mutiny; things: how many
# Characters.
CARD_PLAYED: Final = "card_played"  # things: character, targets
TURNED_DOWN: Final = "turned_down"  # things: character
SIGN_MOVED: Final = "sign_moved"  # things: to whom
# Navigation.
RESHUFFLED: Final = "reshuffled"  # things: cards in the new pile
DREW: Final = "drew"  # things: how many
CARDS_SEEN: Final = "cards_seen"  # things: kinds; only the drawer knows
THREW_AWAY: Final = "threw_away"  # things: how many
CARD_PASSED: Final = "card_passed"  # into the logbook
BLIND: Final = "blind"  # things: the post that chance played
LOGBOOK_HANDED: Final = "logbook_handed"
LOGBOOK_SEEN: Final = "logbook_seen"  # things: kinds; only the navigator knows
DENIED: Final = "denied"
EMERGENCY: Final = "emergency"  # seat: captain; things: emergency navigator (-1: nobody)
CARD_SHOWN: Final = "card_shown"  # seat: captain; things: kind
SAILED: Final = "sailed"  # things: map, space
SUPPLIED: Final = "supplied"  # the supply line was crossed
OFF_DUTY: Final = "off_duty"  # things: the seats that go off duty
# Map actions.
SEARCHED: Final = "searched"  # seat: captain; things: target
CHIP_FOUND: Final = "chip_found"  # things: target, chip, converted; only the captain knows
FLOGGED: Final = "flogged"  # seat: captain; things: target, side they are not
TONGUE_LOST: Final = "tongue_lost"  # seat: captain; things: target
FED: Final = "fed"  # seat: captain; things: victim
# Card actions.
MERMAID: Final = "mermaid"  # seat: captain; things: target
DISCARDS_SEEN: Final = "discards_seen"  # things: kinds; only the target knows
TELESCOPE: Final = "telescope"  # seat: captain; things: target
TOP_SEEN: Final = "top_seen"  # things: kind; only the looker knows
TOP_KEPT: Final = "top_kept"
TOP_DISCARDED: Final = "top_discarded"
# Rituals.
RITUAL_TURNED: Final = "ritual_turned"  # things: ritual
NO_RITUAL_LEFT: Final = "no_ritual_left"
CONVERSION_HELD: Final = "conversion_held"
YOU_CONVERTED: Final = "you_converted"  # things: target, 1 if a Cultist before; only the leader
CONVERTED_BY: Final = "converted_by"  # things: leader, 1 if a Cultist before; only the convert
STASH_OPENED: Final = "stash_opened"  # things: guns received, one number a seat
CULT_SEARCH_HELD: Final = "cult_search_held"
CULT_FOUND: Final = "cult_found"  # things: target and chip of each; only the leader
PASSED_BY: Final = "passed_by"  # a ritual, whoever it did not concern, each alone
# Talk and the end.
CLAIMED: Final = "claimed"  # things: kind of claim, code, subject
JOURNEY_ENDED: Final = "journey_ended"  # things: winning side, how
FACTIONS_SHOWN: Final = "factions_shown"  # things: chip and 1 if converted, seat by seat

# The questions.
WINDOW: Final = "window"  # about: window
APPOINT: Final = "appoint"
NAME_LIEUTENANT: Final = "name_lieutenant"
NAME_NAVIGATOR: Final = "name_navigator"  # about: lieutenant
GIVE_BADGE: Final = "give_badge"  # about: the one other player
FISTS: Final = "fists"
ADD_GUNS: Final = "add_guns"  # about: who plays Instigator
BREAK_TIE: Final = "break_tie"
PAY_DEBT: Final = "pay_debt"
REDRAW: Final = "redraw"
PASS_ON: Final = "pass_on"
STEER: Final = "steer"
NAME_EMERGENCY: Final = "name_emergency"
MAP_TARGET: Final = "map_target"  # about: icon
LOOK_TARGET: Final = "look_target"  # about: action of the card
TOP_CARD: Final = "top_card"
RITUAL: Final = "ritual"  # about: ritual
CLAIM: Final = "claim"  # about: kind of claim, subject

# How the journey can end.
ARRIVED: Final = 0
LEADER_FED: Final = 1

# Facts in a seat's ledger: (round, fact, …). A view is built from these, never from live factions.
F_CHIP: Final = 0  # chip
F_PIRATES: Final = 1  # the other Pirates
F_CHARACTER: Final = 2  # character
F_DREW: Final = 3  # kinds, as captain or lieutenant
F_PASSED: Final = 4  # kind
F_LOGBOOK: Final = 5  # kinds
F_FOUND: Final = 6  # target, chip, converted
F_DISCARDS: Final = 7  # kinds, by the Mermaid
F_TOP: Final = 8  # kind
F_CONVERTED: Final = 9  # target, 1 if a Cultist before (the leader's)
F_JOINED: Final = 10  # leader, 1 if a Cultist before (the convert's)
F_CULT_FOUND: Final = 11  # target, chip
F_STASHED: Final = 12  # guns, one number a seat (the leader's)

# What a claim is about.
C_DREW: Final = 0
C_LOGBOOK: Final = 1
C_FOUND: Final = 2
C_DISCARDS: Final = 3
C_TOP: Final = 4
C_THREW: Final = 5  # a hand thrown away for a new one
C_DENIED: Final = 6  # the hand of a navigation that was refused
