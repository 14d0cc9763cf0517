import { and, inArray, isNotNull, isNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { currentCodeOf, describeAuthenticator, encryptForUser } from "../admin/identity/authenticator-secret.ts";
import { withIdentityTransaction } from "../admin/identity/identity-transaction.ts";
import { enterAsNewMember, insertMembership } from "../admin/identity/new-member.ts";
import { staffUsers } from "../admin/identity/tables.ts";
import type { Installation } from "../companies/installation.ts";
import { type Config, isLoopback } from "../platform/config/config.ts";
import { deriveSecret, type SecretKey } from "../platform/config/secret-key.ts";
import type { Database } from "../platform/database/open.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { hashPassword } from "../platform/password/password-hash.ts";
import { shouldLoadSample } from "./load-sample.ts";

export type SampleOwners = { emails: string[]; password: string; authenticatorKey: string; code: string };

/** Only where nobody but the person at this machine can reach the admin. */
export const mayHaveSampleOwners = (config: Config): boolean =>
  shouldLoadSample(config) &&
  isLoopback(config.HOST) &&
  !config.TRUST_PROXY &&
  isLocalOrigin(config.ORIGIN) &&
  (config.ADMIN_ORIGIN ? isLocalOrigin(config.ADMIN_ORIGIN) : !config.ORIGIN);

const isLocalOrigin = (origin: string | undefined): boolean => !origin || isLoopback(new URL(origin).hostname);

/**
 * An owner for each sample company, with a password and an authenticator that only this installation knows. Where others
 * can reach the admin there are none: those of an earlier start cannot sign in.
 */
export async function prepareSampleOwners(
  { config, database, secretKey }: Installation,
  companies: readonly Tenant[],
  now: Date,
): Promise<SampleOwners | undefined> {
  const emails = companies.map(emailOfOwner);
  if (emails.length === 0) return undefined;
  if (!mayHaveSampleOwners(config)) {
    await blockUsers(database, emails, now);
    return undefined;
  }
  const password = deriveSecret(secretKey, "sample-owner-password").slice(0, PASSWORD_LENGTH);
  const existing = await unblockUsers(database, emails);
  const missing = companies.filter((company) => !existing.has(emailOfOwner(company)));
  if (missing.length > 0) {
    const passwordHash = await hashPassword(password);
    for (const company of missing) await createOwner(company, { secretKey, passwordHash, now });
  }
  const secret = authenticatorSecret(secretKey);
  const { secret: authenticatorKey } = describeAuthenticator(secret, "");
  return { emails, password, authenticatorKey, code: currentCodeOf(secret, now) };
}

const PASSWORD_LENGTH = 16;
const AUTHENTICATOR_BYTES = 20;

const emailOfOwner = ({ slug }: Tenant): string => `dona@${slug}.example.com`;

const authenticatorSecret = (secretKey: SecretKey): Buffer =>
  Buffer.from(deriveSecret(secretKey, "sample-owner-authenticator"), "base64url").subarray(0, AUTHENTICATOR_BYTES);

const blockUsers = (database: Database, emails: string[], now: Date) =>
  withIdentityTransaction(database, (tx) =>
    tx
      .update(staffUsers)
      .set({ blockedAt: now })
      .where(and(inArray(staffUsers.email, emails), isNull(staffUsers.blockedAt))),
  );

/** Returns those that exist. */
const unblockUsers = (database: Database, emails: string[]): Promise<Set<string>> =>
  withIdentityTransaction(database, async (tx) => {
    const isOwner = inArray(staffUsers.email, emails);
    await tx
      .update(staffUsers)
      .set({ blockedAt: null })
      .where(and(isOwner, isNotNull(staffUsers.blockedAt)));
    const rows = await tx.select({ email: staffUsers.email }).from(staffUsers).where(isOwner);
    return new Set(rows.map(({ email }) => email));
  });

type OwnerInput = { secretKey: SecretKey; passwordHash: string; now: Date };

/** Two processes may start at once: one creates the owner. */
const createOwner = (company: Tenant, { secretKey, passwordHash, now }: OwnerInput): Promise<void> =>
  withIdentityTransaction(company.database, async (identity) => {
    const id = uuid();
    const totpSecretEncrypted = encryptForUser(secretKey, id, authenticatorSecret(secretKey));
    const profile = { email: emailOfOwner(company), name: "Dona da loja" };
    const { rowCount } = await identity
      .insert(staffUsers)
      .values({ id, ...profile, createdAt: now, passwordHash, totpSecretEncrypted })
      .onConflictDoNothing();
    if (rowCount === 0) return;
    const tx = await enterAsNewMember(identity, company, id);
    await insertMembership(tx, { ...profile, role: "owner", joinedAt: now }, now);
  });
