import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { isValidStaffPassword } from "@pecacerta/rules/password";
import { eq } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { isCommonPassword } from "../../platform/password/common-passwords.ts";
import type { TooManyGuesses } from "../../platform/password/guess-budget.ts";
import { hashPassword, verifyPassword } from "../../platform/password/password-hash.ts";
import { forgetOtherStaffDevices } from "./devices.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { endOtherSessions, type StaffSession } from "./session.ts";
import { checkStaffGuess, ownSecretAccount, type StaffGuessOrigin } from "./staff-guess.ts";
import { queueStaffMail } from "./staff-mail.ts";
import { staffAccountLinks, staffUsers } from "./tables.ts";

export const isAcceptableStaffPassword = async (password: string): Promise<boolean> =>
  isValidStaffPassword(password) && !(await isCommonPassword(password));

type OwnPasswordInput = { password: string; origin: StaffGuessOrigin; now: Date };

export const checkOwnPassword = (
  installation: Installation,
  session: StaffSession,
  { password, origin, now }: OwnPasswordInput,
): Promise<Outcome<undefined, "AUTH_WRONG_PASSWORD"> | TooManyGuesses> =>
  checkStaffGuess(
    installation,
    { ...origin, account: ownSecretAccount(session.staffUserId), user: session, now },
    async (lane) => {
      const [user] = await withIdentityTransaction(installation.database, (tx) =>
        tx.select().from(staffUsers).where(eq(staffUsers.id, session.staffUserId)),
      );
      const isCorrect = await verifyPassword(user?.passwordHash ?? undefined, password, lane);
      return isCorrect ? accept(undefined) : refuse("AUTH_WRONG_PASSWORD");
    },
  );

type ChangeInput = { current: string; password: string; origin: StaffGuessOrigin; now: Date };

export async function changeStaffPassword(
  installation: Installation,
  session: StaffSession,
  { current, password, origin, now }: ChangeInput,
): Promise<Outcome<undefined, "AUTH_WRONG_PASSWORD" | "AUTH_WEAK_PASSWORD"> | TooManyGuesses> {
  const checked = await checkOwnPassword(installation, session, { password: current, origin, now });
  if (!checked.ok) return checked;
  if (!(await isAcceptableStaffPassword(password))) return refuse("AUTH_WEAK_PASSWORD");
  const passwordHash = await hashPassword(password);
  await withIdentityTransaction(installation.database, async (tx) => {
    await savePassword(tx, session, { passwordHash, now });
    await endOtherSessions(tx, session);
    await forgetOtherStaffDevices(tx, { ...session, ...origin });
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
