import type { Filter } from "@pecacerta/contract/filter";
import type { Listing } from "@pecacerta/contract/listing";
import { pageWindow, usesCursor } from "@pecacerta/rules/listing";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { vehicleName } from "@pecacerta/rules/vehicle-name";
import { sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { planOf } from "../search/vocabulary.ts";
import { vehicleToFit } from "./fit-queries.ts";
import { pageByCursor } from "./listing-by-cursor.ts";
import { brandTextsOf, facetsOf, type Group, totalOf } from "./listing-facets.ts";
import { orderBy, sortKeysOf } from "./listing-order.ts";
import {
  isInPrice,
  isLeft,
  type ListingQuery,
  type Narrowing,
  narrowingOf,
  productsIn,
  type Scope,
} from "./listing-scope.ts";
import { productsPicked } from "./wire-product.ts";

type Faults = { errors: Record<string, "ERROR_FORM_INVALID"> };

/**
 * One page of the products of a category, of a search, for a vehicle, or of the whole shop, and what it can be
 * narrowed by. Refuses CATEGORY_NOT_FOUND, and VALIDATION_FAILED for a cursor that was not made for this list.
 */
export async function listProducts(
  shop: Shop,
  query: ListingQuery,
): Promise<Outcome<Listing, "CATEGORY_NOT_FOUND"> | Outcome<Listing, "VALIDATION_FAILED", Faults>> {
  const scope = await scopeOf(shop, query);
  if (!scope) return refused("CATEGORY_NOT_FOUND");
  const narrowing = narrowingOf(query.filters);
  const groups = await groupsOf(shop, scope, narrowing);
  const left = isLeft(narrowing, brandTextsOf(groups, narrowing));
  const total = totalOf(groups, narrowing);
  const filters = [...facetsOf(groups, narrowing), ...vehicleFilter(scope)];
  const keys = sortKeysOf(query.sort, scope);
  const { sort, limit } = query;

  if (usesCursor(query.category)) {
    const paged = await pageByCursor(shop, { source: sql`${productsIn(shop, scope)} and ${left}`, keys, query, total });
    return paged.ok ? done({ ...paged.value, sort, filters }) : refused("VALIDATION_FAILED", { errors: paged.errors });
  }
  const window = pageWindow({ page: query.page, limit, total });
  const items = await productsPicked(
    shop,
    sql`select p.id ${productsIn(shop, scope)} and ${left} order by ${orderBy(keys)}
      limit ${limit} offset ${(window.page - 1) * limit}`,
  );
  return done({ items, ...window, sort, filters, navigation: { type: "page" } });
}

async function scopeOf(shop: Shop, { category, search, vehicle, filters }: ListingQuery): Promise<Scope | undefined> {
  const chosen = vehicle ?? filters.vehicle;
  const [found, plan, known] = await Promise.all([
    category === undefined ? undefined : categoryIdOf(shop, category),
    search === "" ? undefined : planOf(shop, search).then((plan) => plan ?? null),
    isUuid(chosen) ? vehicleToFit(reader(shop), chosen) : undefined,
  ]);
  if (category !== undefined && !found) return undefined;
  return {
    ...(found && { categoryId: found }),
    ...(plan !== undefined && { plan }),
    ...(isUuid(chosen) && { vehicle: { id: chosen, known: known ?? null } }),
  };
}

async function categoryIdOf(shop: Shop, slug: string): Promise<string | undefined> {
  const { rows } = await reader(shop).execute<{ id: string }>(
    sql`select id from categories where company_id = ${shop.companyId} and type = 'shop' and slug = ${slug}`,
  );
  return rows[0]?.id;
}

/** Everything that any filter counts, in one pass over the scope: few groups, however many products. */
async function groupsOf(shop: Shop, scope: Scope, narrowing: Narrowing): Promise<Group[]> {
  const { rows } = await reader(shop).execute<Group>(sql`
    select grouped.*, coalesce(brands.name, grouped.brand) as "brandName"
    from (
      select p.brand, p.compare_at_price is not null as discounted, p.stars, ${isInPrice(narrowing)} as "inPrice",
        count(*) as count, min(p.price) as lowest, max(p.price) as highest
      ${productsIn(shop, scope)}
      group by 1, 2, 3, 4
    ) as grouped left join brands on brands.slug = grouped.brand`);
  return rows;
}

const vehicleFilter = ({ vehicle }: Scope): Filter[] =>
  vehicle ? [{ ...VEHICLE_FILTER, value: vehicle.id, label: vehicle.known && vehicleName(vehicle.known) }] : [];

const VEHICLE_FILTER = { type: "vehicle", slug: "vehicle", name: "Veículo" } as const;

const isUuid = (text: string | undefined): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? "");
