import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { STOCK_VIEWS } from "@pecacerta/rules/stock-movement";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField, optionalField, withDefault } from "../fields.ts";
import { searchTermField, textField, tokenField, uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema } from "../wire-values.ts";
import { namedPartShape } from "./named-part.ts";
import { productStateSchema } from "./product.ts";

const MAX_LISTED = 200;

export const readsStock = {
  tags: ["Staff stock"],
  access: "staff",
  company: true,
  permission: "catalog.read",
} as const;
export const writesStock = { ...readsStock, permission: "stock.write" } as const;

const stockRowSchema = z
  .object({
    product_id: idSchema,
    ...namedPartShape,
    image: z.string().nullable(),
    state: productStateSchema,
    onHand: z.int().meta({ description: "Pieces that can be sold" }),
    reserved: z.int().meta({ description: "Pieces on the shelf that accepted bids hold" }),
    toPick: z.int().meta({ description: "Pieces on the shelf that are sold and not picked yet" }),
    toPutBack: z.int().meta({ description: "Pieces on hand that are not on the shelf: picked for a canceled order" }),
    missing: z.int().meta({ description: "Pieces that orders and bids hold and the last count did not find" }),
    minimum: z.int().nullable(),
    shelf: z.string(),
  })
  .meta({ id: "StockRow", description: "The stock of a product", examples: [] });

export type StockRowDto = z.output<typeof stockRowSchema>;

/**
 * The best sold products first, without archived ones. `low`: at the minimum or below it, or nearly gone without one.
 * `short`: a count found fewer pieces than orders and bids hold. `q` finds products by any number or word in all views, `number` those whose SKU, own part number or GTIN it is,
 * `product` one by its id; archived ones too.
 */
export const listStockCall = defineCall({
  ...readsStock,
  method: "GET",
  path: "/admin/stock",
  summary: "Stock, minimum and shelf of products",
  query: z.object({
    view: withDefault(z.enum(STOCK_VIEWS, { error: "ERROR_FORM_INVALID" }), "all"),
    q: optionalField(searchTermField),
    number: optionalField(textField(80, "PF-1234")),
    product: optionalField(uuidField),
    limit: withDefault(integerField(1, MAX_LISTED), 50),
    after: optionalField(tokenField),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(stockRowSchema),
        next: z.string().nullable(),
        total: z.int(),
        isMore: z.boolean(),
      }),
    ),
  },
});

const stockPlaceSchema = z
  .object({ product_id: idSchema, onHand: z.int(), shelf: z.string(), minimum: z.int().nullable() })
  .meta({ id: "StockPlace", description: "Where a product is kept, and when to buy more of it", examples: [] });

/** A missing field stays as it is. `shelf` may be empty; `minimum` null: none. The last of two changes wins. */
export const changeStockPlaceCall = defineCall({
  ...writesStock,
  method: "PATCH",
  path: "/admin/stock/:product",
  summary: "Change the shelf or the minimum of a product",
  params: z.object({ product: uuidField }),
  body: z.object({
    shelf: textField(STAFF_TEXT_LIMITS.shelf, "B-12").optional(),
    minimum: integerField(0, 1_000_000, { example: 4 }).nullable().optional(),
  }),
  responses: { 200: dataEnvelope(stockPlaceSchema) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 422: ["ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG"] },
});
