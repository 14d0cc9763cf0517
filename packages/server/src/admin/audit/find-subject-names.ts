import { and, eq, inArray, sql } from "drizzle-orm";
import { findBrandNames } from "../../catalog/brands/brand-sql.ts";
import { attributes } from "../../catalog/product-types/tables.ts";
import { categories, products, productTypes } from "../../catalog/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { orders } from "../../sales/tables/orders.ts";

export type AuditSubject = { subjectKind: string; subjectId: string };

export type FindSubject = (subject: AuditSubject) => { name: string | undefined; isDeleted: boolean };

/** Of what does not exist any more the entry of its deletion has the name. */
export async function findSubjectNames(tx: TenantTransaction, subjects: readonly AuditSubject[]): Promise<FindSubject> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [kind, find] of Object.entries(FINDERS)) {
    const ids = subjects.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind ? [subjectId] : []));
    if (ids.length > 0) names.set(kind, await find(tx, [...new Set(ids)]));
  }
  const isGone = ({ subjectKind, subjectId }: AuditSubject) => names.get(subjectKind)?.has(subjectId) === false;
  const lastNames = await findLastNames(tx, subjects.filter(isGone));
  return (subject) => ({
    name: names.get(subject.subjectKind)?.get(subject.subjectId) ?? lastNames.get(keyOf(subject)),
    isDeleted: isGone(subject),
  });
}

const keyOf = ({ subjectKind, subjectId }: AuditSubject): string => `${subjectKind} ${subjectId}`;

async function findLastNames(
  tx: TenantTransaction,
  deleted: readonly AuditSubject[],
): Promise<ReadonlyMap<string, string>> {
  if (deleted.length === 0) return new Map();
  const { rows } = await tx.execute<AuditSubject & { name: string }>(sql`
    select entry.subject_kind as "subjectKind", entry.subject_id as "subjectId", entry.before ->> 'name' as name
    from unnest(${sql.param(deleted.map(({ subjectKind }) => subjectKind))}::text[],
      ${sql.param(deleted.map(({ subjectId }) => subjectId))}::text[]) as gone (kind, id)
    join audit_entries entry on entry.company_id = ${tx.companyId} and entry.subject_kind = gone.kind
      and entry.subject_id = gone.id and entry.action = gone.kind || '.deleted'
    where entry.before ->> 'name' <> '' order by entry.id`);
  return new Map(rows.map((row) => [keyOf(row), row.name]));
}

type FindNames = (tx: TenantTransaction, ids: string[]) => Promise<ReadonlyMap<string, string>>;

const byId =
  (table: typeof products | typeof categories): FindNames =>
  async (tx, ids) => {
    const isNamed = and(eq(table.companyId, tx.companyId), inArray(table.id, ids));
    const rows = await tx.select({ id: table.id, name: table.name }).from(table).where(isNamed);
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

/** `keys`: ids, and slugs that products have or had. */
const findTypeNames: FindNames = async (tx, keys) => {
  const { id, slug, name } = productTypes;
  const types = await tx.select({ id, slug, name }).from(productTypes).where(eq(productTypes.companyId, tx.companyId));
  const names = new Map(types.flatMap((type) => [type.id, type.slug].map((key) => [key, type.name] as const)));
  const gone = keys.filter((key) => !names.has(key));
  const { rows } = await tx.execute<{ slug: string; name: string }>(sql`
    select before ->> 'slug' as slug, before ->> 'name' as name from audit_entries
    where company_id = ${tx.companyId} and action = 'product-type.deleted'
      and before ->> 'slug' = any (${sql.param(gone)}::text[]) order by id`);
  return new Map([...rows.map((type) => [type.slug, type.name] as const), ...names]);
};

const FINDERS: Readonly<Record<string, FindNames>> = {
  product: byId(products),
  category: byId(categories),
  "product-type": findTypeNames,
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
