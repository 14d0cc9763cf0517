import type { Tenant } from "../../../platform/database/tenant.ts";
import type { SearchEngine, SearchHits } from "../search-engine.ts";
import { findAllHits } from "./all-hits.ts";
import { recognizedTerms, suggestCorrection } from "./did-you-mean.ts";
import { parseQuery } from "./parse-query.ts";
import { planSearch } from "./search-plan.ts";
import { findTopHits } from "./top-hits.ts";

export const postgresSearch: SearchEngine = {
  search: (tenant, input, limit) => findHits(tenant, { input, limit, isTyping: false }),
  suggest: (tenant, input, limit) => findHits(tenant, { input, limit, isTyping: true }),
  parse: (tenant, input) => parseQuery(tenant, input),
  findAllHits: async (tenant, query) => {
    const plan = planSearch(query);
    return plan ? await findAllHits(tenant, plan) : { ids: Buffer.alloc(0), scores: Buffer.alloc(0) };
  },
  correct: suggestCorrection,
  findRecognizedTerms: recognizedTerms,
};

async function findHits(
  tenant: Tenant,
  { input, limit, isTyping }: { input: string; limit: number; isTyping: boolean },
): Promise<SearchHits> {
  const query = await parseQuery(tenant, input, isTyping);
  const plan = planSearch(query);
  return { ids: plan ? await findTopHits(tenant, plan, limit) : [], version: query.version };
}
