import type { CategoryDto } from "@pecacerta/contract/categories";
import type { ProductView } from "@pecacerta/contract/product";
import type { Tenant } from "../../platform/database/tenant.ts";
import { findCategories } from "../categories/queries.ts";
import { findCollectionIds } from "../products/collections.ts";
import type { ProductReader } from "../products/product-reader.ts";
import { suggestCategories } from "./category-names.ts";
import { createCachedSearch } from "./search-cache.ts";
import type { SearchEngine } from "./search-engine.ts";

export type Suggestions = { products: Buffer; categories: CategoryDto[] };

export type SuggestionsInput = { query: string; limitProducts: number; limitCategories: number; view: ProductView };

export type SearchQueries = {
  searchProductsJson(tenant: Tenant, input: string, options: { limit: number; view: ProductView }): Promise<Buffer>;
  /** For an empty input, the latest products and all categories. */
  findSuggestions(tenant: Tenant, input: SuggestionsInput): Promise<Suggestions>;
};

export function createSearchQueries(engine: SearchEngine, products: ProductReader): SearchQueries {
  const search = createCachedSearch(engine, products);
  const latestProductsJson = async (tenant: Tenant, limit: number, view: ProductView): Promise<Buffer> =>
    (await products.findVersionedJson(tenant, await findCollectionIds(tenant, "latest", limit), view)).json;
  return {
    searchProductsJson: async (tenant, input, options) =>
      (await search(tenant, { input, ...options, isTyping: false })).json,
    async findSuggestions(tenant, { query: input, limitProducts: limit, limitCategories, view }) {
      if (input.trim() === "") {
        const [latest, categories] = await Promise.all([
          latestProductsJson(tenant, limit, view),
          findCategories(tenant),
        ]);
        return { products: latest, categories };
      }
      const { json, version } = await search(tenant, { input, limit, isTyping: true, view });
      return {
        products: json,
        categories: await suggestCategories(tenant, { input, version, limit: limitCategories }),
      };
    },
  };
}
