import type { HttpRequest } from "autocannon";
import type pg from "pg";

/**
 * Something asked of the made catalogue, again and again with other words: company, path. `most`: promised p99 in ms.
 * `isAnew`: nothing of its answers is remembered, so that its statements are those of a first time.
 */
export type CatalogScenario = {
  key: string;
  name: string;
  most?: number;
  isAnew?: boolean;
  of: { company: string; path: string }[];
};

const WORDS_A_WORK = 240;
const SPOILT = 0.5;

export const toHttpRequest = ({ company, path }: { company: string; path: string }): HttpRequest => ({
  method: "GET",
  path: `/ecommerce${path}`,
  headers: { ecommerce: company },
});

/** What shoppers ask, drawn from what the database holds: bigger companies and categories more often. */
export async function catalogScenarios(client: pg.Client): Promise<CatalogScenario[]> {
  const products = await queryRows<{ company: string; slug: string; name: string; number: string }>(
    client,
    SOME_PRODUCTS,
  );
  const categories = await queryRows<{ company: string; slug: string; brand: string }>(client, SOME_CATEGORIES);
  const vehicles = await queryRows<{ id: string }>(client, SOME_VEHICLES);
  const deep = await queryRows<{ company: string; slug: string }>(client, DEEP_CATEGORIES);
  const listing = ({ company, slug }: { company: string; slug: string }, more = "") => ({
    company,
    path: `/products?category=${slug}${more}`,
  });
  const sorts = ["default", "name_asc", "price_desc"];
  const paged = (page: number) =>
    deep.flatMap((one) => sorts.map((sort) => listing(one, `&sort=${sort}&page=${page}`)));
  return [
    {
      key: "slug",
      name: "product by slug",
      most: 15,
      of: products.map(({ company, slug }) => ({ company, path: `/products/${slug}` })),
    },
    { key: "category", name: "category with all counts", most: 60, of: categories.map((one) => listing(one)) },
    {
      key: "narrowed",
      name: "category narrowed by 3 filters",
      most: 60,
      of: categories.map((one, at) => listing(one, NARROWINGS[at % NARROWINGS.length]?.replace("BRAND", one.brand))),
    },
    {
      key: "vehicle",
      name: "category for a vehicle",
      most: 60,
      of: categories.map((one, at) => listing(one, `&vehicle=${vehicles[at % vehicles.length]?.id}`)),
    },
    {
      key: "whole",
      name: "whole shop with all counts",
      most: 60,
      of: categories.map(({ company }) => ({ company, path: "/products" })),
    },
    {
      key: "suggestions",
      name: "suggestions, mistyped",
      most: 30,
      of: products.map(({ company, name }, at) => ({
        company,
        path: suggesting(typed(name, at)),
      })),
    },
    {
      key: "unread",
      name: "suggestions, read anew",
      most: 30,
      isAnew: true,
      of: Array.from({ length: ROUNDS_UNREAD }, (_, round) => products.map((one) => ({ ...one, round })))
        .flat()
        .map(({ company, name, round }) => ({ company, path: suggesting(slipped(name, round)) })),
    },
    {
      key: "number",
      name: "search by part number",
      most: 10,
      of: products.map(({ company, number }, at) => ({
        company,
        path: `/products/search/${encodeURIComponent(at % 2 ? number : number.replaceAll("-", "").toLowerCase())}`,
      })),
    },
    { key: "page1", name: "page 1 of a big category", of: paged(1) },
    { key: "page500", name: "page 500 of a big category", of: paged(500) },
  ];
}

const NARROWINGS = [
  "&filter_brand=BRAND&filter_price=50-900",
  "&filter_origin=nacional&filter_rating=4,5&filter_discount=no",
  "&filter_price=100-400&filter_material=borracha,aluminio&filter_discount=yes",
  "&filter_cor=preto&filter_origin=nacional,importado&filter_price=10-2000&sort=price_asc",
];

const suggesting = (text: string): string =>
  `/search/suggestions?limitProducts=10&limitCategories=5&query=${encodeURIComponent(text)}`;

/** So many ways to type each name: together more texts than the shop remembers what they found. */
const ROUNDS_UNREAD = 12;

/** The first two words of a name with one letter of the first doubled or left out, and the second begun or whole. */
function slipped(name: string, round: number): string {
  const [first = "", second = ""] = name.split(" ");
  const at = 1 + (Math.floor(round / 2) % Math.max(1, first.length - 1));
  const spoilt = first.slice(0, at) + (round % 2 ? first.slice(at + 1) : first.slice(at - 1));
  return [spoilt, second.slice(0, round % 3 ? undefined : 3)].filter((word) => word !== "").join(" ");
}

/** The first words of a name as people type them: some without accents, one letter wrong, the last word begun. */
function typed(name: string, at: number): string {
  const words = name.split(" ").slice(0, 2 + (at % 2));
  const plain = at % 3 === 0 ? words.map((word) => word.normalize("NFD").replace(/\p{M}/gu, "")) : words;
  const [first = "", ...others] = plain;
  const spot = 2 + (at % 3);
  const spoilt = first.length > 5 && at * SPOILT === Math.floor(at * SPOILT);
  const begun = others.map((word, place) => (place === others.length - 1 && at % 5 === 0 ? word.slice(0, 3) : word));
  return [spoilt ? first.slice(0, spot) + first.slice(spot + 1) : first, ...begun].join(" ");
}

/** As the role that reads goods on show. */
async function queryRows<Row extends object>(client: pg.Client, statement: string): Promise<Row[]> {
  await client.query("set role shop_reader; select setseed(0.5)");
  const { rows } = await client.query<Row>(statement, [WORDS_A_WORK]);
  await client.query("reset role");
  return rows;
}

// A third from the biggest company, the others from all.
const DRAWN_COMPANIES = `
  drawn as materialized (
    select case when at % 3 = 0 then 1 else 1 + floor(random() * (select count(*) from companies))::int end as no, random() as chance, at
    from generate_series(1, $1::int) as at),
  company as materialized (
    select drawn.*, companies.id, companies.slug from drawn join companies on companies.slug = 'loja-' || drawn.no)`;

const SOME_PRODUCTS = `
  with ${DRAWN_COMPANIES}
  select company.slug as company, found.slug, found.name, found.part_number as number
  from company, lateral (
    select slug, name, part_number from products p
    where p.company_id = company.id and p.published
      and p.created_at > timestamptz '2023-01-02' + interval '1 day' * 999 * chance
    order by p.created_at limit 1) as found`;

const SOME_CATEGORIES = `
  with ${DRAWN_COMPANIES}
  select company.slug as company, found.slug, coalesce(brand.slug, 'travaboa') as brand
  from company, lateral (
    select slug from categories c where c.company_id = company.id and c.product_count > 0
    order by md5(slug || at) limit 3) as found,
    lateral (select slug from brands order by md5(slug || at) limit 1) as brand
  order by md5(found.slug || at) limit $1`;

// The vehicles of more usual families more often.
const SOME_VEHICLES = `
  select v.id from generate_series(1, $1::int) as at,
    lateral (select id from vehicles where model_code::int % 1000 < exp(1 + at % 6) * 10 order by md5(id::text || at) limit 1) as v`;

const DEEP_CATEGORIES = `
  select companies.slug as company, c.slug from categories c join companies on companies.id = c.company_id
  where c.product_count > 8000 and $1::int > 0 order by c.product_count desc limit 12`;
