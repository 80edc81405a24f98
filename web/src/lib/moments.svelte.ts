/**
 * Moments that may go by without a choice (`idle`): the device can let them go by itself.
 *
 * When it does follows from the player's setting alone, never from what the player could do: the
 * same question is answered after the same time whatever is in hand, so time betrays nothing.
 */

import type { Question } from "./messages";

/** Ask every time; let it go by after a while unless told to wait; let all go by until told. */
export type Mode = "ask" | "soon" | "pass";

/** After so many seconds a moment goes by. */
export const SECONDS: Record<Mode, number> = { ask: 0, soon: 8, pass: 1 };

const isMode = (text: string | null): text is Mode => text === "ask" || text === "soon" || text === "pass";

export class Moments {
  mode: Mode = $state("ask");
  /** Seconds until this moment goes by; 0 when nothing runs. */
  left = $state(0);
  /** Has this game such moments at all? */
  met = $state(false);
  #number = -1;
  #timer: ReturnType<typeof setInterval> | undefined;
  #key: string;

  constructor(
    code: string,
    private pass: (answer: number[]) => void,
  ) {
    this.#key = `quarterdeck.moments.${code}`;
    try {
      const kept = sessionStorage.getItem(this.#key);
      if (isMode(kept)) this.mode = kept;
    } catch {
      // Without storage it lasts as long as the page.
    }
  }

  /** Is the moment that is open now one that passes at once? Then nobody needs to be called. */
  quiet(question: Question | null): boolean {
    return this.mode === "pass" && !!question?.mine?.idle;
  }

  /** A question is open, or none; the same one may be shown again. */
  see(question: Question | null): void {
    const idle = question?.mine?.idle;
    if (!question || !idle || question.mine?.answer !== null) {
      this.stop();
      this.#number = question?.number ?? -1;
      return;
    }
    this.met = true;
    if (question.number === this.#number) return;
    this.#number = question.number;
    this.#start(idle);
  }

  /** Another setting; it holds for the moment that is open, too. */
  choose(mode: Mode, question: Question | null): void {
    this.mode = mode;
    try {
      sessionStorage.setItem(this.#key, mode);
    } catch {
      // As above.
    }
    this.stop();
    this.#number = -1;
    this.see(question);
  }

  /** Let me think: this moment waits for me. */
  stop(): void {
    clearInterval(this.#timer);
    this.left = 0;
  }

  #start(idle: number[]): void {
    this.stop();
    this.left = SECONDS[this.mode];
    if (this.left === 0) return;
    this.#timer = setInterval(() => {
      this.left -= 1;
      if (this.left > 0) return;
      this.stop();
      this.pass(idle);
    }, 1000);
  }
}
