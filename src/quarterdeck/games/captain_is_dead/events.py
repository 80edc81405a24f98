"""Everything that can be told, and every question that can be asked.

The things of an event begin with the content pack's number and the role (-1 before roles are
known); what follows is said here.
"""

from __future__ import annotations

from typing import Final

# --- told -------------------------------------------------------------------------------------
SET_ASIDE: Final = "set_aside"  # skill, crew member in a solo game or -1
ROLE_TAKEN: Final = "role_taken"  # -
ORDERED: Final = "ordered"  # role after role
DEALT: Final = "dealt"  # one number a skill, crew member in a solo game or -1
TURN_BEGAN: Final = "turn_began"  # turn, actions
SHUT_DOWN: Final = "shut_down"  # -
SPENT: Final = "spent"  # actions, then one number a skill
MOVED: Final = "moved"  # space
CARRIED: Final = "carried"  # other role, space
BEAMED: Final = "beamed"  # moved role, space
BEACONED: Final = "beaconed"  # moved role, space
GAVE: Final = "gave"  # skill, to role, how (activity)
TOOK: Final = "took"  # skill, from role, how
GAVE_TOOL: Final = "gave_tool"  # tool, from role, to role, how
KILLED: Final = "killed"  # number, space
REPAIRED: Final = "repaired"  # system
REINSTALLED: Final = "reinstalled"  # system
CORE_REPAIRED: Final = "core_repaired"  # repairs left
SHIELDS_RAISED: Final = "shields_raised"  # steps, now
DREW: Final = "drew"  # skill
NO_SKILLS: Final = "no_skills"  # -
RESHUFFLED: Final = "reshuffled"  # cards
ROW_DEALT: Final = "row_dealt"  # skills, one after another
ROW_LOST: Final = "row_lost"  # skills, one after another
DECK_LOST: Final = "deck_lost"  # cards
TOOK_FACE_UP: Final = "took_face_up"  # skill
TOOK_FROM_POD: Final = "took_from_pod"  # card (skill, or 4 + tool)
PUT_IN_POD: Final = "put_in_pod"  # card
HEALED: Final = "healed"  # role
MADE_TORPEDO: Final = "made_torpedo"  # on the rack now
FIRED: Final = "fired"  # alert (the ship), destroyed?
EVADED: Final = "evaded"  # -
PLAN_DRAWN: Final = "plan_drawn"  # plan
PLAN_PLAYED: Final = "plan_played"  # plan
CURED: Final = "cured"  # alert
RESEARCHED: Final = "researched"  # upgrade, displaced upgrade or -1
TOOL_USED: Final = "tool_used"  # tool, side
TOOL_RESTORED: Final = "tool_restored"  # tool
DELEGATED: Final = "delegated"  # role
WISDOM_GIVEN: Final = "wisdom_given"  # skill, role
REFRAMED: Final = "reframed"  # skill out, skill in
SCANNED: Final = "scanned"  # alerts from the top, for the user's eyes
DISCOUNT_GAINED: Final = "discount_gained"  # skill, number
ACTIONS_GAINED: Final = "actions_gained"  # number
COILS: Final = "coils"  # -
DISCARDED: Final = "discarded"  # card (skill, or 4 + tool)
ALERT: Final = "alert"  # alert
NO_ALERT: Final = "no_alert"  # -
OVERRIDDEN: Final = "overridden"  # alert
CANCELLED: Final = "cancelled"  # alert, plan
FAILED: Final = "failed"  # system
DESTROYED: Final = "destroyed"  # system
HIT: Final = "hit"  # steps, shields now
BOARDED: Final = "boarded"  # number, space
INJURED: Final = "injured"  # -
DIED: Final = "died"  # -
ELIMINATED: Final = "eliminated"  # -
SHIP_ATTACHED: Final = "ship_attached"  # alert
SHIP_REMOVED: Final = "ship_removed"  # alert
ANOMALY_BEGAN: Final = "anomaly_began"  # alert
TORPEDO_LOST: Final = "torpedo_lost"  # number
UPGRADE_LOST: Final = "upgrade_lost"  # upgrade
QUEUE_DEALT: Final = "queue_dealt"  # alert
QUEUE_LOST: Final = "queue_lost"  # alerts
ENDED: Final = "ended"  # outcome

# --- asked ------------------------------------------------------------------------------------
ASIDE: Final = "aside"
ROLE: Final = "role"
TIES: Final = "ties"
ACT: Final = "act"
PAY: Final = "pay"
DISCARD: Final = "discard"
RECIPIENT: Final = "recipient"
ORDER: Final = "order"
OVERRIDE: Final = "override"
EVASIVE: Final = "evasive"
DEACTIVATE: Final = "deactivate"

TOLD: list[str] = [
    SET_ASIDE, ROLE_TAKEN, ORDERED, DEALT, TURN_BEGAN, SHUT_DOWN, SPENT, MOVED, CARRIED, BEAMED,
    BEACONED, GAVE, TOOK, GAVE_TOOL, KILLED, REPAIRED, REINSTALLED, CORE_REPAIRED, SHIELDS_RAISED,
    DREW, NO_SKILLS, RESHUFFLED, ROW_DEALT, ROW_LOST, DECK_LOST, TOOK_FACE_UP, TOOK_FROM_POD,
    PUT_IN_POD, HEALED, MADE_TORPEDO, FIRED, EVADED, PLAN_DRAWN, PLAN_PLAYED, CURED, RESEARCHED,
    TOOL_USED, TOOL_RESTORED, DELEGATED, WISDOM_GIVEN, REFRAMED, SCANNED, DISCOUNT_GAINED,
    ACTIONS_GAINED, COILS, DISCARDED, ALERT, NO_ALERT, OVERRIDDEN, CANCELLED, FAILED, DESTROYED,
    HIT, BOARDED, INJURED, DIED, ELIMINATED, SHIP_ATTACHED, SHIP_REMOVED, ANOMALY_BEGAN,
    TORPEDO_LOST, UPGRADE_LOST, QUEUE_DEALT, QUEUE_LOST, ENDED,
]  # fmt: skip
