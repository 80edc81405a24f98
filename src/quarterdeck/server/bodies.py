"""What goes over the wire by HTTP: the parts that eyes see, and the bodies of the lobby's calls.

Unknown fields are refused, lengths are bounded, and what goes out has types of its own: nothing
internal is ever handed to the serialiser. `tools/ts_types.py` writes the page's types from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(min_length=22, max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
GameId = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Item = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Items = Annotated[list[Item], Meta(max_length=64)]
Options = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]],
    Meta(max_length=40),
]
Deadline = Annotated[int, Meta(ge=5, le=604_800)]
Speed = Annotated[float, Meta(ge=0.25, le=1000)]
Words = Annotated[str, Meta(min_length=1, max_length=300)]

Phase = Literal["lobby", "playing", "ended"]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of an HTTP call or of its answer."""


class Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a body or of a frame."""


# --- what eyes see (made by kit.look) ------------------------------------------------------------


class Option(Part):
    """One thing that may be picked next: its words, its places on the board, its help."""

    item: int
    words: str
    at: list[str]
    help: str


class BarredOption(Part):
    """One thing that may not be picked now, and why."""

    item: int
    words: str
    at: list[str]
    help: str
    rule: str
    why: str


class SpaceSeen(Part):
    """What may be answered: `kind` says which of the other fields there are.

    pick, yes_no: one of `items`; some: `low` to `high` of them; arrange: the same, in order;
    split: `total` over parts of at most `most` each; pay: `items` for the `price`, of which
    `cheapest` is one way; either: a tag of `items`, then what its way in `ways` asks for.
    """

    kind: Literal["pick", "yes_no", "some", "arrange", "split", "pay", "either", "nothing"]
    items: list[int] = field(default_factory=list)
    low: int = 0
    high: int = 0
    total: int = 0
    most: list[int] = field(default_factory=list)
    ways: list[SpaceSeen] = field(default_factory=list)
    price: Any = None
    cheapest: list[int] = field(default_factory=list)


class Mine(Part):
    """What this seat may answer. `answer`: what it has answered so far and may still change.
    `things`: the words of board things that an option's `at` passes on the way. `idle`: the answer
    that lets this moment go by, where a device may give it by itself; the same for all who are
    asked, whatever they hold."""

    space: SpaceSeen
    options: list[Option]
    things: dict[str, str]
    barred: list[BarredOption]
    answer: list[int] | None
    idle: list[int] | None


class Question(Part):
    """The open decision. `mine` is null when these eyes are not asked.

    `number` counts along the stream of these eyes: it tells nothing of what others do unseen.
    """

    number: int
    kind: str
    rule: str
    words: str
    seats: list[int]
    waiting: list[int]
    together: bool
    mine: Mine | None


class OutcomeSeen(Part):
    """How it ended."""

    winners: list[int]
    scores: list[int]
    words: str
    rule: str
    side: str


class SaySeen(Part):
    """A ready-made suggestion to the others; `key` is what `suggest` sends."""

    key: list[int]
    words: str


class Look(Part):
    """All that a pair of eyes sees. `view` is the game's own; each game's folder knows it. `says`:
    what this seat could suggest to the others; `crew`: the seats of its own team, with whom it may
    talk apart; `turn`: the number of the turn, 0 if not counted."""

    where: str
    view: dict[str, Any]
    decision: Question | None
    turn: int
    crew: list[int]
    says: list[SaySeen]
    outcome: OutcomeSeen | None


class Line(Part):
    """A line of the log. Players are written {p0}, {p1} …; `rule` answers "why?". `secret`: not
    everybody knows it, so a page shows it only while it is asked to. `film`: the same as numbers,
    for a game whose page shows what happened as a film; each game's folder knows them."""

    words: str
    rule: str
    kind: str
    secret: bool = False
    film: list[int] = []


# --- the lobby -----------------------------------------------------------------------------------


class ChoiceSeen(Part):
    """One option of a game: the first value is the default."""

    name: str
    label: str
    words: str
    values: list[str]
    labels: list[str]


class GameSeen(Part):
    """A game as the lobby shows it."""

    id: str
    title: str
    version: int
    kind: str
    blurb: str
    minutes: str
    fewest: int
    most: int
    sizes: list[int]
    choices: list[ChoiceSeen]
    bots: list[str]


class GamesAnswer(Body):
    """Answer of GET /api/games."""

    games: list[GameSeen]


class RuleSeen(Part):
    """One rule in words."""

    id: str
    part: str
    words: str
    kind: str


class RulesAnswer(Body):
    """Answer of GET /api/games/{game}/rules."""

    rules: list[RuleSeen]


class CreateTable(Body):
    """POST /api/tables. `bots`: a bot's name a seat, "" for a person; the rest is for people.

    The host sits down on the first seat without a bot. `hotseat`: every seat for people is played
    on the host's device, with these names; the answer has a token for each.
    """

    game: GameId
    seats: Annotated[int, Meta(ge=1, le=18)]
    name: Name
    options: Options = field(default_factory=dict)
    bots: Annotated[list[BotName], Meta(max_length=18)] = field(default_factory=list)
    deadline_s: Deadline | None = None
    hotseat: Annotated[list[Name], Meta(max_length=18)] = field(default_factory=list)
    speed: Speed = 1.0
    chat: bool = True


class SeatKey(Part):
    """The key to one seat: whoever has the token sits there. It is shown once."""

    seat: int
    name: str
    token: str


class Seated(Body):
    """Answer to creating, joining, rematch and branch."""

    code: str
    keys: list[SeatKey]


class JoinTable(Body):
    """POST /api/tables/{code}/join."""

    name: Name
    seat: SeatNumber | None = None


class SetSeat(Body):
    """POST /api/tables/{code}/seat, by the host: a bot's name to let it sit or stand in there,
    null to free the seat of its bot (or, before the start, of its player). A player may send the
    own stand-in off."""

    seat: SeatNumber
    bot: BotName | None


class SetTable(Body):
    """POST /api/tables/{code}/settings, by the host; null leaves as it is, 0 s: no deadline."""

    chat: bool | None = None
    locked: bool | None = None
    deadline_s: Annotated[int, Meta(ge=0, le=604_800)] | None = None


class MySeats(Body):
    """POST /api/seats: which tables do these tokens belong to?"""

    tokens: Annotated[list[Token], Meta(max_length=100)]


class MySeat(Part):
    """One of my seats. `token_at`: its place in the list that was asked."""

    token_at: int
    code: str
    game: str
    title: str
    phase: Phase
    seat: int
    name: str
    my_turn: bool
    names: list[str]
    next_code: str


class MySeatsAnswer(Body):
    """Answer of POST /api/seats; tokens that open nothing are left out."""

    seats: list[MySeat]


class SeatSeen(Part):
    """A seat as everybody sees it. `bot`: who plays it now, "" for the person. `person`: it belongs
    to one, also while a bot stands in. `away`: no device of the player is connected."""

    seat: int
    name: str
    taken: bool
    bot: str
    person: bool
    away: bool
    host: bool


class VoteSeen(Part):
    """A proposal that needs everybody's consent."""

    about: Literal["undo", "pause", "go_on"]
    by: int
    yes: list[int]
    needs: list[int]


class ClockSeen(Part):
    """The mission clock: at server time `at` it stood at `ms` and runs `speed` times as fast."""

    ms: int
    at: int
    running: bool
    speed: float


class TableSeen(Body):
    """A table as everybody sees it: answer of GET /api/tables/{code} and part of frames.

    `seed_hash` is the sha256 of the seed, shown from the start; `seed` only after the end.
    `due`: server time in ms by which the open question is answered, null without a deadline.
    `mute`: seats that the rules forbid to talk now; `silent`: all of them.
    """

    code: str
    game: str
    title: str
    version: int
    options: dict[str, str]
    phase: Phase
    seats: list[SeatSeen]
    deadline_s: int | None
    due: int | None
    hotseat: bool
    chat: bool
    silent: bool
    mute: list[int]
    locked: bool
    paused: bool
    vote: VoteSeen | None
    clock: ClockSeen | None
    seed_hash: str
    seed: str | None
    steps: int | None
    next_code: str
    branch_of: str


class Branch(Body):
    """POST /api/tables/{code}/branch: play on from a step of a finished game against bots."""

    step: Count
    seat: SeatNumber
    name: Name
    bot: BotName = "normal"


class ReplayStep(Body):
    """Answer of GET /api/tables/{code}/replay?step=&eyes=: the table after `step` answers."""

    step: int
    steps: int
    eyes: str
    actor: int | None
    ms: int
    look: Look
    lines: list[Line]
    board: dict[str, Any]


class Done(Body):
    """Answer of a call that has nothing else to say."""

    done: bool = True


class Sorry(Body):
    """Answer of every refused call: a sentence."""

    words: str
