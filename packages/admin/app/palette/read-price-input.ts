import { parseMoneyInput } from "@pecacerta/rules/decimal-input";

// A comma, `R$` or `=` tells a price from a number of a part.
const WITH_PRICE = /^(.*?\S)\s+(?:(?:R\$|=)\s*([\d.,]+)|(\d[\d.]*,\d{1,2}))$/i;

/** `TR-10013 129,90` or `TR-10013 =130`: what to find, and its new price in centavos. */
export function readPriceInput(text: string): { words: string; price: number | undefined } {
  const [, words, marked, plain] = WITH_PRICE.exec(text.trim()) ?? [];
  const price = parseMoneyInput(marked ?? plain ?? "");
  return words !== undefined && price.ok ? { words, price: price.value } : { words: text, price: undefined };
}
