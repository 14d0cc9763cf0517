import { lte } from "drizzle-orm";
import { enterTenant, type Tenant, type TenantTransaction } from "../../platform/database/tenant.ts";
import type { IdentityTransaction } from "./identity-transaction.ts";
import { staffCompanies, staffMemberships } from "./tables.ts";

export type NewMemberTransaction = TenantTransaction & { readonly newMemberId: string };

type NewMembership = Omit<typeof staffMemberships.$inferInsert, "companyId" | "staffUserId">;

/** Stores where a membership will be, which only the identity's role can write. */
export async function storeCompanyOf(
  identity: IdentityTransaction,
  { companyId }: Pick<Tenant, "companyId">,
  staffUserId: string,
): Promise<void> {
  await identity.insert(staffCompanies).values({ staffUserId, companyId }).onConflictDoNothing();
}

export async function enterAsNewMember(
  identity: IdentityTransaction,
  tenant: Tenant,
  staffUserId: string,
): Promise<NewMemberTransaction> {
  await storeCompanyOf(identity, tenant, staffUserId);
  return Object.assign(await enterTenant(identity.client, tenant), { newMemberId: staffUserId });
}

/** A member keeps their rights, but for those that have expired. False for such a member. */
export async function insertMembership(
  tx: NewMemberTransaction,
  membership: NewMembership,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(staffMemberships)
    .values({ companyId: tx.companyId, staffUserId: tx.newMemberId, ...membership })
    .onConflictDoUpdate({
      target: [staffMemberships.companyId, staffMemberships.staffUserId],
      set: { expiresAt: null, supportGrantId: null, ...membership },
      setWhere: lte(staffMemberships.expiresAt, now),
    });
  return rowCount === 1;
}
