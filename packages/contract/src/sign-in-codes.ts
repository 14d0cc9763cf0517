import { isSignInCode, normalizeSignInCode } from "@pecacerta/rules/sign-in-code";
import { z } from "zod";
import { loginResponses } from "./accounts.ts";
import { defineCall } from "./call.ts";
import { booleanField, coerced, typeError, withDefault } from "./fields.ts";
import { emailField, tokenField } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

const own = { tags: ["Accounts"], access: "public", company: true } as const;

/** Responds alike, and after the same time, whether or not the address has an account. */
export const sendSignInCodeCall = defineCall({
  ...own,
  method: "POST",
  path: "/login/code",
  summary: "Ask for a mail with a code that signs in",
  body: z.object({ email: emailField }),
  responses: {
    200: dataEnvelope(
      z.object({
        request: z.string().meta({ description: "Secret of this request; the code is worth nothing without it" }),
      }),
    ),
  },
  refusals: { 422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"] },
});

const codeField = coerced(
  (sent) => (typeof sent === "string" ? normalizeSignInCode(sent) : sent),
  z
    .string(typeError("ERROR_FORM_REQUIRED"))
    .min(1, { error: "ERROR_FORM_REQUIRED", abort: true })
    .max(6, { error: "ERROR_FORM_INVALID", abort: true })
    .refine(isSignInCode, "ERROR_FORM_INVALID")
    .meta({ examples: ["123456"] }),
);

/** The code is valid for 10 minutes, for five attempts, and works once. */
export const confirmSignInCodeCall = defineCall({
  ...own,
  method: "POST",
  path: "/login/code/confirm",
  summary: "Sign in with the code of a mail",
  body: z.object({ request: tokenField, code: codeField, remember: withDefault(booleanField, false) }),
  responses: loginResponses,
  refusals: { 401: ["AUTH_WRONG_CODE"], 422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INVALID"] },
});
