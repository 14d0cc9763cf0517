import { z } from "zod";
import { defineCall } from "../call.ts";
import { listField } from "../fields.ts";
import { optionalIdempotencyKey } from "../idempotency.ts";
import { slugField, uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema } from "../wire-values.ts";
import { staffAttributeSchema } from "./attributes.ts";
import { nameField } from "./catalog-fields.ts";
import { formRefusals } from "./order-call.ts";
import { readsCatalog, writesCatalog } from "./product-call.ts";

/** Groups list slugs of attributes, in the order of the product page. */
const staffProductTypeSchema = z
  .object({
    id: idSchema,
    slug: z.string(),
    name: z.string(),
    products: z.int(),
    groups: z.array(z.object({ slug: z.string(), name: z.string(), attributes: z.array(z.string()) })),
  })
  .meta({ id: "StaffProductType", description: "A product type with its attributes", examples: [] });

export type StaffProductTypeDto = z.output<typeof staffProductTypeSchema>;

const oneType = {
  params: z.object({ id: uuidField }),
  responses: { 200: dataEnvelope(staffProductTypeSchema) },
};
const typeNotFound = { 404: ["PRODUCT_TYPE_NOT_FOUND"] } as const;

/** A group without `slug` gets one from its name. Each attribute must be defined, and stands in one group only. */
const groupsField = listField(
  z.object({ slug: slugField.optional(), name: nameField, attributes: listField(slugField, 0, 100) }),
  0,
  30,
);

export const listProductTypesCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/product-types",
  summary: "Product types, and the definitions of all attributes",
  responses: {
    200: dataEnvelope(z.object({ types: z.array(staffProductTypeSchema), attributes: z.array(staffAttributeSchema) })),
  },
});

/** The name decides its slug, which stays. */
export const createProductTypeCall = defineCall({
  ...writesCatalog,
  method: "POST",
  path: "/admin/product-types",
  summary: "Create a product type",
  headers: optionalIdempotencyKey,
  body: z.object({ name: nameField, groups: groupsField.default([]) }),
  responses: oneType.responses,
  refusals: { 409: ["SLUG_TAKEN"], 422: [...formRefusals, "IDEMPOTENCY_KEY_REUSED"] },
});

/** The last of two changes wins. */
export const changeProductTypeCall = defineCall({
  ...writesCatalog,
  ...oneType,
  method: "PATCH",
  path: "/admin/product-types/:id",
  summary: "Change a product type or its groups",
  body: z.object({ name: nameField, groups: groupsField }).partial(),
  refusals: { ...typeNotFound, 422: formRefusals },
});

export const deleteProductTypeCall = defineCall({
  ...writesCatalog,
  params: oneType.params,
  method: "DELETE",
  path: "/admin/product-types/:id",
  summary: "Delete a product type without products",
  responses: { 200: dataEnvelope(z.object({ id: idSchema })) },
  refusals: { ...typeNotFound, 409: ["PRODUCT_TYPE_IN_USE"] },
});
