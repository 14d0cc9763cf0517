import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../../platform/database/tenant.ts";
import type { VolatileFields } from "../../products/product-reader.ts";
import { allHitsSql } from "./all-hits-sql.ts";
import { findNewestHits } from "./newest-hits.ts";
import type { SearchPlan } from "./search-plan.ts";

type TopHits = { ids: string[]; volatileFields?: readonly VolatileFields[] };

export async function findTopHits(tenant: Tenant, plan: SearchPlan, limit: number): Promise<TopHits> {
  const { exactMatches, prefixMatches, terms } = plan;
  const newest = await findNewestHits(tenant, plan, limit);
  if (newest) return { ids: newest.map(({ id }) => id), volatileFields: newest };
  const scored = terms.length > 0 && limit > exactMatches.length ? await findByScore(tenant, plan, limit) : [];
  return { ids: [...new Set([...exactMatches, ...scored, ...prefixMatches])].slice(0, limit) };
}

async function findByScore(tenant: Tenant, plan: SearchPlan, limit: number): Promise<string[]> {
  const termsOnly = { ...plan, exactMatches: [], prefixMatches: [] };
  const { rows } = await reader(tenant).execute<{ id: string }>(sql`
    select product_id as id from (${allHitsSql(tenant, termsOnly)}) as hit
    order by score desc, product_id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
