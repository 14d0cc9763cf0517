import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { call } from "../../client/call.ts";
import { currentSession } from "../session/session-store.ts";
import { currentGarage, resetGarage, setServerVehicles, useGarage } from "./garage-store.ts";

/**
 * Brings the browser's garage and the customer's at the server together: what a visitor had moves in, the last one
 * first. A list that cannot be had changes nothing, and nobody is told: it is asked for at the next page.
 */
export async function syncGarage(): Promise<void> {
  const customerId = currentSession()?.customer.id;
  if (customerId === undefined) return;
  const { owner } = useGarage.getState();
  if (owner !== null && owner !== customerId) resetGarage();
  if (owner === null && !(await uploadVehicles(currentGarage().items))) return;
  for (let previous: readonly VehicleDto[] | undefined; previous !== currentGarage().items; ) {
    previous = currentGarage().items;
    const response = await call("POST /user/garage/list", { body: {} });
    if (!response.ok || currentSession()?.customer.id !== customerId) return;
    // What was added while the answer was on its way is not in it.
    if (previous === currentGarage().items) return setServerVehicles(response.value.data, customerId);
  }
}

// What the server will never take is left out; what it did not hear is told again later.
async function uploadVehicles(items: readonly VehicleDto[]): Promise<boolean> {
  for (const { cod_fipe, year, year_code, make, model } of [...items].reverse()) {
    const body = { cod_fipe, year, year_code, make, model };
    const upload = await call("POST /user/garage/insert", { body });
    if (!upload.ok && ![404, 409, 422].includes(upload.status)) return false;
  }
  return true;
}
