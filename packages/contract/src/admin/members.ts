import { PERMISSIONS, STAFF_ROLES } from "@pecacerta/rules/permission";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { listField } from "../fields.ts";
import { emailField, uuidField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";

const managesStaff = {
  tags: ["Staff"],
  access: "staff",
  company: true,
  permission: "staff.manage",
  fresh: true,
} as const;

const invalid = { error: "ERROR_FORM_INVALID" };

const permissionsField = listField(z.enum(PERMISSIONS, invalid), 0, PERMISSIONS.length);

const rightsFields = {
  role: z.enum(STAFF_ROLES, invalid).meta({ examples: ["counter"] }),
  addedPermissions: permissionsField,
  removedPermissions: permissionsField,
};

const oneMember = { params: z.object({ id: uuidField }) } as const;

/** The link works once within three days. */
export const inviteStaffMemberCall = defineCall({
  ...managesStaff,
  method: "POST",
  path: "/admin/staff",
  summary: "Invite a person to the company's staff",
  body: z.object({ email: emailField, ...rightsFields }),
  responses: { 200: dataEnvelope(z.object({ token: z.string() })) },
  refusals: {
    403: ["ABOVE_YOUR_PERMISSIONS"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL", "ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG"],
  },
});

export const changeStaffMemberCall = defineCall({
  ...managesStaff,
  ...oneMember,
  method: "PATCH",
  path: "/admin/staff/:id",
  summary: "Change the role and the permissions of a member",
  body: z.object(rightsFields),
  responses: { 200: dataEnvelope(z.literal("TEXT_STAFF_CHANGED")) },
  refusals: {
    403: ["ABOVE_YOUR_PERMISSIONS"],
    404: ["STAFF_NOT_FOUND"],
    409: ["LAST_OWNER"],
    422: ["ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG"],
  },
});

export const removeStaffMemberCall = defineCall({
  ...managesStaff,
  ...oneMember,
  method: "DELETE",
  path: "/admin/staff/:id",
  summary: "Remove a member from the company's staff",
  responses: { 200: dataEnvelope(z.literal("TEXT_STAFF_REMOVED")) },
  refusals: { 403: ["ABOVE_YOUR_PERMISSIONS"], 404: ["STAFF_NOT_FOUND"], 409: ["LAST_OWNER"] },
});
