import { Counter, Gauge, type Registry } from "prom-client";
import { type CacheStats, cacheStats } from "./cache.ts";

export function addCacheMetrics(registry: Registry): void {
  const common: MetricOptions = { labelNames: ["cache"], registers: [registry] };
  const counter = (name: string, help: string, figure: "hits" | "misses" | "evictions") =>
    new Counter({
      ...common,
      name,
      help,
      collect() {
        this.reset();
        for (const [cache, stats] of cacheStats()) this.inc({ cache }, stats[figure]);
      },
    });
  const gauge = (name: string, help: string, figure: keyof CacheStats) =>
    new Gauge({
      ...common,
      name,
      help,
      collect() {
        this.reset();
        for (const [cache, { [figure]: value }] of cacheStats()) if (value !== undefined) this.set({ cache }, value);
      },
    });
  counter("cache_hits_total", "Lookups that found a current entry", "hits");
  counter("cache_misses_total", "Lookups that found no entry, or one of another version", "misses");
  counter("cache_evictions_total", "Entries removed to stay within the budget", "evictions");
  gauge("cache_entries", "Entries in the cache", "entries");
  gauge("cache_bytes", "Estimated bytes of the entries, for caches with a budget in bytes", "bytes");
}

type MetricOptions = { labelNames: "cache"[]; registers: Registry[] };
