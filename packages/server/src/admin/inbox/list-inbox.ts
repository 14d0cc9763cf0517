import type { InboxRowDto } from "@pecacerta/contract/admin/inbox";
import { answerDueAt, type InboxKind, type InboxView } from "@pecacerta/rules/inbox";
import { type SQL, sql } from "drizzle-orm";
import { brandJoins, brandNameSql } from "../../catalog/brands/brand-sql.ts";
import type { NamedPart } from "../../catalog/part-names/part-name.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { inboxSource, isInInboxView } from "./inbox-sources.ts";

const EXCERPT_LENGTH = 160;

type ListInboxInput = {
  kinds: readonly InboxKind[];
  view: InboxView;
  limit: number;
  after?: string | undefined;
  now: Date;
};

/** `micros`: epoch microseconds, because a Date has milliseconds only. */
type EntryRow = {
  kind: InboxKind;
  id: string;
  micros: string;
  waiting: boolean;
  author: string;
  excerpt: string;
  rating: number | null;
  value: string | null;
  quantity: number | null;
  part: (NamedPart & { slug: string }) | null;
};

export async function listInbox(
  tx: TenantTransaction,
  input: ListInboxInput,
): Promise<{ items: InboxRowDto[]; next: string | null }> {
  const { kinds, view, limit, now } = input;
  if (kinds.length === 0) return { items: [], next: null };
  const order = view === "waiting" ? sql`asc` : sql`desc`;
  const pages = kinds.map((kind) => sql`(${kindPage(tx, kind, input, order)})`);
  const { rows } = await tx.execute<EntryRow>(sql`
    select e.kind, e.id, e.micros, e.waiting, coalesce(c.name, e.author) as author,
      left(e.content, ${EXCERPT_LENGTH}) as excerpt, e.rating, e.value, e.quantity,
      case when p.id is not null then json_build_object('slug', p.slug, 'name', p.name, 'sku', p.sku,
        'partNumber', p.part_number, 'brand', coalesce(${brandNameSql}, p.brand)) end as part
    from (${sql.join(pages, sql` union all `)}) as e
    left join products p on p.company_id = ${tx.companyId} and p.id = e.product_id
    ${brandJoins(sql`p.brand`, sql`${tx.companyId}`)}
    left join customers c on c.company_id = ${tx.companyId} and c.id = e.customer_id
    order by e.created_at ${order}, e.id ${order} limit ${limit + 1}`);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items: items.map((row) => toInboxRow(row, now)), next: last ? `${last.micros}.${last.id}` : null };
}

function kindPage(
  tx: TenantTransaction,
  kind: InboxKind,
  { view, limit, after, now }: ListInboxInput,
  order: SQL,
): SQL {
  const { table, fields, waiting } = inboxSource(kind);
  return sql`
    select ${sql.raw(`'${kind}'`)} as kind, id, created_at, (extract(epoch from created_at) * 1000000)::bigint as micros,
      (${waiting(now)}) as waiting, ${fields}
    from ${table}
    where company_id = ${tx.companyId} and ${isInInboxView(kind, view, now)} and ${isBeyond(view, after)}
    order by created_at ${order}, id ${order} limit ${limit + 1}`;
}

function isBeyond(view: InboxView, after: string | undefined): SQL {
  if (after === undefined) return sql`true`;
  const [micros = "", id = ""] = after.split(".");
  const comparison = view === "waiting" ? sql`>` : sql`<`;
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(created_at, id) ${comparison} (${at}, ${id}::uuid)`;
}

function toInboxRow(row: EntryRow, now: Date): InboxRowDto {
  const { kind, id, waiting, author, excerpt, rating, value, quantity, part } = row;
  return {
    kind,
    id,
    ...entryTimes(kind, Math.floor(Number(row.micros) / 1000), { waiting, now }),
    author,
    excerpt,
    rating,
    quantity,
    value: value === null ? null : Number(value),
    product: part,
  };
}

export function entryTimes(kind: InboxKind, createdAt: number, { waiting, now }: { waiting: boolean; now: Date }) {
  const dueAt = answerDueAt(kind, createdAt);
  return {
    createdAt: new Date(createdAt).toISOString(),
    dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
    overdue: waiting && dueAt !== null && dueAt < now.getTime(),
    waiting,
  };
}
