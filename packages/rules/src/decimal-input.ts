import { MAX_CENTAVOS } from "./money.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";

const GROUPED = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/;
const SPACED_THOUSANDS = /^\d{1,3}(?:\s\d{3})+(?=,|$)/;
const COMMA = /^(\d*)(?:,(\d*))?$/;
const POINT = /^(\d*)\.(\d*)$/;

type DecimalDigits = { whole: string; fraction: string };

/** The digits before and after the decimal mark. A point before three digits separates thousands. */
export function splitDecimalInput(text: string): DecimalDigits | undefined {
  const [, whole = "", fraction = ""] = GROUPED.exec(text) ?? COMMA.exec(text) ?? POINT.exec(text) ?? [];
  return whole + fraction === "" ? undefined : { whole: whole.replaceAll(".", ""), fraction };
}

/**
 * Reads a number as people in Brazil write it, in units of its last decimal: with 2 digits `1.234,5` is 123450. A point
 * before three digits separates thousands, unless three decimals are possible: with 3 digits `1.250` is 1250. So does a
 * blank; elsewhere a blank may stand for a comma, and is refused.
 */
export function parseDecimalInput(text: string, fractionDigits: number): Outcome<number, "INVALID_NUMBER"> {
  const typed = text.trim().replace(SPACED_THOUSANDS, (spaced) => spaced.replace(/\s/g, ""));
  const hasThreeDecimals = fractionDigits === 3 && /^\d+\.\d{3}$/.test(typed);
  const digits = splitDecimalInput(hasThreeDecimals ? typed.replace(".", ",") : typed);
  if (!digits || digits.fraction.length > fractionDigits) return refuse("INVALID_NUMBER");
  const value = Number(digits.whole + digits.fraction.padEnd(fractionDigits, "0"));
  return value > MAX_CENTAVOS ? refuse("INVALID_NUMBER") : accept(value);
}

/** Writes what parseDecimalInput reads, without trailing zeros: `1234,5`. */
export function formatDecimalInput(value: number, fractionDigits: number): string {
  const digits = String(value).padStart(fractionDigits + 1, "0");
  const cut = digits.length - fractionDigits;
  const fraction = digits.slice(cut).replace(/0+$/, "");
  return digits.slice(0, cut) + (fraction && `,${fraction}`);
}

/** Centavos of an amount as people write it: `R$ 1.234,5`, `1234.50`, `12`. */
export const parseMoneyInput = (text: string): Outcome<number, "INVALID_NUMBER"> =>
  parseDecimalInput(text.replace(/^\s*R\$/, ""), 2);
