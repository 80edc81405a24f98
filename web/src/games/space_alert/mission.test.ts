import { describe, expect, it } from "vitest";
import { announcedEnd, lastFilled, marksFrom, marksOf, stationShort, wrapped, type Cue } from "./mission";

const cue = (ms: number, kind: string, things: number[] = []): Cue => ({ ms, kind, said: [], caption: "", things });

describe("the common board and the clock", () => {
  it("reads and writes marks, and takes no nonsense", () => {
    const marks = marksOf(["3@upper_red", "1@lower_blue", "x", "2@"]);
    expect([...marks]).toEqual([[3, "upper_red"], [1, "lower_blue"]]);
    expect(marksFrom(marks)).toEqual(["1@lower_blue", "3@upper_red"]);
    expect(stationShort("lower_white")).toBe("▼ white");
  });

  it("knows the end of a phase only after the computer has said it", () => {
    const cues = [cue(0, "phase_begins"), cue(190_000, "warning", [0, 60]), cue(230_000, "warning", [0, 20])];
    expect(announcedEnd(cues, 100_000)).toBeNull();
    expect(announcedEnd(cues, 200_000)).toBe(250_000);
    expect(announcedEnd(cues, 240_000)).toBe(250_000);
    expect(announcedEnd(cues, 250_001)).toBeNull();
  });

  it("finds the last turn on which something lies", () => {
    expect(lastFilled([["A"], [], ["B"], []])).toBe(3);
    expect(lastFilled(undefined)).toBe(0);
  });

  it("breaks damage between words", () => {
    expect(wrapped("damage 3: hull, gravolift, heavy laser", 21)).toEqual(["damage 3: hull,", "gravolift, heavy", "laser"]);
    expect(wrapped("damage 0", 21)).toEqual(["damage 0"]);
  });
});
