import { createHash, randomBytes } from "node:crypto";
import { DAY_MS } from "@pecacerta/rules/duration";
import { MAX_SESSIONS } from "@pecacerta/rules/session";
import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockCustomer } from "../lock-customer.ts";
import { type customers, sessions } from "../tables.ts";

export type Customer = Omit<typeof customers.$inferSelect, "passwordHash" | "companyId" | "emailConfirmedAt">;

/** What a request brings along to say who is asking. */
export type Credentials = { token: string; binding: string | undefined };

const SESSION_MS = DAY_MS;
const REMEMBERED_SESSION_MS = 30 * DAY_MS;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** 32 random bytes as 43 letters that fit a header, a cookie and an address. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** The only form in which a token is kept. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

type CreateSessionInput = {
  customerId: string;
  binding?: string | undefined;
  device?: string;
  remember: boolean;
  now: Date;
};

/**
 * Opens a session and answers its token, which exists nowhere else. `binding` ties it to one browser. Of more sessions than a
 * customer may have, the oldest end; the customer's row is locked for that.
 */
export async function createSession(
  tx: TenantTransaction,
  { customerId, binding, device = "", remember, now }: CreateSessionInput,
): Promise<{ token: string; expiresAt: Date }> {
  await lockCustomer(tx, customerId);
  const token = createSecret();
  const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED_SESSION_MS : SESSION_MS));
  await tx.insert(sessions).values({
    companyId: tx.companyId,
    tokenHash: hashSecret(token),
    customerId,
    device,
    createdAt: now,
    bindingHash: binding === undefined ? null : hashSecret(binding),
    expiresAt,
  });
  const whereCustomer = and(eq(sessions.companyId, tx.companyId), eq(sessions.customerId, customerId));
  const oldest = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(whereCustomer)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(MAX_SESSIONS);
  await tx.delete(sessions).where(and(whereCustomer, inArray(sessions.tokenHash, oldest)));
  return { token, expiresAt };
}

/** Whose token this is in this company; undefined for a token that is unknown, over, or bound to another browser. */
export async function findCustomerBySession(
  tx: TenantTransaction,
  { token, binding }: Credentials,
  now: Date,
): Promise<Customer | undefined> {
  if (!TOKEN_PATTERN.test(token)) return undefined;
  const [row] = await selectCustomerByToken(tx.client, { company: tx.companyId, hash: hashSecret(token), now });
  if (!row) return undefined;
  const { bindingHash, ...customer } = row;
  const isBound = bindingHash === null || (binding !== undefined && bindingHash.equals(hashSecret(binding)));
  return isBound ? customer : undefined;
}

/** From now on the token is worth nothing. */
export async function deleteSessionByToken(tx: TenantTransaction, token: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.companyId, tx.companyId), eq(sessions.tokenHash, hashSecret(token))));
}

/** Takes away the sessions whose time is over. */
export async function deleteExpiredSessions(tx: TenantTransaction, now: Date): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.companyId, tx.companyId), lte(sessions.expiresAt, now)));
}

const selectCustomerByToken = prepareStatement<"company" | "hash" | "now", Customer & { bindingHash: Buffer | null }>(
  "customer-by-token",
  (value) => sql`
    select customer.id, email, name, phone, cpf, rg, customer.created_at as "createdAt", binding_hash as "bindingHash"
    from sessions
    join customers customer on customer.company_id = sessions.company_id and customer.id = sessions.customer_id
    where sessions.company_id = ${value("company")} and token_hash = ${value("hash")} and expires_at > ${value("now")}`,
);
