import { compressBody } from "@pecacerta/server/platform/http/compressed-body";
import { expect, test } from "vitest";
import type { Page, PageAddress } from "./page.ts";
import { createPageCache } from "./page-cache.ts";

const here = { company: "one", name: "shared" };
const at = (target: string, isPassing = false): PageAddress => ({
  path: target,
  target,
  isFiltered: isPassing,
  isUnknown: false,
});

async function pageOf(version: string, html = "page", status = 200): Promise<Page> {
  return { status, headers: {}, version, body: await compressBody(Buffer.from(html)) };
}

/** A cache on versions that the test moves, and a count of the pages that were made. */
function watched(maxBytes = 100_000) {
  const versions = new Map([["one", "1"]]);
  const made: string[] = [];
  const changes: { products: string[] }[] = [];
  const cache = createPageCache(maxBytes, {
    of: (company) => versions.get(company) ?? "0",
    productChanges: () => changes.length,
    haveChanged: (_, since, { whole, missing }) =>
      changes.slice(since).some(({ products }) => missing || products.some((id) => whole.has(id))),
    listsFrom: () => Number.POSITIVE_INFINITY,
  });
  const ask = (target: string, html?: string, isPassing?: boolean, status?: number) =>
    cache.getOrRender(here, at(target, isPassing), async (version, products) => {
      made.push(target);
      products.whole.add(target);
      const page = await pageOf(version, html, status);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return page;
    });
  const change = (...products: string[]) => void changes.push({ products });
  return { cache, versions, made, ask, change };
}

test("fifty concurrent requests for an uncached page render it once", async () => {
  const { made, ask } = watched();
  const pages = await Promise.all(Array.from({ length: 50 }, () => ask("/products")));
  expect(made).toEqual(["/products"]);
  expect(new Set(pages).size).toBe(1);
});

test("requests during a burst of other changes render a page once", async () => {
  const { made, ask, change } = watched();
  const requests = Array.from({ length: 20 }, () => {
    change("other");
    return ask("/products");
  });
  await Promise.all(requests);
  expect(made).toEqual(["/products"]);
});

test("a request after a change of the page's product does not get the page of an earlier render", async () => {
  const { made, ask, change } = watched();
  const earlier = ask("/products", "old");
  change("/products");
  const later = await Promise.all(Array.from({ length: 20 }, () => ask("/products", "new")));
  expect(new Set(later)).toEqual(new Set([await ask("/products")]));
  expect(later[0]).not.toBe(await earlier);
  expect(made).toHaveLength(2);
});

test("a missing page is looked for again after a change of any product", async () => {
  const { made, ask, change } = watched();
  await ask("/nothing", "", false, 404);
  change("other");
  await ask("/nothing", "", false, 404);
  expect(made).toHaveLength(2);
});

test("a page is cached until its company's catalog version changes", async () => {
  const { made, versions, ask } = watched();
  await ask("/products");
  await ask("/products");
  expect(made).toHaveLength(1);
  versions.set("one", "2");
  expect((await ask("/products")).version).toBe("2");
  expect(made).toHaveLength(2);
});

test("a page rendered during a catalog change is not cached", async () => {
  const { made, versions, ask } = watched();
  const old = ask("/products");
  versions.set("one", "2");
  expect((await ask("/products")).version).toBe("2");
  expect((await old).version).toBe("1");
  expect((await ask("/products")).version).toBe("2");
  expect(made).toHaveLength(2);
});

test("[GEN-01] companies and origins at the same catalog version never share a page", async () => {
  const { cache, versions } = watched();
  versions.set("two", "1");
  const make = (html: string) => async (version: string) => pageOf(version, html);
  await cache.getOrRender(here, at("/"), make("one"));
  const other = await cache.getOrRender({ company: "two", name: "shared" }, at("/"), make("two"));
  const hosted = await cache.getOrRender({ company: "one", name: "host" }, at("/"), make("hosted"));
  expect(String((await other.body.encodedAs("identity")).bytes)).toBe("two");
  expect(String((await hosted.body.encodedAs("identity")).bytes)).toBe("hosted");
});

test("a page with no-store is not cached", async () => {
  const { cache } = watched();
  const secret = async (version: string) => ({ ...(await pageOf(version)), headers: { "cache-control": "no-store" } });
  await cache.getOrRender(here, at("/cart/checkout/token"), secret);
  expect(cache.getCached(here, at("/cart/checkout/token"))).toBeUndefined();
});

test("a failed page is not cached; a 404 is cached until the catalog changes", async () => {
  const { made, versions, ask } = watched();
  await ask("/broken", "", false, 500);
  await ask("/broken", "", false, 500);
  expect(made).toHaveLength(2);
  await ask("/nothing", "", false, 404);
  await ask("/nothing", "", false, 404);
  expect(made).toHaveLength(3);
  versions.set("one", "2");
  await ask("/nothing", "", false, 404);
  expect(made).toHaveLength(4);
});

test("a 404 never evicts a page or a search", async () => {
  const { made, ask } = watched(10_000);
  await ask("/products/a", "x".repeat(100));
  await ask("/catalog/product-search?search=a", "x".repeat(100), true);
  for (let number = 0; number < 100; number++) await ask(`/products/no-${number}`, "x".repeat(100), false, 404);
  made.length = 0;
  await ask("/products/a");
  await ask("/catalog/product-search?search=a", "", true);
  expect(made).toEqual([]);
});

test("a page that failed to render is rendered by the next request", async () => {
  const { cache } = watched();
  const failing = async () => Promise.reject(new Error("no database"));
  await expect(cache.getOrRender(here, at("/"), failing)).rejects.toThrow("no database");
  expect((await cache.getOrRender(here, at("/"), async (version) => pageOf(version))).status).toBe(200);
});

test("the cache stays within its size, and searches never evict catalog pages", async () => {
  const { made, ask } = watched(10_000);
  const large = "x".repeat(1000);
  await ask("/products/a", large);
  for (let number = 0; number < 100; number++) await ask(`/catalog/product-search?search=${number}`, large, true);
  made.length = 0;
  await ask("/products/a", large);
  expect(made).toEqual([]);
  await ask("/catalog/product-search?search=0", large, true);
  expect(made).toHaveLength(1);
});
