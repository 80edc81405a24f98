/**
 * A film of what happened: shots one after the other, each with a caption and how things stand
 * after it. It only shows: nothing waits for it, and whoever answers a question ends it.
 */

import { noise, type Noise } from "./noise";
import { settings } from "./settings.svelte";

/** One shot: its caption, how long it takes at plain speed, its sound, how things stand after it. */
export interface Shot<V> {
  words: string;
  ms: number;
  sound: Noise | null;
  after: V;
  /** A new part begins here: the film keeps the last two parts for a replay. */
  cut: boolean;
}

/** A film that falls behind hurries, so that no turn takes much longer than this. */
const LONGEST_MS = 12_000;
const HURRY = 5;
export const SPEEDS = [0.5, 1, 2];

/** Is motion welcome here? */
export function moves(): boolean {
  return settings.motion && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Film<V, S extends Shot<V>> {
  reel: S[] = $state.raw([]);
  /** The shot that is shown; as many as there are: none. */
  at = $state(0);
  paused = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): S | null {
    return this.reel[this.at] ?? null;
  }

  get playing(): boolean {
    return this.at < this.reel.length;
  }

  /** New shots. They are shown by themselves where motion is welcome, films are, and somebody looks. */
  add(shots: S[]): void {
    if (shots.length === 0) return;
    const idle = !this.playing;
    const begin = this.reel.length;
    this.reel = [...this.reel, ...shots];
    const watched = settings.film && moves() && !globalThis.document?.hidden;
    if (idle) this.at = watched ? begin : this.reel.length;
    this.#trim();
    if (idle && this.playing) this.#show();
  }

  /** Start anew: what was shown before no longer counts. */
  clear(): void {
    this.#stop();
    this.reel = [];
    this.at = 0;
  }

  /** To the end: things are shown as they are now. */
  skip(): void {
    this.#stop();
    this.at = this.reel.length;
  }

  replay(): void {
    this.#stop();
    this.at = 0;
    if (this.playing) this.#show();
  }

  pause(): void {
    if (this.paused) {
      this.paused = false;
      this.#wait();
    } else if (this.playing) {
      this.paused = true;
      clearTimeout(this.#timer);
    }
  }

  /** One shot forwards or back, by hand. */
  turn(by: number): void {
    const to = Math.max(0, Math.min(this.at + by, this.reel.length));
    clearTimeout(this.#timer);
    this.at = to;
    if (this.playing) this.#show();
    else this.#stop();
  }

  /** How long the shot that is shown takes, as fast as the film goes now. */
  get ms(): number {
    const shot = this.now;
    if (!shot) return 0;
    const left = this.reel.slice(this.at).reduce((sum, one) => sum + one.ms, 0);
    return shot.ms / this.speed / Math.max(1, Math.min(HURRY, left / LONGEST_MS));
  }

  #show(): void {
    const shot = this.now;
    if (shot?.sound) noise(shot.sound);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.paused || !this.playing) return;
    this.#timer = setTimeout(() => {
      this.at += 1;
      if (this.playing) this.#show();
      else this.#stop();
    }, this.ms);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.paused = false;
  }

  /** Only the last two parts are kept, and nothing that is still to be shown is lost. */
  #trim(): void {
    const cuts = this.reel.flatMap((shot, i) => (shot.cut ? [i] : []));
    const from = Math.min(cuts.at(-2) ?? 0, this.at);
    if (from === 0) return;
    this.reel = this.reel.slice(from);
    this.at -= from;
  }
}
