import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../../platform/database/tenant.ts";
import type { VolatileFields } from "../../products/product-json.ts";
import { allHitsSql } from "./all-hits-sql.ts";
import { findNewestHits } from "./newest-hits.ts";
import type { SearchPlan } from "./search-plan.ts";

/** Products, the best first, and what moves of each, where finding them told it. */
type TopHits = { ids: string[]; looked?: readonly VolatileFields[] };

/** The best products of a plan: all are found only if need be. */
export async function findTopHits(shop: Tenant, plan: SearchPlan, limit: number): Promise<TopHits> {
  const { bearing, begun, words } = plan;
  const hits = await findNewestHits(shop, plan, limit);
  if (hits) return { ids: hits.map(({ id }) => id), looked: hits };
  const found = words.length > 0 && limit > bearing.length ? await findWithAllTerms(shop, plan, limit) : [];
  return { ids: [...new Set([...bearing, ...found, ...begun])].slice(0, limit) };
}

async function findWithAllTerms(shop: Tenant, plan: SearchPlan, limit: number): Promise<string[]> {
  const { rows } = await reader(shop).execute<{ id: string }>(sql`
    select product_id as id from (${allHitsSql(shop, { ...plan, bearing: [], begun: [] })}) as hit
    order by score desc, product_id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
