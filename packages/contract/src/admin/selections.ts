import {
  BULK_LIST_FIELDS,
  BULK_PRICE_FIELDS,
  BULK_TEXT_FIELDS,
  MAX_BULK_PERCENT,
  PRICE_ENDINGS,
} from "@pecacerta/rules/bulk-edit";
import { FITMENT_MODES } from "@pecacerta/rules/fitment-merge";
import { PRODUCT_STATES, PRODUCT_VIEWS } from "@pecacerta/rules/product-state";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { amountField, listField, optionalField, withDefault } from "../fields.ts";
import { requiredIdempotencyKey } from "../idempotency.ts";
import { searchTermField, slugField, textField, tokenField, uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema } from "../wire-values.ts";
import { namedPartShape } from "./named-part.ts";
import { formRefusals, keyRefusals } from "./order-call.ts";
import { productContentSchema } from "./product.ts";
import { writesCatalog } from "./product-call.ts";
import { fitmentField, productChangesSchema } from "./product-inputs.ts";

/** Products that one call changes; the rest waits for jobs. */
export const MAX_SELECTED = 500;
const MAX_FITMENTS_OF_ACTION = 500;
/** Products times fitments that they get, with those that they have: what one transaction writes, some seconds of work. */
export const MAX_FITMENTS_OF_SELECTION = 15_000;
/** Of a product in a preview, each of those that go and those that come. */
export const MAX_PREVIEWED_FITMENTS = 20;

const invalid = { error: "ERROR_FORM_INVALID" } as const;

/** Products by id, or those of a list with its filters. */
export const selectionField = z.object({
  ids: optionalField(listField(uuidField, 1, MAX_SELECTED)),
  view: withDefault(z.enum(PRODUCT_VIEWS, invalid), "all"),
  q: optionalField(searchTermField),
  category: optionalField(slugField),
  brand: optionalField(textField(200, "cobreq")),
  type: optionalField(slugField),
});

const settable = productChangesSchema.pick({
  brand: true,
  type: true,
  price: true,
  compareAtPrice: true,
  saleEndsAt: true,
  cost: true,
  whenOut: true,
  compatibility: true,
  badges: true,
  featured: true,
  ncm: true,
  condition: true,
  origin: true,
  warrantyMonths: true,
  weight: true,
  box: true,
  supplier: true,
});

/** Several kinds, as each has fields of its own. Either `percent`, with two decimals at most, or `amount`. */
const actionField = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("set"), changes: settable }),
    z
      .object({
        kind: z.literal("price"),
        field: z.enum(BULK_PRICE_FIELDS, invalid),
        direction: z.enum(["raise", "lower"], invalid),
        percent: z.number(invalid).min(0, invalid).max(MAX_BULK_PERCENT, invalid).optional(),
        amount: amountField.optional(),
        ending: z.enum(PRICE_ENDINGS, invalid).default("none"),
      })
      .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
        ...invalid,
        path: ["percent"],
      }),
    z.object({
      kind: z.literal("replace"),
      field: z.enum(BULK_TEXT_FIELDS, invalid),
      find: z.string(invalid).min(1, "ERROR_FORM_REQUIRED").max(STAFF_TEXT_LIMITS.replacedText, "ERROR_FORM_TOO_LONG"),
      replacement: z.string(invalid).max(STAFF_TEXT_LIMITS.replacedText, "ERROR_FORM_TOO_LONG"),
    }),
    z.object({
      kind: z.literal("list"),
      field: z.enum(BULK_LIST_FIELDS, invalid),
      add: listField(textField(200), 0, 20),
      remove: listField(textField(200), 0, 20),
    }),
    z.object({
      kind: z.literal("fitments"),
      mode: z.enum(FITMENT_MODES, invalid),
      fitments: listField(fitmentField, 1, MAX_FITMENTS_OF_ACTION),
    }),
    z.object({ kind: z.literal("state"), state: z.enum(PRODUCT_STATES, invalid) }),
  ],
  invalid,
);

export const refusedProductSchema = z.object({
  id: idSchema,
  ...namedPartShape,
  refusal: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  blockers: z.array(z.string()).optional(),
});

const refusals = {
  403: ["FRESH_SIGN_IN_NEEDED"],
  409: ["SELECTION_MOVED", "TOO_MANY_PRODUCTS"],
  422: formRefusals,
} as const;

const body = z.object({ selection: selectionField, action: actionField });

/**
 * `tag` names the products and their revisions: apply with it. `rows`: the first 50 that would change; of fitments, the
 * first 20 that go and that come, with `moreFitments` beyond them.
 */
export const previewSelectionCall = defineCall({
  ...writesCatalog,
  method: "POST",
  reads: true,
  path: "/admin/selections/preview",
  summary: "What a change of many products would do",
  body,
  responses: {
    200: dataEnvelope(
      z.object({
        tag: z.string(),
        total: z.int(),
        changed: z.int(),
        unchanged: z.int(),
        refused: z.array(refusedProductSchema),
        rows: z.array(
          z.object({
            id: idSchema,
            ...namedPartShape,
            before: productContentSchema.partial(),
            after: productContentSchema.partial(),
            moreFitments: z.object({ before: z.int(), after: z.int() }).optional(),
          }),
        ),
      }),
    ),
  },
  refusals,
});

/** The rows of the preview with this `tag`, or none. `job_id` undoes them together; null if nothing changed. */
export const applySelectionCall = defineCall({
  ...writesCatalog,
  method: "POST",
  path: "/admin/selections/apply",
  summary: "Change many products",
  headers: requiredIdempotencyKey,
  body: body.extend({ tag: tokenField }),
  responses: {
    200: dataEnvelope(
      z.object({
        job_id: idSchema.nullable(),
        changed: z.int(),
        unchanged: z.int(),
        refused: z.array(refusedProductSchema),
      }),
    ),
  },
  refusals: { ...refusals, 422: [...formRefusals, ...keyRefusals] },
});

export type SelectionPreviewDto = z.output<(typeof previewSelectionCall.responses)[200]>["data"];
export type RefusedProductDto = z.output<typeof refusedProductSchema>;
