import { isPriceTableCode, isYearCode, type VehicleType, YEAR_CODE, yearSent } from "@pecacerta/rules/vehicle";
import { z } from "zod";

/** A make, model or year as the service lists it. */
export type Entry = { code: string; name: string };

/** What the service says of one vehicle. */
export type ToldVehicle = { codFipe: string; price: string; referenceMonth: string; fuel: string };

const MOST_ENTRIES = 5000;

// Codes are numbers or text, names and codes may carry blanks, as the service has them.
const name = z.string().trim().min(1).max(120);
const entry = (isCode: RegExp) =>
  z
    .object({ nome: name, codigo: z.union([z.string(), z.number()]) })
    .transform(({ nome, codigo }) => ({ name: nome, code: String(codigo).trim() }))
    .refine(({ code }) => isCode.test(code));

const LISTED = { makes: /^\d{1,10}$/, models: /^\d{1,10}$/, years: YEAR_CODE };

const vehicle = z.object({
  CodigoFipe: z.string().trim().refine(isPriceTableCode),
  AnoModelo: z.coerce.number().int(),
  TipoVeiculo: z.coerce.number().int(),
  Combustivel: z.string().trim().max(40),
  Valor: z.string().trim().max(40).default(""),
  MesReferencia: z.string().trim().max(40).default(""),
});

/**
 * The entries of a list; undefined for what is no list of entries. A single entry that makes no sense is left out: it
 * must not keep the others from being read.
 */
export function readEntries(kind: keyof typeof LISTED, json: unknown): Entry[] | undefined {
  const list = kind === "models" ? (json as { modelos?: unknown } | null)?.modelos : json;
  if (!Array.isArray(list) || list.length > MOST_ENTRIES) return undefined;
  const shape = entry(LISTED[kind]);
  const read = list.map((one) => shape.safeParse(one)).flatMap(({ data }) => (data ? [data] : []));
  return read.length === 0 && list.length > 0 ? undefined : read;
}

/** One vehicle; undefined where the answer is none, or is about another type or year than was asked for. */
export function readVehicle(json: unknown, type: VehicleType, yearCode: string): ToldVehicle | undefined {
  const { data } = vehicle.safeParse(json);
  if (!data || !isYearCode(yearCode)) return undefined;
  if (data.TipoVeiculo !== type || data.AnoModelo !== Number(yearSent(yearCode))) return undefined;
  return { codFipe: data.CodigoFipe, price: data.Valor, referenceMonth: data.MesReferencia, fuel: data.Combustivel };
}
