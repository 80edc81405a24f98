import { expect, test } from "vitest";
import { codeIn, named, pieces, row } from "./names";

test("players get their names, whatever else braces hold", () => {
  expect(named("{p1} moved {x} past {p0}.", ["Ana", "Bo"])).toBe("Bo moved {x} past Ana.");
  expect(named("{p7} left.", ["Ana"])).toBe("Player 8 left.");
});

test("a name is text, never markup or another placeholder", () => {
  expect(named("{p0} won.", ["<b>{p1}</b>", "Bo"])).toBe("<b>{p1}</b> won.");
});

test("pieces tell which seat they name", () => {
  expect(pieces("No from {p2}", ["a", "b", "c"])).toEqual([{ words: "No from ", seat: -1 }, { words: "c", seat: 2 }]);
});

test("names in a row", () => {
  expect([row([]), row(["A"]), row(["A", "B"]), row(["A", "B", "C"])]).toEqual(["nobody", "A", "A and B", "A, B and C"]);
});

test("a code is found in what is typed or pasted", () => {
  for (const text of ["krtna", " KRT NA ", "http://127.0.0.1:8000/t/krtna", "https://play.example/t/KRTNA/replay?step=3", "host/t/krtna/"]) {
    expect(codeIn(text)).toBe("KRTNA");
  }
  expect(codeIn("12 345")).toBe("");
});
