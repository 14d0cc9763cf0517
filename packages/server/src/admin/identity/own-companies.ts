import { type Permission, requiresSecondFactor, type StaffRole } from "@pecacerta/rules/permission";
import { and, asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { companies, companySettings } from "../../companies/tables.ts";
import type { Database } from "../../platform/database/open.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { isOperator } from "./find-user.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { staffMemberships } from "./tables.ts";

const DEFAULT_IDLE_MINUTES = 30;

export type OwnCompany = {
  companyId: string;
  slug: string;
  name: string;
  role: StaffRole;
  addedPermissions: Permission[];
  removedPermissions: Permission[];
  suspendedAt: Date | null;
  idleMinutes: number;
  /** Whether its members need a second factor in this role. */
  secondFactor: boolean;
};

/** Of all companies, as of now. */
export async function findOwnCompanies(database: Database, staffUserId: string, now: Date): Promise<OwnCompany[]> {
  const memberships = await withIdentityTransaction(database, (tx) => findOwnMemberships(tx, staffUserId, now));
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ companyId }) => companyId);
  const { companyId, titulo, staffIdleMinutes, staffSecondFactor } = companySettings;
  const rows = await database.reader
    .select({ companyId, name: titulo, idleMinutes: staffIdleMinutes, secondFactor: staffSecondFactor })
    .from(companySettings)
    .where(inArray(companyId, ids));
  const settings = new Map(rows.map((row) => [row.companyId, row]));
  return memberships.map((membership) => {
    const of = settings.get(membership.companyId);
    return {
      ...membership,
      name: of?.name ?? membership.slug,
      idleMinutes: of?.idleMinutes ?? DEFAULT_IDLE_MINUTES,
      secondFactor: requiresSecondFactor(membership.role) || of?.secondFactor === true,
    };
  });
}

/** Row-level security shows this user's memberships only. */
async function findOwnMemberships(tx: IdentityTransaction, staffUserId: string, now: Date) {
  if (!isUuid(staffUserId)) throw new Error("A staff user's id must be a uuid");
  await tx.client.query(`set local app.staff_user = '${staffUserId}'`);
  const { companyId, role, addedPermissions, removedPermissions, expiresAt } = staffMemberships;
  return tx
    .select({
      companyId,
      role,
      addedPermissions,
      removedPermissions,
      slug: companies.slug,
      suspendedAt: companies.suspendedAt,
    })
    .from(staffMemberships)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(eq(staffMemberships.staffUserId, staffUserId), or(isNull(expiresAt), gt(expiresAt, now))))
    .orderBy(asc(companies.slug));
}

/** The strictest company decides, because one session serves all of them. */
export async function findIdleMinutes(database: Database, staffUserId: string, now: Date): Promise<number> {
  const own = await findOwnCompanies(database, staffUserId, now);
  return own.length === 0 ? DEFAULT_IDLE_MINUTES : Math.min(...own.map(({ idleMinutes }) => idleMinutes));
}

export async function mustKeepSecondFactor(database: Database, staffUserId: string, now: Date): Promise<boolean> {
  if (await withIdentityTransaction(database, (tx) => isOperator(tx, staffUserId))) return true;
  return (await findOwnCompanies(database, staffUserId, now)).some(({ secondFactor }) => secondFactor);
}
