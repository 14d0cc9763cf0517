import { addGarageVehicle, removeGarageVehicle } from "@pecacerta/rules/garage";
import { type SelectedVehicle, toGarageInput } from "@pecacerta/rules/vehicle-selection";
import { call } from "../../client/call.ts";
import { currentSession } from "../session/session-store.ts";
import { currentGarage, updateGarage } from "./garage-store.ts";

type Done = { ok: true } | { ok: false; refusal: string };

/** Puts a vehicle into the garage and makes it the current one: a customer's at the server, a visitor's only here. */
export async function addToGarage(selected: SelectedVehicle | null): Promise<Done> {
  const entry = toGarageInput(selected);
  if (!entry.ok) return entry;
  const { cod_fipe: code, year_code: year } = entry.value;
  const who = currentSession()?.token;
  const added = who
    ? await call("POST /user/garage/insert", { body: entry.value })
    : await call("GET /vehicles/code/:code/:year", { params: { code, year } });
  // Whoever signed out in between takes what is theirs along.
  if (added.ok && who === currentSession()?.token) updateGarage((garage) => addGarageVehicle(garage, added.value.data));
  return added;
}

/** Takes a vehicle out at once, and puts it back where the server would not. */
export async function removeFromGarage(id: string): Promise<Done> {
  const before = currentGarage();
  updateGarage((garage) => removeGarageVehicle(garage, id));
  if (!currentSession()) return { ok: true };
  const removed = await call("DELETE /user/garage/:id", { params: { id } });
  if (removed.ok || removed.status === 404 || !currentSession()) return { ok: true };
  updateGarage(() => before);
  return removed;
}
