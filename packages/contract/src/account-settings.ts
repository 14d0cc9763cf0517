import { parseProfile } from "@pecacerta/rules/profile";
import { z } from "zod";
import { customerSchema } from "./accounts.ts";
import { defineCall } from "./call.ts";
import { withDefault, withRule } from "./fields.ts";
import { formTextField, newPasswordField, passwordField, uuidField } from "./text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "./wire-values.ts";

const own = { tags: ["Accounts"], access: "bearer", company: true } as const;

/** Confirms a sensitive change. */
const currentPasswordField = passwordField.refine((sent) => sent !== "", "ERROR_FORM_REQUIRED");

/** A new e-mail address requires the password, and takes effect once its link is used. */
export const updateProfileCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/profile",
  summary: "Change the customer's data",
  body: withRule(
    z.object({
      name: formTextField(120, "Cliente Exemplo"),
      email: formTextField(254, "cliente@example.com"),
      cpf: formTextField(20, "529.982.247-25"),
      phone: formTextField(30, "(95) 99123-4567"),
      rg: withDefault(formTextField(20, "12.345.678-9"), ""),
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

/** `device` is empty if unknown. */
const sessionSchema = z
  .object({
    id: idSchema,
    device: z.string(),
    createdAt: timestampSchema,
    expiresAt: timestampSchema,
    current: z.boolean(),
  })
  .meta({
    id: "Session",
    examples: [
      {
        id: "0197a1c2-0000-7000-8000-00000000e001",
        device: "Chrome · Windows",
        createdAt: "2026-03-14T12:30:00.000Z",
        expiresAt: "2026-03-15T12:30:00.000Z",
        current: true,
      },
    ],
  });

export type SessionDto = z.output<typeof sessionSchema>;

const sessions = { 200: dataEnvelope(z.array(sessionSchema)) } as const;

export const listSessionsCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/sessions",
  summary: "Where the customer is signed in, the newest first",
  responses: sessions,
});

export const endSessionCall = defineCall({
  ...own,
  method: "DELETE",
  path: "/user/sessions/:id",
  summary: "Sign one device out",
  params: z.object({ id: uuidField }),
  responses: sessions,
  refusals: { 404: ["SESSION_NOT_FOUND"] },
});

export const endOtherSessionsCall = defineCall({
  ...own,
  method: "DELETE",
  path: "/user/sessions",
  summary: "Sign all other devices out",
  responses: sessions,
});

/** All rows of the customer by table; amounts in centavos. */
const records = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

export const exportAccountCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/export",
  summary: "Everything that the shop knows about the customer",
  responses: { 200: dataEnvelope(z.object({ exportedAt: timestampSchema, user: customerSchema, records })) },
});

/** Orders are kept without personal data. Irreversible. */
export const deleteAccountCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/delete",
  summary: "Delete the account",
  body: z.object({ password: currentPasswordField }),
  responses: { 200: dataEnvelope(z.null()) },
  refusals: { 401: ["AUTH_WRONG_PASSWORD"], 422: ["ERROR_FORM_REQUIRED"] },
});
