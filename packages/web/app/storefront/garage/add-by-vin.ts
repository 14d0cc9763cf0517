import { parsePlate } from "@pecacerta/rules/plate";
import { decodeVin, parseVin } from "@pecacerta/rules/vin";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { fromVehicleDto } from "./from-vehicle-dto.ts";
import { addToGarage } from "./garage-actions.ts";

type AddVehicleResult = { ok: true } | { ok: false; message: string };

/** Adds the vehicle of a chassis number. Otherwise the message says what the number reveals. */
export async function addVehicleByVin(input: string): Promise<AddVehicleResult> {
  const vin = parseVin(input);
  if (!vin.ok) {
    const message = parsePlate(input).ok ? m.plate_not_looked_up() : refusalText(vin.refusal);
    return { ok: false, message };
  }
  const response = await call("GET /vehicles/vin/:vin", { params: { vin: vin.value } });
  if (!response.ok) {
    const isUnknown = response.refusal === "VEHICLE_NOT_FOUND";
    return { ok: false, message: isUnknown ? unknownVinMessage(vin.value) : refusalText(response.refusal) };
  }
  const added = await addToGarage(fromVehicleDto(response.value.data));
  return added.ok ? { ok: true } : { ok: false, message: refusalText(added.refusal) };
}

function unknownVinMessage(vin: string): string {
  const { make, modelYears } = decodeVin(vin, new Date().getFullYear() + 1);
  const decoded = [make, modelYears.join(" / ")].filter(Boolean).join(", ");
  return decoded === "" ? m.vin_unknown() : m.vin_says({ said: decoded });
}
