import type { CategoryDto } from "@pecacerta/contract/categories";
import {
  parseServiceInterval,
  parseServiceTypes,
  SERVICE_INTERVAL_FIELD,
  SERVICE_TYPES_FIELD,
} from "@pecacerta/rules/service-plan";
import { isYearCode, onlyVehicleType, parseVehicleType, vehicleTypePath } from "@pecacerta/rules/vehicle";
import { findChoice, type SelectionLevel, type VehicleChoice } from "@pecacerta/rules/vehicle-selection";
import { findCardListing, findCategoryCounts } from "@pecacerta/server/catalog/catalog";
import { type FitVehicleRow, findFitVehicle, findFitVerdicts } from "@pecacerta/server/catalog/fitment/fit-verdicts";
import type { ListingQuery } from "@pecacerta/server/catalog/listing/queries";
import { findPartKinds, hasPartsForType } from "@pecacerta/server/catalog/products/part-kinds";
import {
  findPriceTableFamilies,
  findPriceTableMakes,
  findPriceTableModels,
  findPriceTableYears,
  findVehicleIdByCodes,
} from "@pecacerta/server/catalog/vehicles/price-table-queries";
import { reader, type Tenant } from "@pecacerta/server/platform/database/tenant";
import type { RouterContextProvider } from "react-router";
import { loadVehicleTypes } from "./company-loaders.server.ts";
import { companyCacheContext, tenantContext } from "./context.ts";
import { type CategoryTile, rootCategoryTiles } from "./storefront/categories/category-tile.ts";
import { toMakeChoices, toModelChoices, toYearChoices } from "./storefront/garage/vehicle-choices.ts";
import type { VehicleFormData } from "./storefront/garage/vehicle-form-data.ts";
import { parseListingUrl, toListingQuery } from "./storefront/listing/listing-url.ts";
import { choosePlanParts } from "./storefront/my-car/choose-plan-part.ts";
import type { ServicePlanItem } from "./storefront/my-car/service-plan-item.ts";
import { type ProductCardData, toProductCard } from "./storefront/product-info/product-card-data.ts";

type ChosenCodes = Record<SelectionLevel, string>;

/** The lists of the form for what is chosen so far. A choice that its list does not have is dropped. */
export async function loadVehicleForm(
  context: Readonly<RouterContextProvider>,
  codes: ChosenCodes = { type: "", brand: "", model: "", year: "" },
): Promise<VehicleFormData> {
  const { database } = context.get(tenantContext);
  const type = parseVehicleType(codes.type) ?? onlyVehicleType(await loadVehicleTypes(context));
  if (type === undefined) return { type: "", brand: null, model: null, brands: [], models: [], years: [] };
  const path = vehicleTypePath(type);
  const brands = await context.get(companyCacheContext)(`vehicle-makes-${type}`, async () =>
    toMakeChoices(await findPriceTableMakes(database, path)),
  );
  const brand = findChoice(brands, codes.brand);
  const models = brand ? await loadModelChoices(database, { type: path, brand: brand.code }) : [];
  const model = findChoice(models, codes.model);
  const years =
    brand && model
      ? toYearChoices(await findPriceTableYears(database, { type: path, brand: brand.code, model: model.code }))
      : [];
  return { type: String(type), brand, model, brands, models, years };
}

async function loadModelChoices(...input: Parameters<typeof findPriceTableModels>): Promise<VehicleChoice[]> {
  const [{ modelos }, families] = await Promise.all([findPriceTableModels(...input), findPriceTableFamilies(...input)]);
  return toModelChoices(modelos, families);
}

/** The id of the vehicle that the codes name. */
export async function findChosenVehicleId(
  context: Readonly<RouterContextProvider>,
  { type, brand, model, year }: ChosenCodes,
): Promise<string | undefined> {
  const vehicleType = parseVehicleType(type);
  if (vehicleType === null || brand === "" || model === "" || !isYearCode(year)) return undefined;
  const codes = { type: vehicleTypePath(vehicleType), brand, model, year };
  return findVehicleIdByCodes(context.get(tenantContext).database, codes);
}

/** The departments with products for the vehicle or without published vehicles, and how many. */
export async function findVehicleCategories(
  tenant: Tenant,
  vehicleId: string,
  categories: readonly CategoryDto[],
): Promise<CategoryTile[]> {
  const [fitting, unstated] = await Promise.all([
    findCategoryCounts(tenant, vehicleId),
    findCategoryCounts(tenant, vehicleId, "unknown"),
  ]);
  return rootCategoryTiles(categories).flatMap((tile) => {
    const countIn = (counts: typeof fitting) => counts.find(({ slug }) => slug === tile.slug)?.count ?? 0;
    const [items, toCheck] = [countIn(fitting), countIn(unstated)];
    return items + toCheck > 0 ? [{ ...tile, items, toCheck, children: [] }] : [];
  });
}

const CANDIDATES_PER_CATEGORY = 64;

/** The kinds of parts of each category with a service interval, with the best part for the vehicle or none. */
export async function findServicePlan(
  tenant: Tenant,
  vehicleId: string,
  categories: readonly CategoryDto[],
): Promise<ServicePlanItem[]> {
  const vehicle = await findFitVehicle(reader(tenant), vehicleId);
  if (!vehicle) return [];
  const items = await Promise.all(categories.map((category) => findPlanItems(tenant, vehicle, category)));
  const plan = items.flat().sort((one, other) => one.intervalKm - other.intervalKm);
  return plan.some(({ part }) => part) ? plan : [];
}

async function findPlanItems(
  tenant: Tenant,
  vehicle: FitVehicleRow,
  { slug, name, customFields }: CategoryDto,
): Promise<ServicePlanItem[]> {
  const intervalKm = parseServiceInterval(customFields[SERVICE_INTERVAL_FIELD]);
  if (intervalKm === undefined) return [];
  const types = parseServiceTypes(customFields[SERVICE_TYPES_FIELD]);
  const query = {
    ...toListingQuery(parseListingUrl("/products", new URLSearchParams())),
    category: slug,
    limit: CANDIDATES_PER_CATEGORY,
  };
  const cards = await findPlanCards(tenant, { ...query, vehicle: vehicle.id });
  const productIds = cards.map(({ id }) => id);
  const { companyId } = tenant;
  const [verdicts, kinds] = await Promise.all([
    findFitVerdicts(reader(tenant), { companyId, productIds, vehicle, now: new Date() }),
    findPartKinds(tenant, productIds),
  ]);
  const replaced = cards.filter(({ id }) => types?.includes(kinds.get(id)?.slug ?? "") ?? true);
  const parts = choosePlanParts(replaced, verdicts, kinds);
  const item = { slug, intervalKm, hasUnstated: false };
  if (parts.length > 0)
    return parts.map(({ kind, kindName, ...part }) => ({
      ...item,
      id: `${slug} ${kind}`,
      name: parts.length > 1 ? kindName || name : name,
      part,
    }));
  const [unstated, others] = await Promise.all([
    findPlanCards(tenant, { ...query, limit: 1, vehicle: vehicle.id, fit: "unknown" }),
    findPlanCards(tenant, query),
  ]);
  const hasUnstated = unstated.length > 0;
  const otherIds = others.map(({ id }) => id);
  const isReplaced =
    hasUnstated || (await hasPartsForType(tenant, { productIds: otherIds, vehicleType: vehicle.type }));
  return isReplaced ? [{ ...item, id: slug, name, part: null, hasUnstated }] : [];
}

async function findPlanCards(tenant: Tenant, query: ListingQuery): Promise<ProductCardData[]> {
  const listing = await findCardListing(tenant, query);
  return listing.ok ? listing.value.items.map(toProductCard) : [];
}
