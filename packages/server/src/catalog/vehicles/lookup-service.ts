import { isPriceTableCode, ZERO_KM } from "@pecacerta/rules/vehicle";
import { z } from "zod";
import { askJson, OutsideFault } from "../../platform/outbound/ask-json.ts";
import { outsideCapacity } from "../../platform/outbound/capacity.ts";
import type { LookedUp, VehicleLookup } from "./lookup.ts";

const TIMEOUT_MS = 3000;

const answered = z.object({
  cod_fipe: z.string().trim().refine(isPriceTableCode),
  year: z.int().min(1900).max(ZERO_KM),
});

/**
 * A service of the installation's own choice: `GET {url}/vin/{vin}` and `GET {url}/plate/{plate}` answer
 * `{"cod_fipe": "005340-6", "year": 2014}`, or 404. Providers differ and want contracts: what stands at the address
 * translates.
 */
export function lookupAt(url: string, token: string | undefined): VehicleLookup {
  const base = url.replace(/\/+$/, "");
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const withCapacity = outsideCapacity();
  async function ask(kind: "vin" | "plate", value: string): Promise<LookedUp | undefined> {
    const address = new URL(`${base}/${kind}/${value}`);
    const told = await withCapacity(() => askJson(address, { headers, timeoutMs: TIMEOUT_MS }));
    if (told.status === 404) return undefined;
    const read = answered.safeParse(told.json);
    if (!read.success) throw new OutsideFault(`the answer ${told.status} is none of the agreed`);
    return { codFipe: read.data.cod_fipe, year: read.data.year };
  }
  return { byVin: (vin) => ask("vin", vin), byPlate: (plate) => ask("plate", plate) };
}
