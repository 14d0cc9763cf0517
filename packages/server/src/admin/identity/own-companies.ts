import { MIN_IDLE_MINUTES, type Permission, requiresSecondFactor, type StaffRole } from "@pecacerta/rules/permission";
import type { SwitchedNotifications } from "@pecacerta/rules/staff-notification";
import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import { companies, companySettings } from "../../companies/tables.ts";
import type { Database } from "../../platform/database/open.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { isBusy } from "../../platform/http/error-handlers.ts";
import { isOperator } from "./find-user.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { staffCompanies, staffMemberships } from "./tables.ts";

const DEFAULT_IDLE_MINUTES = 30;

export type OwnCompany = {
  companyId: string;
  slug: string;
  name: string;
  role: StaffRole;
  addedPermissions: Permission[];
  removedPermissions: Permission[];
  notifications: SwitchedNotifications;
  suspendedAt: Date | null;
  idleMinutes: number;
  /** Whether its members need a second factor in this role. */
  secondFactor: boolean;
  supportUntil: Date | null;
};

/** `error`: of companies whose node cannot be reached, which are then missing. */
export type OwnCompanies = { companies: OwnCompany[]; error?: unknown };

/** Of all companies, as of now. Each is asked by itself, so that one node that is away hides its own companies only. */
export async function findOwnCompanies(database: Database, staffUserId: string, now: Date): Promise<OwnCompanies> {
  const places = await withIdentityTransaction(database, (tx) =>
    tx
      .select({ companyId: companies.id, slug: companies.slug })
      .from(staffCompanies)
      .innerJoin(companies, eq(companies.id, staffCompanies.companyId))
      .where(eq(staffCompanies.staffUserId, staffUserId))
      .orderBy(asc(companies.slug)),
  );
  const results = await Promise.allSettled(
    places.map((place) => findOwnCompany({ ...place, database }, staffUserId, now)),
  );
  const found = results.flatMap((result) => (result.status === "fulfilled" && result.value ? [result.value] : []));
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  const bug = errors.find((error) => !isBusy(error));
  if (bug !== undefined) throw bug;
  return { companies: found, error: errors[0] };
}

function findOwnCompany(tenant: Tenant, staffUserId: string, now: Date): Promise<OwnCompany | undefined> {
  const { companyId, role, addedPermissions, removedPermissions, notifications, expiresAt, supportGrantId } =
    staffMemberships;
  const { titulo, staffIdleMinutes, staffSecondFactor } = companySettings;
  return withTenantTransaction(tenant, async (tx) => {
    const [row] = await tx
      .select({
        role,
        addedPermissions,
        removedPermissions,
        notifications,
        expiresAt,
        supportGrantId,
        suspendedAt: companies.suspendedAt,
        name: titulo,
        idleMinutes: staffIdleMinutes,
        secondFactor: staffSecondFactor,
      })
      .from(staffMemberships)
      .innerJoin(companies, eq(companies.id, companyId))
      .leftJoin(companySettings, eq(companySettings.companyId, companyId))
      .where(
        and(
          eq(companyId, tx.companyId),
          eq(staffMemberships.staffUserId, staffUserId),
          or(isNull(expiresAt), gt(expiresAt, now)),
        ),
      );
    if (!row) return undefined;
    const { slug } = tenant;
    return {
      ...row,
      companyId: tx.companyId,
      slug,
      name: row.name ?? slug,
      idleMinutes: row.idleMinutes ?? DEFAULT_IDLE_MINUTES,
      supportUntil: row.supportGrantId === null ? null : row.expiresAt,
      secondFactor: row.supportGrantId !== null || requiresSecondFactor(row.role) || row.secondFactor === true,
    };
  });
}

/** The strictest company decides, because one session serves all of them. One that cannot be reached may be the strictest. */
export async function findIdleMinutes(database: Database, staffUserId: string, now: Date): Promise<number> {
  const { companies: own, error } = await findOwnCompanies(database, staffUserId, now);
  if (error !== undefined) return MIN_IDLE_MINUTES;
  return own.length === 0 ? DEFAULT_IDLE_MINUTES : Math.min(...own.map(({ idleMinutes }) => idleMinutes));
}

export async function mustKeepSecondFactor(database: Database, staffUserId: string, now: Date): Promise<boolean> {
  if (await withIdentityTransaction(database, (tx) => isOperator(tx, staffUserId))) return true;
  const { companies: own, error } = await findOwnCompanies(database, staffUserId, now);
  return error !== undefined || own.some(({ secondFactor }) => secondFactor);
}
