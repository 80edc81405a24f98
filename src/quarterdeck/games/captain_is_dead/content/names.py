"""The words the rules know: what a content pack may name. Their order gives the ints."""

from __future__ import annotations

from typing import Final

# CID-066: the four Skill types
SKILLS: list[str] = ["command", "engineering", "science", "tactical"]
SKILL_NAMES: list[str] = ["Command", "Engineering", "Science", "Tactical"]
COMMAND: Final = 0
ENGINEERING: Final = 1
SCIENCE: Final = 2
TACTICAL: Final = 3

LEVELS: list[str] = ["yellow", "orange", "red"]
DIFFICULTIES: list[str] = [
    "coward", "novice", "normal", "veteran", "elite", "legendary", "insane",
]  # fmt: skip
KINDS: list[str] = [
    "damage", "hit_shields", "hostile_aliens", "alien_ship", "anomaly", "disaster",
]  # fmt: skip

# --- the thirteen systems --------------------------------------------------------------------

SYSTEMS: list[str] = [
    "jump_core", "shields", "teleporter", "comm_system", "external_scanners", "computers",
    "internal_sensors", "trauma_station", "torpedo_tube", "security_station",
    "captains_journal", "cargo_pod", "research_station",
]  # fmt: skip
JUMP_CORE: Final = 0
SHIELDS: Final = 1
TELEPORTER: Final = 2
COMM: Final = 3
SCANNERS: Final = 4
COMPUTERS: Final = 5
SENSORS: Final = 6
TRAUMA: Final = 7
TUBE: Final = 8
SECURITY: Final = 9
JOURNAL: Final = 10
POD: Final = 11
RESEARCH: Final = 12

# --- activities ------------------------------------------------------------------------------

ACTS: list[str] = [
    "end_turn", "move", "carry", "hand_over", "kill", "repair", "reinstall", "repair_core",
    "repair_shields", "teleport", "transmit", "draw_skill", "take_skill", "heal", "manufacture",
    "fire", "zap", "draw_plan", "cargo", "cure", "research", "tool", "plan", "delegate", "wisdom",
    "field_medicine", "reframe", "mind_link", "override",
]  # fmt: skip
SYSTEM_OF: dict[str, str] = {  # the system that an activity uses or repairs
    "repair_core": "jump_core", "repair_shields": "shields", "teleport": "teleporter",
    "transmit": "comm_system", "draw_skill": "computers", "take_skill": "internal_sensors",
    "heal": "trauma_station", "manufacture": "torpedo_tube", "fire": "torpedo_tube",
    "zap": "security_station", "draw_plan": "captains_journal", "cargo": "cargo_pod",
    "cure": "research_station", "research": "research_station",
}  # fmt: skip
END: Final = 0
MOVE: Final = 1
CARRY: Final = 2
HAND_OVER: Final = 3
KILL: Final = 4
REPAIR: Final = 5
REINSTALL: Final = 6
REPAIR_CORE: Final = 7
REPAIR_SHIELDS: Final = 8
TELEPORT: Final = 9
TRANSMIT: Final = 10
DRAW: Final = 11
TAKE: Final = 12
HEAL: Final = 13
MAKE: Final = 14
FIRE: Final = 15
ZAP: Final = 16
DRAW_PLAN: Final = 17
CARGO: Final = 18
CURE: Final = 19
RESEARCH_UPGRADE: Final = 20
TOOL: Final = 21
PLAN: Final = 22
DELEGATE: Final = 23
WISDOM: Final = 24
MEDIC: Final = 25
REFRAME: Final = 26
MIND_LINK: Final = 27
OVERRIDE: Final = 28

# --- role abilities --------------------------------------------------------------------------

ABILITIES: list[str] = [
    "remote_journal", "delegate", "out_of_turn_override", "shield_drill", "gunnery", "sweep",
    "wide_zap", "core_expert", "free_beam", "elbow_grease", "toolbelt", "fast_research", "wisdom",
    "field_medicine", "reframe", "mind_link", "anomaly_immunity", "intangible", "no_tools",
    "needs_computers", "sure_footed", "sprint", "fast_learner", "redshirt",
]  # fmt: skip
REMOTE_JOURNAL: Final = 0
CAN_DELEGATE: Final = 1
OUT_OF_TURN: Final = 2
SHIELD_DRILL: Final = 3
GUNNERY: Final = 4
SWEEP: Final = 5
WIDE_ZAP: Final = 6
CORE_EXPERT: Final = 7
FREE_BEAM: Final = 8
ELBOW_GREASE: Final = 9
TOOLBELT: Final = 10
FAST_RESEARCH: Final = 11
HAS_WISDOM: Final = 12
FIELD_MEDICINE: Final = 13
CAN_REFRAME: Final = 14
CAN_MIND_LINK: Final = 15
IMMUNE: Final = 16
INTANGIBLE: Final = 17
NO_TOOLS: Final = 18
NEEDS_COMPUTERS: Final = 19
SURE_FOOTED: Final = 20
SPRINT: Final = 21
FAST_LEARNER: Final = 22
REDSHIRT: Final = 23

# --- what Alerts do --------------------------------------------------------------------------

ALERT_OPS: list[str] = [
    "offline", "destroy", "hit", "aliens", "injure", "injure_all", "attach_ship", "anomaly",
    "lose_torpedo", "deactivate_upgrade", "eliminate_injured", "lose_game",
]  # fmt: skip
OFFLINE: Final = 0
DESTROY: Final = 1
HIT: Final = 2
ALIENS: Final = 3
INJURE: Final = 4
INJURE_ALL: Final = 5
ATTACH_SHIP: Final = 6
ANOMALY: Final = 7
LOSE_TORPEDO: Final = 8
DEACTIVATE: Final = 9
ELIMINATE: Final = 10
LOSE_GAME: Final = 11

ANOMALIES: list[str] = [
    "increased_gravity", "irrational_fear", "irrational_anger", "brain_parasite",
    "strange_energies", "time_dilation",
]  # fmt: skip
GRAVITY: Final = 0
FEAR: Final = 1
ANGER: Final = 2
PARASITE: Final = 3
ENERGIES: Final = 4
DILATION: Final = 5

# --- what Battle Plans, Tools and upgrades do ------------------------------------------------

PLAN_OPS: list[str] = [
    "gain_discount", "restore_tool", "kill_aliens", "cancel_alert", "shields", "repair_system",
    "reinstall_system", "gain_actions", "all_draw", "remove_ship", "remove_anomaly",
    "core_rebate",
]  # fmt: skip
GAIN_DISCOUNT: Final = 0
RESTORE_TOOL: Final = 1
KILL_ALIENS: Final = 2
CANCEL_ALERT: Final = 3
RAISE_SHIELDS: Final = 4
REPAIR_SYSTEM: Final = 5
REINSTALL_SYSTEM: Final = 6
GAIN_ACTIONS: Final = 7
ALL_DRAW: Final = 8
REMOVE_SHIP: Final = 9
REMOVE_ANOMALY: Final = 10
CORE_REBATE: Final = 11

TOOL_OPS: list[str] = [
    "kill", "repair", "repair_rebate", "heal", "scan", "research_rebate", "move_anyone",
]  # fmt: skip
T_KILL: Final = 0
T_REPAIR: Final = 1
T_REPAIR_REBATE: Final = 2
T_HEAL: Final = 3
T_SCAN: Final = 4
T_RESEARCH_REBATE: Final = 5
T_MOVE_ANYONE: Final = 6

PERKS: list[str] = ["crew_actions", "auto_heal", "shield_repair", "computer_draw", "hit_less"]
CREW_ACTIONS: Final = 0
AUTO_HEAL: Final = 1
SHIELD_REPAIR: Final = 2
COMPUTER_DRAW: Final = 3
HIT_LESS: Final = 4
