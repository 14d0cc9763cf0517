import { accept, type Outcome, refuse } from "./outcome.ts";

export const VEHICLE_TYPES = [
  { code: 1, path: "carros" },
  { code: 2, path: "motos" },
  { code: 3, path: "caminhoes" },
] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number]["code"];
export type VehicleTypePath = (typeof VEHICLE_TYPES)[number]["path"];

export const TRUCK = 3 satisfies VehicleType;

export const vehicleTypePath = (type: VehicleType): VehicleTypePath =>
  VEHICLE_TYPES.find(({ code }) => code === type)?.path ?? "carros";

export const parseVehicleTypePath = (path: string): VehicleType | null =>
  VEHICLE_TYPES.find((type) => type.path === path)?.code ?? null;

export const parseVehicleType = (code: string): VehicleType | null =>
  VEHICLE_TYPES.find((type) => String(type.code) === code)?.code ?? null;

/** The type of a company that sells parts for one type of vehicles. */
export const onlyVehicleType = (types: readonly VehicleType[]): VehicleType | undefined =>
  types.length === 1 ? types[0] : undefined;

/** Removes the fuel suffix: `2014-3` becomes `2014`. */
export const yearWithoutFuel = (yearCode: string): string => yearCode.trim().replace(/-.*$/s, "");

export const ZERO_KM_YEAR = 32000;
export const isZeroKm = (yearCode: string): boolean => yearWithoutFuel(yearCode) === String(ZERO_KM_YEAR);

export const YEAR_CODE_PATTERN = /^\d{4,5}-\d{1,2}$/;
export const isYearCode = (text: string): boolean => YEAR_CODE_PATTERN.test(text);

export const YEAR_WITH_OPTIONAL_FUEL = /^\d{4,5}(-\d{1,2})?$/;

export const fuelLetter = (fuel: string): string => fuel.trim().normalize("NFD").charAt(0).toUpperCase();

export const PRICE_TABLE_CODE_PATTERN = /^\d{6}-\d$/;
export const isPriceTableCode = (text: string): boolean => PRICE_TABLE_CODE_PATTERN.test(text);

/** Trims a price-table code. Refuses VEHICLE_NOT_FOUND for anything else. */
export function parsePriceTableCode(text: string): Outcome<string, "VEHICLE_NOT_FOUND"> {
  const code = text.trim();
  return isPriceTableCode(code) ? accept(code) : refuse("VEHICLE_NOT_FOUND");
}
