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
  };
  await tx.insert(auditEntries).values(entries.map((entry) => ({ ...entry, ...by, id: uuid() })));
}

const MOST_DELETED = 2000;

/** The database decides what has expired: no role may delete an entry. In batches, so that none holds its locks for long. */
export async function deleteExpiredAuditEntries(tenant: Tenant): Promise<void> {
  let deleted = MOST_DELETED;
  while (deleted === MOST_DELETED) {
    const { rows } = await withTenantTransaction(tenant, (tx) =>
      tx.execute<{ deleted: number }>(sql`select delete_expired_audit_entries(${MOST_DELETED}) as deleted`),
    );
    deleted = rows[0]?.deleted ?? 0;
  }
}
