import { slugify } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findMainSpellings, listHeldBrands } from "../brands/brand-spellings.ts";
import { brandJoins, brandNameSql } from "../brands/brand-sql.ts";

type FilterValue = { value: string; name: string };
type ProductFilters = { categories: (FilterValue & { depth: number })[]; brands: FilterValue[]; types: FilterValue[] };

export const findProductFilters = async (tx: TenantTransaction): Promise<ProductFilters> => ({
  categories: await findCategoryTree(tx),
  brands: await findUsedBrands(tx),
  types: await findTypes(tx),
});

const MAX_DEPTH = 20;

async function findCategoryTree(tx: TenantTransaction): Promise<ProductFilters["categories"]> {
  const { rows } = await tx.execute<ProductFilters["categories"][number]>(sql`
    with recursive tree (id, slug, name, depth, path) as (
      select id, slug, name, 0, array[lpad(position::text, 9, '0') || name || id::text] from categories
      where company_id = ${tx.companyId} and type = 'shop' and parent_id is null
      union all
      select c.id, c.slug, c.name, tree.depth + 1, tree.path || (lpad(c.position::text, 9, '0') || c.name || c.id::text)
      from tree join categories c on c.company_id = ${tx.companyId} and c.parent_id = tree.id
      where tree.depth < ${MAX_DEPTH}
    )
    select slug as value, name, depth from tree order by path`);
  return rows;
}

async function findUsedBrands(tx: TenantTransaction): Promise<FilterValue[]> {
  const held = await listHeldBrands(tx);
  const { rows } = await tx.execute<FilterValue & { isRecorded: boolean }>(sql`
    select used.brand as value, coalesce(${brandNameSql}, used.brand) as name, ${brandNameSql} is not null as "isRecorded"
    from unnest(${sql.param(held)}::text[]) as used (brand) ${brandJoins(sql`used.brand`, sql`${tx.companyId}`)}
    order by coalesce(${brandNameSql}, used.brand) collate "pt-BR-x-icu"`);
  const main = await findMainSpellings(tx, held);
  const recorded = new Set(rows.flatMap(({ value, isRecorded }) => (isRecorded ? [value] : [])));
  const isShown = ({ value }: FilterValue) => {
    const slug = slugify(value);
    if (slug === "" || recorded.has(value)) return true;
    return !recorded.has(slug) && main.get(slug) === value;
  };
  return rows.filter(isShown).map(({ value, name }) => ({ value, name }));
}

async function findTypes(tx: TenantTransaction): Promise<FilterValue[]> {
  const { rows } = await tx.execute<FilterValue>(sql`
    select slug as value, name from product_types where company_id = ${tx.companyId}
    order by name collate "pt-BR-x-icu"`);
  return rows;
}
