import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findHeldSpellings } from "../brands/brand-spellings.ts";

/**
 * What narrows a list: `ids` reads an index of all products that meet it, some several times; `isMet` checks a product `p`.
 * Without `isMetByKey` by its columns; else of many by reading all ids once, and `isMetByKey` by a look-up each. `isUsual`:
 * nearly all products meet it.
 */
export type ListCondition = { ids: SQL; isMet: SQL; isMetByKey?: SQL; isUsual?: boolean };

/** IS TRUE keeps PostgreSQL from joining, and so from reading all that the sub-select finds before the first product. */
export const holds = (condition: SQL): SQL => sql`(${condition}) is true`;

/** With OFFSET PostgreSQL looks up this product instead of reading all that the sub-select finds. */
export const existsByKey = (select: SQL): SQL => sql`exists (${select} offset 0)`;

export const linkCondition = (ids: SQL, links: SQL, isMet = sql`true`): ListCondition => {
  const ofProduct = sql`${links} and product_id = p.id`;
  return {
    ids,
    isMet: sql`${isMet} and ${holds(sql`exists (${ofProduct})`)}`,
    isMetByKey: sql`${isMet} and ${existsByKey(ofProduct)}`,
  };
};

export const categoryCondition = ({ companyId }: TenantTransaction, slug: string): ListCondition => {
  const links = sql`select product_id as id from product_categories where company_id = ${companyId}
    and category_id = (select id from categories where company_id = ${companyId} and slug = ${slug} and type = 'shop')`;
  return linkCondition(links, links);
};

export async function brandCondition(tx: TenantTransaction, brand: string): Promise<ListCondition> {
  const others = (await findHeldSpellings(tx, [brand])).filter((text) => text !== brand);
  const isOf = (column: SQL) =>
    others.length === 0 ? sql`${column} = ${brand}` : sql`${column} = any (${sql.param([brand, ...others])}::text[])`;
  return {
    ids: sql`select id from products where company_id = ${tx.companyId} and ${isOf(sql`brand`)}`,
    isMet: isOf(sql`p.brand`),
  };
}

export const typeCondition = ({ companyId }: TenantTransaction, slug: string): ListCondition => {
  const type = sql`(select id from product_types where company_id = ${companyId} and slug = ${slug})`;
  return {
    ids: sql`select id from products where company_id = ${companyId} and type_id = ${type}`,
    isMet: sql`p.type_id = ${type}`,
  };
};
