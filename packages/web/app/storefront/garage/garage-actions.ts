import { withGarageVehicle, withoutGarageVehicle } from "@pecacerta/rules/garage";
import { type SelectedVehicle, toGarageInput } from "@pecacerta/rules/vehicle-selection";
import { call } from "../../client/call.ts";
import { currentSession } from "../session/session-store.ts";
import { currentGarage, updateGarage } from "./garage-store.ts";

type GarageResult = { ok: true } | { ok: false; refusal: string };

/** Puts a vehicle into the garage and makes it the current one: a customer's at the server, a visitor's only here. */
export async function addToGarage(selected: SelectedVehicle | null): Promise<GarageResult> {
  const entry = toGarageInput(selected);
  if (!entry.ok) return entry;
  const { cod_fipe: code, year_code: year } = entry.value;
  const token = currentSession()?.token;
  const response = token
    ? await call("POST /user/garage/insert", { body: entry.value })
    : await call("GET /vehicles/code/:code/:year", { params: { code, year } });
  // Whoever signed out in between takes what is theirs along.
  if (response.ok && token === currentSession()?.token)
    updateGarage((garage) => withGarageVehicle(garage, response.value.data));
  return response;
}

/** Takes a vehicle out at once, and puts it back where the server would not. */
export async function removeFromGarage(id: string): Promise<GarageResult> {
  const previous = currentGarage();
  updateGarage((garage) => withoutGarageVehicle(garage, id));
  if (!currentSession()) return { ok: true };
  const removal = await call("DELETE /user/garage/:id", { params: { id } });
  if (removal.ok || removal.status === 404 || !currentSession()) return { ok: true };
  updateGarage(() => previous);
  return removal;
}
