import { type SQL, sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import type { Plan, Wanted } from "./vocabulary.ts";

/** From so many products on, a word's products are cheaper met in one pass than looked up one by one. */
const FEW = 300;
const ABOVE_ALL = 100_000;

/**
 * The products that have every wanted word, or the whole text as their code: columns `product_id` and `score`.
 * With `most`, only so many of the newest products of the rarest word are looked at.
 */
export function hitsOf(shop: Shop, { words, code, partNumber }: Plan, most?: number): SQL {
  const [rarest, ...others] = [...words].sort((one, other) => one.products - other.products);
  const ways = [
    ...(rarest ? [withAll(shop, rarest, others, most)] : []),
    ...(code ? [withAny(shop, code, most), bearing(shop, partNumber)] : []),
  ];
  return ways.length === 1
    ? sql.join(ways)
    : sql`select product_id, max(score) as score from (${sql.join(ways, sql` union all `)}) as either group by product_id`;
}

/** Whoever types a part number whole wants the part that bears it, before all that only speak of it. */
const bearing = (shop: Shop, partNumber: string): SQL => sql`
  select id as product_id, ${ABOVE_ALL}::int as score from products
  where company_id = ${shop.companyId} and published and part_number_form = ${partNumber}`;

function withAll(shop: Shop, rarest: Wanted, others: Wanted[], most: number | undefined): SQL {
  const names = others.map((_, at) => sql.identifier(`word${at}`));
  const joined = others.map((wanted, at) =>
    rarest.products < FEW
      ? sql`join lateral (${lookedUp(shop, wanted)}) as ${names[at]} on ${names[at]}.score is not null`
      : sql`join (${withAny(shop, wanted)}) as ${names[at]} using (product_id)`,
  );
  const score = sql.join([sql`rarest.score`, ...names.map((name) => sql`${name}.score`)], sql` + `);
  return sql`select product_id, ${score} as score from (${withAny(shop, rarest, most)}) as rarest ${sql.join(joined, sql` `)}`;
}

/** The products that have one of the words that a wanted one may stand for, and how well. */
const withAny = (shop: Shop, wanted: Wanted, most?: number): SQL => sql`
  select product_id, max(weight * quality) as score
  from ${waysOf(wanted)} cross join lateral (
    select product_id, weight from search_words where company_id = ${shop.companyId} and word = way.word
    ${most === undefined ? sql`` : sql`order by product_id desc limit ${most}`}) as found
  group by product_id`;

const lookedUp = (shop: Shop, wanted: Wanted): SQL => sql`
  select max(weight * quality) as score
  from ${waysOf(wanted)} join search_words found
    on found.company_id = ${shop.companyId} and found.word = way.word and found.product_id = rarest.product_id`;

const waysOf = ({ ways }: Wanted): SQL => sql`
  unnest(${sql.param(ways.map(({ word }) => word))}::text[], ${sql.param(ways.map(({ quality }) => quality))}::int[])
    as way (word, quality)`;
