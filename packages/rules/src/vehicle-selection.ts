import { accept, type Outcome, refuse } from "./outcome.ts";
import { parsePriceTableCode, type VehicleType, vehicleTypePath, yearWithoutFuel } from "./vehicle.ts";

/** `name` is that of the price table; `label` is shown instead. */
export type VehicleChoice = { code: string; name: string; label?: string };

export const SELECTION_LEVELS = ["type", "brand", "model", "year"] as const;
export type SelectionLevel = (typeof SELECTION_LEVELS)[number];

export type VehicleSelection = { readonly [Step in SelectionLevel]: VehicleChoice | null };

export const EMPTY_VEHICLE_SELECTION: VehicleSelection = { type: null, brand: null, model: null, year: null };

export const findChoice = (choices: readonly VehicleChoice[], code: string): VehicleChoice | null =>
  choices.find((choice) => choice.code === code) ?? null;

export function selectAtLevel(
  selection: VehicleSelection,
  level: SelectionLevel,
  choice: VehicleChoice | null,
): VehicleSelection {
  const at = SELECTION_LEVELS.indexOf(level);
  const cleared = Object.fromEntries(SELECTION_LEVELS.slice(at + 1).map((below) => [below, null]));
  return { ...selection, ...cleared, [level]: choice };
}

export const canSelectAtLevel = (selection: VehicleSelection, level: SelectionLevel): boolean =>
  SELECTION_LEVELS.slice(0, SELECTION_LEVELS.indexOf(level)).every((above) => selection[above] !== null);

export function priceTableParams(
  selection: VehicleSelection,
  level: SelectionLevel,
): Record<"type" | "brand" | "model", string> | null {
  if (level === "type" || !canSelectAtLevel(selection, level)) return null;
  const type = vehicleTypePath(Number(selection.type?.code) as VehicleType);
  return { type, brand: selection.brand?.code ?? "", model: selection.model?.code ?? "" };
}

export type SelectedVehicle = {
  code: string;
  brandCode: string;
  brandName: string;
  modelCode: string;
  modelName: string;
  yearCode: string;
};

/** Refuses VEHICLE_NOT_FOUND for an incomplete selection and an invalid code. */
export function toSelectedVehicle(
  { type, brand, model, year }: VehicleSelection,
  code: string,
): Outcome<SelectedVehicle, "VEHICLE_NOT_FOUND"> {
  const read = parsePriceTableCode(code);
  if (!type || !brand || !model || !year || !read.ok) return refuse("VEHICLE_NOT_FOUND");
  const names = { brandCode: brand.code, brandName: brand.name, modelCode: model.code, modelName: model.name };
  return accept({ code: read.value, ...names, yearCode: year.code });
}

export function toGarageInput(selected: SelectedVehicle | null) {
  if (!selected) return refuse("VEHICLE_NOT_FOUND");
  const { code, brandName, modelName, yearCode } = selected;
  const table = { cod_fipe: code, year: yearWithoutFuel(yearCode), year_code: yearCode };
  return accept({ ...table, make: brandName, model: modelName });
}
