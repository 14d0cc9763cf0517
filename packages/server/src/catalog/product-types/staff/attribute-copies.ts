import { type AttributeChoice, type AttributeDefinition, withUnit } from "@pecacerta/rules/attribute";
import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { StaffMember } from "../../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { MAX_REWRITTEN_PRODUCTS } from "../../products/search-texts.ts";
import { saveProducts } from "../../products/staff/save-products.ts";
import { products, type StoredAttribute } from "../../tables.ts";

/** One more than can be rewritten at once. */
export async function findProductsWithAttribute(tx: TenantTransaction, slug: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from products
    where company_id = ${tx.companyId} and attributes @> ${JSON.stringify([{ slug }])}::jsonb
    limit ${MAX_REWRITTEN_PRODUCTS + 1}`);
  return rows.map(({ id }) => id);
}

export async function hasProductsWithChoice(
  tx: TenantTransaction,
  slug: string,
  choices: readonly string[],
): Promise<boolean> {
  if (choices.length === 0) return false;
  const held = choices.map((choice) => JSON.stringify([{ slug, values: [{ slug: choice }] }]));
  const { rows } = await tx.execute(sql`
    select from products
    where company_id = ${tx.companyId} and attributes @> any (${sql.param(held)}::jsonb[]) limit 1`);
  return rows.length > 0;
}

type NamedDefinition = AttributeDefinition & { slug: string; name: string; featured: boolean };
type CopyChange = { products: readonly string[]; before: NamedDefinition; after: NamedDefinition; now: Date };

/** Returns the job whose changes can be restored together; undefined where no product changes. */
export async function rewriteCopies(
  tx: TenantTransaction,
  { actor, name }: Pick<StaffMember, "actor" | "name">,
  { products: ids, before, after, now }: CopyChange,
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await tx
    .select({ id: products.id, attributes: products.attributes })
    .from(products)
    .where(and(eq(products.companyId, tx.companyId), inArray(products.id, [...ids])));
  const changes = rows.map(({ id, attributes }) => ({
    id,
    changes: { attributes: attributes.map((copy) => (copy.slug === after.slug ? newCopy(copy, before, after) : copy)) },
  }));
  const jobId = uuid();
  await saveProducts(tx, actor, { changes, now, name, jobId });
  return jobId;
}

const newCopy = (
  { slug, values }: StoredAttribute,
  before: NamedDefinition,
  { name, featured, kind, unit, choices }: NamedDefinition,
): StoredAttribute => ({
  slug,
  name,
  featured,
  values: values.map((value): AttributeChoice => {
    if (kind === "number" && unit !== before.unit) return withUnit(value, before.unit, unit);
    const choice = kind === "choice" ? choices.find((one) => one.slug === value.slug) : undefined;
    return choice ? { slug: choice.slug, name: choice.name } : value;
  }),
});
