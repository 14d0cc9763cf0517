import { allHitsSql } from "@pecacerta/server/catalog/search/postgres/all-hits";
import { withMissingPart } from "@pecacerta/server/catalog/search/postgres/missing-part";
import { parseQuery } from "@pecacerta/server/catalog/search/postgres/parse-query";
import { postgresSearch } from "@pecacerta/server/catalog/search/postgres/postgres-search";
import { relaxedQueries } from "@pecacerta/server/catalog/search/postgres/relax-query";
import { planSearch, type SearchPlan } from "@pecacerta/server/catalog/search/postgres/search-plan";
import type {
  ParsedQuery,
  SearchEngine,
  SearchHits,
  SearchOptions,
} from "@pecacerta/server/catalog/search/search-engine";
import { reader, type Tenant } from "@pecacerta/server/platform/database/tenant";
import { sql } from "drizzle-orm";

/** The plain `SearchEngine`: parses like the engine, then scores and sorts every product that matches. */
export const plainSearch: SearchEngine = {
  ...postgresSearch,
  search: (tenant, input, options) => findHits(tenant, { ...options, input, isTyping: false }),
  suggest: (tenant, input, options) => findHits(tenant, { ...options, input, isTyping: true }),
};

async function findHits(
  tenant: Tenant,
  { input, limit, isTyping }: SearchOptions & { input: string; isTyping: boolean },
): Promise<SearchHits> {
  const parsed = await parseQuery(tenant, input, isTyping);
  for (const query of relaxedQueries(parsed)) {
    const plan = planSearch(query);
    const ids = plan && (await hasHitsOfItsOwn(tenant, plan)) ? await selectHits(tenant, plan, limit) : [];
    if (ids.length > 0) return toHits(query.isVehicleDropped ? withMissingPart(query, parsed) : query, ids);
  }
  return toHits(withMissingPart({ ...parsed, droppedTerms: [] }, parsed), []);
}

const toHits = ({ version, droppedTerms, missingPart }: ParsedQuery, ids: string[]): SearchHits => ({
  ids,
  version,
  droppedTerms,
  ...(missingPart && { missingPart }),
});

/** Returns false if only products for every vehicle match: they are added to others, and are no answer alone. */
async function hasHitsOfItsOwn(tenant: Tenant, plan: SearchPlan): Promise<boolean> {
  const passes = plan.passes.filter(({ filter }) => filter !== "universal");
  return passes.length === plan.passes.length || (await selectHits(tenant, { ...plan, passes }, 1)).length > 0;
}

async function selectHits(tenant: Tenant, plan: SearchPlan, limit: number): Promise<string[]> {
  const { rows } = await reader(tenant).execute<{ id: string }>(sql`
    select hit.product_id as id from (${allHitsSql(tenant, plan)}) as hit
    left join products p on p.company_id = ${tenant.companyId} and p.id = hit.product_id
    left join stock on stock.company_id = ${tenant.companyId} and stock.product_id = hit.product_id
    order by hit.score desc, (p.price > 0 and coalesce(stock.on_hand, 0) > 0) desc, coalesce(stock.sold, 0) desc,
      hit.product_id desc
    limit ${limit}`);
  return rows.map(({ id }) => id);
}
