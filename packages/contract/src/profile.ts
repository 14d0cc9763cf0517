import { MAX_RG_LENGTH, parseProfile } from "@pecacerta/rules/profile";
import { z } from "zod";
import { customerSchema } from "./accounts.ts";
import { defineCall } from "./call.ts";
import { booleanField, withDefault, withRule } from "./fields.ts";
import {
  currentPasswordField,
  formTextField,
  MAX_RULE_TEXT,
  newPasswordField,
  passwordField,
  ruleTextField,
} from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

const own = { tags: ["Accounts"], access: "bearer", company: true } as const;

/** `cpf` may be a CNPJ. A new e-mail address requires the password, and takes effect once its link is used. */
export const updateProfileCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/profile",
  summary: "Change the customer's data",
  body: withRule(
    z.object({
      name: ruleTextField("Cliente Exemplo"),
      email: ruleTextField("cliente@example.com"),
      cpf: formTextField(MAX_RULE_TEXT, "529.982.247-25"),
      phone: formTextField(MAX_RULE_TEXT, "(95) 99123-4567"),
      rg: withDefault(formTextField(MAX_RG_LENGTH, "12.345.678-9"), ""),
      password: withDefault(passwordField, ""),
    }),
    parseProfile,
  ),
  responses: { 200: dataEnvelope(customerSchema) },
  refusals: {
    401: ["AUTH_WRONG_PASSWORD"],
    409: ["AUTH_EMAIL_ALREADY_IN_USE"],
    422: ["ERROR_FORM_REQUIRED", "AUTH_INVALID_EMAIL", "INVALID_CPF", "INVALID_PHONE"],
  },
});

/** Mails that invite to review delivered parts. The link in each of them ends them, too. */
export const chooseReviewMailsCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/review-mails",
  summary: "Choose whether mails invite to review delivered parts",
  body: z.object({ enabled: booleanField }),
  responses: { 200: dataEnvelope(z.object({ review_mails: z.boolean() })) },
});

export const sendConfirmationCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/confirmation",
  summary: "Send the mail that confirms the account's e-mail address once more",
  responses: { 200: dataEnvelope(z.literal("TEXT_CONFIRMATION_SENT")) },
  refusals: { 409: ["EMAIL_CONFIRMED"] },
});

/** The customer's other sessions end. */
export const changePasswordCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/password",
  summary: "Change the password",
  body: z.object({ current: currentPasswordField, password: newPasswordField }),
  responses: { 200: dataEnvelope(z.null()) },
  refusals: { 401: ["AUTH_WRONG_PASSWORD"], 422: ["ERROR_FORM_REQUIRED", "AUTH_WEAK_PASSWORD"] },
});
