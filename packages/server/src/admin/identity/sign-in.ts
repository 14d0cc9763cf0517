import { normalizeEmail } from "@pecacerta/rules/email";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import { verifyPassword } from "../../platform/password/password-hash.ts";
import { type AttemptsOutcome, attemptsAt, clearAttempts, countStaffAttempt, MAILED_FAILURES } from "./attempts.ts";
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
import { queueStaffMail } from "./staff-mail.ts";
import { staffSessions } from "./tables.ts";

type SignInInput = { email: string; password: string; network: string; device: string; now: Date };
type SecondFactorInput = { token: string; code: string; device: string; now: Date };

type SignedIn = CreatedStaffSession & { state: "signed-in" | "second-factor"; signedIn: SignedInUser };

type TooManyRequests = Extract<AttemptsOutcome, { ok: false }>;

const MAX_FACTOR_ATTEMPTS = 5;

/** An unknown address, a wrong password and a blocked user are refused alike, after the same work. */
export async function signInStaff(
  installation: Installation,
  { email, password, network, device, now }: SignInInput,
): Promise<Outcome<SignedIn, "AUTH_WRONG_PASSWORD"> | TooManyRequests> {
  const { database } = installation;
  const normalizedEmail = normalizeEmail(email);
  const subject = attemptsAt("password", normalizedEmail, network);
  const counted = await countStaffAttempt(installation, subject, now);
  if (!counted.ok) return counted;
  const user = await withIdentityTransaction(database, (tx) => findUserByEmail(tx, normalizedEmail));
  const isCorrect = await verifyPassword(user?.passwordHash ?? undefined, password, `staff ${normalizedEmail}`);
  if (!user || !isCorrect || user.blockedAt) {
    if (user && counted.value === MAILED_FAILURES) await mailFailures(installation, user, now);
    return refuse("AUTH_WRONG_PASSWORD");
  }
  await clearAttempts(installation, subject);
  const idleMinutes = await findIdleMinutes(database, user.id, now);
  const session = { staffUserId: user.id, device, hasSecondFactor: false, idleMinutes, now };
  const created = await withIdentityTransaction(database, (tx) => createStaffSession(tx, session));
  const signedIn = { staffUserId: user.id, name: user.name, email: user.email };
  return accept({ ...created, signedIn, state: user.totpSecretEncrypted ? "second-factor" : "signed-in" });
}

/** Answers with a new token: the one from before the second factor ends. */
export async function confirmSecondFactor(
  installation: Installation,
  { token, code, device, now }: SecondFactorInput,
): Promise<
  | Outcome<CreatedStaffSession & { session: StaffSession }, "AUTH_UNAUTHORIZED" | "SECOND_FACTOR_WRONG">
  | TooManyRequests
> {
  const { database, secretKey } = installation;
  const session = await withIdentityTransaction(database, (tx) => findStaffSession(tx, { token, now }));
  if (!session?.needsSecondFactor) return refuse("AUTH_UNAUTHORIZED");
  const { staffUserId } = session;
  const counted = await countFactorAttempt(installation, session, now);
  if (!counted.ok) return counted;
  if (!(await countSessionAttempt(installation, token))) return refuse("AUTH_UNAUTHORIZED");
  const idleMinutes = await findIdleMinutes(database, staffUserId, now);
  const outcome = await withIdentityTransaction(
    database,
    async (tx): Promise<Outcome<CreatedStaffSession, "SECOND_FACTOR_WRONG">> => {
      if (!(await consumeFactorCode(tx, secretKey, { staffUserId, code, now }))) return refuse("SECOND_FACTOR_WRONG");
      await endStaffSession(tx, session);
      return accept(await createStaffSession(tx, { staffUserId, device, hasSecondFactor: true, idleMinutes, now }));
    },
  );
  if (!outcome.ok) {
    if (counted.value === MAILED_FAILURES) await mailFailures(installation, session, now);
    return outcome;
  }
  await clearFactorAttempts(installation, session);
  const confirmed = { ...session, isFresh: true, hasSecondFactor: true, needsSecondFactor: false };
  return accept({ ...outcome.value, session: confirmed });
}

const mailFailures = ({ database }: Installation, { email, name }: { email: string; name: string }, now: Date) =>
  withIdentityTransaction(database, (tx) => {
    const content = { name, at: now.toISOString() };
    return queueStaffMail(tx, { template: "staff-failed-sign-ins", to: email, content });
  });

/** By account: who guesses codes has the password already. */
const factorAttempts = ({ staffUserId }: StaffSession): string => attemptsAt("factor", staffUserId);

export const countFactorAttempt = (installation: Installation, session: StaffSession, now: Date) =>
  countStaffAttempt(installation, factorAttempts(session), now);

export const clearFactorAttempts = (installation: Installation, session: StaffSession) =>
  clearAttempts(installation, factorAttempts(session));

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
