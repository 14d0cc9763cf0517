import { formatTypedRange, MAX_RANGE_BOUND, parseFilter } from "@pecacerta/rules/filters";
import { formatCount } from "../../texts/portuguese.ts";

/** As typed; an empty bound is open. */
export type Bounds = { lower: string; upper: string };

export function parseBounds(value: string): Bounds {
  const range = parseFilter("range", value);
  if (range === null) return { lower: "", upper: "" };
  return {
    lower: range.min === 0 ? "" : formatWholeReais(range.min / 100),
    upper: range.max >= MAX_RANGE_BOUND ? "" : formatWholeReais(range.max / 100),
  };
}

/** Keeps the thumbs within the track. */
export function thumbPositions({ lower, upper }: Bounds, min: number, max: number): [number, number] {
  const range = parseFilter("range", formatTypedRange(lower, upper));
  const clamp = (value: number) => Math.min(Math.max(value, min), max);
  return range === null ? [min, max] : [clamp(range.min / 100), clamp(range.max / 100)];
}

/** `1.234,50`, or `1.234` without centavos. */
export function formatWholeReais(reais: number): string {
  const [integerPart = "", decimals] = (Number.isInteger(reais) ? String(reais) : reais.toFixed(2)).split(".");
  return formatCount(Number(integerPart)) + (decimals ? `,${decimals}` : "");
}
