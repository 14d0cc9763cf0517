import { expect, test } from "vitest";
import { parseShipmentList } from "./shipment-list.ts";

test.each([
  ["1001\tAA123456785BR", "AA123456785BR"],
  ["#1001; AA123456785BR ;Correios", "AA123456785BR"],
  ["1001,AA123456785BR", "AA123456785BR"],
  ["  # 1001   AA 123 456 785 BR ", "AA123456785BR"],
  ["1001;Cliente Exemplo;AA123456785BR", "AA123456785BR"],
  ["1001;Oficina 24;89,90;AA 123 456 785 BR", "AA123456785BR"],
  ["1001\tCliente Exemplo\tJL-77", "JL-77"],
  ["1001;;AA123456785BR", "AA123456785BR"],
])("%j is order 1001 with its code", (typed, tracking) => {
  expect(parseShipmentList(typed)).toEqual({
    rows: [{ line: 1, number: "1001", tracking }],
    errors: [],
    columns: [],
  });
});

test("what does not look like a tracking code is never taken as one", () => {
  for (const line of ["1001;Cliente Exemplo", "1001 Cliente Exemplo", "1001"]) {
    const errors = [{ line: 1, text: line, reason: "tracking" }];
    expect(parseShipmentList(line)).toEqual({ rows: [], errors, columns: [] });
  }
});

test.each([
  ['1001;=HYPERLINK("x")'],
  ['1001 =HYPERLINK("x")'],
  ["1001;+5562"],
  ["1001;-12"],
  ["1001;@SUM(1)"],
  ["1001;AA12\u00073"],
])("%j holds a formula, not a code", (line) => {
  const errors = [{ line: 1, text: line, reason: "formula" }];
  expect(parseShipmentList(line)).toEqual({ rows: [], errors, columns: [] });
});

test("of several columns the only one that looks like codes is taken, and lines without a code there are named", () => {
  const { rows, errors, columns } = parseShipmentList("1001;Ana 2;AA123456785BR\n1002;AA 3\n1003;Bia;=A1");
  expect(rows).toEqual([{ line: 1, number: "1001", tracking: "AA123456785BR" }]);
  expect(errors.map(({ line, reason }) => [line, reason])).toEqual([
    [2, "tracking"],
    [3, "formula"],
  ]);
  expect(columns).toEqual([]);
});

test.each([
  ["1001;Rua A;89;90", ["Rua A", "89", "90"]],
  ["1001;Ana Exemplo;Rua A", ["Ana Exemplo", "Rua A"]],
  ["1001;77;JL 88", ["77", "JL 88"]],
  ["1001;AA123456785BR;AA123456799BR", ["AA123456785BR", "AA123456799BR"]],
])("%j does not say which column holds the code", (line, examples) => {
  const columns = examples.map((example, index) => ({ index, examples: [example] }));
  expect(parseShipmentList(line)).toEqual({ rows: [], errors: [], columns });
});

test("the column that the reader chose holds the codes, but no formula", () => {
  const lines = ["Pedido;Nota;Código", "1001;77;JL 88", '1002;78;=HYPERLINK("x")', "1003;79;", "1004;80;XPTO"];
  const { rows, errors, columns } = parseShipmentList(lines.join("\n"), 1);
  expect(rows).toEqual([
    { line: 2, number: "1001", tracking: "JL 88" },
    { line: 5, number: "1004", tracking: "XPTO" },
  ]);
  expect(errors.map(({ line, reason }) => [line, reason])).toEqual([
    [1, "number"],
    [3, "formula"],
    [4, "tracking"],
  ]);
  expect(columns).toEqual([
    { index: 0, examples: ["77", "78"] },
    { index: 1, examples: ["JL 88", '=HYPERLINK("x")'] },
  ]);
  const others = parseShipmentList("Pedido;Nota;Código\n1001;77;JL 88\n1002;78;AA1 <b>", 1);
  expect(others.errors.map(({ line, reason }) => [line, reason])).toEqual([
    [1, "number"],
    [3, "tracking"],
  ]);
  const shifted = parseShipmentList("1001;Ana;AA123456785BR\n1002;AA123456799BR");
  expect([shifted.rows, shifted.columns.length]).toEqual([[], 2]);
  expect(parseShipmentList("1001;Ana;AA123456785BR", 0).rows).toMatchObject([{ tracking: "AA123456785BR" }]);
});

test("lines that cannot be read are named, with the reason", () => {
  const { rows, errors } = parseShipmentList("Pedido;Código\r\n\r\n1001;A1\n1002\n1001;A2\n1003;\n1004 A4");
  expect(rows).toEqual([
    { line: 3, number: "1001", tracking: "A1" },
    { line: 7, number: "1004", tracking: "A4" },
  ]);
  expect(errors).toEqual([
    { line: 1, text: "Pedido;Código", reason: "number" },
    { line: 4, text: "1002", reason: "tracking" },
    { line: 5, text: "1001;A2", reason: "duplicate" },
    { line: 6, text: "1003;", reason: "tracking" },
  ]);
});
