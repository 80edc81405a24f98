// Written by tools/ts_types.py from src/quarterdeck/server/. Do not edit.

/**
 * One thing that may be picked next: its words, its places on the board, its help.
 */
export interface Option {
  item: number;
  words: string;
  at: string[];
  help: string;
}

/**
 * One thing that may not be picked now, and why.
 */
export interface BarredOption {
  item: number;
  words: string;
  at: string[];
  help: string;
  rule: string;
  why: string;
}

/**
 * What may be answered: `kind` says which of the other fields there are.
 *
 * pick, yes_no: one of `items`; some: `low` to `high` of them; arrange: the same, in order;
 * split: `total` over parts of at most `most` each; pay: `items` for the `price`, of which
 * `cheapest` is one way; either: a tag of `items`, then what its way in `ways` asks for.
 */
export interface SpaceSeen {
  kind: "pick" | "yes_no" | "some" | "arrange" | "split" | "pay" | "either" | "nothing";
  items?: number[];
  low?: number;
  high?: number;
  total?: number;
  most?: number[];
  ways?: SpaceSeen[];
  price?: unknown;
  cheapest?: number[];
}

/**
 * What this seat may answer. `answer`: what it has answered so far and may still change.
 * `things`: the words of board things that an option's `at` passes on the way. `idle`: the answer
 * that lets this moment go by, where a device may give it by itself; the same for all who are
 * asked, whatever they hold.
 */
export interface Mine {
  space: SpaceSeen;
  options: Option[];
  things: Record<string, string>;
  barred: BarredOption[];
  answer: number[] | null;
  idle: number[] | null;
}

/**
 * The open decision. `mine` is null when these eyes are not asked.
 *
 * `number` counts along the stream of these eyes: it tells nothing of what others do unseen.
 */
export interface Question {
  number: number;
  kind: string;
  rule: string;
  words: string;
  seats: number[];
  waiting: number[];
  together: boolean;
  mine: Mine | null;
}

/**
 * How it ended.
 */
export interface OutcomeSeen {
  winners: number[];
  scores: number[];
  words: string;
  rule: string;
  side: string;
}

/**
 * A ready-made suggestion to the others; `key` is what `suggest` sends.
 */
export interface SaySeen {
  key: number[];
  words: string;
}

/**
 * All that a pair of eyes sees. `view` is the game's own; each game's folder knows it. `says`:
 * what this seat could suggest to the others; `crew`: the seats of its own team, with whom it may
 * talk apart; `turn`: the number of the turn, 0 if not counted.
 */
export interface Look {
  where: string;
  view: Record<string, unknown>;
  decision: Question | null;
  turn: number;
  crew: number[];
  says: SaySeen[];
  outcome: OutcomeSeen | null;
}

/**
 * A line of the log. Players are written {p0}, {p1} …; `rule` answers "why?". `secret`: not
 * everybody knows it, so a page shows it only while it is asked to. `film`: the same as numbers,
 * for a game whose page shows what happened as a film; each game's folder knows them.
 */
export interface Line {
  words: string;
  rule: string;
  kind: string;
  secret?: boolean;
  film?: number[];
}

/**
 * One option of a game: the first value is the default.
 */
export interface ChoiceSeen {
  name: string;
  label: string;
  words: string;
  values: string[];
  labels: string[];
}

/**
 * A game as the lobby shows it.
 */
export interface GameSeen {
  id: string;
  title: string;
  version: number;
  kind: string;
  blurb: string;
  minutes: string;
  fewest: number;
  most: number;
  sizes: number[];
  choices: ChoiceSeen[];
  bots: string[];
}

/**
 * Answer of GET /api/games.
 */
export interface GamesAnswer {
  games: GameSeen[];
}

/**
 * One rule in words.
 */
export interface RuleSeen {
  id: string;
  part: string;
  words: string;
  kind: string;
}

/**
 * Answer of GET /api/games/{game}/rules.
 */
export interface RulesAnswer {
  rules: RuleSeen[];
}

/**
 * POST /api/tables. `bots`: a bot's name a seat, "" for a person; the rest is for people.
 *
 * The host sits down on the first seat without a bot. `hotseat`: every seat for people is played
 * on the host's device, with these names; the answer has a token for each.
 */
export interface CreateTable {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, string>;
  bots?: string[];
  deadline_s?: number | null;
  hotseat?: string[];
  speed?: number;
  chat?: boolean;
}

/**
 * The key to one seat: whoever has the token sits there. It is shown once.
 */
export interface SeatKey {
  seat: number;
  name: string;
  token: string;
}

/**
 * Answer to creating, joining, rematch and branch.
 */
export interface Seated {
  code: string;
  keys: SeatKey[];
}

/**
 * POST /api/tables/{code}/join.
 */
export interface JoinTable {
  name: string;
  seat?: number | null;
}

/**
 * POST /api/tables/{code}/seat, by the host: a bot's name to let it sit or stand in there,
 * null to free the seat of its bot (or, before the start, of its player). A player may send the
 * own stand-in off.
 */
export interface SetSeat {
  seat: number;
  bot: string | null;
}

/**
 * POST /api/tables/{code}/settings, by the host; null leaves as it is, 0 s: no deadline.
 */
export interface SetTable {
  chat?: boolean | null;
  locked?: boolean | null;
  deadline_s?: number | null;
}

/**
 * POST /api/seats: which tables do these tokens belong to?
 */
export interface MySeats {
  tokens: string[];
}

/**
 * One of my seats. `token_at`: its place in the list that was asked.
 */
export interface MySeat {
  token_at: number;
  code: string;
  game: string;
  title: string;
  phase: "lobby" | "playing" | "ended";
  seat: number;
  name: string;
  my_turn: boolean;
  names: string[];
  next_code: string;
}

/**
 * Answer of POST /api/seats; tokens that open nothing are left out.
 */
export interface MySeatsAnswer {
  seats: MySeat[];
}

/**
 * A seat as everybody sees it. `bot`: who plays it now, "" for the person. `person`: it belongs
 * to one, also while a bot stands in. `away`: no device of the player is connected.
 */
export interface SeatSeen {
  seat: number;
  name: string;
  taken: boolean;
  bot: string;
  person: boolean;
  away: boolean;
  host: boolean;
}

/**
 * A proposal that needs everybody's consent.
 */
export interface VoteSeen {
  about: "undo" | "pause" | "go_on";
  by: number;
  yes: number[];
  needs: number[];
}

/**
 * The mission clock: at server time `at` it stood at `ms` and runs `speed` times as fast.
 */
export interface ClockSeen {
  ms: number;
  at: number;
  running: boolean;
  speed: number;
}

/**
 * A table as everybody sees it: answer of GET /api/tables/{code} and part of frames.
 *
 * `seed_hash` is the sha256 of the seed, shown from the start; `seed` only after the end.
 * `due`: server time in ms by which the open question is answered, null without a deadline.
 * `mute`: seats that the rules forbid to talk now; `silent`: all of them.
 */
export interface TableSeen {
  code: string;
  game: string;
  title: string;
  version: number;
  options: Record<string, string>;
  phase: "lobby" | "playing" | "ended";
  seats: SeatSeen[];
  deadline_s: number | null;
  due: number | null;
  hotseat: boolean;
  chat: boolean;
  silent: boolean;
  mute: number[];
  locked: boolean;
  paused: boolean;
  vote: VoteSeen | null;
  clock: ClockSeen | null;
  seed_hash: string;
  seed: string | null;
  steps: number | null;
  next_code: string;
  branch_of: string;
}

/**
 * POST /api/tables/{code}/branch: play on from a step of a finished game against bots.
 */
export interface Branch {
  step: number;
  seat: number;
  name: string;
  bot?: string;
}

/**
 * Answer of GET /api/tables/{code}/replay?step=&eyes=: the table after `step` answers.
 */
export interface ReplayStep {
  step: number;
  steps: number;
  eyes: string;
  actor: number | null;
  ms: number;
  look: Look;
  lines: Line[];
  board: Record<string, unknown>;
}

/**
 * Answer of a call that has nothing else to say.
 */
export interface Done {
  done?: boolean;
}

/**
 * Answer of every refused call: a sentence.
 */
export interface Sorry {
  words: string;
}

/**
 * The first frame. No token: a spectator. `after`: the last number of the stream that the
 * device has; `said`: the last number of the chat.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  after?: number;
  said?: number;
}

/**
 * An answer. The same `id` again is harmless. `number`: the decision it is meant for, as it
 * was shown; `seen`: the last number of the stream when it was given, if known; `left`: server
 * time when it left, if known.
 */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
  answer: number[];
  seen?: number;
  left?: number | null;
}

/**
 * What may be picked next after `so_far`?
 */
export interface NextPicks {
  type: "options";
  id: string;
  number: number;
  so_far: number[];
}

/**
 * What would you do? Answered from what the seat may know.
 */
export interface Advise {
  type: "advise";
  id: string;
}

/**
 * Table talk. `crew`: only for the own team (`look.crew`).
 */
export interface Chat {
  type: "chat";
  id: string;
  words: string;
  crew?: boolean;
}

/**
 * The own marks on the common board, all of them; what they mean is the game's business.
 */
export interface Sketch {
  type: "sketch";
  id: string;
  marks: string[];
}

/**
 * Make a ready-made suggestion: the `key` of one of `look.says`.
 */
export interface Suggest {
  type: "suggest";
  id: string;
  key: number[];
}

/**
 * Take the own last answer back: at once while nothing was revealed, else by consent.
 */
export interface Undo {
  type: "undo";
  id: string;
}

/**
 * Ask everybody to pause the clock or to let it go on.
 */
export interface Propose {
  type: "propose";
  id: string;
  about: "pause" | "go_on";
}

/**
 * Consent to the open proposal, or end it.
 */
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}

/**
 * Are you there, and what time is it? `mine` comes back unchanged.
 */
export interface Ping {
  type: "ping";
  mine?: number;
}

/**
 * The answer to a probe, at once: so the server measures the way itself.
 */
export interface Probed {
  type: "probed";
  n: number;
}

/**
 * The answer to hello. `seat` is -2 for a spectator. A stream frame follows when playing.
 */
export interface Welcome {
  type: "welcome";
  seat: number;
  name: string;
  table: TableSeen;
  now: number;
}

/**
 * Who sits where, votes, settings: everything around the game. Replaces what was known.
 */
export interface TableChanged {
  type: "table";
  table: TableSeen;
  now: number;
}

/**
 * The numbered stream of these eyes: the lines after number `after` up to `n`, and the look
 * as it is at `n`. If `after` is not the last number you have: say hello again.
 * `board`: the geometry, sent with the first frame after hello and when it changed.
 * `may_undo`: the own last answer can be taken back without asking anybody.
 * `due`: server time in ms by which the question is to be answered, null without a deadline.
 */
export interface Stream {
  type: "stream";
  n: number;
  after: number;
  look: Look;
  lines: Line[];
  may_undo: boolean;
  due: number | null;
  board?: Record<string, unknown> | null;
}

/**
 * The command with this id is stored for good.
 */
export interface Ack {
  type: "ack";
  id: string;
}

/**
 * The command with this id changed nothing: why, and how the table looks now.
 */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  words: string;
  look?: Look | null;
}

/**
 * What may be picked next. `whole`: may one stop here?
 */
export interface OptionsSeen {
  type: "options";
  id: string;
  number: number;
  so_far: number[];
  options: Option[];
  things: Record<string, string>;
  whole: boolean;
}

/**
 * One answer, its worth and the reason.
 */
export interface AdviceSeen {
  answer: number[];
  value: number;
  words: string;
}

/**
 * Advice on the open decision, best first; may be empty.
 */
export interface Advised {
  type: "advice";
  id: string;
  advice: AdviceSeen[];
}

/**
 * Table talk. `seat` is -2 when a spectator speaks. `turn`: a suggestion made in this turn,
 * shown beside the player for a round; null: plain talk. `crew`: only the team hears it. `n`
 * counts what these eyes have heard.
 */
export interface Said {
  type: "said";
  n: number;
  seat: number;
  name: string;
  words: string;
  ms: number;
  turn?: number | null;
  crew?: boolean;
}

/**
 * The marks of a seat on the common board. Replaces what was known.
 */
export interface Sketched {
  type: "sketched";
  seat: number;
  marks: string[];
}

/**
 * `now`: server time in ms, from a clock that never jumps.
 */
export interface Pong {
  type: "pong";
  mine: number;
  now: number;
}

/**
 * A rematch was laid out: everybody is invited to the table with this code.
 */
export interface Follow {
  type: "follow";
  code: string;
  name: string;
}

/**
 * The frame was not understood, came too fast, or the server is about to hang up.
 */
export interface Problem {
  type: "problem";
  words: string;
}

/**
 * Send `probed` with the same `n` back at once. Only at tables with a mission clock.
 */
export interface Probe {
  type: "probe";
  n: number;
}

export type Incoming = Hello | Answer | NextPicks | Advise | Chat | Sketch | Suggest | Undo | Propose | Vote | Ping | Probed;

export type Outgoing = Welcome | TableChanged | Stream | Ack | Refused | OptionsSeen | Advised | Said | Sketched | Pong | Follow | Problem | Probe;
