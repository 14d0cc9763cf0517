import { LRUCache } from "lru-cache";
import { createSingleFlight } from "./single-flight.ts";

export type VersionedCache<Value> = {
  get(key: string, version?: CacheVersion): Value | undefined;
  set(key: string, value: Value, version?: CacheVersion): void;
  delete(key: string): void;
  /** Concurrent callers share one load. A rejected load is not stored. */
  getOrLoad(key: string, load: () => Promise<Value>, version?: CacheVersion): Promise<Value>;
};

export type CacheOptions<Value> = CacheBudget<Value> & {
  name: string;
  ttlMs?: number;
  clock?: () => number;
};

/** `bytesOf` estimates: a positive integer. A value above `maxBytes` is not stored. */
type CacheBudget<Value> = { maxEntries: number } | { maxBytes: number; bytesOf: (value: Value, key: string) => number };

type CacheVersion = string | number | undefined;
type Entry<Value> = { value: Value; version: CacheVersion };

export type CacheStats = { hits: number; misses: number; evictions: number; entries: number; bytes?: number };

const statsByName = new Map<string, () => CacheStats>();

/** The figures of all caches. A cache created under the name of another one replaces it here. */
export const cacheStats = (): ReadonlyMap<string, CacheStats> =>
  new Map(Array.from(statsByName, ([name, read]) => [name, read()]));

export function createCache<Value>(options: CacheOptions<Value>): VersionedCache<Value> {
  const counts = { hits: 0, misses: 0, evictions: 0 };
  const store = new LRUCache<string, Entry<Value>>({
    ...limitsOf(options),
    dispose: (_entry, _key, reason) => {
      if (reason === "evict") counts.evictions++;
    },
  });
  statsByName.set(options.name, () => ({
    ...counts,
    entries: store.size,
    ...("maxBytes" in options && { bytes: store.calculatedSize }),
  }));
  const loadOnce = createSingleFlight<Value>();

  function findEntry(key: string, version: CacheVersion): Entry<Value> | undefined {
    const entry = store.get(key);
    if (entry === undefined || entry.version !== version) {
      counts.misses++;
      return undefined;
    }
    counts.hits++;
    return entry;
  }

  return {
    get: (key, version) => findEntry(key, version)?.value,
    set: (key, value, version) => void store.set(key, { value, version }),
    delete: (key) => void store.delete(key),
    async getOrLoad(key, load, version) {
      const entry = findEntry(key, version);
      if (entry) return entry.value;
      return loadOnce(`${version} ${key}`, async () => {
        const value = await load();
        store.set(key, { value, version });
        return value;
      });
    },
  };
}

function limitsOf<Value>(options: CacheOptions<Value>): LRUCache.Options<string, Entry<Value>, unknown> {
  const { ttlMs = 0, clock = () => performance.now() } = options;
  // A resolution of 0 reads the clock on every access, without a timer.
  const ttl = { ttl: ttlMs, ttlResolution: 0, perf: { now: clock } };
  if ("maxEntries" in options) return { ...ttl, max: options.maxEntries };
  return { ...ttl, maxSize: options.maxBytes, sizeCalculation: ({ value }, key) => options.bytesOf(value, key) };
}
