import type pg from "pg";
import type { Tenant } from "../../../platform/database/tenant.ts";
import type { IndexedCategory, IndexedProduct } from "./product-columns.ts";

/** A changed product, and the unchanged product that follows it in each order: null at the end. */
export type ChangedProduct = IndexedProduct & {
  categories: [categoryId: string, position: number][];
  nextByNewest: string | null;
  nextByName: string | null;
  nextByPrice: string | null;
  newestRank: number;
  priceRank: number;
};
export type CategoryProducts = { category: string; ids: Buffer; positions: Buffer | null };

export type SnapshotClient = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
};

const STATEMENT_TIMEOUT_MS = 30_000;
const PRODUCTS_PER_FETCH = 5000;
const CATEGORIES_PER_FETCH = 20;

/** Runs `read` in one repeatable-read transaction of the primary, so that everything it reads belongs to one moment. */
export const readSnapshot = <Result>(
  { companyId, database }: Tenant,
  read: (client: SnapshotClient) => Promise<Result>,
): Promise<Result> => database.shares.readerPool.run(companyId, () => readInTransaction(database.readerPool, read));

async function readInTransaction<Result>(
  readerPool: pg.Pool,
  read: (client: SnapshotClient) => Promise<Result>,
): Promise<Result> {
  const client = await readerPool.connect();
  const limit = { query_timeout: STATEMENT_TIMEOUT_MS + 500 };
  let failure: Error | undefined;
  try {
    await Promise.all([
      client.query("begin isolation level repeatable read"),
      client.query(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`),
    ]);
    const result = await read({
      query: (text, values) => client.query({ text, values, ...limit }),
    });
    await client.query("commit");
    return result;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

export async function readCatalogVersion(client: SnapshotClient, companyId: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select version from catalog_versions where company_id = $1",
    [companyId],
  );
  return rows[0]?.version ?? 0;
}

export async function* streamProducts(client: SnapshotClient, companyId: string): AsyncGenerator<IndexedProduct[]> {
  yield* fetchInBatches<IndexedProduct>(
    client,
    `select id, price, compare_at_price is not null as reduced, stars, brand, features::text as features, compatibility,
        greatest(stock.on_hand, 0) as stock
      from products p
      left join stock on stock.company_id = ${quoteUuid(companyId)} and stock.product_id = p.id
      where p.company_id = ${quoteUuid(companyId)} and published order by created_at desc, id`,
    PRODUCTS_PER_FETCH,
  );
}

export async function countProducts(client: SnapshotClient, companyId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*) from products where company_id = $1 and published",
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

export async function readSortedIds(
  client: SnapshotClient,
  companyId: string,
  column: "name" | "price",
): Promise<Buffer> {
  const { rows } = await client.query<{ ids: Buffer | null }>(
    `select string_agg(uuid_send(id), '') as ids from (
      select id from products where company_id = $1 and published order by ${column}, id) as sorted`,
    [companyId],
  );
  return rows[0]?.ids ?? Buffer.alloc(0);
}

export async function* streamCategoryProducts(
  client: SnapshotClient,
  companyId: string,
): AsyncGenerator<CategoryProducts[]> {
  yield* fetchInBatches<CategoryProducts>(
    client,
    `select category_id as category, string_agg(uuid_send(product_id), '') as ids,
        case when bool_or(position <> 0) then string_agg(int4send(position), '') end as positions
      from product_categories where company_id = ${quoteUuid(companyId)} and published group by category_id`,
    CATEGORIES_PER_FETCH,
  );
}

export async function readChangedIds(
  client: SnapshotClient,
  { companyId, version, limit }: { companyId: string; version: number; limit: number },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "select product_id as id from listing_changes where company_id = $1 and version > $2 limit $3",
    [companyId, version, limit],
  );
  return rows.map(({ id }) => id);
}

/** The stock of the products whose stock began or ended after the version. */
export async function readChangedStock(
  client: SnapshotClient,
  { companyId, version, limit }: { companyId: string; version: number; limit: number },
): Promise<{ id: string; stock: number }[]> {
  const { rows } = await client.query<{ id: string; stock: number }>(
    `select changed.product_id as id, greatest(stock.on_hand, 0) as stock from listing_changes changed
      left join stock on stock.company_id = $1 and stock.product_id = changed.product_id
      where changed.company_id = $1 and stock_version > $2 limit $3`,
    [companyId, version, limit],
  );
  return rows;
}

export async function readChangedProducts(
  client: SnapshotClient,
  companyId: string,
  ids: string[],
): Promise<ChangedProduct[]> {
  const next = (order: string, isAfter: string) => `(select q.id from products q
    where q.company_id = $1 and q.published and ${isAfter} and q.id <> all ($2) order by ${order} limit 1)`;
  const { rows } = await client.query<ChangedProduct>(
    `select p.id, p.price, p.compare_at_price is not null as reduced, p.stars, p.brand, p.features::text as features,
      p.compatibility, greatest(stock.on_hand, 0) as stock,
      (select coalesce(json_agg(json_build_array(link.category_id, link.position)), '[]') from product_categories link
        where link.company_id = $1 and link.product_id = p.id) as categories,
      ${next("q.created_at desc, q.id", "q.created_at <= p.created_at and (q.created_at < p.created_at or q.id > p.id)")}
        as "nextByNewest",
      ${next("q.name, q.id", "(q.name, q.id) > (p.name, p.id)")} as "nextByName",
      ${next("q.price, q.id", "(q.price, q.id) > (p.price, p.id)")} as "nextByPrice",
      row_number() over (order by p.created_at desc, p.id) as "newestRank",
      row_number() over (order by p.price, p.id) as "priceRank"
    from products p left join stock on stock.company_id = $1 and stock.product_id = p.id
    where p.company_id = $1 and p.published and p.id = any ($2) order by p.name, p.id`,
    [companyId, ids],
  );
  return rows;
}

export async function readCategoryTree(client: SnapshotClient, companyId: string): Promise<IndexedCategory[]> {
  const { rows } = await client.query<IndexedCategory>(
    `select id, slug, name, parent_id as "parentId" from categories
      where company_id = $1 and type = 'shop' order by position, name, id`,
    [companyId],
  );
  return rows;
}

async function* fetchInBatches<Row extends object>(
  client: SnapshotClient,
  statement: string,
  batchSize: number,
): AsyncGenerator<Row[]> {
  await client.query(`declare batches no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${batchSize} from batches`);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) break;
  }
  await client.query("close batches");
}

// DECLARE takes no parameters.
function quoteUuid(companyId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(companyId)) throw new Error("A company id must be a uuid");
  return `'${companyId}'::uuid`;
}
