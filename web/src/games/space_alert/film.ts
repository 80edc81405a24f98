/** The film of a resolution, and how each number on the ship came about. */

import type { Lane, ShipDrawing, ShipState } from "./mission";

export interface Told {
  words: string;
  rule: string;
  kind: string;
  seat: number;
  zone: string;
}

export interface Frame {
  turn: number;
  lines: Told[];
  state: ShipState;
  program: string[][][];
}

export interface FilmOf {
  draw: ShipDrawing;
  lanes: (Lane | null)[];
  frames: Frame[];
  account: { words: string; points: number; rule: string }[];
}

export interface ResultOf {
  outcome: string;
  lost_by: string | null;
  score: number | null;
  threat_points: number;
  visual_points: number;
  penalties: number;
}

export interface Change {
  turn: number;
  from: string;
  to: string;
  lines: Told[];
}

/** A number on the ship by its name: `shields:red`, `reactors:white`, `damage:blue`, `rockets`, `threat:E1-07@2`. */
export function valueOf(state: ShipState, ref: string): string {
  const [kind = "", of = ""] = ref.split(":");
  switch (kind) {
    case "shields":
      return (state.shields[of] ?? []).join(" of ");
    case "reactors":
      return `${(state.reactors[of] ?? []).join(" of ")}${state.fuel[of] ? `, fuel ${state.fuel[of]}` : ""}`;
    case "damage":
      return `${state.damage[of] ?? 0}`;
    case "rockets":
      return `${state.rockets}`;
    default: {
      const threat = state.threats.find((one) => `${one.id}@${one.number}` === of);
      if (!threat || threat.state === "waiting") return "not there yet";
      if (threat.state !== "on_board") return threat.state;
      return `${threat.hp - threat.damage} of ${threat.hp} hit points, shield ${threat.shield}, speed ${threat.speed}, cell ${threat.cell}`;
    }
  }
}

export function refWords(state: ShipState, ref: string): string {
  const [kind = "", of = ""] = ref.split(":");
  const value = valueOf(state, ref);
  if (kind === "rockets") return `Rockets: ${value}`;
  if (kind === "threat") return `${state.threats.find((one) => `${one.id}@${one.number}` === of)?.name ?? of}: ${value}`;
  const what = { shields: "shield", reactors: "reactor", damage: "damage" }[kind] ?? kind;
  return `The ${of} ${what}: ${value}`;
}

/** Every change of a number up to this step, newest first, with the lines that tell of it. */
export function history(frames: Frame[], upto: number, ref: string): Change[] {
  const found: Change[] = [];
  for (let i = 1; i <= upto; i++) {
    const [before, after] = [frames[i - 1]!, frames[i]!];
    const [from, to] = [valueOf(before.state, ref), valueOf(after.state, ref)];
    if (from !== to) found.push({ turn: after.turn, ...changed(from, to), lines: about(after, ref) });
  }
  return found.reverse();
}

/** Of a value in several parts only those that differ. */
function changed(from: string, to: string): { from: string; to: string } {
  const [before, after] = [from.split(", "), to.split(", ")];
  if (before.length !== after.length) return { from, to };
  const differ = before.map((_, i) => i).filter((i) => before[i] !== after[i]);
  return { from: differ.map((i) => before[i]).join(", "), to: differ.map((i) => after[i]).join(", ") };
}

/** The lines of a step that speak of this thing; if none does, all of them. */
function about(frame: Frame, ref: string): Told[] {
  const [kind = "", of = ""] = ref.split(":");
  const name = kind === "threat" ? `(${of.replace("@", ", T+")})` : kind === "rockets" ? "rocket" : of;
  const fitting = frame.lines.filter((line) => line.words.includes(name) || line.zone === name);
  return fitting.length > 0 ? fitting : frame.lines;
}
