import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import type { Tenant } from "../../../platform/database/tenant.ts";
import { cardJoins } from "../../products/product-dto.ts";
import { snapshotSql, type VolatileFields, volatileColumns } from "../../products/product-json.ts";
import { PART_NUMBER_QUALITY } from "./all-hits-sql.ts";
import { MAX_TERMS, type QueryTerm } from "./parse-query.ts";
import { candidateCount, type SearchPlan } from "./search-plan.ts";

/** What moves of a product that is among the best, its place, and how many were met in all, the same one twice as two. */
type RankedHit = VolatileFields & { place: number; met: number };

/** How many products of the rarest word are looked at before all of them are met in one pass; of so few, all are. */
const LOOKED_AT = 400;
const FEW = 2000;
/** Among equally good matches the best sold come first, of so many of the newest. */
const TIED = 20;
/** Where the places begin of products that have all words, and of those whose number only begins as asked. */
const FOUND = 1_000_000;
const BEGUN = 2_000_000;

/**
 * The best products of a plan, the best first, at most `limit`; undefined where so many of the rarest word's newest do
 * not tell: the list is not full, and there are more to be looked at.
 */
export async function findNewestHits(shop: Tenant, plan: SearchPlan, limit: number): Promise<RankedHit[] | undefined> {
  const asked = newest[plan.words.length - 1];
  const hits = asked ? await asked(shop.database.readerPool, valuesOf(shop, plan, limit)) : [];
  const isFull = hits.filter(({ place }) => place < BEGUN).length >= limit;
  return isFull || wereAllMet(hits, plan, limit) ? hits : undefined;
}

const wereAllMet = (hits: RankedHit[], { words: [rarest] }: SearchPlan, limit: number): boolean =>
  rarest !== undefined && candidateCount(rarest) <= FEW && hits.every(({ met }) => met < mostOf(limit));

const mostOf = (limit: number): number => limit + TIED;

function valuesOf(shop: Tenant, { bearing, begun, words }: SearchPlan, limit: number): Record<string, unknown> {
  const rarest = words[0] ? candidateCount(words[0]) : 0;
  const lookedAt = rarest <= FEW ? FEW : LOOKED_AT;
  return {
    ...{ company: shop.companyId, bearing, begun, limit, lookedAt },
    most: mostOf(limit),
    ...Object.fromEntries(
      words.flatMap((wanted, at) => [
        [`words${at}`, wanted.ways.map(({ word }) => word)],
        [`first${at}`, wanted.ways[0]?.word],
        [`hasMore${at}`, wanted.ways.length > 1],
        [`isOne${at}`, wanted.ways.length === 1 && wanted.numbered.length === 0],
        [`qualities${at}`, wanted.ways.map(({ quality }) => quality)],
        [`numbered${at}`, wanted.numbered],
        [`isList${at}`, isReadWhole(wanted, Math.min(rarest, lookedAt))],
      ]),
    ),
  };
}

/** A list of so many products is read in the time of a few dozen looks: no loss where few would have been needed. */
const SHORT_LIST = 1500;
const SOME_WAYS = 3;

const isReadWhole = (wanted: QueryTerm, candidates: number): boolean =>
  wanted.ways.length >= SOME_WAYS && candidateCount(wanted) < Math.min(SHORT_LIST, candidates * wanted.ways.length);

type Value = (name: string) => Placeholder;

/**
 * Who bears the number, then the newest of the rarest word that have the other words, too, by how well each was met,
 * among equals the best sold, and last whose number begins as asked.
 */
function statement(value: Value, others: number[]): SQL {
  const scores = [0, ...others].map(
    (at) => sql`coalesce((${list(value, "qualities", at)})[met.${wayOf(at)}], ${sql.raw(String(PART_NUMBER_QUALITY))})`,
  );
  return sql`
    select ${volatileColumns}, best.place, best.met
    from ${snapshotSql(value)}
    cross join (
      select id, min(place)::int as place, max(met)::int as met from (
        select id, place, 0 as met from unnest((select ${value("bearing")}::uuid[])) with ordinality as bearing (id, place)
        union all
        (select met.id, ${sql.raw(String(FOUND))} + row_number() over (
            order by ${sql.join(scores, sql` + `)} desc, coalesce(stock.sold, 0) desc, met.id desc) as place,
            count(*) over ()
          from (${newestMet(value, others)}) as met
          left join stock on stock.company_id = ${value("company")} and stock.product_id = met.id
          order by place limit (select ${value("limit")}::int))
        union all
        select id, ${sql.raw(String(BEGUN))} + place, 0
        from unnest((select ${value("begun")}::uuid[])) with ordinality as begun (id, place)
      ) as placed
      group by id order by place limit (select ${value("limit")}::int)
    ) as best
    join products p on p.company_id = ${value("company")} and p.id = best.id and p.published
    ${cardJoins}
    order by best.place`;
}

/** The products of the rarest word, the best way and the newest first, as long as they have the other words, too. */
function newestMet(value: Value, others: number[]): SQL {
  const met = others.map(
    (at) => sql`and (${hasWord(value, at)} or candidate.id = any (${list(value, "numbered", at)}))`,
  );
  const ways = others.map((at) => sql`, ${wayFound(value, at)} as ${wayOf(at)}`);
  return sql`
    select candidate.id, candidate.way as ${wayOf(0)} ${sql.join(ways)}
    from (
      select id, way from (
        select found.product_id as id, way.at as way
        from unnest(${list(value, "words", 0)}) with ordinality as way (word, at) cross join lateral (
          select product_id from search_words
          where company_id = ${value("company")} and word = way.word
          order by product_id desc limit (select ${value("lookedAt")}::int)) as found
        union all
        select id, null from unnest(${list(value, "numbered", 0)}) as id
        limit (select ${value("lookedAt")}::int)
      ) as candidate
      where true ${sql.join(met)}
      limit (select ${value("most")}::int)
    ) as candidate`;
}

/** Whether the candidate has the word in one of its ways: from a list of all that have, or looked up. */
const hasWord = (value: Value, at: number): SQL => sql`
  case when ${one(value, "isList", at)} then candidate.id in (
    select product_id from search_words where company_id = ${value("company")} and word = any (${list(value, "words", at)}))
  when ${one(value, "hasMore", at)} then ${wayLookedUp(value, at)} is not null
  else ${has(value, one(value, "first", at))} end`;

/** The place of the best way in which a candidate that has the word has it; null for a number's. */
const wayFound = (value: Value, at: number): SQL => sql`
  case when ${one(value, "isOne", at)} then 1
    when ${one(value, "hasMore", at)} then ${wayLookedUp(value, at)}
    when ${has(value, one(value, "first", at))} then 1 end`;

/** A product's own words, a dozen, are read sooner than several ways are looked up. */
const wayLookedUp = (value: Value, at: number): SQL => sql`(
  select min(array_position(${list(value, "words", at)}, word)) from search_words
  where company_id = ${value("company")} and product_id = candidate.id and word = any (${list(value, "words", at)}))`;

// Not `exists`, which PostgreSQL may answer from a list of all products that have the word.
const has = (value: Value, word: SQL): SQL => sql`(select true from search_words said
  where said.company_id = ${value("company")} and said.word = ${word} and said.product_id = candidate.id)`;

const LISTS = { words: sql`text[]`, numbered: sql`uuid[]`, qualities: sql`int[]` };
const ONES = { first: sql`text`, hasMore: sql`boolean`, isOne: sql`boolean`, isList: sql`boolean` };

// By a subselect, as the limits: see `known-words.ts`. A list cast once more is an array and not a column of one.
const list = (value: Value, name: keyof typeof LISTS, at: number): SQL =>
  sql`(select ${value(`${name}${at}`)}::${LISTS[name]})::${LISTS[name]}`;
const one = (value: Value, name: keyof typeof ONES, at: number): SQL =>
  sql`(select ${value(`${name}${at}`)}::${ONES[name]})`;

const wayOf = (at: number): SQL => sql`${sql.identifier(`way${at}`)}`;

// One for each number of words: what they are, are values.
const newest = Array.from({ length: MAX_TERMS }, (_, others) =>
  prepareStatement<string, RankedHit>(`search-newest-of-${others + 1}`, (value) =>
    statement(
      value,
      Array.from({ length: others }, (_, at) => at + 1),
    ),
  ),
);
