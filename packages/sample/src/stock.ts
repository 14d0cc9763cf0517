import type { SampleAvailability } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** What lies on the shelf. `onRequest`: in stock, but the price is only told on request. */
export type SampleStock = { stock: number; whenOut: SampleAvailability; onRequest: boolean };

/** Every so many products one is out, ordered, awaited or on request, so that every kind is in every shop. */
export function pickStock(at: number, dice: SeededRandom): SampleStock {
  if (at % 29 === 7) return { stock: 0, whenOut: "out-of-stock", onRequest: false };
  if (at % 31 === 12) return { stock: 0, whenOut: "on-backorder", onRequest: false };
  if (at % 37 === 19) return { stock: 0, whenOut: "pending", onRequest: false };
  const stock = dice.chance(0.15) ? dice.between(1, 4) : dice.between(5, 120);
  return { stock, whenOut: dice.chance(0.3) ? "on-backorder" : "out-of-stock", onRequest: at % 43 === 23 };
}
