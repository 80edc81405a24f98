/**
 * Answering the open question, pick by pick. It knows spaces (pick one, some, pay …), never rules:
 * what may be picked comes from the server, and the server has the last word.
 */

import type { BarredOption, Mine, Option, Question, SpaceSeen } from "./messages";
import { named } from "./names";

/** What boards get: which things are lit, and what a click on one means. */
export interface Picks {
  /** The words of the thing that may be picked now; undefined when it may not. */
  lit(ref: string): string | undefined;
  /** Is it picked already, or on the way to the thing being picked? */
  chosen(ref: string): boolean;
  /** Why it may not be picked. */
  barred(ref: string): { why: string; rule: string } | undefined;
  pick(ref: string): void;
  /** The answer that was sent and not yet shown back. */
  readonly sent: number[] | null;
}

/** What is done with the next options and the words of the things on the way to them. */
export type Take = (options: Option[], things: Record<string, string>) => void;

/** How answers leave, and how further picks are asked for. */
export interface Door {
  /** Who sits where: boards speak of players by their names. */
  readonly names: string[];
  answer(number: number, answer: number[]): void;
  options(number: number, soFar: number[], take: Take): void;
}

const NOTHING: SpaceSeen = { kind: "nothing" };

export class Answering implements Picks {
  question: Question | null = $state.raw(null);
  space: SpaceSeen = $state.raw(NOTHING);
  options: Option[] = $state.raw([]);
  things: Record<string, string> = $state.raw({});
  /** Picks that lead to this space: tags of `either`, numbers of `split`. */
  path: number[] = $state.raw([]);
  /** The words of those picks, for the way back. */
  trail: string[] = $state.raw([]);
  /** Picks inside this space: `some`, `arrange`, `pay`. */
  picked: number[] = $state.raw([]);
  /** Board things chosen on the way to one option. */
  prefix: string[] = $state.raw([]);
  /** The answer that was sent and not yet shown back. */
  sent: number[] | null = $state.raw(null);
  waiting = $state(false);

  constructor(private door: Door) {}

  get mine(): Mine | null {
    return this.question?.mine ?? null;
  }

  get barredOptions(): BarredOption[] {
    return this.path.length === 0 ? (this.mine?.barred ?? []) : [];
  }

  /** Is this a choice of several things that ends with a confirmation? */
  get several(): boolean {
    return this.space.kind === "some" || this.space.kind === "arrange" || this.space.kind === "pay";
  }

  get complete(): boolean {
    const { low = 0, high = 0 } = this.space;
    return this.picked.length >= low && this.picked.length <= high;
  }

  /** The options that agree with the board things chosen so far. */
  shown: Option[] = $derived(
    this.options.filter((option) => this.prefix.every((ref, i) => option.at[i] === ref)),
  );

  #lit: Map<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    for (const option of this.options) {
      const first = option.at[0];
      if (first !== undefined) found.set(first, this.thing(first) ?? option.words);
    }
    for (const option of this.shown) {
      const next = option.at[this.prefix.length];
      if (next === undefined) continue;
      const last = option.at.length === this.prefix.length + 1;
      found.set(next, last ? option.words : (this.thing(next) ?? option.words));
    }
    return found;
  });

  #barred: Map<string, BarredOption> = $derived(
    new Map(this.barredOptions.flatMap((b) => (b.at.length ? [[b.at.at(-1) as string, b] as const] : []))),
  );

  /** A new look arrived: start anew only when it asks something new. */
  ask(question: Question | null): void {
    const before = this.question;
    const same =
      before !== null && question !== null && before.number === question.number &&
      JSON.stringify(before.mine?.space) === JSON.stringify(question.mine?.space) &&
      JSON.stringify(before.mine?.options) === JSON.stringify(question.mine?.options);
    this.question = question;
    if (!same) this.restart();
    if (question?.mine?.answer) this.sent = null;
  }

  /** Back to the first pick. */
  restart(): void {
    this.space = this.mine?.space ?? NOTHING;
    this.options = this.mine?.options ?? [];
    this.things = this.mine?.things ?? {};
    this.path = [];
    this.trail = [];
    this.prefix = [];
    this.sent = null;
    this.waiting = false;
    this.#begin();
  }

  thing(ref: string): string | undefined {
    return this.things[ref];
  }

  lit(ref: string): string | undefined {
    const words = this.sent ? undefined : this.#lit.get(ref);
    return words === undefined ? undefined : named(words, this.door.names);
  }

  chosen(ref: string): boolean {
    if (this.prefix.includes(ref)) return true;
    return this.options.some((option) => option.at.at(-1) === ref && this.picked.includes(option.item));
  }

  barred(ref: string): { why: string; rule: string } | undefined {
    const found = this.#lit.has(ref) ? undefined : this.#barred.get(ref);
    return found && { why: named(found.why, this.door.names), rule: found.rule };
  }

  /** A thing on the board was clicked. */
  pick(ref: string): void {
    if (this.lit(ref) === undefined) return;
    const chosen = this.prefix.indexOf(ref);
    if (chosen >= 0) {
      this.prefix = this.prefix.slice(0, chosen); // clicked again: let go of it
      return;
    }
    if (!this.shown.some((option) => option.at[this.prefix.length] === ref)) this.prefix = []; // another first thing
    const depth = this.prefix.length;
    const here = this.shown.filter((option) => option.at[depth] === ref);
    const only = here[0];
    if (here.length === 1 && only && only.at.length === depth + 1) this.choose(only);
    else if (here.length > 0) this.prefix = [...this.prefix, ref];
  }

  /** An option was chosen, by its button or on the board. */
  choose(option: Option): void {
    if (this.several) {
      const at = this.picked.indexOf(option.item);
      if (at >= 0) this.picked = this.picked.filter((item) => item !== option.item);
      else if (this.space.high === 1) this.picked = [option.item];
      else if (this.picked.length < (this.space.high ?? 0)) this.picked = [...this.picked, option.item];
      this.prefix = [];
      return;
    }
    const path = [...this.path, option.item];
    const next = this.#after(option.item, path);
    if (next.kind === "nothing") this.submit(path);
    else this.#descend(next, path, option.words);
  }

  /** Which space comes after this pick? `nothing` when the answer is whole. */
  #after(item: number, path: number[]): SpaceSeen {
    if (this.space.kind === "either") {
      return this.space.ways?.[this.space.items?.indexOf(item) ?? -1] ?? NOTHING;
    }
    if (this.space.kind === "split") {
      const parts = path.length - this.#splitFrom;
      return parts < (this.space.most?.length ?? 0) ? this.space : NOTHING;
    }
    return NOTHING;
  }

  #splitFrom = 0;

  #descend(space: SpaceSeen, path: number[], words: string): void {
    if (space.kind === "split" && this.space.kind !== "split") this.#splitFrom = path.length;
    this.space = space;
    this.path = path;
    this.trail = [...this.trail, words];
    this.prefix = [];
    this.#load();
  }

  #load(): void {
    const number = this.question?.number ?? 0;
    const path = this.path;
    this.waiting = true;
    this.options = [];
    this.#begin();
    this.door.options(number, path, (options, things) => {
      if (this.question?.number !== number || this.path !== path) return;
      this.waiting = false;
      this.options = options;
      this.things = things;
    });
  }

  #begin(): void {
    if (this.path.length === 0) this.#splitFrom = 0;
    this.picked = this.space.kind === "pay" ? [...(this.space.cheapest ?? [])] : [];
  }

  /** One pick back. */
  back(): void {
    if (this.prefix.length > 0) {
      this.prefix = this.prefix.slice(0, -1);
      return;
    }
    const path = this.path.slice(0, -1);
    const trail = this.trail.slice(0, -1);
    let space = this.mine?.space ?? NOTHING;
    for (const item of path) {
      if (space.kind === "either") space = space.ways?.[space.items?.indexOf(item) ?? -1] ?? NOTHING;
    }
    if (path.length === 0) return this.restart();
    this.space = space;
    this.path = path;
    this.trail = trail;
    this.#load();
  }

  /** Move a picked thing of `arrange` earlier or later. */
  shift(item: number, by: number): void {
    const from = this.picked.indexOf(item);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.picked.length) return;
    const order = [...this.picked];
    order.splice(to, 0, ...order.splice(from, 1));
    this.picked = order;
  }

  confirm(): void {
    if (this.space.kind === "nothing") this.submit(this.path);
    else if (this.complete) this.submit([...this.path, ...this.picked]);
  }

  submit(answer: number[]): void {
    if (!this.question) return;
    this.sent = answer;
    this.door.answer(this.question.number, answer);
  }

  /** The answer was refused: choose again. */
  refused(): void {
    if (this.sent) this.restart();
  }
}
