import { formatTypedRange, MAX_RANGE_BOUND, parseFilter } from "@pecacerta/rules/filters";
import type { Centavos } from "@pecacerta/rules/money";
import { formatCount } from "../../texts/portuguese.ts";

/** As typed; an empty bound is open. */
export type Bounds = { lower: string; upper: string };

export function parseBounds(value: string): Bounds {
  const range = parseFilter("range", value);
  if (range === null) return { lower: "", upper: "" };
  return {
    lower: range.min === 0 ? "" : formatBound(range.min),
    upper: range.max >= MAX_RANGE_BOUND ? "" : formatBound(range.max),
  };
}

/** In centavos. Keeps the thumbs within the track. */
export function thumbPositions({ lower, upper }: Bounds, min: Centavos, max: Centavos): [Centavos, Centavos] {
  const range = parseFilter("range", formatTypedRange(lower, upper));
  const clamp = (value: number) => Math.min(Math.max(value, min), max);
  return range === null ? [min, max] : [clamp(range.min), clamp(range.max)];
}

/** `1.234,50`, or `1.234` without centavos. */
export function formatBound(centavos: Centavos): string {
  const decimals = centavos % 100;
  return formatCount(Math.floor(centavos / 100)) + (decimals === 0 ? "" : `,${String(decimals).padStart(2, "0")}`);
}
