import type { SelectionLevel, VehicleChoice, VehicleSelection } from "@pecacerta/rules/vehicle-selection";
import { priceTableParams, type SelectedVehicle, toSelectedVehicle } from "@pecacerta/rules/vehicle-selection";
import { call } from "../../client/call.ts";
import type { CallFailure } from "../../client/send.ts";
import { toMakeChoices, toModelChoices, toYearChoices } from "./vehicle-choices.ts";

/** Undefined if the list cannot be loaded. */
export async function fetchChoices(
  selection: VehicleSelection,
  level: Exclude<SelectionLevel, "type">,
  signal: AbortSignal,
): Promise<VehicleChoice[] | undefined> {
  const params = priceTableParams(selection, level) as PriceTableParams | null;
  if (!params) return undefined;
  const response = await CHOICE_LOADERS[level](params, signal);
  if (!response.ok)
    logFailure(level === "brand" ? "Erro ao buscar marcas" : "Erro ao gerar lista de veículos", response);
  return response.ok ? response.value : undefined;
}

/** Undefined if the price table has no such vehicle. */
export async function fetchSelectedVehicle(
  selection: VehicleSelection,
  signal: AbortSignal,
): Promise<SelectedVehicle | undefined> {
  const params = priceTableParams(selection, "year") as PriceTableParams | null;
  if (!params || !selection.year) return undefined;
  const response = await call("GET /fipe/:type/marcas/:brand/modelos/:model/anos/:year", {
    params: { ...params, year: selection.year.code },
    signal,
  });
  const selected = response.ok ? toSelectedVehicle(selection, response.value.CodigoFipe) : response;
  if (!selected.ok) logFailure("Erro ao gerar lista de veículos", response.ok ? undefined : response);
  return selected.ok ? selected.value : undefined;
}

type PriceTableParams = { type: "carros" | "motos" | "caminhoes"; brand: string; model: string };
type ChoicesResponse = { ok: true; value: VehicleChoice[] } | CallFailure;

const CHOICE_LOADERS: Record<
  Exclude<SelectionLevel, "type">,
  (params: PriceTableParams, signal: AbortSignal) => Promise<ChoicesResponse>
> = {
  async brand(params, signal) {
    const response = await call("GET /fipe/:type/marcas", { params, signal });
    return response.ok ? { ok: true, value: toMakeChoices(response.value) } : response;
  },
  async model(params, signal) {
    const [models, families] = await Promise.all([
      call("GET /fipe/:type/marcas/:brand/modelos", { params, signal }),
      call("GET /fipe/:type/marcas/:brand/familias", { params, signal }),
    ]);
    if (!models.ok) return models;
    return { ok: true, value: toModelChoices(models.value.modelos, families.ok ? families.value : []) };
  },
  async year(params, signal) {
    const response = await call("GET /fipe/:type/marcas/:brand/modelos/:model/anos", { params, signal });
    return response.ok ? { ok: true, value: toYearChoices(response.value) } : response;
  },
};

// The shopper is not told: the lists stay usable. A canceled call is no failure.
function logFailure(text: string, failed?: CallFailure): void {
  if (failed?.refusal !== "CANCELLED") console.error(text);
}
