import { STAFF_NOTIFICATIONS } from "@pecacerta/rules/staff-notification";
import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  currentPasswordField,
  emailField,
  passwordField,
  staffNameField,
  textField,
  tokenField,
} from "../text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";
import { staffUserSchema } from "./staff.ts";

const forUser = { tags: ["Staff account"], access: "user", company: false } as const;
const forVisitor = { tags: ["Staff account"], access: "visitor", company: false } as const;
const user = { 200: dataEnvelope(staffUserSchema) } as const;

const invalid = { error: "ERROR_FORM_INVALID" };

export const changeStaffUserCall = defineCall({
  ...forUser,
  method: "PATCH",
  path: "/admin/me",
  summary: "Change one's own name",
  body: z.object({ name: staffNameField }),
  responses: user,
  refusals: { 422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG"] },
});

/** A notification that the permissions do not allow is sent once they do. */
export const switchNotificationCall = defineCall({
  ...forUser,
  method: "PATCH",
  path: "/admin/me/notifications",
  summary: "Switch on or off what a company mails one about",
  body: z.object({
    company: textField(100, "pecacerta"),
    notification: z.enum(STAFF_NOTIFICATIONS, invalid),
    sent: z.boolean(invalid),
  }),
  responses: user,
  refusals: { 404: ["COMPANY_NOT_FOUND"], 422: ["ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG"] },
});

/** Ends all other sessions. */
export const changeStaffPasswordCall = defineCall({
  ...forUser,
  method: "POST",
  path: "/admin/me/password",
  summary: "Change one's own password",
  fresh: true,
  body: z.object({ current: currentPasswordField, password: passwordField }),
  responses: { 200: dataEnvelope(z.literal("TEXT_PASSWORD_CHANGED")) },
  refusals: {
    401: ["AUTH_WRONG_PASSWORD"],
    422: ["AUTH_WEAK_PASSWORD", "ERROR_FORM_REQUIRED", "ERROR_FORM_TOO_LONG"],
  },
});

/** Answers the same for an unknown address. */
export const recoverStaffPasswordCall = defineCall({
  ...forVisitor,
  method: "POST",
  path: "/admin/password/recover",
  summary: "Mail a link for a new password",
  body: z.object({ email: emailField }),
  responses: { 200: dataEnvelope(z.literal("TEXT_RECOVERY_SENT")) },
  refusals: { 422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"] },
});

/** Ends all sessions. */
export const resetStaffPasswordCall = defineCall({
  ...forVisitor,
  method: "POST",
  path: "/admin/password/reset",
  summary: "Choose a new password by a mailed link",
  body: z.object({ token: tokenField, password: passwordField }),
  responses: { 200: dataEnvelope(z.literal("TEXT_PASSWORD_CHANGED")) },
  refusals: { 404: ["TOKEN_NOT_FOUND"], 422: ["AUTH_WEAK_PASSWORD", "ERROR_FORM_TOO_LONG"] },
});

/** Refused to those who must have a second factor and have no other. */
export const removeAuthenticatorCall = defineCall({
  ...forUser,
  method: "DELETE",
  path: "/admin/me/totp",
  summary: "Remove the authenticator and its recovery codes",
  fresh: true,
  responses: user,
  refusals: { 409: ["LAST_FACTOR"] },
});

/** The earlier codes end. */
export const replaceRecoveryCodesCall = defineCall({
  ...forUser,
  method: "POST",
  path: "/admin/me/recovery-codes",
  summary: "Ten new recovery codes",
  fresh: true,
  responses: { 200: dataEnvelope(z.object({ recoveryCodes: z.array(z.string()) })) },
  refusals: { 403: ["FORBIDDEN"] },
});

/** `device` is empty for an unknown browser. */
const staffSessionSchema = z
  .object({
    id: idSchema,
    device: z.string(),
    createdAt: timestampSchema,
    seenAt: timestampSchema,
    current: z.boolean(),
  })
  .meta({ id: "StaffSession" });

export type StaffSessionDto = z.output<typeof staffSessionSchema>;

export const listStaffSessionsCall = defineCall({
  ...forUser,
  method: "GET",
  path: "/admin/me/sessions",
  summary: "One's own sessions, the latest first",
  responses: { 200: dataEnvelope(z.array(staffSessionSchema)) },
});

export const endStaffSessionCall = defineCall({
  ...forUser,
  method: "DELETE",
  path: "/admin/me/sessions/:id",
  summary: "End one of one's own sessions",
  params: z.object({ id: z.guid() }),
  responses: { 200: dataEnvelope(z.literal("TEXT_SESSION_ENDED")) },
  refusals: { 404: ["SESSION_NOT_FOUND"] },
});

export const endOtherStaffSessionsCall = defineCall({
  ...forUser,
  method: "DELETE",
  path: "/admin/me/sessions",
  summary: "End all other sessions",
  responses: { 200: dataEnvelope(z.literal("TEXT_SESSION_ENDED")) },
});
