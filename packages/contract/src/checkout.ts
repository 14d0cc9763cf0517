import { MAX_CART_LINES } from "@pecacerta/rules/cart";
import { MAX_ORDER_NOTES_LENGTH } from "@pecacerta/rules/delivery";
import { z } from "zod";
import { addressInputSchema } from "./address.ts";
import { defineCall } from "./call.ts";
import { cartLineFields, totalsLineSchema } from "./cart.ts";
import { errorBodySchema } from "./error-body.ts";
import { amountField, listField, optionalField, withDefault } from "./fields.ts";
import { requiredIdempotencyKey } from "./idempotency.ts";
import { orderSchema, paymentMethodSchema } from "./order.ts";
import { longTextField, textField, uuidField } from "./text-fields.ts";
import { amountSchema, dataEnvelope } from "./wire-values.ts";

/**
 * Details of a refused checkout. OUT_OF_STOCK and NEW_CUSTOMER_QUANTITY: `errors` has the remaining or allowed
 * quantity of each line, as `{"items.0.quantity": "OUT_OF_STOCK:3"}`. PRICE_CHANGED: `subtotal`, `totals` and the new
 * `total`, to be confirmed as `expected_total`.
 */
const checkoutConflictSchema = errorBodySchema
  .extend({
    subtotal: amountSchema.optional(),
    totals: z.array(totalsLineSchema).optional(),
    total: amountSchema.optional(),
  })
  .meta({
    id: "CheckoutConflict",
    description: "Why an order was not placed: what is left of each line, or what it costs now",
    examples: [{ message: "OUT_OF_STOCK", errors: { "items.0.quantity": "OUT_OF_STOCK:3" } }],
  });

/** Prices come from the server; prices sent by a client are ignored. */
const checkoutBody = z
  .object({
    items: listField(z.object(cartLineFields), 1, MAX_CART_LINES),
    address_id: optionalField(uuidField),
    vehicle_id: optionalField(uuidField).meta({
      description: "The vehicle that the products are for; the fit verdicts are stored with the order",
    }),
    address: optionalField(addressInputSchema),
    shipping: optionalField(z.object({ id: optionalField(textField(60)), name: optionalField(textField(120)) })),
    payment: paymentMethodSchema.meta({
      description: "`pix` where the company has a key, `combine` everywhere; any other is refused: PAYMENT_NOT_OFFERED",
    }),
    order_notes: withDefault(longTextField(MAX_ORDER_NOTES_LENGTH), ""),
    expected_total: optionalField(amountField),
  })
  .refine((sent) => sent.address_id ?? sent.address, { path: ["address_id"], error: "ERROR_FORM_REQUIRED" });

/** `address_id` takes precedence over `address`. A street without a house number is refused. */
export const checkoutCall = defineCall({
  method: "POST",
  path: "/user/orders/checkout",
  summary: "Place an order",
  tags: ["Orders"],
  access: "bearer",
  company: true,
  headers: requiredIdempotencyKey,
  body: checkoutBody,
  responses: { 201: dataEnvelope(orderSchema) },
  refusals: {
    404: ["ADDRESS_NOT_FOUND", "PRODUCT_NOT_FOUND", "VEHICLE_NOT_FOUND"],
    409: ["OUT_OF_STOCK", "PRICE_CHANGED", "NEW_CUSTOMER_QUANTITY", "UNPAID_ORDERS_LIMIT", "UNPAID_VALUE_LIMIT"],
    422: [
      "ERROR_ADD_TO_CART_QUANTITY",
      "ERROR_ADD_TO_CART_OPTIONS",
      "PAYMENT_NOT_OFFERED",
      "ADDRESS_NUMBER_REQUIRED",
      "IDEMPOTENCY_KEY_REQUIRED",
      "IDEMPOTENCY_KEY_REUSED",
    ],
  },
  refusalBody: { 409: checkoutConflictSchema },
});
