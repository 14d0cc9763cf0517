import { DAY_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { MAX_SESSIONS } from "@pecacerta/rules/session";
import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockCustomer } from "../lock-customer.ts";
import { type customers, sessions } from "../tables.ts";

export type Customer = Omit<
  typeof customers.$inferSelect,
  "passwordHash" | "companyId" | "emailConfirmedAt" | "blockedAt" | "blockedReason" | "reviewMailsDeclinedAt"
>;

/** `binding`: the value of the session cookie, for a token that a browser received. */
export type Credentials = { token: string; binding: string | undefined };

const SESSION_MS = DAY_MS;
const REMEMBERED_SESSION_MS = 30 * DAY_MS;
const TOKEN_PATTERN = /^[\w-]{43}$/;

type CreateSessionInput = {
  customerId: string;
  binding?: string | undefined;
  device?: string;
  remember: boolean;
  now: Date;
};

type CreatedSession = { token: string; expiresAt: Date };

/** Returns the token, which is stored nowhere. Deletes the oldest sessions above MAX_SESSIONS. */
export async function createSession(
  tx: TenantTransaction,
  { customerId, binding, device = "", remember, now }: CreateSessionInput,
): Promise<Outcome<CreatedSession, "FORBIDDEN">> {
  const customer = await lockCustomer(tx, customerId);
  if (customer?.isBlocked) return refuse("FORBIDDEN");
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
  return accept({ token, expiresAt });
}

/** Undefined for a token of another company or browser, and for an expired one. */
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

export async function deleteSessionByToken(tx: TenantTransaction, token: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.companyId, tx.companyId), eq(sessions.tokenHash, hashSecret(token))));
}

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
