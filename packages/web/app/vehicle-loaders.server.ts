import type { CategoryDto } from "@pecacerta/contract/categories";
import { isYearCode, VEHICLE_TYPES, vehicleTypePath } from "@pecacerta/rules/vehicle";
import type { SelectionLevel, VehicleChoice } from "@pecacerta/rules/vehicle-selection";
import { findCardListing } from "@pecacerta/server/catalog/catalog";
import {
  findPriceTableMakes,
  findPriceTableModels,
  findPriceTableYears,
  findVehicleIdByCodes,
} from "@pecacerta/server/catalog/vehicles/price-table-queries";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import type { RouterContextProvider } from "react-router";
import { loadVehicleTypes } from "./company-loaders.server.ts";
import { companyCacheContext, tenantContext } from "./context.ts";
import { type CategoryTile, rootCategoryTiles } from "./storefront/categories/category-tile.ts";
import { toMakeChoices, toModelChoices, toYearChoices } from "./storefront/garage/vehicle-choices.ts";
import type { VehicleFormData } from "./storefront/garage/vehicle-form-data.ts";
import { parseListingUrl, toListingQuery } from "./storefront/listing/listing-url.ts";

type ChosenCodes = Record<SelectionLevel, string>;

/** The lists of the form for what is chosen so far. A choice that its list does not have is dropped. */
export async function loadVehicleForm(
  context: Readonly<RouterContextProvider>,
  codes: ChosenCodes = { type: "", brand: "", model: "", year: "" },
): Promise<VehicleFormData> {
  const { database } = context.get(tenantContext);
  const types = await loadVehicleTypes(context);
  const type =
    VEHICLE_TYPES.find(({ code }) => String(code) === codes.type)?.code ?? (types.length === 1 ? types[0] : undefined);
  if (type === undefined) return { type: "", brand: null, model: null, brands: [], models: [], years: [] };
  const path = vehicleTypePath(type);
  const brands = await context.get(companyCacheContext)(`vehicle-makes-${type}`, async () =>
    toMakeChoices(await findPriceTableMakes(database, path)),
  );
  const brand = choiceWithCode(brands, codes.brand);
  const models = brand
    ? toModelChoices((await findPriceTableModels(database, { type: path, brand: brand.code })).modelos)
    : [];
  const model = choiceWithCode(models, codes.model);
  const years =
    brand && model
      ? toYearChoices(await findPriceTableYears(database, { type: path, brand: brand.code, model: model.code }))
      : [];
  return { type: String(type), brand, model, brands, models, years };
}

/** The id of the vehicle that the codes name. */
export async function findChosenVehicleId(
  context: Readonly<RouterContextProvider>,
  { type, brand, model, year }: ChosenCodes,
): Promise<string | undefined> {
  const path = VEHICLE_TYPES.find(({ code }) => String(code) === type)?.path;
  if (!path || brand === "" || model === "" || !isYearCode(year)) return undefined;
  return findVehicleIdByCodes(context.get(tenantContext).database, { type: path, brand, model, year });
}

const choiceWithCode = (choices: readonly VehicleChoice[], code: string): VehicleChoice | null =>
  choices.find((choice) => choice.code === code) ?? null;

/** The departments with products for the vehicle, and how many. */
export async function findVehicleCategories(
  tenant: Tenant,
  vehicleId: string,
  categories: readonly CategoryDto[],
): Promise<CategoryTile[]> {
  const query = toListingQuery(parseListingUrl("/products", new URLSearchParams()));
  const tiles = await Promise.all(
    rootCategoryTiles(categories).map(async (tile) => {
      const listing = await findCardListing(tenant, { ...query, limit: 1, category: tile.slug, vehicle: vehicleId });
      return { ...tile, items: listing.ok ? listing.value.total : 0, children: [] };
    }),
  );
  return tiles.filter(({ items }) => items > 0);
}
