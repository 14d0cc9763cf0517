import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/**
 * What narrows a list, in two forms: `ids` reads an index of all products that meet it, some several times; `isMet` checks one
 * product `p` by keys.
 */
export type ListCondition = { ids: SQL; isMet: SQL };

/** IS TRUE keeps PostgreSQL from joining, and so from reading all that the sub-select finds before the first product. */
export const holds = (condition: SQL): SQL => sql`(${condition}) is true`;

export const categoryCondition = ({ companyId }: TenantTransaction, slug: string): ListCondition => {
  const links = sql`select product_id as id from product_categories where company_id = ${companyId}
    and category_id = (select id from categories where company_id = ${companyId} and slug = ${slug} and type = 'shop')`;
  return { ids: links, isMet: holds(sql`exists (${links} and product_id = p.id)`) };
};

export const brandCondition = ({ companyId }: TenantTransaction, brand: string): ListCondition => ({
  ids: sql`select id from products where company_id = ${companyId} and brand = ${brand}`,
  isMet: sql`p.brand = ${brand}`,
});

export const typeCondition = ({ companyId }: TenantTransaction, slug: string): ListCondition => {
  const type = sql`(select id from product_types where company_id = ${companyId} and slug = ${slug})`;
  return {
    ids: sql`select id from products where company_id = ${companyId} and type_id = ${type}`,
    isMet: sql`p.type_id = ${type}`,
  };
};
