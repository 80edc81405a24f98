"""What goes over the socket: the frames of a device and those of the server.

Unknown fields are refused and lengths are bounded, as in `bodies`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from .bodies import Count, Id, Items, Line, Look, Option, Part, TableSeen, Token, Words

# --- frames from the device ----------------------------------------------------------------------


class FromDevice(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A frame that a device sends."""


class Hello(FromDevice, tag="hello"):
    """The first frame. No token: a spectator. `after`: the last number of the stream that the
    device has; `said`: the last number of the chat."""

    token: Token | None = None
    after: Count = 0
    said: Count = 0


class Answer(FromDevice, tag="answer"):
    """An answer. The same `id` again is harmless. `number`: the decision it is meant for, as it
    was shown; `seen`: the last number of the stream when it was given, if known; `left`: server
    time when it left, if known."""

    id: Id
    number: Count
    answer: Items
    seen: Count = 0
    left: Count | None = None


class NextPicks(FromDevice, tag="options"):
    """What may be picked next after `so_far`?"""

    id: Id
    number: Count
    so_far: Items


class Advise(FromDevice, tag="advise"):
    """What would you do? Answered from what the seat may know."""

    id: Id


class Chat(FromDevice, tag="chat"):
    """Table talk. `crew`: only for the own team (`look.crew`)."""

    id: Id
    words: Words
    crew: bool = False


class Sketch(FromDevice, tag="sketch"):
    """The own marks on the common board, all of them; what they mean is the game's business."""

    id: Id
    marks: Annotated[
        list[Annotated[str, Meta(max_length=24, pattern="^[a-z0-9_@]+$")]], Meta(max_length=24)
    ]


class Suggest(FromDevice, tag="suggest"):
    """Make a ready-made suggestion: the `key` of one of `look.says`."""

    id: Id
    key: Items


class Undo(FromDevice, tag="undo"):
    """Take the own last answer back: at once while nothing was revealed, else by consent."""

    id: Id


class Propose(FromDevice, tag="propose"):
    """Ask everybody to pause the clock or to let it go on."""

    id: Id
    about: Literal["pause", "go_on"]


class Vote(FromDevice, tag="vote"):
    """Consent to the open proposal, or end it."""

    id: Id
    yes: bool


class Ping(FromDevice, tag="ping"):
    """Are you there, and what time is it? `mine` comes back unchanged."""

    mine: Annotated[float, Meta(ge=0, le=2**53)] = 0


class Probed(FromDevice, tag="probed"):
    """The answer to a probe, at once: so the server measures the way itself."""

    n: Count


Incoming: TypeAlias = (
    Hello | Answer | NextPicks | Advise | Chat | Sketch | Suggest | Undo | Propose | Vote | Ping
    | Probed
)


# --- frames from the server ----------------------------------------------------------------------


class FromServer(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A frame that the server sends."""


class Welcome(FromServer, tag="welcome"):
    """The answer to hello. `seat` is -2 for a spectator. A stream frame follows when playing."""

    seat: int
    name: str
    table: TableSeen
    now: int


class TableChanged(FromServer, tag="table"):
    """Who sits where, votes, settings: everything around the game. Replaces what was known."""

    table: TableSeen
    now: int


class Stream(FromServer, tag="stream"):
    """The numbered stream of these eyes: the lines after number `after` up to `n`, and the look
    as it is at `n`. If `after` is not the last number you have: say hello again.
    `board`: the geometry, sent with the first frame after hello and when it changed.
    `may_undo`: the own last answer can be taken back without asking anybody.
    `due`: server time in ms by which the question is to be answered, null without a deadline."""

    n: int
    after: int
    look: Look
    lines: list[Line]
    may_undo: bool
    due: int | None
    board: dict[str, Any] | None = None


class Ack(FromServer, tag="ack"):
    """The command with this id is stored for good."""

    id: str


class Refused(FromServer, tag="refused"):
    """The command with this id changed nothing: why, and how the table looks now."""

    id: str
    rule: str
    words: str
    look: Look | None = None


class OptionsSeen(FromServer, tag="options"):
    """What may be picked next. `whole`: may one stop here?"""

    id: str
    number: int
    so_far: list[int]
    options: list[Option]
    things: dict[str, str]
    whole: bool


class AdviceSeen(Part):
    """One answer, its worth and the reason."""

    answer: list[int]
    value: float
    words: str


class Advised(FromServer, tag="advice"):
    """Advice on the open decision, best first; may be empty."""

    id: str
    advice: list[AdviceSeen]


class Said(FromServer, tag="said"):
    """Table talk. `seat` is -2 when a spectator speaks. `turn`: a suggestion made in this turn,
    shown beside the player for a round; null: plain talk. `crew`: only the team hears it. `n`
    counts what these eyes have heard."""

    n: int
    seat: int
    name: str
    words: str
    ms: int
    turn: int | None = None
    crew: bool = False


class Sketched(FromServer, tag="sketched"):
    """The marks of a seat on the common board. Replaces what was known."""

    seat: int
    marks: list[str]


class Pong(FromServer, tag="pong"):
    """`now`: server time in ms, from a clock that never jumps."""

    mine: float
    now: int


class Follow(FromServer, tag="follow"):
    """A rematch was laid out: everybody is invited to the table with this code."""

    code: str
    name: str


class Problem(FromServer, tag="problem"):
    """The frame was not understood, came too fast, or the server is about to hang up."""

    words: str


class Probe(FromServer, tag="probe"):
    """Send `probed` with the same `n` back at once. Only at tables with a mission clock."""

    n: int


Outgoing: TypeAlias = (
    Welcome | TableChanged | Stream | Ack | Refused | OptionsSeen | Advised | Said | Sketched | Pong
    | Follow | Problem | Probe
)  # fmt: skip
