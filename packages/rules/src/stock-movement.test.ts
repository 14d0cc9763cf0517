import { expect, test } from "vitest";
import {
  checkStockMovement,
  MAX_ON_HAND,
  missingPieces,
  piecesForSale,
  type StaffStockReason,
  stockChange,
} from "./stock-movement.ts";

const shelf = { onHand: 5, held: 2 };

test.each<[StaffStockReason, number, number]>([
  ["received", 3, 3],
  ["returned", 1, 1],
  ["damaged", 2, -2],
  ["lost", 5, -5],
  ["corrected", -4, -4],
  ["corrected", 4, 4],
])("%s %i changes stock by %i", (reason, quantity, change) => {
  expect(stockChange({ reason, quantity }, shelf)).toEqual({ ok: true, value: change });
});

test("a count includes the pieces that are sold or reserved and still on the shelf", () => {
  expect(stockChange({ reason: "counted", counted: 7 }, shelf)).toEqual({ ok: true, value: 0 });
  expect(stockChange({ reason: "counted", counted: 9 }, shelf)).toEqual({ ok: true, value: 2 });
  expect(stockChange({ reason: "counted", counted: 2 }, shelf)).toEqual({ ok: true, value: -5 });
});

test("a count below what orders hold leaves less than nothing, until pieces arrive", () => {
  expect(stockChange({ reason: "counted", counted: 0 }, shelf)).toEqual({ ok: true, value: -7 });
  const short = { onHand: -2, held: 2 };
  expect(stockChange({ reason: "counted", counted: 0 }, short)).toEqual({ ok: true, value: 0 });
  expect(stockChange({ reason: "received", quantity: 1 }, short)).toEqual({ ok: true, value: 1 });
  expect(stockChange({ reason: "corrected", quantity: 1 }, short)).toEqual({ ok: true, value: 1 });
  expect(stockChange({ reason: "lost", quantity: 1 }, short)).toEqual({ ok: false, refusal: "STOCK_TOO_LOW" });
  expect([piecesForSale(-2), missingPieces(-2), piecesForSale(3), missingPieces(3)]).toEqual([0, 2, 3, 0]);
});

test("other movements never leave less than nothing, nor does stock grow without end", () => {
  expect(stockChange({ reason: "damaged", quantity: 6 }, shelf)).toEqual({ ok: false, refusal: "STOCK_TOO_LOW" });
  expect(stockChange({ reason: "corrected", quantity: -5 }, shelf).ok).toBe(true);
  expect(stockChange({ reason: "received", quantity: MAX_ON_HAND - 5 }, shelf).ok).toBe(true);
  expect(stockChange({ reason: "received", quantity: MAX_ON_HAND }, shelf)).toMatchObject({
    refusal: "STOCK_TOO_HIGH",
  });
});

test.each([
  [{ reason: "received" as const }, { quantity: "ERROR_FORM_REQUIRED" }],
  [{ reason: "received" as const, quantity: 0 }, { quantity: "ERROR_FORM_INVALID" }],
  [{ reason: "lost" as const, quantity: -1 }, { quantity: "ERROR_FORM_INVALID" }],
  [{ reason: "received" as const, quantity: 1, counted: 1 }, { quantity: "ERROR_FORM_INVALID" }],
  [{ reason: "corrected" as const, quantity: 0 }, { quantity: "ERROR_FORM_INVALID" }],
  [{ reason: "counted" as const }, { counted: "ERROR_FORM_REQUIRED" }],
  [{ reason: "counted" as const, counted: 1, quantity: 1 }, { counted: "ERROR_FORM_INVALID" }],
])("refuses %j", (movement, details) => {
  expect(checkStockMovement({ ...movement, number: "A1" })).toMatchObject({ details });
});

test("accepts a movement that names its product once", () => {
  const counted = { reason: "counted" as const, counted: 0, number: "A1" };
  expect(checkStockMovement(counted)).toEqual({ ok: true, value: counted });
  expect(checkStockMovement({ reason: "corrected", quantity: -1, product_id: "x" }).ok).toBe(true);
  expect(checkStockMovement({ reason: "received", quantity: 1, number: "" })).toMatchObject({
    details: { number: "ERROR_FORM_REQUIRED" },
  });
});
