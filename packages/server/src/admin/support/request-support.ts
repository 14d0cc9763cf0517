import { accept, type Outcome } from "@pecacerta/rules/outcome";
import type { Actor } from "../../companies/actor.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { ADMIN_PATH } from "../../platform/http/admin-host.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { withIdentityTransaction } from "../identity/identity-transaction.ts";
import { storeCompanyOf } from "../identity/new-member.ts";
import { findOwnerEmails } from "../identity/waiting-invitation.ts";
import { requestSupport, type SupportOperator, type SupportTerms } from "./grants.ts";

type SupportRequest = { operator: SupportOperator; terms: SupportTerms & { reason: string }; actor: Actor; now: Date };

export async function requestSupportOf(
  tenant: Tenant,
  { operator, terms, actor, now }: SupportRequest,
): Promise<Outcome<undefined, "SUPPORT_OPEN" | "ALREADY_MEMBER">> {
  await withIdentityTransaction(tenant.database, (tx) => storeCompanyOf(tx, tenant, operator.id));
  return withTenantTransaction(tenant, async (tx): Promise<Outcome<undefined, "SUPPORT_OPEN" | "ALREADY_MEMBER">> => {
    const requested = await requestSupport(tx, actor, { operator, terms, now });
    if (!requested.ok) return requested;
    const { operatorName, role, hours, reason } = requested.value;
    const path = `${ADMIN_PATH}/${tenant.slug}/ajustes/equipe` as const;
    const content = { operator: operatorName, role, hours, reason, path };
    for (const to of await findOwnerEmails(tx, now))
      await queueMail(tx, { template: "staff-support-requested", to, customerId: null, content }, now);
    return accept(undefined);
  });
}
