import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { MAX_PIECES } from "@pecacerta/rules/stock-movement";
import { expect, test } from "vitest";
import {
  addScan,
  type CountLine,
  chooseProduct,
  countSummary,
  failLine,
  linesAfterSaving,
  parseScan,
  replaceCode,
  savableLines,
  setQuantity,
  settleLine,
} from "./count-lines.ts";

const product = (id: string): StockRowDto => ({
  product_id: id,
  name: `Peça ${id}`,
  sku: id,
  brand: "Travaboa",
  partNumber: "",
  image: null,
  state: "published",
  onHand: 5,
  reserved: 0,
  toPick: 0,
  toPutBack: 0,
  missing: 0,
  minimum: null,
  shelf: "",
});

const scanAll = (codes: readonly string[]): CountLine[] =>
  codes.reduce<CountLine[]>((lines, code, at) => addScan(lines, { code, quantity: 1 }, String(at)), []);

test.each([
  ["PF-1", { code: "PF-1", quantity: 1 }],
  [" 12*PF-1 ", { code: "PF-1", quantity: 12 }],
  ["12 * 789 100", { code: "789 100", quantity: 12 }],
  ["*12", { quantity: 12 }],
  ["*9999999", { quantity: MAX_PIECES }],
  ["*", { code: "*", quantity: 1 }],
  ["  ", undefined],
])("reads the scan %j", (typed, scan) => {
  expect(parseScan(typed)).toEqual(scan);
});

test("a code again adds a piece, and its line stands first", () => {
  const lines = scanAll(["A", "B", "a"]);
  expect(lines.map(({ codes, quantity }) => [...codes, quantity])).toEqual([
    ["A", 2],
    ["B", 1],
  ]);
});

test("two codes of one product become one line that knows both", () => {
  const found = (id: string) => ({ exact: [product(id)], similar: [] });
  const lines = settleLine(settleLine(scanAll(["A", "789"]), "0", found("1")), "1", found("1"));
  expect(lines).toMatchObject([{ codes: ["A", "789"], quantity: 2, product: { product_id: "1" } }]);
  expect(addScan(lines, { code: "789", quantity: 3 }, "9")).toMatchObject([{ quantity: 5 }]);
});

test("an unknown code and one of several products wait for a choice, and keep their pieces", () => {
  const unknown = settleLine(scanAll(["X", "X"]), "0", { exact: [], similar: [product("7")] });
  expect(unknown).toMatchObject([{ problem: "unknown", quantity: 2, choices: [{ product_id: "7" }] }]);
  const [chosen] = chooseProduct(unknown, "0", product("7"));
  expect(chosen).toEqual({ key: "0", codes: ["X"], quantity: 2, product: product("7") });
  const several = settleLine(scanAll(["Y"]), "0", { exact: [product("1"), product("2")], similar: [] });
  expect(several).toMatchObject([{ problem: "ambiguous", choices: [{}, {}] }]);
  expect(replaceCode(failLine(several, "0"), "0", "Z")).toEqual([{ key: "0", codes: ["Z"], quantity: 1 }]);
});

test("only lines with a product are saved, and nothing is received of none", () => {
  const lines = setQuantity(chooseProduct(scanAll(["A", "B"]), "0", product("1")), "0", -3);
  expect(savableLines(lines, false)).toMatchObject([{ quantity: 0, product: { product_id: "1" } }]);
  expect(savableLines(lines, true)).toEqual([]);
});

test("what is scanned during a save stays: the further pieces of a receipt, the whole of a count", () => {
  const counted = ["1", "2", "3"].reduce<CountLine[]>(
    (lines, id) => chooseProduct(addScan(lines, { code: id, quantity: 4 }, id), id, product(id)),
    [],
  );
  const sent = savableLines(counted, true);
  const result = { name: "", sku: "", partNumber: "", brand: "", quantity: 4, balance: 9, refusal: null };
  const results = sent.map(({ product: { product_id } }) => ({
    ...result,
    product_id,
    ...(product_id === "3" && { refusal: "STOCK_TOO_HIGH" as const }),
  }));
  const scanned = addScan(addScan(counted, { code: "2", quantity: 1 }, "9"), { code: "X", quantity: 1 }, "4");
  expect(linesAfterSaving(scanned, { sent, results, isReceiving: true })).toMatchObject([
    { key: "4", quantity: 1 },
    { key: "2", quantity: 1, product: { onHand: 9 } },
    { key: "3", quantity: 4, refusal: "STOCK_TOO_HIGH" },
  ]);
  expect(linesAfterSaving(scanned, { sent, results, isReceiving: false })[1]).toMatchObject({ key: "2", quantity: 5 });
  expect(linesAfterSaving(setQuantity(counted, "1", 2), { sent, results, isReceiving: true })).toHaveLength(1);
});

test("the summary counts lines, pieces and differences from what was expected", () => {
  const lines = ["1", "2"].reduce<CountLine[]>(
    (all, id) => chooseProduct(addScan(all, { code: id, quantity: 4 }, id), id, { ...product(id), onHand: 4 }),
    [],
  );
  expect(countSummary(savableLines(lines, false))).toEqual({ lines: 2, pieces: 8, different: 0 });
  expect(countSummary(savableLines(setQuantity(lines, "1", 5), false))).toMatchObject({ pieces: 9, different: 1 });
});
