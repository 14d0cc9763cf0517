import type { CallQuery } from "@pecacerta/contract/call";
import type { FilterDto } from "@pecacerta/contract/filter";
import type { ListingDto, listProductsCall } from "@pecacerta/contract/listing";
import type { ProductCardDto, ProductView } from "@pecacerta/contract/product";
import { pageWindow, usesCursorPagination } from "@pecacerta/rules/listing";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { formatVehicleName } from "@pecacerta/rules/vehicle-name";
import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../platform/database/tenant.ts";
import type { ProductReader } from "../products/product-reader.ts";
import { toOmissionsDto } from "../search/omissions-dto.ts";
import type { ParsedQuery, SearchEngine } from "../search/search-engine.ts";
import { type CursorScope, decodeCursor, encodeCursor } from "./cursor.ts";
import type {
  IndexResult,
  ListedFit,
  ListedPosition,
  ListingScope,
  PageRequest,
  ProductIndex,
  ScopeVehicle,
} from "./product-index.ts";
import { findScopeVehicle } from "./vehicle-lists.ts";

export type ListingQuery = Omit<CallQuery<typeof listProductsCall>, "view"> & { fit?: ListedFit };

type ListingOutcome<Items> =
  | Outcome<Omit<ListingDto, "items"> & { items: Items }, "CATEGORY_NOT_FOUND">
  | Outcome<never, "VALIDATION_FAILED", { errors: Record<string, "ERROR_FORM_INVALID"> }>;

export type ListingQueries = {
  /** `items` is the JSON array of the products. */
  findProductListing(tenant: Tenant, query: ListingQuery, view: ProductView): Promise<ListingOutcome<Buffer>>;
  findCardListing(tenant: Tenant, query: ListingQuery, parsed?: ParsedQuery): Promise<ListingOutcome<ProductCardDto[]>>;
};

type ListingEngines = { index: ProductIndex; search: SearchEngine; products: ProductReader };

export function createListingQueries({ index, search, products }: ListingEngines): ListingQueries {
  async function findListing<Items>(
    tenant: Tenant,
    query: ListingQuery,
    readItems: (tenant: Tenant, ids: readonly string[]) => Promise<Items>,
    parsed?: ParsedQuery,
  ): Promise<ListingOutcome<Items>> {
    const resolved = await resolveScope(tenant, query, search, parsed);
    if (!resolved) return refuse("CATEGORY_NOT_FOUND");
    const { scope, forVehicle, version: minVersion } = resolved;
    const page = toPageRequest(tenant, query);
    if (!page.ok) return page;
    const { filters, sort, limit } = query;
    const result = await index.query(tenant, {
      scope,
      ...(forVehicle && { forVehicle }),
      filters,
      sort,
      page: page.value,
      minVersion,
    });
    return accept({
      items: await readItems(tenant, result.ids),
      ...(usesCursorPagination(query.category) ? cursorPage(tenant, query, result) : numberedPage(query, result)),
      total: result.total,
      limit,
      sort,
      filters: [...result.facets, ...vehicleFilter(scope)],
      ...(scope.query && toOmissionsDto(scope.query)),
    });
  }
  return {
    findProductListing: (tenant, query, view) =>
      findListing(tenant, query, async (tenant, ids) => (await products.findVersionedJson(tenant, ids, view)).json),
    findCardListing: (tenant, query, parsed) => findListing(tenant, query, products.findCards, parsed),
  };
}

async function resolveScope(
  tenant: Tenant,
  { category, search: input, vehicle, forVehicle: forVehicleId, filters, fit }: ListingQuery,
  search: SearchEngine,
  parsed?: ParsedQuery,
): Promise<{ scope: ListingScope; forVehicle: ScopeVehicle | undefined; version: number } | undefined> {
  const vehicleId = vehicle ?? filters.vehicle;
  const [rows, query, narrowed, forVehicle] = await Promise.all([
    selectVersionAndCategory(readerClient(tenant), { company: tenant.companyId, category: category ?? null }),
    input === "" ? undefined : (parsed ?? search.parse(tenant, input)),
    findScopeVehicle(tenant, vehicleId),
    findScopeVehicle(tenant, forVehicleId),
  ]);
  const { version = 0, categoryId = null } = rows[0] ?? {};
  if (category !== undefined && categoryId === null) return undefined;
  const scope = {
    ...(categoryId !== null && { categoryId }),
    ...(query && { query }),
    ...(narrowed && { vehicle: { ...narrowed, ...(fit && { fit }) } }),
  };
  return { scope, forVehicle, version };
}

const selectVersionAndCategory = prepareStatement<
  "company" | "category",
  { version: number; categoryId: string | null }
>(
  "listing-version-and-category",
  (value) => sql`
    select
      coalesce((select version from catalog_versions where company_id = ${value("company")}), 0) as version,
      (select id from categories where company_id = ${value("company")} and type = 'shop' and slug = ${value("category")})
        as "categoryId"`,
);

function toPageRequest(
  tenant: Tenant,
  query: ListingQuery,
): Outcome<PageRequest, "VALIDATION_FAILED", { errors: Record<string, "ERROR_FORM_INVALID"> }> {
  const { limit, page, after, before } = query;
  if (!usesCursorPagination(query.category)) return accept({ limit, page });
  const field = after === undefined ? "before" : "after";
  const cursor = after ?? before;
  if (cursor === undefined) return accept({ limit });
  const position = decodeCursor(cursorScope(tenant, query), cursor);
  return position
    ? accept({ limit, [field]: position })
    : refuse("VALIDATION_FAILED", { errors: { [field]: "ERROR_FORM_INVALID" } });
}

const cursorScope = (
  { companyId }: Tenant,
  { category, sort, search, vehicle, forVehicle, filters }: ListingQuery,
): CursorScope => {
  const rankedFor = forVehicle ?? vehicle ?? filters.vehicle;
  const list = `${category}/${sort}/${search}`;
  return { companyId, list: rankedFor === undefined ? list : `${rankedFor}/${list}` };
};

function numberedPage({ page: requested, limit }: ListingQuery, { total }: IndexResult) {
  const { page, pages, from, to } = pageWindow({ page: requested, limit, total });
  return { page, pages, from, to, navigation: { type: "page" as const } };
}

function cursorPage(tenant: Tenant, query: ListingQuery, { ids, first, last, offset, total }: IndexResult) {
  const { limit, after, before } = query;
  const isBackward = after === undefined && before !== undefined;
  const isEmpty = ids.length === 0;
  const from = isEmpty ? 0 : offset + 1;
  const to = isEmpty ? 0 : offset + ids.length;
  const scope = cursorScope(tenant, query);
  const cursorAt = (listed: ListedPosition | undefined) => (listed ? encodeCursor(scope, listed) : null);
  return {
    page: Math.max(1, Math.ceil(to / limit)),
    pages: Math.max(1, Math.ceil(total / limit)),
    from,
    to,
    navigation: {
      type: "cursor" as const,
      startCursor: cursorAt(first),
      endCursor: cursorAt(last),
      hasPreviousPage: isEmpty ? !isBackward && total > 0 : from > 1,
      hasNextPage: isEmpty ? isBackward && total > 0 : to < total,
    },
  };
}

const vehicleFilter = ({ vehicle }: ListingScope): FilterDto[] =>
  vehicle ? [{ ...VEHICLE_FILTER, value: vehicle.id, label: vehicle.data && formatVehicleName(vehicle.data) }] : [];
const VEHICLE_FILTER = { type: "vehicle", slug: "vehicle", name: "Veículo" } as const;
