import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { SecretKey } from "../../platform/config/secret-key.ts";
import { decryptForUser, timeStepOf } from "./authenticator-secret.ts";
import type { IdentityTransaction } from "./identity-transaction.ts";
import { consumeRecoveryCode } from "./recovery-codes.ts";
import { staffUsers } from "./tables.ts";

type FactorInput = { staffUserId: string; code: string; now: Date };

/** A code of the authenticator or a recovery code. Each counts once. */
export const consumeFactorCode = (
  tx: IdentityTransaction,
  secretKey: SecretKey,
  input: FactorInput,
): Promise<boolean> =>
  /^\d{6}$/.test(input.code)
    ? consumeAuthenticatorCode(tx, secretKey, input)
    : consumeRecoveryCode(tx, secretKey, input);

async function consumeAuthenticatorCode(
  tx: IdentityTransaction,
  secretKey: SecretKey,
  { staffUserId, code, now }: FactorInput,
): Promise<boolean> {
  const [user] = await tx.select().from(staffUsers).where(eq(staffUsers.id, staffUserId));
  if (!user?.totpSecretEncrypted) return false;
  const step = timeStepOf(decryptForUser(secretKey, staffUserId, user.totpSecretEncrypted), code, now);
  if (step === undefined) return false;
  const isLater = or(isNull(staffUsers.totpStep), lt(staffUsers.totpStep, step));
  const { rowCount } = await tx
    .update(staffUsers)
    .set({ totpStep: step })
    .where(and(eq(staffUsers.id, staffUserId), isLater));
  return rowCount === 1;
}
