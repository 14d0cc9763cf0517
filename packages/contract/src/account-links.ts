import { z } from "zod";
import { defineCall } from "./call.ts";
import { emailField, newPasswordField, tokenField } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

const own = { tags: ["Accounts"], access: "public", company: true } as const;
const unknown = { 404: ["TOKEN_NOT_FOUND"] } as const;

/** The token works once. The link in the mail opens a page that makes this call. */
export const confirmEmailCall = defineCall({
  ...own,
  method: "GET",
  path: "/confirm-email/:token",
  changes: true,
  summary: "Confirm an e-mail address with the token of a mail",
  params: z.object({ token: tokenField }),
  responses: { 200: dataEnvelope(z.object({ email: z.string() })) },
  refusals: { 403: ["FORBIDDEN"], ...unknown },
});

/** Responds alike, and after the same time, whether or not the address has an account. */
export const recoverPasswordCall = defineCall({
  ...own,
  method: "POST",
  path: "/password/recover",
  summary: "Ask for a mail with a link that lets a new password be chosen",
  body: z.object({ email: emailField }),
  responses: { 200: dataEnvelope(z.literal("TEXT_RECOVERY_SENT")) },
  refusals: { 422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"] },
});

/** The token is valid for an hour and works once. All sessions of the customer end. */
export const resetPasswordCall = defineCall({
  ...own,
  method: "POST",
  path: "/password/reset",
  summary: "Choose a new password with the token of a mail",
  body: z.object({ token: tokenField, password: newPasswordField }),
  responses: { 200: dataEnvelope(z.null()) },
  refusals: { ...unknown, 422: ["AUTH_WEAK_PASSWORD"] },
});
