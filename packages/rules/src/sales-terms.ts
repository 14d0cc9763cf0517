import { type Centavos, percentOf } from "./money.ts";

/** `percent`: the tax is added to the prices. `included`: the prices contain it. */
export const TAX_MODES = ["percent", "included"] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** What a company charges besides its prices, with the contract's field names. `tax_bp`: basis points, 2000 is 20 %. */
export type SalesTerms = { shipping_flat_rate: Centavos; tax_mode: TaxMode; tax_bp: number };

export const SPEC_TERMS: SalesTerms = { shipping_flat_rate: 25_00, tax_mode: "percent", tax_bp: 20_00 };

/** The tax on an amount or, if the prices include it, in the amount; rounded half up to whole centavos. */
export function taxOf(amount: Centavos, { tax_mode, tax_bp }: SalesTerms): Centavos {
  if (tax_mode === "percent") return percentOf(amount, tax_bp / 100);
  const whole = 10_000 + tax_bp;
  // In BigInt, because the product exceeds the safe integers.
  return Number((2n * BigInt(amount) * BigInt(tax_bp) + BigInt(whole)) / BigInt(2 * whole));
}

export const isSameTerms = (one: SalesTerms, other: SalesTerms): boolean =>
  one.shipping_flat_rate === other.shipping_flat_rate && one.tax_mode === other.tax_mode && one.tax_bp === other.tax_bp;
