import { DAY_MS } from "@pecacerta/rules/duration";
import { and, desc, eq, inArray, lt, ne, type SQL } from "drizzle-orm";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { countDeviceGuess, forgiveDeviceGuess, noDeviceGuesses } from "../../platform/password/guess-budget.ts";
import { ownedBy } from "../owned-by.ts";
import { customerDevices } from "../tables.ts";

export type CustomerDevice = { customerId: string; deviceToken: string | undefined; now: Date };

const TOKEN_PATTERN = /^[\w-]{43}$/;
const RETENTION_MS = 400 * DAY_MS;
const MAX_DEVICES = 20;

const isDevice = (tx: TenantTransaction, customerId: string, token: string): SQL | undefined =>
  and(ownedBy(customerDevices, tx, customerId), eq(customerDevices.tokenHash, hashSecret(token)));

/** Returns the token that the browser keeps, one for all its accounts. The browser gets its guesses back. */
export async function rememberCustomerDevice(
  tx: TenantTransaction,
  { customerId, deviceToken, now }: CustomerDevice,
): Promise<string> {
  const { companyId } = tx;
  const token = deviceToken && TOKEN_PATTERN.test(deviceToken) ? deviceToken : createSecret();
  const { companyId: company, customerId: customer, tokenHash } = customerDevices;
  const seen = { seenAt: now, ...noDeviceGuesses };
  await tx
    .insert(customerDevices)
    .values({ companyId, customerId, tokenHash: hashSecret(token), ...seen })
    .onConflictDoUpdate({ target: [company, customer, tokenHash], set: seen });
  const own = ownedBy(customerDevices, tx, customerId);
  const oldest = tx
    .select({ tokenHash })
    .from(customerDevices)
    .where(own)
    .orderBy(desc(customerDevices.seenAt), desc(tokenHash))
    .offset(MAX_DEVICES);
  await tx.delete(customerDevices).where(and(own, inArray(tokenHash, oldest)));
  return token;
}

/** False for an unknown browser, and for one that has had its guesses. */
export async function countCustomerDeviceGuess(
  tx: TenantTransaction,
  { customerId, deviceToken = "", now }: CustomerDevice,
): Promise<boolean> {
  const { changes, hasOneLeft } = countDeviceGuess(customerDevices, now);
  const { rowCount } = await tx
    .update(customerDevices)
    .set(changes)
    .where(and(isDevice(tx, customerId, deviceToken), hasOneLeft));
  return rowCount === 1;
}

export const forgiveCustomerDeviceGuess = (tx: TenantTransaction, { customerId, deviceToken = "" }: CustomerDevice) =>
  tx
    .update(customerDevices)
    .set(forgiveDeviceGuess(customerDevices))
    .where(isDevice(tx, customerId, deviceToken));

export const forgetOtherCustomerDevices = (
  tx: TenantTransaction,
  { customerId, deviceToken = "" }: Omit<CustomerDevice, "now">,
) =>
  tx
    .delete(customerDevices)
    .where(and(ownedBy(customerDevices, tx, customerId), ne(customerDevices.tokenHash, hashSecret(deviceToken))));

export const deleteExpiredDevices = (tx: TenantTransaction, now: Date) =>
  tx
    .delete(customerDevices)
    .where(
      and(
        eq(customerDevices.companyId, tx.companyId),
        lt(customerDevices.seenAt, new Date(now.getTime() - RETENTION_MS)),
      ),
    );
