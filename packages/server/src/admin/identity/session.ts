import { HOUR_MS, MINUTE_MS } from "@pecacerta/rules/duration";
import { MAX_SESSIONS } from "@pecacerta/rules/session";
import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import type { Database } from "../../platform/database/open.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { operators, staffAccountLinks, staffCredentials, staffSessions, staffUsers } from "./tables.ts";

/** `isPolled`: the call does not count as activity. */
export type StaffCredentials = { token: string; now: Date; isPolled?: boolean };

export type StaffSession = {
  id: string;
  staffUserId: string;
  name: string;
  email: string;
  /** A factor was given within the last minutes: a second one, if the user has any. */
  isFresh: boolean;
  hasSecondFactor: boolean;
  /** The user has a second factor, and has not given it yet. */
  needsSecondFactor: boolean;
  /** The only second factor is a passkey, and has not been given yet. */
  needsPasskey: boolean;
  isOperator: boolean;
  seenAt: Date;
};

export type CreatedStaffSession = { token: string; expiresAt: Date };

const LONGEST_MS = 12 * HOUR_MS;
const FRESH_MS = 10 * MINUTE_MS;
const SEEN_EVERY_MS = MINUTE_MS;
const TOKEN_PATTERN = /^[\w-]{43}$/;

export const isSessionToken = (token: string): boolean => TOKEN_PATTERN.test(token);

type CreateSessionInput = {
  staffUserId: string;
  device: string;
  hasSecondFactor: boolean;
  idleMinutes?: number;
  now: Date;
};

/** Returns the token, which is stored nowhere. */
export async function createStaffSession(
  tx: IdentityTransaction,
  { staffUserId, device, hasSecondFactor, idleMinutes, now }: CreateSessionInput,
): Promise<CreatedStaffSession> {
  const token = createSecret();
  const expiresAt = new Date(now.getTime() + LONGEST_MS);
  await tx.insert(staffSessions).values({
    tokenHash: hashSecret(token),
    id: uuid(),
    staffUserId,
    device,
    idleMinutes,
    expiresAt,
    createdAt: now,
    seenAt: now,
    freshAt: now,
    secondFactorAt: hasSecondFactor ? now : null,
  });
  if (hasSecondFactor) await endResetLinks(tx, staffUserId);
  await deleteOldSessions(tx, { staffUserId, hasSecondFactor, now });
  return { token, expiresAt };
}

/** Who signs in as always needs no reset of the account. */
export const endResetLinks = (tx: IdentityTransaction, staffUserId: string) =>
  tx
    .delete(staffAccountLinks)
    .where(and(eq(staffAccountLinks.staffUserId, staffUserId), eq(staffAccountLinks.purpose, "reset")));

type OldSessions = Pick<CreateSessionInput, "staffUserId" | "hasSecondFactor" | "now">;

/** Who knows the password alone ends no session with both factors. */
async function deleteOldSessions(
  tx: IdentityTransaction,
  { staffUserId, hasSecondFactor, now }: OldSessions,
): Promise<void> {
  const own = eq(staffSessions.staffUserId, staffUserId);
  await tx.delete(staffSessions).where(and(own, or(lte(staffSessions.expiresAt, now), isIdle(now))));
  const oldest = tx
    .select({ tokenHash: staffSessions.tokenHash })
    .from(staffSessions)
    .where(and(own, hasSecondFactor ? isNotNull(staffSessions.secondFactorAt) : isNull(staffSessions.secondFactorAt)))
    .orderBy(desc(staffSessions.createdAt), desc(staffSessions.id))
    .offset(MAX_SESSIONS);
  await tx.delete(staffSessions).where(inArray(staffSessions.tokenHash, oldest));
}

const isIdle = (now: Date) =>
  sql`${staffSessions.seenAt} <= ${now.toISOString()}::timestamptz - make_interval(mins => ${staffSessions.idleMinutes})`;

export const isCurrentSession = (now: Date): SQL =>
  and(gt(staffSessions.expiresAt, now), not(isIdle(now))) ?? sql`false`;

/** Undefined for an ended, expired or idle session, and for a blocked user. */
export async function findStaffSession(
  tx: IdentityTransaction,
  { token, now }: StaffCredentials,
): Promise<StaffSession | undefined> {
  if (!isSessionToken(token)) return undefined;
  const [row] = await tx
    .select({
      id: staffSessions.id,
      staffUserId: staffUsers.id,
      name: staffUsers.name,
      email: staffUsers.email,
      freshAt: staffSessions.freshAt,
      seenAt: staffSessions.seenAt,
      secondFactorAt: staffSessions.secondFactorAt,
      totp: staffUsers.totpSecretEncrypted,
      isOperator: sql<boolean>`${exists(tx.select().from(operators).where(eq(operators.staffUserId, staffUsers.id)))}`,
      hasPasskey: exists(tx.select().from(staffCredentials).where(eq(staffCredentials.staffUserId, staffUsers.id))),
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.staffUserId))
    .where(and(eq(staffSessions.tokenHash, hashSecret(token)), isCurrentSession(now), isNull(staffUsers.blockedAt)));
  if (!row) return undefined;
  const { freshAt, secondFactorAt, totp, hasPasskey, ...session } = row;
  const hasSecondFactor = secondFactorAt !== null;
  const needsPasskey = Boolean(hasPasskey) && totp === null && !hasSecondFactor;
  return {
    ...session,
    isFresh: now.getTime() - freshAt.getTime() < FRESH_MS && !needsPasskey,
    hasSecondFactor,
    needsPasskey,
    needsSecondFactor: totp !== null && !hasSecondFactor,
  };
}

/** Once a minute, in a transaction of its own: calls of one session do not wait for each other. */
export async function markSeen(database: Database, { id, seenAt }: StaffSession, now: Date): Promise<void> {
  if (now.getTime() - seenAt.getTime() < SEEN_EVERY_MS) return;
  await withIdentityTransaction(database, (tx) =>
    tx
      .update(staffSessions)
      .set({ seenAt: now })
      .where(and(eq(staffSessions.id, id), lt(staffSessions.seenAt, now))),
  );
}

export const markFresh = (tx: IdentityTransaction, { id }: StaffSession, now: Date) =>
  tx.update(staffSessions).set({ freshAt: now }).where(eq(staffSessions.id, id));

export const markSecondFactor = (tx: IdentityTransaction, { id }: StaffSession, now: Date) =>
  tx.update(staffSessions).set({ secondFactorAt: now, freshAt: now }).where(eq(staffSessions.id, id));

/** After the last second factor is gone, sessions are as after a password. */
export const forgetSecondFactor = (tx: IdentityTransaction, staffUserId: string) =>
  tx.update(staffSessions).set({ secondFactorAt: null }).where(eq(staffSessions.staffUserId, staffUserId));

export const endOtherSessions = (tx: IdentityTransaction, { id, staffUserId }: StaffSession) =>
  tx.delete(staffSessions).where(and(eq(staffSessions.staffUserId, staffUserId), ne(staffSessions.id, id)));

export const endStaffSession = (tx: IdentityTransaction, { id }: StaffSession) =>
  tx.delete(staffSessions).where(eq(staffSessions.id, id));

export async function signOutStaff(database: Database, token: string): Promise<string | undefined> {
  const [ended] = await withIdentityTransaction(database, (tx) =>
    tx
      .delete(staffSessions)
      .where(eq(staffSessions.tokenHash, hashSecret(token)))
      .returning({ staffUserId: staffSessions.staffUserId }),
  );
  return ended?.staffUserId;
}
