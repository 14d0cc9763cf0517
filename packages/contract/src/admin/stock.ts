import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField } from "../fields.ts";
import { textField, uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema } from "../wire-values.ts";

const stockPlaceSchema = z
  .object({ product_id: idSchema, onHand: z.int(), shelf: z.string(), minimum: z.int().nullable() })
  .meta({ id: "StockPlace", description: "Where a product is kept, and when to buy more of it", examples: [] });

/** A missing field stays as it is. `shelf` may be empty; `minimum` null: none. The last of two changes wins. */
export const changeStockPlaceCall = defineCall({
  tags: ["Staff stock"],
  access: "staff",
  company: true,
  permission: "stock.write",
  method: "PATCH",
  path: "/admin/stock/:product",
  summary: "Change the shelf or the minimum of a product",
  params: z.object({ product: uuidField }),
  body: z.object({
    shelf: textField(30, "B-12").optional(),
    minimum: integerField(0, 1_000_000, { example: 4 }).nullable().optional(),
  }),
  responses: { 200: dataEnvelope(stockPlaceSchema) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 422: ["ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG"] },
});
