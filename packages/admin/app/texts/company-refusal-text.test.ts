import { staffCalls } from "@pecacerta/contract/admin/calls";
import type { StaffCall } from "@pecacerta/contract/call";
import { expect, test } from "vitest";
import { accountRefusalText } from "./account-refusal-text.ts";
import { companyRefusalText } from "./company-refusal-text.ts";
import { installationRefusalText } from "./installation-refusal-text.ts";
import { productRefusalText } from "./product-refusal-text.ts";

test("every refusal of the calls that the pages make has a text", () => {
  const calls: readonly StaffCall[] = Object.values(staffCalls);
  const refusals = new Set(calls.flatMap(({ refusals = {} }) => Object.values(refusals).flat()));
  expect(refusals.size).toBeGreaterThan(10);
  const unknown = companyRefusalText("NEW_KEY");
  const textOf = [productRefusalText, accountRefusalText, installationRefusalText];
  expect([...refusals].filter((refusal) => textOf.every((text) => text(refusal) === unknown))).toEqual([]);
});

test("a key that only a newer server knows has a text, too", () => {
  for (const key of ["NEW_KEY", "constructor", "__proto__"])
    expect(companyRefusalText(key)).toBe(companyRefusalText("INTERNAL_ERROR"));
});
