import { expect, test } from "vitest";
import type { Line } from "./messages";
import { runs } from "./runs";

const line = (words: string, secret: boolean, rule = "SA-024"): Line => ({ words, secret, rule, kind: "card_came" }) as Line;
const told = (lines: Line[], veil = true): string[] => runs(lines, veil).map((run) => run.map((one) => one.words).join("+"));

test("private lines of one rule in a row are one entry", () => {
  expect(told([line("a", true), line("b", true), line("open", false), line("c", true)])).toEqual(["a+b", "open", "c"]);
});

test("open lines, lines of other rules and unveiled lines stand alone", () => {
  expect(told([line("a", false), line("b", false)])).toEqual(["a", "b"]);
  expect(told([line("a", true), line("b", true, "SA-028")])).toEqual(["a", "b"]);
  expect(told([line("a", true), line("b", true)], false)).toEqual(["a", "b"]);
});
