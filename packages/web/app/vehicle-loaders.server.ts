import type { CategoryDto } from "@pecacerta/contract/categories";
import { isYearCode, onlyVehicleType, parseVehicleType, vehicleTypePath } from "@pecacerta/rules/vehicle";
import { findChoice, type SelectionLevel, type VehicleChoice } from "@pecacerta/rules/vehicle-selection";
import { findCategoryCounts } from "@pecacerta/server/catalog/catalog";
import type { FitVehicleRow } from "@pecacerta/server/catalog/fitment/fit-verdicts";
import {
  findPriceTableFamilies,
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
  vehicle: FitVehicleRow,
  categories: readonly CategoryDto[],
): Promise<CategoryTile[]> {
  const counts = await findCategoryCounts(tenant, vehicle);
  return rootCategoryTiles(categories).flatMap((tile) => {
    const { fitting = 0, toCheck = 0 } = counts.find(({ slug }) => slug === tile.slug) ?? {};
    return fitting + toCheck > 0 ? [{ ...tile, items: fitting, toCheck, children: [] }] : [];
  });
}
