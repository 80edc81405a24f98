/** The view and the geometry of Feed the Kraken as the server sends them, and how they are drawn. */

import type { BoardProps } from "..";

export interface Space {
  id: string;
  name: string;
  x: number;
  y: number;
  arrows: number[];
  icon: number;
  end: number;
  north: boolean;
}

export interface Kind {
  colour: number;
  action: number;
  words: string;
  help: string;
}

export interface Chart {
  map: string;
  spaces: Space[];
  supply_line: boolean;
  icons: string[];
  ends: string[];
  colours: string[];
  sides: string[];
  chips: string[];
  kinds: Kind[];
  characters: { name: string; help: string }[];
  rituals: string[];
  actions: string[];
}

export interface Member {
  alive: number;
  fed: number;
  tongueless: number;
  searched: number;
  not_on: number[];
  off_duty: number;
  guns: number;
  shown: number;
  /** Guns in a fist that lies open; null when none does. */
  fist: number | null;
  resume: number[];
  character: number | null;
  face_up: number;
  chip: number | null;
  converted: number | null;
}

export interface Claim {
  round: number;
  seat: number;
  kind: number;
  code: number;
  subject: number;
  words: string;
  fits: boolean | null;
  /** What this seat alone knows of it. */
  known: boolean | null;
  truth: string[] | null;
  /** After the end: was it so? */
  honest: boolean | null;
}

export interface Fact {
  round: number;
  fact: number;
  words: string;
}

export interface Voyage {
  round: number;
  captain: number;
  lieutenant: number;
  navigator: number;
  shown: number;
  passed: number[];
  captain_drew: number[];
  lieutenant_drew: number[];
}

export interface KrakenView {
  map: number;
  ship: number;
  round: number;
  captain: number;
  lieutenant: number;
  navigator: number;
  supply: number;
  /** Guns that make a mutiny now. */
  need: number;
  /** What characters have called for, with the seats it is about. */
  called: { character: number; seats: number[] }[];
  crew_card: Record<"sailors" | "pirates" | "leaders" | "cultists", [number, number]>;
  crew: Member[];
  draw: number;
  discards: number;
  logbook: number;
  cards: number[];
  rituals_used: number[];
  rituals_left: number;
  silence: number;
  silent: number[];
  wordless: number[];
  claims: Claim[];
  mine: { chip: number; converted: number; character: number; hand: number[]; pirates: number | null; facts: Fact[] } | null;
  story: { voyages: Voyage[]; rites: { round: number; ritual: number; target: number }[]; seen: { round: number; seat: number; words: string }[]; removed: number } | null;
  winner: number;
}

/** Everything learned, a line for each round, the last round first. */
export function byRound(facts: Fact[]): { round: number; words: string[] }[] {
  const found = new Map<number, string[]>();
  for (const fact of facts) found.set(fact.round, [...(found.get(fact.round) ?? []), fact.words]);
  return [...found].map(([round, words]) => ({ round, words })).reverse();
}

export const chartOf = (draw: BoardProps["draw"]): Chart => draw as unknown as Chart;
export const viewOf = (look: { view: unknown }): KrakenView => look.view as KrakenView;

/** One hex side in the drawing's units. */
export const SIDE = 62;
/** Blue, red, yellow: on the water, each with its letter and its own dash. */
export const LETTERS = ["B", "R", "Y"];
export const DASHES = ["", "9 5", "2 5"];
export const INKS = ["#6fb7ff", "#ff8f7e", "#ffd75e"];

export const at = (space: Space): { x: number; y: number } => ({ x: space.x * SIDE, y: space.y * SIDE });

/** The outline of a flat-top hex round a point. */
export function hex(x: number, y: number, side = SIDE): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (Math.PI / 3) * i;
    return `${(x + side * Math.cos(turn)).toFixed(1)},${(y + side * Math.sin(turn)).toFixed(1)}`;
  });
  return corners.join(" ");
}

/** The supply line: the edges between water south and north of it. */
export function supplyLine(chart: Chart): string {
  if (!chart.supply_line) return "";
  const found: string[] = [];
  for (const a of chart.spaces) {
    for (const b of chart.spaces) {
      if (a.north || !b.north) continue;
      const [dx, dy] = [(b.x - a.x) * SIDE, (b.y - a.y) * SIDE];
      const far = Math.hypot(dx, dy);
      if (far > SIDE * 1.8) continue;
      const [mx, my] = [(a.x * SIDE + b.x * SIDE) / 2, (a.y * SIDE + b.y * SIDE) / 2];
      const [px, py] = [(-dy / far) * (SIDE / 2), (dx / far) * (SIDE / 2)];
      found.push(`M${mx - px} ${my - py}L${mx + px} ${my + py}`);
    }
  }
  return found.join("");
}

/** Arrows of one space: where each colour leads; colours that share a way lie side by side. */
export function arrowsOf(chart: Chart, index: number): { colour: number; path: string; tip: string; x: number; y: number }[] {
  const from = chart.spaces[index];
  if (!from || from.arrows.length === 0) return [];
  return from.arrows.map((to, colour) => {
    const target = chart.spaces[to] ?? from;
    const [dx, dy] = [(target.x - from.x) * SIDE, (target.y - from.y) * SIDE];
    const far = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / far, dy / far];
    const twins = from.arrows.filter((other) => other === to).length;
    const nth = from.arrows.slice(0, colour).filter((other) => other === to).length;
    const shift = twins > 1 ? (nth - (twins - 1) / 2) * 15 : 0;
    const [cx, cy] = [from.x * SIDE - uy * shift, from.y * SIDE + ux * shift];
    const [x1, y1] = [cx + ux * SIDE * 0.42, cy + uy * SIDE * 0.42];
    const [x2, y2] = [cx + ux * SIDE * 0.76, cy + uy * SIDE * 0.76];
    const tip = `M${x2 + ux * 9} ${y2 + uy * 9}L${x2 - uy * 6} ${y2 + ux * 6}L${x2 + uy * 6} ${y2 - ux * 6}z`;
    return { colour, path: `M${x1} ${y1}L${x2} ${y2}`, tip, x: x2 + ux * 22, y: y2 + uy * 22 };
  });
}

/** "2", or "1 to 2" where nobody but the Pirates knows. */
export const between = ([low, high]: [number, number]): string => (low === high ? `${low}` : `${low}–${high}`);
