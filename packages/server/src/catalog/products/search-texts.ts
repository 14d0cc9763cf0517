import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { brandJoins, brandNameSql } from "../brands/brand-sql.ts";
import { type SearchableProduct, searchDocument } from "../search-tokens/tokenize.ts";

/** Products that a change of a category, a brand or an attribute rewrites at once. */
export const MAX_REWRITTEN_PRODUCTS = 500;

type SearchedRow = SearchableProduct & { id: string; text: string };

/** In ascending order of id, as all locks of products are taken. */
export async function lockProducts(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select id from products
    where company_id = ${tx.companyId} and id = any (${sql.param(ids)}::uuid[]) order by id for no key update`);
}

/** Of products whose brand or categories have another name by now. */
export async function updateSearchTexts(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await lockProducts(tx, ids);
  const { rows } = await tx.execute<SearchedRow>(sql`
    select p.id, p.name, coalesce(${brandNameSql}, p.brand) as brand, p.part_number as "partNumber",
      p.attributes, p.search_text as text,
      (select coalesce(json_agg(c.name order by c.slug), '[]')
        from product_categories link
        join categories c on c.company_id = link.company_id and c.id = link.category_id
        where link.company_id = ${tx.companyId} and link.product_id = p.id and link.direct) as categories
    from products p ${brandJoins(sql`p.brand`, sql`p.company_id`)}
    where p.company_id = ${tx.companyId} and p.id = any (${sql.param(ids)}::uuid[]) order by p.id`);
  const changed = rows.map((row) => ({ id: row.id, old: row.text, text: searchDocument(row) }));
  const outdated = changed.filter(({ old, text }) => old !== text);
  if (outdated.length === 0) return;
  await tx.execute(sql`
    update products set search_text = given.text
    from unnest(${sql.param(outdated.map(({ id }) => id))}::uuid[], ${sql.param(outdated.map(({ text }) => text))}::text[])
      as given (id, text)
    where products.company_id = ${tx.companyId} and products.id = given.id`);
}
