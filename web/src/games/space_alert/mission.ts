/** What the server tells of a mission (`view`, `draw`), and the numbers of the answers. */

import type { Look } from "../../lib/messages";

export const LAY = 0;
export const UNDER = 1;
export const TAKE = 2;
export const GIVE = 3;
export const SAY = 4;
export const CLOSE = 5;

export interface Cue {
  ms: number;
  kind: string;
  /** Milliseconds after the cue, and the clip. */
  said: [number, string][];
  caption: string;
  things: number[];
}

export interface Face {
  card: number;
  heroic: boolean;
  move: string;
  act: string;
}

/** A card on a board: its back, and what it does when these eyes may know. */
export interface Laid {
  heroic: boolean;
  half: number;
  card?: number;
  token?: string;
  move?: string;
  act?: string;
}

export interface Member {
  hand: Face[] | null;
  held: number;
  gold: number;
  later: number[];
  phase: number;
  gave: boolean;
  plan: Laid[][];
  said: string[][];
  walk: string[];
}

export interface ThreatCard {
  id: string;
  name: string;
  number: number;
  zone: string;
  serious: boolean;
  colour: string;
  external: boolean;
  hp: number;
  shield: number;
  speed: number;
  points: number[];
  stations: string[];
  button: string;
  /** What it does at X, Y and Z; empty where it does nothing. */
  does: string[];
  notes: string[];
}

/** All that a threat card says, in one line. */
export function cardWords(card: ThreatCard): string {
  const marks = card.does.map((words, i) => (words ? `${"XYZ"[i] ?? ""}: ${words}.` : "")).filter((line) => line !== "");
  return [...marks, ...card.notes].join(" ");
}

export interface Threat extends ThreatCard {
  state: string;
  damage: number;
  cell: number;
  board: string;
  places: string[];
}

export interface Lane {
  id: string;
  length: number;
  marks: Record<string, string>;
}

export interface ShipState {
  turn: number;
  over: boolean;
  lost: boolean;
  shields: Record<string, [number, number]>;
  reactors: Record<string, [number, number]>;
  fuel: Record<string, number>;
  tiles: Record<string, string[]>;
  damage: Record<string, number>;
  tiles_left: Record<string, number>;
  rockets: number;
  rocket: number;
  figures: { station: string; knocked_out: boolean; squad: string }[];
  squads: { at: string; disabled: boolean }[];
  maintained: number[];
  visual: number[];
  threats: Threat[];
}

export interface Mission {
  stage: "briefing" | "planning" | "resolution" | "debriefing";
  ship: string;
  ship_name: string;
  zones: string[];
  turns: number;
  phases: [number, number][];
  mission: number;
  missions: number;
  scores: number[];
  roles: { captain: number; communications: number; security: number };
  track: { id: string; title: string } | null;
  silence: boolean;
  time: { zero: number; now: number; phase: number; silent: boolean; transfer: boolean; next: number };
  cues: Cue[];
  lanes: (Lane | null)[];
  drawn: ThreatCard[];
  deck: number;
  crew: Member[];
  state: ShipState | null;
  up: number;
}

export interface Room {
  id: string;
  station: string;
  zone: string;
  deck: string;
  x: number;
  y: number;
  width: number;
  height: number;
  systems: string[];
}

export interface ShipDrawing {
  ship: string;
  zones: string[];
  width: number;
  height: number;
  rooms: Room[];
  hangar: string | null;
  /** What it has aboard at the start. */
  shields: Record<string, [number, number]>;
  reactors: Record<string, [number, number]>;
  fuel: Record<string, number>;
  rockets: number;
}

/** A figure on the ship; a hollow one stands where its owner sketched it. */
export interface Ghost {
  seat: number;
  station: string;
  down?: boolean;
  squad?: string;
  hollow?: boolean;
}

export const missionOf = (look: Look): Mission => look.view as unknown as Mission;
export const drawingOf = (draw: Record<string, unknown>): ShipDrawing => draw as unknown as ShipDrawing;

const SHORT: Record<string, string> = {
  move_red: "◀ red",
  move_blue: "blue ▶",
  lift: "⇅ lift",
  battlebots: "bots",
  heroic_A: "A+",
  heroic_B: "B+",
  heroic_C: "look out",
  heroic_battlebots: "bots+",
};

/** What a card does, in as few letters as a space has room for. */
export function short(token: string): string {
  if (token.startsWith("heroic_move:")) return `→ ${token.slice(12).replace("_", " ")}`;
  return SHORT[token] ?? token;
}

export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const MARK = /^(\d+)@(\w+)$/;

/** Marks on the common board: at the end of turn `turn` (from 1) a figure wants to be in a station. */
export function marksOf(marks: string[] | undefined): Map<number, string> {
  const found = new Map<number, string>();
  for (const mark of marks ?? []) {
    const parts = MARK.exec(mark);
    if (parts) found.set(Number(parts[1]), parts[2]!);
  }
  return found;
}

export const marksFrom = (by: Map<number, string>): string[] => [...by].sort(([a], [b]) => a - b).map(([turn, station]) => `${turn}@${station}`);

/** A station in as few letters as a space has room for. */
export const stationShort = (station: string): string => station.replace("upper_", "▲ ").replace("lower_", "▼ ").replace("space", "outside");

/** The last turn (from 1) on which something lies, 0 when nothing does. */
export function lastFilled(plan: unknown[][] | undefined): number {
  return Math.max(0, ...(plan ?? []).map((laid, turn) => (laid.length > 0 ? turn + 1 : 0)));
}

/** When the phase ends, once the computer has said so; null before. */
export function announcedEnd(cues: Cue[], now: number): number | null {
  const warning = cues.filter((cue) => cue.kind === "warning" && cue.ms <= now).at(-1);
  if (!warning) return null;
  const end = warning.ms + 1000 * (warning.things[1] ?? 0);
  return end > now ? end : null;
}

export const stationWords = (station: string): string => station.replace("_", " ");

/** A sentence in lines of at most so many letters, broken between words. */
export function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The ship before the first turn, as the drawing needs it. */
export function atRest(mission: Mission, drawing: ShipDrawing): ShipState {
  const none = Object.fromEntries(mission.zones.map((zone) => [zone, 0]));
  return {
    turn: 0, over: false, lost: false, shields: drawing.shields ?? {}, reactors: drawing.reactors ?? {}, fuel: drawing.fuel ?? none,
    tiles: Object.fromEntries(mission.zones.map((zone) => [zone, []])), damage: none, tiles_left: none,
    rockets: drawing.rockets ?? 0, rocket: 0, figures: [], squads: [], maintained: [], visual: [],
    threats: mission.drawn.map((card) => ({ ...card, state: "waiting", damage: 0, cell: 0, board: "", places: card.stations })),
  };
}
