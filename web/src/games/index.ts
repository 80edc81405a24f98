/**
 * Which folder draws which game. A game's board (and, if it has one, its story at the end) is
 * loaded when a table of it is opened; a game without a folder gets the plain board.
 */

import type { Component } from "svelte";
import type { Picks } from "../lib/answering.svelte";
import type { Line, Look } from "../lib/messages";

/** What every board is given. */
export interface BoardProps {
  /** All that these eyes may see: `look.view` is the game's own, `look.decision`, `look.outcome`. */
  look: Look;
  /** The geometry: what the game's `draw` door gives. */
  draw: Record<string, unknown>;
  /** Our seat; -2 for a spectator, -3 for the all-knowing eyes of a replay. */
  seat: number;
  names: string[];
  /** What these eyes were told so far, for boards that show it as a film. */
  lines: Line[];
  /** Which things are lit, chosen or barred, and what a click on one means. */
  picks: Picks;
  /** Answers the open question directly; most boards only need `picks`. */
  send: (answer: number[]) => void;
  /** The mission clock in ms at this moment, for real-time games; null without a clock. */
  clock: (() => number) | null;
  /** How fast it runs; 0 while it stands. */
  speed?: number;
  /** The common board, where the game has one: everybody's marks, and a way to set the own ones. */
  sketches?: Record<number, string[]>;
  sketch?: ((marks: string[]) => void) | null;
  /** What players suggested within the last round, by seat: shown beside their mats. */
  suggested?: Map<number, string>;
}

/** What a game's own ending is given: it stands under the result. */
export interface StoryProps {
  look: Look;
  draw: Record<string, unknown>;
  seat: number;
  names: string[];
  lines: Line[];
}

/** What a game shows of its own secrets and hand, beside the question. */
export type HandProps = BoardProps;

type Loader<P extends BoardProps | StoryProps> = () => Promise<{ default: Component<P> }>;

/** A hand may say which kinds of questions it answers all by itself: then the panel keeps its buttons folded. */
type HandLoader = () => Promise<{ default: Component<HandProps>; answers?: string[] }>;

export interface Folder {
  board: Loader<BoardProps>;
  hand: HandLoader | undefined;
  story: Loader<StoryProps> | undefined;
}

// The folder's name is the game's id; the file's name says what it draws. Nothing to register.
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const hands = import.meta.glob<{ default: Component<HandProps>; answers?: string[] }>("./*/Hand.svelte");
const stories = import.meta.glob<{ default: Component<StoryProps> }>("./*/Story.svelte");

const folders = new Map<string, Folder>();

/** Always the same for a game: a new one would draw the board anew and lose what it was showing. */
export function folderOf(game: string): Folder {
  const known = folders.get(game);
  if (known) return known;
  const folder: Folder = {
    board: boards[`./${game}/Board.svelte`] ?? (boards["./plain/Board.svelte"] as Loader<BoardProps>),
    hand: hands[`./${game}/Hand.svelte`],
    story: stories[`./${game}/Story.svelte`],
  };
  folders.set(game, folder);
  return folder;
}
