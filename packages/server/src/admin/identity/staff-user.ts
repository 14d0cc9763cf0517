import type { StaffCompanyDto, StaffUserDto } from "@pecacerta/contract/admin/staff";
import { permissionsOf } from "@pecacerta/rules/permission";
import { and, asc, count, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { companies, companySettings } from "../../companies/tables.ts";
import type { Database } from "../../platform/database/open.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import type { StaffSession } from "./session.ts";
import { operators, staffCredentials, staffMemberships, staffUsers } from "./tables.ts";

export async function findStaffUser(
  { database }: Installation,
  session: StaffSession,
  now: Date,
): Promise<StaffUserDto> {
  const { staffUserId: id, name, email, isFresh } = session;
  const { memberships, ...identity } = await withIdentityTransaction(database, async (tx) => ({
    operator: await isOperator(tx, id),
    factors: await countFactors(tx, id),
    memberships: await findOwnMemberships(tx, id, now),
  }));
  return { id, name, email, ...identity, fresh: isFresh, companies: await nameCompanies(database, memberships) };
}

async function isOperator(tx: IdentityTransaction, staffUserId: string): Promise<boolean> {
  return (await tx.select().from(operators).where(eq(operators.staffUserId, staffUserId))).length > 0;
}

async function countFactors(tx: IdentityTransaction, staffUserId: string): Promise<StaffUserDto["factors"]> {
  const [user] = await tx.select().from(staffUsers).where(eq(staffUsers.id, staffUserId));
  const [passkeys] = await tx
    .select({ count: count() })
    .from(staffCredentials)
    .where(eq(staffCredentials.staffUserId, staffUserId));
  return {
    totp: user?.totpSecretEncrypted != null,
    passkeys: passkeys?.count ?? 0,
    recoveryCodes: await countRecoveryCodes(tx, staffUserId),
  };
}

type Membership = Awaited<ReturnType<typeof findOwnMemberships>>[number];

/** Row-level security shows this user's memberships only, of all companies. */
async function findOwnMemberships(tx: IdentityTransaction, staffUserId: string, now: Date) {
  if (!isUuid(staffUserId)) throw new Error("A staff user's id must be a uuid");
  await tx.client.query(`set local app.staff_user = '${staffUserId}'`);
  const { companyId, role, addedPermissions, removedPermissions, expiresAt } = staffMemberships;
  return tx
    .select({
      ...{ companyId, role, addedPermissions, removedPermissions },
      ...{ slug: companies.slug, suspendedAt: companies.suspendedAt },
    })
    .from(staffMemberships)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(eq(staffMemberships.staffUserId, staffUserId), or(isNull(expiresAt), gt(expiresAt, now))))
    .orderBy(asc(companies.slug));
}

async function nameCompanies({ reader }: Database, memberships: readonly Membership[]): Promise<StaffCompanyDto[]> {
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ companyId }) => companyId);
  const rows = await reader
    .select({ companyId: companySettings.companyId, name: companySettings.titulo })
    .from(companySettings)
    .where(inArray(companySettings.companyId, ids));
  const names = new Map(rows.map(({ companyId, name }) => [companyId, name]));
  return memberships.map((membership) => ({
    slug: membership.slug,
    name: names.get(membership.companyId) ?? membership.slug,
    role: membership.role,
    permissions: [...permissionsOf(membership)],
    suspended: membership.suspendedAt !== null,
  }));
}
