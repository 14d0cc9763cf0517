import { expect, test } from "vitest";
import { type DeliveryTerms, estimateDelivery } from "./delivery-estimate.ts";

/** Monday 23 November 2026, 12:00 in Brasília. */
const monday = 1_795_446_000_000;
const terms: DeliveryTerms = {
  dispatch_days: 1,
  transit_days: { GO: [1, 2], "centro-oeste": [2, 4], sudeste: [3, 5] },
};

test("counts dispatch and transit in business days, by state before region", () => {
  expect(estimateDelivery("74000-100", terms, monday)).toEqual({ state: "GO", from: "2026-11-25", to: "2026-11-26" });
  expect(estimateDelivery("70040010", terms, monday)).toEqual({ state: "DF", from: "2026-11-26", to: "2026-11-30" });
  expect(estimateDelivery("01310-100", terms, monday)).toEqual({ state: "SP", from: "2026-11-27", to: "2026-12-01" });
});

test("promises nothing without settings, for a region without a time, or for an unknown postcode", () => {
  expect(estimateDelivery("74000-100", null, monday)).toBeUndefined();
  expect(estimateDelivery("90010-000", terms, monday)).toBeUndefined();
  expect(estimateDelivery("00000-000", terms, monday)).toBeUndefined();
  expect(estimateDelivery("7400", terms, monday)).toBeUndefined();
});
