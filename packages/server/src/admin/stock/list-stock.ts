import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { productState } from "@pecacerta/rules/product-state";
import type { StockView } from "@pecacerta/rules/stock-movement";
import { type SQL, sql } from "drizzle-orm";
import { findProductIdsByNumber } from "../../catalog/products/find-by-number.ts";
import { findProductIdsByOwnNumbers } from "../../catalog/stock/find-by-own-number.ts";
import type { Reader } from "../../platform/database/open.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { findHeldPieces } from "../../sales/orders/staff/find-held-pieces.ts";

type ListStockInput = {
  view: StockView;
  q?: string | undefined;
  number?: string | undefined;
  product?: string | undefined;
  limit: number;
  after?: string | undefined;
};

type StockList = { items: StockRowDto[]; next: string | null; total: number; isMore: boolean };

const MAX_COUNT = 10_000;

export async function listStock(tx: TenantTransaction, reader: Reader, input: ListStockInput): Promise<StockList> {
  const named = await findNamedIds(tx, reader, input);
  if (named) return { items: await findStockRows(tx, named), next: null, total: named.length, isMore: false };
  const positions = await findPositions(tx, input);
  const page = positions.slice(0, input.limit);
  const last = page.at(-1);
  const count = await countView(tx, input.view);
  return {
    items: await findStockRows(
      tx,
      page.map(({ id }) => id),
    ),
    next: positions.length > input.limit && last ? `${last.sold}.${last.id}` : null,
    total: Math.min(count, MAX_COUNT),
    isMore: count > MAX_COUNT,
  };
}

async function findNamedIds(
  tx: TenantTransaction,
  reader: Reader,
  { product, number, q, limit }: ListStockInput,
): Promise<readonly string[] | undefined> {
  if (product) return [product];
  if (number) return (await findProductIdsByOwnNumbers(tx, [number])).get(number) ?? [];
  const term = q?.trim();
  return term ? findProductIdsByNumber(reader, { companyId: tx.companyId, term, max: limit }) : undefined;
}

/** The conditions of the indexes `stock_low` and `stock_out`. */
const VIEWS: Readonly<Record<StockView, SQL>> = {
  low: sql`s.on_hand <= coalesce(s.minimum, 2) and (s.sold > 0 or s.minimum is not null) and p.published`,
  out: sql`s.on_hand = 0 and p.archived_at is null`,
  all: sql`p.archived_at is null`,
};

const inView = (tx: TenantTransaction, view: StockView): SQL => sql`
  from stock s join products p on p.company_id = s.company_id and p.id = s.product_id
  where s.company_id = ${tx.companyId} and ${VIEWS[view]}`;

type Position = { id: string; sold: number };

/** One more than the page has, if there is one. */
async function findPositions(tx: TenantTransaction, { view, limit, after }: ListStockInput): Promise<Position[]> {
  const ranges = rangesBehind(after).map(
    (range) => sql`(select s.product_id as id, s.sold ${inView(tx, view)} and ${range}
      order by s.sold desc, s.product_id limit ${limit + 1})`,
  );
  const { rows } = await tx.execute<Position>(sql`
    select id, sold from (${sql.join(ranges, sql` union all `)}) as listed order by sold desc, id limit ${limit + 1}`);
  return rows;
}

/** Two ranges of the index, as it has one column in descending and one in ascending order. */
function rangesBehind(after: string | undefined): SQL[] {
  if (after === undefined) return [sql`true`];
  const [, sold = "", id] = /^(\d{1,9})\.(.*)$/.exec(after) ?? [];
  if (!isUuid(id)) return [sql`false`];
  return [sql`s.sold = ${Number(sold)} and s.product_id > ${id}`, sql`s.sold < ${Number(sold)}`];
}

async function countView(tx: TenantTransaction, view: StockView): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select ${inView(tx, view)} limit ${MAX_COUNT + 1}) as counted`);
  return rows[0]?.count ?? 0;
}

type StoredStock = Omit<StockRowDto, "state" | "reserved" | "toPick"> & { published: boolean; isArchived: boolean };

/** In the order of the ids. */
async function findStockRows(tx: TenantTransaction, ids: readonly string[]): Promise<StockRowDto[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<StoredStock>(sql`
    select p.id as product_id, p.name, p.sku, p.part_number as "partNumber", p.images ->> 0 as image, p.published,
      p.archived_at is not null as "isArchived", s.on_hand as "onHand", s.minimum, s.shelf
    from products p join stock s on s.company_id = p.company_id and s.product_id = p.id
    where p.company_id = ${tx.companyId} and p.id = any (${sql.param([...ids])}::uuid[])`);
  const held = await findHeldPieces(tx, ids);
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  return ids.flatMap((id) => {
    const stored = byId.get(id);
    if (!stored) return [];
    const { published, isArchived, ...row } = stored;
    return [{ ...row, state: productState({ published, isArchived }), reserved: 0, toPick: 0, ...held.get(id) }];
  });
}
