import { SUPPORT_HOURS, SUPPORT_ROLES } from "@pecacerta/rules/permission";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField } from "../fields.ts";
import { emailField, uuidField } from "../text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";

const decidesSupport = { tags: ["Support"], access: "staff", company: true, permission: "support.grant" } as const;

/** What an operator may do, and for how many hours. */
export const supportTermFields = {
  role: z.enum(SUPPORT_ROLES, { error: "ERROR_FORM_INVALID" }).meta({ examples: ["read-only"] }),
  hours: integerField(1, 24)
    .refine((hours) => SUPPORT_HOURS.some((choice) => choice === hours), "ERROR_FORM_INVALID")
    .meta({ examples: [4] }),
};

export const supportGrantSchema = z
  .object({
    id: idSchema,
    operator: z.string().meta({ description: "Name and e-mail of the operator" }),
    role: z.enum(SUPPORT_ROLES),
    hours: z.int(),
    reason: z.string(),
    state: z.enum(["requested", "active", "refused", "withdrawn", "ended", "expired"]),
    requestedAt: timestampSchema,
    grantedAt: timestampSchema.nullable(),
    expiresAt: timestampSchema.meta({ description: "Of the access once it is granted, of the request before" }),
    endedAt: timestampSchema.nullable(),
  })
  .meta({
    id: "SupportGrant",
    description: "An operator's access to the company for some hours, or the request for it",
  });

export type SupportGrantDto = z.output<typeof supportGrantSchema>;

export const listSupportGrantsCall = defineCall({
  ...decidesSupport,
  method: "GET",
  path: "/admin/support",
  summary: "The open requests and grants of support access, then the latest others",
  responses: { 200: dataEnvelope(z.object({ grants: z.array(supportGrantSchema) })) },
});

const granted = { 200: dataEnvelope(z.literal("TEXT_SUPPORT_GRANTED")) } as const;
const oneGrant = { params: z.object({ id: uuidField }) } as const;

/** Nobody renews a grant: after its end, another one is given. */
export const grantSupportCall = defineCall({
  ...decidesSupport,
  fresh: true,
  method: "POST",
  path: "/admin/support",
  summary: "Grant an operator access for some hours",
  body: z.object({ email: emailField, ...supportTermFields }),
  responses: granted,
  refusals: {
    404: ["OPERATOR_NOT_FOUND"],
    409: ["SUPPORT_OPEN", "ALREADY_MEMBER"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL", "ERROR_FORM_INVALID"],
  },
});

export const consentToSupportCall = defineCall({
  ...decidesSupport,
  ...oneGrant,
  fresh: true,
  method: "POST",
  path: "/admin/support/:id/consent",
  summary: "Grant the access that an operator requests",
  responses: granted,
  refusals: { 404: ["SUPPORT_NOT_FOUND"], 409: ["ALREADY_MEMBER"] },
});

/** At once: the operator's next call is refused. */
export const endSupportCall = defineCall({
  ...decidesSupport,
  ...oneGrant,
  method: "DELETE",
  path: "/admin/support/:id",
  summary: "End an operator's access, or refuse the request for it",
  responses: { 200: dataEnvelope(z.literal("TEXT_SUPPORT_ENDED")) },
  refusals: { 404: ["SUPPORT_NOT_FOUND"] },
});

export const supportCalls = {
  listSupportGrants: listSupportGrantsCall,
  grantSupport: grantSupportCall,
  consentToSupport: consentToSupportCall,
  endSupport: endSupportCall,
} as const;
