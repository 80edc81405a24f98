import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Incoming, Outgoing } from "./messages";
import { Wire } from "./wire";

/** A socket that the test holds by both ends. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() { FakeSocket.all.push(this); }
  send(text: string): void { this.sent.push(JSON.parse(text) as Incoming); }
  close(): void { this.readyState = 3; }
  open(): void { this.readyState = 1; this.onopen?.(); }
  hear(frame: unknown): void { this.onmessage?.({ data: JSON.stringify(frame) }); }
  lose(code: number): void { this.readyState = 3; this.onclose?.({ code }); }
}

const welcome = { type: "welcome", seat: 0, name: "Ana", table: {}, now: 0 };
let heard: Outgoing[] = [];
let clock = 0;
let after = 0;

function wire(): Wire {
  const world = { open: () => new FakeSocket() as unknown as WebSocket, now: () => clock, random: () => 1 };
  return new Wire("ws://x", () => ({ type: "hello", token: "t", after, said: 0 }), (frame) => heard.push(frame), () => {}, world);
}

const socket = (i: number): FakeSocket => FakeSocket.all.at(i) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  after = 0;
  clock = 0;
});
afterEach(() => vi.useRealTimers());

test("a command waits for the welcome, and is sent again after a drop until it is answered", () => {
  const line = wire();
  line.send({ type: "answer", id: "a1", number: 1, answer: [3] });
  socket(0).open();
  expect(socket(0).sent.map((f) => f.type)).toEqual(["hello"]);
  socket(0).hear(welcome);
  expect(socket(0).sent.some((f) => f.type === "answer")).toBe(true);
  after = 7;
  socket(0).lose(1006);
  expect([line.link, line.waiting]).toEqual(["offline", 1]);
  vi.advanceTimersByTime(400);
  socket(1).open();
  expect(socket(1).sent[0]).toMatchObject({ type: "hello", after: 7 });
  socket(1).hear(welcome);
  expect(socket(1).sent.filter((f) => f.type === "answer")).toMatchObject([{ id: "a1" }]);
  socket(1).hear({ type: "ack", id: "a1" });
  expect([line.link, line.waiting]).toEqual(["open", 0]);
  line.close();
});

test("it waits longer after every failure, and never for ever", () => {
  const line = wire();
  for (const [i, wait] of [300, 600, 1200, 2400, 4800, 8000, 8000].entries()) {
    socket(i).lose(1006);
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all.length).toBe(i + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(i + 2);
  }
  line.close();
});

test("a key that opens nothing is not tried again", () => {
  const line = wire();
  socket(0).lose(4401);
  vi.advanceTimersByTime(60000);
  expect([line.link, line.reason, FakeSocket.all.length]).toEqual(["closed", "key", 1]);
});

test("a server that fell silent is left for a new socket", () => {
  const line = wire();
  socket(0).open();
  socket(0).hear(welcome);
  clock = 12000;
  vi.advanceTimersByTime(4000);
  expect(line.link).toBe("offline");
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all.length).toBe(2);
  socket(0).hear({ type: "ack", id: "late" });
  expect(heard.map((f) => f.type)).toEqual(["welcome"]);
  line.close();
});

test("the offset is taken from the quickest ping", () => {
  const line = wire();
  socket(0).open();
  socket(0).hear(welcome);
  clock = 100;
  socket(0).hear({ type: "pong", mine: 0, now: 5050 });
  expect(line.offset).toBe(5000);
  clock = 1000;
  socket(0).hear({ type: "pong", mine: 200, now: 9999 });
  expect(line.offset).toBe(5000);
  line.close();
});
