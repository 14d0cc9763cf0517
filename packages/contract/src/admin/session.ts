import { z } from "zod";
import { defineCall } from "../call.ts";
import { errorBodySchema } from "../error-body.ts";
import { coerced, optionalField, typeError } from "../fields.ts";
import { currentPasswordField, emailField, passwordField, staffNameField, tokenField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import { passkeyAssertionField } from "./passkeys.ts";
import { staffUserSchema } from "./staff.ts";

const tags = ["Staff session"] as const;
const forVisitor = { tags, access: "visitor", company: false } as const;
const forUser = { tags, access: "user", company: false } as const;
const user = { 200: dataEnvelope(staffUserSchema) } as const;

/** Six digits of the authenticator, or a recovery code. */
const factorCodeField = coerced(
  (sent) => (typeof sent === "string" ? sent.replace(/[\s-]/g, "").toLowerCase() : sent),
  z
    .string(typeError("ERROR_FORM_REQUIRED"))
    .max(10, "ERROR_FORM_INVALID")
    .regex(/^(\d{6}|[a-z0-9]{10})$/, "ERROR_FORM_INVALID")
    .meta({ examples: ["123456"] }),
);

/** A session with only its password answers every other call with SECOND_FACTOR_NEEDED. */
export const signInStaffCall = defineCall({
  ...forVisitor,
  method: "POST",
  path: "/admin/session",
  summary: "Sign in with a password",
  body: z.object({ email: emailField, password: currentPasswordField }),
  responses: {
    200: dataEnvelope(z.object({ state: z.enum(["signed-in", "second-factor"]) })),
  },
  refusals: { 401: ["AUTH_WRONG_PASSWORD"], 422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"] },
});

export const confirmSecondFactorCall = defineCall({
  ...forVisitor,
  method: "POST",
  path: "/admin/session/second-factor",
  summary: "Complete a sign-in with the code of the authenticator or a recovery code",
  body: z.object({ code: factorCodeField }),
  responses: user,
  refusals: {
    401: ["SECOND_FACTOR_WRONG", "AUTH_UNAUTHORIZED"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INVALID"],
  },
});

/** With the password where the session has no second factor. */
export const confirmSignInCall = defineCall({
  ...forUser,
  method: "POST",
  path: "/admin/session/confirm",
  summary: "Make the sign-in fresh again",
  body: z.object({
    code: factorCodeField.optional(),
    password: passwordField.optional(),
    passkey: passkeyAssertionField.optional(),
  }),
  responses: user,
  refusals: { 401: ["SECOND_FACTOR_WRONG", "AUTH_WRONG_PASSWORD", "PASSKEY_REFUSED"], 422: ["ERROR_FORM_INVALID"] },
});

export const signOutStaffCall = defineCall({
  ...forVisitor,
  method: "DELETE",
  path: "/admin/session",
  summary: "Sign out",
  responses: { 200: dataEnvelope(z.literal("TEXT_SIGNED_OUT")) },
});

export const getStaffUserCall = defineCall({
  ...forUser,
  method: "GET",
  path: "/admin/me",
  summary: "The signed-in staff user",
  responses: user,
});

/** Keeps the secret until it is confirmed with a code; the earlier authenticator works until then. */
export const startAuthenticatorCall = defineCall({
  ...forUser,
  method: "POST",
  path: "/admin/me/totp",
  summary: "Begin to set up an authenticator",
  fresh: true,
  responses: { 200: dataEnvelope(z.object({ secret: z.string(), url: z.string(), qr: z.string() })) },
});

export const confirmAuthenticatorCall = defineCall({
  ...forUser,
  method: "POST",
  path: "/admin/me/totp/confirm",
  summary: "Use the authenticator from now on; answers with ten recovery codes",
  fresh: true,
  body: z.object({ code: factorCodeField }),
  responses: { 200: dataEnvelope(z.object({ recoveryCodes: z.array(z.string()) })) },
  refusals: { 401: ["SECOND_FACTOR_WRONG"], 422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INVALID"] },
});

/** `name` and `password` are needed from a person without an account; others sign in and accept. */
export const acceptInvitationCall = defineCall({
  ...forVisitor,
  method: "POST",
  path: "/admin/invitations/accept",
  summary: "Join a company by the link of an invitation",
  body: z.object({ token: tokenField, name: optionalField(staffNameField), password: passwordField.optional() }),
  responses: { 200: dataEnvelope(z.object({ state: z.enum(["signed-in", "sign-in-needed"]) })) },
  refusals: {
    404: ["TOKEN_NOT_FOUND"],
    409: ["INVITATION_WAITS"],
    422: ["ERROR_FORM_REQUIRED", "AUTH_WEAK_PASSWORD", "ERROR_FORM_TOO_LONG"],
  },
  refusalBody: { 409: errorBodySchema.extend({ from: z.string().nullable().optional() }) },
});
