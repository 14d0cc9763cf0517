import { accept, type Outcome, refuse } from "./outcome.ts";

const OLD_PLATE = /^[A-Z]{3}\d{4}$/;
const MERCOSUL_PLATE = /^[A-Z]{3}\d[A-Z]\d{2}$/;

/** Parses a license plate, old (ABC1234) or Mercosul (ABC1D23). Refuses INVALID_PLATE. */
export function parsePlate(text: string): Outcome<string, "INVALID_PLATE"> {
  const plate = text.trim().replace(/[\s-]/g, "").toUpperCase();
  return OLD_PLATE.test(plate) || MERCOSUL_PLATE.test(plate) ? accept(plate) : refuse("INVALID_PLATE");
}
