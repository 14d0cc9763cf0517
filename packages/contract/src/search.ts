import { MAX_LIMIT, PAGE_SIZE } from "@pecacerta/rules/listing";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { category } from "./categories.ts";
import { orElse, wholeNumber } from "./fields.ts";
import { product } from "./product.ts";
import { searchTerm } from "./text-fields.ts";
import { wrapped } from "./wire-values.ts";

/** Best match first; nothing found is an empty list. */
export const searchProducts = defineCall({
  method: "GET",
  path: "/products/search/:term",
  summary: "Products by name, brand, SKU, part number or category",
  tags: ["Search"],
  access: "public",
  company: true,
  params: z.object({ term: searchTerm }),
  query: z.object({ limit: orElse(wholeNumber(1, MAX_LIMIT), PAGE_SIZE) }),
  answer: { 200: wrapped(z.array(product)) },
});

/** An empty query gives the latest products and all categories. */
export const searchSuggestions = defineCall({
  method: "GET",
  path: "/search/suggestions",
  summary: "What the search box suggests while typing",
  tags: ["Search"],
  access: "public",
  company: true,
  query: z.object({
    query: orElse(searchTerm, ""),
    limitProducts: orElse(wholeNumber(1, MAX_LIMIT), 10),
    limitCategories: orElse(wholeNumber(1, MAX_LIMIT), 5),
  }),
  answer: { 200: wrapped(z.object({ products: z.array(product), categories: z.array(category) })) },
});
