import { z } from "zod";
import { defineCall } from "../call.ts";
import { dataEnvelope, timestampSchema } from "../wire-values.ts";
import { staffUserSchema } from "./staff.ts";

const tags = ["Staff passkeys"] as const;
const forUser = { tags, access: "user", company: false } as const;
const forVisitor = { tags, access: "visitor", company: false } as const;

const base64Field = (max: number) =>
  z
    .string({ error: "ERROR_FORM_INVALID" })
    .max(max, "ERROR_FORM_INVALID")
    .regex(/^[\w-]+$/, "ERROR_FORM_INVALID")
    .meta({ examples: ["AQIDBAUGBwgJCgsMDQ4PEA"] });

const credentialIdField = base64Field(1400);

/** The options and responses of WebAuthn as JSON; what the program does not name is passed on. */
const optionsSchema = z.looseObject({ challenge: z.string() });

/** What `navigator.credentials.get()` gives. */
export const passkeyAssertionField = z.object({
  id: credentialIdField,
  rawId: credentialIdField,
  type: z.literal("public-key", { error: "ERROR_FORM_INVALID" }),
  clientExtensionResults: z.object({}).default({}),
  response: z.object({
    authenticatorData: base64Field(4000),
    clientDataJSON: base64Field(4000),
    signature: base64Field(4000),
    userHandle: base64Field(200).optional(),
  }),
});

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** What `navigator.credentials.create()` gives. */
const passkeyAttestationField = z.object({
  id: credentialIdField,
  rawId: credentialIdField,
  type: z.literal("public-key", { error: "ERROR_FORM_INVALID" }),
  clientExtensionResults: z.object({}).default({}),
  response: z.object({
    attestationObject: base64Field(20_000),
    clientDataJSON: base64Field(4000),
    transports: z
      .array(z.enum(TRANSPORTS).or(z.string().max(30)))
      .max(10)
      .default([]),
  }),
});

const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: "The device that it was made on" }),
    backedUp: z.boolean().meta({ description: "Whether it is on several devices of the person" }),
    createdAt: timestampSchema,
    usedAt: timestampSchema.nullable(),
  })
  .meta({ id: "Passkey" });

export type PasskeyDto = z.output<typeof passkeySchema>;

/** For a sign-in, and for a fresh one. */
export const startPasskeySignInCall = defineCall({
  ...forVisitor,
  method: "POST",
  path: "/admin/session/passkey/options",
  summary: "Begin to use a passkey",
  responses: { 200: dataEnvelope(optionsSchema) },
});

/** Counts as both factors. */
export const signInWithPasskeyCall = defineCall({
  ...forVisitor,
  method: "POST",
  path: "/admin/session/passkey",
  summary: "Sign in with a passkey",
  body: z.object({ passkey: passkeyAssertionField }),
  responses: { 200: dataEnvelope(staffUserSchema) },
  refusals: { 401: ["PASSKEY_REFUSED"], 422: ["ERROR_FORM_INVALID"] },
});

export const listPasskeysCall = defineCall({
  ...forUser,
  method: "GET",
  path: "/admin/me/passkeys",
  summary: "One's own passkeys",
  responses: { 200: dataEnvelope(z.array(passkeySchema)) },
});

export const startPasskeyCall = defineCall({
  ...forUser,
  method: "POST",
  path: "/admin/me/passkeys/options",
  summary: "Begin to make a passkey",
  fresh: true,
  responses: { 200: dataEnvelope(optionsSchema) },
});

export const addPasskeyCall = defineCall({
  ...forUser,
  method: "POST",
  path: "/admin/me/passkeys",
  summary: "Use a new passkey from now on",
  fresh: true,
  body: z.object({ passkey: passkeyAttestationField }),
  responses: { 200: dataEnvelope(staffUserSchema) },
  refusals: { 401: ["PASSKEY_REFUSED"], 409: ["TOO_MANY_PASSKEYS"], 422: ["ERROR_FORM_INVALID"] },
});

/** Refused to those who must have a second factor and have no other. */
export const removePasskeyCall = defineCall({
  ...forUser,
  method: "DELETE",
  path: "/admin/me/passkeys/:id",
  summary: "Remove a passkey",
  fresh: true,
  params: z.object({ id: credentialIdField }),
  responses: { 200: dataEnvelope(staffUserSchema) },
  refusals: { 404: ["PASSKEY_NOT_FOUND"], 409: ["LAST_FACTOR"] },
});
