import { CANCELLED_STOCK } from "@pecacerta/rules/order-stage";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { amountField, integerField, listField, optionalField, quantityField, withDefault } from "../fields.ts";
import { requiredIdempotencyKey } from "../idempotency.ts";
import { dayField, longTextField, orderNumberField, textField, uuidField } from "../text-fields.ts";
import { orderMailSchema, refundMethodSchema, reversalReasonSchema } from "./order.ts";
import { changesOrder, formRefusals, keyRefusals, orderNotFound, shipmentFields } from "./order-call.ts";

/**
 * `paid_on`: the day of Brasília on the bank statement; today if missing. Less than what is open leaves the order unpaid,
 * what is more becomes due for a refund. `open`: what the sender saw as open, so that nothing is confirmed twice.
 */
export const payStaffOrderCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/pay",
  summary: "Confirm a payment that was seen on the bank account",
  body: z.object({
    amount: amountField.refine((amount) => amount > 0, "ERROR_FORM_INVALID"),
    reference: withDefault(textField(STAFF_TEXT_LIMITS.paymentReference, "E00416968202611231530abcDEF123456"), ""),
    paid_on: optionalField(dayField),
    open: optionalField(amountField),
  }),
  refusals: { ...orderNotFound, 409: ["ORDER_CLOSED", "CHANGED_MEANWHILE"], 422: formRefusals },
});

/** `id`: of the confirmed payment. The order waits again for what is open then. Refused once money went back. */
export const reverseStaffOrderPaymentCall = defineCall({
  ...changesOrder,
  params: z.object({ number: orderNumberField, id: uuidField }),
  permission: "orders.refund",
  method: "POST",
  path: "/admin/orders/:number/payments/:id/reverse",
  summary: "Reverse a payment that was confirmed by mistake",
  body: z.object({ reason: reversalReasonSchema }),
  refusals: {
    404: ["ORDER_NOT_FOUND", "PAYMENT_NOT_FOUND"],
    409: ["ORDER_CLOSED", "PAYMENT_REFUNDED"],
    422: formRefusals,
  },
});

export const pickStaffOrderCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/pick",
  summary: "Mark an order as picked",
});

/** Of an order that was canceled after picking: its pieces are on their shelves again. Stock does not change. */
export const putBackStaffOrderCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/put-back",
  summary: "Note that the pieces of a canceled order are back on the shelf",
});

export const packStaffOrderCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/pack",
  summary: "Mark an order as packed",
});

/** The customer gets a mail with the tracking code: letters, digits, spaces, `-`, `.` and `/`. */
export const shipStaffOrderCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/ship",
  summary: "Mark an order as shipped",
  body: z.object(shipmentFields),
  refusals: {
    ...changesOrder.refusals,
    422: ["ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG", "INVALID_TRACKING_CODE"],
  },
});

export const completeStaffOrderCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/complete",
  summary: "Mark an order as delivered, or handed over at the counter",
});

const cancelledStockField = withDefault(z.enum(CANCELLED_STOCK, { error: "ERROR_FORM_INVALID" }), "restock");

/**
 * Without `lines`, or with all remaining pieces, the whole order is canceled and the customer gets a mail. `restock`
 * returns the pieces to stock, `damaged` writes them off.
 */
export const cancelStaffOrderCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/cancel",
  summary: "Cancel an order or some of its pieces",
  headers: requiredIdempotencyKey,
  body: z.object({
    stock: cancelledStockField,
    lines: optionalField(
      listField(
        z.object({ position: integerField(1, 1000), quantity: quantityField, stock: cancelledStockField }),
        1,
        200,
      ),
    ),
  }),
  refusals: {
    ...changesOrder.refusals,
    422: [...formRefusals, "ERROR_ADD_TO_CART_QUANTITY", ...keyRefusals],
  },
});

/** Records money that was given back. The sum never exceeds what was paid; above the company's limit it needs a fresh sign-in. */
export const refundStaffOrderCall = defineCall({
  ...changesOrder,
  permission: "orders.refund",
  method: "POST",
  path: "/admin/orders/:number/refunds",
  summary: "Record a refund",
  headers: requiredIdempotencyKey,
  body: z.object({
    amount: amountField.refine((amount) => amount > 0, "ERROR_FORM_INVALID"),
    method: refundMethodSchema,
    reason: withDefault(textField(STAFF_TEXT_LIMITS.reason, "Peça em falta"), ""),
  }),
  refusals: {
    ...orderNotFound,
    403: ["FRESH_SIGN_IN_NEEDED"],
    409: ["ORDER_CLOSED", "REFUND_TOO_MUCH"],
    422: [...formRefusals, ...keyRefusals],
  },
});

/** Only staff read notes. They are deleted with the customer. */
export const addStaffOrderNoteCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/notes",
  summary: "Add a note",
  headers: requiredIdempotencyKey,
  body: z.object({ text: longTextField(STAFF_TEXT_LIMITS.note, 1) }),
  refusals: {
    ...changesOrder.refusals,
    422: [...formRefusals, ...keyRefusals],
  },
});

/** A mail about a stage is refused in another stage. */
export const sendStaffOrderMailCall = defineCall({
  ...changesOrder,
  method: "POST",
  path: "/admin/orders/:number/mails",
  summary: "Send a mail to the customer again",
  headers: requiredIdempotencyKey,
  body: z.object({ mail: orderMailSchema }),
  refusals: {
    404: ["ORDER_NOT_FOUND", "CUSTOMER_NOT_FOUND"],
    409: ["ORDER_CLOSED"],
    422: ["ERROR_FORM_INVALID", ...keyRefusals],
  },
});
