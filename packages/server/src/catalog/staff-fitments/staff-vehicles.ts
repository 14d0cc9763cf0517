import type { VehicleFamilyDto } from "@pecacerta/contract/admin/fitments";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findVehicleIndex, fitmentScope, type IndexedVehicle } from "../fitment/vehicle-cache.ts";
import { familiesOf, modelYear } from "./vehicle-families.ts";

type MakeKey = { type: number; make: string };

export async function findMakes(tx: TenantTransaction, type: number): Promise<string[]> {
  const families = familiesOf(await findVehicleIndex(tx)).filter((family) => family.type === type);
  return [...new Set(families.map(({ make }) => make))].sort(byName);
}

export async function findFamilies(
  tx: TenantTransaction,
  { type, make }: MakeKey,
  now: Date,
): Promise<VehicleFamilyDto[]> {
  const families = familiesOf(await findVehicleIndex(tx)).filter((one) => one.type === type && one.make === make);
  return families
    .map(({ family, vehicles }) => ({ family, ...yearsOf(vehicles, now), engines: enginesOf(vehicles, now) }))
    .sort((one, other) => byName(one.family, other.family));
}

export async function findVehiclesOfYear(
  tx: TenantTransaction,
  { type, make, family, year, now }: MakeKey & { family: string; year: number; now: Date },
) {
  const { byScope, ids } = await findVehicleIndex(tx);
  const scope = fitmentScope({ type: type as 1 | 2 | 3, make, family });
  return (byScope.get(scope) ?? [])
    .filter((vehicle) => modelYear(vehicle, now.getFullYear()) === year)
    .map(({ position, model, engine, fuel }) => ({ id: ids[position] as string, model, engine, fuel }))
    .sort((one, other) => byName(one.model, other.model));
}

const byName = (one: string, other: string): number => one.localeCompare(other, "pt-BR");

function yearsOf(vehicles: readonly IndexedVehicle[], now: Date) {
  const years = vehicles.map((vehicle) => modelYear(vehicle, now.getFullYear()));
  return { firstYear: Math.min(...years), lastYear: Math.max(...years) };
}

const enginesOf = (vehicles: readonly IndexedVehicle[], now: Date) =>
  [...Map.groupBy(vehicles, ({ engine }) => engine)]
    .filter(([engine]) => engine !== "")
    .map(([engine, group]) => ({ engine, ...yearsOf(group, now) }))
    .sort((one, other) => byName(one.engine, other.engine));
