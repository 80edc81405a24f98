/**
 * A mission from a real table on paper: what the form holds, and the file it stands for. Whether it
 * can be resolved is for the server to say; here is only asked what has not been written down yet.
 */

import type { Lane, ShipDrawing, ThreatCard } from "./mission";

export interface BoxShip extends ShipDrawing {
  name: string;
  players: [number, number];
  variants: { id: string; turns: number; phases: [number, number][] }[];
  tiles: Record<string, string[]>;
  excluded: string[];
  tokens: string[];
  start: string;
}

export interface Box {
  ships: BoxShip[];
  threats: ThreatCard[];
  boards: Lane[];
}

/** A threat on paper: `zone` may be "internal"; the card may still be unnamed. */
export interface Coming {
  id: string;
  turn: number;
  zone: string;
  /** Known from the track before the card is: which deck it comes from. */
  serious?: boolean;
}

export interface Paper {
  ship: string;
  variant: string;
  names: string[];
  /** By player and turn: the cards there, the upper one first. */
  boards: string[][][];
  threats: Coming[];
  tracks: Record<string, string>;
  damage_order: Record<string, string[]>;
  until: number;
  /** What the form has no field for, kept as it came. */
  rest: Record<string, unknown>;
}

type Space = string | null | string[];

export interface MissionFile {
  ship?: string;
  variant?: string;
  players: Space[][];
  threats: { id: string; turn: number; zone?: string }[];
  tracks?: Record<string, string>;
  damage_order?: Record<string, string[]>;
  until?: number | "end";
  [other: string]: unknown;
}

const OWN = ["ship", "variant", "players", "threats", "tracks", "damage_order", "until"];

export const EXAMPLE: MissionFile = {
  ship: "sitting_duck_classic",
  variant: "base",
  players: [
    ["A", "A", null, "B", "move_red", "A", "heroic_A"],
    ["C", "move_blue", "A", "A", "lift", "C", null],
    ["move_red", "lift", "battlebots", "move_blue", "battlebots", "battlebots", null],
  ],
  threats: [
    { id: "E1-07", turn: 1, zone: "white" },
    { id: "E1-05", turn: 3, zone: "blue" },
    { id: "I1-01", turn: 4 },
  ],
  tracks: { white: "T4", blue: "T6", red: "T2", internal: "T3" },
};

export const shipOf = (box: Box, paper: Paper): BoxShip => box.ships.find((one) => one.ship === paper.ship) ?? box.ships[0]!;

export function turnsOf(box: Box, paper: Paper): number {
  const ship = shipOf(box, paper);
  return (ship.variants.find((one) => one.id === paper.variant) ?? ship.variants[0])?.turns ?? 12;
}

export function blank(box: Box, ship = "sitting_duck_manual", players = 4): Paper {
  const chosen = box.ships.find((one) => one.ship === ship) ?? box.ships[0]!;
  return fitted(box, {
    ship: chosen.ship, variant: chosen.variants[0]?.id ?? "", names: Array.from({ length: players }, (_, i) => nameOf(i)),
    boards: [], threats: [], tracks: {}, damage_order: {}, until: 0, rest: {},
  });
}

const nameOf = (i: number): string => `Player ${i + 1}`;

/** The same paper with as many boards as names and as many spaces as turns; nothing that this ship does not have. */
export function fitted(box: Box, paper: Paper): Paper {
  const ship = shipOf(box, paper);
  const variant = ship.variants.some((one) => one.id === paper.variant) ? paper.variant : (ship.variants[0]?.id ?? "");
  const turns = turnsOf(box, { ...paper, variant });
  const places = [...ship.zones, "internal"];
  const fits = (token: string): boolean => ship.tokens.includes(token.replace("trip:", ""));
  return {
    ...paper,
    variant,
    boards: paper.names.map((_, seat) => Array.from({ length: turns }, (_, turn) => (paper.boards[seat]?.[turn] ?? []).filter(fits))),
    threats: paper.threats
      .filter((one) => places.includes(one.zone))
      .map((one) => ({ ...one, turn: Math.min(one.turn, turns), id: ship.excluded.includes(one.id) ? "" : one.id })),
    tracks: only(paper.tracks, places),
    damage_order: only(paper.damage_order, ship.zones),
    until: paper.until > turns ? 0 : paper.until,
  };
}

const only = <T>(by: Record<string, T>, keys: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(by).filter(([key]) => keys.includes(key)));

export function toFile(box: Box, paper: Paper): MissionFile {
  const file: MissionFile = {
    ship: paper.ship,
    players: paper.boards.map((own) => trimmed(own.map((cards) => (cards.length > 1 ? [...cards] : (cards[0] ?? null))))),
    threats: paper.threats.map((one) => ({ id: one.id, turn: one.turn, ...(one.zone === "internal" ? {} : { zone: one.zone }) })),
    tracks: Object.fromEntries(Object.entries(paper.tracks).filter(([, board]) => board !== "")),
  };
  if (shipOf(box, paper).variants.length > 1) file.variant = paper.variant;
  const order = Object.entries(paper.damage_order).filter(([, tiles]) => tiles.length > 0);
  if (order.length > 0) file.damage_order = Object.fromEntries(order);
  if (paper.until > 0) file.until = paper.until;
  return { ...file, ...paper.rest };
}

function trimmed(spaces: Space[]): Space[] {
  let end = spaces.length;
  while (end > 0 && spaces[end - 1] === null) end--;
  return spaces.slice(0, end);
}

/** A file that the server has accepted, as the form shows it. */
export function fromFile(box: Box, file: MissionFile, names: string[] = []): Paper {
  return fitted(box, {
    ship: file.ship ?? "sitting_duck_manual",
    variant: file.variant ?? "advanced",
    names: file.players.map((_, i) => names[i] ?? nameOf(i)),
    boards: file.players.map((own) => own.map((space) => (space === null ? [] : typeof space === "string" ? [space] : [...space]))),
    threats: file.threats.map((one) => ({ id: one.id, turn: one.turn, zone: one.zone ?? "internal" })),
    tracks: { ...file.tracks },
    damage_order: { ...file.damage_order },
    until: typeof file.until === "number" ? file.until : 0,
    rest: Object.fromEntries(Object.entries(file).filter(([key]) => !OWN.includes(key))),
  });
}

export const placeWords = (zone: string): string => (zone === "internal" ? "inside the ship" : `in the ${zone} zone`);

/** What is still missing, in one sentence; empty when nothing is. */
export function missing(box: Box, paper: Paper): string {
  const unnamed = paper.threats.find((one) => one.id === "");
  if (unnamed) return `Name the threat of T+${unnamed.turn} ${placeWords(unnamed.zone)}.`;
  const boardless = paper.threats.find((one) => !paper.tracks[one.zone]);
  if (boardless) {
    const card = box.threats.find((one) => one.id === boardless.id)?.name ?? boardless.id;
    const where = boardless.zone === "internal" ? "inside the ship" : `of the ${boardless.zone} zone`;
    return `Choose the trajectory ${where}: ${card} comes there.`;
  }
  return "";
}

export const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? "" : "s"}`;

/** What there is, once nothing is missing. */
export function summary(paper: Paper): string {
  const cards = paper.boards.flat(2).length;
  const laid = cards === 0 ? "no card laid yet" : counted(cards, "card");
  return `Nothing is missing: ${counted(paper.names.length, "player")}, ${counted(paper.threats.length, "threat")}, ${laid}.`;
}

/** The cards that can come there: inside or outside, of the right deck, by name or number; those that begin so first. */
export function matching(box: Box, paper: Paper, coming: Coming, words: string): ThreatCard[] {
  const wanted = words.trim().toLowerCase();
  const { excluded } = shipOf(box, paper);
  const late = (card: ThreatCard): number => (card.name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return box.threats.filter((card) =>
    card.external === (coming.zone !== "internal") &&
    (coming.serious === undefined || card.serious === coming.serious) &&
    !excluded.includes(card.id) &&
    (card.name.toLowerCase().includes(wanted) || card.id.toLowerCase().includes(wanted)))
    .sort((a, b) => late(a) - late(b) || a.name.localeCompare(b.name));
}

/** The same paper with this player as captain: the captain's board is the first. */
export function withCaptain(paper: Paper, seat: number): Paper {
  const first = <T>(list: T[]): T[] => [list[seat]!, ...list.filter((_, i) => i !== seat)];
  return { ...paper, names: first(paper.names), boards: first(paper.boards) };
}

/** What the alerts of a track say comes when and where; the cards are still to be named. */
export function fromTrack(announcements: { kind: string; counts: boolean; things: number[] }[]): Coming[] {
  return announcements
    .filter((row) => row.kind === "alert" && row.counts)
    .map(({ things }) => ({ id: "", turn: things[0] ?? 1, zone: ["red", "white", "blue", "internal"][things[1] ?? 0] ?? "red", serious: things[2] === 1 }));
}
