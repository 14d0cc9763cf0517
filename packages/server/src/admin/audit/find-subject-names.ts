import { and, eq, inArray } from "drizzle-orm";
import { findBrandNames } from "../../catalog/brands/brand-sql.ts";
import { attributes } from "../../catalog/product-types/tables.ts";
import { categories, products, productTypes } from "../../catalog/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { orders } from "../../sales/tables/orders.ts";

type Subject = { subjectKind: string; subjectId: string };

export async function findSubjectNames(
  tx: TenantTransaction,
  page: readonly Subject[],
): Promise<(subject: Subject) => string | undefined> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [kind, find] of Object.entries(FINDERS)) {
    const ids = page.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind ? [subjectId] : []));
    if (ids.length > 0) names.set(kind, await find(tx, [...new Set(ids)]));
  }
  return ({ subjectKind, subjectId }) => names.get(subjectKind)?.get(subjectId);
}

type FindNames = (tx: TenantTransaction, ids: string[]) => Promise<ReadonlyMap<string, string>>;

const byId =
  (table: typeof products | typeof categories | typeof productTypes): FindNames =>
  async (tx, ids) => {
    const isNamed = and(eq(table.companyId, tx.companyId), inArray(table.id, ids));
    const rows = await tx.select({ id: table.id, name: table.name }).from(table).where(isNamed);
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

const FINDERS: Readonly<Record<string, FindNames>> = {
  product: byId(products),
  category: byId(categories),
  "product-type": byId(productTypes),
  brand: (tx, slugs) => findBrandNames(tx.client, tx.companyId, slugs),
  attribute: async (tx, slugs) => {
    const isNamed = and(eq(attributes.companyId, tx.companyId), inArray(attributes.slug, slugs));
    const rows = await tx.select({ slug: attributes.slug, name: attributes.name }).from(attributes).where(isNamed);
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  },
  order: async (tx, ids) => {
    const isNamed = and(eq(orders.companyId, tx.companyId), inArray(orders.id, ids));
    const rows = await tx.select({ id: orders.id, number: orders.number }).from(orders).where(isNamed);
    return new Map(rows.map(({ id, number }) => [id, String(number)]));
  },
};
