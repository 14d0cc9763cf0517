import { createColumnIndex } from "./listing/column-index/column-index.ts";
import { createListingQueries } from "./listing/queries.ts";
import { createVehicleLists } from "./listing/vehicle-lists.ts";
import { findCardsByIds, findProductsByIds } from "./products/find-products.ts";
import { findVersionedJson } from "./products/product-json.ts";
import type { ProductReader } from "./products/product-reader.ts";
import { postgresSearch } from "./search/postgres/postgres-search.ts";
import { createSearchQueries } from "./search/queries.ts";
import type { SearchEngine } from "./search/search-engine.ts";

// The one place that chooses the engines. Everything else knows their interfaces only.

export const searchEngine: SearchEngine = postgresSearch;

export const productReader: ProductReader = {
  findProducts: findProductsByIds,
  findCards: findCardsByIds,
  findVersionedJson,
};

export const searchQueries = createSearchQueries(searchEngine, productReader);

const index = createColumnIndex(searchEngine);

export const { findProductListing, findCardListing } = createListingQueries({
  index,
  search: searchEngine,
  products: productReader,
});

export const { findCategoryCounts, findFirstIds, rankProductIds } = createVehicleLists(index);
