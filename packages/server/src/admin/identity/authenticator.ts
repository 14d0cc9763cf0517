import { accept, refuse } from "@pecacerta/rules/outcome";
import { eq } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import {
  createAuthenticatorSecret,
  decryptForUser,
  describeAuthenticator,
  encryptForUser,
  timeStepOf,
} from "./authenticator-secret.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { endOtherSessions, markSecondFactor, type StaffCredentials } from "./session.ts";
import { withStaffUser } from "./staff-transaction.ts";
import { staffUsers } from "./tables.ts";

/** The earlier authenticator works until `confirmAuthenticator`. */
export const startAuthenticator = ({ database, secretKey }: Installation, credentials: StaffCredentials) =>
  withStaffUser(database, credentials, async (tx, { staffUserId, email }) => {
    const secret = createAuthenticatorSecret();
    const totpPendingEncrypted = encryptForUser(secretKey, staffUserId, secret);
    await tx.update(staffUsers).set({ totpPendingEncrypted }).where(eq(staffUsers.id, staffUserId));
    return accept(describeAuthenticator(secret, email));
  });

/** Ends the other sessions, which signed in without it. */
export const confirmAuthenticator = (
  { database, secretKey }: Installation,
  { code, ...credentials }: StaffCredentials & { code: string },
) =>
  withStaffUser(database, credentials, async (tx, session) => {
    const { staffUserId } = session;
    const isUser = eq(staffUsers.id, staffUserId);
    const [user] = await tx.select().from(staffUsers).where(isUser).for("update");
    const pending = user?.totpPendingEncrypted;
    const step = pending && timeStepOf(decryptForUser(secretKey, staffUserId, pending), code, credentials.now);
    if (!step) return refuse("SECOND_FACTOR_WRONG");
    await tx
      .update(staffUsers)
      .set({ totpSecretEncrypted: pending, totpPendingEncrypted: null, totpStep: step })
      .where(isUser);
    await markSecondFactor(tx, session, credentials.now);
    await endOtherSessions(tx, session);
    return accept({ recoveryCodes: await replaceRecoveryCodes(tx, secretKey, staffUserId) });
  });
