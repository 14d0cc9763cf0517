import type { StaffProductRowDto } from "@pecacerta/contract/admin/product";
import { PRODUCT_VIEWS, productState, type StaffProductView } from "@pecacerta/rules/product-state";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { brandJoins, brandNameSql } from "../brands/brand-sql.ts";
import { allIds, checkByKey, findMatches, type MatchingIds } from "./find-matches.ts";
import { brandCondition, categoryCondition, type ListCondition, typeCondition } from "./list-condition.ts";
import {
  encodePosition,
  isBeyondProduct,
  type ProductPosition,
  type ProductSort,
  sortColumns,
  sortKey,
  sortOrder,
} from "./product-position.ts";
import { viewCondition } from "./product-views.ts";
import { wordCondition } from "./product-words.ts";

export type ProductFilter = {
  view: StaffProductView;
  q?: string | undefined;
  category?: string | undefined;
  brand?: string | undefined;
  type?: string | undefined;
};

type ListProductsInput = ProductFilter & { sort: ProductSort; limit: number; after?: string | undefined };
type ProductList = { items: StaffProductRowDto[]; next: string | null; total: number; isMore: boolean };

const MAX_COUNT = 10_000;
/** Words that many products share must not read all of them. */
const MAX_FOUND = 2000;
/** A product may have several forms of a word. */
const WORD_REPEATS = 3;
/** Products at the front of the order that are checked by keys before others read all that match. */
const FRONT = 2000;

export async function listStaffProducts(tx: TenantTransaction, input: ListProductsInput): Promise<ProductList> {
  const { sort, limit } = input;
  const { positions, total, isMore } = await findPositions(tx, input);
  const page = positions.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await findRows(tx, { sort, ids: page.map(({ id }) => id) }),
    next: positions.length > limit && last ? encodePosition(last) : null,
    total,
    isMore,
  };
}

type ListIdsInput = ProductFilter & { ids?: readonly string[] | undefined; sort: ProductSort; limit: number };

/** The first ids of a list, or `ids` in its order. */
export async function findListedIds(
  tx: TenantTransaction,
  { ids, ...input }: ListIdsInput,
): Promise<{ ids: string[]; total: number; isMore: boolean }> {
  if (!ids) {
    const { positions, total, isMore } = await findPositions(tx, input);
    return { ids: positions.slice(0, input.limit).map(({ id }) => id), total, isMore };
  }
  const found = await findPage(tx, isAmong(ids), input);
  return { ids: found.map(({ id }) => id), total: found.length, isMore: false };
}

/** One more than `limit`, if there is one. */
async function findPositions(tx: TenantTransaction, input: ListProductsInput) {
  const conditions = await findConditions(tx, input);
  const isSearch = Boolean(input.q?.trim());
  const max = isSearch ? MAX_FOUND : MAX_COUNT;
  const read = { max, rowsPerProduct: isSearch ? WORD_REPEATS : 1 };
  if (!conditions) return { positions: [], total: 0, isMore: false };
  const matches = await findMatches(tx, conditions, read);
  const positions = await findPageOfMatches(tx, conditions, { ...input, ...matches });
  return { positions, total: Math.min(matches.count, max), isMore: matches.count > max };
}

export async function countStaffProducts(tx: TenantTransaction): Promise<Record<StaffProductView, number>> {
  const counts = PRODUCT_VIEWS.map((view) => {
    const ids = viewCondition(tx, view)?.ids ?? allIds(tx);
    return sql`(select count(*)::int from (${ids} limit ${MAX_COUNT}) as counted)`;
  });
  const { rows } = await tx.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  const entries = PRODUCT_VIEWS.map((view, index) => [view, rows[0]?.counts[index] ?? 0]);
  return Object.fromEntries(entries) as Record<StaffProductView, number>;
}

/** Undefined for more than `max` products. */
export async function findFilteredIds(
  tx: TenantTransaction,
  filter: ProductFilter,
  max: number,
): Promise<readonly string[] | undefined> {
  const conditions = await findConditions(tx, filter);
  if (!conditions) return [];
  const { ids } = await findMatches(tx, conditions, { max, rowsPerProduct: WORD_REPEATS });
  return ids?.slice(1, -1).split(",").filter(Boolean);
}

/** Undefined for a search that nothing can match. */
async function findConditions(tx: TenantTransaction, filter: ProductFilter): Promise<ListCondition[] | undefined> {
  const { view, q, category, brand, type } = filter;
  const words = q?.trim() ? await wordCondition(tx, q) : undefined;
  if (q?.trim() && !words) return undefined;
  const conditions = [
    words,
    viewCondition(tx, view),
    category && categoryCondition(tx, category),
    brand && (await brandCondition(tx, brand)),
    type && typeCondition(tx, type),
  ];
  return conditions.flatMap((condition) => condition || []);
}

const isAmong = (ids: string | readonly string[]): SQL => sql`p.id = any (${sql.param(ids)}::uuid[])`;

/** Products that are many are so frequent that an index in the wanted order soon has a page of them. */
async function findPageOfMatches(
  tx: TenantTransaction,
  conditions: readonly ListCondition[],
  { ids, count, ...input }: ListProductsInput & MatchingIds,
): Promise<ProductPosition[]> {
  const areColumns = conditions.every(({ isMetByKey }) => isMetByKey === undefined);
  if (ids && (count <= FRONT || !areColumns)) return findPage(tx, isAmong(ids), input);
  if (!areColumns) {
    const front = await findFrontPage(tx, sql.join(conditions.map(checkByKey), sql` and `), input);
    if (front.length > input.limit) return front;
  }
  return findPage(tx, sql.join([sql`true`, ...conditions.map(({ isMet }) => isMet)], sql` and `), input);
}

/** One position more than the page has, if there is one. */
async function findPage(
  tx: TenantTransaction,
  where: SQL,
  { sort, limit, after }: ListProductsInput,
): Promise<ProductPosition[]> {
  const { rows } = await tx.execute<ProductPosition>(sql`
    select ${sortColumns(sort)} from products p
    where p.company_id = ${tx.companyId} and ${where} and ${isBeyondProduct(sort, after)}
    order by ${sortOrder(sort)} limit ${limit + 1}`);
  return rows;
}

async function findFrontPage(
  tx: TenantTransaction,
  where: SQL,
  { sort, limit, after }: ListProductsInput,
): Promise<ProductPosition[]> {
  const { rows } = await tx.execute<ProductPosition>(sql`
    select ${sortColumns(sort)} from (
      select p.*, ${sortKey(sort)} as sort_key from products p
      where p.company_id = ${tx.companyId} and ${isBeyondProduct(sort, after)}
      order by ${sortOrder(sort)} limit ${FRONT}) as p
    where ${where} order by ${sortOrder(sort, sql`p.sort_key`)} limit ${limit + 1}`);
  return rows;
}

type ListedRow = Omit<StaffProductRowDto, "state" | "price" | "compareAtPrice" | "updatedAt"> & {
  published: boolean;
  isArchived: boolean;
  price: string;
  compareAtPrice: string | null;
  changedAt: Date | string;
};

async function findRows(
  tx: TenantTransaction,
  { sort, ids }: { sort: ProductSort; ids: readonly string[] },
): Promise<StaffProductRowDto[]> {
  if (ids.length === 0) return [];
  const { companyId } = tx;
  const { rows } = await tx.execute<ListedRow>(sql`
    select p.id, p.revision, p.published, p.archived_at is not null as "isArchived", p.name, p.sku, p.slug,
      p.part_number as "partNumber", coalesce(${brandNameSql}, p.brand) as brand, p.images ->> 0 as image, p.price,
      p.compare_at_price as "compareAtPrice", greatest(s.on_hand, 0) as "onHand", s.minimum,
      coalesce(s.shelf, '') as shelf, p.compatibility, coalesce(p.updated_at, p.created_at) as "changedAt",
      (select count(*)::int from fitments f where f.company_id = ${companyId} and f.product_id = p.id) as fitments
    from products p
    left join stock s on s.company_id = ${companyId} and s.product_id = p.id
    ${brandJoins(sql`p.brand`, sql`${companyId}`)}
    where p.company_id = ${companyId} and p.id = any (${sql.param(ids)}::uuid[])
    order by ${sortOrder(sort)}`);
  return rows.map(toStaffProductRow);
}

function toStaffProductRow(row: ListedRow): StaffProductRowDto {
  const { published, isArchived, price, compareAtPrice, changedAt, ...listed } = row;
  return {
    ...listed,
    state: productState({ published, isArchived }),
    price: Number(price),
    compareAtPrice: compareAtPrice === null ? null : Number(compareAtPrice),
    updatedAt: new Date(changedAt).toISOString(),
  };
}
