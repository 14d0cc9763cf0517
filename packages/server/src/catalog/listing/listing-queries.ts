import type { FilterDto } from "@pecacerta/contract/filter";
import type { ListingDto } from "@pecacerta/contract/listing";
import { pageWindow, usesCursorPagination } from "@pecacerta/rules/listing";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { formatVehicleName } from "@pecacerta/rules/vehicle-name";
import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { findFitVehicle } from "../fitment/fit-verdicts.ts";
import { findCardsByIds } from "../products/find-products.ts";
import { findProductsJson } from "../products/product-json.ts";
import { type ParsedQuery, parseQuery } from "../search/postgres/parse-query.ts";
import { planSearch } from "../search/postgres/search-plan.ts";
import type { Columns } from "./column-index/columns.ts";
import { columnsOf } from "./column-index/columns-kept.ts";
import { pageByCursor } from "./listing-by-cursor.ts";
import { counted } from "./listing-counted.ts";
import { countsOf } from "./listing-counts.ts";
import { facetsOf } from "./listing-facets.ts";
import { narrowingOf, passes, type Sieve, sieveOf } from "./listing-narrowing.ts";
import { idsOnPage, walkOf } from "./listing-page.ts";
import { type ListingQuery, type Scope, type Slots, slotsOf } from "./listing-scope.ts";

type Faults = { errors: Record<string, "ERROR_FORM_INVALID"> };

type Listed<Items> =
  | Outcome<Omit<ListingDto, "items"> & { items: Items }, "CATEGORY_NOT_FOUND">
  | Outcome<never, "VALIDATION_FAILED", Faults>;

/**
 * One page of the products of a category, of a search, for a vehicle, or of the whole shop - `items` is the text of a
 * list -, and what it can be narrowed by. Refuses CATEGORY_NOT_FOUND, and VALIDATION_FAILED for a cursor that was not made for this list.
 */
export const listProducts = (shop: Tenant, query: ListingQuery) => listed(shop, query, findProductsJson);

/** The same for a page, which shows no more than cards and may have read the search before. */
export const listCards = (shop: Tenant, query: ListingQuery, reading?: ParsedQuery) =>
  listed(shop, query, findCardsByIds, reading);

async function listed<Items>(
  shop: Tenant,
  query: ListingQuery,
  shown: (shop: Tenant, ids: readonly string[]) => Promise<Items>,
  reading?: ParsedQuery,
): Promise<Listed<Items>> {
  const asked = await scopeOf(shop, query, reading);
  if (!asked) return refuse("CATEGORY_NOT_FOUND");
  const { scope, version } = asked;
  const columns = await columnsOf(shop, version);
  const slots = await slotsOf(shop, columns, scope);
  const narrowing = narrowingOf(query.filters, columns);
  const sieve = sieveOf(columns, narrowing);
  const { total, filters } = counted(columns, { scope, filters: query.filters }, () =>
    facetsOf({ columns, counts: countsOf(columns, slots, sieve), narrowing, sieve }),
  );
  const paged = pageOf(shop, query, { columns, slots, sieve, total });
  if (!paged.ok) return refuse("VALIDATION_FAILED", { errors: paged.errors });
  const { ids, ...page } = paged.value;
  const { sort, limit } = query;
  return accept({
    items: await shown(shop, ids),
    ...page,
    total,
    limit,
    sort,
    filters: [...filters, ...vehicleFilter(scope)],
  });
}

type Found = { columns: Columns; slots: Slots; sieve: Sieve; total: number };

function pageOf(shop: Tenant, query: ListingQuery, { columns, slots, sieve, total }: Found) {
  const { sort, limit, category, search } = query;
  const walk = walkOf(columns, slots, sort, passes(columns, sieve));
  if (usesCursorPagination(category)) {
    const here = { companyId: shop.companyId, list: `${category}/${sort}/${search}` };
    return pageByCursor(columns, walk, here, { after: query.after, before: query.before, limit, total });
  }
  const { page, pages, from, to } = pageWindow({ page: query.page, limit, total });
  const ids = from > 0 ? idsOnPage(columns, walk, from - 1, limit) : [];
  return { ok: true as const, value: { ids, page, pages, from, to, navigation: { type: "page" as const } } };
}

async function scopeOf(
  shop: Tenant,
  { category, search, vehicle, filters }: ListingQuery,
  read?: ParsedQuery,
): Promise<{ scope: Scope; version: number } | undefined> {
  const chosen = vehicle ?? filters.vehicle;
  const [rows, reading, known] = await Promise.all([
    standing(shop.database.readerPool, { company: shop.companyId, category: category ?? null }),
    search === "" ? undefined : (read ?? parseQuery(shop, search)),
    isUuid(chosen) ? findFitVehicle(reader(shop), chosen) : undefined,
  ]);
  const { version = 0, categoryId = null } = rows[0] ?? {};
  if (category !== undefined && categoryId === null) return undefined;
  const scope = {
    ...(categoryId !== null && { categoryId }),
    ...(reading && { plan: planSearch(reading) ?? null }),
    ...(isUuid(chosen) && { vehicle: { id: chosen, known: known ?? null } }),
  };
  return { scope, version };
}

/** How far the company's catalogue is, and which category is meant. */
const standing = prepareStatement<"company" | "category", { version: number; categoryId: string | null }>(
  "listing-standing",
  (
    value,
  ) => sql`select coalesce((select version from catalogue_versions where company_id = ${value("company")}), 0) as version,
    (select id from categories where company_id = ${value("company")} and type = 'shop' and slug = ${value("category")})
      as "categoryId"`,
);

const vehicleFilter = ({ vehicle }: Scope): FilterDto[] =>
  vehicle ? [{ ...VEHICLE_FILTER, value: vehicle.id, label: vehicle.known && formatVehicleName(vehicle.known) }] : [];

const VEHICLE_FILTER = { type: "vehicle", slug: "vehicle", name: "Veículo" } as const;
