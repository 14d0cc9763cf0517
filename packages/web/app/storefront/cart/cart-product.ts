import type { CartDto, CartLineProductDto } from "@pecacerta/contract/cart";
import type { ProductDto } from "@pecacerta/contract/product";
import { buildCart, type Cart } from "@pecacerta/rules/cart";
import { SPEC_TERMS } from "@pecacerta/rules/sales-terms";
import * as v from "valibot";
import { storedTermsSchema } from "../companies/stored-terms.ts";

/** The stored part of a product. */
export type CartProduct = Pick<ProductDto, "id" | "name" | "slug" | "sku" | "partNumber" | "options"> & {
  image: string | null;
  /** Whether the price was agreed on in a bid. */
  isAgreed?: boolean;
};

export type BrowserCart = Cart<CartProduct>;

export function toCartProduct(product: Omit<CartLineProductDto, "price">): CartProduct {
  const { id, name, slug, sku, partNumber, options, images } = product;
  return { id, name, slug, sku, partNumber, options, image: images[0] ?? null };
}

/** The sums are recomputed by the same rules. */
export function fromCartDto({ lastItemId, items, terms }: CartDto): BrowserCart {
  const lines = items.map(({ id, product, options, price, quantity }) => ({
    ...{ id, options, price, quantity },
    product: { ...toCartProduct(product), ...(price === product.price ? {} : { isAgreed: true }) },
  }));
  return buildCart(lastItemId, lines, terms);
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const named = { slug: v.string(), name: v.string() };

/** A stored cart without its sums, which are recomputed. */
const storedCartSchema = v.object({
  lastItemId: v.fallback(natural, 0),
  terms: v.fallback(storedTermsSchema, SPEC_TERMS),
  items: v.array(
    v.object({
      id: natural,
      product: v.object({
        id: v.string(),
        ...named,
        sku: v.string(),
        partNumber: v.string(),
        options: v.array(
          v.object({
            ...named,
            type: v.picklist(["default", "color"]),
            values: v.array(v.object({ ...named, color: v.exactOptional(v.string()) })),
          }),
        ),
        image: v.nullable(v.string()),
        isAgreed: v.exactOptional(v.boolean()),
      }),
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
