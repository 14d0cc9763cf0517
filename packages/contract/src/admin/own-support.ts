import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { dataEnvelope } from "../wire-values.ts";
import { forOperators, oneCompany, requiredText, unknownCompany } from "./operator-call.ts";
import { formRefusals } from "./order-call.ts";
import { supportGrantSchema, supportTermFields } from "./support.ts";

/** The owners are mailed, and decide. One request of an operator waits at a time, for three days. */
export const requestSupportCall = defineCall({
  ...forOperators,
  ...oneCompany,
  method: "POST",
  path: "/admin/installation/companies/:slug/support",
  summary: "Ask a company's owners for access",
  fresh: true,
  body: z.object({
    ...supportTermFields,
    reason: requiredText(STAFF_TEXT_LIMITS.operatorReason, "Conferir as categorias"),
  }),
  responses: { 200: dataEnvelope(z.literal("TEXT_SUPPORT_REQUESTED")) },
  refusals: { ...unknownCompany, 409: ["SUPPORT_OPEN", "ALREADY_MEMBER"], 422: formRefusals },
});

export const getOwnSupportCall = defineCall({
  ...forOperators,
  ...oneCompany,
  method: "GET",
  path: "/admin/installation/companies/:slug/support",
  summary: "The operator's latest request for access, or the access",
  responses: { 200: dataEnvelope(z.object({ grant: supportGrantSchema.nullable() })) },
  refusals: unknownCompany,
});

/** Withdraws the request, or gives the access back. */
export const leaveSupportCall = defineCall({
  ...forOperators,
  ...oneCompany,
  method: "DELETE",
  path: "/admin/installation/companies/:slug/support",
  summary: "End the operator's own request or access",
  fresh: true,
  responses: { 200: dataEnvelope(z.literal("TEXT_SUPPORT_ENDED")) },
  refusals: { 404: ["COMPANY_NOT_FOUND", "SUPPORT_NOT_FOUND"] },
});

export const ownSupportCalls = {
  requestSupport: requestSupportCall,
  ownSupport: getOwnSupportCall,
  leaveSupport: leaveSupportCall,
} as const;
