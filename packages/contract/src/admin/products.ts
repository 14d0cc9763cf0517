import { PRODUCT_VIEWS, PUBLISH_BLOCKERS } from "@pecacerta/rules/product-state";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { errorBodySchema } from "../error-body.ts";
import { booleanField, integerField, listField, optionalField, withDefault } from "../fields.ts";
import { optionalIdempotencyKey, requiredIdempotencyKey } from "../idempotency.ts";
import { searchTermField, slugField, textField, uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";
import { keyRefusals } from "./order-call.ts";
import { productContentSchema, productFieldsSchema, staffProductRowSchema, staffProductSchema } from "./product.ts";
import { oneProduct, productFormRefusals, productNotFound, readsCatalog, writesCatalog } from "./product-call.ts";
import { MAX_PRODUCT_BODY_BYTES, productChangesSchema, productFieldInputs } from "./product-inputs.ts";

const MAX_LISTED = 200;
/** Rows of one call that changes many products. */
const MAX_CHANGED_PRODUCTS = 500;

const invalid = { error: "ERROR_FORM_INVALID" } as const;
const changes = productChangesSchema;
/** As the product was answered: neither trimmed nor checked. */
const base = productFieldsSchema.partial();

/** One result per row, in the order of the rows: a refused row leaves the others as they are. */
const productResultSchema = z.object({
  id: idSchema,
  revision: z.int(),
  refusal: z
    .enum([
      "PRODUCT_NOT_FOUND",
      "FORBIDDEN",
      "CHANGED_MEANWHILE",
      "SKU_TAKEN",
      "SLUG_TAKEN",
      "NOT_PUBLISHABLE",
      "VALIDATION_FAILED",
    ])
    .nullable(),
  errors: z.record(z.string(), z.string()).optional().meta({ description: "By field: `price`, `numbers.0.number`" }),
  conflicts: z.array(productContentSchema.keyof()).optional(),
  blockers: z.array(z.enum(PUBLISH_BLOCKERS)).optional(),
});

/** `isRedirect`: it is an earlier address of that product, which `takeSlug` takes. */
const productKeyOwnerSchema = z.object({ id: idSchema, name: z.string(), isRedirect: z.boolean() });

/** Of a refused change: the stored values of the conflicting fields, and those that were sent. */
export const productChangedMeanwhileSchema = errorBodySchema.extend({
  revision: z.int().optional(),
  current: productContentSchema.partial().optional(),
  yours: productContentSchema.partial().optional(),
  conflicts: z.array(productContentSchema.keyof()).optional(),
  changedBy: z.object({ name: z.string(), at: timestampSchema }).nullable().optional(),
  takenBy: productKeyOwnerSchema.optional(),
  blockers: z.array(z.enum(PUBLISH_BLOCKERS)).optional(),
});

export type ProductConflictDto = z.output<typeof productChangedMeanwhileSchema>;

/**
 * By the last change, descending, or by `sort`. `q` finds drafts and archived products too, by any number or word, in
 * all views. `after` continues behind the `next` of the previous answer. `total` counts up to 10,000, of a search up to 2,000; `isMore`: more.
 */
export const listStaffProductsCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/products",
  summary: "The company's products, drafts and archived ones too",
  query: z.object({
    view: withDefault(z.enum(PRODUCT_VIEWS, invalid), "all"),
    q: optionalField(searchTermField),
    category: optionalField(slugField),
    brand: optionalField(textField(200, "cobreq")),
    type: optionalField(slugField),
    sort: withDefault(z.enum(["changed", "name", "price"], invalid), "changed"),
    limit: withDefault(integerField(1, MAX_LISTED), 50),
    after: optionalField(
      z
        .string(invalid)
        .regex(/^[\w-]{1,2000}$/, invalid)
        .meta({ examples: ["MDE5M2Y"] }),
    ),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(staffProductRowSchema),
        next: z.string().nullable(),
        total: z.int(),
        isMore: z.boolean(),
      }),
    ),
  },
});

/** Products of each view, up to 10,000. */
export const countStaffProductsCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/products/counts",
  summary: "How many products each view has",
  responses: { 200: dataEnvelope(z.record(z.enum(PRODUCT_VIEWS), z.int())) },
});

const filterValueSchema = z.object({ value: z.string(), name: z.string() });

/** Categories as a tree, with the depth of each; brands and types that products have. */
export const getProductFiltersCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/products/filters",
  summary: "What the list of products can be narrowed by",
  responses: {
    200: dataEnvelope(
      z.object({
        categories: z.array(filterValueSchema.extend({ depth: z.int() })),
        brands: z.array(filterValueSchema),
        types: z.array(filterValueSchema),
      }),
    ),
  },
});

export const getStaffProductCall = defineCall({
  ...readsCatalog,
  ...oneProduct,
  method: "GET",
  path: "/admin/products/:id",
  summary: "One product, whatever its state",
  refusals: productNotFound,
});

/** Creates a draft. Without `slug`, the name decides it. */
export const createProductCall = defineCall({
  ...writesCatalog,
  responses: oneProduct.responses,
  method: "POST",
  path: "/admin/products",
  maxBodyBytes: MAX_PRODUCT_BODY_BYTES,
  summary: "Create a draft",
  headers: requiredIdempotencyKey,
  body: changes.extend({ name: productFieldInputs.name, sku: productFieldInputs.sku }),
  refusals: { 409: ["SKU_TAKEN", "SLUG_TAKEN"], 422: [...productFormRefusals, ...keyRefusals] },
  refusalBody: { 409: errorBodySchema.extend({ takenBy: productKeyOwnerSchema.optional() }) },
});

/**
 * Needs `If-Match` with the product's revision. Fields that are still at their `base` value are saved whatever the
 * revision is by then; a field that has another value by now refuses the whole change. Fields that follow from others
 * are compared with their `base` if there is one. `takeSlug`: also one that leads to another product today.
 */
export const changeProductCall = defineCall({
  ...writesCatalog,
  params: oneProduct.params,
  responses: {
    200: dataEnvelope(
      staffProductSchema.extend({
        changed: z
          .array(productContentSchema.keyof())
          .meta({ description: "What this call changed, fields that follow from others too" }),
      }),
    ),
  },
  method: "PATCH",
  path: "/admin/products/:id",
  maxBodyBytes: MAX_PRODUCT_BODY_BYTES,
  summary: "Change fields of a product",
  headers: z.looseObject({ "if-match": z.string().optional() }),
  body: z.object({ changes, base, takeSlug: withDefault(booleanField, false) }),
  refusals: {
    ...productNotFound,
    409: ["CHANGED_MEANWHILE", "SKU_TAKEN", "SLUG_TAKEN", "NOT_PUBLISHABLE"],
    422: productFormRefusals,
    428: ["VERSION_NEEDED"],
  },
  refusalBody: { 409: productChangedMeanwhileSchema },
});

/** Each row as one change of `PATCH /admin/products/:id`. `job_id` undoes them together; null if nothing changed. */
export const changeProductsCall = defineCall({
  ...writesCatalog,
  method: "PATCH",
  path: "/admin/products",
  maxBodyBytes: MAX_PRODUCT_BODY_BYTES,
  summary: "Change fields of many products",
  headers: optionalIdempotencyKey,
  body: z.object({
    products: listField(
      z.object({ id: uuidField, revision: integerField(1, 1_000_000_000), changes, base }),
      1,
      MAX_CHANGED_PRODUCTS,
    ),
  }),
  responses: {
    200: dataEnvelope(z.object({ job_id: idSchema.nullable(), products: z.array(productResultSchema) })),
  },
  refusals: { 409: ["TOO_MANY_PRODUCTS"], 422: [...productFormRefusals, "IDEMPOTENCY_KEY_REUSED"] },
});
