import { isPriceTableCode, ZERO_KM_YEAR } from "@pecacerta/rules/vehicle";
import { z } from "zod";
import type { Config } from "../../platform/config/config.ts";
import { createExternalCallLimit } from "../../platform/outbound/external-call-limit.ts";
import { ExternalServiceError, fetchJson } from "../../platform/outbound/fetch-json.ts";
import type { VehicleLookup, VehicleLookupResult } from "./vehicle-lookup.ts";

const TIMEOUT_MS = 3000;

const responseSchema = z.object({
  cod_fipe: z.string().trim().refine(isPriceTableCode),
  year: z.int().min(1900).max(ZERO_KM_YEAR),
});

const disabledVehicleLookup: VehicleLookup = { byVin: async () => undefined, byPlate: async () => undefined };

/** Uses the service of VEHICLE_LOOKUP_URL; without one, every vehicle is unknown. */
export const createVehicleLookup = ({ VEHICLE_LOOKUP_URL: url, VEHICLE_LOOKUP_TOKEN: token }: Config): VehicleLookup =>
  url ? createHttpVehicleLookup(url, token) : disabledVehicleLookup;

/** `GET {url}/vin/{vin}` and `/plate/{plate}` return `{"cod_fipe": "005340-6", "year": 2014}` or 404. */
function createHttpVehicleLookup(url: string, token: string | undefined): VehicleLookup {
  const base = url.replace(/\/+$/, "");
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const withCapacity = createExternalCallLimit();
  async function request(kind: "vin" | "plate", value: string): Promise<VehicleLookupResult | undefined> {
    const address = new URL(`${base}/${kind}/${value}`);
    const response = await withCapacity(() => fetchJson(address, { headers, timeoutMs: TIMEOUT_MS }));
    if (response.status === 404) return undefined;
    const parsed = responseSchema.safeParse(response.json);
    if (!parsed.success) throw new ExternalServiceError(`unexpected response with status ${response.status}`);
    return { codFipe: parsed.data.cod_fipe, year: parsed.data.year };
  }
  return { byVin: (vin) => request("vin", vin), byPlate: (plate) => request("plate", plate) };
}
