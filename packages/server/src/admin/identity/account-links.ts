import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { DAY_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import { ADMIN_PATH } from "../../platform/http/admin-host.ts";
import { allowMail, type MailPermit } from "../../platform/mail/commands.ts";
import type { ShopPath } from "../../platform/mail/mail-types.ts";
import { hashPassword } from "../../platform/password/password-hash.ts";
import type { SignedInUser } from "./devices.ts";
import { findUserByEmail } from "./find-user.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { endResetLinks } from "./session.ts";
import { queueAllowedStaffMail, queueStaffMail } from "./staff-mail.ts";
import { isAcceptableStaffPassword, savePassword } from "./staff-password.ts";
import {
  staffAccountLinks,
  staffCredentials,
  staffDevices,
  staffRecoveryCodes,
  staffSessions,
  staffUsers,
} from "./tables.ts";

const RESET_DELAY_MS = DAY_MS;
const RESET_MS = 3 * DAY_MS;

const PURPOSES = ["recovery", "reset"] as const;
type LinkPurpose = (typeof PURPOSES)[number];

type LinkInput = { staffUserId: string; purpose: LinkPurpose; validFrom: Date; expiresAt: Date };

async function createPasswordLink(tx: IdentityTransaction, link: LinkInput) {
  const token = createSecret();
  await tx.insert(staffAccountLinks).values({ ...link, tokenHash: hashSecret(token) });
  return `${ADMIN_PATH}/senha#${token}` as const;
}

type RecoveryPermit = MailPermit<"staff-recovery">;

/** Mails to an address without an account count as well: a refusal does not tell whether there is one. */
export const allowRecovery = ({ database }: Installation, { email, now }: { email: string; now: Date }) =>
  withIdentityTransaction(database, (tx) => allowMail(tx, { template: "staff-recovery", to: email, now }));

export async function recoverStaffPassword(
  { database }: Installation,
  { permit, now }: { permit: RecoveryPermit; now: Date },
): Promise<string | undefined> {
  return withIdentityTransaction(database, async (tx) => {
    const user = await findUserByEmail(tx, permit.to);
    if (!user?.passwordHash || user.blockedAt) return undefined;
    const { id: staffUserId, name } = user;
    const expiresAt = new Date(now.getTime() + ACCOUNT_LINK_LIFETIME_MS.recovery);
    const path = await createPasswordLink(tx, { staffUserId, purpose: "recovery", validFrom: now, expiresAt });
    await queueAllowedStaffMail(tx, permit, { name, path });
    return staffUserId;
  });
}

type AccountReset = { validFrom: Date; path: ShopPath };

/** Mails a link that works after a day, in which the person can object. Undefined without such a user. */
export const startAccountReset = (
  { database }: Pick<Installation, "database">,
  { email, now }: { email: string; now: Date },
): Promise<AccountReset | undefined> =>
  withIdentityTransaction(database, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return undefined;
    const { id: staffUserId, name } = user;
    await endResetLinks(tx, staffUserId);
    const validFrom = new Date(now.getTime() + RESET_DELAY_MS);
    const expiresAt = new Date(validFrom.getTime() + RESET_MS);
    const path = await createPasswordLink(tx, { staffUserId, purpose: "reset", validFrom, expiresAt });
    const content = { name, path, from: validFrom.toISOString() };
    await queueStaffMail(tx, { template: "staff-reset", to: email, content });
    return { validFrom, path };
  });

type ResetInput = { token: string; password: string; now: Date };

/** Ends all sessions and forgets all browsers. A reset removes the other factors as well. */
export async function resetStaffPassword(
  { database }: Installation,
  { token, password, now }: ResetInput,
): Promise<Outcome<SignedInUser, "TOKEN_NOT_FOUND" | "AUTH_WEAK_PASSWORD">> {
  const isUsable = and(
    eq(staffAccountLinks.tokenHash, hashSecret(token)),
    inArray(staffAccountLinks.purpose, PURPOSES),
    lte(staffAccountLinks.validFrom, now),
    gt(staffAccountLinks.expiresAt, now),
  );
  const links = await withIdentityTransaction(database, (tx) => tx.select().from(staffAccountLinks).where(isUsable));
  if (links.length === 0) return refuse("TOKEN_NOT_FOUND");
  if (!(await isAcceptableStaffPassword(password))) return refuse("AUTH_WEAK_PASSWORD");
  const passwordHash = await hashPassword(password);
  return withIdentityTransaction(database, async (tx): Promise<Outcome<SignedInUser, "TOKEN_NOT_FOUND">> => {
    const [link] = await tx.delete(staffAccountLinks).where(isUsable).returning();
    const [user] = link ? await tx.select().from(staffUsers).where(eq(staffUsers.id, link.staffUserId)) : [];
    if (!link || !user || user.blockedAt) return refuse("TOKEN_NOT_FOUND");
    const { staffUserId, purpose } = link;
    const owner = { staffUserId, name: user.name, email: user.email };
    await savePassword(tx, owner, { passwordHash, now });
    await tx.delete(staffSessions).where(eq(staffSessions.staffUserId, staffUserId));
    await tx.delete(staffDevices).where(eq(staffDevices.staffUserId, staffUserId));
    if (purpose === "reset") await removeOtherFactors(tx, staffUserId);
    return accept(owner);
  });
}

async function removeOtherFactors(tx: IdentityTransaction, staffUserId: string): Promise<void> {
  const none = { totpSecretEncrypted: null, totpPendingEncrypted: null, totpStep: null };
  await tx.update(staffUsers).set(none).where(eq(staffUsers.id, staffUserId));
  await tx.delete(staffCredentials).where(eq(staffCredentials.staffUserId, staffUserId));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffUserId, staffUserId));
}
