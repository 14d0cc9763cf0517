import { done, type Outcome, refused } from "./outcome.ts";

const OLD = /^[A-Z]{3}\d{4}$/;
const MERCOSUL = /^[A-Z]{3}\d[A-Z]\d{2}$/;

/**
 * A Brazilian number plate in capitals, without a dash: the old form ABC1234 or the Mercosul form ABC1D23.
 * Refuses INVALID_PLATE for every other.
 */
export function readPlate(text: string): Outcome<string, "INVALID_PLATE"> {
  const plate = text.trim().replace(/[\s-]/g, "").toUpperCase();
  return OLD.test(plate) || MERCOSUL.test(plate) ? done(plate) : refused("INVALID_PLATE");
}

/** A plate as it is written on the vehicle: the old form has a dash. */
export const formatPlate = (plate: string): string =>
  OLD.test(plate) ? `${plate.slice(0, 3)}-${plate.slice(3)}` : plate;

/** The Mercosul form that an old plate is changed to: its second digit becomes a letter, 0 is A. */
export const mercosulPlate = (plate: string): string =>
  OLD.test(plate) ? plate.slice(0, 4) + "ABCDEFGHIJ".charAt(Number(plate[4])) + plate.slice(5) : plate;
