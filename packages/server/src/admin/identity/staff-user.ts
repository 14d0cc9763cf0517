import type { StaffCompanyDto, StaffUserDto } from "@pecacerta/contract/admin/staff";
import { permissionsOf } from "@pecacerta/rules/permission";
import { sentNotifications } from "@pecacerta/rules/staff-notification";
import { count, eq } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { isOperator } from "./find-user.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { findOwnCompanies, type OwnCompany } from "./own-companies.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import type { StaffSession } from "./session.ts";
import { staffCredentials, staffUsers } from "./tables.ts";

export async function findStaffUser(
  { database }: Installation,
  session: StaffSession,
  now: Date,
): Promise<StaffUserDto> {
  const { staffUserId: id, name, email, isFresh } = session;
  const identity = await withIdentityTransaction(database, async (tx) => ({
    operator: await isOperator(tx, id),
    factors: await countFactors(tx, id),
  }));
  const own = await findOwnCompanies(database, id, now);
  if (own.companies.length === 0 && own.error !== undefined) throw own.error;
  const companies = own.companies.map(toStaffCompany);
  return { id, name, email, ...identity, fresh: isFresh, hasSecondFactor: session.hasSecondFactor, companies };
}

function toStaffCompany({ suspendedAt, companyId: _, idleMinutes: __, ...company }: OwnCompany): StaffCompanyDto {
  const { slug, name, role, secondFactor } = company;
  const permissions = permissionsOf(company);
  const supportUntil = company.supportUntil?.toISOString() ?? null;
  const notifications = supportUntil === null ? sentNotifications(permissions, company.notifications) : [];
  const suspended = suspendedAt !== null;
  return { slug, name, role, permissions: [...permissions], suspended, secondFactor, supportUntil, notifications };
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
