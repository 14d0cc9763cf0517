import { accept, type Outcome, refuse } from "./outcome.ts";

const OLD_PLATE = /^[A-Z]{3}\d{4}$/;
const MERCOSUL_PLATE = /^[A-Z]{3}\d[A-Z]\d{2}$/;

/**
 * A Brazilian number plate in capitals, without a dash: the old form ABC1234 or the Mercosul form ABC1D23.
 * Refuses INVALID_PLATE for every other.
 */
export function parsePlate(text: string): Outcome<string, "INVALID_PLATE"> {
  const plate = text.trim().replace(/[\s-]/g, "").toUpperCase();
  return OLD_PLATE.test(plate) || MERCOSUL_PLATE.test(plate) ? accept(plate) : refuse("INVALID_PLATE");
}
