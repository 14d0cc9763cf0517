import { PRICE_ENDINGS } from "@pecacerta/rules/bulk-edit";
import { PRODUCT_STATES } from "@pecacerta/rules/product-state";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { optionalField } from "../fields.ts";
import { uuidField } from "../text-fields.ts";
import { amountSchema, dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";
import { formRefusals } from "./order-call.ts";
import { productContentSchema } from "./product.ts";
import { writesCatalog } from "./product-call.ts";
import { refusedProductSchema } from "./selections.ts";

/** What a change was: an action of a selection, fitments, or cells of the grid with their fields. */
const bulkEditActionSchema = z.object({
  kind: z.enum(["set", "price", "replace", "list", "state", "fitments", "grid"]),
  changes: productContentSchema.partial().optional(),
  field: z.string().optional(),
  fields: z.array(productContentSchema.keyof()).optional(),
  direction: z.enum(["raise", "lower"]).optional(),
  percent: z.number().optional(),
  amount: amountSchema.optional(),
  ending: z.enum(PRICE_ENDINGS).optional(),
  find: z.string().optional(),
  replacement: z.string().optional(),
  add: z.array(z.string()).optional(),
  remove: z.array(z.string()).optional(),
  state: z.enum(PRODUCT_STATES).optional(),
  mode: z.enum(["add", "replace", "remove"]).optional(),
});

export type BulkEditActionDto = z.output<typeof bulkEditActionSchema>;

const bulkEditSchema = z
  .object({
    id: idSchema.meta({ description: "The `job_id` that undoes it" }),
    at: timestampSchema,
    name: z.string().meta({ description: "Of the staff user" }),
    action: bulkEditActionSchema,
    products: z.int(),
    undoneAt: timestampSchema.nullable(),
  })
  .meta({ id: "BulkEdit", description: "A change of many products", examples: [] });

export type BulkEditDto = z.output<typeof bulkEditSchema>;

/** Those of the last 30 days, newest first, 50 at most. `before`: pass the `id` of the last one to continue. */
export const listBulkEditsCall = defineCall({
  ...writesCatalog,
  method: "GET",
  path: "/admin/selections",
  summary: "Changes of many products that can be undone",
  query: z.object({ before: optionalField(uuidField) }),
  responses: { 200: dataEnvelope(z.array(bulkEditSchema)) },
});

/**
 * Sets each product back to its values before the change, within 30 days and once; those that were changed since stay,
 * and are listed.
 */
export const undoSelectionCall = defineCall({
  ...writesCatalog,
  method: "POST",
  path: "/admin/selections/undo",
  summary: "Undo a change of many products",
  body: z.object({ job_id: uuidField }),
  responses: { 200: dataEnvelope(z.object({ restored: z.int(), kept: z.array(refusedProductSchema) })) },
  refusals: { 404: ["REVISION_NOT_FOUND"], 409: ["UNDO_OVER"], 422: formRefusals },
});
