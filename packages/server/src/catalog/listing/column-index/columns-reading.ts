import type pg from "pg";
import type { Tenant } from "../../../platform/database/tenant.ts";
import type { Row } from "./columns.ts";

/** A product that changed, and which unchanged ones it stands before in each order: null is the end. */
export type Changed = Row & {
  places: [category: string, position: number][];
  nextByNewest: string | null;
  nextByName: string | null;
  nextByPrice: string | null;
  newestRank: number;
  priceRank: number;
};
/** The ids of a category's products, 16 bytes each, and their positions, 4 bytes each, where there are any. */
export type Places = { category: string; ids: Buffer; positions: Buffer | null };

/** A connection whose statements may take longer than those of a request: many products are read. */
export type BulkClient = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
};

const LONGEST_MS = 30_000;
const AT_ONCE = 5000;
const CATEGORIES_AT_ONCE = 20;

/** One look at the company's goods on show: all that is read in it was so at one moment. */
export async function lookAt<Seen>(shop: Tenant, look: (client: BulkClient) => Promise<Seen>): Promise<Seen> {
  const client = await shop.database.readerPool.connect();
  const limit = { query_timeout: LONGEST_MS + 500 };
  let broken: Error | undefined;
  try {
    await client.query(`begin isolation level repeatable read; set local statement_timeout = ${LONGEST_MS}`);
    const seen = await look({
      query: (text, values) => client.query({ text, values, ...limit }),
    });
    await client.query("commit");
    return seen;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

export async function versionSeen(client: BulkClient, companyId: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select version from catalogue_versions where company_id = $1",
    [companyId],
  );
  return rows[0]?.version ?? 0;
}

/** The products on show, the newest first, some at a time: there may be hundreds of thousands. */
export async function* rowsOf(client: BulkClient, companyId: string): AsyncGenerator<Row[]> {
  yield* fetched<Row>(
    client,
    `select id, price, compare_at_price is not null as reduced, stars, brand, features::text as features
      from products where company_id = ${quoted(companyId)} and published order by created_at desc, id`,
    AT_ONCE,
  );
}

export async function countOf(client: BulkClient, companyId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*) from products where company_id = $1 and published",
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

/** The ids of all products on show, by name or by price, 16 bytes each. */
export async function idsBy(client: BulkClient, companyId: string, column: "name" | "price"): Promise<Buffer> {
  const { rows } = await client.query<{ ids: Buffer | null }>(
    `select string_agg(uuid_send(id), '') as ids from (
      select id from products where company_id = $1 and published order by ${column}, id) as sorted`,
    [companyId],
  );
  return rows[0]?.ids ?? Buffer.alloc(0);
}

export async function* placesOf(client: BulkClient, companyId: string): AsyncGenerator<Places[]> {
  yield* fetched<Places>(
    client,
    `select category_id as category, string_agg(uuid_send(product_id), '') as ids,
        case when bool_or(position <> 0) then string_agg(int4send(position), '') end as positions
      from product_categories where company_id = ${quoted(companyId)} and shown group by category_id`,
    CATEGORIES_AT_ONCE,
  );
}

/** Products written since a version, at most so many. */
export async function changedSince(
  client: BulkClient,
  { companyId, version, most }: { companyId: string; version: number; most: number },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "select product_id as id from listing_changes where company_id = $1 and version > $2 limit $3",
    [companyId, version, most],
  );
  return rows.map(({ id }) => id);
}

/** As they are now, by name; those that are not on show any more are left out. */
export async function rowsChanged(client: BulkClient, companyId: string, ids: string[]): Promise<Changed[]> {
  const next = (order: string, isBeyond: string) => `(select q.id from products q
    where q.company_id = $1 and q.published and ${isBeyond} and q.id <> all ($2) order by ${order} limit 1)`;
  const { rows } = await client.query<Changed>(
    `select p.id, p.price, p.compare_at_price is not null as reduced, p.stars, p.brand, p.features::text as features,
      (select coalesce(json_agg(json_build_array(place.category_id, place.position)), '[]') from product_categories place
        where place.company_id = $1 and place.product_id = p.id) as places,
      ${next("q.created_at desc, q.id", "q.created_at <= p.created_at and (q.created_at < p.created_at or q.id > p.id)")}
        as "nextByNewest",
      ${next("q.name, q.id", "(q.name, q.id) > (p.name, p.id)")} as "nextByName",
      ${next("q.price, q.id", "(q.price, q.id) > (p.price, p.id)")} as "nextByPrice",
      row_number() over (order by p.created_at desc, p.id) as "newestRank",
      row_number() over (order by p.price, p.id) as "priceRank"
    from products p where p.company_id = $1 and p.published and p.id = any ($2) order by p.name, p.id`,
    [companyId, ids],
  );
  return rows;
}

/** The names of registered brands, by the text that products hold. */
export async function brandNames(client: BulkClient, texts: string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ slug: string; name: string }>(
    "select slug, name from brands where slug = any ($1)",
    [texts],
  );
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

async function* fetched<Thing extends object>(
  client: BulkClient,
  statement: string,
  atOnce: number,
): AsyncGenerator<Thing[]> {
  await client.query(`declare fetched no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await client.query<Thing>(`fetch ${atOnce} from fetched`);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) break;
  }
  await client.query("close fetched");
}

// A cursor takes no parameters here; the id is a uuid of our own.
function quoted(companyId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(companyId)) throw new Error("A company id must be a uuid");
  return `'${companyId}'::uuid`;
}
