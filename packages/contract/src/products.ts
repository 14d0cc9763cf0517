import { MAX_LIMIT, PAGE_SIZE } from "@pecacerta/rules/listing";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { orElse, wholeNumber } from "./fields.ts";
import { product } from "./product.ts";
import { slug, uuid } from "./text-fields.ts";
import { wrapped } from "./wire-values.ts";

const limit = (usual: number) =>
  orElse(wholeNumber(1, MAX_LIMIT), usual).meta({ description: `At most how many; ${usual} where left out` });

const catalogue = { method: "GET", tags: ["Products"], access: "public", company: true } as const;

export const productBySlug = defineCall({
  ...catalogue,
  path: "/products/:slug",
  summary: "One product",
  params: z.object({ slug }),
  answer: { 200: wrapped(product) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});

export const productByUuid = defineCall({
  ...catalogue,
  path: "/products/byUuid/:uuid",
  summary: "One product, by its id",
  params: z.object({ uuid }),
  answer: { 200: wrapped(product) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});

/** A page past the last is an empty list. */
export const allProducts = defineCall({
  ...catalogue,
  path: "/products/all",
  summary: "All products, a page at a time",
  query: z.object({ page: orElse(wholeNumber(1, 100_000), 1), limit: limit(PAGE_SIZE) }),
  answer: { 200: wrapped(z.array(product)) },
});

export const latestProducts = defineCall({ ...picked("latest", PAGE_SIZE), path: "/products/latest" });
export const bestProducts = defineCall({ ...picked("best sold", PAGE_SIZE), path: "/products/theBest" });
export const mostRatedProducts = defineCall({ ...picked("best rated", 12), path: "/products/mostRated" });
export const specialOffers = defineCall({ ...picked("reduced", 8), path: "/products/specialOffers" });
export const newArrivals = defineCall({ ...picked("newly arrived", PAGE_SIZE), path: "/products/newArrivals" });
export const featuredProducts = defineCall({ ...picked("featured", PAGE_SIZE), path: "/products/featured" });
export const popularProducts = defineCall({ ...picked("popular", 6), path: "/products/popular" });

export const relatedProducts = defineCall({
  ...beside("that go with this one"),
  path: "/products/:slug/related",
});

export const analogProducts = defineCall({
  ...beside("that can take this one's place"),
  path: "/products/:slug/analogs",
});

function picked(which: string, usual: number) {
  return {
    ...catalogue,
    summary: `The ${which} products`,
    query: z.object({ limit: limit(usual) }),
    answer: { 200: wrapped(z.array(product)) },
  } as const;
}

function beside(which: string) {
  return {
    ...catalogue,
    summary: `Products ${which}`,
    params: z.object({ slug }),
    query: z.object({ limit: limit(PAGE_SIZE) }),
    answer: { 200: wrapped(z.array(product)) },
    refusals: { 404: ["PRODUCT_NOT_FOUND"] },
  } as const;
}
