import { MAX_CONTACT_MESSAGE_LENGTH, parseContact } from "@pecacerta/rules/contact";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { withDefault, withRule } from "./fields.ts";
import { formTextField, longTextField, MAX_RULE_TEXT, ruleTextField } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

/** The message goes to the company by mail, and its answer to `email`. */
export const sendContactMessageCall = defineCall({
  method: "POST",
  path: "/mailing/contact",
  summary: "Write to the company",
  tags: ["Company"],
  access: "public",
  company: true,
  body: withRule(
    z.object({
      name: ruleTextField("Maria Souza"),
      email: ruleTextField("cliente@example.com"),
      phone: withDefault(formTextField(MAX_RULE_TEXT, "(95) 99123-4567"), ""),
      message: longTextField(MAX_CONTACT_MESSAGE_LENGTH, 1),
    }),
    parseContact,
  ),
  responses: { 200: dataEnvelope(z.literal("TEXT_CONTACT_SENT")) },
  refusals: {
    409: ["CONTACT_NOT_OFFERED"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL", "ERROR_FORM_TOO_LONG", "INVALID_PHONE"],
  },
});
