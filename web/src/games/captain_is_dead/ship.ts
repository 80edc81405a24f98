/** The view and the geometry of The Captain is Dead as the server sends them. */

import type { BoardProps } from "..";

export interface Space {
  id: string;
  name: string;
  kind: string;
  colour: string;
  doors: number[];
  shelter: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
  systems: number[];
}

export interface Role {
  id: string;
  name: string;
  colour: string;
  rank: number;
  actions: number;
  hand: number;
  discounts: number[];
  abilities: string[];
}

export interface Alert {
  id: string;
  name: string;
  level: string;
  kind: string;
  words: string;
  toughness: number;
}

export interface Ship {
  spaces: Space[];
  systems: { id: string; key: string; name: string; room: number; flips: boolean }[];
  roles: Role[];
  alerts: Alert[];
  plans: { name: string; words: string }[];
  tools: { name: string; sides: string[] }[];
  upgrades: { name: string; words: string; slot: boolean }[];
  skills: string[];
  slots: number;
  levels: string[];
  step: number;
  width: number;
  height: number;
}

export interface CrewMember {
  seat: number;
  role: number;
  colour: number;
  at: number;
  hurt: number;
  alive: number;
  hand: number[];
  tools: number[];
  plans: number[];
  held: number;
  limit: number;
  discounts: number[];
  promised: number;
}

export interface CaptainView {
  level: number;
  turn: number;
  now: number;
  /** The crew member whom the open question is about; in a solo game not always the active one. */
  asked: number;
  actions: number;
  order: number[];
  crew: CrewMember[];
  spaces: number[];
  aliens_left: number;
  systems: number[];
  shields: number;
  full_shields: number;
  core: number;
  core_at_start: number;
  rack: number;
  torpedoes: number;
  ships: [number, number][];
  anomalies: number[];
  upgrades: number[];
  tools: [number, number][];
  row: number[];
  pod: number[];
  deck: number;
  discards: number[];
  plan_deck: number;
  queue: [number, number][];
  alert: number;
  alerts_left: number[];
  known_alerts: number[];
  bar: number;
  quiet: number;
  ending: number;
  tally: number[];
  story: number[][];
}

export const shipOf = (draw: BoardProps["draw"]): Ship => draw as unknown as Ship;
export const viewOf = (look: BoardProps["look"]): CaptainView => look.view as unknown as CaptainView;

/** The four Skills: a letter and a colour each, so that colour never stands alone. */
export const SKILL_LETTERS = ["C", "E", "S", "T"];
export const SKILL_TINTS = ["#8ab8ff", "#ffb35c", "#7fdca4", "#ff8f80"];
export const STATES = ["online", "offline", "destroyed"];

/** What the tally counts, in the server's order. */
export const DEEDS = ["core repairs", "shield repairs", "aliens killed", "systems mended", "torpedoes fired", "healed", "cards passed", "science"];

/** A crew member by role, or by number before roles are known. */
export function nameOf(ship: Ship, crew: CrewMember, i: number): string {
  return ship.roles?.[crew.role]?.name ?? `Crew member ${i + 1}`;
}

/** Letters of a role for a pawn: two of them are enough to tell all eighteen apart at a table. */
export function initials(name: string): string {
  const parts = name.split(" ");
  return parts.length > 1 ? `${parts[0]?.[0] ?? ""}${parts[1]?.[0] ?? ""}` : name.slice(0, 2);
}

/** A door between two spaces: a short line across the wall they share; `barred` by the blocker bar. */
export interface Door {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  barred: boolean;
}

/** Every door once. Spaces that share no wall in the drawing have none to show. */
export function doorsOf(ship: Ship, bar: number): Door[] {
  return ship.spaces.flatMap((one, i) =>
    one.doors.flatMap((j) => {
      const two = ship.spaces[j];
      if (!two || j <= i) return [];
      const left = Math.max(one.x, two.x), right = Math.min(one.x + one.w, two.x + two.w);
      const top = Math.max(one.y, two.y), bottom = Math.min(one.y + one.h, two.y + two.h);
      const barred = i === bar || j === bar;
      if (right - left > 40) {
        const x = (left + right) / 2, y = (top + bottom) / 2;
        return [{ x1: x - 18, y1: y, x2: x + 18, y2: y, barred }];
      }
      if (bottom - top > 30) {
        const x = (left + right) / 2, y = (top + bottom) / 2;
        return [{ x1: x, y1: y - 14, x2: x, y2: y + 14, barred }];
      }
      return [];
    }),
  );
}

/** Where pawns stand in their spaces: in a row at the bottom. */
export function pawnSpots(ship: Ship, crew: CrewMember[]): { x: number; y: number }[] {
  const taken = new Map<number, number>();
  return crew.map((member) => {
    const space = ship.spaces[member.at];
    if (!space) return { x: -60, y: -60 };
    const nth = taken.get(member.at) ?? 0;
    taken.set(member.at, nth + 1);
    const perRow = Math.max(1, Math.floor((space.w - 16) / 38));
    return { x: space.x + 26 + (nth % perRow) * 38, y: space.y + space.h - 24 - Math.floor(nth / perRow) * 38 };
  });
}
