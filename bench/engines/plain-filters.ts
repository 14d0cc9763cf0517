import { type FilterRange, parseDiscount, parseFilter } from "@pecacerta/rules/filters";
import { slugify } from "@pecacerta/rules/text";
import { BUILT_IN_FILTERS } from "@pecacerta/server/catalog/listing/column-index/dictionary";
import { reader, type Tenant } from "@pecacerta/server/platform/database/tenant";
import { type SQL, sql } from "drizzle-orm";

export type PlainFilters = {
  category: readonly string[];
  price: FilterRange | null;
  brand: readonly string[];
  /** The texts in `products.brand` whose slug is selected. */
  brandTexts: readonly string[];
  discount: "any" | "yes" | "no";
  rating: readonly number[];
  attributes: ReadonlyMap<string, readonly string[]>;
};

export type FilterConditions = ReadonlyMap<string, SQL>;

export async function parsePlainFilters(
  tenant: Tenant,
  filters: Readonly<Record<string, string>>,
): Promise<PlainFilters> {
  const brand = parseFilter("check", filters.brand);
  const attributes = Object.entries(filters)
    .filter(([slug]) => !BUILT_IN_FILTERS.has(slug))
    .map(([slug, text]) => [slug, parseFilter("check", text)] as const)
    .filter(([, values]) => values.length > 0);
  const known = await findKnownAttributes(
    tenant,
    attributes.map(([slug]) => slug),
  );
  return {
    category: parseFilter("check", filters.category),
    price: parseFilter("range", filters.price),
    brand,
    brandTexts: brand.length > 0 ? await findBrandTexts(tenant, brand) : [],
    discount: parseDiscount(filters.discount),
    rating: parseFilter("rating", filters.rating),
    attributes: new Map(attributes.filter(([slug]) => known.has(slug))),
  };
}

export function createFilterConditions(companyId: string, selected: PlainFilters): FilterConditions {
  const { category, price, brand, brandTexts, discount, rating, attributes } = selected;
  const conditions = new Map<string, SQL>();
  if (category.length > 0)
    conditions.set(
      "category",
      sql`id in (select link.product_id from product_categories link
        join categories c on c.company_id = link.company_id and c.id = link.category_id
        where link.company_id = ${companyId} and c.company_id = ${companyId} and c.type = 'shop'
          and c.slug = any (${sql.param(category)}::text[]))`,
    );
  if (price) conditions.set("price", sql`price between ${price.min} and ${price.max}`);
  if (brand.length > 0) conditions.set("brand", sql`brand = any (${sql.param(brandTexts)}::text[])`);
  if (discount !== "any") conditions.set("discount", sql`is_on_sale = ${discount === "yes"}`);
  if (rating.length > 0) conditions.set("rating", sql`stars = any (${sql.param(rating)}::int[])`);
  for (const [slug, values] of attributes)
    conditions.set(
      slug,
      sql`exists (select from jsonb_array_elements(features) as feature
        where feature ->> 0 = ${slug} and feature ->> 2 = any (${sql.param(values)}::text[]))`,
    );
  return conditions;
}

async function findBrandTexts(tenant: Tenant, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await reader(tenant).execute<{ brand: string }>(
    sql`select distinct brand from products where company_id = ${tenant.companyId} and published`,
  );
  return rows.map(({ brand }) => brand).filter((brand) => slugs.includes(slugify(brand)));
}

/** A filter by an attribute that no product of the company has is ignored. */
async function findKnownAttributes(tenant: Tenant, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { rows } = await reader(tenant).execute<{ slug: string }>(sql`
    select selected.slug from unnest(${sql.param(slugs)}::text[]) as selected (slug)
    where exists (select from products p, jsonb_array_elements(p.features) as feature
      where p.company_id = ${tenant.companyId} and p.published and feature ->> 0 = selected.slug)`);
  return new Set(rows.map(({ slug }) => slug));
}
