import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createCache } from "./cache.ts";
import { addCacheMetrics } from "./cache-metrics.ts";

test("a value of another version is a miss", () => {
  const cache = createCache<string>({ name: "test", maxEntries: 2 });
  cache.set("key", "old", 1);
  expect(cache.get("key", 1)).toBe("old");
  expect(cache.get("key", 2)).toBeUndefined();
  expect(cache.get("key")).toBeUndefined();
});

test("the least recently used entry is evicted above the budget", () => {
  const byCount = createCache<string>({ name: "test", maxEntries: 2 });
  const byBytes = createCache<string>({ name: "test", maxBytes: 20, bytesOf: (value) => value.length });
  for (const cache of [byCount, byBytes]) {
    cache.set("a", "0123456789");
    cache.set("b", "0123456789");
    cache.get("a");
    cache.set("c", "0123456789");
    expect(["a", "b", "c"].filter((key) => cache.get(key))).toEqual(["a", "c"]);
  }
});

test("an entry expires after its time to live", () => {
  let now = 1;
  const cache = createCache<string>({ name: "test", maxEntries: 2, ttlMs: 1000, clock: () => now });
  cache.set("key", "value");
  now = 1000;
  expect(cache.get("key")).toBe("value");
  now = 1002;
  expect(cache.get("key")).toBeUndefined();
});

test("concurrent loads of one version run once; a rejected one is repeated", async () => {
  const cache = createCache<number>({ name: "test", maxEntries: 2 });
  let loads = 0;
  const load = async () => ++loads;
  expect(await Promise.all([1, 1, 2].map((version) => cache.getOrLoad("key", load, version)))).toEqual([1, 1, 2]);
  expect(await cache.getOrLoad("key", load, 2)).toBe(2);
  const failing = () => Promise.reject(new Error("no database"));
  await expect(cache.getOrLoad("other", failing)).rejects.toThrow("no database");
  expect(await cache.getOrLoad("other", load)).toBe(3);
});

test("the metrics show hits, misses, evictions and size under the cache's name", async () => {
  const registry = new Registry();
  addCacheMetrics(registry);
  const cache = createCache<string>({ name: "measured", maxBytes: 20, bytesOf: (value) => value.length });
  for (const key of ["a", "b", "c"]) cache.set(key, "0123456789");
  for (const key of ["a", "b", "c"]) cache.get(key);
  const text = await registry.metrics();
  const figures = [...text.matchAll(/cache_(\w+)\{cache="measured"\} (\d+)/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(figures)).toEqual({
    hits_total: "2",
    misses_total: "1",
    evictions_total: "1",
    entries: "2",
    bytes: "20",
  });
});
