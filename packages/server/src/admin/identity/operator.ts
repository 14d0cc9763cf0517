import { DAY_MS } from "@pecacerta/rules/duration";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import type { Database } from "../../platform/database/open.ts";
import { findUserByEmail } from "./find-user.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { operators, staffAccountLinks, staffUsers } from "./tables.ts";

const LINK_LIFETIME_MS = 3 * DAY_MS;

/** Returns the token of a link for a person without a password; undefined for one who can sign in. */
export const createOperator = (database: Database, email: string, now: Date): Promise<string | undefined> =>
  withIdentityTransaction(database, async (tx) => {
    await tx.insert(staffUsers).values({ id: uuid(), email, createdAt: now }).onConflictDoNothing();
    const user = await findUserByEmail(tx, email);
    if (!user) throw new Error(`The staff user ${email} is gone`);
    const token = user.passwordHash === null ? await createFirstLink(tx, user.id, now) : undefined;
    await tx.client.query("select set_config('role', 'shop_operator', true)");
    await tx.insert(operators).values({ staffUserId: user.id, createdAt: now }).onConflictDoNothing();
    return token;
  });

/** The person's earlier links end. */
async function createFirstLink(tx: IdentityTransaction, staffUserId: string, now: Date): Promise<string> {
  const token = createSecret();
  await tx.delete(staffAccountLinks).where(eq(staffAccountLinks.staffUserId, staffUserId));
  await tx.insert(staffAccountLinks).values({
    ...{ tokenHash: hashSecret(token), staffUserId, purpose: "first-sign-in" },
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
  });
  return token;
}
