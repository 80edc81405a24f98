/** A device at a table: what one pair of eyes was sent, and what it may say. */

import type { AdviceSeen, Line, Look, Outgoing, Said, SeatKey, TableSeen } from "./messages";
import type { Take } from "./answering.svelte";
import { commandId, Wire, type Link } from "./wire";

export interface Refused {
  words: string;
  rule: string;
  /** Was it an answer? Then it is to be given anew. */
  answer: boolean;
}

/** A refusal that is so old is not told beside what comes next. */
const STALE_MS = 4000;

export class Sitting {
  table: TableSeen | null = $state.raw(null);
  look: Look | null = $state.raw(null);
  board: Record<string, unknown> = $state.raw({});
  lines: Line[] = $state.raw([]);
  talk: Said[] = $state.raw([]);
  advice: AdviceSeen[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  /** Why what was said in the chat reached nobody. */
  unsaid = $state("");
  /** Marks on the common board, by seat. */
  sketches: Record<number, string[]> = $state.raw({});
  problem = $state("");
  follow: { code: string; name: string } | null = $state.raw(null);
  seat = $state(-2);
  link: Link = $state("connecting");
  /** Why the socket was closed for good: "gone" (no such table) or "key" (the seat is not ours). */
  closed = $state("");
  sending = $state(0);
  /** How often this device answered here. */
  answers = $state(0);

  #wire: Wire;
  #n = 0;
  #said = 0;
  #asked = new Map<string, Take>();
  #answered = "";
  #talking = new Set<string>();
  #refusedAt = 0;

  constructor(
    readonly code: string,
    readonly key: SeatKey | null,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#wire = new Wire(
      `${scheme}://${location.host}/ws/${encodeURIComponent(code)}`,
      () => ({ type: "hello", token: key?.token ?? null, after: this.#n, said: this.#said }),
      (frame) => this.#hear(frame),
      () => this.#changed(),
    );
  }

  /** The state to show: everything stored, something under way, or no connection. */
  get state(): "saved" | "sending" | "offline" {
    if (this.link !== "open") return "offline";
    return this.sending > 0 ? "sending" : "saved";
  }

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name || `Seat ${seat.seat + 1}`);
  }

  /** Is this seat asked, and has not answered yet? */
  get myTurn(): boolean {
    const question = this.look?.decision;
    return !!question?.mine && question.mine.answer === null;
  }

  serverNow(): number {
    return this.#wire.serverNow();
  }

  answer(number: number, answer: number[]): void {
    this.refused = null;
    this.advice = [];
    this.answers++;
    const left = this.table?.clock ? Math.max(0, Math.round(this.serverNow())) : null;
    this.#answered = commandId();
    this.#wire.send({ type: "answer", id: this.#answered, number, answer, seen: this.#n, left });
  }

  /** What may be picked after these picks? */
  options(number: number, soFar: number[], take: Take): void {
    const id = commandId();
    this.#asked.set(id, take);
    this.#wire.send({ type: "options", id, number, so_far: soFar });
  }

  /** To the table, or only to the own crew. */
  say(words: string, crew = false): void {
    const text = words.trim().slice(0, 300);
    if (!text) return;
    const id = commandId();
    this.unsaid = "";
    this.#talking.add(id);
    this.#wire.send({ type: "chat", id, words: text, crew });
  }

  /** Say something ready-made; `key` is one of `look.says`. */
  suggest(key: number[]): void {
    this.#wire.send({ type: "suggest", id: commandId(), key });
  }

  /** What each seat suggested last, for a round of turns: by seat. */
  get suggested(): Map<number, string> {
    const found = new Map<number, string>();
    const now = this.look?.turn ?? 0;
    const round = this.table?.seats.length ?? 0;
    for (const said of this.talk) {
      if (said.turn === null || said.turn === undefined) continue;
      if (now - said.turn < round) found.set(said.seat, said.words);
      else found.delete(said.seat);
    }
    return found;
  }

  undo(): void {
    this.refused = null;
    this.#wire.send({ type: "undo", id: commandId() });
  }

  advise(): void {
    this.#wire.send({ type: "advise", id: commandId() });
  }

  propose(about: "pause" | "go_on"): void {
    this.#wire.send({ type: "propose", id: commandId(), about });
  }

  /** Show the crew where we want to be; replaces our marks before. */
  sketch(marks: string[]): void {
    this.refused = null;
    this.#wire.send({ type: "sketch", id: commandId(), marks });
  }

  vote(yes: boolean): void {
    this.#wire.send({ type: "vote", id: commandId(), yes });
  }

  leave(): void {
    this.#wire.close();
  }

  #changed(): void {
    if (!this.#wire) return; // the wire reports once while it is being made
    this.link = this.#wire.link;
    this.closed = this.#wire.reason;
    this.sending = this.#wire.waiting;
  }

  #hear(frame: Outgoing): void {
    switch (frame.type) {
      case "welcome":
        this.seat = frame.seat;
        this.table = frame.table;
        this.sketches = {};
        this.problem = "";
        break;
      case "table":
        this.table = frame.table;
        break;
      case "stream":
        this.#stream(frame);
        break;
      case "refused":
        this.#refuse(frame);
        break;
      case "ack":
        this.#talking.delete(frame.id);
        break;
      case "options":
        this.#asked.get(frame.id)?.(frame.options, frame.things);
        this.#asked.delete(frame.id);
        break;
      case "sketched":
        this.sketches = { ...this.sketches, [frame.seat]: frame.marks };
        break;
      case "advice":
        this.advice = frame.advice;
        break;
      case "said":
        if (frame.n > this.#said) this.talk = [...this.talk, frame];
        this.#said = Math.max(this.#said, frame.n);
        break;
      case "follow":
        this.follow = { code: frame.code, name: frame.name };
        break;
      case "problem":
        this.problem = frame.words;
        break;
    }
  }

  #refuse(frame: Extract<Outgoing, { type: "refused" }>): void {
    this.#asked.delete(frame.id);
    if (this.#talking.delete(frame.id)) {
      this.unsaid = frame.words;
      return;
    }
    this.refused = { words: frame.words, rule: frame.rule, answer: frame.id === this.#answered };
    this.#refusedAt = performance.now();
    if (frame.look) this.look = frame.look;
  }

  #stream(frame: Extract<Outgoing, { type: "stream" }>): void {
    if (frame.after !== this.#n && frame.after !== 0) {
      this.#wire.again();
      return;
    }
    this.lines = frame.after === 0 ? frame.lines : [...this.lines, ...frame.lines];
    this.#n = frame.n;
    this.look = frame.look;
    this.advice = [];
    if (performance.now() - this.#refusedAt > STALE_MS) this.refused = null;
    if (frame.board) this.board = frame.board;
  }
}
