import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { checkStockMovement, MAX_PIECES, STAFF_STOCK_REASONS, STOCK_REASONS } from "@pecacerta/rules/stock-movement";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField, listField, optionalField, withDefault, withRule } from "../fields.ts";
import { requiredIdempotencyKey } from "../idempotency.ts";
import { dayField, textField, uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";
import { namedPartShape } from "./named-part.ts";
import { formRefusals, keyRefusals } from "./order-call.ts";
import { readsStock, writesStock } from "./stock.ts";

const MAX_MOVEMENTS = 500;
const MAX_LISTED = 200;

const invalid = { error: "ERROR_FORM_INVALID" } as const;
const documentField = textField(STAFF_TEXT_LIMITS.stockDocument, "NF 1234");
const noteField = textField(STAFF_TEXT_LIMITS.stockNote, "Caixa amassada");

const movementField = withRule(
  z.object({
    product_id: optionalField(uuidField),
    number: optionalField(textField(PRODUCT_LIMITS.code, "PF-1234")),
    reason: z.enum(STAFF_STOCK_REASONS, invalid),
    quantity: integerField(-MAX_PIECES, MAX_PIECES, { example: 10 }).optional(),
    counted: integerField(0, MAX_PIECES).optional(),
    document: documentField.optional(),
    note: noteField.optional(),
  }),
  checkStockMovement,
);

/** One result per movement, in their order: a refused one leaves the others as they are. */
const movementResultSchema = z.object({
  product_id: idSchema.nullable(),
  ...namedPartShape,
  quantity: z.int().meta({ description: "The change of the pieces on hand" }),
  balance: z.int().nullable().meta({ description: "Pieces on hand then; of a refused movement, those there are" }),
  refusal: z.enum(["PRODUCT_NOT_FOUND", "NUMBER_AMBIGUOUS", "STOCK_TOO_LOW", "STOCK_TOO_HIGH"]).nullable(),
});

export type StockMovementResultDto = z.output<typeof movementResultSchema>;

/**
 * Each movement names its product by `product_id`, or by `number`: its SKU, own part number or GTIN. `quantity` is
 * positive: `received` and `returned` pieces arrive, `damaged` and `lost` ones leave; `corrected` has either sign.
 * `counted` is the number of pieces on the shelf, with those that are sold or reserved and not picked yet. With fewer
 * of them the balance is negative: nothing can be sold, and orders lack these pieces. `document` and `note` of the
 * call are those of movements without their own.
 */
export const moveStockCall = defineCall({
  ...writesStock,
  method: "POST",
  path: "/admin/stock/movements",
  summary: "Receive, count or adjust stock",
  headers: requiredIdempotencyKey,
  body: z.object({
    document: withDefault(documentField, ""),
    note: withDefault(noteField, ""),
    movements: listField(movementField, 1, MAX_MOVEMENTS),
  }),
  responses: { 200: dataEnvelope(z.array(movementResultSchema)) },
  refusals: { 422: [...formRefusals, ...keyRefusals] },
});

const stockMovementSchema = z
  .object({
    id: idSchema,
    at: timestampSchema,
    product: z.object({ id: idSchema, ...namedPartShape }),
    order: z.string().nullable().meta({ description: "Number of the order that moved it" }),
    reason: z.enum(STOCK_REASONS),
    quantity: z.int(),
    balance: z.int().meta({ description: "Pieces on hand after it" }),
    staff: z.object({ id: idSchema, name: z.string() }).nullable().meta({ description: "Who moved it" }),
    document: z.string(),
    note: z.string(),
  })
  .meta({ id: "StockMovement", description: "A change of stock", examples: [] });

export type StockMovementDto = z.output<typeof stockMovementSchema>;

/**
 * Newest first, without a limit of time. `from` and `to` are days in Brasília.
 */
export const listStockMovementsCall = defineCall({
  ...readsStock,
  method: "GET",
  path: "/admin/stock/movements",
  summary: "Who changed stock, when and why",
  query: z.object({
    product: optionalField(uuidField),
    reason: optionalField(z.enum(STOCK_REASONS, invalid)),
    actor: optionalField(uuidField),
    from: optionalField(dayField),
    to: optionalField(dayField),
    limit: withDefault(integerField(1, MAX_LISTED), 50),
    after: optionalField(uuidField),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(stockMovementSchema),
        next: z.string().nullable(),
        total: z.int(),
        isMore: z.boolean(),
        product: z
          .object({ id: idSchema, ...namedPartShape })
          .nullable()
          .meta({ description: "The product of the filter" }),
        members: z
          .array(z.object({ id: idSchema, name: z.string() }))
          .meta({ description: "The company's staff, to choose an actor" }),
      }),
    ),
  },
});
