/**
 * One socket that keeps itself alive: it comes back after a drop with back-off and jitter, resumes
 * from the last number, and sends every command again until the server has answered it.
 */

import type { Hello, Incoming, Outgoing } from "./messages";

export type Link = "connecting" | "open" | "offline" | "closed";

export type Command = Extract<Incoming, { id: string }>;

/** What the wire needs from the world, so that tests can give it another one. */
export interface World {
  open(url: string): WebSocket;
  now(): number;
  random(): number;
}

const REAL: World = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  random: () => Math.random(),
};

const PING_EVERY = 4000;
/** So many pings after the welcome, so far apart, before the clock is trusted. */
const FIRST_PINGS = 8;
const BETWEEN_PINGS = 120;
const SILENT_FOR = 11000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Close codes that another try cannot mend: the token or the code opens nothing. */
const FINAL = [4401, 4404];

export class Wire {
  link: Link = "connecting";
  /** Server time minus ours, from the quickest ping so far. */
  offset = 0;
  reason = "";
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Command>();
  #tries = 0;
  #heard = 0;
  #quickest = Infinity;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #first: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;
  #listeners: [string, () => void][];

  constructor(
    private url: string,
    private hello: () => Hello,
    private hear: (frame: Outgoing) => void,
    private changed: () => void,
    private world: World = REAL,
  ) {
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
    this.#listeners = [
      ["online", () => this.again()],
      ["offline", () => this.#drop()],
    ];
    for (const [name, listener] of this.#listeners) globalThis.addEventListener?.(name, listener);
    this.#connect();
  }

  /** How many commands the server has not answered yet. */
  get waiting(): number {
    return this.#unanswered.size;
  }

  /** Send a command now, and again after every reconnect, until it is answered. */
  send(command: Command): void {
    this.#unanswered.set(command.id, command);
    this.#write(command);
    this.changed();
  }

  /** Server time in milliseconds, as well as we know it. */
  serverNow(): number {
    return this.world.now() + this.offset;
  }

  /** Start over at once: the network is back, or the stream has a gap. */
  again(): void {
    if (this.link === "closed") return;
    this.#tries = 0;
    this.#hang();
    this.#connect();
  }

  close(reason = ""): void {
    this.reason = reason;
    this.#set("closed");
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    clearTimeout(this.#first);
    for (const [name, listener] of this.#listeners) globalThis.removeEventListener?.(name, listener);
    this.#hang();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.world.open(this.url);
    this.#socket = socket;
    this.#heard = this.world.now();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#write(this.hello());
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(message.data) as Outgoing);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      if (FINAL.includes(event.code)) this.close(event.code === 4404 ? "gone" : "key");
      else this.#wait();
    };
  }

  #take(frame: Outgoing): void {
    this.#heard = this.world.now();
    if (frame.type === "welcome") {
      this.#tries = 0;
      this.#set("open");
      for (const command of this.#unanswered.values()) this.#write(command);
      this.#measure(0);
    }
    if (frame.type === "pong") this.#time(frame.mine, frame.now);
    if (frame.type === "probe") this.#write({ type: "probed", n: frame.n });
    if ("id" in frame && this.#unanswered.delete(frame.id)) this.changed();
    this.hear(frame);
  }

  #time(sent: number, server: number): void {
    const round = this.world.now() - sent;
    if (round > this.#quickest) return;
    this.#quickest = round;
    this.offset = server + round / 2 - this.world.now();
  }

  /** Several pings at first: the quickest of them tells the server's time best. */
  #measure(n: number): void {
    if (this.link !== "open") return;
    this.#ping();
    clearTimeout(this.#first);
    if (n + 1 < FIRST_PINGS) this.#first = setTimeout(() => this.#measure(n + 1), BETWEEN_PINGS);
  }

  #ping(): void {
    if (this.link !== "open") return;
    if (this.world.now() - this.#heard > SILENT_FOR) return this.#drop();
    this.#write({ type: "ping", mine: this.world.now() });
  }

  #drop(): void {
    if (this.link === "closed") return;
    this.#hang();
    this.#wait();
  }

  #wait(): void {
    this.#set("offline");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + this.world.random() / 2));
  }

  #hang(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #write(frame: Incoming): void {
    if (this.#socket?.readyState !== 1) return;
    if (frame.type !== "hello" && this.link !== "open") return;
    this.#socket.send(JSON.stringify(frame));
  }

  #set(link: Link): void {
    this.link = link;
    this.changed();
  }
}

/** An id for a command; the same id twice is harmless to the server. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
