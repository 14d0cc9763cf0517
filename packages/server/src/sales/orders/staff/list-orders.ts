import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import type { OrderView } from "@pecacerta/rules/order-stage";
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orders } from "../../tables/orders.ts";
import type { OrderRow } from "../order-dto.ts";
import { findFirstMomentOnTime, type ListedOrder, listedColumns, toStaffOrderRows } from "./order-rows.ts";
import { findMatchingOrders, type OrderSearch } from "./search-orders.ts";

export type ListOrdersInput = OrderSearch & {
  view: OrderView;
  q?: string | undefined;
  n?: readonly string[] | undefined;
  /** Days in Brasília. */
  from?: string | undefined;
  to?: string | undefined;
  payment?: OrderRow["payment"] | undefined;
  channel?: OrderRow["channel"] | undefined;
  sort: "newest" | "oldest";
  limit: number;
  after?: string | undefined;
  now: Date;
};

type OrderList = { items: StaffOrderRowDto[]; next: string | null; total: number; isMore: boolean };

const MAX_COUNT = 10_000;

/** A search covers all orders, whatever the view and the filters. */
export async function listStaffOrders(tx: TenantTransaction, input: ListOrdersInput): Promise<OrderList> {
  const onTimeSince = await findFirstMomentOnTime(tx, input.now);
  const { rows, count } = input.q ? await search(tx, input.q, input) : await findInView(tx, onTimeSince, input);
  const items = rows.slice(0, input.limit);
  return {
    items: await toStaffOrderRows(tx, items, onTimeSince),
    next: rows.length > input.limit ? String(items.at(-1)?.number) : null,
    total: Math.min(count, MAX_COUNT),
    isMore: count > MAX_COUNT,
  };
}

/** One row more than the page has, if there is one. */
type Page = { rows: ListedOrder[]; count: number };

async function findInView(tx: TenantTransaction, onTimeSince: Date, input: ListOrdersInput): Promise<Page> {
  const where = sql.join([isInView(input.view, onTimeSince), ...filterConditions(input)], sql` and `);
  return { rows: await findPage(tx, where, input), count: await countUpTo(tx, where, MAX_COUNT + 1) };
}

async function search(tx: TenantTransaction, term: string, input: ListOrdersInput): Promise<Page> {
  const page = { ...input, limit: input.limit + 1, max: MAX_COUNT + 1, withProducts: true };
  const { numbers, count } = await findMatchingOrders(tx, term.trim(), page);
  if (numbers.length === 0) return { rows: [], count };
  const rows = await tx
    .select(listedColumns)
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), inArray(orders.number, numbers)));
  return { rows: rows.sort((one, other) => numbers.indexOf(one.number) - numbers.indexOf(other.number)), count };
}

function findPage(tx: TenantTransaction, where: SQL, { sort, limit, after }: ListOrdersInput): Promise<ListedOrder[]> {
  const [beyond, order] = sort === "newest" ? [lt, desc] : [gt, asc];
  const isBeyond = after === undefined ? undefined : beyond(orders.number, Number(after));
  return tx
    .select(listedColumns)
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), where, isBeyond))
    .orderBy(order(orders.number))
    .limit(limit + 1);
}

async function countUpTo(tx: TenantTransaction, where: SQL, max: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(boundedCount(tx, where, max));
  return rows[0]?.count ?? 0;
}

const boundedCount = (tx: TenantTransaction, where: SQL, max: number): SQL => sql`
  select count(*)::int as count from (
    select from orders where company_id = ${tx.companyId} and ${where} limit ${max}
  ) as counted`;

/** Literals, so that the planner sees the condition of the index `orders_open`. */
const IS_OPEN = sql`status_code = 1 and cancelled_at is null`;
const IS_UNPAID = sql`payment_state = 'pending'`;
const IS_TO_PICK = sql`payment_state <> 'pending' and picked_at is null and packed_at is null`;
const IS_STARTED = sql`payment_state <> 'pending' and (picked_at is not null or packed_at is not null)`;
/** As the condition of the index `orders_to_put_back`. */
const IS_TO_PUT_BACK = sql`cancelled_at is not null and put_back_at is null
  and (picked_at is not null or packed_at is not null)`;
const IS_TO_REFUND = sql`refund_due > 0`;
const IS_SENT = sql`status_code <> 1 and cancelled_at is null`;
const isLate = (onTimeSince: Date): SQL =>
  sql`payment_state <> 'pending' and coalesce(paid_at, created_at) < ${onTimeSince}`;

function isInView(view: OrderView, onTimeSince: Date): SQL {
  if (view === "all") return sql`true`;
  if (view === "to-confirm") return sql`${IS_OPEN} and ${IS_UNPAID}`;
  if (view === "to-ship") return sql`${IS_OPEN} and ${IS_STARTED}`;
  if (view === "to-put-back") return IS_TO_PUT_BACK;
  if (view === "to-refund") return IS_TO_REFUND;
  if (view === "sent") return IS_SENT;
  if (view === "late") return sql`${IS_OPEN} and ${isLate(onTimeSince)}`;
  return sql`${IS_OPEN} and ${IS_TO_PICK}`;
}

const filterConditions = ({ n, from, to, payment, channel }: ListOrdersInput): SQL[] => [
  ...(n === undefined ? [] : [inArray(orders.number, n.map(Number))]),
  ...(from === undefined ? [] : [sql`created_at >= ${`${from}T00:00:00-03:00`}`]),
  ...(to === undefined ? [] : [sql`created_at < ${`${to}T00:00:00-03:00`}::timestamptz + interval '1 day'`]),
  ...(payment === undefined ? [] : [sql`payment = ${payment}`]),
  ...(channel === undefined ? [] : [sql`channel = ${channel}`]),
];

export async function countStaffOrders(tx: TenantTransaction, now: Date): Promise<Record<OrderView, number>> {
  const sent = await countUpTo(tx, IS_SENT, MAX_COUNT);
  return { ...(await countOpenOrders(tx, now)), sent, all: await countUpTo(tx, sql`true`, MAX_COUNT) };
}

type OpenCounts = Record<Exclude<OrderView, "all" | "sent">, number>;

export async function countOpenOrders(tx: TenantTransaction, now: Date): Promise<OpenCounts> {
  const onTimeSince = await findFirstMomentOnTime(tx, now);
  const { rows } = await tx.execute<OpenCounts>(sql`
    select count(*) filter (where ${IS_UNPAID})::int as "to-confirm",
      count(*) filter (where ${IS_TO_PICK})::int as "to-pick",
      count(*) filter (where ${IS_STARTED})::int as "to-ship",
      count(*) filter (where ${isLate(onTimeSince)})::int as late,
      (${boundedCount(tx, IS_TO_PUT_BACK, MAX_COUNT)}) as "to-put-back",
      (${boundedCount(tx, IS_TO_REFUND, MAX_COUNT)}) as "to-refund"
    from orders where company_id = ${tx.companyId} and ${IS_OPEN}`);
  const [counts] = rows;
  if (!counts) throw new Error("A statement without groups answers one row");
  return counts;
}
