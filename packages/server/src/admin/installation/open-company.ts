import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../companies/actor.ts";
import { insertCompany } from "../../companies/insert-company.ts";
import type { Installation } from "../../companies/installation.ts";
import { companies, companySettings } from "../../companies/tables.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { type InviteOwnerOutcome, inviteOwner } from "./invite-owner.ts";
import { withOperatorTransaction } from "./operator-transaction.ts";

type OpenCompanyInput = { slug: string; name: string; email: string; actor: Actor; now: Date };

/**
 * Answers with the token of the first owner's link. In several transactions, because a cluster has one role in each; what
 * an aborted opening has left is completed by the next.
 */
export async function openCompany(
  installation: Installation,
  { slug, name, email, actor, now }: OpenCompanyInput,
): Promise<Outcome<never, "SLUG_TAKEN"> | InviteOwnerOutcome> {
  const { database, directory } = installation;
  const insert = (text: string, values: unknown[]) =>
    withOperatorTransaction(database, (tx) => tx.client.query(text, values));
  await insertCompany(insert, uuid(), slug);
  const companyId = await withOperatorTransaction(database, async (tx) => {
    const [company] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.slug, slug));
    return company?.id;
  });
  if (companyId === undefined) return refuse("SLUG_TAKEN");
  const tenant = { companyId, slug, database };
  const isNew = await withTenantTransaction(tenant, async (tx) => {
    const settings = { companyId: tx.companyId, titulo: name, email };
    const { rowCount } = await tx.insert(companySettings).values(settings).onConflictDoNothing();
    return rowCount === 1;
  });
  if (!isNew) return refuse("SLUG_TAKEN");
  await directory.reload();
  return inviteOwner(tenant, { email, actor, now });
}
