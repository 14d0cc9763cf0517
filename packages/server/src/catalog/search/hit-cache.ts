import { LRUCache } from "lru-cache";
import type { Shop } from "../../companies/shop.ts";
import { besideDatabase } from "../../platform/database/beside.ts";

/** Products that a text finds, the best first, in one version of the company's catalogue. */
type CachedHits = { version: number; ids: readonly string[] };
/** What they are the answer to. */
export type SearchRequest = { term: string; limit: number; isTyping: boolean };

const MOST_BYTES = 1_000_000;
const ABOUT_A_TEXT = 500;
const ABOUT_AN_ID = 60;

/** What was found for the texts that were answered last. */
export const hitCache = besideDatabase(
  () => new LRUCache<string, CachedHits>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf }),
);

export const hitCacheKey = ({ companyId }: Shop, { term, limit, isTyping }: SearchRequest): string =>
  `${companyId}/${limit}/${isTyping}/${term}`;

const bytesOf = ({ ids }: CachedHits): number => ABOUT_A_TEXT + ABOUT_AN_ID * ids.length;
