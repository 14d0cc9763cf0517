import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { parsePlate } from "@pecacerta/rules/plate";
import { decodeVin, parseVin } from "@pecacerta/rules/vin";
import { call } from "../../client/call.ts";
import { textOf } from "../../texts/garage-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { addToGarage } from "./garage-actions.ts";

type Added = { ok: true } | { ok: false; told: string };

/** Puts the vehicle with this chassis number into the garage, or tells why not and what the number says by itself. */
export async function addVehicleByVin(typed: string): Promise<Added> {
  const vin = parseVin(typed);
  if (!vin.ok) {
    const told = parsePlate(typed).ok ? textOf("TEXT_PLATE_NOT_LOOKED_UP") : refusalText(vin.refusal);
    return { ok: false, told };
  }
  const found = await call("GET /vehicles/vin/:vin", { params: { vin: vin.value } });
  if (!found.ok) {
    const isUnknown = found.refusal === "VEHICLE_NOT_FOUND";
    return { ok: false, told: isUnknown ? unknown(vin.value) : refusalText(found.refusal) };
  }
  const added = await addToGarage(selectedOf(found.value.data));
  return added.ok ? { ok: true } : { ok: false, told: refusalText(added.refusal) };
}

function unknown(vin: string): string {
  const { make, modelYears } = decodeVin(vin, new Date().getFullYear() + 1);
  const said = [make, modelYears.join(" / ")].filter(Boolean).join(", ");
  return said === "" ? textOf("TEXT_VIN_UNKNOWN") : textOf("TEXT_VIN_SAYS", { said });
}

const selectedOf = ({ cod_fipe: code, make, model, year_code: yearCode }: VehicleDto) => ({
  ...{ code, yearCode, brandName: make, modelName: model },
  ...{ brandCode: "", modelCode: "" },
});
