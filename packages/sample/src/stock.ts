import type { SampleAvailability } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** `isPriceOnRequest`: in stock, but without a price. */
export type SampleStock = { stock: number; whenOut: SampleAvailability; isPriceOnRequest: boolean };

/** Spreads all availabilities evenly, so that every shop has each of them. */
export function pickStock(index: number, random: SeededRandom): SampleStock {
  if (index % 29 === 7) return { stock: 0, whenOut: "out-of-stock", isPriceOnRequest: false };
  if (index % 31 === 12) return { stock: 0, whenOut: "on-backorder", isPriceOnRequest: false };
  if (index % 37 === 19) return { stock: 0, whenOut: "pending", isPriceOnRequest: false };
  const stock = random.chance(0.15) ? random.between(1, 4) : random.between(5, 120);
  return { stock, whenOut: random.chance(0.3) ? "on-backorder" : "out-of-stock", isPriceOnRequest: index % 43 === 23 };
}
