import { z } from "zod";
import { defineCall } from "../call.ts";
import { listField } from "../fields.ts";
import { requiredIdempotencyKey } from "../idempotency.ts";
import { orderNumberField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import {
  formRefusals,
  keyRefusals,
  orderNumbersField,
  readsOrders,
  shipmentFields,
  writesOrders,
} from "./order-call.ts";
import { orderPrintSchema } from "./order-print.ts";

const MAX_CHANGED_ORDERS = 500;
const MAX_PRINTED_ORDERS = 50;

export const printStaffOrdersCall = defineCall({
  ...readsOrders,
  method: "GET",
  path: "/admin/orders/print",
  summary: "Pick list, packing slips and labels of orders",
  query: z.object({ n: orderNumbersField(MAX_PRINTED_ORDERS) }),
  responses: { 200: dataEnvelope(orderPrintSchema) },
});

/** One result per row, in the order of the rows: a refused row leaves the others as they are. */
const resultsSchema = z.array(
  z.object({ number: z.string(), refusal: z.enum(["ORDER_NOT_FOUND", "ORDER_CLOSED"]).nullable() }),
);

const changesOrders = {
  ...writesOrders,
  method: "POST",
  body: z.object({ numbers: listField(orderNumberField, 1, MAX_CHANGED_ORDERS) }),
  responses: { 200: dataEnvelope(resultsSchema) },
  refusals: { 422: formRefusals },
} as const;

export const pickStaffOrdersCall = defineCall({
  ...changesOrders,
  path: "/admin/orders/pick",
  summary: "Mark orders as picked",
});

export const packStaffOrdersCall = defineCall({
  ...changesOrders,
  path: "/admin/orders/pack",
  summary: "Mark orders as packed",
});

export const shipStaffOrdersCall = defineCall({
  ...writesOrders,
  method: "POST",
  path: "/admin/orders/ship",
  summary: "Mark orders as shipped, each with its tracking code",
  headers: requiredIdempotencyKey,
  body: z.object({
    carrier: shipmentFields.carrier,
    orders: listField(z.object({ number: orderNumberField, tracking: shipmentFields.tracking }), 1, MAX_CHANGED_ORDERS),
  }),
  responses: { 200: dataEnvelope(resultsSchema) },
  refusals: {
    422: [...formRefusals, "INVALID_TRACKING_CODE", ...keyRefusals],
  },
});
