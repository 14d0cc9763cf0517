import { MAX_CART_LINES } from "@pecacerta/rules/cart";
import { z } from "zod";
import { addressForm } from "./address.ts";
import { defineCall } from "./call.ts";
import { totalsLine, wantedLine } from "./cart.ts";
import { errorBody } from "./error-body.ts";
import { decimal, list, optional, orElse } from "./fields.ts";
import { needsIdempotencyKey } from "./idempotency.ts";
import { order, payment } from "./order.ts";
import { longText, text, uuid } from "./text-fields.ts";
import { amount, wrapped } from "./wire-values.ts";

/**
 * What a refused checkout says besides its key.
 * OUT_OF_STOCK: `errors` names each line that cannot be served, by its place in the request, and what is left of the
 * product: `{"items.0.quantity": "OUT_OF_STOCK:3"}`, written and read by `stock-left.ts`.
 * NEW_CUSTOMER_QUANTITY: `errors` names each line in the same way with the most pieces that a customer without a completed
 * order may take of its product: `{"items.0.quantity": "NEW_CUSTOMER_QUANTITY:20"}`, see `new-customer-quantity.ts`.
 * PRICE_CHANGED: `subtotal`, `totals` and `total` as they are now; send `total` as `expected_total` to agree.
 */
export const checkoutConflict = errorBody
  .extend({ subtotal: amount.optional(), totals: z.array(totalsLine).optional(), total: amount.optional() })
  .meta({
    id: "CheckoutConflict",
    description: "Why an order was not placed: what is left of each line, or what it costs now",
    examples: [{ message: "OUT_OF_STOCK", errors: { "items.0.quantity": "OUT_OF_STOCK:3" } }],
  });

export type CheckoutConflict = z.output<typeof checkoutConflict>;

/** Every price is the server's own: `shipping.custom_price` and other prices a client sends are dropped unread. */
const checkoutSent = z
  .object({
    items: list(z.object(wantedLine), 1, MAX_CART_LINES),
    address_id: optional(uuid),
    vehicle_id: optional(uuid).meta({ description: "What the goods are for: whether they serve it is kept with them" }),
    address: optional(addressForm),
    shipping: optional(z.object({ id: optional(text(60)), name: optional(text(120)) })),
    payment: payment.meta({
      description: "`pix` where the company has a key, `combine` everywhere; any other is refused: PAYMENT_NOT_OFFERED",
    }),
    order_notes: orElse(longText(1000), ""),
    expected_total: optional(decimal),
  })
  .refine((sent) => sent.address_id ?? sent.address, { path: ["address_id"], error: "ERROR_FORM_REQUIRED" });

/** `address_id` goes before `address`, should both come. */
export const checkout = defineCall({
  method: "POST",
  path: "/user/orders/checkout",
  summary: "Place an order",
  tags: ["Orders"],
  access: "bearer",
  company: true,
  headers: needsIdempotencyKey,
  body: checkoutSent,
  answer: { 201: wrapped(order) },
  refusals: {
    404: ["ADDRESS_NOT_FOUND", "PRODUCT_NOT_FOUND", "VEHICLE_NOT_FOUND"],
    409: ["OUT_OF_STOCK", "PRICE_CHANGED", "NEW_CUSTOMER_QUANTITY", "UNPAID_ORDERS_LIMIT", "UNPAID_VALUE_LIMIT"],
    422: [
      "ERROR_ADD_TO_CART_QUANTITY",
      "ERROR_ADD_TO_CART_OPTIONS",
      "PAYMENT_NOT_OFFERED",
      "IDEMPOTENCY_KEY_REQUIRED",
      "IDEMPOTENCY_KEY_REUSED",
    ],
  },
  refusalBody: { 409: checkoutConflict },
});
