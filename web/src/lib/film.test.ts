import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Film, type Shot } from "./film.svelte";
import { settings } from "./settings.svelte";

let calm = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { matchMedia: () => ({ matches: calm }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  calm = false;
  settings.film = true;
});

function shot(words: string, cut = false): Shot<string> {
  return { words, ms: 1000, sound: null, after: `after ${words}`, cut };
}

test("shots follow one another and then things are shown as they are", () => {
  const film = new Film<string, Shot<string>>();
  film.add([shot("a"), shot("b")]);
  expect(film.now?.after).toBe("after a");
  vi.advanceTimersByTime(1001);
  expect(film.now?.words).toBe("b");
  film.add([shot("c")]);
  vi.advanceTimersByTime(2001);
  expect(film.playing).toBe(false);
  expect(film.now).toBeNull();
});

test("it is skipped, paused, gone through by hand, played again and faster", () => {
  const film = new Film<string, Shot<string>>();
  film.add([shot("a"), shot("b"), shot("c")]);
  film.pause();
  vi.advanceTimersByTime(9000);
  expect(film.now?.words).toBe("a");
  film.turn(1);
  expect(film.now?.words).toBe("b");
  film.pause();
  film.skip();
  expect(film.playing).toBe(false);
  film.speed = 2;
  film.replay();
  vi.advanceTimersByTime(501);
  expect(film.now?.words).toBe("b");
});

test("where motion is not welcome, or films are off, nothing plays by itself", () => {
  const film = new Film<string, Shot<string>>();
  calm = true;
  film.add([shot("a")]);
  expect(film.playing).toBe(false);
  calm = false;
  settings.film = false;
  film.add([shot("b")]);
  expect(film.playing).toBe(false);
  film.replay();
  expect(film.now?.words).toBe("a");
});

test("only the last two parts are kept, and what is still to come is never lost", () => {
  const film = new Film<string, Shot<string>>();
  film.add([shot("a", true), shot("b", true), shot("c", true)]);
  expect(film.reel.map((one) => one.words)).toEqual(["a", "b", "c"]);
  film.skip();
  film.add([shot("d", true)]);
  expect(film.now?.words).toBe("d");
  expect(film.reel.map((one) => one.words)).toEqual(["c", "d"]);
});

test("a long film hurries", () => {
  const film = new Film<string, Shot<string>>();
  film.add(Array.from({ length: 24 }, (_, i) => shot(String(i))));
  expect(film.ms).toBe(500);
});
