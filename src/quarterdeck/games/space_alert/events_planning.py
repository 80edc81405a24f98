"""Everything that can be told from the briefing to the end of the last phase, and between missions.

Zones are 0 to 2, inside is 3. Turns and phases are told from 1.
"""

from __future__ import annotations

from typing import Final

BRIEFED: Final = "briefed"  # things: mission, of how many, ship, turns
ROLES: Final = "roles"  # seat: the captain; things: communications officer, security officer
LANES: Final = "lanes"  # things: the board of red, white, blue and inside, -1 for none
DEALT: Final = "dealt"  # things: cards for each phase
CARD_CAME: Final = "card_came"  # things: card; only its owner knows
SENT_AHEAD: Final = "sent_ahead"  # things: the cue as in content/missions
ALERTED: Final = "alerted"  # things: number, zone or inside, serious, confirmed
DREW_THREAT: Final = "drew_threat"  # seat: the officer; things: card, number, zone or -1
IGNORED: Final = "ignored"  # things: number: an unconfirmed report that comes to nothing
DATA_CAME: Final = "data_came"
TRANSFER_OPENED: Final = "transfer_opened"
TRANSFER_CLOSED: Final = "transfer_closed"
WENT_SILENT: Final = "went_silent"
TALK_AGAIN: Final = "talk_again"
WARNED: Final = "warned"  # things: phase, seconds
PHASE_BEGAN: Final = "phase_began"  # things: phase
PHASE_ENDED: Final = "phase_ended"  # things: phase
CLOSED: Final = "closed"  # things: phase: a seat has locked its own spaces early
LAID: Final = "laid"  # things: turn, 1 heroic, half (0 movement, 1 action)
LAID_UNDER: Final = "laid_under"  # the same, as the second card of a double action
TOOK_BACK: Final = "took_back"  # things: turn
GAVE: Final = "gave"  # things: to whom
PASSED: Final = "passed"  # things: to whom, card; only the two know
SAID: Final = "said"  # things: tokens turn by turn, each turn followed by 0; -1; halves in hand
MENDED: Final = "mended"  # things: zone, tile
BOTS_MENDED: Final = "bots_mended"  # things: squad
FLIES_ON: Final = "flies_on"  # things: 1 on to the next mission, 0 home
CAMPAIGN_OVER: Final = "campaign_over"  # things: total, bonus

PLANNING_KINDS: list[str] = [
    BRIEFED, ROLES, LANES, DEALT, CARD_CAME, SENT_AHEAD, ALERTED, DREW_THREAT, IGNORED, DATA_CAME,
    TRANSFER_OPENED, TRANSFER_CLOSED, WENT_SILENT, TALK_AGAIN, WARNED, PHASE_BEGAN, PHASE_ENDED,
    CLOSED, LAID, LAID_UNDER, TOOK_BACK, GAVE, PASSED, SAID, MENDED, BOTS_MENDED,
    FLIES_ON, CAMPAIGN_OVER,
]  # fmt: skip

READY: Final = "ready"  # the questions
PLAN: Final = "plan"
WATCH: Final = "watch"  # the clock alone: a look at what the threats did
MEND: Final = "mend"
FLY_ON: Final = "fly_on"
