import type { CategoryDto } from "@pecacerta/contract/categories";
import type { ProductView } from "@pecacerta/contract/product";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { findCategories } from "../categories/queries.ts";
import { type FitVehicleRow, findFitVehicle } from "../fitment/fit-verdicts.ts";
import { findCollectionIds } from "../products/collections.ts";
import type { ProductReader } from "../products/product-reader.ts";
import { suggestCategories } from "./category-names.ts";
import type { Omissions } from "./omissions-dto.ts";
import { createCachedSearch } from "./search-cache.ts";
import type { SearchEngine } from "./search-engine.ts";

/** `products` is the JSON array. `droppedTerms`: words of the input that no product has together with the others. */
export type FoundProducts = Omissions & { products: Buffer };

export type Suggestions = FoundProducts & { categories: CategoryDto[] };

type VehicleChoice = { vehicleId: string | undefined };

export type SearchInput = VehicleChoice & { term: string; limit: number; view: ProductView };

export type SuggestionsInput = VehicleChoice & {
  query: string;
  limitProducts: number;
  limitCategories: number;
  view: ProductView;
};

export type SearchQueries = {
  searchProductsJson(tenant: Tenant, input: SearchInput): Promise<FoundProducts>;
  /** For an empty input, the latest products and all categories. */
  findSuggestions(tenant: Tenant, input: SuggestionsInput): Promise<Suggestions>;
};

const findChosenVehicle = async (tenant: Tenant, id: string | undefined): Promise<FitVehicleRow | undefined> =>
  id === undefined ? undefined : await findFitVehicle(reader(tenant), id);

export function createSearchQueries(engine: SearchEngine, products: ProductReader): SearchQueries {
  const search = createCachedSearch(engine, products);
  const latestProductsJson = async (
    tenant: Tenant,
    { limitProducts, view }: SuggestionsInput,
    vehicle: FitVehicleRow | undefined,
  ): Promise<Buffer> => {
    const ids = await findCollectionIds(tenant, "latest", limitProducts, vehicle);
    return (await products.findVersionedJson(tenant, ids, view)).json;
  };
  return {
    async searchProductsJson(tenant, { term: input, limit, view, vehicleId }) {
      const vehicle = await findChosenVehicle(tenant, vehicleId);
      const { json, version: _, ...omissions } = await search(tenant, { input, limit, view, isTyping: false, vehicle });
      return { products: json, ...omissions };
    },
    async findSuggestions(tenant, suggestionsInput) {
      const { query: input, limitProducts: limit, limitCategories, view, vehicleId } = suggestionsInput;
      const vehicle = await findChosenVehicle(tenant, vehicleId);
      if (input.trim() === "") {
        const [latest, categories] = await Promise.all([
          latestProductsJson(tenant, suggestionsInput, vehicle),
          findCategories(tenant),
        ]);
        return { products: latest, categories, droppedTerms: [] };
      }
      const { json, version, ...omissions } = await search(tenant, { input, limit, isTyping: true, view, vehicle });
      return {
        products: json,
        ...omissions,
        categories: await suggestCategories(tenant, { input, version, limit: limitCategories }),
      };
    },
  };
}
