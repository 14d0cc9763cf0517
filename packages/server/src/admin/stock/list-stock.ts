import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { productState } from "@pecacerta/rules/product-state";
import { missingPieces, piecesForSale, type StockView } from "@pecacerta/rules/stock-movement";
import { type SQL, sql } from "drizzle-orm";
import { brandJoins, brandNameSql } from "../../catalog/brands/brand-sql.ts";
import { findProductIdsByWord } from "../../catalog/product-list/product-words.ts";
import { findProductIdsByNumber } from "../../catalog/products/find-by-number.ts";
import { findProductIdsByOwnNumbers } from "../../catalog/stock/find-by-own-number.ts";
import { IS_LOW_STOCK } from "../../catalog/stock/low-stock-sql.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { findHeldPieces, type HeldPieces } from "../../sales/orders/staff/find-held-pieces.ts";

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
const MAX_FOUND = 2000;

export async function listStock(tx: TenantTransaction, input: ListStockInput): Promise<StockList> {
  const named = await findNamedIds(tx, input);
  if (named) {
    const items = await findStockRows(tx, named);
    return { items, next: null, total: items.length, isMore: false };
  }
  const term = input.q?.trim();
  return term ? listFound(tx, term, input) : listView(tx, input);
}

async function listView(tx: TenantTransaction, input: ListStockInput): Promise<StockList> {
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
  { product, number }: ListStockInput,
): Promise<readonly string[] | undefined> {
  if (product) return [product];
  return number ? ((await findProductIdsByOwnNumbers(tx, [number])).get(number) ?? []) : undefined;
}

/** A page begins behind the id `after`. */
async function listFound(tx: TenantTransaction, term: string, { after, limit }: ListStockInput): Promise<StockList> {
  const found = await searchProducts(tx, term);
  const ids = found.slice(0, MAX_FOUND);
  const last = after === undefined ? -1 : ids.indexOf(after);
  const rest = after !== undefined && last === -1 ? [] : ids.slice(last + 1);
  const page = rest.slice(0, limit);
  return {
    items: await findStockRows(tx, page),
    next: rest.length > limit ? (page.at(-1) ?? null) : null,
    total: ids.length,
    isMore: found.length > MAX_FOUND,
  };
}

/** By its own numbers, by any other, by words. One more than `MAX_FOUND`, if there is one. */
async function searchProducts(tx: TenantTransaction, term: string): Promise<string[]> {
  const max = MAX_FOUND + 1;
  const own = (await findProductIdsByOwnNumbers(tx, [term])).get(term) ?? [];
  const byNumber = await findProductIdsByNumber(tx, term, max);
  const byWord = await findProductIdsByWord(tx, term, max);
  return [...new Set([...own, ...byNumber, ...byWord.toSorted()])].slice(0, max);
}

/** The order of the indexes `stock_low`, `stock_out`, `stock_short` and `stock_best_sold`, which a count reads too. */
const ORDER = sql`order by sold desc, product_id`;

const VIEWS: Readonly<Record<StockView, SQL>> = {
  low: IS_LOW_STOCK,
  out: sql`on_hand <= 0`,
  short: sql`on_hand < 0`,
  all: sql`true`,
};

const fromView = ({ companyId }: TenantTransaction, view: StockView): SQL => sql`
  from stock where company_id = ${companyId} and ${VIEWS[view]}${view === "short" ? sql`` : notArchived(companyId)}`;

const notArchived = (companyId: string): SQL => sql`
  and product_id not in (select id from products where company_id = ${companyId} and archived_at is not null)`;

type Position = { id: string; sold: number };

async function findPositions(tx: TenantTransaction, { view, limit, after }: ListStockInput): Promise<Position[]> {
  const ranges = rangesBehind(after).map(
    (range) => sql`(select product_id as id, sold ${fromView(tx, view)} and ${range} ${ORDER} limit ${limit + 1})`,
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
  return [sql`sold = ${Number(sold)} and product_id > ${id}`, sql`sold < ${Number(sold)}`];
}

async function countView(tx: TenantTransaction, view: StockView): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select ${fromView(tx, view)} ${ORDER} limit ${MAX_COUNT + 1}) as counted`);
  return rows[0]?.count ?? 0;
}

const NONE_HELD: HeldPieces = { reserved: 0, toPick: 0, toPutBack: 0 };

type StoredStock = Omit<StockRowDto, "state" | "missing" | keyof HeldPieces> & {
  published: boolean;
  isArchived: boolean;
};

async function findStockRows(tx: TenantTransaction, ids: readonly string[]): Promise<StockRowDto[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<StoredStock>(sql`
    select p.id as product_id, p.name, p.sku, p.part_number as "partNumber", coalesce(${brandNameSql}, p.brand) as brand, p.images ->> 0 as image, p.published,
      p.archived_at is not null as "isArchived", s.on_hand as "onHand", s.minimum, s.shelf
    from products p join stock s on s.company_id = p.company_id and s.product_id = p.id
      ${brandJoins(sql`p.brand`, sql`${tx.companyId}`)}
    where p.company_id = ${tx.companyId} and p.id = any (${sql.param([...ids])}::uuid[])`);
  const held = await findHeldPieces(tx, ids);
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  return ids.flatMap((id) => {
    const stored = byId.get(id);
    if (!stored) return [];
    const { published, isArchived, ...row } = stored;
    const pieces = { onHand: piecesForSale(row.onHand), missing: missingPieces(row.onHand) };
    return [{ ...row, ...pieces, state: productState({ published, isArchived }), ...(held.get(id) ?? NONE_HELD) }];
  });
}
