import { MAX_LIMIT, PAGE_SIZE, SORTS } from "@pecacerta/rules/listing";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { optional, orElse, wholeNumber } from "./fields.ts";
import { filter } from "./filter.ts";
import { product } from "./product.ts";
import { SAMPLE } from "./sample-shop.ts";
import { searchTerm, slug, token, uuidLike } from "./text-fields.ts";
import { wrapped } from "./wire-values.ts";

export const sort = z.enum(SORTS, { error: "ERROR_FORM_INVALID" });

export const navigation = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page") }),
  z.object({
    type: z.literal("cursor"),
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
    hasPreviousPage: z.boolean(),
    hasNextPage: z.boolean(),
  }),
]);

/** One page of products. `from` and `to` number its first and last product, from 1; both are 0 when it is empty. */
export const listing = z
  .object({
    items: z.array(product),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pages: z.int(),
    from: z.int(),
    to: z.int(),
    sort,
    filters: z.array(filter),
    navigation,
  })
  .meta({ id: "Listing", description: "One page of products, with what it can be narrowed by" });

export type Listing = z.output<typeof listing>;
export type Sort = z.output<typeof sort>;
export type Navigation = z.output<typeof navigation>;

/**
 * `filter_{slug}` narrows: lists joined by commas (`filter_brand=a,b`), ranges by a dash (`filter_price=10-200`).
 * They are read into `filters`, slug to value as it was sent; a filter that the listing does not have is ignored.
 */
const listingQuery = z
  .looseObject({
    category: optional(slug.meta({ examples: [SAMPLE.categorySlug] })),
    search: orElse(searchTerm, ""),
    vehicle: optional(uuidLike(SAMPLE.vehicleId)),
    sort: orElse(sort, "default"),
    page: orElse(wholeNumber(1, 100_000), 1),
    limit: orElse(wholeNumber(1, MAX_LIMIT), PAGE_SIZE),
    after: optional(token),
    before: optional(token),
  })
  .transform(({ category, search, vehicle, sort, page, limit, after, before, ...others }) => ({
    ...{ category, search, vehicle, sort, page, limit, after, before },
    filters: filtersIn(others),
  }));

export const listProducts = defineCall({
  method: "GET",
  path: "/products",
  summary: "Products narrowed (each filter of the answer as filter_{slug}), sorted and paged",
  tags: ["Products"],
  access: "public",
  company: true,
  query: listingQuery,
  answer: { 200: wrapped(listing) },
  refusals: { 404: ["CATEGORY_NOT_FOUND"] },
});

const FILTER_NAME = /^filter_([a-z0-9]+(?:-[a-z0-9]+)*)$/;

// A name given twice means both values, as the comma does.
function filtersIn(query: Record<string, unknown>): Record<string, string> {
  const filters: [string, string][] = [];
  for (const [name, sent] of Object.entries(query)) {
    const filterSlug = FILTER_NAME.exec(name)?.[1];
    const value = Array.isArray(sent) ? sent.join(",") : sent;
    if (filterSlug && typeof value === "string" && value !== "") filters.push([filterSlug, value.slice(0, 1000)]);
  }
  return Object.fromEntries(filters);
}
