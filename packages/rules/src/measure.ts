// A person measures with a caliper by hand.
const TOLERANCE_MM = 0.5;
const TOLERANCE_SHARE = 0.005;

/** Millimeters of a value such as `17,5 mm` or `26 cm`; undefined for anything else, such as `37 a 39 cm`. */
export function parseMillimeters(value: string): number | undefined {
  const [, digits = "", unit = ""] = /^\s*(\d{1,5}(?:[.,]\d{1,3})?)\s*(mm|cm)\s*$/.exec(value) ?? [];
  return digits === "" ? undefined : Number(digits.replace(",", ".")) * (unit === "cm" ? 10 : 1);
}

export const parseMeasuredMillimeters = (input: string): number | undefined =>
  parseMillimeters(input) ?? parseMillimeters(`${input} mm`);

export function isWithinTolerance(value: string, measuredMm: number): boolean {
  const statedMm = parseMillimeters(value);
  if (statedMm === undefined) return false;
  // Decimals are no exact binary numbers.
  const difference = Math.round(Math.abs(statedMm - measuredMm) * 1000) / 1000;
  return difference <= Math.max(TOLERANCE_MM, statedMm * TOLERANCE_SHARE);
}
