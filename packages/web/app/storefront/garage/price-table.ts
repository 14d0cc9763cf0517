import type { PriceTableEntry, SelectionLevel, VehicleSelection } from "@pecacerta/rules/vehicle-selection";
import { priceTableParams, type SelectedVehicle, toSelectedVehicle } from "@pecacerta/rules/vehicle-selection";
import { call } from "../../client/call.ts";
import type { Failed } from "../../client/send.ts";
import { yearName } from "./vehicle-name.ts";

/** The list of one level under what is chosen above it; undefined where it cannot be had. */
export async function fetchChoices(
  selection: VehicleSelection,
  level: Exclude<SelectionLevel, "type">,
  signal: AbortSignal,
): Promise<PriceTableEntry[] | undefined> {
  const params = priceTableParams(selection, level) as Params | null;
  if (!params) return undefined;
  const asked = await LISTS[level](params, signal);
  if (!asked.ok) note(level === "brand" ? "Erro ao buscar marcas" : "Erro ao gerar lista de veículos", asked);
  return asked.ok ? asked.value : undefined;
}

/** What a whole selection means; undefined where the price table does not say. */
export async function fetchSelectedVehicle(
  selection: VehicleSelection,
  signal: AbortSignal,
): Promise<SelectedVehicle | undefined> {
  const params = priceTableParams(selection, "year") as Params | null;
  if (!params || !selection.year) return undefined;
  const asked = await call("GET /fipe/:type/marcas/:brand/modelos/:model/anos/:year", {
    params: { ...params, year: selection.year.code },
    signal,
  });
  const read = asked.ok ? toSelectedVehicle(selection, asked.value.CodigoFipe) : asked;
  if (!read.ok) note("Erro ao gerar lista de veículos", asked.ok ? undefined : asked);
  return read.ok ? read.value : undefined;
}

type Params = { type: "carros" | "motos" | "caminhoes"; brand: string; model: string };
type Listed = { ok: true; value: PriceTableEntry[] } | Failed;

const LISTS: Record<Exclude<SelectionLevel, "type">, (params: Params, signal: AbortSignal) => Promise<Listed>> = {
  async brand(params, signal) {
    const asked = await call("GET /fipe/:type/marcas", { params, signal });
    return asked.ok ? listed(asked.value) : asked;
  },
  async model(params, signal) {
    const asked = await call("GET /fipe/:type/marcas/:brand/modelos", { params, signal });
    return asked.ok ? listed(asked.value.modelos) : asked;
  },
  async year(params, signal) {
    const asked = await call("GET /fipe/:type/marcas/:brand/modelos/:model/anos", { params, signal });
    return asked.ok ? listed(asked.value, yearAndFuel) : asked;
  },
};

const listed = (
  entries: readonly { nome: string; codigo: string | number }[],
  name = (nome: string) => nome,
): Listed => ({
  ok: true,
  value: entries.map(({ nome, codigo }) => ({ code: String(codigo), name: name(nome) })),
});

// `32000 Gasolina` is a new vehicle's.
function yearAndFuel(name: string): string {
  const [year = "", ...fuel] = name.split(" ");
  return [yearName(year), ...fuel].join(" ");
}

// Whoever chooses is told nothing: the lists stay usable. What was given up on purpose is no failure.
function note(text: string, failed?: Failed): void {
  if (failed?.refusal !== "CANCELLED") console.error(text);
}
