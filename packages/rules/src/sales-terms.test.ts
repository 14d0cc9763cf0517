import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameTerms, SPEC_TERMS, taxOf } from "./sales-terms.ts";

const included = { ...SPEC_TERMS, tax_mode: "included" } as const;

test("an added tax is a share of the price, an included one a share of what it contains", () => {
  expect(taxOf(100_00, SPEC_TERMS)).toBe(20_00);
  expect(taxOf(120_00, included)).toBe(20_00);
  expect(taxOf(100_00, included)).toBe(16_67);
  expect(taxOf(100_00, { ...included, tax_bp: 0 })).toBe(0);
});

test("an included tax is that of the net price, within a centavo", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), fc.nat({ max: 10_000 }), (price, tax_bp) => {
      const tax = taxOf(price, { ...included, tax_bp });
      expect(Math.abs(taxOf(price - tax, { ...SPEC_TERMS, tax_bp }) - tax)).toBeLessThanOrEqual(1);
    }),
  );
});

test("terms are compared by value", () => {
  expect(isSameTerms(SPEC_TERMS, { ...SPEC_TERMS })).toBe(true);
  expect(isSameTerms(SPEC_TERMS, included)).toBe(false);
  expect(isSameTerms(SPEC_TERMS, { ...SPEC_TERMS, tax_bp: 0 })).toBe(false);
  expect(isSameTerms(SPEC_TERMS, { ...SPEC_TERMS, shipping_flat_rate: 0 })).toBe(false);
});
