import type { VehicleDto } from "@pecacerta/contract/vehicle";
import {
  emptyGarage,
  type Garage,
  MAX_GARAGE_VEHICLES,
  selectGarageVehicle,
  setGarageVehicles,
} from "@pecacerta/rules/garage";
import { isObject } from "../../client/storage.ts";

/** Undefined if the value is not a garage. */
export function parseStoredGarage(value: unknown): Garage<VehicleDto> | undefined {
  if (!isObject(value) || !Array.isArray(value.items) || !value.items.every(isStoredVehicle)) return undefined;
  const garage = setGarageVehicles(emptyGarage<VehicleDto>(), value.items.slice(0, MAX_GARAGE_VEHICLES));
  return selectGarageVehicle(garage, isObject(value.current) ? String(value.current.id) : null);
}

function isStoredVehicle(value: unknown): value is VehicleDto {
  if (!isObject(value)) return false;
  const { id, type, year, make, model, family, engine, fuel, cod_fipe, year_code } = value;
  const texts = [id, make, model, family, engine, fuel, cod_fipe, year_code];
  return texts.every((text) => typeof text === "string") && [type, year].every(Number.isSafeInteger);
}
