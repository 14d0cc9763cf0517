import { listProductsCall } from "@pecacerta/contract/listing";
import { PAGE_SIZE } from "@pecacerta/rules/listing";
import { productReader, searchEngine } from "@pecacerta/server/catalog/catalog";
import { createColumnIndex } from "@pecacerta/server/catalog/listing/column-index/column-index";
import type { ProductIndex } from "@pecacerta/server/catalog/listing/product-index";
import { createListingQueries } from "@pecacerta/server/catalog/listing/queries";
import type { ProductReader } from "@pecacerta/server/catalog/products/product-reader";
import type { SearchEngine } from "@pecacerta/server/catalog/search/search-engine";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import type pg from "pg";
import { catalogScenarios } from "../catalog/catalog-scenarios.ts";
import type { Tenants } from "./open-tenants.ts";
import { createPlainIndex } from "./plain-index.ts";
import { plainReader } from "./plain-reader.ts";
import { plainSearch } from "./plain-search.ts";

type Engines = { index: ProductIndex; products: ProductReader; search: SearchEngine };
type Variant = { name: string; engines: Engines };

/** The calls of a scenario, answered by the engines of the shop and by these with one plain implementation. */
export type EngineScenario = {
  name: string;
  maxP99?: number;
  variants: { name: string; calls: (() => Promise<unknown>)[] }[];
};

const engines: Engines = { index: createColumnIndex(searchEngine), products: productReader, search: searchEngine };
const shop: Variant = { name: "engines of the shop", engines };
const withPlainIndex: Variant = { name: "plain index", engines: { ...engines, index: createPlainIndex(searchEngine) } };
const withPlainReader: Variant = { name: "plain reader", engines: { ...engines, products: plainReader } };
const withPlainSearch: Variant = { name: "plain search", engines: { ...engines, search: plainSearch } };

const LISTING_KEYS = new Set([
  "category",
  "narrowed",
  "vehicle",
  "ranked",
  "ranked-whole",
  "whole",
  "page1",
  "page500",
]);

export async function engineScenarios(owner: pg.Client, tenants: Tenants): Promise<EngineScenario[]> {
  const scenarios = await catalogScenarios(owner);
  return scenarios
    .filter(({ key, requests }) => key !== "slug" && requests.length > 0)
    .map(({ key, name, maxP99, requests }) => ({
      name,
      maxP99,
      variants: [shop, LISTING_KEYS.has(key) ? withPlainIndex : withPlainSearch, withPlainReader].map((variant) => ({
        name: variant.name,
        calls: requests.map(
          ({ company, path }) =>
            () =>
              answer(variant.engines, tenants.bySlug(company), path),
        ),
      })),
    }));
}

/** Answers a request as its route does, without HTTP and without the cache of search hits. */
async function answer({ index, products, search }: Engines, tenant: Tenant, path: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  if (pathname === "/products") {
    const { view, ...query } = listProductsCall.query.parse(Object.fromEntries(searchParams));
    return createListingQueries({ index, search, products }).findProductListing(tenant, query, view);
  }
  const hits =
    pathname === "/search/suggestions"
      ? await search.suggest(tenant, searchParams.get("query") ?? "", {
          limit: Number(searchParams.get("limitProducts")),
        })
      : await search.search(tenant, decodeURIComponent(pathname.split("/").at(-1) ?? ""), { limit: PAGE_SIZE });
  return products.findVersionedJson(tenant, hits.ids, "full");
}
