import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { reader, readerClient, type Tenant } from "../../platform/database/tenant.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { type FitVehicleRow, findFitVehicle } from "../fitment/fit-verdicts.ts";
import type { ListedFit, ListingScope, ProductIndex, ScopeVehicle } from "./product-index.ts";

export type VehicleLists = {
  /** The top categories with products that fit the vehicle or are universal, or without published vehicles. */
  findCategoryCounts(tenant: Tenant, vehicle: FitVehicleRow): Promise<CategoryCount[]>;
  /** The first ids of each scope, in the order of its list. */
  findFirstIds(tenant: Tenant, scopes: readonly ListingScope[], limit: number): Promise<string[][]>;
  /** The ids as a list shows them: what fits the vehicle and what is sellable first, otherwise as given. */
  rankProductIds(tenant: Tenant, ids: readonly string[], vehicleId: string | undefined): Promise<string[]>;
};

/** `toCheck`: products whose manufacturers publish no vehicles. */
type CategoryCount = { slug: string; fitting: number; toCheck: number };

const WHOLE_LIST = { filters: {}, sort: "default" } as const;

export const createVehicleLists = (index: ProductIndex): VehicleLists => ({
  async findCategoryCounts(tenant, vehicle) {
    const minVersion = await findCatalogVersion(tenant);
    const countFit = async (fit?: ListedFit) => {
      const scope = { vehicle: { id: vehicle.id, data: vehicle, ...(fit && { fit }) } };
      const { facets } = await index.query(tenant, { ...WHOLE_LIST, scope, minVersion, page: { limit: 1, page: 1 } });
      const facet = facets.find(({ slug }) => slug === "category");
      return new Map(facet?.type === "check" ? facet.items.map(({ slug, count }) => [slug, count]) : []);
    };
    const [fitting, unstated] = await Promise.all([countFit(), countFit("unknown")]);
    return [...new Set([...fitting.keys(), ...unstated.keys()])].map((slug) => ({
      slug,
      fitting: fitting.get(slug) ?? 0,
      toCheck: unstated.get(slug) ?? 0,
    }));
  },
  async findFirstIds(tenant, scopes, limit) {
    const minVersion = await findCatalogVersion(tenant);
    const results = scopes.map((scope) =>
      index.query(tenant, { ...WHOLE_LIST, scope, minVersion, page: { limit, page: 1 } }),
    );
    return (await Promise.all(results)).map(({ ids }) => ids);
  },
  async rankProductIds(tenant, ids, vehicleId) {
    const [minVersion, vehicle] = await Promise.all([findCatalogVersion(tenant), findScopeVehicle(tenant, vehicleId)]);
    return index.rank(tenant, ids, { vehicle, minVersion });
  },
});

export async function findScopeVehicle(tenant: Tenant, id: string | undefined): Promise<ScopeVehicle | undefined> {
  return isUuid(id) ? { id, data: (await findFitVehicle(reader(tenant), id)) ?? null } : undefined;
}

async function findCatalogVersion(tenant: Tenant): Promise<number> {
  const [row] = await selectVersion(readerClient(tenant), { company: tenant.companyId });
  return row?.version ?? 0;
}

const selectVersion = prepareStatement<"company", { version: number }>(
  "listing-version",
  (value) => sql`select version from catalog_versions where company_id = ${value("company")}`,
);
