import { normalizeEmail } from "@pecacerta/rules/email";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import type { TooManyGuesses } from "../../platform/password/guess-budget.ts";
import { verifyPassword } from "../../platform/password/password-hash.ts";
import type { SignedInUser } from "./devices.ts";
import { findUserByEmail } from "./find-user.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { findIdleMinutes } from "./own-companies.ts";
import { consumeFactorCode } from "./second-factor.ts";
import {
  type CreatedStaffSession,
  createStaffSession,
  endStaffSession,
  findStaffSession,
  type StaffSession,
} from "./session.ts";
import { checkStaffGuess, type StaffGuessOrigin, staffFactorAccount, staffPasswordAccount } from "./staff-guess.ts";
import { staffSessions } from "./tables.ts";

type SignInInput = { email: string; password: string; origin: StaffGuessOrigin; device: string; now: Date };
type SecondFactorInput = { token: string; code: string; origin: StaffGuessOrigin; device: string; now: Date };

type SignedIn = CreatedStaffSession & { state: "signed-in" | "second-factor"; signedIn: SignedInUser };
type ConfirmedOutcome = Outcome<
  CreatedStaffSession & { session: StaffSession },
  "AUTH_UNAUTHORIZED" | "SECOND_FACTOR_WRONG"
>;

const MAX_FACTOR_ATTEMPTS = 5;

/** An unknown address, a wrong password and a blocked user are refused alike, after the same work. */
export async function signInStaff(
  installation: Installation,
  { email, password, origin, device, now }: SignInInput,
): Promise<Outcome<SignedIn, "AUTH_WRONG_PASSWORD"> | TooManyGuesses> {
  const { database } = installation;
  const normalizedEmail = normalizeEmail(email);
  const found = await withIdentityTransaction(database, (tx) => findUserByEmail(tx, normalizedEmail));
  const signedIn = found && { staffUserId: found.id, name: found.name, email: found.email };
  const checked = await checkStaffGuess(
    installation,
    { ...origin, account: staffPasswordAccount(normalizedEmail), user: signedIn, now },
    async (lane): Promise<Outcome<SignedInUser, "AUTH_WRONG_PASSWORD">> => {
      const isCorrect = await verifyPassword(found?.passwordHash ?? undefined, password, lane);
      return signedIn && isCorrect && !found.blockedAt ? accept(signedIn) : refuse("AUTH_WRONG_PASSWORD");
    },
  );
  if (!checked.ok) return checked;
  const { staffUserId } = checked.value;
  const idleMinutes = await findIdleMinutes(database, staffUserId, now);
  const session = { staffUserId, device, hasSecondFactor: false, idleMinutes, now };
  const created = await withIdentityTransaction(database, (tx) => createStaffSession(tx, session));
  const state = found?.totpSecretEncrypted ? "second-factor" : "signed-in";
  return accept({ ...created, signedIn: checked.value, state });
}

/** Answers with a new token: the one from before the second factor ends. */
export async function confirmSecondFactor(
  installation: Installation,
  { token, code, origin, device, now }: SecondFactorInput,
): Promise<ConfirmedOutcome | TooManyGuesses> {
  const { database, secretKey } = installation;
  const session = await withIdentityTransaction(database, (tx) => findStaffSession(tx, { token, now }));
  if (!session?.needsSecondFactor) return refuse("AUTH_UNAUTHORIZED");
  const { staffUserId } = session;
  const account = staffFactorAccount(staffUserId);
  return checkStaffGuess(
    installation,
    { ...origin, account, user: session, now },
    async (): Promise<ConfirmedOutcome> => {
      if (!(await countSessionAttempt(installation, token))) return refuse("AUTH_UNAUTHORIZED");
      const idleMinutes = await findIdleMinutes(database, staffUserId, now);
      return withIdentityTransaction(database, async (tx): Promise<ConfirmedOutcome> => {
        if (!(await consumeFactorCode(tx, secretKey, { staffUserId, code, now }))) return refuse("SECOND_FACTOR_WRONG");
        await endStaffSession(tx, session);
        const created = await createStaffSession(tx, { staffUserId, device, hasSecondFactor: true, idleMinutes, now });
        const confirmed = { ...session, isFresh: true, hasSecondFactor: true, needsSecondFactor: false };
        return accept({ ...created, session: confirmed });
      });
    },
  );
}

/** False ends the session: it has had its attempts. */
async function countSessionAttempt({ database }: Installation, token: string): Promise<boolean> {
  return withIdentityTransaction(database, async (tx) => {
    const isThis = eq(staffSessions.tokenHash, hashSecret(token));
    const { rowCount } = await tx
      .update(staffSessions)
      .set({ factorAttempts: sql`${staffSessions.factorAttempts} + 1` })
      .where(and(isThis, lt(staffSessions.factorAttempts, MAX_FACTOR_ATTEMPTS)));
    if (rowCount === 1) return true;
    await tx.delete(staffSessions).where(isThis);
    return false;
  });
}
