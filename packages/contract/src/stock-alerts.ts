import { z } from "zod";
import { defineCall } from "./call.ts";
import { ruleTextField, uuidField } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

/** Responds alike whether or not the address has asked before. */
export const createStockAlertCall = defineCall({
  method: "POST",
  path: "/mailing/stock-alert",
  summary: "Ask for one mail when the product can be bought again",
  tags: ["Newsletter"],
  access: "public",
  company: true,
  body: z.object({ email: ruleTextField("cliente@example.com"), product_id: uuidField }),
  responses: { 200: dataEnvelope(z.literal("TEXT_STOCK_ALERT_CREATED")) },
  refusals: {
    404: ["PRODUCT_NOT_FOUND"],
    409: ["PRODUCT_AVAILABLE"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"],
  },
});
