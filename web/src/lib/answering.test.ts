import { expect, test } from "vitest";
import { Answering } from "./answering.svelte";
import type { Mine, Option, Question, SpaceSeen } from "./messages";

const option = (item: number, at: string[] = []): Option => ({ item, words: `w${item}`, at, help: "" });

function question(space: SpaceSeen, options: Option[], more: Partial<Mine> = {}, number = 1): Question {
  const mine: Mine = { space, options, things: { "crew:0": "Asha", "crew:1": "Bram" }, barred: [], answer: null, idle: null, ...more };
  return { number, kind: "k", rule: "", words: "?", seats: [0], waiting: [0], together: false, mine };
}

function make(next: Record<string, Option[]> = {}): { a: Answering; sent: number[][] } {
  const sent: number[][] = [];
  const a = new Answering({
    names: ["Ana", "Bo"],
    answer: (_, answer) => sent.push(answer),
    options: (_, soFar, take) => take(next[soFar.join()] ?? [], {}),
  });
  return { a, sent };
}

test("one pick answers at once", () => {
  const { a, sent } = make();
  a.ask(question({ kind: "pick", items: [4, 5] }, [option(4), option(5)]));
  a.choose(option(5));
  expect(sent).toEqual([[5]]);
});

test("boards speak of players by their names", () => {
  const { a } = make();
  const barred = [{ item: 0, words: "{p0}", at: ["seat:0"], why: "{p0} is off duty.", rule: "FTK-061" }] as Mine["barred"];
  a.ask(question({ kind: "pick", items: [1] }, [{ ...option(1, ["seat:1"]), words: "{p1} as lieutenant" }], { barred }));
  expect(a.lit("seat:1")).toBe("Bo as lieutenant");
  expect(a.barred("seat:0")).toEqual({ why: "Ana is off duty.", rule: "FTK-061" });
});

test("on the board one thing leads to the next, and another first thing changes over", () => {
  const { a, sent } = make();
  a.ask(question({ kind: "pick", items: [1, 2, 9] }, [option(1, ["crew:0", "deck:1"]), option(2, ["crew:0", "deck:2"]), option(9, ["crew:1", "deck:1"])]));
  expect([a.lit("crew:0"), a.lit("deck:1")]).toEqual(["Asha", undefined]);
  a.pick("crew:0");
  expect([a.chosen("crew:0"), a.lit("deck:2"), a.shown.length]).toEqual([true, "w2", 2]);
  a.pick("crew:0");
  expect(a.chosen("crew:0")).toBe(false);
  a.pick("crew:0");
  a.pick("crew:1");
  expect([a.chosen("crew:0"), a.chosen("crew:1"), a.lit("deck:2")]).toEqual([false, true, undefined]);
  a.pick("deck:1");
  expect(sent).toEqual([[9]]);
});

test("some: toggled in any order up to the most, and confirmed", () => {
  const { a, sent } = make();
  a.ask(question({ kind: "some", items: [1, 2, 3], low: 1, high: 2 }, [option(1), option(2), option(3)]));
  a.confirm();
  expect(sent).toEqual([]);
  for (const item of [3, 1, 2]) a.choose(option(item));
  expect(a.picked).toEqual([3, 1]);
  a.choose(option(3));
  a.choose(option(2));
  a.confirm();
  expect(sent).toEqual([[1, 2]]);
});

test("pay proposes the cheapest", () => {
  const { a, sent } = make();
  a.ask(question({ kind: "pay", items: [1, 2, 3], low: 2, high: 2, cheapest: [1, 3] }, [option(1), option(2), option(3)]));
  a.confirm();
  expect(sent).toEqual([[1, 3]]);
});

test("either goes step by step through its ways, and back", () => {
  const { a, sent } = make({ "6": [option(1), option(2)] });
  const ways: SpaceSeen[] = [{ kind: "nothing" }, { kind: "some", items: [1, 2], low: 1, high: 1 }];
  a.ask(question({ kind: "either", items: [5, 6], ways }, [option(5), option(6)]));
  a.choose(option(6));
  expect([a.trail, a.several]).toEqual([["w6"], true]);
  a.back();
  expect(a.options.map((o) => o.item)).toEqual([5, 6]);
  a.choose(option(6));
  a.choose(option(2));
  a.confirm();
  a.restart();
  a.choose(option(5));
  expect(sent).toEqual([[6, 2], [5]]);
});

test("split asks part by part", () => {
  const { a, sent } = make({ "2": [option(0), option(1)] });
  a.ask(question({ kind: "split", total: 3, most: [2, 2] }, [option(0), option(1), option(2)]));
  a.choose(option(2));
  a.choose(option(1));
  expect(sent).toEqual([[2, 1]]);
});

test("arrange keeps the order that was made", () => {
  const { a, sent } = make();
  a.ask(question({ kind: "arrange", items: [1, 2, 3], low: 3, high: 3 }, [option(1), option(2), option(3)]));
  for (const item of [1, 2, 3]) a.choose(option(item));
  a.shift(3, -1);
  a.confirm();
  expect(sent).toEqual([[1, 3, 2]]);
});

test("a look that asks the same keeps what was begun; a new question starts anew", () => {
  const { a } = make();
  const ask = (number: number): Question => question({ kind: "some", items: [1, 2], low: 2, high: 2 }, [option(1), option(2)], {}, number);
  a.ask(ask(1));
  a.choose(option(1));
  a.ask(ask(1));
  expect(a.picked).toEqual([1]);
  a.ask(ask(2));
  expect(a.picked).toEqual([]);
});

test("what is barred says why until it is lit", () => {
  const { a } = make();
  const barred = [{ ...option(7, ["deck:6"]), rule: "CC-021", why: "Decks 1 to 4." }];
  a.ask(question({ kind: "pick", items: [1] }, [option(1, ["deck:1"])], { barred }));
  expect(a.barred("deck:6")?.why).toBe("Decks 1 to 4.");
  expect(a.barred("deck:1")).toBeUndefined();
});
