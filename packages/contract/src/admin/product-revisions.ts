import { z } from "zod";
import { defineCall } from "../call.ts";
import { booleanField, integerField, listField, optionalField, withDefault } from "../fields.ts";
import { dataEnvelope, timestampSchema } from "../wire-values.ts";
import { productContentSchema } from "./product.ts";
import { oneProduct, productFormRefusals, productNotFound, readsCatalog, writesCatalog } from "./product-call.ts";
import { productChangedMeanwhileSchema } from "./products.ts";

const productRevisionSchema = z
  .object({
    revision: z.int(),
    at: timestampSchema,
    name: z.string().meta({ description: "Of the staff user; empty for the program" }),
    changed: z.array(productContentSchema.keyof()),
    before: productContentSchema.partial(),
    after: productContentSchema.partial(),
  })
  .meta({ id: "ProductRevision", description: "One change of a product", examples: [] });

/** Newest first, 50 at most; of fitments, the rows that differ. `before`: pass the `revision` of the last entry to continue. */
export const listProductRevisionsCall = defineCall({
  ...readsCatalog,
  params: oneProduct.params,
  method: "GET",
  path: "/admin/products/:id/revisions",
  summary: "Who changed a product, when, and what",
  query: z.object({ before: optionalField(integerField(1, 1_000_000_000)) }),
  responses: { 200: dataEnvelope(z.array(productRevisionSchema)) },
  refusals: productNotFound,
});

/**
 * Sets fields back to their values before `revision`, all that it changed or those in `fields`: a change like any
 * other, with its own revision. `force`: also fields that were changed again since.
 */
export const restoreProductCall = defineCall({
  ...writesCatalog,
  ...oneProduct,
  method: "POST",
  path: "/admin/products/:id/restore",
  summary: "Undo one change of a product",
  body: z.object({
    revision: integerField(1, 1_000_000_000),
    fields: optionalField(listField(productContentSchema.keyof(), 1, 60)),
    force: withDefault(booleanField, false),
  }),
  refusals: {
    404: ["PRODUCT_NOT_FOUND", "REVISION_NOT_FOUND"],
    409: ["CHANGED_MEANWHILE", "SKU_TAKEN", "SLUG_TAKEN", "NOT_PUBLISHABLE"],
    422: productFormRefusals,
  },
  refusalBody: { 409: productChangedMeanwhileSchema },
});
