import type { CategoryDto } from "@pecacerta/contract/categories";
import type { Tenant } from "../../platform/database/tenant.ts";
import { findCategories } from "../categories/queries.ts";
import { findCollectionIds } from "../products/collections.ts";
import type { ProductReader } from "../products/product-reader.ts";
import { suggestCategories } from "./category-names.ts";
import { createCachedSearch } from "./search-cache.ts";
import type { SearchEngine } from "./search-engine.ts";

export type Suggestions = { products: Buffer; categories: CategoryDto[] };

export type SuggestionsInput = { query: string; limitProducts: number; limitCategories: number };

export type SearchQueries = {
  searchProductsJson(tenant: Tenant, input: string, limit: number): Promise<Buffer>;
  /** For an empty input, the latest products and all categories. */
  findSuggestions(tenant: Tenant, input: SuggestionsInput): Promise<Suggestions>;
};

export function createSearchQueries(engine: SearchEngine, products: ProductReader): SearchQueries {
  const search = createCachedSearch(engine, products);
  const latestProductsJson = async (tenant: Tenant, limit: number): Promise<Buffer> =>
    products.findProductsJson(tenant, await findCollectionIds(tenant, "latest", limit));
  return {
    searchProductsJson: async (tenant, input, limit) => (await search(tenant, { input, limit, isTyping: false })).json,
    async findSuggestions(tenant, { query: input, limitProducts: limit, limitCategories }) {
      if (input.trim() === "") {
        const [latest, categories] = await Promise.all([latestProductsJson(tenant, limit), findCategories(tenant)]);
        return { products: latest, categories };
      }
      const { json, version } = await search(tenant, { input, limit, isTyping: true });
      return {
        products: json,
        categories: await suggestCategories(tenant, { input, version, limit: limitCategories }),
      };
    },
  };
}
