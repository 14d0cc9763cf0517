import type { StaffProductRowDto } from "@pecacerta/contract/admin/product";
import { PRODUCT_VIEWS, productState, type StaffProductView } from "@pecacerta/rules/product-state";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { brandJoins, brandNameSql } from "../brands/brand-sql.ts";
import {
  encodePosition,
  isBeyondProduct,
  type ProductPosition,
  type ProductSort,
  sortColumns,
  sortOrder,
} from "./product-position.ts";
import { isInProductView } from "./product-views.ts";
import { matchingProductsSql } from "./product-words.ts";

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

export async function listStaffProducts(tx: TenantTransaction, input: ListProductsInput): Promise<ProductList> {
  const { sort, limit } = input;
  const where = await productFilterSql(tx, input);
  const count = await countProducts(tx, where, MAX_COUNT + 1);
  const positions = await findPage(tx, where, { ...input, isSmall: count <= MAX_COUNT });
  const page = positions.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await findRows(tx, { sort, ids: page.map(({ id }) => id) }),
    next: positions.length > limit && last ? encodePosition(last) : null,
    total: Math.min(count, MAX_COUNT),
    isMore: count > MAX_COUNT,
  };
}

export async function countStaffProducts(tx: TenantTransaction): Promise<Record<StaffProductView, number>> {
  const counts = PRODUCT_VIEWS.map((view) => sql`(${countSql(tx, isInProductView(tx.companyId, view), MAX_COUNT)})`);
  const { rows } = await tx.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  const entries = PRODUCT_VIEWS.map((view, index) => [view, rows[0]?.counts[index] ?? 0]);
  return Object.fromEntries(entries) as Record<StaffProductView, number>;
}

/** The condition of a product `p`. */
export async function productFilterSql(tx: TenantTransaction, filter: ProductFilter): Promise<SQL> {
  const { companyId } = tx;
  const { view, q, category, brand, type } = filter;
  const conditions = [isInProductView(companyId, view)];
  if (q?.trim()) {
    const matching = await matchingProductsSql(tx, q);
    conditions.push(matching ? sql`p.id in (${matching})` : sql`false`);
  }
  if (brand) conditions.push(sql`p.brand = ${brand}`);
  if (type)
    conditions.push(sql`p.type_id = (select id from product_types where company_id = ${companyId} and slug = ${type})`);
  if (category)
    conditions.push(sql`p.id in (
      select product_id from product_categories where company_id = ${companyId} and category_id = (
        select id from categories where company_id = ${companyId} and slug = ${category} and type = 'shop'))`);
  return sql.join(conditions, sql` and `);
}

const countSql = ({ companyId }: TenantTransaction, where: SQL, max: number): SQL => sql`
  select count(*)::int as count from (
    select from products p where p.company_id = ${companyId} and ${where} limit ${max}) as counted`;

async function countProducts(tx: TenantTransaction, where: SQL, max: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(countSql(tx, where, max));
  return rows[0]?.count ?? 0;
}

type PageInput = Pick<ListProductsInput, "sort" | "limit" | "after"> & { isSmall: boolean };

/**
 * One position more than the page has, if there is one. Few products are read by the index of their filter and sorted;
 * many are so frequent that an index in the wanted order soon has a page of them.
 */
async function findPage(tx: TenantTransaction, where: SQL, input: PageInput): Promise<ProductPosition[]> {
  const { sort, limit, after, isSmall } = input;
  const matching = sql`select ${sortColumns(sort)} from products p
    where p.company_id = ${tx.companyId} and ${where} and ${isBeyondProduct(sort, after)}`;
  const { rows } = await tx.execute<ProductPosition>(
    isSmall
      ? sql`with matching as materialized (${matching})
          select id, key from matching order by ${sortOrder(sort, "matching")} limit ${limit + 1}`
      : sql`${matching} order by ${sortOrder(sort, "product")} limit ${limit + 1}`,
  );
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
      p.compare_at_price as "compareAtPrice", coalesce(s.on_hand, 0) as "onHand", s.minimum,
      coalesce(s.shelf, '') as shelf, p.compatibility, coalesce(p.updated_at, p.created_at) as "changedAt",
      (select count(*)::int from fitments f where f.company_id = ${companyId} and f.product_id = p.id) as fitments
    from products p
    left join stock s on s.company_id = ${companyId} and s.product_id = p.id
    ${brandJoins(sql`p.brand`, sql`${companyId}`)}
    where p.company_id = ${companyId} and p.id = any (${sql.param(ids)}::uuid[])
    order by ${sortOrder(sort, "product")}`);
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
