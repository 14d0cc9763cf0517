import { ATTRIBUTE_KINDS } from "@pecacerta/rules/attribute";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { booleanField, listField, withDefault } from "../fields.ts";
import { optionalIdempotencyKey } from "../idempotency.ts";
import { slugField, textField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import { nameField } from "./catalog-fields.ts";
import { formRefusals } from "./order-call.ts";
import { writesCatalog } from "./product-call.ts";

/** `unit`: of numbers, may be empty. `choices`: of a choice. */
export const staffAttributeSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    kind: z.enum(ATTRIBUTE_KINDS),
    unit: z.string(),
    choices: z.array(z.object({ slug: z.string(), name: z.string() })),
    featured: z.boolean().meta({ description: "Whether it stands beside the price of a product" }),
  })
  .meta({ id: "StaffAttribute", description: "How an attribute of products is called and typed", examples: [] });

export type StaffAttributeDto = z.output<typeof staffAttributeSchema>;

const invalid = { error: "ERROR_FORM_INVALID" } as const;
const oneAttribute = {
  params: z.object({ slug: slugField }),
  responses: { 200: dataEnvelope(staffAttributeSchema) },
};
const attributeNotFound = { 404: ["ATTRIBUTE_NOT_FOUND"] } as const;
const kindField = z.enum(ATTRIBUTE_KINDS, invalid);
const unitField = textField(STAFF_TEXT_LIMITS.unit, "V");

/** A choice without `slug` is a new one; with it, one that may have got another name. */
const choicesField = listField(z.object({ slug: slugField.optional(), name: nameField }), 0, 200);

/**
 * Without `slug`, the name decides it; it stays. `slug`: of an attribute that product types already list, or that products
 * have, whose copies follow.
 */
export const createAttributeCall = defineCall({
  ...writesCatalog,
  method: "POST",
  path: "/admin/attributes",
  summary: "Define an attribute",
  headers: optionalIdempotencyKey,
  body: z.object({
    slug: slugField.optional(),
    name: nameField,
    kind: withDefault(kindField, "text"),
    unit: withDefault(unitField, ""),
    choices: choicesField.default([]),
    featured: withDefault(booleanField, false),
  }),
  responses: oneAttribute.responses,
  refusals: { 409: ["SLUG_TAKEN", "TOO_MANY_PRODUCTS"], 422: [...formRefusals, "IDEMPOTENCY_KEY_REUSED"] },
});

/**
 * The copies of products follow. The last of two changes wins. Neither the kind of an attribute that products have, nor
 * a choice of theirs can go: ATTRIBUTE_IN_USE.
 */
export const changeAttributeCall = defineCall({
  ...writesCatalog,
  ...oneAttribute,
  method: "PATCH",
  path: "/admin/attributes/:slug",
  summary: "Change the definition of an attribute",
  body: z
    .object({ name: nameField, kind: kindField, unit: unitField, choices: choicesField, featured: booleanField })
    .partial(),
  refusals: { ...attributeNotFound, 409: ["SLUG_TAKEN", "ATTRIBUTE_IN_USE", "TOO_MANY_PRODUCTS"], 422: formRefusals },
});

/** Groups of product types lose it. */
export const deleteAttributeCall = defineCall({
  ...writesCatalog,
  params: oneAttribute.params,
  method: "DELETE",
  path: "/admin/attributes/:slug",
  summary: "Delete an attribute that no product has",
  responses: { 200: dataEnvelope(z.object({ slug: z.string() })) },
  refusals: { ...attributeNotFound, 409: ["ATTRIBUTE_IN_USE"] },
});
