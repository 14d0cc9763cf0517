import { createCache } from "../cache/cache.ts";
import { ExternalServiceError } from "../outbound/fetch-json.ts";
import { createWorkQueue } from "../work-queue/work-queue.ts";
import type { FileStore } from "./file-store.ts";

const READ_TIMEOUT_MS = 2000;
const MAX_WAIT_MS = 1000;
const READS = { atOnce: 32, waiting: 500, maxWaitMs: MAX_WAIT_MS };
const CACHE_BYTES = 16_777_216;
/** Also the time after which a name that had no file is looked up again. */
const CACHE_TTL_MS = 60_000;
const MIN_BYTES = 500;

type CachedFile = { bytes: Buffer | undefined };

/** Reads for visitors: from a cache, a limited number at once, in limited time. */
export function limitReads(store: FileStore): FileStore["read"] {
  const cache = createCache<CachedFile>({
    name: "pictures",
    maxBytes: CACHE_BYTES,
    bytesOf: ({ bytes }) => MIN_BYTES + (bytes?.length ?? 0),
    ttlMs: CACHE_TTL_MS,
  });
  const reads = createWorkQueue(READS);
  const oneRead = createWorkQueue({ atOnce: 1, waiting: 0 });
  let isFailing = false;

  async function load(name: string): Promise<CachedFile> {
    // A store that failed is asked by one request at a time; the others are refused at once.
    const queue = isFailing ? oneRead : reads;
    return await queue.run([], async () => {
      if (isFailing && queue === reads) throw new ExternalServiceError("The store of pictures does not respond");
      try {
        const bytes = await store.read(name, AbortSignal.timeout(READ_TIMEOUT_MS));
        isFailing = false;
        return { bytes };
      } catch (error) {
        isFailing = true;
        throw error;
      }
    });
  }

  return async (name) => (await cache.getOrLoad(name, () => load(name))).bytes;
}
