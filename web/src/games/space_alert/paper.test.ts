import { describe, expect, it } from "vitest";
import { blank, EXAMPLE, fitted, fromFile, fromTrack, matching, missing, summary, toFile, withCaptain, type Box, type BoxShip } from "./paper";
import type { ThreatCard } from "./mission";

const ship = (id: string, zones: string[], variants: BoxShip["variants"], tokens: string[], excluded: string[] = []): BoxShip => ({
  ship: id, name: id, zones, variants, tokens, excluded, players: [1, 5], width: 0, height: 0, rooms: [], hangar: null, start: "upper_white",
  shields: {}, reactors: {}, fuel: {}, rockets: 3, tiles: Object.fromEntries(zones.map((zone) => [zone, ["shield", "reactor"]])),
});
const card = (id: string, name: string, external: boolean, serious = false): ThreatCard => ({
  id, name, external, serious, number: 0, zone: "", colour: "white", hp: 4, shield: 2, speed: 3, points: [2, 4], stations: [], button: "A", does: [], notes: [],
});
const LONG = { id: "advanced", turns: 12, phases: [[1, 3], [4, 7], [8, 12]] as [number, number][] };
const SHORT = { id: "base", turns: 7, phases: [[1, 3], [4, 7]] as [number, number][] };
const TOKENS = ["A", "B", "C", "battlebots", "move_red", "move_blue", "lift", "heroic_A"];
const BOX: Box = {
  ships: [
    ship("sitting_duck_manual", ["red", "white", "blue"], [LONG, SHORT], [...TOKENS, "heroic_C"]),
    ship("sitting_duck_classic", ["red", "white", "blue"], [LONG, SHORT], TOKENS),
    ship("little_duckling", ["red", "blue"], [SHORT], TOKENS, ["E1-05"]),
  ],
  threats: [card("E1-07", "Fighter", true), card("E1-05", "Gunship", true), card("SE1-03", "Destroyer", true, true), card("I1-01", "Skirmishers", false)],
  boards: [],
};

describe("a mission on paper", () => {
  it("becomes the file and comes back the same", () => {
    const paper = fromFile(BOX, EXAMPLE);
    expect(paper.boards.map((own) => own.length)).toEqual([7, 7, 7]);
    expect(paper.threats[2]?.zone).toBe("internal");
    const file = toFile(BOX, paper);
    expect(fromFile(BOX, file)).toEqual(paper);
    expect(file.players[1]).toEqual(["C", "move_blue", "A", "A", "lift", "C"]);
    expect("zone" in file.threats[2]!).toBe(false);
  });

  it("keeps what the form has no field for", () => {
    const file = { ...EXAMPLE, initial: { shields: { red: 0 } }, until: 3, players: [[["A", "B"], null, "trip:C"]] };
    const back = toFile(BOX, fromFile(BOX, file));
    expect(back.initial).toEqual({ shields: { red: 0 } });
    expect(back.until).toBe(3);
    expect(back.players).toEqual([[["A", "B"], null, "trip:C"]]);
  });

  it("says in one sentence what is missing", () => {
    const paper = blank(BOX);
    expect(missing(BOX, paper)).toBe("");
    expect(summary(paper)).toBe("Nothing is missing: 4 players, 0 threats, no card laid yet.");
    paper.threats = [{ id: "", turn: 3, zone: "red" }];
    expect(missing(BOX, paper)).toBe("Name the threat of T+3 in the red zone.");
    paper.threats = [{ id: "E1-07", turn: 3, zone: "red" }];
    expect(missing(BOX, paper)).toBe("Choose the trajectory of the red zone: Fighter comes there.");
    paper.tracks = { red: "T4" };
    expect(missing(BOX, paper)).toBe("");
  });

  it("drops what another ship does not have", () => {
    const paper = fromFile(BOX, { ...EXAMPLE, ship: "sitting_duck_manual", variant: "advanced", players: [["heroic_C", "A"]] });
    const classic = fitted(BOX, { ...paper, ship: "sitting_duck_classic" });
    expect(classic.boards[0]?.slice(0, 2)).toEqual([[], ["A"]]);
    const small = fitted(BOX, { ...paper, ship: "little_duckling" });
    expect(small.threats.map((one) => `${one.id}/${one.zone}`)).toEqual(["/blue", "I1-01/internal"]);
    expect(Object.keys(small.tracks)).toEqual(["blue", "red", "internal"]);
    expect(small.boards[0]?.length).toBe(7);
  });

  it("filters the cards by place, deck and name", () => {
    const paper = blank(BOX);
    const names = (zone: string, words: string, serious?: boolean): string[] =>
      matching(BOX, paper, { id: "", turn: 1, zone, ...(serious === undefined ? {} : { serious }) }, words).map((one) => one.name);
    expect(names("red", "")).toEqual(["Destroyer", "Fighter", "Gunship"]);
    expect(names("red", "fig")).toEqual(["Fighter"]);
    expect(names("red", "se1")).toEqual(["Destroyer"]);
    expect(names("internal", "")).toEqual(["Skirmishers"]);
    expect(names("white", "", true)).toEqual(["Destroyer"]);
  });

  it("puts the captain first and takes the alerts of a track", () => {
    const paper = fromFile(BOX, EXAMPLE, ["Ana", "Bo", "Cy"]);
    const other = withCaptain(paper, 2);
    expect(other.names).toEqual(["Cy", "Ana", "Bo"]);
    expect(other.boards[0]).toEqual(paper.boards[2]);
    const coming = fromTrack([
      { kind: "alert", counts: true, things: [2, 3, 0, 1] },
      { kind: "alert", counts: false, things: [3, 0, 1, 0] },
      { kind: "data", counts: true, things: [] },
    ]);
    expect(coming).toEqual([{ id: "", turn: 2, zone: "internal", serious: false }]);
  });
});
