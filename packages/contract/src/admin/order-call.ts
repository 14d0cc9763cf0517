import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { isTrackingCode, MAX_TRACKING_CODE_LENGTH, normalizeTrackingCode } from "@pecacerta/rules/tracking-link";
import { z } from "zod";
import { coerced, withDefault } from "../fields.ts";
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
export const orderNumbersField = (max: number) =>
  coerced(
    (sent) => (Array.isArray(sent) ? sent : [sent]).flatMap((one) => (typeof one === "string" ? one.split(",") : [])),
    z
      .array(orderNumberField, { error: "ERROR_FORM_REQUIRED" })
      .min(1, "ERROR_FORM_REQUIRED")
      .max(max, "ERROR_FORM_TOO_LONG")
      .meta({ description: `Numbers joined by commas, at most ${max}`, examples: [["1001", "1002"]] }),
  );
export const trackingField = textField(MAX_TRACKING_CODE_LENGTH, "AA123456785BR")
  .overwrite(normalizeTrackingCode)
  .refine((code) => code === "" || isTrackingCode(code), "INVALID_TRACKING_CODE");
export const shipmentFields = {
  carrier: withDefault(textField(STAFF_TEXT_LIMITS.carrier, "Correios"), ""),
  tracking: withDefault(trackingField, ""),
};
