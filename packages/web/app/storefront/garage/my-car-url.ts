import { MAX_TYPED_MILEAGE_LENGTH, parseMileage } from "@pecacerta/rules/service-plan";
import { SELECTION_LEVELS, type SelectionLevel } from "@pecacerta/rules/vehicle-selection";

/** What the page of a vehicle shows: a vehicle, or the form that finds it with what is chosen so far. */
export type MyCarSelection = { vehicle: string; mileage: number | null; choices: Record<SelectionLevel, string> };

export const MY_CAR_PATH = "/meu-carro";

// So that a vehicle has a limited number of pages.
const MILEAGE_STEP_KM = 1000;
const VEHICLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CHOICE_CODE = /^\d{1,10}(-\d{1,2})?$/;

export function parseMyCarUrl(params: URLSearchParams): MyCarSelection {
  const param = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? "";
    return pattern.test(value) ? value : "";
  };
  const choices = Object.fromEntries(SELECTION_LEVELS.map((level) => [level, param(level, CHOICE_CODE)]));
  const mileage = parseMileage((params.get("km") ?? "").slice(0, MAX_TYPED_MILEAGE_LENGTH));
  return {
    vehicle: param("vehicle", VEHICLE_ID).toLowerCase(),
    mileage: mileage === null ? null : Math.ceil(mileage / MILEAGE_STEP_KM) * MILEAGE_STEP_KM,
    choices: choices as Record<SelectionLevel, string>,
  };
}

/** The parameters that the page reads, in a fixed order. */
export function myCarParams({ vehicle, mileage, choices }: MyCarSelection): [name: string, value: string][] {
  if (vehicle !== "")
    return mileage === null
      ? [["vehicle", vehicle]]
      : [
          ["vehicle", vehicle],
          ["km", `${mileage}`],
        ];
  return SELECTION_LEVELS.map((level): [string, string] => [level, choices[level]]).filter(([, value]) => value !== "");
}

export const myCarHref = (vehicleId: string): string => `${MY_CAR_PATH}?vehicle=${vehicleId}`;
