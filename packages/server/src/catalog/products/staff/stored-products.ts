import type { ProductContentDto } from "@pecacerta/contract/admin/product";
import { type ProductState, productState } from "@pecacerta/rules/product-state";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { categories, fitments, productCategories, productNumbers, products, productTypes } from "../../tables.ts";
import { productInternals } from "../tables.ts";
import { toProductFields } from "./product-fields.ts";

export type ProductWithContent = {
  id: string;
  revision: number;
  state: ProductState;
  createdAt: Date;
  updatedAt: Date | null;
  archivedAt: Date | null;
  content: ProductContentDto;
  links: readonly { categoryId: string; direct: boolean }[];
};

/** `lock`: until the transaction ends, in ascending order of id to avoid deadlocks. `withFitments`: else they are empty. */
export async function findStoredProducts(
  tx: TenantTransaction,
  ids: readonly string[],
  { lock = false, withFitments = true }: { lock?: boolean; withFitments?: boolean } = {},
): Promise<Map<string, ProductWithContent>> {
  const own = and(eq(products.companyId, tx.companyId), inArray(products.id, [...ids]));
  const select = tx.select().from(products).where(own).orderBy(asc(products.id));
  const rows = ids.length === 0 ? [] : await (lock ? select.for("no key update") : select);
  if (rows.length === 0) return new Map();
  const found = rows.map(({ id }) => id);
  const links = groupByProduct(await selectLinks(tx, found));
  const types = new Map((await selectTypes(tx, rows)).map(({ id, slug }) => [id, slug]));
  const fitmentRows = groupByProduct(withFitments ? await selectRows(tx, fitments, found) : []);
  const numberRows = groupByProduct(await selectRows(tx, productNumbers, found));
  const internals = groupByProduct(await selectRows(tx, productInternals, found));
  return new Map(
    rows.map((row) => {
      const { id, revision, createdAt, updatedAt, published, archivedAt } = row;
      const state = productState({ published, isArchived: archivedAt !== null });
      const own = links.get(id) ?? [];
      const fields = toProductFields(row, {
        type: types.get(row.typeId ?? "") ?? null,
        categories: own.filter(({ direct }) => direct).map(({ slug }) => slug),
        fitments: fitmentRows.get(id) ?? [],
        numbers: numberRows.get(id) ?? [],
        internals: internals.get(id)?.[0],
      });
      return [id, { id, revision, state, createdAt, updatedAt, archivedAt, content: { ...fields, state }, links: own }];
    }),
  );
}

const MAX_READ_FITMENTS = 100_000;

export async function hasTooManyFitments(
  tx: TenantTransaction,
  ids: readonly string[],
  { most = MAX_READ_FITMENTS } = {},
): Promise<boolean> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from fitments where company_id = ${tx.companyId} and product_id = any (${sql.param(ids)}::uuid[])
      limit ${most + 1}) as found`);
  return (rows[0]?.count ?? 0) > most;
}

export async function findStoredRevisions(tx: TenantTransaction, ids: readonly string[]): Promise<Map<string, number>> {
  const { id, revision } = products;
  const rows = await tx
    .select({ id, revision })
    .from(products)
    .where(and(eq(products.companyId, tx.companyId), sql`${id} = any (${sql.param(ids)}::uuid[])`));
  return new Map(rows.map((row) => [row.id, row.revision]));
}

const selectLinks = (tx: TenantTransaction, ids: readonly string[]) =>
  tx
    .select({
      productId: productCategories.productId,
      categoryId: productCategories.categoryId,
      direct: productCategories.direct,
      slug: categories.slug,
    })
    .from(productCategories)
    .innerJoin(categories, and(eq(categories.companyId, tx.companyId), eq(categories.id, productCategories.categoryId)))
    .where(and(eq(productCategories.companyId, tx.companyId), inArray(productCategories.productId, [...ids])));

const selectTypes = (tx: TenantTransaction, rows: readonly { typeId: string | null }[]) => {
  const ids = [...new Set(rows.flatMap(({ typeId }) => typeId ?? []))];
  const { id, slug } = productTypes;
  return tx
    .select({ id, slug })
    .from(productTypes)
    .where(and(eq(productTypes.companyId, tx.companyId), sql`${id} = any (${sql.param(ids)}::uuid[])`));
};

/** Fitments as they were entered: their ids ascend. */
function selectRows<Table extends typeof fitments | typeof productNumbers | typeof productInternals>(
  tx: TenantTransaction,
  table: Table,
  ids: readonly string[],
): Promise<Table["$inferSelect"][]> {
  const select = tx
    .select()
    .from(table as typeof fitments)
    .where(and(eq(table.companyId, tx.companyId), inArray(table.productId, [...ids])));
  return (table === fitments ? select.orderBy(asc(fitments.id)) : select) as unknown as Promise<
    Table["$inferSelect"][]
  >;
}

const groupByProduct = <Row extends { productId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ productId }) => productId);
