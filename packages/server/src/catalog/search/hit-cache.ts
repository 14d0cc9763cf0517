import { LRUCache } from "lru-cache";
import { memoizePerDatabase } from "../../platform/database/memoize-per-database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

/** Products that a text finds, the best first, in one version of the company's catalogue. */
type CachedHits = { version: number; ids: readonly string[] };
/** What they are the answer to. */
export type SearchRequest = { term: string; limit: number; isTyping: boolean };

const MOST_BYTES = 1_000_000;
const ABOUT_A_TEXT = 500;
const ABOUT_AN_ID = 60;

/** What was found for the texts that were answered last. */
export const hitCache = memoizePerDatabase(
  () => new LRUCache<string, CachedHits>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf }),
);

export const hitCacheKey = ({ companyId }: Tenant, { term, limit, isTyping }: SearchRequest): string =>
  `${companyId}/${limit}/${isTyping}/${term}`;

const bytesOf = ({ ids }: CachedHits): number => ABOUT_A_TEXT + ABOUT_AN_ID * ids.length;
