import { makeFipeCode } from "../codes.ts";
import type { SampleVehicle } from "../sample-types.ts";
import { CARS, MANUAL_CARS } from "./cars.ts";
import { MAKES, type MakeKey } from "./makes.ts";
import { MOTORCYCLES } from "./motorcycles.ts";
import { TRUCKS } from "./trucks.ts";

/** Make, family, version, engine, fuel (gasoline or diesel), first and last model year. */
export type ModelRow = [MakeKey, string, string, string, "G" | "D", number, number];

/** One vehicle per version and model year. The codes are valid but not those of the price table. */
export function sampleVehicles(): SampleVehicle[] {
  return [...CARS, ...MOTORCYCLES, ...TRUCKS, ...MANUAL_CARS].flatMap(vehiclesOf);
}

function vehiclesOf(row: ModelRow, at: number): SampleVehicle[] {
  const [makeKey, family, model, engine, fuelKey, from, to] = row;
  const make = MAKES[makeKey];
  const [fuel, fuelCode] = fuelKey === "D" ? (["Diesel", 3] as const) : (["Gasolina", 1] as const);
  const common = { type: make.type, makeCode: make.code, make: make.name, modelCode: 4101 + at * 7, model, family };
  const codFipe = makeFipeCode(make.prefix, 100 + at * 3);
  return Array.from({ length: to - from + 1 }, (_, offset) => {
    const year = from + offset;
    return { ...common, year, yearCode: `${year}-${fuelCode}`, fuel, codFipe, engine };
  });
}
