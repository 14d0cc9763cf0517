import { slugify } from "@pecacerta/rules/text";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/**
 * The brand with the slug `text`: what the company says precedes the global row. These fragments alone decide that.
 * `companyId`: a parameter, or a column of a joined table.
 */
export const brandJoins = (text: SQL, companyId: SQL): SQL => sql`
  left join brands on brands.slug = ${text}
  left join company_brands own_brand on own_brand.company_id = ${companyId} and own_brand.slug = ${text}`;

/** Null where no brand has this slug. */
export const brandNameSql = sql`coalesce(own_brand.name, brands.name)`;
export const brandImageSql = sql`coalesce(own_brand.image, brands.image)`;
/** Null for none. */
export const brandCountrySql = sql`coalesce(nullif(own_brand.country, ''), nullif(brands.country, ''))`;
export const brandPositionSql = sql`coalesce(own_brand.position, brands.position)`;

/** A `BrandDto`, or null. */
export const brandSql = sql`
  case when ${brandNameSql} is not null then json_build_object('slug', coalesce(own_brand.slug, brands.slug),
    'name', ${brandNameSql}, 'image', ${brandImageSql}, 'country', ${brandCountrySql}) end`;

type Client = {
  query<Row extends object>(text: string, values: unknown[]): Promise<{ rows: Row[] }>;
};

export async function findBrandNames(
  client: Client,
  companyId: string,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await client.query<{ slug: string; name: string }>(BRAND_NAMES, [companyId, slugs]);
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/**
 * Finds the slug of the brand that each text means: its slug or its name, without case and accents. Other texts are left
 * out.
 */
export async function findBrandSlugs(
  client: Client,
  companyId: string,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const given = texts.filter((text) => slugify(text) !== "");
  const names = await findBrandNames(client, companyId, [...new Set(given.flatMap((text) => [text, slugify(text)]))]);
  const bySlug = new Map(
    given.flatMap((text) =>
      mapEntry(
        text,
        [text, slugify(text)].find((slug) => names.has(slug)),
      ),
    ),
  );
  const others = given.filter((text) => !bySlug.has(text));
  if (others.length === 0) return bySlug;
  const { rows } = await client.query<RecordedBrand>(RECORDED_BRANDS, [companyId]);
  const byName = new Map(rows.map(({ slug, name }) => [slugify(name), slug]));
  return new Map([...bySlug, ...others.flatMap((text) => mapEntry(text, byName.get(slugify(text))))]);
}

const mapEntry = (text: string, slug: string | undefined): [string, string][] =>
  slug === undefined ? [] : [[text, slug]];

type RecordedBrand = { slug: string; name: string };

const { sql: RECORDED_BRANDS } = new PgDialect().sqlToQuery(sql`
  select given.slug, ${brandNameSql} as name
  from (select slug from brands union select slug from company_brands where company_id = $1) as given
  ${brandJoins(sql`given.slug`, sql`$1`)} order by given.slug desc`);

const { sql: BRAND_NAMES } = new PgDialect().sqlToQuery(sql`
  select given.slug, ${brandNameSql} as name from unnest($2::text[]) as given (slug)
  ${brandJoins(sql`given.slug`, sql`$1`)}
  where ${brandNameSql} is not null`);
