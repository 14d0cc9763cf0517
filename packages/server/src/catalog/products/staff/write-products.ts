import { isDeepStrictEqual } from "node:util";
import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { fitments, productNumbers, products } from "../../tables.ts";
import type { CatalogReferences } from "../catalog-references.ts";
import { insertFitments } from "../insert-fitments.ts";
import { insertLinkRows, insertPartNumbers, type ProductWithId } from "../insert-products.ts";
import { toCategoryLinkRows, toProductColumns, toSearchText } from "../product-inserts.ts";
import { productInternals } from "../tables.ts";
import type { PlannedChange } from "./plan-change.ts";
import { type ProductContentField, toNewProduct } from "./product-fields.ts";

type WriteInput = { changes: readonly PlannedChange[]; refs: CatalogReferences; now: Date };

export async function writeProducts(tx: TenantTransaction, { changes, refs, now }: WriteInput): Promise<void> {
  await updateProductRows(tx, { changes, refs, now });
  await replaceCategoryLinks(tx, changesOf(changes, "categories"), refs);
  await replaceFitments(tx, changesOf(changes, "fitments"));
  await replaceNumbers(tx, changesOf(changes, "numbers"));
  await saveInternals(tx, changesOf(changes, "cost", "supplier", "supplierCode", "internalNotes"));
}

const changesOf = (changes: readonly PlannedChange[], ...fields: ProductContentField[]) =>
  changes.filter(({ changed }) => fields.some((field) => changed.includes(field)));

const productAfter = ({ stored, after }: PlannedChange): ProductWithId => toNewProduct(after, stored);

type Column = keyof typeof products.$inferSelect;

/** Columns that have another name than their field, or follow from several. */
const COLUMNS_OF: { readonly [Field in ProductContentField]?: readonly Column[] } = {
  name: ["name", "searchText"],
  partNumber: ["partNumber", "normalizedPartNumber", "searchText"],
  brand: ["brand", "searchText"],
  categories: ["searchText"],
  attributes: ["attributes", "searchText"],
  type: ["typeId"],
  box: ["length", "width", "height"],
  state: ["published", "archivedAt"],
};

/** A column is written in the rows that change it alone: of imports it may hold more than its field shows. */
async function updateProductRows(tx: TenantTransaction, { changes, refs, now }: WriteInput): Promise<void> {
  const byColumns = Map.groupBy(changes, ({ changed }) => columnsOf(changed).join());
  for (const group of byColumns.values()) await updateColumns(tx, { changes: group, refs, now });
}

async function updateColumns(tx: TenantTransaction, { changes, refs, now }: WriteInput): Promise<void> {
  const columns = getTableColumns(products);
  const changed = columnsOf(changes[0]?.changed ?? []);
  const rows = changes.map((change) => {
    const row = rowOf(tx, change, { refs, now, withSearchText: changed.includes("searchText") });
    return Object.fromEntries((["id", ...changed] as const).map((name) => [columns[name].name, row[name]]));
  });
  const given = (["id", ...changed] as const).map(
    (name) => sql`${sql.identifier(columns[name].name)} ${sql.raw(columns[name].getSQLType())}`,
  );
  const sets = changed.map((name) => {
    const column = sql.identifier(columns[name].name);
    return sql`${column} = given.${column}, `;
  });
  await tx.execute(sql`
    update products set ${sql.join(sets)} revision = products.revision + 1, updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.join(given, sql`, `)})
    where products.company_id = ${tx.companyId} and products.id = given.id`);
}

function columnsOf(changed: readonly ProductContentField[]): Column[] {
  const known: ReadonlySet<string> = new Set(Object.keys(getTableColumns(products)));
  const columns = new Set(changed.flatMap((field): readonly string[] => COLUMNS_OF[field] ?? [field]));
  return [...columns].filter((column): column is Column => known.has(column)).sort();
}

type RowOptions = { refs: CatalogReferences; now: Date; withSearchText: boolean };

function rowOf(
  tx: TenantTransaction,
  change: PlannedChange,
  { refs, now, withSearchText }: RowOptions,
): Partial<Record<Column, unknown>> {
  const { stored, after } = change;
  const product = productAfter(change);
  return {
    ...toProductColumns(tx.companyId, product, refs),
    ...(withSearchText && { searchText: toSearchText(product, refs) }),
    published: after.state === "published",
    archivedAt: after.state === "archived" ? (stored.archivedAt ?? now) : null,
  };
}

async function replaceCategoryLinks(
  tx: TenantTransaction,
  changes: readonly PlannedChange[],
  refs: CatalogReferences,
): Promise<void> {
  if (changes.length === 0) return;
  const links = changes.map((change) => ({
    change,
    rows: toCategoryLinkRows(tx.companyId, productAfter(change), refs),
  }));
  const added = links.flatMap(({ change, rows }) =>
    rows.filter(({ categoryId, direct }) => {
      const stored = change.stored.links.find((link) => link.categoryId === categoryId);
      return stored?.direct !== direct;
    }),
  );
  const removed = links.flatMap(({ change: { stored }, rows }) =>
    stored.links
      .filter(({ categoryId }) => !rows.some((row) => row.categoryId === categoryId))
      .map(({ categoryId }) => ({ categoryId, productId: stored.id })),
  );
  if (removed.length > 0) {
    const [ofProducts, ofCategories] = [
      removed.map(({ productId }) => productId),
      removed.map(({ categoryId }) => categoryId),
    ];
    await tx.execute(sql`
      delete from product_categories as link
      using unnest(${sql.param(ofProducts)}::uuid[], ${sql.param(ofCategories)}::uuid[]) as gone (product_id, category_id)
      where link.company_id = ${tx.companyId} and link.product_id = gone.product_id and link.category_id = gone.category_id`);
  }
  await insertLinkRows(tx, added);
}

async function replaceFitments(tx: TenantTransaction, changes: readonly PlannedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const { grown = [], other = [] } = Object.groupBy(changes, (change) =>
    hasOnlyMoreFitments(change) ? "grown" : "other",
  );
  const ids = other.map(({ stored }) => stored.id);
  if (ids.length > 0)
    await tx.delete(fitments).where(and(eq(fitments.companyId, tx.companyId), inArray(fitments.productId, ids)));
  await insertFitments(tx, [...other, ...grown.map(addedFitments)].map(productAfter));
}

const hasOnlyMoreFitments = ({ stored: { content }, after }: PlannedChange): boolean =>
  isDeepStrictEqual(after.fitments.slice(0, content.fitments.length), content.fitments);

const addedFitments = ({ stored, after, ...change }: PlannedChange): PlannedChange => ({
  ...change,
  stored,
  after: { ...after, fitments: after.fitments.slice(stored.content.fitments.length) },
});

async function replaceNumbers(tx: TenantTransaction, changes: readonly PlannedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const { companyId, productId, kind } = productNumbers;
  const ids = changes.map(({ stored }) => stored.id);
  const given = and(eq(companyId, tx.companyId), inArray(productId, ids), inArray(kind, [...NUMBER_KINDS]));
  await tx.delete(productNumbers).where(given);
  await insertPartNumbers(tx, changes.map(productAfter));
}

async function saveInternals(tx: TenantTransaction, changes: readonly PlannedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const { companyId, productId } = productInternals;
  const rows = changes.map(({ stored, after: { cost, supplier, supplierCode, internalNotes: notes } }) => ({
    companyId: tx.companyId,
    productId: stored.id,
    cost,
    supplier,
    supplierCode,
    notes,
  }));
  const set = {
    cost: sql`excluded.cost`,
    supplier: sql`excluded.supplier`,
    supplierCode: sql`excluded.supplier_code`,
    notes: sql`excluded.notes`,
  };
  await tx
    .insert(productInternals)
    .values(rows)
    .onConflictDoUpdate({ target: [companyId, productId], set });
}
