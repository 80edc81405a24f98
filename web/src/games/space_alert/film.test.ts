import { describe, expect, it } from "vitest";
import { history, refWords, valueOf, type Frame } from "./film";
import type { ShipState } from "./mission";

const state = (shield: number, damage: number, cell: number): ShipState => ({
  turn: 1, over: false, lost: false, shields: { red: [shield, 2] }, reactors: { red: [2, 3] }, fuel: { red: 1 }, tiles: {}, damage: { red: damage }, tiles_left: {},
  rockets: 3, rocket: 0, figures: [], squads: [], maintained: [], visual: [],
  threats: [{ id: "E1-07", name: "Fighter", number: 1, zone: "red", serious: false, colour: "white", external: true, hp: 4, shield: 2, speed: 3, points: [2, 4], stations: [], button: "A", does: [], notes: [], state: "on_board", damage: 0, cell, board: "T1", places: [] }],
});
const line = (words: string, zone = ""): Frame["lines"][number] => ({ words, rule: "SA-1", kind: "x", seat: -1, zone });
const frames: Frame[] = [
  { turn: 0, lines: [], state: state(1, 0, 10), program: [] },
  { turn: 1, lines: [line("{p0} moves 1 energy to the red shield"), line("{p1} waits")], state: state(2, 0, 10), program: [] },
  { turn: 1, lines: [line("Fighter (E1-07, T+1) comes to cell 7."), line("It strikes.", "red")], state: state(0, 1, 7), program: [] },
];

describe("how a number came about", () => {
  it("tells every change with the lines that speak of it, the newest first", () => {
    expect(history(frames, 2, "shields:red").map(({ from, to, lines }) => [from, to, lines.map((one) => one.words)])).toEqual([
      ["2 of 2", "0 of 2", ["It strikes."]],
      ["1 of 2", "2 of 2", ["{p0} moves 1 energy to the red shield"]],
    ]);
    expect(history(frames, 1, "damage:red")).toEqual([]);
    expect(history(frames, 2, "threat:E1-07@1").map((one) => [one.from, one.to])).toEqual([["cell 10", "cell 7"]]);
  });

  it("names the number", () => {
    expect(refWords(frames[1]!.state, "reactors:red")).toBe("The red reactor: 2 of 3, fuel 1");
    expect(refWords(frames[0]!.state, "rockets")).toBe("Rockets: 3");
    expect(valueOf(frames[2]!.state, "threat:E1-07@1")).toBe("4 of 4 hit points, shield 2, speed 3, cell 7");
  });
});
