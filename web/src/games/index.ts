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
  /** Which things are lit, chosen or barred, and what a click on one means. */
  picks: Picks;
  /** Answers the open question directly; most boards only need `picks`. */
  send: (answer: number[]) => void;
  /** The mission clock in ms at this moment, for real-time games; null without a clock. */
  clock: (() => number) | null;
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

export interface Folder {
  board: Loader<BoardProps>;
  hand: Loader<HandProps> | undefined;
  story: Loader<StoryProps> | undefined;
}

// The folder's name is the game's id; the file's name says what it draws. Nothing to register.
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const hands = import.meta.glob<{ default: Component<HandProps> }>("./*/Hand.svelte");
const stories = import.meta.glob<{ default: Component<StoryProps> }>("./*/Story.svelte");

export function folderOf(game: string): Folder {
  return {
    board: boards[`./${game}/Board.svelte`] ?? (boards["./plain/Board.svelte"] as Loader<BoardProps>),
    hand: hands[`./${game}/Hand.svelte`],
    story: stories[`./${game}/Story.svelte`],
  };
}
