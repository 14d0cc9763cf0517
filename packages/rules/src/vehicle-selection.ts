import { done, type Outcome, refused } from "./outcome.ts";
import { readVehicleCode, type VehicleType, vehiclePathOf, yearSent } from "./vehicle.ts";

/** One entry of a list of the price table. */
export type Choice = { code: string; name: string };

/** The chain of lists, from the widest to the narrowest. */
export const LEVELS = ["type", "brand", "model", "year"] as const;
export type Level = (typeof LEVELS)[number];

/** What is chosen so far: nothing below a level that is open. */
export type Selection = { readonly [Step in Level]: Choice | null };

export const emptySelection: Selection = { type: null, brand: null, model: null, year: null };

/** Choosing at one level clears everything below it. */
export function chooseAt(selection: Selection, level: Level, choice: Choice | null): Selection {
  const at = LEVELS.indexOf(level);
  const cleared = Object.fromEntries(LEVELS.slice(at + 1).map((below) => [below, null]));
  return { ...selection, ...cleared, [level]: choice };
}

/** A level can be chosen once everything above it is. */
export const canChooseAt = (selection: Selection, level: Level): boolean =>
  LEVELS.slice(0, LEVELS.indexOf(level)).every((above) => selection[above] !== null);

/** Where the price table has the list of a level; null where the level cannot be chosen yet, or needs no list. */
export function listAddress(selection: Selection, level: Level): Record<"type" | "brand" | "model", string> | null {
  if (level === "type" || !canChooseAt(selection, level)) return null;
  const type = vehiclePathOf(Number(selection.type?.code) as VehicleType);
  return { type, brand: selection.brand?.code ?? "", model: selection.model?.code ?? "" };
}

/** The whole selection once its code was looked up. */
export type SelectedVehicle = {
  code: string;
  brandCode: string;
  brandName: string;
  modelCode: string;
  modelName: string;
  yearCode: string;
};

/** Refuses VEHICLE_NOT_FOUND while the chain is not chosen to its end, and for a code that is none. */
export function selectedVehicle(
  { type, brand, model, year }: Selection,
  code: string,
): Outcome<SelectedVehicle, "VEHICLE_NOT_FOUND"> {
  const read = readVehicleCode(code);
  if (!type || !brand || !model || !year || !read.ok) return refused("VEHICLE_NOT_FOUND");
  const names = { brandCode: brand.code, brandName: brand.name, modelCode: model.code, modelName: model.name };
  return done({ code: read.value, ...names, yearCode: year.code });
}

/** What is sent to put a vehicle into the garage; refused without one. */
export function garageEntry(selected: SelectedVehicle | null) {
  if (!selected) return refused("VEHICLE_NOT_FOUND");
  const { code, brandName, modelName, yearCode } = selected;
  const table = { cod_fipe: code, year: yearSent(yearCode), year_code: yearCode };
  return done({ ...table, make: brandName, model: modelName });
}
