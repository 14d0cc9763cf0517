import type { Outcome } from "@pecacerta/rules/outcome";
import type { Installation } from "../../companies/installation.ts";
import { checkGuess, guessedAccount, type TooManyGuesses } from "../../platform/password/guess-budget.ts";
import type { PasswordLane } from "../../platform/password/password-hash.ts";
import { countStaffDeviceGuess, forgiveStaffDeviceGuess, type SignedInUser } from "./devices.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { queueStaffMail } from "./staff-mail.ts";

export type StaffGuessOrigin = { network: string; deviceToken: string | undefined };

type GuessSubject = { account: Buffer; user: SignedInUser | undefined };

export const staffPasswordAccount = (email: string): Buffer => guessedAccount("staff-password", email);

/** Apart from passwords: who guesses codes has the password already. */
export const staffFactorAccount = (staffUserId: string): Buffer => guessedAccount("staff-factor", staffUserId);

/** Apart from codes, so that who guesses those keeps no passkey from being used. */
export const staffPasskeyAccount = (staffUserId: string): Buffer => guessedAccount("staff-passkey", staffUserId);

/** Of who is signed in: sign-ins use up none of these guesses. */
export const ownSecretAccount = (staffUserId: string): Buffer => guessedAccount("staff-own-secret", staffUserId);

const UNKNOWN_USER = "00000000-0000-0000-0000-000000000000";

export function checkStaffGuess<Value, Refusal extends string>(
  { config, database }: Installation,
  { account, user, now, ...origin }: StaffGuessOrigin & GuessSubject & { now: Date },
  check: (lane: PasswordLane) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal> | TooManyGuesses> {
  const device = { ...origin, staffUserId: user?.staffUserId ?? UNKNOWN_USER, now };
  const laneName = account.toString("base64url");
  return checkGuess(
    {
      account,
      network: origin.network,
      isLimited: config.RATE_LIMITS,
      now,
      inTransaction: (work) => withIdentityTransaction(database, work),
      countForDevice: (tx: IdentityTransaction) => countStaffDeviceGuess(tx, device),
      forgiveDevice: (tx) => forgiveStaffDeviceGuess(tx, device),
      mailOwner: (tx) => mailFailures(tx, user, now),
    },
    (isKnown) => check({ name: isKnown ? `${laneName} ${origin.deviceToken}` : laneName, isKnown }),
  );
}

async function mailFailures(tx: IdentityTransaction, user: SignedInUser | undefined, now: Date): Promise<void> {
  if (!user) return;
  const content = { name: user.name, at: now.toISOString() };
  await queueStaffMail(tx, { template: "staff-failed-sign-ins", to: user.email, content });
}
