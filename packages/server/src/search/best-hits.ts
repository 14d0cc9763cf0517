import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";
import { hitsOf, NUMBERED } from "./hits.ts";
import { type Plan, productsOf } from "./plan.ts";
import type { Wanted } from "./reading.ts";

/** How many products of the rarest word are looked at before all of them are met in one pass. */
const LOOKED_AT = 400;
/** Among equally good matches the best sold come first, of so many of the newest. */
const TIED = 20;

type Row = { id: string; sold: number } & Record<string, string | number | null>;

/** The ids of the best products of a plan, the best first, without finding all of them. */
export async function bestHits(shop: Shop, plan: Plan, limit: number): Promise<string[]> {
  const { bearing, begun, words } = plan;
  const missing = limit - bearing.length;
  const found = words.length > 0 && missing > 0 ? await withAllWords(shop, plan, missing) : [];
  return [...new Set([...bearing, ...found, ...begun])].slice(0, limit);
}

async function withAllWords(shop: Shop, plan: Plan, limit: number): Promise<string[]> {
  const [rarest, ...others] = plan.words as [Wanted, ...Wanted[]];
  const most = limit + TIED;
  const rows = await newest[others.length]?.(shop.database.readerPool, valuesOf(shop, plan.words, most));
  if (rows && (rows.length >= limit || productsOf(rarest) <= LOOKED_AT)) return ranked(rows, [rarest, ...others]);
  const { rows: all } = await reader(shop).execute<{ id: string }>(sql`
    select product_id as id from (${hitsOf(shop, { ...plan, bearing: [], begun: [] })}) as hit
    order by score desc, product_id desc limit ${limit}`);
  return all.map(({ id }) => id);
}

/** Sums how well each word was met; among equals the best sold, then the newest. */
function ranked(rows: Row[], words: Wanted[]): string[] {
  const scored = rows.map((row) => ({
    ...row,
    score: words.reduce((sum, { ways }, at) => sum + (ways[Number(row[`way${at}`]) - 1]?.quality ?? NUMBERED), 0),
  }));
  return scored
    .sort((one, other) => other.score - one.score || other.sold - one.sold || (one.id < other.id ? 1 : -1))
    .map(({ id }) => id);
}

const valuesOf = (shop: Shop, words: Wanted[], most: number): Record<string, unknown> => ({
  company: shop.companyId,
  most,
  ...Object.fromEntries(
    words.flatMap(({ ways, numbered }, at) => [
      [`words${at}`, ways.map(({ word }) => word)],
      [`numbered${at}`, numbered],
    ]),
  ),
});

type Value = (name: string) => Placeholder;

// `offset 0`: looked up once, not wherever it is named. Arrays and the limit by a subselect: see `known-words.ts`.
/** The products of the rarest word, the best way and the newest first, as long as they have the other words, too. */
function statement(value: Value, others: number[]): SQL {
  const probes = others.map(
    (at) => sql`
      cross join lateral (select ${bestWay(value("company"), value(`words${at}`))} as way offset 0)
        as ${sql.identifier(`probe${at}`)}`,
  );
  const ways = others.map((at) => sql`, ${sql.identifier(`probe${at}`)}.way as ${sql.identifier(`way${at}`)}`);
  const met = others.map(
    (at) =>
      sql`and (${sql.identifier(`probe${at}`)}.way is not null or candidate.id = any ((select ${value(`numbered${at}`)}::uuid[])::uuid[]))`,
  );
  return sql`
    select met.*, coalesce(stock.sold, 0) as sold
    from (
      select candidate.id, candidate.way as way0 ${sql.join(ways)}
      from (
        select found.product_id as id, way.at as way
        from unnest((select ${value("words0")}::text[])) with ordinality as way (word, at) cross join lateral (
          select product_id from search_words
          where company_id = ${value("company")} and word = way.word
          order by product_id desc limit ${sql.raw(String(LOOKED_AT))}) as found
        union all
        select id, null from unnest((select ${value("numbered0")}::uuid[])) as id
        limit ${sql.raw(String(LOOKED_AT))}
      ) as candidate
      ${sql.join(probes)}
      where true ${sql.join(met)}
      limit (select ${value("most")}::int)
    ) as met
    left join stock on stock.company_id = ${value("company")} and stock.product_id = met.id`;
}

/** With so many ways, a product's own words are looked through; with fewer, each way is looked up. */
const MANY_WAYS = 12;

/** The place of the best way in which the candidate has a word; null for none. */
function bestWay(company: Placeholder, asked: Placeholder): SQL {
  const words = sql`(select ${asked}::text[])`;
  return sql`
  case when cardinality(${words}) < ${sql.raw(String(MANY_WAYS))} then (
    select way.at::int from unnest(${words}) with ordinality as way (word, at)
    where (select true from search_words said
      where said.company_id = ${company} and said.word = way.word and said.product_id = candidate.id)
    order by way.at limit 1
  ) else (
    select min(array_position(${words}, word)) from search_words
    where company_id = ${company} and product_id = candidate.id and word = any (${words}::text[])
  ) end`;
}

// One for each number of words: what they are, are values.
const newest = Array.from({ length: 8 }, (_, others) =>
  prepared<string, Row>(`search-newest-of-${others + 1}`, (value) =>
    statement(
      value,
      Array.from({ length: others }, (_, at) => at + 1),
    ),
  ),
);
