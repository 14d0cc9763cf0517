import type { StockMovementDto } from "@pecacerta/contract/admin/stock-movements";
import type { StockReason } from "@pecacerta/rules/stock-movement";
import { type SQL, sql } from "drizzle-orm";
import { findNamedParts, NO_PART } from "../../catalog/part-names/part-name.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findMembers, type MemberName } from "../identity/find-members.ts";

type ListMovementsInput = {
  product?: string | undefined;
  reason?: StockReason | undefined;
  actor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  after?: string | undefined;
};

type NamedProduct = StockMovementDto["product"];
type MovementList = {
  items: StockMovementDto[];
  next: string | null;
  total: number;
  isMore: boolean;
  product: NamedProduct | null;
  members: MemberName[];
};

const MAX_COUNT = 10_000;

export async function listStockMovements(tx: TenantTransaction, input: ListMovementsInput): Promise<MovementList> {
  const { limit, product } = input;
  const rows = await findMovements(tx, input);
  const page = rows.slice(0, limit);
  const count = await countMovements(tx, input);
  const shown = [...page.map(({ productId }) => productId), ...(product === undefined ? [] : [product])];
  const parts = await findNamedParts(tx, [...new Set(shown)]);
  const named = product === undefined ? undefined : parts.get(product);
  return {
    items: page.map((row) => toMovement(row, parts)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total: Math.min(count, MAX_COUNT),
    isMore: count > MAX_COUNT,
    product: product !== undefined && named ? { id: product, ...named } : null,
    members: await findMembers(tx),
  };
}

type MovementRow = Omit<StockMovementDto, "at" | "product" | "staff"> & {
  at: Date | string;
  productId: string;
  staffUserId: string | null;
  staffName: string;
};

/** Those of a product by their number, others by date. */
async function findMovements(tx: TenantTransaction, input: ListMovementsInput): Promise<MovementRow[]> {
  const order = input.product === undefined ? sql`m.created_at desc, m.id desc` : sql`m.number desc`;
  const { rows } = await tx.execute<MovementRow>(sql`
    select m.id, m.created_at as at, m.product_id as "productId", o.number::text as order, m.reason,
      m.quantity, m.balance, m.staff_user_id as "staffUserId", m.staff_name as "staffName", m.document, m.note
    from stock_moves m
    left join orders o on o.company_id = m.company_id and o.id = m.order_id
    where ${isListed(tx, input)} and ${await findIsBehind(tx, input)}
    order by ${order} limit ${input.limit + 1}`);
  return rows;
}

/** Compares with the literal of the index `stock_moves_by_reason`, so that the planner sees its condition. */
const hasReason = (reason: StockReason): SQL =>
  reason === "ordered" ? sql`m.reason = 'ordered'` : sql`m.reason = ${reason} and m.reason <> 'ordered'`;

function isListed(tx: TenantTransaction, { product, reason, actor, from, to }: ListMovementsInput): SQL {
  const conditions = [
    sql`m.company_id = ${tx.companyId}`,
    ...(product === undefined ? [] : [sql`m.product_id = ${product}`]),
    ...(reason === undefined ? [] : [hasReason(reason)]),
    ...(actor === undefined ? [] : [sql`m.staff_user_id = ${actor}`]),
    ...(from === undefined ? [] : [sql`m.created_at >= ${`${from}T00:00:00-03:00`}`]),
    ...(to === undefined ? [] : [sql`m.created_at < ${`${to}T00:00:00-03:00`}::timestamptz + interval '1 day'`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Nothing is behind a movement that is not there. */
async function findIsBehind(tx: TenantTransaction, { after, product }: ListMovementsInput): Promise<SQL> {
  if (after === undefined) return sql`true`;
  // As text: a Date would lose the microseconds.
  const { rows } = await tx.execute<{ at: string; number: number }>(sql`
    select created_at::text as at, number from stock_moves where company_id = ${tx.companyId} and id = ${after}`);
  const [last] = rows;
  if (!last) return sql`false`;
  return product === undefined
    ? sql`(m.created_at, m.id) < (${last.at}::timestamptz, ${after}::uuid)`
    : sql`m.number < ${last.number}`;
}

async function countMovements(tx: TenantTransaction, input: ListMovementsInput): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from stock_moves m where ${isListed(tx, input)} limit ${MAX_COUNT + 1}) as counted`);
  return rows[0]?.count ?? 0;
}

type NamedParts = Awaited<ReturnType<typeof findNamedParts>>;

function toMovement(
  { at, productId, staffUserId, staffName, ...row }: MovementRow,
  parts: NamedParts,
): StockMovementDto {
  return {
    ...row,
    at: new Date(at).toISOString(),
    product: { id: productId, ...(parts.get(productId) ?? NO_PART) },
    staff: staffUserId === null ? null : { id: staffUserId, name: staffName },
  };
}
