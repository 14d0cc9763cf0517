import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { isValidStaffPassword } from "@pecacerta/rules/password";
import { eq } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { isCommonPassword } from "../../platform/password/common-passwords.ts";
import { hashPassword, verifyPassword } from "../../platform/password/password-hash.ts";
import type { AttemptsOutcome } from "./attempts.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { endOtherSessions, type StaffSession } from "./session.ts";
import { clearFactorAttempts, countFactorAttempt } from "./sign-in.ts";
import { queueStaffMail } from "./staff-mail.ts";
import { staffAccountLinks, staffUsers } from "./tables.ts";

export const isAcceptableStaffPassword = async (password: string): Promise<boolean> =>
  isValidStaffPassword(password) && !(await isCommonPassword(password));

export async function isOwnPassword({ database }: Installation, session: StaffSession, password: string) {
  const [user] = await withIdentityTransaction(database, (tx) =>
    tx.select().from(staffUsers).where(eq(staffUsers.id, session.staffUserId)),
  );
  return verifyPassword(user?.passwordHash ?? undefined, password, `staff ${session.email}`);
}

type ChangeInput = { current: string; password: string; now: Date };

/** Ends the other sessions. */
export async function changeStaffPassword(
  installation: Installation,
  session: StaffSession,
  { current, password, now }: ChangeInput,
): Promise<Outcome<undefined, "AUTH_WRONG_PASSWORD" | "AUTH_WEAK_PASSWORD"> | Extract<AttemptsOutcome, { ok: false }>> {
  const counted = await countFactorAttempt(installation, session, now);
  if (!counted.ok) return counted;
  if (!(await isOwnPassword(installation, session, current))) return refuse("AUTH_WRONG_PASSWORD");
  await clearFactorAttempts(installation, session);
  if (!(await isAcceptableStaffPassword(password))) return refuse("AUTH_WEAK_PASSWORD");
  const passwordHash = await hashPassword(password);
  await withIdentityTransaction(installation.database, async (tx) => {
    await savePassword(tx, session, { passwordHash, now });
    await endOtherSessions(tx, session);
  });
  return accept(undefined);
}

type PasswordOwner = { staffUserId: string; name: string; email: string };

/** Links that open the account end with the old password. */
export async function savePassword(
  tx: IdentityTransaction,
  { staffUserId, name, email }: PasswordOwner,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await tx.update(staffUsers).set({ passwordHash }).where(eq(staffUsers.id, staffUserId));
  await tx.delete(staffAccountLinks).where(eq(staffAccountLinks.staffUserId, staffUserId));
  const content = { name, at: now.toISOString() };
  await queueStaffMail(tx, { template: "staff-password-changed", to: email, content });
}
