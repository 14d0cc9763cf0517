import { INBOX_KINDS, INBOX_VIEWS, type InboxKind, type InboxView, MAX_INBOX_COUNT } from "@pecacerta/rules/inbox";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { inboxSource, isInInboxView } from "./inbox-sources.ts";

type InboxCounts = Record<InboxKind, number>;

const NONE: InboxCounts = { questions: 0, bids: 0, reviews: 0, messages: 0 };

/** Each count ends at 1,000. Kinds that are not asked for have 0. */
export async function countInbox(
  tx: TenantTransaction,
  kinds: readonly InboxKind[],
  now: Date,
): Promise<Record<InboxView, InboxCounts>> {
  const [waiting, answered, all] = await countViews(tx, kinds, INBOX_VIEWS, now);
  return { waiting: waiting ?? NONE, answered: answered ?? NONE, all: all ?? NONE };
}

/** What waits for an answer. */
export async function countWaiting(
  tx: TenantTransaction,
  kinds: readonly InboxKind[],
  now: Date,
): Promise<InboxCounts> {
  const [waiting = NONE] = await countViews(tx, kinds, ["waiting"], now);
  return waiting;
}

async function countViews(
  tx: TenantTransaction,
  kinds: readonly InboxKind[],
  views: readonly InboxView[],
  now: Date,
): Promise<InboxCounts[]> {
  if (kinds.length === 0) return [];
  const columns = views.flatMap((view) =>
    kinds.map((kind) => sql`(${countStatement(tx, kind, view, now)}) as ${sql.identifier(`${view} ${kind}`)}`),
  );
  const { rows } = await tx.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  const counts = new Map(Object.entries(rows[0] ?? {}));
  return views.map((view) => {
    const [questions, bids, reviews, messages] = INBOX_KINDS.map((kind) => counts.get(`${view} ${kind}`) ?? 0);
    return { ...NONE, questions, bids, reviews, messages } as InboxCounts;
  });
}

const countStatement = (tx: TenantTransaction, kind: InboxKind, view: InboxView, now: Date): SQL => sql`
  select count(*)::int from (
    select from ${inboxSource(kind).table}
    where company_id = ${tx.companyId} and ${isInInboxView(kind, view, now)} limit ${MAX_INBOX_COUNT}
  ) as counted`;
