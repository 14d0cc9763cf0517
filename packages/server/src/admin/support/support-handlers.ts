import {
  consentToSupportCall,
  endSupportCall,
  grantSupportCall,
  listSupportGrantsCall,
} from "@pecacerta/contract/admin/support";
import type { CallBody } from "@pecacerta/contract/call";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyRequest } from "fastify";
import { preparedHandler, type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { findOperatorByEmail } from "../identity/find-user.ts";
import { withIdentityTransaction } from "../identity/identity-transaction.ts";
import { storeCompanyOf } from "../identity/new-member.ts";
import { consentToSupport, endSupport, grantSupport, toSupportGrantDto } from "./grants.ts";
import { listSupportGrants } from "./queries.ts";

async function findGrantee(tenant: Tenant, { body }: FastifyRequest) {
  const { email, role, hours } = body as CallBody<typeof grantSupportCall>;
  const operator = await withIdentityTransaction(tenant.database, async (tx) => {
    const found = await findOperatorByEmail(tx, email);
    if (found) await storeCompanyOf(tx, tenant, found.id);
    return found;
  });
  return operator ? accept({ operator, terms: { role, hours } }) : refuse("OPERATOR_NOT_FOUND");
}

export const supportHandlers: readonly StaffHandler[] = [
  staffHandler(listSupportGrantsCall, async (tx, _member, { now }) => {
    const grants = await listSupportGrants(tx, now);
    return accept({ data: { grants: grants.map((grant) => toSupportGrantDto(grant, now)) } });
  }),
  preparedHandler(grantSupportCall, findGrantee, async (tx, member, { body, now }) => {
    const granted = await grantSupport(tx, member, { ...body, now });
    return granted.ok ? accept({ data: "TEXT_SUPPORT_GRANTED" as const }) : granted;
  }),
  staffHandler(consentToSupportCall, async (tx, member, { params, now }) => {
    const granted = await consentToSupport(tx, member, { id: params.id, now });
    return granted.ok ? accept({ data: "TEXT_SUPPORT_GRANTED" as const }) : granted;
  }),
  staffHandler(endSupportCall, async (tx, member, { params, now }) => {
    const ended = await endSupport(tx, member.actor, { id: params.id, now });
    return ended.ok ? accept({ data: "TEXT_SUPPORT_ENDED" as const }) : ended;
  }),
];
