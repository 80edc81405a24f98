/** What the view and the plan of Shallow Space hold, and the shapes of the sections. */

import type { Look } from "../../lib/messages";

export interface At {
  ship: number;
  section: number;
}

export interface Section {
  id: string;
  name: string;
  kind: string;
  vital: boolean;
  at: [number, number];
  shape: { type: string; w?: number; h?: number; r?: number; rot?: number; from?: number; to?: number; r0?: number; r1?: number };
}

export interface Card {
  id: string;
  name: string;
  deck: string;
  kind: string;
  words: string;
}

export interface Plan {
  sections: Section[];
  levels: string[];
  cards: Card[];
  names: string[];
  ships: number;
}

export interface Vessel {
  id: number;
  name: number | null;
  pod_of: number | null;
  owner: number | null;
  afloat: boolean;
  damage: number[];
  heavy: number[];
  virus: number;
  gas: number;
  evasive: boolean;
  boosts: number[] | null;
  fired: number[] | null;
}

export interface Private {
  steps: number;
  shot: boolean;
  rooted: boolean;
  locked: boolean;
  done: boolean;
  mending: number;
  missiles: number;
  seizing: boolean;
  cloak: number;
  clone: At | null;
}

export interface Person {
  seat: number;
  team: number;
  captain: number;
  at: At | null;
  health: number;
  redshirts: number;
  crew_cards: number;
  captain_cards: number;
  extra_cards: number;
  private: Private | null;
}

export interface Hand {
  crew: number[];
  captain: number[];
  extra: number[];
}

export interface Odds {
  side: number;
  target: number;
  eighths: number | null;
  parts: [string, number][];
  sure: boolean;
}

export interface View {
  round: number;
  order: number[];
  active: number;
  out: number[];
  team: number | null;
  ships: Vessel[];
  people: Person[];
  emp: number[];
  fields: { at: At; team: number; points: number }[];
  fires: { at: At; team: number; turns: number }[];
  charges: { at: At; team: number; turns: number }[];
  robots: { seat: number; at: At }[];
  hands: (Hand | null)[];
  offers: { from: number; to: number; card: number; back: number | null }[];
  odds: Odds[];
}

export const viewOf = (look: Look): View => look.view as unknown as View;
export const planOf = (draw: Record<string, unknown>): Plan => draw as unknown as Plan;

const CENTRE: [number, number] = [500, 520];
export const TELEPORT = 4;
export const SHIELD = 15;

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE[0] + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE[1] - radius * Math.sin(angle)).toFixed(1)}`;
}

/** The outline of a section as an SVG path, turned where it is turned. */
export function outline(section: Section): string {
  const { shape, at } = section;
  if (shape.type === "ring_sector") {
    const [from, to, r0, r1] = [shape.from ?? 0, shape.to ?? 0, shape.r0 ?? 0, shape.r1 ?? 0];
    const big = to - from > 180 ? 1 : 0;
    return `M${polar(r1, from)}A${r1} ${r1} 0 ${big} 0 ${polar(r1, to)}L${polar(r0, to)}A${r0} ${r0} 0 ${big} 1 ${polar(r0, from)}Z`;
  }
  if (shape.type === "circle") {
    const r = shape.r ?? 0;
    return `M${at[0] - r} ${at[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const [w, h, turn] = [(shape.w ?? 0) / 2, (shape.h ?? 0) / 2, ((shape.rot ?? 0) * Math.PI) / 180];
  const corners: [number, number][] = [[-w, -h], [w, -h], [w, h], [-w, h]];
  const points = corners.map(([x, y]) => `${(at[0] + x * Math.cos(turn) - y * Math.sin(turn)).toFixed(1)} ${(at[1] + x * Math.sin(turn) + y * Math.cos(turn)).toFixed(1)}`);
  return `M${points.join("L")}Z`;
}

/** Where those who are in a section stand: side by side in the midst of it. */
export function standing(section: Section, index: number, of: number): [number, number] {
  const columns = Math.min(of, 3);
  const row = Math.floor(index / 3);
  const inRow = Math.min(columns, of - row * 3);
  return [section.at[0] + ((index % 3) - (inRow - 1) / 2) * 62, section.at[1] + 14 + row * 62];
}

/** Is somebody or something at this section? */
export function here(at: At | null, ship: number, section: number): boolean {
  return at !== null && at.ship === ship && at.section === section;
}

const eighths = (odds: Odds): string => (odds.sure ? "without a roll" : odds.eighths === null ? "by an unknown chance" : `${odds.eighths} in 8`);

/** The chances of the lasers that work at a ship in words, with the parts that make them, each part once. */
export function lasers([left, right]: Odds[]): string[] {
  if (!left) return [];
  if (!right) return lasers([left, left]).map((words) => words.replace("Each", left.side ? "Right" : "Left"));
  const hits = eighths(left) === eighths(right) ? `Each laser hits ${eighths(left)}` : `Left laser hits ${eighths(left)}, right ${eighths(right)}`;
  if (left.sure || left.eighths === null) return [`${hits} (${left.sure ? "Aimed Shot" : "a virus"})`];
  const has = (odds: Odds, words: string): boolean => odds.parts.some((part) => part[0] === words);
  const parts = new Map([...left.parts, ...right.parts]);
  const named = [...parts].map(([words, points]) => {
    const one = has(left, words) && has(right, words) ? "" : has(left, words) ? "left " : "right ";
    return `${one}${words} ${points > 0 ? "+" : "−"}${Math.abs(points)}`;
  });
  return [`${hits} (${["4 at first", ...named].join(", ")})`];
}

/** So many of a thing: "1 step", "3 steps". */
export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** A section's name where the drawing says the side: as short as it can be read. */
export const short = (section: Section): string => section.name.replace("Teleport chamber", "Teleport").replace(/^(Left|Right) (.)/, (_, _side, first: string) => first.toUpperCase());

/** What the captain's cards do for the ship this turn, in the order of the view. */
export function boosted(boosts: number[] | null): string[] {
  const words = ["Lock On", "Aimed Shot", "Overcharge", "Weapons Calibration", "Strafing Run"];
  return (boosts ?? []).flatMap((many, i) => (many ? [i === 0 ? `Lock On +${many}` : (words[i] ?? "")] : []));
}
