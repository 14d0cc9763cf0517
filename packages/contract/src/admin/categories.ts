import { z } from "zod";
import { defineCall } from "../call.ts";
import { booleanField, integerField, withDefault } from "../fields.ts";
import { optionalIdempotencyKey } from "../idempotency.ts";
import { uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema } from "../wire-values.ts";
import { imageField, nameField, slugFields } from "./catalog-fields.ts";
import { formRefusals } from "./order-call.ts";
import { readsCatalog, writesCatalog } from "./product-call.ts";

/** `products` counts those of any state, `published` those on show, both with the categories below. */
const staffCategorySchema = z
  .object({
    id: idSchema,
    slug: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    layout: z.enum(["categories", "products"]),
    requiresFitments: z.boolean().meta({ description: "Of its products and of those below" }),
    requiresPosition: z.boolean().meta({ description: "In each fitment of its products and of those below" }),
    parentId: idSchema.nullable(),
    position: z.int().meta({ description: "Among its siblings, from 0" }),
    products: z.int(),
    published: z.int(),
  })
  .meta({ id: "StaffCategory", description: "A category as staff see it", examples: [] });

export type StaffCategoryDto = z.output<typeof staffCategorySchema>;

const invalid = { error: "ERROR_FORM_INVALID" } as const;
const oneCategory = {
  params: z.object({ id: uuidField }),
  responses: { 200: dataEnvelope(staffCategorySchema) },
};
const layoutField = z.enum(["categories", "products"], invalid);

/** Each parent before its children, siblings in their order. */
export const listStaffCategoriesCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/categories",
  summary: "The category tree",
  responses: { 200: dataEnvelope(z.array(staffCategorySchema)) },
});

/** The last of its siblings. Without `slug`, the name decides it. */
export const createCategoryCall = defineCall({
  ...writesCatalog,
  method: "POST",
  path: "/admin/categories",
  summary: "Create a category",
  headers: optionalIdempotencyKey,
  body: z.object({
    ...slugFields,
    name: nameField,
    parent: uuidField.nullable().default(null),
    image: imageField.default(null),
    layout: withDefault(layoutField, "products"),
    requiresFitments: withDefault(booleanField, false),
    requiresPosition: withDefault(booleanField, false),
  }),
  responses: oneCategory.responses,
  refusals: {
    404: ["CATEGORY_NOT_FOUND"],
    409: ["SLUG_TAKEN"],
    422: [...formRefusals, "IDEMPOTENCY_KEY_REUSED"],
  },
});

/** A missing field stays as it is; the last of two changes wins. A former slug answers with a redirect. */
export const changeCategoryCall = defineCall({
  ...writesCatalog,
  ...oneCategory,
  method: "PATCH",
  path: "/admin/categories/:id",
  summary: "Change a category",
  body: z.object({
    ...slugFields,
    name: nameField.optional(),
    image: imageField.optional(),
    layout: layoutField.optional(),
    requiresFitments: booleanField.optional(),
    requiresPosition: booleanField.optional(),
  }),
  refusals: { 404: ["CATEGORY_NOT_FOUND"], 409: ["SLUG_TAKEN", "TOO_MANY_PRODUCTS"], 422: formRefusals },
});

/** Its products follow. `position` among the children of the new parent, from 0; a larger one is the last. */
export const moveCategoryCall = defineCall({
  ...writesCatalog,
  ...oneCategory,
  method: "POST",
  path: "/admin/categories/:id/move",
  summary: "Move a category in the tree",
  body: z.object({ parent: uuidField.nullable(), position: integerField(0, 10_000, { example: 0 }) }),
  refusals: { 404: ["CATEGORY_NOT_FOUND"], 409: ["CATEGORY_CYCLE", "TOO_MANY_PRODUCTS"], 422: formRefusals },
});

export const deleteCategoryCall = defineCall({
  ...writesCatalog,
  params: oneCategory.params,
  method: "DELETE",
  path: "/admin/categories/:id",
  summary: "Delete a category without products and without categories below",
  responses: { 200: dataEnvelope(z.object({ id: idSchema })) },
  refusals: { 404: ["CATEGORY_NOT_FOUND"], 409: ["CATEGORY_NOT_EMPTY"] },
});
