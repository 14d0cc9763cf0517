import { expect, test } from "vitest";
import { checkShipments, findShortOrders, shipmentsOf } from "./shipment-check.ts";

test("a pasted list is matched with the selected orders, line by line", () => {
  const text = ["1001;AA1", "1002\tAA2", "1003", "9999 AA3", "nada", `1004;${"A1".repeat(31)}`].join("\n");
  const { rows, problems, unlisted } = checkShipments({ text }, ["1001", "1002", "1003", "1004", "1005"]);
  expect(rows).toEqual([
    { number: "1001", tracking: "AA1" },
    { number: "1002", tracking: "AA2" },
  ]);
  expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
    [3, "tracking"],
    [4, "unselected"],
    [5, "number"],
    [6, "too-long"],
  ]);
  expect(unlisted).toEqual(["1003", "1004", "1005"]);
});

test("an order that is not paid, or closed, is not ready to be shipped", () => {
  const orders = new Map([
    ["1001", { stage: "to-pick", missing: 2 }],
    ["1002", { stage: "awaiting-payment", missing: 1 }],
    ["1003", { stage: "awaiting-payment", missing: 0 }],
    ["1004", { stage: "shipped", missing: 0 }],
  ] as const);
  const numbers = ["1001", "1002", "1003", "1004", "1005"];
  const { rows, problems, unlisted, unpaid, closed } = checkShipments(
    { text: "1001;AA1\n1002;AA2\n1004;AA4" },
    numbers,
    orders,
  );
  expect(rows).toEqual([{ number: "1001", tracking: "AA1" }]);
  expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, "unpaid"],
    [3, "closed"],
  ]);
  expect([unlisted, unpaid, closed]).toEqual([["1005"], ["1002", "1003"], ["1004"]]);
});

test("only orders that are sent are named as short", () => {
  const orders = new Map([
    ["1001", { stage: "to-pick", missing: 2 }],
    ["1002", { stage: "to-pick", missing: 0 }],
    ["1003", { stage: "to-pick", missing: 1 }],
    ["1004", { stage: "awaiting-payment", missing: 1 }],
  ] as const);
  const check = checkShipments({ text: "1001;AA1\n1002;AA2" }, [...orders.keys()], orders);
  expect(findShortOrders(shipmentsOf(check, false), orders)).toEqual(["1001"]);
  expect(findShortOrders(shipmentsOf(check, true), orders)).toEqual(["1001", "1003"]);
});
