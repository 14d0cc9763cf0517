import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { ListCondition } from "./list-condition.ts";

const FEW = 2000;

export const allIds = ({ companyId }: TenantTransaction): SQL =>
  sql`select id from products where company_id = ${companyId}`;

/** `ids`: an array of SQL; undefined if more than `max` products match, of which `count` is then `max + 1`. */
export type MatchingIds = { ids: string | undefined; count: number };

/** `rowsPerProduct`: how often the conditions may find one product. */
export async function findMatches(
  tx: TenantTransaction,
  conditions: readonly ListCondition[],
  { max, rowsPerProduct }: { max: number; rowsPerProduct: number },
): Promise<MatchingIds> {
  const maxRows = max * rowsPerProduct;
  const id = rowsPerProduct > 1 ? sql`distinct id` : sql`id`;
  const { rows } = await tx.execute<MatchingIds>(sql`
    with found as materialized (select id from (${await matchingSql(tx, conditions)} limit ${maxRows + 1}) as matching),
      listed as (select coalesce(array_agg(${id}), '{}') as ids, count(*)::int as rows from found)
    select case when rows <= ${maxRows} then ids::text end as ids, cardinality(ids) as count from listed`);
  const { ids, count } = rows[0] ?? { ids: undefined, count: 0 };
  return ids && count <= max ? { ids, count } : { ids: undefined, count: max + 1 };
}

async function matchingSql(tx: TenantTransaction, conditions: readonly ListCondition[]): Promise<SQL> {
  const [first, ...others] = conditions;
  if (!first) return allIds(tx);
  if (others.length === 0) return first.ids;
  const rare = await findRareCondition(tx, conditions);
  if (rare)
    return checkedSql(
      tx,
      rare.ids,
      conditions.filter((condition) => condition !== rare),
    );
  const [usual, sets] = [conditions.filter(({ isUsual }) => isUsual), conditions.filter(({ isUsual }) => !isUsual)];
  // Not a join: of selects that are limited PostgreSQL joins each row with each.
  const intersected = sql.join(
    sets.map(({ ids }) => sql`(select id from (${ids}) as one)`),
    sql` intersect `,
  );
  return usual.length === 0 ? intersected : checkedSql(tx, intersected, usual);
}

const checkedSql = ({ companyId }: TenantTransaction, ids: SQL, conditions: readonly ListCondition[]): SQL =>
  sql`select p.id from (${ids}) as narrowed join products p on p.company_id = ${companyId} and p.id = narrowed.id
    where ${sql.join(conditions.map(checkByKey), sql` and `)}`;

export const checkByKey = ({ isMet, isMetByKey }: ListCondition): SQL => isMetByKey ?? isMet;

/** The condition that fewest products meet, if they are few enough to be checked by keys. */
async function findRareCondition(
  tx: TenantTransaction,
  conditions: readonly ListCondition[],
): Promise<ListCondition | undefined> {
  const counts = conditions.map(({ ids }) => sql`(select count(*)::int from (${ids} limit ${FEW + 1}) as counted)`);
  const { rows } = await tx.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  const found = rows[0]?.counts ?? [];
  const fewest = Math.min(...found);
  return fewest <= FEW ? conditions[found.indexOf(fewest)] : undefined;
}
