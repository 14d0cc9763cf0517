import type { ProductDto } from "@pecacerta/contract/product";
import type { FitVehicle } from "@pecacerta/rules/fitment";
import { type SQL, sql } from "drizzle-orm";
import { recordPageList } from "../../companies/page-products.ts";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { findFitVehicle } from "../fitment/fit-verdicts.ts";
import { judgedProductsSql } from "../fitment/fitment-sql.ts";
import { findProductsByIds } from "./find-products.ts";
import { IS_SELLABLE } from "./product-sql.ts";

export type Collection = "latest" | "newArrivals" | "theBest" | "mostRated" | "specialOffers" | "featured" | "popular";

type CollectionOptions = { limit: number; vehicleId?: string | undefined };

export async function findAllProducts(
  tenant: Tenant,
  { limit, page }: { limit: number; page: number },
): Promise<ProductDto[]> {
  const { rows } = await reader(tenant).execute<{ id: string }>(sql`
    select p.id from products p where p.company_id = ${tenant.companyId} and p.published
    order by p.name, p.id limit ${limit} offset ${(page - 1) * limit}`);
  return findProductsByIds(
    tenant,
    rows.map(({ id }) => id),
  );
}

export async function findCollection(
  tenant: Tenant,
  collection: Collection,
  { limit, vehicleId }: CollectionOptions,
): Promise<ProductDto[]> {
  const vehicle = vehicleId === undefined ? undefined : await findFitVehicle(reader(tenant), vehicleId);
  return findProductsByIds(tenant, await findCollectionIds(tenant, collection, limit, vehicle));
}

/** What is sellable comes first; with a vehicle, what fits it before what may, and that before what does not. */
export function findCollectionIds(
  tenant: Tenant,
  collection: Collection,
  limit: number,
  vehicle?: FitVehicle,
): Promise<string[]> {
  recordPageList();
  const groups = vehicle ? [...mayFitGroups(tenant, vehicle), ...unfitGroups(tenant, vehicle)] : PLAIN_GROUPS;
  return findIdsInGroups(tenant, collection, groups, limit);
}

/** Products of a collection that it shows together. A group is read only if those before it leave room. */
type ProductGroup = { judged?: SQL; condition: SQL; order?: SQL };

const PLAIN_GROUPS: readonly ProductGroup[] = [{ condition: IS_SELLABLE }, { condition: sql`not ${IS_SELLABLE}` }];

function mayFitGroups({ companyId }: Tenant, vehicle: FitVehicle): ProductGroup[] {
  const judged = judgedProductsSql(companyId, vehicle, new Date().getFullYear());
  const mayFit = sql`p.compatibility <> 'listed' and p.id not in (select product_id from judged)`;
  return [
    { judged, condition: sql`p.id in (select product_id from judged where fits)`, order: sql`${IS_SELLABLE} desc` },
    ...PLAIN_GROUPS.map(({ condition }) => ({ judged, condition: sql`${condition} and ${mayFit}` })),
  ];
}

function unfitGroups({ companyId }: Tenant, vehicle: FitVehicle): ProductGroup[] {
  const judged = judgedProductsSql(companyId, vehicle, new Date().getFullYear());
  const isUnfit = sql`(p.id in (select product_id from judged where not fits)
    or p.compatibility = 'listed' and p.id not in (select product_id from judged))`;
  return PLAIN_GROUPS.map(({ condition }) => ({ judged, condition: sql`${condition} and ${isUnfit}` }));
}

async function findIdsInGroups(
  tenant: Tenant,
  collection: Collection,
  groups: readonly ProductGroup[],
  limit: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (const group of groups) {
    if (ids.length >= limit) break;
    const { judged } = group;
    const { rows } = await reader(tenant).execute<{ id: string }>(sql`
      ${judged ? sql`with judged as materialized (${judged})` : sql``}
      ${collectionIdsSql(tenant.companyId, collection, group)} limit ${limit - ids.length}`);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

function collectionIdsSql(companyId: string, collection: Collection, { condition, order }: ProductGroup): SQL {
  const { isListed, ownOrder } = COLLECTIONS[collection];
  return sql`select p.id from products p
    left join stock on stock.company_id = ${companyId} and stock.product_id = p.id
    where p.company_id = ${companyId} and p.published and ${isListed} and ${condition}
    order by ${order ? sql`${order}, ${ownOrder}` : ownOrder}`;
}

const COLLECTIONS: Record<Collection, { isListed: SQL; ownOrder: SQL }> = {
  latest: { isListed: sql`true`, ownOrder: sql`p.created_at desc, p.id` },
  // A product without stock has not arrived yet.
  newArrivals: { isListed: sql`stock.on_hand > 0`, ownOrder: sql`p.created_at desc, p.id` },
  theBest: { isListed: sql`stock.product_id is not null`, ownOrder: sql`stock.sold desc, stock.product_id` },
  mostRated: {
    isListed: sql`p.rating_count > 0`,
    ownOrder: sql`p.rating_sum::float8 / nullif(p.rating_count, 0) desc, p.rating_count desc, p.id`,
  },
  specialOffers: {
    isListed: sql`p.compare_at_price is not null`,
    ownOrder: sql`(p.compare_at_price - p.price)::float8 / p.compare_at_price desc, p.id`,
  },
  featured: { isListed: sql`p.featured`, ownOrder: sql`p.created_at desc, p.id` },
  popular: { isListed: sql`true`, ownOrder: sql`p.rating_count desc, p.id` },
};
