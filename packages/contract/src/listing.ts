import { MAX_LIMIT, PAGE_SIZE, SORTS } from "@pecacerta/rules/listing";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { integerField, optionalField, withDefault } from "./fields.ts";
import { filterSchema } from "./filter.ts";
import { productListSchema, viewField } from "./product.ts";
import { SAMPLE_IDS } from "./sample-ids.ts";
import { searchOmissions } from "./search-omissions.ts";
import { forVehicleField, searchTermField, slugField, tokenField, uuidFieldLike } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

export const sortSchema = z.enum(SORTS, { error: "ERROR_FORM_INVALID" });

export const navigationSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page") }),
  z.object({
    type: z.literal("cursor"),
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
    hasPreviousPage: z.boolean(),
    hasNextPage: z.boolean(),
  }),
]);

/** One page of products. `from` and `to` count from 1, and are 0 for an empty page. */
export const listingSchema = z
  .object({
    items: productListSchema,
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pages: z.int(),
    from: z.int(),
    to: z.int(),
    sort: sortSchema,
    filters: z.array(filterSchema),
    navigation: navigationSchema,
    ...searchOmissions,
  })
  .meta({ id: "Listing", description: "One page of products, with what it can be narrowed by" });

export type ListingDto = z.output<typeof listingSchema>;

/**
 * `filter_{slug}` narrows: lists joined by commas (`filter_brand=a,b`), ranges by a dash (`filter_price=10-200`).
 * They are read into `filters`, slug to value as it was sent; a filter that the listing does not have is ignored.
 */
const listingQuery = z
  .looseObject({
    category: optionalField(slugField.meta({ examples: [SAMPLE_IDS.categorySlug] })),
    search: withDefault(searchTermField, ""),
    vehicle: optionalField(uuidFieldLike(SAMPLE_IDS.vehicleId)),
    for_vehicle: forVehicleField,
    sort: withDefault(sortSchema, "default"),
    page: withDefault(integerField(1, 100_000), 1),
    limit: withDefault(integerField(1, MAX_LIMIT), PAGE_SIZE),
    after: optionalField(tokenField),
    before: optionalField(tokenField),
    view: viewField,
  })
  .transform(({ category, search, vehicle, for_vehicle, sort, page, limit, after, before, view, ...others }) => ({
    category,
    search,
    vehicle,
    forVehicle: for_vehicle,
    sort,
    page,
    limit,
    after,
    before,
    view,
    filters: parseFilters(others),
  }));

export const listProductsCall = defineCall({
  method: "GET",
  path: "/products",
  summary: "Products narrowed (each filter of the answer as filter_{slug}), sorted and paged",
  tags: ["Products"],
  access: "public",
  company: true,
  query: listingQuery,
  responses: { 200: dataEnvelope(listingSchema) },
  refusals: { 404: ["CATEGORY_NOT_FOUND"] },
});

const FILTER_NAME = /^filter_([a-z0-9]+(?:-[a-z0-9]+)*)$/;

// A repeated parameter has all its values, as a comma-separated list has.
function parseFilters(query: Record<string, unknown>): Record<string, string> {
  const filters: [string, string][] = [];
  for (const [name, sent] of Object.entries(query)) {
    const filterSlug = FILTER_NAME.exec(name)?.[1];
    const value = Array.isArray(sent) ? sent.join(",") : sent;
    if (filterSlug && typeof value === "string" && value !== "") filters.push([filterSlug, value.slice(0, 1000)]);
  }
  return Object.fromEntries(filters);
}
