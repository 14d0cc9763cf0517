import { PERMISSIONS, STAFF_ROLES } from "@pecacerta/rules/permission";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { listField } from "../fields.ts";
import { emailField, uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";
import { permissionSchema, staffRoleSchema } from "./staff.ts";

const readsStaff = { tags: ["Staff"], access: "staff", company: true, permission: "staff.manage" } as const;
const managesStaff = { ...readsStaff, fresh: true } as const;

const invalid = { error: "ERROR_FORM_INVALID" };

const permissionsField = listField(z.enum(PERMISSIONS, invalid), 0, PERMISSIONS.length);

const rightsFields = {
  role: z.enum(STAFF_ROLES, invalid).meta({ examples: ["counter"] }),
  addedPermissions: permissionsField,
  removedPermissions: permissionsField,
};

const oneMember = { params: z.object({ id: uuidField }) } as const;

const rightsSchema = {
  role: staffRoleSchema,
  addedPermissions: z.array(permissionSchema),
  removedPermissions: z.array(permissionSchema),
};

/** `changeable`: whether the caller may change or remove the member: nobody manages rights that they lack. */
const staffMemberSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    ...rightsSchema,
    joinedAt: timestampSchema,
    expiresAt: timestampSchema.nullable().meta({ description: "End of a membership for a time, as for support" }),
    changeable: z.boolean(),
  })
  .meta({ id: "StaffMember" });

const staffInvitationSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    ...rightsSchema,
    createdAt: timestampSchema,
    expiresAt: timestampSchema,
    operator: z.string().nullable().meta({
      description: "Name of the operator who invited; empty for a command on the server, null for a member",
    }),
    waitsUntil: timestampSchema.nullable().meta({ description: "Until then it needs the consent of an owner" }),
    changeable: z.boolean(),
  })
  .meta({ id: "StaffInvitation", description: "An invitation that nobody has accepted yet" });

export type StaffMemberDto = z.output<typeof staffMemberSchema>;
export type StaffInvitationDto = z.output<typeof staffInvitationSchema>;

export const listStaffMembersCall = defineCall({
  ...readsStaff,
  method: "GET",
  path: "/admin/staff",
  summary: "The company's staff and its pending invitations",
  responses: {
    200: dataEnvelope(z.object({ members: z.array(staffMemberSchema), invitations: z.array(staffInvitationSchema) })),
  },
});

/** `link`: null if the invitation was mailed; otherwise the caller hands it over. */
const sentInvitation = { 200: dataEnvelope(z.object({ link: z.string().nullable() })) } as const;

/** The link works once within three days. An earlier invitation of the same address ends. */
export const inviteStaffMemberCall = defineCall({
  ...managesStaff,
  method: "POST",
  path: "/admin/staff",
  summary: "Invite a person to the company's staff",
  body: z.object({ email: emailField, ...rightsFields }),
  responses: sentInvitation,
  refusals: {
    403: ["ABOVE_YOUR_PERMISSIONS"],
    409: ["ALREADY_MEMBER"],
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

const oneInvitation = {
  ...oneMember,
  refusals: { 403: ["ABOVE_YOUR_PERMISSIONS"], 404: ["INVITATION_NOT_FOUND"] },
} as const;

/** With a new link: the earlier one ends. */
export const resendStaffInvitationCall = defineCall({
  ...managesStaff,
  ...oneInvitation,
  method: "POST",
  path: "/admin/staff/invitations/:id/resend",
  summary: "Send an invitation again",
  responses: sentInvitation,
});

/** An operator's invitation takes effect at once. Who removes it refuses it. */
export const consentToStaffInvitationCall = defineCall({
  ...managesStaff,
  ...oneInvitation,
  method: "POST",
  path: "/admin/staff/invitations/:id/consent",
  summary: "Consent to an operator's invitation",
  responses: { 200: dataEnvelope(z.literal("TEXT_INVITATION_CONSENTED")) },
});

export const withdrawStaffInvitationCall = defineCall({
  ...managesStaff,
  ...oneInvitation,
  method: "DELETE",
  path: "/admin/staff/invitations/:id",
  summary: "Withdraw an invitation",
  responses: { 200: dataEnvelope(z.literal("TEXT_INVITATION_WITHDRAWN")) },
});
