import { expect, test } from "vitest";
import { namedIn, placeOf, readLedger } from "./ledger.mjs";

test("the ledger is read with the places where each row has to be proven", () => {
  const rows = readLedger(
    "| ID | requirement | at |\n|---|---|---|\n| CART-02 | A line | U A |\n| RT-01 | `/` | B |\n",
  );
  expect([...rows]).toEqual([
    ["CART-02", ["U", "A"]],
    ["RT-01", ["B"]],
  ]);
});

test("IDs count in titles, each in brackets of its own, and nowhere else", () => {
  // Put together here, so that this file itself names none.
  const named = (ids) => `[${ids}]`;
  const titles = `test("${named("AA-01")} one", x); test.each(y)(\`${named("BB-02")} ${named("CC-03")} \${n}\`, z);`;
  expect([...namedIn(`// A file's own words.\n${titles}\n/** It's told. */`)]).toEqual(["AA-01", "BB-02", "CC-03"]);
  expect([...namedIn(`${titles} // ${named("DD-04")}\nconst list = "${named("EE-05, FF-06")}";`)]).toEqual([
    "AA-01",
    "BB-02",
    "CC-03",
  ]);
});

test("the place of a test tells what it proves", () => {
  expect(["e2e/order.spec.ts", "packages/server/src/a.test.ts", "packages/rules/src/a.test.ts"].map(placeOf)).toEqual([
    "B",
    "A",
    "U",
  ]);
});
