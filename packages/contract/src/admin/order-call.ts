import { z } from "zod";
import { withDefault } from "../fields.ts";
import { orderNumberField, textField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import { staffOrderSchema } from "./order.ts";

export const readsOrders = {
  tags: ["Staff orders"],
  access: "staff",
  company: true,
  permission: "orders.read",
} as const;
export const writesOrders = {
  tags: ["Staff orders"],
  access: "staff",
  company: true,
  permission: "orders.write",
} as const;
export const oneOrder = {
  params: z.object({ number: orderNumberField }),
  responses: { 200: dataEnvelope(staffOrderSchema) },
};

export const orderNotFound = { 404: ["ORDER_NOT_FOUND"] } as const;
export const changesOrder = {
  ...writesOrders,
  ...oneOrder,
  refusals: { ...orderNotFound, 409: ["ORDER_CLOSED"] },
} as const;
export const formRefusals = ["ERROR_FORM_INVALID", "ERROR_FORM_REQUIRED", "ERROR_FORM_TOO_LONG"] as const;
export const keyRefusals = ["IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_REUSED"] as const;
export const shipmentFields = {
  carrier: withDefault(textField(60, "Correios"), ""),
  tracking: withDefault(textField(60, "AA123456785BR"), ""),
};
