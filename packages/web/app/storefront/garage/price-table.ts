import type { SelectionLevel, VehicleChoice, VehicleSelection } from "@pecacerta/rules/vehicle-selection";
import { priceTableParams, type SelectedVehicle, toSelectedVehicle } from "@pecacerta/rules/vehicle-selection";
import { call } from "../../client/call.ts";
import type { CallFailure } from "../../client/send.ts";
import { yearName } from "./vehicle-name.ts";

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
    return response.ok ? toChoices(response.value) : response;
  },
  async model(params, signal) {
    const response = await call("GET /fipe/:type/marcas/:brand/modelos", { params, signal });
    return response.ok ? toChoices(response.value.modelos) : response;
  },
  async year(params, signal) {
    const response = await call("GET /fipe/:type/marcas/:brand/modelos/:model/anos", { params, signal });
    return response.ok ? toChoices(response.value, yearAndFuelLabel) : response;
  },
};

const toChoices = (
  entries: readonly { nome: string; codigo: string | number }[],
  name = (nome: string) => nome,
): ChoicesResponse => ({
  ok: true,
  value: entries.map(({ nome, codigo }) => ({ code: String(codigo), name: name(nome) })),
});

// The price table writes `32000` for a new vehicle.
function yearAndFuelLabel(name: string): string {
  const [year = "", ...fuel] = name.split(" ");
  return [yearName(year), ...fuel].join(" ");
}

// The shopper is not told: the lists stay usable. A canceled call is no failure.
function logFailure(text: string, failed?: CallFailure): void {
  if (failed?.refusal !== "CANCELLED") console.error(text);
}
