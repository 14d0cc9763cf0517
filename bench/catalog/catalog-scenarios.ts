import type { HttpRequest } from "autocannon";
import type pg from "pg";
import { BROWSER_HEADERS } from "../requests.ts";

/** `maxP99` in milliseconds. `isUncached`: every request differs, so no result comes from a cache. */
export type CatalogScenario = {
  key: string;
  name: string;
  maxP99?: number;
  isUncached?: boolean;
  requests: { company: string; path: string }[];
};

const SAMPLES_PER_SCENARIO = 240;
const MISSPELLED_SHARE = 0.5;

export const toHttpRequest = ({ company, path }: { company: string; path: string }): HttpRequest => ({
  method: "GET",
  path: `/ecommerce${path}`,
  headers: { ...BROWSER_HEADERS, ecommerce: company },
});

/** Scenarios with requests sampled from the database; large companies and categories are more frequent. */
export async function catalogScenarios(client: pg.Client): Promise<CatalogScenario[]> {
  const products = await queryRows<{ company: string; slug: string; name: string; number: string }>(
    client,
    SAMPLE_PRODUCTS,
  );
  const fitted = await queryRows<FittedProduct>(client, SAMPLE_FITTED_PRODUCTS);
  const categories = await queryRows<CategoryRow>(client, SAMPLE_CATEGORIES);
  const vehicles = await queryRows<{ id: string }>(client, SAMPLE_VEHICLES);
  const largest = await queryRows<{ company: string; slug: string }>(client, LARGEST_CATEGORIES);
  const sorts = ["default", "name_asc", "price_desc"];
  const paged = (page: number) =>
    largest.flatMap((one) => sorts.map((sort) => listing(one, `&sort=${sort}&page=${page}`)));
  return [
    {
      key: "slug",
      name: "product by slug",
      maxP99: 15,
      requests: products.map(({ company, slug }) => ({ company, path: `/products/${slug}` })),
    },
    { key: "category", name: "category with all counts", maxP99: 60, requests: categories.map((one) => listing(one)) },
    {
      key: "narrowed",
      name: "category narrowed by 3 filters",
      maxP99: 60,
      requests: categories.map((one, at) => listing(one, FILTERS[at % FILTERS.length]?.replace("BRAND", one.brand))),
    },
    ...vehicleScenarios(categories, vehicles),
    {
      key: "whole",
      name: "whole shop with all counts",
      maxP99: 60,
      requests: categories.map(({ company }) => ({ company, path: "/products" })),
    },
    {
      key: "suggestions",
      name: "suggestions, mistyped",
      maxP99: 30,
      requests: products.map(({ company, name }, at) => ({
        company,
        path: suggestionsPath(typeLikeShopper(name, at)),
      })),
    },
    {
      key: "unread",
      name: "suggestions, uncached",
      maxP99: 30,
      isUncached: true,
      requests: Array.from({ length: UNCACHED_VARIANTS }, (_, round) => products.map((one) => ({ ...one, round })))
        .flat()
        .map(({ company, name, round }) => ({ company, path: suggestionsPath(misspell(name, round)) })),
    },
    {
      key: "number",
      name: "search by part number",
      maxP99: 10,
      requests: products.map(({ company, number }, at) => ({
        company,
        path: `/products/search/${encodeURIComponent(at % 2 ? number : number.replaceAll("-", "").toLowerCase())}`,
      })),
    },
    {
      key: "fitted",
      name: "search by part, vehicle and year",
      maxP99: 60,
      isUncached: true,
      requests: fitted.map(toVehicleSearch),
    },
    { key: "page1", name: "page 1 of a big category", requests: paged(1) },
    { key: "page500", name: "page 500 of a big category", requests: paged(500) },
  ];
}

type CategoryRow = { company: string; slug: string; brand: string };

/** Lists that a chosen vehicle narrows or ranks. */
function vehicleScenarios(categories: readonly CategoryRow[], vehicles: readonly { id: string }[]): CatalogScenario[] {
  const vehicleAt = (at: number) => vehicles[at % vehicles.length]?.id;
  return [
    {
      key: "vehicle",
      name: "category for a vehicle",
      maxP99: 60,
      requests: categories.map((one, at) => listing(one, `&vehicle=${vehicleAt(at)}`)),
    },
    {
      key: "ranked",
      name: "category ranked for a vehicle",
      maxP99: 60,
      requests: categories.map((one, at) => listing(one, `&for_vehicle=${vehicleAt(at)}`)),
    },
    {
      key: "ranked-whole",
      name: "whole shop ranked for a vehicle",
      maxP99: 60,
      requests: categories.map(({ company }, at) => ({
        company,
        path: `/products?for_vehicle=${vehicleAt(at)}`,
      })),
    },
  ];
}

const listing = ({ company, slug }: { company: string; slug: string }, filters = "") => ({
  company,
  path: `/products?category=${slug}${filters}`,
});

type FittedProduct = { company: string; name: string; family: string; year: number };

const toVehicleSearch = ({ company, name, family, year }: FittedProduct) => ({
  company,
  path: `/products/search/${encodeURIComponent(`${name.split(" ")[0]} ${family} ${year}`)}`,
});

const FILTERS = [
  "&filter_brand=BRAND&filter_price=50-900",
  "&filter_origin=nacional&filter_rating=4,5&filter_discount=no",
  "&filter_price=100-400&filter_material=borracha,aluminio&filter_discount=yes",
  "&filter_cor=preto&filter_origin=nacional,importado&filter_price=10-2000&sort=price_asc",
];

const suggestionsPath = (text: string): string =>
  `/search/suggestions?limitProducts=10&limitCategories=5&query=${encodeURIComponent(text)}`;

/** Variants of each name: in all more queries than the search cache holds. */
const UNCACHED_VARIANTS = 12;

/** Two words of a name: one letter of the first is doubled or missing, the second is cut or whole. */
function misspell(name: string, round: number): string {
  const [first = "", second = ""] = name.split(" ");
  const at = 1 + (Math.floor(round / 2) % Math.max(1, first.length - 1));
  const misspelled = first.slice(0, at) + (round % 2 ? first.slice(at + 1) : first.slice(at - 1));
  return [misspelled, second.slice(0, round % 3 ? undefined : 3)].filter((word) => word !== "").join(" ");
}

function typeLikeShopper(name: string, at: number): string {
  const words = name.split(" ").slice(0, 2 + (at % 2));
  const plain = at % 3 === 0 ? words.map((word) => word.normalize("NFD").replace(/\p{M}/gu, "")) : words;
  const [first = "", ...others] = plain;
  const spot = 2 + (at % 3);
  const misspelled = first.length > 5 && at * MISSPELLED_SHARE === Math.floor(at * MISSPELLED_SHARE);
  const begun = others.map((word, place) => (place === others.length - 1 && at % 5 === 0 ? word.slice(0, 3) : word));
  return [misspelled ? first.slice(0, spot) + first.slice(spot + 1) : first, ...begun].join(" ");
}

/** Reads as the role that sees published products only. */
async function queryRows<Row extends object>(client: pg.Client, statement: string): Promise<Row[]> {
  await client.query("set role shop_reader; select setseed(0.5)");
  const { rows } = await client.query<Row>(statement, [SAMPLES_PER_SCENARIO]);
  await client.query("reset role");
  return rows;
}

// A third of the samples come from the largest company, the others from all.
const SAMPLED_COMPANIES = `
  drawn as materialized (
    select case when at % 3 = 0 then 1 else 1 + floor(random() * (select count(*) from companies))::int end as no, random() as chance, at
    from generate_series(1, $1::int) as at),
  company as materialized (
    select drawn.*, companies.id, companies.slug from drawn join companies on companies.slug = 'loja-' || drawn.no)`;

const SAMPLE_PRODUCTS = `
  with ${SAMPLED_COMPANIES}
  select company.slug as company, found.slug, found.name, found.part_number as number
  from company, lateral (
    select slug, name, part_number from products p
    where p.company_id = company.id and p.published
      and p.created_at > timestamptz '2023-01-02' + interval '1 day' * 999 * chance
    order by p.created_at limit 1) as found`;

const SAMPLE_FITTED_PRODUCTS = `
  with ${SAMPLED_COMPANIES}
  select company.slug as company, found.name, fitment.family, fitment.year_from as year
  from company, lateral (
    select id, name from products p
    where p.company_id = company.id and p.published and p.compatibility = 'listed'
      and p.created_at > timestamptz '2023-01-02' + interval '1 day' * 999 * chance
    order by p.created_at limit 1) as found,
    lateral (
      select family, year_from from fitments f where f.company_id = company.id and f.product_id = found.id
      order by f.id desc limit 1) as fitment`;

const SAMPLE_CATEGORIES = `
  with ${SAMPLED_COMPANIES}
  select company.slug as company, found.slug, coalesce(brand.slug, 'travaboa') as brand
  from company, lateral (
    select slug from categories c where c.company_id = company.id and c.product_count > 0
    order by md5(slug || at) limit 3) as found,
    lateral (select slug from brands order by md5(slug || at) limit 1) as brand
  order by md5(found.slug || at) limit $1`;

const SAMPLE_VEHICLES = `
  select v.id from generate_series(1, $1::int) as at,
    lateral (select id from vehicles where model_code::int % 1000 < exp(1 + at % 6) * 10 order by md5(id::text || at) limit 1) as v`;

const LARGEST_CATEGORIES = `
  select companies.slug as company, c.slug from categories c join companies on companies.id = c.company_id
  where c.product_count > 8000 and $1::int > 0 order by c.product_count desc limit 12`;
