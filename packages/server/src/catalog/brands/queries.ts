import type { BrandDto } from "@pecacerta/contract/brand";
import type { CountryDto } from "@pecacerta/contract/countries";
import { slugify } from "@pecacerta/rules/text";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open.ts";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { brands, countries } from "../tables.ts";

export async function findBrands(tenant: Tenant, limit = 1000): Promise<BrandDto[]> {
  return reader(tenant)
    .select(brandColumns)
    .from(brands)
    .where(hasPublishedProducts(tenant))
    .orderBy(brands.position, sql`${brands.name} collate "pt-BR-x-icu"`)
    .limit(limit);
}

/** `text`: the value of the column `products.brand`. */
export type BrandDetails = BrandDto & { countryName: string | null; text: string };

export async function findBrandBySlug(tenant: Tenant, slug: string): Promise<BrandDetails | undefined> {
  const [registered] = await reader(tenant)
    .select({ ...brandColumns, countryName: countries.name, text: brands.slug })
    .from(brands)
    .leftJoin(countries, eq(countries.code, brands.country))
    .where(sql`${brands.slug} = ${slug} and ${hasPublishedProducts(tenant)}`);
  if (registered) return registered;
  const text = (await findBrandTexts(tenant)).find((text) => text !== "" && slugify(text) === slug);
  return text === undefined ? undefined : { slug, name: text, image: null, country: null, countryName: null, text };
}

export type BrandCategory = { slug: string; name: string; count: number };

export async function findBrandCategories(tenant: Tenant, brandText: string, limit: number): Promise<BrandCategory[]> {
  const { rows } = await reader(tenant).execute<BrandCategory>(sql`
    select c.slug, c.name, counts.count
    from (
      select link.category_id, count(*)::int as count
      from products p join product_categories link on link.company_id = p.company_id and link.product_id = p.id
      where p.company_id = ${tenant.companyId} and p.published and p.brand = ${brandText} and link.direct
      group by link.category_id
    ) as counts
    join categories c on c.company_id = ${tenant.companyId} and c.id = counts.category_id and c.type = 'shop'
    order by counts.count desc, c.name, c.id limit ${limit}`);
  return rows;
}

export async function findCountries({ reader }: Database): Promise<CountryDto[]> {
  return reader.select().from(countries).orderBy(sql`${countries.name} collate "pt-BR-x-icu"`);
}

const brandColumns = {
  slug: brands.slug,
  name: brands.name,
  image: brands.image,
  country: sql<string | null>`nullif(${brands.country}, '')`,
};

const hasPublishedProducts = (tenant: Tenant) => sql`exists (select from products p
  where p.company_id = ${tenant.companyId} and p.published and p.brand = ${brands.slug})`;

// A loose index scan: one index lookup per brand, not one per product.
async function findBrandTexts(tenant: Tenant): Promise<string[]> {
  const next = (after: string) => sql`(select min(p.brand) from products p
    where p.company_id = ${tenant.companyId} and p.published ${sql.raw(after)})`;
  const { rows } = await reader(tenant).execute<{ text: string }>(sql`
    with recursive texts (text) as (
      select ${next("")} union all select ${next("and p.brand > texts.text")} from texts where texts.text is not null
    )
    select text from texts where text is not null`);
  return rows.map(({ text }) => text);
}
