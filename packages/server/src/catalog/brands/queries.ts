import type { BrandDto } from "@pecacerta/contract/brand";
import type { CountryDto } from "@pecacerta/contract/countries";
import { slugify } from "@pecacerta/rules/text";
import { type SQL, sql } from "drizzle-orm";
import { recordPageList } from "../../companies/page-products.ts";
import type { Database } from "../../platform/database/open.ts";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { countries } from "../tables.ts";
import { brandCountrySql, brandImageSql, brandJoins, brandNameSql, brandPositionSql } from "./brand-sql.ts";

export async function findBrands(tenant: Tenant, limit = 1000): Promise<BrandDto[]> {
  recordPageList();
  const { rows } = await reader(tenant).execute<BrandDto>(sql`
    select ${brandColumns} from ${brandSlugs(tenant)} ${brandJoins(sql`given.slug`, sql`${tenant.companyId}`)}
    where ${hasPublishedProducts(tenant)}
    order by ${brandPositionSql}, ${brandNameSql} collate "pt-BR-x-icu" limit ${limit}`);
  return rows;
}

/** `text`: the value of the column `products.brand`. */
export type BrandDetails = BrandDto & { countryName: string | null; about: string; text: string };

export async function findBrandBySlug(tenant: Tenant, slug: string): Promise<BrandDetails | undefined> {
  recordPageList();
  const { rows } = await reader(tenant).execute<BrandDetails>(sql`
    select ${brandColumns}, countries.name as "countryName", coalesce(own_brand.about, '') as about, given.slug as text
    from (select ${slug}::text as slug) as given ${brandJoins(sql`given.slug`, sql`${tenant.companyId}`)}
    left join countries on countries.code = ${brandCountrySql}
    where ${brandNameSql} is not null and ${hasPublishedProducts(tenant)}`);
  if (rows[0]) return rows[0];
  const text = (await findBrandTexts(tenant)).find((text) => text !== "" && slugify(text) === slug);
  if (text === undefined) return undefined;
  return { slug, name: text, image: null, country: null, countryName: null, about: "", text };
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

const brandColumns = sql`given.slug, ${brandNameSql} as name, ${brandImageSql} as image, ${brandCountrySql} as country`;

const brandSlugs = ({ companyId }: Tenant): SQL => sql`(
  select slug from brands union select slug from company_brands where company_id = ${companyId}) as given`;

const hasPublishedProducts = (tenant: Tenant): SQL => sql`exists (select from products p
  where p.company_id = ${tenant.companyId} and p.published and p.brand = given.slug)`;

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
