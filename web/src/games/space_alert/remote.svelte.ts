/**
 * The remote control of a mission that is heard on several devices: what the server says of it, and
 * what this device asks for. Between two words of the server the device counts by its own clock.
 */

import type { Cue } from "./mission";

export interface Track {
  title: string;
  turns: number;
  length: number;
  players: number;
  profile: string;
  phases: number[];
  announcements: (Cue & { counts: boolean })[];
}

interface State {
  running: boolean;
  ms: number;
  since: number;
  devices: number;
}

type Frame = ({ type: "state"; now: number } & State) | { type: "pong"; mine: number; now: number };

const PINGS = 8;
const BETWEEN_MS = 100;
const BEAT_MS = 5000;
const AGAIN_MS = 1500;
const GONE = [4404, 4503];

export class Remote {
  state: State = $state.raw({ running: false, ms: 0, since: 0, devices: 1 });
  /** Is the server there? The mission runs on without it. */
  open = $state(false);
  /** Has it been told where the mission stands? */
  told = $state(false);
  gone = $state(false);
  /** Counts how often the mission stopped, started or jumped: then sounds begin anew. */
  turned = $state(0);
  #offset = 0;
  #quickest = Infinity;
  #socket: WebSocket | null = null;
  #closed = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(readonly code: string) {
    this.#connect();
    this.#beat();
  }

  /** Mission time now; below zero in the countdown. */
  position(): number {
    const { running, ms, since } = this.state;
    return running ? ms + performance.now() + this.#offset - since : ms;
  }

  play(): void {
    this.#write({ do: "remote", act: "play" });
  }

  pause(): void {
    this.#write({ do: "remote", act: "pause" });
  }

  seek(ms: number): void {
    this.#write({ do: "remote", act: "seek", ms: Math.max(0, Math.round(ms)) });
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/space-alert/${encodeURIComponent(this.code)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.open = true;
      for (let i = 0; i < PINGS; i++) this.#later(() => this.#ping(), i * BETWEEN_MS);
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as Frame);
    socket.onclose = (event) => {
      this.open = false;
      if (this.#closed) return;
      if (GONE.includes(event.code)) this.gone = true;
      else this.#later(() => this.#connect(), AGAIN_MS);
    };
  }

  #hear(frame: Frame): void {
    if (frame.type === "pong") {
      const round = performance.now() - frame.mine;
      if (round > this.#quickest) return;
      this.#quickest = round;
      this.#offset = frame.now + round / 2 - performance.now();
      return;
    }
    if (this.#quickest === Infinity) this.#offset = frame.now - performance.now();
    const before = this.state;
    const { running, ms, since, devices } = frame;
    this.state = { running, ms, since, devices };
    this.told = true;
    if (running !== before.running || ms !== before.ms || since !== before.since) this.turned++;
  }

  #beat(): void {
    this.#ping();
    this.#later(() => this.#beat(), BEAT_MS);
  }

  #ping(): void {
    this.#write({ do: "ping", mine: performance.now() });
  }

  #write(frame: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame));
  }

  #later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#closed) work();
    }, ms);
    this.#timers.add(timer);
  }
}
