import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField, withDefault } from "../fields.ts";
import { optionalIdempotencyKey } from "../idempotency.ts";
import { countryCodeField, longTextField, requiredTextField, slugField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import { imageField, nameField } from "./catalog-fields.ts";
import { formRefusals } from "./order-call.ts";
import { readsCatalog, writesCatalog } from "./product-call.ts";

/**
 * `registered`: of the installation, the same for every company; `own`: the company has said something of it; `text`: a
 * name that products give. `text` is what those products hold.
 */
const staffBrandSchema = z
  .object({
    slug: z.string(),
    text: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    country: z.string().nullable(),
    about: z.string(),
    position: z.int(),
    source: z.enum(["registered", "own", "text"]),
    isRegistered: z.boolean().meta({ description: "Whether the installation knows it, too" }),
    products: z.int(),
  })
  .meta({ id: "StaffBrand", description: "A brand as staff see it", examples: [] });

export type StaffBrandDto = z.output<typeof staffBrandSchema>;

const brandFields = {
  image: imageField,
  country: countryCodeField.meta({ description: "Empty for none" }),
  about: longTextField(STAFF_TEXT_LIMITS.brandAbout),
  position: integerField(0, 100_000),
};
const oneBrand = { params: z.object({ slug: slugField }) };
const brandWithRemaining = { 200: dataEnvelope(staffBrandSchema).extend({ remaining: z.int() }) };
const brandNotFound = { 404: ["BRAND_NOT_FOUND"] } as const;

/** Those of products, the company's own, and all registered ones. Most products first; `isMore`: beyond the first 3,000. */
export const listStaffBrandsCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/brands",
  summary: "The company's brands",
  responses: { 200: dataEnvelope(z.array(staffBrandSchema)).extend({ isMore: z.boolean() }) },
});

/**
 * Without `slug`, the name decides it. At most 500 products that name it otherwise get it; of more, `remaining` tells how
 * many a merge of the name into the new slug still has to change.
 */
export const createBrandCall = defineCall({
  ...writesCatalog,
  method: "POST",
  path: "/admin/brands",
  summary: "Record a brand",
  headers: optionalIdempotencyKey,
  body: z.object({
    slug: slugField.optional(),
    name: nameField,
    image: brandFields.image.default(null),
    country: withDefault(brandFields.country, ""),
    about: withDefault(brandFields.about, ""),
    position: withDefault(brandFields.position, 0),
  }),
  responses: brandWithRemaining,
  refusals: { 409: ["SLUG_TAKEN", "TOO_MANY_PRODUCTS"], 422: [...formRefusals, "IDEMPOTENCY_KEY_REUSED"] },
});

/**
 * The company's say on a brand of the installation begins with it. The last of two changes wins. Products that have the new
 * name as their brand get this one, with `remaining` as of a new brand.
 */
export const changeBrandCall = defineCall({
  ...writesCatalog,
  ...oneBrand,
  method: "PATCH",
  path: "/admin/brands/:slug",
  summary: "Change what the company says of a brand",
  body: z.object({ name: nameField, ...brandFields }).partial(),
  responses: brandWithRemaining,
  refusals: { ...brandNotFound, 409: ["TOO_MANY_PRODUCTS"], 422: formRefusals },
});

/** A brand of the installation is then as the installation has it. */
export const deleteBrandCall = defineCall({
  ...writesCatalog,
  params: oneBrand.params,
  method: "DELETE",
  path: "/admin/brands/:slug",
  summary: "Remove what the company says of a brand",
  responses: { 200: dataEnvelope(z.object({ slug: z.string() })) },
  refusals: { ...brandNotFound, 409: ["BRAND_IN_USE", "TOO_MANY_PRODUCTS"] },
});

/**
 * `text`: what the products hold now, in any case and with or without accents. One call changes at most 500 products; while `remaining` is above zero, send it
 * again: each call goes on where the one before has ended.
 */
export const mergeBrandCall = defineCall({
  ...writesCatalog,
  method: "POST",
  path: "/admin/brands/merge",
  summary: "Give a brand to all products that name it otherwise",
  body: z.object({ text: requiredTextField(200, "Bosch do Brasil"), into: slugField }),
  responses: { 200: dataEnvelope(z.object({ products: z.int(), remaining: z.int() })) },
  refusals: { ...brandNotFound, 422: formRefusals },
});
