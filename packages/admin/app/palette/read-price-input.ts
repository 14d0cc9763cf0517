import { parseMoneyInput } from "@pecacerta/rules/decimal-input";

// A comma, `R$` or `=` tells a price from a number of a part.
const WITH_PRICE = /^(.*?\S)\s+(?:(?:R\$|=)\s*(-?\s?[\d.,]+)|(-?\d[\d.]*,\d{1,2}))$/i;

/** `isInvalid`: what stands in place of the price is none. */
type PriceInput = { words: string; price: number | undefined; isInvalid?: boolean };

/** `TR-10013 129,90` or `TR-10013 =130`: what to find, and its new price in centavos. */
export function readPriceInput(text: string): PriceInput {
  const [, words, marked, plain] = WITH_PRICE.exec(text.trim()) ?? [];
  if (words === undefined) return { words: text, price: undefined };
  const price = parseMoneyInput(marked ?? plain ?? "");
  return price.ok ? { words, price: price.value } : { words, price: undefined, isInvalid: true };
}
