import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question } from "./messages";
import { type Mode, Moments, SECONDS } from "./moments.svelte";

function moment(number: number, items: number[], answer: number[] | null = null, idle: number[] | null = [0]): Question {
  const mine = { space: { kind: "pick" as const, items }, options: [], things: {}, barred: [], answer, idle };
  return { number, kind: "window", rule: "", words: "?", seats: [0, 1], waiting: [0, 1], together: true, mine };
}

function make(mode: Mode): { m: Moments; passed: number[][] } {
  const passed: number[][] = [];
  const m = new Moments("ABCDE", (answer) => passed.push(answer));
  m.choose(mode, null);
  return { m, passed };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** After how many seconds the moment goes by; -1 when it never does. */
function goesBy(mode: Mode, items: number[]): number {
  const { m, passed } = make(mode);
  m.see(moment(1, items));
  for (let second = 1; second <= 60; second += 1) {
    vi.advanceTimersByTime(1000);
    if (passed.length > 0) {
      expect(passed).toEqual([[0]]);
      return second;
    }
  }
  return -1;
}

test.each<Mode>(["ask", "soon", "pass"])("in %s it takes the same time with a fitting card and without", (mode) => {
  const wanted = SECONDS[mode] || -1;
  expect(goesBy(mode, [0])).toBe(wanted);
  expect(goesBy(mode, [0, 1])).toBe(wanted);
});

test("who wants to think stops the clock of this moment, not of the next", () => {
  const { m, passed } = make("soon");
  m.see(moment(1, [0, 1]));
  m.stop();
  m.see(moment(1, [0, 1]));
  vi.advanceTimersByTime(60_000);
  expect(passed).toEqual([]);
  m.see(moment(2, [0, 1]));
  vi.advanceTimersByTime(8_000);
  expect(passed).toEqual([[0]]);
});

test("an answer, another question or no question ends it", () => {
  const { m, passed } = make("soon");
  m.see(moment(1, [0]));
  m.see(moment(1, [0], [0]));
  m.see(moment(2, [0]));
  m.see(moment(3, [0, 1, 2], null, null));
  m.see(moment(4, [0]));
  m.see(null);
  vi.advanceTimersByTime(60_000);
  expect(passed).toEqual([]);
});

test("another setting holds for the open moment at once", () => {
  const { m, passed } = make("ask");
  const open = moment(7, [0]);
  m.see(open);
  vi.advanceTimersByTime(60_000);
  expect(passed).toEqual([]);
  m.choose("pass", open);
  expect(m.quiet(open)).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([[0]]);
});
