import { type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import { type Permission, permissionsOf, requiresSecondFactor, type StaffRole } from "@pecacerta/rules/permission";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { companies, companySettings } from "../../companies/tables.ts";
import type { Database } from "../../platform/database/open.ts";
import { enterTenant, type Tenant, type TenantTransaction } from "../../platform/database/tenant.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { findStaffSession, markSeen, type StaffCredentials, type StaffSession } from "./session.ts";
import { staffMemberships } from "./tables.ts";

export type StaffContext = {
  tx: TenantTransaction;
  session: StaffSession;
  role: StaffRole;
  permissions: ReadonlySet<Permission>;
  supportGrantId: string | undefined;
  suspended: boolean;
};

export type RefusedSession = RefusedOutcome<"AUTH_UNAUTHORIZED" | "SECOND_FACTOR_NEEDED">;

/**
 * Finds the user as shop_auth, goes on as the company and finds the membership, in the transaction of the work: an ended
 * session or membership is worth nothing at the next call.
 */
export const withStaffTransaction = <Result>(
  tenant: Tenant,
  credentials: StaffCredentials,
  work: (context: StaffContext) => Promise<Result>,
): Promise<Result | RefusedSession | RefusedOutcome<"COMPANY_NOT_FOUND">> =>
  withStaffUser(
    tenant.database,
    credentials,
    async (identity, session) => {
      const tx = await enterTenant(identity.client, tenant);
      const membership = await findMembership(tx, session.staffUserId, credentials.now);
      const supportGrantId = membership?.supportGrantId ?? undefined;
      // Support ends with the operator as well as with the grant.
      if (!membership || (supportGrantId && !session.isOperator)) return refuse("COMPANY_NOT_FOUND");
      const { role, suspendedAt, staffSecondFactor } = membership;
      const needsFactor = staffSecondFactor || requiresSecondFactor(role) || supportGrantId !== undefined;
      if (needsFactor && !session.hasSecondFactor) return refuse("SECOND_FACTOR_NEEDED");
      const permissions = permissionsOf(membership);
      return work({ tx, session, role, permissions, supportGrantId, suspended: suspendedAt !== null });
    },
    tenant.companyId,
  );

export async function withStaffUser<Result>(
  database: Database,
  credentials: StaffCredentials,
  work: (tx: IdentityTransaction, session: StaffSession) => Promise<Result>,
  companyId?: string,
): Promise<Result | RefusedSession> {
  let current: StaffSession | undefined;
  const result = await withIdentityTransaction(
    database,
    async (tx): Promise<Result | RefusedSession> => {
      const session = await findStaffSession(tx, credentials);
      if (!session) return refuse("AUTH_UNAUTHORIZED");
      if (session.needsSecondFactor) return refuse("SECOND_FACTOR_NEEDED");
      current = session;
      return work(tx, session);
    },
    companyId,
  );
  if (current && !credentials.isPolled) await markSeen(database, current, credentials.now);
  return result;
}

async function findMembership(tx: TenantTransaction, staffUserId: string, now: Date) {
  const { role, addedPermissions, removedPermissions, companyId, expiresAt, supportGrantId } = staffMemberships;
  const { staffSecondFactor } = companySettings;
  const { suspendedAt } = companies;
  const [row] = await tx
    .select({ role, addedPermissions, removedPermissions, supportGrantId, suspendedAt, staffSecondFactor })
    .from(staffMemberships)
    .innerJoin(companies, eq(companies.id, companyId))
    .innerJoin(companySettings, eq(companySettings.companyId, companyId))
    .where(
      and(
        eq(companyId, tx.companyId),
        eq(staffMemberships.staffUserId, staffUserId),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    );
  return row;
}
