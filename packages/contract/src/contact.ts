import { MAX_CONTACT_MESSAGE, MAX_CONTACT_NAME, readContact } from "@pecacerta/rules/contact";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { orElse, ruled } from "./fields.ts";
import { longText, typed } from "./text-fields.ts";
import { wrapped } from "./wire-values.ts";

/** The message goes to the company by mail, and its answer to `email`. */
export const writeToCompany = defineCall({
  method: "POST",
  path: "/mailing/contact",
  summary: "Write to the company",
  tags: ["Company"],
  access: "public",
  company: true,
  body: ruled(
    z.object({
      name: typed(MAX_CONTACT_NAME, "Maria Souza"),
      email: typed(1000, "cliente@example.com"),
      phone: orElse(typed(40, "(95) 99123-4567"), ""),
      message: longText(MAX_CONTACT_MESSAGE, 1),
    }),
    readContact,
  ),
  answer: { 200: wrapped(z.literal("TEXT_CONTACT_SENT")) },
  refusals: {
    409: ["CONTACT_NOT_OFFERED"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL", "ERROR_FORM_TOO_LONG", "INVALID_PHONE"],
  },
});
