import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { call } from "../../client/call.ts";
import { currentSession } from "../sessions/session-store.ts";
import { currentGarage, resetGarage, setServerVehicles, useGarage } from "./garage-store.ts";

/** Uploads a visitor's vehicles, then takes the server's list. If a call fails, the next page tries again. */
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
    // A vehicle that was added during the request is not in the response.
    if (previous === currentGarage().items) return setServerVehicles(response.value.data, customerId);
  }
}

// Vehicles that the server refuses are skipped; after any other failure the upload is repeated later.
async function uploadVehicles(items: readonly VehicleDto[]): Promise<boolean> {
  for (const { cod_fipe, year, year_code, make, model } of [...items].reverse()) {
    const body = { cod_fipe, year, year_code, make, model };
    const upload = await call("POST /user/garage/insert", { body });
    if (!upload.ok && ![404, 409, 422].includes(upload.status)) return false;
  }
  return true;
}
