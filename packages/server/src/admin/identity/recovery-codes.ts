import { randomInt } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { deriveSecret, type SecretKey } from "../../platform/config/secret-key.ts";
import type { IdentityTransaction } from "./identity-transaction.ts";
import { staffRecoveryCodes } from "./tables.ts";

const CODES = 10;
const LENGTH = 10;
// Without letters and digits that look alike; no code has digits only.
const FIRST = "abcdefghjkmnpqrstuvwxyz";
const ALPHABET = `${FIRST}23456789`;

const pick = (letters: string): string => letters[randomInt(letters.length)] ?? "";

const createCode = (): string => pick(FIRST) + Array.from({ length: LENGTH - 1 }, () => pick(ALPHABET)).join("");

// With the key, because ten characters could be searched for.
const hashCode = (secretKey: SecretKey, staffUserId: string, code: string): Buffer =>
  Buffer.from(deriveSecret(secretKey, "staff-recovery-code", staffUserId, code), "base64url");

/** The earlier codes are worth nothing afterwards. */
export async function replaceRecoveryCodes(
  tx: IdentityTransaction,
  secretKey: SecretKey,
  staffUserId: string,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, createCode);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffUserId, staffUserId));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffUserId, hash: hashCode(secretKey, staffUserId, code) })));
  return codes;
}

/** One statement: of two parallel uses, one finds the code unused. */
export async function consumeRecoveryCode(
  tx: IdentityTransaction,
  secretKey: SecretKey,
  { staffUserId, code, now }: { staffUserId: string; code: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.staffUserId, staffUserId),
        eq(staffRecoveryCodes.hash, hashCode(secretKey, staffUserId, code)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function countRecoveryCodes(tx: IdentityTransaction, staffUserId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffUserId, staffUserId), isNull(staffRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}
