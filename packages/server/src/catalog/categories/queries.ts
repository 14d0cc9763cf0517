import type { CategoryDto } from "@pecacerta/contract/categories";
import { type SQL, sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { reader, readerClient, type Tenant } from "../../platform/database/tenant.ts";

export const findCategories = (tenant: Tenant): Promise<CategoryDto[]> => categoriesWhere(tenant, sql`true`);

export async function findCategoryBySlug(tenant: Tenant, slug: string): Promise<CategoryDto | undefined> {
  const [category] = await categoriesWhere(tenant, sql`c.slug = ${slug}`);
  return category;
}

export async function findCategoriesBySlugs(tenant: Tenant, slugs: readonly string[]): Promise<CategoryDto[]> {
  if (slugs.length === 0) return [];
  const rows = await selectBySlugs(readerClient(tenant), { company: tenant.companyId, slugs });
  const categories = rows.map(({ category }) => category);
  return categories.sort((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
}

async function categoriesWhere(tenant: Tenant, condition: SQL): Promise<CategoryDto[]> {
  const { rows } = await reader(tenant).execute<{ category: CategoryDto }>(
    categoryStatement(sql`${tenant.companyId}`, condition),
  );
  return rows.map(({ category }) => category);
}

const categoryStatement = (company: SQL, condition: SQL): SQL => sql`
  select json_build_object('id', c.id, 'type', c.type, 'name', c.name, 'slug', c.slug, 'image', c.image,
    'items', c.product_count,
    'parent', (select parent.slug from categories parent
      where parent.company_id = ${company} and parent.id = c.parent_id),
    'children', (select coalesce(json_agg(child.slug order by child.position, child.name, child.id), '[]')
      from categories child where child.company_id = ${company} and child.parent_id = c.id),
    'layout', c.layout, 'customFields', c.custom_fields) as category
  from categories c
  where c.company_id = ${company} and c.type = 'shop' and ${condition}
  order by c.position, c.name, c.id`;

const selectBySlugs = prepareStatement<"company" | "slugs", { category: CategoryDto }>(
  "categories-with-slugs",
  (value) => categoryStatement(sql`${value("company")}`, sql`c.slug = any (${value("slugs")}::text[])`),
);
