import { lte } from "drizzle-orm";
import { enterTenant, type Tenant, type TenantTransaction } from "../../platform/database/tenant.ts";
import type { IdentityTransaction } from "./identity-transaction.ts";
import { staffCompanies, staffMemberships } from "./tables.ts";

/** A transaction of the company in which this user's membership can be inserted. */
export type NewMemberTransaction = TenantTransaction & { readonly newMemberId: string };

type NewMembership = Omit<typeof staffMemberships.$inferInsert, "companyId" | "staffUserId">;

/** Stores where the membership will be, which only the identity's role can write, and goes on as the company. */
export async function enterAsNewMember(
  identity: IdentityTransaction,
  tenant: Tenant,
  staffUserId: string,
): Promise<NewMemberTransaction> {
  await identity.insert(staffCompanies).values({ staffUserId, companyId: tenant.companyId }).onConflictDoNothing();
  return Object.assign(await enterTenant(identity.client, tenant), { newMemberId: staffUserId });
}

/** A member keeps their rights, but for those that have expired. */
export async function insertMembership(tx: NewMemberTransaction, membership: NewMembership, now: Date): Promise<void> {
  await tx
    .insert(staffMemberships)
    .values({ companyId: tx.companyId, staffUserId: tx.newMemberId, ...membership })
    .onConflictDoUpdate({
      target: [staffMemberships.companyId, staffMemberships.staffUserId],
      set: { expiresAt: null, ...membership },
      setWhere: lte(staffMemberships.expiresAt, now),
    });
}
