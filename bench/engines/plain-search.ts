import { allHitsSql } from "@pecacerta/server/catalog/search/postgres/all-hits";
import { parseQuery } from "@pecacerta/server/catalog/search/postgres/parse-query";
import { postgresSearch } from "@pecacerta/server/catalog/search/postgres/postgres-search";
import { planSearch } from "@pecacerta/server/catalog/search/postgres/search-plan";
import type { SearchEngine, SearchHits } from "@pecacerta/server/catalog/search/search-engine";
import { reader, type Tenant } from "@pecacerta/server/platform/database/tenant";
import { sql } from "drizzle-orm";

/** The plain `SearchEngine`: parses like the engine, then scores and sorts every product that matches. */
export const plainSearch: SearchEngine = {
  ...postgresSearch,
  search: (tenant, input, limit) => findHits(tenant, { input, limit, isTyping: false }),
  suggest: (tenant, input, limit) => findHits(tenant, { input, limit, isTyping: true }),
};

async function findHits(
  tenant: Tenant,
  { input, limit, isTyping }: { input: string; limit: number; isTyping: boolean },
): Promise<SearchHits> {
  const query = await parseQuery(tenant, input, isTyping);
  const plan = planSearch(query);
  if (!plan) return { ids: [], version: query.version };
  const { rows } = await reader(tenant).execute<{ id: string }>(sql`
    select hit.product_id as id from (${allHitsSql(tenant, plan)}) as hit
    left join stock on stock.company_id = ${tenant.companyId} and stock.product_id = hit.product_id
    order by hit.score desc, coalesce(stock.sold, 0) desc, hit.product_id desc limit ${limit}`);
  return { ids: rows.map(({ id }) => id), version: query.version };
}
