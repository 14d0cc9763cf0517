import { readFileSync } from "node:fs";
import type { FitmentDraft } from "../src/fitment-draft.ts";
import { createFitmentDictionary, type FitmentDictionary } from "../src/fitment-text/dictionary.ts";
import type { DictionaryFamily, FamilyVersion, PriceTableFamily } from "../src/fitment-text/dictionary-family.ts";
import { meetsVehicle } from "../src/fitment-text/meets-vehicle.ts";
import { parseModelName } from "../src/model-name.ts";
import type { VehicleType } from "../src/vehicle.ts";

const THIS_YEAR = 2026;
const FUELS: Readonly<Record<string, string>> = { D: "Diesel", A: "Álcool" };

const read = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Families of a price table as a mirror stores them. Its names of models are written from memory. */
export function readPriceTable(): PriceTableFamily[] {
  const families = new Map<string, PriceTableFamily & { versions: FamilyVersion[] }>();
  let [type, make]: [VehicleType, string] = [1, ""];
  for (const line of read("price-table.txt")) {
    const [, newType, newMake] = /^\[(\d) (.*)\]$/.exec(line) ?? [];
    if (newMake) [type, make] = [Number(newType) as VehicleType, newMake];
    if (newMake) continue;
    const [model = "", years = "", fuel = ""] = line.split("|");
    const { family, engine } = parseModelName(model, type);
    const known = families.get(`${type} ${make} ${family}`) ?? { type, make, family, versions: [] };
    families.set(`${type} ${make} ${family}`, known);
    const [from = 0, to = 0] = years.split("-").map(Number);
    const sold = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    known.versions.push({ model, engine, fuel: FUELS[fuel] ?? "Gasolina", years: sold });
  }
  return [...families.values()];
}

export const createTestDictionary = (): FitmentDictionary => createFitmentDictionary(readPriceTable(), THIS_YEAR);

export type ExpectedRow = Omit<FitmentDraft, "cod_fipe" | "source">;
export type LabelledLine = { text: string; rows: ExpectedRow[] };

/**
 * Lines as sellers write them, with what they mean: `text => family,years,engine,@position,f:fuel,b:body,m:model words,
 * q:quantity,!,#note`, or `-` for nothing. `+` joins alternatives, `&` words of one model, `*` are all years, `⏎` is a
 * line break and `⇥` a tab.
 */
export function readLabelledLines(name: string, families: readonly DictionaryFamily[]): LabelledLine[] {
  return read(name).map((line) => {
    const at = line.lastIndexOf(" => ");
    const [text, label] = [line.slice(0, at), line.slice(at + 4)];
    const rows = label === "-" ? [] : label.split(" ; ").flatMap((row) => expandLabel(row, families));
    return { text: text.replaceAll("⏎", "\n").replaceAll("⇥", "\t"), rows };
  });
}

export const dictionaryFamilies = ({ names }: FitmentDictionary): DictionaryFamily[] => [
  ...new Set([...names.values()].flat().flatMap((name) => name.families.map(({ family }) => family))),
];

function expandLabel(label: string, families: readonly DictionaryFamily[]): ExpectedRow[] {
  const [fields = "", note = ""] = label.split(",#");
  const [names = "", years = "", ...rest] = fields.split(",");
  const tagged = (tag: string) =>
    rest
      .find((part) => part.startsWith(tag))
      ?.slice(tag.length)
      .split("+") ?? [""];
  const engines = rest.find((part) => !/^([@!]|[fbmq]:)/.test(part))?.split("+") ?? [""];
  return names.split("+").flatMap((name) => {
    const family = onlyFamily(name, families);
    const rows = engines.flatMap((engine) =>
      tagged("f:").flatMap((fuel) =>
        tagged("b:").flatMap((body) =>
          tagged("@").map((position) => ({
            ...toSpan(years, family),
            type: family.type,
            make: family.make,
            family: name,
            model: "",
            engine,
            fuel,
            body,
            position,
            quantity: Number(tagged("q:")[0]) || null,
            note,
            excluded: rest.includes("!"),
          })),
        ),
      ),
    );
    const met = rows.flatMap((row) => modelRows(row, tagged("m:"), family));
    if (met.length === 0) throw new Error(`No vehicle: ${label}`);
    return met;
  });
}

function onlyFamily(name: string, families: readonly DictionaryFamily[]): DictionaryFamily {
  const found = families.filter(({ family }) => family === name);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} families ${name}`);
  return found[0];
}

function toSpan(years: string, family: DictionaryFamily) {
  const isSold = family.lastYear >= THIS_YEAR - 1;
  if (years === "*") return { yearFrom: family.firstYear, yearTo: isSold ? null : family.lastYear };
  const [from = "", to] = years.split("-");
  return { yearFrom: Number(from), yearTo: to === undefined ? Number(from) : Number(to) || null };
}

/** A row for each model with the words that was sold in the years; one for the family, if all have them. */
function modelRows(row: ExpectedRow, words: readonly string[], family: DictionaryFamily): ExpectedRow[] {
  const choices = words.filter(Boolean).map((word) => word.split("&"));
  const all = [...family.models.keys()];
  const models = all.filter((model) => choices.some((choice) => choice.every((word) => hasWord(model, word))));
  const isOfFamily = choices.length === 0 || models.length === all.length;
  const rows = isOfFamily ? [row] : models.map((model) => ({ ...row, model }));
  return rows.filter((one) => meetsVehicle({ ...one, cod_fipe: "", source: "" }, family));
}

const hasWord = (model: string, word: string): boolean =>
  model
    .toLowerCase()
    .split(/[\s/()+-]+/)
    .includes(word);
