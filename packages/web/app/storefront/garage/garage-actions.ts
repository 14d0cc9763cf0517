import { withGarageVehicle, withoutGarageVehicle } from "@pecacerta/rules/garage";
import { type SelectedVehicle, toGarageInput } from "@pecacerta/rules/vehicle-selection";
import { call } from "../../client/call.ts";
import { currentSession } from "../sessions/session-store.ts";
import { currentGarage, updateGarage } from "./garage-store.ts";

type GarageResult = { ok: true } | { ok: false; refusal: string };

export async function addToGarage(selected: SelectedVehicle | null): Promise<GarageResult> {
  const entry = toGarageInput(selected);
  if (!entry.ok) return entry;
  const { cod_fipe: code, year_code: year } = entry.value;
  const token = currentSession()?.token;
  const response = token
    ? await call("POST /user/garage/insert", { body: entry.value })
    : await call("GET /vehicles/code/:code/:year", { params: { code, year } });
  // The customer may have signed out during the request.
  if (response.ok && token === currentSession()?.token)
    updateGarage((garage) => withGarageVehicle(garage, response.value.data));
  return response;
}

/** Removes a vehicle at once and restores it if the server refuses. */
export async function removeFromGarage(id: string): Promise<GarageResult> {
  const previous = currentGarage();
  updateGarage((garage) => withoutGarageVehicle(garage, id));
  if (!currentSession()) return { ok: true };
  const removal = await call("DELETE /user/garage/:id", { params: { id } });
  if (removal.ok || removal.status === 404 || !currentSession()) return { ok: true };
  updateGarage(() => previous);
  return removal;
}
