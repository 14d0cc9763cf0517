import type { FilterDto } from "@pecacerta/contract/filter";
import type { Sort } from "@pecacerta/rules/listing";
import type { Tenant } from "../../platform/database/tenant.ts";
import type { FitVehicleRow } from "../fitment/fit-verdicts.ts";
import type { ParsedQuery } from "../search/search-engine.ts";

export type ProductIndex = {
  query(tenant: Tenant, query: IndexQuery): Promise<IndexResult>;
  /** The ids in the order of a listing's groups; within a group as given. Unpublished products are left out. */
  rank(tenant: Tenant, ids: readonly string[], options: RankOptions): Promise<string[]>;
};

export type RankOptions = { vehicle: ScopeVehicle | undefined; minVersion: number };

export type IndexQuery = {
  scope: ListingScope;
  /** The vehicle whose parts come first, by default that of the scope. */
  forVehicle?: ScopeVehicle;
  filters: Readonly<Record<string, string>>;
  sort: Sort;
  page: PageRequest;
  /** The result is of this catalog version or a later one. */
  minVersion: number;
};

export type IndexResult = {
  ids: string[];
  first: ListedPosition | undefined;
  last: ListedPosition | undefined;
  offset: number;
  total: number;
  facets: readonly FilterDto[];
};

export type ListingScope = { categoryId?: string; query?: ParsedQuery; vehicle?: ScopeVehicle & { fit?: ListedFit } };

/** Instead of the products that fit the vehicle, those whose manufacturers publish no vehicles. */
export type ListedFit = "unknown";

/** `data` is null for an unknown id: then only universal products fit. */
export type ScopeVehicle = { id: string; data: FitVehicleRow | null };

/** By page number, or after or before a product; neither is the first page. */
export type PageRequest =
  | { limit: number; page: number }
  | { limit: number; after?: ListedPosition; before?: ListedPosition };

/** A product, its position in the listing, from 1, and its group when a page was made. */
export type ListedPosition = { id: string; position: number; group: number };
