import { cleanText, normalizePartNumber } from "@pecacerta/rules/text";
import { isPriceTableCode, isYearCode, type VehicleType, yearWithoutFuel } from "@pecacerta/rules/vehicle";
import { z } from "zod";

export type PriceTableEntry = { code: string; name: string };

export type PriceTableVehicle = { codFipe: string; price: string; referenceMonth: string; fuel: string };

export type PriceTableVehicleKey = { type: VehicleType; make: string; model: string; yearCode: string };

const MAX_ENTRIES = 5000;

// The service returns codes as numbers or text, with trailing blanks.
const text = z.string().transform(cleanText);
const name = text.pipe(z.string().min(1).max(120));
const entry = (isCode: RegExp) =>
  z
    .object({ nome: name, codigo: z.union([z.string(), z.number()]) })
    .transform(({ nome, codigo }) => ({ name: nome, code: String(codigo).trim() }))
    .refine(({ code }) => isCode.test(code));

// An impossible year would be taken for the newest one.
const CODE_PATTERNS = { makes: /^\d{1,10}$/, models: /^\d{1,10}$/, years: /^(19\d\d|2[01]\d\d|32000)-\d{1,2}$/ };

const short = text.pipe(z.string().max(40));
const vehicle = z.object({
  CodigoFipe: z.string().trim().refine(isPriceTableCode),
  AnoModelo: z.coerce.number().int(),
  TipoVeiculo: z.coerce.number().int(),
  Marca: z.string(),
  Modelo: z.string(),
  Combustivel: short,
  Valor: short.default(""),
  MesReferencia: short.default(""),
});

/** Undefined for anything but a list. Invalid entries are left out. */
export function parseEntries(kind: keyof typeof CODE_PATTERNS, json: unknown): PriceTableEntry[] | undefined {
  const list = kind === "models" ? (json as { modelos?: unknown } | null)?.modelos : json;
  if (!Array.isArray(list) || list.length > MAX_ENTRIES) return undefined;
  const shape = entry(CODE_PATTERNS[kind]);
  const entries = list.map((one) => shape.safeParse(one)).flatMap(({ data }) => (data ? [data] : []));
  return entries.length === 0 && list.length > 0 ? undefined : uniqueByCode(entries);
}

export function parseVehicle(json: unknown, key: PriceTableVehicleKey): PriceTableVehicle | undefined {
  const { data } = vehicle.safeParse(json);
  if (!data || !isYearCode(key.yearCode)) return undefined;
  if (data.TipoVeiculo !== key.type || data.AnoModelo !== Number(yearWithoutFuel(key.yearCode))) return undefined;
  if (!isSameName(data.Marca, key.make) || !isSameName(data.Modelo, key.model)) return undefined;
  return { codFipe: data.CodigoFipe, price: data.Valor, referenceMonth: data.MesReferencia, fuel: data.Combustivel };
}

const uniqueByCode = (entries: PriceTableEntry[]): PriceTableEntry[] =>
  [...new Map(entries.toReversed().map((one) => [one.code, one])).values()].toReversed();

// Lists and vehicles differ in blanks and punctuation of names.
const isSameName = (one: string, other: string): boolean => normalizePartNumber(one) === normalizePartNumber(other);
