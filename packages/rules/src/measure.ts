/** A part is measured with a caliper by hand: half a millimeter, or half a percent of large measures. */
const TOLERANCE_MM = 0.5;
const TOLERANCE_SHARE = 0.005;
const MM_PER_UNIT: Readonly<Record<string, number>> = { mm: 1, cm: 10 };

/** Millimeters of a value such as `17,5 mm` or `26 cm`; undefined for anything else, such as `37 a 39 cm`. */
export function parseMillimeters(value: string): number | undefined {
  const [, digits = "", unit = ""] = /^\s*(\d{1,5}(?:[.,]\d{1,3})?)\s*(mm|cm)\s*$/.exec(value) ?? [];
  return digits === "" ? undefined : Number(digits.replace(",", ".")) * (MM_PER_UNIT[unit] ?? 1);
}

/** What a person typed, with or without the unit. */
export const parseMeasuredMillimeters = (input: string): number | undefined =>
  parseMillimeters(input) ?? parseMillimeters(`${input} mm`);

/** False where the value is no length. */
export function isWithinTolerance(value: string, measuredMm: number): boolean {
  const statedMm = parseMillimeters(value);
  if (statedMm === undefined) return false;
  // Decimals are no exact binary numbers.
  const difference = Math.round(Math.abs(statedMm - measuredMm) * 1000) / 1000;
  return difference <= Math.max(TOLERANCE_MM, statedMm * TOLERANCE_SHARE);
}
