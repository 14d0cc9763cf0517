import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, count, desc, eq } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { findOwnCompanies, mustKeepSecondFactor } from "./own-companies.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { forgetSecondFactor, isCurrentSession, type StaffSession } from "./session.ts";
import { staffCredentials, staffMemberships, staffRecoveryCodes, staffSessions, staffUsers } from "./tables.ts";

/** Each company has a copy of the name. */
export async function renameStaffUser(
  { database }: Installation,
  { staffUserId }: StaffSession,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  const { companies, error } = await findOwnCompanies(database, staffUserId, now);
  if (error !== undefined) throw error;
  await withIdentityTransaction(database, (tx) =>
    tx.update(staffUsers).set({ name }).where(eq(staffUsers.id, staffUserId)),
  );
  for (const { companyId, slug } of companies)
    await withTenantTransaction({ companyId, slug, database }, (tx) =>
      tx
        .update(staffMemberships)
        .set({ name })
        .where(and(eq(staffMemberships.companyId, tx.companyId), eq(staffMemberships.staffUserId, staffUserId))),
    );
}

export async function removeAuthenticator(
  { database }: Installation,
  { staffUserId }: StaffSession,
  now: Date,
): Promise<Outcome<undefined, "LAST_FACTOR">> {
  const mustKeepOne = await mustKeepSecondFactor(database, staffUserId, now);
  return withIdentityTransaction(database, async (tx): Promise<Outcome<undefined, "LAST_FACTOR">> => {
    const isUser = eq(staffUsers.id, staffUserId);
    await tx.select().from(staffUsers).where(isUser).for("update");
    const [row] = await tx
      .select({ passkeys: count() })
      .from(staffCredentials)
      .where(eq(staffCredentials.staffUserId, staffUserId));
    if (mustKeepOne && !row?.passkeys) return refuse("LAST_FACTOR");
    const none = { totpSecretEncrypted: null, totpPendingEncrypted: null, totpStep: null };
    await tx.update(staffUsers).set(none).where(isUser);
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffUserId, staffUserId));
    if (!row?.passkeys) await forgetSecondFactor(tx, staffUserId);
    return accept(undefined);
  });
}

/** Only beside an authenticator, whose code they replace. */
export const createRecoveryCodes = (
  { database, secretKey }: Installation,
  { staffUserId }: StaffSession,
): Promise<Outcome<string[], "FORBIDDEN">> =>
  withIdentityTransaction(database, async (tx): Promise<Outcome<string[], "FORBIDDEN">> => {
    const [user] = await tx.select().from(staffUsers).where(eq(staffUsers.id, staffUserId)).for("update");
    if (!user?.totpSecretEncrypted) return refuse("FORBIDDEN");
    return accept(await replaceRecoveryCodes(tx, secretKey, staffUserId));
  });

export const listOwnSessions = ({ database }: Installation, { staffUserId }: StaffSession, now: Date) =>
  withIdentityTransaction(database, (tx) =>
    tx
      .select()
      .from(staffSessions)
      .where(and(eq(staffSessions.staffUserId, staffUserId), isCurrentSession(now)))
      .orderBy(desc(staffSessions.seenAt), desc(staffSessions.id)),
  );

export async function endOwnSession(
  { database }: Installation,
  { staffUserId }: StaffSession,
  id: string,
): Promise<Outcome<undefined, "SESSION_NOT_FOUND">> {
  const isThis = and(eq(staffSessions.id, id), eq(staffSessions.staffUserId, staffUserId));
  const { rowCount } = await withIdentityTransaction(database, (tx) => tx.delete(staffSessions).where(isThis));
  return rowCount === 1 ? accept(undefined) : refuse("SESSION_NOT_FOUND");
}
