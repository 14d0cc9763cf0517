import { BRL, type Currency } from "./currency.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";

/** An amount of money: a whole number of hundredths of the real. */
export type Centavos = number;

/** 10 billion reais: far above any order, and still exact after multiplying by a percentage. */
export const MAX_CENTAVOS: Centavos = 1_000_000_000_000;

const MAX_DIGITS = 12;

/**
 * Centavos of a decimal amount in BRL as it stands on the wire; a third decimal rounds half away from zero.
 * The decimal text counts, not the binary fraction behind it: 1.005 is 101. Throws RangeError where no exact
 * amount exists (NaN, infinite, beyond safe integers): whoever reads the wire checks first, with isReais.
 */
export function toCentavos(decimalBRL: number): Centavos {
  const size = Math.abs(decimalBRL);
  // Numbers under 1e-6 print with an exponent of their own, and are no centavo anyway.
  const centavos = size < 0.001 ? 0 : Math.round(Number(`${size}e2`));
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`No exact amount of money: ${decimalBRL}`);
  return centavos === 0 ? 0 : Math.sign(decimalBRL) * centavos;
}

/** Decimal BRL for the wire: two decimals at most. */
export const toDecimalAmount = (centavos: Centavos): number => centavos / 100;

/** Is this a wire amount: not negative, two decimals at most, not above MAX_CENTAVOS? */
export function isDecimalAmount(decimalBRL: number): boolean {
  if (!(decimalBRL >= 0 && decimalBRL <= toDecimalAmount(MAX_CENTAVOS))) return false;
  return toDecimalAmount(toCentavos(decimalBRL)) === decimalBRL;
}

/** `percent` (two decimals at most) of an amount in centavos, rounded half up to whole centavos. */
export function percentOf(centavos: Centavos, percent: number): Centavos {
  const basisPoints = Math.round(percent * 100);
  // Split, so that no product leaves the safe integers for any amount a shop meets.
  const whole = Math.floor(centavos / 10_000);
  const rest = centavos - whole * 10_000;
  return whole * basisPoints + Math.floor((rest * basisPoints + 5_000) / 10_000);
}

/**
 * `R$ 1.234,50`: the currency's symbol, one ordinary space, value times rate in pt-BR with two decimals;
 * `-R$ 1,00` when negative. Line breaks are the screen's matter (white-space: nowrap), so that what is shown,
 * searched and copied is the same text.
 */
export function formatMoney(centavos: Centavos, currency: Currency = BRL): string {
  const amount = currency.rate === 1 ? centavos : Math.round(centavos * currency.rate);
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${amount < 0 ? "-" : ""}${currency.symbol} ${whole},${digits.slice(-2)}`;
}

/**
 * Parses the text of a money field: its digits divided by 100, so `1.234,56` and `R$ 1.234,56` are 123456 centavos
 * and `5` is 5. Refuses INVALID_MONEY for anything that is not an amount.
 */
export function parseMoney(text: string): Outcome<Centavos, "INVALID_MONEY"> {
  if (!/^\s*(R\$)?[\s\d.,]*$/.test(text)) return refuse("INVALID_MONEY");
  const digits = text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  return digits === "" || digits.length > MAX_DIGITS ? refuse("INVALID_MONEY") : accept(Number(digits));
}
