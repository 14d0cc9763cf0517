import { MAX_MILEAGE_KM, MAX_TYPED_MILEAGE_LENGTH, parseMileage } from "@pecacerta/rules/service-plan";
import { SELECTION_LEVELS, type SelectionLevel } from "@pecacerta/rules/vehicle-selection";

/** What the page of a vehicle shows: a vehicle, or the form that finds it with what is chosen so far. */
export type MyCarSelection = { vehicle: string; mileage: number | null; choices: Record<SelectionLevel, string> };

export const MY_CAR_PATH = "/meu-carro";

// So that a vehicle has a limited number of pages.
const MILEAGE_STEP_KM = 100;
const VEHICLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CHOICE_CODE = /^\d{1,10}(-\d{1,2})?$/;

export function parseMyCarUrl(params: URLSearchParams): MyCarSelection {
  const param = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? "";
    return pattern.test(value) ? value : "";
  };
  const choices = Object.fromEntries(SELECTION_LEVELS.map((level) => [level, param(level, CHOICE_CODE)]));
  return {
    vehicle: param("vehicle", VEHICLE_ID).toLowerCase(),
    mileage: parseMileageParam((params.get("km") ?? "").slice(0, MAX_TYPED_MILEAGE_LENGTH)),
    choices: choices as Record<SelectionLevel, string>,
  };
}

function parseMileageParam(text: string): number | null {
  const mileage = parseMileage(text);
  if (mileage.ok) return Math.ceil(mileage.value / MILEAGE_STEP_KM) * MILEAGE_STEP_KM;
  return mileage.refusal === "MILEAGE_TOO_HIGH" ? MAX_MILEAGE_KM + MILEAGE_STEP_KM : null;
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
