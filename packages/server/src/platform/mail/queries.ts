import { and, desc, eq } from "drizzle-orm";
import type { TenantTransaction } from "../database/tenant.ts";
import { isUuid } from "../database/uuid.ts";
import { outbox } from "./tables.ts";

export type QueuedMail = Omit<typeof outbox.$inferSelect, "companyId">;

export async function listLatestMails(
  tx: TenantTransaction,
  { to, id }: { to?: string | undefined; id?: string | undefined },
  limit = 50,
): Promise<QueuedMail[]> {
  if (id !== undefined && !isUuid(id)) return [];
  const conditions = [
    to === undefined ? undefined : eq(outbox.recipient, to),
    id === undefined ? undefined : eq(outbox.id, id),
  ];
  return await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, tx.companyId), ...conditions))
    .orderBy(desc(outbox.id))
    .limit(limit);
}

export const listGivenUpMails = (tx: TenantTransaction): Promise<QueuedMail[]> =>
  tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, tx.companyId), eq(outbox.state, "given-up")))
    .orderBy(desc(outbox.id));
