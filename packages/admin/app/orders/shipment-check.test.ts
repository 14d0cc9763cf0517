import { expect, test } from "vitest";
import { checkShipments } from "./shipment-check.ts";

test("a pasted list is matched with the selected orders, line by line", () => {
  const text = ["1001;AA1", "1002\tAA2", "1003", "9999 AA3", "nada", `1004;${"A1".repeat(31)}`].join("\n");
  const { rows, problems, missing } = checkShipments(text, ["1001", "1002", "1003", "1004", "1005"]);
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
  expect(missing).toEqual(["1003", "1004", "1005"]);
});
