import { expect, test } from "vitest";
import { accept, type Outcome, refuse } from "./outcome.ts";

test("an outcome is a value or one refusal", () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 });
  expect(refuse("NOT_FOUND")).toEqual({ ok: false, refusal: "NOT_FOUND" });
});

test("a refusal may have details", () => {
  const outcome: Outcome<number, "OUT_OF_STOCK", { left: number }> = refuse("OUT_OF_STOCK", { left: 2 });
  expect(outcome).toEqual({ ok: false, refusal: "OUT_OF_STOCK", details: { left: 2 } });
  if (!outcome.ok) expect(outcome.details?.left).toBe(2);
});
