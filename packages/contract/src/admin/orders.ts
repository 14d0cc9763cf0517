import { isNfeKey, normalizeNfeKey } from "@pecacerta/rules/nfe-key";
import { ORDER_VIEWS } from "@pecacerta/rules/order-stage";
import { z } from "zod";
import { addressInputSchema } from "../address.ts";
import { defineCall } from "../call.ts";
import { coerced, integerField, listField, optionalField, typeError, withDefault } from "../fields.ts";
import { requiredIdempotencyKey } from "../idempotency.ts";
import { orderNumberField, searchTermField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import { staffOrderRowSchema } from "./order.ts";
import {
  formRefusals,
  keyRefusals,
  oneOrder,
  orderNotFound,
  readsOrders,
  shipmentFields,
  writesOrders,
} from "./order-call.ts";

const MAX_ORDERS = 200;

/**
 * By number, descending, or ascending with `sort=oldest`. `q` finds a number, the beginning of a name, the last digits
 * of a phone number or CPF, an SKU or a tracking code; it searches all orders, whatever the view. `after` continues
 * behind the `next` of the previous answer. `total` counts up to 10,000; `isMore`: there are more.
 */
export const listStaffOrdersCall = defineCall({
  ...readsOrders,
  method: "GET",
  path: "/admin/orders",
  summary: "The company's orders",
  query: z.object({
    view: withDefault(z.enum(ORDER_VIEWS, { error: "ERROR_FORM_INVALID" }), "all"),
    q: optionalField(searchTermField),
    sort: withDefault(z.enum(["newest", "oldest"], { error: "ERROR_FORM_INVALID" }), "newest"),
    limit: withDefault(integerField(1, MAX_ORDERS), 50),
    after: optionalField(orderNumberField),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(staffOrderRowSchema),
        next: z.string().nullable(),
        total: z.int(),
        isMore: z.boolean(),
      }),
    ),
  },
});

/** Orders of each view. `all` counts up to 10,000. */
export const countStaffOrdersCall = defineCall({
  ...readsOrders,
  method: "GET",
  path: "/admin/orders/counts",
  summary: "How many orders each view has",
  responses: {
    200: dataEnvelope(
      z.object({ "to-confirm": z.int(), "to-pick": z.int(), "to-ship": z.int(), late: z.int(), all: z.int() }),
    ),
  },
});

export const getStaffOrderCall = defineCall({
  ...readsOrders,
  ...oneOrder,
  method: "GET",
  path: "/admin/orders/:number",
  summary: "One order",
  refusals: orderNotFound,
});

const nfeKeyField = coerced(
  (sent) => (typeof sent === "string" ? normalizeNfeKey(sent) : sent),
  z
    .string(typeError("ERROR_FORM_INVALID"))
    .refine((key) => key === "" || isNfeKey(key), "INVALID_INVOICE_KEY")
    .meta({ examples: ["35170458716523000119550010000000121000123458"] }),
);

/**
 * Needs `If-Match` with the order's revision. The address changes until the order is shipped. `nfe_key`: 44 characters
 * with check digit; empty removes it.
 */
export const changeStaffOrderCall = defineCall({
  ...writesOrders,
  ...oneOrder,
  method: "PATCH",
  path: "/admin/orders/:number",
  summary: "Change the address or the key of the invoice",
  headers: z.looseObject({ "if-match": z.string().optional() }),
  body: z.object({ address: optionalField(addressInputSchema), nfe_key: nfeKeyField.optional() }),
  refusals: {
    ...orderNotFound,
    409: ["ORDER_CLOSED", "CHANGED_MEANWHILE"],
    422: ["INVALID_INVOICE_KEY", "ADDRESS_NUMBER_REQUIRED"],
    428: ["VERSION_NEEDED"],
  },
});

/** One result per row, in the order of the rows: a refused row leaves the others as they are. */
const resultsSchema = z.array(
  z.object({ number: z.string(), refusal: z.enum(["ORDER_NOT_FOUND", "ORDER_CLOSED"]).nullable() }),
);

export const pickStaffOrdersCall = defineCall({
  ...writesOrders,
  method: "POST",
  path: "/admin/orders/pick",
  summary: "Mark orders as picked",
  body: z.object({ numbers: listField(orderNumberField, 1, MAX_ORDERS) }),
  responses: { 200: dataEnvelope(resultsSchema) },
  refusals: { 422: formRefusals },
});

export const shipStaffOrdersCall = defineCall({
  ...writesOrders,
  method: "POST",
  path: "/admin/orders/ship",
  summary: "Mark orders as shipped, each with its tracking code",
  headers: requiredIdempotencyKey,
  body: z.object({
    carrier: shipmentFields.carrier,
    orders: listField(z.object({ number: orderNumberField, tracking: shipmentFields.tracking }), 1, MAX_ORDERS),
  }),
  responses: { 200: dataEnvelope(resultsSchema) },
  refusals: {
    422: [...formRefusals, ...keyRefusals],
  },
});
