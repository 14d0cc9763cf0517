import { DAY_MS } from "@pecacerta/rules/duration";
import { and, eq, lt, ne, type SQL } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import { countDeviceGuess, forgiveDeviceGuess, noDeviceGuesses } from "../../platform/password/guess-budget.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { queueStaffMail } from "./staff-mail.ts";
import { staffDevices } from "./tables.ts";

const TOKEN_PATTERN = /^[\w-]{43}$/;
const RETENTION_MS = 400 * DAY_MS;

export type SignedInUser = { staffUserId: string; name: string; email: string };
type DeviceInput = { deviceToken: string | undefined; device: string; now: Date };

/** Returns the token that the browser keeps, which has its guesses again. A sign-in from an unknown one is mailed to the user, unless it is the first. */
export const rememberDevice = (
  { database }: Installation,
  { staffUserId, name, email }: SignedInUser,
  { deviceToken, device, now }: DeviceInput,
): Promise<string> =>
  withIdentityTransaction(database, async (tx) => {
    const own = eq(staffDevices.staffUserId, staffUserId);
    await tx.delete(staffDevices).where(and(own, lt(staffDevices.seenAt, new Date(now.getTime() - RETENTION_MS))));
    const known = await tx.select().from(staffDevices).where(own);
    const token = deviceToken && TOKEN_PATTERN.test(deviceToken) ? deviceToken : createSecret();
    const tokenHash = hashSecret(token);
    const seen = { seenAt: now, ...noDeviceGuesses };
    await tx
      .insert(staffDevices)
      .values({ staffUserId, tokenHash, ...seen })
      .onConflictDoUpdate({ target: [staffDevices.staffUserId, staffDevices.tokenHash], set: seen });
    if (known.length > 0 && !known.some((row) => row.tokenHash.equals(tokenHash))) {
      const content = { name, device: device || "Navegador desconhecido", at: now.toISOString() };
      await queueStaffMail(tx, { template: "staff-new-device", to: email, content });
    }
    return token;
  });

type StaffDevice = { staffUserId: string; deviceToken: string | undefined; now: Date };

const isDevice = ({ staffUserId, deviceToken = "" }: StaffDevice): SQL | undefined =>
  and(eq(staffDevices.staffUserId, staffUserId), eq(staffDevices.tokenHash, hashSecret(deviceToken)));

/** False for an unknown browser, and for one that has had its guesses. */
export async function countStaffDeviceGuess(tx: IdentityTransaction, device: StaffDevice): Promise<boolean> {
  const { changes, hasOneLeft } = countDeviceGuess(staffDevices, device.now);
  const { rowCount } = await tx
    .update(staffDevices)
    .set(changes)
    .where(and(isDevice(device), hasOneLeft));
  return rowCount === 1;
}

export const forgiveStaffDeviceGuess = (tx: IdentityTransaction, device: StaffDevice) =>
  tx.update(staffDevices).set(forgiveDeviceGuess(staffDevices)).where(isDevice(device));

export const forgetOtherStaffDevices = (
  tx: IdentityTransaction,
  { staffUserId, deviceToken = "" }: Omit<StaffDevice, "now">,
) =>
  tx
    .delete(staffDevices)
    .where(and(eq(staffDevices.staffUserId, staffUserId), ne(staffDevices.tokenHash, hashSecret(deviceToken))));
