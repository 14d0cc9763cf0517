import { productTotals } from "@pecacerta/rules/cart";
import { type Centavos, formatMoney } from "@pecacerta/rules/money";
import { isSellable } from "@pecacerta/rules/product";
import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import { m } from "#messages";

/** What the shop adds to the price of one piece, and the total, for example `+ frete R$ 25,00: total R$ 105,00`. */
export function totalNote(price: Centavos, terms: SalesTerms): string {
  const { shipping, tax, taxIncluded, total } = productTotals(price, terms);
  const addedTax = taxIncluded ? 0 : tax;
  const amounts = { shipping: formatMoney(shipping), tax: formatMoney(addedTax), total: formatMoney(total) };
  if (shipping > 0 && addedTax > 0) return m.total_note(amounts);
  if (shipping > 0) return m.total_note_shipping(amounts);
  return addedTax > 0 ? m.total_note_tax(amounts) : m.total_note_nothing();
}

/** For a card, for example `R$ 108,88 no total`. Undefined if the price is the total. */
export function totalLabel(price: Centavos, terms: SalesTerms): string | undefined {
  const { total } = productTotals(price, terms);
  return total === price ? undefined : m.total_short({ total: formatMoney(total) });
}

/** The label of a product that can be bought. */
export const productTotalLabel = (
  product: { price: Centavos; stock: number },
  terms: SalesTerms,
): string | undefined => (isSellable(product) ? totalLabel(product.price, terms) : undefined);
