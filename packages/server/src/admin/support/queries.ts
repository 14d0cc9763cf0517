import { and, desc, eq, gt, isNull, not, type SQL } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { supportGrants } from "./tables.ts";

const LISTED_OLD = 20;

export type GrantRow = typeof supportGrants.$inferSelect;

export const whereGrant = (tx: TenantTransaction, condition: SQL | undefined) =>
  and(eq(supportGrants.companyId, tx.companyId), condition);

export const isOpenGrant = isNull(supportGrants.endedAt);

const isCurrentAt = (now: Date) => and(isOpenGrant, gt(supportGrants.expiresAt, now)) as SQL;

export async function listSupportGrants(tx: TenantTransaction, now: Date): Promise<GrantRow[]> {
  const isCurrent = isCurrentAt(now);
  const list = (condition: SQL) =>
    tx.select().from(supportGrants).where(whereGrant(tx, condition)).orderBy(desc(supportGrants.id));
  return [...(await list(isCurrent)), ...(await list(not(isCurrent)).limit(LISTED_OLD))];
}

export const countSupportRequests = (tx: TenantTransaction, now: Date): Promise<number> =>
  tx.$count(supportGrants, whereGrant(tx, and(isCurrentAt(now), isNull(supportGrants.grantedAt))));

export async function findLatestGrant(tx: TenantTransaction, operatorId: string): Promise<GrantRow | undefined> {
  const isOwn = whereGrant(tx, eq(supportGrants.operatorId, operatorId));
  const [grant] = await tx.select().from(supportGrants).where(isOwn).orderBy(desc(supportGrants.id)).limit(1);
  return grant;
}
