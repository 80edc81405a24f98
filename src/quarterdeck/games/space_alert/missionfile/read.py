"""Read a mission file. The format is described in docs/space-alert-missions.md."""

from __future__ import annotations

import json
from typing import Any, Final

from ..content.boards import BOARDS
from ..content.codes import ACTION as ACTION_BITS
from ..content.codes import HEROIC_C, HEROIC_MOVE, TILES, TOKENS, ZONES, token_of
from ..content.ships import SHIP_IDS, SHIPS, Ship
from ..content.threats import CARD_IDS, CARDS
from .checks import (
    BadMission,
    a_list,
    a_number,
    a_zone,
    an_object,
    by_zone,
    keys_once,
    listing,
    one_of,
    shown,
)
from .mission import Mission
from .read_start import read_carried, read_initial

KEYS: list[str] = [
    "ship", "variant", "players", "threats", "tracks", "damage_order", "initial", "carried",
    "until",
]  # fmt: skip
NOT_BUILT: Final = 100
"""Cards numbered above this belong to the expansion."""


def read_text(text: str) -> Mission:
    """A mission from the text of a file or of one of its lines."""
    try:
        data = json.loads(text, object_pairs_hook=keys_once)
    except json.JSONDecodeError as error:
        raise BadMission(f"the mission is not JSON: {error}.") from None
    except BadMission:
        raise
    except ValueError:
        raise BadMission("the mission holds a number with too many digits.") from None
    except RecursionError:
        raise BadMission("the mission is nested too deeply to be a mission.") from None
    return read(data)


def read(data: Any) -> Mission:
    """A mission from its JSON object; `BadMission` says in one sentence what is wrong."""
    given = an_object(data, "the mission", KEYS)
    ship_at = one_of(given.get("ship", SHIP_IDS[0]), "ship", SHIP_IDS)
    ship = SHIPS[ship_at]
    mission = Mission(ship_at, read_variant(given, ship), [])
    turns = ship.variants[mission.variant].turns
    mission.program = read_players(given, ship, turns)
    tracks = read_tracks(given.get("tracks", {}), ship)
    mission.threats = read_threats(given, ship, turns, tracks)
    mission.tiles = read_order(given.get("damage_order", {}), ship)
    read_carried(given.get("carried", {}), ship, mission)
    read_initial(given.get("initial", {}), ship, turns, mission)
    until = given.get("until", "end")
    if until != "end":
        if isinstance(until, bool) or not isinstance(until, int) or not 1 <= until <= turns:
            right = f'a turn from 1 to {turns} or "end"'
            raise BadMission(f"until must be {right}, not {shown(until)}.")
        mission.until = until
    return mission


def read_variant(given: dict[str, Any], ship: Ship) -> int:
    """`variant`: how long the mission is; the small ship has only one."""
    names = [v.id for v in ship.variants]
    if "variant" not in given:
        return 0
    if len(names) == 1:
        raise BadMission(f"variant is for ships with three zones; {ship.id} has none.")
    return one_of(given["variant"], "variant", names)


def read_players(given: dict[str, Any], ship: Ship, turns: int) -> list[list[list[int]]]:
    """`players`: a list a player, an entry a turn."""
    if "players" not in given:
        raise BadMission("players is missing: a list of action boards, captain first.")
    boards = a_list(given["players"], "players", "action boards, captain first")
    if not boards:
        raise BadMission("players must hold at least one action board.")
    program: list[list[list[int]]] = []
    for player, board in enumerate(boards):
        where = f"players[{player}]"
        entries = a_list(board, where, "entries, one a turn")
        if len(entries) > turns:
            raise BadMission(
                f"{where} has {len(entries)} entries, but the mission has {turns} turns."
            )
        spaces = [read_space(e, f"{where}[{i}]", ship) for i, e in enumerate(entries)]
        program.append(spaces + [[] for _ in range(turns - len(spaces))])
    return program


def read_space(entry: Any, where: str, ship: Ship) -> list[int]:
    """What stands on one space: null, a token, or a list of tokens."""
    if entry is None:
        return []
    if isinstance(entry, list):
        return [read_token(e, f"{where}[{i}]", ship) for i, e in enumerate(entry)]
    return [read_token(entry, where, ship)]


def read_token(entry: Any, where: str, ship: Ship) -> int:
    """A token that this ship knows."""
    token = token_of(entry) if isinstance(entry, str) else 0
    action = token & ACTION_BITS
    if token == 0:
        plain = [name for name in TOKENS[1:HEROIC_MOVE] if ship.heroic_c or name != "heroic_C"]
        raise BadMission(
            f"{where} must be null, a token or a list of tokens ({', '.join(plain)} or "
            f"heroic_move:<station>, each also after trip:), not {shown(entry)}."
        )
    if action == HEROIC_C and not ship.heroic_c:
        raise BadMission(f"{where} is {shown(entry)}, but there is no heroic C on {ship.id}.")
    if action >= HEROIC_MOVE and action - HEROIC_MOVE not in ship.stations:
        raise BadMission(f"{where} is {shown(entry)}, but {ship.id} has no such station.")
    return token


def read_tracks(value: Any, ship: Ship) -> dict[int, int]:
    """`tracks`: a board a zone; the internal one is kept under -1."""
    names = [ZONES[z] for z in ship.zones] + ["internal"]
    tracks: dict[int, int] = {}
    for key, board in an_object(value, "tracks", []).items():
        one_of(key, "a key of tracks", names)
        at = -1 if key == "internal" else ZONES.index(key)
        tracks[at] = one_of(board, f"tracks.{key}", BOARDS)
    return tracks


def read_threats(
    given: dict[str, Any], ship: Ship, turns: int, tracks: dict[int, int]
) -> list[tuple[int, int, int, int]]:
    """`threats`: which card appears on which turn in which zone."""
    if "threats" not in given:
        raise BadMission("threats is missing: a list of threats, which may be empty.")
    threats: list[tuple[int, int, int, int]] = []
    for i, entry in enumerate(a_list(given["threats"], "threats", "threats")):
        where = f"threats[{i}]"
        fields = an_object(entry, where, ["id", "turn", "zone"])
        card = read_card(fields, where, ship)
        if "turn" not in fields:
            raise BadMission(f"{where} has no turn; it must be a number from 1 to {turns}.")
        number = a_number(fields["turn"], f"{where}.turn", 1, turns)
        zone = read_zone(fields, where, ship, card)
        if zone not in tracks:
            name = ZONES[zone] if zone >= 0 else "internal"
            raise BadMission(
                f"tracks.{name} is missing: {where} needs a board there, T1 to {BOARDS[-1]}."
            )
        threats.append((card, number, zone, tracks[zone]))
    return threats


def read_card(fields: dict[str, Any], where: str, ship: Ship) -> int:
    """`id`: a card that is built and that this ship can meet."""
    id = fields.get("id")
    if id is None:
        raise BadMission(f"{where} has no id; it must be the id of a threat, such as E1-07.")
    if not isinstance(id, str) or id not in CARD_IDS:
        number = id.partition("-")[2] if isinstance(id, str) else ""
        if number.isdigit() and int(number) > NOT_BUILT:
            raise BadMission(f"{where}.id is {shown(id)}, a card of the expansion: not built here.")
        raise BadMission(
            f"{where}.id must be the id of a threat, such as E1-07 or SI2-05, not {shown(id)}."
        )
    if id in ship.excluded:
        raise BadMission(f"{where}.id is {shown(id)}, which {ship.id} leaves out of its decks.")
    return CARD_IDS.index(id)


def read_zone(fields: dict[str, Any], where: str, ship: Ship, card: int) -> int:
    """`zone`: external threats have one, internal ones do not (-1)."""
    zone = fields.get("zone")
    names = listing([ZONES[z] for z in ship.zones])
    if CARDS[card].external:
        if zone is None:
            raise BadMission(f"{where} has no zone; an external threat needs {names}.")
        return a_zone(zone, f"{where}.zone", ship)
    if zone is not None:
        raise BadMission(f"{where}.zone must be left out: {CARDS[card].id} is an internal threat.")
    return -1


def read_order(value: Any, ship: Ship) -> list[list[int]]:
    """`damage_order`: the tiles named come first, the others in the printed order."""
    order = [tiles.copy() for tiles in ship.tiles]
    for zone, names in by_zone(value, "damage_order", ship).items():
        where = f"damage_order.{ZONES[zone]}"
        first: list[int] = []
        for i, name in enumerate(a_list(names, where, "tiles")):
            tile = read_tile(name, f"{where}[{i}]", ship, zone)
            if tile in first:
                raise BadMission(f"{where} names {shown(name)} twice; a zone has each tile once.")
            first.append(tile)
        order[zone] = first + [tile for tile in order[zone] if tile not in first]
    return order


def read_tile(name: Any, where: str, ship: Ship, zone: int) -> int:
    """A tile that this zone has."""
    one_of(name, where, [TILES[tile] for tile in ship.tiles[zone]])
    return TILES.index(name)
