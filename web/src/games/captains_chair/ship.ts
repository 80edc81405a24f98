/** The view and the geometry of Captain's Chair as the server sends them, and where things stand. */

import type { BoardProps } from "..";

export interface Deck {
  id: string;
  name: string;
  flavour: string;
  value: number;
  berths: number;
  level: number;
}

export interface CrewMember {
  id: string;
  letter: string;
  name: string;
  post: string;
  colour: string;
  glyph: string;
}

export interface Goal {
  id: string;
  title: string;
  favourites: number[];
}

export interface Ship {
  decks: Deck[];
  crew: CrewMember[];
  goals: Goal[];
}

export interface ChairView {
  round: number;
  first: number;
  badge: number;
  captain: number;
  deck_of: number[];
  goals: (number | null)[];
  goals_shown: boolean;
  old_goals: number[][];
  no_votes: (number | null)[];
  no_votes_at_start: number;
  points: number[][];
  votes: number[][];
}

export const shipOf = (draw: BoardProps["draw"]): Ship => draw as unknown as Ship;
export const viewOf = (look: BoardProps["look"]): ChairView => look.view as unknown as ChairView;

/** The drawing is 1000 wide; every deck is a band, the chair at the top. */
export const WIDTH = 1000;
export const BAND = 86;
export const TOP = 24;
/** Beside the hull: the quay on the left for those who wait, space on the right for those sent off. */
const HULL_LEFT = 240;
const HULL_RIGHT = 760;

export const HEIGHT = TOP + BAND * 7 + 40;

export function bandTop(level: number): number {
  return TOP + level * BAND;
}

/** The hull narrows towards the bow. */
export function bandEdges(level: number): { left: number; right: number } {
  const inset = [105, 46, 26, 10, 2, 0, 8][level] ?? 0;
  return { left: HULL_LEFT + inset, right: HULL_RIGHT - inset };
}

export const BERTHS_FROM = 420;
export const BERTH_STEP = 82;

/** Where each of the crew stands: on a berth of the deck, on the quay, or out in space. */
export function places(deckOf: number[], decks: Deck[]): { x: number; y: number }[] {
  const taken = new Map<number, number>();
  return deckOf.map((deck) => {
    const nth = taken.get(deck) ?? 0;
    taken.set(deck, nth + 1);
    if (deck < 0) {
      const column = nth % 2;
      const x = deck === -1 ? 58 + column * 88 : 854 + column * 88;
      return { x, y: 92 + Math.floor(nth / 2) * 82 };
    }
    const level = decks[deck]?.level ?? 0;
    const berths = decks[deck]?.berths ?? 4;
    const x = berths === 1 ? WIDTH / 2 : BERTHS_FROM + nth * BERTH_STEP;
    return { x, y: bandTop(level) + BAND / 2 };
  });
}
