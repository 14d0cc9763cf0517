import { expect, test } from "vitest";
import {
  findForgottenFiles,
  findLedgerProblems,
  findMalformedRows,
  idsInTitle,
  letterOf,
  parseLedger,
} from "./ledger.mjs";

const ledger = parseLedger(
  "| ID | requirement | at |\n|---|---|---|\n| CART-02 | A line | U A |\n| RT-01 | `/` | B |\n",
);
// The brackets are added here, so that the titles of this file name no row themselves.
const titled = (id, title) => `[${id}] ${title}`;
const passed = (file, id) => ({ file, title: titled(id, "a title"), status: "passed" });
const UNIT = passed("packages/rules/src/cart.test.ts", "CART-02");
const CALL = passed("packages/server/src/sales/cart/cart.test.ts", "CART-02");
const JOURNEY = passed("e2e/routes.test.ts", "RT-01");

test("the ledger is read with the letters of each row", () => {
  expect([...ledger]).toEqual([
    ["CART-02", ["U", "A"]],
    ["RT-01", ["B"]],
  ]);
});

test("a title names IDs only in brackets of their own", () => {
  expect(idsInTitle(`${titled("CART-02", "")} ${titled("RT-01", "")} RT-02 ${titled("RT-03, RT-04", "")}`)).toEqual([
    "CART-02",
    "RT-01",
  ]);
});

test("the path of a test file decides what it proves", () => {
  expect([JOURNEY, CALL, UNIT].map(({ file }) => letterOf(file))).toEqual(["B", "A", "U"]);
  expect(letterOf("packages/web/pages/with-database/a.test.ts")).toBe("U");
});

test("a ledger whose letters all have a passed test has no problems", () => {
  expect(findLedgerProblems(ledger, [UNIT, CALL, JOURNEY])).toEqual([]);
});

test("a row without a test at one of its letters is a problem", () => {
  expect(findLedgerProblems(ledger, [UNIT, JOURNEY])).toEqual(["CART-02 has no passed test at A."]);
});

test("a flaky test, which passed at its second try, is a proof", () => {
  expect(findLedgerProblems(ledger, [UNIT, CALL, { ...JOURNEY, status: "flaky" }])).toEqual([]);
});

test("a failed test proves nothing", () => {
  expect(findLedgerProblems(ledger, [UNIT, { ...CALL, status: "failed" }, JOURNEY])).toEqual([
    "CART-02 has no passed test at A.",
  ]);
});

test("a skipped proof is a problem, although another test proves the row", () => {
  const skipped = { ...CALL, title: titled("CART-02", "another"), status: "skipped" };
  expect(findLedgerProblems(ledger, [UNIT, CALL, JOURNEY, skipped])).toEqual([
    `${CALL.file}: "${skipped.title}" is skipped, so it does not prove CART-02.`,
  ]);
});

test("an ID that the ledger does not have is a problem", () => {
  expect(findLedgerProblems(ledger, [UNIT, CALL, JOURNEY, passed("e2e/a.test.ts", "RT-99")])).toEqual([
    `e2e/a.test.ts: "${titled("RT-99", "a title")}" names RT-99, which docs/requirements.md does not have.`,
  ]);
});

test("two IDs in one pair of brackets are a problem", () => {
  const title = titled("RT-01, CART-02", "a title");
  expect(findLedgerProblems(ledger, [UNIT, CALL, JOURNEY, { ...JOURNEY, title }])).toEqual([
    `${JOURNEY.file}: "${title}": each ID needs its own brackets.`,
  ]);
});

test("a row that cannot be read is a problem", () => {
  const rows = ["| RT-02 | `/a` | U, A |", "| RT-03 | `/b` | |", "| RT-04 | `/c` | B | ", "| RT-05 | `/d` | B |"];
  expect(findMalformedRows(rows.join("\n"))).toHaveLength(3);
});

test("no rows or no reports are a problem", () => {
  expect(findLedgerProblems(new Map(), [UNIT])).toHaveLength(1);
  expect(findLedgerProblems(ledger, [])).toHaveLength(1);
});

test("a test file that no project runs is a problem", () => {
  const files = [UNIT.file, "packages/rules/src/forgotten.test.ts", "packages/rules/src/cart.ts", "e2e/lists.test.ts"];
  expect(findForgottenFiles(files, [UNIT], { hasCitus: false })).toEqual([
    "packages/rules/src/forgotten.test.ts is in no report: no project of vitest.config.ts runs it.",
  ]);
});

test("a test that needs a Citus cluster is forgotten only where there is one", () => {
  const files = ["packages/server/citus-tests/a.test.ts", "packages/web/pages/on-citus/b.test.ts"];
  expect(findForgottenFiles(files, [UNIT], { hasCitus: false })).toEqual([]);
  expect(findForgottenFiles(files, [UNIT], { hasCitus: true })).toHaveLength(2);
});
