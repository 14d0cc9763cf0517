import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../../platform/database/tenant.ts";
import type { ParsedQuery, ScoredIds, SearchEngine, SearchHits } from "../search-engine.ts";
import { allHitsSql } from "./all-hits-sql.ts";
import { recognizedTerms, suggestCorrection } from "./did-you-mean.ts";
import { parseQuery } from "./parse-query.ts";
import { planSearch } from "./search-plan.ts";
import { findTopHits } from "./top-hits.ts";

export const postgresSearch: SearchEngine = {
  search: (tenant, input, limit) => findHits(tenant, { input, limit, isTyping: false }),
  suggest: (tenant, input, limit) => findHits(tenant, { input, limit, isTyping: true }),
  parse: (tenant, input) => parseQuery(tenant, input),
  findAllHits,
  correct: suggestCorrection,
  findRecognizedTerms: recognizedTerms,
};

async function findHits(
  tenant: Tenant,
  { input, limit, isTyping }: { input: string; limit: number; isTyping: boolean },
): Promise<SearchHits> {
  const query = await parseQuery(tenant, input, isTyping);
  const plan = planSearch(query);
  const hits = plan ? await findTopHits(tenant, plan, limit) : { ids: [] };
  return { ...hits, version: query.version };
}

async function findAllHits(tenant: Tenant, query: ParsedQuery): Promise<ScoredIds> {
  const plan = planSearch(query);
  const none = { ids: Buffer.alloc(0), scores: Buffer.alloc(0) };
  if (!plan) return none;
  const { rows } = await reader(tenant).execute<{ ids: Buffer | null; scores: Buffer | null }>(sql`
    select string_agg(uuid_send(product_id), '') as ids, string_agg(int4send(score::int), '') as scores
    from (${allHitsSql(tenant, plan)}) as hit`);
  const { ids, scores } = rows[0] ?? {};
  return ids && scores ? { ids, scores } : none;
}
