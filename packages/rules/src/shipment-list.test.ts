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
])("%j is order 1001 with its code", (typed, tracking) => {
  expect(parseShipmentList(typed)).toEqual({ rows: [{ line: 1, number: "1001", tracking }], errors: [] });
});

test("what does not look like a tracking code is never taken as one", () => {
  const lines = ["1001;Cliente Exemplo", '1001;=HYPERLINK("x")', "1001 Cliente Exemplo", "1001;Rua A;89;90"];
  for (const line of lines) {
    expect(parseShipmentList(line)).toEqual({ rows: [], errors: [{ line: 1, text: line, reason: "tracking" }] });
  }
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
