import { DAY_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import type { Database } from "../../platform/database/open.ts";
import { findUserByEmail } from "./find-user.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { operators, staffAccountLinks, staffUsers } from "./tables.ts";

const LINK_LIFETIME_MS = 3 * DAY_MS;

/** Returns the token of a link for the person. An account in use may be another person's: its address is not proved. */
export const createOperator = (
  database: Database,
  email: string,
  now: Date,
): Promise<Outcome<string, "ACCOUNT_EXISTS">> =>
  withIdentityTransaction(database, async (tx) => {
    await tx.insert(staffUsers).values({ id: uuid(), email, createdAt: now }).onConflictDoNothing();
    const user = await findUserByEmail(tx, email);
    if (!user) throw new Error(`The staff user ${email} is gone`);
    if (user.passwordHash !== null) return refuse("ACCOUNT_EXISTS");
    const token = await createFirstLink(tx, user.id, now);
    await insertOperator(tx, user.id, now);
    return accept(token);
  });

export const promoteToOperator = (
  database: Database,
  email: string,
  now: Date,
): Promise<Outcome<undefined, "ACCOUNT_NOT_FOUND">> =>
  withIdentityTransaction(database, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || user.passwordHash === null) return refuse("ACCOUNT_NOT_FOUND");
    await insertOperator(tx, user.id, now);
    return accept(undefined);
  });

async function insertOperator(tx: IdentityTransaction, staffUserId: string, now: Date): Promise<void> {
  await tx.client.query("select set_config('role', 'shop_operator', true)");
  await tx.insert(operators).values({ staffUserId, createdAt: now }).onConflictDoNothing();
}

/** The person's earlier links end. */
async function createFirstLink(tx: IdentityTransaction, staffUserId: string, now: Date): Promise<string> {
  const token = createSecret();
  await tx.delete(staffAccountLinks).where(eq(staffAccountLinks.staffUserId, staffUserId));
  await tx.insert(staffAccountLinks).values({
    tokenHash: hashSecret(token),
    staffUserId,
    purpose: "first-sign-in",
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
  });
  return token;
}
