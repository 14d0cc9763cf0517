import { DAY_MS } from "@pecacerta/rules/duration";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../platform/database/tenant.ts";
import type { Actor } from "./actor.ts";
import { auditEntries } from "./tables.ts";

/** `before`, `after`: ids, states and amounts, never a customer's data: entries outlive an erased customer. */
export type AuditEntry = {
  action: string;
  subjectKind: string;
  subjectId: string;
  before?: Readonly<Record<string, unknown>> | undefined;
  after?: Readonly<Record<string, unknown>> | undefined;
  at: Date;
};

/** `tx`: also an operator's, who may only insert. */
export async function appendAuditEntry(
  tx: Pick<TenantTransaction, "insert" | "companyId">,
  actor: Actor,
  entry: AuditEntry,
): Promise<void> {
  await appendAuditEntries(tx, actor, [entry]);
}

export async function appendAuditEntries(
  tx: Pick<TenantTransaction, "insert" | "companyId">,
  actor: Actor,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const origin = actor.kind === "program" ? undefined : actor;
  const by = {
    companyId: tx.companyId,
    actorKind: actor.kind,
    staffUserId: actor.kind === "staff" ? actor.staffUserId : undefined,
    actorCustomerId: actor.kind === "customer" ? actor.customerId : undefined,
    network: origin?.network,
    requestId: origin?.requestId,
    supportGrantId: actor.kind === "staff" ? actor.supportGrantId : undefined,
  };
  await tx.insert(auditEntries).values(entries.map((entry) => ({ ...entry, ...by, id: uuid() })));
}

const MOST_DELETED = 2000;

/** The database decides what has expired: it keeps every other entry. In batches, so that none holds its locks for long. */
export async function deleteExpiredAuditEntries(tenant: Tenant, now: Date): Promise<void> {
  let deleted = MOST_DELETED;
  while (deleted === MOST_DELETED)
    deleted = await withTenantTransaction(tenant, (tx) => deleteOldestEntries(tx, now, MOST_DELETED));
}

export async function deleteOldestEntries(tx: TenantTransaction, now: Date, most: number): Promise<number> {
  // Ids begin with the milliseconds of their creation (RFC 9562). 24 months have at least so many days.
  const youngestExpired = uuid({ msecs: now.getTime() - 730 * DAY_MS });
  const { rowCount } = await tx.execute(sql`
    delete from audit_entries where company_id = ${tx.companyId} and id in (
      select id from audit_entries
      where company_id = ${tx.companyId} and id < ${youngestExpired} and at < now() - interval '24 months'
      order by id limit ${most})`);
  return rowCount ?? 0;
}
