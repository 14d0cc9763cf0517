import type { CartDto } from "@pecacerta/contract/cart";
import { buildCart, type Cart } from "@pecacerta/rules/cart";
import { SPEC_TERMS } from "@pecacerta/rules/sales-terms";
import * as v from "valibot";
import { storedTermsSchema } from "../companies/stored-terms.ts";
import { type StoredProduct, storedProductSchema, toStoredProduct } from "../product-info/stored-product.ts";

export type CartProduct = StoredProduct & {
  /** Whether the price was agreed on in a bid. */
  isAgreed?: boolean;
};

export type BrowserCart = Cart<CartProduct>;

/** The sums are recomputed by the same rules. */
export function fromCartDto({ lastItemId, items, terms }: CartDto): BrowserCart {
  const lines = items.map(({ id, product, options, price, quantity }) => ({
    id,
    options,
    price,
    quantity,
    product: { ...toStoredProduct(product), ...(price === product.price ? {} : { isAgreed: true }) },
  }));
  return buildCart(lastItemId, lines, terms);
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A stored cart without its sums, which are recomputed. */
const storedCartSchema = v.object({
  lastItemId: v.fallback(natural, 0),
  terms: v.fallback(storedTermsSchema, SPEC_TERMS),
  items: v.array(
    v.object({
      id: natural,
      product: v.object({ ...storedProductSchema.entries, isAgreed: v.exactOptional(v.boolean()) }),
      options: v.array(v.object({ name: v.string(), value: v.string() })),
      price: natural,
      quantity: natural,
    }),
  ),
});

export const browserCartSchema = v.pipe(
  storedCartSchema,
  v.transform(
    ({ lastItemId, items, terms }): BrowserCart =>
      buildCart(Math.max(lastItemId, ...items.map(({ id }) => id)), items, terms),
  ),
);
