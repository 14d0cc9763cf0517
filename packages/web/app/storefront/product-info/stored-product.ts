import type { CartLineProductDto } from "@pecacerta/contract/cart";
import type { ProductDto } from "@pecacerta/contract/product";
import * as v from "valibot";

const named = { slug: v.string(), name: v.string() };

const storedOptionSchema = v.object({
  ...named,
  type: v.picklist(["default", "color"]),
  values: v.array(v.object({ ...named, color: v.exactOptional(v.string()) })),
});

/** What the browser stores of a product that someone wants to buy. */
export const storedProductSchema = v.object({
  id: v.string(),
  ...named,
  brand: v.optional(v.string(), ""),
  sku: v.string(),
  partNumber: v.string(),
  options: v.array(storedOptionSchema),
  image: v.nullable(v.string()),
});

export type StoredProduct = Pick<ProductDto, "id" | "name" | "slug" | "sku" | "partNumber" | "options"> & {
  brand: string;
  image: string | null;
};

export function toStoredProduct(product: Omit<CartLineProductDto, "price">): StoredProduct {
  const { id, name, slug, brand, sku, partNumber, options, images } = product;
  return { id, name, slug, brand: brand?.name ?? "", sku, partNumber, options, image: images[0] ?? null };
}
