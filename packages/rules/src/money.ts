import { BRL, type Currency } from "./currency.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";

/** Hundredths of a real. */
export type Centavos = number;

/** 10 billion reais: far above any order, and still exact after multiplying by a percentage. */
export const MAX_CENTAVOS: Centavos = 1_000_000_000_000;

const MAX_DIGITS = 12;

/** Rounds a third decimal half away from zero: 1.005 gives 101. Throws RangeError if there is no exact amount. */
export function toCentavos(decimalBRL: number): Centavos {
  const size = Math.abs(decimalBRL);
  // Numbers below 1e-6 print with an exponent.
  const centavos = size < 0.001 ? 0 : Math.round(Number(`${size}e2`));
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`No exact amount of money: ${decimalBRL}`);
  return centavos === 0 ? 0 : Math.sign(decimalBRL) * centavos;
}

export const toDecimalAmount = (centavos: Centavos): number => centavos / 100;

export function isDecimalAmount(decimalBRL: number): boolean {
  if (!(decimalBRL >= 0 && decimalBRL <= toDecimalAmount(MAX_CENTAVOS))) return false;
  return toDecimalAmount(toCentavos(decimalBRL)) === decimalBRL;
}

/** `percent` (two decimals at most) of an amount in centavos, rounded half up to whole centavos. */
export function percentOf(centavos: Centavos, percent: number): Centavos {
  const basisPoints = Math.round(percent * 100);
  // Split, so that no intermediate product exceeds the safe integers.
  const whole = Math.floor(centavos / 10_000);
  const rest = centavos - whole * 10_000;
  return whole * basisPoints + Math.floor((rest * basisPoints + 5_000) / 10_000);
}

/** Formats as `R$ 1.234,50` with a no-break space: value times rate, two decimals, `-R$ 1,00` when negative. */
export function formatMoney(centavos: Centavos, currency: Currency = BRL): string {
  const amount = currency.rate === 1 ? centavos : Math.round(centavos * currency.rate);
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${amount < 0 ? "-" : ""}${currency.symbol}\u00A0${whole},${digits.slice(-2)}`;
}

/** The digits of a money field are centavos: `R$ 1.234,56` is 123456, `5` is 5. Refuses INVALID_MONEY for `1,5`. */
export function parseMoney(text: string): Outcome<Centavos, "INVALID_MONEY"> {
  if (!/^(R\$)?[\s\d.]*(,\d\d)?$/.test(text.trim())) return refuse("INVALID_MONEY");
  const digits = text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  return digits === "" || digits.length > MAX_DIGITS ? refuse("INVALID_MONEY") : accept(Number(digits));
}
