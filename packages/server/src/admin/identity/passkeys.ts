import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, asc, count, eq } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import type { TooManyGuesses } from "../../platform/password/guess-budget.ts";
import type { SignedInUser } from "./devices.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { mustKeepSecondFactor } from "./own-companies.ts";
import { createRegistrationOptions, verifyAssertion, verifyRegistration } from "./passkey-ceremony.ts";
import { endOtherSessions, forgetSecondFactor, markSecondFactor, type StaffSession } from "./session.ts";
import { checkStaffGuess, type StaffGuessOrigin, staffPasskeyAccount } from "./staff-guess.ts";
import { staffCredentials, staffUsers } from "./tables.ts";

const MAX_PASSKEYS = 20;

export const listPasskeys = (tx: IdentityTransaction, staffUserId: string) =>
  tx
    .select()
    .from(staffCredentials)
    .where(eq(staffCredentials.staffUserId, staffUserId))
    .orderBy(asc(staffCredentials.createdAt), asc(staffCredentials.credentialId));

export async function startPasskey(installation: Installation, session: StaffSession, now: Date) {
  const passkeys = await withIdentityTransaction(installation.database, (tx) => listPasskeys(tx, session.staffUserId));
  return createRegistrationOptions(installation, session, { passkeys, now });
}

type AddInput = { response: RegistrationResponseJSON; device: string; now: Date };

/** The session has given a second factor from then on. The first one ends the other sessions, which have none. */
export async function addPasskey(
  installation: Installation,
  session: StaffSession,
  { response, device, now }: AddInput,
): Promise<Outcome<undefined, "PASSKEY_REFUSED" | "TOO_MANY_PASSKEYS">> {
  const { staffUserId } = session;
  const info = await verifyRegistration(installation, response, { staffUserId, now });
  if (!info) return refuse("PASSKEY_REFUSED");
  const { credential, credentialBackedUp: backedUp } = info;
  return withIdentityTransaction(
    installation.database,
    async (tx): Promise<Outcome<undefined, "PASSKEY_REFUSED" | "TOO_MANY_PASSKEYS">> => {
      await lockUser(tx, staffUserId);
      if ((await countPasskeys(tx, staffUserId)) >= MAX_PASSKEYS) return refuse("TOO_MANY_PASSKEYS");
      const added = await tx
        .insert(staffCredentials)
        .values({
          credentialId: Buffer.from(credential.id, "base64url"),
          publicKey: Buffer.from(credential.publicKey),
          staffUserId,
          counter: credential.counter,
          transports: credential.transports ?? [],
          backedUp,
          name: device,
          createdAt: now,
        })
        .onConflictDoNothing();
      if (added.rowCount !== 1) return refuse("PASSKEY_REFUSED");
      if (!session.hasSecondFactor) await endOtherSessions(tx, session);
      await markSecondFactor(tx, session, now);
      return accept(undefined);
    },
  );
}

async function lockUser(tx: IdentityTransaction, staffUserId: string) {
  const [user] = await tx.select().from(staffUsers).where(eq(staffUsers.id, staffUserId)).for("update");
  return user;
}

async function countPasskeys(tx: IdentityTransaction, staffUserId: string): Promise<number> {
  const own = eq(staffCredentials.staffUserId, staffUserId);
  const [row] = await tx.select({ passkeys: count() }).from(staffCredentials).where(own);
  return row?.passkeys ?? 0;
}

export async function removePasskey(
  { database }: Installation,
  { staffUserId }: StaffSession,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, "PASSKEY_NOT_FOUND" | "LAST_FACTOR">> {
  const mustKeepOne = await mustKeepSecondFactor(database, staffUserId, now);
  return withIdentityTransaction(
    database,
    async (tx): Promise<Outcome<undefined, "PASSKEY_NOT_FOUND" | "LAST_FACTOR">> => {
      const user = await lockUser(tx, staffUserId);
      const isThis = and(
        eq(staffCredentials.credentialId, Buffer.from(id, "base64url")),
        eq(staffCredentials.staffUserId, staffUserId),
      );
      const { rowCount } = await tx.delete(staffCredentials).where(isThis);
      if (rowCount !== 1) return refuse("PASSKEY_NOT_FOUND");
      const isLast = user?.totpSecretEncrypted == null && (await countPasskeys(tx, staffUserId)) === 0;
      if (isLast && mustKeepOne) return refuse("LAST_FACTOR");
      if (isLast) await forgetSecondFactor(tx, staffUserId);
      return accept(undefined);
    },
  );
}

/** The user of a passkey that signed the challenge. */
export async function usePasskey(
  installation: Installation,
  { response, origin, now }: { response: AuthenticationResponseJSON; origin: StaffGuessOrigin; now: Date },
): Promise<Outcome<SignedInUser, "PASSKEY_REFUSED"> | TooManyGuesses> {
  const credentialId = Buffer.from(response.id, "base64url");
  const [found] = await withIdentityTransaction(installation.database, (tx) =>
    tx
      .select({ passkey: staffCredentials, user: staffUsers })
      .from(staffCredentials)
      .innerJoin(staffUsers, eq(staffUsers.id, staffCredentials.staffUserId))
      .where(eq(staffCredentials.credentialId, credentialId)),
  );
  const { userHandle } = response.response;
  if (!found || found.user.blockedAt) return refuse("PASSKEY_REFUSED");
  const { id: staffUserId, name, email } = found.user;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== staffUserId) return refuse("PASSKEY_REFUSED");
  const user = { staffUserId, name, email };
  const guess = { ...origin, account: staffPasskeyAccount(staffUserId), user, now };
  return checkStaffGuess(installation, guess, async (): Promise<Outcome<SignedInUser, "PASSKEY_REFUSED">> => {
    const counter = await verifyAssertion(installation, response, { passkey: found.passkey, now });
    if (counter === undefined) return refuse("PASSKEY_REFUSED");
    await withIdentityTransaction(installation.database, (tx) =>
      tx.update(staffCredentials).set({ counter, usedAt: now }).where(eq(staffCredentials.credentialId, credentialId)),
    );
    return accept(user);
  });
}
