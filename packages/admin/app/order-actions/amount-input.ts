import { formatMoney, parseMoney } from "@pecacerta/rules/money";

/** An amount in centavos as a field shows it: `1.234,50`. */
export const amountInput = (centavos: number): string => formatMoney(centavos).replace(/^R\$\s/, "");

/** Centavos; 0 for what is no amount. */
export function readAmount(typed: string): number {
  const amount = parseMoney(typed);
  return amount.ok ? amount.value : 0;
}

export function findAmountError(typed: string): { amount?: string } {
  if (typed.trim() === "") return { amount: "ERROR_FORM_REQUIRED" };
  return readAmount(typed) > 0 ? {} : { amount: "ERROR_FORM_INVALID" };
}
